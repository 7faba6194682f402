"""Lines that come in while the engine may be busy."""

from __future__ import annotations

import os
from collections import deque
from queue import Empty, SimpleQueue
from threading import Thread

_CHUNK = 65_536


class Inbox:
    """Lines in the order in which they came, of which urgent ones can be taken out of turn.

    Whoever reads them feeds them in, from any thread; None is the end.
    """

    def __init__(self) -> None:
        self._came: SimpleQueue[str | None] = SimpleQueue()
        self._waiting: deque[str | None] = deque()

    def feed(self, line: str | None) -> None:
        """Let a line come in, or the end."""
        self._came.put(line)

    def next(self, seconds: float | None = None) -> str | None:
        """The next line, waiting for it; None at the end, and ever after.

        Raises TimeoutError when none has come for so many seconds, where these are given.
        """
        try:
            line = self._waiting.popleft() if self._waiting else self._came.get(timeout=seconds)
        except Empty as late:
            raise TimeoutError from late
        if line is None:
            self._waiting.appendleft(None)
        return line

    def urgent(self, words: frozenset[str], before: frozenset[str]) -> str | None:
        """The first of these words that has come as a line of its own, if one has.

        Lines that come after one that begins with one of the words `before` are not for now.
        """
        self._gather()
        for index, line in enumerate(self._waiting):
            if line is None or (line.split() or [""])[0] in before:
                break
            if (word := line.strip()) in words:
                del self._waiting[index]
                return word
        return None

    def holds(self, word: str, before: frozenset[str]) -> bool:
        """Whether a word has come as a line of its own, which stays; else as `urgent`."""
        self._gather()
        for line in self._waiting:
            if line is None or line.strip() == word:
                return line is not None
            if (line.split() or [""])[0] in before:
                break
        return False

    def _gather(self) -> None:
        while True:
            try:
                self._waiting.append(self._came.get_nowait())
            except Empty:
                return


def listen(descriptor: int) -> Inbox:
    """An inbox of the lines that a file descriptor has, until its end or until it fails."""
    inbox = Inbox()
    # The descriptor itself: a file object would be locked when the interpreter wants to close it.
    Thread(target=_read, args=(descriptor, inbox), daemon=True).start()
    return inbox


def _read(descriptor: int, inbox: Inbox) -> None:
    begun = b""
    try:
        while chunk := os.read(descriptor, _CHUNK):
            *lines, begun = (begun + chunk).split(b"\n")
            for line in lines:
                inbox.feed(line.decode(errors="replace"))
        if begun:
            inbox.feed(begun.decode(errors="replace"))
    except OSError:
        # What cannot be read has ended.
        pass
    finally:
        inbox.feed(None)
