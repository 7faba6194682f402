"""What was measured, out of `docs/results/`, as tables and plots of the documentation.

The files are those that `trilithon ladder`, `arena` and `komi` and `build.py bench` write. Where
there is none yet, the page says so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby
from shlex import join
from typing import Any

from tools.paths import RESULTS
from tools.plots import Estimate, estimates_plot
from trilithon.ai.meter import WALL
from trilithon.games import GAMES

# The share of games that a level is to win against the one below.
_BAND = (0.65, 0.85)
_PAGE = "page.json"
_PROGRAMS = {"tools.yardstick": "docs-yardstick", "tools.frozen": "docs-frozen"}

Words = Mapping[str, str]
Cells = Sequence[str]


def measured(kind: str, of: str, words: Words, language: str) -> str:
    """A fence's HTML: `ladder` of a game, `matches` of a game, `komi`, or the page's `figures`."""
    say = _Telling(words, language)
    if kind == "ladder":
        boards = groupby(_results(f"ladder-{of}"), key=lambda data: say.board(data))
        made = [_ladder(list(parts), say) for _, parts in boards]
    elif kind == "matches":
        found = _results(f"match-{of}")
        made = [_matches(found, say)] if found else []
    elif kind == "komi":
        found = _results("komi")
        made = [_komi(found, say)] if found else []
    elif kind == "figures":
        made = [_figures(json.loads(path.read_text("utf-8")), say) for path in RESULTS.glob(_PAGE)]
    else:
        raise ValueError(f"no such fence: {kind}")
    return "".join(made) or f'<p class="unmeasured">{escape(words["docs-unmeasured"])}</p>\n'


def _results(prefix: str) -> list[dict[str, Any]]:
    """The contents of all files of a kind, smaller boards first."""
    found = [
        json.loads(path.read_text(encoding="utf-8")) for path in RESULTS.glob(f"{prefix}*.json")
    ]
    return sorted(found, key=lambda data: (_size(data), json.dumps(data["settings"])))


def _size(data: Mapping[str, Any]) -> int:
    return int(data["settings"].get("size", 0))


class _Telling:
    """Numbers and names in a language."""

    def __init__(self, words: Words, language: str) -> None:
        self.words = words
        self._comma = language == "es"
        self.percent = "\u00a0%" if self._comma else "%"

    def number(self, value: float | None, digits: int) -> str:
        if value is None:
            return "–"
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self._comma else text

    def share(self, value: float) -> str:
        return self.number(100 * value, 1) + self.percent

    def shares(self, ends: Sequence[float]) -> str:
        return f"{self.number(100 * ends[0], 1)}–{self.share(ends[1])}"

    def player(self, spec: str) -> str:
        """A player's name; a program that is not ours by its command line."""
        if level := re.fullmatch("level:([0-9]+)", spec):
            return f"{self.words['docs-level']} {level[1]}"
        if f"docs-{spec}" in self.words:
            return self.words[f"docs-{spec}"]
        for module, key in _PROGRAMS.items():
            if module in spec:
                return self.words[key]
        return spec

    def board(self, data: Mapping[str, Any]) -> str:
        """Which board it was: its size, or the other settings by their texts."""
        settings = data["settings"]
        if size := settings.get("size"):
            button = settings.get("variant") == "button"
            return f"{size}×{size}" + (f", {self.words['docs-button']}" if button else "")
        return self.words.get(f"docs-{settings['pattern']}", settings["pattern"])


def _ladder(parts: Sequence[Mapping[str, Any]], say: _Telling) -> str:
    """A board's ladder, which may have been measured in several runs of some levels each."""
    words = say.words
    rungs = sorted((rung for data in parts for rung in data["rungs"]), key=_downwards)
    told = [say.board(parts[0])]
    for time in {data["milliseconds"] for data in parts} - {None}:
        counted = "".join({_clock(data, say) for data in parts if data["milliseconds"] == time})
        told.append(f"{_seconds(time, say)} {words['docs-at-the-top']}{counted}")
    names = [f"{rung['level']} – {_below(rung, say)}" for rung in rungs]
    plot = estimates_plot(
        [
            Estimate(name, rung["rate"], *rung["interval"])
            for name, rung in zip(names, rungs, strict=True)
        ],
        _BAND,
        say.percent,
        words["docs-plot"],
    )
    head = ("docs-pairing", "docs-games", "docs-rate", "docs-interval", "docs-elo",
            "docs-median", "docs-slowest")  # fmt: skip
    rows = [
        (
            name,
            str(rung["games"]),
            say.share(rung["rate"]),
            say.shares(rung["interval"]),
            say.number(rung["elo"], 0),
            say.number(rung["median_seconds"], 2),
            say.number(rung["slowest_seconds"], 2),
        )
        for name, rung in zip(names, rungs, strict=True)
    ]
    caption = f"<figcaption>{escape(' · '.join(told))}</figcaption>"
    table = _table(words["docs-table"], [words[key] for key in head], rows)
    commands = _commands([_ladder_command(data) for data in parts])
    return f'<figure class="measured">{caption}{plot}{table}{commands}</figure>\n'


def _downwards(rung: Mapping[str, Any]) -> int:
    return -int(rung["level"])


def _ladder_command(data: Mapping[str, Any]) -> str:
    beginning = f"ladder --game {data['game']}"
    levels = [rung["level"] for rung in data["rungs"]]
    if len(levels) < len(GAMES[data["game"]].levels):
        beginning += f" --levels {min(levels)}-{max(levels)}"
    return _command(beginning, data, max(rung["games"] for rung in data["rungs"]))


