"""How fast Constructo's perfect player moves, and how soon the values of all moves are known.

Positions, and the moves of an opponent who moves by chance, come from fixed seeds.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from tools.build.browser import FLAGS
from tools.build.server import serving
from tools.build.steps import StepError
from tools.research.bench.figures import Figure
from tools.research.bench.worker import EngineWorker
from trilithon.games import GAMES
from trilithon.games.constructo.rules import notation, rules
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.games.constructo.rules.position import Position

_GAMES, _POSITIONS = 8, 30
# The values of all moves are promised from this ply on; half of the positions are at it.
_FROM_PLY = 8
_OPPONENT = 3
_RANDOM = {"seat": "human", "level": _OPPONENT}
_COMPUTER = {"seat": "computer", "level": _OPPONENT}
_PERFECT = {"seat": "computer", "level": max(GAMES["constructo"].levels)}

Times = dict[str, list[float]]
# How many there were, the median, the 95th percentile and the slowest.
Keys = tuple[str, str, str, str]
_MOVES: Keys = (
    "perfect-move-count",
    "perfect-move-median",
    "perfect-move-95",
    "perfect-move-slowest",
)
_VALUES: Keys = ("all-values-count", "all-values-median", "all-values-95", "all-values-slowest")
_FIRST_VALUES: Keys = (
    "first-values-count",
    "first-values-median",
    "first-values-95",
    "first-values-slowest",
)


def exact_figures(site: Path, executable: Path) -> tuple[list[Figure], str]:
    """Play and analyse in a browser; returns the figures, by patterns, and its version.

    The patterns take turns, so that what the engine keeps of one never helps in its next game.
    """
    moves: Times = {name: [] for name in PRINTED}
    values: Times = {name: [] for name in PRINTED}
    early: Times = {"": []}
    with serving(site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        try:
            engine = EngineWorker(browser, server, site)
            for number in range(_GAMES):
                for name in PRINTED:
                    moves[name] += _game(engine, name, number)
                _say(f"{number + 1} of {_GAMES} games on each pattern", moves)
            for number in range(_POSITIONS):
                for name in PRINTED:
                    took = _values(engine, name, number)
                    values[name].append(took)
                    if _at_first_ply(number):
                        early[""].append(took)
                if (number + 1) % 5 == 0:
                    _say(f"{number + 1} of {_POSITIONS} positions on each pattern", values)
            version = f"Chromium {browser.version}"
        finally:
            browser.close()
    return [
        *_figures(_MOVES, moves, 1, 2.5),
        *_figures(_VALUES, values, 2, 8),
        *_figures(_FIRST_VALUES, early, 2, 8),
    ], version


def _game(engine: EngineWorker, pattern: str, number: int) -> Iterator[float]:
    """Play a round; yields the time of each of the perfect player's moves, from view to view.

    He has either side by turns, and the opponent is by turns a level and one who moves by chance.
    """
    own, level = number % 2, number // 2 % 2
    seats = [_COMPUTER if level else _RANDOM] * 2
    seats[own] = _PERFECT
    session, random = f"{pattern} {number}", Random(f"game {pattern} {number}")
    start = f"v=0&game=constructo&pattern={pattern}&first=yellow"
    engine.say({"type": "open", "session": session, "fragment": start, "seats": seats})
    at, view = engine.hear("view")
    while view["result"] is None:
        mover = view["mover"]
        if not view["thinking"]:
            position = notation.read_position(view["position"])
            move = notation.write_move(position, random.choice(rules.legal_moves(position)))
            made = {"session": session, "revision": view["revision"], "move": move}
            engine.say({"type": "play", **made})
        before, (at, view) = at, engine.hear("view")
        if mover == own:
            yield at - before
    engine.say({"type": "close", "session": session, "revision": view["revision"]})


def _values(engine: EngineWorker, pattern: str, number: int) -> float:
    """How long it takes from opening a position until every legal move has its exact value."""
    text = notation.write_position(_position(pattern, number))
    session = f"{text} {number}"
    address = f"v=0&game=constructo&position={text.replace(' ', '_')}"
    began = engine.say(
        {"type": "open", "session": session, "fragment": address},
        {"type": "analyse", "session": session, "revision": 1, "on": True, "paused": False},
    )
    at, found = engine.hear("values")
    while found["session"] != session:
        at, found = engine.hear("values")
    if found["values"] < found["legal"]:
        raise StepError(f"not all moves have got their values in {text}")
    engine.say({"type": "close", "session": session, "revision": found["revision"]})
    return at - began


def _at_first_ply(number: int) -> bool:
    return number % 2 == 0


def _position(pattern: str, number: int) -> Position:
    """A position of a random round, at the first ply that counts or at any later one."""
    random = Random(f"position {pattern} {number}")
    position, met = rules.start({"pattern": pattern}), list[Position]()
    while moves := rules.legal_moves(position):
        met.append(position)
        position = rules.play(position, random.choice(moves))
    return met[_FROM_PLY] if _at_first_ply(number) else random.choice(met[_FROM_PLY:])


def _figures(keys: Keys, times: Times, middle: float, most: float) -> Iterator[Figure]:
    count, half, nearly_all, slowest = keys
    for name, seconds in times.items():
        yield Figure(count, len(seconds), of=name)
        yield Figure(half, median(seconds), "s", middle, name)
        yield Figure(nearly_all, _percentile(seconds), "s", most, name)
        yield Figure(slowest, max(seconds), "s", of=name)


def _percentile(seconds: Sequence[float]) -> float:
    return quantiles(seconds, n=20, method="inclusive")[-1]


def _say(how_far: str, times: Times) -> None:
    slowest = max(one for seconds in times.values() for one in seconds)
    print(f"  {how_far}, the slowest took {slowest:.2f} s", flush=True)
