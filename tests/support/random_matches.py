"""Matches with random trees, and strategies that draw any match a link or a record can hold."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from trilithon import GAMES
from trilithon.core import AnyGame, Outcome, Player
from trilithon.match import (
    Clock,
    Correspondence,
    Ending,
    Match,
    match_from,
    new_match,
    new_setup,
)
from trilithon.match.answers import answer
from trilithon.match.node import Mark, Node
from trilithon.match.seats import Replies, Request, TakenBack


def grow(match: Match, rng: random.Random, moves: int) -> Match:
    """Add moves to a match's tree at random nodes, not always at the ends of lines."""
    rules = match.game.rules
    node = match.root
    for _ in range(moves):
        legal = rules.legal_moves(node.position)
        if not legal or rng.random() < 0.2:
            node = rng.choice(list(match.nodes.values()))
            continue
        node = match.append(node, rng.choice(legal))
    return match


def random_settings(game: AnyGame, rng: random.Random) -> dict[str, str]:
    """Settings of any kind, but of small boards."""
    chosen = {
        setting.name: rng.choice(setting.offered)
        for setting in game.settings
        if setting.offered and rng.random() < 0.5
    }
    if any(setting.name == "size" for setting in game.settings):
        chosen["size"] = str(rng.randint(2, 6))
    return chosen


def set_up(game: AnyGame, rng: random.Random) -> Match:
    """A match that begins from a position which some random moves led to."""
    position = new_match(game, random_settings(game, rng)).root.position
    for _ in range(rng.randint(0, 12)):
        if moves := game.rules.legal_moves(position):
            position = game.rules.play(position, rng.choice(moves))
    beside = {s.name: rng.choice(s.offered) for s in game.settings if s.kind == "player"}
    return match_from(game, game.notation.write_position(position), beside)


ODD_TEXTS = st.sampled_from(
    [
        *("a } b", "{", "; x", "(1. a1)", "$3", '[Game "x"]', "1-0", "[%mark circle a1]"),
        *("&&", "a&b=c", "/", "=", "N1\nC2", "\\", "\\n", "\n", "\r\n", " \t ", "%41", "#1t"),
        *("ñ é 象 🙂", "\u2028", "\x00", "\ud800", "x" * 300),
    ]
)
ANY_TEXT = st.one_of(st.text(max_size=30), ODD_TEXTS, st.text('ab {;()[]$%*"\\\t\n', max_size=12))
# What records keep: no white space around a comment, nor at the ends of its lines.
RECORD_TEXT = ANY_TEXT.map(
    lambda text: "\n".join(line.rstrip() for line in text.replace("\r", "").strip().split("\n"))
).filter(bool)
SPACES = st.sampled_from(["a1", "b2", "c3", "12"])
MARKS = st.lists(
    st.one_of(
        st.builds(Mark, st.just("circle"), st.tuples(SPACES)),
        st.builds(Mark, st.just("arrow"), st.tuples(SPACES, SPACES)),
    ),
    max_size=2,
)
RECORD_TAGS = st.dictionaries(
    st.sampled_from(["Event", "Black", "White", "Date", "Round", "KomiBy", "x_1", "Opening"]),
    st.text(alphabet=st.characters(exclude_characters="\r\n"), max_size=12),
    max_size=3,
)
ENDINGS: Sequence[tuple[Outcome | None, str]] = (
    (Outcome(Player.FIRST), "resignation"),
    (Outcome(Player.SECOND), "time"),
    (Outcome(None), "normal"),
    (None, "unfinished"),
)


@st.composite
def recorded_matches(draw: st.DrawFn) -> Match:
    """Any match that a record can hold."""
    match = draw(_trees(RECORD_TEXT))
    match.tags = draw(RECORD_TAGS)
    end = match.root.end()
    if match.game.rules.outcome(end.position) is None:
        match.ending = draw(st.none() | _endings([end]))
    return match


