"""The rules of ArcheOlogic, R1 to R14, always in the order: deal, to_act, offers, decide, fold, outcome.

Rules judge and `fold` records; neither reads a clock, a file or any chance but the one it is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar, assert_never

from msgspec.structs import replace

from cabinet_noir.core import Chance, Described, Illegal, Offer, Outcome, Picker, Seat

from .answers import QUESTIONS, archeoscope, traps_shown
from .atlas import ARRANGEMENTS, atlas
from .cities import is_city, quest_code, right_buildings
from .edition import (
    AXES,
    BUILDINGS,
    CLAIM_TIME,
    ELEMENT_TIMES,
    ELEMENTS,
    FIRST_AXIS,
    PLACEMENTS,
    axis_times,
    drawings,
    edition_of,
    moved_on,
)
from .hardness import PRINTED, marks_of
from .quests import chosen_city, chosen_clues, extra_size
from .track import advanced, landings, last, still_in
from .types import (
    Action,
    Aim,
    Aimed,
    Answered,
    Ask,
    Asked,
    Began,
    Buried,
    City,
    Claim,
    Claimed,
    Event,
    GiveUp,
    Judged,
    Left,
    Marks,
    Options,
    State,
    Unearthed,
    Unread,
    Verdict,
)

T = TypeVar("T")


class Cities(Described, frozen=True, tag="cities"):
    """The domain of a claim: every arrangement of the six buildings."""

    def __len__(self) -> int:
        return ARRANGEMENTS

    def __iter__(self) -> Iterator[City]:
        return (atlas().arrangement(index) for index in range(ARRANGEMENTS))

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, tuple) and is_city(choice)

    def pick(self, picker: Picker) -> Any:
        """Return one arrangement, each as likely as the others."""
        return atlas().arrangement(picker.choice(range(ARRANGEMENTS)))


CITIES: Final = Cities()
ASKS: Final = tuple(
    Offer("ask", {"axis": AXES, "element": tuple(e for e in ELEMENTS if ELEMENT_TIMES[e] == time)})
    for time in (1, 2, 3)
)
"""The questions, by the time their element costs."""
TURN: Final = (*ASKS, Offer("claim", {"city": CITIES}), Offer("give_up"))


def start(options: Options, seats: int) -> State:
    """Return the table before anything is dealt."""
    edition = edition_of(options)
    return State(
        options,
        seats,
        ring=edition.ring,
        element_times=ELEMENT_TIMES,
        claim_time=CLAIM_TIME,
        drawings=drawings(edition.buildings),
        claims=(None,) * seats,
        marks_span=(PRINTED[0], PRINTED[-1]) if titles(options, seats) else None,
    )


# deal


def deal(options: Options, seats: int, chance: Chance) -> tuple[Event, ...]:
    """Bury the city, choose the clues, put the pawns on the track (R1 to R3)."""
    city = chosen_city(options, chance)
    clues, extra = chosen_clues(options, seats, city, chance)
    return (Began(city, clues, extra, tuple(chance.shuffled(range(seats)))),)


# to_act


def to_act(state: State) -> tuple[Seat, ...]:
    """Return whose pawn is last (R4)."""
    return (last(state),) if state.phase in ("aiming", "playing") else ()


# offers


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Return what a seat may do now: any question on any axis, a claim, or leaving."""
    if seat not in to_act(state):
        return ()
    return (Offer("aim", {"axis": AXES}),) if state.phase == "aiming" else TURN


# decide


