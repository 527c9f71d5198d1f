"""The laws every game must keep, each a function that looks at a trial and raises `Broken`.

They know the contract and nothing else: no rule, no game. A broken one is a leak, a lie or a lost move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from cabinet_noir.core import HOUSE, Chance, Deadline, Entry, Illegal, Refusal, Seat, Seq, dump_lines, load_lines
from cabinet_noir.table import OfTheHouse, Referee, TakeBack

from .trial import Broken, Trial, as_it_stood, encode, looks, replay

Law = Callable[[Trial], int]
"""Looks at a trial, returns how many things it checked, raises `Broken`."""

MOMENTS = 3
WORLDS = 2
FEW_WORLDS = 1_500
MANY_ACTIONS = 5_000
"""A family of actions as large as this is described, and only random play tries it."""


def replays(trial: Trial) -> int:
    """Law 1. Folding the log gives the state, and a log written and read back is the same log."""
    game, referee = trial.game, trial.referee
    events = [e for entry in referee.entries for e in entry.events if not isinstance(e, OfTheHouse)]
    if game.view(trial.options, trial.seats, events) != referee.state:
        raise Broken("folding the log again gives another state")
    lines = dump_lines(referee.header(), referee.entries)
    again = Referee.resume(game, load_lines(lines), referee.seed)
    if again.state != referee.state or dump_lines(again.header(), again.entries) != lines:
        raise Broken("the log read back is not the log written")
    return 1


def referees(trial: Trial) -> int:
    """Law 2. Every offered action is accepted and brings an event; one outside the offers is refused with `Illegal`."""
    game, checks = trial.game, 0
    for entry in trial.referee.entries[1:]:
        _must_tell(entry.action, entry.events)
    for _ in range(MOMENTS):
        state = trial.states[trial.moment()]
        actors = game.actors(state)
        for seat in sorted({*map(Seat, range(trial.seats)), *actors}):  # the house is one where it keeps a deadline
            offers = game.offers(state, seat)
            if bool(offers) != (seat in actors):
                raise Broken(f"seat {seat}: the offers and to_act disagree")
            for action in game.actions(offer for offer in offers if len(offer) < MANY_ACTIONS):
                _must_accept(trial, state, seat, action)
                checks += 1
            for _, action in trial.tried[:60]:
                if not any(offer.admits(action) for offer in offers):
                    _must_refuse(trial, state, seat, action)
                    checks += 1
    return checks


def _must_accept(trial: Trial, state: object, seat: Seat, action: object) -> None:
    try:
        events = trial.game.decide(state, seat, action, Chance(bytes(32), "offered"))
    except Refusal as refusal:
        raise Broken(f"offered and refused: {action!r}: {refusal}") from None
    _must_tell(action, events)


def _must_tell(action: object, events: Sequence[object]) -> None:
    """An action that is accepted and changes nothing would be an entry that says nothing, for ever."""
    if not events:
        raise Broken(f"accepted without an event: {action!r}")


def _must_refuse(trial: Trial, state: object, seat: Seat, action: object) -> None:
    try:
        trial.game.decide(state, seat, action, Chance(bytes(32), "outside"))
    except Illegal:
        return
    except Refusal as refusal:
        raise Broken(f"refused, but not as Illegal: {action!r}: {refusal}") from None
    raise Broken(f"outside the offers and accepted: seat {seat}, {action!r}")


def sounds(trial: Trial) -> int:
    """Law 3. The true world is never excluded."""
    deduction, checks = trial.game.deduction, 0
    for _ in range(MOMENTS):
        moment, seat = trial.moment(), trial.counted_eyes()
        sight = trial.sight(seat, moment)
        truth = deduction.truth(trial.states[moment])
        if deduction.count(sight) < 1:
            raise Broken(f"entry {moment}, seat {seat}: no world is left")
        for name, odds in deduction.odds(sight).items():
            if odds.get(truth[name], 0.0) <= 0.0:
                raise Broken(f"entry {moment}, seat {seat}: {name} is {truth[name]}, which was excluded")
            checks += 1
    return checks


def cannot_tell(trial: Trial) -> int:
    """Law 4. Every world the engine keeps, played again, looks byte-identical to the seat."""
    checks = 0
    for _ in range(MOMENTS):
        moment, seat = trial.moment(), trial.eyes()
        truth = looks(trial, as_it_stood(trial, moment), seat, moment)
        for _ in range(WORLDS):
            world = trial.game.deduction.sample(trial.sight(seat, moment), trial.chance)
            try:
                other = replay(trial, world, seat, moment)
            except Refusal as refusal:
                raise Broken(f"entry {moment}, seat {seat}: a kept world refuses the course: {refusal}") from None
            if looks(trial, other, seat, moment) != truth:
                raise Broken(f"entry {moment}, seat {seat}: a kept world looks different")
            checks += 1
    return checks


def counts_exactly(trial: Trial) -> int:
    """Law 5. On small positions the count and the odds equal plain enumeration, and the sampler is uniform over it."""
    return sum(_counts_exactly_at(trial, trial.moment(), trial.counted_eyes()) for _ in range(MOMENTS))


def _counts_exactly_at(trial: Trial, moment: int, seat: Seat | None) -> int:
    sight, deduction = trial.sight(seat, moment), trial.game.deduction
    expected = deduction.count(sight)
    if expected > FEW_WORLDS:
        return 0
    truth = looks(trial, as_it_stood(trial, moment), seat, moment)
    kept: list[dict[str, str]] = []
    for world in deduction.enumerate(sight):
        try:
            other = replay(trial, world, seat, moment)
        except Refusal:
            continue
        if looks(trial, other, seat, moment) == truth:
            kept.append(dict(deduction.truth(other.state)))
    if len(kept) != expected:
        raise Broken(f"entry {moment}, seat {seat}: {expected} worlds counted, {len(kept)} found by trial")
    for name, odds in deduction.odds(sight).items():
        found = Counter(world[name] for world in kept)
        if {value: round(p * expected) for value, p in odds.items()} != dict(found):
            raise Broken(f"entry {moment}, seat {seat}: the odds of {name} are wrong")
    if 1 < expected <= 40:
        _must_be_uniform(trial, kept, seat, moment)
    return expected


def _must_be_uniform(trial: Trial, kept: list[dict[str, str]], seat: Seat | None, moment: int) -> None:
    """Compare the sampler with the enumeration by chi-squared, at a distance no fair sampler reaches."""
    sight = trial.sight(seat, moment)
    drawn: Counter[bytes] = Counter()
    each = 12
    for _ in range(each * len(kept)):
        world = trial.game.deduction.sample(sight, trial.chance)
        other = replay(trial, world, seat, moment)
        drawn[encode(sorted(trial.game.deduction.truth(other.state).items()))] += 1
    names = Counter(encode(sorted(world.items())) for world in kept)  # worlds with like pieces changed over look alike
    if not names.keys() >= drawn.keys():
        raise Broken(f"entry {moment}, seat {seat}: the sampler made a world that cannot be")
    distance = sum((drawn[name] - each * alike) ** 2 / (each * alike) for name, alike in names.items())
    freedom = len(names) - 1
    if distance > freedom + 10 * sqrt(2 * freedom) + 20:
        raise Broken(f"entry {moment}, seat {seat}: the sampler is not uniform (chi-squared {distance:.0f}/{freedom})")


def never_forgets(trial: Trial) -> int:
    """Law 6. What was certain stays certain."""
    deduction, checks = trial.game.deduction, 0
    seat = trial.counted_eyes()
    certain: dict[str, str] = {}
    for moment in sorted({trial.moment() for _ in range(MOMENTS + 1)}):
        odds = deduction.odds(trial.sight(seat, moment))
        for name, value in certain.items():
            if name in odds and set(odds[name]) != {value}:
                raise Broken(f"entry {moment}, seat {seat}: {name} was certainly {value} and is open again")
            checks += 1
        certain.update({name: next(iter(values)) for name, values in odds.items() if len(values) == 1})
        gone = [name for name in certain if name not in odds]
        for name in gone:  # it was laid open, or its game is over
            del certain[name]
    return checks


def has_one_door(trial: Trial) -> int:
    """Law 7. Seeing what was seen changes nothing, and a spectator never learns more than a seat."""
    see, checks = trial.game.see, 0
    for entry in trial.referee.entries:
        for event in entry.events:
            if isinstance(event, OfTheHouse):
                continue
            public = see(event, None)
            for seat in (None, *map(Seat, range(trial.seats))):
                seen = see(event, seat)
                if seen is not None and see(seen, seat) != seen:
                    raise Broken(f"entry {entry.seq}: seeing twice is not seeing once, for seat {seat}")
                if (None if seen is None else see(seen, None)) != public:
                    raise Broken(f"entry {entry.seq}: a spectator learns more than seat {seat}")
                checks += 1
    return checks


def keeps_the_past(trial: Trial) -> int:
    """Law 8. Old states never change."""
    for moment, (state, before) in enumerate(zip(trial.states, trial.prints, strict=True)):
        if encode(state) != before:
            raise Broken(f"the state after entry {moment} changed later")
    return len(trial.states)


def reads_what_it_writes(trial: Trial) -> int:
    """Law 9. Notation round-trips."""
    for _, action in trial.tried:
        text = trial.game.write(action)
        if trial.game.read(text) != action:
            raise Broken(f"{action!r} is written {text!r} and read as something else")
    return len(trial.tried)


def offers_what_is_seen(trial: Trial) -> int:
    """Law 11. What a seat is offered, whose turn it is and how it ended follow from what that seat was shown."""
    game = trial.game
    for _ in range(MOMENTS):
        moment, seat = trial.moment(), trial.eyes()
        state, view = trial.states[moment], trial.sight(seat, moment).view
        for name in ("to_act", "at_once", "deadline", "outcome"):
            if getattr(game, name)(state) != getattr(game, name)(view):
                raise Broken(f"entry {moment}, seat {seat}: {name} needs more than is seen")
        if seat is not None and game.offers(state, seat) != game.offers(view, seat):
            raise Broken(f"entry {moment}, seat {seat}: the offers need more than is seen")
    return MOMENTS


def hides_what_it_must(trial: Trial) -> int:
    """Law 12. What the rules hide from a seat is what it is in doubt of, no less and no more."""
    deduction, checks = trial.game.deduction, 0
    for _ in range(MOMENTS):
        moment, seat = trial.moment(), trial.counted_eyes()
        in_doubt = deduction.odds(trial.sight(seat, moment)).keys()
        must = deduction.hidden(trial.states[moment], seat)
        if in_doubt != must:
            raise Broken(f"entry {moment}, seat {seat}: shown {sorted(must - in_doubt)}, hid {sorted(in_doubt - must)}")
        checks += len(must)
    return checks


def takes_back_what_told_nothing(trial: Trial) -> int:
    """Law 13. A move that may be taken back taught nobody anything; taken back, it leaves everything as it was."""
    game, checks = trial.game, 0
    for entry in trial.chance.shuffled(_mere_choices(trial))[:MOMENTS]:
        before, now = Seq(entry.seq - 1), as_it_stood(trial, entry.seq)
        for seat in trial.all_counted_eyes():
            known, learnt = (game.deduction.odds(trial.sight(seat, moment)) for moment in (before, entry.seq))
            if any(learnt.get(name) != odds for name, odds in known.items()):  # what is hidden only now tells nothing
                raise Broken(f"entry {entry.seq} could be taken back and taught seat {seat} something")
        assert entry.seat is not None
        if now.may_take_back(entry.seat) is None:
            continue  # a clock was wound up
        taken_back = now.propose_act(entry.seat, TakeBack(entry.seq))
        assert taken_back is not None
        now.record(taken_back)
        _must_be_as_before(trial, now, before)
        checks += 1
    return checks


def _mere_choices(trial: Trial) -> list[Entry]:
    """Return the moves that may be taken back; whether one may must follow from what its own seat saw of it."""
    kinds, found = trial.game.mere_choices, []
    for entry in trial.referee.entries[1:]:
        if entry.seat is None or entry.seat == HOUSE:
            continue
        seen = trial.referee.seen(entry, entry.seat)
        full, own = [all(isinstance(event, kinds) for event in events) for events in (entry.events, seen)]
        if full != own:
            raise Broken(f"entry {entry.seq}: whether it may be taken back tells its seat of what it did not see")
        if full:
            found.append(entry)
    return found


def _must_be_as_before(trial: Trial, now: Referee[Any, Any, Any, Any], before: Seq) -> None:
    if now.state != trial.states[before] or _deadline(now) != trial.game.deadline(now.state):
        raise Broken(f"entry {before + 1} was taken back, and the table is not as it was")
    for seat in (None, *map(Seat, range(trial.seats))):
        seen, was = now.sight(seat), trial.sight(seat, before)
        if (seen.view, seen.offers, list(seen.events)) != (was.view, was.offers, list(was.events)):
            raise Broken(f"entry {before + 1} was taken back, and seat {seat} sees something else")


def _deadline(referee: Referee[Any, Any, Any, Any]) -> Deadline | None:
    running = referee.table.clocks.running
    return None if running is None else running.deadline


LAWS: Final[dict[str, Law]] = {
    "replay": replays,
    "referee": referees,
    "soundness": sounds,
    "indistinguishability": cannot_tell,
    "monotone": never_forgets,
    "door": has_one_door,
    "aliasing": keeps_the_past,
    "notation": reads_what_it_writes,
    "sight": offers_what_is_seen,
    "secrecy": hides_what_it_must,
    "undo": takes_back_what_told_nothing,
}
"""The laws of every trial, by name. "exactness" (law 5) is run on small trials, "ending" (law 10) is `play` itself, and
those of reasons (`why.py`) on some."""
