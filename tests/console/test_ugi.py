"""The engine as a program that others talk to by lines."""

from __future__ import annotations

import re
from itertools import groupby
from math import inf
from typing import Any

import pytest

from tests.support.known import known
from tests.support.ugi_talk import SMALL, talk
from trilithon.console.ugi import Engine, server
from trilithon.console.ugi import engine as ugi_engine
from trilithon.core import AnyGame
from trilithon.games import GAMES
from trilithon.search.budget import Budget
from trilithon.search.result import Line, Report, Search

WON = "position startpos moves c1 2a1 c2,c3 2a2 c4,c5 2a3"


def words(said: list[str]) -> list[str]:
    """The lines' first words, those in a row that are the same once."""
    return [word for word, _ in groupby(line.split()[0] for line in said)]


def variation(info: str) -> list[str]:
    return info.partition(" pv ")[2].split()


def test_it_introduces_itself_with_its_options() -> None:
    said = talk("ugi", "isready")
    assert said[0].startswith("id name Trilithon")
    assert said[-2:] == ["ugiok", "readyok"]
    options = [line.split()[2] for line in said if line.startswith("option name")]
    assert options == [
        "Game",
        *dict.fromkeys(s.name.capitalize() for game in GAMES.values() for s in game.settings),
        "Level",
        "Seed",
        "MultiPV",
        "Clock",
    ]
    assert f"option name Game type combo default consta var {' var '.join(GAMES)}" in said


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_played_to_its_end(name: str) -> None:
    game = GAMES[name]
    engine, moves = Engine(), list[str]()
    small = known(name).SMALL
    settings = [f"setoption name {key.capitalize()} value {text}" for key, text in small.items()]
    talk(f"setoption name Game value {name}", *settings, engine=engine)
    position = game.rules.start(game.read_settings(small))
    while game.rules.outcome(position) is None:
        *_, info, best = talk(
            f"position startpos moves {' '.join(moves)}" if moves else "position startpos",
            "go nodes 50",
            engine=engine,
        )
        assert re.fullmatch(
            r"info nodes \d+ time \d+( nps \d+)? winrate [01]\.\d+( result (win|draw|loss))?"
            r" pv \S+( \S+)*",
            info,
        )
        assert variation(info)[0] == best.removeprefix("bestmove ")
        moves.append(best.removeprefix("bestmove "))
        move = game.notation.read_move(position, moves[-1])
        game.rules.check(position, move)
        position = game.rules.play(position, move)
    end = f"position startpos moves {' '.join(moves)}"
    assert talk(end, "go", engine=engine) == ["bestmove none"]


def test_the_queries_tell_of_the_position() -> None:
    queries = ("query gameover", "query p1turn", "query result")
    assert talk(*SMALL, *queries) == ["response false", "response true", "response none"]
    assert talk(*SMALL, "position startpos moves c1", "query p1turn") == ["response false"]
    assert talk(*SMALL, WON, *queries) == ["response true", "response true", "response p1win"]
    carteso = ("setoption name Game value carteso",)
    drawn = "position fen 2/2 V - 2 0"
    assert talk(*carteso, drawn, "query result") == ["response draw"]
    assert talk(*carteso, "position fen 2/2 V - 2 1.5", "query result") == ["response p2win"]


