"""The tree of a game: its moves with variations, comments, glyphs and marks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from trilithon.core import Outcome
from trilithon.core.rules import Notation, Rules


@dataclass(frozen=True, slots=True)
class Mark:
    """What a commentator draws on the board: a circle on a space or an arrow between two."""

    kind: Literal["circle", "arrow"]
    spaces: tuple[str, ...]


@dataclass(slots=True, eq=False)
class Node:
    """A position in the tree with the move that led to it; the root has no move and no parent.

    The first child continues the line that the node is on, the others are variations. `lead` holds
    the comments before the move where it begins a variation, `comments` those after it (at the
    root: those before the first move), `glyphs` numeric annotation glyphs. `ahead` tells of a
    child of a game's last position that it was only tried there, while the game goes on: where one
    child is so, all are.
    """

    id: int
    position: Any
    move: Any = None
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)
    lead: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    glyphs: list[int] = field(default_factory=list)
    ahead: bool = False
    # What the rules said when they were asked; nothing until then.
    _outcome: tuple[Outcome | None, ...] = ()

    @property
    def is_annotated(self) -> bool:
        """Whether anything is written or drawn on it."""
        return bool(self.lead or self.comments or self.glyphs or self.marks)

    def outcome(self, rules: Rules[Any, Any]) -> Outcome | None:
        """How the game has ended on the board here, which is found out once."""
        if not self._outcome:
            self._outcome = (rules.outcome(self.position),)
        return self._outcome[0]

    def move_text(self, notation: Notation[Any, Any]) -> str:
        """The move that led here, as text; empty at the root."""
        return "" if self.parent is None else notation.write_move(self.parent.position, self.move)

    @property
    def ply(self) -> int:
        """How many moves led from the root to this node."""
        return len(self.path()) - 1

    def path(self) -> list[Node]:
        """The nodes from the root to this one."""
        nodes = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        return nodes[::-1]

    @property
    def is_plain(self) -> bool:
        """Whether from here on there is one line, with nothing written on it and nothing tried."""
        return not any(
            len(one.children) > 1 or one.ahead or one.is_annotated for one in self.subtree()
        )

    def end(self) -> Node:
        """The last node of the line that goes on from here, without what was tried ahead of it."""
        node = self
        while node.children and not node.children[0].ahead:
            node = node.children[0]
        return node

    def put_first(self, child: Node) -> None:
        """Let the line go on with a child; then none of the children is tried ahead."""
        self.children.remove(child)
        self.children.insert(0, child)
        for one in self.children:
            one.ahead = False

    def subtree(self) -> Iterator[Node]:
        """This node and all below it, parents first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))
