"""What a move does is shown by motion and, where it is wanted, heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.haste import hasten_now
from tests.support.table import PLAY, Table, open_game
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.page("warm"),
    pytest.mark.usefixtures("moving"),
]

# Notes the pitch of every tone that is made.
LISTEN = """
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) {
    super(context, options);
    window.tones.push(options.frequency);
    window.heardBy = context;
  }
};
"""
MOVED = """() => {
  const found = new Set();
  const read = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframeRule) for (const name of rule.style) found.add(name);
      else if (rule.style?.transitionProperty) found.add(rule.style.transitionProperty);
      if (rule.cssRules) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return [...found].flatMap((names) => names.split(", "));
}"""
# What comes stands still where it begins, until it is looked at.
HOLD = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#board .arriving { animation-play-state: paused !important; }");
  document.adoptedStyleSheets.push(sheet);
}"""
# How far from its space a piece or marker begins that comes to the board, in widths of itself.
AWAY = """() => {
  const board = document.querySelector("#board svg");
  return board.getAnimations({ subtree: true }).flatMap((animation) => {
    const one = animation.effect.target;
    if (!one.closest(".layer-pieces, .layer-over")) return [];
    const at = (ms) => {
      animation.currentTime = ms;
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2, width];
    };
    const { delay, duration } = animation.effect.getTiming();
    const [[x, y], [endX, endY, width]] = [at(delay), at(delay + duration - 1)];
    return [Math.hypot(x - endX, y - endY) / width];
  });
}"""
STEADY = {"opacity", "transform", "visibility", "none"}
# A sound begins once what it belongs to is painted.
HEARD = """() => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(() => setTimeout(() => done(window.tones.splice(0)))));
})"""


def motion(table: Table, selector: str) -> str:
    shown = table.page.locator(f"#board {selector}")
    return str(shown.evaluate("element => getComputedStyle(element).animationName"))


def heard(page: Page) -> list[float]:
    """The tones since the last call, with those of what was painted just now."""
    tones: list[float] = page.evaluate(HEARD)
    return tones


@pytest.mark.page("new")
def test_moves_are_shown_by_motion_and_heard_unless_silenced(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(LISTEN)
    page.goto(f"{server.url}{PLAY}?lang=en#v=0&game=constructo")
    table = Table(page).ready()
    table.click('[data-choice="hand:M"]').choose("5")
    assert motion(table, '.layer-pieces [data-key="5-0"]') == "arrive"
    # The first sound waits until the browser has found its devices.
    wait_until(page, "window.tones.length")
    place = heard(page)
    page.locator("#sounds").click()
    assert heard(page) == []
    page.locator("#sounds").click()
    assert heard(page) == place
    table.click('[data-choice="hand:s"]').choose("2")
    assert heard(page) == place
    table.click('[data-choice="hand:S"]').choose("4")
    heard(page)
    table.choose("2", "5")
    assert motion(table, '.layer-pieces [data-key="5-1"]') == "stack"
    assert motion(table, '[class^="tower"]') == "rise"
    claim = heard(page)
    assert claim
    assert claim != place
    assert set(page.evaluate(MOVED)) <= STEADY
    page.emulate_media(reduced_motion="reduce")
    assert motion(table, '[class^="tower"]') == "none"
    page.locator("#resign").click()
    # Soon after its last sound the page is to be silent.
    hasten_now(page)
    page.locator("#resign-indeed").click()
    expect(table.body).not_to_have_attribute("data-result", "")
    assert heard(page) not in ([], place, claim)
    # Nothing is kept awake for a sound that is over.
    wait_until(page, "window.heardBy.state === 'suspended'")


@pytest.mark.parametrize(
    ("start", "choices"),
    [
        ("game=consta&size=5", ["e3"]),
        ("game=carteso&size=5&moves=Ba1.Bb1.Wa2.Wb2.Wc2", ["e5", "colour:black"]),
        ("game=carteso&size=5&moves=Ba1.Bb1.Wa2.Wb2", ["c1", "colour:white"]),
    ],
)
def test_pieces_and_claims_come_from_near_their_spaces(
    page: Page, server: SiteServer, start: str, choices: list[str]
) -> None:
    table = open_game(page, f"{server.url}{PLAY}#v=0&{start}")
    page.evaluate(HOLD)
    for choice in choices:
        table.act(table.offered(choice).click)
    away = page.evaluate(AWAY)
    assert away
    assert all(far < 0.5 for far in away)
