"""Files of many games, for a page that shows what is in them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypedDict

from trilithon.core.errors import Problem
from trilithon.core.scene import Text
from trilithon.formats.link import BadLink, read_fragment
from trilithon.formats.pgn import read_records, write_records
from trilithon.match import BadCommand, Match, tags
from trilithon.match.rounds import grouped

LONGEST = 4_000_000


class CollectionEntry(TypedDict):
    """One match of a file: its game, names by the words of its players, result and record."""

    game: str
    names: dict[str, str]
    date: str
    rounds: int
    plies: int
    result: str
    record: str


def read_collection(
    text: str,
) -> Generator[None, None, tuple[list[CollectionEntry], Text | None]]:
    """The matches of a text of records up to what is wrong with it, and what that is.

    Yields after each game so that others get in between.
    """
    found: list[Match] = []
    problem: Text | None = None
    if len(text) > LONGEST:
        problem = BadCommand("collection-long", most=LONGEST).text
    else:
        try:
            for match in read_records(text):
                found.append(match)
                yield
            if not found:
                problem = BadCommand("collection-none").text
        except Problem as wrong:
            problem = wrong.text
    entries: list[CollectionEntry] = []
    for rounds in grouped(found):
        entries.append(_entry(rounds))
        yield
    return entries, problem


def write_collection(fragments: Sequence[str]) -> Generator[None, None, tuple[str, int]]:
    """One text of the records of games given as fragments, and how many of these are of no use.

    Yields after each.
    """
    records: list[str] = []
    for fragment in fragments:
        try:
            match = read_fragment(fragment)
        except BadLink:
            continue
        records.append(write_records([*match.earlier, match]))
        yield
    return "\n".join(records), len(fragments) - len(records)


def _entry(rounds: list[Match]) -> CollectionEntry:
    last = rounds[-1]
    names = zip(last.game.players, tags.player_tags(last.game), strict=True)
    return {
        "game": last.game.name,
        "names": {player: last.tags.get(tag, "") for player, tag in names},
        "date": last.tags.get(tags.DATE, ""),
        "rounds": len(rounds),
        "plies": sum(len(match.main_line()) - 1 for match in rounds),
        "result": _result(last),
        "record": write_records(rounds),
    }


def _result(match: Match) -> str:
    outcome = match.outcome_at(match.root.end())
    return "*" if outcome is None else outcome.result
