"""The rules of a game and the text forms of its moves and positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from trilithon.core.players import Outcome, Player
from trilithon.core.settings import Settings
from trilithon.core.types import M, P


class Rules(Protocol[P, M]):
    """The rules of a game, as functions of immutable positions.

    `check` is the border for moves: everything else trusts that its position came from `start`,
    `play` or the game's notation, and that its move is legal there. That for settings is
    `Game.begin`: `start` trusts that each was read by `Game.read_settings`.
    """

    def start(self, settings: Settings) -> P:
        """The position before ply 1. Raises BadSetting where settings do not go together."""

    def settings_of(self, position: P) -> Mapping[str, str]:
        """The settings that a position's text tells, as the texts that writers emit."""

    def ply(self, position: P) -> int:
        """How many moves were made to reach the position."""

    def player(self, position: P) -> Player:
        """The player to move (or who would be, when the game is over)."""

    def legal_moves(self, position: P) -> Sequence[M]:
        """Every legal move, each once, in a fixed order; none when the game is over."""

    def count_legal_moves(self, position: P) -> int:
        """The length of `legal_moves`, without making the list."""

    def check(self, position: P, move: M) -> None:
        """Raises IllegalMove, with the rule that forbids it, unless the move is legal."""

    def play(self, position: P, move: M) -> P:
        """The position after a legal move."""

    def outcome(self, position: P) -> Outcome | None:
        """How the game has ended, or None while it goes on."""

    def score(self, position: P) -> tuple[float, float] | None:
        """Points of the first and the second player; None in games without points."""


class Notation(Protocol[P, M]):
    """Text forms of moves and positions, the same in records, links and on the command line."""

    def write_move(self, position: P, move: M) -> str:
        """The one text writers emit for a move made in the position."""

    def read_move(self, position: P, text: str) -> M:
        """The move a text stands for on this position's board, legal or not. Raises BadMove."""

    def write_position(self, position: P) -> str:
        """The position as one line of fields."""

    def read_position(self, text: str) -> P:
        """The position a line stands for. Raises BadPosition."""

    def text_board(self, position: P) -> str:
        """The board as lines of plain text, for terminals and playthroughs."""


def lead(rules: Rules[P, M], position: P, player: Player) -> float:
    """By how many points a player is ahead; 0 in games without points."""
    score = rules.score(position)
    return 0 if score is None else score[player] - score[player.opponent]


def perft(rules: Rules[P, M], position: P, depth: int) -> int:
    """The number of move sequences of exactly `depth` plies; the last ply is counted in bulk.

    >>> from trilithon import GAMES
    >>> game = next(iter(GAMES.values()))
    >>> perft(game.rules, game.begin({"size": "3"})[1], 1)
    9

    Raises ValueError for a depth below 0.
    """
    if depth < 0:
        raise ValueError(f"depth {depth} is below 0")
    if depth == 0:
        return 1
    if depth == 1:
        return rules.count_legal_moves(position)
    return sum(
        perft(rules, rules.play(position, move), depth - 1) for move in rules.legal_moves(position)
    )
