"""Help with finding a move: first where to look, then what to choose first."""

from __future__ import annotations

from typing import Any

from trilithon.core import AnyGame, Chosen, Draft, Explanation
from trilithon.core.errors import Problem
from trilithon.core.scene import Scene, Space, Text
from trilithon.match import Match

# Where to look is told as the spaces within this many board units of what the move is about.
_AROUND = 1.2
# No game needs more choices for a move than this.
_LONGEST = 3


def clue(match: Match, text: str, step: int) -> Explanation:
    """What helps to find the move of a text, played at the cursor. Raises Problem."""
    move = match.game.notation.read_move(match.position, text)
    match.game.rules.check(match.position, move)
    kept = match.game.presenter.kept(match.draft)
    choices = choices_of(match.game, match.position, kept, move) or ()
    scene = match.game.presenter.scene(match.position, None, kept)
    places = [space for space in scene["spaces"] if space["id"] in choices]
    if not places:
        option = next(option for option in scene["options"] if option["id"] in choices)
        return Explanation({"key": "clue-option", "args": _option(option["label"], step)})
    if step == 1:
        around = [space["id"] for space in scene["spaces"] if _is_near(space, places)]
        return Explanation({"key": "clue-where", "args": {}}, tuple(around))
    return _first(choices, scene)


def _option(label: str, step: int) -> dict[str, Any]:
    """The first step does not yet tell which button it is."""
    return {"step": step, "option": {"key": label, "args": {}}}


def _is_near(space: Space, places: list[Space]) -> bool:
    return any(
        (space["x"] - place["x"]) ** 2 + (space["y"] - place["y"]) ** 2 <= _AROUND**2
        for place in places
    )


def _first(choices: Draft, scene: Scene) -> Explanation:
    first = choices[0]
    for item in (item for hand in scene.get("hands", []) for item in hand["items"]):
        if item["id"] == first:
            piece: Text = {"key": f"piece-{item['name']}", "args": {"count": 1}}
            return Explanation({"key": "clue-piece", "args": {"piece": piece}})
    return Explanation({"key": "clue-space", "args": {"space": first}}, (first,))


def choices_of(game: AnyGame, position: Any, draft: Draft, move: Any) -> Draft | None:
    """The choices of a person who makes a move, besides those of the draft; None if too many."""
    return _search(game, position, draft, move, _LONGEST)


def _search(game: AnyGame, position: Any, draft: Draft, move: Any, most: int) -> Draft | None:
    scene = game.presenter.scene(position, None, draft)
    offered = [item["id"] for hand in scene.get("hands", []) for item in hand["items"]]
    offered += [space["id"] for space in scene["spaces"] if space.get("state") == "target"]
    offered += [option["id"] for option in scene["options"]]
    longer = []
    for choice in offered:
        try:
            extended = game.presenter.extend(position, draft, choice)
        except Problem:
            continue
        if not isinstance(extended, Chosen):
            longer.append((choice, extended))
        elif extended.move == move:
            return (choice,)
    for choice, extended in longer if most > 1 else ():
        if len(extended) > len(draft) or extended != draft:
            rest = _search(game, position, extended, move, most - 1)
            if rest is not None:
                return (choice, *rest)
    return None
