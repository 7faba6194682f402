"""How Constructo shows itself, and how a person's clicks become its moves."""

from __future__ import annotations

from trilithon.boards.hexagon_scene import rows, tile_centre
from trilithon.core import Draft
from trilithon.core.scene import Hand, HandItem, Scene, Shape, Space, Symbol, Text, sentence
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.stacks import COLOURS, POINT, TEXTS
from trilithon.games.constructo.show.choices import (
    Offers,
    draft_base,
    extend,
    hand_choice,
    hint,
    kept,
    offers,
    prompt,
)
from trilithon.games.constructo.show.decision import decision
from trilithon.games.constructo.show.explain import explain
from trilithon.games.constructo.show.figures import (
    OF_CHOICE,
    OF_STUCK,
    OF_TOWER,
    base_symbol,
    bounds,
    ground,
    outline,
    side_keys,
    stacked,
)
from trilithon.games.constructo.show.forecast import futures, is_stuck, settled
from trilithon.games.constructo.show.legend import LEGEND

__all__ = [
    "LEGEND",
    "decision",
    "explain",
    "extend",
    "kept",
    "news",
    "notices",
    "pieces",
    "places",
    "reckoning",
    "scene",
    "threat",
]

_KEYS = "rms"


def scene(position: Position, last: Move | None, draft: Draft, *, over: bool = False) -> Scene:
    """The board: tiles, stacks, towers, both hands, and what may be chosen."""
    shown: Scene = {
        "bounds": bounds(position.pattern),
        "space_shape": "hexagon",
        "rows": rows(position.pattern),
        "layers": [
            {"name": "ground", "shapes": ground(position.pattern)},
            {"name": "hints", "shapes": [*_towers(position), *_stuck(position)]},
            {"name": "pieces", "shapes": [*pieces(position)]},
            {"name": "over", "shapes": _over(position, last, draft)},
        ],
        "spaces": _spaces(position, draft, over),
        "options": [],
        "hands": _hands(position, offers(position, draft)),
    }
    if not over:
        shown["prompt"] = prompt(position, draft)
    return shown


def _towers(position: Position) -> list[Shape]:
    """An outline around each tower in the colour that crowns it."""
    return [
        outline(position.pattern, f"tower-{colour}", tile, OF_TOWER, "tower")
        for tile, stack in enumerate(position.stacks)
        for colour, point in zip(COLOURS, POINT, strict=True)
        if point[stack]
    ]


def _stuck(position: Position) -> list[Shape]:
    """A mark on each base or stack that can never change again."""
    found = futures(position)
    return [
        outline(position.pattern, "stuck", tile, OF_STUCK)
        for tile, stack in enumerate(position.stacks)
        if stack and is_stuck(position, found, tile)
    ]


def _over(position: Position, last: Move | None, draft: Draft) -> list[Shape]:
    shapes: list[Shape] = []
    if last is not None:
        if last.source is not None:
            shapes.append(outline(position.pattern, "last-from", last.source, OF_CHOICE))
        shapes.append(outline(position.pattern, "last", last.tile, OF_CHOICE))
    shapes += [
        outline(position.pattern, "draft", position.pattern.read(choice), OF_CHOICE)
        for choice in draft
        if choice.isdigit()
    ]
    if draft:
        tiles = offers(position, draft).tiles
        shapes += [outline(position.pattern, "goal", tile, OF_CHOICE) for tile in tiles]
    keys = side_keys(position.pattern, stack_texts(position))
    return [*shapes, *keys]


def pieces(position: Position) -> list[Symbol]:
    """The bases, each stack from bottom to top."""
    return stacked(position.pattern, stack_texts(position))


def stack_texts(position: Position) -> list[str]:
    """The letters of the bases on each tile."""
    return [TEXTS[stack] for stack in position.stacks]


def _spaces(position: Position, draft: Draft, over: bool) -> list[Space]:
    offered = offers(position, draft)
    base = draft_base(position, draft)
    return [
        _space(position, draft, tile, offered, base, over) for tile in range(len(position.stacks))
    ]


def _space(
    position: Position, draft: Draft, tile: int, offered: Offers, base: int | None, over: bool
) -> Space:
    x, y = tile_centre(position.pattern.tiles[tile])
    stack = position.stacks[tile]
    space: Space = {
        "id": position.pattern.name(tile),
        "x": x,
        "y": y,
        "holds": f"constructo-{TEXTS[stack]}" if stack else "empty",
    }
    if tile in offered.tiles:
        space["state"] = "target"
        space["hint"] = hint(position, draft, tile)
        if stack and not draft:
            space["lifts"] = True
        if base is not None:
            space["preview"] = base_symbol(base)
    elif not stack and not over and not offered.bases:
        space["state"] = "barred"
    return space


def _hands(position: Position, offered: Offers) -> list[Hand]:
    """Both players' bases in hand, the first player's first."""
    counts, waits = position.in_hand(), bool(offered.bases) and not offered.tiles
    return [
        {
            "player": player,
            "items": [
                _item(base, counts[base], base in offered.bases, waits)
                for base in range(3 * COLOURS.index(player), 3 * COLOURS.index(player) + 3)
            ],
        }
        for player in rules.players(position)
    ]


def _item(base: int, count: int, offered: bool, waits: bool) -> HandItem:
    item: HandItem = {
        "id": hand_choice(base),
        "name": base_symbol(base),
        "count": count,
        "state": "target" if offered else "idle",
    }
    if count:
        item["key"] = _KEYS[base % 3]
    if offered:
        item["hint"] = "constructo-hint-base" if waits else "constructo-hint-hand"
    return item


def places(position: Position, move: Move) -> tuple[str, ...]:
    """The tile that gets a base."""
    return (position.pattern.name(move.tile),)


def notices(position: Position) -> list[Text]:
    """Towers that are settled, and a player to move who can do only one thing: place or move."""
    texts: list[Text] = []
    player = COLOURS[position.colour]
    if not offers(position, ()).bases:
        texts.append(sentence("constructo-only-moves", player=player))
    yellow, blue = settled(position, futures(position))
    if yellow or blue:
        texts.append(sentence("constructo-settled", yellow=yellow, blue=blue))
    return texts


def threat(position: Position) -> None:
    """No single move loses the round."""


def reckoning(position: Position) -> None:
    """A score is a number of towers, which all can be seen."""


def news(before: Position, after: Position) -> list[Text]:
    """The tower that the move has made, or has taken from the other player."""
    texts: list[Text] = []
    for tile, (old, new) in enumerate(zip(before.stacks, after.stacks, strict=True)):
        for colour, player in enumerate(COLOURS):
            if POINT[colour][new] and not POINT[colour][old]:
                key = "constructo-tower-taken" if POINT[1 - colour][old] else "constructo-tower-new"
                space = after.pattern.name(tile)
                texts.append(sentence(key, player=player, space=space))
    return texts
