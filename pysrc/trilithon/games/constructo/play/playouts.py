"""What the computer player asks of Constructo where nothing is proved: random rounds."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import inf
from random import Random

from trilithon.core import Evaluation, Exploration
from trilithon.games.constructo.play.symmetry import Neighbours
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.stacks import ALONE, ONTO, POINT, SINGLE

_EXPLORATION = Exploration(c_puct=0.6, widening=inf)
# How much a winrate says of a move's being best.
_SHARPNESS = 4.0

_BATCH = 32
# What a move's estimate is drawn to the average of all by: so many playouts.
_DRAWN = 4


@dataclass(frozen=True, slots=True)
class Tally:
    """What playouts told of one candidate: how many were made and how many its mover won."""

    playouts: int
    wins: float


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """Nothing: what can be proved is the matter of exact search, see `exact`."""
    yield from ()
    return [], None


def exploration(position: Position) -> Exploration:
    """The same for all positions."""
    return _EXPLORATION


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One random round or more after each move."""
    moves = only or rules.legal_moves(position)
    tallies = sample(position, moves, min(playouts, _BATCH), random)
    made = sum(tally.playouts for tally in tallies)
    average = sum(tally.wins for tally in tallies) / made
    told = [
        (move, _SHARPNESS * (tally.wins + _DRAWN * average) / (tally.playouts + _DRAWN))
        for move, tally in zip(moves, tallies, strict=True)
    ]
    told.sort(key=lambda pair: -pair[1])
    return Evaluation(average, made, lambda: told[:limit])


def sample(
    position: Position, candidates: Sequence[Move], playouts: int, random: Random
) -> Sequence[Tally]:
    """Random rounds after each candidate in turn; a draw is half a win for its mover."""
    each = max(1, playouts // len(candidates))
    tallies = []
    for move in candidates:
        after = rules.play(position, move)
        margins = [_random_margin(after, random) for _ in range(each)]
        mover = 1 if position.colour == 0 else -1
        wins = sum(1.0 if mover * margin > 0 else 0.5 for margin in margins if mover * margin >= 0)
        tallies.append(Tally(each, wins))
    return tallies


def _random_margin(position: Position, random: Random) -> int:
    """Yellow's towers less Blue's at the end of a round of random moves."""
    board = list(position.stacks)
    hands = list(position.in_hand())
    neighbours = position.pattern.neighbours
    empty = position.empty()
    colour = position.colour
    while True:
        own = 3 * colour
        held = [base for base in (own, own + 1, own + 2) if hands[base]] if empty else []
        places = len(held) * len(empty)
        steps = _steps(board, neighbours, own)
        if not places and not steps:
            break
        chosen = int(random.random() * (places + len(steps)))
        if chosen < places:
            base, at = held[chosen % len(held)], chosen // len(held)
            board[empty[at]] = SINGLE[base]
            hands[base] -= 1
            empty[at] = empty[-1]
            empty.pop()
        else:
            source, target, built = steps[chosen - places]
            board[target] = built
            board[source] = 0
            empty.append(source)
        colour = 1 - colour
    yellow, blue = (sum(map(point.__getitem__, board)) for point in POINT)
    return yellow - blue


def _steps(board: list[int], neighbours: Neighbours, own: int) -> list[tuple[int, int, int]]:
    """The moves of bases on the board: from, to, and the stack that is built."""
    found = []
    for tile, stack in enumerate(board):
        base = ALONE[stack]
        if own <= base < own + 3:
            onto = ONTO[base]
            for other in neighbours[tile]:
                if built := onto[board[other]]:
                    found.append((tile, other, built))
    return found
