"""What a match may hold is bounded: nothing that comes in can hold the page up or lose a game."""

from __future__ import annotations

import tracemalloc
import zlib
from typing import Any

import pytest

from tests.support.client import HUMANS, Client
from trilithon import GAMES
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.formats.link.base62 import write_letters
from trilithon.formats.pgn import RecordError, read_record, read_records, write_record
from trilithon.match import MOST_MOVES, BadCommand, Match, new_match
from trilithon.match.limits import MOST_WRITTEN

MANY = 120_000


def packed(content: str) -> str:
    """A link whose packing is sound, whatever is in it."""
    shrinking = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "1t" + write_letters(shrinking.compress(content.encode()) + shrinking.flush())


def opened(**given: Any) -> tuple[Client, list[str]]:
    """A page that has opened something, and the keys of what was wrong with it."""
    client = Client()
    events = client.send("open", **given)
    found = [event["text"] for event in events if event["type"] == "trouble"]
    return client, [key for text in found for key in keys(text)]


def keys(text: Any) -> list[str]:
    inner = [value for value in text["args"].values() if isinstance(value, dict)]
    return [text["key"], *(key for one in inner for key in keys(one))]


def assert_plays(client: Client) -> None:
    """What was opened instead is a game, of whatever kind, that a move can be made in."""
    move = "Wf6" if client.view["game"] == "carteso" else "f6"
    client.send("play", move=move)
    assert [each["text"] for each in client.view["moves"]] == [move]


def siblings(game: str, move: str, spaces: str, count: int) -> str:
    words = " ".join([move, *(f"^0 {move}" for _ in range(count - 1))])
    return packed(f"{game}\nSsize\n=19\nM{words}" + (f"\nX{spaces * count}" if spaces else ""))


@pytest.mark.parametrize(
    "fragment",
    [
        siblings("consta", "#", "jj", MANY),
        siblings("carteso", "W#", "jj", MANY),
        siblings("carteso", "pass", "", 40_000),
        packed("consta\nSsize\n=5\nN0" + "\nCx" * 100_000),
        packed("consta\nSsize\n=5\nN0" + "\nOa1" * 100_000),
        packed("consta\nSsize\n=5\nN0\nG" + " ".join(["1"] * 200_000)),
        packed("consta\nSsize\n=5\nN0\nC" + "x" * (MOST_WRITTEN + 1)),
        packed("consta\nSsize\n=5" + "".join(f"\nT{number:x}\n=" for number in range(30_000))),
        "v=0&game=carteso&size=19&moves=" + "pass." * MANY,
    ],
    ids=lambda text: str(len(text)),
)
def test_a_link_made_to_do_harm_is_refused(fragment: str) -> None:
    client, wrong = opened(fragment=fragment)
    assert wrong
    assert wrong[0] in ("link-large", "link-move", "link-extent")
    assert_plays(client)


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ('[Game "carteso"] 1. Wa1 ' + "(1. Wa2) " * MANY + "*", "match-moves"),
        ('[Game "carteso"] 1. Wa1 ' + "(1. Wa2 " * MANY + "*", "match-moves"),
        ('[Game "consta"] 1. c3 ' + "{x} " * MANY + "*", "record-long"),
        ('[Game "consta"] 1. c3 {' + "x" * MANY + "} *", "extent-written"),
        ('[Game "consta"]' + "".join(f'[a{n} "b"]' for n in range(MANY)) + "*", "record-long"),
        (";\n" * MANY + '[Game "consta"] *', "record-long"),
    ],
    ids=lambda text: text[-20:],
)
def test_a_record_made_to_do_harm_is_refused(record: str, key: str) -> None:
    client, wrong = opened(record=record)
    assert wrong[0].startswith("record-")
    assert key in wrong
    assert_plays(client)


def test_a_value_of_many_marks_is_read_without_being_tried_again_and_again() -> None:
    text = '[Game "consta"][Event "' + '\\"' * MANY + '"] *'
    tracemalloc.start()
    try:
        with pytest.raises(RecordError):
            list(read_records(text))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    # To come back to each of them it would have to note where it was.
    assert most < 20 * len(text)


def longest_game() -> Match:
    """As many moves as a game can take: every second one a pass, till 19×19 spaces are full."""
    match = new_match(GAMES["carteso"], {"size": "19"})
    for _ in range(19 * 19):
        match.play(match.game.rules.legal_moves(match.position)[0])
        match.play_text("pass")
    match.play_text("pass")
    return match


def test_the_longest_game_on_the_largest_board_is_no_trouble() -> None:
    match = longest_game()
    assert match.outcome is not None
    assert len(match.line()) == 2 * 19 * 19 + 2
    for given in ({"fragment": write_fragment(match)}, {"record": write_record(match)}):
        client, wrong = opened(**given)
        assert wrong == []
        assert len(client.view["moves"]) == len(match.nodes) - 1


def full_tree() -> Match:
    match = new_match(GAMES["consta"], {"size": "19"})
    move = match.game.notation.read_move(match.position, "k10")
    for _ in range(MOST_MOVES):
        match.append(match.root, move)
    return match


def test_a_tree_may_have_so_many_moves_and_no_more() -> None:
    match = full_tree()
    with pytest.raises(BadCommand) as caught:
        match.append(match.root, match.root.children[0].move)
    assert caught.value.key == "match-moves"
    client, wrong = opened(fragment=write_fragment(match))
    assert wrong == []
    [event] = client.send("play", move="a1")
    assert event["text"]["key"] == "match-moves"
    assert len(read_record(write_record(match)).nodes) == MOST_MOVES + 1


def test_the_rounds_of_a_match_share_their_moves() -> None:
    half = "S1" + " ^0 S1" * (MOST_MOVES // 2)
    both = f"constructo\nR2\nSpattern\n=arch\nM{half}\n/\nSpattern\n=arch\nM{half}"
    _, wrong = opened(fragment=packed(both))
    assert wrong == ["link-move", "match-moves"]


def test_what_is_written_stays_within_what_a_link_may_hold() -> None:
    client = Client()
    client.send("open")
    client.new(seats=HUMANS)
    record = '[Game "consta"][Size "5"] 1. c3 {' + "x" * (MOST_WRITTEN - 100) + "} *"
    client.send("open", record=record)
    [event] = client.send("annotate", node=0, comment="y" * 100)
    assert event["text"]["key"] == "extent-written"
    [event] = client.send("tags", tags={"Black": "x" * 80})
    assert event["text"]["key"] == "extent-written"
    client.send("mark", kind="circle", spaces=["c3"])
    assert client.view["scene"]["layers"][-1]["name"] == "marks"
    assert read_fragment(client.view["fragment"]).root.children[0].comments[0][:3] == "xxx"
    client.send("annotate", node=1, comment="")
    client.send("annotate", node=0, comment="y" * 100)
    assert client.view["introduction"] == ["y" * 100]


def test_what_is_quoted_in_a_message_is_short() -> None:
    client, wrong = opened(fragment=packed("carteso\nSkomi\n=" + "9" * 100_000))
    assert wrong[0] == "link-setup"
    assert client.view
    with pytest.raises(ValueError, match=r"Komi is “9{99}…”") as caught:
        GAMES["carteso"].read_settings({"komi": "9" * 1000})
    assert len(str(caught.value)) < 300
