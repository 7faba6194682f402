"""Links as `tests/links/*.txt` keep them: title, link, and what it must be read as for ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tests.support.folders import TESTS
from trilithon.formats.pgn import write_record
from trilithon.match import Challenge, Match

FOLDER = TESTS / "links"


@dataclass(frozen=True, slots=True)
class Kept:
    """One link with its title and the description that it has to keep."""

    title: str
    link: str
    description: str


def kept_links() -> Iterator[Kept]:
    """All links of all files."""
    for path in sorted(FOLDER.glob("*.txt")):
        _, *blocks = path.read_text(encoding="utf-8").split("\n## ")
        for block in blocks:
            title, link, description = block.split("\n", 2)
            yield Kept(title, link, description.strip("\n"))


def describe(match: Match) -> str:
    """What a match is: for every round what is not in its record, and the record."""
    return "\n".join(_describe(one) for one in (*match.earlier, match)).strip("\n")


def _describe(match: Match) -> str:
    facts = {
        "cursor": " ".join(_moves(match)) or "start",
        "rounds": match.rounds if match.rounds > 1 else "",
        "beside": _pairs(match.beside),
        "settling": None if match.answers is None else _pairs(match.answers) or "nothing known",
        "settled": "yes" if match.settled else "",
        "studied": "yes" if match.studied else "",
        "turned": match.orientation or "",
        "letter": match.correspondence
        and f"{match.correspondence.id} from {match.correspondence.sender.name}",
        "to beat": match.challenge and _challenge(match.challenge),
        "ended": match.ending and f"{match.ending.termination} at node {match.ending.node}",
    }
    lines = [f"{name}: {value}" for name, value in facts.items() if value]
    return "\n".join([*lines, write_record(match)])


def _challenge(told: Challenge) -> str:
    first = write_record(told.first).replace("\n", " ")
    return f"as {told.player.name} from {told.ply} against {told.level}: {first}"


def _moves(match: Match) -> Iterator[str]:
    for before, node in pairwise(match.cursor.path()):
        yield match.game.notation.write_move(before.position, node.move)


def _pairs(values: dict[str, str]) -> str:
    return ", ".join(f"{name} {text}" for name, text in values.items())
