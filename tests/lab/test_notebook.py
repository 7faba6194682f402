"""Games, positions and analyses show themselves in notebooks."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest
from nbclient import NotebookClient

from tests.support.folders import SOURCES
from trilithon import GAMES
from trilithon.lab import new, solve, think

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def shown(what: Any, form: str) -> str:
    text: str = getattr(what, f"_repr_{form}_")()
    return text


@pytest.mark.parametrize("game", GAMES)
def test_games_and_positions_show_their_board(game: str) -> None:
    match = new(game)
    for what in (match, match.position):
        svg = ElementTree.fromstring(shown(what, "svg"))
        assert svg.findtext("{http://www.w3.org/2000/svg}title") == game.capitalize()


def test_what_is_known_is_a_table() -> None:
    found = think(new("consta", "b2", size=3), playouts=40, seed=1)
    html = shown(found, "html")
    assert html.count("<tr>") == 1 + len(found)
    assert f'<th scope="row">{found[0].move}</th><td>{found[0].winrate:.1%}</td>' in html
    proved = solve(new("carteso", size=2))
    assert '<th scope="row">pass</th><td>-0.5</td>' in shown(proved, "html")
    assert list(found) == found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
# A kernel's own libraries warn of what is none of ours.
@pytest.mark.filterwarnings("ignore")
def test_a_notebook_runs_from_its_first_cell_to_its_last(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells), "kept without its outputs"
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [one for cell in notebook.cells for one in cell.get("outputs", ())]
    kinds = {kind for one in outputs for kind in one.get("data", ())}
    assert {"image/svg+xml", "text/html", "application/vnd.jupyter.widget-view+json"} <= kinds
    assert any("1. c3 2. " in one.get("text", "") for one in outputs)
