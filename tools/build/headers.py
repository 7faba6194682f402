"""The headers of the deployed site, read from ``netlify.toml``."""

import re
import tomllib
from pathlib import Path

from tools.build.paths import NETLIFY


class Headers:
    """Which headers a host sends for a path, by the rules of the site's configuration."""

    def __init__(self, configuration: Path = NETLIFY) -> None:
        rules = tomllib.loads(configuration.read_text(encoding="utf-8"))["headers"]
        self._rules: list[tuple[re.Pattern[str], dict[str, str]]] = [
            (re.compile(re.escape(rule["for"]).replace(r"\*", ".*")), rule["values"])
            for rule in rules
        ]

    def of(self, path: str) -> dict[str, str]:
        """Return the headers for an absolute path of the site; later rules win."""
        found = {"Cache-Control": "public, max-age=0, must-revalidate"}
        for pattern, values in self._rules:
            if pattern.fullmatch(path):
                found.update(values)
        return found
