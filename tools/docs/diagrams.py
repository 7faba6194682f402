"""Still pictures of positions for the rules pages, each with what it is said to show.

A diagram is written as lines of `name: value`:

    game: consta
    position: 5/1w3/2b2/5/5 w 2     or  settings: size=5
    moves: a1,b1 2d4                played from there
    point: e5 g7                    chosen one after another; the last one is explained
    marks: c3 d4                    spaces to ring
    letters: c3=A d4=B              letters to write on spaces
    barred: yes                     hatch the spaces where nothing may be put
    task: Something that the reader is asked to do, by one move.
    then: chain black               what holds after the moves that do it, as in `shows`
    answers: e5,g7 2e5              those moves
    shows: illegal e5,g7 consta-crosscut-pair | legal 2e5
    caption: A sentence or two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from html import escape
from typing import Any

from tools.site.board_svg import board_svg
from trilithon.core.errors import Problem
from trilithon.core.scene import Scene, Shape, Space
from trilithon.core.shapes import disc, label, path, rectangle, symbol
from trilithon.formats.attributes import written_parts
from trilithon.formats.link import write_fragment
from trilithon.games import GAMES
from trilithon.match import Match, match_from, new_match
from trilithon.match.draft import choose
from trilithon.page.scene import scene

# How wide one board unit is on a page, in rem, and the widest that a picture may be.
_UNITS, _WIDEST = {"square": 2.4, "point": 2.4, "hexagon": 3.6}, 23.0

Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A diagram as its source states it; `shows` are the words of each statement."""

    game: str
    shows: tuple[tuple[str, ...], ...]
    caption: str
    position: str = ""
    settings: Pairs = ()
    moves: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    letters: Pairs = ()
    barred: bool = False
    task: str = ""
    then: tuple[tuple[str, ...], ...] = ()
    answers: tuple[str, ...] = ()


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _pairs(text: str) -> Pairs:
    pairs = (word.partition("=") for word in text.split())
    return tuple((name, value) for name, _, value in pairs)


