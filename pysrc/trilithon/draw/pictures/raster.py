"""Pictures in pixels, by the libraries of the optional extra `pictures`. No page needs it.

They carry their text for those who do not see them, as the PNG specification has it: chunks `iTXt`
with the keywords Title and Description.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from io import BytesIO
from typing import TYPE_CHECKING
from xml.etree import ElementTree
from zlib import crc32

if TYPE_CHECKING:
    from PIL import Image
    from PIL.PngImagePlugin import PngInfo

_NEEDED = "this needs further libraries: pip install 'trilithon[pictures]'"
# The last position of a game stands for so many times a frame's time, as in SVG.
_HOLD = 3
_FORMATS = {".gif": "GIF", ".apng": "PNG"}
_COLOURS, _SAMPLE = 128, 160
_SVG = "{http://www.w3.org/2000/svg}"
# A PNG's signature and its first chunk, after which texts may stand.
_HEAD = 8 + 25


class MissingLibrary(ImportError):
    """A library that draws pixels is not installed; the text tells how to have it."""


def png(svg: str, pixels: int) -> bytes:
    """The picture as PNG, so many pixels wide. Raises MissingLibrary."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise MissingLibrary(_NEEDED) from missing
    drawn = bytes(svg_to_bytes(svg_string=svg, width=pixels))
    chunks = b"".join(_chunk(keyword, text) for keyword, text in _texts(svg).items())
    return drawn[:_HEAD] + chunks + drawn[_HEAD:]


def alternative(svg: str) -> str:
    """What stands for one of our pictures where it is not seen: its title, and the position."""
    return _texts(svg)["Description"]


def _texts(svg: str) -> dict[str, str]:
    """The texts of a picture, by their keywords in PNG."""
    tree = ElementTree.fromstring(svg)
    title = tree.findtext(f"{_SVG}title", "")
    return {"Title": title, "Description": f"{title}: {tree.findtext(f'{_SVG}desc', '')}"}


def _chunk(keyword: str, text: str) -> bytes:
    """A chunk `iTXt`, not compressed and of no language."""
    content = b"iTXt" + keyword.encode("latin-1") + bytes(5) + text.encode()
    return struct.pack(">I", len(content) - 4) + content + struct.pack(">I", crc32(content))


def image(svg: str, pixels: int) -> Image.Image:
    """The picture as an image of Pillow, so many pixels wide. Raises MissingLibrary."""
    try:
        from PIL import Image
    except ImportError as missing:
        raise MissingLibrary(_NEEDED) from missing
    return Image.open(BytesIO(png(svg, pixels))).convert("RGB")


def moving_picture(svgs: Iterable[str], pixels: int, seconds: float, kind: str) -> bytes:
    """Pictures one after another, over and over, as `.gif` or `.apng`. Raises MissingLibrary."""
    texts: dict[str, str] = {}
    images = []
    for svg in svgs:
        images.append(image(svg, pixels))
        # It is told as it ends.
        texts = _texts(svg)
    more = {"pnginfo": _info(texts)} if kind == ".apng" else {"comment": texts["Description"]}
    if kind == ".gif":
        from PIL import Image

        # One palette for all, so that nothing flickers, with the colours of each.
        strip = Image.new("RGB", (_SAMPLE, _SAMPLE * len(images)))
        for index, one in enumerate(images):
            strip.paste(one.resize((_SAMPLE, _SAMPLE)), (0, _SAMPLE * index))
        palette = strip.quantize(_COLOURS)
        images = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in images]
    times = [round(1000 * seconds)] * len(images)
    times[-1] *= _HOLD
    target = BytesIO()
    images[0].save(
        target,
        _FORMATS[kind],
        save_all=True,
        append_images=images[1:],
        duration=times,
        loop=0,
        **more,
    )
    return target.getvalue()


def _info(texts: dict[str, str]) -> PngInfo:
    """The same texts as Pillow writes them."""
    from PIL.PngImagePlugin import PngInfo

    info = PngInfo()
    for keyword, text in texts.items():
        info.add_itxt(keyword, text)
    return info
