"""Measure the built site in a browser, against a stock page of the same runtime."""

import json

from tools.bench.figures import Figure, table
from tools.bench.measure import measure
from tools.bench.stock import build_stock_page
from tools.browser import ensure_browser
from tools.site import build_site
from tools.steps import step
from tools.wheel import build_wheel


def bench(pairs: int, *, as_json: bool) -> int:
    """Measure, print the figures, and return 1 when a target is missed."""
    site = build_site()
    stock = build_stock_page(build_wheel())
    browser = ensure_browser()
    with step(f"Measure in the browser, {pairs} pairs of starts"):
        figures: list[Figure] = measure(site, stock, browser, pairs)
    if as_json:
        print(json.dumps([figure.as_json() for figure in figures], indent=2))
    else:
        print(table(figures))
    return 0 if all(figure.met for figure in figures) else 1