def decide(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
    """Judge an action and return what comes of it, or raise `Illegal`."""
    if seat not in to_act(state):
        raise Illegal("archeologic-not-your-turn", rule="R4")
    if isinstance(action, Aim):
        if state.phase != "aiming":
            raise Illegal("archeologic-already-aimed", rule="R11")
        return (Aimed(action.axis),)
    if state.phase == "aiming":
        raise Illegal("archeologic-aim-first", rule="R11")
    match action:
        case Ask():
            return _followed(state, _ask(state, seat, action))
        case Claim():
            if action.city not in CITIES:
                raise Illegal("archeologic-not-a-city", rule="R8")
            return _followed(state, Claimed(seat, action.city))
        case GiveUp():
            return _followed(state, Left(seat))
        case _:
            assert_never(action)


def _ask(state: State, seat: Seat, action: Ask) -> Answered:
    """R5 to R7, and in a solo game R11: trap symbols move the viewfinder on."""
    time = state.axis_times[action.axis] + state.element_times[action.element]
    assert not isinstance(state.city, Buried)
    shown = archeoscope(edition_of(state.options).buildings).answer((action.axis, action.element), state.city)
    drift = traps_shown(shown) if state.seats == 1 else 0
    return Answered(seat, action.axis, action.element, time, shown, drift)


def _followed(state: State, event: Event) -> tuple[Event, ...]:
    """Return an event and the verdicts it brings: each claim is judged when its pawn is last again (R8, R9)."""
    events, after = [event], fold(state, event)
    while (judged := _due(after)) is not None:
        events.append(judged)
        after = fold(after, judged)
    if after.winner is not None or not still_in(after):
        assert not isinstance(after.city, Buried)
        won = titles(after.options, after.seats)
        marks = marks_of(edition_of(after.options), after.city) if won else None
        events.append(Unearthed(after.city, quest_code(after.city), marks))
    return tuple(events)


def _due(state: State) -> Judged | None:
    """Return the verdict on the claim of whoever is last, if there is one."""
    if state.winner is not None or not still_in(state):
        return None
    seat = last(state)
    claim = state.claims[seat]
    if claim is None:
        return None
    assert not isinstance(claim, Unread) and not isinstance(state.city, Buried)
    right = right_buildings(claim, state.city)
    return Judged(seat, len(right) == len(BUILDINGS), right if state.options.verdict == "app" else None)


# fold


def fold(state: State, event: Event) -> State:
    """Record an event. Total; never judges; works alike on full and on seen events."""
    after = _recorded(state, event)
    return replace(after, lands=landings(after))


def _recorded(state: State, event: Event) -> State:
    match event:
        case Began():
            aiming = state.seats == 1  # R11
            began = replace(state, city=event.city, clues=event.clues, extra=event.extra, pawns=event.pawns)
            return replace(_aimed(began, FIRST_AXIS), phase="aiming" if aiming else "playing")
        case Aimed():
            return replace(_aimed(state, event.axis), phase="playing")
        case Answered():
            asked = Asked(event.seat, event.axis, event.element, event.time, event.answer, event.drift)
            state = replace(_spent(state, event.seat, event.time), asked=(*state.asked, asked))
            return _aimed(state, moved_on(state.ring, event.axis, event.drift))
        case Claimed():
            claims = _with(state.claims, event.seat, event.city)
            return replace(_spent(state, event.seat, CLAIM_TIME), claims=claims)
        case Judged():
            return _fold_judged(state, event)
        case Left():
            return replace(state, out=(*state.out, event.seat))
        case Unearthed():
            return replace(state, phase="over", city=event.city, quest=event.quest, marks=event.marks)
        case _:
            assert_never(event)


def _fold_judged(state: State, event: Judged) -> State:
    claim = state.claims[event.seat]
    assert claim is not None
    verdict = Verdict(event.seat, claim, event.right, event.buildings)
    state = replace(state, verdicts=(*state.verdicts, verdict), claims=_with(state.claims, event.seat, None))
    if event.right:
        return replace(state, winner=event.seat)
    return replace(state, out=(*state.out, event.seat)) if state.options.verdict == "booklet" else state


def _aimed(state: State, axis: Any) -> State:
    return replace(state, viewfinder=axis, axis_times=axis_times(state.ring, axis))


def _spent(state: State, seat: Seat, time: int) -> State:
    return replace(state, pawns=_with(state.pawns, seat, advanced(state, seat, time)))


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


# outcome


def outcome(state: State) -> Outcome | None:
    """Return who found the city; alone, how well (R11)."""
    if state.phase != "over":
        return None
    if state.winner is None:
        return Outcome((), "archeologic-nobody", state.pawns if state.seats == 1 else (0,) * state.seats)
    if state.seats == 1:
        named = "timed" if state.marks is None else title(state.pawns[0], state.marks)
        return Outcome((state.winner,), f"archeologic-{named}", state.pawns)
    return Outcome((state.winner,), "archeologic-found", tuple(int(s == state.winner) for s in range(state.seats)))


def longest(options: Options, seats: int) -> int:
    """Return how many entries a quest can have: the deal, the first aim (R11), and each explorer's turns.

    Every question three times over (R6); by the `app` a wrong claim denies a placement of some building (R9), by the
    booklet there is but one; and giving up (R14).
    """
    claims = 1 if options.verdict == "booklet" else max(map(len, PLACEMENTS.values()))
    return 2 + seats * (3 * len(QUESTIONS) + claims + 1)


def titles(options: Options, seats: int) -> bool:
    """Are there titles to be won? Alone, with three clues told and no more; once with any clues (R11)."""
    if options.rules == 1:
        return seats == 1
    return seats == 1 and options.clues == 3 and not options.expert and extra_size(options, 0) == 0


def title(time: int, marks: Marks) -> str:
    """Return what a solo explorer is called (R11)."""
    if time <= marks.seasoned:
        return "seasoned"
    return "confirmed" if time <= marks.confirmed else "apprentice"
