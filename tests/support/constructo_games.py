"""Random boards and random rounds for Constructo's tests, by the engine and by the reference."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.reference import constructo as reference
from trilithon.boards.hexagons import HexPattern, Tile, normal_form, touching
from trilithon.games.constructo.play.solver import Solver
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import notation, rules
from trilithon.games.constructo.rules.patterns import PRINTED, pattern_text
from trilithon.games.constructo.rules.position import Position
from trilithon.search.df_pn import Table


def drawn_pattern(random: Random, count: int) -> HexPattern:
    """A random connected pattern of so many tiles."""
    tiles: set[Tile] = {(20, 40)}
    while len(tiles) < count:
        tiles.add(random.choice(touching(random.choice(sorted(tiles)))))
    return normal_form(tiles)


def some_pattern(random: Random) -> HexPattern:
    """A printed pattern as often as a drawn one of 3 to 19 tiles."""
    if random.random() < 0.5:
        return random.choice(list(PRINTED.values()))
    return drawn_pattern(random, random.randint(3, 19))


def beginning(pattern: HexPattern, first: str = "yellow") -> Position:
    """The empty board of a pattern."""
    return rules.start({"pattern": pattern_text(pattern), "first": first})


def random_round(random: Random, start: Position) -> Iterator[Position]:
    """The positions of a random round, from the start to the end."""
    position = start
    yield position
    while moves := rules.legal_moves(position):
        position = rules.play(position, random.choice(moves))
        yield position


def literal(position: Position) -> reference.State:
    """A position as the reference holds it, by way of its text."""
    pattern, stacks, side = notation.write_position(position).split()
    words = {"R": "ring", "M": "medium", "S": "small"}
    tiles = list(position.pattern.tiles)
    board = {
        tile: [("yellow" if b.isupper() else "blue", words[b.upper()]) for b in text if b != "-"]
        for tile, text in zip(tiles, stacks.split("/"), strict=True)
    }
    return reference.State(pattern, tiles, "yellow" if side == "y" else "blue", board)


def read(text: str) -> Position:
    """The position a text stands for."""
    return notation.read_position(text)


def played(text: str, *moves: str) -> Position:
    """The position after moves from another, each checked."""
    position = read(text)
    for name in moves:
        move = notation.read_move(position, name)
        rules.check(position, move)
        position = rules.play(position, move)
    return position


def fresh(position: Position, megabytes: int = 100) -> Solver:
    """A solver that knows nothing yet."""
    return Solver(position, Table(states_of(position.pattern.neighbours), megabytes))
