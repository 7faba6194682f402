"""Write the lab's page in each language, with its examples in it.

Run as a program of its own, like `rules_pages`: `python -m tools.docs.lab_pages FOLDER`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path
from string import Template

from tools.build.paths import LAB
from tools.docs.rules_pages import alternates, game_link, language_links, languages, page_name
from trilithon.games import GAMES

PAGE = "index"
# What the sheet beside the console shows of each function of `trilithon.lab`.
SHEET = {
    "new": 'game = new("consta", "c3 2d4", size=5)',
    "show": "show(game)",
    "legal": "legal(game)",
    "think": "think(game, seconds=1)",
    "solve": "solve(game)",
    "count": "count(game, 3)",
    "random_game": 'random_game("consta", seed=1, size=7)',
    "points": "points(game)",
    "read": 'read("1t…")',
}


def build_lab(source: Path, target: Path) -> None:
    """Write the page in every language into `target`; addresses are those of the sources."""
    template = Template((source / "page.html").read_text(encoding="utf-8"))
    spoken = languages(source)
    target.mkdir(parents=True, exist_ok=True)
    for language in spoken:
        text = template.substitute(_page(source, language, spoken))
        (target / page_name(PAGE, language)).write_text(text, encoding="utf-8")


def _page(source: Path, language: str, spoken: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """What stands in the template's places, as HTML."""
    words = spoken[language]
    texts = {
        **words,
        "language": language,
        "rules-page": page_name(next(iter(GAMES)), language),
        "reference-page": page_name("reference", language),
    }
    parts = {
        "alternates": alternates(PAGE, spoken),
        "games": "".join(game_link(game, language, words, "", "../rules/") for game in GAMES),
        "languages": "".join(language_links(PAGE, language, spoken)),
        "examples": "".join(_button(game, words) for game in GAMES),
        "programs": "\n  ".join(_program(source, game, language) for game in GAMES),
        "sheet": "".join(_entry(name, words) for name in SHEET),
    }
    return {name.replace("-", "_"): escape(text) for name, text in texts.items()} | parts


def _button(game: str, words: Mapping[str, str]) -> str:
    text = escape(words[f"example-{game}"])
    return f'<button type="button" data-example="{game}">{text}</button>'


def _program(source: Path, game: str, language: str) -> str:
    program = (source / f"{game}.{language}.py").read_text(encoding="utf-8")
    return f'<template id="example-{game}">{escape(program)}</template>'


def _entry(name: str, words: Mapping[str, str]) -> str:
    text = escape(words[f"sheet-{name.replace('_', '-')}"])
    return f"<div><dt><code>{escape(SHEET[name])}</code></dt><dd>{text}</dd></div>"


if __name__ == "__main__":
    build_lab(LAB, Path(sys.argv[1]))
