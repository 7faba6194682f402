"""What takes long to make of the sources, each made anew only where what it is made from changed.

Whatever needs the engine is made by a program of its own, so that the build never holds the engine
of older sources. All that is to be made is made side by side.
"""

import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tools.build.cache import cached
from tools.build.node import ensure_packages
from tools.build.paths import (
    DOCS,
    FRAME,
    HOME,
    LAB,
    PACKAGE,
    PYSRC,
    REQUIREMENTS,
    RESULTS,
    ROOT,
    RULES,
    WEB,
    digest,
    files_under,
)
from tools.build.steps import run, step
from tools.build.wheel import build_wheel
from tools.site.boot import Archives, build_archives
from tools.site.micropip import fetch_micropip
from tools.site.widget import build_widget_page

# Folders of pages that the engine has a part in, and what they are made from beside the engine.
_PAGES = {"rules": (RULES,), "docs": (DOCS, RESULTS), "lab": (LAB,)}
# Where a program's printed answer is kept.
_ANSWER = "answer"
_FONTS = "tools.site.fonts"
# The rooms of tools/ that make the site.
ROOMS = tuple(ROOT / "tools" / room for room in ("build", "docs", "site"))


@dataclass(frozen=True)
class Parts:
    """Files and folders, and what stands in pages.

    `archives` have the engine as the site itself takes it; the wheel to be `published`, for those
    who install it, has the page that notebooks show as well. `pages` are folders by the name
    they have in the site; `start_board` is what the page of games shows before its engine has
    started, as SVG, and `first_board` the one on which a game is begun on the home page; `games`
    tells what pages know of each game by then, and `living_boards` holds each home page's board
    with its game's link. `pictures` are those that go with links, which only sites have that know
    where they will be.
    """

    archives: Archives
    published: Path
    fonts: Path
    pages: dict[str, Path]
    start_board: str
    first_board: str
    games: dict[str, dict[str, str]]
    living_boards: dict[str, dict[str, str]]
    pictures: Path | None


def make_parts(*, with_pictures: bool) -> Parts:
    """Make what is not there yet. Raises StepError."""
    # Once, before several of those that follow ask for them side by side.
    node = ensure_packages()
    with ThreadPoolExecutor(1 + (os.cpu_count() or 1)) as pool:
        # What takes longest begins first.
        engine = pool.submit(_engine, node)
        pages = {name: pool.submit(_pages, name) for name in _PAGES}
        start = pool.submit(_printed, "start_view", "start view", ())
        living = pool.submit(_printed, "living_boards", "boards of the home page", (HOME,))
        fonts = pool.submit(build_fonts)
        pictures = [pool.submit(_link_pictures)] if with_pictures else []
        published = pool.submit(lambda: build_wheel(build_widget_page()))
        made: list[Future[Any]] = [engine, *pages.values(), start, living, fonts]
        made += [*pictures, published]
        done, waiting = wait(made, return_when=FIRST_EXCEPTION)
        # One fault of the engine fails all that need it: it need not be told by each.
        for future in waiting:
            future.cancel()
        for future in done:
            future.result()
        view = json.loads(start.result())
        return Parts(
            engine.result(),
            published.result(),
            fonts.result(),
            {name: page.result() for name, page in pages.items()},
            view["board"],
            view["first"],
            view["games"],
            json.loads(living.result()),
            next((future.result() for future in pictures), None),
        )


def _engine(node: Path) -> Archives:
    return build_archives(build_wheel(), fetch_micropip(), node)


def build_fonts() -> Path:
    """The folder with the pages' fonts and their licences."""

    def write(folder: Path) -> None:
        with step("Cut the fonts"):
            run([sys.executable, "-m", _FONTS, folder], "cutting the fonts")

    program = ROOT / f"{_FONTS.replace('.', '/')}.py"
    return cached("fonts", partial(digest, [program, REQUIREMENTS]), write)


def _pages(name: str) -> Path:
    """The folder with the pages of one kind."""

    def write(folder: Path) -> None:
        with step(f"Write the pages of {name}"):
            _run_with_engine(f"tools.docs.{name}_pages", folder)

    return cached(name, partial(_key, _PAGES[name]), write)


def _link_pictures() -> Path:
    """The folder with the pictures that go with links to the site."""

    def write(folder: Path) -> None:
        with step("Draw the pictures of links"):
            _run_with_engine("tools.docs.link_pictures", folder)

    sources = (HOME, FRAME, WEB / "lessons", WEB / "puzzles")
    return cached("link_pictures", partial(_key, sources), write)


def _printed(module: str, title: str, sources: Sequence[Path]) -> str:
    """What a program prints."""

    def keep(folder: Path) -> None:
        with step(f"Draw the {title}"):
            answer = _run_with_engine(f"tools.site.{module}")
        (folder / _ANSWER).write_text(answer, encoding="utf-8")

    return (cached(module, partial(_key, sources), keep) / _ANSWER).read_text(encoding="utf-8")


def _key(sources: Sequence[Path]) -> str:
    folders = (PACKAGE, WEB / "locales", *ROOMS, *sources)
    return digest(path for folder in folders for path in files_under(folder))


def _run_with_engine(module: str, *arguments: Path) -> str:
    env = {"PYTHONPATH": os.pathsep.join([str(PYSRC), str(ROOT)])}
    return run([sys.executable, "-m", module, *arguments], module, env=env)
