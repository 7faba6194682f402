"""A game as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias

from trilithon.core.editor import Editor
from trilithon.core.errors import BadSetting
from trilithon.core.players import Player
from trilithon.core.playouts import Effort, Evaluation, Leaf, Playouts
from trilithon.core.presenter import Presenter
from trilithon.core.rules import Notation, Rules
from trilithon.core.scene import Orientation, Text
from trilithon.core.settings import Setting, Settings, SettingValue, setting_text
from trilithon.core.setup import Advise, Setup
from trilithon.core.solver import MakeSolver
from trilithon.core.types import M, P

Goals: TypeAlias = Mapping[str, Callable[[P, M, P, Sequence[str]], bool]]
"""What tasks can ask of a move: whether it holds, by the words that `Game` tells of."""
Flaws: TypeAlias = Mapping[str, Callable[[P, M, P, Sequence[str]], Text | None]]
"""By the same words what is said of a move for which it does not hold."""


class Handicap(NamedTuple):
    """What brings a level and the one below it nearest to an even game: who is helped, and how.

    `pieces` is the number of a start with a handicap, 0 for none; `settings` are those that change,
    as texts. `share` is the part of the games that the lower level wins so.
    """

    level: int
    player: Player
    pieces: int
    settings: Mapping[str, str]
    share: float


@dataclass(frozen=True, slots=True, repr=False)
class Game(Generic[P, M]):
    """A game: its name, the words for its players, its settings, its modules and levels of play.

    - `players`: in the order in which they play by default, the first one first.
    - `levels`: what each level spends.
    - `levels_on`: what it does on the board of a position, where that differs by the board.
    - `order`: where a setting decides who begins, the words of `players` in the order of the game a
      position is from.
    - `resume`: tells a position that was read what settings say of its game beyond its text.
    - `setup`: what is asked before a game.
    - `next_settings`: for games played in rounds, those that are known of the next round, given a
      round's and whether what `setup` asks is to be settled anew.
    - `editors`: what can be drawn, by name: a `position`, or the value of a setting.
    - `orientations`: the ways the board may lie: by half turns where upright and level mean
      different things.
    - `benchmarks`: names what the game is measured by beyond its rules, from a start position on,
      each with a function that does it for a moment and returns how often.
    - `winning_moves`: where a win takes effect only after the other player's turn, those moves that
      no reply can undo; between them it yields None.
    - `together`: evaluates positions in one batch, with about so many playouts for each, where that
      takes less than one after the other.
    - `least_turns`: in how few turns of his a win is possible for a player at all.
    - `exact`: finds the best moves, and their values as solvers tell them, by looking into so many
      positions at most, and yields how many it has; nothing where that is not enough.
    - `solver`: makes proofs of positions' values.
    - `solvable`: tells at once whether one may be expected within minutes.
    - `speed`: how many playouts of a search a browser makes a second, about.
    - `goals`: of statements that tasks can make, whether they hold, given the position before a
      move, the move, the position after it and the words that follow the statement's name.
    - `flaws`: by the same names and of the same, what a move lacks for which the statement does not
      hold.
    - `reasons`: given the positions before and after a move, why it has the effect that it has.
    - `handicaps`: starts that help the first player, by how many pieces are there.
    - `fair_handicap`: what was measured to bring a level, or the nearest one that is known, and the
      one below it nearest to an even game, for settings complete as texts.
    - `first_settings`: those proposed to a beginner, such as a small board.
    - `count_games`: how many games are possible from a position on, where they can be counted.
    - `alike`: the same for positions that mirrors and other colours make of each other.
    - `shifted`: a position with so many points less for the player to move, if there is such.
    - `draws`: whether a game may be drawn, so that two persons may also agree on that.
    - `move_kind`: for reports, a word for what a move is.
    - `material`: for reports, what the first and the second player have on the board.
    """

    name: str
    players: tuple[str, str]
    settings: tuple[Setting, ...]
    rules: Rules[P, M]
    notation: Notation[P, M]
    presenter: Presenter[P, M]
    playouts: Playouts[P, M]
    levels: Mapping[int, Effort]
    levels_on: Callable[[P], Mapping[int, Effort]] | None = None
    order: Callable[[P], tuple[str, str]] | None = None
    resume: Callable[[P, Settings], P] | None = None
    setup: Setup | None = None
    advise: Advise | None = None
    next_settings: Callable[[Mapping[str, str], bool], Mapping[str, str]] | None = None
    editors: Mapping[str, Editor] = field(default_factory=dict)
    orientations: tuple[Orientation, ...] = (0, 2)
    benchmarks: Callable[[P], Iterable[tuple[str, Callable[[], int]]]] | None = None
    winning_moves: Callable[[P], Iterator[M | None]] | None = None
    together: Callable[[Sequence[Leaf[P, M]], int, Random], Sequence[Evaluation[M]]] | None = None
    least_turns: Callable[[P, Player], int] = lambda _position, _player: 1
    exact: Callable[[P, int], Generator[int, None, Sequence[tuple[M, float]]]] | None = None
    solver: MakeSolver[P, M] | None = None
    solvable: Callable[[P], bool] = lambda _: False
    speed: int = 100_000
    goals: Goals[P, M] = field(default_factory=dict)
    flaws: Flaws[P, M] = field(default_factory=dict)
    reasons: Callable[[P, P], Sequence[Text]] = lambda _before, _after: ()
    handicaps: Callable[[Settings], Mapping[int, P]] = lambda _: {}
    fair_handicap: Callable[[Mapping[str, str], int], Handicap | None] = lambda _texts, _level: None
    first_settings: Mapping[str, str] = field(default_factory=dict)
    count_games: Callable[[P], int] | None = None
    alike: Callable[[P], Hashable] | None = None
    shifted: Callable[[P, int], P | None] | None = None
    draws: bool = False
    move_kind: Callable[[M], str] | None = None
    material: Callable[[P], tuple[int, int]] | None = None

    def __repr__(self) -> str:
        """Short, for those who look at it in a console: all that it holds would fill pages."""
        return f"<Game {self.name}>"

    def players_of(self, position: P) -> tuple[str, str]:
        """The words for the first and the second player of the game a position is from."""
        return self.players if self.order is None else self.order(position)

    def effort(self, level: int, position: P) -> Effort:
        """What a level spends on a move in a position. Raises KeyError for one there is not."""
        return (self.levels if self.levels_on is None else self.levels_on(position))[level]

    def legal_move(self, position: P, text: str) -> M:
        """The legal move that a text stands for. Raises BadMove or IllegalMove."""
        move = self.notation.read_move(position, text)
        self.rules.check(position, move)
        return move

    def read_settings(self, texts: Mapping[str, str]) -> dict[str, SettingValue]:
        """Values for the settings that are given as texts by name. Raises BadSetting."""
        known = {setting.name: setting for setting in self.settings}
        for name in texts:
            if name not in known:
                raise BadSetting("setting-unknown", game=self.name, name=name)
        return {name: known[name].read(text) for name, text in texts.items()}

    def complete(self, texts: Mapping[str, str]) -> dict[str, str]:
        """The texts of all settings: the given ones, and defaults for the others."""
        given = {setting.name: setting.default for setting in self.settings} | dict(texts)
        derived = {
            setting.name: setting.derive(given)
            for setting in self.settings
            if setting.derive is not None and setting.name not in texts
        }
        return given | derived

    def begin(self, settings: Mapping[str, object]) -> tuple[dict[str, str], P]:
        """The texts of all settings, as writers emit them, and the position before ply 1.

        A setting is given as its text, or as a value that `str` makes that of. Raises BadSetting.
        """
        texts = {name: str(value) for name, value in settings.items()}
        values = self.read_settings(self.complete(texts))
        return {name: setting_text(at) for name, at in values.items()}, self.rules.start(values)


AnyGame = Game[Any, Any]
