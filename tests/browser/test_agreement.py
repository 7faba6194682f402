"""The still pictures of `svg.py` and the live board's `board.js` draw the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any
from xml.etree import ElementTree

from playwright.sync_api import Page, Route

from tests.support.scenes import matches
from tools.build.paths import WEB
from tools.build.server import SiteServer
from tools.site.board_svg import board_svg
from trilithon.games import GAMES
from trilithon.match.node import Mark
from trilithon.page.scene import scene

VIEWS_EACH = 80

# Shows scene after scene on one board, so that what stays, moves and goes is tested too.
SHOW = """
async ([module, views]) => {
  const { Board } = await import(module);
  const box = document.createElement("div");
  document.body.append(box);
  const board = new Board(box);
  return views.map((view) => {
    board.show(view);
    return new XMLSerializer().serializeToString(board.svg);
  });
}
"""


def views() -> Iterator[dict[str, Any]]:
    """Views of all games, with drafts, marks, links between stones, and the board turned."""
    random = Random(5)
    for game in GAMES.values():
        for index, match in enumerate(islice(matches(game, seed=8), VIEWS_EACH)):
            # Most views follow the one before them on the same board, as in a game.
            match.orientation = game.orientations[index // 10 % len(game.orientations)]
            spaces = [space["id"] for space in scene(match)["spaces"]]
            if random.random() < 0.4:
                match.cursor.marks.append(Mark("circle", (random.choice(spaces),)))
                match.cursor.marks.append(Mark("arrow", (spaces[0], random.choice(spaces))))
            yield {"game": game.name, "settings": {}, "scene": scene(match)}


def normal(svg: str) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """The picture's frame, and the elements of each layer, but for how attributes are written."""
    root = ElementTree.fromstring(svg)
    frame = {
        "bounds": [round(float(length), 3) for length in root.attrib["viewBox"].split()],
        "game": root.attrib["data-game"],
    }
    layers = {}
    for group in root:
        if (name := group.attrib["class"]).startswith("layer-") and len(group):
            layers[name] = [element(child) for child in group]
    return frame, layers


def element(found: ElementTree.Element) -> tuple[str, list[tuple[str, Any]], str]:
    attributes = {name: value(name, text) for name, text in found.attrib.items()}
    return found.tag.rpartition("}")[2], sorted(attributes.items()), found.text or ""


def value(name: str, text: str) -> Any:
    if name in ("x", "y"):
        return round(float(text), 3) + 0.0
    # What has just come has classes that move it in.
    return text.partition(" arriving")[0] if name == "class" else text


def source(route: Route) -> None:
    """Answer with a script as it is before it is joined with others."""
    _, _, place = route.request.url.partition("/source/")
    route.fulfill(path=WEB / "js" / place, content_type="text/javascript")


def test_still_pictures_and_the_live_board_agree(page: Page, server: SiteServer) -> None:
    shown = list(views())
    assert len(shown) >= 200
    layers = {layer["name"] for one in shown for layer in one["scene"]["layers"] if layer["shapes"]}
    assert layers == {"ground", "under", "hints", "pieces", "over", "notes", "marks"}
    page.route("**/source/**", source)
    # A page without an engine will do.
    page.goto(f"{server.url}rules/consta.html")
    drawn = page.evaluate(SHOW, [f"{server.url}source/board/board.js", shown])
    for one, live in zip(shown, drawn, strict=True):
        assert normal(live) == normal(board_svg(one["game"], one["scene"]))
