"""What stands beside the board: the players, the moves, and what is worth knowing now."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from trilithon.console.terminal.catalogue import Catalogue
from trilithon.page.protocol.view import View

_TO_MOVE, _WAITS = "▶ ", "  "


def players(catalogue: Catalogue, view: View) -> Text:
    """Both sides: who is to move, what each wants, who plays it, and how it stands."""
    told = Text()
    for player in view["players"]:
        name = catalogue.text("player-name", player=player["name"])
        aim = catalogue.text(f"aim-{view['game']}-{player['name']}", turned="no")
        seat = catalogue.text(f"seat-{player['seat']}", level=player["level"])
        told.append(_TO_MOVE if player["to_move"] else _WAITS)
        told.append(name, "bold")
        if player["score"] is not None:
            told.append(f"  {catalogue.number(player['score'])}", "bold")
        if "reckoning" in player:
            told.append(f"  {catalogue.say(player['reckoning'])}", "dim")
        told.append(f"\n  {aim}  {seat}\n")
    told.right_crop(1)
    return told


def moves(view: View) -> str:
    """The moves of the line, a pair in each row."""
    rows = [f"{move['ply']}. {move['text']}" for move in view["moves"]]
    pairs = [rows[at : at + 2] for at in range(0, len(rows), 2)]
    return "\n".join("  ".join(text.ljust(16) for text in pair).rstrip() for pair in pairs)


def notice(catalogue: Catalogue, view: View, space: str) -> str:
    """What has happened, or else what the space that is pointed at offers."""
    happened = [catalogue.say(text) for text in (*view["news"], *view["notices"])]
    if happened and not view["draft"]:
        return " ".join(happened)
    scene = view["scene"]
    hint = next((one.get("hint") for one in scene["spaces"] if one["id"] == space), None)
    key = hint or scene.get("prompt")
    return catalogue.text(key, space=space) if key else ""


def hint(catalogue: Catalogue, view: View, event: dict[str, Any]) -> str:
    """The move that a hint has found, and what it is worth to whoever is to move."""
    told = worth(catalogue, event["verdict"], first=view["mover"] == 0)
    return catalogue.text("hint-found", move=event["move"], worth=told)


def worth(catalogue: Catalogue, verdict: dict[str, Any], *, first: bool) -> str:
    """What a move comes to for the first player, or for the second."""
    if (result := verdict.get("result")) is None:
        part = verdict["winrate"] if first else 1 - verdict["winrate"]
        # Never none or all, as it is an estimate.
        return catalogue.text("worth-estimate", share=catalogue.share(min(max(part, 0.01), 0.99)))
    if result == 0:
        return catalogue.text("worth-draw")
    wins = "wins" if (result > 0) is first else "loses"
    if "points" not in verdict:
        return catalogue.text(f"worth-{wins}")
    return catalogue.text(f"worth-{wins}-by", points=abs(verdict["points"]))
