"""A match as the view model that a page draws."""

from __future__ import annotations

from typing import cast

from trilithon.core import Outcome, Player, Step
from trilithon.core.scene import Layer, Option, Orientation, Scene, Shape, Text
from trilithon.draw.marks import as_seen
from trilithon.draw.move_numbers import brought, move_numbers
from trilithon.draw.rotate import turned_shapes
from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.match.permissions import may_analyse, may_hint, may_review
from trilithon.match.rounds import final_outcome, has_next, totals
from trilithon.match.undo import redo_target, undo_target
from trilithon.page.protocol.view import (
    Controls,
    Course,
    DecisionView,
    Note,
    PlayerView,
    QuestionView,
    StepView,
)

# Of games that the board did not end, how it came to that; else only who has won is told.
_ENDINGS_TOLD = ("resignation", "time")


def scene(match: Match, *, numbers: bool = False) -> Scene:
    """The board at the cursor with the draft; nothing can be chosen when a human is not to move.

    With `numbers`, each piece bears that of the move that brought it.
    """
    game, ended = match.game, match.outcome is not None
    drawn = game.presenter.scene(match.position, match.cursor.move, match.draft, over=ended)
    if match.held is not None:
        drawn["layers"] = _held_layers(match)
    if match.seat.kind != "human" or ended or match.question is not None:
        for space in drawn["spaces"]:
            for name in ("state", "hint", "lifts"):
                space.pop(name, None)  # type: ignore[misc]
        ahead = _choosing_ahead(match)
        drawn["options"] = [_ahead(option) for option in drawn["options"]] if ahead else []
        for hand in drawn.get("hands", []):
            for item in hand["items"]:
                own = hand["player"] in ahead and item["count"] > 0
                item["state"] = "target" if own else "idle"
                item.pop("hint", None)
    if numbers:
        over = next(layer for layer in drawn["layers"] if layer["name"] == "over")
        over["shapes"] += move_numbers(game.name, match.cursor.path())
    return as_seen(match, match.cursor, drawn)


def _choosing_ahead(match: Match) -> list[str]:
    """The sides whose persons wait for somebody else's move, ahead of which they may choose."""
    if match.question is not None or match.is_tried or match.outcome is not None:
        return []
    seats = zip(match.players, match.seats, strict=True)
    return [name for name, seat in seats if seat.kind == "human"]


def _ahead(option: Option) -> Option:
    """An option that is pressed before its turn; nothing can be dragged from it then."""
    return cast(Option, {name: value for name, value in option.items() if name != "lifts"})


def _held_layers(match: Match) -> list[Layer]:
    """The board as it would be after the move that is held, with a ring where it brings pieces."""
    game, position = match.game, match.position
    later = game.rules.play(position, match.held)
    after = game.presenter.scene(later, None, ())
    rings: list[Shape] = [
        {**piece, "key": f"held-{piece['key']}", "name": "held"}
        for piece in brought(game.name, position, later)
    ]
    return [
        {"name": layer["name"], "shapes": [*layer["shapes"], *rings]}
        if layer["name"] == "over"
        else layer
        for layer in after["layers"]
    ]


def question(match: Match) -> QuestionView | None:
    """What is to be settled before ply 1, if anything is."""
    asking = match.question
    if asking is None:
        return None
    return {
        "name": asking.name,
        "asked": asking.asked,
        "seat": match.seat.kind,
        "answers": list(asking.answers),
        "free": asking.free,
        "known": dict(match.answers or {}),
    }


def _person(match: Match) -> Player | None:
    """The one person who plays here against the computer or somebody elsewhere, if there is one."""
    seats = [seat.kind for seat in match.seats]
    return Player(seats.index("human")) if seats.count("human") == 1 else None


