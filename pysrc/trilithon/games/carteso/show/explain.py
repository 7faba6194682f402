"""Why a position of Carteso is as it is: what becomes of a group, and what a stone would claim."""

from __future__ import annotations

from trilithon.boards.square_scene import line_through
from trilithon.core import Draft, Explanation, Player
from trilithon.core.errors import IllegalMove
from trilithon.core.scene import Shape, Text, sentence
from trilithon.core.shapes import path
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import COLOURS, Colour, Move, Position
from trilithon.games.carteso.show.choices import extend, hint, plan
from trilithon.games.carteso.show.figures import area, frame
from trilithon.games.carteso.show.forecast import Insight, look_at, way_out

PLAYERS = ("vertical", "horizontal")


def explain(position: Position, draft: Draft, choice: str) -> Explanation:
    """What is to be known of a point or an option. Raises BadMove."""
    if ":" in choice or choice in ("pass", "button"):
        return _option(position, draft, choice)
    bit = position.board.read(choice)
    if not position.empty >> bit & 1:
        return _group(position, look_at(position, bit))
    if rules.outcome(position) is not None:
        return Explanation(sentence("carteso-over"))
    return _placement(position, draft, bit)


def _option(position: Position, draft: Draft, choice: str) -> Explanation:
    try:
        extend(position, draft, choice)
    except IllegalMove as reason:
        return Explanation(reason.text, reason.spaces)
    if choice in ("pass", "button"):
        return Explanation(sentence(f"carteso-{choice}"))
    colour, planned = choice.removeprefix("colour:"), plan(draft)
    if planned.point is not None:
        return Explanation(sentence("carteso-place", colour=colour, space=planned.point))
    return Explanation(sentence("carteso-lock", colour=colour))


def _group(position: Position, seen: Insight) -> Explanation:
    """Span, owner and reach of a group; a way out of its bounding box if it is not finished."""
    board = position.board
    columns, rows = seen.bounds.span
    most_columns, most_rows = seen.reach_bounds.span
    text = sentence(
        _group_key(seen),
        stones=seen.group.bit_count(),
        columns=columns,
        rows=rows,
        most_columns=most_columns,
        most_rows=most_rows,
    )
    player = seen.claimer if seen.claimer is not None else seen.owner
    if player is not None:
        text["args"]["player"] = PLAYERS[player]
    shapes: list[Shape] = []
    if not seen.finished:
        shapes.append(path("reach", area(board, seen.reach & ~seen.group), closed=True))
    shapes.append(path("bounding-box", [frame(board, seen.bounds)], closed=True))
    if way := way_out(board, seen.group, seen.reach, seen.bounds):
        shapes.append(path("way-out", [line_through(board, way)]))
    return Explanation(text, shapes=tuple(shapes))


def _group_key(seen: Insight) -> str:
    if seen.claimer is not None:
        square = "-square" if seen.owner is None else ""
        return f"carteso-group-claimed{square}"
    if seen.owner is None:
        return "carteso-group-square"
    return "carteso-group-sure" if seen.sure else "carteso-group-leaning"


def _placement(position: Position, draft: Draft, bit: int) -> Explanation:
    """What a stone on an empty point would claim, in the colour of the draft or in either."""
    name = position.board.name(bit)
    planned = plan(draft)
    colours: tuple[Colour, ...] = COLOURS
    if planned.lock is not None:
        colours = (planned.lock,)
    elif planned.point == name:
        colours = (planned.colour,)
    shapes: list[Shape] = []
    texts: list[Text] = []
    for colour in colours:
        after = rules.play(position, Move(colour, bit))
        gains = after.vertical & ~position.vertical, after.horizontal & ~position.horizontal
        if not any(gains):
            continue
        counts = {PLAYERS[player]: gains[player].bit_count() for player in Player}
        texts.append(sentence(f"carteso-claims-{colour}", space=name, **counts))
        for player in Player:
            if gains[player]:
                key, lines = f"{colour}-{PLAYERS[player]}", area(position.board, gains[player])
                shapes.append(path(f"claim-{PLAYERS[player]}", lines, key=key, closed=True))
    if not texts:
        return Explanation(sentence(hint(draft, name), space=name))
    if len(texts) == 1:
        return Explanation(texts[0], shapes=tuple(shapes))
    both = sentence("carteso-claims-both", first=texts[0], second=texts[1])
    return Explanation(both, shapes=tuple(shapes))
