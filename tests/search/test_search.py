"""The search: reproducible, stoppable, legal, bounded batches, and better than chance."""

from __future__ import annotations

from itertools import count, pairwise
from random import Random

import pytest

from tests.support.amounts import many
from tests.support.consta_games import random_game, random_position
from trilithon.core import Effort
from trilithon.games import GAMES
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play import chances
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.position import PASS, Move, Position
from trilithon.games.consta.rules.rules import has_chain
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import Progress, Report, finish

SMALL = Budget(Effort(playouts=8000, candidates=16, batch=256))
TINY = Budget(Effort(playouts=2000, candidates=8, batch=64))
GLANCE = Budget(Effort(playouts=300, candidates=8, batch=32))


def run(
    position: Position, budget: Budget = SMALL, seed: int = 1, lines: int = 1
) -> tuple[Report[Move], list[Progress[Move]]]:
    steps = search(CONSTA, position, budget, seed, lines)
    seen = []
    while True:
        try:
            seen.append(next(steps))
        except StopIteration as stop:
            return stop.value, seen


@pytest.mark.parametrize("size", [4, 6, 11])
def test_the_same_seed_gives_the_same_report(size: int) -> None:
    position = random_position(size, Random(size))
    assert run(position, seed=7) == run(position, seed=7)


def test_playouts_before_do_not_change_a_search() -> None:
    position = random_position(6, Random(1))
    first, _ = run(position, seed=3)
    run(position, seed=4)
    assert run(position, seed=3)[0] == first


@pytest.mark.parametrize("size", range(2, 10))
def test_every_move_is_legal_to_the_end_of_the_game(size: int) -> None:
    rng = Random(size)
    for _ in range(many(1)):
        for position in random_game(size, rng):
            report, _ = run(position, GLANCE, seed=rng.randrange(1000))
            rules.check(position, report.move)
            for line in report.lines:
                rules.check(position, line.move)


def test_a_forced_pass_is_played_without_thinking() -> None:
    report, steps = run(notation.read_position("b1w/wBw/bbw w 6"))
    assert report.move == PASS
    assert (report.playouts, steps) == (0, [])


def test_the_budget_of_playouts_is_kept() -> None:
    position = Position(9, ply=2)
    for wanted in (2000, 5000, 50_000):
        report, steps = run(position, Budget(Effort(wanted, 16, 100)))
        assert wanted <= report.playouts < wanted + 800
        assert all(0 <= step.done <= 1 and 0 <= step.winrate <= 1 for step in steps)
        assert [step.done for step in steps] == sorted(step.done for step in steps)


@pytest.mark.parametrize("size", [5, 11, 19])
def test_batches_stay_small(size: int) -> None:
    position = Position(size, ply=2)
    most = chances.batch(position, 1_000_000)
    _, steps = run(position, Budget(Effort(60_000, 32, 512)))
    made = [0, *(step.playouts for step in steps)]
    assert max(after - before for before, after in pairwise(made)) <= most


def test_the_clock_ends_a_search() -> None:
    ticks = count()
    budget = Budget(Effort(10_000_000), seconds=60, clock=lambda: float(next(ticks)))
    report, steps = run(Position(5), budget)
    assert len(steps) < 60
    rules.check(Position(5), report.move)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_without_a_number_of_playouts_takes_its_time(name: str) -> None:
    game = GAMES[name]
    position = game.rules.start(game.read_settings(game.complete({})))
    ticks = count()
    budget = Budget(Effort(None, 12, 128), seconds=1500, clock=lambda: float(next(ticks)))
    steps = search(game, position, budget, 1)
    seen = []
    while True:
        try:
            seen.append(next(steps))
        except StopIteration as stop:
            report = stop.value
            break
    assert 1450 <= next(ticks) <= 1550
    assert [step.done for step in seen] == sorted(step.done for step in seen)
    game.rules.check(position, report.move)
    judged = report.lines[:3]
    assert all(0 < line.winrate < 1 for line in judged)


def test_a_search_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="time"):
        next(search(CONSTA, Position(5), Budget(Effort(None)), 1))


def test_a_search_can_be_closed_at_any_step() -> None:
    for steps_made in range(1, 12):
        steps = search(CONSTA, Position(6), SMALL, 1)
        for _ in range(steps_made):
            next(steps)
        steps.close()


def test_a_chain_that_can_be_broken_is_broken() -> None:
    rng, breaks = Random(5), 0
    for _ in range(many(130)):
        for position in random_game(4, rng, 0.5):
            white = position.ply % 2 == 1
            if not has_chain(position, not white):
                continue
            after = [rules.play(position, move) for move in rules.legal_moves(position)]
            if all(has_chain(child, not white) for child in after):
                continue
            breaks += 1
            report, _ = run(position, TINY)
            assert not has_chain(rules.play(position, report.move), not white)
    assert breaks > 6


def test_a_win_that_no_reply_breaks_is_played() -> None:
    position = notation.read_position("5/1b3/1b3/1b1w1/1b1w1 b 5")
    report, _ = run(position, TINY)
    assert report.proved
    after = rules.play(position, report.move)
    assert all(
        has_chain(rules.play(after, reply), white=False) for reply in rules.legal_moves(after)
    )


