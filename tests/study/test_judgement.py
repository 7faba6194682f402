"""What is said against a move, by what is known before and after it."""

from __future__ import annotations

import pytest

from trilithon.search.result import Line
from trilithon.study.analysis.finding import Finding
from trilithon.study.analysis.judgement import judged


def estimate(winrate: float, move: str = "best") -> Finding[str]:
    return Finding(lines=[Line((move,), winrate, 100)], playouts=1000)


@pytest.mark.parametrize(
    ("left", "grade"),
    [(0.75, None), (0.65, "dubious"), (0.55, "mistake"), (0.45, "blunder"), (0.9, None)],
)
def test_estimates_are_judged_by_the_chances_given_away(left: float, grade: str | None) -> None:
    found = judged(estimate(0.8), estimate(1 - left), "other", points_add_up=False)
    assert (found.grade if found else None) == grade
    if found:
        assert found.lost == pytest.approx(0.8 - left)
        assert (found.better, found.proved, found.points) == ("best", False, None)


def test_the_best_move_is_beyond_reproach_though_its_chances_turn_out_worse() -> None:
    assert judged(estimate(0.8), estimate(0.9), "best", points_add_up=False) is None


@pytest.mark.parametrize(
    ("kept", "grade"), [(2, None), (1, "dubious"), (0, "blunder"), (-1, "blunder")]
)
def test_exact_values_tell_the_points(kept: int, grade: str | None) -> None:
    before = Finding(values={"best": 2.0, "other": float(kept)}, value=2.0)
    found = judged(before, None, "other", points_add_up=True)
    assert (found.grade if found else None) == grade
    if found:
        assert (found.points, found.proved) == (2 - kept, True)


def test_points_that_decide_nothing_count_only_where_they_add_up() -> None:
    before = Finding(values={"best": 5.0, "other": 1.0}, value=5.0)
    found = judged(before, None, "other", points_add_up=True)
    assert found
    assert found.grade == "mistake"
    assert judged(before, None, "other", points_add_up=False) is None


def test_what_was_proved_and_lost_is_proved_to_be_lost() -> None:
    won = Finding(lines=[Line(("best",), 1.0, 5, 1)])
    lost = Finding(lines=[Line(("reply",), 1.0, 5, 1)])
    found = judged(won, lost, "other", points_add_up=False)
    assert found
    assert (found.grade, found.proved) == ("blunder", True)
