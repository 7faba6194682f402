"""Words of the message catalogues for what is written when the site is built."""

from __future__ import annotations

import json
import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from tools.paths import WEB

_ASKED = re.compile(r'"(embed-[a-z]+)"')


def read_words(path: Path) -> dict[str, str]:
    """The messages of a catalogue that are plain text without arguments, by key."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    words = {}
    for entry in resource.body:
        match entry:
            case Message(id=name, value=Pattern(elements=[TextElement(value=text)])):
                words[name.name] = text
    return words


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
