"""What a site has beside its files, by the kind of host that it is made for."""

from collections.abc import Callable
from pathlib import Path

from tools.build.compress import compress_all
from tools.build.headers import write_headers
from tools.build.paths import files_under
from tools.site.addresses import site_origin


def _netlify(site: Path) -> None:
    """Netlify compresses by itself, and sends what headers it is told to."""
    names = [path.relative_to(site).as_posix() for path in files_under(site)]
    write_headers(site, names, site_origin())


def _pages(site: Path) -> None:
    """GitHub Pages compresses by itself, and sets no headers for anybody.

    Where a site comes from a branch it would be taken for a source of Jekyll's.
    """
    (site / ".nojekyll").touch()


def _plain(site: Path) -> None:
    """Any other host may send what is compressed here, if its owner tells it to."""
    compress_all(files_under(site))


# What is done to a site of each kind, once its files are there.
HOSTS: dict[str, Callable[[Path], None]] = {"netlify": _netlify, "pages": _pages, "plain": _plain}
