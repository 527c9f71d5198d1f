"""The jobs of those who say why. Like the others they are given one seat's seen events, its own notes, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.core import Case, Claim, Entry, Line, Malformed, Proof, Reason, Seat, Sight, plain
from cabinet_noir.deduce import easiest, price, prove, reason, refute
from cabinet_noir.games import load
from cabinet_noir.review import Knowing, story
from cabinet_noir.table import Referee

from .jobs import Seen

NOT_TOGETHER: Final = Line("house-why-not-together")
"""Several notes contradict what is known only all at once: which of them is wrong is not said, for it is not known."""


class FoundHint(Struct, frozen=True):
    """What a hint can be about: a hidden thing, where to look for it, and why it is what it is."""

    name: str
    about: Line
    reason: Reason


def explain(seen: Seen, claim: Claim) -> Reason | None:
    """Return why a claim is certain; None: it is not."""
    case = _case(seen.game, seen.sight())
    known = case.things.get(claim.name)
    if known is None or not claim.values or not set(claim.values) <= set(known):
        raise Malformed("no-such-claim")
    proof = prove(case, claim)
    return None if proof is None else reason(case, proof)


def explain_note(seen: Seen, notes: Mapping[str, str], key: str) -> Reason | None:
    """Return why a note cannot be right, by the name `check` gave it; None: it can."""
    case = _case(seen.game, seen.sight())
    claims = case.noted(notes).get(key)
    if not claims:
        raise Malformed("no-such-note")
    if len(claims) == 1:
        proof = prove(case, claims[0].denied)
        return None if proof is None else reason(case, proof)
    clues = refute(case, claims)
    if clues is None:
        return None
    return replace(reason(case, Proof(claims[-1].denied, clues, price(case, clues))), line=NOT_TOGETHER)


def explain_advice(seen: Seen, raw: Any) -> Reason:
    """Return how the worth of something comes about that the house would name to this seat now, given as JSON."""
    game, sight = load(seen.game), seen.sight()
    action, reckoned = game.decode_action(raw), game.deduction.reckoned
    is_named = any(action == advised for advised, _ in game.deduction.advise(sight))
    found = reckoned(sight, action) if reckoned is not None and is_named else None
    if found is None:
        raise Malformed("no-such-claim")
    return found


def find_hint(seen: Seen, told: tuple[str, ...]) -> FoundHint | None:
    """Return what is easiest to see of all that is certain, and was not told yet; then again what was."""
    case = _case(seen.game, seen.sight())
    proof = easiest(case, told) or easiest(case)
    return None if proof is None else FoundHint(proof.claim.name, case.about(proof.claim.name), reason(case, proof))


def suggest(seen: Seen) -> tuple[Any, float, Literal["bits", "points"], int] | None:
    """Return what a seat does best to ask or to do now, as plain JSON, what that is worth on average, in what that is
    counted, and how many worlds there are; None: it has nothing to ask. What states a hidden thing is a guess."""
    deduction, sight = load(seen.game).deduction, seen.sight()
    case = _case(seen.game, sight)
    ranked = [(action, worth) for action, worth in deduction.advise(sight) if not case.stated(action)]
    if not ranked:
        return None
    return plain(ranked[0][0]), ranked[0][1], deduction.advises_in, deduction.count(sight)


def look_back(game_key: str, options: dict[str, Any], seats: int, seat: Seat, seen: bytes) -> Knowing:
    """Return what a seat could know of a whole game, from its entries as the seat saw them (JSON)."""
    game = load(game_key)
    agreed = game.decode_options(options)
    typed = Referee(game, agreed, seats, bytes(32)).typed
    return story(game, agreed, seats, [typed(entry) for entry in msgspec.json.decode(seen, type=list[Entry])], seat)


def _case(key: str, sight: Sight[Any, Any]) -> Case[Any]:
    case = load(key).deduction.case
    assert case is not None, "asked only where something is deduced"
    return case(sight)
