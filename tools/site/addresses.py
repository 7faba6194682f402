"""Addresses in a page's head: its own full one and those in other languages, and STUN servers."""

import os
import re
from pathlib import PurePosixPath
from urllib.parse import urljoin, urlsplit

from tools.build.host import ADDRESS, is_address

# STUN servers for live games, with blanks between them; see docs/live.md.
_STUN = "TRILITHON_STUN"
_SERVER = re.compile(r"stuns?:[0-9A-Za-z.:-]+", re.ASCII)
_ALTERNATE = re.compile(r'(<link rel="alternate" hreflang="[^"]+" href=")([^"]+)(">)')
_DESCRIBED = re.compile(r'<meta name="description" content="[^"]*">')


def site_address() -> str:
    """Where the site will be, with its closing slash; empty where the build is not told."""
    address = os.environ.get(ADDRESS, "")
    return f"{address.rstrip('/')}/" if is_address(address) else ""


def site_origin() -> str:
    """The origin of the site's address; empty where the build is not told."""
    parts = urlsplit(site_address())
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def stun_servers() -> str:
    """The line of a page that names STUN servers; empty where the build is told none."""
    servers = [word for word in os.environ.get(_STUN, "").split() if _SERVER.fullmatch(word)]
    return f'<meta name="stun" content="{" ".join(servers)}">' if servers else ""


def with_full_addresses(page: str, place: PurePosixPath, site: str) -> str:
    """Tell the page's own address, and make those in other languages full ones.

    Search engines take no relative ones, so where it is not known where the site will be, these are
    left out. A page that has no description is for none of them.
    """
    if not site:
        return _ALTERNATE.sub("", page)
    here = site + place.as_posix().removesuffix("index.html")
    page = _ALTERNATE.sub(lambda found: found[1] + urljoin(here, found[2]) + found[3], page)
    canonical = f'<link rel="canonical" href="{here}">'
    return _DESCRIBED.sub(lambda found: f"{found[0]}\n  {canonical}", page, count=1)
