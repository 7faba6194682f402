"""The page's types are generated from the protocol, and fresh."""

from __future__ import annotations

import pytest

from tools.protocol_types import SOURCES, TARGET, generate
from tools.steps import StepError


def test_the_committed_types_are_those_of_the_protocol() -> None:
    sources = [source.read_text(encoding="utf-8") for source in SOURCES]
    assert TARGET.read_text(encoding="utf-8") == generate(*sources)


def test_typed_dictionaries_become_interfaces() -> None:
    text = generate(
        'Seat = Literal["human", "computer"]\n'
        "class Point(TypedDict):\n"
        "    x: float\n"
        "    seat: NotRequired[Seat]\n"
        "    names: list[tuple[str, int | None]]\n"
        "    more: dict[str, Point]\n"
    )
    assert 'type Seat = "human" | "computer"' in text
    assert "x: number" in text
    assert "seat?: Seat" in text
    assert "[string, number | null]" in text
    assert "Record<string, Point>" in text or "{ [key: string]: Point }" in text


@pytest.mark.parametrize("annotation", ["set[int]", "Callable[[], int]", "7"])
def test_what_has_no_type_there_is_refused(annotation: str) -> None:
    with pytest.raises(StepError):
        generate(f"class Odd(TypedDict):\n    x: {annotation}\n")
