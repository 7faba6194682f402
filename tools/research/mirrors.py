"""How far it takes a player to mirror: each symmetry of a board against a level of the computer.

`python -m tools.research.mirrors --level 3 --games 20 -o docs/results/mirrors.json`. The second
player answers each move with its image, and where that is not legal with any other move. Reports of
games have had such a row since Ai Ai's: a game that is lost to a mirror has little to decide.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from trilithon.console.arena.score import Score
from trilithon.core import AnyGame, Effort
from trilithon.core.errors import Problem
from trilithon.games import GAMES
from trilithon.match import Match, new_match
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish

Images = Mapping[str, str]
"""Which space each space has for its image."""

# How the place of a space, seen from the middle of the board, is mapped; upwards is less y.
_MAPS: Mapping[str, Callable[[float, float], tuple[float, float]]] = {
    "half-turn": lambda x, y: (-x, -y),
    "left-right": lambda x, y: (-x, y),
    "top-bottom": lambda x, y: (x, -y),
    "falling": lambda x, y: (y, x),
    "rising": lambda x, y: (-y, -x),
    "quarter-left": lambda x, y: (y, -x),
    "quarter-right": lambda x, y: (-y, x),
}
_FAR = 0.01


def symmetries(game: AnyGame, start: Any) -> Iterator[tuple[str, Images]]:
    """The maps that make a board the same board, by name, each with the images of its spaces."""
    spaces = game.presenter.scene(start, None, ())["spaces"]
    places = {space["id"]: (space["x"], space["y"]) for space in spaces}
    middle = [(min(ends) + max(ends)) / 2 for ends in zip(*places.values(), strict=True)]
    for name, change in _MAPS.items():
        images = {}
        for space, (x, y) in places.items():
            wanted = change(x - middle[0], y - middle[1])
            at = (wanted[0] + middle[0], wanted[1] + middle[1])
            for other, place in places.items():
                if _is_near(place, at):
                    images[space] = other
        if len(images) == len(places):
            yield name, images


def _is_near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) < _FAR and abs(one[1] - other[1]) < _FAR


def image(text: str, images: Images) -> str:
    """A move's text with each space in place of which its image stands."""
    names = sorted(images, key=len, reverse=True)
    return re.sub("|".join(map(re.escape, names)), lambda found: images[found[0]], text)


def play(match: Match, images: Images, effort: Effort, seed: int) -> tuple[float, int, int]:
    """Play a game to its end: what the mirror got, how often it mirrored, and of how many moves."""
    random, mirrored, moves = Random(seed), 0, 0
    last = ""
    while match.outcome is None:
        game, position = match.game, match.position
        if match.player == 0:
            steps = search(game, position, Budget(effort), random.getrandbits(32))
            text = game.notation.write_move(position, finish(steps).move)
        else:
            text, same = _answer(match, image(last, images), random)
            mirrored, moves = mirrored + same, moves + 1
        match.play_text(text)
        last = text
    winner = match.outcome.winner
    return (0.5 if winner is None else float(winner == 1)), mirrored, moves


def _answer(match: Match, wanted: str, random: Random) -> tuple[str, bool]:
    """The image of a move where it is legal, else any move; and whether it was the image."""
    game, position = match.game, match.position
    try:
        move = game.legal_move(position, wanted)
    except Problem:
        moves = game.rules.legal_moves(position)
        move = moves[random.randrange(len(moves))]
        return game.notation.write_move(position, move), False
    return wanted, True


def measure(name: str, level: int, games: int) -> Iterator[dict[str, Any]]:
    """What each mirror comes to on a game's usual board."""
    game = GAMES[name]
    begun = new_match(game, {})
    for mirror, images in symmetries(game, begun.position):
        found = [
            play(new_match(game, {}), images, game.effort(level, begun.position), seed)
            for seed in range(games)
        ]
        points = [score for score, _, _ in found]
        score = Score(points.count(1), points.count(0.5), points.count(0))
        share = sum(same for _, same, _ in found) / sum(moves for _, _, moves in found)
        told = {"game": name, "settings": begun.settings, "level": level, "mirror": mirror}
        yield {**told, **score.data(), "mirrored": round(share, 3)}


def main() -> None:
    """Measure all games, and write a list of what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, default=3, help="of the computer, who is first (3)")
    parser.add_argument("--games", type=int, default=20, help="for each symmetry (20)")
    parser.add_argument("-o", "--output", type=Path, required=True)
    told = parser.parse_args()
    rows = []
    for name in GAMES:
        for row in measure(name, told.level, told.games):
            print(row, flush=True)
            rows.append(row)
    told.output.write_text(json.dumps(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
