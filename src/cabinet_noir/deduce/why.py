"""The smallest reason: the cheapest clues that prove a claim, found without listing worlds, and proved cheapest.

Take the cheapest set of clues that could still be enough; ask the room for a world that keeps it and denies the claim;
one of the clues this world breaks must be in every proof. Go on until there is no such world. This is the implicit
hitting set method; whatever worlds the room comes up with, the answer is the same, for no two sets are equally dear:
of two at one price, the one that could be known earlier wins. Knows no game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from cabinet_noir.core import Case, Claim, Given, Odds, Proof, Reason, Step, Then

from .hitting import cheapest_hitting_set
from .listed import Listed
from .partitions import items_of

AT_ONCE: Final = 3
"""A proof of more clues is told in steps."""


def prove(case: Case[Any], claim: Claim, most: int | None = None) -> Proof | None:
    """Return why a claim is certain, in steps where it takes many clues; None: it is not certain, or its cheapest proof
    costs more than `most`."""
    met: list[Any] = []
    clues = refute(case, (claim.denied,), met, most)
    if clues is None:
        return None
    return Proof(claim, clues, price(case, clues), _steps(case, claim, clues, met) if len(clues) > AT_ONCE else ())


def refute(
    case: Case[Any], claims: Sequence[Claim], met: list[Any] | None = None, most: int | None = None
) -> tuple[int, ...] | None:
    """Return the cheapest clues by which some claims cannot hold together; None: they can, or it takes dearer clues
    than `most`.

    The worlds it meets are added to `met`.
    """
    if case.world(range(len(case.clues)), claims) is not None:
        return None
    return _enough(case, claims, [clue.price for clue in case.clues], met, most)


def ruled_out(noted: Mapping[str, Sequence[Claim]], odds: Odds) -> frozenset[str]:
    """Return the notes, each with what it claims of one thing, that nothing this thing may still be lets be right."""
    return frozenset(
        note
        for note, claims in noted.items()
        if any(not any(map(claim.is_true, odds[claim.name])) for claim in claims if claim.name in odds)
    )


def conflict(case: Case[Any]) -> tuple[int, ...] | None:
    """Return the fewest clues that no world keeps together: one of them, at least, was not told so. None: some world
    keeps them all. Of equally few, those that are easiest to use, then the earliest."""
    clues = range(len(case.clues))
    if case.world(clues, ()) is not None:
        return None
    one_more = 1 + price(case, clues)  # a clue more is dearer than whatever clues cost
    return _enough(case, (), [one_more + clue.price for clue in case.clues])


def spared(case: Case[Any], clues: Iterable[int]) -> tuple[int, ...]:
    """Return those of some clues without which, each alone, some world keeps all the others there are."""
    every = range(len(case.clues))
    return tuple(clue for clue in clues if case.world([other for other in every if other != clue], ()) is not None)


def _enough(
    case: Case[Any],
    claims: Sequence[Claim],
    prices: Sequence[int],
    met: list[Any] | None = None,
    most: int | None = None,
) -> tuple[int, ...] | None:
    """Return the cheapest clues no world keeps in which some claims hold, where all of them together are enough."""
    clues = range(len(case.clues))
    unlike = [(each << len(clues)) + (1 << clue) for clue, each in enumerate(prices)]
    escapes: list[int] = []
    while True:
        chosen = cheapest_hitting_set(escapes, unlike)
        kept = tuple(items_of(chosen))
        if most is not None and price(case, kept) > most:  # what could still be enough is never cheaper later on
            return None
        world = case.world(kept, claims)
        if world is None:
            return kept
        broken = sum(1 << clue for clue in clues if not case.keeps(world, clue))
        assert broken and not broken & chosen, "a world breaks some clues, and none that it was to keep"
        escapes.append(broken)
        if met is not None:
            met.append(world)


def price(case: Case[Any], clues: Iterable[int]) -> int:
    """Return what some clues cost together."""
    return sum(case.clues[clue].price for clue in clues)


def left(case: Case[Any], name: str, among: Iterable[int], met: list[Any] | None = None) -> tuple[str, ...]:
    """Return the values a thing may have, by some clues.

    Worlds that were met before need not be looked for again; those it meets are added to `met`.
    """
    if isinstance(case, Listed):
        return case.left(name, among)
    clues, met = tuple(among), [] if met is None else met
    found = {case.value(world, name) for world in met if all(case.keeps(world, clue) for clue in clues)}
    while (world := case.world(clues, (Claim(name, tuple(sorted(found)), holds=False),))) is not None:
        found.add(case.value(world, name))
        met.append(world)
    return tuple(value for value in case.things[name] if value in found)


def certain(case: Case[Any], but: Collection[str] = ()) -> dict[str, str]:
    """Return every hidden thing that can be only one value, with this value; those in `but` are left out.

    A world that denies one thing's value often denies others' as well: these need no search of their own.
    """
    open_questions = [name for name in case.things if name not in but]
    told = range(len(case.clues))
    first = case.world(told, ()) if open_questions else None
    if first is None:
        return {}
    found = {name: case.value(first, name) for name in open_questions}
    for name in open_questions:
        other = case.world(told, (Claim(name, (found[name],), holds=False),)) if name in found else None
        if other is not None:
            found = {each: value for each, value in found.items() if case.value(other, each) == value}
    return found


def easiest(case: Case[Any], but: Collection[str] = ()) -> Proof | None:
    """Return the proof that is easiest to follow, of all that is certain now; None: nothing is.

    What is told of the things named in `but` is no news.
    """
    best: Proof | None = None
    for name, value in certain(case, but).items():
        proof = prove(case, Claim(name, (value,)), None if best is None else best.price)
        if proof is not None and is_news(case, proof):
            best = proof if best is None else min(best, proof, key=_ease)
    return best


def _ease(proof: Proof) -> tuple[Any, ...]:
    """Return what makes one proof easier than another: its price, then few clues, then old ones."""
    return proof.price, len(proof.clues), proof.clues, proof.claim.name


def is_news(case: Case[Any], proof: Proof) -> bool:
    """Does a proof tell something? Neither what the box alone tells, nor what a clue says itself of the very thing."""
    said = [case.clues[clue].at for clue in proof.clues]
    return bool(said) and said != [(proof.claim.name,)]


def _steps(case: Case[Any], claim: Claim, clues: tuple[int, ...], met: list[Any]) -> tuple[Step, ...]:
    """Return a proof of many clues as steps: a few clues at a time, with what they and all before leave of the thing.

    Where they leave it as open as before, the step is about a thing beside it. Clues about one part of the table stay
    together. What is no thing of its own is told at once.
    """
    if claim.name not in case.things:
        return ()
    told = _few_at_a_time(case, clues)
    steps: list[Step] = []
    some: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    before = case.things[claim.name]
    for more in told:
        if len(some) + len(more) > AT_ONCE:
            beside = _beside(case, claim.name, known[: len(known) - len(some)], known, met)
            if beside is not None:  # otherwise these are told with what follows
                steps.append(Step(beside, some, _the_last(steps)))
                some = ()
        some, known = (*some, *more), (*known, *more)
        now = before if more is told[-1] else left(case, claim.name, known, met)
        if now != before:
            steps.append(Step(Claim(claim.name, now), some, _the_last(steps)))
            some, before = (), now
    return (*steps, Step(claim, some, _the_last(steps))) if steps else ()


def _few_at_a_time(case: Case[Any], clues: tuple[int, ...]) -> list[list[int]]:
    """Return some clues in the order they are told, topic by topic, no more at a time than are told at once."""
    topics: dict[str, list[int]] = {}
    for clue in clues:
        topics.setdefault(case.clues[clue].topic, []).append(clue)
    return [topic[at : at + AT_ONCE] for topic in topics.values() for at in range(0, len(topic), AT_ONCE)]


def _beside(
    case: Case[Any], name: str, earlier: tuple[int, ...], known: tuple[int, ...], met: list[Any]
) -> Claim | None:
    """Return what some clues leave of the related thing of which they rule out most, beyond what earlier ones did.

    None: they rule out nothing of any. A nearer kind of thing comes first.
    """
    for some in case.related(name):
        was = {other: len(left(case, other, earlier, met)) for other in some}
        now = {other: left(case, other, known, met) for other in some}
        best = min(some, key=lambda other: len(now[other]) / was[other], default=None)
        if best is not None and len(now[best]) < was[best]:
            return Claim(best, now[best])
    return None


def _the_last(steps: Sequence[Step]) -> tuple[int, ...]:
    return (len(steps) - 1,) if steps else ()


def reason(case: Case[Any], proof: Proof) -> Reason:
    """Return a proof as its reader gets it: sentences, and what they point at."""
    place = {clue: number for number, clue in enumerate(proof.clues)}
    clues = tuple(Given(each.line, each.seq, each.at) for each in map(case.clues.__getitem__, proof.clues))
    steps = tuple(
        Then(case.say(step.claim), tuple(place[clue] for clue in step.clues), step.steps) for step in proof.steps
    )
    return Reason(proof.claim.name, case.say(proof.claim), clues, steps)
