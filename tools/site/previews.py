"""What other sites and search engines are told of pages: previews of links, a map, what games are.

Nearly all of that names addresses in full, so that it is only told where it is known where the site
will be.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape, unescape
from pathlib import PurePosixPath
from typing import Any

# The size that other sites show pictures in.
WIDTH, HEIGHT = 1200, 630
# The pictures' names; each game has one in each language, named like its pages. They are drawn by
# `link_pictures`.
ALL_GAMES, LESSONS, PUZZLES = "home", "lessons", "puzzles"
# The folder that they lie in, and the map of all pages.
FOLDER, SITE_MAP = "pictures", "sitemap.xml"

_TITLE = re.compile(r"<title>([^<]*)</title>")
_DESCRIBED = re.compile(r'<meta name="description" content="([^"]*)">')
_LANGUAGE = re.compile(r'<html lang="(\w+)"')
# A page of a game's: of its rules, or a report or treatise of it.
_OF_GAME = re.compile(r"(?:rules|docs)/(?:report-)?((\w+)(?:\.\w+)?)\.html")
# Who a game is by, as credits say it.
_AUTHOR = re.compile(r" by (.+)\.$")
_TASKS = {"learn.html": LESSONS, "puzzles.html": PUZZLES}


def with_preview(
    page: str, place: PurePosixPath, site: str, games: Iterable[Mapping[str, str]]
) -> str:
    """Put into a page's head what a link to it shows elsewhere, unless it has no description.

    `games` is what is told of each game, see `games_of`; `site` is the site's address, empty where
    it is not known.
    """
    title, described = _TITLE.search(page), _DESCRIBED.search(page)
    if not (title and described):
        return page
    told = {"og:title": title[1], "og:description": described[1], "og:type": "website"}
    told["og:site_name"] = "Trilithon"
    if site:
        told |= {
            "og:url": _address(site, place),
            "og:image": _picture(site, place, games),
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": title[1],
        }
    lines = [f'<meta property="{name}" content="{text}">' for name, text in told.items()]
    if site:
        lines.append('<meta name="twitter:card" content="summary_large_image">')
        if thing := _thing(page, place, site, games):
            lines.append(f'<script type="application/ld+json">{_in_a_page(thing)}</script>')
    return page.replace("</head>", "  " + "\n  ".join(lines) + "\n</head>", 1)


def site_map(site: str, pages: Mapping[PurePosixPath, str]) -> str:
    """The map of all pages that are for everybody, as search engines read it."""
    listed = sorted(
        _address(site, place) for place, page in pages.items() if _DESCRIBED.search(page)
    )
    lines = "".join(f"  <url><loc>{escape(address)}</loc></url>\n" for address in listed)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{lines}</urlset>\n'
    )


def _address(site: str, place: PurePosixPath) -> str:
    return site + place.as_posix().removesuffix("index.html")


def _picture(site: str, place: PurePosixPath, games: Iterable[Mapping[str, str]]) -> str:
    found = _OF_GAME.fullmatch(place.as_posix())
    if found and any(found[2] == game["game"] for game in games):
        name = found[1]
    else:
        name = _TASKS.get(place.as_posix(), ALL_GAMES)
    return f"{site}{FOLDER}/{name}.png"


def _thing(
    page: str, place: PurePosixPath, site: str, games: Iterable[Mapping[str, str]]
) -> dict[str, Any] | None:
    """What a page is about, in the words of schema.org: its game, or all of them."""
    if place.as_posix() == "index.html":
        application = {"@type": "WebApplication", "name": "Trilithon"}
        application |= {"applicationCategory": "GameApplication", "operatingSystem": "Any"}
        free = {"isAccessibleForFree": True}
        parts = {"hasPart": [_game(game, site) for game in games]}
        return {**_about(page, place, site), **application, **free, **parts}
    for game in games:
        if re.fullmatch(rf"rules/{game['game']}(\.\w+)?\.html", place.as_posix()):
            image = {"image": _picture(site, place, games)}
            return {**_about(page, place, site), **_game(game, site), **image}
    return None


def _about(page: str, place: PurePosixPath, site: str) -> dict[str, Any]:
    described, language = _DESCRIBED.search(page), _LANGUAGE.search(page)
    return {
        "@context": "https://schema.org",
        "url": _address(site, place),
        "description": unescape(described[1]) if described else "",
        "inLanguage": language[1] if language else "",
    }


def _game(game: Mapping[str, str], site: str) -> dict[str, Any]:
    """A game, by the address of its rules in the language of the site's pages."""
    found = _AUTHOR.search(unescape(game["credit"]))
    author = {"author": {"@type": "Person", "name": found[1]}} if found else {}
    return {
        "@type": "Game",
        "@id": f"{site}rules/{game['game']}.html",
        "name": unescape(game["name"]),
        "numberOfPlayers": {"@type": "QuantitativeValue", "value": 2},
        **author,
    }


def _in_a_page(thing: Mapping[str, Any]) -> str:
    """As JSON in which nothing ends the element that it stands in."""
    return json.dumps(thing, ensure_ascii=False).replace("<", "\\u003c")
