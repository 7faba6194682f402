"""What a game is to the rest of the house: players, outcomes, and the protocols each game fulfils.

A game's modules themselves fulfil `Rules`, `Notation` and `Presenter`: plain functions over
immutable positions, no state. Nothing outside a game's folder knows what its positions and moves
look like.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeVar

from trilithon.drawing import Editor
from trilithon.problems import BadSetting, declare
from trilithon.protocol import Orientation, Scene, Shape, Text

declare(
    {
        "setting-unknown": "{game} has no setting {name}",
        "setting-range": "{name} is {text}; it must be a whole number from {low} to {high}",
    }
)


class Player(IntEnum):
    """One of the two sides; FIRST makes ply 1 of the game."""

    FIRST = 0
    SECOND = 1

    @property
    def opponent(self) -> Player:
        """The other side."""
        return Player(1 - self)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `winner` is None for a draw."""

    winner: Player | None

    @property
    def result(self) -> str:
        """The result as records write it, seen from the first player."""
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Player.FIRST else "0-1"


SettingValue = str | int | float | bool
Settings = Mapping[str, SettingValue]


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that is fixed before ply 1, such as the size of the board.

    `name` is its word in JSON and on the command line; its record tag is the same word capitalised.
    `offered` are the values the page offers, as texts. `read` turns a text into the value, and
    raises BadSetting when it is none. A `number` may have other values than those offered; a `flag`
    has two, its default and the one that the command line sets by an option named like it; a
    `player` names who begins. Both functions take the texts of the settings that are known:
    `derive` gives the default where it depends on them, `suggest` what the page proposes where that
    is not the default.
    """

    name: str
    default: str
    offered: tuple[str, ...]
    read: Callable[[str], SettingValue]
    kind: Literal["choice", "number", "flag", "player"] = "choice"
    derive: Callable[[Mapping[str, str]], str] | None = None
    suggest: Callable[[Mapping[str, str]], str] | None = None


P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)
P_contra = TypeVar("P_contra", bound=Hashable, contravariant=True)
M_co = TypeVar("M_co", bound=Hashable, covariant=True)


class Rules(Protocol[P, M]):
    """The rules of a game, as functions of immutable positions.

    `check` is the border for moves: everything else trusts that its position came from `start`,
    `play` or the game's notation, and that its move is legal there.
    """

    def start(self, settings: Settings) -> P:
        """The position before ply 1. Raises BadSetting."""

    def ply(self, position: P) -> int:
        """How many moves were made to reach the position."""

    def player(self, position: P) -> Player:
        """The player to move (or who would be, when the game is over)."""

    def legal_moves(self, position: P) -> Sequence[M]:
        """Every legal move, each once, in a fixed order; none when the game is over."""

    def count_legal_moves(self, position: P) -> int:
        """The length of `legal_moves`, without making the list."""

    def check(self, position: P, move: M) -> None:
        """Raises IllegalMove, with the rule that forbids it, unless the move is legal."""

    def play(self, position: P, move: M) -> P:
        """The position after a legal move."""

    def outcome(self, position: P) -> Outcome | None:
        """How the game has ended, or None while it goes on."""

    def score(self, position: P) -> tuple[float, float] | None:
        """Points of the first and the second player; None in games without points."""


class Notation(Protocol[P, M]):
    """Text forms of moves and positions; see the project's notation page."""

    def write_move(self, position: P, move: M) -> str:
        """The one text writers emit for a move made in the position."""

    def read_move(self, position: P, text: str) -> M:
        """The move a text stands for on this position's board, legal or not. Raises BadMove."""

    def write_position(self, position: P) -> str:
        """The position as one line of fields."""

    def read_position(self, text: str) -> P:
        """The position a line stands for. Raises BadPosition."""

    def text_board(self, position: P) -> str:
        """The board as lines of plain text, for terminals and playthroughs."""


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[M]):
    """What one batch of playouts tells of a position.

    `winrate` is the mover's share, `moves` are candidates, each with the share it can expect, best
    first, and `playouts` is how many there were.
    """

    winrate: float
    moves: Sequence[tuple[M, float]]
    playouts: int


class Playouts(Protocol[P_contra, M]):
    """What the search asks of a game: what is proved at once, candidates, and many random games.

    `CURIOSITY` is how much a tree search is drawn to moves that it has seldom tried, `SHARPNESS`
    how much it prefers those with the better estimates: e times as much for each 1 / SHARPNESS of
    winrate. A position that was tried `PATIENCE` times and n more has at least the square root of n
    of its moves tried, however unlikely they seem.

    Generators yield at least every 5 ms so that they can be stopped, and return their result.
    """

    CURIOSITY: float
    SHARPNESS: float
    PATIENCE: float

    def tactics(
        self, position: P_contra, *, deep: bool
    ) -> Generator[None, None, tuple[Sequence[M], int | None]]:
        """The moves still worth a thought, and the position's result if it is proved.

        The result is the mover's: 1, 0 or -1. All moves that are left out are no better than those
        told; an empty list leaves every legal move open. What takes long is only tried when `deep`.
        """

    def evaluate(
        self, position: P_contra, only: Sequence[M], limit: int, playouts: int, random: Random
    ) -> Evaluation[M]:
        """One batch of about so many playouts, in under 5 ms, for a position that is not over.

        The candidates are the best moves up to a limit, of `only` these if there are any.
        """