@st.composite
def linked_matches(draw: st.DrawFn) -> Match:
    """Any match of one round or several that a link can hold."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    has_rounds = game.next_settings is not None
    count = draw(st.sampled_from([1, 2, 3])) if has_rounds else 1
    rounds = count + draw(st.integers(0, 1)) if has_rounds else 1
    matches = [draw(_round(game, rounds)) for _ in range(count)]
    for number, match in enumerate(matches):
        match.earlier = tuple(matches[:number])
    return matches[-1]


@st.composite
def _round(draw: st.DrawFn, game: AnyGame, rounds: int) -> Match:
    match = (
        draw(_settling(game))
        if game.setup and draw(st.booleans())
        else draw(_trees(ANY_TEXT, game))
    )
    match.tags = draw(RECORD_TAGS | st.dictionaries(ANY_TEXT, ANY_TEXT, max_size=2))
    match.rounds, match.studied = rounds, draw(st.booleans())
    match.orientation = draw(st.sampled_from(game.orientations))
    names = st.text("azAZ09", min_size=6, max_size=20)
    clocks = st.none() | st.builds(Clock, st.integers(1, 86_400), st.integers(0, 86_400))
    sent = st.builds(Correspondence, names, st.sampled_from(Player), clock=clocks)
    match.correspondence = draw(st.none() | sent)
    nodes = list(match.nodes.values())
    if len(nodes) > 1 and draw(st.booleans()):
        end = draw(st.sampled_from(match.main_line()[:-1]))
        for child in end.children:
            child.ahead = True
    if match.correspondence is not None:
        match.correspondence = draw(_later(match, match.correspondence))
    match.cursor = draw(st.sampled_from(nodes))
    open_nodes = [node for node in nodes if game.rules.outcome(node.position) is None]
    if open_nodes and match.answers is None:
        match.ending = draw(st.none() | _endings(open_nodes))
    return match


@st.composite
def _later(draw: st.DrawFn, match: Match, by_link: Correspondence) -> Correspondence:
    """A correspondence in which things were asked, taken back and replied to."""
    rules, line = match.game.rules, match.main_line()
    last = len(line) - 1
    items = st.lists(st.from_regex("[0-9a-f]{8}", fullmatch=True), min_size=1, max_size=3)
    plies = sorted(draw(st.sets(st.integers(0, last), max_size=3)))
    taken_back = tuple(TakenBack(ply, tuple(draw(items))) for ply in plies)
    later = replace(by_link, taken_back=taken_back)
    if last and draw(st.booleans()):
        target = draw(st.integers(0, last - 1))
        player = rules.player(line[target].position)
        asked = Request(player, target, last, draw(st.booleans()))
        if match.game.draws and match.rounds == 1 and draw(st.booleans()):
            asked = replace(asked, target=None)
        later = replace(later, request=asked, replied=draw(st.integers(0, last)))
    position, moves = line[-1].position, list[Any]()
    while len(moves) < 4 and rules.outcome(position) is None:
        moves.append(draw(st.sampled_from(rules.legal_moves(position))))
        position = rules.play(position, moves[-1])
    lines = tuple(tuple(moves[:count]) for count in (2, 4) if count <= len(moves))
    if len(lines) > 0 and draw(st.booleans()):
        later = replace(later, replies=Replies(last, lines))
    return later


@st.composite
def _settling(draw: st.DrawFn, game: AnyGame) -> Match:
    """A match of which something is still to be settled, or all is."""
    known = draw(st.sampled_from([{}, {"size": "4"}, {"first": "blue"}]))
    names = {setting.name for setting in game.settings}
    match = new_setup(game, {name: text for name, text in known.items() if name in names})
    for _ in range(draw(st.integers(0, 2))):
        if (question := match.question) is not None:
            answer(match, draw(st.sampled_from(question.answers)))
    return match


@st.composite
def _trees(draw: st.DrawFn, texts: st.SearchStrategy[str], game: AnyGame | None = None) -> Match:
    game = game or GAMES[draw(st.sampled_from(sorted(GAMES)))]
    rng = random.Random(draw(st.integers(0, 2**32)))
    match = (
        set_up(game, rng) if draw(st.booleans()) else new_match(game, random_settings(game, rng))
    )
    grow(match, rng, draw(st.integers(0, 25)))
    comments = st.lists(texts, max_size=2)
    for node in draw(st.lists(st.sampled_from(list(match.nodes.values())), max_size=6)):
        node.comments, node.marks = draw(comments), draw(MARKS)
        node.glyphs = draw(st.lists(st.integers(0, 255), max_size=2))
        if node.parent is not None and node is not node.parent.children[0]:
            node.lead = draw(comments)
    return match


def _endings(nodes: list[Node]) -> st.SearchStrategy[Any]:
    return st.builds(
        lambda node, told: Ending(node.id, *told), st.sampled_from(nodes), st.sampled_from(ENDINGS)
    )
