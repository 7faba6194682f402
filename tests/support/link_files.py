"""Links as `tests/links/*.txt` keep them: title, link, and what it must be read as for ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tests.support.folders import TESTS
from trilithon.formats.pgn import write_record
from trilithon.match import Challenge, Clock, Match
from trilithon.match.seats import Replies, Request, TakenBack

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
    by_link = match.correspondence
    facts = {
        "cursor": " ".join(_moves(match)) or "start",
        "rounds": match.rounds if match.rounds > 1 else "",
        "beside": _pairs(match.beside),
        "settling": None if match.answers is None else _pairs(match.answers) or "nothing known",
        "settled": "yes" if match.settled else "",
        "studied": "yes" if match.studied else "",
        "turned": match.orientation or "",
        "letter": by_link and f"{by_link.id} from {by_link.sender.name}",
        "taken back": by_link and "; ".join(map(_taken_back, by_link.taken_back)),
        "asked": by_link and by_link.request and _request(by_link.request),
        "replies": by_link and by_link.replies and _replies(match, by_link.replies),
        "replied": by_link and by_link.replied and f"up to {by_link.replied}",
        "clock": by_link and by_link.clock and _clock(by_link.clock),
        "agreed": _pairs(match.agreed),
        "ahead": " ".join(_ahead(match)),
        "to beat": match.challenge and _challenge(match.challenge),
        "ended": match.ending and f"{match.ending.termination} at node {match.ending.node}",
    }
    lines = [f"{name}: {value}" for name, value in facts.items() if value]
    return "\n".join([*lines, write_record(match)])


def _challenge(told: Challenge) -> str:
    first = write_record(told.first).replace("\n", " ")
    return f"as {told.player.name} from {told.ply} against {told.level}: {first}"


def _taken_back(back: TakenBack) -> str:
    return f"{' '.join(back.items)} after {back.ply}"


def _request(asked: Request) -> str:
    refused = " and is refused" if asked.refused else ""
    if asked.target is None:
        return f"{asked.player.name} for a draw after {asked.ply}{refused}"
    return f"{asked.player.name} to go back to {asked.target} from {asked.ply}{refused}"


def _clock(clock: Clock) -> str:
    return f"{clock.seconds} and {clock.increment} a move"


def _replies(match: Match, replies: Replies) -> str:
    write, play = match.game.notation.write_move, match.game.rules.play
    lines = []
    for line in replies.lines:
        position, texts = match.main_line()[replies.ply].position, []
        for move in line:
            texts.append(write(position, move))
            position = play(position, move)
        lines.append(" ".join(texts))
    return f"after {replies.ply}: {', '.join(lines)}"


def _ahead(match: Match) -> Iterator[str]:
    for node in match.root.subtree():
        if node.ahead and node.parent is not None:
            yield match.game.notation.write_move(node.parent.position, node.move)


def _moves(match: Match) -> Iterator[str]:
    for before, node in pairwise(match.cursor.path()):
        yield match.game.notation.write_move(before.position, node.move)


def _pairs(values: dict[str, str]) -> str:
    return ", ".join(f"{name} {text}" for name, text in values.items())
