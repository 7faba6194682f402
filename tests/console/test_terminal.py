"""A person plays in the terminal: every game from its first move to its last, by mouse and keys."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.support.folders import SOURCES
from tests.support.records import line
from tests.support.terminal import Person, sit
from trilithon import GAMES
from trilithon.console.cli import main
from trilithon.console.terminal.board import choice_keys
from trilithon.console.terminal.catalogue import Catalogue, languages
from trilithon.console.terminal.picture import Picture
from trilithon.console.terminal.record import RecordFile
from trilithon.core.signs import signs_of
from trilithon.formats.link import read_fragment
from trilithon.formats.pgn import read_record, read_records, write_record, write_records
from trilithon.match import Match, new_match
from trilithon.page.scene import scene

WORDS = SOURCES / "trilithon" / "console" / "terminal" / "words"
SMALL: Mapping[str, Mapping[str, str]] = {
    name: {"size": "3"} if any(one.name == "size" for one in game.settings) else {}
    for name, game in GAMES.items()
}


def small(game: str, moves: str = "") -> Match:
    match = new_match(GAMES[game], SMALL[game])
    for text in moves.split():
        match.play_text(text)
    return match


def legal(person: Person) -> list[str]:
    """The legal moves, as the engine alone has them."""
    game = GAMES[person.view["game"]]
    position = game.notation.read_position(person.view["position"])
    moves = game.rules.legal_moves(position)
    return sorted(game.notation.write_move(position, move) for move in moves)


async def make(person: Person, move: str) -> None:
    """Type a move, and wait for what the other side does."""
    before = len(person.moves)
    await person.type(move)
    await person.sees(lambda: len(person.moves) > before)
    await person.turn()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_typed(game: str, language: str, tmp_path: Path) -> None:
    rng, file = random.Random(1), tmp_path / "game.pgn"

    async def play(person: Person) -> None:
        while person.view["result"] is None:
            await make(person, rng.choice(legal(person)))
        catalogue = Catalogue(language)
        assert person.reads("status") == catalogue.say(person.view["status"])
        assert all(move in person.reads("moves") for move in person.moves)
        record = read_record(file.read_text(encoding="utf-8"))
        assert record.root.end().ply == len(person.moves)
        assert record.outcome_at(record.root.end()) is not None

    sit(small(game), play, language=language, record=file)


def test_games_of_a_file_stay_when_another_one_is_played(tmp_path: Path) -> None:
    file, earlier = tmp_path / "game.pgn", write_record(small("consta", "a1"))

    def lines() -> list[list[str]]:
        return [line(match) for match in read_records(file.read_text(encoding="utf-8"))]

    async def play(person: Person) -> None:
        assert lines() == [["a1"], ["b2", "2a1"]]
        await person.press("ctrl+n", "enter")
        await person.sees(lambda: len(lines()) == 3)
        assert lines()[:2] == [["a1"], ["b2", "2a1"]]

    sit(small("consta", "b2 2a1"), play, record=file, before=earlier)


def test_the_last_game_of_a_file_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, texts = tmp_path / "games.pgn", [small("consta", "a1"), small("consta", "b2")]
    file.write_text(write_records(texts), encoding="utf-8")
    begun: list[list[str]] = []

    def keep_once(_catalogue: Catalogue, fragment: str, _seats: Any, record: RecordFile) -> Mock:
        begun.append(line(read_fragment(fragment)))
        record.keep(write_record(small("consta", "b3")))
        return Mock()

    monkeypatch.setattr("trilithon.console.terminal.app.Terminal", keep_once)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    assert main(["play", "consta", "--record", str(file)]) == 0
    assert begun == [["b2"]]
    kept = read_records(file.read_text(encoding="utf-8"))
    assert [line(match) for match in kept] == [["a1"], ["b3"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_the_mouse(game: str) -> None:
    rng = random.Random(2)

    async def choose(person: Person) -> None:
        scene = person.view["scene"]
        targets = [one["id"] for one in scene["spaces"] if one.get("state") == "target"]
        keys = list(choice_keys(person.view))
        draft = len(person.view["draft"])
        if keys and (not targets or rng.random() < 0.3):
            await person.press(rng.choice(keys))
        elif targets:
            await person.click(rng.choice(targets))
        else:
            assert len(scene["options"]) == 1
            await person.pilot.click("Choice")
        # What cannot be played after all is said, and taken back.
        if len(person.view["draft"]) == draft == 2:
            await person.press("escape")

    async def play(person: Person) -> None:
        for _ in range(1000):
            if person.view["result"] is not None:
                return
            await choose(person)
            await person.turn()
        pytest.fail("it came to no end")

    sit(small(game), play)


def test_arrows_lead_to_a_space_and_enter_chooses_it() -> None:
    async def play(person: Person) -> None:
        await person.press("down", "left", "up", "enter")
        await person.sees(lambda: person.moves[:1] == ["a3"])

    sit(small("consta"), play)


def test_a_choice_and_moves_are_taken_back() -> None:
    async def play(person: Person) -> None:
        await person.click("a3")
        await person.sees(lambda: person.view["draft"] == ["a3"])
        await person.press("escape")
        await person.sees(lambda: person.view["draft"] == [])
        await person.press("u")
        await person.sees(lambda: person.view["cursor"] == 0)
        assert len(person.moves) == 2

    match = small("consta", "b2 2a1")
    sit(match, play)


def test_a_move_that_cannot_be_is_explained_and_stays_in_the_line() -> None:
    async def play(person: Person) -> None:
        await person.type("z9")
        said = "z9 no está en un tablero de tamaño 3"
        await person.sees(lambda: said in person.reads("notice"))
        assert person.moves == []
        await person.press(*["backspace"] * 2, *"b2", "enter")
        await person.sees(lambda: person.moves[:1] == ["b2"])

    sit(small("consta"), play, language="es")


def test_a_hint_names_a_legal_move() -> None:
    async def play(person: Person) -> None:
        await person.press("h")
        await person.sees(lambda: person.reads("notice").startswith("Hint: "))
        assert person.reads("notice").removeprefix("Hint: ").split()[0] in legal(person)

    sit(small("carteso"), play)


def test_resigning_is_asked_for() -> None:
    async def play(person: Person) -> None:
        await person.press("ctrl+r")
        await person.pilot.click("#no")
        await person.sees(lambda: len(person.app.screen_stack) == 1)
        assert person.view["result"] is None
        await person.press("ctrl+r")
        await person.pilot.click("#yes")
        await person.sees(lambda: person.view["result"] == "0-1")
        assert person.reads("status") == "You resigned: White has won"

    sit(small("consta", "b2 2a1"), play)


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        assert str(tmp_path) in person.reads("notice")
        await person.type("b2")
        await person.sees(lambda: person.moves[:1] == ["b2"])

    sit(small("consta"), play, record=tmp_path)


@pytest.mark.parametrize("size", [(80, 24), (120, 50)])
@pytest.mark.parametrize("game", GAMES)
def test_a_board_of_the_usual_size_has_room(game: str, size: tuple[int, int]) -> None:
    async def look(person: Person) -> None:
        board = person.app.query_one("Board")
        assert board.region.right <= size[0] - 30
        assert board.region.bottom <= size[1] - 2

    sit(new_match(GAMES[game], {}), look, size=size)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_stand_on_a_space_has_signs(game: str) -> None:
    rng, match = random.Random(3), small(game)
    signs = signs_of(game)
    while moves := match.game.rules.legal_moves(match.position):
        match.play(rng.choice(moves))
        board = scene(match)
        drawn = Picture(game, board, "", (60, 30)).text.plain
        for space in board["spaces"]:
            if space["holds"] != "empty":
                shown = signs(space["holds"])
                assert shown
                assert "".join(sign.text for sign in shown) in drawn


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("chess", "invalid choice"),
        ("consta --level 9", "--level of consta is one of 1, 2, 3, 4, 5, 6, 7, 8"),
        ("consta --side red", "--side of consta is black or white"),
        ("consta --lang xx", "--lang is one of en, es"),
        ("consta --komi 1.5", "consta has no --komi"),
    ],
)
def test_what_cannot_be_played_is_told(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments.split()]) == 2
    assert told in capsys.readouterr().err


def test_a_record_of_another_game_is_no_game_to_go_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.pgn"
    file.write_text('[Game "consta"] 1. a1 *', encoding="utf-8")
    assert main(["play", "carteso", "--record", str(file)]) == 1
    assert "its game is consta" in capsys.readouterr().err
    assert main(["play", "consta", "--size", "5", "--record", str(file)]) == 2
    assert "leave out --size" in capsys.readouterr().err


def test_without_a_terminal_programs_are_told_where_they_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "consta"]) == 1
    assert "trilithon ugi" in capsys.readouterr().err


def test_languages_have_the_same_words() -> None:
    keys = {
        path.stem: re.findall("^([a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in WORDS.glob("*.ftl")
    }
    assert set(keys) == set(languages())
    assert all(sorted(found) == sorted(keys["en"]) for found in keys.values())
    sources = "".join(path.read_text(encoding="utf-8") for path in WORDS.parent.glob("*.py"))
    assert all(f'"{key}"' in sources for key in keys["en"])
