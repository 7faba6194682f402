"""Files of many games, for a page that shows what is in them."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from trilithon.link import BadLink, read_fragment
from trilithon.match import BadCommand, Match
from trilithon.problems import Problem, declare
from trilithon.protocol import Collection, CollectionEntry, Gathered, Text
from trilithon.record import read_records, tags, write_records
from trilithon.rounds import grouped

declare(
    {
        "collection-long": "the text is too long: at most {most} characters",
        "collection-none": "there is no game in the text",
    }
)

LONGEST = 4_000_000


def collected(text: str) -> Generator[None, None, Collection]:
    """Read a text of records, and yield after each game so that others get in between."""
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
    return {"type": "collection", "matches": entries, "problem": problem}


def gathered(fragments: Sequence[str]) -> Generator[None, None, Gathered]:
    """Make one text of the records of games given as fragments, and yield after each."""
    records: list[str] = []
    for fragment in fragments:
        try:
            match = read_fragment(fragment)
        except BadLink:
            continue
        records.append(write_records([*match.earlier, match]))
        yield
    left_out = len(fragments) - len(records)
    return {"type": "gathered", "record": "\n".join(records), "left_out": left_out}


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
