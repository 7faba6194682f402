"""Whatever may be done to a game on the page."""

from __future__ import annotations

import random
from typing import Any

from tests.support.client import Client

EDITS = ("play", "play", "go", "annotate", "judge", "mark", "promote", "delete", "undo")


def nodes(client: Client) -> list[int]:
    """The nodes of the game on the board, the root first."""
    return [0, *(move["node"] for move in client.view.get("tree") or client.view["moves"])]


def edit(client: Client, what: str, rng: random.Random, comment: str) -> None:
    """Do something to the game, which may be refused."""
    fields: dict[str, Any] = {"node": rng.choice(nodes(client))}
    if what == "play":
        spaces = [space["id"] for space in client.view["scene"]["spaces"]]
        fields = {"move": ",".join(rng.sample(spaces, 2))}
    elif what == "annotate":
        fields["comment"] = comment
    elif what == "judge":
        what, fields["glyphs"] = "annotate", [rng.randint(1, 6)]
    elif what == "mark":
        fields = {"kind": "circle", "spaces": ["a1"]}
    elif what == "undo":
        fields = {}
    client.send(what, **fields)
