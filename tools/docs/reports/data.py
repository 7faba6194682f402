"""What `trilithon report` wrote of a game, and the command that makes it again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tools.build.paths import RESULTS
from trilithon.games import GAMES

Data = Mapping[str, Any]


def report_data(game: str) -> Data | None:
    """What was written of a game, if anything was."""
    path = RESULTS / f"report-{game}.json"
    if not path.exists():
        return None
    data: Data = json.loads(path.read_text(encoding="utf-8"))
    return data


def shortest_board(game: str) -> dict[str, str] | None:
    """The attributes of a board that replays the shortest of the games, if there are any."""
    data = report_data(game)
    if data is None:
        return None
    moves = data["shortest"]["moves"]
    shown = {"moves": " ".join(moves), "ply": str(len(moves)), "mode": "replay"}
    return {"game": game, **unusual(data, data["settings"]), **shown}


def unusual(data: Data, settings: Mapping[str, str]) -> dict[str, str]:
    """Those settings of a board that are not as usual."""
    usual = GAMES[data["game"]].complete({})
    return {name: text for name, text in settings.items() if text != usual[name]}


def report_command(data: Data, between: str = " ") -> str:
    """What makes a report again; `between` parts its boards."""
    others, proofs = data["balance"][1:], data["solved"]
    words = [f"trilithon report --game {data['game']}"]
    words += [f"--{name} {text}" for name, text in unusual(data, data["settings"]).items()]
    words.append(f"--level {data['player'].partition(':')[2]} --games {data['games']}")
    words += [f"--nodes {data['nodes']}"] if data["nodes"] else []
    words += [f"--openings {data['openings']}"] if data["openings"] else []
    words += [f"--seed {data['seed']}"] if data["seed"] != 1 else []
    words += [f"--random {data['random']['games']}"] if data["random"] else []
    parts = [" ".join(words)]
    if others:
        also = " ".join(f"--also {_given(data, one)}" for one in others)
        parts.append(f"{also} --also-games {others[0]['games']}")
    if proofs:
        solve = " ".join(f"--solve {_given(data, one)}" for one in proofs)
        parts.append(f"{solve} --longest {proofs[0]['longest']}")
    return between.join([*parts, f"--results run -o report-{data['game']}.json"])


def _given(data: Data, board: Data) -> str:
    """A board as the command takes it; every board has a setting that names it in any case."""
    name = GAMES[data["game"]].settings[0].name
    named = {name: board["settings"][name]} | unusual(data, board["settings"])
    return ",".join(f"{name}={text}" for name, text in named.items())
