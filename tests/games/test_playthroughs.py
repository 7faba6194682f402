"""Golden playthroughs: what a person has read and found right stays so. Each game has some."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.folders import DATA
from tools.research.playthrough import parse, render
from trilithon import GAMES

FOLDER = DATA / "playthroughs"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_playthroughs(game: str) -> None:
    assert len(list(FOLDER.glob(f"{game}-*.txt"))) >= 3


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    text = file.read_text()
    playthrough = parse(text)
    assert file.name.startswith(f"{playthrough.game}-")
    assert playthrough.moves
    assert render(playthrough) == text
