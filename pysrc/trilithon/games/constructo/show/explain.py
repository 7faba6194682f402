"""What a tile or a base is worth, what it can do and what can be done to it, in words and marks."""

from __future__ import annotations

from trilithon.boards.hexagon_scene import arrow
from trilithon.core import Chosen, Draft, Explanation
from trilithon.core.errors import IllegalMove
from trilithon.core.scene import Shape, sentence
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.stacks import ALONE, COLOURS, TOP, WORDS, is_tower
from trilithon.games.constructo.show.choices import Choice, extend, read_choice
from trilithon.games.constructo.show.forecast import futures, is_stuck, takers


def explain(position: Position, draft: Draft, choice: str) -> Explanation:
    """What a choice would do, why it is barred, or what there is to know. Raises BadMove."""
    chosen = read_choice(position, choice)
    if draft and draft[0] != choice and rules.count_legal_moves(position):
        try:
            extended = extend(position, draft, choice)
        except IllegalMove as reason:
            return Explanation(reason.text, reason.spaces)
        if isinstance(extended, Chosen):
            return _explain_move(position, extended.move)
    return _describe(position, chosen)


def _explain_move(position: Position, move: Move) -> Explanation:
    name = position.pattern.name
    target = name(move.tile)
    player = COLOURS[position.colour]
    if move.source is None:
        base = WORDS[move.kind or 0]
        text = sentence("constructo-does-place", player=player, base=base, space=target)
        return Explanation(text, (target,))
    source = name(move.source)
    base = WORDS[ALONE[position.stacks[move.source]] % 3]
    crowns = is_tower(rules.play(position, move).stacks[move.tile])
    key = "constructo-does-crown" if crowns else "constructo-does-ring"
    shapes = (_arrow(position, "goal", move.source, move.tile),)
    text = sentence(key, player=player, base=base, space=source, target=target)
    return Explanation(text, (source, target), shapes)


def _arrow(position: Position, name: str, start: int, end: int) -> Shape:
    tiles = position.pattern.tiles
    key = f"{name}-{position.pattern.name(start)}-{position.pattern.name(end)}"
    return arrow(key, name, tiles[start], tiles[end])


def _describe(position: Position, choice: Choice) -> Explanation:
    """What there is to know about a base in hand or a tile, whoever is to move."""
    if choice.base is not None:
        colour, kind = divmod(choice.base, 3)
        count = position.in_hand()[choice.base]
        text = sentence("constructo-held", player=COLOURS[colour], base=WORDS[kind], count=count)
        return Explanation(text)
    tile = choice.tile
    if not position.stacks[tile]:
        return _told(position, tile, _empty_key(position, tile))
    if ALONE[position.stacks[tile]] < 6:
        return _describe_single(position, tile)
    return _describe_stack(position, tile)


def _told(position: Position, tile: int, key: str, *shapes: Shape, goals: int = 0) -> Explanation:
    """An explanation of a tile in terms of its top base and that base's colour."""
    args: dict[str, str | int] = {"space": position.pattern.name(tile), "count": goals}
    stack = position.stacks[tile]
    if stack:
        colour, kind = divmod(TOP[stack], 3)
        args |= {"player": COLOURS[colour], "opponent": COLOURS[1 - colour], "base": WORDS[kind]}
    return Explanation(sentence(key, **args), (position.pattern.name(tile),), shapes)


def _empty_key(position: Position, tile: int) -> str:
    if is_stuck(position, futures(position), tile):
        return "constructo-empty-stuck"
    return "constructo-empty" if any(rules.hand(position)) else "constructo-empty-waits"


def _describe_single(position: Position, tile: int) -> Explanation:
    """A base that is alone: where it may go, or what it waits for, or that it is stuck for good."""
    if is_stuck(position, futures(position), tile):
        return _told(position, tile, "constructo-single-stuck")
    goals = rules.goals(position, tile)
    shapes = [_arrow(position, "goal", tile, other) for other in goals]
    shapes += [_arrow(position, "taker", other, tile) for other in takers(position, tile)]
    key = "constructo-single-moves" if goals else "constructo-single-waits"
    return _told(position, tile, key, *shapes, goals=len(goals))


def _describe_stack(position: Position, tile: int) -> Explanation:
    """Two bases or more: whether they are a tower, and whether that may change."""
    what = "tower" if is_tower(position.stacks[tile]) else "ring"
    if is_stuck(position, futures(position), tile):
        return _told(position, tile, f"constructo-{what}-stuck")
    shapes = [_arrow(position, "taker", other, tile) for other in takers(position, tile)]
    return _told(position, tile, f"constructo-{what}-{'open' if shapes else 'waits'}", *shapes)