@dataclass(frozen=True, slots=True)
class Solution(Generic[M]):
    """The value of a position when both play best, and of each legal move, seen by the mover.

    Points won less points lost; in games without points 1 for a win, -1 for a loss, 0 for a draw.
    """

    value: float
    moves: Sequence[tuple[M, float]]


class BadProof(Exception):
    """What was to be taken over as an unfinished proof is none of this board; says why."""


class Solver(Protocol[M]):
    """The proof of one position's value, which can be left off and taken up again."""

    @property
    def value(self) -> float | None:
        """The position's value as in a solution; None as long as it is not proved."""

    @property
    def found(self) -> Mapping[M, float]:
        """The values of legal moves that are proved so far; more come while it runs."""

    def run(self) -> Generator[int, None, Solution[M]]:
        """Yields how many positions were looked into, every some milliseconds, and the solution.

        May be closed at any yield; what it has found out is kept, and another run goes on with it.
        """

    def save(self) -> Iterable[str]:
        """What is proved so far, as lines of text; none where a game keeps nothing."""

    def load(self, lines: Iterable[str]) -> None:
        """Take over what another solver of the same board saved. Raises BadProof."""


class MakeSolver(Protocol[P_contra, M]):
    """How a game makes solvers."""

    def __call__(self, position: P_contra, megabytes: int, book: bool = True) -> Solver[M]:
        """A solver of a position that takes about so much memory.

        Without `book` it proves everything anew that the game comes with as known.
        """


Draft = tuple[str, ...]


class Presenter(Protocol[P_contra, M]):
    """How a game shows itself and takes a person's choices.

    A *choice* is the id of something a person points at: a space, or one of `options`. Choices
    gather in a *draft* until they make a whole move.
    """

    def scene(self, position: P_contra, last: M | None, draft: Draft) -> Scene:
        """All that is to be seen on the board. `last` is the move that led here, if any."""

    def extend(self, position: P_contra, draft: Draft, choice: str) -> Draft | Chosen[M]:
        """The draft with one choice more, or the legal move it completes. Raises IllegalMove."""

    def explain(self, position: P_contra, draft: Draft, choice: str) -> Explanation:
        """What may be done with a choice here, and if nothing, which rule is in the way."""

    def kept(self, draft: Draft) -> Draft:
        """The choices of a draft that stay for the next move, such as the colour of a stone."""

    def places(self, position: P_contra, move: M) -> tuple[str, ...]:
        """The spaces that a move brings pieces to; none for a pass."""

    def notices(self, position: P_contra) -> Sequence[Text]:
        """What both players should know about the position, such as a standing threat."""

    def news(self, before: P_contra, after: P_contra) -> Sequence[Text]:
        """What a move has brought about besides its pieces, such as claims."""


@dataclass(frozen=True, slots=True)
class Chosen(Generic[M]):
    """A draft that has become a whole legal move."""

    move: M


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a choice would do, or why it is refused, with the spaces that show the reason.

    `shapes` are drawn over the board for as long as the explanation stands.
    """

    text: Text
    spaces: tuple[str, ...] = ()
    shapes: tuple[Shape, ...] = ()


@dataclass(frozen=True, slots=True)
class Effort:
    """What the computer spends on a move at some level.

    Counted in playouts and not in time, so that a level plays the same on a slow phone. They come
    in batches of about `batch`, one for each position that is looked into; of its moves at most
    `candidates` are compared, unless all those lose. Where `playouts` is None, there are as many as
    the time allows that is given besides. Before them, an exact search may look into so many
    `states`, in games that have one. The part `slips` of its moves, from 0 to 1, is left to chance.
    """

    playouts: int | None
    candidates: int = 32
    batch: int = 1024
    slips: float = 0.0
    states: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be settled before ply 1, answered by one of the two persons.

    `asked` is that person: 0 who sets up the game (and plays first, unless an answer says
    otherwise) or 1. `answers` are the texts offered; `free` tells that other values of the setting
    of that name will do too.
    """

    name: str
    asked: int
    answers: tuple[str, ...]
    free: bool = False


@dataclass(frozen=True, slots=True)
class Settled:
    """What a setup came to: the game's settings, and whether person 1 is the first player.

    `tags` are the record's tags that tell how it came about.
    """

    settings: Mapping[str, str]
    tags: Mapping[str, str]
    swapped: bool = False


