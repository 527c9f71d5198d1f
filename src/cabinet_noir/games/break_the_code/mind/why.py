"""Why something is certain in Break the Code: what a seat was told, clue by clue.

Background: which tiles there are, and that every row stands in order. Clues: each of one's own tiles, each answer of
another, each code that was named. A world here gives every hidden hand, and the centre, its tiles; what is in the box,
and what one would hold oneself if one's own tiles were not known, is the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Claim, Clue, Line, Seat, Seq, Sight
from cabinet_noir.deduce import apart
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import CARDS, CENTRE, LETTERS, Kind, deck, pieces
from cabinet_noir.games.break_the_code.notation import draw_tiles
from cabinet_noir.games.break_the_code.types import (
    Action,
    Asked,
    Code,
    Event,
    Guess,
    Guessed,
    Question,
    Said,
    State,
    Tile,
    Written,
    Wrote,
)
from cabinet_noir.games.break_the_code.views import said_args

from .hands import Hands, Numbers, hands
from .marks import TILES, marked, names_numbers
from .worlds import share_out

Held = Mapping[str, Code]
"""What each hidden hand, and the centre, holds in a world."""

PRICES: Final[Mapping[Kind, int]] = {
    "where": 2,
    "third_is_high": 2,
    "how_many": 2,
    "same_colour": 3,
    "consecutive": 3,
    "pairs": 3,
    "sum_left": 4,
    "sum_right": 4,
    "sum_middle": 4,
    "sum": 4,
    "spread": 4,
}
OWN, FOUND, MISSED = 1, 1, 4
"""One's own tile lies in plain sight, and so does a code that was found; somebody's miss is seldom thought of."""


class Own(NamedTuple):
    """This seat holds these tiles."""

    tiles: Code


class Answered(NamedTuple):
    """A hidden hand gave an answer."""

    question: Question
    said: Said


class Named(NamedTuple):
    """A code was named for a hidden hand, and was right or wrong."""

    group: str
    code: Code
    right: bool


Told = Own | Answered | Named


@dataclass(frozen=True)
class TheCase:
    """What one seat of a table was told."""

    sight: Sight[State, Event]

    @cached_property
    def told(self) -> tuple[tuple[Told, Clue], ...]:
        """Every clue with what it says, oldest first."""
        hidden = set(self.sizes)
        return (
            *self._own_tiles(),
            *(
                (told, clue)
                for seq, events in self.sight.past
                for event in events
                for told, clue in _told_by(event, seq, self.view, hidden)
            ),
        )

    @cached_property
    def clues(self) -> tuple[Clue, ...]:
        """Everything the seat was told."""
        return tuple(clue for _, clue in self.told)

    @property
    def view(self) -> State:
        """What the seat sees."""
        return self.sight.view

    def _own_tiles(self) -> Iterator[tuple[Told, Clue]]:
        if own := self._own:
            at = tuple(f"{self.sight.seat}.{LETTERS[place]}" for place in range(len(own)))
            twins = tuple(tile for tile in dict.fromkeys(own) if self.deck.count(tile) > own.count(tile))
            args: dict[str, str | int] = {"tiles": draw_tiles(own), "twins": len(twins), "twin": draw_tiles(twins)}
            yield Own(own), Clue(Line("break-the-code-why-own", args), OWN, 0, at)

    @cached_property
    def sizes(self) -> dict[str, int]:
        """How many tiles each hidden hand, and the centre, has."""
        held = {**{str(seat): hand for seat, hand in enumerate(self.view.hands)}, CENTRE: self.view.centre}
        return {name: len(hand) for name, hand in held.items() if any(not isinstance(tile, Tile) for tile in hand)}

    @cached_property
    def deck(self) -> tuple[Tile, ...]:
        """The tiles in play."""
        return deck(self.view.options, self.view.seats)

    def hands(self, name: str) -> Hands:
        """Return all raw hands a hidden group may be."""
        return hands(pieces(self.view.options, self.view.seats).numbers, self.sizes[name])

    @cached_property
    def things(self) -> dict[str, tuple[str, ...]]:
        """Every hidden place, and the tiles the box lets stand there."""
        found: dict[str, tuple[str, ...]] = {}
        for name, size in self.sizes.items():
            every = self.hands(name)
            for place in range(size):
                kinds = np.unique(every.kinds[every.items[:, place]]).tolist()
                found[f"{name}.{LETTERS[place]}"] = tuple(str(self.deck[kind]) for kind in kinds)
        return found

    # Worlds

    def keeps(self, world: Held, clue: int) -> bool:
        """Would this have been told in that world?"""
        match self.told[clue][0]:
            case Own(tiles):
                held = Counter(tile for code in (tiles, *world.values()) for tile in code)
                return all(held[tile] <= self.deck.count(tile) for tile in tiles)
            case Answered(question, said):
                return answer(question, world[str(said.seat)]) == said.answer
            case Named(group, code, right):
                return (world[group] == code) == right

    def value(self, world: Held, name: str) -> str:
        """Return the tile at a place, or how many of a kind there are."""
        group, _, what = name.partition(".")
        held = [str(tile) for tile in world[group]]
        return held[LETTERS.index(what)] if what in LETTERS else str(held.count(what))

    def conceivable(self) -> Iterator[Held]:
        """Yield every deal to the hidden hands and the centre."""
        return share_out(self.deck, list(self.sizes.items()))

    def world(self, kept: Iterable[int], claims: Sequence[Claim]) -> Held | None:
        """Return a deal that keeps these clues and in which these claims hold."""
        fits: dict[str, NDArray[np.bool_]] = {}
        taken = 0
        for clue in kept:
            told = self.told[clue][0]
            if isinstance(told, Own):
                taken |= self._items(told)
            else:
                self._and(fits, *self._allowed[clue])
        for claim in claims:
            self._and(fits, *self._agreeing(claim))
        bound = [(name, self._fitting(name, fits[name], taken)) for name in fits]
        if any(len(numbers) == 0 for _, numbers in bound):
            return None
        bound.sort(key=lambda pair: len(pair[1]))
        found = self._joined([name for name, _ in bound], [numbers for _, numbers in bound], taken)
        return None if found is None else self._filled_up(found, taken)

    @staticmethod
    def _and(fits: dict[str, NDArray[np.bool_]], name: str, more: NDArray[np.bool_]) -> None:
        fits[name] = fits[name] & more if name in fits else more

    def _items(self, own: Own) -> int:
        """Return the places in the deck that one's own tiles take; of two green 5s the first is the seen one."""
        items = list(range(len(self.deck)))
        for tile in own.tiles:
            items.remove(next(item for item in items if self.deck[item] == tile))
        return (1 << len(self.deck)) - 1 - sum(1 << item for item in items)

    @cached_property
    def _allowed(self) -> dict[int, tuple[str, NDArray[np.bool_]]]:
        """For each clue about a hidden group, which of its raw hands agree."""
        found = {}
        for clue, (told, _) in enumerate(self.told):
            match told:
                case Answered(question, said):
                    name = str(said.seat)
                    found[clue] = name, self.hands(name).said(question, said.answer)
                case Named(group, code, right):
                    every = self.hands(group)
                    agrees = np.full(len(every.items), not right)
                    agrees[every.numbers_of[code]] = right
                    found[clue] = group, agrees
                case _:
                    pass
        return found

    def _agreeing(self, claim: Claim) -> tuple[str, NDArray[np.bool_]]:
        group, _, what = claim.name.partition(".")
        every = self.hands(group)
        if what in LETTERS:
            kinds = every.kinds[every.items[:, LETTERS.index(what)]]
            meant = [kind for kind, tile in enumerate(self.deck) if str(tile) in claim.values]
        else:
            kinds = np.count_nonzero(every.kinds[every.items] == [str(t) for t in self.deck].index(what), axis=1)
            meant = list(map(int, claim.values))
        agrees: NDArray[np.bool_] = np.isin(kinds, meant) == claim.holds
        return group, agrees

    def _fitting(self, name: str, fits: NDArray[np.bool_], taken: int) -> Numbers:
        """Return the raw hands that will do, those first that break the fewest clues."""
        order = self._order[name]
        found: Numbers = order[fits[order] & ((self.hands(name).masks[order] & taken) == 0)]
        return found

    @cached_property
    def _order(self) -> dict[str, Numbers]:
        """For each hidden group its raw hands, those first that break the fewest clues."""
        own = sum(self._items(told) for told, _ in self.told if isinstance(told, Own))
        found = {}
        for name in self.sizes:
            masks = self.hands(name).masks & own
            broken = np.bitwise_count(masks).astype(np.int64)
            for group, agrees in self._allowed.values():
                if group == name:
                    broken += ~agrees
            found[name] = np.argsort(broken, kind="stable")
        return found

    def _joined(self, names: list[str], numbers: list[Numbers], taken: int) -> dict[str, int] | None:
        """Return a raw hand for each of these groups, no two sharing a tile."""
        if len(names) < 2:
            return {name: int(found[0]) for name, found in zip(names, numbers, strict=True)}
        masks = [self.hands(name).masks[found] for name, found in zip(names, numbers, strict=True)]
        chosen = apart(masks, len(self.deck), taken)
        if chosen is None:
            return None
        return {name: int(found[at]) for name, found, at in zip(names, numbers, chosen, strict=True)}

    def _filled_up(self, found: dict[str, int], taken: int) -> Held:
        """Give the groups nothing was asked of what is left, breaking as few clues as can easily be."""
        used = taken
        for name, number in found.items():
            used |= int(self.hands(name).masks[number])
        for name in self.sizes:
            if name not in found:
                order = self._order[name]
                masks = self.hands(name).masks[order]
                free = np.flatnonzero((masks & used) == 0)
                found[name] = int(order[free[0]])
                used |= int(masks[free[0]])
        return {name: self.hands(name).code(found[name]) for name in self.sizes}

    def _say_amount(self, claim: Claim, group: str, kind: str) -> Line:
        tile = next(tile for tile in self.deck if str(tile) == kind)
        possible = [amount for amount in range(self.deck.count(tile) + 1) if claim.is_true(str(amount))]
        args: dict[str, str | int] = {"tile": draw_tiles((tile,)), "least": min(possible), "most": max(possible)}
        where: dict[str, str | int] = {"where": "centre"} if group == CENTRE else {"where": "hand", "seat": int(group)}
        return Line("break-the-code-claim-holds", {**where, **args})

    def related(self, name: str) -> tuple[tuple[str, ...], ...]:
        """Return the other hidden tiles of its hand, or of the centre; then those of the other hands."""
        hand = tuple(other for other in self.things if other.partition(".")[0] == name.partition(".")[0])
        return tuple(other for other in hand if other != name), tuple(
            other for other in self.things if other not in hand
        )

    # What is claimed

    def stated(self, action: Action) -> tuple[Claim, ...]:
        """Return what a guess says of the places it names."""
        if not isinstance(action, Guess) or self.sight.seat is None:
            return ()
        return tuple(Claim(f"{self.target}.{LETTERS[at]}", (str(tile),)) for at, tile in enumerate(action.code))

    def noted(self, notes: Mapping[str, str]) -> dict[str, tuple[Claim, ...]]:
        """Return what is pencilled in at each place, and what each mark on the twenty tiles says of the code."""
        kinds = tuple(dict.fromkeys(map(str, self.deck)))
        found: dict[str, tuple[Claim, ...]] = {
            name: (Claim(name, tuple(tile for tile in kinds if tile[-1] in notes[name])),)
            for name in self.things
            if names_numbers(notes.get(name, ""))
        }
        if self.target in self.sizes:
            unseen = Counter(map(str, self.deck)) - Counter(str(tile) for tile in self._own)
            for key, tile, amounts in marked(notes.get(TILES, ""), unseen):
                found[key] = (Claim(f"{self.target}.{tile}", tuple(map(str, amounts))),)
        return found

    @property
    def target(self) -> str:
        """Whose code is sought."""
        return CENTRE if self.view.seats > 2 else str(1 - (self.sight.seat or 0))

    @property
    def _own(self) -> Code:
        seat = self.sight.seat
        hand = () if seat is None or not self.view.hands else self.view.hands[seat]
        return tuple(tile for tile in hand if isinstance(tile, Tile))

    # Words

    def about(self, name: str) -> Line:
        """Say whose tiles to look at."""
        group, _, letter = name.partition(".")
        if group == CENTRE:
            return Line("break-the-code-about-centre", {"place": letter})
        return Line("break-the-code-about-hand", {"seat": int(group), "place": letter})

    def say(self, claim: Claim) -> Line:
        """Say what stands where, or what does not; or how many of a kind the code holds."""
        group, _, letter = claim.name.partition(".")
        if letter not in LETTERS:
            return self._say_amount(claim, group, letter)
        where = "centre" if group == CENTRE else "hand"
        tiles = tuple(tile for tile in dict.fromkeys(self.deck) if str(tile) in claim.values)
        args: dict[str, str | int] = {"where": where, "place": letter, "tiles": draw_tiles(tiles), "count": len(tiles)}
        if where == "hand":
            args["seat"] = int(group)
        return Line("break-the-code-claim-is" if claim.holds else "break-the-code-claim-is-not", args)


