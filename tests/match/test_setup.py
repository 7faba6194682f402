"""Games that two persons set up between them."""

from __future__ import annotations

from random import Random

import pytest

from trilithon.core import Player
from trilithon.core.errors import BadSetting
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.rules.rules import usual_komi
from trilithon.match import BadCommand, Correspondence, Match, Seat, new_match, new_setup
from trilithon.match.annotation import comment
from trilithon.match.answers import answer
from trilithon.match.draft import choose
from trilithon.match.tags import name_persons, persons
from trilithon.match.undo import can_undo, undo
from trilithon.search.result import finish


def carteso(*answers: str, variant: str = "standard", size: str = "9") -> Match:
    match = new_setup(CARTESO, {"size": size, "variant": variant})
    match.seats = Seat("human"), Seat("computer")
    for text in answers:
        answer(match, text)
    return match


def test_one_names_the_komi_and_the_other_picks_the_side() -> None:
    match = carteso()
    assert match.question is not None
    assert (match.question.name, match.question.asked) == ("komi", 0)
    answer(match, "4.5")
    assert (match.question.name, match.question.asked) == ("side", 1)
    answer(match, "horizontal")
    assert match.question is None
    assert match.settings is not None
    assert match.settings["komi"] == "4.5"


@pytest.mark.parametrize(("typed", "komi"), [("-0", "0"), ("04.50", "4.5"), ("2.0", "2")])
def test_a_komi_is_told_as_it_is_written_everywhere_else(typed: str, komi: str) -> None:
    match = carteso(typed)
    assert match.answers is not None
    assert match.answers["komi"] == komi
    answer(match, "horizontal")
    assert match.agreed["komi"] == komi


def test_what_is_said_before_the_game_begins_is_kept() -> None:
    match = carteso("4.5")
    comment(match, 0, "Good luck!")
    answer(match, "horizontal")
    assert match.root.comments == ["Good luck!"]


def test_whoever_takes_vertical_plays_first() -> None:
    assert carteso("4.5", "horizontal").seats[0].kind == "human"
    assert carteso("4.5", "vertical").seats[0].kind == "computer"


def test_the_board_cannot_be_played_on_before_all_is_settled() -> None:
    match = carteso("4.5")
    with pytest.raises(BadCommand, match="side"):
        match.play_text("Be5")
    with pytest.raises(BadCommand):
        choose(match, "e5")


def test_an_answer_is_taken_back_until_a_move_was_made() -> None:
    match = carteso("4.5")
    match.seats = Seat("human"), Seat("human")
    name_persons(match, ("Ada", "Bo"))
    comment(match, 0, "Good luck!")
    answer(match, "vertical")
    assert persons(match) == ("Bo", "Ada")
    undo(match)
    assert match.question is not None
    assert match.question.name == "side"
    assert persons(match) == ("Ada", "Bo")
    assert match.root.comments == ["Good luck!"]
    undo(match)
    assert match.question is not None
    assert match.question.name == "komi"
    assert not can_undo(match)
    answer(match, "6.5")
    answer(match, "horizontal")
    assert persons(match) == ("Ada", "Bo")
    assert match.settings == CARTESO.complete({"size": "9", "komi": "6.5"})
    match.play_text("Be5")
    undo(match)
    assert match.question is None
    assert not can_undo(match)


def test_what_the_computer_answered_goes_with_the_answer_before() -> None:
    match = carteso("4.5", "vertical")
    assert match.seats[0].kind == "computer"
    undo(match)
    assert match.question is not None
    assert match.question.name == "komi"
    assert [seat.kind for seat in match.seats] == ["human", "computer"]


def test_an_answer_is_taken_back_from_a_game_that_was_kept() -> None:
    match = carteso("4.5", "vertical")
    kept = read_fragment(write_fragment(match))
    kept.seats = match.seats
    undo(kept)
    assert kept.question is not None
    assert kept.question.name == "komi"
    assert [seat.kind for seat in kept.seats] == ["human", "computer"]


def test_how_it_was_settled_need_not_be_known_any_more() -> None:
    match = carteso("4.5", "vertical")
    match.play_text("Be5")
    kept = read_fragment(write_fragment(match))
    assert kept.agreed == {}
    undo(kept)
    assert not can_undo(kept)
    match = carteso("4.5", "vertical")
    match.correspondence = Correspondence("abcdef", Player.FIRST)
    assert read_fragment(write_fragment(match)).agreed == {"komi": "4.5", "side": "vertical"}
    del match.agreed["side"]
    assert not can_undo(read_fragment(write_fragment(match)))


def test_what_was_given_and_never_asked_is_not_taken_back() -> None:
    match = new_match(CARTESO, {"size": "9"})
    match.seats = Seat("human"), Seat("human")
    assert not can_undo(match)


@pytest.mark.parametrize("text", ["x", "0.3", "", "1e3"])
def test_a_komi_that_is_none_is_refused_and_asked_again(text: str) -> None:
    match = carteso()
    with pytest.raises(BadSetting):
        answer(match, text)
    assert match.question is not None
    assert match.question.name == "komi"


@pytest.mark.parametrize("variant", ["standard", "button"])
@pytest.mark.parametrize("size", ["2", "5", "8", "9", "11", "19"])
def test_no_komi_below_zero_is_proposed(size: str, variant: str) -> None:
    match = carteso(size=size, variant=variant)
    assert match.question is not None
    assert all(float(komi) >= 0 for komi in match.question.answers)
    proposed = CARTESO.complete({"size": size, "variant": variant})["komi"]
    assert match.question.answers[0] == proposed == ("0" if variant == "button" else "0.5")


def test_with_the_button_the_komi_is_a_whole_number() -> None:
    match = carteso(variant="button")
    with pytest.raises(BadSetting, match="whole"):
        answer(match, "4.5")
    answer(match, "4")
    answer(match, "vertical")
    assert match.question is None


def test_a_computer_names_a_komi_that_can_be_played_and_picks_the_better_side() -> None:
    advise = CARTESO.advise
    assert advise is not None
    match = carteso()

    def advice(seed: int = 1) -> str:
        assert match.question is not None
        assert match.answers is not None
        return finish(advise(match.question, match.answers, Random(seed)))

    answer(match, advice())
    # At the komi that is recommended neither side has an edge, though many fills are tied.
    for size in ("4", "5", "6"):
        match = carteso(usual_komi({"size": size}), size=size)
        assert {advice(seed) for seed in range(12)} == {"vertical", "horizontal"}
    # Vertical cannot lose without komi, and wins at any below zero.
    for komi in ("0", "-0.5", "-1.5"):
        match = carteso(komi)
        assert {advice(seed) for seed in range(12)} == {"vertical"}
    match = carteso("60.5")
    assert advice() == "horizontal"
    match = carteso("-60.5")
    assert advice() == "vertical"
