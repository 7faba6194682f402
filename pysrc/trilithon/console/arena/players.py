"""Who plays: anything that answers the lines of the Universal Game Interface."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from contextlib import suppress
from tempfile import TemporaryFile
from time import perf_counter
from typing import Protocol

from trilithon.console.ugi import Engine, listen
from trilithon.core.errors import one_line
from trilithon.search.budget import WALL
from trilithon.search.scripted import greedy_search, random_search

# Players without a search; see `scripted`.
RANDOM, GREEDY = "random", "greedy"

# To begin, a program has so many seconds; to end by itself, so many; and then what it wrote last is
# waited for, which comes at once on a machine that is not busy.
_SECONDS_TO_START, _SECONDS_TO_END, _SECONDS_TO_EMPTY = 60.0, 1.0, 10.0


class Failure(Exception):
    """What a player loses by: `word` is `time`, `illegal` or `crash`, the text tells more."""

    def __init__(self, word: str, text: str) -> None:
        super().__init__(one_line(text))
        self.word = word


class Player(Protocol):
    """Someone to talk to by lines."""

    options: frozenset[str]

    def say(self, line: str) -> None:
        """Send a line that wants no answer. Raises Failure."""

    def ask(self, line: str, word: str, seconds: float) -> list[str]:
        """Send a line; what comes back up to an answer that begins with a word. Raises Failure."""

    def close(self) -> None:
        """Let the player go."""


def make_player(spec: str, clock: str = WALL) -> Player:
    """The player that `level:3`, `random`, `greedy` or a command line stands for.

    Raises Failure, also when it does not know a `clock` that is not the usual one.
    """
    player = _made(spec)
    if clock != WALL:
        if "clock" not in player.options:
            player.close()
            raise Failure("crash", f"it has no option Clock for {clock} time")
        player.say(f"setoption name Clock value {clock}")
    return player


def _made(spec: str) -> Player:
    if spec == RANDOM:
        return Inside(Engine(random_search, "Random"))
    if spec == GREEDY:
        return Inside(Engine(greedy_search, "Greedy"))
    kind, _, level = spec.partition(":")
    if kind == "level":
        player = Inside(Engine())
        player.say(f"setoption name Level value {level}")
        return player
    return Program(spec)


class Inside:
    """An engine of this process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.options = _option_names(self.ask("ugi", "ugiok", 0))

    def say(self, line: str) -> None:
        """Send a line that wants no answer. Raises Failure."""
        for answer in self._engine.answer(line):
            if answer is not None:
                raise Failure("crash", answer)

    def ask(self, line: str, word: str, seconds: float) -> list[str]:
        """The answers to a line. Raises Failure when the last of them is not the one wanted."""
        del seconds  # It keeps the time itself that it is told.
        answers = [answer for answer in self._engine.answer(line) if answer is not None]
        if not answers or answers[-1].split()[0] != word:
            raise Failure("crash", f"no {word}: {' '.join(answers)}")
        return answers

    def close(self) -> None:
        """There is nothing to end."""


class Program:
    """Another program, started by its command line. Raises Failure when it does not answer."""

    def __init__(self, command: str) -> None:
        self._errors = TemporaryFile()  # noqa: SIM115 (closed with the player)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as trouble:
            self._errors.close()
            raise Failure("crash", _not_started(trouble)) from trouble
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._output = self._process.stdout
        self._inbox = listen(self._output.fileno())
        try:
            self.options = _option_names(self.ask("ugi", "ugiok", _SECONDS_TO_START))
        except Failure:
            self.close()
            raise

    def say(self, line: str) -> None:
        """Send a line that wants no answer. Raises Failure when nobody listens."""
        try:
            self._input.write(f"{line}\n".encode())
            self._input.flush()
        except OSError as trouble:
            raise Failure("crash", self._last_words()) from trouble

    def ask(self, line: str, word: str, seconds: float) -> list[str]:
        """Send a line; what comes back up to an answer that begins with a word. Raises Failure."""
        until = perf_counter() + seconds
        self.say(line)
        answers = list[str]()
        while True:
            try:
                answer = self._inbox.next(max(0.0, until - perf_counter()))
            except TimeoutError as late:
                told = [f": {answers[-1]}"] if answers else []
                raise Failure("time", f"no {word} within {seconds:.2f} s{''.join(told)}") from late
            if answer is None:
                raise Failure("crash", self._last_words())
            answers.append(answer.strip())
            if answer.split()[:1] == [word]:
                return answers

    def _last_words(self) -> str:
        """How the program ended, and the last line it wrote to standard error."""
        try:
            status = f"it ended with status {self._process.wait(_SECONDS_TO_END)}"
        except subprocess.TimeoutExpired:
            status = "it closed its output"
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{status}: {last}" if last else status

    def close(self) -> None:
        """Let the program end, and end it and what it has started if it does not."""
        with suppress(OSError):
            self._input.write(b"quit\n")
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_SECONDS_TO_END)
        if os.name == "posix":
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._errors.close()
        # Not under the thread that reads it; a pipe that something else still holds stays open.
        with suppress(TimeoutError):
            while self._inbox.next(_SECONDS_TO_EMPTY) is not None:
                pass
            self._output.close()


def _not_started(trouble: Exception) -> str:
    """Why a program was not started, as whoever wrote its command line would say it."""
    if isinstance(trouble, FileNotFoundError | IndexError):
        return f"there is no such program; players are level:N, {RANDOM}, {GREEDY}"
    reason = trouble.strerror if isinstance(trouble, OSError) else trouble
    return f"it does not start: {reason}"


def _option_names(answers: list[str]) -> frozenset[str]:
    words = (answer.split() for answer in answers)
    return frozenset(
        line[2].lower() for line in words if line[:2] == ["option", "name"] and len(line) > 2
    )