def test_positions_are_read_with_the_moves_after_them() -> None:
    fields = "5/5/2b2/5/5 w 2"
    assert talk(*SMALL, f"position fen {fields} moves 2a1", "query p1turn") == ["response true"]
    said = talk(
        "setoption name Game value constructo", "setoption name First value blue", "go nodes 9"
    )
    assert said[-1].startswith("bestmove")


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "isready now",
        "position",
        "position start",
        "position startpos c1",
        "position startpos moves c1 c1",
        "position startpos moves z9",
        "position fen",
        "position fen 5/5 w 1",
        "position fen 5/5/5/5/5 b 1 moves c1,c2",
        f"{WON} a5",
        "query",
        "query moves",
        "go infinite",
        "go nodes",
        "go nodes 0",
        "go nodes many",
        "go movetime -5",
        "go nodes 1 nodes 2",
        "setoption",
        "setoption name",
        "setoption name Size",
        "setoption name Size value",
        "setoption name Size value 1",
        "setoption name Size value 20",
        "setoption name Game value chess",
        "setoption name Komi value 0.3",
        "setoption name Level value 9",
        "setoption name Level value top",
        "setoption name Seed value -1",
        "setoption name Clock value sundial",
        "setoption name Colour value red",
        "\x1b[2J \u0007",
    ],
)
def test_a_line_it_cannot_follow_is_told_and_changes_nothing(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However busy the machine is.
    monkeypatch.setattr(ugi_engine, "_SECONDS_BETWEEN_INFOS", inf)
    before = "position fen 5/5/2b2/5/5 w 2 moves 2a1"
    state = ("query p1turn", "query gameover", "go nodes 20")
    said = talk(*SMALL, before, line, *state)
    assert said[0].startswith("error ")
    assert said[0].isprintable()
    undisturbed = talk(*SMALL, before, *state)
    assert [_timeless(line) for line in said[1:]] == [_timeless(line) for line in undisturbed]


def _timeless(line: str) -> str:
    return re.sub(r"time \d+|nps \d+ ?", "", line)


def test_options_that_do_not_go_together_are_told_when_the_game_begins() -> None:
    said = talk(
        "setoption name Game value carteso",
        "setoption name Komi value 0.5",
        "setoption name Variant value button",
        "position startpos",
        "setoption name Komi value 1",
        "query p1turn",
    )
    assert len(said) == 2
    assert said[0].startswith("error Komi is 0.5")
    assert said[1] == "response true"


def test_the_same_seed_gives_the_same_moves() -> None:
    lines = (*SMALL, "position startpos moves c3", "go nodes 400")
    assert talk(*lines)[-1] == talk(*lines)[-1]


def test_the_moves_of_a_game_do_not_share_their_chance() -> None:
    seeds = []

    def searched(game: AnyGame, position: Any, budget: Budget, seed: int) -> Search[Any]:
        seeds.append(seed)
        yield from ()
        return Report([Line((game.rules.legal_moves(position)[0],), 0.5, 0)], 0)

    begins = [f"position startpos{moves}" for moves in ("", " moves f6", "")]
    lines = [line for begin in begins for line in (begin, "go nodes 1")]
    talk("setoption name Seed value 1", *lines, engine=Engine(searched))
    first, second, again = seeds
    assert first == again != second


def test_it_tells_how_far_an_exact_search_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ugi_engine, "_SECONDS_BETWEEN_INFOS", 0.0)
    said = talk(
        "setoption name Game value constructo",
        "setoption name Level value 6",
        "position fen rhombus Rm/s/S/m/-/RmS/-/r/- b",
        "go nodes 3000",
    )
    told = [
        line.split() for line in said if re.fullmatch(r"info nodes \d+ time \d+( nps \d+)?", line)
    ]
    nodes = [int(words[2]) for words in told]
    assert len(nodes) > 1
    assert nodes == sorted(nodes)
    assert nodes[-1] > 0


def test_it_tells_of_several_moves_the_best_one_last() -> None:
    said = talk(
        *SMALL, "setoption name MultiPV value 3", "position startpos moves c3", "go nodes 900"
    )
    *_, third, second, first, best = said
    assert [line.split()[5:7] for line in (first, second, third)] == [
        ["multipv", "1"],
        ["multipv", "2"],
        ["multipv", "3"],
    ]
    assert variation(first)[0] == best.removeprefix("bestmove ")
    assert len({variation(line)[0] for line in (first, second, third)}) == 3


@pytest.mark.parametrize(
    ("position", "result"),
    [
        # A column of Black that no reply cuts: to be made, and there already.
        ("2b2/2b2/5/2b2/2b2 b 9", "win"),
        ("b4/b4/B4/b4/b4 w 8", "loss"),
    ],
)
def test_what_is_proved_is_told_as_proved(position: str, result: str) -> None:
    *_, info, _ = talk(*SMALL, f"position fen {position}", "go nodes 2000")
    assert f" result {result} pv " in info


def test_of_a_command_with_too_many_words_the_first_of_them_is_told() -> None:
    said = talk("quit now", "stop it", "ugi too")
    assert said == [f"error {word} is one word too many" for word in ("now", "it", "too")]


def test_to_stop_what_does_not_run_is_no_error() -> None:
    assert talk("stop", "isready") == ["readyok"]


def test_what_is_said_while_it_searches_is_answered_after() -> None:
    said = talk(*SMALL, "go nodes 3000", "query p1turn", "isready", "quit", "isready")
    assert said[0] == "readyok"
    assert words(said[1:]) == ["info", "bestmove", "response"]


def test_quit_ends_a_long_search_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "_SECONDS_TO_QUIT", 0.1)
    said = talk(*SMALL, "go movetime 1000000", "isready", "quit", "isready")
    assert said[0] == "readyok"
    assert said[-1].startswith("bestmove")


def test_to_stop_a_later_search_does_not_stop_this_one() -> None:
    said = talk(*SMALL, "go nodes 3000", "go nodes 1000000000000", "stop")
    assert words(said) == ["info", "bestmove"] * 2
    best = next(index for index, line in enumerate(said) if line.startswith("bestmove"))
    assert int(said[best - 1].split()[2]) >= 3000
