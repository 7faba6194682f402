"""The three puzzles of a day."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.puzzle_files import all_puzzles
from tests.support.task_table import focus_board, puzzle_page, solve
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_the_daily_three_of_a_day_and_the_result_to_share(page: Page, server: SiteServer) -> None:
    page.clock.set_fixed_time("2026-11-24T12:00:00")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # Others have solved them: only the last is left.
    kept = {"days": {"2026-11-22": {"carteso": "xx+", "constructo": "hhs"}}}
    page.add_init_script(f"localStorage['trilithon.daily'] ??= {json.dumps(json.dumps(kept))}")
    table = puzzle_page(page, server, "daily/2026-11-22")
    ways, says = page.locator("#daily-games a"), page.locator("#daily-says")
    expect(says).to_have_text("November 22, 2026")
    expect(ways.and_(page.locator("[aria-current]"))).to_have_text("Consta")
    early = all_puzzles("consta")
    focus_board(page)
    solve(table, next(one for one in early if one.get("day") == "2026-11-22"))
    expect(page.get_by_role("link", name="Consta, solved at the first try")).to_be_visible()
    page.locator("#daily-share").click()
    expect(says).to_contain_text("copied")
    told = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert told[1:4] == [
        "🟩 Consta: 1 try",
        "🟥🟥🟩 Carteso: 3 tries",
        "🟨🟨⬛ Constructo: not solved",
    ]
    assert told[4] == f"{server.url}puzzles.html#daily/2026-11-22"
    for wrong, said in (("2026-12-01", "still to come"), ("22.11.", "names no day")):
        page.evaluate(f"location.hash = 'daily/{wrong}'")
        expect(says).to_contain_text(said)
        expect(page).to_have_url(f"{server.url}puzzles.html#daily/2026-11-24/consta")


def test_one_of_the_daily_three_can_be_passed_over_and_other_puzzles_follow_the_last(
    page: Page, server: SiteServer
) -> None:
    page.clock.set_fixed_time("2026-11-22T12:00:00")
    kept = {"days": {"2026-11-22": {"carteso": "+"}}}
    page.add_init_script(f"localStorage['trilithon.daily'] ??= {json.dumps(json.dumps(kept))}")
    puzzle_page(page, server, "daily")
    following = page.locator("#next")
    for game in ("constructo", "consta"):
        following.click()
        expect(page).to_have_url(f"{server.url}puzzles.html#daily/2026-11-22/{game}")
    page.evaluate(
        "localStorage['trilithon.daily'] = JSON.stringify("
        "{days: {'2026-11-22': {carteso: '+', constructo: '+', consta: '+'}}})"
    )
    page.reload()
    expect(following).to_have_text("More puzzles")
    following.click()
    expect(page).to_have_url(re.compile(r"puzzles\.html#consta/\w+$"))
