"""Games to learn from: played by number, wherever, and kept where the next fit finds them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path

import pytest

from tests.support.folders import DATA
from tools.research.learning import rounds, self_play
from tools.research.learning.__main__ import main
from tools.research.learning.kept_games import Games, read_games
from tools.research.learning.round_games import play
from tools.research.learning.rounds import Plan, Round, games_in, read_game, round_path
from tools.research.learning.samples import Sample
from tools.research.learning.subjects import SUBJECTS
from tools.research.learning.weights import name_of, path_of
from trilithon.console.arena.backends import Backend, hand_out
from trilithon.console.arena.results import OtherRun
from trilithon.core import AnyGame, Player
from trilithon.games import GAMES

CONSTA = SUBJECTS["consta"]
PLAN = Plan("consta", (3, 4), 25, 1, name_of(CONSTA))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where rounds are kept for a while."""
    monkeypatch.setattr(rounds, "_FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of the games that are played, as they come; each has one sample."""
    found = list[int]()

    def played(subject: object, size: int, nodes: int, seed: int) -> list[Sample]:
        found.append(seed)
        return [Sample(f"{size} {nodes}", 0.5, seed, {})]

    monkeypatch.setattr(self_play, "play", played)
    return found


def learn(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["learning", *words.split()])
    main()


@pytest.mark.parametrize(("name", "size"), [("consta", 4), ("carteso", 4)])
def test_games_follow_from_their_numbers_whoever_plays_them(name: str, size: int) -> None:
    plan = Plan(name, (size,), 90, 1, name_of(SUBJECTS[name]))
    work = partial(play, plan, inf)
    here = dict(map(work, (1, 2)))
    assert here[1] != here[2]
    assert dict(hand_out(work, (1, 2), Backend("processes", 2))) == here
    for samples in here.values():
        assert samples
        assert any(sample.moves for sample in samples)
        assert any(sample.outcome is not None for sample in samples)
        for sample in samples:
            check(GAMES[name], sample)
        assert len(set(won_by_first(GAMES[name], samples))) == 1


def won_by_first(game: AnyGame, samples: list[Sample]) -> Iterator[float]:
    """What the first player won, as each sample that knows it tells."""
    for sample in samples:
        if sample.outcome is not None:
            mover = game.rules.player(game.notation.read_position(sample.position))
            yield sample.outcome if mover is Player.FIRST else 1 - sample.outcome


def check(game: AnyGame, sample: Sample) -> None:
    """A sample tells of an open game and of legal moves."""
    position = game.notation.read_position(sample.position)
    assert game.rules.outcome(position) is None
    legal = {game.notation.write_move(position, one) for one in game.rules.legal_moves(position)}
    assert sample.moves.keys() <= legal
    assert 0 <= sample.winrate <= 1


def test_no_game_is_begun_after_a_time() -> None:
    assert play(PLAN, 0, 7) == (7, None)


def test_no_game_is_played_by_other_weights() -> None:
    with pytest.raises(OtherRun):
        play(replace(PLAN, weights="others"), inf, 7)


def test_a_round_goes_on_where_it_was_stopped(
    folder: Path, seeds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(monkeypatch, "consta sample --sizes 3 4 --games 3")
    path = round_path("consta", 1)
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    learn(monkeypatch, "consta sample --sizes 3 4 --games 5")
    assert seeds == [1000001, 1000002, 1000003, 1000003, 1000004, 1000005]
    kept = [read_game(line) for line in games_in(path)]
    assert [number for number, _ in kept] == [1, 2, 3, 4, 5]
    assert [samples[0].position for _, samples in kept] == [
        f"{size} 320" for size in (4, 3, 4, 3, 4)
    ]
    assert path.read_bytes().startswith(whole)


def test_other_weights_or_options_begin_another_round(
    folder: Path, seeds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(monkeypatch, "consta sample --games 1")
    learn(monkeypatch, "consta sample --games 2 --nodes 100")
    learn(monkeypatch, "consta sample --games 3 --nodes 100")
    monkeypatch.setattr(CONSTA.weights, "FIRST", 0.25)
    learn(monkeypatch, "consta sample --games 1 --nodes 100")
    kept = {one: len(games_in(path)) for one, path in rounds.rounds_of("consta").items()}
    assert kept == {1: 1, 2: 3, 3: 1}
    with pytest.raises(SystemExit):
        learn(monkeypatch, "consta sample --games 5 --nodes 100 --round 2")
    assert len(games_in(round_path("consta", 2))) == 3


def test_what_is_no_file_of_samples_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("Of something else.\n")
    with pytest.raises(OtherRun):
        Round(PLAN, path)
    assert path.read_text() == "Of something else.\n"


def some_games(path: Path, games: int) -> None:
    """Write the first samples of so many games that are kept with the tests."""
    with Round(PLAN, path) as kept:
        for line in games_in(DATA / "samples" / "consta.jsonl.gz")[:games]:
            number, samples = read_game(line)
            kept.add(number, samples[:2])


def test_cases_are_the_same_whoever_reads_them(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    some_games(path, 18)
    here = read_games("consta", [path])
    assert len(here) == 18
    handed = partial(hand_out, backend=Backend("processes", 2))
    there = read_games("consta", [path], handed)
    assert told(there) == told(here)


def told(games: Games) -> dict[tuple[int, int], list[str]]:
    return {number: [*map(repr, cases)] for number, cases in games.items()}


def test_a_fit_finds_the_rounds_that_are_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(CONSTA.weights, "__file__", str(folder / "weights.py"))
    some_games(round_path("consta", 1), 13)
    some_games(round_path("consta", 2), 14)
    learn(monkeypatch, "consta fit --epochs 1 --channels 2 --blocks 1")
    assert capsys.readouterr().out.startswith("27 games, ")
    assert "CHANNELS, BLOCKS = 2, 1" in path_of(CONSTA).read_text()
    learn(monkeypatch, "consta try --rounds 2")
    assert capsys.readouterr().out.startswith("14 games, ")
    with pytest.raises(SystemExit):
        learn(monkeypatch, "consta try --rounds 3")


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("name", SUBJECTS)
def test_a_compiled_program_plays_games_by_number(name: str) -> None:
    plan = Plan(name, (6,), 200, 1, name_of(SUBJECTS[name]), compiled=True)
    _, samples = play(plan, inf, 2)
    assert samples
    assert any(sample.moves for sample in samples)
    for sample in samples:
        check(GAMES[name], sample)
    assert play(plan, inf, 2) == (2, samples)
    assert play(plan, inf, 3) != (3, samples)