def _statements(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(_words(part) for part in text.split("|"))


_READERS: dict[str, Callable[[str], Any]] = {
    "shows": _statements,
    "then": _statements,
    "answers": _words,
    "settings": _pairs,
    "moves": _words,
    "point": _words,
    "marks": _words,
    "letters": _pairs,
    "barred": lambda text: text == "yes",
}


def read_diagram(text: str) -> Diagram:
    """The diagram that lines of `name: value` stand for. Raises ValueError."""
    known = {field.name for field in fields(Diagram)}
    values: dict[str, Any] = {}
    for line in text.splitlines():
        name, colon, value = line.partition(":")
        if not (colon and value.strip()) or name not in known or name in values:
            raise ValueError(f"not a line of a diagram: {line!r}")
        values[name] = _READERS.get(name, str)(value.strip())
    missing = {"game", "shows", "caption"} - values.keys()
    if missing:
        raise ValueError(f"a diagram lacks {', '.join(sorted(missing))}: {text!r}")
    if len({"task", "then", "answers"} & values.keys()) not in (0, 3):
        raise ValueError(f"a task needs task, then and answers: {text!r}")
    return Diagram(**values)


def match_of(diagram: Diagram) -> Match:
    """The match whose cursor is at the diagram's position, with all choices but the last one."""
    game = GAMES[diagram.game]
    if diagram.position:
        match = match_from(game, diagram.position)
    else:
        match = new_match(game, dict(diagram.settings))
    for move in diagram.moves:
        match.play_text(move)
    for choice in diagram.point[:-1]:
        choose(match, choice)
    return match


def fragment_of(diagram: Diagram) -> str:
    """The fragment of an address that opens the diagram's position on the live board."""
    return write_fragment(match_of(diagram))


def parts_of(diagram: Diagram) -> dict[str, str]:
    """The attributes of a board that brings the diagram to life: to play on, or to do its task."""
    match = match_of(replace(diagram, point=()))
    if not diagram.task:
        return written_parts(match, "play", whole=True)
    match.studied = True
    cursor = match.cursor
    for answer in diagram.answers:
        match.play_text(answer)
        match.go(cursor.id)
    return written_parts(match, "puzzle", whole=True)


def picture(diagram: Diagram, holds: Mapping[str, str]) -> str:
    """The diagram as an `<svg>` element with a text alternative.

    `holds` gives the words for what the spaces hold.
    """
    match = match_of(diagram)
    drawn = scene(match)
    over = next(layer["shapes"] for layer in drawn["layers"] if layer["name"] == "over")
    over += [*_explained(diagram, match, drawn), *_marks(diagram, drawn)]
    ground = next(layer["shapes"] for layer in drawn["layers"] if layer["name"] == "ground")
    ground += _barred(diagram, drawn)
    return framed(diagram.game, drawn, alternative(drawn, holds))


def framed(game: str, drawn: Scene, label: str) -> str:
    """A scene as a picture for a page, with a text alternative."""
    _, _, width, height = drawn["bounds"]
    shape = drawn["space_shape"]
    unit = min(_UNITS[shape], _WIDEST / width)
    size = f'width="{unit * width:g}rem" height="{unit * height:g}rem"'
    return (
        f'<svg class="picture" data-shape="{shape}" role="img" viewBox="0 0 {width:g} {height:g}"'
        f' {size} aria-label="{escape(label)}">'
        f"{board_svg(game, drawn)}</svg>"
    )


def _explained(diagram: Diagram, match: Match, drawn: Scene) -> list[Shape]:
    """What the live board draws when the last choice is pointed at, or refused."""
    if not diagram.point:
        return []
    presenter, choice = match.game.presenter, diagram.point[-1]
    explanation = presenter.explain(match.position, match.draft, choice)
    try:
        presenter.extend(match.position, match.draft, choice)
    except Problem:
        spaces = _by_id(drawn)
        mark = "refused-hexagon" if drawn["space_shape"] == "hexagon" else "refused"
        reasons = [_symbol(mark, spaces[name]) for name in explanation.spaces]
        return [*explanation.shapes, *reasons]
    return list(explanation.shapes)


def _symbol(name: str, space: Space) -> Shape:
    return symbol(f"{name}-{space['id']}", name, (space["x"], space["y"]))


def _marks(diagram: Diagram, drawn: Scene) -> list[Shape]:
    spaces = _by_id(drawn)
    rings = [_ring(spaces[name]) for name in diagram.marks]
    return rings + [_letter(spaces[name], text) for name, text in diagram.letters]


def _ring(space: Space) -> Shape:
    return disc(f"ring-{space['id']}", "ring", (space["x"], space["y"]), 0.3)


def _letter(space: Space, text: str) -> Shape:
    return label(f"letter-{space['id']}", "letter", (space["x"], space["y"]), text)


def _barred(diagram: Diagram, drawn: Scene) -> list[Shape]:
    barred = (space for space in drawn["spaces"] if space.get("state") == "barred")
    squares = [rectangle(space["x"] - 0.5, space["y"] - 0.5, 1, 1) for space in barred]
    return [path("barred", squares, closed=True)] if diagram.barred else []


def _by_id(drawn: Scene) -> dict[str, Space]:
    return {space["id"]: space for space in drawn["spaces"]}


def alternative(drawn: Scene, holds: Mapping[str, str]) -> str:
    """What stands where, one sentence for each kind of content."""
    by_id, found = _by_id(drawn), dict[str, list[str]]()
    for name in (name for row in drawn["rows"] for name in row):
        found.setdefault(by_id[name]["holds"], []).append(name)
    empty = found.pop("empty", [])
    told = [f"{holds[content]}: {', '.join(names)}." for content, names in found.items()]
    told = told or [f"{holds['empty']}: {len(empty)}."]
    return " ".join(sentence[0].upper() + sentence[1:] for sentence in told)
