"""What the arena plays, and what its games come to: fair, whole and the same for the same seed."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from tests.support.arena_plans import RANDOM
from tests.support.consta_games import by_trying
from tests.support.known import known
from trilithon.console.arena.plan import Pairing, Plan, pairings
from trilithon.console.arena.play import play_game
from trilithon.console.arena.players import make_player
from trilithon.console.arena.report import records
from trilithon.console.arena.score import Score, elo
from trilithon.formats.pgn import read_records
from trilithon.games import GAMES
from trilithon.match import new_match


@pytest.mark.parametrize("name", GAMES)
def test_every_opening_is_played_twice_with_sides_changed(name: str) -> None:
    found = list(pairings(Plan(("random", "random"), name, {}), 12))
    assert [one.number for one in found] == list(range(1, 13))
    for one, two in zip(found[::2], found[1::2], strict=True):
        assert one.opening == two.opening
        assert (one.first, two.first) == (0, 1)
        match = new_match(GAMES[name], {})
        for text in one.opening:
            match.play_text(text)
        assert match.outcome is None
    assert len({one.opening for one in found}) == 6


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    assert list(pairings(RANDOM, 20))[:7] == list(pairings(RANDOM, 7))


def test_openings_leave_the_game_open_on_the_smallest_boards() -> None:
    plan = Plan(("random", "random"), "consta", {"size": "2"}, openings=9)
    for pairing in pairings(plan, 6):
        assert play_game(plan, pairing)["ending"] == "normal"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_whole(name: str) -> None:
    plan = Plan(("level:1", "random"), name, dict(known(name).SMALL), nodes=9)
    for pairing in pairings(plan, 2):
        played = play_game(plan, pairing)
        assert played["moves"][: played["opening"]] == list(pairing.opening)
        assert len(played["winrates"]) == len(played["seconds"]) == len(played["moves"])
        match = new_match(GAMES[name], plan.settings)
        for text in played["moves"]:
            match.play_text(text)
        assert match.outcome is not None
        assert match.outcome.result == played["result"]
        first = {"1-0": 1.0, "0-1": 0.0}.get(played["result"], 0.5)
        assert played["score"] == (first if played["first"] == 0 else 1 - first)


def test_the_same_seed_plays_the_same_games() -> None:
    def moves(seed: int) -> list[list[str]]:
        plan = Plan(("level:1", "random"), "consta", {"size": "4"}, nodes=50, seed=seed)
        return [play_game(plan, pairing)["moves"] for pairing in pairings(plan, 2)]

    assert moves(1) == moves(1) != moves(2)


def test_a_game_can_begin_from_a_position() -> None:
    plan = Plan(("random", "random"), "consta", {}, position="3/1b1/3 w 2", openings=0)
    played = play_game(plan, Pairing(1, 1, ()))
    (match,) = read_records(records(plan, [played], 1, "2026.01.01"))
    assert match.settings is None
    assert match.main_line()[0].position == match.game.notation.read_position("3/1b1/3 w 2")


def greedy(game: str, position: str) -> str:
    player = make_player("greedy")
    player.say(f"setoption name Game value {game}")
    player.say(f"position fen {position}")
    return player.ask("go", "bestmove", 60)[-1].removeprefix("bestmove ")


def test_the_greedy_player_wins_at_once_where_it_can() -> None:
    position = GAMES["consta"].notation.read_position("2b2/2b2/5/2b2/2b2 b 9")
    move = GAMES["consta"].notation.read_move(position, greedy("consta", "2b2/2b2/5/2b2/2b2 b 9"))
    winning, _ = by_trying(position)
    assert move in winning
    # To pass after a pass ends a game of Carteso.
    assert greedy("carteso", "bw3/bw3/bw3/bw3/bw3 V a1V 1 0.5") == "pass"


def test_the_greedy_player_takes_what_counts_most() -> None:
    rng, tried = Random(1), 0
    for _ in range(20):
        match = new_match(GAMES["carteso"], {"size": "4"})
        for _ in range(rng.randrange(4, 11)):
            match.play(rng.choice(match.game.rules.legal_moves(match.position)))
        if match.outcome is not None:
            continue
        leads = {}
        for move in match.game.rules.legal_moves(match.position):
            score = match.game.rules.score(match.game.rules.play(match.position, move))
            assert score is not None
            text = match.game.notation.write_move(match.position, move)
            leads[text] = score[match.player] - score[match.player.opponent]
        del leads["pass"]
        chosen = greedy("carteso", match.game.notation.write_position(match.position))
        tried += 1
        assert leads.get(chosen, max(leads.values())) == max(leads.values())
    assert tried > 5


def test_the_greedy_player_hands_over_no_win() -> None:
    # White has to break the column, and has one way to do it.
    position = "2b1/1bwW/bb1w/1b2 w 6"
    assert {greedy("consta", position) for _ in range(5)} == {"2b4"}


def test_intervals_are_wilsons() -> None:
    for games in (4, 10, 37):
        assert Score(games, 0, 0).interval[1] == 1.0
        assert Score(0, 0, games).interval[0] == 0.0
    assert round(Score(10, 0, 0).interval[0], 4) == 0.7225
    low, high = Score(7, 2, 3).interval
    assert (round(low, 4), round(high, 4)) == (0.3906, 0.8619)
    assert Score(0, 0, 0).interval == (0.0, 1.0)


def test_elo_differences() -> None:
    assert (elo(0.5), elo(0), elo(1)) == (0, -inf, inf)
    assert round(elo(0.75)) == 191
    assert round(elo(0.25)) == -191
