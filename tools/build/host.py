"""What is told of the host that a site is made for: its kind, and where the site will be."""

import re

# What is done for each is told in `tools/site/hosts.py`.
KINDS = ("plain", "pages", "netlify")
# What goes for any host, also for one that nothing is known of.
DEFAULT = "plain"
# The environment variable that holds the site's address; Netlify sets it.
ADDRESS = "URL"

_ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(:\d+)?(/[\w.~%-]*)*", re.ASCII)


def is_address(text: str) -> bool:
    """Tell whether a text can be the address of a site."""
    return _ADDRESS.fullmatch(text) is not None
