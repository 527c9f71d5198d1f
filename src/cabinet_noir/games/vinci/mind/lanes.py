"""A row of Code de Vinci as a lane to be woven: which tiles each place may hold, and where an unseen joker may stand.

Number tiles are the items, in rank order; the two jokers are the wilds (0 black, 1 white). R4 speaks of jokers between
ranks two apart, so a lane remembers, for two items and no longer, which of its slots were taken. Where a joker has
come to stand so, what made it so is what came last: a joker may not, and a number only if it had no better place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from cabinet_noir.deduce import Edge, Lane, Opening, Skip
from cabinet_noir.games.vinci.edition import COLOURS, TILES
from cabinet_noir.games.vinci.rows import rank
from cabinet_noir.games.vinci.types import JOKER, AnyTile, Colour, Face, Row, Tile

WILD: Final[dict[Colour, int]] = {"black": 0, "white": 1}


@dataclass(frozen=True)
class Slot:
    """A place to be explained: what shows of it, and when its tile came to stand."""

    key: str
    colour: Colour
    tile: Tile | None
    denied: tuple[Face, ...]
    time: int


class Group(NamedTuple):
    """The slots of one lane."""

    slots: tuple[Slot, ...]
    heap: bool = False
    """Do they stand in no row?"""


Weigh = Callable[[Slot, Tile], float]
"""How likely, apart from logic, a slot is to hold a tile: 1 for plain counting."""


class Recent(NamedTuple):
    """A slot and its age: 0 when the last item was put there, 1 for the one before."""

    slot: int
    age: int
    squeezed: bool = False
    """Did its tile come to stand two ranks above its left neighbour of then?"""


class Span(NamedTuple):
    """From when to when a joker stood where none may be placed."""

    since: int
    until: int


class Progress(NamedTuple):
    """A lane's state: the next slot to take a number, and what R4 may still need to know."""

    slot: int
    taken: tuple[Recent, ...] = ()
    jokers: tuple[int, ...] = ()
    """Jokers passed of which a number still to come may be the right neighbour."""
    owing: tuple[Recent, ...] = ()
    """Numbers that came to stand right of a joker, two ranks above its left neighbour: lawful only if the next number
    of then is two ranks above in turn, so that they had no better place."""
    spans: tuple[Span, ...] = ()
    """When jokers stood where none may be placed, to the left of here."""
    debts: tuple[int, ...] = ()
    """When a number had a better place: lawful only if the other joker, still to come, spoiled the row already."""


T = TypeVar("T")
DEAD: Final = Progress(-1)
EVER: Final = 99
NO_R4: Final = 0
"""As a version of the rules: none of R4."""


def row_slots(prefix: str, row: Row, hand: int) -> tuple[Slot, ...]:
    """Return the slots of a standing row. All tiles of the first hand came to stand together."""
    return tuple(
        Slot(
            f"{prefix}.{standing.born}",
            standing.tile.colour,
            standing.tile if isinstance(standing.tile, Tile) else None,
            standing.denied,
            max(standing.born, hand - 1),
        )
        for standing in row
    )


def slot_of(key: str, tile: AnyTile) -> Slot:
    """Return the slot of a tile that stands in no row."""
    return Slot(key, tile.colour, tile if isinstance(tile, Tile) else None, (), 0)


def heap_slots(prefix: str, tiles: Sequence[AnyTile]) -> tuple[tuple[Slot, ...], ...]:
    """Return slots for tiles that stand in no row, a group a colour."""
    groups = ([tile for tile in tiles if tile.colour == colour] for colour in COLOURS)
    return tuple(
        tuple(slot_of(f"{prefix}.{same[0].colour}{number}", tile) for number, tile in enumerate(same))
        for same in groups
        if same
    )


