"""What the board's style sheets come to, as the build writes it down for pictures."""

from __future__ import annotations

from typing import get_args

import pytest

from tools.build import looks
from tools.build.looks import board_themes, declared, resolved
from tools.build.steps import StepError
from trilithon.core.scene import BoardTheme


def test_every_board_theme_has_its_looks() -> None:
    assert board_themes() == list(get_args(BoardTheme))
    looks.check_looks()


def test_a_stale_table_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    stale = tmp_path_factory.mktemp("looks") / "looks.json"
    monkeypatch.setattr(looks, "TARGET", stale)
    looks.write_looks()
    looks.check_looks()
    stale.write_text(stale.read_text("utf-8").replace("#24221f", "#24221e"), "utf-8")
    with pytest.raises(StepError):
        looks.check_looks()


def test_the_more_specific_rule_decides_and_else_the_later_one() -> None:
    stone, printed = declared("stone"), declared("print")
    # Told for every path of the board, then for this one.
    assert stone["path grid"]["stroke-linecap"] == "square"
    assert stone["path link-cut-black"]["stroke-width"] == "0.05"
    assert stone["text tile-number"]["font-size"] == "0.088px"
    assert stone["path edge-vertical"]["fill"] == "var(--vertical)"
    assert printed["path edge-vertical"]["fill"] == 'url("#hatch-upright")'
    # What is inside symbols is not on the board.
    assert "stroke-linecap" not in stone["path base yellow"]


def test_values_are_what_any_viewer_understands() -> None:
    known = {"--a": "light-dark(rgb(1 2 3 / 0.5), var(--b))", "--b": "#fff"}
    assert resolved("var(--a)", known, dark=False) == "rgba(1,2,3,0.5)"
    assert resolved("var(--a)", known, dark=True) == "#fff"
    assert resolved("var(--none, var(--b))", known, dark=False) == "#fff"
