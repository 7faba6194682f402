"""Games that are kept in a file as they end, a line of JSON for each, so that a run can go on.

The first line tells the plan of the run. One process writes the file, wherever the games are
played; a line that was cut short when it ended is not counted, and is overwritten.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.search.budget import WALL


class OtherRun(Exception):
    """A file whose games are not of this run; its text says why."""


class Results:
    """The games of a run so far, by number; with a file they are kept there too.

    Raises OtherRun or OSError.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.games: dict[int, Played] = {}
        self._file = None
        if path is None:
            return
        # In binary, so that a cut line can be cut off to the byte.
        self._file = path.open("a+b")
        try:
            self._read(plan, path)
        except BaseException:
            self._file.close()
            raise

    def _read(self, plan: Plan, path: Path) -> None:
        assert self._file is not None
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self._file.truncate(len(whole))
        lines = whole.splitlines()
        if not lines:
            self._write({"arena": 1, "plan": plan.data()})
            return
        try:
            head, *games = [json.loads(line) for line in lines]
            # A run that was begun before there were clocks goes on.
            kept = {"clock": WALL} | head["plan"] if head["arena"] == 1 else None
            found = {game["game"]: game for game in reversed(games)}
        except (ValueError, KeyError, TypeError) as wrong:
            raise OtherRun(f"{path}: this is no file of results") from wrong
        if kept != plan.data():
            known = kept if isinstance(kept, dict) else {}
            other = [name for name, value in plan.data().items() if known.get(name) != value]
            # A run that was begun before the efforts were kept goes on.
            if other != ["efforts"] or "efforts" in known:
                raise OtherRun(f"{path}: these games are of another run ({', '.join(other)})")
        self.games.update(sorted(found.items()))

    def add(self, game: Played) -> bool:
        """Keep a game, unless its number has been kept; returns whether it was new."""
        if game["game"] in self.games:
            return False
        self.games[game["game"]] = game
        if self._file is not None:
            self._write(game)
        return True

    def first(self, count: int) -> list[Played]:
        """Those of the first so many games that there are, in order."""
        return [game for number, game in sorted(self.games.items()) if number <= count]

    def _write(self, row: Any) -> None:
        assert self._file is not None
        self._file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
