"""What the terminal says, from the page's message catalogues and a few words of its own."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

import trilithon
from trilithon.core.errors import SENTENCES
from trilithon.core.scene import Text

_PACKAGE = Path(trilithon.__file__).parent
_HERE = Path(__file__).parent
# In a wheel the page's catalogues lie beside this module; in a checkout, with the page.
_PLACES = (_HERE / "locales", _PACKAGE.parent.parent / "web" / "locales")
_OWN = _HERE / "words"
_ENGLISH = "en"
# What tells the language of a program, the most telling first.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, as their tags."""
    return tuple(sorted(path.stem for path in _folder().glob("*.ftl")))


def wanted_language() -> str:
    """The language that the environment asks for, or else English."""
    wish = next(filter(None, (os.environ.get(name) for name in _VARIABLES)), "")
    tag = wish.partition("_")[0].partition(".")[0].lower()
    return tag if tag in languages() else _ENGLISH


class Catalogue:
    """Every sentence in one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundles = [_bundle(tag) for tag in dict.fromkeys((language, _ENGLISH))]

    def text(self, key: str, **arguments: str | float) -> str:
        """The sentence of a key; the key itself where there is none."""
        for bundle in self._bundles:
            message = bundle.get_message(key) if bundle.has_message(key) else None
            if message is not None and message.value is not None:
                told, _ = bundle.format_pattern(message.value, arguments)
                return str(told)
        return key

    def say(self, sentence: Text) -> str:
        """A sentence of the engine's, whose arguments may be sentences too."""
        said = {
            name: self.say(value) if isinstance(value, dict) else value
            for name, value in sentence["args"].items()
        }
        return self.text(sentence["key"], **said)

    def number(self, value: float) -> str:
        """A number as the language writes it."""
        told: str = format_decimal(value, locale=self._language)
        return told

    def share(self, part: float) -> str:
        """A part of 1 in hundredths."""
        told: str = format_percent(part, locale=self._language)
        return told


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    paths = [_folder() / f"{language}.ftl", _OWN / f"{language}.ftl"]
    if language == _ENGLISH:
        paths += _PACKAGE.rglob(SENTENCES)
    for path in paths:
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _folder() -> Path:
    return next(place for place in _PLACES if (place / f"{_ENGLISH}.ftl").is_file())
