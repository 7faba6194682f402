"""What the computer player asks of Constructo: exact values late on, random rounds before that."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from random import Random
from typing import TypeVar, cast

from trilithon.core import Evaluation, Tally
from trilithon.games.constructo import rules
from trilithon.games.constructo.position import Move, Position
from trilithon.games.constructo.stacks import ALONE, ONTO, POINT, SINGLE
from trilithon.games.constructo.states import Neighbours, states_of
from trilithon.proof.search import Table

Found = TypeVar("Found")

# With how many states looked into at most a position is proved, and from which ply on it is tried:
# twice the number of tiles less this. On nine tiles that is ply 5; from ply 8 on it is nearly
# always proved.
_MOST_STATES = 40_000
_MEGABYTES = 40
_SOONER = 13
_BATCH = 32


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """The best moves by exact search and the result; none where it takes too many states."""
    if not deep or rules.ply(position) < 2 * len(position.stacks) - _SOONER:
        return [], None
    states = states_of(position.pattern.neighbours)
    table = Table(states, _MEGABYTES)
    state, lead = states.state(position)
    wins = yield from _within_limit(table, table.prove(state, 1 - lead))
    holds = wins or (yield from _within_limit(table, table.prove(state, -lead)))
    if wins is None or holds is None:
        return [], None
    result = 1 if wins else 0 if holds else -1
    value = yield from _within_limit(table, table.value(state, result - lead))
    # Without the exact value, any move that keeps to the result is as good as another.
    wanted = result if value is None else value + lead
    best = []
    for move in rules.legal_moves(position):
        after, lead = states.state(rules.play(position, move))
        falls_short = yield from _within_limit(table, table.prove(after, 1 - wanted - lead))
        if falls_short is False:
            best.append(move)
    return best, result if best else None


def _within_limit(
    table: Table, steps: Generator[None, None, Found]
) -> Generator[None, None, Found | None]:
    """What a search of the table finds; None once it has looked into too many states."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: Found = stop.value
            return found
        if table.looked_into >= _MOST_STATES:
            return None
        yield


def half_moves(position: Position) -> Sequence[Hashable]:
    """Moves have no parts here, so these are the legal moves."""
    return rules.legal_moves(position)


def combine(position: Position, ranked: Sequence[Hashable], limit: int) -> Sequence[Move]:
    """The best moves."""
    return cast("Sequence[Move]", ranked[:limit])


CURIOSITY, SHARPNESS = 0.6, 4.0

# What a move's estimate is drawn to the average of all by: so many playouts.
_DRAWN = 4


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One random round or more after each move."""
    moves = only or rules.legal_moves(position)
    tallies = sample(position, moves, min(playouts, _BATCH), random)
    made = sum(tally.playouts for tally in tallies)
    average = sum(tally.wins for tally in tallies) / made
    told = [
        (move, (tally.wins + _DRAWN * average) / (tally.playouts + _DRAWN))
        for move, tally in zip(moves, tallies, strict=True)
    ]
    told.sort(key=lambda pair: -pair[1])
    return Evaluation(average, told[:limit], made)


def batch(position: Position, playouts: int) -> int:
    """As many as are wanted, up to some milliseconds' worth; `sample` makes one a move at least."""
    del position
    return min(playouts, _BATCH)


def sample(
    position: Position, candidates: Sequence[Hashable], playouts: int, random: Random
) -> Sequence[Tally]:
    """Random rounds after each candidate in turn; a draw is half a win for its mover."""
    each = max(1, playouts // len(candidates))
    tallies = []
    for move in cast("Sequence[Move]", candidates):
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
