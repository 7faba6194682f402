"""The documentation: the same in every language, and its numbers are those that were measured."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.build.paths import DOCS, RESULTS, ROOT
from tools.docs import measurements
from tools.docs.docs_pages import PAGES, build_docs
from tools.docs.rules_pages import anchors, languages, page_name, read_page
from tools.research.bench.figures import Figure, report, table, visits_table, write
from tools.research.bench.starts import Start
from tools.research.bench.visits import Visits, missed
from trilithon.console.arena.plan import Pairing, Plan
from trilithon.console.arena.play import play_game
from trilithon.console.arena.report import summary
from trilithon.console.cli import main
from trilithon.core import Effort
from trilithon.games import GAMES

PER_PAGE = pytest.mark.parametrize("page", PAGES)


@PER_PAGE
def test_every_language_has_the_same_sections_and_fences(page: str) -> None:
    def skeleton(language: str) -> tuple[list[str], list[str]]:
        tokens = read_page(DOCS, page, language)
        return anchors(tokens), [token.info for token in tokens if token.type == "fence"]

    first, *others = [skeleton(language) for language in languages(DOCS)]
    assert others
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_source_is_referred_to(language: str) -> None:
    text = (DOCS / f"opponents.{language}.md").read_text(encoding="utf-8")
    named = {number for group in re.findall(r"\[([\d, ]+)\]", text) for number in group.split(", ")}
    assert named == set(re.findall(r"^(\d+)\. ", text, re.MULTILINE))


def test_pages_link_to_each_other(tmp_path: Path) -> None:
    build_docs(DOCS, tmp_path)
    for page in PAGES:
        for language in languages(DOCS):
            text = (tmp_path / page_name(page, language)).read_text(encoding="utf-8")
            assert "$" not in re.sub(r"<pre.*?</pre>", "", text, flags=re.DOTALL)
            # All reports can be reached from each other, and the first of them from everywhere.
            reports = [other for other in PAGES if other.startswith("report-")]
            others = set(PAGES) if page in reports else set(PAGES) - set(reports[1:])
            for other in others:
                assert f'href="{page_name(other, language)}"' in text


def test_a_description_is_text_alone(tmp_path: Path) -> None:
    build_docs(DOCS, tmp_path)
    for path in tmp_path.glob("*.html"):
        described = re.findall(r'name="description" content="([^"]*)"', path.read_text("utf-8"))
        assert not re.search(r"[][*_`]", "".join(described)), f"{path.name}: {described}"


def shown(kind: str, of: str, language: str) -> str:
    html = measurements.measured(kind, of, languages(DOCS)[language], language)
    return re.sub(r"<[^>]+>", " ", html)


def test_what_is_not_measured_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    for kind, of in (
        ("ladder", "consta"),
        ("matches", "carteso"),
        ("komi", ""),
        ("handicap", "carteso"),
        ("figures", "page"),
        ("visits", "page"),
    ):
        assert shown(kind, of, "en").strip() == "Not measured yet."
        assert shown(kind, of, "es").strip() == "Aún sin medir."


def test_tables_show_what_the_commands_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    common = ["--games", "2", "--size", "3"]
    ladder, komi = str(tmp_path / "ladder-consta-3.json"), str(tmp_path / "komi-3.json")
    further = str(tmp_path / "ladder-consta-3-top.json")
    low, high = min(GAMES["consta"].levels), max(GAMES["consta"].levels)
    monkeypatch.setitem(
        GAMES, "consta", replace(GAMES["consta"], levels={low: Effort(20), high: Effort(40)})
    )
    for levels, place in ((low, ladder), (high, further)):
        run = ["ladder", "--game", "consta", "--levels", str(levels), *common, "-o", place]
        assert main(run) == 0
    assert main(["komi", "--level", "1", *common, "-o", komi]) == 0
    for game in ("consta", "carteso"):
        place = str(tmp_path / f"handicap-{game}-3.json")
        run = ["handicap", "--game", game, "--levels", str(high if game == "consta" else 2)]
        assert main([*run, *common, "-o", place]) == 0
    capsys.readouterr()
    assert main(["arena", "greedy", "random", "--game", "carteso", *common, "--json"]) == 0
    match = capsys.readouterr().out
    (tmp_path / "match-carteso-3.json").write_text(match)
    for kind, of in (
        ("ladder", "consta"),
        ("komi", ""),
        ("matches", "carteso"),
        ("handicap", "consta"),
        ("handicap", "carteso"),
    ):
        command = re.search("trilithon .*", shown(kind, of, "en"))
        assert command is not None
        # What is told to measure it again is a command that runs.
        assert main(command[0].split()[1:]) == 0
    # What was measured in two runs makes one ladder.
    assert re.findall(r"(\d+) – (\d+|one turn ahead)", shown("ladder", "consta", "en")) == 2 * [
        (str(high), str(low)),
        (str(low), "one turn ahead"),
    ]
    [(rung,), (top,)] = (
        json.loads(Path(place).read_text())["rungs"] for place in (ladder, further)
    )
    steps = rf"board\s+{low}\s+{high}\s+3×3\s+{100 * rung['rate']:.1f}\s+{100 * top['rate']:.1f}\s"
    assert re.search(steps, shown("ladder", "consta", "en"))
    assert f"{100 * rung['rate']:.1f}%" in shown("ladder", "consta", "en")
    assert f"{100 * rung['rate']:.1f}\u00a0%".replace(".", ",") in shown("ladder", "consta", "es")
    assert "one turn ahead – by chance" in shown("matches", "carteso", "en")
    assert f"{json.loads(Path(komi).read_text())['komi']:g}".replace("-", "−") in shown(
        "komi", "", "en"
    )


def test_the_pages_figures_are_those_that_the_bench_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    figures = [
        Figure("performance", 98, target=97, of="home", least=True),
        Figure("cold-share", 0.4567, target=0.42),
        Figure("cold", 1234.5, "ms", of="stock"),
    ]
    assert [figure.met for figure in figures] == [True, False, True]
    write(tmp_path / "page.json", report(figures, "Chromium 1.2", 1.2))
    page = " ".join(shown("figures", "page", "en").split())
    assert "Chromium 1.2" in page
    assert "other processes running, before: 1.2" in page
    assert "Lighthouse, performance: home page 98 at least 97" in page
    assert "ours as a part of the stock page’s 0.46 at most 0.42" in page
    assert "first answer: stock page 1234 ms –" in page
    assert "0,46 como mucho 0,42" in " ".join(shown("figures", "page", "es").split())
    assert [line.split()[-1] for line in table(figures).splitlines()] == ["met", "MISSED", "ms"]


@pytest.mark.parametrize(
    ("game", "settings", "options"),
    [
        ("constructo", {"pattern": "arch", "first": "yellow"}, "--pattern arch"),
        ("carteso", {"size": "5", "komi": "0", "variant": "button"}, "--size 5 --button"),
        ("carteso", {"size": "5", "komi": "2.5", "variant": "standard"}, "--size 5 --komi 2.5"),
        ("carteso", {"size": "5", "komi": "0.5", "variant": "standard"}, "--size 5"),
    ],
)
def test_a_command_names_what_is_not_usual(
    game: str,
    settings: dict[str, str],
    options: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    plan = Plan(("random", "random"), game, settings)
    data = summary(plan, [play_game(plan, Pairing(1, 0, ()))])
    (tmp_path / f"match-{game}.json").write_text(json.dumps(data))
    command = f"trilithon arena random random --game {game} {options} --games 1 "
    assert command in shown("matches", game, "en")


def test_a_command_tells_how_games_began_and_what_time_was_counted_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    plan = Plan(
        ("random", "random"), "consta", {"size": "5"}, None, 250, openings=1, clock="processor"
    )
    data = summary(plan, [play_game(plan, Pairing(1, 0, ()))])
    (tmp_path / "match-consta.json").write_text(json.dumps(data))
    page = shown("matches", "consta", "en")
    assert "--size 5 --games 1 --time 250 --clock processor --openings 1 " in page
    assert "0.25 s (processor time)" in page


def test_programs_that_are_told_of_are_there() -> None:
    guides = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    texts = [*guides, *DOCS.glob("*.md")]
    told = [path.read_text(encoding="utf-8") for path in texts]
    told += [shown("matches", game, "en") for game in GAMES]
    programs = {name for text in told for name in re.findall(r"python -m (tools[.\w]*\w)", text)}
    assert "tools.research.yardstick" in programs
    assert [name for name in programs if find_spec(name) is None] == []


def test_committed_results_are_of_a_known_kind() -> None:
    for path in RESULTS.glob("*.json"):
        data = json.loads(path.read_text(encoding="utf-8"))
        if path.name in ("page.json", "perfect.json"):
            assert {"figures", "date"} <= set(data)
            continue
        if path.name == "mirrors.json":
            assert {row["game"] for row in data} == set(GAMES)
            continue
        if path.name == "vector.json":
            assert all({"game", "how", "per_second"} == set(row) for row in data)
            continue
        kind = path.name.partition("-")[0]
        assert kind in ("ladder", "match", "komi", "report", "handicap")
        # No player is named by a place on somebody's machine.
        assert not any(spec.startswith("/") for spec in data.get("players", ()))
        assert kind == "komi" or path.name.split("-")[1].removesuffix(".json") == data["game"]


def test_visits_are_those_that_the_bench_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measurements, "RESULTS", tmp_path)
    ours = [Start(1200, 500, 4_600_000), Start(1000, 400, 4_700_000), Start(1100, 450, 4_700_000)]
    stock = [Start(3000, None, 6_200_000)] * 3
    targets = {"sent": 5.0, "share": 0.35, "warm_share": 0.2}
    once = Visits("netlify", "Chromium", "phone", ours[:1], stock[:1], {})
    visits = [
        Visits("plain", "Firefox 140", "desk", ours, stock, targets).as_json(),
        once.as_json(),
    ]
    assert [missed(one) for one in visits] == [["share"], []]
    assert visits_table(visits).count("MISSED") == 1
    write(tmp_path / "page.json", report([], "Chromium 1.2", 1.2) | {"visits": visits})
    page = " ".join(shown("visits", "page", "en").split())
    assert "files as they are, Firefox 140 Brotli by type, Chromium, phone" in page
    assert "answer 4.70 MB (at most 5 MB) 4.60 MB" in page
    assert "stock page’s 0.37 (at most 0.35) 0.40" in page
    assert "stock page’s cold start 0.15 (at most 0.20) 0.17" in page
    assert "0,37 (como mucho 0,35)" in " ".join(shown("visits", "page", "es").split())
    assert shown("figures", "page", "en").strip() == "Not measured yet."
