"""Model games: they replay, every language comments on the same moves, and guesses are valued."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from tests.support.client import Client
from tests.support.known import known
from tests.support.lesson_files import read_lessons
from tests.support.model_files import FIRST_LANGUAGE, record_of, worths_of
from tools.build.paths import WEB
from trilithon import GAMES
from trilithon.formats.pgn import read_record
from trilithon.match.node import Node
from trilithon.match.tags import persons
from trilithon.search.result import finish
from trilithon.study.guess import FULL, Worth, value_of

LANGUAGES = sorted(path.stem for path in (WEB / "locales").glob("*.ftl"))
PER_GAME = pytest.mark.parametrize("game", GAMES)
# Comments that tell of a game what happens in it, at its turning points.
_FEWEST = 10


def ask(client: Client, kind: str, **fields: object) -> list[dict[str, Any]]:
    """Ask something that is about no session."""
    return client.take(client.bridge.handle(json.dumps({"type": kind, **fields})))


def lines(game: str) -> dict[str, list[Node]]:
    """The moves of the record in every language."""
    return {language: read_record(record_of(game, language)).main_line() for language in LANGUAGES}


@PER_GAME
def test_the_record_is_a_whole_game_of_the_highest_level_with_itself_or_the_next(game: str) -> None:
    match = read_record(record_of(game, FIRST_LANGUAGE))
    assert match.game.name == game
    last = match.main_line()[-1]
    outcome = match.game.rules.outcome(last.position)
    assert outcome is not None
    highest = max(match.game.levels)
    opponents = {"plays itself": highest, "against the next one": highest - 1}
    [level] = [level for said, level in opponents.items() if match.tags["Event"].endswith(said)]
    assert sorted(persons(match)) == [f"Level {level}", f"Level {highest}"]


@PER_GAME
def test_every_language_comments_on_the_same_moves(game: str) -> None:
    read = lines(game)
    first = read[FIRST_LANGUAGE]
    for language, line in read.items():
        assert [node.position for node in line] == [node.position for node in first], language
        told = [bool(node.comments) for node in line]
        assert told == [bool(node.comments) for node in first], language
        assert all(len(node.comments) <= 1 for node in line)
    assert first[0].comments
    assert sum(bool(node.comments) for node in first) >= _FEWEST


@PER_GAME
def test_no_comment_is_left_in_another_language(game: str) -> None:
    read = lines(game)
    for one, other in pairwise(LANGUAGES):
        for node, same in zip(read[one], read[other], strict=True):
            assert not node.comments or node.comments != same.comments


@PER_GAME
def test_comments_name_only_spaces_that_there_are_and_the_same_in_each_language(game: str) -> None:
    read = lines(game)
    spaces = {space["id"] for space in scene(game, read[FIRST_LANGUAGE][0])}
    found = 0
    for ply, nodes in enumerate(zip(*read.values(), strict=True)):
        named = [set(known(game).SPACE.findall(" ".join(node.comments))) for node in nodes]
        assert named[0] <= spaces, ply
        assert all(others == named[0] for others in named), ply
        found += len(named[0])
    assert found >= _FEWEST


def scene(game: str, node: Node) -> list[dict[str, str]]:
    return list(GAMES[game].presenter.scene(node.position, None, ())["spaces"])  # type: ignore[arg-type]


@PER_GAME
def test_every_ply_has_the_value_of_the_move_that_was_played(game: str) -> None:
    line = lines(game)[FIRST_LANGUAGE]
    worths = worths_of(game)
    assert len(worths) == len(line) - 1
    for (before, node), worth in zip(pairwise(line), worths, strict=True):
        write = GAMES[game].notation.write_move
        legal = {
            write(before.position, move) for move in GAMES[game].rules.legal_moves(before.position)
        }
        assert write(before.position, node.move) in worth["values"]
        assert worth["values"].keys() <= legal
        assert worth["whole"] > 0
        if worth["exact"]:
            assert worth["values"].keys() == legal


@PER_GAME
def test_values_called_exact_are_proved(game: str) -> None:
    """The last of them; `tools.research.models` finds the others in the same way."""
    line = lines(game)[FIRST_LANGUAGE]
    exact = [ply for ply, worth in enumerate(worths_of(game)) if worth["exact"]][-3:]
    for ply in exact:
        position = line[ply].position
        solver = GAMES[game].solver
        assert solver is not None
        found = finish(solver(position, 64).run())
        write = GAMES[game].notation.write_move
        values = {write(position, move): value for move, value in found.moves}
        assert worths_of(game)[ply]["values"] == values


def test_points_fall_with_what_a_guess_gives_away() -> None:
    worth = Worth({"a1": 0.6, "b1": 0.3, "c1": 0.45}, exact=False, whole=0.3)
    assert worth.best == "a1"
    assert [worth.points(value) for value in (0.7, 0.6, 0.45, 0.3, 0.0)] == [FULL, FULL, 5, 0, 0]


@PER_GAME
def test_a_guess_is_valued_as_the_same_move_was(game: str) -> None:
    client = Client()
    [model] = ask(client, "model", record=record_of(game, FIRST_LANGUAGE))
    assert model["game"] == game
    assert model["introduction"]
    ply = len(model["moves"]) // 2
    move, worth = model["moves"][ply], worths_of(game)[ply]
    asked = {"game": game, "position": move["position"], **worth}
    ask(client, "guess", move=move["text"], **asked)
    [told] = client.think()
    lost = max(worth["values"].values()) - worth["values"][move["text"]]
    assert told["points"] == round(FULL * max(0, 1 - lost / worth["whole"]))
    assert (told["known"], told["full"], told["move"]) == (True, FULL, move["text"])
    assert told["best"] in worth["values"]


@pytest.mark.parametrize("game", ["consta", "carteso"])
def test_a_guess_that_nobody_valued_is_searched(game: str) -> None:
    client = Client()
    [model] = ask(client, "model", record=record_of(game, FIRST_LANGUAGE))
    ply = next(ply for ply, worth in enumerate(worths_of(game)) if ply > 4 and not worth["exact"])
    move, worth = model["moves"][ply], worths_of(game)[ply]
    position = GAMES[game].notation.read_position(move["position"])
    write = GAMES[game].notation.write_move
    legal = (write(position, one) for one in GAMES[game].rules.legal_moves(position))
    other = next(text for text in legal if text not in worth["values"])
    ask(client, "guess", move=other, game=game, position=move["position"], **worth)
    assert client.bridge.busy
    [told] = client.think()
    assert not told["known"]
    assert 0 <= told["points"] <= FULL


def test_a_guess_that_wins_at_once_is_worth_all() -> None:
    game = GAMES["carteso"]
    (task,) = (one for one in read_lessons("carteso") if one["id"] == "komi")
    position = game.notation.read_position(task["position"])
    move = game.notation.read_move(position, "pass")
    worth = Worth({"Ba4": 0.4}, exact=False, whole=0.3)
    assert finish(value_of(game, position, move, worth, 0)) == 1.0


@pytest.mark.parametrize(
    ("fields", "text"), [("bwb/w2/wbw b 5", "2c2"), ("W1w/bBw/b1b w 6", "2b3")]
)
def test_a_guess_with_one_reply_is_worth_what_comes_of_that(fields: str, text: str) -> None:
    game = GAMES["consta"]
    position = game.notation.read_position(fields)
    worth = Worth({"a1": 0.4}, exact=False, whole=0.3)
    assert finish(value_of(game, position, game.legal_move(position, text), worth, 0)) == 1.0


@pytest.mark.parametrize(
    "wrong", [{"move": "z9"}, {"position": "nothing"}, {"values": {}}, {"whole": 0.0}]
)
def test_a_guess_that_cannot_be_valued_is_answered_with_trouble(wrong: dict[str, object]) -> None:
    client = Client()
    asked = {"game": "consta", "position": "3/3/3 b 1", "move": "b2", "values": {"b2": 1.0}}
    events = ask(client, "guess", **{**asked, "exact": True, "whole": 2.0, **wrong})
    assert [event["type"] for event in events] == ["trouble"]


def test_a_record_that_cannot_be_read_is_answered_with_trouble() -> None:
    events = ask(Client(), "model", record="no record")
    assert [event["type"] for event in events] == ["trouble"]
