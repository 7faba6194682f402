"""What makes the site an app that can be installed: its manifest, and its icons in pixels."""

from __future__ import annotations

import json
from collections.abc import Iterable

from resvg_py import svg_to_bytes

from tools.build.paths import WEB
from tools.site.words import read_words

_ICONS = WEB / "icons"
# The sources in vectors, each with the sizes it is drawn in. `app-whole` fills its square, so
# that systems may cut it to the shape that they want.
_SIZES = {"app": (192, 512), "app-whole": (180, 192, 512)}
_LANGUAGE = "en"


def draw_icons() -> dict[str, bytes]:
    """The icons as PNG, by their places in the site."""
    return {
        f"icons/{name}-{size}.png": bytes(
            svg_to_bytes(svg_path=str(_ICONS / f"{name}.svg"), width=size, skip_system_fonts=True)
        )
        for name, sizes in _SIZES.items()
        for size in sizes
    }


def manifest(games: Iterable[str]) -> str:
    """The manifest, with shortcuts to these games, and addresses as the sources have them.

    All are relative, so that the site can lie in any folder.
    """
    words = {path.stem: read_words(path) for path in sorted((WEB / "locales").glob("*.ftl"))}
    own = words[_LANGUAGE]
    others = {language: own for language, own in words.items() if language != _LANGUAGE}
    written = {
        "name": "Trilithon",
        "short_name": "Trilithon",
        "lang": _LANGUAGE,
        "description": own["app-description"],
        "description_localized": {
            language: other["app-description"] for language, other in others.items()
        },
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f5f3ee",
        "theme_color": "#f5f3ee",
        "categories": ["games"],
        "icons": [
            *(_icon("app", size, "any") for size in (192, 512)),
            *(_icon("app-whole", size, "maskable") for size in (192, 512)),
        ],
        "shortcuts": [
            *(
                _shortcut(own[f"game-{game}"], f"./play.html?level=2#v=0&game={game}")
                for game in games
            ),
            _shortcut(own["puzzles"], "./puzzles.html"),
        ],
    }
    return json.dumps(written, ensure_ascii=False, indent=2) + "\n"


def _icon(name: str, size: int, purpose: str) -> dict[str, str]:
    address = f"icons/{name}-{size}.png"
    return {"src": address, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def _shortcut(name: str, url: str) -> dict[str, object]:
    return {"name": name, "url": url, "icons": [_icon("app", 192, "any")]}
