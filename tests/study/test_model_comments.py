"""What the comments of model games say of moves is so: cuts, threats, points and values.

Each row has what a comment says in English and in Spanish, and that is what it stands for.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.support.model_files import record_of, worths_of
from trilithon import GAMES
from trilithon.formats.pgn import read_record
from trilithon.games.consta.play.threats import idle, winning_moves
from trilithon.match.node import Node
from trilithon.study.tasks import reaches, read_goal

Said = tuple[str, str]


@cache
def line(game: str, language: str = "en") -> list[Node]:
    return read_record(record_of(game, language)).main_line()


def positions(game: str) -> list[Any]:
    return [node.position for node in line(game)]


def moves(game: str) -> list[str]:
    write = GAMES[game].notation.write_move
    return [write(before.position, node.move) for before, node in pairwise(line(game))]


def check_said(game: str, ply: int, said: Said) -> None:
    for language, phrase in zip(("en", "es"), said, strict=True):
        comments = line(game, language)[ply].comments
        assert phrase in " ".join(" ".join(comments).split()), language


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


@pytest.mark.parametrize(
    ("ply", "gained", "said"),
    [
        (23, (0, 1), ("a point for Horizontal", "un punto para Horizontal")),
        (35, (0, 1), ("single stone, b2, for Horizontal", "piedra sola, b2, para Horizontal")),
        (37, (0, 2), ("on e3 and f3 is Horizontal’s", "e3 y f3 también es de Horizontal")),
        (38, (1, 0), ("c4, and it goes to Vertical", "c4, y es para Vertical")),
        (42, (0, 2), ("Two points more, a4 and b4", "Dos puntos más, a4 y b4")),
        (45, (5, 0), ("Five black stones", "Cinco piedras negras")),
        (51, (18, 0), ("eighteen black ones are claimed", "se reclaman dieciocho negras")),
        (52, (1, 11), ("nine white stones", "nueve piedras blancas")),
        (52, (1, 11), ("and the pair on a5 and b5", "y la pareja de a5 y b5")),
        (53, (0, 2), ("Two points given away", "Dos puntos regalados")),
    ],
)
def test_points_of_carteso_are_those_told(ply: int, gained: tuple[int, int], said: Said) -> None:
    check_said("carteso", ply, said)
    score = GAMES["carteso"].rules.score
    before, after = (score(position) for position in positions("carteso")[ply - 1 : ply + 1])
    assert before is not None
    assert after is not None
    assert (after[0] - before[0], after[1] - before[1]) == gained


@pytest.mark.parametrize(
    ("game", "ply", "score", "said"),
    [
        ("carteso", 0, (0, 0.5), ("a komi of 0.5", "un komi de 0,5")),
        ("carteso", 55, (25, 24.5), ("25 to 24.5", "25 a 24,5")),
        ("constructo", 17, (1, 0), ("The first tower", "La primera torre")),
        ("constructo", 20, (0, 1), ("the tower changes hands", "la torre cambia de manos")),
        ("constructo", 21, (1, 1), ("one each", "una cada uno")),
        ("constructo", 24, (1, 2), ("Two to one", "Dos a una")),
        ("constructo", 26, (1, 3), ("wins by three to one", "gana el azul por tres a una")),
    ],
)
def test_scores_are_those_told(game: str, ply: int, score: tuple[float, float], said: Said) -> None:
    check_said(game, ply, said)
    assert GAMES[game].rules.score(positions(game)[ply]) == score


@pytest.mark.parametrize(
    ("game", "ply", "told", "said"),
    # Of exact values seen by the mover those that a comment tells of.
    [
        ("carteso", 47, {"Bd2": 0.5}, ("This still wins", "Esto todavía gana")),
        ("carteso", 47, {"Wb6": 4.5}, ("white on b6 would", "una blanca en b6 habría")),
        ("carteso", 53, {"Wd6": 0.5}, ("still enough", "aún basta")),
        ("carteso", 53, {"Bd6": 4.5}, ("would have won by 4.5", "habría ganado por 4,5")),
        ("constructo", 7, {"S4": 0}, ("the round ends in a draw", "la ronda acaba en empate")),
        ("constructo", 17, {"6-4": -1}, ("the move that loses", "la jugada que pierde")),
        (
            "constructo",
            17,
            {"R9": 0, "M9": 0},
            ("A base on 9 would have drawn", "Una base en la 9 habría empatado"),
        ),
        (
            "constructo",
            17,
            {"6-7": 0},
            ("and so would the tower on 7", "y también la torre en la 7"),
        ),
        ("constructo", 23, {"M1": -2}, ("This costs another tower", "Esto cuesta otra torre")),
        (
            "constructo",
            23,
            {"R1": -1},
            ("would have lost by one only", "el amarillo solo habría perdido por una"),
        ),
    ],
)
def test_values_told_are_exact(game: str, ply: int, told: dict[str, float], said: Said) -> None:
    check_said(game, ply, said)
    worth = worths_of(game)[ply - 1]
    assert worth["exact"]
    assert {move: worth["values"][move] for move in told} == told


@pytest.mark.parametrize(
    ("game", "ply", "best", "said"),
    # Of exact values seen by the mover all that are the best, where a comment tells that.
    [
        (
            "carteso",
            46,
            {"Bb6": -0.5},
            (
                "black on b6, and it loses by half a point",
                "una negra en b6, y pierde por medio punto",
            ),
        ),
        (
            "constructo",
            8,
            {"R8": 0, "R9": 0},
            ("Only a ring on 8 or 9 keeps the draw", "Solo una base hueca en la 8 o en la 9"),
        ),
        (
            "constructo",
            10,
            {"9-7": 0},
            ("the only move that Blue has", "la única jugada que tiene"),
        ),
        (
            "constructo",
            11,
            {"R9": 0, "M9": 0, "6-3": 0, "8-5": 0},
            ("Each of the four moves keeps the draw", "Las cuatro jugadas mantienen el empate"),
        ),
        (
            "constructo",
            16,
            {"R8": 0, "M9": 0},
            ("only two moves hold, this one and a medium base on 9", "y una mediana en la 9"),
        ),
        (
            "constructo",
            18,
            {"M6": 1, "M9": 1, "1-4": 1},
            ("All three moves win here", "Aquí ganan las tres jugadas"),
        ),
        ("constructo", 22, {"M6": 1}, ("The only move that wins", "La única jugada que gana")),
    ],
)
def test_no_other_moves_are_as_good(
    game: str, ply: int, best: dict[str, float], said: Said
) -> None:
    check_said(game, ply, said)
    worth = worths_of(game)[ply - 1]
    assert worth["exact"]
    most = max(worth["values"].values())
    assert {move: value for move, value in worth["values"].items() if value == most} == best


@pytest.mark.parametrize(
    ("game", "ply", "said"),
    [
        ("carteso", 46, ("From here on all values are proved", "Desde aquí todos los valores")),
        ("constructo", 7, ("From here on all values are proved", "Desde aquí todos los valores")),
    ],
)
def test_values_are_proved_from_where_that_is_told(game: str, ply: int, said: Said) -> None:
    check_said(game, ply, said)
    exact = [worth["exact"] for worth in worths_of(game)]
    assert exact == [number >= ply for number in range(1, len(exact) + 1)]


def test_no_way_is_found_for_horizontal_after_the_stone_of_which_that_is_told() -> None:
    said = ("the computer finds no way for Horizontal", "el ordenador ya no encuentra nada")
    check_said("carteso", 43, said)
    assert worths_of("carteso")[43]["values"].keys() >= {"pass"}
    assert not any(worths_of("carteso")[43]["values"].values())


@pytest.mark.parametrize(
    ("game", "ply", "better", "said"),
    [
        ("consta", 25, "j3,j4", ("prefers j3 and j4 at once", "prefiere j3 y j4 enseguida")),
        ("carteso", 42, "Bd6", ("prefers black on d6", "prefiere una negra en d6")),
    ],
)
def test_what_more_time_would_have_preferred_is_told(
    game: str, ply: int, better: str, said: Said
) -> None:
    check_said(game, ply, said)
    values = worths_of(game)[ply - 1]["values"]
    assert max(values, key=values.__getitem__) == better
    assert values[better] - values[moves(game)[ply - 1]] > 0.05
