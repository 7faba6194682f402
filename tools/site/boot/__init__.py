"""What is compiled in the runtime itself: the boot archive, and what the lab takes.

The boot archive has what of Python's library the engine needs, and the engine, as bytecode. The lab
has the runtime's library, micropip and the engine as they come, with bytecode beside.
"""

from dataclasses import dataclass
from pathlib import Path

from tools.build.cache import cached
from tools.build.paths import CACHE, LAB, PYODIDE, digest, files_under
from tools.build.steps import run, step

_HERE = Path(__file__).parent
_BOOT, _LIBRARY = "boot.zip", "python_stdlib.zip"
# What modules compiled to.
_KEPT = CACHE / "compiled"


@dataclass(frozen=True)
class Archives:
    """The `boot` archive; the lab's `library`, and its wheels of `micropip` and the `engine`."""

    boot: Path
    library: Path
    micropip: Path
    engine: Path


def build_archives(wheel: Path, micropip: Path, node: Path) -> Archives:
    """Return the archives for these wheels, compiling them in the runtime itself where needed."""
    given = [wheel, micropip, *sorted(LAB.glob("*.py"))]

    def compile_all(folder: Path) -> None:
        with step("Compile the archives"):
            _KEPT.mkdir(parents=True, exist_ok=True)
            kept = _KEPT / digest(_compilers())
            run(
                [node, _HERE / "compile.mjs", PYODIDE, folder, kept, *given], "compiling the engine"
            )
            for old in set(_KEPT.iterdir()) - {kept}:
                old.unlink()

    def key() -> str:
        return digest([*given, *_compilers()])

    made = cached("boot", key, compile_all)
    return Archives(made / _BOOT, made / _LIBRARY, made / micropip.name, made / wheel.name)


def _compilers() -> list[Path]:
    return [PYODIDE / "package.json", *files_under(_HERE)]
