"""The games as OpenSpiel's, and the computer player as one of its bots.

>>> import pyspiel
>>> import trilithon.envs.openspiel
>>> game = pyspiel.load_game("trilithon_consta(size=5)")
>>> state = game.new_initial_state()
>>> state.apply_action(12)
>>> print(state)
5/5/2b2/5/5 w 2

To import this module registers each game as `trilithon_` and its name. A game's settings are its
parameters, and what is not given is as everywhere. Where a move has two parts, the same player
comes twice in a row. In a drawn pattern, `_` stands for the dot, as in
`trilithon_constructo(pattern=0_0+1_1+0_2)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import nan
from typing import Any, ClassVar

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ModuleNotFoundError as missing:
    _NEEDED = "this needs further libraries: pip install 'trilithon[openspiel]'"
    raise ModuleNotFoundError(_NEEDED, name=missing.name) from missing

from trilithon.core import Player, SettingValue
from trilithon.envs.arrays import Arrays
from trilithon.envs.episode import Episode
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.result import finish
from trilithon.search.time_control import budget

_PREFIX = "trilithon_"


@cache
def _usual(name: str) -> dict[str, SettingValue]:
    """The usual settings, which OpenSpiel fills in where they are not given.

    What depends on other settings is no number there, so that it is seen not to be given.
    """
    game = GAMES[name]
    derived = {setting.name: nan for setting in game.settings if setting.derive is not None}
    return game.read_settings(game.complete({})) | derived


def _settings(name: str, params: Mapping[str, Any]) -> dict[str, SettingValue]:
    """The settings that parameters stand for. Raises BadSetting."""
    texts = {key: str(_ours(at)) for key, at in params.items() if at == at}
    return GAMES[name].read_settings(GAMES[name].complete(texts))


# To OpenSpiel, a text of digits and dots is a number: `_` stands for the dots of a drawn pattern.
def _ours(value: SettingValue) -> SettingValue:
    return value.replace("_", ".") if isinstance(value, str) else value


def _theirs(value: SettingValue) -> SettingValue:
    return value.replace(".", "_") if isinstance(value, str) else value


@cache
def _type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"{_PREFIX}{name}",
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_usual(name),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings. Raises ValueError for a setting that cannot be."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        settings = _settings(name, params or {})
        self.episode = Episode(name, **settings)
        start, encoding = self.episode.start, self.episode.encoding
        info = pyspiel.GameInfo(
            num_distinct_actions=self.episode.actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=encoding.longest(start),
        )
        super().__init__(_type(name), info, {key: _theirs(at) for key, at in settings.items()})

    def new_initial_state(self, state: str | None = None) -> SpielState:
        """The state before the first action, or that of a position in the form of records."""
        begun = SpielState(self)
        if state is not None:
            begun.episode.reset(self.episode.game.notation.read_position(state))
        return begun

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What tells states by planes, or by their text."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in its course."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode.__deepcopy__(game.episode, {})

    def current_player(self) -> int:
        """0 who begins, 1, or that the game is over."""
        over: int = pyspiel.PlayerId.TERMINAL
        return over if self.is_terminal() else int(self.episode.player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.outcome is not None

    def returns(self) -> list[float]:
        """1 and -1 for winner and loser; 0 in a draw and before."""
        return list(self.episode.rewards())

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.episode.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.episode.action_text(action)

    def __str__(self) -> str:
        return f"{self.episode.position_text} {' '.join(self.episode.draft)}".rstrip()


class Observer:
    """Planes as OpenSpiel has them: planes × height × width, of 32-bit floats."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} was given")
        grid = game.episode.encoding.grid(game.episode.start)
        self._arrays = Arrays(grid)
        encoding = game.episode.encoding
        shape = len(encoding.MASKS) + len(encoding.VALUES), grid.height, grid.width
        self.tensor = np.zeros(shape, np.float32).reshape(-1)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        [planes] = self._arrays.seen([state.episode.seen(Player(player))])
        self.dict["observation"][...] = planes.transpose(2, 0, 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """The state as text."""
        return str(state)


class EngineBot(pyspiel.Bot):  # type: ignore[misc]
    """The computer player at one of its levels, by number as on the page.

    A whole move is chosen at its first action, and its second one follows from that. The same
    `seed` gives the same moves. A level that the game does not have raises ValueError at the first
    step.

    >>> state = pyspiel.load_game("trilithon_consta(size=3)").new_initial_state()
    >>> EngineBot(3).step(state) in state.legal_actions()
    True
    """

    def __init__(self, level: int, seed: int = 0) -> None:
        pyspiel.Bot.__init__(self)
        self._level, self._seed = level, seed
        self._next: list[int] = []

    def restart_at(self, state: SpielState) -> None:
        """Forget what was to follow."""
        self._next = []

    def step(self, state: SpielState) -> int:
        """The action to take now."""
        episode = state.episode
        levels = episode.game.levels
        if self._level not in levels:
            game = episode.game.name
            raise ValueError(f"{game} has levels {min(levels)} to {max(levels)}, not {self._level}")
        if not episode.begun:
            paid = budget(episode.game, self._level, episode.position, 1.0)
            report = finish(search(episode.game, episode.position, paid, self._seed))
            self._next = list(episode.encoding.actions(episode.position, report.move))
            self._seed += 1
        return self._next.pop(0)


for _name in GAMES:
    # A class of its own for each: OpenSpiel keeps what it is given until Python has ended, when a
    # function can no longer be thrown away.
    pyspiel.register_game(_type(_name), type(_name, (SpielGame,), {"name": _name}))
