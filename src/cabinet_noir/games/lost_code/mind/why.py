"""Why something is certain in The Lost Code: what a seat was told of its own stones, clue by clue.

Background: one stone of each number and colour, and what one has given up oneself. Clues: for each colour the stones in
plain sight, and each answer to an estimate of one's own. A world is a code, any number of the box for each colour: a
cell of the array that `posterior` filters, before it is rid of what is in sight.

A spectator has no stones to be sure of, and no case.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Claim, Clue, Given, Line, Reason, Seat, Seq, Sight
from cabinet_noir.deduce import Flags, Listed
from cabinet_noir.games.lost_code.edition import colours, disks, doubled, highest_sum, numbers, unseen_numbers
from cabinet_noir.games.lost_code.pieces import Colour, Dice, FaceDown, Numbers, Stone, Verdict
from cabinet_noir.games.lost_code.types import Action, Answered, Estimate, Event, Exchanged, Options, State, Take, Write

from .deduce import stone_name
from .posterior import Evidence, agreeing, evidence_for

IN_SIGHT: Final = 1
PRICES: Final[Mapping[Verdict, int]] = {"inside": 3, "above": 4, "below": 4, "wrong": 5}
"""Stones in sight are read off the table. A sum has to be done: the fewer an answer leaves, the easier it is to use."""


class Unseen(NamedTuple):
    """The stones of a colour in plain sight leave these numbers for one's own."""

    place: int
    numbers: Numbers


Told = Unseen | Evidence


@lru_cache(maxsize=4)
def codes(options: Options) -> NDArray[np.int8]:
    """Return every code of the box: for each colour, its number in each of them."""
    in_play = len(colours(options))
    return np.indices((len(numbers(options)),) * in_play, np.int8).reshape(in_play, -1)


@dataclass(frozen=True)
class TheCase(Listed):
    """What one seat was told."""

    sight: Sight[State, Event]
    seat: Seat

    @cached_property
    def told(self) -> tuple[tuple[Told, Clue], ...]:
        """Every clue with what it says, oldest first."""
        found = (*in_sight(self.sight, self.seat), *answers(self.sight, self.seat))
        return tuple(sorted(found, key=lambda pair: pair[1].seq))

    @cached_property
    def clues(self) -> tuple[Clue, ...]:
        """Everything the seat was told."""
        return tuple(clue for _, clue in self.told)

    @cached_property
    def stones(self) -> dict[str, Colour]:
        """The colour of each own stone that is hidden, by its name."""
        view = self.sight.view
        rack = view.racks[self.seat] if view.racks else ()
        return {stone_name(view, self.seat, one.colour): one.colour for one in rack if isinstance(one, FaceDown)}

    @cached_property
    def things(self) -> Mapping[str, tuple[str, ...]]:  # type: ignore[override]
        """Every own stone that is hidden, and the numbers of the box."""
        return dict.fromkeys(self.stones, tuple(map(str, numbers(self.sight.view.options))))

    # Worlds

    @cached_property
    def kept(self) -> Flags:  # type: ignore[override]
        """Clue by clue, whether each code keeps it."""
        options = self.sight.view.options
        box = (numbers(options),) * len(colours(options))
        found = np.empty((len(self.told), *map(len, box)), np.bool_)
        for number, (told, _) in enumerate(self.told):
            found[number] = agreeing(told, box) if isinstance(told, Evidence) else _left(told, box)
        return found.reshape(len(self.told), prod(map(len, box)))

    def values(self, name: str) -> NDArray[np.int8]:
        """Return what a stone is in each code: its number, which is its place among the numbers of the box."""
        options = self.sight.view.options
        found: NDArray[np.int8] = codes(options)[colours(options).index(self.stones[name])]
        return found

    # Sums

    def ways(self, dice: Sequence[Colour], clues: Iterable[int]) -> NDArray[np.intp]:
        """Return, sum by sum, how many of the codes that keep these clues have it where the dice ask."""
        options = self.sight.view.options
        some = codes(options)[:, self._keeping(tuple(clues))]
        asked = np.array(numbers(options))[some[[colours(options).index(die) for die in dice]]].sum(axis=0)
        return np.bincount(asked, minlength=highest_sum(options) + 1)

    def rests_on(self, dice: Sequence[Colour]) -> tuple[int, ...]:
        """Return clues that make every sum as likely as all clues together do, and of which none can be spared."""
        rest = tuple(range(len(self.clues)))
        whole, needed = self.ways(dice, rest), None
        while needed != rest:  # one that was needed beside others may be spared without them
            needed = rest
            for clue in sorted(needed, key=lambda one: (-self.clues[one].price, -one)):
                fewer = tuple(one for one in rest if one != clue)
                ways = self.ways(dice, fewer)
                if (ways * whole.sum() == whole * ways.sum()).all():
                    rest = fewer
        return rest

    # What is claimed

    def stated(self, action: Action) -> tuple[Claim, ...]:
        """Return what is written: that a stone is one of some numbers."""
        view, written = self.sight.view, dict[Colour | None, Numbers]()
        match action:
            case Take():
                written[doubled(view.dice, view.options)] = action.numbers
            case Write():
                written.update((colour, getattr(action, colour)) for colour in colours(view.options))
            case _:
                pass
        return tuple(
            Claim(name, tuple(map(str, written[colour]))) for name, colour in self.stones.items() if written.get(colour)
        )

    def noted(self, notes: Mapping[str, str]) -> dict[str, tuple[Claim, ...]]:
        """Return what the sheet claims: a stone is none of the numbers struck, and one of those to be written."""
        found = {}
        for name, colour in self.stones.items():
            struck = notes.get(name, "") + notes.get(f"seen.{colour}", "")
            found[name] = self._among(name, struck).denied
            found[f"answer.{colour}"] = self._among(name, notes.get(f"answer.{colour}", ""))
        return {note: (claim,) for note, claim in found.items() if claim.values}

    def _among(self, name: str, note: str) -> Claim:
        return Claim(name, tuple(number for number in self.things[name] if number in note))

    # Words

    def about(self, name: str) -> Line:
        """Say which stone to look at."""
        return Line("lost-code-about", {"seat": self.seat, "colour": self.stones[name]})

    def say(self, claim: Claim) -> Line:
        """Say what a stone is, or is not."""
        id = "lost-code-claim-is" if claim.holds else "lost-code-claim-is-not"
        values = sorted(claim.values)
        is_open = claim.holds and 1 < len(values) == len(self.things[claim.name])
        said: dict[str, str | int] = {"numbers": ", ".join(values), "count": len(values)}
        said["open"] = "yes" if is_open else "no"
        return Line(id, {"seat": self.seat, "colour": self.stones[claim.name], **said})


