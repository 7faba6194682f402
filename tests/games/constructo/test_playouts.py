"""What the computer player is told: proved moves late on, and fair samples before that."""

from __future__ import annotations

from random import Random

from tests.support.constructo_games import beginning, drawn_pattern, played, random_round, read
from trilithon.games.constructo.play import playouts
from trilithon.games.constructo.play.exact import best_moves
from trilithon.games.constructo.play.solver import solver
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.search.result import finish


def solved(position: Position) -> float:
    return finish(solver(position, 100).run()).value


def late_positions(count: int) -> list[Position]:
    """Positions near the end of random rounds on small patterns."""
    found: list[Position] = []
    random = Random(1)
    while len(found) < count:
        pattern = drawn_pattern(random, random.randint(3, 6))
        positions = list(random_round(random, beginning(pattern)))
        position = random.choice(positions[-6:])
        if rules.ply(position) > len(pattern.tiles) and rules.legal_moves(position):
            found.append(position)
    return found


def test_exact_search_gives_best_moves_and_their_value() -> None:
    several = 0
    for position in late_positions(60):
        found = finish(best_moves(position, 100_000))
        values = {move: -solved(rules.play(position, move)) for move in rules.legal_moves(position)}
        assert found
        assert all(value == values[move] == max(values.values()) for move, value in found)
        several += len(found) > 1
    assert several


def test_exact_search_says_nothing_where_it_takes_too_long() -> None:
    """The position at ply 5 takes more states than are allowed."""
    early = read("0.0+1.1+0.2+2.2+1.3+0.4+2.4+1.5+0.6+2.6 -/S/s/-/S/-/r/R/-/- b")
    assert finish(best_moves(early, 2000)) == []


def test_samples_share_the_playouts_and_repeat_with_the_seed() -> None:
    position = played("crown -/-/-/-/-/-/-/-/- y", "S1", "m2")
    moves = rules.legal_moves(position)
    tallies = playouts.sample(position, moves, 500, Random(1))
    assert len(tallies) == len(moves)
    assert all(t.playouts == 500 // len(moves) and 0 <= t.wins <= t.playouts for t in tallies)
    assert playouts.sample(position, moves, 500, Random(1)) == tallies


def test_samples_count_for_the_mover() -> None:
    """Both towers are Yellow's for good, and a base on the last tile ends the round."""
    for side, share in (("y", 1), ("b", 0)):
        position = read(f"0.0+1.1+0.2 RmS/sRmS/- {side}")
        for tally in playouts.sample(position, rules.legal_moves(position), 60, Random(2)):
            assert tally.wins == share * tally.playouts


def test_samples_come_near_the_share_of_wins_of_random_rounds() -> None:
    for seed, pattern in enumerate(PRINTED.values()):
        position = rules.play(beginning(pattern), rules.legal_moves(beginning(pattern))[0])
        wins = 0.0
        for number in range(400):
            *_, end = random_round(Random(1000 * seed + number), position)
            yellow, blue = rules.towers(end)
            wins += 0.5 if yellow == blue else float(blue > yellow)
        tallies = playouts.sample(position, rules.legal_moves(position), 4000, Random(seed))
        sampled = sum(tally.wins for tally in tallies) / sum(tally.playouts for tally in tallies)
        assert abs(sampled - wins / 400) < 0.08


def test_good_play_beats_random_play() -> None:
    wins = 0.0
    for seed in range(6):
        random = Random(seed)
        position = beginning(random.choice(list(PRINTED.values())))
        while rules.outcome(position) is None:
            moves = rules.legal_moves(position)
            if rules.ply(position) % 2 == seed % 2:
                best = finish(best_moves(position, 20_000))
                moves = [move for move, _ in best] or ranked_first(position, random)
            position = rules.play(position, random.choice(moves))
        outcome = rules.outcome(position)
        assert outcome is not None
        wins += 0.5 if outcome.winner is None else float(outcome.winner == seed % 2)
    assert wins >= 5


def ranked_first(position: Position, random: Random) -> list[Move]:
    moves = rules.legal_moves(position)
    tallies = playouts.sample(position, moves, 600, random)
    best = max(range(len(moves)), key=lambda index: tallies[index].wins)
    return [moves[best]]
