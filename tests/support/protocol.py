"""The types of events, from the modules that declare them."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints, is_typeddict

from trilithon.page.protocol import analysis, catalogue, events, live, models, view
from trilithon.page.validation import mismatch


def _declared() -> dict[str, Any]:
    found = {}
    for module in (view, analysis, models, live, catalogue, events):
        for one in vars(module).values():
            if is_typeddict(one) and "type" in one.__annotations__:
                [name] = get_args(get_type_hints(one)["type"])
                found[name] = one
    return found


EVENTS = _declared()


def event_mismatch(event: dict[str, Any]) -> str | None:
    """Where an event fails its type; None when it fits."""
    return mismatch(event, EVENTS[event["type"]])
