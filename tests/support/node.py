"""Programs of Node and npm, as a project elsewhere runs them."""

from __future__ import annotations

from pathlib import Path

from tools.build.node import ensure_packages, search_path
from tools.build.steps import run


def run_node(*command: str | Path, folder: Path) -> str:
    """Run a program in a folder and return what it printed. Raises StepError where it fails."""
    return run(command, Path(command[0]).name, cwd=folder, env=search_path(ensure_packages()))
