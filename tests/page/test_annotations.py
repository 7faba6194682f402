"""What a person does with a game besides playing: variations, comments, marks, names, files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.client import HUMANS, Client

BY_LINK = [{"seat": "human", "level": 1}, {"seat": "remote", "level": 1}]


@pytest.fixture
def client() -> Client:
    client = Client()
    client.send("open")
    client.new()
    for move in ("c3", "b2,d4", "2a1"):
        client.send("play", move=move)
    return client


def read(client: Client, text: str, *fragments: str) -> dict[str, Any]:
    """What comes of reading a text of records where games are kept."""
    message = {"type": "read", "text": text, "fragments": fragments}
    assert client.take(client.bridge.handle(json.dumps(message))) == []
    (collection,) = client.think()
    assert collection["type"] == "collection"
    return collection


def test_a_plain_game_has_no_tree_beside_its_moves(client: Client) -> None:
    assert "tree" not in client.view
    assert client.moves == ["c3", "b2,d4", "2a1"]


def test_the_tree_lists_variations_after_the_move_that_they_replace(client: Client) -> None:
    client.send("go", node=1)
    client.send("play", move="2e5")
    client.send("play", move="a2,a3")
    client.send("go", node=1)
    client.send("play", move="2e4")
    listed = [
        (move["ply"], move["text"], move["depth"], move.get("begins", False))
        for move in client.view["tree"]
    ]
    assert listed == [
        (1, "c3", 0, False),
        (2, "b2,d4", 0, False),
        (2, "2e5", 1, True),
        (3, "a2,a3", 1, False),
        (2, "2e4", 1, True),
        (3, "2a1", 0, False),
    ]


def test_a_line_is_promoted_and_deleted(client: Client) -> None:
    client.send("go", node=1)
    client.send("play", move="2e5")
    client.send("promote", node=3)
    assert [move["text"] for move in client.view["tree"] if not move["depth"]][-1] == "2a1"
    client.send("delete", node=4)
    assert "tree" not in client.view
    assert client.view["cursor"] == 1
    trouble = client.send("delete", node=0)
    assert trouble[0]["text"]["key"] == "match-root"


def test_comments_glyphs_and_marks_come_back_from_the_record(client: Client) -> None:
    client.send("annotate", node=2, comment="  Why not? } ;  ", glyphs=[1, 14])
    client.send("go", node=2)
    client.send("mark", kind="circle", spaces=["c3"])
    client.send("mark", kind="arrow", spaces=["a1", "e5"])
    client.send("mark", kind="circle", spaces=["c3"])
    collection = read(client, client.view["record"])
    client.send("open", record=collection["matches"][0]["record"])
    client.send("go", node=2)
    assert client.view["note"] == {
        "node": 2,
        "comment": "Why not? } ;",
        "glyphs": [1, 14],
        "marks": [{"kind": "arrow", "spaces": ["a1", "e5"]}],
    }
    assert client.view["tree"][1]["marked"]
    client.send("annotate", node=2, comment="", glyphs=[])
    client.send("mark", kind="arrow", spaces=["a1", "e5"])
    assert "tree" not in client.view


@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        ("annotate", {"node": 9, "comment": "x"}, "match-node"),
        ("annotate", {"node": 1, "comment": "x" * 5001}, "annotation-long"),
        ("annotate", {"node": 1, "glyphs": [256]}, "annotation-glyph"),
        ("mark", {"kind": "circle", "spaces": ["z9"]}, "annotation-mark"),
        ("mark", {"kind": "circle", "spaces": ["a1", "a2"]}, "annotation-mark"),
        ("mark", {"kind": "arrow", "spaces": ["a1", "a1"]}, "annotation-mark"),
        ("tags", {"tags": {"Size": "7"}}, "annotation-tag"),
        ("tags", {"tags": {"Date": "yesterday"}}, "annotation-date"),
        ("tags", {"tags": {"Date": "2026.02.31"}}, "annotation-date"),
        ("tags", {"tags": {"Date": "????.13.??"}}, "annotation-date"),
        ("seats", {"seats": BY_LINK}, "command-correspondence"),
        ("seats", {"seats": BY_LINK, "correspondence": "no good!"}, "command-correspondence"),
        ("seats", {"seats": HUMANS, "correspondence": "abcdefgh"}, "command-correspondence"),
    ],
)
def test_what_cannot_be_remarked_is_named_and_changes_nothing(
    client: Client, kind: str, fields: dict[str, Any], key: str
) -> None:
    before = client.view["record"]
    (trouble,) = client.send(kind, **fields)
    assert trouble["text"]["key"] == key
    client.send("go", node=3)
    assert client.view["record"] == before


def test_names_and_date_stand_in_the_record(client: Client) -> None:
    told = {"Black": "Ada  L.", "White": 'B "the" rook', "Event": "", "Date": "2026.11.??"}
    client.send("tags", tags=told)
    assert client.view["tags"] == told | {"Black": "Ada L."}
    (entry,) = read(client, client.view["record"])["matches"]
    assert entry["names"] == {"black": "Ada L.", "white": 'B "the" rook'}
    assert (entry["date"], entry["plies"], entry["result"]) == ("2026.11.??", 3, "*")


def test_a_file_is_read_game_by_game_and_rounds_stand_together(client: Client) -> None:
    consta = client.view["record"]
    rounds = "".join(
        f'[Game "constructo"]\n[Round "{number}"]\n[First "{first}"]\n\n1. R1 2. S2 *\n\n'
        for number, first in ((1, "yellow"), (2, "blue"))
    )
    found = read(client, consta + rounds + consta)
    assert [entry["game"] for entry in found["matches"]] == ["consta", "constructo", "consta"]
    assert [entry["rounds"] for entry in found["matches"]] == [1, 2, 1]
    assert found["problem"] is None
    client.send("open", record=found["matches"][1]["record"])
    assert client.view["round"] == {"number": 2, "rounds": 2}


def test_games_are_gathered_in_one_text(client: Client) -> None:
    fragments = [client.view["fragment"], "no link", "v=0&game=carteso&size=5&moves=Bc3"]
    message = {"type": "gather", "fragments": fragments}
    assert client.take(client.bridge.handle(json.dumps(message))) == []
    (gathered,) = client.think()
    assert gathered["left_out"] == 1
    found = read(client, gathered["record"])
    assert [(entry["game"], entry["plies"]) for entry in found["matches"]] == [
        ("consta", 3),
        ("carteso", 1),
    ]


def test_a_level_that_is_not_there_is_told_and_the_game_opens(client: Client) -> None:
    seats = [HUMANS[0], {"seat": "computer", "level": 99}]
    events = client.send("open", fragment=client.view["fragment"], seats=seats)
    assert [event["type"] for event in events] == ["catalogue", "trouble", "view"]
    assert events[1]["text"]["key"] == "command-level"
    assert len(client.view["moves"]) == 3


def test_games_before_a_mistake_are_read_and_the_mistake_is_named(client: Client) -> None:
    found = read(client, client.view["record"] + '[Game "consta"]\n\n1. f6 2. f6,f7 *')
    assert len(found["matches"]) == 1
    assert found["problem"]["key"] == "record-move-later"
    args = found["problem"]["args"]
    assert (args["game"], args["ply"], args["text"]) == (2, 2, "f6,f7")
    assert args["reason"]["key"] == "consta-taken"
    assert read(client, "")["problem"]["key"] == "collection-none"


def test_a_record_of_a_game_that_is_kept_is_known_wherever_one_has_leafed_to(
    client: Client,
) -> None:
    record = client.view["record"]
    end = client.view["fragment"]
    client.send("go", node=1)
    leafed = client.view["fragment"]
    other, begun = record.replace("2a1", "2a2"), '[Game "consta"]\n[Size "5"]\n\n*\n'
    found = read(client, f"{record}\n{other}\n{begun}", "no link", leafed, end, "1t4rwryHbRssy")
    assert leafed != end
    assert [entry["kept"] for entry in found["matches"]] == [leafed, None, None]


def test_commands_are_answered_while_a_long_file_is_read(client: Client) -> None:
    text = client.view["record"] * 200
    client.bridge.handle(json.dumps({"type": "read", "text": text, "fragments": []}))
    assert client.bridge.busy
    client.send("go", node=1)
    assert client.view["cursor"] == 1
    (collection,) = client.think()
    assert len(collection["matches"]) == 200


def test_an_opened_record_is_studied_so_that_new_moves_are_variations(client: Client) -> None:
    record = client.view["record"]
    client.send("open", record=record)
    client.send("go", node=1)
    client.send("play", move="2e5")
    main = [move["text"] for move in client.view["tree"] if not move["depth"]]
    assert main == ["c3", "b2,d4", "2a1"]


def test_a_command_made_before_another_game_was_opened_is_stale(client: Client) -> None:
    before = client.view["revision"]
    client.send("open", record=client.view["record"])
    assert client.view["revision"] > before
    assert client.view["match"] == 3
    assert client.send("go", node=1, revision=before) == []


def test_pieces_bear_the_numbers_of_their_moves_when_asked(client: Client) -> None:
    def numbers() -> list[str]:
        over = next(layer for layer in client.view["scene"]["layers"] if layer["name"] == "over")
        return sorted(shape["text"] for shape in over["shapes"] if "move-number" in shape["key"])

    assert numbers() == []
    client.send("display", numbers=True)
    assert numbers() == ["1", "2", "2", "3"]
    client.send("open", record=client.view["record"])
    client.send("go", node=2)
    assert numbers() == ["1", "2", "2"]
    client.send("display", numbers=False)
    assert numbers() == []


def test_what_was_written_is_kept_though_a_move_came_meanwhile(client: Client) -> None:
    before = client.view["revision"]
    client.send("play", move="2e5")
    client.send("annotate", node=3, comment="slow hand", revision=before)
    assert client.view["tree"][2]["comments"] == ["slow hand"]
    client.send("tags", tags={"Black": "Ada"}, revision=before)
    assert client.view["tags"]["Black"] == "Ada"
    client.new()
    assert client.send("annotate", node=0, comment="of another game", revision=before) == []
