"""Each game's actions and planes; a new game is tested by being in the registry."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.envs.known import STARTS
from tests.support.amounts import many
from trilithon import GAMES
from trilithon.core import Player
from trilithon.core.encoding import Encoding
from trilithon.envs.episode import Episode
from trilithon.games.consta.rules.position import Move, Position

PER_START = pytest.mark.parametrize(("game", "settings"), STARTS, ids=str)


def played(game: str, settings: dict[str, object], count: int) -> Iterator[Episode]:
    """Episodes of random games, after each action."""
    rng = random.Random(f"{game} {settings}")
    for _ in range(count):
        episode = Episode(game, **settings)
        while episode.outcome is None:
            yield episode
            episode.play(rng.choice(episode.legal_actions()))
        yield episode


def test_every_game_is_tried() -> None:
    assert {game for game, _ in STARTS} == set(GAMES)


@PER_START
def test_actions_are_the_legal_moves(game: str, settings: dict[str, object]) -> None:
    for episode in played(game, settings, many(2)):
        legal = episode.legal_actions()
        assert legal == [action for action in range(episode.actions) if episode.is_legal(action)]
        if episode.begun:
            continue
        position, encoding = episode.position, episode.encoding
        first = set[int]()
        for move in episode.game.rules.legal_moves(position):
            actions = encoding.actions(position, move)
            assert encoding.move(position, actions) == move
            first.update(actions)
        assert first == set(legal)


@PER_START
def test_games_are_no_longer_than_they_are_said_to_be(
    game: str, settings: dict[str, object]
) -> None:
    longest = count = 0
    for episode in played(game, settings, many(30)):
        count = 0 if episode.outcome is not None else count + 1
        longest = max(longest, count)
    begun = Episode(game, **settings)
    assert longest <= begun.encoding.longest(begun.start)


@PER_START
def test_planes_have_names_and_tell_the_position(game: str, settings: dict[str, object]) -> None:
    known: dict[object, object] = {}
    for episode in played(game, settings, many(8)):
        encoding = episode.encoding
        for player in Player:
            seen = episode.seen(player)
            assert len(seen.masks) == len(encoding.MASKS)
            assert len(seen.values) == len(encoding.VALUES)
            assert all(-1 <= value <= 1 for value in seen.values)
        if episode.outcome is None:
            # What looks the same to who is to move can go on in the same ways.
            legal = episode.legal_actions()
            assert known.setdefault(episode.seen(episode.player), legal) == legal


@PER_START
def test_actions_are_written_as_people_write_them(game: str, settings: dict[str, object]) -> None:
    for episode in played(game, settings, 2):
        for action in episode.legal_actions():
            text = episode.action_text(action)
            begun = (*episode.begun, action)
            if episode.encoding.move(episode.position, begun) is None:
                assert begun == (action,)
                episode.game.notation.read_move(episode.position, text)
            else:
                assert sorted(episode.actions_of(text)) == sorted(begun)


def test_numbers_stay_as_they_are() -> None:
    """Programs that have learned rely on them: lines are added here, and none is changed."""
    consta, carteso, arch = Episode("consta"), Episode("carteso"), Episode("constructo")
    assert (consta.actions, carteso.actions, arch.actions) == (243, 244, 81)
    assert consta.actions_of("a1") == (0,)
    assert consta.actions_of("k1") == (10,)
    consta.play(60)
    assert consta.position_text == "11/11/11/11/11/5b5/11/11/11/11/11 w 2"
    assert consta.actions_of("c4,a2") == (11, 35)
    assert consta.actions_of("2b1") == (122,)
    assert carteso.actions_of("Bk11") == (120,)
    assert carteso.actions_of("wa1") == (121,)
    assert carteso.actions_of("pass") == (242,)
    assert arch.actions_of("R1") == (0,)
    assert arch.actions_of("S9") == (26,)


def test_a_move_that_is_not_legal_has_no_actions() -> None:
    with pytest.raises(ValueError, match="single"):
        Episode("consta", size=5).actions_of("2b2")
    with pytest.raises(ValueError, match="zz"):
        Episode("constructo").actions_of("zz")


def _modules_fulfil_the_protocol() -> Encoding[Position, Move]:
    from trilithon.games.consta import encoding

    return encoding


def test_the_protocol_is_what_type_checkers_hold_modules_against() -> None:
    for name in ("grid", "legal", "seen", "move", "actions", "begun_text", "longest"):
        assert callable(getattr(_modules_fulfil_the_protocol(), name))
