"""`trilithon diagram`, as people use it."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.support.command_line import run
from trilithon.console.cli import main

RECORD = """[Game "consta"] [Size "5"]
1. c3 2. b2,d4 3. 2b4 {[%mark circle b4]} 4. a1,a2 *

[Game "constructo"]
1. R1 2. S2 *
"""

Draw = Callable[..., str]


@pytest.fixture
def draw(capsys: pytest.CaptureFixture[str]) -> Draw:
    def drawn(*arguments: str) -> str:
        assert main(["diagram", *arguments]) == 0
        return capsys.readouterr().out

    return drawn


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "games.pgn"
    file.write_text(RECORD, encoding="utf-8")
    return str(file)


def title(svg: str) -> str:
    return ElementTree.fromstring(svg).findtext("{http://www.w3.org/2000/svg}title") or ""


def position(svg: str) -> str:
    return ElementTree.fromstring(svg).findtext("{http://www.w3.org/2000/svg}desc") or ""


def test_a_bare_checkout_draws_svg() -> None:
    status, output, errors = run("diagram", "consta", "--size", "5", "--turns", "c3 b2,d4")
    assert (status, errors) == (0, "")
    assert title(output) == "Consta · 2. b2,d4"


def test_a_dash_is_standard_output(draw: Draw) -> None:
    assert draw("consta", "-o", "-") == draw("consta")


def test_a_position_and_moves_from_there(draw: Draw) -> None:
    assert position(draw("consta")) == "11/11/11/11/11/11/11/11/11/11/11 b 1"
    svg = draw("consta", "--position", "5/5/2b2/5/5 w 2", "--turns", "2d4")
    assert position(svg) == "5/3W1/2b2/5/5 b 3"


def test_a_record_draws_its_last_position_or_another(draw: Draw, record: str) -> None:
    assert title(draw("--record", record)) == "Consta · 4. a1,a2"
    assert title(draw("consta", "--record", record, "--ply", "0")) == "Consta"
    assert title(draw("--record", record, "--game", "2", "--ply", "1")) == "Constructo · 1. R1"


def test_the_look_can_be_chosen(draw: Draw) -> None:
    plain = draw("consta", "--size", "5", "--turns", "c3")
    assert draw("consta", "--size", "5", "--turns", "c3", "--theme", "dark") != plain
    assert ">a</text>" in plain
    without = draw("consta", "--size", "5", "--turns", "c3", "--no-coordinates", "--numbers")
    assert ">a</text>" not in without
    assert ">1</text>" in without
    turned = draw("consta", "--size", "5", "--turns", "a1", "--orientation", "1")
    assert 'x="-4.5" y="0.5"' in turned


def test_a_whole_game_moves(draw: Draw, record: str) -> None:
    svg = draw("--record", record, "--animate", "--seconds", "2")
    assert "@keyframes" in svg
    assert " 14s step-end infinite" in svg


def test_files_are_of_the_kind_that_their_names_tell(record: str, tmp_path: Path) -> None:
    for name, kind, count in (
        ("a.PNG", "PNG", 1),
        ("a.gif", "GIF", 5),
        ("a.apng", "PNG", 5),
    ):
        file = tmp_path / name
        arguments = ["--record", record, "-o", str(file), "--pixels", "120"]
        assert main(["diagram", *arguments]) == 0
        with Image.open(BytesIO(file.read_bytes())) as image:
            assert image.format == kind
            assert getattr(image, "n_frames", 1) == count
            assert image.size == (120, 120)
    file = tmp_path / "a.svg"
    assert main(["diagram", "constructo", "-o", str(file)]) == 0
    assert title(file.read_text(encoding="utf-8")) == "Constructo"


def test_pixels_carry_and_the_command_prints_what_stands_for_them(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a.png", "a.apng", "a.gif"):
        file = tmp_path / name
        assert main(["diagram", "--record", record, "-o", str(file), "--pixels", "60"]) == 0
        told = capsys.readouterr().out.removesuffix("\n")
        assert told.startswith("Consta · 4. a1,a2: 5/")
        with Image.open(file) as image:
            image.load()
            if name == "a.gif":
                assert image.info["comment"] == told.encode()
                continue
            assert image.info["Title"] == "Consta · 4. a1,a2"
            assert image.info["Description"] == told


def test_pixels_show_the_stones(tmp_path: Path) -> None:
    file = tmp_path / "a.png"
    arguments = ["--size", "3", "--turns", "b2", "--no-coordinates", "--pixels", "99"]
    assert main(["diagram", "consta", *arguments, "-o", str(file)]) == 0
    with Image.open(file) as image:
        seen = image.convert("RGB")
        middle, corner = seen.getpixel((49, 49)), seen.getpixel((22, 22))
        assert isinstance(middle, tuple)
        assert isinstance(corner, tuple)
        assert max(middle) < 80 < 150 < min(corner)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "GAME or --record"),
        (["carteso", "--orientation", "1"], "one of 0, 2"),
        (["consta", "-o", "board.jpg"], ".svg, .png, .gif, .apng"),
        (["consta", "--animate", "-o", "board.png"], "does not move"),
        (["consta", "--animate", "--ply", "1"], "--ply"),
        (["consta", "--game", "2"], "--game goes with --record"),
        (["consta", "--size", "5", "--record", "FILE"], "--size cannot stand beside"),
        (["--turns", "c3", "--record", "FILE"], "--turns cannot stand beside"),
        (["carteso", "--record", "FILE"], "the record is of consta"),
        (["consta", "--pixels", "9"], "from 16 to 8192"),
        (["consta", "--seconds", "0"], "number of seconds"),
        (["consta", "--theme", "pink"], "pink"),
    ],
)
def test_bad_usage_has_status_2(
    arguments: list[str], reason: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [record if word == "FILE" else word for word in arguments]
    assert main(["diagram", *given]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["consta", "--turns", "c3 c3,d4"], "ply 2, c3,d4: "),
        (["consta", "--turns", "zz"], "ply 1, zz: "),
        (["consta", "--position", "5/5"], "ply 0, position 5/5: "),
        (["--record", "FILE", "--game", "3"], "there is no game 3; the file has 2"),
        (["--record", "FILE", "--ply", "9"], "there is no ply 9; the last one is 4"),
        (["--record", "no/such/file"], "no/such/file: No such file"),
        (["consta", "-o", "no/such/folder/a.svg"], "no/such/folder/a.svg: No such file"),
    ],
)
def test_what_cannot_be_drawn_has_status_1_and_one_line(
    arguments: list[str], reason: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [record if word == "FILE" else word for word in arguments]
    assert main(["diagram", *given]) == 1
    errors = capsys.readouterr().err
    assert reason in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize(("name", "missing"), [("a.png", "resvg_py"), ("a.gif", "PIL")])
def test_pixels_without_the_extra_are_told_how_to_get_it(
    name: str,
    missing: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = builtins.__import__

    def without(wanted: str, *rest: Any) -> Any:
        if wanted.split(".")[0] == missing:
            raise ImportError(wanted)
        return found(wanted, *rest)

    monkeypatch.delitem(sys.modules, missing, raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["diagram", "consta", "-o", str(tmp_path / name)]) == 1
    assert "trilithon[pictures]" in capsys.readouterr().err
