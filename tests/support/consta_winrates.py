"""How often Black wins random games of the literal reference from 200 positions, as a stored table.

The games take some minutes. So `tests/data/consta_winrates.txt` keeps what they came to, a position
a line: Black's share of the wins, then the position.

Run as `python -m tests.support.consta_winrates` it makes the table anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from tests.reference import consta as reference
from tests.support.folders import DATA

TABLE = DATA / "consta_winrates.txt"
GAMES, POSITIONS, SIZES = 500, 200, (4, 5, 6, 7)


def stored() -> Iterator[tuple[str, float]]:
    """The table's positions as texts, with Black's win rates."""
    for line in TABLE.read_text().splitlines():
        rate, position = line.split(" ", 1)
        yield position, float(rate)


def winrate(state: reference.State, games: int, rng: Random) -> float:
    """Black's share of the wins in random games from a state on."""
    return sum(play_out(state, rng) == "black" for _ in range(games)) / games


def play_out(state: reference.State, rng: Random) -> str:
    """The winner of a game in which both players choose evenly among their legal moves."""
    while (winner := reference.outcome(state)) is None:
        state = random_turn(state, rng)
    return winner


def random_turn(state: reference.State, rng: Random) -> reference.State:
    """The state after a move chosen evenly among the legal ones.

    Placements are drawn until one is legal; only when many are not are the legal moves listed.
    """
    empty = [space for space in reference.spaces(state.size) if space not in state.board]
    pairs = len(empty) * (len(empty) - 1) // 2
    for _ in range(50 if state.ply > 0 and empty else 0):
        if rng.randrange(pairs + len(empty)) < pairs:
            one, two = rng.sample(empty, 2)
            move: reference.Move = ((one, 1), (two, 1))
        else:
            move = ((rng.choice(empty), 2),)
        found = reference.after(state, move)
        if not any(equal_crosscut_at(found, space) for space, _ in move):
            return found
    return reference.after(state, rng.choice(reference.legal_moves(state)))


def equal_crosscut_at(state: reference.State, space: reference.Space) -> bool:
    """Whether a block that a space is part of is a crosscut of two pairs of the same rank."""
    column, row = space
    for left, low in ((column, row), (column - 1, row), (column, row - 1), (column - 1, row - 1)):
        ranks = reference.crosscut_ranks(state.board, left, low)
        if ranks is not None and ranks["black"] == ranks["white"]:
            return True
    return False


def some_position(size: int, rng: Random) -> reference.State:
    """A position of a random game that is not over, any number of moves into it."""
    while True:
        state = reference.State(size)
        for _ in range(rng.randint(0, size * size // 2)):
            if reference.outcome(state) is not None:
                break
            state = random_turn(state, rng)
        if reference.outcome(state) is None:
            return state


def main() -> None:
    """Write the table."""
    rng = Random(2017)
    with TABLE.open("w") as table:
        for index in range(POSITIONS):
            state = some_position(SIZES[index % len(SIZES)], rng)
            rate = winrate(state, GAMES, rng)
            table.write(f"{rate:.3f} {reference.write_state(state)}\n")
            print(f"{index + 1} of {POSITIONS}", end="\r", file=sys.stderr)


if __name__ == "__main__":
    main()
