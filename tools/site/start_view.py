"""Print the board that a page shows before its engine has started, as SVG.

Run as a program of its own, so that the build never holds the engine of older sources.
"""

import json

from trilithon.draw.svg import board_svg
from trilithon.page.bridge import Bridge


def start_board() -> str:
    """Return the board of the default game's start, from the engine's own answer."""
    events = json.loads(Bridge().handle(json.dumps({"type": "open", "session": "start"})))
    view = next(event for event in events if event["type"] == "view")
    return board_svg(view["game"], view["scene"], interactive=True)


if __name__ == "__main__":
    print(start_board())
