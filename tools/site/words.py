"""Words of the message catalogues for what is written when the site is built."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from tools.build.paths import PACKAGE, WEB
from tools.site.pages import replace_once

_LOCALES = "locales"
# The language whose sentences for problems stand beside the engine's code.
_ENGLISH, _PROBLEMS = "en", "problems.ftl"
# Folders whose pages are texts of their own in each language.
_WRITTEN = ("docs", "lab", "rules")

# Scripts that other people's pages load, and the one of them that holds their words.
_ELEMENT = "js/element"
_SPOKEN = f"{_ELEMENT}/words.js"
_ASKED = re.compile(r'"((?:embed|start)-[a-z-]+)"')


def read_words(path: Path) -> dict[str, str]:
    """The messages of a catalogue that are plain text without arguments, by key."""
    return dict(_plain_messages(path.read_text(encoding="utf-8")))


@lru_cache
def _plain_messages(catalogue: str) -> list[tuple[str, str]]:
    words = []
    for entry in FluentParser().parse(catalogue).body:
        match entry:
            case Message(id=name, value=Pattern(elements=[TextElement(value=text)])):
                words.append((name.name, text))
    return words


def catalogue(language: str) -> str:
    """The catalogue of a language as pages fetch it: English has the engine's sentences as well."""
    paths = [WEB / _LOCALES / f"{language}.ftl"]
    if language == _ENGLISH:
        paths += sorted(PACKAGE.rglob(_PROBLEMS))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def languages(web: Path = WEB) -> str:
    """What there is in each language, as JSON: whoever adds one adds a catalogue and no line here.

    A language is one that has a catalogue of its own in ``locales``; in its other folders, and for
    pages of text, English stands in.
    """
    catalogues = sorted((web / _LOCALES).glob("*.ftl"), key=lambda path: path.stem)
    found = {}
    for path in catalogues:
        others = sorted(other.parent.name for other in path.parent.glob(f"*/{path.name}"))
        pages = all((web / folder / f"page.{path.name}").is_file() for folder in _WRITTEN)
        name = read_words(path)["language-name"]
        found[path.stem] = {"name": name, "folders": others, "pages": pages}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def with_words(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The scripts of the element for other pages, by path, with what they say written in."""
    scripts = {
        name: text.decode() for name, text in files.items() if name.startswith(f"{_ELEMENT}/")
    }
    words = script_words("".join(scripts.values()))
    scripts[_SPOKEN] = replace_once(scripts[_SPOKEN], '{ "@words@": {} }', words)
    return {**files, **{name: text.encode() for name, text in scripts.items()}}


def script_words(script: str) -> str:
    """The words that a script names as keys, by language and key, as JSON.

    For a script that is to load nothing, not even a catalogue.
    """
    keys = sorted(set(_ASKED.findall(script)))
    catalogues = {path.stem: read_words(path) for path in sorted((WEB / "locales").glob("*.ftl"))}
    words = {
        language: {key: catalogue[key] for key in keys}
        for language, catalogue in catalogues.items()
    }
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))
