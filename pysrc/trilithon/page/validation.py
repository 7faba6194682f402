"""Checks of plain JSON data against the types of `page.protocol`, for the border and for tests."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def mismatch(value: object, annotation: Any, where: str = "") -> str | None:
    """Where in the value, as a dotted path, it first fails the type; None when it fits.

    Knows what JSON has: TypedDicts without further keys, lists, tuples of fixed length (arrays),
    dictionaries, Literal, unions, str, int, float, bool and None.
    """
    if is_typeddict(annotation):
        return _mismatch_fields(value, annotation, where)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType):
        return None if any(mismatch(value, one) is None for one in arguments) else where or "."
    if origin is Literal:
        fits = any(type(value) is type(one) and value == one for one in arguments)
    elif origin is list:
        return _mismatch_items(value, arguments[0], where)
    elif origin is tuple:
        return _mismatch_tuple(value, arguments, where)
    elif origin is dict:
        return _mismatch_values(value, arguments[1], where)
    elif annotation is float:
        fits = isinstance(value, int | float) and not isinstance(value, bool)
    elif annotation is int:
        fits = isinstance(value, int) and not isinstance(value, bool)
    else:
        fits = isinstance(value, NoneType if annotation is None else annotation)
    return None if fits else where or "."


@cache
def _fields(annotation: Any) -> dict[str, tuple[Any, bool]]:
    """The type of each key, and whether the key is required."""
    hints = get_type_hints(annotation, include_extras=True)
    fields = {}
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        fields[name] = (get_args(hint)[0] if optional else hint, not optional)
    return fields


def _mismatch_fields(value: object, annotation: Any, where: str) -> str | None:
    if not isinstance(value, dict):
        return where or "."
    fields = _fields(annotation)
    for name, (hint, required) in fields.items():
        if name in value:
            inner = mismatch(value[name], hint, f"{where}.{name}")
            if inner is not None:
                return inner
        elif required:
            return f"{where}.{name}"
    return next((f"{where}.{name}" for name in value if name not in fields), None)


def _mismatch_items(value: object, hint: Any, where: str) -> str | None:
    if not isinstance(value, list):
        return where or "."
    checks = (mismatch(item, hint, f"{where}.{index}") for index, item in enumerate(value))
    return next((inner for inner in checks if inner is not None), None)


def _mismatch_tuple(value: object, hints: tuple[Any, ...], where: str) -> str | None:
    if not isinstance(value, list | tuple) or len(value) != len(hints):
        return where or "."
    pairs = enumerate(zip(value, hints, strict=True))
    checks = (mismatch(item, hint, f"{where}.{index}") for index, (item, hint) in pairs)
    return next((inner for inner in checks if inner is not None), None)


def _mismatch_values(value: object, hint: Any, where: str) -> str | None:
    if not isinstance(value, dict):
        return where or "."
    checks = (mismatch(item, hint, f"{where}.{name}") for name, item in value.items())
    return next((inner for inner in checks if inner is not None), None)