class Setup(Protocol):
    """How two persons settle a game before ply 1, question by question.

    `answers` holds the texts of the settings that are given and of the questions that were
    answered, by name.
    """

    def question(self, answers: Mapping[str, str]) -> Question | None:
        """The next question, or None when all is settled."""

    def settle(self, answers: Mapping[str, str]) -> Settled:
        """What the answers to all questions come to."""

    def advise(
        self, question: Question, answers: Mapping[str, str], random: Random
    ) -> Generator[None, None, str]:
        """The answer of a computer that is asked; yields like a search does."""


@dataclass(frozen=True, slots=True)
class Game(Generic[P, M]):
    """A game: its name, the words for its players, its settings, its modules and levels of play.

    `players` come in the order in which they play by default, the first one first. Where a setting
    decides who begins, `order` gives the words in the order of the game a position is from, and
    `resume` tells a position that was read what settings say of its game beyond its text. Games
    played in rounds have `next_settings`: those that are known of the next round, given a round's
    and whether what `setup` asks is to be settled anew. `editors` tells what can be drawn, by name:
    a `position`, or the value of a setting. `orientations` are the ways the board may lie: by half
    turns where upright and level mean different things. `benchmarks` names what the game is
    measured by beyond its rules, from a start position on, each with a function that does it for a
    moment and returns how often. Where a win takes effect only after the other player's turn,
    `winning_moves` finds those that no reply can undo; between them it yields None. `exact` finds
    the best moves, and their values as solvers tell them, by looking into so many positions at
    most, and yields how many it has; nothing where that is not enough. `solver` makes
    proofs of positions' values, and `solvable` tells at once whether one may be expected within
    minutes. `speed` is how many playouts of a search a browser makes a second, about. `goals` tells
    of statements that tasks can make whether they hold, given the position before a move, the move,
    the position after it and the words that follow the statement's name.
    """

    name: str
    players: tuple[str, str]
    settings: tuple[Setting, ...]
    rules: Rules[P, M]
    notation: Notation[P, M]
    presenter: Presenter[P, M]
    playouts: Playouts[P, M]
    levels: Mapping[int, Effort]
    order: Callable[[P], tuple[str, str]] | None = None
    resume: Callable[[P, Settings], P] | None = None
    setup: Setup | None = None
    next_settings: Callable[[Mapping[str, str], bool], Mapping[str, str]] | None = None
    editors: Mapping[str, Editor] = field(default_factory=dict)
    orientations: tuple[Orientation, ...] = (0, 2)
    benchmarks: Callable[[P], Iterable[tuple[str, Callable[[], int]]]] | None = None
    winning_moves: Callable[[P], Iterator[M | None]] | None = None
    exact: Callable[[P, int], Generator[int, None, Sequence[tuple[M, float]]]] | None = None
    solver: MakeSolver[P, M] | None = None
    solvable: Callable[[P], bool] = lambda _: False
    speed: int = 100_000
    goals: Mapping[str, Callable[[P, M, P, Sequence[str]], bool]] = field(default_factory=dict)

    def players_of(self, position: P) -> tuple[str, str]:
        """The words for the first and the second player of the game a position is from."""
        return self.players if self.order is None else self.order(position)

    def read_settings(self, texts: Mapping[str, str]) -> dict[str, SettingValue]:
        """Values for the settings that are given as texts by name. Raises BadSetting."""
        known = {setting.name: setting for setting in self.settings}
        for name in texts:
            if name not in known:
                raise BadSetting("setting-unknown", game=self.name, name=name)
        return {name: known[name].read(text) for name, text in texts.items()}

    def complete(self, texts: Mapping[str, str]) -> dict[str, str]:
        """The texts of all settings: the given ones, and defaults for the others."""
        given = {setting.name: setting.default for setting in self.settings} | dict(texts)
        derived = {
            setting.name: setting.derive(given)
            for setting in self.settings
            if setting.derive is not None and setting.name not in texts
        }
        return given | derived


AnyGame = Game[Any, Any]


def setting_text(value: SettingValue) -> str:
    """The one text that writers emit for a setting's value."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """The whole number a setting's text stands for. Raises BadSetting outside low to high."""
    if not (text.isascii() and text.isdigit() and len(text) <= 4 and low <= int(text) <= high):
        raise BadSetting("setting-range", name=name, text=text, low=low, high=high)
    return int(text)


def perft(rules: Rules[P, M], position: P, depth: int) -> int:
    """The number of move sequences of exactly `depth` plies; the last ply is counted in bulk."""
    if depth == 0:
        return 1
    if depth == 1:
        return rules.count_legal_moves(position)
    return sum(
        perft(rules, rules.play(position, move), depth - 1) for move in rules.legal_moves(position)
    )
