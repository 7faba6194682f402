"""Everything that is checked without a browser or the engine."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from tools.build.looks import check_looks
from tools.build.node import ensure_packages, search_path
from tools.build.paths import NODE_MODULES, ROOT
from tools.build.protocol_types import check_types
from tools.build.steps import Command, StepError, run, step

_COMMAND: Command = [sys.executable, ROOT / "build.py", "check"]
_PYTHON = ("pysrc", "tools", "tests", "build.py")


def check() -> None:
    """Carry out every check. Raises StepError when any has failed."""
    node = ensure_packages()
    failed = [title for title, look in _CHECKS.items() if not _passes(title, look, node)]
    if failed:
        raise StepError(f"failed: {', '.join(failed)}")


@contextmanager
def checking() -> Iterator[None]:
    """Check while the body runs, and show after it what was found.

    Raises StepError when a check has failed and the body has not.
    """
    ensure_packages()
    with TemporaryFile("w+", encoding="utf-8") as told:
        checks = subprocess.Popen(_COMMAND, stdout=told, stderr=subprocess.STDOUT)
        try:
            yield
        except (Exception, KeyboardInterrupt) as error:
            if not isinstance(error, StepError):
                checks.terminate()
            raise
        finally:
            status = checks.wait()
            told.seek(0)
            print(f"· Checked beside it:\n{told.read()}", end="", flush=True)
        if status:
            raise StepError("checks failed")


def _passes(title: str, look: Callable[[Path], None], node: Path) -> bool:
    try:
        with step(f"Check {title}"):
            look(node)
    except StepError as error:
        print(f"  {error}", flush=True)
        return False
    return True


def _check_generated(node: Path) -> None:
    check_types()
    check_looks()


def _check_style(node: Path) -> None:
    ruff: Command = [sys.executable, "-m", "ruff"]
    run([*ruff, "check", "--quiet", *_PYTHON], "ruff check")
    run([*ruff, "format", "--check", "--quiet", *_PYTHON], "ruff format --check")


def _check_python_types(node: Path) -> None:
    run([sys.executable, "-m", "mypy"], "mypy")


def _check_script_types(node: Path) -> None:
    compiler = NODE_MODULES / "typescript" / "bin" / "tsc"
    for project in ("tsconfig.json", "tsconfig.worker.json"):
        command: Command = [node, compiler, "--project", ROOT / project]
        run(command, f"tsc on {project}", env=search_path(node))


def _check_scripts(node: Path) -> None:
    tests = sorted((ROOT / "tests" / "scripts").glob("*.test.js"))
    run([node, "--test", *tests], "node --test")


# By what they check, each with the Node to use. Whatever fails, the others are carried out.
_CHECKS: dict[str, Callable[[Path], None]] = {
    "that generated files are fresh": _check_generated,
    "Python's style (ruff)": _check_style,
    "JavaScript's types (tsc)": _check_script_types,
    "what JavaScript does (node --test)": _check_scripts,
    "Python's types (mypy)": _check_python_types,
}
