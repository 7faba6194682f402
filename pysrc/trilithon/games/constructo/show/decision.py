"""How a round of Constructo was decided, for the board to show."""

from __future__ import annotations

from trilithon.core import Decision, Step
from trilithon.core.scene import sentence
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Position
from trilithon.games.constructo.rules.stacks import COLOURS, POINT, TEXTS
from trilithon.games.constructo.show.figures import OF_CHOICE, outline


def decision(position: Position) -> Decision:
    """The towers, each player's one after the other."""
    pattern, counted, steps = position.pattern, dict.fromkeys(COLOURS, 0), list[Step]()
    first, second = rules.players(position)
    for colour in (first, second):
        for tile, stack in enumerate(position.stacks):
            if not POINT[COLOURS.index(colour)][stack]:
                continue
            counted[colour] += 1
            name = pattern.name(tile)
            pieces = tuple(f"{name}-{level}" for level in range(len(TEXTS[stack])))
            shape = outline(pattern, f"counted-{colour}", tile, OF_CHOICE)
            steps.append(Step((shape,), pieces, (counted[first], counted[second])))
    reason = sentence("constructo-end-towers", player=COLOURS[position.colour], **counted)
    return Decision(reason, tuple(steps))