# What is advised


def reckoned(sight: Sight[State, Event], action: Action) -> Reason | None:
    """Return how likely a range is right, what its disk brings, and the clues without which it would be more or less
    likely: as long as every sum stays as likely as it is, the dearest and then the latest clue is left out."""
    if not isinstance(action, Estimate):
        return None
    known, view = case(sight), sight.view
    ways = known.ways(view.dice, range(len(known.clues)))
    inside, worlds = int(ways[action.start : action.start + action.disk].sum()), int(ways.sum())
    args = {
        **dict(zip(("first", "second", "third"), view.dice, strict=True)),
        "disk": action.disk,
        "least": action.start,
        "most": action.start + action.disk - 1,
        "inside": inside,
        "worlds": worlds,
        "percent": round(100 * inside / worlds),
        "points": disks(view.options)[action.disk],
        "cursed": "yes" if view.cursed == known.seat else "no",
    }
    clues = tuple(
        Given(clue.line, clue.seq, clue.at) for clue in map(known.clues.__getitem__, known.rests_on(view.dice))
    )
    return Reason("", Line("lost-code-reckoned-range", args), clues)


# Clues


def in_sight(sight: Sight[State, Event], seat: Seat) -> Iterator[tuple[Told, Clue]]:
    """Yield the stones in sight of each colour. Each exchange showed one more: one's own old one, another's new one."""
    view = sight.view
    shown = {event.old.colour: seq for seq, event in _exchanges(sight)}
    for place, colour in enumerate(colours(view.options) if view.racks else ()):
        unseen = unseen_numbers(view, seat)[place]
        seen = ", ".join(str(number) for number in numbers(view.options) if number not in unseen)
        line = Line("lost-code-why-sight", {"seat": seat, "colour": colour, "numbers": seen})
        racks = (f"rack.{owner}.{colour}" for owner in range(len(view.racks)) if owner != seat)
        given = (f"given.{owner}.{colour}" for owner, some in enumerate(view.discards) if _has(some, colour))
        yield Unseen(place, unseen), Clue(line, IN_SIGHT, shown.get(colour, 0), (*racks, *given))


def answers(sight: Sight[State, Event], seat: Seat) -> Iterator[tuple[Told, Clue]]:
    """Yield each answer to an estimate of this seat's own, with the stones in it that it has given up since."""
    view = sight.view
    seqs = [seq for seq, events in sight.past for event in events if isinstance(event, Answered) and event.seat == seat]
    found = evidence_for(view.options, view.rounds, seat)
    lines = view.rounds[: len(found)]  # there is none of a round that is not answered yet
    for number, (seq, line, evidence) in enumerate(zip(seqs, lines, found, strict=True), start=1):
        later = [event.old for at, event in _exchanges(sight) if event.seat == seat and at > seq]
        was = {stone.colour: stone.number for stone in reversed(later)}
        args = {"seat": seat, "round": number, **_dice(line.dice, was), **_range(evidence)}
        where = (f"{'given' if colour in was else 'rack'}.{seat}.{colour}" for colour in dict.fromkeys(line.dice))
        told = Line("lost-code-why-answer", args)
        yield evidence, Clue(told, PRICES[evidence.verdict], seq, (f"round.{number}", *where))


def _left(told: Unseen, box: Sequence[Numbers]) -> Flags:
    """Return which codes have a number for a colour that is in sight nowhere: an array that is broad along it only."""
    shape = [len(some) if place == told.place else 1 for place, some in enumerate(box)]
    return np.isin(box[told.place], told.numbers).reshape(shape)


def _exchanges(sight: Sight[State, Event]) -> Iterator[tuple[Seq, Exchanged]]:
    return ((seq, event) for seq, events in sight.past for event in events if isinstance(event, Exchanged))


def _has(stones: Iterable[Stone], colour: Colour) -> bool:
    return any(stone.colour == colour for stone in stones)


def _dice(dice: Dice, was: Mapping[Colour, int]) -> dict[str, str | int]:
    """Name the dice, each with the number its stone is known to have had."""
    named: dict[str, str | int] = dict(zip(("first", "second", "third"), dice, strict=True))
    return named | {f"{place}_was": was.get(colour, "hidden") for place, colour in zip(named, dice, strict=True)}


def _range(evidence: Evidence) -> dict[str, str | int]:
    disk, least = evidence.disk, evidence.start
    return {"disk": disk, "least": least, "most": least + disk - 1, "verdict": evidence.verdict}


def case(sight: Sight[State, Event]) -> TheCase:
    """Return what a seat was told."""
    assert sight.seat is not None, "nothing is counted for a spectator"
    return TheCase(sight, sight.seat)
