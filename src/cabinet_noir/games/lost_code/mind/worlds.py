"""From own codes and secret writings back to a whole deal, so that a world can be played again.

Who exchanged what, and when, fixes the tops of the piles; the rest of each colour lies in pile and box as chance likes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cabinet_noir.core import Chance, Seat, Seq, Several, Sight, World
from cabinet_noir.games.lost_code.edition import MOST_NUMBERS, RACKS, STONES, colours, numbers
from cabinet_noir.games.lost_code.pieces import AnyStone, Colour, Noted, Numbers, Sheet, Stone, Unread
from cabinet_noir.games.lost_code.types import (
    Action,
    Dealt,
    Event,
    Exchanged,
    Options,
    RoundBegan,
    Shortcut,
    State,
    Take,
    Took,
    Write,
    Wrote,
)

from .posterior import Posterior, agreeing, evidence_for

Code = tuple[int, ...]
Written = Mapping[str, Numbers]
DRAWS: Final = 2048
TRIES: Final = 500
"""Batches of draws for a spectator's world; a few suffice wherever there is one."""


@cache
def choices_by_shortcut(options: Options) -> tuple[Numbers, ...]:
    """Return what may be written when a token is taken (R11)."""
    return tuple(Several(numbers(options), 1, MOST_NUMBERS))


@cache
def choices_at_the_end(options: Options) -> tuple[Numbers, ...]:
    """Return what may be written for a colour at the end (R9)."""
    return tuple(Several(numbers(options), 0, MOST_NUMBERS))


def unread(view: State) -> dict[str, tuple[Numbers, ...]]:
    """Return what others have written and this reader cannot read, and what it may be."""
    found: dict[str, tuple[Numbers, ...]] = {}
    for seat in range(view.seats):
        for shortcut in view.shortcuts[seat]:
            if isinstance(shortcut.written, Unread):
                found[f"{seat}.{shortcut.colour}.numbers"] = choices_by_shortcut(view.options)
        if isinstance(view.sheets[seat], Unread):
            for colour in colours(view.options):
                found.setdefault(f"{seat}.{colour}.numbers", choices_at_the_end(view.options))
    return found


@dataclass
class Course:
    """What a reader saw of the game: the deal as seen, and every stone that came to stand on a rack, in order."""

    dealt: Dealt
    opening: tuple[Event, ...]
    arrivals: dict[tuple[int, int], list[AnyStone]] = field(default_factory=dict)
    """By seat and place, the stones that stood there, first to last."""
    drawn: dict[int, list[int]] = field(default_factory=dict)
    """By colour, who drew from its pile, in order."""
    secrets: list[tuple[Seq, Took | Wrote]] = field(default_factory=list)


def course_of(sight: Sight[State, Event]) -> Course:
    """Read a sight."""
    in_play = colours(sight.view.options)
    dealt, *opening = sight.past[0][1]
    assert isinstance(dealt, Dealt)
    course = Course(dealt, tuple(event for event in opening if isinstance(event, RoundBegan)))
    for seat in range(RACKS):
        for place, stone in enumerate(dealt.racks[seat]):
            course.arrivals[seat, place] = [stone]
    for seq, events in sight.past[1:]:
        for event in events:
            match event:
                case Exchanged():
                    place = in_play.index(event.old.colour)
                    course.arrivals[event.seat, place][-1] = event.old
                    course.arrivals[event.seat, place].append(event.new)
                    course.drawn.setdefault(place, []).append(event.seat)
                case Took(written=Unread()) | Wrote(sheet=Unread()):
                    course.secrets.append((seq, event))
                case _:
                    pass
    for seat, rack in enumerate(sight.view.racks):  # at the reveal the last one shows, too
        for place, stone in enumerate(rack):
            course.arrivals[seat, place][-1] = stone
    return course


def world_of(
    sight: Sight[State, Event], codes: Mapping[int, Code], written: Written, chance: Chance
) -> World[Action, Event]:
    """Return the world in which these seats hold these codes and others wrote these numbers."""
    course = course_of(sight)
    options = sight.view.options
    columns = [_column(course, place, colour, codes, options, chance) for place, colour in enumerate(colours(options))]
    dealt = Dealt(
        racks=tuple(tuple(column.racks[rack] for column in columns) for rack in range(RACKS)),
        piles=tuple(column.pile for column in columns),
        boxed=tuple(column.boxed for column in columns),
        stack=course.dealt.stack,
    )
    return World((dealt, *course.opening), _hidden(course, written, options))


@dataclass(frozen=True)
class Column:
    """All stones of one colour at the deal."""

    racks: tuple[Stone, ...]
    pile: tuple[Stone, ...]
    boxed: Stone


def _column(
    course: Course, place: int, colour: Colour, codes: Mapping[int, Code], options: Options, chance: Chance
) -> Column:
    stood = {
        seat: [
            stone if isinstance(stone, Stone) else STONES[colour, codes[seat][place]]
            for stone in course.arrivals[seat, place]
        ]
        for seat in range(RACKS)
    }
    later = {seat: iter(stones[1:]) for seat, stones in stood.items()}
    drawn = [next(later[seat]) for seat in course.drawn.get(place, [])]
    used = {stone for stones in stood.values() for stone in stones}
    rest = chance.shuffled(STONES[colour, n] for n in numbers(options) if STONES[colour, n] not in used)
    return Column(tuple(stood[seat][0] for seat in range(RACKS)), (*drawn, *rest[1:]), rest[0])


