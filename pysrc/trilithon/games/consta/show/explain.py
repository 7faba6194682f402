"""What a choice of Consta would do, or the rule that is in its way."""

from __future__ import annotations

from trilithon.core import Draft, Explanation
from trilithon.core.errors import IllegalMove
from trilithon.core.scene import sentence
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.show.choices import extend, hint, offers


def explain(position: Position, draft: Draft, choice: str) -> Explanation:
    """What may be done with a space or an option, or which rule is in the way. Raises BadMove."""
    try:
        extend(position, draft, choice)
    except IllegalMove as reason:
        return Explanation(reason.text, reason.spaces)
    if choice == "pass":
        return Explanation(sentence("option-pass"))
    bit = position.board.read(choice)
    key = hint(position, draft, bit, offers(position, draft))
    return Explanation(sentence(key, space=position.board.name(bit)))
