"""What a move of Consta lacks for what a task asks, and why moves join or cut what they do."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core.game import Flaws
from trilithon.core.scene import Text, sentence
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.show.figures import crosscut_pairs, sides
from trilithon.games.consta.show.goals import are_joined


def reasons(before: Position, after: Position) -> list[Text]:
    """The crosscuts that a move has made, with the stones of either diagonal, the mover's first."""
    board = after.board
    known = {*crosscut_pairs(board, before.black, before.white)}
    pairs = crosscut_pairs(board, after.black, after.white)
    # The rising diagonals come first, in the order of the falling ones of the same blocks.
    crossed = zip(pairs[: len(pairs) // 2], pairs[len(pairs) // 2 :], strict=True)
    return [
        _crosscut(after, *sorted(pair, key=lambda one: not after.waiter >> one[0] & 1))
        for pair in crossed
        if not known.issuperset(pair)
    ]


def _crosscut(after: Position, own: tuple[int, int], other: tuple[int, int]) -> Text:
    first, second = (after.board.name(bit) for bit in own)
    count, against = (sum(1 + (after.stacks >> bit & 1) for bit in pair) for pair in (own, other))
    return sentence(
        "consta-crosscut-made", first=first, second=second, count=count, against=against
    )


def _pair(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    return sentence("consta-flaw-stack")


def _stack(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    return sentence("consta-flaw-pair")


def _joined(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    first, second = about
    frail = are_joined(after, about)
    key = "consta-flaw-frail-link" if frail else "consta-flaw-apart"
    return sentence(key, first=first, second=second)


def _cut(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    if not about:
        return sentence("consta-flaw-uncut", opponent=sides(before)[1])
    first, second = about
    return sentence("consta-flaw-holds", first=first, second=second)


def _chain(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    mover, _ = sides(before)
    frail = rules.has_chain(after, white=mover == "white")
    key = "consta-flaw-frail" if frail else "consta-flaw-no-chain"
    return sentence(key, player=mover)


def _broken(before: Position, move: Move, after: Position, about: Sequence[str]) -> Text:
    return sentence("consta-flaw-stands", opponent=sides(before)[1])


FLAWS: Flaws[Position, Move] = {
    "pair": _pair,
    "stack": _stack,
    "joined": _joined,
    "lasting": _joined,
    "cut": _cut,
    "chain": _chain,
    "wins": _chain,
    "broken": _broken,
}
"""By a statement's name, the sentence for a move that does not make it hold."""
