"""What can be known in Code de Vinci, exactly, from one sight.

A world is an assignment of the unseen tiles to the hidden places and the pile that keeps rows sorted, colours right,
jokers where R4 lets them stand, and contradicts no miss. Each counts once. The names of hidden things: `0.1.3` is, in
the first game, the tile of seat 1 born fourth; a tile kept apart already has the name it will have in the row, so that
what is known of it stays known; `0.1.dealt.black0` is one not yet stood up; `0.1.chose` is how many black tiles seat 1
takes, until all have chosen (R1). Of what people choose nothing is known before: each choice counts once, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from typing import Final

from cabinet_noir.core import Chance, Deduction, Odds, Seat, Sight, World
from cabinet_noir.deduce import EXACT_LIMIT, Chosen, Picked, Weave
from cabinet_noir.games.vinci.edition import COLOURS, TILES, deck, hand_size
from cabinet_noir.games.vinci.types import JOKER, Action, Choice, Event, Face, SealedChoice, State, Tile

from .lanes import Group, LaneBuilder, Slot, Weigh, heap_slots, row_slots, slot_of
from .worlds import Assignment, Hidden, chosen_by, conceivable, world_of


def evenly(_slot: Slot, _tile: Tile) -> float:
    """Count every world once."""
    return 1.0


def kept_apart(view: State) -> str:
    """Return the name of the tile the player on turn has drawn."""
    return f"{len(view.results)}.{view.turn}.{len(view.rows[view.turn])}"


def groups_of(view: State) -> tuple[Group, ...]:
    """Return all that is not in the pile, in sight or not: each row, what is not stood up yet, the drawn tile."""
    game, hand = len(view.results), hand_size(view.seats)
    found: list[Group] = []
    for seat, row in enumerate(view.rows):
        if row:
            found.append(Group(row_slots(f"{game}.{seat}", row, hand)))
        found += [Group(slots, heap=True) for slots in heap_slots(f"{game}.{seat}.dealt", view.hands[seat])]
    if view.drawn is not None:
        found.append(Group((slot_of(kept_apart(view), view.drawn),), heap=True))
    return tuple(found)


def hiding_groups(view: State) -> tuple[Group, ...]:
    """Return what needs a lane: whatever is not in full sight."""
    return tuple(group for group in groups_of(view) if any(slot.tile is None for slot in group.slots))


@dataclass(frozen=True)
class Posterior:
    """Everything one view says about what it hides."""

    view: State
    seat: int | None
    weigh: Weigh = evenly

    @cached_property
    def known(self) -> frozenset[Tile]:
        """The tiles whose place is known."""
        tiles = [standing.tile for row in self.view.rows for standing in row]
        tiles += [tile for hand in self.view.hands for tile in hand]
        return frozenset(tile for tile in (*tiles, self.view.drawn) if isinstance(tile, Tile))

    @cached_property
    def unseen(self) -> frozenset[Tile]:
        """The tiles that may be anywhere out of sight."""
        return frozenset(deck(self.view.options)) - self.known

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The slots of each lane."""
        return hiding_groups(self.view)

    @cached_property
    def choices(self) -> dict[str, tuple[str, ...]]:
        """What each player may have chosen unseen (R1)."""
        possible = tuple(map(str, range(hand_size(self.view.seats) + 1)))
        game = len(self.view.results)
        sealed = (seat for seat, choice in enumerate(self.view.choices) if isinstance(choice, SealedChoice))
        return {chosen_by(game, seat): possible for seat in sealed}

    @cached_property
    def weave(self) -> Weave:
        """All the ways the tiles may lie, ready to be counted."""
        options = self.view.options
        ranks = 2 * (options.highest + 1)
        lanes = tuple(
            LaneBuilder(slots, ranks, self.unseen, self.weigh, heap, options.rules).build()
            for slots, heap in self.groups
        )
        bound = {slot.tile for slots, _ in self.groups for slot in slots if slot.tile is not None}
        spare = tuple(TILES[COLOURS[item % 2], item // 2] not in bound for item in range(ranks))
        return Weave(lanes, spare, wilds=2 if options.jokers else 0)

    @cached_property
    def count(self) -> int:
        """The number of worlds (with even weights)."""
        total = self.weave.total
        assert total < EXACT_LIMIT
        return round(total) * prod(map(len, self.choices.values()))

    @cached_property
    def odds(self) -> dict[str, dict[str, float]]:
        """For each hidden tile, the probability of each face it may have, likeliest first; choices after them."""
        total = self.weave.total
        found: dict[str, dict[str, float]] = {}
        ranks = len(self.weave.spare)
        for (slots, _), table in zip(self.groups, self.weave.marginals(), strict=True):
            for slot, row in zip(slots, table.tolist(), strict=True):
                if slot.tile is None:
                    values = [(str(item // 2) if item < ranks else JOKER, way) for item, way in enumerate(row) if way]
                    values.sort(key=lambda pair: -pair[1])
                    found[slot.key] = {face: way / total for face, way in values}
        return found | {name: dict.fromkeys(possible, 1 / len(possible)) for name, possible in self.choices.items()}

    def sample(self, chance: Chance) -> Assignment:
        """Draw one world, each equally likely (with even weights)."""
        held = self._held(self.weave.pick(chance.chosen))
        return held | {name: Choice(int(chance.choice(values))) for name, values in self.choices.items()}

    def numbered(self, number: int) -> Assignment:
        """Return one of the worlds by its number, from 0 on (with even weights); what people choose is left out."""
        return self._held(self.weave.pick(_counted_off(number)))

    def _held(self, held: Picked) -> dict[str, Hidden]:
        found: dict[str, Hidden] = {}
        for (slots, _), items in zip(self.groups, held.lanes, strict=True):
            for index, slot in enumerate(slots):
                item = items.get(index)
                if slot.tile is None and item is not None:
                    face: Face = JOKER if item < 0 else item // 2
                    found[slot.key] = TILES[slot.colour, face]
        return found


def _counted_off(number: int) -> Chosen:
    """Return a choice that leads to the way of this number: what is chosen among has as many ways as it weighs."""
    rest = number

    def chosen(weights: Sequence[int]) -> int:
        nonlocal rest
        for index, weight in enumerate(weights):
            if rest < weight:
                return index
            rest -= weight
        raise ValueError(f"there is no world {number}")

    return chosen


@lru_cache(maxsize=8)
def posterior(view: State, seat: int | None) -> Posterior:
    """Return what is known of a view; who draws many worlds from it, one after the other, builds it once."""
    return Posterior(view, seat)


def count(sight: Sight[State, Event]) -> int:
    """Return the number of worlds."""
    return posterior(sight.view, sight.seat).count


def odds(sight: Sight[State, Event]) -> Odds:
    """Return every hidden tile's odds."""
    return posterior(sight.view, sight.seat).odds


def sample(sight: Sight[State, Event], chance: Chance) -> World[Action, Event]:
    """Return one world, uniformly."""
    return world_of(sight, posterior(sight.view, sight.seat).sample(chance), chance)


def enumerate_worlds(sight: Sight[State, Event]) -> Iterator[World[Action, Event]]:
    """Yield every conceivable world, by plain trial."""
    known = posterior(sight.view, sight.seat)
    groups = tuple(slots for slots, _ in known.groups)
    chance = Chance(bytes(32), "the rest of the pile, which nobody can tell apart")
    names = tuple(known.choices)
    for tiles in conceivable(groups, known.unseen):
        for chosen in product(*known.choices.values()):
            choices = {name: Choice(int(black)) for name, black in zip(names, chosen, strict=True)}
            yield world_of(sight, {**tiles, **choices}, chance)


def truth(state: State) -> Mapping[str, str]:
    """Return the hidden things of a full state by their names."""
    found: dict[str, str] = {}
    game = len(state.results)
    for seat, row in enumerate(state.rows):
        for standing in row:
            assert isinstance(standing.tile, Tile)
            found[f"{game}.{seat}.{standing.born}"] = str(standing.tile.face)
    if isinstance(state.drawn, Tile):
        found[kept_apart(state)] = str(state.drawn.face)
    for seat, hand in enumerate(state.hands):
        for colour in COLOURS:
            tiles = [tile for tile in hand if tile.colour == colour and isinstance(tile, Tile)]
            found.update({f"{game}.{seat}.dealt.{colour}{i}": str(tile.face) for i, tile in enumerate(tiles)})
    for seat, choice in enumerate(state.choices):
        if isinstance(choice, Choice):
            found[chosen_by(game, seat)] = str(choice.black)
    return found


def hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """Return what the rules hide from a seat: the others' tiles that do not lie open, drawn and undealt ones too, and
    what they have chosen while somebody still chooses.
    """
    if state.phase == "over":
        return frozenset()
    open_tiles = {
        f"{len(state.results)}.{owner}.{standing.born}"
        for owner, row in enumerate(state.rows)
        for standing in row
        if standing.open
    }
    if state.phase == "placing":  # R7: after a miss the drawn tile is shown
        open_tiles.add(kept_apart(state))
    return frozenset(name for name in truth(state) if name not in open_tiles and name.split(".")[1] != str(seat))


DEDUCTION: Final = Deduction(
    count=count, odds=odds, sample=sample, enumerate=enumerate_worlds, truth=truth, hidden=hidden
)
