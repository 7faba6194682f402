"""What takes longer than a slice: files of many games, and the legal moves of a position."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from trilithon.formats.collection import read_collection, write_collection
from trilithon.match import Match
from trilithon.page.protocol import Collection, Gathered

# More would be of no use to a reader, and large boards have tens of thousands.
MOST = 500
# So many texts are written between two breaths.
_STRIDE = 100


def collected(text: str) -> Generator[None, None, Collection]:
    """Read a text of records, game by game."""
    matches, problem = yield from read_collection(text)
    return {"type": "collection", "matches": matches, "problem": problem}


def gathered(fragments: Sequence[str]) -> Generator[None, None, Gathered]:
    """Make one text of the records of games given as fragments, game by game."""
    record, left_out = yield from write_collection(fragments)
    return {"type": "gathered", "record": record, "left_out": left_out}


def listed(match: Match, start: str, most: int) -> Generator[None, None, tuple[list[str], bool]]:
    """The legal moves whose text begins so, in any case, and whether these are all of them."""
    write, position = match.game.notation.write_move, match.position
    wanted, most = start.strip().casefold(), min(max(most, 0), MOST)
    found: list[str] = []
    for number, move in enumerate(match.game.rules.legal_moves(position)):
        if number % _STRIDE == 0:
            yield
        text = write(position, move)
        if text.casefold().startswith(wanted):
            if len(found) == most:
                return found, False
            found.append(text)
    return found, True


def counted(match: Match) -> int:
    """How many legal moves there are; none once the game is over, or before it is settled."""
    if match.outcome is not None or match.question is not None:
        return 0
    return match.game.rules.count_legal_moves(match.position)
