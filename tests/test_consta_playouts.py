"""Consta's batches of random fillings: legal, rightly judged, and as likely won as random games."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tests import consta_winrates
from tests.consta_games import random_position, to_reference
from tests.reference import consta as reference
from trilithon.games.consta import notation, playouts, rules
from trilithon.games.consta.fill import fill
from trilithon.games.consta.flood import Boards, black_wins
from trilithon.games.consta.plan import Forced, Plan, make_plan, shares
from trilithon.games.consta.position import Move, Position

LANES = 32
# What win rates of 200 positions may differ from 500 random games: on average, half of which is the
# chance in those games, and at most, where there are at least so many empty spaces, or fewer.
MEAN_TOLERANCE, TOLERANCE, FEW, TOLERANCE_FOR_FEW = 0.04, 0.2, 5, 0.4


def plan_for(position: Position, moves: list[Move], rng: Random) -> Plan:
    """A plan in which the moves share the lanes."""
    forced: dict[int, Forced] = {}
    for index, move in enumerate(moves):
        run = (1 << LANES // len(moves)) - 1 << index * (LANES // len(moves))
        for bit in move.spaces:
            stones, stacks = forced.get(bit, (0, 0))
            forced[bit] = Forced(stones | run, stacks | (run if move.stack else 0))
    return make_plan(position, LANES, rng, forced, placed=2 if moves else 0)


def lane_of(boards: Boards, size: int, lane: int) -> Position:
    """One lane's board."""
    masks = [
        sum((word >> lane & 1) << bit for bit, word in enumerate(words))
        for words in (boards.black, boards.stacks)
    ]
    white = Position(size).board.full & ~masks[0]
    return Position(size, masks[0], white, masks[1], 1)


def has_chain(state: reference.State, settled: dict[reference.Space, bool], colour: str) -> bool:
    """Whether a colour joins its edges where some blocks join their rising pair, or falling one."""

    def joined(a: reference.Space, b: reference.Space) -> bool:
        block = min(a[0], b[0]), min(a[1], b[1])
        diagonal = abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1
        crosscut = reference.crosscut_ranks(state.board, *block) is not None
        if diagonal and crosscut and block in settled:
            rising = (a[0] < b[0]) == (a[1] < b[1])
            return state.board[b][0] == colour and rising == settled[block]
        return reference.connected(state.board, a, b)

    along = 1 if colour == "black" else 0
    own = [space for space, piece in state.board.items() if piece[0] == colour]
    seen = {space for space in own if space[along] == 0}
    reached = list(seen)
    while reached:
        space = reached.pop()
        for other in reference.neighbours(space):
            if other in state.board and other not in seen and joined(space, other):
                seen.add(other)
                reached.append(other)
    return any(space[along] == state.size - 1 for space in seen)


