"""What Carteso says beside its picture: of passes, of what a score is made up of, and of claims."""

from __future__ import annotations

from trilithon.core import Player
from trilithon.core.scene import Text, sentence
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.claims import groups
from trilithon.games.carteso.rules.notation import smallest_point
from trilithon.games.carteso.rules.position import Position
from trilithon.games.carteso.show.explain import PLAYERS


def notices(position: Position) -> list[Text]:
    """A pass that the other player can answer by ending the game, and a board that is full."""
    texts: list[Text] = []
    if position.passes == 1:
        vertical, horizontal = rules.score(position)
        player, opponent = PLAYERS[position.mover], PLAYERS[position.mover.opponent]
        score = {"vertical": vertical, "horizontal": horizontal}
        texts += [
            sentence("move-played", player=opponent, move="pass"),
            sentence("carteso-passed", player=player, **score),
        ]
    if not position.empty:
        left = "pass" if position.may_pass else "button"
        texts.append(sentence("carteso-full", left=left))
    return texts


def reckoning(position: Position) -> tuple[Text, Text]:
    """Stones claimed, komi for Horizontal, and the button."""
    claimed = position.vertical.bit_count(), position.horizontal.bit_count()
    vertical, horizontal = (
        _reckoned(position, player, stones) for player, stones in zip(Player, claimed, strict=True)
    )
    return vertical, horizontal


def _reckoned(position: Position, player: Player, stones: int) -> Text:
    komi = position.komi / 2 if player is Player.SECOND else 0
    sign = "plus" if komi > 0 else "minus" if komi < 0 else "none"
    holds = "yes" if position.holder is player else "no"
    return sentence("carteso-reckoning", stones=stones, komi=abs(komi), sign=sign, button=holds)


def news(before: Position, after: Position) -> list[Text]:
    """The groups that the move has finished, with who claims them."""
    board, known = after.board, before.vertical | before.horizontal
    sides = zip(Player, (after.vertical, after.horizontal), strict=True)
    return [
        sentence(
            "carteso-claimed",
            player=PLAYERS[player],
            stones=group.bit_count(),
            space=board.name(smallest_point(board, group)),
        )
        for player, claimed in sides
        for stones in (after.black, after.white)
        for group in groups(board, stones, claimed & stones)
        if not group & known
    ]
