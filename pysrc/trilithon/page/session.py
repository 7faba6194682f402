"""One board of a page: a match, the revision of its view, and the search that runs for it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom
from time import perf_counter
from typing import Any

from trilithon import core
from trilithon.draw.rotate import turned_shapes
from trilithon.formats import link, pgn
from trilithon.formats.attributes import written_parts
from trilithon.match import Match, annotation
from trilithon.match.permissions import may_analyse
from trilithon.page import move_list, view
from trilithon.page.analysis import Address, all_assessments, analysis, hint
from trilithon.page.jobs import counted, listed
from trilithon.page.protocol import (
    Draw,
    Event,
    Explanation,
    Legal,
    ListMoves,
    Parts,
    Picture,
    TellParts,
    Thinking,
    View,
)
from trilithon.search.result import Progress
from trilithon.study.analysis.study import Study
from trilithon.study.tasks import Task, standing

# Commands that bring what a person has written.
_WRITTEN = frozenset({"annotate", "tags"})
# What a search returns carries out what it found.
Search = Generator[Progress[Any] | None, None, Callable[[], None]]


@dataclass(slots=True, eq=False)
class Session:
    """A match with the revision of its view, and the computer's search while it thinks.

    `matches` counts the matches that it has shown, `begun` is the revision at which the present one
    came, `numbers` tells whether pieces bear those of their moves, and `reported` is the clock's
    time of the last word about the search, `assessed` that of the last one about all positions.
    `pace` tells how many times as long as usual the computer thinks at its best. `task` is what the
    match is about, if a goal was given. `study` is what is found out besides; `seed` gives the
    seeds of searches, and `clock` tells seconds.
    """

    name: str
    match: Match
    revision: int = 0
    matches: int = 1
    numbers: bool = False
    begun: int = 0
    search: Search | None = None
    reported: float = 0.0
    assessed: float = 0.0
    pace: float = 1.0
    task: Task | None = None
    seed: Callable[[], int] = lambda: SystemRandom().getrandbits(32)
    clock: Callable[[], float] = perf_counter
    study: Study = field(init=False)

    def __post_init__(self) -> None:
        self.study = Study(self.match, self.seed, self.clock)

    def take(self, match: Match) -> None:
        """Let this be the match from the next revision on, if it is another one."""
        if match is not self.match:
            self.match, self.begun, self.task = match, self.revision + 1, None
            before, self.study = self.study, Study(match, self.seed, self.clock)
            self.study.on, self.study.paused = before.on, before.paused

    def explore(self) -> None:
        """Let the match be analysed if that is wanted and fair, and not otherwise."""
        self.match.explored = self.study.on and may_analyse(self.match)
        if not self.match.explored:
            self.study.review = None

    @property
    def address(self) -> Address:
        """What events say of the view they are about."""
        return {"session": self.name, "revision": self.revision}

    def is_stale(self, command: Any) -> bool:
        """Whether a command was made on a view that has gone since, and is to be dropped.

        What was written about a node of the same match counts all the same, so that no move that
        comes in meanwhile swallows it.
        """
        if command["type"] == "analyse":
            return False
        made: int = command["revision"]
        if command["type"] in _WRITTEN:
            return not self.begun <= made <= self.revision
        return made != self.revision

    @property
    def busy(self) -> bool:
        """Whether the computer thinks, or something is to be found out besides."""
        return self.search is not None or self.study.busy

    def stop(self) -> None:
        """End the computer's search and that for a hint, if they are running."""
        self.study.hint = None
        if self.search is not None:
            self.search.close()
            self.search = None

    def told(self, *, whole: bool = True) -> list[Event]:
        """What is known of positions, in a game that is analysed, and how a hint is getting on.

        With `whole`, of all positions of the game, which takes longer.
        """
        study, events = self.study, list[Event]()
        if self.match.explored:
            study.refresh()
            events.append(analysis(study, self.address))
            if whole:
                self.assessed = self.clock()
                events.append(all_assessments(study, self.address))
        if study.hint is not None:
            events.append(hint(study, self.address))
            if study.hint.done:
                study.hint = None
        return events

    def view(self) -> View:
        """All that the page shows."""
        match = self.match
        outcome = match.outcome
        shown: View = {
            "type": "view",
            "session": self.name,
            "revision": self.revision,
            "match": self.matches,
            "game": match.game.name,
            "settings": match.settings or {},
            "orientation": match.orientation,
            "orientations": list(match.game.orientations),
            "scene": view.scene(match, numbers=self.numbers),
            "status": view.status(match, thinking=self.search is not None),
            "notices": view.notices(match),
            "news": view.news(match),
            "players": view.players(match),
            "course": view.course(match),
            "moves": move_list.moves(match),
            "note": view.note(match),
            "tags": {name: match.tags.get(name, "") for name in annotation.about(match)},
            "cursor": len(match.cursor.path()) - 1,
            "mover": int(match.player),
            "draft": list(match.draft),
            "controls": view.controls(match),
            "result": None if outcome is None else outcome.result,
            "thinking": self.search is not None,
            "explored": match.explored,
            "position": match.game.notation.write_position(match.position),
            "fragment": link.write_fragment(match),
            "record": pgn.write_records([*match.earlier, match]),
        }
        if self.task is not None:
            shown["task"] = {"node": self.task.node, "standing": standing(self.task, match)}
        if match.held is not None:
            shown["held"] = match.game.notation.write_move(match.position, match.held)
        if (question := view.question(match)) is not None:
            shown["question"] = question
        if tree := move_list.tree(match):
            shown["tree"] = tree
        if match.root.comments:
            shown["introduction"] = match.root.comments
        if (by_link := view.correspondence(match)) is not None:
            shown["correspondence"] = by_link
        if match.rounds > 1:
            shown["round"] = {"number": len(match.earlier) + 1, "rounds": match.rounds}
        return shown

    def explanation(self, choice: str, found: core.Explanation, *, refused: bool) -> Explanation:
        """What was found out about a choice; `refused` when it was an attempt to choose."""
        return {
            "type": "explanation",
            "session": self.name,
            "revision": self.revision,
            "choice": choice,
            "refused": refused,
            "text": found.text,
            "spaces": list(found.spaces),
            "shapes": turned_shapes(found.shapes, self.match.orientation),
        }

    def picture(self, command: Draw) -> Picture:
        """A picture of the position or of the line. Raises BadCommand for an unknown node."""
        # Few sessions want one, and starting is to be quick.
        from trilithon.draw.pictures import animated, still

        match, kind = self.match, command["kind"]
        draw = animated
        if kind == "still":
            draw = partial(still, node=match.node(command.get("node", match.cursor.id)))
        svg = draw(
            match,
            theme=command["theme"],
            board=command.get("board", "stone"),
            coordinates=command["coordinates"],
            numbers=command["numbers"],
        )
        return {
            "type": "picture",
            "session": self.name,
            "revision": self.revision,
            "kind": kind,
            "svg": svg,
            "frames": len(match.line()) if kind == "animated" else 1,
        }

    def parts(self, command: TellParts) -> Parts:
        """The attributes of an embedded board that shows the game."""
        parts = written_parts(self.match, command["mode"], whole=command["whole"])
        return {"type": "parts", "session": self.name, "revision": self.revision, "parts": parts}

    def legal(self, command: ListMoves) -> Generator[None, None, Legal]:
        """Which moves are legal at the cursor, in slices."""
        revision, count = self.revision, counted(self.match)
        wanted = command["start"], command["most"]
        moves, complete = (yield from listed(self.match, *wanted)) if count else ([], True)
        return {
            "type": "legal",
            "session": self.name,
            "revision": revision,
            "count": count,
            "start": command["start"],
            "moves": moves,
            "complete": complete,
        }

    def thinking(self, progress: Progress[Any]) -> Thinking:
        """How far the search has come."""
        return {
            "type": "thinking",
            "session": self.name,
            "revision": self.revision,
            "done": round(progress.done, 3),
            "winrate": round(progress.winrate, 3),
            "playouts": progress.playouts,
        }
