"""Nothing that comes from elsewhere runs or becomes markup, and what moves costs no layout."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.build.headers import site_headers
from tools.build.paths import DIST, WEB

# What makes elements, or code, of a text.
_MARKUP = re.compile(
    r"\b(innerHTML|outerHTML|insertAdjacentHTML|setHTML\w*|createContextualFragment|DOMParser"
    r"|srcdoc|eval|document\.write|new Function)\b"
)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_ADDRESSES = {"href", "src", "action", "formaction", "data", "xlink:href"}
# These two make no browser lay the page out or paint it anew.
_MOVING = {"transform", "opacity"}


def scripts() -> list[Path]:
    return sorted([*WEB.glob("*.js"), *(WEB / "js").rglob("*.js"), *(WEB / "lab").glob("*.js")])


@pytest.mark.parametrize("path", scripts(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_script_makes_markup_of_a_text(path: Path) -> None:
    code = re.sub(r"//.*", "", _COMMENT.sub("", path.read_text(encoding="utf-8")))
    assert _MARKUP.findall(code) == []


class Inline(HTMLParser):
    """Finds what a strict policy forbids in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name: value or "" for name, value in attrs}
        self._inside = tag if tag in ("script", "style") and "src" not in names else ""
        self.found += [f"{tag} {name}" for name in names if name == "style" or name[:2] == "on"]
        self.found += [
            f"{tag} {name}={value}"
            for name, value in names.items()
            if name in _ADDRESSES and value.strip().lower().startswith(("javascript:", "data:text"))
        ]

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside and data.strip():
            self.found.append(f"{self._inside}: {data.strip()[:60]}")


def pages() -> list[str]:
    found = sorted(path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html"))
    # That one has its style and script in itself, and a policy of its own; see test_missing.py.
    return [name for name in found if name != "404.html"]


def test_every_page_is_served_with_a_strict_policy_and_keeps_it() -> None:
    found = pages()
    if not found:
        pytest.fail("there is no built site: run `python build.py dist` first")
    for name in found:
        headers = site_headers(f"/{name}")
        rules = headers["Content-Security-Policy"].split(";")
        policy = {rule.split()[0]: rule.split()[1:] for rule in rules}
        assert policy["default-src"] == ["'none'"], name
        assert policy["script-src"] == ["'self'", "'wasm-unsafe-eval'"], name
        assert policy["style-src"] == ["'self'"], name
        assert {policy[rule][0] for rule in ("object-src", "base-uri", "form-action")} == {"'none'"}
        assert "unsafe-inline" not in headers["Content-Security-Policy"], name
        assert headers["X-Content-Type-Options"] == "nosniff", name
        parser = Inline()
        parser.feed((DIST / name).read_text(encoding="utf-8"))
        assert parser.found == [], name


def style_sheets() -> list[Path]:
    return sorted([*(WEB / "css").rglob("*.css"), WEB / "js" / "element" / "card.js"])


@pytest.mark.parametrize("path", style_sheets(), ids=lambda path: path.name)
def test_what_moves_changes_only_its_place_and_opacity(path: Path) -> None:
    css = _COMMENT.sub("", path.read_text(encoding="utf-8"))
    # An outline that is never drawn: the end of it tells a script of another colour scheme.
    css = css.replace("transition: outline-color 1ms;", "")
    for value in re.findall(r"\btransition(?:-property)?\s*:\s*([^;}]+)", css):
        for part in value.split(","):
            name, *how = part.split()
            # Visibility has no steps between: at once, with the rest, it moves nothing.
            assert name in _MOVING | {"none"} or (name == "visibility" and how[:1] == ["0s"]), value
    for frames in re.findall(r"@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)", css):
        changed = set(re.findall(r"([a-z-]+)\s*:", frames))
        assert changed <= _MOVING, frames
