"""From the lines that `packed` tells of to a match."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import cast

from trilithon.core import AnyGame, Player
from trilithon.core.errors import Problem
from trilithon.core.players import OUTCOMES
from trilithon.core.scene import Orientation
from trilithon.formats.link.challenge import read_challenge
from trilithon.formats.link.correspondence import read_correspondence
from trilithon.formats.link.errors import BadLink, naming, senseless
from trilithon.formats.link.moves import read_moves, read_number
from trilithon.games import GAMES
from trilithon.match import Correspondence, Ending, Match, match_from, new_match, new_setup
from trilithon.match.answers import asked
from trilithon.match.limits import LONGEST_ANSWER, check_extent
from trilithon.match.node import Mark, Node
from trilithon.match.tags import TERMINATIONS

_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_MARK_SPACE = re.compile(r"[^\s\[\]{}]+")
# Each round knows those before it, so that what many of them take grows with their square.
_MOST_ROUNDS = 100
_FLAGS = re.compile("(q?)(s?)(t?)([123]?)")


@dataclass(slots=True)
class _Round:
    """The lines of one round: values by letter and name, values by letter, and the nodes' notes."""

    named: dict[str, dict[str, str]] = field(default_factory=lambda: {kind: {} for kind in "SBQT"})
    single: dict[str, str] = field(default_factory=dict)
    notes: list[tuple[str, str]] = field(default_factory=list)


def read_lines(lines: Iterable[str]) -> Match:
    """The last round of the match that the lines tell of. Raises BadLink."""
    name, *rest = lines
    if name not in GAMES:
        raise BadLink("link-game", name=name)
    with naming(name):
        return _read_rounds(GAMES[name], rest)


def _read_rounds(game: AnyGame, lines: list[str]) -> Match:
    found = _sorted_lines(lines)
    rounds = read_number(found[0].single.pop("R", "1"))
    most = 1 if game.next_settings is None else _MOST_ROUNDS
    if not len(found) <= rounds <= most:
        raise senseless(f"R{rounds}")
    matches: list[Match] = []
    for one in found:
        matches.append(_read_round(game, one, rounds, tuple(matches)))
        try:
            check_extent(matches[-1])
        except Problem as reason:
            raise BadLink("link-extent", reason=reason) from reason
    return matches[-1]


def _sorted_lines(lines: list[str]) -> list[_Round]:
    rounds = [_Round()]
    name: tuple[str, str] | None = None
    for line in lines:
        kind, value = line[:1], _ESCAPE.sub(_unescape, line[1:])
        if (kind == "=") != (name is not None):
            raise senseless(line)
        if name is not None:
            rounds[-1].named[name[0]][name[1]] = value
            name = None
        elif line == "/":
            rounds.append(_Round())
        elif kind and kind in "SBQT":
            name = kind, value
        elif kind and kind in "NLCGOA":
            rounds[-1].notes.append((kind, value))
        elif kind and kind in "RPFIMX@WEHKJYVUD" and kind not in rounds[-1].single:
            rounds[-1].single[kind] = value
        else:
            raise senseless(line)
    if name is not None:
        raise senseless(name[0] + name[1])
    return rounds


def _unescape(found: re.Match[str]) -> str:
    return "\n" if found[1] == "n" else found[1]


def _read_round(game: AnyGame, told: _Round, rounds: int, earlier: tuple[Match, ...]) -> Match:
    single = told.single
    match = _start(game, told)
    match.rounds, match.earlier = rounds, earlier
    match.tags = told.named["T"]
    if "I" in single:
        match.correspondence = _correspondence(single["I"])
    nodes = read_moves(match, single.get("M", ""), single.get("X", ""))
    _annotate(nodes, told.notes)
    if "U" in single:
        _mark_ahead(match, single["U"])
    match.cursor = _node(nodes, single["@"]) if "@" in single else match.root.end()
    if "W" in single:
        match.resumed = _node(nodes, single["W"])
        if match.stand is not match.resumed:
            raise senseless(f"W{single['W']}")
    if "E" in single:
        match.ending = _ending(match, nodes, single["E"])
    read_correspondence(match, single)
    if "H" in single:
        if rounds > 1 or match.correspondence is not None:
            raise senseless(f"H{single['H']}")
        match.challenge = read_challenge(match, single["H"])
    return match


def _start(game: AnyGame, told: _Round) -> Match:
    flags = _FLAGS.fullmatch(told.single.get("F", ""))
    if flags is None:
        raise senseless(told.single["F"])
    try:
        match = _begin(game, told, being_settled=bool(flags[1]))
    except BadLink:
        raise
    except Problem as reason:
        raise BadLink("link-setup", reason=reason) from reason
    match.settled, match.studied = bool(flags[2]), bool(flags[3])
    match.orientation = cast(Orientation, int(flags[4] or 0))
    if match.orientation not in game.orientations:
        raise senseless(flags[0])
    return match


def _begin(game: AnyGame, told: _Round, *, being_settled: bool) -> Match:
    named = told.named
    if "P" in told.single:
        return match_from(game, told.single["P"], named["B"])
    match = new_match(game, named["S"])
    if being_settled:
        answers = named["Q"]
        if new_setup(game, answers).question is None:
            raise senseless("Q" + " ".join(answers))
        match.answers = answers
    else:
        match.agreed = dict(_agreed(game, named["Q"]))
    return match


def _agreed(game: AnyGame, answers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What was settled, as far as it can have been."""
    known: dict[str, str] = {}
    for name, text in asked(game, answers):
        assert game.setup is not None
        question = game.setup.question(known)
        if question is None or len(text) > LONGEST_ANSWER:
            break
        if text not in question.answers and not question.free:
            break
        known[name] = text
        yield name, text


def _correspondence(value: str) -> Correspondence:
    if value[:1] not in ("0", "1"):
        raise senseless(value)
    return Correspondence(value[1:], Player(int(value[0])))


def _node(nodes: list[Node], number: str) -> Node:
    index = read_number(number)
    if index >= len(nodes):
        raise senseless(number)
    return nodes[index]


def _mark_ahead(match: Match, value: str) -> None:
    line, ply = match.main_line(), read_number(value)
    if ply >= len(line) - 1:
        raise senseless(f"U{value}")
    for child in line[ply].children:
        child.ahead = True


def _ending(match: Match, nodes: list[Node], value: str) -> Ending:
    number, _, rest = value.partition(" ")
    result, _, termination = rest.partition(" ")
    node = _node(nodes, number)
    on_board = node.outcome(match.game.rules)
    if on_board is not None or result not in OUTCOMES or termination not in TERMINATIONS:
        raise senseless(value)
    return Ending(node.id, OUTCOMES[result], termination)


def _annotate(nodes: list[Node], notes: list[tuple[str, str]]) -> None:
    node = nodes[0]
    for kind, value in notes:
        match kind:
            case "N":
                node = _node(nodes, value)
            case "L":
                node.lead.append(value)
            case "C":
                node.comments.append(value)
            case "G":
                node.glyphs += map(_glyph, value.split(" "))
            case "O" | "A":
                node.marks.append(_mark(kind, value))


def _glyph(text: str) -> int:
    if (glyph := read_number(text)) > 255:
        raise senseless(text)
    return glyph


def _mark(kind: str, value: str) -> Mark:
    spaces = tuple(value.split(" "))
    if not all(map(_MARK_SPACE.fullmatch, spaces)) or len(spaces) != (1 if kind == "O" else 2):
        raise senseless(value)
    return Mark("circle" if kind == "O" else "arrow", spaces)
