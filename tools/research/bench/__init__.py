"""Measure the built site in a browser, against a stock page of the same runtime."""

import json
from pathlib import Path

from tools.build.browser import ensure_browser
from tools.build.steps import step
from tools.build.wheel import build_wheel
from tools.research.bench.exact import exact_figures
from tools.research.bench.figures import how_busy, report, table, write
from tools.research.bench.measure import measure
from tools.research.bench.stock import build_stock_page
from tools.site.assembly import build_dist


def bench(pairs: int, *, perfect: bool, as_json: bool, output: Path | None) -> int:
    """Measure, print or keep the figures, and return 1 when a target is missed.

    It is the page that is measured, or Constructo's perfect play in it.
    """
    site = build_dist()
    browser = ensure_browser()
    load = how_busy()
    if perfect:
        print("· Measure perfect play in the browser", flush=True)
        figures, version = exact_figures(site, browser)
    else:
        stock = build_stock_page(build_wheel())
        with step(f"Measure in the browser, {pairs} pairs of starts, and with Lighthouse"):
            figures, version = measure(site, stock, browser, pairs)
    found = report(figures, version, load)
    if output is not None:
        write(output, found)
    print(json.dumps(found, indent=2) if as_json else table(figures))
    return 0 if all(figure.met for figure in figures) else 1
