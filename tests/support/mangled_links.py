"""Links as they come in when they have suffered, or when something else wrote them."""

from __future__ import annotations

import random
import zlib

from trilithon.formats.link.base62 import write_letters


def packed(content: str | bytes) -> str:
    """A link whose packing is sound, whatever is in it."""
    data = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    shrinking = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "1t" + write_letters(shrinking.compress(data) + shrinking.flush())


def spoil(link: str, rng: random.Random) -> str:
    """A link with something done to it that happens to links."""
    at, other = sorted(rng.randrange(len(link)) for _ in range(2))
    letters = "0123456789ABCXYZabcxyz-_.=&#%/ ?é\x00"
    return rng.choice(
        [
            link[:at],
            link[at:],
            link[:at] + link[other:],
            link[:at] + rng.choice(letters) + link[at + 1 :],
            link[:at] + rng.choice(letters) + link[at:],
            link[:at] + link[at + 1 : at + 2] + link[at : at + 1] + link[at + 2 :],
            link[:at] + link[other:] + link[at:other],
            link[:at] + link[at:other] * 2 + link[other:],
            link[:at] + link[at:other].swapcase() + link[other:],
            link + link,
            link + rng.choice([".", ")", ">", "&fbclid=1", "?a=b", "\n", " hello", "x"]),
            "".join(rng.choices(letters, k=rng.randrange(80))),
            "1t" + "".join(rng.choices(letters[:22], k=rng.randrange(80))),
        ]
    )
