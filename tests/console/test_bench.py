"""`trilithon bench`: how fast the engine is, as rows."""

from __future__ import annotations

import pytest

from tests.support.command_line import rows
from trilithon import GAMES
from trilithon.console.cli import bench, main


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure each operation once, and as little as can be."""
    monkeypatch.setattr(bench, "_GAMES_SAMPLED", 1)
    monkeypatch.setattr(bench, "_SECONDS_SEARCHED", 0.01)


@pytest.mark.usefixtures("little")
def test_bench_prints_an_object_for_each_operation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "consta", "--json", "--seconds", "0.01"]) == 0
    measured = rows(capsys.readouterr().out)
    assert len({row["operation"] for row in measured}) == len(measured) >= 4
    for row in measured:
        assert list(row) == ["game", "size", "operation", "per_second"]
        assert (row["game"], row["size"]) == ("consta", 11)
        assert row["per_second"] > 0


@pytest.mark.usefixtures("little")
def test_bench_without_json_is_a_table_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["game", "size", "operation", "per", "second"]
    assert {line.split()[0] for line in lines[1:]} == set(GAMES)
