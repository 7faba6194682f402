"""A file of puzzles, looked at again: what there is in it, which are proved, and their ratings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from trilithon.console.cli.faults import Fault
from trilithon.console.cli.files import read_text
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.runs import faults_told
from trilithon.core import AnyGame
from trilithon.core.errors import Problem
from trilithon.study.line import read_line
from trilithon.study.puzzles.proof import Statistics, is_proved, statistics
from trilithon.study.puzzles.puzzle import Puzzle, puzzles_in, write_puzzles
from trilithon.study.puzzles.rating import rate


def read(game: AnyGame, file: Path) -> list[Puzzle]:
    """The puzzles of a file, which are of the game. Raises Fault."""
    try:
        puzzles = puzzles_in(read_text(str(file)))
    except ValueError as reason:
        raise Fault(f"{file}: {reason}") from reason
    for puzzle in puzzles:
        try:
            position = game.notation.read_position(puzzle["position"])
            game.notation.read_move(position, next(iter(read_line(puzzle["line"]))))
        except Problem as reason:
            raise Fault(f"{file}, puzzle {puzzle['id']}: {reason}") from reason
        except ValueError as reason:
            raise Fault(f"{file}, puzzle {puzzle['id']}: its line is no tree of moves") from reason
    return puzzles


def rate_anew(game: AnyGame, file: Path) -> None:
    """Rate the puzzles of a file anew; all that are done are kept if it is broken off.

    Raises Fault if there are none.
    """
    puzzles = read(game, file)
    # Ratings of days gone by are not looked at any more.
    rated = _undated(puzzles, file)
    with faults_told(), Progress(len(rated), 0) as progress:
        for puzzle in rated:
            before, puzzle["rating"] = puzzle["rating"], rate(game, puzzle)
            file.write_text(write_puzzles(puzzles), encoding="utf-8")
            progress.show(f"{puzzle['id']} from {before} to {puzzle['rating']}")


def _undated(puzzles: list[Puzzle], file: Path) -> list[Puzzle]:
    """Those that are not of a day. Raises Fault if there are none."""
    found = [puzzle for puzzle in puzzles if "day" not in puzzle]
    if not found:
        raise Fault(f"{file}: there is no puzzle in it")
    return found


def tell_of(game: AnyGame, file: Path, *, as_json: bool) -> None:
    """Statistics of a file's puzzles, and which are not proved. Raises Fault if there are such."""
    puzzles = _undated(read(game, file), file)
    found = statistics(game, puzzles)
    if not as_json:
        for name, told in _told(found):
            print(f"{name}: {told}", flush=True)
    failed = []
    with Progress(len(puzzles), 0) as progress:
        for puzzle in puzzles:
            if not is_proved(game, puzzle):
                failed.append(puzzle["id"])
            progress.show(f"{len(failed)} are not proved")
    if as_json:
        print(json.dumps({**found, "not_proved": failed}))
    if failed:
        raise Fault(f"not proved: {', '.join(failed)}")
    if not as_json:
        print(f"proved again: {len(puzzles)}")


def _told(found: Statistics) -> Iterator[tuple[str, str]]:
    """What there is to tell of puzzles, by what it is about."""
    low, middle, high = found["rating"]
    yield "puzzles", str(found["puzzles"])
    yield "boards", _listed(found["boards"])
    yield "moves to find", _listed(found["turns"])
    yield "rating", f"{low} to {high}, half of them up to {middle}"
    yield "themes", _listed(found["themes"])
    yield "first moves", _listed(found["first_moves"])
    if found["images"] is not None:
        yield "images of others", str(found["images"])
    for name, solved in found["naive"].items():
        yield f"solved by “{name}”", str(solved)


def _listed(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items())
