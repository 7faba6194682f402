"""What the packages have from outside of the sources. Called by hatchling, as a file.

The terminal speaks by the page's message catalogues, which lie in `web/locales`. Notebooks show a
page that `build.py widget` makes; `TRILITHON_WIDGET_PAGE` names another place of it, or none, for
the wheel that the lab and the boot archive take.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_LOCALES = Path("web", "locales")
_TERMINAL = "trilithon/console/terminal/locales"
_MADE, _PAGE = Path(".cache", "widget", "page.html"), "trilithon/widget/page.html"
_VARIABLE = "TRILITHON_WIDGET_PAGE"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds files; a wheel that leads to a checkout finds them there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to add, each with its place."""
        if version == "editable":
            return
        wheel = self.target_name == "wheel"
        added: dict[str, str] = build_data["force_include"]
        page = Path(os.environ.get(_VARIABLE, Path(self.root, _MADE)))
        if page.is_file():
            added[str(page)] = _PAGE if wheel else f"pysrc/{_PAGE}"
        if wheel:
            for path in sorted(Path(self.root, _LOCALES).glob("*.ftl")):
                added[str(path)] = f"{_TERMINAL}/{path.name}"
