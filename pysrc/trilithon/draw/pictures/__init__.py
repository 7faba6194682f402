"""Pictures of positions and games that need nothing but themselves.

`symbols.svg` and the two style sheets here are those of the page as well.
"""

from __future__ import annotations

from trilithon.draw.pictures.animated import animated
from trilithon.draw.pictures.still import frames, still

__all__ = ["animated", "frames", "still"]
