"""What games show in random matches, for tests of what the page must have for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.support.amounts import many
from trilithon.core import AnyGame
from trilithon.core.errors import Problem
from trilithon.core.scene import Scene, Text
from trilithon.games import GAMES
from trilithon.match import Match, new_match
from trilithon.match.draft import choose
from trilithon.page import guide
from trilithon.page.scene import scene
from trilithon.page.status import news, notices, status
from trilithon.page.view import players

GAMES_EACH = many(5)
CHOICES_EACH = 4


def matches(game: AnyGame, seed: int = 1) -> Iterator[Match]:
    """Matches in each of their states: random choices on the smallest board."""
    random = Random(seed)
    for _ in range(GAMES_EACH):
        match = new_match(game, _smallest(game))
        yield match
        while match.outcome is None:
            _choose(match, random)
            yield match


def _smallest(game: AnyGame) -> dict[str, str]:
    return {setting.name: setting.offered[0] for setting in game.settings if setting.name == "size"}


def _choose(match: Match, random: Random) -> None:
    """Make one choice that is open, or else the first legal move."""
    shown = scene(match)
    targets = [space["id"] for space in shown["spaces"] if space.get("state") == "target"]
    choices = targets + [option["id"] for option in shown["options"]]
    for choice in random.sample(choices, min(CHOICES_EACH, len(choices))):
        try:
            choose(match, choice)
        except Problem:
            continue
        return
    match.play(match.game.rules.legal_moves(match.position)[0])


def scenes() -> Iterator[tuple[AnyGame, Scene]]:
    """Scenes of every game."""
    for game in GAMES.values():
        for match in matches(game):
            yield game, scene(match)


def texts(match: Match) -> Iterator[Text]:
    """All sentences that a view and its explanations hold."""
    yield status(match, thinking=False)
    yield status(match, thinking=True)
    yield from notices(match)
    if (aim := guide.aim(match)) is not None:
        yield aim["text"]
    if (threat := guide.threat(match)) is not None:
        yield threat
    yield from (side["reckoning"] for side in players(match) if "reckoning" in side)
    yield from news(match)
    presenter = match.game.presenter
    shown = scene(match)
    items = [item for hand in shown.get("hands", []) for item in hand["items"]]
    for thing in (*shown["spaces"], *shown["options"], *items):
        yield presenter.explain(match.position, match.draft, thing["id"]).text
