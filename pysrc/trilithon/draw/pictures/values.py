"""Values of a style sheet as any viewer understands them, without variables and functions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import prod

# One argument: anything but a comma, save within parentheses.
_ARGUMENT = r"((?:[^(),]|\([^()]*\))+)"
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")
_SCHEME = re.compile(rf"light-dark\(\s*{_ARGUMENT},\s*{_ARGUMENT}\)")
_PRODUCT = re.compile(r"calc\(([^()]*)\)")
_COLOUR = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")


def resolved(value: str, variables: Mapping[str, str], *, dark: bool) -> str:
    """The value in light or in dark, with numbers for products of numbers."""
    while "var(" in value:
        value = _VARIABLE.sub(lambda found: variables.get(found[1], found[2] or ""), value)
    value = _SCHEME.sub(lambda found: found[2 if dark else 1].strip(), value)
    value = _PRODUCT.sub(lambda found: _product(found[1]), value)
    return _COLOUR.sub(r"rgba(\1,\2,\3,\4)", value).strip()


def _product(text: str) -> str:
    return f"{prod(float(part.strip().removesuffix('px')) for part in text.split('*')):.4g}px"
