"""The task that a mistake leaves: which moves count, and which mistakes make one."""

from __future__ import annotations

from typing import Any

from tests.support.client import Watcher
from trilithon import GAMES
from trilithon.search.result import Line
from trilithon.study.analysis.finding import Finding
from trilithon.study.analysis.judgement import Judgement
from trilithon.study.analysis.second_try import GOOD, as_good, second_try

CONSTA, CONSTRUCTO = GAMES["consta"], GAMES["constructo"]


def estimates(**winrates: float) -> Finding[str]:
    """What a search has come to by move, each tried as often."""
    lines = [Line((move,), winrate, 100) for move, winrate in winrates.items()]
    return Finding(lines=sorted(lines, key=lambda line: -line.winrate), playouts=1000)


def test_an_estimate_within_the_bound_of_the_best_counts() -> None:
    found = estimates(best=0.8, close=0.8 - GOOD + 0.01, worse=0.8 - GOOD - 0.01)
    assert as_good(CONSTA, found) == ["best", "close"]


def test_what_was_hardly_tried_does_not_count() -> None:
    lines = [Line(("best",), 0.8, 1000), Line(("seldom",), 0.79, 3)]
    assert as_good(CONSTA, Finding(lines=lines)) == ["best"]


def test_of_proved_moves_those_with_the_same_result_count() -> None:
    found: Finding[str] = Finding(values={"most": 5.0, "least": 0.5, "lost": -1.0}, value=5.0)
    assert as_good(CONSTA, found) == ["most", "least"]


def test_where_points_add_up_the_value_counts() -> None:
    found: Finding[str] = Finding(values={"most": 5.0, "same": 5.0, "least": 0.5}, value=5.0)
    assert as_good(CONSTRUCTO, found) == ["most", "same"]


def test_what_is_as_good_as_won_counts_beside_a_proof() -> None:
    lines = [Line(("likely",), 0.99, 100), Line(("even",), 0.5, 100)]
    found: Finding[str] = Finding(lines=lines, values={"won": 1.0})
    assert as_good(CONSTA, found) == ["won", "likely"]


def judgement(grade: Any) -> Judgement:
    return Judgement(grade, 0.4, None, False, "best")


def test_a_task_names_the_moves_and_only_a_mistake_makes_one() -> None:
    position = CONSTA.notation.read_position("2b2/1Wb2/4w/2bW1/2b2 b 7")
    read = CONSTA.notation.read_move
    best, other = read(position, "2c3"), read(position, "a1,e1")
    found: Finding[Any] = Finding(lines=[Line((best,), 0.9, 100), Line((other,), 0.2, 100)])
    assert second_try(CONSTA, position, found, judgement("blunder")) == "better 2c3"
    assert second_try(CONSTA, position, found, judgement("dubious")) == ""


def test_where_most_moves_would_do_there_is_no_task() -> None:
    position = CONSTA.notation.read_position("2b2/1Wb2/4w/2bW1/2b2 b 7")
    lines = [Line((move,), 0.5, 100) for move in CONSTA.rules.legal_moves(position)]
    assert second_try(CONSTA, position, Finding(lines=lines), judgement("mistake")) == ""


def test_a_review_offers_the_position_before_a_mistake() -> None:
    """Black, who could win at once, plays elsewhere and lets White break the chain that comes."""
    client = Watcher()
    start = {"game": "consta", "position": "2b2/1Wb2/4w/2bW1/2b2 b 7"}
    client.send("open", start={"mode": "play", **start, "moves": "a1,e1"})
    client.send("review")
    while "reviewed" in client.last["assessments"]:
        client.take(client.bridge.step())
    told = {one["node"]: one for one in client.last["assessments"]["nodes"]}
    found = told[client.view["moves"][0]["node"]]["judgement"]["task"]
    assert found["position"] == start["position"]
    client.send("open", start={"mode": "puzzle", "game": "consta", **found})
    client.send("play", move=found["goal"].split()[1])
    assert client.view["task"]["standing"] == "right"
