"""The page's types are generated from the protocol, and fresh."""

from __future__ import annotations

import pytest

from tools.build.protocol_types import TARGET, generate, plain_data, sources
from tools.build.steps import StepError


def test_the_committed_types_are_those_of_the_protocol() -> None:
    assert TARGET.read_text(encoding="utf-8") == generate(*sources())


def test_of_a_module_with_code_only_plain_data_becomes_types() -> None:
    source = (
        'A = 3\nKind = Literal["x"]\nclass B(TypedDict):\n    kind: Kind\nclass C:\n    d: set\n'
    )
    text = generate(plain_data(source))
    assert 'type Kind = "x"' in text
    assert "interface B" in text
    assert "set" not in text


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
