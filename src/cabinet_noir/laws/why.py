"""The laws of reasons: what the house says why is so, is so, for no more than it takes, and to nobody's surprise."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, NamedTuple

from cabinet_noir.core import Case, Claim, Proof, Refusal, Seat
from cabinet_noir.deduce import easiest, prove, reason, refute

from .trial import Broken, Trial, encode, replay

MOMENTS: Final = 2
SOME: Final = 3
"""So many claims of one sight are looked at."""
FEW_WORLDS: Final = 4_000
FEW_CLUES: Final = 11
"""Where there are no more, every set of clues is tried."""


def sound(trial: Trial) -> int:
    """Law 14. Keeping only a proof's clues, the claim holds in every world; and so does each step by what it names."""
    checks = 0
    for case, proofs in _some_proofs(trial):
        for proof in proofs:
            for claim, clues in ((proof.claim, proof.clues), *_steps(proof)):
                if case.world(clues, (claim.denied,)) is not None:
                    raise Broken(f"{claim} does not follow from {clues}")
                checks += 1
            if set(proof.clues) != {clue for step in proof.steps for clue in step.clues} and proof.steps:
                raise Broken(f"the steps of {proof.claim} do not use its clues")
    return checks


def _steps(proof: Proof) -> list[tuple[Claim, tuple[int, ...]]]:
    """Return what each step claims, and all clues it rests on."""
    used: list[set[int]] = []
    for step in proof.steps:
        used.append({*step.clues, *(clue for earlier in step.steps for clue in used[earlier])})
    return [(step.claim, tuple(sorted(clues))) for step, clues in zip(proof.steps, used, strict=True)]


def smallest(trial: Trial) -> int:
    """Law 15. On small positions no cheaper set of clues proves it, nor an equally dear one that was known earlier.

    Every way of the box is listed by plain trial, and every set of clues is tried on it.
    """
    checks = 0
    for case, proofs in _some_proofs(trial):
        if len(case.clues) > FEW_CLUES:
            continue
        worlds = list(islice(case.conceivable(), FEW_WORLDS + 1))
        if len(worlds) > FEW_WORLDS:
            continue
        kept = [sum(1 << clue for clue in range(len(case.clues)) if case.keeps(world, clue)) for world in worlds]
        for proof in proofs:
            name = proof.claim.name
            denying = {
                mask for mask, w in zip(kept, worlds, strict=True) if not proof.claim.is_true(case.value(w, name))
            }
            if proof.clues != _cheapest(case, denying):
                raise Broken(f"{proof.claim} is proved by {proof.clues}, and cheaper by {_cheapest(case, denying)}")
            checks += 1
    return checks


def _cheapest(case: Case[Any], denying: set[int]) -> tuple[int, ...]:
    """Return the cheapest set of clues that no denying world keeps, by trying every set."""
    clues = range(len(case.clues))
    enough = (some for some in range(1 << len(clues)) if all(some & ~mask for mask in denying))
    best = min(enough, key=lambda some: (sum(case.clues[clue].price for clue in clues if some >> clue & 1), some))
    return tuple(clue for clue in clues if best >> clue & 1)


def alike(trial: Trial) -> int:
    """Law 16. Two games that look alike to a seat get the same reasons, hints and conflicts, byte by byte."""
    checks = 0
    for moment, seat in _moments(trial):
        sight = trial.sight(seat, moment)
        doubts = _doubts(trial, sight)
        told = _all_told(trial, sight, doubts)
        world = trial.game.deduction.sample(sight, trial.chance)
        try:
            other = replay(trial, world, seat, moment)
        except Refusal:
            continue  # law 4 says so
        if _all_told(trial, other.sight(seat), doubts) != told:
            raise Broken(f"entry {moment}, seat {seat}: another reason in a world that looks alike")
        checks += 1
    return checks


class Doubts(NamedTuple):
    """What a seat may have written down, and what it may take for true together."""

    notes: dict[str, str]
    claims: list[Claim]


