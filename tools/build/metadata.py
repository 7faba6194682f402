"""What the packages' metadata has of where the sources lie. Called by hatchling, as a file.

`TRILITHON_SOURCE` is the address of the repository, such as https://…/trilithon, which a release is
made from. With it, packages lead there, and so do the links of the description, which in the
repository are relative. Without it, they lead nowhere.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_VARIABLE = "TRILITHON_SOURCE"
_PICTURE = re.compile(r'(<img src=")(?!https?:)([^"]+)"')
_LINK = re.compile(r"(\]\()(?!https?:|#)([^)]+)\)")


class CustomMetadataHook(MetadataHookInterface):
    """Tells the description and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add what `pyproject.toml` calls dynamic."""
        source = os.environ.get(_VARIABLE, "").rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["urls"] = {}
        if source.startswith("https://"):
            tag = f"v{metadata['version']}"
            text = _PICTURE.sub(rf'\1{source}/raw/{tag}/\2"', text)
            text = _LINK.sub(rf"\1{source}/blob/{tag}/\2)", text)
            metadata["urls"] = {
                "Source": source,
                "Issues": f"{source}/issues",
                "Changelog": f"{source}/blob/{tag}/CHANGELOG.md",
                "Documentation": f"{source}/tree/{tag}/docs",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
