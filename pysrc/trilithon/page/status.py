"""What is said of a match: whose turn it is, what has come about, and how it was decided."""

from __future__ import annotations

from copy import copy

from trilithon.core import Outcome, Player, Step
from trilithon.core.scene import Orientation, Text, sentence
from trilithon.draw.rotate import turned_shapes
from trilithon.match import Match, Seat
from trilithon.match.node import Node
from trilithon.match.rounds import final_outcome
from trilithon.match.tags import persons
from trilithon.page.protocol.view import DecisionView, StepView

# Of games that the board did not end, how it came to that; else only who has won is told.
_ENDINGS_TOLD = ("resignation", "time")


def _is_offered(match: Match, person: int) -> bool:
    """Whether whoever opened a link may be one of the persons, but has not said so yet."""
    by_link = match.correspondence
    return by_link is not None and not match.humans and by_link.sender != person


def status(match: Match, thinking: bool, *, task: bool = False) -> Text:
    """The result, whose turn it is, or whose answer is awaited, as told to who plays here.

    In a `task` it is the solver's turn as well where something else was tried before.
    """
    if (asking := match.question) is not None:
        seat = match.seat.kind
        name = persons(match)[asking.asked]
        told: str = seat
        if seat == "human":
            told = "you" if match.person is not None else "named" if name else seat
        elif _is_offered(match, asking.asked):
            told = "offered"
        return sentence(
            f"question-{asking.name}",
            person=asking.asked + 1,
            name=name,
            player=match.players[asking.asked],
            seat=told,
        )
    outcome = match.outcome
    if outcome is None:
        return _turn(match, thinking, task)
    if match.rounds > 1:
        final = final_outcome(match)
        key = "status-round" if final is None else "status-match"
        return _result(match, key, final or outcome)
    ending = match.ending
    ended_here = ending is not None and ending.node == match.cursor.id
    how = ending.termination if ending is not None and ended_here else ""
    if outcome.winner is not None and how in _ENDINGS_TOLD:
        loser, winner = outcome.winner.opponent, outcome.winner
        key = f"status-{how}{_seen(match, winner)}"
        names = match.players
        return sentence(key, player=names[loser], winner=names[winner])
    if outcome.winner is None and ended_here:
        return sentence("status-agreed")
    return _result(match, "status", outcome)


def status_for_others(match: Match) -> Text:
    """The same as told to those who only look on."""
    seen = copy(match)
    seen.seats = Seat(), Seat()
    return status(seen, thinking=False)


def _turn(match: Match, thinking: bool, task: bool) -> Text:
    player = match.players[match.player]
    again = task and match.player is match.person
    if (match.is_tried and not again) or match.person is None:
        return sentence("status-thinking" if thinking else "status-to-move", player=player)
    seat = match.seat
    if seat.kind == "computer":
        key = "status-level-thinking" if thinking else "status-to-move"
        return sentence(key, player=player, level=seat.level)
    if seat.kind == "human":
        return sentence("status-your-move", player=player)
    # What follows in a puzzle, or a model game, is made here too.
    key = "status-elsewhere" if match.correspondence else "status-to-move"
    return sentence(key, player=player)


def _result(match: Match, key: str, outcome: Outcome) -> Text:
    if outcome.winner is None:
        return sentence(f"{key}-draw")
    player = match.players[outcome.winner]
    return sentence(f"{key}-won{_seen(match, outcome.winner)}", player=player)


def _seen(match: Match, winner: Player) -> str:
    """How the one person who plays here has come off, at the end of a key."""
    person = match.person
    return "" if person is None else "-you" if person is winner else "-them"


def decision(match: Match) -> DecisionView | None:
    """How the board at the cursor has decided the game, if it has."""
    if match.cursor.outcome(match.game.rules) is None:
        return None
    found = match.game.presenter.decision(match.position)
    if found is None:
        return None
    steps = [_step(step, match.orientation) for step in found.steps]
    return {"reason": found.reason, "steps": steps}


def _step(step: Step, orientation: Orientation) -> StepView:
    shown: StepView = {
        "shapes": turned_shapes(step.shapes, orientation),
        "pieces": list(step.pieces),
    }
    if step.score is not None:
        shown["score"] = step.score
    return shown


def notices(match: Match) -> list[Text]:
    """What both players should know about the position, while the game goes on."""
    if match.outcome is not None or match.question is not None:
        return []
    return list(match.game.presenter.notices(match.position))


def news(match: Match) -> list[Text]:
    """What the move that led to the cursor has brought about."""
    node = match.cursor
    if node.parent is None:
        return []
    found = match.game.presenter.news(node.parent.position, node.position)
    return [*_replied(match, node), *found]


def _replied(match: Match, node: Node) -> list[Text]:
    """That a move was not made by whoever is elsewhere just now, but noted before."""
    by_link = match.correspondence
    made = match.live and node is match.root.end()
    if not made or by_link is None or by_link.replied != node.ply:
        return []
    assert node.parent is not None
    text = node.move_text(match.game.notation)
    player = match.players[match.game.rules.player(node.parent.position)]
    return [sentence("reply-made", player=player, move=text)]
