"""What links to the site show elsewhere, and what search engines are told."""

from __future__ import annotations

import json
import re
from html import unescape
from io import BytesIO
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

import pytest
from PIL import Image

from tools.build.host import ADDRESS
from tools.site.assembly import assemble
from tools.site.parts import make_parts
from tools.site.previews import HEIGHT, WIDTH, with_preview
from trilithon.games import GAMES

SITE = "https://a.example/some/folder/"
PAGE = (
    '<html lang="en"><head><title>A title</title>'
    '<meta name="description" content="What &lt;it&gt; is."></head></html>'
)
GAME = {"game": "consta", "name": "Consta", "credit": "Consta is a game by A &lt;/script&gt; B."}


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is built where it is known where it will be."""
    target = tmp_path_factory.mktemp("known")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ADDRESS, SITE)
        assemble(target, make_parts(with_pictures=True))
    return target


def told(page: str) -> dict[str, str]:
    """What a page says of a link to it."""
    return dict(
        re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">', page)
    )


def things(page: str) -> list[dict[str, object]]:
    found = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)
    return [json.loads(text) for text in found]


def test_without_an_address_nothing_names_one() -> None:
    page = with_preview(PAGE, PurePosixPath("rules/consta.html"), "", [GAME])
    assert told(page) == {
        "og:title": "A title",
        "og:description": "What &lt;it&gt; is.",
        "og:type": "website",
        "og:site_name": "Trilithon",
    }
    assert things(page) == []


def test_nothing_in_a_description_ends_its_element() -> None:
    page = with_preview(PAGE, PurePosixPath("rules/consta.html"), SITE, [GAME])
    [thing] = things(page)
    assert thing["author"] == {"@type": "Person", "name": "A </script> B"}
    assert thing["description"] == "What <it> is."


def test_a_page_without_description_is_for_nobody_else() -> None:
    page = "<html><head><title>A title</title></head></html>"
    assert with_preview(page, PurePosixPath("embed.html"), SITE, [GAME]) == page


def test_every_page_has_a_picture_of_its_own_kind(known: Path) -> None:
    shown: dict[str, str] = {}
    for path in known.rglob("*.html"):
        page = path.read_text(encoding="utf-8")
        name = path.relative_to(known).as_posix()
        if 'name="description"' not in page:
            assert told(page) == {}, name
            continue
        said = told(page)
        assert said["og:url"] == SITE + name.removesuffix("index.html")
        assert f'<link rel="canonical" href="{said["og:url"]}">' in page
        assert said["twitter:card"] == "summary_large_image"
        picture = said["og:image"].removeprefix(SITE)
        assert (known / picture).is_file(), name
        shown[name] = picture
    for game in GAMES:
        assert shown[f"rules/{game}.html"] == f"pictures/{game}.png"
        assert shown[f"rules/{game}.es.html"] == f"pictures/{game}.es.png"
    assert shown["learn.html"] == "pictures/lessons.png"
    assert shown["puzzles.html"] == "pictures/puzzles.png"
    assert shown["index.html"] == shown["play.html"] == "pictures/home.png"
    drawn = {path.relative_to(known).as_posix() for path in (known / "pictures").iterdir()}
    assert drawn == set(shown.values())


def test_pictures_are_of_the_size_that_is_told_and_have_words(known: Path) -> None:
    for path in (known / "pictures").iterdir():
        with Image.open(BytesIO(path.read_bytes())) as picture:
            assert picture.format == "PNG"
            assert picture.size == (WIDTH, HEIGHT) == (1200, 630), path.name
            # Where the title stands.
            grey = picture.convert("L")
            if path.stem.partition(".")[0] in GAMES:
                title = grey.crop((64, 250, 560, 340))
            else:
                title = grey.crop((64, 50, 500, 120))
        dark = sum(title.histogram()[:64]) / (title.width * title.height)
        assert 0.05 < dark < 0.5, path.name
        assert path.stat().st_size < 400_000


def test_games_are_told_of_as_such(known: Path) -> None:
    for game in GAMES:
        for end, language in (("", "en"), (".es", "es")):
            page = (known / "rules" / f"{game}{end}.html").read_text(encoding="utf-8")
            [thing] = things(page)
            assert thing["@type"] == "Game"
            assert thing["@id"] == f"{SITE}rules/{game}.html"
            assert thing["inLanguage"] == language
            assert thing["author"]
            [described] = re.findall(r'<meta name="description" content="([^"]+)">', page)
            assert thing["description"] == unescape(described)
    [home] = things((known / "index.html").read_text(encoding="utf-8"))
    parts = home["hasPart"]
    assert isinstance(parts, list)
    assert [part["@type"] for part in parts] == ["Game"] * len(GAMES)


def test_the_map_has_every_page_that_is_for_everybody(known: Path) -> None:
    tree = ElementTree.fromstring((known / "sitemap.xml").read_text(encoding="utf-8"))
    listed = [
        str(place.text) for place in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")
    ]
    pages = (
        path for path in known.rglob("*.html") if 'name="description"' in path.read_text("utf-8")
    )
    names = (path.relative_to(known).as_posix().removesuffix("index.html") for path in pages)
    assert sorted(listed) == sorted(f"{SITE}{name}" for name in names)
    assert SITE in listed
    robots = (known / "robots.txt").read_text(encoding="utf-8")
    assert f"\nSitemap: {SITE}sitemap.xml\n" in robots


def test_pages_link_to_themselves_in_all_languages(known: Path) -> None:
    page = (known / "rules" / "consta.es.html").read_text(encoding="utf-8")
    linked = dict(re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">', page))
    english = f"{SITE}rules/consta.html"
    assert linked == {"en": english, "es": f"{SITE}rules/consta.es.html", "x-default": english}


def test_nobody_keeps_them_for_times_without_a_network(known: Path) -> None:
    worker = (known / "sw.js").read_text(encoding="utf-8")
    assert "pictures/" not in worker
    assert "sitemap.xml" not in worker
    # And the page for what is not there leads to the folder that the site will be in.
    assert 'data-home="/some/folder/"' in (known / "404.html").read_text(encoding="utf-8")
