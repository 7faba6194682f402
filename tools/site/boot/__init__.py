"""The boot archive: what of Python's library the engine needs, and the engine, as bytecode."""

from pathlib import Path

from tools.build.cache import cached
from tools.build.paths import CACHE, PYODIDE, digest, files_under
from tools.build.steps import run, step

_HERE = Path(__file__).parent
_NAME = "boot.zip"
# What modules compiled to.
_KEPT = CACHE / "compiled"


def build_boot_archive(wheel: Path, node: Path) -> Path:
    """Return the archive for this wheel, compiling it in the runtime itself where needed."""

    def compile_all(folder: Path) -> None:
        with step("Compile the boot archive"):
            _KEPT.mkdir(parents=True, exist_ok=True)
            kept = _KEPT / digest(_compilers())
            program = [node, _HERE / "compile.mjs", PYODIDE, wheel, folder / _NAME, kept]
            run(program, "compiling the engine")
            for old in set(_KEPT.iterdir()) - {kept}:
                old.unlink()

    def key() -> str:
        return digest([wheel, *_compilers()])

    return cached("boot", key, compile_all) / _NAME


def _compilers() -> list[Path]:
    return [PYODIDE / "package.json", *files_under(_HERE)]
