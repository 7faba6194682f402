"""What the comments of model games say of points, scores and values is so."""

from __future__ import annotations

import pytest

from tests.support.model_files import Said, check_said, moves, positions, worths_of
from trilithon import GAMES


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
