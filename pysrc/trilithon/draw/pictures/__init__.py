"""Pictures of positions and games that need nothing but themselves.

`symbols.svg` is that of the page as well, and `looks.json` is made of the page's style sheets.
"""

from __future__ import annotations

from trilithon.draw.pictures.animated import animated
from trilithon.draw.pictures.still import frames, still

__all__ = ["animated", "frames", "still"]
