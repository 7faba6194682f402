"""A language is added by one file; and what frames the written pages is told in each, and used."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from tools.build.paths import PACKAGE, ROOT, WEB
from tools.docs.rules_pages import languages as framed
from tools.site.words import languages, read_words

CATALOGUES = sorted([*WEB.rglob("*.ftl"), *PACKAGE.rglob("*.ftl")])
SOURCES = [*(ROOT / "tools").rglob("*.py"), *PACKAGE.rglob("*.py")]


def test_a_language_is_there_by_its_catalogue_alone(tmp_path: Path) -> None:
    shutil.copytree(WEB, tmp_path / "web")
    english = (WEB / "locales" / "en.ftl").read_text("utf-8")
    new = english.replace("language-name = English", "language-name = Esperanto")
    (tmp_path / "web" / "locales" / "eo.ftl").write_text(new, "utf-8")
    found = json.loads(languages(tmp_path / "web"))
    assert found["eo"] == {"name": "Esperanto", "folders": [], "pages": False}
    assert found["es"] == {"name": "Español", "folders": ["lab", "lessons"], "pages": True}
    assert list(json.loads(languages())) == ["en", "es"]


@pytest.mark.parametrize("folder", ["docs", "rules"])
def test_every_word_around_the_written_pages_is_there_and_used(folder: str) -> None:
    page = (WEB / folder / "page.html").read_text("utf-8")
    code = "".join(path.read_text("utf-8") for path in SOURCES)
    quoted = set(re.findall(r"""["']([\w-]+)["']""", code))
    # Keys that are put together of a beginning and a word.
    beginnings = re.findall(r"""f["']([a-z]+-[a-z-]*){""", code)
    own = {
        language: set(read_words(WEB / folder / f"page.{language}.ftl"))
        for language in framed(WEB / folder)
    }
    assert set(own) == {"en", "es"}
    for keys in own.values():
        assert keys == own["en"]
        assert keys == {
            key
            for key in keys
            if f"${{{key.replace('-', '_')}}}" in page
            or key in quoted
            or any(key.startswith(begin) and _word(key, begin) & quoted for begin in beginnings)
        }


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_catalogue_has_a_word_twice(path: Path) -> None:
    keys = re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)
    assert keys
    assert [key for key, times in Counter(keys).items() if times > 1] == []


def _word(key: str, begin: str) -> set[str]:
    rest = key.removeprefix(begin)
    return {rest, rest.replace("-", "_")}