def test_a_reply_that_wins_by_force_is_seen_and_avoided() -> None:
    rng, avoided = Random(6), 0
    budget = Budget(Effort(playouts=60_000, candidates=200, batch=64))
    for position in (at for _ in range(many(5)) for at in random_game(4, rng)):
        lost = {move for move in rules.legal_moves(position) if wins(rules.play(position, move))}
        if not wins(position) and 0 < len(lost) < rules.count_legal_moves(position):
            avoided += 1
            assert run(position, budget)[0].move not in lost
    assert avoided > 3


def wins(position: Position) -> bool:
    """Whether the player to move has a move that wins by force, or has won already."""
    over = rules.outcome(position) is not None
    return over or any(move is not None for move in winning_moves(position))


def test_lines_come_best_first_and_with_the_move_played() -> None:
    report, _ = run(random_position(7, Random(11)), Budget(Effort(20_000, 32, 256)))
    assert report.move == report.lines[0].move
    assert 1 < len(report.lines) <= 32
    assert report.lines[0].playouts > report.lines[-1].playouts


@pytest.mark.parametrize(("size", "games"), [(4, 10), (5, 20), (7, 10)])
def test_a_level_that_misjudges_nothing_beats_a_random_player(size: int, games: int) -> None:
    rng = Random(size)
    budget = Budget(next(effort for effort in CONSTA.levels.values() if not effort.misjudging))
    for game in range(games):
        position = Position(size)
        computer = game % 2
        while (outcome := rules.outcome(position)) is None:
            if position.ply % 2 == computer:
                move = run(position, budget, rng.randrange(1000))[0].move
            else:
                move = rng.choice(rules.legal_moves(position))
            position = rules.play(position, move)
        assert outcome.winner == computer


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_searched(name: str) -> None:
    game = GAMES[name]
    position = game.rules.start(game.read_settings(game.complete({})))
    for _ in range(2):
        move = finish(search(game, position, Budget(Effort(100, 8, 32)), 1)).move
        game.rules.check(position, move)
        position = game.rules.play(position, move)


def test_who_misjudges_chooses_among_more_moves_the_more_he_does() -> None:
    empty = rules.start({"size": 7})
    start = rules.play(empty, notation.read_move(empty, "c3"))

    def chosen(misjudging: float) -> int:
        effort = Effort(playouts=1, candidates=24, misjudging=misjudging)
        return len({run(start, Budget(effort), seed)[0].move for seed in range(60)})

    sharp, dull = chosen(0.25), chosen(4.0)
    assert 2 * sharp < dull


def test_the_same_seed_misjudges_the_same() -> None:
    start = rules.start({"size": 5})
    budget = Budget(Effort(playouts=400, batch=32, misjudging=1.0))
    first, _ = run(start, budget, 7)
    again, _ = run(start, budget, 7)
    assert [line.move for line in first.lines] == [line.move for line in again.lines]


@pytest.mark.parametrize("name", GAMES)
def test_levels_misjudge_less_and_less(name: str) -> None:
    degrees = [effort.misjudging for _, effort in sorted(GAMES[name].levels.items())]
    assert degrees == sorted(degrees, reverse=True)
    assert degrees[0] > 0 == degrees[-1]
    assert all(a > b for a, b in pairwise(degrees) if b)


def test_low_levels_play_where_the_game_is() -> None:
    position = rules.start({"size": 11})
    for text in ("c3", "d4,c5", "d3,e4", "e5,d6"):
        position = rules.play(position, notation.read_move(position, text))
    # The corner across from where they have met.
    far = {position.board.read(f"{column}{row}") for column in "hijk" for row in range(8, 12)}
    for level in (1, 2):
        budget = Budget(CONSTA.levels[level])
        moves = [run(position, budget, seed)[0].move for seed in range(60)]
        played = [bit for move in moves for bit in move.spaces]
        assert sum(bit in far for bit in played) < len(played) / 24


def test_further_lines_are_looked_into_once_the_best_move_is_proved() -> None:
    position = notation.read_position("5/3w1/2b2/1w3/5 b 3")
    budget = Budget(Effort(playouts=600_000, candidates=32, batch=2048))
    for seed in range(4):
        best, _ = run(position, budget, seed)
        more, _ = run(position, budget, seed, lines=3)
        assert best.lines[0].result == more.lines[0].result == 1
        assert best.playouts < more.playouts
        assert all(len(line.moves) > 1 for line in more.lines[:3])


def test_a_level_does_not_go_on_to_prove_what_it_has_no_playouts_for() -> None:
    carteso = GAMES["carteso"]
    # Eleven points are empty, and of seven it is soon known who has won.
    diagram = "1bbwwb1/1bw1bwb/wbwbw1w/wwbwb1w/2wbbbb/1bbwb1b/1bwwwwb V c1H,c4V,d4H 0 0.5"
    position = carteso.notation.read_position(diagram)
    for level in (5, 6, 7):
        assert sum(1 for _ in search(carteso, position, Budget(carteso.levels[level]), 1)) < 60_000
