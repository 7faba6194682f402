"""What is told of each game in pages that name them all, in the order of the registry."""

from __future__ import annotations

from html import escape

from tools.build.paths import WEB
from tools.site.parts import Parts
from tools.site.words import read_words

# Pages are written in this language, and translated when they are read.
_LANGUAGE = "en"


def games_of(made: Parts) -> list[dict[str, str]]:
    """For each game what pieces of `web/frame` may name of it, as HTML.

    `game` is its word, `name` its name, `about` and `credit` a sentence each; `board` is its board
    on the home page, `link` the game that is played there; the rest is told in `start_view`.
    """
    words = read_words(WEB / "locales" / f"{_LANGUAGE}.ftl")
    return [
        {
            "game": game,
            "name": escape(words[f"game-{game}"]),
            "about": escape(words[f"home-{game}"]),
            "credit": escape(words[f"credit-{game}"]),
            "board": made.living_boards[game]["svg"],
            "link": escape(made.living_boards[game]["fragment"]),
            **{name: escape(text) for name, text in told.items()},
        }
        for game, told in made.games.items()
    ]


def names(games: list[dict[str, str]]) -> str:
    """The names of all games, for titles and descriptions."""
    return ", ".join(game["name"] for game in games)
