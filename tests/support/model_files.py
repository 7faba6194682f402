"""The model games as their page reads them."""

from __future__ import annotations

import json
from typing import Any

from tools.build.paths import WEB

MODELS = WEB / "models"
FIRST_LANGUAGE = "en"


def record_of(game: str, language: str) -> str:
    """The record of a game's model game, with comments in a language."""
    return (MODELS / f"{game}.{language}.pgn").read_text(encoding="utf-8")


def worths_of(game: str) -> list[dict[str, Any]]:
    """What is known of the moves of each ply."""
    worths: list[dict[str, Any]] = json.loads((MODELS / f"{game}.json").read_text("utf-8"))
    return worths
