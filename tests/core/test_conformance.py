"""What every game must do; a new one is tested by being in the registry."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter
from typing import Any

import pytest

from tests.support.amounts import many
from tests.support.random_matches import random_settings
from tools.site.board_svg import board_svg
from trilithon import GAMES
from trilithon.core import AnyGame, Chosen, perft
from trilithon.core.errors import BadMove, BadPosition, IllegalMove
from trilithon.core.scene import Scene
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.formats.pgn import read_record, write_record
from trilithon.match import Match, new_match
from trilithon.page.protocol.view import View
from trilithon.page.session import Session
from trilithon.page.validation import mismatch

PER_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def some_settings(game: AnyGame, rng: random.Random) -> dict[str, str]:
    """Settings for short games: a small board where the game has sizes."""
    names = {setting.name for setting in game.settings}
    return {"size": str(rng.randint(2, 6))} if "size" in names else {}


def random_games(game: AnyGame, seed: int, count: int) -> Iterator[list[Any]]:
    """The positions of random games, each from the start to its end."""
    rng = random.Random(seed)
    rules = game.rules
    for _ in range(count):
        positions = [rules.start(game.read_settings(some_settings(game, rng)))]
        while rules.outcome(positions[-1]) is None:
            move = rng.choice(rules.legal_moves(positions[-1]))
            positions.append(rules.play(positions[-1], move))
        yield positions


def random_match(game: AnyGame, seed: int) -> Match:
    """A match of random moves with some variations, its cursor anywhere."""
    rng = random.Random(seed)
    match = new_match(game, some_settings(game, rng))
    for _ in range(rng.randint(0, 40)):
        if match.outcome is not None or rng.random() < 0.1:
            match.go(rng.choice(list(match.nodes)))
        if match.outcome is None:
            match.play(rng.choice(game.rules.legal_moves(match.position)))
    match.go(rng.choice(list(match.nodes)))
    return match


def outline(match: Match) -> list[tuple[int | None, Any]]:
    """The shape of a match's tree: each node's depth and move."""
    return [(len(node.path()), node.move) for node in match.root.subtree()]


@PER_GAME
def test_random_games_end_and_their_moves_are_counted_and_checked(game: AnyGame) -> None:
    rules = game.rules
    for positions in random_games(game, seed=1, count=30):
        for position in positions:
            moves = rules.legal_moves(position)
            assert len(moves) == len(set(moves)) == rules.count_legal_moves(position)
            for move in moves:
                rules.check(position, move)
        assert rules.legal_moves(positions[-1]) == []


@PER_GAME
def test_the_same_moves_give_the_same_position_and_leave_their_input_alone(game: AnyGame) -> None:
    rules, notation = game.rules, game.notation
    for positions in random_games(game, seed=2, count=10):
        for position in positions:
            before = notation.write_position(position)
            for move in list(rules.legal_moves(position))[:5]:
                one, two = rules.play(position, move), rules.play(position, move)
                assert one == two
                assert hash(one) == hash(two)
            assert notation.write_position(position) == before


@PER_GAME
def test_positions_and_moves_come_back_from_their_texts(game: AnyGame) -> None:
    rules, notation = game.rules, game.notation
    for positions in random_games(game, seed=3, count=30):
        for position in positions:
            text = notation.write_position(position)
            assert notation.read_position(text) == position
            assert notation.write_position(notation.read_position(text)) == text
            for move in list(rules.legal_moves(position))[:20]:
                name = notation.write_move(position, move)
                assert notation.read_move(position, name) == move
                assert notation.read_move(position, name.upper()) == move


@PER_GAME
def test_a_position_tells_all_settings_but_who_began(game: AnyGame) -> None:
    rng = random.Random(12)
    for _ in range(20):
        settings, position = game.begin(random_settings(game, rng))
        who = {setting.name for setting in game.settings if setting.kind == "player"}
        told = {name: text for name, text in settings.items() if name not in who}
        assert game.rules.settings_of(position) == told
        read = game.notation.read_position(game.notation.write_position(position))
        assert game.rules.settings_of(read) == told


@PER_GAME
def test_any_text_is_read_or_refused_as_such(game: AnyGame) -> None:
    rng = random.Random(4)
    position = game.rules.start({})
    whole = game.notation.write_position(position)
    for _ in range(many(330)):
        letters = list(rng.choice([whole, "2d4", "e5,g7", "R5", "4-7", "Bf6", "pass", ""]))
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(letters) + 1)
            letters[at : at + rng.randint(0, 1)] = rng.choice("abw19/ ,-²é\n")
        text = "".join(letters)
        with suppress(BadMove):
            game.notation.read_move(position, text)
        with suppress(BadPosition):
            game.notation.read_position(text)


@PER_GAME
def test_perft_counts_what_walking_counts(game: AnyGame) -> None:
    rng = random.Random(5)
    position = game.rules.start(game.read_settings(some_settings(game, rng)))

    def walk(at: Any, depth: int) -> int:
        if depth == 0:
            return 1
        moves = game.rules.legal_moves(at)
        return sum(walk(game.rules.play(at, move), depth - 1) for move in moves)

    for depth in range(3):
        assert perft(game.rules, position, depth) == walk(position, depth)


@PER_GAME
def test_records_and_links_bring_a_match_back(game: AnyGame) -> None:
    for seed in range(many(20)):
        match = random_match(game, seed)
        assert outline(read_record(write_record(match))) == outline(match)
        linked = read_fragment(write_fragment(match))
        assert linked.position == match.position
        assert [node.move for node in linked.line()] == [node.move for node in match.line()]


@PER_GAME
def test_views_keep_the_protocol_and_are_small(game: AnyGame) -> None:
    for seed in range(many(10)):
        view = Session("s", random_match(game, seed), lambda: 7, perf_counter).view()
        assert mismatch(json.loads(json.dumps(view)), View) is None
        ids = [space["id"] for space in view["scene"]["spaces"]]
        assert [name for row in view["scene"]["rows"] for name in row] == ids
        for layer in view["scene"]["layers"]:
            keys = [shape["key"] for shape in layer["shapes"]]
            assert len(keys) == len(set(keys))
        assert board_svg(game.name, view["scene"], interactive=True).startswith("<svg")
    large = {"size": "19"} if "size" in some_settings(game, random.Random()) else {}
    largest = new_match(game, large)
    rng, moves = random.Random(8), list[Any]()
    while len(largest.nodes) < 80 and largest.outcome is None:
        if not moves:
            # They are very many, and most of them stay legal for some turns.
            legal = game.rules.legal_moves(largest.position)
            moves = rng.sample(legal, min(len(legal), 16))
        with suppress(IllegalMove):
            largest.play(moves.pop())
    whole = Session("s", largest, lambda: 7, perf_counter).view()
    assert len(json.dumps(whole, separators=(",", ":"))) < 60_000


def choosable(scene: Scene) -> list[tuple[str, str]]:
    """The ids of all that can be pointed at, with what may be done with them."""
    items = [item for hand in scene.get("hands", []) for item in hand["items"]]
    return [(thing["id"], thing.get("state", "")) for thing in (*scene["spaces"], *items)]


def offered(scene: Scene) -> list[str]:
    options = [option["id"] for option in scene["options"]]
    return [name for name, state in choosable(scene) if state == "target"] + options


def barred(scene: Scene) -> list[str]:
    return [name for name, state in choosable(scene) if state == "barred"]


@PER_GAME
def test_choosing_offered_spaces_leads_to_legal_moves_and_barred_ones_are_refused(
    game: AnyGame,
) -> None:
    rng = random.Random(6)
    for positions in random_games(game, seed=7, count=8):
        for position in positions[:-1]:
            draft: tuple[str, ...] = ()
            for _ in range(200):
                scene = game.presenter.scene(position, None, draft)
                for choice in barred(scene):
                    with pytest.raises(IllegalMove):
                        game.presenter.extend(position, draft, choice)
                extended = game.presenter.extend(position, draft, rng.choice(offered(scene)))
                if isinstance(extended, Chosen):
                    game.rules.check(position, extended.move)
                    break
                draft = extended
            else:
                raise AssertionError(f"no move after many choices: {draft}")


@PER_GAME
def test_nothing_is_offered_or_barred_where_the_game_is_over(game: AnyGame) -> None:
    for *_, last in random_games(game, seed=8, count=8):
        scene = game.presenter.scene(last, None, (), over=True)
        assert (offered(scene), barred(scene)) == ([], [])
