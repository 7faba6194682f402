"""One game played by numbers, action by action; what all environments are made of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from typing import Any, Self, cast

from trilithon.boards.square import bits
from trilithon.core import AnyGame, Outcome, Player
from trilithon.core.encoding import Encoding, Legal, Seen
from trilithon.formats.attributes import begin
from trilithon.games import GAMES
from trilithon.match import Match
from trilithon.match.new import match_at


def encoding_of(game: AnyGame) -> Encoding[Any, Any]:
    """How the game's positions and moves are told by numbers."""
    return cast(Encoding[Any, Any], import_module(f"trilithon.games.{game.name}.encoding"))


def begun_match(game: str, settings: dict[str, object]) -> Match:
    """A game before its first move. Raises ValueError, which tells what is wrong."""
    return begin({"game": game, "settings": {name: str(at) for name, at in settings.items()}})


class Episode:
    """A game from its start, or from a position on, to its end.

    An *action* is a half move where a game has some, else a whole move; see `core.encoding` for
    how they are numbered.

    >>> episode = Episode("consta", size=5)
    >>> len(episode.legal_actions())
    25
    >>> for action in episode.actions_of("c3"):
    ...     episode.play(action)
    >>> episode.player, episode.position_text
    (<Player.SECOND: 1>, '5/5/2b2/5/5 w 2')
    """

    def __init__(self, game: str, **settings: object) -> None:
        """Begin. Raises ValueError where there is no such game, or no such setting of it."""
        match = begun_match(game, settings)
        self.game = match.game
        self.encoding = encoding_of(self.game)
        self.start = match.position
        self.reset()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Positions are immutable, and whoever copies episodes copies many."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"game": self.game.name, "encoding": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        game = GAMES[state["game"]]
        self.__dict__.update(state | {"game": game, "encoding": encoding_of(game)})

    def reset(self, position: Any = None) -> None:
        """Go back to the start, or to any position of the same board.

        Raises TypeError for what is no position of the game, such as a text, which `game.notation`
        reads, and ValueError for one of another board.
        """
        if position is not None and type(position) is not type(self.start):
            raise TypeError(f"{position!r:.60} is no position of {self.game.name}")
        if position is not None and self.encoding.grid(position) != self.encoding.grid(self.start):
            text = self.game.notation.write_position(position)
            raise ValueError(f"{text} is on another board")
        self.position = self.start if position is None else position
        self.begun: tuple[int, ...] = ()
        self._last: tuple[Any, Any] | None = None
        self.outcome: Outcome | None = self.game.rules.outcome(self.position)

    @cached_property
    def spaces(self) -> int:
        """How many spaces the board has."""
        return len(self.encoding.grid(self.start).spaces)

    @cached_property
    def actions(self) -> int:
        """How many actions there are, legal or not: they are numbered from 0."""
        return len(self.encoding.KINDS) * self.spaces + len(self.encoding.OTHERS)

    @property
    def player(self) -> Player:
        """The player to move."""
        return self.game.rules.player(self.position)

    @property
    def position_text(self) -> str:
        """The position in the text form that records have."""
        return self.game.notation.write_position(self.position)

    def legal(self) -> Legal:
        """The legal actions as masks; none when the game is over."""
        if self.outcome is not None:
            nothing = len(self.encoding.KINDS), len(self.encoding.OTHERS)
            return Legal((0,) * nothing[0], (False,) * nothing[1])
        return self.encoding.legal(self.position, self.begun)

    def legal_actions(self) -> list[int]:
        """The legal actions, from the lowest number on; none when the game is over."""
        return list(self._numbers(self.legal()))

    def _numbers(self, legal: Legal) -> Iterator[int]:
        number = {bit: at for at, bit in enumerate(self.encoding.grid(self.position).bits)}
        for kind, mask in enumerate(legal.masks):
            for space in sorted(number[bit] for bit in bits(mask)):
                yield kind * self.spaces + space
        first = len(self.encoding.KINDS) * self.spaces
        yield from (first + at for at, allowed in enumerate(legal.others) if allowed)

    def is_legal(self, action: int) -> bool:
        """Whether a number is a legal action now. Raises TypeError for what is no whole number."""
        if not hasattr(action, "__index__"):
            raise TypeError(f"{action!r:.60} is no number of an action; `actions_of` reads moves")
        legal = self.legal()
        kind, space = divmod(action, self.spaces)
        if 0 <= kind < len(legal.masks):
            bit = self.encoding.grid(self.position).bits[space]
            return bool(legal.masks[kind] >> bit & 1)
        other = action - len(legal.masks) * self.spaces
        return 0 <= other < len(legal.others) and legal.others[other]

    def seen(self, player: Player) -> Seen:
        """The position as a player sees it."""
        return self.encoding.seen(self.position, self.begun, player)

    def play(self, action: int) -> None:
        """Take an action. Raises ValueError unless it is legal, and TypeError for no number."""
        if not self.is_legal(action):
            raise ValueError(f"action {action} is not legal in {self.position_text}")
        self.begun = (*self.begun, action)
        move = self.encoding.move(self.position, self.begun)
        if move is not None:
            self._last = self.position, move
            self.position = self.game.rules.play(self.position, move)
            self.begun = ()
            self.outcome = self.game.rules.outcome(self.position)

    def actions_of(self, text: str) -> tuple[int, ...]:
        """The actions that make up a move, given as text. Raises ValueError for any other text."""
        move = self.game.notation.read_move(self.position, text)
        self.game.rules.check(self.position, move)
        return self.encoding.actions(self.position, move)

    def action_text(self, action: int) -> str:
        """A legal action as people write it: a whole move, or a space of a half move.

        Raises ValueError for a number that no action has.
        """
        if not 0 <= action < self.actions:
            raise ValueError(f"there is no action {action}; they go from 0 to {self.actions - 1}")
        begun = (*self.begun, action)
        move = self.encoding.move(self.position, begun)
        if move is None:
            return ",".join(self.encoding.begun_text(self.position, begun))
        return self.game.notation.write_move(self.position, move)

    def rewards(self) -> tuple[float, float]:
        """1 and -1 for winner and loser, the first player's first; 0 in a draw and before."""
        if self.outcome is None or self.outcome.winner is None:
            return 0.0, 0.0
        return (1.0, -1.0) if self.outcome.winner is Player.FIRST else (-1.0, 1.0)

    def match(self) -> Match:
        """The last position as a game to look at, with the move that led to it."""
        before, move = self._last or (self.position, None)
        match = match_at(self.game, None, before)
        match.studied = True
        if move is not None:
            match.play(move)
        return match

    @property
    def draft(self) -> tuple[str, ...]:
        """What is begun of a move, as the choices of a person."""
        return self.encoding.begun_text(self.position, self.begun)

    def text(self) -> str:
        """The board as lines of plain text, and below it what is begun of a move."""
        board = self.game.notation.text_board(self.position)
        begun = [f"begun: {' '.join(self.draft)}"] if self.begun else []
        return "\n".join([board.rstrip("\n"), *begun])
