"""Problems as sentences."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build.paths import PYSRC
from trilithon.core.errors import BadMove, Problem
from trilithon.games import GAMES
from trilithon.match import new_match


def test_a_problem_reads_as_one_sentence_with_that_which_it_comes_from() -> None:
    reason = Problem("space-malformed", text="z")
    whole = Problem("link-move", ply=3, text="z", reason=reason)
    assert str(whole) == (
        "The link cannot be followed at move 3, z."
        " “z” is not a space: a column letter and a row number are wanted."
    )


def test_what_is_quoted_is_not_taken_for_an_argument() -> None:
    assert "{ $text }" in str(Problem("space-malformed", text="{ $text }"))


def test_a_word_of_the_catalogue_reads_as_it_is() -> None:
    assert str(Problem("constructo-none-left", base="ring")) == "There is no ring left in hand."


def test_a_game_refuses_in_words_of_its_own() -> None:
    position = new_match(GAMES["constructo"], {}).position
    with pytest.raises(BadMove) as found:
        GAMES["constructo"].notation.read_move(position, "?")
    assert str(found.value) == "“?” is not a move. Write R5, M1, S9 or 4-7."


def test_sentences_are_there_in_an_archive_too(tmp_path: Path) -> None:
    archive = shutil.make_archive(str(tmp_path / "engine"), "zip", PYSRC)
    program = (
        "from trilithon.core.errors import Problem\n"
        "print(Problem('carteso-no-button'), Problem('match-over'), Problem('record-none'))"
    )
    run = [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {archive!r})\n{program}"]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    told = "This game is played without a button. The game is over. There is no record.\n"
    assert done.stdout == told
