"""What the site is made of: the page's own files, libraries, what the engine asks for, pages."""

from pathlib import Path, PurePosixPath

from tools.build.paths import (
    DOCS,
    FRAME,
    HOME,
    LAB,
    NODE_MODULES,
    PACKAGE,
    REQUIREMENTS,
    RESULTS,
    ROOT,
    RULES,
    WEB,
    digest,
    files_under,
)
from tools.site.addresses import site_address, stun_servers
from tools.site.app import draw_icons
from tools.site.missing import MISSING
from tools.site.parts import ROOMS, Parts
from tools.site.runtime import without_map
from tools.site.words import catalogue

# Folders of web/ whose files only the site itself asks for.
HASHED = ("css", "icons", "js", "lessons", "locales", "models", "puzzles")
_LIBRARIES = {
    "fluent-bundle": (NODE_MODULES / "@fluent" / "bundle" / "esm", "*.js"),
    "supermemo": (NODE_MODULES / "supermemo" / "esm", "main.js"),
    "uqr": (NODE_MODULES / "uqr" / "dist", "index.mjs"),
    "gifenc": (NODE_MODULES / "gifenc" / "dist", "gifenc.esm.js"),
}
# Large files that few visits need, so that they are fetched when they are asked for.
_SUPPLIES = (".book",)
# Folders of what pages are made of, which are not served themselves.
_MADE_OF = (RULES, DOCS, LAB, HOME, FRAME, MISSING)
# A worker beside its page, which addresses scripts as pages do.
WORKER = PurePosixPath("lab/worker.js")


def app_files() -> dict[str, bytes]:
    """What only the site itself asks for, by its place: styles, scripts, words, libraries."""
    files = {
        path.relative_to(WEB).as_posix(): path.read_bytes()
        for folder in HASHED
        for path in files_under(WEB / folder)
        # What is for those who write the rest is not for visitors.
        if not path.name.endswith((".d.ts", ".md"))
    }
    for name, (folder, wanted) in _LIBRARIES.items():
        for path in folder.glob(wanted):
            files[f"vendor/{name}/{path.name}"] = without_map(path.read_bytes())
    for name in files:
        if name.startswith("locales/") and name.count("/") == 1:
            files[name] = catalogue(PurePosixPath(name).stem).encode()
    return files | draw_icons()


def page_files(made: Parts) -> dict[PurePosixPath, Path]:
    """The page's files and the rules pages by their places; some are served elsewhere."""
    sources = {
        PurePosixPath(path.relative_to(WEB).as_posix()): path
        for path in files_under(WEB)
        if path.suffix != ".ts" and (path.parent not in _MADE_OF or path == WEB / WORKER)
    }
    for name, folder in made.pages.items():
        sources |= {PurePosixPath(name, path.name): path for path in files_under(folder)}
    return sources


def supplies() -> dict[str, bytes]:
    """What the engine asks for when it needs it, by the path in the package."""
    found = (path for suffix in _SUPPLIES for path in PACKAGE.rglob(f"*{suffix}"))
    return {path.relative_to(PACKAGE).as_posix(): path.read_bytes() for path in found}


def inputs() -> str:
    """A hash of all that the site is made from."""
    folders = (WEB, PACKAGE, RESULTS, *ROOMS)
    single = (
        ROOT / "pyproject.toml",
        ROOT / "README.md",
        ROOT / "package-lock.json",
        REQUIREMENTS,
    )
    files = [*single, *(path for folder in folders for path in files_under(folder))]
    return digest(files, site_address(), stun_servers())
