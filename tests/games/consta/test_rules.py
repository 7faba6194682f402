"""Consta's rules: every rule and ruling by example."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tests.reference import consta as reference
from tests.support.amounts import many
from tests.support.consta_games import start, to_reference
from tests.support.stuck_boards import stuck_board
from trilithon.core import Outcome, Player
from trilithon.core.errors import BadSetting, IllegalMove
from trilithon.games import GAMES
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.crosscuts import holding
from trilithon.games.consta.rules.position import PASS, Position
from trilithon.games.consta.rules.rules import has_chain
from trilithon.games.consta.show.figures import shortest_path


def board(*rows: str, turn: int | None = None) -> Position:
    """A position from its rows, top one first, with dots for empty spaces."""
    stones = sum(row.lower().count("b") + row.lower().count("w") for row in rows)
    number = turn if turn is not None else stones + 2
    packed = re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(rows))
    return notation.read_position(f"{packed} {'b' if number % 2 else 'w'} {number}")


def texts(position: Position) -> list[str]:
    return [notation.write_move(position, move) for move in rules.legal_moves(position)]


def play(position: Position, *moves: str) -> Position:
    for text in moves:
        move = notation.read_move(position, text)
        rules.check(position, move)
        position = rules.play(position, move)
    return position


def refusal(position: Position, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        rules.check(position, notation.read_move(position, text))
    return caught.value


# Setting up and moving


def test_the_board_is_11_by_11_unless_told_otherwise() -> None:
    assert rules.start({}).size == 11
    assert notation.write_position(start(5)) == "5/5/5/5/5 b 1"


@pytest.mark.parametrize("size", ["1", "20", "0", "-3", "x", "", "5.0", "٥", "99999"])
def test_sizes_go_from_2_to_19(size: str) -> None:
    with pytest.raises(BadSetting):
        GAMES["consta"].read_settings({"size": size})
    assert GAMES["consta"].read_settings({"size": "19"}) == {"size": 19}


def test_black_begins_with_one_single_stone() -> None:
    assert texts(start(2)) == ["a1", "a2", "b1", "b2"]
    assert refusal(start(5), "2c3").key == "consta-first-single"
    assert refusal(start(5), "c3,d4").key == "consta-first-single"
    assert notation.write_position(play(start(5), "c3")) == "5/5/2b2/5/5 w 2"


def test_every_later_move_is_two_singles_or_a_stack() -> None:
    assert texts(play(start(2), "a1")) == ["a2,b1", "a2,b2", "b1,b2", "2a2", "2b1", "2b2"]
    assert refusal(play(start(5), "c3"), "b2").key == "consta-one-stone"
    assert notation.write_position(play(start(3), "b2", "a1,c3", "2a3")) == "B1w/1b1/w2 w 4"


def test_black_may_start_from_a_set_up_stone_with_a_single() -> None:
    position = notation.read_position("3/1w1/3 b 1")
    assert len(texts(position)) == 8
    assert refusal(position, "2a1").key == "consta-first-single"


@pytest.mark.parametrize("move", ["2c3", "b2,c3", "c3,d4", "2a1"])
def test_nothing_is_placed_on_an_occupied_space(move: str) -> None:
    problem = refusal(play(start(5), "c3", "2a1"), move)
    assert problem.key == "consta-taken"
    assert problem.spaces == (("a1",) if move == "2a1" else ("c3",))


def test_passing_is_refused_while_there_is_a_legal_move() -> None:
    assert refusal(start(5), "pass").key == "consta-pass"
    assert refusal(play(start(5), "c3"), "pass").key == "consta-pass"


# Crosscuts: a black diagonal a1-b2 against a white one a2-b1, with every number of stones


@pytest.mark.parametrize("own_partner", "bB")
@pytest.mark.parametrize("enemies", ["ww", "wW", "Ww", "WW"])
def test_a_crosscut_of_equal_ranks_is_barred_and_any_other_is_not(
    own_partner: str, enemies: str
) -> None:
    position = board("...", f"{enemies[0]}..", f"{own_partner}{enemies[1]}.", turn=5)
    rank = sum(2 if letter in "BW" else 1 for letter in enemies)
    partner = 2 if own_partner == "B" else 1
    moves = texts(position)
    assert ("2b2" in moves) == (partner + 2 != rank)
    assert any("b2" in move.split(",") for move in moves) == (partner + 1 != rank)
    if partner + 2 == rank:
        problem = refusal(position, "2b2")
        assert problem.key == "consta-crosscut-stack"
        assert problem.spaces == ("a1", "a2", "b1", "b2")
    if partner + 1 == rank:
        assert refusal(position, "b2,c3").key == "consta-crosscut"


@pytest.mark.parametrize(
    ("rows", "move"),
    [
        (("bw.", "w..", "..."), "b2,c1"),
        ((".wb", "..w", "..."), "a1,b2"),
        (("...", "w..", "bw."), "b2,c3"),
        (("...", "..w", ".wb"), "a3,b2"),
    ],
)
def test_each_of_the_four_blocks_around_a_space_can_bar_it(
    rows: tuple[str, ...], move: str
) -> None:
    problem = refusal(board(*rows, turn=5), move)
    assert problem.key == "consta-crosscut"
    assert problem.arguments == {"space": "b2"}
    assert "b2" in problem.spaces
    assert len(problem.spaces) == 4


def test_two_singles_that_are_legal_alone_can_bar_each_other() -> None:
    position = board("...", "w..", ".w.", turn=5)
    problem = refusal(position, "a1,b2")
    assert problem.key == "consta-crosscut-pair"
    assert problem.spaces == ("a1", "a2", "b1", "b2")
    assert {"a1,c3", "b2,c3", "2a1", "2b2"} <= set(texts(position))


def test_the_second_stone_is_judged_with_the_first_on_the_board() -> None:
    falling = board("...", ".w.", "w..", turn=5)
    assert "a2,b1" not in texts(falling)
    against_stacks = board("...", ".W.", "w..", turn=5)
    assert "a2,b1" in texts(against_stacks)


# Connection


def links(position: Position, white: bool = False) -> bool:
    own, other = (position.white, position.black) if white else (position.black, position.white)
    return any(holding(position.board, own, other, position.stacks))


@pytest.mark.parametrize(
    ("rows", "holds"),
    [
        ((".b", "b."), True),
        (("wb", "b."), True),
        (("wb", "bb"), True),
        (("wb", "bW"), False),
        (("Wb", "bW"), False),
        (("wB", "bw"), True),
        (("wB", "bW"), None),
        (("WB", "bW"), False),
        (("wB", "Bw"), True),
        (("wB", "BW"), True),
    ],
)
def test_a_diagonal_link_holds_unless_a_higher_pair_cuts_it(
    rows: tuple[str, str], holds: bool | None
) -> None:
    if holds is None:
        with pytest.raises(ValueError, match="equal ranks"):
            board(*rows)
    else:
        assert links(board(*rows)) == holds


def test_the_link_of_the_higher_pair_is_a_chain_and_that_of_the_lower_is_none() -> None:
    position = board("wB", "bw", turn=5)
    assert has_chain(position, white=False)
    assert not has_chain(position, white=True)
    position = board("wb", "bW", turn=4)
    assert has_chain(position, white=True)
    assert not has_chain(position, white=False)


def test_orthogonal_neighbours_are_connected_whatever_crosscuts_stand_near() -> None:
    assert has_chain(board("bW", "bb"), white=False)
    assert has_chain(board("WWw", "bbw", "..."), white=True)


@pytest.mark.parametrize("column", "ae")
def test_a_corner_belongs_to_both_its_edges(column: str) -> None:
    for row in ("1", "5"):
        corner = start(5).board.read(column + row)
        down = sum(1 << start(5).board.read(f"{column}{other}") for other in range(1, 6))
        across = sum(1 << start(5).board.read(f"{other}{row}") for other in "abcde")
        assert corner in shortest_path(Position(5, black=down, ply=8), white=False)
        assert corner in shortest_path(Position(5, white=across, ply=8), white=True)


# Winning


def test_a_chain_wins_only_when_it_survives_the_opponents_move() -> None:
    position = play(start(3), "b1", "2a1", "b2,b3")
    assert rules.outcome(position) is None
    assert texts(position) != []
    position = play(position, "2c1")
    assert rules.outcome(position) == Outcome(Player.FIRST)
    assert texts(position) == []
    assert rules.count_legal_moves(position) == 0
    assert refusal(position, "2c2").key == "consta-over"
    assert refusal(position, "pass").key == "consta-over"


def test_a_chain_that_the_opponent_cuts_has_not_won() -> None:
    waiting = board("..b", ".b.", "bw.", turn=4)
    assert has_chain(waiting, white=False)
    assert rules.outcome(waiting) is None
    cut = play(waiting, "2a2")
    assert not has_chain(cut, white=False)
    assert rules.outcome(cut) is None
    left = play(waiting, "2c1")
    assert rules.outcome(left) == Outcome(Player.FIRST)


def test_the_chain_of_the_player_who_just_moved_does_not_win_yet() -> None:
    assert rules.outcome(board("b..", "b..", "b..", turn=4)) is None
    assert rules.outcome(board("b..", "b..", "b..", turn=5)) == Outcome(Player.FIRST)
    assert rules.outcome(board("www", "...", "...", turn=5)) is None
    assert rules.outcome(board("www", "...", "...", turn=4)) == Outcome(Player.SECOND)


# Forced passes


def stuck_positions(size: int, games: int) -> Iterator[Position]:
    """Positions of random games in which a player has to pass, or could not play if it went on."""
    rng = random.Random(size)
    for _ in range(games):
        position = start(size)
        while rules.outcome(position) is None:
            moves = rules.legal_moves(position)
            if moves == [PASS]:
                yield position
            position = rules.play(position, rng.choice(moves))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_forced_passes_met_in_random_games(size: int) -> None:
    met = list(stuck_positions(size, 1500))
    assert met
    for position in met:
        assert texts(position) == ["pass"]
        assert rules.count_legal_moves(position) == 1
        rules.check(position, PASS)
        after = rules.play(position, PASS)
        assert after.ply == position.ply + 1
        assert (after.black, after.white) == (position.black, position.white)
        assert reference.legal_moves(to_reference(position)) == [()]


def test_the_win_check_follows_a_forced_pass() -> None:
    waiting = [p for p in stuck_positions(3, 1500) if has_chain(p, white=p.ply % 2 == 0)]
    assert waiting
    for position in waiting:
        winner = rules.player(position).opponent
        assert rules.outcome(rules.play(position, PASS)) == Outcome(winner)


def test_a_full_board_without_a_waiting_chain_is_passed_once() -> None:
    position = board("bb", "bb", turn=4)
    assert texts(position) == ["pass"]
    assert rules.outcome(rules.play(position, PASS)) == Outcome(Player.FIRST)


@pytest.mark.parametrize("seed", range(many(16)))
def test_whoever_has_no_legal_move_faces_a_chain(seed: int) -> None:
    """The theorem by which there are no draws, on boards that are stuck by design."""
    rng = random.Random(seed)
    position = stuck_board(rng, rng.randint(4, 6), rng.randint(1, 2))
    chains = has_chain(position, white=False), has_chain(position, white=True)
    assert sum(chains) == 1
    # With a chain of his own the player to move has won already.
    if chains[1]:
        assert texts(position) == ["pass"]
        assert rules.outcome(rules.play(position, PASS)) == Outcome(Player.SECOND)


def test_empty_spaces_side_by_side_can_be_stuck_too() -> None:
    found = [stuck_board(random.Random(seed), 5, 2) for seed in range(10)]
    beside = [one for one in found if one.empty & (one.empty << 1 | one.empty << one.board.stride)]
    assert beside
    assert all(has_chain(one, white=False) != has_chain(one, white=True) for one in beside)
