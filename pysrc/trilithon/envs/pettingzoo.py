"""The games as PettingZoo's environments, one for each game and its settings.

>>> from trilithon.envs.pettingzoo import env
>>> game = env("consta", size=5, render_mode="ansi")
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     over = terminated or truncated
...     mask = observation["action_mask"]
...     game.step(None if over else game.action_space(agent).sample(mask))

The agents are `player_0`, who begins, and `player_1`. Where a move has two parts, as with two
stones in Consta, the same agent comes twice in a row. Nothing in the games is left to chance, so
that no seed changes anything.
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    _NEEDED = "this needs further libraries: pip install 'trilithon[pettingzoo]'"
    raise ModuleNotFoundError(_NEEDED, name=missing.name) from missing

from trilithon.core import Player
from trilithon.draw.pictures import still
from trilithon.envs.arrays import Arrays
from trilithon.envs.episode import Episode

AGENTS = ("player_0", "player_1")
_RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
_PIXELS = 480


def env(game: str, render_mode: str | None = None, **settings: object) -> Any:
    """A game as an environment, by its name and its settings.

    Whoever takes an action that is not legal has lost at once. Raises ValueError for a game, a
    setting or a way to render that there is not.

    >>> game = env("consta", size=3)
    >>> game.reset()
    >>> game.observe("player_0")["observation"].shape, len(game.observe("player_0")["action_mask"])
    ((3, 3, 7), 19)
    """
    made = wrappers.TerminateIllegalWrapper(raw_env(game, render_mode, **settings), -1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc] # noqa: N801 (PettingZoo's own name)
    """A game as an environment, which trusts that actions are legal.

    An observation has two parts. `observation` are planes of 32-bit floats from -1 to 1, height ×
    width × planes: `planes` names them in order, and the agent's own side always comes first.
    `action_mask` has a 1 for each legal action; there is none for an agent that is not to move.

    >>> raw_env("consta", size=3).planes[0]
    'own single stones'
    """

    metadata = {  # noqa: RUF012 (PettingZoo's own attribute)
        "render_modes": list(_RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, game: str, render_mode: str | None = None, **settings: object) -> None:
        if render_mode is not None and render_mode not in _RENDER_MODES:
            known = ", ".join(_RENDER_MODES)
            raise ValueError(f"render_mode is {render_mode!r}; it must be one of {known}")
        EzPickle.__init__(self, game, render_mode, **settings)
        super().__init__()
        self.render_mode = render_mode
        self.metadata = type(self).metadata | {"name": f"{game}_v0"}
        self.episode = Episode(game, **settings)
        encoding = self.episode.encoding
        grid = encoding.grid(self.episode.start)
        self._arrays = Arrays(grid)
        self.planes = (*encoding.MASKS, *encoding.VALUES)
        self.possible_agents = list(AGENTS)
        shape = grid.height, grid.width, len(self.planes)
        actions = self.episode.actions
        self.observation_spaces = {agent: _observations(shape, actions) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; there is no chance that a seed could settle, and there are no options."""
        self.episode.reset()
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.episode.player]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees, and which actions are legal for it now."""
        player, legal = Player(AGENTS.index(agent)), self.episode.legal()
        [planes] = self._arrays.seen([self.episode.seen(player)])
        [mask] = self._arrays.legal([legal])
        if player != self.episode.player:
            mask = np.zeros_like(mask)
        return {"observation": planes, "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        """Let the agent that is to move take an action. Raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.play(int(action))  # type: ignore[arg-type]
        if self.episode.outcome is not None:
            self.rewards = dict(zip(AGENTS, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(AGENTS, True)
        self.agent_selection = AGENTS[self.episode.player]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board as text, as SVG, as pixels, or printed for `human`."""
        if self.render_mode in ("svg", "rgb_array"):
            svg = still(self.episode.match(), theme="light", draft=self.episode.draft)
            return svg if self.render_mode == "svg" else _pixels(svg)
        if self.render_mode == "ansi":
            return self.episode.text()
        if self.render_mode == "human":
            print(self.episode.text(), flush=True)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def _observations(shape: tuple[int, int, int], actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, shape, np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def _pixels(svg: str) -> npt.NDArray[np.uint8]:
    """A picture as rows of pixels with three colours each. Raises MissingLibrary."""
    from trilithon.draw.pictures.raster import image

    return np.asarray(image(svg, _PIXELS), np.uint8)
