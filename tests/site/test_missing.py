"""The page for addresses at which there is none leads home, whatever is known of the host."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

import pytest

from tools.build.paths import WEB
from tools.site.missing import missing_page
from tools.site.words import read_words

LANGUAGES = sorted(path.stem for path in (WEB / "locales").glob("*.ftl"))


def test_its_policy_allows_what_is_in_it_and_no_more() -> None:
    page = missing_page("")
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', page)
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    assert rules["default-src"] == ["'none'"]
    for tag, rule in (("style", "style-src"), ("script", "script-src")):
        [text] = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        digest = b64encode(sha256(text.encode()).digest()).decode()
        assert rules[rule] == [f"'sha256-{digest}'"]
    assert not re.search(r"\sstyle=|\son\w+=", page)


@pytest.mark.parametrize(
    ("site", "home", "link"),
    [
        ("", "", "/"),
        ("https://a.example/", "/", "/"),
        ("https://a.example/some/folder/", "/some/folder/", "/some/folder/"),
    ],
)
def test_its_links_lead_home_from_any_depth(site: str, home: str, link: str) -> None:
    page = missing_page(site)
    assert f'data-home="{home}"' in page
    addresses = set(re.findall(r'<a[^>]* href="([^"]*)"', page))
    assert addresses == {link, *(f"{link}{name}.html" for name in ("play", "learn", "puzzles"))}


def test_it_speaks_every_language() -> None:
    page = missing_page("")
    assert re.findall(r'<section lang="(\w+)">', page) == LANGUAGES
    for language in LANGUAGES:
        words = read_words(WEB / "locales" / f"{language}.ftl")
        assert f"<h1>{words['missing-title']}</h1>" in page
