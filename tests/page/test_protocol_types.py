"""The page's types are generated from the protocol, and fresh."""

from __future__ import annotations

import pytest

from tools.build.protocol_types import check_types, generate
from tools.build.steps import StepError


def test_the_committed_types_are_those_of_the_protocol() -> None:
    check_types()


def test_of_a_module_with_code_only_plain_data_becomes_types() -> None:
    source = (
        'A = 3\nKind = Literal["x"]\nclass B(TypedDict):\n    kind: Kind\nclass C:\n    d: set\n'
    )
    text = generate([source], [], [])
    assert 'type Kind = "x"' in text
    assert "interface B" in text
    assert "set" not in text


def test_commands_follow_from_what_carries_them_out() -> None:
    source = (
        "class Step(TypedDict):\n    node: int\n"
        '@command("go", changes="position")\ndef go(session: Session, command: Step): ...\n'
        '@command("jump")\ndef jump(session: Session, command: Step): ...\n'
        '@command("rest")\ndef rest(session: Session):\n    """Do nothing."""\n'
        "class Ask(TypedDict):\n    text: str\n"
        '@command("ask", needs_session=False)\ndef ask(desk: Desk, command: Ask): ...\n'
    )
    text = generate([], [], [source])
    asked = '{\n  type: "go" | "jump";\n  session: string;\n  revision: number;\n  node: number;\n}'
    assert f"interface Step {asked}" in text
    assert 'interface Ask {\n  type: "ask";\n  text: string;\n}' in text
    assert "- `rest`: Do nothing." in text
    assert "type Command = Ask | Simple | Step;" in text


def test_events_are_what_has_a_type() -> None:
    source = (
        'class News(TypedDict):\n    type: Literal["news"]\n    of: Place\n'
        "class Place(TypedDict):\n    name: str\n"
    )
    assert "type Event = News;" in generate([], [source], [])


def test_typed_dictionaries_become_interfaces() -> None:
    source = (
        'Seat = Literal["human", "computer"]\n'
        "class Point(TypedDict):\n"
        "    x: float\n"
        "    seat: NotRequired[Seat]\n"
        "    names: list[tuple[str, int | None]]\n"
        "    more: dict[str, Point]\n"
    )
    text = generate([source], [], [])
    assert 'type Seat = "human" | "computer"' in text
    assert "x: number" in text
    assert "seat?: Seat" in text
    assert "[string, number | null]" in text
    assert "Record<string, Point>" in text or "{ [key: string]: Point }" in text


@pytest.mark.parametrize("annotation", ["set[int]", "Callable[[], int]", "7"])
def test_what_has_no_type_there_is_refused(annotation: str) -> None:
    with pytest.raises(StepError):
        generate([f"class Odd(TypedDict):\n    x: {annotation}\n"], [], [])


def test_a_name_that_two_modules_have_is_refused() -> None:
    shared = "class Step(TypedDict):\n    x: float\n"
    told = 'class News(TypedDict):\n    type: Literal["news"]\n'
    asked = (
        "class Step(TypedDict):\n    node: int\n"
        '@command("go")\ndef go(session: Session, command: Step): ...\n'
    )
    with pytest.raises(StepError, match="twice: Step"):
        generate([shared], [told], [asked])
    with pytest.raises(StepError, match="twice: News"):
        generate([], [told, told], [])
    with pytest.raises(StepError, match="twice: Step"):
        generate([], [], [asked, asked.replace("go", "jump")])
