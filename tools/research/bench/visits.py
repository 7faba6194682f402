"""First and second visits, to our page and the stock page by turns, on each kind of host."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Playwright

from tools.build.browser import find_firefox
from tools.build.server import running
from tools.build.steps import run
from tools.research.bench.browsers import chromium, firefox
from tools.research.bench.hosts import HOST_KINDS, HostServer
from tools.research.bench.starts import Start, measure_starts, phone

# The most that there may be: megabytes sent, and parts of the stock page's cold start.
_SENT, _SHARE, _WARM_SHARE = 5.0, 0.4, 0.2
# A phone's visits take long: one kind of host is enough, with a part of the pairs. So does Firefox.
_PHONE_HOST, _FEW_PART = "netlify", 2
_DESK, _PHONE = "desk", "phone"
# The page of the game, and the stock page.
_OURS, _STOCK = "play.html", ""

# Starts a page of a server in a new browser, and once more where that is asked.
_Visit = Callable[[HostServer, str, bool], Start]


@dataclass(frozen=True)
class Visits:
    """Pairs of visits by one browser to one kind of host, and what they are to come to.

    `targets` are those of `sent`, `share` and `warm_share` that there are.
    """

    host: str
    browser: str
    device: str
    ours: Sequence[Start]
    stock: Sequence[Start]
    targets: dict[str, float]

    def as_json(self) -> dict[str, Any]:
        """Return the medians as plain data: milliseconds, megabytes, and parts."""
        later = [start.warm for start in self.ours if start.warm is not None]
        warm = median(later) if later else None
        cold, stock_cold = (median(start.cold for start in one) for one in (self.ours, self.stock))
        sent, stock_sent = (median(start.sent for start in one) for one in (self.ours, self.stock))
        figures = {
            "sent": sent / 1e6,
            "stock_sent": stock_sent / 1e6,
            "cold": cold,
            "stock_cold": stock_cold,
            "share": cold / stock_cold,
            "warm": warm,
            "warm_share": None if warm is None else warm / stock_cold,
        }
        told = {name: None if value is None else round(value, 3) for name, value in figures.items()}
        whose = {"host": self.host, "browser": self.browser, "device": self.device}
        return {**whose, "pairs": len(self.ours), **told, "targets": self.targets}


def missed(visits: dict[str, Any]) -> list[str]:
    """The names of the figures that are above their target, of visits as plain data."""
    return [
        name
        for name, most in visits["targets"].items()
        if visits[name] is not None and visits[name] > most
    ]


def measure_visits(
    playwright: Playwright, program: Path, site: Path, stock: Path, pairs: int, hosts: Sequence[str]
) -> Iterator[Visits]:
    """Visit the hosts in Chromium, and a few times on a phone and in Firefox where there is one.

    A later visit asks nothing of the host, so it is made on the first one alone, and on the phone.
    """

    def at_desk(server: HostServer, page: str, again: bool) -> Start:
        with chromium(playwright, program) as window:
            return measure_starts(window, server, page, nullcontext, again=again)

    def on_phone(server: HostServer, page: str, again: bool) -> Start:
        with chromium(playwright, program) as window:
            on_it = lambda: phone(window, server)  # noqa: E731
            return measure_starts(window, server, page, on_it, again=again)

    for host in hosts:
        targets = {"sent": _SENT, "warm_share": _WARM_SHARE}
        if host != "pages":
            targets["share"] = _SHARE
        starts = _by_turns(site, stock, host, pairs, at_desk, host == hosts[0])
        yield Visits(host, "Chromium", _DESK, *starts, targets)
    host = _PHONE_HOST if _PHONE_HOST in hosts else hosts[0]
    few = max(1, pairs // _FEW_PART)
    starts = _by_turns(site, stock, host, few, on_phone, True)
    yield Visits(host, "Chromium", _PHONE, *starts, {})
    if (fox := find_firefox()) is None:
        print("  there is no Firefox here, so it is not measured", flush=True)
        return

    def in_firefox(server: HostServer, page: str, again: bool) -> Start:
        with firefox(fox) as window:
            return measure_starts(window, server, page, nullcontext, again=again)

    name = run([fox, "--version"], "asking Firefox what it is").strip().removeprefix("Mozilla ")
    for host in hosts:
        starts = _by_turns(site, stock, host, few, in_firefox, host == hosts[0])
        yield Visits(host, name, _DESK, *starts, {"warm_share": _WARM_SHARE})


def _by_turns(
    site: Path, stock: Path, host: str, pairs: int, visit: _Visit, again: bool
) -> tuple[list[Start], list[Start]]:
    """So many visits to either page. Which one is first changes, as one may help the next."""
    kind = HOST_KINDS[host]
    ours, theirs = list[Start](), list[Start]()
    with running(HostServer(site, kind)) as own, running(HostServer(stock, kind)) as other:
        for number in range(pairs):
            turns = [(own, _OURS, ours, again), (other, _STOCK, theirs, False)]
            for server, page, starts, comes_again in turns[:: -1 if number % 2 else 1]:
                starts.append(visit(server, page, comes_again))
    return ours, theirs
