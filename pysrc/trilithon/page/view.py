"""A match as the view model that a page draws."""

from __future__ import annotations

from trilithon.core import Player
from trilithon.formats import link, pgn
from trilithon.match import Match, annotation
from trilithon.match.challenge import may_challenge
from trilithon.match.draft import can_retract
from trilithon.match.ending import termination
from trilithon.match.permissions import may_analyse, may_hint, may_review
from trilithon.match.rematch import swaps_sides
from trilithon.match.rounds import alone, final_outcome, has_next, totals
from trilithon.match.tags import persons
from trilithon.match.undo import can_undo, redo_target
from trilithon.page import guide, move_list
from trilithon.page.correspondence import correspondence_view
from trilithon.page.protocol.moves import Note
from trilithon.page.protocol.view import (
    Controls,
    Course,
    KeptMatch,
    MatchView,
    PlayerView,
    QuestionView,
    RoundView,
)
from trilithon.page.scene import scene
from trilithon.page.status import decision, news, notices, status


def match_view(match: Match, *, numbers: bool, thinking: bool, task: bool = False) -> MatchView:
    """All that a page shows of a match.

    With `numbers`, each piece bears that of the move that brought it; `thinking` tells that the
    computer is about to answer or to move, and `task` that a move is to be found.
    """
    outcome, drawn = match.outcome, scene(match, numbers=numbers)
    shown: MatchView = {
        "game": match.game.name,
        "settings": match.settings or {},
        "orientation": match.orientation,
        "orientations": list(match.game.orientations),
        "scene": drawn,
        "aim": guide.aim(match),
        "status": status(match, thinking=thinking, task=task),
        "notices": notices(match),
        "news": news(match),
        "tips": guide.tips(match, drawn),
        "players": players(match),
        "course": course(match),
        "moves": move_list.moves(match),
        "note": note(match),
        "tags": {name: match.tags.get(name, "") for name in annotation.about(match)},
        "cursor": match.cursor.ply,
        "mover": int(match.player),
        "leafed": match.leafed,
        "draft": list(match.draft),
        "controls": controls(match),
        "result": None if outcome is None else outcome.result,
        "thinking": thinking,
        "explored": match.explored,
        "position": match.game.notation.write_position(match.position),
        "fragment": link.write_fragment(match),
        "record": pgn.write_records([*match.earlier, match]),
    }
    _add_what_few_have(shown, match)
    return shown


def _add_what_few_have(shown: MatchView, match: Match) -> None:
    if (threat := guide.threat(match)) is not None:
        shown["threat"] = threat
    if (decided := decision(match)) is not None:
        shown["decision"] = decided
    if match.held is not None:
        shown["held"] = match.game.notation.write_move(match.position, match.held)
    if (asking := question(match)) is not None:
        shown["question"] = asking
    if tree := move_list.tree(match):
        shown["tree"] = tree
    if match.root.comments:
        shown["introduction"] = match.root.comments
    if (by_link := correspondence_view(match)) is not None:
        shown["correspondence"] = by_link
    if match.challenge is not None:
        # Few games have one, and starting is to be quick.
        from trilithon.page.challenge import challenge_view

        if (told := challenge_view(match)) is not None:
            shown["challenge"] = told
    if (numbered := round_view(match)) is not None:
        shown["round"] = numbered
    if match.earlier:
        shown["earlier"] = [link.write_fragment(alone(one)) for one in match.earlier]


def kept_match(match: Match) -> KeptMatch:
    """What a page keeps of a match that it does not show."""
    kept: KeptMatch = {
        "game": match.game.name,
        "players": players(match),
        "course": course(match),
        "fragment": link.write_fragment(match),
    }
    if (numbered := round_view(match)) is not None:
        kept["round"] = numbered
    return kept


def round_view(match: Match) -> RoundView | None:
    """Which round it is, in a match of several."""
    if match.rounds == 1:
        return None
    return {"number": len(match.earlier) + 1, "rounds": match.rounds}


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
        "unsided": asking.unsided,
        "known": dict(match.answers or {}),
    }


def players(match: Match) -> tuple[PlayerView, PlayerView]:
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
    for side, person, seat in zip(shown, persons(match), match.seats, strict=True):
        if person:
            side["person"] = person
        if (clock := seat.clock) is not None:
            side["clock"] = {"seconds": clock.seconds, "increment": clock.increment}
    if match.rounds > 1 and (sums := totals(match)) is not None:
        for side in shown:
            side["total"] = sums[side["name"]]
    first, second = shown
    return first, second


def course(match: Match) -> Course:
    """How the game as it is played stands, wherever the cursor is."""
    end, turn = match.root.end(), match.turn
    final, ply = final_outcome(match, end), match.stand.ply
    return {
        "player": None if turn is None else match.players[turn],
        "ply": ply,
        "plies": ply + sum(one.root.end().ply for one in match.earlier),
        "result": None if final is None else final.result,
        "termination": None if final is None else termination(match),
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
    end = match.root.end()
    goes_on = match.outcome_at(end) is None and end.parent is not None
    return {
        "next_round": has_next(match),
        "undo": can_undo(match),
        "redo": redo_target(match) is not None,
        "retract": can_retract(match),
        "resign": bool(match.humans) and goes_on,
        "analyse": may_analyse(match),
        "review": may_review(match),
        "hint": may_hint(match),
        "challenge": may_challenge(match),
        "swap": swaps_sides(match),
    }
