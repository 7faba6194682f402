"""The moves of one game, with all that stands among them, up to its result."""

from __future__ import annotations

from dataclasses import dataclass, field

from trilithon.core.players import OUTCOMES
from trilithon.formats.pgn.comments import read_braces
from trilithon.formats.pgn.errors import BadRecord, blaming, not_a_token
from trilithon.formats.pgn.header import Header
from trilithon.formats.pgn.lexer import Token
from trilithon.match import MOST_MOVES, Ending, Match
from trilithon.match.limits import LONGEST_MOVE
from trilithon.match.node import Mark, Node

# Each move of the most that there may be has a number, may begin and end a variation, and has
# some comments and glyphs.
_MOST_TOKENS = 8 * MOST_MOVES


@dataclass(slots=True)
class _Line:
    """The main line or an open variation: the node its next move is made at, and that move's ply.

    `moved` tells whether the line has a move yet. A variation that has none gathers in `lead` and
    `marks` what stands before its first one.
    """

    node: Node
    ply: int
    moved: bool = False
    lead: list[str] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)


class Moves:
    """Builds the tree of a match token by token until `over`. All methods raise RecordError."""

    def __init__(self, header: Header, number: int) -> None:
        self.over = False
        self._header = header
        self._match: Match = header.match
        self._game_number = number
        self._lines = [_Line(self._match.root, 1)]
        self._number: Token | None = None
        self._taken = 0
        # The line of a comment after a semicolon that has just been taken, or 0.
        self._rest = 0

    def take(self, token: Token) -> None:
        """Go on by one token."""
        is_move = token.kind in ("number", "word") and token.text not in OUTCOMES
        # Where a variation has no move yet, the one that it replaces is in question.
        line = self._lines[-1]
        begins = len(self._lines) > 1 and not line.moved
        ply = line.ply - (0 if is_move or begins else 1)
        with blaming(self._game_number, token, ply, self._match):
            if self._number is not None and not is_move and token.kind not in ("comment", "rest"):
                raise BadRecord("record-number-alone")
            self._taken += 1
            if self._taken > _MOST_TOKENS:
                raise BadRecord("record-long")
            self._take(token)
            if token.kind != "rest":
                self._rest = 0

    def _take(self, token: Token) -> None:
        match token.kind:
            case "number":
                self._take_number(token)
            case "word" if token.text in OUTCOMES:
                self._take_result(token.text)
            case "word":
                self._take_move(token.text)
            case "comment" | "rest":
                self.comment(token)
            case "glyph":
                self._take_glyph(token.value)
            case "open":
                self._open()
            case "close":
                self._close()
            case "tag" | "end":
                open_variation = len(self._lines) > 1
                raise BadRecord(
                    "record-variation-open" if open_variation else "record-result-missing"
                )
            case "bad":
                raise not_a_token(token.text)

    def _take_number(self, token: Token) -> None:
        if self._number is not None:
            raise BadRecord("record-number-alone")
        ply = self._lines[-1].ply
        if token.value.lstrip("0") != str(ply):
            raise BadRecord("record-number-wrong", number=ply)
        self._number = token

    def _take_move(self, text: str) -> None:
        line, game = self._lines[-1], self._match.game
        if self._number is None:
            raise BadRecord("record-number-missing", number=line.ply)
        if len(text) > LONGEST_MOVE:
            raise BadRecord("record-move-long")
        node = self._match.append(line.node, game.legal_move(line.node.position, text))
        node.lead, node.marks = line.lead, line.marks
        self._lines[-1] = _Line(node, line.ply + 1, moved=True)
        self._number = None

    def comment(self, token: Token) -> None:
        """Keep a comment where it stands."""
        line = self._lines[-1]
        leads = not line.moved and len(self._lines) > 1
        comments = line.lead if leads else line.node.comments
        if token.kind == "rest":
            self._take_rest(token, comments)
            return
        text, marks = read_braces(token.value)
        (line.marks if leads else line.node.marks).extend(marks)
        if text:
            comments.append(text)

    def _take_rest(self, token: Token, comments: list[str]) -> None:
        """Lines that follow each other, each after a semicolon, are one comment."""
        goes_on = self._rest and token.line == self._rest + 1 and comments
        text = token.value.removeprefix(" ").rstrip() if goes_on else token.value.strip()
        if goes_on:
            comments[-1] += "\n" + text
        elif text:
            comments.append(text)
        self._rest = token.line if goes_on or text else 0

    def _take_glyph(self, digits: str) -> None:
        line = self._lines[-1]
        if not line.moved and len(self._lines) > 1:
            raise BadRecord("record-glyph-alone")
        if len(digits) > 3 or int(digits) > 255:
            raise BadRecord("record-glyph-range")
        line.node.glyphs.append(int(digits))

    def _open(self) -> None:
        line = self._lines[-1]
        if not line.moved or line.node.parent is None:
            raise BadRecord("record-variation-start")
        self._lines.append(_Line(line.node.parent, line.ply - 1))

    def _close(self) -> None:
        if len(self._lines) == 1:
            raise BadRecord("record-variation-closed")
        if not self._lines[-1].moved:
            raise BadRecord("record-variation-empty")
        self._lines.pop()

    def _take_result(self, result: str) -> None:
        if len(self._lines) > 1:
            raise BadRecord("record-variation-result")
        if self._header.result not in (None, result):
            raise BadRecord("record-result-tag", tag=self._header.result or "")
        self._match.cursor = self._lines[0].node
        self._match.ending = self._ending(result)
        self.over = True

    def _ending(self, result: str) -> Ending | None:
        """What ended the game on an unfinished board; None where the board did, or nothing."""
        end = self._match.cursor
        board = end.outcome(self._match.game.rules)
        if board is not None:
            if board.result != result:
                raise BadRecord("record-result-board", board=board.result)
            return None
        word = self._header.termination or "normal"
        if result == "*":
            return Ending(end.id, None, word) if word != "normal" else None
        if word == "unfinished":
            raise BadRecord("record-result-unfinished")
        return Ending(end.id, OUTCOMES[result], word)