class LaneBuilder:
    """Builds the automaton of one lane by walking every state it can reach."""

    def __init__(
        self, slots: tuple[Slot, ...], ranks: int, unseen: frozenset[Tile], weigh: Weigh, heap: bool, rules: int
    ) -> None:
        """`heap`: tiles that stand in no row (a hand, a drawn tile), where a joker counts as the last and R4 rests.

        `rules`: the version of R4 the row stands by; by `NO_R4` jokers stand anywhere, and fewer states will do.
        """
        self.slots = slots
        self.ranks = ranks
        self.unseen = unseen
        self.weigh = weigh
        self.heap = heap
        self.rules = rules
        self.remembers = not heap and rules != NO_R4
        self.may_skip = tuple(self._may_be_joker(index) for index in range(len(slots)))
        self.possible = tuple(map(self._numbers_for, slots))
        self.spoilers = tuple(self._may_spoil(index) for index in range(len(slots)))
        self.flexible = tuple(self._is_flexible(index) for index in range(len(slots)))
        self.numbers: dict[Progress, int] = {}
        self.queue: list[Progress] = []

    def build(self) -> Lane:
        """Return the lane."""
        openings = tuple(
            Opening(self._number(state), _marks(skips), skips, weight)
            for state, skips, weight in self._advances(Progress(0))
        )
        take: list[list[Edge]] = [[] for _ in range(self.ranks)]
        stay: list[int] = []
        while len(stay) < len(self.queue):
            state = self.queue[len(stay)]
            stay.append(self._number(self._trimmed(self._aged(state))))
            for item, edge in self._edges(state):
                take[item].append(edge)
        done = tuple(state.slot == len(self.slots) for state in self.queue)
        return Lane(len(self.slots), openings, tuple(stay), tuple(map(tuple, take)), done)

    def _number(self, state: Progress) -> int:
        if state not in self.numbers:
            self.numbers[state] = len(self.queue)
            self.queue.append(state)
        return self.numbers[state]

    def _may_be_joker(self, index: int) -> bool:
        slot = self.slots[index]
        if slot.tile is not None:
            return slot.tile.face == JOKER
        if self.heap and index != len(self.slots) - 1:
            return False
        return TILES[slot.colour, JOKER] in self.unseen and JOKER not in slot.denied

    def _edges(self, state: Progress) -> Iterable[tuple[int, Edge]]:
        """Yield the edges by which the next slot takes a number."""
        if state == DEAD or state.slot == len(self.slots):
            return
        after = self._taken(state)
        advances = [(self._number(to), skips, weight) for to, skips, weight in self._advances(after) if to != DEAD]
        for item, weight in self.possible[state.slot] if advances else ():
            for dst, skips, more in advances:
                yield item, Edge(self._number(state), dst, _marks(skips), state.slot, skips, weight * more)

    def _numbers_for(self, slot: Slot) -> list[tuple[int, float]]:
        if slot.tile is not None:
            return [] if slot.tile.face == JOKER else [(rank(slot.tile), 1.0)]
        return [
            (item, self.weigh(slot, tile))
            for item in range(WILD[slot.colour], self.ranks, 2)
            if (tile := TILES[slot.colour, item // 2]) in self.unseen and tile.face not in slot.denied
        ]

    def _advances(self, state: Progress) -> list[tuple[Progress, tuple[Skip, ...], float]]:
        """Return where a lane may go from here by giving the next slots to jokers: none, one or two."""
        found: list[tuple[Progress, tuple[Skip, ...], float]] = []
        here = state.slot
        if here == len(self.slots) or not self._is_joker(here):
            found.append((self._trimmed(state), (), 1.0))
        if 0 <= here < len(self.slots) and self.may_skip[here]:
            slot = self.slots[here]
            beyond = state._replace(slot=here + 1, jokers=(*state.jokers, here))
            known = slot.tile is not None
            skip = () if known else (Skip(here, WILD[slot.colour]),)
            weight = 1.0 if known else self.weigh(slot, TILES[slot.colour, JOKER])
            for after, skips, more in self._advances(beyond):
                if known or not _marks(skips) & _marks(skip):
                    found.append((after, (*skip, *skips), weight * more))
        return found

    def _is_joker(self, index: int) -> bool:
        tile = self.slots[index].tile if index >= 0 else None
        return tile is not None and tile.face == JOKER

    # R4

    def _taken(self, state: Progress) -> Progress:
        """Return the state after the next slot took the next item, by the row's history; DEAD if R4 forbids it."""
        here = state.slot
        if not self.remembers:
            return Progress(here + 1)
        time = self._time(here)
        left = next((one for one in state.taken if one.age == 1), None)
        between = next((self._time(one.slot) for one in state.taken if one.age == 0), EVER)
        squeezed = left is not None and self._time(left.slot) < time < between
        met = [one for one in state.owing if time < self._time(one.slot)]  # this is the next number of then
        unmet = tuple(self._time(one.slot) for one in met if one.age == 0)
        after = self._aged(state._replace(owing=tuple(one for one in state.owing if one not in met)))
        after = after._replace(debts=_merged(after.debts, unmet))
        for joker in state.jokers:
            if left is not None and left.slot < joker:
                after = self._spoiled(after, left, joker, between)
        if after == DEAD:
            return DEAD
        return after._replace(slot=here + 1, taken=(*after.taken, Recent(here, 0, squeezed)))

    def _aged(self, state: Progress) -> Progress:
        """Return the state one item later; what is older than two items is forgotten, and what it owed is a debt."""
        return state._replace(
            taken=_older(state.taken),
            owing=_older(state.owing),
            debts=_merged(state.debts, tuple(self._time(one.slot) for one in state.owing if one.age)),
        )

    def _spoiled(self, state: Progress, left: Recent, joker: int, between: int) -> Progress:
        """Record that a joker has numbers two ranks apart beside it, unless one came between them in time."""
        here, times = state.slot, (self._time(left.slot), self._time(joker), self._time(state.slot))
        since = max(times)
        if state == DEAD or between <= since:
            return state
        if since == times[1]:
            return DEAD  # the joker came last
        if self.rules == 1:
            return state
        excused = any(span.since < since < span.until for span in state.spans)
        span = Span(since, between)
        debts = tuple(debt for debt in state.debts if not span.since < debt < span.until)
        state = state._replace(spans=_merged(state.spans, (span,)), debts=debts)
        if excused or (since == times[0] and left.squeezed):
            return state
        if since == times[0]:
            return state._replace(debts=_merged(state.debts, (since,)))
        return state._replace(owing=_merged(state.owing, (Recent(here, 0),)))

    def _time(self, slot: int) -> int:
        return self.slots[slot].time

    def _trimmed(self, state: Progress) -> Progress:
        """Forget what cannot matter any more, so that states which behave alike are one."""
        here = state.slot
        if state == DEAD or not self.remembers:
            return state if state == DEAD else Progress(here)
        if here == len(self.slots):
            return DEAD if state.owing or state.debts else Progress(here)
        lefts = {one.slot for one in state.taken if self._may_be_left(one, state)}
        kept = [one for one in state.taken if one.slot in lefts or self._may_squeeze(one, here)]
        if any(one.age == 1 for one in kept):
            kept = [one for one in state.taken if one in kept or one.age == 0]
        jokers = tuple(joker for joker in state.jokers if any(left < joker for left in lefts))
        coming = {time for joker in (*jokers, *range(here, len(self.slots))) for time in self.spoilers[joker]}
        if any(min(coming, default=EVER) >= debt for debt in state.debts):
            return DEAD
        spans = tuple(span for span in state.spans if any(span.since < time < span.until for time in coming))
        taken = tuple(
            one._replace(squeezed=one.squeezed and one.slot in lefts and self.flexible[one.slot]) for one in kept
        )
        return Progress(here, taken, jokers, state.owing, spans, state.debts)

    def _may_be_left(self, one: Recent, state: Progress) -> bool:
        """May this still turn out to be the left neighbour of a joker whose right one is two ranks above?"""
        here, time = self.slots[state.slot], self._time(one.slot)
        passed = [joker for joker in state.jokers if joker > one.slot]
        if here.colour == self.slots[one.slot].colour:  # here may be the right one
            between = min((self._time(other.slot) for other in state.taken if other.age < one.age), default=EVER)
            return any(
                between > max(time, self._time(joker), here.time)
                and (self.rules > 1 or self._time(joker) == max(time, self._time(joker), here.time))
                for joker in passed
            )
        may_skip = (False, *self.may_skip, False)[state.slot + 2]
        return one.age == 0 and here.time > time and (bool(passed) or may_skip)  # here may come between, but later

    def _may_squeeze(self, one: Recent, here: int) -> bool:
        """May this be what a number still to come is squeezed by, and would that matter?"""
        colour, time = self.slots[one.slot].colour, self._time(one.slot)
        if self.slots[here].colour == colour:
            return self.flexible[here] and time < self._time(here)
        after = range(here + 1, min(here + 4, len(self.slots)))
        return one.age == 0 and any(
            self.flexible[slot] and time < self._time(slot) < self._time(here) for slot in after
        )

    def _is_flexible(self, index: int) -> bool:
        """May a number that came to this slot have chosen its side of a joker, to its right now?"""
        time, after = self._time(index), range(index + 1, min(index + 4, len(self.slots)))
        return self.rules > 1 and any(self.may_skip[slot] and self._time(slot) < time for slot in after)

    def _may_spoil(self, joker: int) -> tuple[int, ...]:
        """Return when numbers may have come to stand beside a joker in this slot; at most two others stand between."""
        if not self.may_skip[joker] or self.rules == 1:
            return ()
        beside = self.slots[max(joker - 3, 0) : joker + 4]
        return tuple(slot.time for slot in beside if slot.time > self._time(joker))


def _older(some: tuple[Recent, ...]) -> tuple[Recent, ...]:
    return tuple(one._replace(age=1) for one in some if one.age == 0)


def _merged(some: tuple[T, ...], more: tuple[T, ...]) -> tuple[T, ...]:
    return (*some, *(one for one in more if one not in some))


def _marks(skips: Iterable[Skip]) -> int:
    marks = 0
    for skip in skips:
        marks |= 1 << skip.wild
    return marks
