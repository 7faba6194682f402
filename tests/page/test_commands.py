"""Commands: each told once, checked and dispatched, and dropped only where the position changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypedDict

import pytest

from tests.support.client import Client
from trilithon.page.commands.boards import DEFAULT_GAME
from trilithon.page.registry import COMMANDS, command
from trilithon.page.session import Session


class Rename(TypedDict):
    """Fields of a command that only these tests know."""

    name: str


@pytest.fixture
def client() -> Client:
    client = Client()
    client.send("open")
    client.new()
    return client


@pytest.fixture
def renaming() -> Iterator[None]:
    """A further command, for as long as a test takes."""

    @command("rename", changes="view")
    def rename(session: Session, command: Rename) -> None:
        session.match.tags["Event"] = command["name"]

    yield
    del COMMANDS["rename"]


def ask(client: Client, **fields: Any) -> list[dict[str, Any]]:
    """What comes at once of a command that needs no session."""
    return client.take(client.bridge.handle(json.dumps(fields)))


@pytest.mark.usefixtures("renaming")
def test_a_command_told_once_is_checked_and_carried_out(client: Client) -> None:
    client.send("rename", name="Spring Cup")
    assert client.view["tags"]["Event"] == "Spring Cup"
    for wrong in ({}, {"name": 3}, {"name": "x", "more": 1}, {"name": "x", "revision": "1"}):
        [trouble] = client.send("rename", **wrong)
        assert (trouble["text"]["key"], trouble["about"]) == ("command-malformed", "rename")
        assert client.view["tags"]["Event"] == "Spring Cup"


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_is_answered_without_its_fields(client: Client, name: str) -> None:
    """Simple ones are carried out; of the others the first field that is missing is told."""
    before = client.view
    for event in ask(client, type=name):
        assert event["type"] == "trouble"
        assert event["text"]["key"] == "command-malformed"
        assert event["about"] == name
    assert client.view is before


BESIDE: list[tuple[str, dict[str, Any]]] = [
    ("annotate", {"node": 0, "comment": "a good start"}),
    ("tags", {"tags": {"Black": "Ada"}}),
    ("mark", {"kind": "circle", "spaces": ["c3"]}),
    ("orient", {"orientation": 1}),
    ("display", {"numbers": True}),
    ("shared", {"shared": {"items": 0, "stage": 0}}),
]


@pytest.mark.parametrize(("beside", "fields"), BESIDE)
def test_what_changes_no_position_makes_no_move_stale(
    client: Client, beside: str, fields: dict[str, Any]
) -> None:
    made_on = client.view["revision"]
    client.send(beside, **fields)
    assert client.view["revision"] == made_on + 1
    assert client.view["moved"] == made_on
    client.send("choose", choice="c3", revision=made_on)
    assert client.moves == ["c3"]
    assert client.view["moved"] == client.view["revision"]
    # But one on the position before is dropped.
    assert client.send("choose", choice="a1", revision=made_on) == []


def test_what_a_person_chose_counts_though_a_move_came_meanwhile(client: Client) -> None:
    """Else a switch would say one thing, and the board show another."""
    made_on = client.view["revision"]
    client.send("choose", choice="c3")
    plain = client.view["scene"]
    client.send("display", numbers=True, revision=made_on)
    assert client.view["scene"] != plain
    client.send("orient", orientation=1, revision=made_on)
    assert client.view["orientation"] == 1
    client.send("pace", pace=2.0, revision=made_on)
    assert client.bridge._desk.sessions["s"].pace == 2


def test_legal_moves_are_listed_though_a_comment_came_meanwhile(client: Client) -> None:
    client.send("legal", start="", most=3)
    client.send("annotate", node=0, comment="a good start")
    [legal] = client.think()
    assert legal["revision"] == client.view["revision"]


REFUSED: list[dict[str, Any]] = [
    {"type": "propose", "game": "chess", "settings": {}},
    {"type": "sketch", "game": "consta", "what": "pattern", "value": ""},
    {"type": "assist", "game": "consta", "position": "no such position"},
]


@pytest.mark.parametrize(
    ("fragment", "game"),
    [("v=0&game=carteso&size=5&moves=We5.We5", "carteso"), ("nonsense", DEFAULT_GAME)],
)
def test_a_link_that_stands_for_no_match_opens_a_new_one_of_its_game(
    fragment: str, game: str
) -> None:
    _, trouble, view, *_ = Client().send("open", fragment=fragment)
    assert (trouble["type"], trouble["about"]) == ("trouble", "open")
    assert (view["game"], view["course"]["plies"]) == (game, 0)


@pytest.mark.parametrize("asked", REFUSED, ids=lambda asked: str(asked["type"]))
def test_trouble_tells_what_it_is_about(client: Client, asked: dict[str, Any]) -> None:
    [trouble] = ask(client, **asked)
    assert (trouble["type"], trouble["about"]) == ("trouble", asked["type"])
    assert trouble["session"] == ""


@pytest.mark.parametrize(
    ("name", "broken", "fields"),
    [
        ("read", "trilithon.page.commands.records.read_collection", {"text": "x", "fragments": []}),
        ("gather", "trilithon.page.commands.records.write_collection", {"fragments": []}),
        ("legal", "trilithon.page.commands.questions._listed", {"start": "", "most": 1}),
    ],
)
def test_a_job_that_fails_tells_what_it_was_about(
    client: Client, monkeypatch: pytest.MonkeyPatch, name: str, broken: str, fields: dict[str, Any]
) -> None:
    def fail(*_: object) -> Iterator[None]:
        yield
        raise RuntimeError("a bug")

    monkeypatch.setattr(broken, fail)
    of = {"session": "s", "revision": client.view["revision"]} if name == "legal" else {}
    assert ask(client, type=name, **of, **fields) == []
    [trouble] = client.think()
    assert (trouble["text"]["key"], trouble["about"]) == ("bridge-internal", name)
    assert trouble["session"] == of.get("session", "")
