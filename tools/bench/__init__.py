"""Measure the built site in a browser, against a stock page of the same runtime."""

import json
from pathlib import Path

from tools.bench.figures import report, table, write
from tools.bench.measure import measure
from tools.bench.stock import build_stock_page
from tools.browser import ensure_browser
from tools.site import build_site
from tools.steps import step
from tools.wheel import build_wheel


def bench(pairs: int, *, as_json: bool, output: Path | None) -> int:
    """Measure, print or keep the figures, and return 1 when a target is missed."""
    site = build_site()
    stock = build_stock_page(build_wheel())
    browser = ensure_browser()
    with step(f"Measure in the browser, {pairs} pairs of starts, and with Lighthouse"):
        figures, version = measure(site, stock, browser, pairs)
    found = report(figures, version)
    if output is not None:
        write(output, found)
    print(json.dumps(found, indent=2) if as_json else table(figures))
    return 0 if all(figure.met for figure in figures) else 1
