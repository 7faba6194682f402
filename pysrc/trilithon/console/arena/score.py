"""What a number of games says of two players' strength, and how surely."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log10, sqrt
from typing import Any

# For 95% of a normal distribution.
Z = 1.959964


@dataclass(frozen=True, slots=True)
class Score:
    """Games won, drawn and lost by a player."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        """All games."""
        return self.won + self.drawn + self.lost

    @property
    def rate(self) -> float:
        """The share of points; half without any game."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, in which the true rate is with 95%; a draw is half a win."""
        if not self.games:
            return 0.0, 1.0
        weight = Z * Z / self.games
        centre = (self.rate + weight / 2) / (1 + weight)
        spread = sqrt(weight * self.rate * (1 - self.rate) + weight * weight / 4) / (1 + weight)
        # Not only nearly, so that nothing finite is made of what has no bound.
        low = centre - spread if self.rate > 0 else 0.0
        return low, centre + spread if self.rate < 1 else 1.0

    @property
    def told(self) -> str:
        """The counts for people."""
        return f"{self.won} won, {self.drawn} drawn, {self.lost} lost"

    def data(self) -> dict[str, Any]:
        """The counts, the rate and its interval, as plain JSON data."""
        return {
            "games": self.games,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "rate": round(self.rate, 4),
            "interval": [round(end, 4) for end in self.interval],
        }


def elo(rate: float) -> float:
    """The difference in Elo points that makes a player win that share; infinite at 0 and 1."""
    if rate <= 0:
        return -inf
    return inf if rate >= 1 else 400 * log10(rate / (1 - rate))
