"""Crosscuts in Consta: which are barred, and which links they leave."""

from __future__ import annotations

import pytest

from tests.support.consta_games import board, refusal, start, texts
from trilithon.games.consta.rules.crosscuts import holding
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import has_chain
from trilithon.games.consta.show.figures import shortest_path

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
