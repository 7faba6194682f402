"""Many games at once, as programs that learn want them, with NumPy arrays out.

>>> import numpy as np
>>> from trilithon.envs.vector import Games
>>> games, random = Games("consta", 64, size=5), np.random.default_rng(1)
>>> games.legal().shape, games.seen().shape
((64, 51), (64, 5, 5, 7))
>>> over = np.zeros(64, bool)
>>> while not over.all():
...     over = games.play(games.sample(random))
>>> games.rewards.shape, set(games.rewards[:, 0].tolist()) <= {-1.0, 1.0}
((64, 2), True)
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:
    _NEEDED = "this needs further libraries: pip install 'trilithon[numpy]'"
    raise ModuleNotFoundError(_NEEDED, name=missing.name) from missing

from trilithon.core.encoding import Legal
from trilithon.envs.arrays import Arrays, Bools, Floats
from trilithon.envs.episode import begun_match, encoding_of


class Games:
    """So many games of one kind, which go on side by side.

    All arrays have the games as their first axis: `players` tells who is to move in each (0 who
    begins, or 1), `over` which are over, `rewards` what the first and the second player of each
    have got: 1, -1, or 0 in a draw and before the end. Actions are numbered as in `core.encoding`.

    >>> games = Games("consta", 2, size=3)
    >>> games.play([0, 4]), games.players
    (array([False, False]), array([1, 1], dtype=int8))
    """

    def __init__(self, game: str, count: int, **settings: object) -> None:
        """Begin. Raises ValueError for a game or a setting that there is not, and no games."""
        if count < 1:
            raise ValueError(f"{count} games are none")
        match = begun_match(game, settings)
        self.game, self.count = match.game, count
        self._rules, self._encoding = match.game.rules, encoding_of(match.game)
        self._start = match.position
        grid = self._encoding.grid(self._start)
        self._arrays = Arrays(grid)
        kinds, others = len(self._encoding.KINDS), len(self._encoding.OTHERS)
        self.actions = kinds * len(grid.spaces) + others
        self.planes = (*self._encoding.MASKS, *self._encoding.VALUES)
        self._nothing = Legal((0,) * kinds, (False,) * others)
        self.positions: list[Any] = []
        self.reset()

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Begin all games anew, or those that are chosen: by a mask, one bool for each game.

        Raises ValueError, before anything happens, for anything else, such as their indices.

        >>> games = Games("consta", 3, size=3)
        >>> games.reset(games.over)
        >>> games.reset([0, 2])
        Traceback (most recent call last):
        ValueError: a mask of 3 bools says which games, not an array of int64 of shape (2,)
        """
        chosen = np.ones(self.count, np.bool_) if which is None else np.asarray(which)
        if chosen.dtype != np.bool_ or chosen.shape != (self.count,):
            told = f"an array of {chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"a mask of {self.count} bools says which games, not {told}")
        if which is None:
            self.positions = [self._start] * self.count
            self._begun: list[tuple[int, ...]] = [()] * self.count
            self._known: list[Legal | None] = [None] * self.count
            self.over = np.zeros(self.count, np.bool_)
            self.rewards: Floats = np.zeros((self.count, 2), np.float32)
            self.players = np.zeros(self.count, np.int8)
        for index in np.flatnonzero(chosen).tolist():
            self.positions[index], self._begun[index] = self._start, ()
            self._known[index] = None
        self._mask: Bools | None = None
        self.over[chosen], self.rewards[chosen] = False, 0
        self.players[chosen] = self._rules.player(self._start)

    def _legal(self, index: int) -> Legal:
        known = self._known[index]
        if known is None:
            known = self._encoding.legal(self.positions[index], self._begun[index])
            self._known[index] = known
        return known

    def legal(self) -> Bools:
        """Which actions are legal: games × actions, to be read. None are in a game that is over."""
        if self._mask is None:
            known = [self._legal(index) for index in range(self.count)]
            self._mask = self._arrays.legal(known)
            self._mask.flags.writeable = False
        return self._mask

    def seen(self) -> Floats:
        """What the players that are to move see: games × height × width × planes."""
        rules, see = self._rules, self._encoding.seen
        both = zip(self.positions, self._begun, strict=True)
        return self._arrays.seen([see(at, begun, rules.player(at)) for at, begun in both])

    def sample(self, random: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for each game, all alike; 0 in a game that is over."""
        chance = random.random((self.count, self.actions), np.float32)
        best: npt.NDArray[np.int64] = np.argmax(chance * self.legal(), axis=1)
        return best

    def play(self, actions: npt.ArrayLike) -> Bools:
        """Take one action in each game, and tell which games are over.

        Nothing happens in those that were over before; `reset(games.over)` begins them anew. Raises
        ValueError, before anything happens, where an action is not legal.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"there are {self.count} games, and actions of shape {chosen.shape}")
        self._check(chosen)
        rules, encoding = self._rules, self._encoding
        self._mask = None
        for index, action in enumerate(chosen.tolist()):
            if self.over[index]:
                continue
            begun = (*self._begun[index], action)
            move = encoding.move(self.positions[index], begun)
            self._known[index] = None
            if move is None:
                self._begun[index] = begun
                continue
            position = rules.play(self.positions[index], move)
            self.positions[index], self._begun[index] = position, ()
            self.players[index] = rules.player(position)
            outcome = rules.outcome(position)
            if outcome is not None:
                self._end(index, outcome.winner)
        return self.over.copy()

    def _check(self, actions: npt.NDArray[Any]) -> None:
        legal = self.legal()
        within = (actions >= 0) & (actions < self.actions)
        allowed = within & legal[np.arange(self.count), np.where(within, actions, 0)]
        if not (allowed | self.over).all():
            index = int(np.flatnonzero(~(allowed | self.over))[0])
            text = self.game.notation.write_position(self.positions[index])
            raise ValueError(f"game {index}: action {actions[index]} is not legal in {text}")

    def _end(self, index: int, winner: int | None) -> None:
        self.over[index], self._known[index] = True, self._nothing
        if winner is not None:
            self.rewards[index] = (1, -1) if winner == 0 else (-1, 1)
