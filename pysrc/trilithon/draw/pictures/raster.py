"""Pictures in pixels, by the libraries of the optional extra `pictures`. No page needs it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

_NEEDED = "this needs further libraries: pip install 'trilithon[pictures]'"
# The last position of a game stands for so many times a frame's time, as in SVG.
_HOLD = 3
_FORMATS = {".gif": "GIF", ".apng": "PNG"}
_COLOURS, _SAMPLE = 128, 160


class MissingLibrary(ImportError):
    """A library that draws pixels is not installed; the text tells how to have it."""


def png(svg: str, pixels: int) -> bytes:
    """The picture as PNG, so many pixels wide. Raises MissingLibrary."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise MissingLibrary(_NEEDED) from missing
    return bytes(svg_to_bytes(svg_string=svg, width=pixels))


def image(svg: str, pixels: int) -> Image.Image:
    """The picture as an image of Pillow, so many pixels wide. Raises MissingLibrary."""
    try:
        from PIL import Image
    except ImportError as missing:
        raise MissingLibrary(_NEEDED) from missing
    return Image.open(BytesIO(png(svg, pixels))).convert("RGB")


def moving_picture(svgs: Sequence[str], pixels: int, seconds: float, kind: str) -> bytes:
    """Pictures one after another, over and over, as `.gif` or `.apng`. Raises MissingLibrary."""
    images = [image(svg, pixels) for svg in svgs]
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
    )
    return target.getvalue()
