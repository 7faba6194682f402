"""Boards to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from trilithon.draw.pictures import still
from trilithon.draw.pictures.still import title_of
from trilithon.formats.link import write_fragment
from trilithon.lab.games import What, match_of
from trilithon.page.scene import scene


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to look at: as SVG text, and as lines of plain text.

    `title` names the game and its last move, `link` is the fragment of the link that opens it, and
    `holds` lists for each kind of content the spaces that have it.

    >>> from trilithon.lab import new
    >>> picture = draw(new("consta", "b2", size=3))
    >>> picture.title
    'Consta · 1. b2'
    >>> picture.svg[:4], picture.holds
    ('<svg', (('consta-black', ('b2',)),))
    """

    title: str
    svg: str = field(repr=False)
    text: str = field(repr=False)
    link: str = field(repr=False)
    holds: tuple[tuple[str, tuple[str, ...]], ...] = field(repr=False)
    caption: str = ""

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg

    def __str__(self) -> str:
        return "\n".join(part for part in (self.caption, self.text.rstrip()) if part)


def draw(what: What, caption: str = "", *, numbers: bool = False) -> Picture:
    """The board as a picture, with the last move marked where it is known.

    `numbers` writes on each piece the number of the move that brought it there. Raises Problem.

    >>> from trilithon.lab import new
    >>> print(draw(new("consta", "b2", size=3), "In the middle"))
    In the middle
     3 . . .
     2 . b .
     1 . . .
       a b c
    """
    match = match_of(what)
    position = match.position
    return Picture(
        title=title_of(match, match.cursor),
        svg=still(match, numbers=numbers),
        text=match.game.notation.text_board(position),
        link=write_fragment(match),
        holds=_holds(match_of(position)),
        caption=str(caption),
    )


def show(what: What, caption: str = "", *, numbers: bool = False) -> None:
    """Draw the board: in the lab as a picture, elsewhere as text on standard output.

    >>> from trilithon.lab import new
    >>> show(new("consta", size=2))
     2 . .
     1 . .
       a b
    """
    _shower(draw(what, caption, numbers=numbers))


def show_by(shower: Callable[[Picture], None]) -> None:
    """Let `show` hand its pictures to this function from now on."""
    global _shower
    _shower = shower


# Like sys.stdout, there is one for all.
_shower: Callable[[Picture], None] = print


def _holds(what: What) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The spaces of each content, in the board's order; the empty ones are left out."""
    drawn = scene(match_of(what))
    content = {space["id"]: space["holds"] for space in drawn["spaces"]}
    found = dict[str, list[str]]()
    for name in (name for row in drawn["rows"] for name in row):
        found.setdefault(content[name], []).append(name)
    found.pop("empty", None)
    return tuple((held, tuple(names)) for held, names in found.items())
