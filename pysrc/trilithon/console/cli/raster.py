"""Pictures in pixels, by the libraries of the optional extra `pictures`."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from trilithon.console.cli.faults import Fault

_NEEDED = "this needs further libraries: pip install 'trilithon[pictures]'"
# The last position of a game stands for so many times a frame's time, as in SVG.
_HOLD = 3
_FORMATS = {".gif": "GIF", ".apng": "PNG"}
_COLOURS, _SAMPLE = 128, 160


def png(svg: str, pixels: int) -> bytes:
    """The picture as PNG, so many pixels wide. Raises Fault without the library that draws it."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise Fault(_NEEDED) from missing
    return bytes(svg_to_bytes(svg_string=svg, width=pixels))


def moving_picture(svgs: Sequence[str], pixels: int, seconds: float, kind: str) -> bytes:
    """Pictures one after another, over and over, as `.gif` or `.apng`. Raises Fault."""
    try:
        from PIL import Image
    except ImportError as missing:
        raise Fault(_NEEDED) from missing
    images = [Image.open(BytesIO(png(svg, pixels))).convert("RGB") for svg in svgs]
    if kind == ".gif":
        # One palette for all, so that nothing flickers, with the colours of each.
        strip = Image.new("RGB", (_SAMPLE, _SAMPLE * len(images)))
        for index, image in enumerate(images):
            strip.paste(image.resize((_SAMPLE, _SAMPLE)), (0, _SAMPLE * index))
        palette = strip.quantize(_COLOURS)
        images = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
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
