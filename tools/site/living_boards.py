"""Print the boards of the home page, which play games by themselves, as JSON: SVG and link by game.

Run as a program of its own, like `start_view`. The games are records in `web/home/`, played by the
engine. A board holds all that ever stands on it; `data-turns` of a group tells at which
positions, counted from 0, it comes or goes, and `away` is what the last position does not show. So
a page that moves nothing shows how the game ended; `js/pages/home/boards.js` moves it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import groupby

from tools.build.paths import HOME
from tools.site.board_svg import shape_markup
from trilithon.draw.pictures.frame import scenes_of
from trilithon.draw.pictures.timeline import Part, timeline
from trilithon.draw.svg import element, numbers_text
from trilithon.formats.link import write_fragment
from trilithon.formats.pgn import read_record
from trilithon.games import GAMES
from trilithon.match import Match


def living_boards() -> dict[str, dict[str, str]]:
    """For each game its board, and the link that opens the game that is played on it."""
    boards = {}
    for game in GAMES:
        match = read_record((HOME / f"{game}.pgn").read_text(encoding="utf-8"))
        match.cursor = match.root.end()
        svg = living_board(match)
        # Whoever follows the link begins where the game does.
        match.cursor = match.root
        boards[game] = {"svg": svg, "fragment": write_fragment(match)}
    return boards


def living_board(match: Match) -> str:
    """The main line of a match as one `<svg>` element."""
    nodes = match.line()
    scenes = scenes_of(match, nodes, coordinates=False, numbers=False)
    layers = "".join(
        element("g", {"class": f"layer-{name}"}, _layer(parts, len(nodes)))
        for name, parts in timeline(scenes).items()
        # Helps for players, of which a board this small has no need.
        if name not in ("hints", "notes")
    )
    frame: dict[str, str | float] = {
        "class": "board living",
        "viewBox": numbers_text(scenes[0]["bounds"]),
        "data-game": match.game.name,
        "data-count": len(nodes),
        "aria-hidden": "true",
    }
    return element("svg", frame, layers)


def _layer(parts: Iterable[Part], count: int) -> str:
    written = ""
    for frames, run in groupby(parts, key=lambda part: part.frames):
        inside = "".join(shape_markup(part.shape) for part in run)
        turns = _turns(frames, count)
        if turns == [0]:
            written += inside
            continue
        group = {"data-turns": numbers_text(turns)}
        away = {} if frames >> (count - 1) & 1 else {"class": "away"}
        written += element("g", group | away, inside)
    return written


def _turns(frames: int, count: int) -> list[int]:
    """The positions at which what is shown in some frames comes or goes."""
    shown = [0, *(frames >> frame & 1 for frame in range(count))]
    return [frame for frame in range(count) if shown[frame] != shown[frame + 1]]


if __name__ == "__main__":
    print(json.dumps(living_boards()))
