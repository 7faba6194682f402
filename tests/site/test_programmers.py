"""The pages for programmers: every example on them does what it says."""

from __future__ import annotations

import doctest
import shlex
from importlib import import_module

import pytest

from tools.build.paths import DOCS
from tools.docs.api import api, public_names
from tools.docs.rules_pages import languages, read_page
from trilithon.console.cli import main
from trilithon.console.ugi import Engine, Inbox, serve
from trilithon.lab.display import show_by

PAGES = ("programmers", "reference")


@pytest.fixture(autouse=True)
def plain() -> None:
    """Boards are shown as outside a lab, whatever was tried in this process before."""
    show_by(print)


def fences(page: str, kind: str, language: str = "en") -> list[str]:
    """What follows the fences' kind, or stands in those that have nothing there."""
    found = (token for token in read_page(DOCS, page, language) if token.type == "fence")
    told = ((token.info.partition(" "), token.content) for token in found)
    return [of or content for (first, _, of), content in told if first == kind]


LISTED = {of.split()[0]: of.split()[1:] for of in fences("reference", "api")}


@pytest.mark.parametrize("page", PAGES)
def test_examples_are_the_same_in_every_language(page: str) -> None:
    for kind in ("pycon", "ugi", "shell", "embed"):
        told = [fences(page, kind, language) for language in languages(DOCS)]
        assert all(one == told[0] for one in told)


@pytest.mark.parametrize("program", fences("programmers", "pycon"), ids=lambda text: text[4:50])
def test_an_example_answers_as_the_page_says(program: str) -> None:
    examples = doctest.DocTestParser().get_doctest(program, {}, "example", None, 0)
    assert doctest.DocTestRunner().run(examples).failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_the_engine_answers_other_programs_as_the_page_says(page: str) -> None:
    for talk in fences(page, "ugi"):
        inbox, said = Inbox(), list[str]()
        for line in talk.splitlines():
            if line.startswith("> "):
                inbox.feed(line[2:])
        inbox.feed(None)
        serve(Engine(), inbox, said.append)
        assert said == [line for line in talk.splitlines() if not line.startswith("> ")]


def test_commands_that_are_told_run(capsys: pytest.CaptureFixture[str]) -> None:
    for command in "".join(fences("programmers", "shell")).splitlines():
        assert main(shlex.split(command)[1:]) == 0
        assert capsys.readouterr().out


@pytest.mark.parametrize("module", LISTED)
def test_every_public_name_is_told_and_its_examples_hold(module: str) -> None:
    told, loaded = api(module, *LISTED[module]), import_module(module)
    names = LISTED[module] or public_names(module)
    assert set(getattr(loaded, "__all__", names)) >= set(names)
    tried = 0
    for test in doctest.DocTestFinder().find(loaded):
        result = doctest.DocTestRunner().run(test)
        tried += result.attempted
        assert result.failed == 0, test.name
    for name in names:
        assert f'id="{module}.{name}"' in told
        # What stands in a module of its own is not found from the one that offers it.
        what = getattr(loaded, name)
        if (home := getattr(what, "__module__", module)) != module:
            found = doctest.DocTestFinder(recurse=False).find(what, name, import_module(home))
            for test in found:
                result = doctest.DocTestRunner().run(test)
                tried += result.attempted
                assert result.failed == 0, name
    assert tried or module.endswith("encoding")
    if module == "trilithon.lab":
        assert all(">>>" in (getattr(loaded, name).__doc__ or "") for name in names)
