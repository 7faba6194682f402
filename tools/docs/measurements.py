"""What was measured, out of `docs/results/`, as tables and plots of the documentation.

The files are those that `trilithon ladder`, `arena`, `komi` and `handicap` and `build.py bench`
write. Where there is none yet, the page says so.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from shlex import join
from typing import Any

from tools.build.paths import RESULTS
from tools.docs.balance import handicap_table, komi_table
from tools.docs.commands import run_command
from tools.docs.ladders import ladders
from tools.docs.locale import Locale, Words, runnable, shell
from tools.docs.visits import visits_table


def measured(kind: str, of: str, words: Words, language: str) -> str:
    """The HTML of a fence that tells of what was measured."""
    say = Locale(words, language)
    if kind == "ladder":
        made = ladders(results(f"ladder-{of}"), say)
    elif kind == "matches":
        found = results(f"match-{of}")
        made = [_matches(found, say)] if found else []
    elif kind == "handicap":
        made = [handicap_table(data, say) for data in results(f"handicap-{of}")]
    elif kind == "komi":
        found = results("komi")
        made = [komi_table(found, say)] if found else []
    elif kind in _MEASURED:
        files = (json.loads(path.read_text("utf-8")) for path in RESULTS.glob(f"{of}.json"))
        made = [_MEASURED[kind](data, say) for data in files if data.get(kind)]
    else:
        raise ValueError(f"no such fence: {kind}")
    return "".join(made) or f'<p class="unmeasured">{escape(words["docs-unmeasured"])}</p>\n'


def results(prefix: str) -> list[dict[str, Any]]:
    """The contents of all files of a kind, smaller boards first."""
    found = [
        json.loads(path.read_text(encoding="utf-8")) for path in RESULTS.glob(f"{prefix}*.json")
    ]
    return sorted(found, key=lambda data: (_size(data), json.dumps(data["settings"])))


def _size(data: Mapping[str, Any]) -> int:
    return int(data["settings"].get("size", 0))


def _matches(found: Sequence[Mapping[str, Any]], say: Locale) -> str:
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
        run_command(
            f"arena {join(map(runnable, data['players']))} --game {data['game']}",
            data,
            data["games"],
        )
        for data in found
    ]
    table = say.table(head, rows)
    return f'<div class="measured">{table}{shell(made)}</div>\n'


def _limits(data: Mapping[str, Any], say: Locale) -> str:
    if data["milliseconds"] is not None:
        return f"{say.seconds(data['milliseconds'])} s{say.clock(data)}"
    return "–" if data["nodes"] is None else f"{data['nodes']:,}"


def _figures(data: Mapping[str, Any], say: Locale) -> str:
    """What was measured in a browser, with the machine and the day."""
    words = say.words
    head = ("docs-figure", "docs-value", "docs-target")
    rows = [
        (
            ": ".join(words[f"docs-figure-{key}"] for key in (one["key"], one["of"]) if key),
            say.measure(one["value"], one["unit"]),
            _aim(one, say),
        )
        for one in data["figures"]
    ]
    table = say.table(head, rows)
    return f'<figure class="measured">{_machine(data, say)}{table}</figure>\n'


def _visits(data: Mapping[str, Any], say: Locale) -> str:
    table = visits_table(data["visits"], say)
    return f'<figure class="measured">{_machine(data, say)}{table}</figure>\n'


def _machine(data: Mapping[str, Any], say: Locale) -> str:
    words, machine = say.words, data["machine"]
    cores = f"{machine['cores']} {words['docs-cores']}"
    told = [machine["processor"], cores, machine["system"], machine["browser"], data["date"]]
    if load := machine.get("load"):
        told.append(f"{words['docs-load']} {say.number(load, 1)}")
    return f"<figcaption>{escape(' · '.join(told))}</figcaption>"


def _aim(figure: Mapping[str, Any], say: Locale) -> str:
    if figure["target"] is None:
        return "–"
    sentence = say.words["docs-at-least" if figure["least"] else "docs-at-most"]
    return f"{sentence} {say.measure(figure['target'], figure['unit'])}"


# What is shown of what was measured in a browser, by the name that the data has for it.
_MEASURED = {"figures": _figures, "visits": _visits}
