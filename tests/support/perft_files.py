"""Reads `tests/data/perft/<game>.perft`: positions with the numbers of move sequences from them."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.support.folders import DATA

FOLDER = DATA / "perft"


@dataclass
class Entry:
    """A named position, and the counts by depth."""

    name: str
    position: str = ""
    counts: dict[int, int] = field(default_factory=dict)


def read_entries(game: str) -> list[Entry]:
    """The entries of a game's file; lines are `id NAME`, `position FIELDS`, `perft DEPTH COUNT`."""
    entries: list[Entry] = []
    for line in (FOLDER / f"{game}.perft").read_text().splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "" | "#":
                continue
            case "id":
                entries.append(Entry(rest))
            case "position":
                entries[-1].position = rest
            case "perft":
                depth, count = rest.split()
                entries[-1].counts[int(depth)] = int(count)
            case _:
                raise ValueError(f"{game}.perft: {line}")
    return entries
