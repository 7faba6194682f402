"""What a page is told while a position is analysed, a game is reviewed, or a hint is asked for."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from tests.support.client import COMPUTER_SECOND, HUMANS, Watcher, opened
from trilithon.games import GAMES
from trilithon.page.bridge import Bridge
from trilithon.search.time_control import analysis_effort
from trilithon.study.analysis.investigation import Deepening

# Blue could keep the draw by 8-3, and then Yellow could win by three points.
BLUNDERS = "v=0&game=constructo&position=rhombus_Rm/s/S/m/-/RmS/S/r/-_b&moves=S5.M9"


def test_the_best_three_moves_come_with_their_lines() -> None:
    client = opened("v=0&game=consta&size=7&moves=d4")
    client.watch()
    assert client.view["explored"]
    while len(client.last["analysis"]["lines"]) < 3:
        client.take(client.bridge.step())
    found = client.last["analysis"]
    assert 0 <= found["verdict"]["winrate"] <= 1
    assert "result" not in found["verdict"]
    for line in found["lines"]:
        [trace] = client.send("trace", moves=line["moves"])
        assert trace["shapes"]
    assert {shape["kind"] for shape in found["shapes"]} == {"path", "label"}


def test_the_next_best_moves_are_looked_into_once_the_best_one_is_proved() -> None:
    client = opened("v=0&game=consta&size=5&moves=c3.b2,d4")
    client.watch()
    while True:
        client.take(client.bridge.step())
        found = client.last["analysis"]
        told = [line for line in found["lines"] if len(line["moves"]) > 1]
        if "result" in found.get("verdict", {}) and len(told) == 3:
            break
        assert found["state"] == "running"
    assert found["verdict"]["result"] == 1


def test_nothing_is_searched_while_nobody_watches_and_it_goes_on_then() -> None:
    client = opened("v=0&game=consta&size=5&moves=c3")
    client.watch()
    while not client.last["analysis"]["lines"]:
        client.take(client.bridge.step())
    known = client.last["analysis"]["playouts"]
    client.watch(paused=True)
    assert not client.bridge.busy
    assert client.last["analysis"]["state"] == "paused"
    client.watch()
    assert client.bridge.busy
    assert client.last["analysis"]["playouts"] >= known


def test_what_is_known_of_a_position_is_there_when_it_is_come_back_to() -> None:
    client = opened("v=0&game=consta&size=5&moves=c3.b2,d4")
    client.watch()
    while not client.last["analysis"]["lines"]:
        client.take(client.bridge.step())
    known = client.last["analysis"]
    client.send("go", node=1)
    assert client.last["analysis"]["node"] == 1
    client.send("go", node=2)
    assert client.last["analysis"]["lines"] == known["lines"]


def test_moves_in_an_analysis_are_variations_whoever_plays() -> None:
    client = opened("v=0&game=consta&size=3&moves=b2.a1,c3")
    client.watch()
    client.send("go", node=1)
    client.send("play", move="a3,c1")
    assert [(move["text"], move["depth"]) for move in client.view["tree"]] == [
        ("b2", 0),
        ("a1,c3", 0),
        ("a3,c1", 1),
    ]


def test_every_legal_move_gets_its_exact_value_late_in_a_game() -> None:
    client = opened(BLUNDERS)
    client.watch()
    found = client.until("analysis", state="done")
    assert len(found["turns"]) == found["legal"]
    best = found["turns"][0]["verdict"]
    assert best == found["verdict"] == found["lines"][0]["verdict"]
    assert any("value" in shape["name"] for shape in found["shapes"])


def test_the_other_player_is_not_helped_in_a_game_that_goes_on() -> None:
    client = opened("v=0&game=consta&size=5&moves=c3", seats=COMPUTER_SECOND)
    client.think()
    assert not client.view["controls"]["analyse"]
    [trouble] = client.send("analyse", on=True, paused=False)
    assert trouble["text"]["key"] == "inquiry-analysis"
    assert not client.bridge.busy
    client.send("resign")
    assert client.view["controls"]["analyse"]
    client.watch()
    assert client.view["explored"]
    assert client.bridge.busy


def test_a_hint_is_a_legal_move_for_who_plays_the_computer() -> None:
    client = opened("v=0&game=consta&size=5&moves=c3", seats=COMPUTER_SECOND)
    client.think()
    assert client.view["controls"]["hint"]
    client.send("hint")
    before = client.view["revision"]
    client.send("halt")
    assert not client.bridge.busy
    client.send("hint")
    found = client.until("hint", done=1.0)
    assert found["shapes"]
    assert found["revision"] == before
    client.send("play", move=found["move"])
    assert client.view["revision"] == before + 1
    client.send("open", fragment="v=0&game=consta&size=5", seats=HUMANS)
    assert client.send("hint")[0]["text"]["key"] == "inquiry-hint"


def test_a_hint_tells_whether_what_is_chosen_belongs_to_it() -> None:
    # Black wins by two stones and by no stack.
    client = opened("v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5", seats=COMPUTER_SECOND)
    client.send("hint")
    one, other = client.until("hint", done=1.0)["move"].split(",")
    for chosen in (one, other, "a3"):
        client.send("choose", choice=chosen)
        assert client.view["draft"] == [chosen]
        client.send("hint")
        found = client.until("hint", done=1.0)
        assert found.get("apart", False) is (chosen not in found["move"].split(","))
        client.send("retract")
    assert found["apart"]


@pytest.mark.parametrize(
    ("game", "chosen"),
    [("carteso&size=5", "c3"), ("carteso&size=5", "colour:white"), ("constructo", "hand:S")],
)
def test_what_another_choice_takes_the_place_of_is_in_no_hints_way(game: str, chosen: str) -> None:
    client = opened(f"v=0&game={game}", seats=COMPUTER_SECOND)
    client.send("choose", choice=chosen)
    assert client.view["draft"]
    client.send("hint")
    assert "apart" not in client.until("hint", done=1.0)


def test_a_hint_on_a_slow_device_waits_until_there_is_one() -> None:
    client, ticks = Watcher(), count()
    client.bridge = Bridge(seed=lambda: 7, clock=lambda: next(ticks) * 0.3)
    client.send("open", fragment="v=0&game=carteso&size=3", seats=COMPUTER_SECOND)
    client.send("hint")
    assert client.until("hint", done=1.0)["move"]


def test_a_review_tells_what_the_moves_of_a_game_have_cost() -> None:
    client = opened(BLUNDERS)
    client.send("review")
    while "reviewed" in client.last["assessments"]:
        client.take(client.bridge.step())
    nodes = {node["node"]: node for node in client.last["assessments"]["nodes"]}
    assert list(nodes) == [0, 1, 2]
    assert nodes[0]["verdict"] == {"winrate": 0.5, "result": 0, "points": 0}
    assert nodes[1]["judgement"] == {
        "grade": "blunder",
        "lost": 0.5,
        "points": 3,
        "proved": True,
        "better": "8-3",
        "task": {"position": "rhombus Rm/s/S/m/-/RmS/S/r/- b", "goal": "better 8-3"},
    }
    assert nodes[2]["judgement"]["better"] == "3-1"


def test_a_review_ends_when_told() -> None:
    client = opened(BLUNDERS)
    client.send("review")
    assert "reviewed" in client.last["assessments"]
    client.send("halt")
    assert "reviewed" not in client.last["assessments"]


def test_a_line_that_cannot_be_played_is_refused() -> None:
    client = opened("v=0&game=consta&size=5&moves=c3")
    [trouble] = client.send("trace", moves=["b2,d4", "b2,d4"])
    assert trouble["text"]["key"] == "consta-taken"


def test_proved_moves_are_followed_by_best_play() -> None:
    client = opened("v=0&game=constructo&position=rhombus_Rm/s/S/m/-/RmS/S/r/-_b")
    client.watch()
    line = client.until("analysis", state="done")["lines"][0]
    for ply in range(1, len(line["moves"])):
        after = opened("v=0&game=constructo&position=rhombus_Rm/s/S/m/-/RmS/S/r/-_b")
        for move in line["moves"][:ply]:
            after.send("play", move=move)
        after.watch()
        assert after.until("analysis", state="done")["verdict"] == line["verdict"]


def test_a_position_is_analysed_for_as_long_as_is_allowed_and_certainty_grows() -> None:
    found = []
    for seconds in (2.0, 4.0):
        client = opened("v=0&game=carteso&size=7&moves=Bd4", analysis_seconds=seconds)
        client.watch()
        done = client.until("analysis", state="done")
        found.append(sum(line["playouts"] for line in done["lines"]))
    assert found[1] > 1.5 * found[0]


def test_an_analysis_grows_no_larger_than_there_is_memory_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("trilithon.study.analysis.investigation._MOST_NODES", 50)
    client = opened("v=0&game=carteso&size=7&moves=Bd4", analysis_seconds=600.0)
    client.watch()
    done = client.until("analysis", state="done")
    assert 0 < sum(line["playouts"] for line in done["lines"]) <= 60


def test_a_forced_move_is_worth_what_the_best_reply_leaves() -> None:
    # The one move, 8-3, is answered by 7-2 for a draw; Blue's other replies lose.
    game = replace(GAMES["constructo"], solver=None)
    position = game.notation.read_position("rhombus Rm/-/Sr/rMs/s/rM/RmS/M/RmS y")
    deepening = Deepening(game, position, analysis_effort(game), 3, 1.0, 1, lambda: 0.0)
    while not deepening.done:
        deepening.step()
    found = deepening.finding
    assert [(line.winrate, line.result) for line in found.best(3)] == [(0.5, 0)]
    assert found.winrate == 0.5
