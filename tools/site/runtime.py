"""The Python runtime as the site serves it: packed, so that it is small on every host."""

import re
from base64 import b64decode

from tools.build.compress import pack, pack_plainly
from tools.build.paths import NODE_MODULES, PYODIDE
from tools.build.steps import StepError

# What the page unpacks itself has this after its name: no host acts upon it.
PACKED = ".packed"
# The runtime's large script.
GLUE = "pyodide.asm.mjs"
_STARTER, _BINARY = "pyodide.mjs", "pyodide.asm.wasm"
# The module that has the decoder's program in it, as text.
_DECODER = NODE_MODULES / "zstddec" / "dist" / "zstddec-stream.mjs"
_PROGRAM = re.compile(r'const wasm = "([A-Za-z0-9+/=]+)"')


def runtime_files(level: int) -> dict[str, bytes]:
    """The runtime's files by their names, and the decoder that unpacks them.

    The large script is there plain too, for pages that may run no other. `level` is how
    hard it is packed (compress.py).
    """
    glue = without_map((PYODIDE / GLUE).read_bytes())
    return {
        _STARTER: without_map((PYODIDE / _STARTER).read_bytes()),
        GLUE: glue,
        f"{GLUE}{PACKED}": pack(glue, level),
        f"{_BINARY}{PACKED}": pack((PYODIDE / _BINARY).read_bytes(), level),
        f"zstd.wasm{PACKED}": pack_plainly(_decoder()),
    }


def without_map(script: bytes) -> bytes:
    """The script without the address of its map, which is not served: developer tools complain."""
    return script.partition(b"//# sourceMappingURL=")[0]


def _decoder() -> bytes:
    found = _PROGRAM.search(_DECODER.read_text(encoding="utf-8"))
    if found is None:
        raise StepError(f"{_DECODER} holds no program any more")
    return b64decode(found[1])
