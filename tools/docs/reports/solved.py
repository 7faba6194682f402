"""What is proved of small boards, as a table."""

from __future__ import annotations

from tools.docs.locale import Locale
from tools.docs.reports.data import Data
from tools.docs.reports.figures import board_name, figure
from trilithon.games import GAMES

# So many first moves at most are named, else only counted.
_NAMED = 4


def solved(data: Data, say: Locale) -> str:
    """The value of each board, and the first moves that keep it."""
    words = say.words
    head = ("docs-on", "report-proved", "report-right", "report-looked")
    rows = [
        (
            board_name(data["game"], board, say),
            value(data["game"], board, say),
            _right(data["game"], board, say),
            say.count(board["looked"]),
        )
        for board in data["solved"]
    ]
    table = say.table(head, rows)
    return figure(words["report-exact"], table, say) if rows else ""


def value(game: str, board: Data, say: Locale) -> str:
    """How the game ends between perfect players."""
    words, proved = say.words, board["value"]
    if proved is None:
        return words["report-unsolved"]
    if not proved:
        return words["docs-drawn"]
    winner = words[f"report-player-{GAMES[game].players[0 if proved > 0 else 1]}"]
    return f"{winner} +{say.plain(abs(proved))}" if _has_points(game) else winner


def _has_points(game: str) -> bool:
    rules = GAMES[game].rules
    return rules.score(rules.start({})) is not None


def _right(game: str, board: Data, say: Locale) -> str:
    """The right first moves; none where all of them lose."""
    best, moves = board["best"], board["moves"]
    if best is None:
        return "–"
    if board["value"] < 0 and not _has_points(game):
        return say.words["report-none"]
    if len(best) <= _NAMED:
        return ", ".join(best)
    return f"{say.count(len(best))} {say.words['report-of']} {say.count(moves)}"
