"""The folders of ``assets``, each named after its content.

Whatever has no address of its own that others rely on goes into one of them: the page's files, the
runtime and the boot archive each into one. Inside these, relative addresses stay as the sources
have them; only pages and a few marked lines change. `level` is that of packing (compress.py).
"""

from collections.abc import Mapping
from pathlib import Path

from tools.build.compress import pack
from tools.build.paths import digest, files_under
from tools.build.steps import StepError
from tools.site.modules import module_files
from tools.site.pages import replace_once
from tools.site.parts import Parts
from tools.site.runtime import PACKED, runtime_files
from tools.site.sources import supplies

_EDITOR = (
    "@codemirror/commands",
    "@codemirror/lang-python",
    "@codemirror/language",
    "@codemirror/state",
    "@codemirror/view",
    "@lezer/highlight",
)


def place_engine(target: Path, app_files: dict[str, bytes], made: Parts, level: int) -> None:
    """Place the runtime, the boot archive and supplies, and tell the engine's script where."""
    files = runtime_files(level)
    archive = {f"boot.zip{PACKED}": pack(made.archives.boot.read_bytes(), level)}
    runtime = place_folder(target, "runtime", files)
    engine = place_folder(target, "engine", archive)
    size = sum(len(packed) for name, packed in (files | archive).items() if name.endswith(PACKED))
    assets = "js/engine/assets.js"
    text = app_files[assets].decode()
    text = replace_once(text, '/runtime/"', f'/{runtime}/"')
    text = replace_once(text, "/engine/boot", f"/{engine}/boot")
    text = replace_once(text, "SIZE = 1;", f"SIZE = {size};")
    folder = place_folder(target, "supplies", supplies())
    text = replace_once(text, '/supplies/"', f'/{folder}/"')
    app_files[assets] = text.encode()


def place_fonts(target: Path, app_files: dict[str, bytes], made: Parts) -> dict[str, str]:
    """Place the fonts apart from what changes more often; return where each is served."""
    files = {path.name: path.read_bytes() for path in files_under(made.fonts)}
    folder = place_folder(target, "fonts", files)
    sheet = "css/base/fonts.css"
    source = app_files[sheet].decode()
    text = source.replace('("../../fonts/', f'("../../../{folder}/')
    if text == source:
        raise StepError(f"{sheet} names no fonts where they are looked for")
    app_files[sheet] = text.encode()
    return {f"fonts/{name}": f"assets/{folder}/{name}" for name in files}


def place_lab(target: Path, app_files: dict[str, bytes], made: Parts, level: int) -> None:
    """Place what only the lab needs, and tell its script where and by what names."""
    archives = made.archives
    wanted = (archives.library, archives.micropip, archives.engine)
    files = {f"{path.name}{PACKED}": pack(path.read_bytes(), level) for path in wanted}
    editor = {f"codemirror/{name}": text for name, text in module_files(_EDITOR).items()}
    folder = place_folder(target, "lab", files | editor)
    assets = "js/pages/lab/assets.js"
    text = replace_once(app_files[assets].decode(), '/lab/"', f'/{folder}/"')
    text = replace_once(text, "micropip.whl", archives.micropip.name)
    app_files[assets] = replace_once(text, "trilithon.whl", archives.engine.name).encode()


def place_folder(target: Path, kind: str, files: Mapping[str, bytes]) -> str:
    """Write the files into a folder of ``assets`` named after their content; return its name."""
    key = digest([], *(item for name in sorted(files) for item in (name, files[name])))
    folder = f"{kind}-{key[:12]}"
    for name, content in files.items():
        write(target / "assets" / folder / name, content)
    return folder


def write(path: Path, content: bytes) -> None:
    """Write a file, and make the folder that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
