"""A game being played: the tree of its positions, the cursor, the players and the draft."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from trilithon.core import AnyGame, Draft, Outcome, Player, Question
from trilithon.core.scene import Orientation
from trilithon.match.errors import BadCommand
from trilithon.match.node import Node
from trilithon.match.seats import Correspondence, Ending, Seat

# A game of Carteso on 19×19 takes up to 722; all that there are is shown and kept as a whole.
MOST_MOVES = 4_000


@dataclass(frozen=True, slots=True)
class Challenge:
    """Another line from a position on, which somebody is to beat against the same computer.

    `first` is the whole game in which that line was played, and `ply` how many of its moves both
    have. `player` is the side that is played here, against the computer at this level.
    """

    first: Match
    ply: int
    player: Player
    level: int


@dataclass(slots=True, eq=False, repr=False)
class Match:
    """One game with its whole tree. Make it with `new_match` or `match_from`.

    - `settings`: the texts of those the game began with; None when it began from a set up position.
    - `beside`: what then was told beside the position, save defaults.
    - `tags`: the record's other tags, such as names and dates.
    - `last_id`: that of the newest node, also once it is deleted.
    - `held`, `made`: a whole move that waits to be confirmed, and the choices that it comes of.
    - `answers`: there while the game is being set up; until all is settled, `seats` are the persons
      asked. `settled` tells that there was something to settle, and `agreed` what was answered.
    - `rounds`, `earlier`: how many rounds the match has, and those before this one.
    - `studied`: the game is looked at and not played, so that new moves make variations.
    - `explored`: it is analysed: whoever looks on plays both sides, and new moves make variations.
    - `foreseeing`: so they do when a person tries what the other one, elsewhere, may play, and the
      reply.
    - `resumed`: where the game goes on, if that is not simply the end of its main line: where moves
      were taken back to, or where it was resumed on purpose.
    - `live`: the cursor came to where it is by a move.
    - `orientation`: how many quarters the board is turned to the right.
    - `correspondence`: there in a game that is played by sending links.
    - `challenge`: there where another line is to be beaten.
    """

    game: AnyGame
    settings: dict[str, str] | None
    root: Node
    cursor: Node
    nodes: dict[int, Node]
    tags: dict[str, str] = field(default_factory=dict)
    seats: tuple[Seat, Seat] = (Seat(), Seat())
    draft: Draft = ()
    held: Any = None
    made: Draft = ()
    ending: Ending | None = None
    answers: dict[str, str] | None = None
    settled: bool = False
    agreed: dict[str, str] = field(default_factory=dict)
    beside: dict[str, str] = field(default_factory=dict)
    rounds: int = 1
    earlier: tuple[Match, ...] = ()
    studied: bool = False
    last_id: int = 0
    live: bool = False
    resumed: Node | None = None
    explored: bool = False
    foreseeing: bool = False
    orientation: Orientation = 0
    correspondence: Correspondence | None = None
    challenge: Challenge | None = None

    def __repr__(self) -> str:
        """Short, for those who look at it in a console, as a game's own."""
        return f"<Match {self.game.name} {self.game.notation.write_position(self.position)}>"

    @property
    def question(self) -> Question | None:
        """What is to be settled next before ply 1; None once the game has begun."""
        if self.answers is None or self.game.setup is None:
            return None
        return self.game.setup.question(self.answers)

    @property
    def players(self) -> tuple[str, str]:
        """The words for the first and the second player."""
        return self.game.players_of(self.root.position)

    @property
    def position(self) -> Any:
        """The position at the cursor."""
        return self.cursor.position

    @property
    def player(self) -> Player:
        """The player to move at the cursor."""
        return self.game.rules.player(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the game stands at the cursor."""
        return self.outcome_at(self.cursor)

    def outcome_at(self, node: Node) -> Outcome | None:
        """How the game stands at a node: the board's outcome, or an ending reached there."""
        on_board = node.outcome(self.game.rules)
        if on_board is None and self.ending is not None and self.ending.node == node.id:
            return self.ending.outcome
        return on_board

    @property
    def is_broken_off(self) -> bool:
        """Whether the main line comes to an ending, so that its last position does not tell all."""
        return self.ending is not None and self.ending.node == self.root.end().id

    @property
    def seat(self) -> Seat:
        """Who answers the question that is open, or plays the side that is to move."""
        if (question := self.question) is not None:
            return self.seats[question.asked]
        return Seat() if self.is_tried else self.seats[self.player]

    @property
    def humans(self) -> list[Player]:
        """The sides that are played here by persons."""
        return [player for player in Player if self.seats[player].kind == "human"]

    @property
    def person(self) -> Player | None:
        """The side of the one person who plays here; None where none does, or both do."""
        humans = self.humans
        return humans[0] if len(humans) == 1 else None

    @property
    def is_tried(self) -> bool:
        """Whether moves made now are tried beside the game, by whoever looks on."""
        return self.explored or self.foreseeing or self.leafed

    @property
    def awaits_computer(self) -> bool:
        """Whether the computer is to answer, or to find the next move where the game goes on."""
        goes_on = self.live or not self.cursor.children
        return self.seat.kind == "computer" and goes_on and self.outcome is None

    def line(self) -> list[Node]:
        """The nodes of the line through the cursor, from the root to the line's end."""
        return self.cursor.end().path()

    def main_line(self) -> list[Node]:
        """The nodes of the game as it was played, from the root to its end."""
        return self.root.end().path()

    def texts(self, nodes: Iterable[Node]) -> list[str]:
        """The moves that led to nodes, as texts."""
        return [node.move_text(self.game.notation) for node in nodes]

    def append(self, parent: Node, move: Any) -> Node:
        """A new last child of a node for a move that the caller has checked.

        Raises BadCommand when the match has all the moves that it can have.
        """
        self.need_room()
        position = self.game.rules.play(parent.position, move)
        # Nobody is to take it for a node that was deleted: a page may still speak of that.
        self.last_id += 1
        node = Node(self.last_id, position, move, parent)
        parent.children.append(node)
        self.nodes[node.id] = node
        return node

    def need_room(self, coming: int = 0) -> None:
        """Raise BadCommand where there is no room for so many moves and another one."""
        if sum(len(one.nodes) for one in (*self.earlier, self)) + coming > MOST_MOVES:
            raise BadCommand("match-moves", most=MOST_MOVES)

    def play(self, move: Any) -> None:
        """Make a move at the cursor and follow it. Raises IllegalMove or BadCommand.

        While a game is being played, a move goes on with the game: it takes the first place among
        the cursor's children, and what stood there becomes a variation. Where the line has come to
        its end, is studied, or was only leafed to, a new move is the variation; at the end of a
        game that goes on it is tried ahead of it.
        """
        self.need_play(self.cursor)
        self.game.rules.check(self.position, move)
        self.follow(move)

    def follow(self, move: Any) -> None:
        """Make a legal move at the cursor, where the game is not over, and follow it."""
        parent, children = self.cursor, self.cursor.children
        tried = self.is_tried
        aside = tried or self.studied or self._line_is_over() or self.is_shared(parent)
        found = next((child for child in children if child.move == move), None)
        begins = found is None and parent is self.root.end()
        node = found or self.append(parent, move)
        if begins and tried and not self.studied:
            node.ahead = True
        elif not aside:
            if node.ahead:
                # What was tried after it is now ahead of the game itself.
                for below in node.children:
                    below.ahead = True
            if node is not children[0]:
                self.ending = None
            parent.put_first(node)
        self.go(node.id)
        if not tried:
            self.live, self.resumed = True, node

    def _line_is_over(self) -> bool:
        end = self.cursor.end()
        ended = self.ending is not None and self.ending.node == end.id
        return end is not self.cursor and (ended or end.outcome(self.game.rules) is not None)

    def is_shared(self, node: Node) -> bool:
        """Whether both devices know what was played at a node, in a game by link."""
        by_link, ply = self.correspondence, node.ply
        if by_link is None or ply < by_link.replied:
            return by_link is not None
        before = sum(one.root.end().ply + one.is_broken_off for one in self.earlier)
        taken_back = [
            len(gone.items)
            for one in (*self.earlier, self)
            if one.correspondence is not None
            for gone in one.correspondence.taken_back
            if one is not self or gone.ply <= ply
        ]
        return before + ply + sum(taken_back) < by_link.shared

    def node(self, node_id: int) -> Node:
        """The node of an id. Raises BadCommand when there is none."""
        if node_id not in self.nodes:
            raise BadCommand("match-node", node=node_id)
        return self.nodes[node_id]

    def need_play(self, node: Node) -> None:
        """Raise BadCommand where no move can follow a node: before ply 1, or once it is over."""
        if (question := self.question) is not None:
            raise BadCommand("match-unsettled", name=question.name)
        if self.outcome_at(node) is not None:
            raise BadCommand("match-over")

    def play_text(self, text: str) -> None:
        """Make the move that a text stands for. Raises BadMove, IllegalMove or BadCommand."""
        self.play(self.game.notation.read_move(self.position, text))

    def drop_draft(self) -> None:
        """Forget the choices that were for this move alone."""
        self.draft, self.held = self.game.presenter.kept(self.draft), None

    def go(self, node_id: int) -> None:
        """Put the cursor on a node. Raises BadCommand when there is none with that id."""
        self.cursor, self.live = self.node(node_id), False
        self.drop_draft()

    @property
    def stand(self) -> Node:
        """Where the game as it is played stands: at its end, or where moves were taken back to."""
        end = self.root.end()
        return self.resumed if self.resumed is not None and self.resumed.end() is end else end

    @property
    def leafed(self) -> bool:
        """Whether the board shows another position than the one from which the game goes on."""
        here = self.resumed or self.root.end()
        return self.question is None and self.cursor is not here

    @property
    def turn(self) -> Player | None:
        """Whose turn it is in the game as it is played; None while it is set up, and once over."""
        if self.question is not None or self.outcome_at(self.root.end()) is not None:
            return None
        return self.game.rules.player(self.stand.position)
