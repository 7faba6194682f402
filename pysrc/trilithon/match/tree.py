"""The tree of a game's moves, and where in it one is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from trilithon.core import AnyGame, Player
from trilithon.match.errors import BadCommand
from trilithon.match.node import Node


@dataclass(slots=True, eq=False, repr=False)
class Tree:
    """The positions of a game by their ids, from the root on, and the cursor on one of them.

    `last_id` is that of the newest node, also once it is deleted.
    """

    game: AnyGame
    root: Node
    cursor: Node
    nodes: dict[int, Node]
    last_id: int = 0

    @property
    def players(self) -> tuple[str, str]:
        """The words for the first and the second player."""
        return self.game.players_of(self.root.position)

    @property
    def position(self) -> Any:
        """The position at the cursor."""
        return self.cursor.position

    @property
    def player(self) -> Player:
        """The player to move at the cursor."""
        return self.game.rules.player(self.position)

    def node(self, node_id: int) -> Node:
        """The node of an id. Raises BadCommand when there is none."""
        if node_id not in self.nodes:
            raise BadCommand("match-node", node=node_id)
        return self.nodes[node_id]

    def line(self) -> list[Node]:
        """The nodes of the line through the cursor, from the root to the line's end."""
        return self.cursor.end().path()

    def main_line(self) -> list[Node]:
        """The nodes of the game as it was played, from the root to its end."""
        return self.root.end().path()

    def texts(self, nodes: Iterable[Node]) -> list[str]:
        """The moves that led to nodes, as texts."""
        return [node.move_text(self.game.notation) for node in nodes]
