"""The rules of Password Express, R1 to R14, always in the order: deal, to_act, offers, decide, fold, outcome.

Rules judge and `fold` records; neither reads a clock, a file or any chance but the one it is given. Time enters as the
house's `TimeUp`.
"""

from __future__ import annotations

from itertools import product
from typing import Final, assert_never

from cabinet_noir.core import HOUSE, Chance, Deadline, Illegal, Offer, Outcome, Seat

from .domains import OWN_THEMES, sayable, taken
from .edition import (
    CLOSING_SECONDS,
    JUDGING_SECONDS,
    OWN_LETTERS,
    POSITIONS,
    READY_SECONDS,
    RECAP_SECONDS,
    faces,
    pile_size,
)
from .progress import begun, judged_by_votes, next_turn, passed_on, uncontested
from .queries import contestable, free_places, has_passed, team, tokens_left
from .records import folded_on, turn_to_zero
from .teams import members, other, smaller
from .types import (
    Action,
    Agree,
    Card,
    Contest,
    Contested,
    Dealt,
    Event,
    Filled,
    Flip,
    Options,
    Pass,
    Passed,
    Position,
    Prepare,
    Prepared,
    Readied,
    Said,
    Say,
    State,
    TimeUp,
    Vote,
    Voted,
)

JUST_HERE: Final = ("",)


def start(options: Options, seats: int) -> State:
    """Return the table before anything is dealt."""
    return State(options, seats)


# deal


def deal(options: Options, seats: int, chance: Chance) -> tuple[Event, ...]:
    """Lay the rows and make the piles; which theme and letter share a card is drawn anew for each game (R1, R2)."""
    themes, letters = (chance.shuffled(side) for side in faces(options))
    cards = [Card(theme, letter) for theme, letter in zip(themes, letters, strict=True)]
    size = pile_size(options)
    piles = tuple(tuple(cards[row * size : (row + 1) * size]) for row in range(options.rows))
    positions: tuple[tuple[Position, ...], ...] = (POSITIONS,) * options.rows
    if options.zeros == "chance":
        positions = turn_to_zero([chance.below(len(POSITIONS)) for _ in range(options.rows)])
    first = smaller(options, seats)  # R3
    return (Dealt(piles, tuple(cards[options.rows * size :]), positions, chance.below(2) if first is None else first),)


# to_act


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may do something now: in most moments several."""
    return tuple(seat for seat in map(Seat, range(state.seats)) if offers(state, seat))


def at_once(state: State) -> bool:
    """People flip, type, contest and vote at the same time: being a moment behind is never a refusal."""
    return state.phase in ("ready", "guessing", "closing", "judging", "recap")


def deadline(state: State) -> Deadline | None:
    """Return the clock that is running: a turn's sand, or the patience for a start, a last contest or a vote."""
    hand_to_hand = state.options.handover
    if state.phase == "ready" and not hand_to_hand:
        return Deadline(READY_SECONDS, members(state.options, state.seats, other(state.team)), state.clock)
    if state.phase == "guessing":
        return Deadline(state.options.seconds, members(state.options, state.seats, state.team), state.clock)  # R4
    if state.phase == "closing":
        return Deadline(CLOSING_SECONDS, members(state.options, state.seats, other(state.team)), state.clock)
    if state.phase == "judging" and not hand_to_hand:
        return Deadline(JUDGING_SECONDS, tuple(map(Seat, range(state.seats))), state.clock)
    if state.phase == "recap" and not hand_to_hand:
        return Deadline(RECAP_SECONDS, tuple(map(Seat, range(state.seats))), state.clock)  # R14
    return None


