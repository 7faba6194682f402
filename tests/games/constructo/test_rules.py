"""Constructo's rules: each rule and ruling by itself, and all of them against the reference."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reference import constructo as reference
from tests.support.amounts import many
from tests.support.constructo_games import (
    beginning,
    drawn_pattern,
    literal,
    played,
    random_round,
    read,
    some_pattern,
)
from tests.support.perft_files import Entry, read_entries
from trilithon.core import Outcome, Player, perft
from trilithon.core.errors import BadSetting, IllegalMove
from trilithon.games.constructo.rules import notation, rules
from trilithon.games.constructo.rules.patterns import PRINTED, find_pattern
from trilithon.games.constructo.rules.stacks import SWAPPED, TEXTS, is_tower

FIXTURE = "rhombus Sr/R/M/m/RmS/Ms/rMs/mS/R"
EMPTY = "rhombus -/-/-/-/-/-/-/-/- y"


def names(text: str) -> list[str]:
    position = read(text)
    return [notation.write_move(position, move) for move in rules.legal_moves(position)]


def refusal(text: str, move: str) -> str:
    position = read(text)
    with pytest.raises(IllegalMove) as caught:
        rules.check(position, notation.read_move(position, move))
    assert str(caught.value)
    return caught.value.key


@pytest.mark.parametrize("entry", read_entries("constructo"), ids=lambda entry: entry.name)
def test_the_reference_confirms_perft_counts(entry: Entry) -> None:
    state = literal(read(entry.position))
    for depth, count in entry.counts.items():
        if count <= 2000:
            assert reference.perft(state, depth) == count


def test_perft_of_the_start() -> None:
    for name in PRINTED:
        assert [perft(rules, beginning(find_pattern(name)), depth) for depth in (1, 2)] == [27, 648]


def test_a_base_is_placed_on_any_empty_tile_and_on_no_other() -> None:
    assert len(names("rhombus R/-/-/-/-/-/-/-/- b")) == 3 * 8
    assert refusal("rhombus R/-/-/-/-/-/-/-/- b", "S1") == "constructo-taken"


def test_each_player_has_three_bases_of_each_kind() -> None:
    text = "rhombus R/-/R/-/R/-/-/-/- y"
    assert refusal(text, "R9") == "constructo-none-left"
    assert "R9" not in names(text)
    assert "R9" in names(text[:-1] + "b")


@pytest.mark.parametrize(
    ("moved", "onto", "key"),
    [
        ("R", "s", None),
        ("R", "sR", "constructo-own-top"),
        ("M", "r", None),
        ("M", "Sr", None),
        ("S", "m", None),
        ("S", "Rm", None),
        ("S", "sRm", None),
        ("R", "r", "constructo-ring-onto"),
        ("R", "m", "constructo-ring-onto"),
        ("M", "m", "constructo-medium-onto"),
        ("M", "s", "constructo-medium-onto"),
        ("S", "s", "constructo-small-onto"),
        ("S", "r", "constructo-small-onto"),
        ("R", "S", "constructo-own-top"),
        ("M", "R", "constructo-own-top"),
        ("S", "M", "constructo-own-top"),
        ("S", "rM", "constructo-own-top"),
        ("R", "", "constructo-onto-empty"),
    ],
)
def test_which_base_moves_onto_which(moved: str, onto: str, key: str | None) -> None:
    text = f"rhombus {onto or '-'}/{moved}/-/-/-/-/-/-/- y"
    if key is None:
        after = played(text, "2-1")
        assert notation.write_position(after) == f"rhombus {onto}{moved}/-/-/-/-/-/-/-/- b"
    else:
        assert "2-1" not in names(text)
        assert refusal(text, "2-1") == key


def test_a_ring_moves_only_onto_a_small_base_that_is_alone() -> None:
    for stack in ("Ms", "rMs"):
        text = f"rhombus {stack}/R/-/-/-/-/-/-/- y"
        assert "2-1" not in names(text)
        assert refusal(text, "2-1") == "constructo-ring-alone"


def test_only_a_base_of_ones_own_that_is_alone_is_moved_and_only_next_door() -> None:
    text = "rhombus m/S/-/-/-/-/-/-/Rm y"
    assert refusal(text, "1-2") == "constructo-not-yours"
    assert refusal(text, "3-1") == "constructo-nothing-there"
    assert refusal(text, "9-8") == "constructo-not-alone"
    assert refusal(text, "2-9") == "constructo-not-adjacent"
    assert [name for name in names(text) if "-" in name] == ["2-1"]


# Towers, the end, the score


def test_towers() -> None:
    towers = [text for number, text in enumerate(TEXTS) if is_tower(number)]
    assert sorted(towers) == sorted(
        ["SrM", "SrMs", "Rm", "RmS", "Ms", "sRm", "sRmS", "rM", "rMs", "mS"]
    )


def test_the_known_position() -> None:
    for side in "yb":
        position = read(f"{FIXTURE} {side}")
        assert rules.score(position) == (2, 2)
        assert rules.outcome(position) is None
        assert rules.legal_moves(position)


def test_a_round_ends_when_the_player_to_move_can_neither_place_nor_move() -> None:
    position = read("0.0+1.1+0.2 R/Rm/r y")
    assert rules.legal_moves(position) == []
    assert rules.outcome(position) == Outcome(Player.SECOND)
    assert rules.score(position) == (0, 1)
    assert refusal("0.0+1.1+0.2 R/Rm/r y", "S1") == "constructo-over"
    assert rules.outcome(read("0.0+1.1+0.2 R/R/R y")) == Outcome(None)


def test_the_first_player_is_the_colour_that_begins() -> None:
    start = rules.start({"first": "blue"})
    assert notation.write_position(start) == EMPTY[:-1] + "b"
    assert rules.player(start) is Player.FIRST
    assert rules.players(start) == ("blue", "yellow")
    assert rules.players(rules.start({})) == ("yellow", "blue")
    for position in random_round(Random(3), start):
        assert rules.player(position) == rules.ply(position) % 2
        yellow, blue = rules.towers(position)
        assert rules.score(position) == (blue, yellow)
        outcome = rules.outcome(position)
        if outcome is not None and yellow != blue:
            assert outcome.winner is (Player.FIRST if blue > yellow else Player.SECOND)


def test_first_is_yellow_or_blue() -> None:
    with pytest.raises(BadSetting):
        rules.start({"first": "green"})


# Against the reference


@pytest.mark.parametrize("part", range(2))
def test_random_rounds_agree_with_the_reference(part: int) -> None:
    for seed in range(part, 2 * many(200), 2):
        random = Random(seed)
        compare_round(random)


def compare_round(random: Random) -> None:
    pattern = some_pattern(random)
    plies = 0
    state = literal(beginning(pattern))
    for ply, position in enumerate(random_round(random, beginning(pattern))):
        if ply:
            played_now = [
                move
                for move in reference.legal_moves(state)
                if reference.write_state(reference.after(state, move))
                == notation.write_position(position)
            ]
            assert len(played_now) == 1
            state = reference.after(state, played_now[0])
        assert rules.ply(position) == ply
        moves = rules.legal_moves(position)
        expected = [reference.write_move(state, move) for move in reference.legal_moves(state)]
        assert [notation.write_move(position, move) for move in moves] == expected
        assert rules.count_legal_moves(position) == len(expected)
        assert rules.towers(position) == (
            reference.points(state, "yellow"),
            reference.points(state, "blue"),
        )
        plies = ply
    result = {"draw": None, "yellow": Player.FIRST, "blue": Player.SECOND}
    ended = rules.outcome(position)
    word = reference.outcome(state)
    assert ended is not None
    assert word is not None
    assert ended.winner == result[word]
    assert plies <= 36


def test_moves_the_reference_does_not_have_are_refused() -> None:
    for seed in range(many(15)):
        random = Random(seed)
        start = beginning(drawn_pattern(random, random.randint(3, 11)))
        for position in random_round(random, start):
            legal = {notation.write_move(position, move) for move in rules.legal_moves(position)}
            tiles = range(1, len(position.pattern.tiles) + 1)
            texts = [f"{kind}{tile}" for kind in "RMS" for tile in tiles]
            texts += [f"{a}-{b}" for a in tiles for b in tiles if a != b]
            for text in texts:
                move = notation.read_move(position, text)
                if text in legal:
                    rules.check(position, move)
                else:
                    with pytest.raises(IllegalMove) as caught:
                        rules.check(position, move)
                    assert str(caught.value)


# Properties


@settings(max_examples=many(30))
@given(st.integers(0, 10**9), st.booleans())
def test_swapping_the_colours_swaps_everything(seed: int, blue: bool) -> None:
    random = Random(seed)
    start = beginning(some_pattern(random), "blue" if blue else "yellow")
    for position in random_round(random, start):
        text = notation.write_position(position)
        pattern, stacks, side = text.split()
        swapped = read(f"{pattern} {stacks.swapcase()} {'b' if side == 'y' else 'y'}")
        assert swapped.stacks == position.stacks.translate(SWAPPED.ljust(256))
        assert rules.legal_moves(swapped) == rules.legal_moves(position)
        assert rules.towers(swapped) == rules.towers(position)[::-1]


@settings(max_examples=many(30))
@given(st.integers(0, 10**9))
def test_bases_never_vanish_and_what_is_not_alone_never_leaves(seed: int) -> None:
    random = Random(seed)
    before = None
    for position in random_round(random, beginning(some_pattern(random))):
        assert all(0 <= left <= 3 for left in position.in_hand())
        if before is not None:
            assert sum(before.in_hand()) - sum(position.in_hand()) in (0, 1)
            for old, new in zip(before.stacks, position.stacks, strict=True):
                assert len(TEXTS[old]) < 2 or TEXTS[new].startswith(TEXTS[old])
        before = position
