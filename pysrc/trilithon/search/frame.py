"""One state of a proof-number search: how far the proof has come with each of its moves."""

from __future__ import annotations

# The two numbers of a state are kept as one, `fail` above `win`: see `search.df_pn`.
SHIFT = 32
WIN = (1 << SHIFT) - 1


class Frame:
    """A state that is being searched: what its mover needs, and the children still open.

    The search leaves it when it takes `most_win` or more to show that the mover reaches his points,
    or `most_fail` or more to show that he does not. `work` has both numbers of each child, `wins`
    one of them, and `at` is the child being searched. `reached` is None until that is settled.
    """

    __slots__ = (
        "at", "children", "most_fail", "most_win", "need", "needs", "reached", "state", "wins",
        "work",
    )  # fmt: skip

    def __init__(self, state: int, need: int, most_win: int, most_fail: int) -> None:
        self.state = state
        self.need = need
        self.most_win = most_win
        self.most_fail = most_fail
        self.reached: bool | None = None
        self.at = 0
        self.children: list[int] = []
        self.needs: list[int] = []
        self.work: list[int] = []
        self.wins: list[int] = []

    def change(self, index: int, work: int) -> None:
        """Take over new numbers of a child."""
        self.work[index] = work
        self.wins[index] = work & WIN

    def settle(self, index: int, reached: bool) -> None:
        """Take over that a child's mover reaches what he needs, or that he does not."""
        if not reached:
            self.reached = True
            return
        for column in (self.children, self.needs, self.work, self.wins):
            del column[index]
        if not self.work:
            self.reached = False
