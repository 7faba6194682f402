"""What was found out of positions as short texts, which a page keeps with a game and hands back.

A page may hand back anything: what fits no position of the game is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Any
from zlib import crc32

from trilithon.core import AnyGame
from trilithon.core.errors import Problem
from trilithon.core.lines import read_line, write_line
from trilithon.match import Match
from trilithon.page.validation import mismatch
from trilithon.search.result import Line
from trilithon.study.analysis.finding import LINES, Finding

# Playouts and value; of each line its moves, winrate, playouts and result; the values of moves that
# are proved, each with those that have it; and what best play goes on with after some of them.
_Line = tuple[str, float, int, int | None]
_Written = tuple[int, float | None, list[_Line], list[tuple[float, str]], list[str]]

# So many moves are kept of each of the best lines, and of the others the first.
_MOVES = 4
# A longer text is not written, and what may be read has bounds too.
_LONGEST = 8_000
_MOST = 1_000


def written(game: AnyGame, found: Mapping[Any, Finding[Any]]) -> dict[str, str]:
    """The findings of positions, by what these are known by."""
    texts = {_name(game, position): _write(game, position, one) for position, one in found.items()}
    return {name: text for name, text in texts.items() if len(text) <= _LONGEST}


def read(match: Match, texts: Mapping[str, str]) -> dict[Any, Finding[Any]]:
    """The findings of the positions in a match that were written."""
    found: dict[Any, Finding[Any]] = {}
    for node in list(match.nodes.values())[:_MOST] if texts else ():
        position = node.position
        text = texts.get(_name(match.game, position), "")
        if position in found or not 0 < len(text) <= _LONGEST:
            continue
        try:
            found[position] = _read(match.game, position, text)
        except (Problem, ValueError, RecursionError):
            continue
    return found


def _name(game: AnyGame, position: Any) -> str:
    return f"{crc32(game.notation.write_position(position).encode()):08x}"


def _write(game: AnyGame, position: Any, found: Finding[Any]) -> str:
    lines: list[_Line] = []
    for index, line in enumerate(found.lines):
        moves = line.moves[: _MOVES if index < LINES else 1]
        lines.append((_texts(game, position, moves), line.winrate, line.playouts, line.result))
    values: dict[float, list[str]] = {}
    for move, value in found.values.items():
        values.setdefault(value, []).append(game.notation.write_move(position, move))
    told: _Written = (
        found.playouts,
        found.value,
        lines,
        [(value, " ".join(moves)) for value, moves in values.items()],
        [_texts(game, position, (move, *moves)[:_MOVES]) for move, moves in found.replies.items()],
    )
    return json.dumps(told, separators=(",", ":"))


def _texts(game: AnyGame, position: Any, moves: Iterable[Any]) -> str:
    return " ".join(write_line(game, position, moves))


def _read(game: AnyGame, position: Any, text: str) -> Finding[Any]:
    """Raises ValueError, or a Problem, where a text is none of this position."""
    told = json.loads(text)
    if mismatch(told, _Written) is not None:
        raise ValueError(text)
    playouts, value, lines, values, replies = told
    over = game.rules.outcome(position) is not None
    numbers = [playouts, value or 0, *(one for one, _ in values)]
    if (over and (lines or values or replies)) or not all(map(isfinite, numbers)):
        raise ValueError(text)
    worth = {move: one for one, texts in values for move in _each(game, position, texts)}
    after = [_moves(game, position, texts) for texts in replies]
    return Finding(
        lines=[_line(game, position, *line) for line in lines],
        playouts=playouts,
        values=worth,
        value=value,
        replies={moves[0]: moves[1:] for moves in after},
    )


def _line(
    game: AnyGame, position: Any, texts: str, winrate: float, playouts: int, result: int | None
) -> Line[Any]:
    # What is no number at all is not between these either.
    if not 0 <= winrate <= 1 or result not in (None, 1, 0, -1):
        raise ValueError(texts)
    return Line(_moves(game, position, texts), winrate, playouts, result)


def _each(game: AnyGame, position: Any, texts: str) -> list[Any]:
    """The moves that are alternatives to each other."""
    return [read_line(game, position, [text])[0] for text in texts.split(" ")]


def _moves(game: AnyGame, position: Any, texts: str) -> tuple[Any, ...]:
    """The moves of a line."""
    return tuple(read_line(game, position, texts.split(" ")))