def _below(rung: Mapping[str, Any], say: _Telling) -> str:
    against: str = rung["against"]
    return against.partition(":")[2] or say.player(against)


def _matches(found: Sequence[Mapping[str, Any]], say: _Telling) -> str:
    words = say.words
    head = ("docs-pairing", "docs-on", "docs-time", "docs-games", "docs-rate", "docs-interval",
            "docs-elo")  # fmt: skip
    rows = [
        (
            " – ".join(say.player(spec) for spec in data["players"]),
            say.board(data),
            _limits(data, say),
            str(data["games"]),
            say.share(data["rate"]),
            say.shares(data["interval"]),
            say.number(data["elo"], 0),
        )
        for data in found
    ]
    made = [
        _command(f"arena {join(data['players'])} --game {data['game']}", data, data["games"])
        for data in found
    ]
    table = _table(words["docs-table"], [words[key] for key in head], rows)
    return f'<div class="measured">{table}{_commands(made)}</div>\n'


def _limits(data: Mapping[str, Any], say: _Telling) -> str:
    if data["milliseconds"] is not None:
        return f"{_seconds(data['milliseconds'], say)} s{_clock(data, say)}"
    return "–" if data["nodes"] is None else f"{data['nodes']:,}"


def _seconds(milliseconds: int, say: _Telling) -> str:
    """With two digits where one does not tell it all."""
    return say.number(milliseconds / 1000, 2 if milliseconds % 100 else 1)


def _clock(data: Mapping[str, Any], say: _Telling) -> str:
    """What time was counted in, where that is not the time that passes."""
    clock = data.get("clock", WALL)
    return "" if clock == WALL else f" ({say.words[f'docs-clock-{clock}']})"


def _komi(found: Sequence[Mapping[str, Any]], say: _Telling) -> str:
    words = say.words
    head = ("docs-on", "docs-komi", "docs-fair", "docs-interval", "docs-games",
            "docs-who")  # fmt: skip
    rows = [
        (
            say.board(data),
            _plain(data["komi"], say),
            _plain(data["fair"], say),
            f"{_plain(data['interval'][0], say)} … {_plain(data['interval'][1], say)}",
            str(data["games"]),
            say.player(data["player"]),
        )
        for data in found
    ]
    made = [
        _command(f"komi --level {data['player'].partition(':')[2]}", data, data["games"])
        for data in found
    ]
    table = _table(words["docs-table"], [words[key] for key in head], rows)
    return f'<div class="measured">{table}{_commands(made)}</div>\n'


def _figures(data: Mapping[str, Any], say: _Telling) -> str:
    """What was measured of the page, with the machine and the day."""
    words, machine = say.words, data["machine"]
    cores = f"{machine['cores']} {words['docs-cores']}"
    told = (machine["processor"], cores, machine["system"], machine["browser"], data["date"])
    head = ("docs-figure", "docs-value", "docs-target")
    rows = [
        (
            ": ".join(words[f"docs-figure-{key}"] for key in (one["key"], one["of"]) if key),
            _with_unit(one["value"], one["unit"], say),
            _aim(one, say),
        )
        for one in data["figures"]
    ]
    caption = f"<figcaption>{escape(' · '.join(told))}</figcaption>"
    table = _table(words["docs-table"], [words[key] for key in head], rows)
    return f'<figure class="measured">{caption}{table}</figure>\n'


def _with_unit(value: float, unit: str, say: _Telling) -> str:
    digits = 0 if value >= 100 or value == int(value) else 2 if value < 10 else 1
    return f"{say.number(value, digits)} {unit}".rstrip()


def _aim(figure: Mapping[str, Any], say: _Telling) -> str:
    if figure["target"] is None:
        return "–"
    sentence = say.words["docs-at-least" if figure["least"] else "docs-at-most"]
    return f"{sentence} {_with_unit(figure['target'], figure['unit'], say)}"


def _plain(value: float, say: _Telling) -> str:
    """A number with as many digits as it has."""
    text = f"{value:g}"
    return say.number(value, len(text.partition(".")[2]))


def _command(beginning: str, data: Mapping[str, Any], games: int) -> str:
    """What measures the same again."""
    game, settings = GAMES[data["game"]], data["settings"]
    flags = {setting.name for setting in game.settings if setting.kind == "flag"}
    # What is usual can depend on these, such as komi on whether there is a button.
    usual = game.complete({name: text for name, text in settings.items() if name in flags})
    words = [f"trilithon {beginning}"]
    for setting in game.settings:
        text = settings.get(setting.name, usual[setting.name])
        if setting.name in flags:
            words += [f"--{text}"] if text != setting.default else []
        elif setting.name == "size" or text != usual[setting.name]:
            words.append(f"--{setting.name} {text}")
    words.append(f"--games {games}")
    for option, name in (("time", "milliseconds"), ("nodes", "nodes")):
        if data.get(name) is not None:
            words.append(f"--{option} {data[name]}")
    usual_openings = 0 if beginning.startswith("komi") else 2
    for option, standard in (("clock", WALL), ("openings", usual_openings), ("seed", 1)):
        if data.get(option, standard) != standard:
            words.append(f"--{option} {data[option]}")
    return " ".join(words)


def _commands(commands: Iterable[str]) -> str:
    code = escape("\n".join(commands))
    return f'<pre class="shell" tabindex="0"><code>{code}</code></pre>'


def _table(label: str, head: Cells, rows: Iterable[Cells]) -> str:
    """A table that can be wider than the page and is scrolled by itself."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" role="group" aria-label="{escape(label)}" tabindex="0">'
        f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
