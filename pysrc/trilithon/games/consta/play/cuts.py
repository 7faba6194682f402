"""Breaking a chain: the links that stones would cut, what stands without them, and the moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from trilithon.boards.square import bits
from trilithon.boards.square_links import Links, flood
from trilithon.games.consta.rules.crosscuts import holding
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import edges, open_spaces, partners


class Cut(NamedTuple):
    """The enemy links that the mover's single on a space would cut, and those a stack would."""

    single: Links
    stack: Links


_NO_CUT = Cut(Links(0, 0), Links(0, 0))


@dataclass(frozen=True, slots=True)
class Defence:
    """What the player to move can do against the other's chain: legal spaces and what they cut.

    `single` and `stack` are the open spaces of `rules.open_spaces`; `cuts` has those that cut.
    """

    position: Position
    links: Links
    single: int
    stack: int
    cuts: Mapping[int, Cut]

    def stands(self, *cut: Links) -> bool:
        """Whether the waiting player has a chain without the links that are cut."""
        rising, falling = self.links
        for links in cut:
            rising &= ~links.rising
            falling &= ~links.falling
        position = self.position
        start, end = edges(position.board, white=position.ply % 2 == 0)
        own = position.waiter
        return bool(
            flood(position.board, own & start, own, Links(rising, falling), until=end) & end
        )


def defence(position: Position) -> Defence:
    """The means of the player to move against the chain of the other."""
    links = holding(position.board, position.waiter, position.mover, position.stacks)
    single, stack = open_spaces(position)
    return Defence(position, links, single, stack, _cuts(position, links, single, stack))


def _cuts(position: Position, links: Links, single: int, stack: int) -> dict[int, Cut]:
    """Which links each open space cuts: a crosscut is completed beside one piece of the mover.

    Two new singles cannot complete a crosscut that cuts anything: theirs would be the lower rank.
    """
    up, right, across = position.board.stride, 1, position.board.stride + 1
    found: dict[int, Cut] = {}
    for rising, space, partner, ends in (
        (True, up, right, (0, across)),
        (True, right, up, (0, across)),
        (False, 0, across, (up, right)),
        (False, across, 0, (up, right)),
    ):
        blocks = links.rising if rising else links.falling
        by_single, by_stack = _cutting(position, blocks, space, partner, ends)
        by_single &= single >> space
        by_stack &= stack >> space
        for block in bits(by_single | by_stack):
            cut, mask = found.get(block + space, _NO_CUT), 1 << block
            found[block + space] = Cut(
                _with(cut.single, by_single & mask, rising),
                _with(cut.stack, by_stack & mask, rising),
            )
    return found


def _with(links: Links, mask: int, rising: bool) -> Links:
    if rising:
        return Links(links.rising | mask, links.falling)
    return Links(links.rising, links.falling | mask)


def _cutting(
    position: Position, links: int, space: int, partner: int, ends: tuple[int, int]
) -> tuple[int, int]:
    """Blocks whose link is cut by a stone of the mover on its empty corner, and by a stack there.

    The corners are steps from the block's lower left space: the empty one, the one across it where
    the mover has the `partner`, and the two ends of the link.
    """
    stacks = position.stacks
    blocks = links & position.empty >> space & position.mover >> partner
    ally, one, two = stacks >> partner, stacks >> ends[0], stacks >> ends[1]
    by_single = blocks & ally & ~one & ~two
    by_stack = by_single | blocks & ~one & ~two | blocks & ally & ~(one & two)
    return by_single, by_stack


def breaking_moves(position: Position) -> Iterator[Move | None]:
    """All moves that leave the other player, who has a chain, without one; None now and then."""
    means = defence(position)
    place = position.board.place
    for bit, cut in means.cuts.items():
        if means.stack >> bit & 1 and not means.stands(cut.stack):
            yield Move((bit,), stack=True)
    yield None
    singles = [bit for bit in means.cuts if means.single >> bit & 1]
    alone = [bit for bit in singles if not means.stands(means.cuts[bit].single)]
    yield None
    for index, bit in enumerate(alone):
        for other in bits(partners(position, means.single, bit)):
            if other not in alone[:index]:
                yield Move(tuple(sorted((bit, other), key=place)))
    for one, two in _joint_cuts(means, singles, alone):
        broken = not means.stands(means.cuts[one].single, means.cuts[two].single)
        yield Move(tuple(sorted((one, two), key=place))) if broken else None


def can_break(position: Position) -> bool:
    """Whether the player to move has a move that breaks the other's chain, which stands."""
    if _stands_firm(position):
        return False
    means = defence(position)
    if means.stands(*(links for cut in means.cuts.values() for links in cut)):
        return False
    if any(
        not means.stands(cut.stack) for bit, cut in means.cuts.items() if means.stack >> bit & 1
    ):
        return True
    singles = [bit for bit in means.cuts if means.single >> bit & 1]
    alone = [bit for bit in singles if not means.stands(means.cuts[bit].single)]
    return any(partners(position, means.single, bit) for bit in alone) or any(
        not means.stands(means.cuts[one].single, means.cuts[two].single)
        for one, two in _joint_cuts(means, singles, alone)
    )


def _stands_firm(position: Position) -> bool:
    """Whether the waiting player's chain needs no link that any stone could cut, legal or not."""
    board, mover, empty, stacks = position.board, position.mover, position.empty, position.stacks
    up, across = board.stride, board.stride + 1
    rising, falling = holding(board, position.waiter, mover, stacks)
    rising &= ~(empty >> up & mover >> 1 | empty >> 1 & mover >> up) | stacks & stacks >> across
    falling &= ~(empty & mover >> across | empty >> across & mover) | stacks >> up & stacks >> 1
    start, end = edges(board, white=position.ply % 2 == 0)
    own = position.waiter
    return bool(flood(board, own & start, own, Links(rising, falling), until=end) & end)


def _joint_cuts(
    means: Defence, singles: Sequence[int], alone: Sequence[int]
) -> Iterator[tuple[int, int]]:
    """Legal pairs of singles that both cut something, neither of which breaks the chain alone."""
    useful = [bit for bit in singles if bit not in alone and any(means.cuts[bit].single)]
    for one, two in combinations(useful, 2):
        if partners(means.position, means.single, one) >> two & 1:
            yield one, two
