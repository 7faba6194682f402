"""Links that have suffered on their way: they are refused, or open the same game."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.amounts import many
from tests.support.mangled_links import packed, spoil
from tests.support.match_contents import contents
from tests.support.random_matches import linked_matches
from trilithon.formats.link import BadLink, read_fragment, write_fragment
from trilithon.formats.pgn import read_record, write_record
from trilithon.match import Match


@pytest.mark.parametrize(
    ("fragment", "key"),
    [
        ("", "link-empty"),
        (" \n", "link-empty"),
        ("nonsense", "link-foreign"),
        ("https://example.org/", "link-foreign"),
        ("#", "link-foreign"),
        ("1x23", "link-foreign"),
        ("1t", "link-damaged"),
        ("1tabc", "link-damaged"),
        ("2tabc", "link-version"),
        ("v=7&game=consta", "link-version"),
        ("game=consta", "link-version"),
        ("v=0&game=chess", "link-game"),
        ("v=0", "link-game"),
        ("v=0&game=consta&size=99", "link-setup"),
        ("v=0&game=consta&size=5&komi=3", "link-setup"),
        ("v=0&game=consta&size=5&settle=1", "link-setup"),
        ("v=0&game=consta&size=5&size=5", "link-twice"),
        ("v=0&game=consta&size=5&rounds=2", "link-field"),
        ("v=0&game=consta&size=5&moves=c3.c3,c4", "link-move"),
        ("v=0&game=consta&size=5&moves=c3.x", "link-move"),
        ("v=0&game=consta&size=5&moves=c3&at=2", "link-at"),
        ("v=0&game=consta&size=5&moves=c3&at=-1", "link-at"),
        ("v=0&game=consta&size=5&resigned=red", "link-field"),
        ("v=0&game=consta&position=5/5/5/5/5", "link-setup"),
        ("v=0&game=consta&position=5/5/5/5/5_b_1&size=5", "link-field"),
    ],
)
def test_mangled_links_say_what_is_wrong(fragment: str, key: str) -> None:
    with pytest.raises(BadLink) as caught:
        read_fragment(fragment)
    assert caught.value.key == key
    assert "\n" not in str(caught.value)


def test_a_move_that_cannot_be_made_is_named() -> None:
    with pytest.raises(BadLink, match=r"move 2, c3,c4\. c3 is taken"):
        read_fragment("v=0&game=consta&size=5&moves=c3.c3,c4")
    with pytest.raises(BadLink, match=r"move 2, c3,c4\. c3 is taken"):
        read_fragment(packed("consta\nSsize\n=5\nM# #,#\nXcccccd"))


@pytest.mark.parametrize(
    ("fragment", "game"),
    [
        ("nonsense", None),
        ("v=0&game=chess", None),
        ("v=0&game=carteso&size=99", "carteso"),
        ("v=0&game=carteso&size=5&moves=We5.We5", "carteso"),
        ("v=0&game=constructo&colour=red", "constructo"),
        (packed("carteso\nSsize\n=5\nMW# W#\nXeeee"), "carteso"),
    ],
)
def test_the_game_is_told_where_a_link_still_names_it(fragment: str, game: str | None) -> None:
    with pytest.raises(BadLink) as caught:
        read_fragment(fragment)
    assert caught.value.game == game


@pytest.mark.parametrize("name", ["a b", "]", "", "game", "RESULT", "Size", "size", "é"])
def test_tags_that_only_a_link_can_hold_do_not_spoil_the_record(name: str) -> None:
    match = read_fragment(packed(f"consta\nSsize\n=5\nT{name}\n=7\nTevent\n=x\nTEvent\n=y"))
    record = write_record(match)
    assert record == '[Game "consta"]\n[Size "5"]\n[Event "y"]\n[Result "*"]\n\n*\n'
    assert write_record(read_record(record)) == record


def some_match() -> Match:
    text = '[Game "consta"][Size "5"] 1. c3 {ok} (1. a1) 2. b2,d4 (2. 2a1 3. 2e5) 3. 2a1 4. e1,e5 *'
    return read_record(text)


@pytest.mark.parametrize("seed", range(5))
def test_mangled_links_are_refused_or_open_the_same_game(seed: int) -> None:
    rng = random.Random(seed)
    match = some_match()
    link = write_fragment(match)
    for _ in range(many(130)):
        with suppress(BadLink):
            assert contents(read_fragment(spoil(link, rng))) == contents(match)


@given(linked_matches(), st.randoms(use_true_random=False))
@settings(max_examples=many(30))
def test_any_mangled_link_is_refused_or_opens_the_same_game(
    match: Match, rng: random.Random
) -> None:
    with suppress(BadLink):
        assert contents(read_fragment(spoil(write_fragment(match), rng))) == contents(match)


@given(
    st.text() | st.from_regex(r"\A#?[0-9]+t[0-9A-Za-z]*\Z") | st.from_regex(r"\Av=0(&\w+=\w+)*\Z")
)
@settings(max_examples=many(100))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadLink):
        read_fragment(text)


def test_every_single_letter_counts() -> None:
    match = some_match()
    link = write_fragment(match)
    for at in range(2, len(link)):
        for letter in "0aZ":
            if letter != link[at]:
                with pytest.raises(BadLink) as caught:
                    read_fragment(link[:at] + letter + link[at + 1 :])
                assert caught.value.key == "link-damaged"
        with pytest.raises(BadLink):
            read_fragment(link[:at])


@pytest.mark.parametrize(
    "form",
    [
        "#{}",
        "https://example.org/a/?lang=es#{}",
        " {}\n",
        "{}.",
        "{}&fbclid=1",
        "%31t{rest}",
        "{first}\n  {second}",
        "https://example.org/#{first}%0A%20{second}",
    ],
)
def test_what_messengers_put_around_a_link_does_no_harm(form: str) -> None:
    match = some_match()
    link = write_fragment(match)
    halves = {"rest": link[2:], "first": link[:20], "second": link[20:]}
    assert contents(read_fragment(form.format(link, **halves))) == contents(match)


def test_links_of_version_0_with_letters_changed_are_refused_or_open_a_game() -> None:
    rng = random.Random(9)
    whole = "v=0&game=consta&size=5&moves=c3.b2,d4.2a1.e5,e1&at=2"
    for _ in range(many(330)):
        letters = list(whole)
        for _ in range(rng.randint(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice("abz019&=.,%_/é\x00")
        with suppress(BadLink):
            read_fragment("".join(letters))
