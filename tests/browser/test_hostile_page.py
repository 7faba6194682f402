"""What others send, write or leave behind does the page no harm, and loses no game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.embed_dialog import open_embed_dialog
from tests.support.fuzzer import ODD_TEXTS, ODD_VALUES, Fuzzer
from tests.support.table import open_table
from tests.support.watch import Watch
from tools.build.server import SiteServer
from trilithon.formats.pgn import read_record, write_record
from trilithon.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

# Were it ever read as markup, there would be such an element.
BAIT = '"><bait-bait onclick=alert(1)>é</bait-bait><img src=x onerror=alert(1)> javascript:alert(1)'
BAITED = "() => document.querySelectorAll('bait-bait, img[src=x], [onclick], [onerror]').length"

SEND = """(messages) => { for (const message of messages) {
  postMessage(message, "*");
  dispatchEvent(new MessageEvent("message", { data: message, source: window }));
} }"""
# Each once the one before was answered, as a person can follow one link after the other.
FOLLOW = """async (fragments) => {
  for (const fragment of fragments) {
    const before = document.body.dataset.revision;
    location.hash = fragment;
    for (let wait = 0; wait < 200 && document.body.dataset.revision === before; wait += 1) {
      await new Promise((done) => setTimeout(done, 5));
    }
  }
}"""
LEAVE = """(good) => {
  const seats = [{ seat: "alien", level: 1, clock: { seconds: "?" } }, { seat: "human", level: 1 }];
  const game = { ...JSON.parse(good), key: "left", seats };
  localStorage.setItem("trilithon.game.left", JSON.stringify(game));
  localStorage.setItem("trilithon.last", '"left"');
  sessionStorage.setItem("trilithon.current", '"left"');
}"""
STORE = """(entries) => { for (const [name, text] of entries) {
  localStorage.setItem(name, text);
  dispatchEvent(new StorageEvent("storage", { key: name, newValue: text }));
} }"""


def texts(fuzzer: Fuzzer, count: int) -> list[str]:
    """Links, records and positions, most of them spoilt, and odd texts."""
    rng = fuzzer.rng
    known = [*fuzzer.texts, *(fuzzer.spoilt(rng.choice(fuzzer.texts)) for _ in range(count))]
    return rng.sample([*known, *(text.replace("\ud800", "") for text in ODD_TEXTS)], count)


def stored(rng: random.Random, good: str) -> list[tuple[str, str]]:
    """A game as it is kept, and all other things that are, in all kinds of disrepair."""
    kept, found = json.loads(good), []
    odd = [*(value for value in ODD_VALUES if value == value), *ODD_TEXTS[:8], [1, 2], [None, None]]
    for number, name in enumerate(kept):
        for count in range(6):
            spoilt = {**kept, "key": f"bad{number}x{count}", name: rng.choice(odd)}
            found.append((f"trilithon.game.{spoilt['key']}", json.dumps(spoilt)))
    names = ("theme", "board", "hints", "numbers", "pace", "language", "last", "confirm-moves")
    more = (*(f"settings-{game}" for game in GAMES), "lessons", "puzzles", "ponder")
    for name in (*names, *more, "puzzle-grade", "game.", "game.x"):
        found.append((f"trilithon.{name}", rng.choice(["{", "[[", *map(json.dumps, odd)])))
    return [(name, text.encode(errors="replace").decode()) for name, text in found]


@pytest.mark.page("new")
def test_hundreds_of_odd_messages_links_records_and_stored_things(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    fuzzer, rng = Fuzzer(5), random.Random(5)
    table = open_table(page, server.url).choose("c3", "b2", "d4")
    address = table.kept_address()
    own = page.evaluate("JSON.parse(localStorage.getItem('trilithon.last'))")
    good = page.evaluate("(key) => localStorage.getItem(`trilithon.game.${key}`)", own)
    messages: list[Any] = [None, [], {}, 3, True, "x"]
    messages += [{"trilithon": text, "id": 1, "parameters": text} for text in texts(fuzzer, 60)]
    messages += [{"trilithon": name, "id": 1} for name in ("board", "gone", "engine", "configure")]
    messages += [json.loads(fuzzer.command_text()) for _ in range(150)]
    page.evaluate(SEND, messages)
    page.evaluate(FOLLOW, [text.strip().replace("\n", " ") for text in texts(fuzzer, 60)])
    page.evaluate(STORE, stored(rng, good))
    page.locator("#open-record").evaluate("button => button.click()")
    expect(page.locator("#records")).to_be_visible()
    for text in texts(fuzzer, 25):
        page.evaluate(
            """(text) => { document.getElementById("record-text").value = text;
            document.getElementById("record-read").click(); }""",
            text,
        )
    # What this tab showed last is none of our games any more: another one begins.
    page.goto("about:blank")
    page.goto(f"{server.url}learn.html")
    page.evaluate(LEAVE, good)
    page.goto(f"{server.url}play.html")
    table.ready()
    expect(table.moves).to_have_count(0)
    # The page still plays, and the game that was on the board before is where it was.
    page.goto("about:blank")
    page.goto(address)
    table.ready()
    expect(table.moves).to_have_count(2)
    assert page.evaluate("(key) => localStorage.getItem(`trilithon.game.${key}`)", own)
    page.locator("#games-open").click()
    expect(page.locator("#games-list li").first).to_be_visible()
    page.locator("#games-close").click()
    table.new_game(5)
    table.choose("a1")
    expect(table.moves).to_have_count(1)
    assert page.evaluate(BAITED) == 0
    # What was refused was refused with words, and not by a script that broke.
    assert watch.problems == []


def test_names_and_comments_are_shown_as_they_are_written(page: Page, server: SiteServer) -> None:
    match = read_record('[Game "consta"][Size "5"] 1. c3 (1. b2 2. d4,e5) 2. a1,e5 *')
    match.tags |= {"Black": BAIT, "White": BAIT, "Event": BAIT, BAIT: BAIT}
    for node in match.nodes.values():
        node.comments, node.lead = [BAIT], [BAIT] if node.id == 2 else []
    table = open_table(page, server.url)
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill(write_record(match).replace(f'[{BAIT} "', '[Site "'))
    page.locator("#record-read").click()
    expect(table.moves.first).to_be_visible()
    expect(page.locator("body")).to_contain_text("<bait-bait onclick=alert(1)>")
    table.press("ArrowLeft")
    table.kept()
    page.locator("#games-open").click()
    expect(page.locator("#games-list")).to_contain_text("<bait-bait")
    page.locator("#games-close").click()
    open_embed_dialog(page)
    expect(page.locator("#embed-preview trilithon-board img")).to_have_count(1)
    assert page.evaluate(BAITED) == 0


PLACES = """() => [...document.querySelectorAll("#games-list .entry-name")].map((entry) => {
  const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT), found = {};
  while (texts.nextNode()) {
    for (const name of ["Ann", "Bob"]) {
      const from = texts.currentNode.data.indexOf(name);
      if (from < 0) continue;
      const range = new Range();
      range.setStart(texts.currentNode, from);
      range.setEnd(texts.currentNode, from + name.length);
      found[name] = range.getBoundingClientRect().left;
    }
  }
  return found;
})"""


def test_a_name_that_turns_the_way_of_writing_turns_itself_alone(
    page: Page, server: SiteServer
) -> None:
    record = '[Game "consta"][Size "5"][Black "\u202eAnn"][White "Bob"] 1. c3 *'
    table = open_table(page, server.url)
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill(record)
    page.locator("#record-read").click()
    expect(table.moves).to_have_count(1)
    table.kept()
    page.locator("#games-open").click()
    expect(page.locator("#games-list")).to_contain_text("Bob")
    [places] = [one for one in page.evaluate(PLACES) if "Bob" in one]
    assert places["Ann"] < places["Bob"]
