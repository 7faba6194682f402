"""Files of many games, for a page that shows what is in them."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TypedDict

from trilithon.core.errors import Problem
from trilithon.core.players import result_text
from trilithon.core.scene import Text
from trilithon.formats.link import BadLink, read_fragment
from trilithon.formats.pgn import read_records, write_records
from trilithon.match import BadCommand, Match, tags
from trilithon.match.rounds import grouped, joined

LONGEST = 4_000_000


class CollectionEntry(TypedDict):
    """One match of a file: its game, names by the words of its players, result and record.

    `kept` is the fragment, of those that were given, of the game that has the same record.
    """

    game: str
    names: dict[str, str]
    date: str
    rounds: int
    plies: int
    result: str
    record: str
    kept: str | None


def read_collection(
    text: str, fragments: Sequence[str]
) -> Generator[None, None, tuple[list[CollectionEntry], Text | None]]:
    """The matches of a text of records up to what is wrong with it, and what that is.

    Told is too which of them are among the matches given as fragments: those with the same record,
    whatever the cursor is on. Where nothing was played it is not. Yields after each game so that
    others get in between.
    """
    found, problem = yield from _read(text)
    kept = (yield from _records(fragments)) if found else []
    # Of several that are the same the first one.
    known = dict(reversed(kept))
    entries: list[CollectionEntry] = []
    for rounds in grouped(found):
        entries.append(_entry(rounds, known))
        yield
    return entries, problem


def read_new(
    text: str, fragments: Sequence[str]
) -> Generator[None, None, tuple[list[Match], int, Text | None]]:
    """The matches of a text besides those given as fragments, how many are among these, and what
    is wrong with the text.

    Two are the same where their records are, whatever the cursor is on. What stands twice in the
    text comes once. Yields between them.
    """
    found, problem = yield from _read(text)
    kept = (yield from _records(fragments)) if found else []
    known = {record for record, _ in kept}
    new: list[Match] = []
    there = 0
    for rounds in grouped(found):
        record = write_records(rounds)
        if record in known:
            there += 1
            continue
        known.add(record)
        try:
            new.append(joined(rounds))
        except Problem as wrong:
            problem = problem or wrong.text
        yield
    return new, there, problem


def write_collection(fragments: Sequence[str]) -> Generator[None, None, tuple[str, int]]:
    """One text of the records of games given as fragments, and how many of these are of no use.

    Yields before each.
    """
    records = [record for record, _ in (yield from _records(fragments))]
    return "\n".join(records), len(fragments) - len(records)


def _records(fragments: Sequence[str]) -> Generator[None, None, list[tuple[str, str]]]:
    """The records of the games that fragments stand for, with these, without those of no use."""
    records: list[tuple[str, str]] = []
    for fragment in fragments:
        yield
        try:
            match = read_fragment(fragment)
        except BadLink:
            continue
        records.append((write_records([*match.earlier, match]), fragment))
    return records


def _read(text: str) -> Generator[None, None, tuple[list[Match], Text | None]]:
    """The games of a text up to what is wrong with it, and what that is; yields after each."""
    found: list[Match] = []
    if len(text) > LONGEST:
        return found, BadCommand("collection-long", most=LONGEST).text
    try:
        for match in read_records(text):
            found.append(match)
            yield
    except Problem as wrong:
        return found, wrong.text
    return found, None if found else BadCommand("collection-none").text


def _entry(rounds: list[Match], known: Mapping[str, str]) -> CollectionEntry:
    last, record = rounds[-1], write_records(rounds)
    names = zip(last.game.players, tags.player_tags(last.game), strict=True)
    plies = sum(match.root.end().ply for match in rounds)
    return {
        "game": last.game.name,
        "names": {player: last.tags.get(tag, "") for player, tag in names},
        "date": last.tags.get(tags.DATE, ""),
        "rounds": len(rounds),
        "plies": plies,
        "result": result_text(last.outcome_at(last.root.end())),
        "record": record,
        "kept": known.get(record) if plies else None,
    }
