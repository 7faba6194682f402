"""From a match to the lines that `packed` tells of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trilithon.core.players import result_text
from trilithon.formats.link.challenge import write_challenge
from trilithon.formats.link.correspondence import write_correspondence
from trilithon.formats.link.moves import write_moves
from trilithon.match import Match
from trilithon.match.node import Node


def write_lines(match: Match, *, sent: bool = False) -> Iterator[str]:
    """The lines for all rounds of a match; with `sent`, for the other person's device."""
    yield match.game.name
    if match.rounds > 1:
        yield f"R{match.rounds}"
    for number, one in enumerate((*match.earlier, match)):
        if number:
            yield "/"
        nodes = one.stand.path() if sent else list(one.root.subtree())
        numbers = {node.id: number for number, node in enumerate(nodes)}
        by_link = write_correspondence(one, sent=sent)
        for lines in (_start(one), by_link, _moves(one, nodes, numbers), _notes(nodes)):
            for line in lines:
                yield line.replace("\\", "\\\\").replace("\n", "\\n")


def _start(match: Match) -> Iterator[str]:
    if match.settings is None:
        yield f"P{match.game.notation.write_position(match.root.position)}"
    else:
        yield from _named("S", match.settings)
    yield from _named("B", match.beside)
    # Until a move was made an answer can be taken back, and two devices that play live still
    # compare later how all was settled.
    told = match.correspondence is not None or len(match.nodes) == 1
    agreed = match.agreed if told else {}
    yield from _named("Q", agreed if match.answers is None else match.answers)
    yield from _named("T", match.tags)
    flags = "q" * (match.answers is not None) + "s" * match.settled + "t" * match.studied
    if match.orientation:
        flags += str(match.orientation)
    if flags:
        yield f"F{flags}"
    if match.correspondence is not None:
        yield f"I{match.correspondence.sender:d}{match.correspondence.id}"


def _named(kind: str, values: Mapping[str, str]) -> Iterator[str]:
    for name, value in values.items():
        yield kind + name
        yield f"={value}"


def _moves(match: Match, nodes: list[Node], numbers: Mapping[int, int]) -> Iterator[str]:
    words, spaces = write_moves(match, nodes)
    if words:
        yield f"M{words}"
    if spaces:
        yield f"X{spaces}"
    end = match.root.end()
    if end.children and end.children[0].id in numbers:
        yield f"U{end.ply}"
    if match.cursor is not end and match.cursor.id in numbers:
        yield f"@{numbers[match.cursor.id]}"
    if match.stand is not end and end.id in numbers:
        yield f"W{numbers[match.stand.id]}"
    if (ending := match.ending) is not None and ending.node in numbers:
        result = result_text(ending.outcome)
        yield f"E{numbers[ending.node]} {result} {ending.termination}"
    if (told := write_challenge(match)) is not None:
        yield f"H{told}"


def _notes(nodes: list[Node]) -> Iterator[str]:
    for number, node in enumerate(nodes):
        if node.is_annotated:
            yield f"N{number}"
            yield from (f"L{text}" for text in node.lead)
            yield from (f"C{text}" for text in node.comments)
            if node.glyphs:
                yield f"G{' '.join(map(str, node.glyphs))}"
            for mark in node.marks:
                yield ("O" if mark.kind == "circle" else "A") + " ".join(mark.spaces)
