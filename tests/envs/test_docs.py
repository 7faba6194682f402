"""What the documentation shows of environments runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trilithon.envs.episode import Episode

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda text: text.splitlines()[0])
def test_an_example_runs_and_shows_something(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(program, str(PAGE), "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.strip()


def test_the_page_tells_how_many_actions_there_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game, count in (("Consta", 243), ("Carteso", 244), ("Constructo", 81)):
        row = next(line for line in page.splitlines() if line.startswith(f"| {game} |"))
        assert row.endswith(f"| {count} |")
        assert Episode(game.lower()).actions == count
