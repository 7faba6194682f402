"""How much may be written on a match, so that it can be shown, kept and sent whole, and at once.

What is taken in must also come back from a link, or a game that is kept would be lost: links,
records and commands all go by this. It is far beyond what anybody writes, and bounds what a link
made to do harm can ask for. How many moves there may be is told in `match`.
"""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.match import BadCommand, Match

MOST_WRITTEN = 100_000
# What a comment, a glyph, a mark or a name costs besides its letters.
EACH = 20
# In games by link: the items of what was taken back in a round, the lines of replies, and the plies
# of one of them, which is even.
MOST_TAKEN_BACK = 1_000
MOST_REPLIES = 60
LONGEST_REPLIES = 40
# A move is read from no longer text, nor is an answer to a question of the setup.
LONGEST_MOVE = 40
LONGEST_ANSWER = 40


def check_extent(match: Match, coming: int = 0) -> None:
    """Raise BadCommand where names, comments and marks of all rounds are too much.

    `coming` is by how much that is about to grow, with `EACH` for every new one.
    """
    if extent(match) + coming > MOST_WRITTEN:
        raise BadCommand("extent-written", most=MOST_WRITTEN)


def extent(match: Match) -> int:
    """How much is written on a match, with `EACH` for everything that is."""
    return sum(EACH + length for one in (*match.earlier, match) for length in _lengths(one))


def _lengths(match: Match) -> Iterator[int]:
    for name, text in match.tags.items():
        yield len(name) + len(text)
    for node in match.nodes.values():
        for text in (*node.lead, *node.comments):
            yield len(text)
        for mark in node.marks:
            yield sum(map(len, mark.spaces))
        # Glyphs are numbers of up to three digits.
        yield from (3 for _ in node.glyphs)
