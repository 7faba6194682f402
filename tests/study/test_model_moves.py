"""What the comments of model games say of moves is so: cuts, threats, and what is forbidden."""

from __future__ import annotations

import pytest

from tests.support.model_files import Said, check_said, moves, positions, worths_of
from trilithon import GAMES
from trilithon.games.consta.play.threats import idle, winning_moves
from trilithon.study.tasks import reaches, read_goal


@pytest.mark.parametrize(
    ("ply", "goal", "said"),
    [
        (11, "joined h10 i9", ("it holds to i9", "se mantiene unida a i9")),
        (14, "cut e5 f4", ("cuts e5 from f4", "corta e5 de f4")),
        (15, "joined h5 g6", ("makes three stones with g6", "suma tres piedras con g6")),
        (20, "cut h3 i2", ("Another cut by a stack", "Otro corte con una pila")),
        (20, "cut h3 i2", ("make three against h3 and i2", "son tres contra h3 e i2")),
        (26, "cut d3 c2", ("cuts, c2 from d3 this time", "corta, esta vez c2 de d3")),
        (33, "joined j7 h8", ("the link holds", "la unión aguanta")),
        (
            35,
            "chain",
            ("The chain is complete, from g11 to j1", "cadena está completa, de g11 a j1"),
        ),
        (35, "wins", ("nothing is more than four", "no hay más de cuatro")),
    ],
)
def test_moves_of_consta_do_what_is_told(ply: int, goal: str, said: Said) -> None:
    check_said("consta", ply, said)
    game, before = GAMES["consta"], positions("consta")[ply - 1]
    move = game.notation.read_move(before, moves("consta")[ply - 1])
    assert reaches(game, read_goal(game, goal), before, move)


@pytest.mark.parametrize(
    ("ply", "forbidden", "said"),
    [
        (
            11,
            "2h9",
            (
                "a stack on h9 would make three against three, which is forbidden",
                "una pila en h9 serían tres contra tres, lo que está prohibido",
            ),
        ),
        (
            15,
            "2h6",
            ("White’s stack on h6 is forbidden", "la pila blanca en h6 está prohibida"),
        ),
    ],
)
def test_stacks_of_white_s_are_forbidden_where_that_is_told(
    ply: int, forbidden: str, said: Said
) -> None:
    check_said("consta", ply, said)
    game, position = GAMES["consta"], positions("consta")[ply]
    write = game.notation.write_move
    legal = {write(position, move) for move in game.rules.legal_moves(position)}
    assert forbidden not in legal


@pytest.mark.parametrize(
    ("ply", "ways", "said"),
    [
        (31, ["d11,i8"], ("threatens to win: by i8", "amenaza con ganar: por i8")),
        (33, ["2g11", "2h11", "2i11"], ("Now g11, h11 or i11 wins", "Ahora ganan g11, h11 o i11")),
        (
            33,
            ["2d11", "2e11", "2f11"],
            ("or the other way up by e10", "o el otro camino hacia arriba por e10"),
        ),
    ],
)
def test_threats_of_black_s_would_win(ply: int, ways: list[str], said: Said) -> None:
    check_said("consta", ply, said)
    position = idle(positions("consta")[ply])
    write = GAMES["consta"].notation.write_move
    found = [write(position, move) for move in winning_moves(position) if move is not None]
    assert set(ways) <= set(found)


def test_the_win_of_consta_is_known_from_where_that_is_told() -> None:
    check_said("consta", 33, ("the win is proved", "la victoria está demostrada"))
    assert worths_of("consta")[32]["values"]["2i8"] == 1.0
