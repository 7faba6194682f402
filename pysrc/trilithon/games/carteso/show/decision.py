"""How a game of Carteso was decided, for the board to show."""

from __future__ import annotations

from trilithon.boards.square import bits
from trilithon.core import Decision, Player, Step
from trilithon.core.scene import Text, sentence
from trilithon.core.shapes import path
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.claims import groups
from trilithon.games.carteso.rules.position import Position
from trilithon.games.carteso.show.explain import PLAYERS
from trilithon.games.carteso.show.figures import area


def decision(position: Position) -> Decision:
    """Both players' claims counted group by group, then what is not on the board."""
    board, counted = position.board, [0, 0]
    steps: list[Step] = []
    for player, claimed in zip(Player, (position.vertical, position.horizontal), strict=True):
        name = f"counted-{PLAYERS[player]}"
        for stones in (position.black, position.white):
            for group in groups(board, stones, claimed & stones):
                counted[player] += group.bit_count()
                shape = path(name, area(board, group), key=f"{name}-{len(steps)}", closed=True)
                pieces = tuple(board.name(bit) for bit in bits(group))
                steps.append(Step((shape,), pieces, (counted[0], counted[1])))
    steps.append(Step(score=rules.score(position)))
    return Decision(_reason(position), tuple(steps))


def _reason(position: Position) -> Text:
    reason = sentence(
        "carteso-end-count" if position.holder is None else "carteso-end-button",
        vertical=position.vertical.bit_count(),
        horizontal=position.horizontal.bit_count(),
        komi=position.komi / 2,
    )
    if position.holder is not None:
        reason["args"]["player"] = PLAYERS[position.holder]
    return reason
