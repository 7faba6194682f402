"""Games as JSON: as the published schema says, and the same game when they are read again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tools.build.paths import WEB
from trilithon.console.cli import main
from trilithon.console.json_records import BadJson, from_data, to_data
from trilithon.formats.pgn import read_record, write_record
from trilithon.games import GAMES
from trilithon.lab import random_game

SCHEMA = json.loads((WEB / "schemas" / "record-1.json").read_text(encoding="utf-8"))
ANNOTATED = """[Game "consta"] [Size "5"] [Black "Ana \\"B\\""] [Termination "resignation"]
{[%mark circle c3] Before} 1. c3 $1 {a } ; b}
(; lead
1. b2 {[%mark arrow a1 b2]} 2. a1,a2 (2. a1,a3 3. 2c4)) (1. d4)
2. 2d4 {end} 1-0
"""
SET_UP = '[Game "constructo"] [Position "rhombus r/Sr/sRmS/s/S/-/M/-/rM b"] 1. S8 *'


ODD_TAGS = '[Game "consta"] [Size "5"] [_a "b"] [1st "c"] *'


@pytest.mark.parametrize("text", [ANNOTATED, SET_UP, ODD_TAGS])
def test_a_game_comes_back_with_its_whole_tree(text: str) -> None:
    match = read_record(text)
    data = json.loads(json.dumps(to_data(match)))
    Draft202012Validator.check_schema(SCHEMA)
    Draft202012Validator(SCHEMA).validate(data)
    assert write_record(from_data(data)) == write_record(match)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_as_the_schema_says(game: str) -> None:
    match = random_game(game, seed=3)
    data = to_data(match)
    Draft202012Validator(SCHEMA).validate(data)
    assert data["result"] in ("1-0", "0-1", "1/2-1/2")
    assert write_record(from_data(data)) == write_record(match)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"trilithon": 2}, "trilithon is not 1"),
        ({"trilithon": True}, "trilithon is not 1"),
        ({"game": "chess"}, "game is none of"),
        ({"game": []}, "game is not a text"),
        ({"settings": {"size": "40"}}, "size is"),
        ({"settings": []}, "no object"),
        ({"moves": [{"move": "c3"}, {"move": "z9,a1"}]}, "move 2: z9"),
        ({"moves": [{"move": "c3 d4"}]}, "move is not a text"),
        ({"moves": [{"move": "c3\ufeff2.\ufeffd4,d5"}]}, "move is not a text"),
        ({"moves": [{}]}, "a move lacks its move"),
        ({"moves": [{"move": "c3", "variations": [7]}]}, "a variation: there is no list"),
        ({"glyphs": [1.5]}, "a glyph"),
        ({"marks": [{"kind": "arrow", "spaces": ["a1"]}]}, "a mark"),
        ({"tags": {"A b": "c"}}, "a tag is not"),
        ({"setting": {"size": "5"}}, "a record has no setting"),
        ({"moves": [{"move": "c3", "comment": "x"}]}, "a move has no comment"),
        (
            {"marks": [{"kind": "circle", "spaces": ["a1"], "colour": "red"}]},
            "a mark has no colour",
        ),
        ({"tags": {"Size": "7"}, "settings": {"size": "5"}}, "Size is told twice"),
        ({"position": "5/5/5/5/5 b 1", "settings": {"size": "7"}}, "Size is 5"),
        ({"moves": [{"move": "c3", "lead": ["x"]}]}, "only the first move of a variation"),
        (
            {
                "moves": [
                    {"move": "c3", "variations": [[{"move": "c4"}, {"move": "2a1", "lead": 7}]]}
                ]
            },
            "texts: there is no list",
        ),
        ({"moves": [{"move": "c3", "variations": [[{"move": "c4", "lead": 7}]]}]}, "texts"),
        ({"result": "1-0", "moves": [{"move": "c3", "lead": []}], "termination": "normal"}, None),
        ({"result": "2-0"}, "result is none of"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], reason: str | None) -> None:
    data = {"trilithon": 1, "game": "consta", "result": "*", "moves": []} | change
    if reason is None:
        assert to_data(from_data(data))["result"] == "1-0"
        return
    with pytest.raises(BadJson, match=reason):
        from_data(data)


@pytest.mark.parametrize("name", ["trilithon", "game", "result", "moves"])
def test_what_is_missing_is_named(name: str) -> None:
    data = {"trilithon": 1, "game": "consta", "result": "*", "moves": [{"move": "c3"}]}
    del data[name]
    with pytest.raises(BadJson, match=f"a record lacks its {name}"):
        from_data(data)


def test_the_command_writes_lines_and_reads_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "games.pgn", tmp_path / "games.json"
    first.write_text(f"{ANNOTATED}\n{SET_UP}", encoding="utf-8")
    assert main(["json", "encode", str(first)]) == 0
    lines = capsys.readouterr().out
    assert len(lines.splitlines()) == 2
    second.write_text(lines, encoding="utf-8")
    assert main(["json", "decode", str(second)]) == 0
    assert capsys.readouterr().out == "\n".join(
        write_record(read_record(text)) for text in (ANNOTATED, SET_UP)
    )
    second.write_text(f'{lines}\n{{"trilithon": 1,', encoding="utf-8")
    assert main(["json", "decode", str(second)]) == 1
    assert "game 3, line" in capsys.readouterr().err
    second.write_text("[" * 5000, encoding="utf-8")
    assert main(["json", "decode", str(second)]) == 1
    assert "too deep" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"glyphs": [' + "1" * 5000 + "]}", "game 1: a number in it is too long"),
        ('[Game "consta"] *', "game 1, line 1: this is no JSON"),
        (" \n", "there is no game in it"),
        (
            '{"trilithon": 1, "game": "consta", "result": "*", "moves": [], '
            '"comments": ["\\ud800"]}',
            "game 1: one of several texts is not a text that can stand there",
        ),
    ],
)
def test_what_is_no_game_is_told_in_a_line(
    text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.json"
    file.write_text(text)
    assert main(["json", "decode", str(file)]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
    assert output.err.endswith(f"{reason}\n")


def test_variations_too_deep_for_json_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    points = [f"{column}{row}" for column in "abcdefghijklmnopqrs" for row in range(1, 20)]
    deep = ""
    for ply, point in reversed(list(enumerate(points[:355], start=1))):
        deep = f"{ply}. B{point} ({ply}. W{point} {deep})"
    file = tmp_path / "deep.pgn"
    tags = '[Game "carteso"]\n[Size "19"]\n[Komi "0.5"]\n'
    file.write_text(f"{tags}\n{deep} *", encoding="utf-8")
    status = main(["json", "encode", str(file)])
    # How deep JSON may go depends on the version of Python.
    assert (status == 1) == ("too deep for JSON" in capsys.readouterr().err)
