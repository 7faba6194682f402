"""A match as the view model that a page draws."""

from __future__ import annotations

from itertools import pairwise

from trilithon.core import Outcome, Player
from trilithon.match import Match
from trilithon.protocol import Controls, MoveView, PlayerView, QuestionView, Scene, Text
from trilithon.rounds import final_outcome, has_next, totals
from trilithon.tree import Node


def scene(match: Match) -> Scene:
    """The board at the cursor with the draft; nothing can be chosen when a human is not to move."""
    game = match.game
    drawn = game.presenter.scene(match.position, match.cursor.move, match.draft)
    if match.sitting.seat != "human" or match.outcome is not None or match.question is not None:
        for space in drawn["spaces"]:
            for name in ("state", "hint", "lifts"):
                space.pop(name, None)  # type: ignore[misc]
        drawn["options"] = []
        for hand in drawn.get("hands", []):
            for item in hand["items"]:
                item["state"] = "idle"
                item.pop("hint", None)
    return drawn


def question(match: Match) -> QuestionView | None:
    """What is to be settled before ply 1, if anything is."""
    asking = match.question
    if asking is None:
        return None
    return {
        "name": asking.name,
        "asked": asking.asked,
        "seat": match.sitting.seat,
        "answers": list(asking.answers),
        "free": asking.free,
        "known": dict(match.answers or {}),
    }


def status(match: Match, thinking: bool) -> Text:
    """The result, whose turn it is, or whose answer is awaited."""
    if (asking := match.question) is not None:
        args: dict[str, str | int | Text] = {
            "person": asking.asked + 1,
            "player": match.players[asking.asked],
            "seat": match.sitting.seat,
        }
        return {"key": f"question-{asking.name}", "args": args}
    names, outcome = match.players, match.outcome
    if outcome is None:
        key = "status-thinking" if thinking else "status-to-move"
        return {"key": key, "args": {"player": names[match.player]}}
    if match.rounds > 1:
        final = final_outcome(match)
        return _result("status-round" if final is None else "status-match", final or outcome, names)
    ending = match.ending
    if outcome.winner is not None and ending is not None and ending.node == match.cursor.id:
        loser, winner = names[outcome.winner.opponent], names[outcome.winner]
        return {"key": f"status-{ending.termination}", "args": {"player": loser, "winner": winner}}
    return _result("status", outcome, names)


def _result(key: str, outcome: Outcome, names: tuple[str, str]) -> Text:
    if outcome.winner is None:
        return {"key": f"{key}-draw", "args": {}}
    return {"key": f"{key}-won", "args": {"player": names[outcome.winner]}}


def notices(match: Match) -> list[Text]:
    """What both players should know about the position, while the game goes on."""
    if match.outcome is not None or match.question is not None:
        return []
    return list(match.game.presenter.notices(match.position))


def players(match: Match) -> list[PlayerView]:
    """The two sides, the first player first."""
    over = match.outcome is not None or match.question is not None
    score = match.game.rules.score(match.position) or (None, None)
    shown: list[PlayerView] = [
        {
            "name": match.players[player],
            "seat": match.sittings[player].seat,
            "level": match.sittings[player].level,
            "to_move": player is match.player and not over,
            "score": score[player],
        }
        for player in Player
    ]
    if match.rounds > 1 and (sums := totals(match)) is not None:
        for side in shown:
            side["total"] = sums[side["name"]]
    return shown


def moves(match: Match) -> list[MoveView]:
    """The moves of the line through the cursor."""
    steps = enumerate(pairwise(match.line()), start=1)
    return [_move(match, ply, before, node) for ply, (before, node) in steps]


def _move(match: Match, ply: int, before: Node, node: Node) -> MoveView:
    game = match.game
    return {
        "ply": ply,
        "node": node.id,
        "player": match.players[game.rules.player(before.position)],
        "text": game.notation.write_move(before.position, node.move),
    }


def controls(match: Match) -> Controls:
    """Which of the commands without arguments would do something."""
    seats = [sitting.seat for sitting in match.sittings]
    return {
        "next_round": has_next(match),
        "undo": match.undo_target is not None,
        "redo": match.redo_target is not None,
        "retract": match.can_retract,
        "resign": "human" in seats and match.outcome is None and match.cursor.parent is not None,
    }
