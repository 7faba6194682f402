"""What each line of the interface does: a state of options and a position, and the search."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import trilithon
from trilithon.console.ugi.options import (
    Misunderstood,
    changed,
    described,
    first_options,
    read_limits,
)
from trilithon.core import AnyGame, Game, Outcome, Player
from trilithon.core.errors import Problem
from trilithon.core.lines import write_line
from trilithon.match import Match, match_from, new_match
from trilithon.search import best_move, time_control
from trilithon.search.budget import CLOCKS, Budget
from trilithon.search.kept_tree import KeptTree
from trilithon.search.result import Line, Report
from trilithon.search.result import Search as Steps

Search = Callable[[AnyGame, Any, Budget, int], Steps[Any]]
# An answer, or None between two steps of a search.
Answers = Iterator[str | None]

# A search ends so much before its time, so that its answer is there in time.
_TIME_USED, _TIME_TO_ANSWER = 0.98, 0.001
_SECONDS_BETWEEN_INFOS = 0.5
_VALUES = {1: "win", 0: "draw", -1: "loss"}
_RESULTS = {Outcome(Player.FIRST): "p1win", Outcome(Player.SECOND): "p2win", Outcome(None): "draw"}


class Engine:
    """Answers line by line. Another `search` under another `name` makes another engine of it."""

    def __init__(self, search: Search | None = None, name: str = "Trilithon") -> None:
        self._search: Search = search or partial(best_move.search, kept=KeptTree())
        self._name = name
        self._options = first_options()
        self._match: Match | None = None
        self._stopped = False
        self._commands: dict[str, Callable[[list[str]], Answers]] = {
            "ugi": self._introduce,
            "isready": self._confirm,
            "setoption": self._set_option,
            "uginewgame": self._begin,
            "position": self._place,
            "go": self._go,
            "query": self._query,
            "stop": self._ignore,
            # By itself it ends the conversation, which is not the engine's matter.
            "quit": self._ignore,
        }

    def answer(self, line: str) -> Answers:
        """The lines that answer one, with None wherever a search can be stopped.

        A line that cannot be followed has an answer that begins with `error`, and changes nothing.
        """
        command, *words = line.split()
        try:
            if command not in self._commands:
                raise Misunderstood(f"there is no command {command}")
            yield from self._commands[command](words)
        except (Misunderstood, Problem) as wrong:
            yield f"error {wrong}"

    def stop(self) -> None:
        """Let the search that is running come to its end at once."""
        self._stopped = True

    def _introduce(self, words: list[str]) -> Answers:
        _need_none(words)
        yield f"id name {self._name} {trilithon.__version__}"
        yield "id author The Trilithon authors"
        yield from described()
        yield "ugiok"

    def _confirm(self, words: list[str]) -> Answers:
        _need_none(words)
        yield "readyok"

    def _ignore(self, words: list[str]) -> Answers:
        _need_none(words)
        yield from ()

    def _set_option(self, words: list[str]) -> Answers:
        if words[:1] != ["name"] or words[2:3] != ["value"]:
            raise Misunderstood("setoption name NAME value VALUE is wanted")
        options = changed(self._options, words[1], " ".join(words[3:]))
        other = (options.game, options.texts) != (self._options.game, self._options.texts)
        self._match = None if other else self._match
        self._options = options
        yield from ()

    def _begin(self, words: list[str]) -> Answers:
        _need_none(words)
        self._match = None
        yield from ()

    def _current(self) -> Match:
        """The match at the position that is set, or that its game begins with."""
        if self._match is None:
            self._match = new_match(self._options.game, self._options.settings)
        return self._match

    def _place(self, words: list[str]) -> Answers:
        game, settings = self._options.game, self._options.settings
        end = words.index("moves") if "moves" in words else len(words)
        kind, fields = words[:1], words[1:end]
        if kind == ["startpos"] and not fields:
            match = new_match(game, settings)
        elif kind == ["fen"] and fields:
            match = match_from(game, " ".join(fields), settings)
        else:
            raise Misunderstood("position startpos or fen FIELDS is wanted, and then moves")
        for ply, text in enumerate(words[end + 1 :], start=1):
            try:
                match.play_text(text)
            except Problem as wrong:
                raise Misunderstood(f"move {ply}, {text}: {wrong}") from wrong
        self._match = match
        yield from ()

    def _query(self, words: list[str]) -> Answers:
        match = self._current()
        match words:
            case ["gameover"]:
                yield f"response {_truth(match.outcome is not None)}"
            case ["p1turn"]:
                yield f"response {_truth(match.player is Player.FIRST)}"
            case ["result"]:
                outcome = match.outcome
                yield f"response {'none' if outcome is None else _RESULTS[outcome]}"
            case _:
                raise Misunderstood("query gameover, p1turn or result is wanted")

    def _go(self, words: list[str]) -> Answers:
        match, limits = self._current(), read_limits(words)
        if match.outcome is not None:
            yield "bestmove none"
            return
        self._stopped = False
        now = CLOCKS[self._options.clock]
        began = now()
        ply = match.game.rules.ply(match.position)
        seed = self._options.random(ply).getrandbits(32)
        steps = self._search(match.game, match.position, self._budget(limits), seed)
        told = began
        while True:
            try:
                progress = next(steps)
            except StopIteration as done:
                report: Report[Any] = done.value
                break
            yield None
            if (time := now()) >= told + _SECONDS_BETWEEN_INFOS:
                told = time
                nodes = progress.playouts + progress.states
                yield from self._infos(match, progress.lines, nodes, time - began)
        nodes = report.playouts + report.states
        yield from self._infos(match, report.lines, nodes, now() - began)
        yield f"bestmove {match.game.notation.write_move(match.position, report.move)}"

    def _infos(
        self, match: Match, lines: Sequence[Line[Any]], nodes: int, seconds: float
    ) -> Iterator[str]:
        """A line for each of the best moves, as many as are wanted; the best one comes last.

        So whoever minds only the last line is told of the best move. As long as a search knows of
        none, it tells how far it has come.
        """
        spent = f"info nodes {nodes} time {round(1000 * seconds)}"
        speed = f" nps {round(nodes / seconds)}" if seconds > 0 else ""
        if not lines:
            yield spent + speed
        wanted = lines[: self._options.lines]
        for number, line in reversed(list(enumerate(wanted, start=1))):
            info = spent
            if self._options.lines > 1:
                info += f" multipv {number}"
            info += speed
            info += f" winrate {line.winrate:.3f}"
            if line.result is not None:
                info += f" result {_VALUES[line.result]}"
            moves = write_line(match.game, match.position, line.moves)
            yield f"{info} pv {' '.join(moves)}"

    def _budget(self, limits: dict[str, int]) -> Budget:
        """What `go` may spend: nodes (playouts, and states of an exact search), the whole time, or
        what the level does.

        Level 6 and those above take the whole time, as the highest level. One below stays what it
        is where only a time is given: it spends no more.
        """
        game, position = self._options.game, self._current().position
        highest = max(game.levels)
        level = min(self._options.level or highest, highest)
        told = time_control.open_effort if limits else Game.effort
        effort = told(game, level, position)
        if "nodes" in limits:
            nodes = limits["nodes"]
            effort = replace(effort, playouts=nodes, states=min(nodes, effort.states))
        elif "movetime" in limits and effort == game.effort(highest, position):
            effort = replace(effort, playouts=None)
        seconds = math.inf
        if effort.playouts is None and not limits:
            seconds = time_control.TOP_SECONDS
        if "movetime" in limits:
            seconds = max(0.0, _TIME_USED * limits["movetime"] / 1000 - _TIME_TO_ANSWER)
        return Budget(effort, seconds, self._clock)

    def _clock(self) -> float:
        """The time; for a search that is stopped, later than any time it has."""
        return math.inf if self._stopped else CLOCKS[self._options.clock]()


def _truth(value: bool) -> str:
    return "true" if value else "false"


def _need_none(words: list[str]) -> None:
    if words:
        raise Misunderstood(f"{words[0]} is one word too many")
