"""What a wheel has from outside of the package. Called by hatchling, as a file.

The terminal speaks by the page's message catalogues, which lie in `web/locales`.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_LOCALES = Path("web", "locales")
_TARGET = "trilithon/console/terminal/locales"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds files to the wheel; one that leads to a checkout finds them there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to add, each with its place."""
        if version == "editable":
            return
        for path in sorted(Path(self.root, _LOCALES).glob("*.ftl")):
            build_data["force_include"][str(path)] = f"{_TARGET}/{path.name}"
