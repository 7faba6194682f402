"""One game by hand: what it is told, and what the ways in say without their libraries."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from trilithon.envs.episode import Episode


@pytest.mark.parametrize("action", [-1, 51, 999])
def test_an_action_that_there_is_not_has_no_text(action: int) -> None:
    with pytest.raises(ValueError, match=f"there is no action {action}; they go from 0 to 50"):
        Episode("consta", size=5).action_text(action)


def test_a_move_s_text_is_no_action_and_what_reads_it_is_named() -> None:
    episode = Episode("consta", size=5)
    with pytest.raises(TypeError, match="'c3' is no number of an action; `actions_of` reads moves"):
        episode.play("c3")  # type: ignore[arg-type]
    episode.play(episode.actions_of("c3")[0])
    assert episode.position_text == "5/5/2b2/5/5 w 2"


def test_only_a_position_of_the_board_can_be_gone_back_to() -> None:
    episode, other = Episode("consta", size=5), Episode("consta", size=3)
    with pytest.raises(TypeError, match="'5/5/5/5/5 b 1' is no position of consta"):
        episode.reset("5/5/5/5/5 b 1")
    with pytest.raises(ValueError, match="3/3/3 b 1 is on another board"):
        episode.reset(other.position)
    assert episode.position_text == "5/5/5/5/5 b 1"


@pytest.mark.parametrize(
    ("way", "library", "extra"),
    [
        ("vector", "numpy", "numpy"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_library_that_is_missing_is_named_by_its_extra(
    way: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"trilithon.envs.{way}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install 'trilithon\[{extra}\]'"):
        import_module(f"trilithon.envs.{way}")