# offers


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Return what a seat may do now."""
    if seat == HOUSE:
        return () if deadline(state) is None else (Offer("time_up"),)
    match state.phase:
        case "preparing":
            return _preparations(state.options) if seat == 0 else ()
        case "ready":
            return (Offer("flip"),) if team(state, seat) != state.team else ()
        case "guessing":
            return _guesses(state, seat) if team(state, seat) == state.team else _contests(state)
        case "closing":
            return (*_contests(state), Offer("agree")) if team(state, seat) != state.team else ()
        case "judging":
            return (Offer("vote", {"ok": (True, False)}),) if state.votes[seat] is None and _judges(state, seat) else ()
        case "recap":
            return () if seat in state.ready else (Offer("agree"),)
        case "dealing" | "over":
            return ()
        case _:
            assert_never(state.phase)


def _preparations(options: Options) -> tuple[Offer, ...]:
    columns = tuple(product(range(len(POSITIONS)), repeat=options.rows)) if options.zeros == "host" else ((),)
    themes, letters = (OWN_THEMES, OWN_LETTERS) if options.blank else (JUST_HERE, JUST_HERE)
    return (Offer("prepare", {"zeros": columns, "theme": themes, "letter": letters}),)


def _guesses(state: State, seat: Seat) -> tuple[Offer, ...]:
    answers = sayable(state, state.team)
    words = () if answers is None else (Offer("say", {"answer": answers}),)
    return (*words, Offer("pass")) if _may_pass(state, seat) else words


def _may_pass(state: State, seat: Seat) -> bool:
    return state.options.rules > 1 and seat not in state.passed


def _contests(state: State) -> tuple[Offer, ...]:
    places = contestable(state)
    return (Offer("contest", {"at": places}),) if places else ()


def _judges(state: State, seat: Seat) -> bool:
    return state.options.judge != "host" or seat == 0


# decide


def decide(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
    """Judge an action and return what comes of it, or raise `Illegal`."""
    match action:
        case TimeUp():
            return _time_up(state, seat)
        case Say():
            return _say(state, seat, action)
        case Contest():
            return _contest(state, seat, action)
        case Vote():
            return _vote(state, seat, action)
        case Flip():
            if state.phase != "ready" or seat not in to_act(state):
                raise Illegal("password-express-not-yours-to-flip", rule="R4")
            return begun(state)
        case Agree():
            return _agree(state, seat)
        case Pass():
            return _pass(state, seat)
        case Prepare():
            return _prepare(state, seat, action)
        case _:
            assert_never(action)


def _time_up(state: State, seat: Seat) -> tuple[Event, ...]:
    """R9: only the house's clock ends a turn, and only the house's patience ends a wait."""
    if seat != HOUSE or deadline(state) is None:
        raise Illegal("password-express-only-the-house", rule="R9")
    if state.phase in ("ready", "recap"):
        return begun(state)
    if state.phase == "guessing":
        return next_turn(state)
    return uncontested(state) if state.phase == "closing" else judged_by_votes(state)


def _agree(state: State, seat: Seat) -> tuple[Event, ...]:
    """R11: one opponent lets the last words stand. R14: the next round begins when everybody is ready for it."""
    if state.phase not in ("closing", "recap") or seat not in to_act(state):
        raise Illegal("password-express-nothing-to-agree", rule="R11")
    if state.phase == "closing":
        return uncontested(state)
    readied = Readied(seat)
    after = fold(state, readied)
    hand_to_hand = state.options.handover  # the phone goes to the other team first
    return (readied,) if after.phase == "recap" or hand_to_hand else (readied, *begun(after))


def _pass(state: State, seat: Seat) -> tuple[Event, ...]:
    """R9: a team need not wait for the sand, if all of it agree."""
    if state.phase != "guessing" or seat == HOUSE or team(state, seat) != state.team or not _may_pass(state, seat):
        raise Illegal("password-express-cannot-pass", rule="R9")
    passed = Passed(seat)
    after = fold(state, passed)
    return (passed, *passed_on(after)) if has_passed(after) else (passed,)


def _say(state: State, seat: Seat, action: Say) -> tuple[Event, ...]:
    if state.phase != "guessing" or seat == HOUSE or team(state, seat) != state.team:
        raise Illegal("password-express-not-your-turn", rule="R4")
    answers = sayable(state, state.team)
    if answers is None:
        raise Illegal("password-express-no-token", rule="R8")
    places = taken(answers, action.answer)[: tokens_left(state, state.team)]
    said = Said(seat, action.answer.word, places)
    return (said, Filled()) if len(places) == len(free_places(state)) else (said,)


def _contest(state: State, seat: Seat, action: Contest) -> tuple[Event, ...]:
    if state.phase not in ("guessing", "closing") or seat == HOUSE or team(state, seat) == state.team:
        raise Illegal("password-express-not-yours-to-contest", rule="R10")
    if action.at not in contestable(state):
        raise Illegal("password-express-not-of-this-turn", rule="R10")
    token = state.table[action.at.row][action.at.column]
    assert token is not None
    return (Contested(seat, action.at, token.word),)


def _vote(state: State, seat: Seat, action: Vote) -> tuple[Event, ...]:
    if state.phase != "judging" or seat not in to_act(state):
        raise Illegal("password-express-no-vote", rule="R12")
    voted = Voted(seat, action.ok)
    after = fold(state, voted)
    return (voted,) if to_act(after) else (voted, *judged_by_votes(after))


def _prepare(state: State, seat: Seat, action: Prepare) -> tuple[Event, ...]:
    if state.phase != "preparing" or seat != 0:
        raise Illegal("password-express-not-yours-to-prepare", rule="R1")
    if not any(offer.admits(action) for offer in _preparations(state.options)):
        raise Illegal("password-express-cannot-prepare-so", rule="R1")
    positions = turn_to_zero(action.zeros) if action.zeros else state.positions
    return (Prepared(positions, action.theme, action.letter),)


# fold


def fold(state: State, event: Event) -> State:
    """Record an event. Total; never judges; works alike on full and on seen events."""
    return folded_on(state, event)


# outcome


def outcome(state: State) -> Outcome | None:
    """Return the team with the higher score after the last round; equal scores are a draw (R14)."""
    if state.phase != "over":
        return None
    scores = tuple(state.scores[team(state, seat)] for seat in range(state.seats))
    if state.scores[0] == state.scores[1]:
        return Outcome((), "password-express-draw", scores)
    best = state.scores.index(max(state.scores))
    return Outcome(members(state.options, state.seats, best), "password-express-higher-score", scores)


def longest(options: Options, seats: int) -> int:
    """Return how many entries a game can have: the deal, the preparation (R1, R2), and its rounds.

    In a round each place is taken once (R8), contested once (R10), voted on by all and judged in time (R12); a turn is
    flipped and runs out (R4, R9), and of two in a row one has a word (R11); then the last words are let stand. Since
    version 2 each seat may pass in a turn, and once more after each word; then the words of that turn are let stand
    (R9, R10), and before the next round everybody is ready (R14).
    """
    places = options.rows * len(POSITIONS)
    turns = 2 * places + 2
    first = places * (seats + 3) + 2 * turns + seats + 1
    since = places + turns * (seats + 1) + seats + 1
    return 2 + options.rounds * (first if options.rules == 1 else first + since)
