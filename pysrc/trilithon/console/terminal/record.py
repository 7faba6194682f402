"""The file in which a game is kept while it is played."""

from __future__ import annotations

from pathlib import Path


class RecordFile:
    """The last game of a file of records; `before` is the text of those before it, which stay."""

    def __init__(self, path: Path, before: str = "") -> None:
        self.path = path
        self._before, self._kept = before, ""

    def keep(self, record: str) -> None:
        """Write the game as it is now, if that is new. Raises OSError."""
        if record != self._kept:
            texts = [text for text in (self._before, record) if text]
            self.path.write_text("\n".join(texts), encoding="utf-8")
            self._kept = record

    def begin(self) -> None:
        """Let the next game stand after the one that was kept."""
        self._before = "\n".join(text for text in (self._before, self._kept) if text)
        self._kept = ""
