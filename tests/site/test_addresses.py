"""What search engines are told: what every page is, and its full address where it is known."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

import pytest

from tools.build.paths import DIST
from tools.site.addresses import site_address, stun_servers, with_full_addresses

HEAD = (
    '<head><meta name="description" content="Rules.">'
    '<link rel="alternate" hreflang="es" href="consta.es.html">'
    '<link rel="alternate" hreflang="x-default" href="consta.html"></head>'
)


def test_addresses_are_full_where_the_site_is_known() -> None:
    page = with_full_addresses(HEAD, PurePosixPath("rules/consta.html"), "https://a.example/b/")
    assert '<link rel="canonical" href="https://a.example/b/rules/consta.html">' in page
    assert 'hreflang="es" href="https://a.example/b/rules/consta.es.html"' in page
    start = with_full_addresses(HEAD, PurePosixPath("index.html"), "https://a.example/")
    assert 'rel="canonical" href="https://a.example/"' in start


def test_relative_addresses_are_not_told() -> None:
    page = with_full_addresses(HEAD, PurePosixPath("rules/consta.html"), "")
    assert page == '<head><meta name="description" content="Rules."></head>'


def test_the_host_tells_where_the_site_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for told, known in (("https://a.example", "https://a.example/"), ("", ""), ("x", "")):
        monkeypatch.setenv("URL", told)
        assert site_address() == known


def test_the_build_is_told_which_servers_help_live_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRILITHON_STUN", raising=False)
    assert stun_servers() == ""
    monkeypatch.setenv("TRILITHON_STUN", 'stun:a.example:3478 http://b.example "> stun:c.example')
    assert stun_servers() == '<meta name="stun" content="stun:a.example:3478 stun:c.example">'


def test_every_page_says_what_it_is() -> None:
    seen: dict[str, str] = {}
    for path in sorted(DIST.rglob("*.html")):
        page = path.read_text(encoding="utf-8")
        if '<meta name="robots" content="noindex">' in page:
            continue
        name = path.relative_to(DIST).as_posix()
        [described] = re.findall(r'<meta name="description" content="([^"]+)">', page)
        assert 50 <= len(described) <= 320, f"{name}: {described}"
        assert described not in seen, f"{name} and {seen[described]} say the same"
        seen[described] = name
    assert "play.html" in seen.values()
    assert "Disallow" not in (DIST / "robots.txt").read_text(encoding="utf-8")
