"""Why something is certain in Code de Vinci: what a seat was told, clue by clue.

Background: the deck, the colours of the backs, that rows rise, how they grew, and R4. Clues: each tile in plain sight,
one's own or open, and each miss on a tile that is still hidden. A clue that is not kept hides its tile again, so a
world gives a tile to every place of a row that hides something. Where nothing is hidden, as in one's own row, order
tells nothing: a tile is there, or it is in some other row of that world.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from cabinet_noir.core import Claim, Clue, Line, Sight
from cabinet_noir.deduce import NEVER
from cabinet_noir.games.vinci.edition import TILES, deck, faces
from cabinet_noir.games.vinci.notation import letter
from cabinet_noir.games.vinci.rows import is_hit
from cabinet_noir.games.vinci.types import JOKER, Action, Event, Face, Guess, State, Tile
from cabinet_noir.games.vinci.views import face_arg, tile_args

from .deduce import groups_of, hiding_groups, kept_apart
from .lanes import Slot
from .search import Held, Prices, Search, only
from .told import first_seen, misses
from .worlds import conceivable

IN_SIGHT, AMONG_OPEN, MISSED = 2, 3, 6
"""A tile in sight is easy to use, a little less so where its neighbours lie open as well: of a row of open tiles the
one beside what is hidden is the plainer clue. A miss must be remembered."""
SIGNS: Final[Mapping[str, str]] = {sign: str(number) for number, sign in enumerate("0123456789ab")} | {JOKER: JOKER}
"""The signs for struck faces, with which the page begins a note."""


class Seen(NamedTuple):
    """A tile is in sight."""

    name: str
    tile: Tile


class Missed(NamedTuple):
    """A face was named for a hidden tile, and it was not that."""

    name: str
    face: Face


Told = Seen | Missed


@dataclass(frozen=True)
class TheCase:
    """What one seat of a table was told."""

    sight: Sight[State, Event]

    @property
    def view(self) -> State:
        """What the seat sees."""
        return self.sight.view

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """Every place there is, by its name."""
        return {slot.key: slot for group in groups_of(self.view) for slot in group.slots}

    @cached_property
    def things(self) -> dict[str, tuple[str, ...]]:
        """Every hidden tile, and the faces of the box."""
        every = tuple(map(str, faces(self.view.options)))
        return {name: every for name, slot in self.slots.items() if slot.tile is None}

    # Clues

    @cached_property
    def told(self) -> tuple[tuple[Told, Clue], ...]:
        """Every clue with what it says, oldest first."""
        return tuple(sorted((*self._seen(), *self._missed()), key=lambda pair: pair[1].seq))

    @cached_property
    def clues(self) -> tuple[Clue, ...]:
        """Everything the seat was told."""
        return tuple(clue for _, clue in self.told)

    def _seen(self) -> Iterator[tuple[Told, Clue]]:
        first = first_seen(self.sight)
        for name, slot in self.slots.items():
            if slot.tile is not None:
                own = _owner(name) == self.sight.seat
                line = Line("vinci-why-own" if own else "vinci-why-open", {**self._where(name), **tile_args(slot.tile)})
                price = AMONG_OPEN if name in self._among_open else IN_SIGHT
                yield Seen(name, slot.tile), Clue(line, price, first[slot.tile], (name,), str(_owner(name)))

    @cached_property
    def _among_open(self) -> frozenset[str]:
        """The open tiles beside which no tile is hidden, in rows that hide something."""
        rows = [group.slots for group in hiding_groups(self.view)]
        beside = {
            slot.key
            for row in rows
            for place, slot in enumerate(row)
            if any(near.tile is None for near in row[max(place - 1, 0) : place + 2])
        }
        return frozenset(slot.key for row in rows for slot in row if slot.key not in beside)

    def _missed(self) -> Iterator[tuple[Told, Clue]]:
        game = len(self.view.results)
        for miss in misses(self.sight):
            name = f"{game}.{miss.seat}.{miss.born}"
            if name in self.things:
                said = {**self._where(name), "by_seat": miss.by, "face": face_arg(miss.face)}
                clue = Clue(Line("vinci-why-miss", said), MISSED, miss.seq, (name,), str(miss.seat))
                yield Missed(name, miss.face), clue

    # Worlds

    @cached_property
    def search(self) -> Search:
        """Where worlds are found."""
        return Search(self.view)

    def keeps(self, world: Held, clue: int) -> bool:
        """Would this have been told in that world?"""
        match self.told[clue][0]:
            case Seen(name, tile):
                return world[name] == tile if name in world else tile not in world.values()
            case Missed(name, face):
                return not is_hit(world[name], face)

    def value(self, world: Held, name: str) -> str:
        """Return the face of a tile."""
        return str(world[name].face)

    def conceivable(self) -> Iterator[Held]:
        """Yield every way the rows that hide something may be, whatever was told."""
        groups = self.search.groups
        for world in conceivable(tuple(group.slots for group in groups), frozenset(deck(self.view.options))):
            if not any(self.search.breaks_r4(world, group) for group in groups):
                yield world

    def world(self, kept: Iterable[int], claims: Sequence[Claim]) -> Held | None:
        """Return a world that keeps these clues, in which these claims hold, and that breaks few other clues."""
        prices = {name: list(asked) for name, asked in self._prices.items()}
        for clue in kept:
            self._keep(prices, self.told[clue][0])
        for claim in claims:
            for tile in deck(self.view.options):
                if not claim.is_true(str(tile.face)):
                    prices[claim.name][self.search.number(tile)] = NEVER
        return self.search.cheapest(prices)

    @cached_property
    def _prices(self) -> Prices:
        """What each tile asks for standing in each place: the number of clues that breaks."""
        prices = self.search.free()
        for told, _ in self.told:
            number = self._number(told)
            if isinstance(told, Seen) and told.name in prices:
                asked = prices[told.name]
                asked[:] = [price + (each != number) for each, price in enumerate(asked)]
            else:
                for asked in (prices[told.name],) if isinstance(told, Missed) else prices.values():
                    asked[number] += 1
        return prices

    def _keep(self, prices: Prices, told: Told) -> None:
        """Let nothing be that breaks a clue."""
        number = self._number(told)
        if isinstance(told, Missed):
            prices[told.name][number] = NEVER
            return
        for name, asked in prices.items():
            if name == told.name:
                prices[name] = only(asked, number)
            else:
                asked[number] = NEVER

    def _number(self, told: Told) -> int:
        tile = told.tile if isinstance(told, Seen) else TILES[self.slots[told.name].colour, told.face]
        return self.search.number(tile)

    def related(self, name: str) -> tuple[tuple[str, ...], ...]:
        """Return the other hidden tiles of its row, then those of the others."""
        row = tuple(other for other in self.things if _owner(other) == _owner(name))
        return tuple(other for other in row if other != name), tuple(other for other in self.things if other not in row)

    # What is claimed

    def stated(self, action: Action) -> tuple[Claim, ...]:
        """Return what a guess says of the tile it names, if there is such a tile."""
        if not isinstance(action, Guess):
            return ()
        where = {"seat": action.at.seat, "where": "row", "place": letter(action.at.place)}
        named = (name for name in self.things if where.items() <= self._where(name).items())
        return tuple(Claim(name, (str(action.face),)) for name in named)

    def noted(self, notes: Mapping[str, str]) -> dict[str, tuple[Claim, ...]]:
        """Return what is struck out at each tile: it is none of these."""
        struck = {
            name: tuple(SIGNS[sign] for sign in note.partition("|")[0] if sign in SIGNS)
            for name, note in notes.items()
            if name in self.things
        }
        return {name: (Claim(name, values, holds=False),) for name, values in struck.items() if values}

    # Words

    def about(self, name: str) -> Line:
        """Say which tile to look at."""
        return Line("vinci-about", self._where(name))

    def say(self, claim: Claim) -> Line:
        """Say what a tile is, or what it is not."""
        values = [value for value in self.things[claim.name] if value in claim.values]
        numbers = [int(value) for value in values if value != JOKER]
        args: dict[str, str | int] = {
            **self._where(claim.name),
            "count": len(values),
            "face": face_arg(JOKER if not numbers else numbers[0]),
            "numbers": in_short(numbers),
            "joker": "yes" if JOKER in values else "no",
        }
        return Line("vinci-claim-is" if claim.holds else "vinci-claim-is-not", args)

    def _where(self, name: str) -> dict[str, str | int]:
        """Say where a tile is now: in which row and at which letter, drawn, or in a hand not stood up yet."""
        args: dict[str, str | int] = {"seat": _owner(name), "colour": self.slots[name].colour}
        _, seat, *rest = name.split(".")
        for place, standing in enumerate(self.view.rows[int(seat)]):
            if rest == [str(standing.born)]:
                return {**args, "where": "row", "place": letter(place)}
        if self.view.drawn is not None and name == kept_apart(self.view):
            return {**args, "where": "drawn", "place": ""}
        return {**args, "where": "hand", "place": int(rest[-1].removeprefix(self.slots[name].colour)) + 1}


def _owner(name: str) -> int:
    return int(name.split(".")[1])


def in_short(numbers: Sequence[int]) -> str:
    """Write numbers down, ascending, three and more in a row as a range.

    >>> in_short([0, 1, 4, 5, 6, 9])
    '0, 1, 4–6, 9'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    words = [f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join(words)


def case(sight: Sight[State, Event]) -> TheCase:
    """Return what a seat was told."""
    return TheCase(sight)
