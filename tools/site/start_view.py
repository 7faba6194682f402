"""Print what pages show and know before their engine has started, as JSON.

Run as a program of its own, so that the build never holds the engine of older sources.
"""

import json
from urllib.parse import urlencode

from tools.site.board_svg import board_svg
from trilithon.core import AnyGame
from trilithon.draw.pictures.frame import scenes_of
from trilithon.draw.svg import element, numbers_text
from trilithon.formats.link import write_fragment
from trilithon.games import GAMES
from trilithon.match import new_match
from trilithon.match.draft import choose
from trilithon.page.bridge import Bridge


def start_board() -> str:
    """Return the board of the default game's start, from the engine's own answer."""
    events = json.loads(Bridge().handle(json.dumps({"type": "open", "session": "start"})))
    view = next(event for event in events if event["type"] == "view")
    return board_svg(view["game"], view["scene"], interactive=True)


def first_board() -> str:
    """The empty board of the first game, as beginners play it, each space leading to that move.

    So one can begin on the home page, which has no engine. The links are for pointers alone: keys
    and readers have the button beside it.
    """
    game = next(iter(GAMES.values()))
    match = new_match(game, game.first_settings)
    [scene] = scenes_of(match, [match.root], coordinates=False, numbers=False)
    ways = ""
    for space in scene["spaces"]:
        begun = new_match(game, game.first_settings)
        choose(begun, space["id"])
        if begun.cursor is begun.root:
            continue
        address = {"href": f"play.html?level=1#{write_fragment(begun)}", "tabindex": "-1"}
        place: dict[str, str | float] = {
            "class": "space",
            "cx": space["x"],
            "cy": space["y"],
            "r": 0.42,
        }
        ways += element("a", address, element("circle", place))
    # What the page to come shows of the move before its engine is up: see `js/library/pictures.js`.
    [to_come] = scenes_of(begun, [begun.cursor], coordinates=True, numbers=False)
    pieces = next(layer for layer in to_come["layers"] if layer["name"] == "pieces")
    box, piece = numbers_text(to_come["bounds"]), pieces["shapes"][0]["name"]
    told = f'<svg aria-hidden="true" data-box="{box}" data-piece="{piece}" '
    return board_svg(game.name, scene).replace("<svg ", told).replace("</svg>", f"{ways}</svg>")


def told(game: AnyGame) -> dict[str, str]:
    """What pages know of a game: see `js/lib/games.js`."""
    _, start = game.begin({})
    scene = game.presenter.scene(start, None, ())
    _, _, width, height = scene["bounds"]
    beside = [name for name in ("options", "hands") if scene.get(name)]
    if game.presenter.reckoning(start) is not None:
        beside.append("tally")
    return {
        "start": write_fragment(new_match(game, {})),
        "beside": " ".join(beside),
        "shape": f"{width / height:g}",
        "first": urlencode(game.first_settings),
    }


if __name__ == "__main__":
    games = {name: told(game) for name, game in GAMES.items()}
    print(json.dumps({"board": start_board(), "first": first_board(), "games": games}))
