"""Everything that is checked without running the project."""

import sys

from tools.build.node import ensure_packages, search_path
from tools.build.paths import NODE_MODULES, ROOT
from tools.build.protocol_types import check_types
from tools.build.steps import Command, run, step

_PYTHON = ("pysrc", "tools", "tests", "build.py")


def check() -> None:
    """Check style, types and generated files; stop at the first that fails."""
    node = ensure_packages()
    module = [sys.executable, "-m"]
    with step("Check that generated files are fresh"):
        check_types()
    with step("Check Python's style (ruff)"):
        run([*module, "ruff", "check", "--quiet", *_PYTHON], "ruff check")
        run([*module, "ruff", "format", "--check", "--quiet", *_PYTHON], "ruff format --check")
    with step("Check Python's types (mypy)"):
        run([*module, "mypy"], "mypy")
    with step("Check JavaScript's types (tsc)"):
        compiler = NODE_MODULES / "typescript" / "bin" / "tsc"
        for project in ("tsconfig.json", "tsconfig.worker.json"):
            command: Command = [node, compiler, "--project", ROOT / project]
            run(command, f"tsc on {project}", env=search_path(node))