def _doubts(trial: Trial, sight: Any) -> Doubts:
    """Return something to be wrong about: numbers noted at hidden things, whatever that means there, and values."""
    things = _case(trial, sight).things
    some = _some(trial, sorted(things))
    digits = {name: "".join(trial.chance.shuffled("0123456789")[:SOME]) for name in some}
    return Doubts(digits, [Claim(name, (trial.chance.choice(things[name]),)) for name in some])


def _all_told(trial: Trial, sight: Any, doubts: Doubts) -> bytes:
    case = _case(trial, sight)
    proofs = [(proof, case.say(proof.claim)) for proof in _proofs(trial, case, sight)]
    hint = easiest(case)
    told = None if hint is None else (case.about(hint.claim.name), reason(case, hint))
    conflicts = {note: refute(case, claims) for note, claims in case.noted(doubts.notes).items()}
    return encode((case.clues, proofs, told, conflicts, refute(case, doubts.claims), _reckoned(trial, sight)))


def _reckoned(trial: Trial, sight: Any) -> list[Any]:
    """Return how the worth of some things one is advised to do now comes about."""
    deduction = trial.game.deduction
    if deduction.reckoned is None:
        return []
    return [deduction.reckoned(sight, action) for action, _ in deduction.advise(sight)[:SOME]]


def _case(trial: Trial, sight: Any) -> Case[Any]:
    assert trial.game.deduction.case is not None
    return trial.game.deduction.case(sight)


def complete(trial: Trial) -> int:
    """Law 17. Whatever is certain has a proof, and nothing uncertain has one."""
    checks = 0
    for moment, seat in _moments(trial):
        sight = trial.sight(seat, moment)
        case, odds = _case(trial, sight), trial.game.deduction.odds(sight)
        for name in _some(trial, sorted(case.things.keys() & odds.keys())):
            if not odds[name].keys() <= set(case.things[name]):
                raise Broken(f"entry {moment}, seat {seat}: {name} has values the box does not let it have")
            value = trial.chance.choice(case.things[name])
            for claim, certain in (
                (Claim(name, (value,)), set(odds[name]) == {value}),
                (Claim(name, (value,), holds=False), value not in odds[name]),
                (Claim(name, (next(iter(odds[name])),)), len(odds[name]) == 1),
                (Claim(name, tuple(odds[name])), True),
            ):
                if (prove(case, claim) is not None) != certain:
                    raise Broken(f"entry {moment}, seat {seat}: {claim}, certain: {certain}, and the proof says no")
                checks += 1
    return checks


def _moments(trial: Trial) -> list[tuple[int, Seat]]:
    """Return some moments, each from a seat's eyes; none where nothing is deduced."""
    if trial.game.deduction.case is None:
        return []
    return [(trial.moment(), Seat(trial.chance.below(trial.seats))) for _ in range(MOMENTS)]


def _some_proofs(trial: Trial) -> list[tuple[Case[Any], list[Proof]]]:
    found = []
    for moment, seat in _moments(trial):
        sight = trial.sight(seat, moment)
        case = _case(trial, sight)
        found.append((case, _proofs(trial, case, sight)))
    return found


def _proofs(trial: Trial, case: Case[Any], sight: Any) -> list[Proof]:
    """Return why some of what is certain is so: the same things whichever world it is."""
    odds = trial.game.deduction.odds(sight)
    names = sorted(case.things.keys() & odds.keys())
    ruled_out = [
        Claim(name, (value,), holds=False) for name in names for value in case.things[name] if value not in odds[name]
    ]
    known = [Claim(name, tuple(odds[name])) for name in names if len(odds[name]) == 1]
    claims = [*known[:SOME], *ruled_out[:: max(1, len(ruled_out) // SOME)][:SOME]]
    return [proof for claim in claims if (proof := prove(case, claim)) is not None]


def _some(trial: Trial, names: list[str]) -> list[str]:
    return trial.chance.shuffled(names)[:SOME]


REASONS: Final = {"sound": sound, "smallest": smallest, "alike": alike, "complete": complete}
"""The laws of reasons, by name."""
