"""The engine dies, hangs or is taken away in the middle of a game, and the game goes on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.support.blog import PICTURE, Blog
from tests.support.table import Table, open_table
from tests.support.task_table import TaskTable
from tests.support.watch import Watch
from tools.build.paths import WEB
from tools.build.server import SiteServer
from trilithon.study.line import main_line, read_line

pytestmark = pytest.mark.browser

# Longer than an engine may be silent, also the one that comes after a silent one.
SILENCE_MS = 15_000
SAID = "The engine had stopped and has been started again. Your game goes on."
DIE = "() => { setTimeout(() => self.close()); }"
HANG = "() => { setTimeout(() => { for (;;); }); }"
# What a worker passes on when the runtime has run out of memory.
BREAK = "() => self.postMessage({ kind: 'failure', key: 'engine-failed', detail: 'no memory' })"
THROW = "() => { setTimeout(() => { throw new Error('broken') }); }"
# A worker of which nothing is heard between the end of its start and `release()`, which comes once.
BUSY = """
const held = [];
let holding = false;
let released = false;
let started = 0;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    started += 1;
  }
  set onmessage(hear) {
    super.onmessage = (event) => {
      if (holding) {
        held.push(() => hear(event));
        document.documentElement.dataset.held = "yes";
      } else hear(event);
      if (event.data.kind === "progress" && event.data.done === 1) holding = !released;
    };
  }
};
window.started = () => started;
window.release = () => {
  holding = false;
  released = true;
  held.splice(0).forEach((tell) => tell());
};
"""


def lose(page: Page, how: str, worker: Worker | None = None) -> None:
    """Do something to the engine, and let so much time go by that it is noticed."""
    (worker or page.workers[-1]).evaluate(how)
    if how in (DIE, HANG):
        page.clock.run_for(SILENCE_MS)


def test_a_lost_engine_is_replaced_till_it_is_lost_too_often(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    page.clock.install()
    table = open_table(page, server.url).choose("c3", "b2", "d4")
    address = table.kept_address()
    # It is given up if it is lost often within a minute, however long this takes.
    page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
    for ply, (how, one, other) in enumerate(
        ((DIE, "a1", "e5"), (HANG, "a2", "e4"), (BREAK, "a3", "e3")), start=2
    ):
        table.choose(one)
        lose(page, how)
        expect(table.notice).to_have_text(SAID)
        # Neither what was chosen before nor what is while the engine is on its way is lost.
        table.space(other).click()
        expect(table.moves).to_have_count(ply + 1)
    assert page.url != address
    lose(page, THROW)
    expect(table.notice).to_contain_text("load the page again")
    assert len(watch.problems) == 1
    watch.problems.clear()
    page.clock.resume()
    table.reload()
    expect(table.moves).to_have_count(5)


@pytest.mark.page("warm")
def test_what_was_chosen_without_an_engine_is_played_by_the_one_that_is_asked_for(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    table = open_table(page, server.url).choose("c3").kept()
    for _ in range(3):
        table.act(lambda: lose(page, BREAK))
        table.press("t")
    lose(page, BREAK)
    expect(page.locator("#revive")).to_be_visible()
    watch.problems.clear()
    # One half of a move.
    table.space("b2").click()
    page.locator("#revive").click()
    expect(page.locator("#board .layer-pieces [data-key]")).to_have_count(2)
    table.ready().choose("d4")
    expect(table.moves).to_have_count(2)


def test_an_engine_may_take_its_time_for_the_first_answer(page: Page, server: SiteServer) -> None:
    """On a slow device with other work: to begin with another one would only take longer."""
    page.clock.install()
    page.add_init_script(BUSY)
    page.goto(f"{server.url}play.html#v=0&game=consta&size=5")
    expect(page.locator("html")).to_have_attribute("data-held", "yes")
    page.clock.run_for(SILENCE_MS)
    page.evaluate("window.release()")
    table = Table(page).ready()
    table.choose("c3")
    assert page.evaluate("window.started()") == 1


def test_boards_of_a_page_go_on_when_their_shared_engine_is_lost(
    page: Page, server: SiteServer, other_origin: SiteServer, watch: Watch
) -> None:
    blog = Blog(page, server, other_origin)
    watch.origins.add(blog.url.rstrip("/"))
    # The engine is in the frame of another site, whose clock is set with that of its page.
    page.clock.install()
    game = 'game="consta" size="5" mode="play"'
    blog.open(
        f'<trilithon-board id="one" {game}>{PICTURE}</trilithon-board>'
        f'<trilithon-board id="two" {game} moves="c3">{PICTURE}</trilithon-board>'
    )
    one, two = blog.start("#one").choose("c3"), blog.start("#two").choose("b2", "d4")
    [worker] = page.workers
    lose(page, BREAK, worker)
    expect(one.body).to_have_attribute("data-revision", "1")
    expect(two.body).to_have_attribute("data-revision", "1")
    assert one.pieces() == ["c3"]
    assert two.pieces() == ["b2", "c3", "d4"]
    one.choose("a1", "e5")
    # Now the host takes the frame away, and the engine in it.
    page.evaluate("() => document.querySelector('iframe[title=\"Trilithon, engine\"]').remove()")
    # Second by second, since the host answers in no time that a clock would tell.
    for _ in range(SILENCE_MS // 1000):
        page.clock.run_for(1000)
    expect(one.body).to_have_attribute("data-revision", "1")
    assert one.pieces() == ["a1", "c3", "e5"]
    one.choose("b1", "b3")
    expect(blog.page.locator("#one")).to_have_js_property("ply", 3)


def test_helpers_that_die_leave_the_analysis_as_it_is(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.url}play.html?workers=2#v=0&game=consta&size=7&moves=d4")
    table = Table(page).ready().click("#study")
    if len(page.workers) < 2:
        page.wait_for_event("worker")
    page.workers[1].evaluate(DIE)
    table.choose("a1", "a5")
    expect(page.locator("#analysis-lines li")).to_have_count(3)


def test_a_task_is_laid_out_anew_when_the_engine_is_lost(page: Page, server: SiteServer) -> None:
    puzzles = json.loads((WEB / "puzzles" / "consta.json").read_text(encoding="utf-8"))
    puzzle = next(one for one in puzzles if one["position"].count("/") == 4 and one["turns"] == 2)
    page.goto(f"{server.url}puzzles.html#consta/{puzzle['id']}")
    table = TaskTable(page).stands("open")
    lose(page, BREAK)
    table.stands("loading")
    expect(table.notice).to_have_text(SAID)
    table.stands("open")
    page.locator("#board [data-space]").first.focus()
    expect(page.locator("#board [data-space]:focus")).to_have_count(1)
    table.answer(main_line(read_line(puzzle["line"]))[0])
    table.stands("answered")
