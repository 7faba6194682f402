"""A copy of the built site that a test may change, and later versions of it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

_CHANGED = (".html", ".js", ".webmanifest")


def copy_site(site: Path, target: Path) -> Path:
    """Copy the site without its compressed files."""
    return Path(shutil.copytree(site, target, ignore=shutil.ignore_patterns("*.br", "*.gz")))


def next_version(site: Path, target: Path) -> Path:
    """Copy the site as it is after a change of its scripts: they lie in another folder."""
    copy_site(site, target)
    [app] = target.glob("assets/app-*")
    later = app.rename(app.with_name("app-ffffffffffff"))
    for path in target.rglob("*"):
        if path.suffix in _CHANGED and "assets" not in path.parts:
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(app.name, later.name), encoding="utf-8")
    worker = target / "sw.js"
    text = worker.read_text(encoding="utf-8")
    changed = re.sub(r'VERSION = "\w+"', 'VERSION = "later"', text)
    assert changed != text
    worker.write_text(changed, encoding="utf-8")
    return target
