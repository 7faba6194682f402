"""The boot archive: what of Python's library the engine needs, and the engine, as bytecode."""

from pathlib import Path

from tools.build.cache import cached
from tools.build.paths import PYODIDE, digest, files_under
from tools.build.steps import run, step

_HERE = Path(__file__).parent
_NAME = "boot.zip"


def build_boot_archive(wheel: Path, node: Path) -> Path:
    """Return the archive for this wheel, compiling it in the runtime itself where needed."""

    def compile_all(folder: Path) -> None:
        with step("Compile the boot archive"):
            program = [node, _HERE / "compile.mjs", PYODIDE, wheel, folder / _NAME]
            run(program, "compiling the engine")

    def key() -> str:
        return digest([wheel, PYODIDE / "package.json", *files_under(_HERE)])

    return cached("boot", key, compile_all) / _NAME
