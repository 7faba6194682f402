"""Measure the built site in a browser, against a stock page of the same runtime."""

import json
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.build.browser import ensure_browser
from tools.build.steps import run, step
from tools.build.wheel import build_wheel
from tools.research.bench.exact import exact_figures
from tools.research.bench.figures import how_busy, report, table, visits_table, write
from tools.research.bench.measure import measure
from tools.research.bench.stock import build_stock_page
from tools.research.bench.visits import measure_visits, missed
from tools.site.assembly import build_dist


def bench_page(
    pairs: int, hosts: Sequence[str], *, visits_only: bool, as_json: bool, output: Path | None
) -> int:
    """Measure the page, print or keep the figures, and return 1 when a target is missed."""
    site, stock = build_dist(), build_stock_page(build_wheel())
    program = ensure_browser()
    version = run([program, "--version"], "asking the browser for its version").strip()
    load = how_busy()
    visits, figures = [], []
    with sync_playwright() as playwright:
        print(f"· Measure starts, {pairs} pairs on each of: {', '.join(hosts)}", flush=True)
        for found in measure_visits(playwright, program, site, stock, pairs, hosts):
            visits.append(found.as_json())
            if not as_json:
                print(visits_table(visits[-1:]), flush=True)
        if not visits_only:
            with step("Measure in the browser, and with Lighthouse"):
                figures = measure(playwright, site, program)
    told = report(figures, version, load) | {"visits": visits}
    if output is not None:
        write(output, told)
    print(json.dumps(told, indent=2) if as_json else table(figures))
    return 0 if all(figure.met for figure in figures) and not any(map(missed, visits)) else 1


def bench_perfect(*, as_json: bool, output: Path | None) -> int:
    """Measure Constructo's perfect play in the page, otherwise as `bench_page`."""
    site = build_dist()
    browser = ensure_browser()
    load = how_busy()
    print("· Measure perfect play in the browser", flush=True)
    figures, version = exact_figures(site, browser)
    told = report(figures, version, load)
    if output is not None:
        write(output, told)
    print(json.dumps(told, indent=2) if as_json else table(figures))
    return 0 if all(figure.met for figure in figures) else 1
