"""Help with finding a move: first where to look, then what to choose first."""

from __future__ import annotations

from typing import Any

from trilithon.core import AnyGame, Chosen, Draft, Explanation
from trilithon.core.errors import Problem
from trilithon.core.scene import Scene, Space, sentence
from trilithon.match import Match

# Where to look is told as the spaces within this many board units of what the move is about.
_AROUND = 1.2
# No game needs more choices for a move than this.
_LONGEST = 3


def clue(match: Match, text: str, step: int) -> Explanation:
    """What helps to find the move of a text, played at the cursor. Raises Problem."""
    move = match.game.legal_move(match.position, text)
    kept = match.game.presenter.kept(match.draft)
    choices = choices_of(match.game, match.position, kept, move) or ()
    scene = match.game.presenter.scene(match.position, None, kept)
    places = [space for space in scene["spaces"] if space["id"] in choices]
    options = {option["id"]: option["label"] for option in scene["options"]}
    if not places or (step == 2 and choices[0] in options):
        label = next(options[choice] for choice in choices if choice in options)
        # The first step does not yet tell which button it is.
        return Explanation(sentence("clue-option", step=step, option=sentence(label)))
    if step == 1:
        around = [space["id"] for space in scene["spaces"] if _is_near(space, places)]
        # The names are for whoever does not see the spaces marked.
        return Explanation(sentence("clue-where", spaces=", ".join(around)), tuple(around))
    first = _first(choices, scene)
    if choices_of(match.game, match.position, match.draft, move) is None:
        # With what is chosen it would make another move.
        return Explanation(sentence("clue-apart", clue=first.text), first.spaces)
    return first


def _is_near(space: Space, places: list[Space]) -> bool:
    return any(
        (space["x"] - place["x"]) ** 2 + (space["y"] - place["y"]) ** 2 <= _AROUND**2
        for place in places
    )


def _first(choices: Draft, scene: Scene) -> Explanation:
    first = choices[0]
    for item in (item for hand in scene.get("hands", []) for item in hand["items"]):
        if item["id"] == first:
            piece = sentence(f"piece-{item['name']}", count=1)
            return Explanation(sentence("clue-piece", piece=piece))
    return Explanation(sentence("clue-space", space=first), (first,))


def choices_of(game: AnyGame, position: Any, draft: Draft, move: Any) -> Draft | None:
    """The fewest choices by which a person makes a move, besides those of the draft.

    None if there are too many. Choices that lead nowhere may be taken back by others, so a longer
    way is looked at only when all shorter ones have been.
    """
    places = game.presenter.places(position, move)
    ways: list[tuple[Draft, Draft]] = [((), draft)]
    for _ in range(_LONGEST):
        longer: list[tuple[Draft, Draft]] = []
        for way, drafted in ways:
            for choice in _offered(game, position, drafted, places):
                try:
                    extended = game.presenter.extend(position, drafted, choice)
                except Problem:
                    continue
                if not isinstance(extended, Chosen):
                    longer.append(((*way, choice), extended))
                elif extended.move == move:
                    return (*way, choice)
        ways = longer
    return None


def _offered(game: AnyGame, position: Any, draft: Draft, places: tuple[str, ...]) -> list[str]:
    """What may be chosen, and before other spaces those that the move brings pieces to."""
    scene = game.presenter.scene(position, None, draft)
    hands = [item["id"] for hand in scene.get("hands", []) for item in hand["items"]]
    spaces = [space["id"] for space in scene["spaces"] if space.get("state") == "target"]
    spaces.sort(key=lambda space: space not in places)
    return [*hands, *spaces, *(option["id"] for option in scene["options"])]
