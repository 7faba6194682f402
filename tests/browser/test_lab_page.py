"""The lab: programs in the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.auditor import WIDTH, Auditor
from tests.support.drawn_fonts import expect_own_fonts
from tests.support.lab import FILES, PATIENCE, PYPI, Lab, stand_in_for_pypi, wheel
from tests.support.warm_context import NO_ENGINE
from tests.support.watch import Watch, origin
from tools.build.server import SiteServer

# What of the library and of packages came without bytecode, or with such as Python itself has
# written here, which is marked otherwise.
COMPILED = """import sys
def compiled(spec):
    if spec is None or spec.origin is None or not spec.has_location:
        return False
    if ".zip/" in spec.origin:
        return not spec.origin.endswith(".pyc")
    return spec.cached is not None and open(spec.cached, "rb").read()[4] == 0
[name for name, module in list(sys.modules.items()) if compiled(module.__spec__)]
"""

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def opened(browser: Browser, site_server: SiteServer) -> Iterator[tuple[Lab, Watch]]:
    """A lab for several tests, since Python takes long to start, and the watch over it."""
    with browser.new_context(service_workers="block") as context:
        watching = Watch(context, {origin(site_server.url)})
        yield Lab(context.new_page(), site_server.url).open(), watching


@pytest.fixture
def lab(opened: tuple[Lab, Watch]) -> Iterator[Lab]:
    """The lab, ready, with nothing told."""
    lab, watching = opened
    watching.problems.clear()
    lab.ready().page.click("#lab-clear")
    yield lab
    assert watching.problems == []


@pytest.fixture
def lab_watch(opened: tuple[Lab, Watch]) -> Watch:
    """The watch over the lab."""
    return opened[1]


def test_what_is_printed_is_drawn_in_our_own_fonts_and_axe_has_nothing_against_it(lab: Lab) -> None:
    page = lab.page
    lab.run("print(1)\nnew('consta', size=5)")
    expect(lab.last("picture")).to_be_visible()
    expect_own_fonts(page)
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": WIDTH, "height": 640})
    auditor = Auditor(page)
    auditor.look("what was printed")
    page.set_viewport_size(before)
    assert auditor.found == []


def test_programs_tell_their_output_results_and_errors(lab: Lab) -> None:
    lab.run('for i in range(3):\n    print("<b>", i)\n2 ** 10')
    expect(lab.last("out")).to_have_text("<b> 0\n<b> 1\n<b> 2\n")
    expect(lab.last("result")).to_have_text("1024")
    lab.run("x = 1\ndef f():\n    return x / 0\n\nf()")
    expect(lab.last("error")).to_contain_text("line 5, in <module>")
    expect(lab.last("error")).to_contain_text("ZeroDivisionError: division by zero")
    lab.run('import sys\nprint("careful", file=sys.stderr)\nx + 1')
    expect(lab.last("err")).to_have_text("careful\n")
    expect(lab.last("result")).to_have_text("2")
    lab.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lab.page.click("#lab-copy")
    expect(lab.says).to_have_text("The output is copied.")
    assert "1024" in lab.page.evaluate("navigator.clipboard.readText()")
    lab.page.click("#lab-clear")
    expect(lab.output).to_be_empty()


def test_a_picture_can_do_nothing_and_opens_on_the_board(lab: Lab) -> None:
    lab.run('show(new("consta", "c3 2d4", size=5), "<i>two</i> moves")')
    expect(lab.last("picture")).to_contain_text("<i>two</i> moves")
    picture = lab.output.get_by_role("img")
    expect(picture).to_have_attribute("alt", "Consta · 2. 2d4. White stack: d4. Black stone: c3.")
    assert (picture.get_attribute("src") or "").startswith("data:image/svg+xml,")
    with lab.page.expect_popup() as opened:
        lab.output.get_by_role("link", name="Open on the board").click()
    expect(opened.value.locator("#moves button")).to_have_count(2, timeout=PATIENCE)
    opened.value.close()


def test_who_has_scrolled_up_to_read_is_left_there(lab: Lab) -> None:
    lab.run("for i in range(900):\n    print(i)")
    # The end comes into sight with the next frame.
    lab.page.wait_for_function(
        "list => list.scrollHeight - list.clientHeight - list.scrollTop < 50",
        arg=lab.output.element_handle(),
    )
    assert lab.last("out").text_content() == "".join(f"{i}\n" for i in range(900))

    def scroll_up(route: Route) -> None:
        """Let the program go on once one has scrolled up from what it said first."""
        expect(lab.last("out")).to_have_text("1\n")
        lab.output.evaluate("list => (list.scrollTop = 0)")
        route.continue_()

    lab.page.route("**/robots.txt", scroll_up)
    lab.begin("from js import fetch\nprint(1)\nawait fetch('../robots.txt')\nprint(2)")
    expect(lab.last("out")).to_have_text("1\n2\n")
    lab.ready()
    assert lab.output.evaluate("list => list.scrollTop") == 0


def test_an_endless_loop_is_stopped_and_python_anew_has_nothing_to_compile(lab: Lab) -> None:
    lab.begin("x = 1\nwhile True:\n    print(x)")
    expect(lab.output.locator(".said-note")).to_contain_text("too long", timeout=PATIENCE)
    lab.page.click("#lab-stop")
    expect(lab.last("note")).to_contain_text("Stopped.")
    lab.ready().run('"x" in globals()')
    expect(lab.last("result")).to_have_text("False")
    lab.run(COMPILED)
    expect(lab.last("result")).to_have_text("[]")


def test_the_lab_by_keyboard_alone(lab: Lab) -> None:
    keyboard = lab.page.keyboard
    lab.editor.focus()
    keyboard.press("Control+a")
    keyboard.type("for i in range(2):\nprint(i)")
    keyboard.press("Shift+Enter")
    expect(lab.last("out")).to_have_text("0\n1\n")
    lab.ready()
    keyboard.press("Control+a")
    keyboard.type("6 * 7")
    keyboard.press("Control+Enter")
    expect(lab.last("result")).to_have_text("42")
    lab.ready()
    keyboard.press("Control+Home")
    keyboard.press("ArrowUp")
    expect(lab.editor).to_contain_text("range(2)")
    keyboard.press("Control+End")
    keyboard.press("ArrowDown")
    expect(lab.editor).to_have_text("6 * 7")
    keyboard.press("Tab")
    expect(lab.page.locator("#lab-run")).to_be_focused()
    keyboard.press("Enter")
    expect(lab.output.locator(".said-result")).to_have_count(2)
    lab.ready()
    # Once a program is over, or has been stopped, the next one is a key away.
    expect(lab.page.locator("#lab-run")).to_be_focused()
    lab.begin("while True: pass")
    lab.page.locator("#lab-stop").press("Enter")
    lab.ready()
    expect(lab.page.locator("#lab-run")).to_be_focused()


def test_packages_come_from_pypi_when_the_reader_says_so(lab: Lab, lab_watch: Watch) -> None:
    lab.run("import quarry")
    expect(lab.last("error")).to_contain_text("No module named 'quarry'")
    stand_in_for_pypi(
        lab.page.context,
        {
            "quarry": ("quarry-1.0-py3-none-any.whl", wheel("quarry", "menhir")),
            "menhir": ("menhir-1.0-py3-none-any.whl", wheel("menhir")),
            "granite": ("granite-1.0-cp314-cp314-manylinux_2_17_x86_64.whl", b""),
        },
    )
    lab_watch.origins |= {PYPI, FILES}
    lab.output.get_by_role("button", name="Fetch “quarry” from PyPI").click()
    lab.ready().run("import quarry, menhir\nprint(quarry.said, menhir.said)")
    expect(lab.last("out")).to_have_text("quarry is here menhir is here\n")
    assert lab_watch.problems == []
    lab.fetch("granite")
    expect(lab.last("trouble")).to_have_text(
        "Not in plain Python, so it does not run here: granite"
    )
    lab.fetch("basalt")
    expect(lab.last("trouble")).to_have_text("PyPI has nothing by this name: basalt")
    lab.page.fill("#lab-package", "no package; at all")
    lab.page.press("#lab-package", "Enter")
    expect(lab.says).to_contain_text("is not a package's name")
    # The browser notes the page that was not found.
    lab_watch.problems.clear()
    lab_watch.origins -= {PYPI, FILES}
    lab.page.context.unroute_all()


def test_programs_reach_neither_other_sites_nor_what_the_site_keeps(
    lab: Lab, lab_watch: Watch
) -> None:
    lab.run('from js import fetch\nawait fetch("https://example.org/")')
    expect(lab.last("error")).to_contain_text("Failed to fetch")
    lab.run('import js\n[hasattr(js, name) for name in ("caches", "indexedDB", "localStorage")]')
    expect(lab.last("result")).to_have_text("[False, False, False]")
    # Had it been allowed, the watch would have seen the request.
    lab_watch.problems = [told for told in lab_watch.problems if "request" in told]


def test_nothing_sticks_out_at_the_side(page: Page, server: SiteServer) -> None:
    page.add_init_script(NO_ENGINE)
    page.goto(server.url + "lab/index.es.html")
    page.wait_for_selector("#lab-editor .cm-content")
    for width, height in ((320, 640), (360, 740), (740, 360), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_program_that_ends_python_itself_is_told_of_and_python_can_be_begun_anew(
    lab: Lab, lab_watch: Watch
) -> None:
    lab.begin("import os\nos._exit(1)")
    expect(lab.page.locator("body")).to_have_attribute("data-state", "failed")
    expect(lab.last("trouble")).to_be_visible()
    lab_watch.problems.clear()
    lab.page.click("#lab-anew")
    lab.ready().run("6 * 7")
    expect(lab.last("result")).to_have_text("42")
