"""The model games as their page reads them."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from typing import Any

from tools.build.paths import WEB
from trilithon import GAMES
from trilithon.formats.pgn import read_record
from trilithon.match.node import Node

MODELS = WEB / "models"
FIRST_LANGUAGE = "en"


def record_of(game: str, language: str) -> str:
    """The record of a game's model game, with comments in a language."""
    return (MODELS / f"{game}.{language}.pgn").read_text(encoding="utf-8")


def worths_of(game: str) -> list[dict[str, Any]]:
    """What is known of the moves of each ply."""
    worths: list[dict[str, Any]] = json.loads((MODELS / f"{game}.json").read_text("utf-8"))
    return worths


Said = tuple[str, str]


@cache
def line(game: str, language: str = "en") -> list[Node]:
    return read_record(record_of(game, language)).main_line()


def positions(game: str) -> list[Any]:
    return [node.position for node in line(game)]


def moves(game: str) -> list[str]:
    write = GAMES[game].notation.write_move
    return [write(before.position, node.move) for before, node in pairwise(line(game))]


def check_said(game: str, ply: int, said: Said) -> None:
    for language, phrase in zip(("en", "es"), said, strict=True):
        comments = line(game, language)[ply].comments
        assert phrase in " ".join(" ".join(comments).split()), language
