"""The server sends files as the site's host does."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import brotli
import pytest

from tools.build.headers import site_headers
from tools.build.server import SiteServer, serving

TEXT = b"<!doctype html><title>A page</title>" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    (site / "assets" / "app-0").mkdir(parents=True)
    (site / "sub").mkdir()
    (site / "index.html").write_bytes(TEXT)
    (site / "index.html.br").write_bytes(brotli.compress(TEXT))
    (site / "index.html.gz").write_bytes(gzip.compress(TEXT))
    (site / "sub" / "index.html").write_bytes(b"below")
    for name in ("a.mjs", "b.wasm", "c.ftl", "d.webmanifest", "e.svg", "f.js"):
        (site / "assets" / "app-0" / name).write_bytes(b"x")
    (tmp_path / "secret.txt").write_bytes(b"not for visitors")
    return site


@pytest.fixture
def server(folder: Path) -> Iterator[SiteServer]:
    with serving(folder) as started:
        yield started


def get(server: SiteServer, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=10)
    try:
        connection.request("GET", path, headers=named)
        response = connection.getresponse()
        return response, response.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("b.wasm", "application/wasm"),
        ("c.ftl", "text/plain; charset=utf-8"),
        ("d.webmanifest", "application/manifest+json"),
        ("e.svg", "image/svg+xml"),
        ("f.js", "text/javascript; charset=utf-8"),
    ],
)
def test_files_have_their_types(server: SiteServer, name: str, kind: str) -> None:
    response, _ = get(server, f"/assets/app-0/{name}")
    assert response.headers["Content-Type"] == kind


def test_the_smallest_accepted_form_is_sent(server: SiteServer) -> None:
    response, body = get(server, "/", Accept_Encoding="gzip, br")
    assert response.headers["Content-Encoding"] == "br"
    assert brotli.decompress(body) == TEXT
    response, body = get(server, "/", Accept_Encoding="gzip")
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == TEXT
    response, body = get(server, "/")
    assert response.headers["Content-Encoding"] is None
    assert body == TEXT
    assert "Accept-Encoding" in response.headers["Vary"]


def test_what_the_visitor_has_is_not_sent_again(server: SiteServer) -> None:
    response, _ = get(server, "/")
    again, body = get(server, "/", If_None_Match=response.headers["ETag"])
    assert (again.status, body) == (304, b"")


def test_the_policy_is_strict_and_lets_others_frame_boards_alone(server: SiteServer) -> None:
    response, _ = get(server, "/")
    policy = response.headers["Content-Security-Policy"]
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";") if rule.strip()}
    assert rules["default-src"] == ["'none'"]
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy
    assert rules["frame-ancestors"] == ["'self'"]
    assert response.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    for page in ("/embed.html", "/engine.html"):
        headers = site_headers(page)
        assert "frame-ancestors" not in headers["Content-Security-Policy"]
        assert "X-Frame-Options" not in headers
        # Who demands it of frames can embed it, which asks the same of its worker.
        assert headers["Cross-Origin-Embedder-Policy"] == "require-corp"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    script, _ = get(server, "/assets/app-0/f.js")
    assert script.headers["Access-Control-Allow-Origin"] == "*"


def test_named_by_content_means_kept_for_good_and_the_rest_is_asked_for_again(
    server: SiteServer,
) -> None:
    hashed, _ = get(server, "/assets/app-0/f.js")
    assert "immutable" in hashed.headers["Cache-Control"]
    page, _ = get(server, "/")
    assert "must-revalidate" in page.headers["Cache-Control"]


@pytest.mark.parametrize(
    "path", ["/nothing", "/../secret.txt", "/%2e%2e/secret.txt", "/sub/../../secret.txt"]
)
def test_nothing_else_is_served(server: SiteServer, path: str) -> None:
    response, body = get(server, path)
    assert response.status == 404
    assert b"not for visitors" not in body


def test_a_folder_without_its_slash_is_redirected(server: SiteServer) -> None:
    response, _ = get(server, "/sub")
    assert (response.status, response.headers["Location"]) == (301, "/sub/")


def test_a_site_can_stand_in_a_sub_folder(folder: Path) -> None:
    with serving(folder, prefix="/some/folder") as server:
        response, body = get(server, "/some/folder/sub/")
        assert (response.status, body) == (200, b"below")
        assert get(server, "/sub/")[0].status == 404
