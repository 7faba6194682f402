"""The legal moves of a position as texts, for those who play by notation or by ear."""

from __future__ import annotations

from collections.abc import Generator

from trilithon.match import Match

# More would be of no use to a reader, and large boards have tens of thousands.
MOST = 500
# So many texts are written between two breaths.
_STRIDE = 100


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
