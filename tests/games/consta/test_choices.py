"""What is asked for next while a move of Consta is made."""

from __future__ import annotations

from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.show import presenter


def test_what_to_choose_tells_that_a_move_is_two_stones_or_a_stack() -> None:
    position = rules.start({"size": 5})
    assert presenter.scene(position, None, ())["prompt"] == "consta-hint-first"
    position = rules.play(position, next(iter(rules.legal_moves(position))))
    # What a single space offers is said of that space alone.
    assert presenter.scene(position, None, ())["prompt"] == "consta-prompt"
    chosen = presenter.scene(position, None, ("c3",))
    assert chosen["prompt"] == "consta-prompt-second"


def test_neither_a_second_stone_nor_a_stack_is_asked_for_where_there_can_be_none() -> None:
    # A stone on d5 would make a crosscut of 2 to 2 there, and in the other one a stack 3 to 3.
    only_stack, only_single = "7/7/4w2/3wb2/7/7/7 b 3", "7/w6/4w2/3Wb2/7/b6/b6 b 5"
    assert _asked(only_stack, "d5") == ("consta-hint-again", "consta-hint-again")
    assert _asked(only_stack, "e3") == ("consta-prompt-second", "consta-hint-make-stack")
    assert _asked(only_single, "d5") == ("consta-hint-second", None)


def _asked(position: str, space: str) -> tuple[str, str | None]:
    """What is asked for once a space is chosen, and what that space offers."""
    shown = presenter.scene(notation.read_position(position), None, (space,))
    [chosen] = (one for one in shown["spaces"] if one["id"] == space)
    return shown["prompt"], chosen.get("hint")
