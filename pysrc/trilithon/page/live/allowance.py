"""How much another device may send."""

from __future__ import annotations

from dataclasses import dataclass

# So many messages may come at once, and so many a second in the long run; what is more is left out.
_AT_ONCE, _PER_SECOND = 60.0, 10.0


@dataclass(slots=True)
class Allowance:
    """Room for messages, which is used up by each and grows again with time."""

    room: float = _AT_ONCE
    refilled: float | None = None

    def take(self, now: float) -> bool:
        """Whether there is room for a message that comes at a time, in seconds."""
        passed = 0.0 if self.refilled is None else max(0.0, now - self.refilled)
        self.refilled = now
        self.room = min(_AT_ONCE, self.room + passed * _PER_SECOND)
        if self.room < 1:
            return False
        self.room -= 1
        return True
