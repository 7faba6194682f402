"""`trilithon link`: records as links, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.command_line import TAGS, WON, run, write
from trilithon.console.cli import main
from trilithon.formats.pgn import read_record, write_record


def test_a_record_becomes_a_link_and_a_link_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = write_record(read_record(TAGS + "1. c3 {é} (1. a1 $5) 2. b2,d4 {[%mark circle a1]} *"))
    assert main(["link", "encode", write(tmp_path, text)]) == 0
    fragment = capsys.readouterr().out.strip()
    assert fragment.isalnum()
    for link in (fragment, f"#{fragment}", f"https://example.org/play/?lang=es#{fragment}"):
        assert main(["link", "decode", link]) == 0
        assert capsys.readouterr().out == text


def test_link_encode_reads_standard_input_with_and_without_a_dash() -> None:
    text = (TAGS + WON).encode()
    status, fragment, _ = run("link", "encode", stdin=text)
    assert (status, fragment) == run("link", "encode", "-", stdin=text)[:2]
    assert run("link", "decode", fragment.strip())[1] == write_record(read_record(TAGS + WON))


def test_rounds_of_one_match_make_one_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = (
        '[Game "constructo"]\n[Pattern "arch"]\n[First "yellow"]\n[Round "1"]\n[Result "*"]\n\n*\n'
    )
    text = first + "\n" + first.replace('"1"', '"2"').replace("yellow", "blue")
    assert main(["link", "encode", write(tmp_path, text)]) == 0
    assert main(["link", "decode", capsys.readouterr().out]) == 0
    assert capsys.readouterr().out == text


def test_links_of_version_0_are_decoded(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "decode", "v=0&game=consta&size=5&moves=c3.b2,d4"]) == 0
    assert capsys.readouterr().out.endswith("\n1. c3 2. b2,d4 *\n")


@pytest.mark.parametrize("content", ["", "hello", TAGS + "1. c3 2. c3,d4 *", (TAGS + "* ") * 2])
def test_what_makes_no_link_has_status_1_and_one_line(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["link", "encode", write(tmp_path, content)]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)


@pytest.mark.parametrize("link", ["", "hello", "1tabc", "9tabc", "v=0&game=chess", "a\nb\x1b[2J"])
def test_what_is_no_link_has_status_1_and_one_line(
    link: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["link", "decode", link]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
