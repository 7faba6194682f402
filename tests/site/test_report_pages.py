"""The pages of reports tell what the committed reports say, and what is told beside them is so."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import product
from pathlib import Path

import pytest

from tools.build.paths import DOCS
from tools.docs import measurements
from tools.docs.charts import Axes, Point, bars, curve
from tools.docs.docs_pages import REPORTED, boards, build_docs
from tools.docs.locale import Locale
from tools.docs.reports import data as report_files
from tools.docs.reports.data import report_command, report_data
from tools.docs.reports.evenness import evenness
from tools.docs.reports.folds import folded, folds
from tools.docs.reports.skill import climb, heights, skill
from tools.docs.rules_pages import languages, page_name, read_page
from trilithon.console.reports.solved import Board, solve
from trilithon.games import GAMES
from trilithon.match import new_match

PER_GAME = pytest.mark.parametrize("game", REPORTED)
LANGUAGES = languages(DOCS)
AXES = Axes("across", "up", "label <1>", lambda value: f"{value:g}", lambda value: f"{value:g}")


def text_of(page: Path) -> str:
    """What is to be read on a page."""
    return unescape(re.sub(r"<[^>]+>", " ", page.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    build_docs(DOCS, folder)
    return folder


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


@PER_GAME
def test_committed_reports_are_whole(game: str) -> None:
    data = report_data(game)
    assert data is not None
    assert data["report"] == 1
    # A strong player takes its time: what it lacks in games it makes up for in sense.
    assert data["games"] >= 200
    assert data["player"] in ("level:5", "level:6")
    assert data["different"] > 0.99 * data["games"]
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
    assert sum(one["all"]["mean"] for one in data["kinds"]) == pytest.approx(
        data["length"]["mean"], abs=0.01
    )
    assert data["random"]["games"] >= 1000
    assert data["random"]["settings"] == data["settings"]
    # Whoever wins is known at the end, and not before the beginning.
    first, *_, last = (part["mean"] for part in data["trajectory"])
    assert 0.4 < first < 0.6
    assert last > 0.8
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
    # Length, choices, balance, games at random, places, kinds, material, leads, trajectory, proofs.
    assert whole.count(f'<a href="#again">{say.words["report-command"]}</a>') == 10
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
        assert text.count(LANGUAGES[language]["docs-unmeasured"]) == 14


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
