"""What was found out of positions is kept by the page, and there when the game is opened anew."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.client import Watcher, opened

# Blue could keep the draw by 8-3, and then Yellow could win by three points.
BLUNDERS = "v=0&game=constructo&position=rhombus_Rm/s/S/m/-/RmS/S/r/-_b&moves=S5.M9"
GAMES = [
    BLUNDERS,
    "v=0&game=consta&size=5&moves=c3.b2,d4.2a1",
    "v=0&game=carteso&size=4&moves=Wb2.Bc3.pass.Wa1",
]


class Keeper(Watcher):
    """A page that keeps what it is told of positions."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[str, str] = {}

    def take(self, text: str) -> list[dict[str, Any]]:
        events = super().take(text)
        for event in events:
            if event["type"] == "findings":
                self.kept |= event["found"]
        return events

    def review(self) -> None:
        self.send("review")
        while "reviewed" in self.last["assessments"]:
            self.take(self.bridge.step())

    @property
    def known(self) -> list[dict[str, Any]]:
        """What is told of all nodes."""
        known: list[dict[str, Any]] = self.last["assessments"]["nodes"]
        return known


def reviewed(fragment: str) -> Keeper:
    client = Keeper()
    client.send("open", fragment=fragment)
    client.review()
    return client


@pytest.mark.parametrize("fragment", GAMES)
def test_what_was_found_out_is_there_as_soon_as_the_game_is_studied(fragment: str) -> None:
    before = reviewed(fragment)
    again = opened(fragment, findings=before.kept)
    again.watch()
    assert again.last["assessments"]["nodes"] == before.known


def test_a_review_that_was_done_is_done_at_once_and_anew_only_when_it_is_asked_for_again() -> None:
    before = reviewed(BLUNDERS)
    again = opened(BLUNDERS, findings=before.kept)
    again.send("review")
    assert "reviewed" not in again.last["assessments"]
    assert again.last["assessments"]["nodes"] == before.known
    again.send("review")
    assert "reviewed" in again.last["assessments"]


def test_a_review_that_was_broken_off_goes_on_where_it_was() -> None:
    before = reviewed(GAMES[1])
    part = dict(list(before.kept.items())[:2])
    again = Keeper()
    again.send("open", fragment=GAMES[1], findings=part)
    again.review()
    assert len(again.known) == len(before.known) == 4
    assert again.kept.keys() == before.kept.keys() - part.keys()


def test_what_is_kept_is_of_positions_and_not_of_the_line() -> None:
    before = reviewed(BLUNDERS)
    longer = opened(BLUNDERS.rpartition(".")[0], findings=before.kept)
    longer.watch()
    assert [one["node"] for one in longer.last["assessments"]["nodes"]] == [0, 1]


def test_what_fits_no_position_is_left_out() -> None:
    before = reviewed(GAMES[1])
    texts = list(before.kept.values())
    swapped = dict(zip(before.kept, texts[1:] + texts[:1], strict=True))
    wrong = [
        "",
        "{",
        "[" * 5000,
        "[]",
        "[1,null,[],[],[]",
        '[1,null,[["zz",0.5,1,null]],[],[]]',
        '[1,null,[["",0.5,1,null]],[],[]]',
        '[1,null,[["a1,b3",NaN,1,null]],[],[]]',
        '[1,null,[["a1,b3",1.5,1,null]],[],[]]',
        '[1,null,[["a1,b3",0.5,1,7]],[],[]]',
        "[1,NaN,[],[],[]]",
        '[1,null,[["c3",0.5,1,null]],[],[]]' + " " * 9000,
    ]
    for text in wrong:
        client = opened(GAMES[1], findings=dict.fromkeys(before.kept, text))
        client.watch()
        assert [one["node"] for one in client.last["assessments"]["nodes"]] == [], text
    for texts_of in (swapped, {"other": "[1]"}):
        client = opened(GAMES[1], findings=texts_of)
        client.watch()
        json.dumps(client.last["assessments"], allow_nan=False)


def test_what_is_found_out_at_the_cursor_is_told_now_and_then() -> None:
    client = Keeper()
    client.send("open", fragment="v=0&game=consta&size=7&moves=d4")
    client.watch()
    told = 0
    for _ in range(400):
        told += sum(event["type"] == "findings" for event in client.step())
    assert 1 <= told <= 15
    client.send("go", node=0)
    assert client.last["findings"]["found"]
