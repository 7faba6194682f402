"""The lab's examples, its sheet of functions, and the words of its page."""

from __future__ import annotations

import io
import token
import tokenize
from pathlib import Path
from typing import Any

import pytest

from tests.support.lab_programs import run
from tools.build.paths import LAB, WEB
from tools.docs.lab_pages import SHEET
from tools.docs.rules_pages import languages
from tools.site.words import read_words
from trilithon import GAMES, lab
from trilithon.lab import new

LANGUAGES = ("en", "es")


def example(game: str, language: str) -> str:
    return (LAB / f"{game}.{language}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_the_same_program_in_every_language(game: str) -> None:
    # From Python 3.12 on, the text in an f-string is a token of its own.
    spoken = {token.COMMENT, token.STRING, getattr(token, "FSTRING_MIDDLE", token.STRING)}

    def code(language: str) -> list[str]:
        parts = tokenize.generate_tokens(io.StringIO(example(game, language)).readline)
        return [part.string for part in parts if part.type not in spoken]

    programs = [code(language) for language in LANGUAGES]
    assert programs[0] == programs[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_runs_and_shows_a_board(game: str, language: str) -> None:
    words = run(example(game, language))
    kinds = {word["kind"] for word in words}
    assert "picture" in kinds
    assert kinds <= {"out", "picture", "result"}, words[-1]


def test_the_sheet_tells_of_every_function() -> None:
    functions = {name for name in lab.__all__ if name.islower()}
    assert set(SHEET) == functions - {"draw"}
    names: dict[str, Any] = {"game": new("constructo", pattern="0.0+2.0+1.1")}
    for call in (SHEET[name] for name in SHEET if name != "read"):
        exec(call.replace("seconds=1", "playouts=50"), {**vars(lab), **names})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_is_there_and_used(language: str) -> None:
    page = (LAB / "page.html").read_text(encoding="utf-8")
    own = read_words(LAB / f"page.{language}.ftl")
    assert set(own) == set(read_words(LAB / "page.en.ftl"))
    used = {key for key in own if f"${{{key.replace('-', '_')}}}" in page}
    used |= {f"example-{game}" for game in GAMES}
    used |= {f"sheet-{name.replace('_', '-')}" for name in SHEET}
    assert used == set(own)
    assert set(languages(LAB)) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_console_is_there_and_used(language: str) -> None:
    scripts = "".join(
        path.read_text(encoding="utf-8") for path in (WEB / "js/pages/lab").glob("*.js")
    )
    keys = messages(WEB / "locales" / "lab" / f"{language}.ftl")
    assert keys == messages(WEB / "locales" / "lab" / "en.ftl")
    assert not keys & messages(WEB / "locales" / f"{language}.ftl")
    quoted = {word for word in scripts.split('"')[1::2] if word in keys}
    assert quoted == keys


def messages(path: Path) -> set[str]:
    """The keys of a catalogue."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split(" = ")[0].removesuffix(" =") for line in lines if line[:1].isalpha()}