def _told_by(event: Event, seq: Seq, view: State, hidden: set[str]) -> Iterator[tuple[Told, Clue]]:
    """Yield what an event told of hidden hands."""
    match event:
        case Asked():
            for said in event.said:
                if str(said.seat) in hidden:
                    line = Line(
                        "break-the-code-why-said", {"seat": said.seat, **said_args(event.question, said.answer)}
                    )
                    price = PRICES[CARDS[event.question.card].kind]
                    yield Answered(event.question, said), Clue(line, price, seq, (str(said.seat),), str(said.seat))
        case Guessed():
            yield from _named(str(1 - event.seat), event.seat, event.code, event.right, seq, hidden)
        case Wrote(code=Written(code)):
            yield from _named(CENTRE, event.seat, code, event.found, seq, hidden)
        case _:
            pass


def _named(group: str, seat: Seat, code: Code, right: bool, seq: Seq, hidden: set[str]) -> Iterator[tuple[Told, Clue]]:
    if group in hidden:
        line = Line(
            "break-the-code-why-right" if right else "break-the-code-why-wrong",
            {"seat": seat, "code": draw_tiles(code)},
        )
        yield Named(group, code, right), Clue(line, FOUND if right else MISSED, seq, (group,), group)


def case(sight: Sight[State, Event]) -> TheCase:
    """Return what a seat was told."""
    return TheCase(sight)
