"""Reports on games: what they tell follows from the games, and the pages tell what they say."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from html import unescape
from itertools import accumulate, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tools.build.paths import DOCS
from tools.docs import measurements
from tools.docs.charts import Axes, Point, bars, curve
from tools.docs.docs_pages import REPORTED, boards, build_docs
from tools.docs.locale import Locale
from tools.docs.reports import data as report_files
from tools.docs.reports.data import report_command, report_data
from tools.docs.reports.skill import climb, heights, skill
from tools.docs.rules_pages import languages, page_name, read_page
from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.console.cli import main
from trilithon.console.reports.facts import facts
from trilithon.console.reports.folds import folded, folds
from trilithon.console.reports.numbers import evenness, mean_data, quantile, quantile_interval
from trilithon.console.reports.series import single_games
from trilithon.console.reports.solved import Board, solve
from trilithon.core import Effort
from trilithon.games import GAMES
from trilithon.match import new_match

PER_GAME = pytest.mark.parametrize("game", REPORTED)
LANGUAGES = languages(DOCS)


def games_in(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in GAMES.items():
        levels = {**game.levels, 1: Effort(8, batch=8)}
        monkeypatch.setitem(GAMES, name, replace(game, levels=levels))


@pytest.mark.usefixtures("quick")
def test_a_report_follows_from_the_games_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = (
        "report --game consta --size 4 --level 1 --nodes 6 --games 7 --also size=3 --also-games 2"
        " --solve size=2 --solve size=4 --longest 10 --results run -o report-consta.json"
    )
    assert main(command.split()) == 0
    data = json.loads(Path("report-consta.json").read_text())
    kept = Path("run/consta-4.jsonl")
    games = games_in(kept)
    assert data["games"] == len(games) == 7
    # What was spent is told as it was given, whatever the level spends by itself.
    assert (data["nodes"], data["effort"]["playouts"]) == (6, 6)
    lengths = [len(game["moves"]) for game in games]
    assert data["length"]["counts"] == {
        str(key): count for key, count in sorted(Counter(lengths).items())
    }
    assert data["length"]["mean"] == round(sum(lengths) / 7, 3)
    assert data["length"]["ends"] == [min(lengths), max(lengths)]
    assert len(data["shortest"]["moves"]) == min(lengths)
    won = sum(game["result"] == "1-0" for game in games)
    here, there = data["balance"]
    assert (here["games"], here["won"], here["lost"]) == (7, won, 7 - won)
    assert (there["settings"], there["games"]) == ({"size": "3"}, 2)
    choices = [counted(game["moves"]) for game in games]
    for ply, row in enumerate(data["choices"]["plies"]):
        there_were = [found[ply] for found in choices if ply < len(found)]
        assert row["games"] == len(there_were)
        assert row["mean"] == round(sum(there_were) / len(there_were), 1)
        assert row["interval"] == mean_data(there_were)["interval"]
        assert (row["low"], row["high"]) == (min(there_were), max(there_were))
    assert data["choices"]["games"] is None
    assert data["places"]["first"] == dict(Counter(sorted(game["moves"][0] for game in games)))
    # Two spaces are known at once; for four more positions are wanted than were allowed.
    assert [board["value"] for board in data["solved"]] == [-1, None]
    # The command that is told makes the same again, out of the games that are there.
    before = kept.read_bytes()
    again = report_command(data)
    assert main(again.split()[1:]) == 0
    assert json.loads(Path("report-consta.json").read_text()) == data
    assert kept.read_bytes() == before
    assert "size 4" in capsys.readouterr().out


def counted(moves: list[str]) -> list[int]:
    """The number of legal moves before each move on four by four."""
    match, found = new_match(GAMES["consta"], {"size": "4"}), list[int]()
    for move in moves:
        found.append(len(match.game.rules.legal_moves(match.position)))
        match.play_text(move)
    return found


def test_every_game_has_an_opening_of_its_own() -> None:
    plan = Plan(("level:3", "level:3"), "constructo", {}, openings=1)
    pairings = list(single_games(plan, 20))
    assert {pairing.first for pairing in pairings} == {0}
    assert len({pairing.opening for pairing in pairings}) == 20


def test_places_and_leads_are_those_of_the_players() -> None:
    plan = Plan(("level:3", "level:3"), "consta", {"size": "5"})
    moves = ["c3", "2b2", "d4,d5", "a1,a2", "2c2", "2e1", "c4,c5", "2e2"]
    # Seen by the mover; for Black these are 0.7, 0.7, 0.3, 0.3, 0.9, 0.9, 0.1, 0.1.
    winrates = [0.7, 0.3, 0.3, 0.7, 0.9, 0.1, 0.1, 0.9]
    game: Played = {
        "game": 1,
        "first": 0,
        "score": 0,
        "result": "0-1",
        "opening": 0,
        "moves": moves,
        "winrates": [*winrates],
        "seconds": [None] * 8,
        "ending": "normal",
        "reason": "",
    }
    told = facts(plan, game)
    assert (told.first, told.early) == (("c3",), (("c3",), ("b2",)))
    assert told.changes == 3
    # Black had won all but, and so had White, who did win.
    assert told.upset
    assert not facts(plan, {**game, "winrates": [0.7, 0.3, 0.3, 0.7, 0.3, 0.7, 0.1, 0.9]}).upset
    assert facts(plan, {**game, "winrates": [0.55, 0.45] * 4}).changes == 0
    assert facts(plan, {**game, "winrates": [None] * 8}).changes == 0


def test_numbers_and_their_intervals() -> None:
    assert mean_data([2, 4, 4, 6]) == {"cases": 4, "mean": 4, "interval": [2.4, 5.6]}
    assert mean_data([3])["interval"] is None
    # Of a hundred, the median is from the fortieth to the sixtieth: two deviations of five.
    assert quantile_interval(range(100), 0.5) == [40, 60]
    assert quantile_interval([7], 0.25) == [7, 7]
    assert [quantile(range(10), part) for part in (0, 0.25, 0.9, 1)] == [0, 2, 9, 9]


def test_favourites_are_told_from_chance() -> None:
    # As Pearson has it where each game has one place.
    chi_squared, freedom, chance = evenness([15, 10, 5, 10], 40)
    assert chi_squared == pytest.approx(5)
    assert freedom == 3
    assert chance == pytest.approx(0.1718, abs=2e-3)
    assert evenness([10, 10, 10], 30).chance > 0.9
    assert evenness([40, 10, 10, 10], 70).chance < 1e-6
    assert evenness([9, 9], 9).chance == 1
    # Of so many tests of even games, few find a favourite.
    random, found = Random(1), 0
    for _ in range(200):
        places = [place for _ in range(100) for place in random.sample(range(20), 6)]
        found += evenness([places.count(place) for place in range(20)], 100).chance < 0.05
    assert 2 <= found <= 20


def test_places_that_are_counted_together_are_told_from_chance_too() -> None:
    # As many places in each as there are faces that count for it: 20 throws of a die.
    chi_squared, freedom, _ = evenness([4, 6, 10], 20, [1, 2, 3])
    assert chi_squared == pytest.approx((2 / 3) ** 2 / (10 / 3) + (2 / 3) ** 2 / (20 / 3))
    assert freedom == 2
    random, found = Random(2), 0
    sizes = [1, 4, 4, 2, 9]
    ends = list(accumulate(sizes))
    for _ in range(200):
        places = [place for _ in range(100) for place in random.sample(range(20), 6)]
        counts = [
            sum(end - size <= place < end for place in places)
            for size, end in zip(sizes, ends, strict=True)
        ]
        found += evenness(counts, 100, sizes).chance < 0.05
    assert 2 <= found <= 20


@pytest.mark.parametrize(
    ("game", "settings", "sizes"),
    [
        ("consta", {"size": "5"}, {1: 1, 2: 4, 4: 4}),
        ("carteso", {"size": "4"}, {4: 4}),
        ("constructo", {"pattern": "rhombus"}, {1: 1, 2: 2, 4: 1}),
    ],
)
def test_mirrors_fold_a_board(game: str, settings: dict[str, str], sizes: dict[int, int]) -> None:
    match = new_match(GAMES[game], settings)
    found = folds(match.game, match.position)
    assert Counter(len(fold) for fold in found) == sizes
    spaces = [space for fold in found for space in fold]
    assert len(set(spaces)) == len(spaces)
    assert sum(folded(dict.fromkeys(spaces, 1), found)) == len(spaces)
    if game == "consta":
        # What is left and right of a chain is not what is above and below it.
        assert ("a3", "e3") in found
        assert ("c5", "c1") in found


def test_the_first_moves_of_carteso_name_no_favourite(built: Path) -> None:
    data = report_data("carteso")
    assert data is not None
    first = data["places"]["first"]
    match = new_match(GAMES["carteso"], data["settings"])
    found = folds(match.game, match.position)
    sizes = [len(fold) for fold in found]
    assert evenness(folded(first, found), data["games"], sizes).chance > 0.1
    text = text_of(built / page_name("report-carteso", "en"))
    assert LANGUAGES["en"]["report-evenly"] in text


@pytest.mark.parametrize(
    "arguments",
    [
        "--game consta --also size",
        "--game consta --also komi=1",
        "--game consta --also size=40",
        "--game consta --also size=11",
        "--game consta --solve size=none",
        "--game consta --level 9",
        "--game consta --level 6",
        "--game carteso --position x",
    ],
)
def test_bad_usage_has_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", *arguments.split()]) == 2
    assert "report: error: " in capsys.readouterr().err


@PER_GAME
def test_committed_reports_are_whole(game: str) -> None:
    data = report_data(game)
    assert data is not None
    assert data["report"] == 1
    assert data["games"] >= 1000
    assert data["different"] > 0.99 * data["games"]
    assert data["player"].partition(":")[2].isdigit()
    # Told in the command, so that it makes the same when the level has become another one.
    assert data["nodes"] == data["effort"]["playouts"]
    for found in (data["length"], data["leads"]["changes"]):
        assert sum(found["counts"].values()) == data["games"] == found["cases"]
        low, high = found["interval"]
        assert low < found["mean"] < high
    plies = data["choices"]["plies"]
    assert plies[0]["games"] == data["games"]
    assert len(plies) == data["length"]["ends"][1]
    assert all(0 < ply["low"] <= ply["high"] for ply in plies)
    assert len(data["balance"]) > 2
    assert data["balance"][0]["settings"] == data["settings"]
    for board in data["balance"]:
        assert board["won"] + board["drawn"] + board["lost"] == board["games"] >= 60
    match = new_match(GAMES[game], data["settings"])
    for move in data["shortest"]["moves"]:
        match.play_text(move)
    assert match.outcome is not None
    assert match.outcome.result == data["shortest"]["result"]
    assert len(data["shortest"]["moves"]) == data["length"]["ends"][0]
    spaces = {
        space["id"] for space in GAMES[game].presenter.scene(match.position, None, ())["spaces"]
    }
    assert set(data["places"]["first"]) <= spaces


@PER_GAME
def test_small_boards_are_solved_as_reported(game: str) -> None:
    data = report_data(game)
    assert data is not None
    for board in data["solved"]:
        if board["looked"] < 1000:
            assert solve(Board(game, board["settings"], board["longest"])) == board


def text_of(page: Path) -> str:
    """What is to be read on a page."""
    return unescape(re.sub(r"<[^>]+>", " ", page.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    build_docs(DOCS, folder)
    return folder


@pytest.mark.parametrize(("game", "language"), [*product(REPORTED, LANGUAGES)])
def test_pages_state_what_was_measured(built: Path, game: str, language: str) -> None:
    data, say = report_data(game), Locale(LANGUAGES[language], language)
    assert data is not None
    text = text_of(built / page_name(f"report-{game}", language))
    assert say.words["docs-unmeasured"] not in text
    stated = [
        say.count(data["games"]),
        say.player(data["player"]),
        say.number(data["length"]["mean"], 1),
        "–".join(say.number(end, 1) for end in data["length"]["interval"]),
        say.number(data["leads"]["changes"]["mean"], 2),
        say.share(data["leads"]["unchanged"]["rate"]),
        say.shares(data["leads"]["upsets"]["interval"]),
        *(say.share(board["rate"]) for board in data["balance"]),
        *(say.shares(board["interval"]) for board in data["balance"]),
        *(say.count(board["looked"]) for board in data["solved"]),
    ]
    assert [one for one in stated if one not in text] == []
    whole = (built / page_name(f"report-{game}", language)).read_text(encoding="utf-8")
    # Length, choices, balance, places, leads and what is proved.
    assert whole.count(f'<a href="#again">{say.words["report-command"]}</a>') == 6
    told = " ".join(text.replace("\\\n", " ").split())
    assert report_command(data) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_between_the_pages_lead_somewhere(built: Path, language: str) -> None:
    for path in built.glob("*.html"):
        for address in re.findall(r'<a href="([^":]+)"', path.read_text(encoding="utf-8")):
            name, _, anchor = address.partition("#")
            if not name.startswith("../"):
                there = (built / (name or path.name)).read_text(encoding="utf-8")
                assert not anchor or f'id="{anchor}"' in there, address


@pytest.mark.parametrize(("game", "plies"), [("consta", 12), ("constructo", 9)])
def test_the_shortest_game_by_the_rules_is_what_the_text_says(game: str, plies: int) -> None:
    for language, word in (("en", "move"), ("es", "jugada")):
        tokens = read_page(DOCS, f"report-{game}", language)
        (board,) = boards(tokens)
        match = new_match(GAMES[game], {})
        for move in board["moves"].split():
            assert match.outcome is None
            match.play_text(move)
        assert match.outcome is not None
        assert GAMES[game].rules.ply(match.position) == plies
        assert any(f"{word} {plies}" in token.content for token in tokens)


def test_no_game_of_consta_is_shorter_than_the_argument_allows() -> None:
    """On three by three: a game ends at move four, and no sooner."""
    rules = GAMES["consta"].rules
    reached = {rules.start({"size": 3})}
    for _ in range(3):
        reached = {rules.play(one, move) for one in reached for move in rules.legal_moves(one)}
        assert all(rules.outcome(one) is None for one in reached)
    assert any(
        rules.outcome(rules.play(one, move)) is not None
        for one in reached
        for move in rules.legal_moves(one)
    )


def test_what_the_text_says_of_solved_boards_is_proved() -> None:
    consta, carteso = report_data("consta"), report_data("carteso")
    assert consta is not None
    assert carteso is not None
    three, four = consta["solved"][:2]
    assert (three["settings"], three["value"], three["best"]) == ({"size": "3"}, 1, ["b2"])
    assert (four["settings"], four["value"], len(four["best"])) == ({"size": "4"}, -1, 16)
    assert all(board["settings"]["komi"] == "0" for board in carteso["solved"])


def test_what_is_not_measured_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_files, "RESULTS", tmp_path)
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    build_docs(DOCS, tmp_path / "pages")
    for language in LANGUAGES:
        text = text_of(tmp_path / "pages" / page_name("report-consta", language))
        assert text.count(LANGUAGES[language]["docs-unmeasured"]) == 10


def test_levels_of_skill_reach_from_the_weakest_to_the_strongest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [(-80.0, -110.0, -50.0), (150.0, 110.0, 190.0), (None, 400.0, None)]
    rungs = [
        {"level": level, "against": f"level:{level - 1}" if level > 1 else "greedy", "games": 50,
         "elo": step, "elo_interval": [low, high]}
        for level, (step, low, high) in enumerate(steps, 1)
    ]  # fmt: skip
    assert climb(rungs) == [(-80, 30), (150, 40), (400, 0)]
    assert heights(climb(rungs)) == [0, -80, 70, 470]
    ladder = {"game": "consta", "settings": {"size": "11"}, "milliseconds": None, "seed": 1}
    path = tmp_path / "ladder-consta-11.json"
    path.write_text(json.dumps(ladder | {"rungs": rungs}))
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    table = re.sub(r"<[^>]+>", " ", skill("consta", Locale(LANGUAGES["en"], "en")))
    assert re.search(r"level 1 – level 3\s+550\s+510–590\s+2\.8\s+100", table)


AXES = Axes("across", "up", "label <1>", lambda value: f"{value:g}", lambda value: f"{value:g}")


def test_bars_are_as_high_as_their_shares() -> None:
    drawn = bars({3: 10, 4: 30, 6: 20}, 4, AXES)
    assert 'aria-label="label &lt;1&gt;"' in drawn
    found = re.findall(r'class="bar" d="M([\d.]+) ([\d.]+)V([\d.]+)H', drawn)
    heights_of = [float(floor) - float(top) for _, floor, top in found]
    assert heights_of == pytest.approx(
        [heights_of[1] / 3, heights_of[1], heights_of[1] * 2 / 3], abs=0.2
    )
    # Many numbers share bars, and nothing is lost.
    assert bars(dict.fromkeys(range(100), 1), 50, AXES).count('class="bar"') == 20


def test_a_curve_goes_up_by_tens_where_numbers_are_of_very_different_size() -> None:
    points = [Point(1, 121, 121, 121), Point(2, 7000, 7100, 7260), Point(3, 400, 420, 500)]
    drawn = curve(points, AXES)
    assert re.findall(r'text-anchor="end">([\d.e+]+)<', drawn) == ["100", "1000", "10000"]
    plain = curve([Point(1, 10, 10, 10), Point(2, 2, 5, 9)], AXES)
    assert re.findall(r'text-anchor="end">([\d.e+]+)<', plain) == ["0", "5", "10"]
