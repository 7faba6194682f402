"""The fonts that a page's text is really drawn in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

OWN = {"Trilithon Sans", "Trilithon Code"}
# Elements with text of their own, seen or not, that would be drawn in other fonts than ours.
ASTRAY = """() => [...document.querySelectorAll("body *")]
  .filter((e) => !e.matches("script, style, template, option, optgroup"))
  .filter((e) => e.matches("input:not([type=radio], [type=checkbox], [type=range])")
    || e.matches("select, textarea")
    || [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .filter((e) => !getComputedStyle(e).fontFamily.startsWith('"Trilithon '))
  .map((e) => `${e.tagName} ${e.id || e.textContent.trim().slice(0, 40)}`)"""


def expect_own_fonts(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    assert astray(page) == {}
    assert page.evaluate(ASTRAY) == []


def astray(page: Page) -> dict[str, str]:
    """The other fonts that text of the page is drawn in, each with an element that has some."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    found: dict[str, str] = {}
    # What a font has of one element it has of the next that looks the same.
    known: dict[str, set[str]] = defaultdict(set)
    # With those first that have the most characters, few have to be asked about.
    for node in sorted(_written(root), key=lambda node: -len(_characters(node))):
        look = _look(node)
        characters = _characters(node)
        if characters and characters <= known[look]:
            continue
        drawn = browser.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
        if drawn:
            known[look] |= characters
        for font in drawn:
            if not (font["isCustomFont"] and font["familyName"] in OWN):
                found[font["familyName"]] = f"{node['nodeName']} {node.get('attributes')}"
    browser.detach()
    return found


def _look(node: dict[str, Any]) -> str:
    """What style sheets and attributes may give an element a font by."""
    names = node.get("attributes", [])
    told = dict(zip(names[::2], names[1::2], strict=True))
    return f"{node['nodeName']} {told.get('class')} {told.get('style')}"


def _characters(node: dict[str, Any]) -> set[str]:
    """All that an element's own text is made of; of a pseudo-element's that is not known."""
    own = (child["nodeValue"] for child in node.get("children", []) if child["nodeType"] == 3)
    return set("".join(own))


def _written(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The elements under a node with text of their own, frames and controls' insides among them."""
    children = node.get("children", [])
    if any(child["nodeType"] == 3 and child["nodeValue"].strip() for child in children):
        yield node
    yield from node.get("pseudoElements", [])
    within = [*children, *node.get("shadowRoots", [])]
    if "contentDocument" in node:
        within.append(node["contentDocument"])
    for child in within:
        yield from _written(child)
