"""What an exact search needs to know of a position, as one number, and what follows from it.

Two positions have the same state when the rest of the round is the same in both, so a value is
worked out once for all of them:

- Only the tops of stacks matter. A ring around a small base is a ring that stays, a medium base on
  anything is a tower that a small base may still take over, and nothing ever happens to a stack
  with a small base on top of a medium one: that is a dead tile, and its point is told beside the
  state.
- The colours are named by who is to move while an even number of tiles is occupied ("even"), so a
  position and the one with swapped colours and sides share a state. Each move makes the number
  even or odd in turn, so that a state tells by itself who is to move.
- Among the states that a symmetry of the pattern makes equal, the smallest number stands for all.
  That pays early in a round; later, twins are too rare to look for.

A state holds four bits for each tile, the first one lowest, and over them two bits for each kind in
hand. Points of a state are those that are made from then on, with the towers that may still be
taken over: its value is the mover's points less the other's when both play best.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from trilithon.core.memo import memo
from trilithon.games.constructo.play.symmetry import Neighbours, image_tables
from trilithon.games.constructo.rules.position import Position
from trilithon.games.constructo.rules.stacks import EACH, KINDS, POINT, SWAPPED, TEXTS
from trilithon.search.states import Child

# What stands on a tile: nothing; bases alone, rings, medium and small ones of the even colour (1 to
# 3) and of the odd one (4 to 6); rings around a small base; medium bases on a ring; a dead tile.
_LONE = (1, 4)
_FIXED = (7, 8)
_TOWER = (9, 10)
DEAD = 11
# By what one player has in hand: how many bases, and of how many kinds.
_HELD = [(hand & 3) + (hand >> 2 & 3) + (hand >> 4) for hand in range(64)]
_KINDS_HELD = [sum(1 for kind in range(3) if hand >> 2 * kind & 3) for hand in range(64)]

SYMMETRIC = 8
"""Up to which ply a state is looked at from all sides."""


def _code(text: str) -> int:
    """The code of a stack, capitals being the even colour."""
    if not text:
        return 0
    top, odd = text[-1], text[-1].islower()
    kind = KINDS.index(top.upper())
    if len(text) == 1:
        return _LONE[odd] + kind
    return (_FIXED[odd], _TOWER[odd], DEAD)[kind]


_CODE_OF = bytes(map(_code, TEXTS))


@memo()
def _tiles(mask: int) -> tuple[int, ...]:
    """The tiles of a mask."""
    return tuple(tile for tile in range(mask.bit_length()) if mask >> tile & 1)


@dataclass(slots=True)
class States:
    """The states of one pattern, with `each` bases of each kind. Make it with `states_of`."""

    neighbours: Neighbours
    each: int
    tiles: int = field(init=False)
    around: list[int] = field(init=False)
    hands: int = field(init=False)
    places: tuple[tuple[tuple[int, ...], ...], ...] = field(init=False)
    images: list[list[list[int]]] = field(init=False)

    def __post_init__(self) -> None:
        self.tiles = count = len(self.neighbours)
        self.around = [sum(1 << other for other in others) for others in self.neighbours]
        self.hands = 4 * count
        self.places = tuple(
            tuple(
                tuple(
                    (first + kind << 4 * tile) - (1 << self._hand_shift(odd, kind))
                    for tile in range(count)
                )
                for kind in range(3)
            )
            for odd, first in enumerate(_LONE)
        )
        self.images = image_tables(self.neighbours)

    def _hand_shift(self, odd: int, kind: int) -> int:
        return self.hands + 2 * (3 * odd + kind)

    def canonical(self, state: int) -> int:
        """The state that stands for all that symmetries make of this one."""
        if not self.images:
            return state
        hands = state >> self.hands << self.hands
        board = state ^ hands
        codes = board.to_bytes(len(self.images[0]), "little")
        least = board
        for tables in self.images:
            image = 0
            for table, code in zip(tables, codes, strict=True):
                image += table[code]
            least = min(least, image)
        return least | hands

    def state(self, position: Position) -> tuple[int, int]:
        """A position's state, and the mover's lead in points that are beside it."""
        stacks, colour = position.stacks, position.colour
        occupied = self.tiles - stacks.count(0)
        hand = [self.each - EACH + left for left in position.in_hand()]
        if occupied % 2 != colour:
            stacks = stacks.translate(SWAPPED + bytes(256 - len(SWAPPED)))
            hand = hand[3:] + hand[:3]
        state = sum(left << 2 * base for base, left in enumerate(hand)) << self.hands
        dead = [0, 0]
        for tile, stack in enumerate(stacks):
            code = _CODE_OF[stack]
            state += code << 4 * tile
            if code == DEAD:
                dead[POINT[1][stack]] += 1
        if self._ply(state, occupied) <= SYMMETRIC:
            state = self.canonical(state)
        lead = dead[0] - dead[1]
        return state, -lead if occupied % 2 else lead

    def _ply(self, state: int, occupied: int) -> int:
        """How many moves were made: see `rules.ply`."""
        hands = state >> self.hands
        return 2 * (6 * self.each - _HELD[hands & 63] - _HELD[hands >> 6]) - occupied

    def ply(self, state: int) -> int:
        """How many moves were made to reach a state."""
        return self._ply(state, self.tiles - self.masks(state)[0].bit_count())

    def is_early(self, state: int) -> bool:
        """Whether the states after each move are looked at from all sides."""
        hands = state >> self.hands
        placed = 6 * self.each - _HELD[hands & 63] - _HELD[hands >> 6]
        return placed < SYMMETRIC and self.ply(state) < SYMMETRIC

    def masks(self, state: int) -> list[int]:
        """For each code, the tiles where it stands."""
        masks = [0] * 16
        bit = 1
        for _ in range(self.tiles):
            masks[state & 15] |= bit
            state >>= 4
            bit <<= 1
        return masks

    def value(self, state: int) -> int | None:
        """The value of a state where the round is over: the mover's towers less the other's."""
        masks = self.masks(state)
        if _children(self, state, masks, (self.tiles - masks[0].bit_count()) & 1):
            return None
        even = masks[_TOWER[0]].bit_count() - masks[_TOWER[1]].bit_count()
        return -even if (self.tiles - masks[0].bit_count()) % 2 else even

    def children(self, state: int) -> list[Child]:
        """The states after each move; only one of those that a symmetry makes equal."""
        masks = self.masks(state)
        occupied = self.tiles - masks[0].bit_count()
        found = _children(self, state, masks, occupied & 1)
        if self.images and self._ply(state, occupied) < SYMMETRIC:
            found = list(dict.fromkeys((self.canonical(child[0]), *child[1:]) for child in found))
        return found


@cache
def states_of(neighbours: Neighbours, each: int = EACH) -> States:
    """The states of a pattern, with so many bases of each kind."""
    return States(neighbours, each)


def _children(states: States, state: int, masks: list[int], odd: int) -> list[Child]:
    """The states after each move, whatever their symmetries.

    How many replies there are is not counted anew for each: those there would be without the move,
    less those that it takes away, with those that it adds.
    """
    around, spaces = states.around, masks[0].bit_count()
    own, other = _LONE[odd], _LONE[1 - odd]
    lead = masks[_TOWER[1 - odd]].bit_count() - masks[_TOWER[odd]].bit_count()
    # What each kind of either player may be moved onto, and of which kind the takers are of a ring,
    # a medium and a small base of the mover's.
    goals = _goals(masks, 1 - odd)
    exposed = _goals(masks, odd)
    takers = (masks[other + 1], masks[other + 2], masks[other])
    replies = 0
    for kind in (0, 1, 2):
        if exposed[kind]:
            for tile in _tiles(masks[other + kind]):
                replies += (around[tile] & exposed[kind]).bit_count()
    hands = state >> states.hands
    hand = hands >> 6 & 63 if odd else hands & 63
    held = hands & 63 if odd else hands >> 6 & 63
    kinds = _KINDS_HELD[held]
    found: list[Child] = []
    count = replies + kinds * (spaces - 1)
    for kind in (0, 1, 2):
        if hand >> 2 * kind & 3:
            place, by = states.places[odd][kind], takers[kind]
            for tile in _tiles(masks[0]):
                left = count + (around[tile] & by).bit_count()
                found.append((state + place[tile], 0, left, lead))
    count = replies + kinds * (spaces + 1)
    for kind in (0, 1, 2):
        if not (goal := goals[kind]):
            continue
        base, built = own + kind, (_FIXED[odd], _TOWER[odd], DEAD)[kind]
        gain, by = kind // 2, (takers[0], takers[1], 0)[kind]
        for tile in _tiles(masks[base]):
            free = count - (around[tile] & takers[kind]).bit_count()
            for target in _tiles(around[tile] & goal):
                onto = state >> 4 * target & 15
                left = free + (around[target] & by).bit_count()
                if other <= onto < other + 3:
                    left -= (around[target] & exposed[onto - other]).bit_count()
                value = lead - (kind == 1) - (onto >= _TOWER[0])
                after = state - (base << 4 * tile) + (built - onto << 4 * target)
                found.append((after, gain, left, value))
    return found


def _goals(masks: list[int], odd: int) -> tuple[int, int, int]:
    """The tiles onto which a player's opponent may move a ring, a medium and a small base.

    `odd` is the player who is moved onto.
    """
    ring = _LONE[odd]
    return masks[ring + 2], masks[ring] | masks[_FIXED[odd]], masks[ring + 1] | masks[_TOWER[odd]]
