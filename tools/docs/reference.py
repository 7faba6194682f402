"""What the pages for programmers have beside their text.

A fence `api MODULE` stands for all that the module promises, `api MODULE NAME …` for some of it;
see `api`. `part PAGE ID` is a section of another page, without its heading, and `search` the field
that finds what is on the page. `wheel` is the command that installs the engine from the site.
`pycon` and `ugi` are conversations with Python and with the engine, which tests hold again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from markdown_it.token import Token

import trilithon
from tools.docs.api import api
from tools.docs.locale import block
from tools.docs.rules_pages import page_name, read_page


def with_parts(tokens: Iterable[Token], source: Path, language: str) -> Iterator[Token]:
    """The tokens of a page, with the sections of other pages that it asks for."""
    for token in tokens:
        kind, *of = token.info.split() or [""]
        if token.type == "fence" and kind == "part":
            page, anchor = of
            for part in _section(read_page(source, page, language), anchor):
                _lead_to(page_name(page, language), part)
                yield part
        else:
            yield token


def _section(tokens: Sequence[Token], anchor: str) -> Iterator[Token]:
    """What stands below a heading, up to the next one. Raises ValueError."""
    heads = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    here = [at for at in heads if tokens[at].attrs.get("id") == anchor]
    if not here:
        raise ValueError(f"no section {anchor!r}")
    end = next((at for at in heads if at > here[0]), len(tokens))
    # A heading is three tokens: its beginning, its text and its end.
    yield from tokens[here[0] + 3 : end]


def _lead_to(page: str, token: Token) -> None:
    """Let links to places of the page that a token comes from lead there."""
    for child in token.children or ():
        address = str(child.attrs.get("href", ""))
        if address.startswith("#"):
            child.attrs["href"] = page + address


def reference(kind: str, of: Sequence[str], text: str, words: Mapping[str, str], site: str) -> str:
    """A fence of these pages as HTML; nothing where it is none of theirs."""
    match kind:
        case "api":
            return api(*of)
        case "search":
            return _search(words)
        case "wheel":
            name = f"trilithon-{trilithon.__version__}-py3-none-any.whl"
            return block(f"pip install {site}wheels/{name}", "shell") + "\n"
        case "js" | "pycon" | "ugi":
            return block(text.rstrip("\n"), "talk") + "\n"
        case _:
            return ""


def _search(words: Mapping[str, str]) -> str:
    """A field that the page's script fills with life."""
    return (
        '<search class="finder">'
        f'<label for="find">{escape(words["docs-find"])}</label>'
        '<input id="find" type="search" autocomplete="off" spellcheck="false">'
        f'<p role="status" data-none="{escape(words["docs-found-none"])}"></p><ol></ol></search>\n'
    )
