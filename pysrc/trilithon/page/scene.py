"""The board of a match as a page draws it."""

from __future__ import annotations

from typing import cast

from trilithon.core.scene import Layer, Option, Scene, Shape
from trilithon.draw.marks import as_seen
from trilithon.draw.move_numbers import brought, move_numbers
from trilithon.match import Match


def scene(match: Match, *, numbers: bool = False) -> Scene:
    """The board at the cursor with the draft; nothing can be chosen when a human is not to move.

    With `numbers`, each piece bears that of the move that brought it.
    """
    game, ended = match.game, match.outcome is not None
    drawn = game.presenter.scene(match.position, match.cursor.move, match.draft, over=ended)
    if match.held is not None:
        drawn["layers"], drawn["prompt"] = _held_layers(match), "held-prompt"
        for space in drawn["spaces"]:
            space.pop("hint", None)
    if match.seat.kind != "human" or ended or match.question is not None:
        for space in drawn["spaces"]:
            for name in ("state", "hint", "lifts"):
                space.pop(name, None)  # type: ignore[misc]
        ahead = _choosing_ahead(match)
        drawn["options"] = [_ahead(option) for option in drawn["options"]] if ahead else []
        for hand in drawn.get("hands", []):
            for item in hand["items"]:
                own = hand["player"] in ahead and item["count"] > 0
                item["state"] = "target" if own else "idle"
                item.pop("hint", None)
        drawn.pop("preview", None)
        if ahead and (preview := _preview_ahead(match)) is not None:
            drawn["preview"] = preview
    if numbers:
        over = next(layer for layer in drawn["layers"] if layer["name"] == "over")
        over["shapes"] += move_numbers(game.name, match.cursor.path())
    return as_seen(match, match.cursor, drawn)


def _choosing_ahead(match: Match) -> list[str]:
    """The sides whose persons wait for somebody else's move, ahead of which they may choose."""
    if match.question is not None or match.is_tried or match.outcome is not None:
        return []
    return [match.players[player] for player in match.humans]


def _preview_ahead(match: Match) -> str | None:
    """What a choice of the side that moved last will put on the board; None before any move."""
    if (before := match.cursor.parent) is None:
        return None
    return match.game.presenter.scene(before.position, None, match.draft).get("preview")


def _ahead(option: Option) -> Option:
    """An option that is pressed before its turn; nothing can be dragged from it then."""
    return cast(Option, {name: value for name, value in option.items() if name != "lifts"})


def _held_layers(match: Match) -> list[Layer]:
    """The board as it would be after the move that is held, with a ring where it brings pieces."""
    game, position = match.game, match.position
    later = game.rules.play(position, match.held)
    after = game.presenter.scene(later, None, ())
    rings: list[Shape] = [
        {**piece, "key": f"held-{piece['key']}", "name": "held"}
        for piece in brought(game.name, position, later)
    ]
    return [
        {"name": layer["name"], "shapes": [*layer["shapes"], *rings]}
        if layer["name"] == "over"
        else layer
        for layer in after["layers"]
    ]
