"""The boot archive: what of Python's library the engine needs, and the engine, as bytecode."""

from pathlib import Path

from tools.build.paths import CACHE, PYODIDE, digest, files_under
from tools.build.steps import run, step

_HERE = Path(__file__).parent


def build_boot_archive(wheel: Path, node: Path) -> Path:
    """Return the archive for this wheel, compiling it in the runtime itself where needed."""
    key = digest([wheel, PYODIDE / "package.json", *files_under(_HERE)])[:16]
    archive = CACHE / "boot" / f"{key}.zip"
    if not archive.is_file():
        with step("Compile the boot archive"):
            archive.parent.mkdir(parents=True, exist_ok=True)
            for old in archive.parent.iterdir():
                old.unlink()
            run([node, _HERE / "compile.mjs", PYODIDE, wheel, archive], "compiling the engine")
    return archive
