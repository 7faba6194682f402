"""Numbers of move sequences from many positions. Every game must have a file of them."""

from __future__ import annotations

import pytest

from tests.support.perft_files import FOLDER, Entry, read_entries
from trilithon import GAMES, perft

ENTRIES = [
    pytest.param(name, entry, id=f"{name}-{entry.name}")
    for name in GAMES
    if (FOLDER / f"{name}.perft").exists()
    for entry in read_entries(name)
]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_perft_file(name: str) -> None:
    entries = read_entries(name)
    assert len(entries) >= 5
    assert len({entry.name for entry in entries}) == len(entries)
    assert all(entry.counts for entry in entries)


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_perft(name: str, entry: Entry) -> None:
    game = GAMES[name]
    position = game.notation.read_position(entry.position)
    assert game.notation.write_position(position) == entry.position
    assert {depth: perft(game.rules, position, depth) for depth in entry.counts} == entry.counts


def test_a_depth_below_zero_is_refused() -> None:
    game = GAMES["consta"]
    with pytest.raises(ValueError, match="-1"):
        perft(game.rules, game.begin({"size": "5"})[1], -1)
