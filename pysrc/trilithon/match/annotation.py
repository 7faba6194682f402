"""What people write and draw on a game: comments, glyphs, marks, names and dates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from trilithon.match import BadCommand, Match, tags
from trilithon.match.limits import EACH, check_extent
from trilithon.match.node import Mark

LONGEST_COMMENT = 5000
LONGEST_TAG = 200


def comment(match: Match, node_id: int, text: str) -> None:
    """Let a text be all that is said after a node's move; an empty one takes it away."""
    _need_short(text, LONGEST_COMMENT)
    node = match.node(node_id)
    check_extent(match, EACH + len(text) - sum(EACH + len(before) for before in node.comments))
    node.comments = [text.strip()] if text.strip() else []


def judge(match: Match, node_id: int, glyphs: Sequence[int]) -> None:
    """Let these be a node's glyphs. Raises BadCommand."""
    for glyph in glyphs:
        if not 0 <= glyph <= 255:
            raise BadCommand("annotation-glyph", glyph=str(glyph))
    node, wanted = match.node(node_id), list(dict.fromkeys(glyphs))
    check_extent(match, (EACH + 3) * (len(wanted) - len(node.glyphs)))
    node.glyphs = wanted


def mark(match: Match, kind: Literal["circle", "arrow"], spaces: Sequence[str]) -> None:
    """Draw a mark at the cursor, or take it away if it is there. Raises BadCommand."""
    scene = match.game.presenter.scene(match.position, None, ())
    known = {space["id"] for space in scene["spaces"]}
    wanted = {"circle": 1, "arrow": 2}[kind]
    if len(set(spaces)) != wanted or len(spaces) != wanted or not known.issuperset(spaces):
        raise BadCommand("annotation-mark")
    drawn, marks = Mark(kind, tuple(spaces)), match.cursor.marks
    if drawn in marks:
        marks.remove(drawn)
    else:
        check_extent(match, EACH + sum(map(len, spaces)))
        marks.append(drawn)


def tell(match: Match, told: Mapping[str, str]) -> None:
    """Tell names, date and event of all rounds; an empty text takes one away. Raises BadCommand."""
    for name, text in told.items():
        if name not in about(match):
            raise BadCommand("annotation-tag", name=name)
        _need_short(text, LONGEST_TAG)
        if name == tags.DATE and text.strip():
            _need_date(text.strip())
    rounds = len(match.earlier) + 1
    check_extent(
        match, rounds * sum(EACH + len(name) + len(text) for name, text in told.items() if text)
    )
    for one in (*match.earlier, match):
        for name, text in told.items():
            one.tags.pop(name, None)
            if text.strip():
                one.tags[name] = " ".join(text.split())


def need_names(names: Iterable[str]) -> None:
    """Raises BadCommand for a name that is too long."""
    for name in names:
        _need_short(name, LONGEST_TAG)


def about(match: Match) -> tuple[str, ...]:
    """The names of the tags that people may fill in."""
    return (*tags.player_tags(match.game), tags.EVENT, tags.DATE)


def _need_short(text: str, most: int) -> None:
    if len(text) > most:
        raise BadCommand("annotation-long", most=most)


def _need_date(text: str) -> None:
    parts = text.split(".")
    lengths = [len(part) for part in parts]
    fits = all(part.isascii() and (part.isdigit() or set(part) == {"?"}) for part in parts)
    if lengths != [4, 2, 2] or not fits or not _is_day(parts):
        raise BadCommand("annotation-date", text=text)


def _is_day(parts: Sequence[str]) -> bool:
    """Whether there is such a day, as far as it is known."""
    # Dates are seldom told, and starting is to be quick.
    from datetime import date

    # A leap year, and a month of 31 days.
    known = zip(parts, ("2000", "01", "01"), strict=True)
    year, month, day = (int(usual if "?" in part else part) for part, usual in known)
    try:
        date(year, month, day)
    except ValueError:
        return False
    return True
