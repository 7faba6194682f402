"""What the computer thinks while a person is to move: when it does, and that it comes last."""

from __future__ import annotations

import gc
import json
from typing import Any

import pytest

from tests.support.client import HUMANS, Watcher
from trilithon.core.memo import clear_memos
from trilithon.games import GAMES
from trilithon.page.opponent import Opponent
from trilithon.search.kept_tree import KeptTree
from trilithon.search.node import Node

TIMED, COUNTED = 8, 7
# The slowest pace that is still a thought.
PACE = 0.1


def against(level: int, **fields: Any) -> Watcher:
    """A game of Carteso against the computer, in which a person is to move after its reply."""
    client = Watcher()
    client.send("open", **{"pace": PACE, "ponder": True} | fields)
    seats = [HUMANS[0], {"seat": "computer", "level": level}]
    client.send("new", game="carteso", settings={"size": "5"}, seats=seats)
    client.send("play", move="Bc3")
    while client.view["thinking"]:
        client.step()
    assert len(client.view["moves"]) == 2
    return client


def test_it_goes_on_while_a_person_is_to_move_and_nobody_is_told() -> None:
    client = against(TIMED)
    assert client.bridge.busy
    assert not client.view["thinking"]
    assert client.view["status"]["key"] == "status-your-move"
    for _ in range(10):
        assert client.step() == []
    # A choice that is no move yet is answered as ever.
    client.send("choose", choice="b2")
    assert client.bridge.busy
    assert client.step() == []


def test_it_ends_by_itself() -> None:
    client = against(TIMED)
    assert client.think() == []
    # A click at the same position is no new beginning.
    client.send("choose", choice="b2")
    assert not client.bridge.busy


@pytest.mark.parametrize(
    ("level", "fields"), [(COUNTED, {}), (TIMED, {"ponder": False})], ids=["counted", "unwanted"]
)
def test_it_is_wanted_and_the_level_takes_time(level: int, fields: dict[str, Any]) -> None:
    assert not against(level, **fields).bridge.busy


def test_without_a_word_of_it_there_is_none() -> None:
    client = Watcher()
    client.send("open", pace=PACE)
    seats = [{"seat": "computer", "level": TIMED}, HUMANS[0]]
    client.send("new", game="carteso", settings={"size": "5"}, seats=seats)
    client.think()
    assert len(client.view["moves"]) == 1
    client.send("ponder", on=True)
    assert client.bridge.busy
    client.send("ponder", on=False)
    assert not client.bridge.busy


def test_there_is_none_where_a_person_leafs_or_plays_no_computer() -> None:
    client = against(TIMED)
    node = client.view["note"]["node"]
    client.send("go", node=1)
    assert not client.bridge.busy
    client.send("go", node=node)
    assert client.bridge.busy
    client.send("seats", seats=HUMANS)
    assert not client.bridge.busy
    client.watch()
    assert client.bridge.busy


def test_in_a_game_that_another_tab_plays_there_is_none() -> None:
    client = against(TIMED)
    seats = [HUMANS[0], {"seat": "computer", "level": TIMED}]
    client.send("open", fragment=client.view["fragment"], seats=seats, watched=True)
    assert not client.bridge.busy
    client.send("open", fragment=client.view["fragment"], seats=seats)
    assert client.bridge.busy


@pytest.mark.parametrize("seats", [[{"seat": "human", "level": 1}, {"seat": "remote", "level": 1}]])
def test_in_a_game_by_link_there_is_none(seats: Any) -> None:
    client = Watcher()
    client.send("open", ponder=True)
    fields = {"game": "carteso", "settings": {"size": "5"}, "seats": seats}
    client.send("new", **fields, correspondence="abcdef1234")
    assert not client.bridge.busy


class Trees:
    """What becomes of kept trees from now on: roots as they come, and what later searches find."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.roots: list[Node[Any, Any]] = []
        self.found: list[int] = []
        keep, take = KeptTree.keep, KeptTree.take

        def kept(tree: KeptTree[Any, Any], root: Node[Any, Any]) -> None:
            self.roots.append(root)
            keep(tree, root)

        def taken(tree: KeptTree[Any, Any], position: Any) -> Node[Any, Any] | None:
            node = take(tree, position)
            self.found.append(0 if node is None else sum(node.visits))
            return node

        monkeypatch.setattr(KeptTree, "keep", kept)
        monkeypatch.setattr(KeptTree, "take", taken)

    def expected(self) -> tuple[str, int]:
        """The best reply to the move that was searched for, and how many nodes it has so far."""
        [root] = self.roots
        node = root.children[root.visits.index(max(root.visits))]
        assert node is not None
        reply = node.visits.index(max(node.visits))
        after = node.children[reply]
        assert after is not None
        text = GAMES["carteso"].notation.write_move(node.position, node.moves[reply])
        return text, sum(after.visits)


def test_the_next_search_goes_on_from_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    trees = Trees(monkeypatch)
    # Time enough to look into a reply, however busy the machine is.
    client = against(TIMED, pace=1)
    reply, tried = trees.expected()
    for _ in range(200):
        client.step()
    client.send("play", move=reply)
    while client.view["thinking"]:
        client.step()
    assert trees.found[-1] > tried > 0


def test_it_waits_for_all_that_somebody_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    client = against(TIMED)
    steps: list[str] = []
    step = Opponent.step

    def noted(opponent: Opponent) -> Any:
        steps.append(opponent.name)
        return step(opponent)

    monkeypatch.setattr(Opponent, "step", noted)
    client.step()
    assert steps
    other = {"type": "open", "session": "t", "seats": [{"seat": "computer", "level": 5}, HUMANS[0]]}
    client.bridge.handle(json.dumps(other))
    steps.clear()
    client.step()
    assert not steps
    # The other board's move is there, and what nobody waits for goes on.
    while not steps:
        client.step()


def test_levels_that_count_playouts_play_the_same_game() -> None:
    games = []
    for wanted in (False, True):
        client = against(COUNTED, ponder=wanted)
        for _ in range(3):
            spaces = client.view["scene"]["spaces"]
            free = [space["id"] for space in spaces if space.get("state") == "target"]
            client.send("play", move=f"W{free[0]}")
            client.think()
        games.append(client.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize("end", ["resign", "new", "close"])
def test_nothing_is_kept_of_a_game_that_is_over(end: str) -> None:
    clear_memos()
    before = nodes()
    client = against(TIMED)
    for _ in range(50):
        client.step()
    assert nodes() > before
    if end == "new":
        client.new()
    else:
        client.send(end)
    assert nodes() == before


def nodes() -> int:
    """How many nodes of trees there are."""
    gc.collect()
    return sum(type(one) is Node for one in gc.get_objects())
