"""Print what pages show and know before their engine has started, as JSON.

Run as a program of its own, so that the build never holds the engine of older sources.
"""

import json
from urllib.parse import urlencode

from trilithon.core import AnyGame
from trilithon.draw.svg import board_svg
from trilithon.games import GAMES
from trilithon.page.bridge import Bridge


def start_board() -> str:
    """Return the board of the default game's start, from the engine's own answer."""
    events = json.loads(Bridge().handle(json.dumps({"type": "open", "session": "start"})))
    view = next(event for event in events if event["type"] == "view")
    return board_svg(view["game"], view["scene"], interactive=True)


def told(game: AnyGame) -> dict[str, str]:
    """What pages know of a game: see `js/lib/games.js`."""
    _, start = game.begin({})
    scene = game.presenter.scene(start, None, ())
    _, _, width, height = scene["bounds"]
    beside = [name for name in ("options", "hands") if scene.get(name)]
    return {
        "beside": " ".join(beside),
        "shape": f"{width / height:g}",
        "first": urlencode(game.first_settings),
    }


if __name__ == "__main__":
    games = {name: told(game) for name, game in GAMES.items()}
    print(json.dumps({"board": start_board(), "games": games}))
