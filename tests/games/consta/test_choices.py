"""What is asked for next while a move of Consta is made."""

from __future__ import annotations

from trilithon.games.consta.rules import rules
from trilithon.games.consta.show import presenter


def test_what_to_choose_tells_that_a_move_is_two_stones_or_a_stack() -> None:
    position = rules.start({"size": 5})
    assert presenter.scene(position, None, ())["prompt"] == "consta-hint-first"
    position = rules.play(position, next(iter(rules.legal_moves(position))))
    # What a single space offers is said of that space alone.
    assert presenter.scene(position, None, ())["prompt"] == "consta-prompt"
    chosen = presenter.scene(position, None, ("c3",))
    assert chosen["prompt"] == "consta-prompt-second"
