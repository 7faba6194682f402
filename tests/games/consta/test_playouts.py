"""Consta's batches of random fillings: legal, rightly judged, and as likely won as random games."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from tests.reference import consta as reference
from tests.support import consta_winrates
from tests.support.consta_games import random_game, random_position, to_reference
from trilithon.core import Leaf
from trilithon.games.consta.play import chances, playouts
from trilithon.games.consta.play.fill import fill
from trilithon.games.consta.play.flood import Boards, black_wins
from trilithon.games.consta.play.plan import make_plan, shares
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.position import Move, Position

# Batches of so many fillings, of which the last ones are looked at; large ones fill in two orders.
LANES, MANY = 32, 2000
# What win rates of 200 positions may differ from 500 random games: on average, half of which is the
# chance in those games, and at most, where there are at least so many empty spaces, or fewer.
MEAN_TOLERANCE, TOLERANCE, FEW, TOLERANCE_FOR_FEW = 0.04, 0.2, 5, 0.4


def lane_of(boards: Boards, size: int, lane: int) -> Position:
    """One lane's board."""
    masks = [
        sum((word >> lane & 1) << bit for bit, word in enumerate(words))
        for words in (boards.black, boards.stacks)
    ]
    white = Position(size).board.full & ~masks[0]
    return Position(size, masks[0], white, masks[1], 1)


def some_of(lanes: int) -> list[int]:
    """All lanes of a small batch; of a large one some of each order's."""
    return sorted({*range(16), *range(lanes // 2 - 8, lanes // 2 + 8), *range(lanes - 16, lanes)})


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


@pytest.mark.parametrize("lanes", [LANES, MANY])
@pytest.mark.parametrize("seed", range(25))
def test_fillings_are_legal_and_keep_what_stands(seed: int, lanes: int) -> None:
    rng = Random(seed)
    position = random_position(rng.randint(2, 7), rng)
    plan = make_plan([position], lanes, rng)
    boards = fill(plan, rng)
    for lane in some_of(plan.lanes):
        full = lane_of(boards, position.size, lane)
        assert not reference.has_equal_crosscut(to_reference(full).board, full.size)
        assert full.black & position.black == position.black
        assert full.white & position.white == position.white
        assert full.stacks & ~position.empty == position.stacks


def shared_positions(rng: Random) -> list[Position]:
    """Positions as a tree has them: one of them, and what may come after it in a few moves."""
    first = random_position(6, rng)
    while not 10 < first.empty.bit_count() < 36:
        first = random_position(6, rng)
    positions = [first]
    while len(positions) < 5:
        position = rng.choice(positions)
        after = rules.play(position, rng.choice(rules.legal_moves(position)))
        if rules.outcome(after) is None and after.empty.bit_count() > 5:
            positions.append(after)
    return positions


@pytest.mark.parametrize("lanes", [LANES, MANY])
@pytest.mark.parametrize("seed", range(15))
def test_positions_that_share_a_batch_have_fillings_of_their_own(seed: int, lanes: int) -> None:
    rng = Random(seed)
    positions = shared_positions(rng)
    plan = make_plan(positions, lanes, rng)
    boards = fill(plan, rng)
    for order in range(len(plan.orders)):
        for number, position in enumerate(positions):
            first = order * plan.drawn.bit_length() + number * plan.each
            for lane in (first, first + plan.each - 1):
                full = lane_of(boards, position.size, lane)
                assert not reference.has_equal_crosscut(to_reference(full).board, full.size)
                assert full.black & position.black == position.black
                assert full.white & position.white == position.white
                assert full.stacks & ~position.empty == position.stacks


def test_positions_that_share_a_batch_are_judged_as_they_are_alone() -> None:
    rng = Random(2)
    for _ in range(6):
        positions = shared_positions(rng)
        leaves: list[Leaf[Position, Move]] = [Leaf(position, [], 8) for position in positions]
        shared = [playouts.together(leaves, 1000, rng) for _ in range(12)]
        for number, position in enumerate(positions):
            alone = mean(playouts.evaluate(position, [], 8, 1000, rng).winrate for _ in range(12))
            assert abs(mean(told[number].winrate for told in shared) - alone) < 0.07
            legal = set(rules.legal_moves(position))
            assert {move for move, _ in shared[0][number].moves} <= legal


@pytest.mark.parametrize("lanes", [LANES, MANY])
@pytest.mark.parametrize("seed", range(20))
def test_each_filling_has_the_winner_its_links_give(seed: int, lanes: int) -> None:
    rng = Random(seed)
    position = random_position(rng.randint(2, 7), rng)
    plan = make_plan([position], lanes, rng)
    boards = fill(plan, rng)
    won = black_wins(position.board, boards, plan.full)
    for lane in some_of(plan.lanes):
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
        plan = make_plan([Position(size)], LANES, rng)
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
    found = []
    for move in rng.sample(moves, min(len(moves), 40)):
        after = rules.play(position, move)
        if (outcome := rules.outcome(after)) is not None:
            found.append(float(outcome.winner is rules.player(position)))
        else:
            found.append(1 - chances.chances(after, 600, rng).winrate)
    return mean(found)


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


@pytest.mark.parametrize("size", range(2, 10))
def test_candidates_are_legal_and_within_the_limit(size: int) -> None:
    rng = Random(size)
    for _ in range(8):
        position = random_position(size, rng)
        told = playouts.evaluate(position, [], 20, 256, rng).moves
        legal = rules.legal_moves(position)
        assert len(told) == min(20, len(legal))
        assert len({move for move, _ in told}) == len(told)
        assert {move for move, _ in told} <= set(legal)
        chances = [chance for _, chance in told]
        assert chances == sorted(chances, reverse=True)


def test_of_some_moves_the_best_are_told() -> None:
    position = random_position(5, Random(2))
    some = rules.legal_moves(position)[3:40:2]
    told = playouts.evaluate(position, some, 100, 1000, Random(1)).moves
    assert {move for move, _ in told} == set(some)
    best = playouts.evaluate(position, some, 5, 1000, Random(1)).moves
    assert best == told[:5]


def test_large_batches_of_one_position_hardly_differ() -> None:
    rng = Random(1)
    for seed in range(4):
        position = list(random_game(7, Random(seed)))[6]
        told = [chances.chances(position, MANY, rng).winrate for _ in range(30)]
        assert stdev(told) < 0.045


def test_larger_boards_have_smaller_batches() -> None:
    sizes = [chances.batch(Position(size), 1_000_000) for size in (5, 11, 13, 19)]
    assert sizes == sorted(sizes, reverse=True)
    assert chances.batch(Position(11), 100) == 100
