"""Boards begun from parts that somebody wrote by hand."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilithon.core.errors import Problem
from trilithon.formats.attributes import MODES, Start, begin
from trilithon.formats.link import write_fragment
from trilithon.formats.pgn import write_record
from trilithon.games import GAMES
from trilithon.match import Match
from trilithon.page.bridge import Bridge

MOVES = "c3 b2,d4 2a1"


def small(**parts: str) -> Start:
    """Parts of a game of Consta on the smallest board."""
    return {"game": "consta", "settings": {"size": "5"}, **parts}  # type: ignore[typeddict-item]


def texts(match: Match) -> list[str]:
    """The moves of the line through the cursor."""
    line = match.line()
    return [
        match.game.notation.write_move(before.position, node.move)
        for before, node in pairwise(line)
    ]


def ply(match: Match) -> int:
    return match.cursor.ply


def seats(match: Match) -> list[str]:
    return [f"{seat.kind} {seat.level}" for seat in match.seats]


@pytest.mark.parametrize("moves", [MOVES, "c3.b2,d4.2a1", "  C3\nd4,b2   2A1 "])
def test_moves_stand_between_spaces_or_dots(moves: str) -> None:
    assert texts(begin(small(moves=moves))) == ["c3", "b2,d4", "2a1"]


def test_one_game_in_all_its_forms() -> None:
    parts = begin(small(moves=MOVES))
    starts: list[Start] = [
        {"record": write_record(parts)},
        {"link": write_fragment(parts)},
        {"link": "https://trilithon.example/#" + write_fragment(parts), "game": "consta"},
    ]
    for start in starts:
        match = begin(start)
        assert texts(match) == ["c3", "b2,d4", "2a1"]
        assert match.position == parts.position
    position = parts.game.notation.write_position(parts.position)
    assert begin({"game": "consta", "position": position}).position == parts.position


@pytest.mark.parametrize(
    ("mode", "plies"), [("diagram", 3), ("replay", 0), ("play", 3), ("puzzle", 0)]
)
def test_where_a_mode_begins(mode: str, plies: int) -> None:
    assert ply(begin(small(moves=MOVES, mode=mode))) == plies
    assert ply(begin(small(moves=MOVES, mode=mode, ply="1"))) == 1


def test_a_link_keeps_its_cursor_unless_a_ply_is_given() -> None:
    match = begin(small(moves=MOVES, ply="2"))
    link = write_fragment(match)
    assert ply(begin({"link": link, "mode": "replay"})) == 2
    assert ply(begin({"link": link, "ply": "0"})) == 0


def test_who_plays() -> None:
    assert seats(begin(small(moves=MOVES))) == ["remote 1", "remote 1"]
    assert seats(begin(small(moves=MOVES, mode="play"))) == ["human 1", "human 1"]
    against = small(moves=MOVES, mode="play", level="2")
    assert seats(begin(against)) == ["computer 2", "human 1"]
    assert seats(begin({**against, "ply": "2"})) == ["human 1", "computer 2"]
    assert seats(begin(small(moves=MOVES, mode="puzzle", ply="1"))) == ["remote 1", "human 1"]


def test_a_try_at_a_puzzle_leaves_the_solution_as_it_is() -> None:
    match = begin(small(moves=MOVES, mode="puzzle"))
    match.play_text("a1")
    assert texts(match) == ["a1"]
    match.go(0)
    assert texts(match) == ["c3", "b2,d4", "2a1"]


def test_the_board_is_turned() -> None:
    assert begin(small(orientation="3")).orientation == 3


WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "There is nothing to show: game, record or link is wanted."),
    ({"game": "chess"}, f"There is no game “chess”; there are {', '.join(GAMES)}."),
    (
        {**small(), "mode": "show"},
        "mode is “show”; it must be diagram, replay, play or puzzle.",
    ),
    (
        {"game": "consta", "settings": {"size": "99"}},
        "size is “99”; it must be a whole number from 2 to 19.",
    ),
    ({"game": "consta", "settings": {"sise": "9"}}, "consta has no setting “sise”."),
    (
        {**small(), "moves": "c3 c3,d4"},
        "Move 2, “c3,d4”: c3 is taken.",
    ),
    ({**small(), "ply": "1"}, "ply is “1”; it must be a whole number from 0 to 0."),
    ({**small(), "ply": "-1"}, "ply is “-1”; it must be a whole number from 0 to 0."),
    ({**small(), "ply": "٣"}, "ply is “٣”; it must be a whole number from 0 to 0."),
    (
        {**small(), "mode": "play", "level": "9"},
        "level is “9”; it must be one of 1, 2, 3, 4, 5, 6, 7, 8.",
    ),
    (
        {**small(), "orientation": "90"},
        "orientation is “90”; it must be one of 0, 1, 2, 3.",
    ),
    ({**small(), "mode": "puzzle"}, "No move follows ply 0 that could be looked for."),
    (
        {"record": '[Game "consta"]\n*', "moves": "c3"},
        "record and moves cannot both be given.",
    ),
    (
        {"record": '[Game "consta"]\n*', "settings": {"size": "5"}},
        "record and size cannot both be given.",
    ),
    (
        {"record": '[Game "consta"]\n*', "game": "carteso"},
        "The game is carteso, but the record or link is of consta.",
    ),
    (
        {"game": "consta", "position": "5/5/5/5/5 b 1", "settings": {"size": "5"}},
        "size cannot be given beside a position.",
    ),
    (
        {
            "game": "constructo",
            "position": "arch -/-/-/-/-/-/-/-/- y",
            "settings": {"first": "blue", "pattern": "arch"},
        },
        "pattern cannot be given beside a position.",
    ),
    ({"link": "v=0&game=chess"}, "The link is for a game that is not known here: chess"),
]


@pytest.mark.parametrize(("start", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_is_wrong_is_named(start: Any, sentence: str) -> None:
    with pytest.raises(Problem) as caught:
        begin(start)
    assert str(caught.value) == sentence


def test_over_the_bridge_trouble_is_told_and_a_board_is_there() -> None:
    asked = {"type": "open", "session": "s", "start": {"game": "consta", "moves": "zz"}}
    events = json.loads(Bridge().handle(json.dumps(asked)))
    assert [event["type"] for event in events] == ["catalogue", "trouble", "view"]
    assert events[1]["text"]["key"] == "start-move"
    asked["start"] = {"game": "carteso", "moves": "Bc3", "mode": "replay", "ply": "1"}
    events = json.loads(Bridge().handle(json.dumps(asked)))
    assert [event["type"] for event in events] == ["catalogue", "view"]
    assert events[1]["cursor"] == 1
    assert not any("state" in space for space in events[1]["scene"]["spaces"])


WORDS = st.text(max_size=8) | st.sampled_from(
    ["consta", "c3", "1", "-1", "5/5/5/5/5 b 1", '[Game "consta"] *', "v=0&game=consta", *MODES]
)
NAMES = ("mode", "link", "record", "game", "position", "moves", "ply", "level", "orientation")


@given(
    st.dictionaries(st.sampled_from(NAMES), WORDS),
    st.dictionaries(st.sampled_from(["size", "komi", "pattern", "x"]), WORDS, max_size=2),
)
def test_mangled_parts_are_never_more_than_a_problem(
    parts: dict[str, str], settings: dict[str, str]
) -> None:
    start: Any = {**parts, **({"settings": settings} if settings else {})}
    try:
        match = begin(start)
    except Problem:
        return
    assert match.game in GAMES.values()