@pytest.mark.parametrize("seed", range(40))
def test_fillings_are_legal_and_keep_what_stands(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng.randint(2, 7), rng)
    moves = rng.choices(rules.legal_moves(position), k=4) if seed % 3 else []
    boards = fill(plan_for(position, moves, rng), rng)
    for lane in range(LANES):
        full = lane_of(boards, position.size, lane)
        assert not reference.has_equal_crosscut(to_reference(full).board, full.size)
        assert full.black & position.black == position.black
        assert full.white & position.white == position.white
        assert full.stacks & ~position.empty == position.stacks
        if moves:
            move = moves[lane * 4 // LANES]
            stones = sum(1 << bit for bit in move.spaces)
            own = full.white if position.ply % 2 else full.black
            assert own & stones == stones
            assert full.stacks & stones == (stones if move.stack else 0)


@pytest.mark.parametrize("seed", range(30))
def test_each_filling_has_the_winner_its_links_give(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng.randint(2, 7), rng)
    plan = plan_for(position, [], rng)
    boards = fill(plan, rng)
    won = black_wins(position.board, boards, plan.full)
    for lane in range(LANES):
        state = to_reference(lane_of(boards, position.size, lane))
        settled = {
            position.board.place(block): rising
            for rising, words in ((True, boards.rising), (False, boards.falling))
            for block, word in enumerate(words)
            if word >> lane & 1
        }
        assert has_chain(state, settled, "black") == bool(won >> lane & 1)
        assert has_chain(state, settled, "white") != bool(won >> lane & 1)


def test_without_settled_links_the_winner_has_the_references_chain() -> None:
    rng = Random(5)
    for size in (3, 5, 8):
        plan = plan_for(Position(size), [], rng)
        drawn = fill(plan, rng)
        nothing = [0] * len(drawn.black)
        boards = Boards(drawn.black, drawn.stacks, nothing, nothing)
        won = black_wins(plan.board, boards, plan.full)
        for lane in range(LANES):
            state = to_reference(lane_of(boards, size, lane))
            assert reference.has_chain(state.board, size, "black") == bool(won >> lane & 1)


def test_shares_follow_from_the_number_of_pairs_and_stacks() -> None:
    assert shares(0) == (0, 0)
    assert shares(1) == (1, 1)
    # Of two empty spaces come one pair and two stacks.
    assert list(shares(2)) == pytest.approx([2 / 3, 2 / 3])


def winrate(position: Position, rng: Random) -> float:
    """How often the mover wins playouts after a move chosen evenly."""
    moves = rules.legal_moves(position)
    wins = [0.0] * len(moves)
    made = [0] * len(moves)
    for _ in range(12):
        for index, tally in enumerate(playouts.sample(position, moves, 2048, rng)):
            wins[index] += tally.wins
            made[index] += tally.playouts
    return mean(won / count for won, count in zip(wins, made, strict=True))


def test_win_rates_agree_with_random_games_of_the_reference() -> None:
    rng = Random(1)
    differences = []
    for text, black in consta_winrates.stored():
        position = notation.read_position(text)
        expected = 1 - black if position.ply % 2 else black
        difference = abs(winrate(position, rng) - expected)
        few = position.empty.bit_count() < FEW
        assert difference < (TOLERANCE_FOR_FEW if few else TOLERANCE), text
        differences.append(difference)
    assert len(differences) == consta_winrates.POSITIONS
    assert mean(differences) < MEAN_TOLERANCE


def test_the_stored_win_rates_are_those_of_the_reference() -> None:
    rng, games = Random(3), 60
    for text, black in list(consta_winrates.stored())[::20]:
        state = to_reference(notation.read_position(text))
        # Four standard deviations, with one game more of each kind.
        spread = 4 * ((black + 1 / games) * (1 - black + 1 / games) / games) ** 0.5
        assert abs(consta_winrates.winrate(state, games, rng) - black) < spread


def test_all_half_moves_are_judged_by_the_same_playouts() -> None:
    position = notation.read_position("5/1bw2/2b2/3w1/5 w 4")
    halves = playouts.half_moves(position)
    single, stack = rules.open_spaces(position)
    assert len(halves) == single.bit_count() + stack.bit_count()
    tallies = playouts.sample(position, halves, 1000, Random(1))
    assert all(0 < tally.playouts < 1000 for tally in tallies)
    assert all(0 <= tally.wins <= tally.playouts for tally in tallies)


def test_moves_share_the_playouts_out() -> None:
    position = random_position(5, Random(2))
    moves = rules.legal_moves(position)[:7]
    tallies = playouts.sample(position, moves, 1000, Random(1))
    assert sum(tally.playouts for tally in tallies) == 1000
    assert {tally.playouts for tally in tallies} <= {142, 143}
    assert playouts.sample(position, moves, 1000, Random(1)) == tallies
    few = playouts.sample(position, moves, 3, Random(1))
    assert [tally.playouts for tally in few] == [1] * 7


def test_moves_that_leave_a_chain_standing_win_no_playouts() -> None:
    position = notation.read_position("1b3/1b3/1b1w1/1b1w1/1b3 w 6")
    tallies = playouts.sample(position, rules.legal_moves(position), 1000, Random(1))
    assert sum(tally.wins for tally in tallies) == 0


@pytest.mark.parametrize("size", range(2, 10))
def test_combined_moves_are_legal_and_within_the_limit(size: int) -> None:
    rng = Random(size)
    for _ in range(8):
        position = random_position(size, rng)
        halves = list(playouts.half_moves(position))
        rng.shuffle(halves)
        moves = playouts.combine(position, halves, 20)
        assert 0 < len(moves) <= 20
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(rules.legal_moves(position))


def test_the_best_half_moves_are_combined_first() -> None:
    position = notation.read_position("5/5/2b2/5/5 w 2")
    halves = list(playouts.half_moves(position))
    best = playouts.combine(position, halves, 3)
    first, second = (half for half in halves[:2] if isinstance(half, playouts.Half))
    assert best[0] == Move((first.bit, second.bit))


def test_larger_boards_have_smaller_batches() -> None:
    sizes = [playouts.batch(Position(size), 1_000_000) for size in (5, 11, 13, 19)]
    assert sizes == sorted(sizes, reverse=True)
    assert playouts.batch(Position(11), 100) == 100
