"""One position as a picture of its own."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core import Draft
from trilithon.core.scene import BoardTheme, Scene, Theme
from trilithon.draw.pictures.document import Document
from trilithon.draw.pictures.frame import scenes_of
from trilithon.match import Match
from trilithon.match.node import Node


def still(
    match: Match,
    node: Node | None = None,
    *,
    theme: Theme = "auto",
    board: BoardTheme = "stone",
    coordinates: bool = True,
    numbers: bool = False,
    draft: Draft = (),
) -> str:
    """SVG text of the position at a node, or else at the cursor, with the node's marks.

    `auto` follows what its viewer asks for, light or dark. `numbers` writes on each piece the
    number of the move that brought it there. `board` is what the board is made of. `draft` are the
    choices of a move in making, to be seen as well.
    """
    nodes = [node or match.cursor]
    scenes = scenes_of(match, nodes, coordinates=coordinates, numbers=numbers, draft=draft)
    [svg] = _drawn(match, nodes, scenes, (theme, board))
    return svg


def frames(
    match: Match,
    *,
    theme: Theme = "light",
    board: BoardTheme = "stone",
    coordinates: bool = True,
    numbers: bool = False,
) -> list[str]:
    """Still pictures of all positions of the line through the cursor."""
    nodes = match.line()
    scenes = scenes_of(match, nodes, coordinates=coordinates, numbers=numbers)
    return _drawn(match, nodes, scenes, (theme, board))


def _drawn(
    match: Match, nodes: Sequence[Node], scenes: Sequence[Scene], look: tuple[Theme, BoardTheme]
) -> list[str]:
    theme, board = look
    pictures = []
    for node, scene in zip(nodes, scenes, strict=True):
        document = Document(theme, scene["bounds"], board)
        shapes = (shape for layer in scene["layers"] for shape in layer["shapes"])
        content = "".join(map(document.shape, shapes))
        position = match.game.notation.write_position(node.position)
        pictures.append(document.finished(content, title_of(match, node), position))
    return pictures


def title_of(match: Match, node: Node) -> str:
    """The game's name and the node's move, such as `Consta · 3. 2d4`."""
    name = match.game.name.capitalize()
    if node.parent is None:
        return name
    return f"{name} · {node.ply}. {node.move_text(match.game.notation)}"
