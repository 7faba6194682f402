"""Another game with the settings and the players of one that was played."""

from __future__ import annotations

from trilithon.match import BadCommand, Match
from trilithon.match.new import begun_as
from trilithon.match.rounds import ROUND
from trilithon.match.tags import name_persons, persons

# So many plies are an opening, if that is not most of a game.
_OPENING, _SHARE = 6, 3


def opening(match: Match) -> int:
    """How many plies of a game are its opening."""
    return min(_OPENING, match.root.end().ply // _SHARE)


def swaps_sides(match: Match) -> bool:
    """Whether it is fair to change sides: else pieces that helped one would help the other one."""
    game, first = match.game, _first_round(match)
    if first.settings is not None:
        return True
    start = first.root.position
    settings = game.read_settings(game.rules.settings_of(start))
    return start not in game.handicaps(settings).values()


def _first_round(match: Match) -> Match:
    return match.earlier[0] if match.earlier else match


def rematch(match: Match, plies: int = 0, *, swapped: bool = False) -> Match:
    """A match that begins as another one did, with its players.

    Where `swapped`, they change sides, if that is fair. So many `plies` of the game are made again;
    then a round of several is played by itself. Raises BadCommand where there are not as many.
    """
    first = match if plies else _first_round(match)
    swapped = swapped and swaps_sides(match)
    begun = begun_as(first)
    begun.orientation = match.orientation
    if not plies and match.rounds > 1:
        begun.rounds, begun.tags[ROUND] = match.rounds, "1"
    # Only of the last round is it known who plays: what came before it came by its record.
    turned = first is not match and len(match.earlier) % 2
    seats, names = match.seats[::-1] if turned else match.seats, persons(first)
    begun.seats = (seats[1], seats[0]) if swapped else seats
    name_persons(begun, (names[1], names[0]) if swapped else names)
    moves = first.main_line()[1:]
    if plies > len(moves):
        raise BadCommand("match-plies", plies=len(moves))
    for node in moves[:plies]:
        begun.play(node.move)
    return begun
