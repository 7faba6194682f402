"""What helps a newcomer at the board: the aim, a threat, and what its marks mean."""

from __future__ import annotations

from trilithon.core import AnyGame
from trilithon.core.presenter import Meaning
from trilithon.core.scene import Scene, Text, sentence
from trilithon.match import Match
from trilithon.page.protocol.view import AimView


def aim(match: Match) -> AimView | None:
    """What the one person wants who plays here, or else whoever is to move; nothing at the end."""
    if match.outcome is not None:
        return None
    player = match.player if match.explored or match.person is None else match.person
    name, across = match.players[player], match.orientation % 2 == 1
    symbol = f"aim-{match.game.name}-{name}"
    said = sentence(f"{symbol}-line", turned="across" if across else "no")
    return {"player": name, "symbol": symbol, "text": said, "across": across}


def threat(match: Match) -> Text | None:
    """What whoever is to move must prevent now or lose, and whether a person here is to do it."""
    if match.outcome is not None or match.question is not None:
        return None
    found = match.game.presenter.threat(match.position)
    if found is None:
        return None
    return sentence(found["key"], **found["args"], seat=match.seat.kind)


def shown_meanings(game: AnyGame, scene: Scene) -> list[Meaning]:
    """The meanings of the marks that are in a scene."""
    names = {shape["name"] for layer in scene["layers"] for shape in layer["shapes"]}
    for space in scene["spaces"]:
        names |= {space["holds"], space.get("state", ""), "lifts" if space.get("lifts") else ""}
    return [meaning for meaning in game.presenter.LEGEND if not names.isdisjoint(meaning.names)]


def tips(match: Match, scene: Scene) -> list[str]:
    """The keys of what a beginner should know of the marks in a scene, each once."""
    meanings = shown_meanings(match.game, scene)
    return list(dict.fromkeys(meaning.tip for meaning in meanings if meaning.tip))