def _hidden(course: Course, written: Written, options: Options) -> dict[Seq, Action]:
    """Return what others wrote in this world, by the entry in which they wrote it."""
    found: dict[Seq, Action] = {}
    shortcuts = {(event.seat, event.colour) for _, event in course.secrets if isinstance(event, Took)}
    for seq, event in course.secrets:
        names = {colour: f"{event.seat}.{colour}.numbers" for colour in colours(options)}
        if isinstance(event, Took) and names[event.colour] in written:
            found[seq] = Take(written[names[event.colour]])
        elif isinstance(event, Wrote):
            columns = {c: written[n] for c, n in names.items() if n in written and (event.seat, c) not in shortcuts}
            if columns:
                found[seq] = Write(**columns)
    return found


def filled(sight: Sight[State, Event], chance: Chance, number: int) -> list[State]:
    """Return what so many worlds, drawn as `deduce.sample` draws them, lead to: a sight with its gaps filled in.

    Own stones, piles and box follow from a code; what others wrote from the world's writings. Nothing is played again.
    """
    assert sight.seat is not None, "a spectator chooses nothing"
    view, seat, secrets = sight.view, sight.seat, unread(sight.view)
    posterior = Posterior(view, seat)
    return [_filled(view, seat, posterior, secrets, chance) for _ in range(number)]


def _filled(
    view: State, seat: Seat, posterior: Posterior, secrets: Mapping[str, Sequence[Numbers]], chance: Chance
) -> State:
    written = {name: chance.choice(choices) for name, choices in secrets.items()}
    rack = tuple(STONES[colour, n] for colour, n in zip(posterior.in_play, posterior.sample(chance), strict=True))
    racks = (*view.racks[:seat], rack, *view.racks[seat + 1 :])
    used = {stone for some in (*racks, *view.discards) for stone in some}
    rest = [
        chance.shuffled(STONES[colour, n] for n in numbers(view.options) if STONES[colour, n] not in used)
        for colour in posterior.in_play
    ]
    return replace(
        view,
        racks=racks,
        piles=tuple(tuple(stones[1:]) for stones in rest),
        boxed=tuple(stones[0] for stones in rest),
        shortcuts=tuple(
            tuple(_read_token(token, at, written) for token in view.shortcuts[at]) for at in range(view.seats)
        ),
        sheets=tuple(_read_sheet(view, at, written) for at in range(view.seats)),
    )


def _read_token(token: Shortcut, seat: int, written: Written) -> Shortcut:
    name = f"{seat}.{token.colour}.numbers"
    return Shortcut(token.colour, Noted(written[name])) if isinstance(token.written, Unread) else token


def _read_sheet(view: State, seat: int, written: Written) -> Sheet | Unread | None:
    """Return what somebody wrote; a token's colour is written already and stays blank (R11)."""
    if not isinstance(view.sheets[seat], Unread):
        return view.sheets[seat]
    settled = {token.colour for token in view.shortcuts[seat]}
    in_play = colours(view.options)
    return Sheet(tuple(() if c in settled else written[f"{seat}.{c}.numbers"] for c in in_play))


def reshuffled(state: State, chance: Chance) -> State:
    """Return the same full state with the piles in another order."""
    piles = tuple(tuple(chance.shuffled(sorted(pile, key=str))) for pile in state.piles)
    return replace(state, piles=piles)


def some_world(sight: Sight[State, Event], chance: Chance) -> World[Action, Event]:
    """Return a world a spectator cannot tell from the true one, uniformly, by trial and error.

    Each rack's code is drawn by its own answers; racks that would share a stone are drawn again.
    """
    view = sight.view
    if view.phase in ("dealing", "over"):
        return world_of(sight, {}, {}, chance)
    unseen = tuple(
        tuple(n for n in numbers(view.options) if n not in _in_sight(view, colour)) for colour in colours(view.options)
    )
    candidates = [_candidates(view, seat, unseen) for seat in range(view.seats)]
    seed = np.random.default_rng(list(chance.seed_of()))
    for _ in range(TRIES):
        drawn = np.stack([found[seed.integers(len(found), size=DRAWS)] for found in candidates])
        ranked = np.sort(drawn, axis=0)
        apart = np.flatnonzero((np.diff(ranked, axis=0) > 0).all(axis=(0, 2)))
        if len(apart):
            chosen = drawn[:, apart[0]].tolist()
            codes = {
                seat: tuple(values[at] for values, at in zip(unseen, chosen[seat], strict=True))
                for seat in range(view.seats)
            }
            return world_of(sight, codes, {}, chance)
    raise AssertionError("the answers leave no world")


def _in_sight(view: State, colour: Colour) -> set[int]:
    stones = [stone for rack in view.racks for stone in rack] + [s for given_up in view.discards for s in given_up]
    return {stone.number for stone in stones if isinstance(stone, Stone) and stone.colour == colour}


def _candidates(view: State, seat: Seat | int, unseen: Sequence[Sequence[int]]) -> NDArray[np.int64]:
    """Return the codes a seat's answers allow, as places among the unseen numbers."""
    left = np.ones(tuple(map(len, unseen)), dtype=np.bool_)
    for evidence in evidence_for(view.options, view.rounds, seat):
        left &= agreeing(evidence, unseen)
    return np.argwhere(left)