def status(match: Match, thinking: bool) -> Text:
    """The result, whose turn it is, or whose answer is awaited, as told to who plays here."""
    if (asking := match.question) is not None:
        seat = match.seat.kind
        told = "you" if seat == "human" and _person(match) is not None else seat
        args: dict[str, str | float | Text] = {
            "person": asking.asked + 1,
            "player": match.players[asking.asked],
            "seat": told,
        }
        return {"key": f"question-{asking.name}", "args": args}
    outcome = match.outcome
    if outcome is None:
        return _turn(match, thinking)
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
        return {"key": key, "args": {"player": names[loser], "winner": names[winner]}}
    if outcome.winner is None and ended_here:
        return {"key": "status-agreed", "args": {}}
    return _result(match, "status", outcome)


def _turn(match: Match, thinking: bool) -> Text:
    args: dict[str, str | float | Text] = {"player": match.players[match.player]}
    if match.is_tried or _person(match) is None:
        return {"key": "status-thinking" if thinking else "status-to-move", "args": args}
    seat = match.seat
    if seat.kind == "computer":
        key = "status-level-thinking" if thinking else "status-to-move"
        return {"key": key, "args": {**args, "level": seat.level}}
    return {"key": "status-your-move" if seat.kind == "human" else "status-elsewhere", "args": args}


def _result(match: Match, key: str, outcome: Outcome) -> Text:
    if outcome.winner is None:
        return {"key": f"{key}-draw", "args": {}}
    args: dict[str, str | float | Text] = {"player": match.players[outcome.winner]}
    return {"key": f"{key}-won{_seen(match, outcome.winner)}", "args": args}


def _seen(match: Match, winner: Player) -> str:
    """How the one person who plays here has come off, at the end of a key."""
    person = _person(match)
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
    if not made or by_link is None or by_link.replied != len(node.path()) - 1:
        return []
    assert node.parent is not None
    text = match.game.notation.write_move(node.parent.position, node.move)
    player = match.players[match.game.rules.player(node.parent.position)]
    return [{"key": "reply-made", "args": {"player": player, "move": text}}]


def players(match: Match) -> list[PlayerView]:
    """The two sides, the first player first."""
    over = match.outcome is not None or match.question is not None
    score = match.game.rules.score(match.position) or (None, None)
    shown: list[PlayerView] = [
        {
            "name": match.players[player],
            "seat": match.seats[player].kind,
            "level": match.seats[player].level,
            "to_move": player is match.player and not over,
            "score": score[player],
        }
        for player in Player
    ]
    if (reckoning := match.game.presenter.reckoning(match.position)) is not None:
        for side, told in zip(shown, reckoning, strict=True):
            side["reckoning"] = told
    for side, person, seat in zip(shown, match.persons, match.seats, strict=True):
        if person:
            side["person"] = person
        if (clock := seat.clock) is not None:
            side["clock"] = {"seconds": clock.seconds, "increment": clock.increment}
    if match.rounds > 1 and (sums := totals(match)) is not None:
        for side in shown:
            side["total"] = sums[side["name"]]
    return shown


def course(match: Match) -> Course:
    """How the game as it is played stands, wherever the cursor is."""
    end, turn = match.root.end(), match.turn
    final, ply = final_outcome(match, end), len(match.stand.path()) - 1
    return {
        "player": None if turn is None else match.players[turn],
        "ply": ply,
        "plies": ply + sum(len(one.main_line()) - 1 for one in match.earlier),
        "result": None if final is None else final.result,
        "termination": None if final is None else match.termination,
    }


def note(match: Match) -> Note:
    """What is noted of the position at the cursor, for a person to edit."""
    node = match.cursor
    return {
        "node": node.id,
        "comment": "\n\n".join(node.comments),
        "glyphs": list(node.glyphs),
        "marks": [{"kind": mark.kind, "spaces": list(mark.spaces)} for mark in node.marks],
    }


def controls(match: Match) -> Controls:
    """Which of the commands without arguments would do something."""
    seats = [seat.kind for seat in match.seats]
    end = match.root.end()
    goes_on = match.outcome_at(end) is None and end.parent is not None
    return {
        "next_round": has_next(match),
        "undo": undo_target(match) is not None,
        "redo": redo_target(match) is not None,
        "retract": match.can_retract,
        "resign": "human" in seats and goes_on,
        "analyse": may_analyse(match),
        "review": may_review(match),
        "hint": may_hint(match),
    }
