"""How could one know? A game from one seat's eyes, entry by entry: how many worlds were left, which hidden things
became certain and by what reason, and whether the seat acted on what it could know.

Given are the entries as the seat saw them, and nothing else: whoever has shown it more has shown it here, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from cabinet_noir.core import Case, Claim, Entry, Game, Line, Proof, Reason, Seat, Seq, Sight
from cabinet_noir.core.game import A, E, O, S
from cabinet_noir.deduce import certain, is_news, prove, reason
from cabinet_noir.table import Course, Referee, TakenBack


class Known(Struct, frozen=True):
    """A hidden thing that could be known: since which entry, why, and when its owner acted on it, if at all."""

    name: str
    seq: Seq
    reason: Reason
    used: Seq | None


Said = Literal["nothing", "sure", "partly", "guess"]
"""Of hidden things: nothing, what was certain, some that was and some that was not, or nothing that was."""


class Winning(Struct, frozen=True):
    """What a winner knew before the last thing it did: how many worlds were left, how many things were certain; and
    whether what it then said of hidden things was."""

    seq: Seq
    worlds: int
    certain: int
    said: Said


class Missed(Struct, frozen=True):
    """Something that could have been done after an entry."""

    seq: Seq
    line: Line


class Knowing(Struct, frozen=True):
    """What one seat could know, entry by entry; told after the log's end."""

    eyes: Seat
    worlds: tuple[int | None, ...]
    """After each entry, how many worlds were left, whatever others wrote in secret; None where nothing was hidden, or
    nothing is counted."""
    known: tuple[Known, ...]
    """In the order in which they became certain."""
    missed: tuple[Missed, ...] = ()
    """What else could have been done."""
    winning: Winning | None = None
    """Of a seat that won."""


class Learned(Struct, frozen=True):
    """What one entry told a seat."""

    seq: Seq
    worlds: int | None
    """How many worlds are left after it; None where nothing is hidden, or nothing is counted."""
    reasons: tuple[Reason, ...] = ()
    """Why each thing that became certain by it is so; what the box alone tells is no news."""
    used: tuple[str, ...] = ()
    """The things known before it that the seat's own action stated, as they are."""
    passed: tuple[str, ...] = ()
    """The things known before it that the seat's own action passed over: it said otherwise of them, or it named
    something less sure while they could have been named."""
    hardest: tuple[str, ...] = ()
    """For each reason, the name of the sentence of its clue that is hardest to use."""
    knew: Winning | None = None
    """What the seat knew before it, where it is the seat's own action; it may be its last."""


def seen_entries(referee: Referee[O, S, A, E], seat: Seat) -> Iterator[Entry]:
    """Yield a table's entries as a seat saw them."""
    return (seen_entry(referee, entry, seat) for entry in referee.entries)


def seen_entry(referee: Referee[O, S, A, E], entry: Entry, seat: Seat) -> Entry:
    """Return an entry as a seat saw it: with an action of its own, and nobody else's."""
    return Entry(entry.seq, referee.seen(entry, seat), entry.seat, entry.action if entry.seat == seat else None)


def story(game: Game[O, S, A, E], options: O, seats: int, entries: Sequence[Entry], seat: Seat) -> Knowing:
    """Return what a seat could know of a whole game, from its entries as the seat saw them."""
    worlds, known, winning = list[int | None](), dict[str, Known](), None
    for learned in knowing(game, options, seats, entries, seat):
        worlds.append(learned.worlds)
        winning = learned.knew or winning
        known |= {each.name: Known(each.name, learned.seq, each, None) for each in learned.reasons}
        for name in learned.used:
            found = known[name]
            known[name] = Known(name, found.seq, found.reason, learned.seq if found.used is None else found.used)
    views = _views(game, options, seats, entries)
    missed = tuple(Missed(entries[at].seq, line) for at, line in game.deduction.missed(views))
    outcome = game.outcome(views[-1]) if views else None
    won = outcome is not None and seat in outcome.winners
    return Knowing(seat, tuple(worlds), tuple(known.values()), missed, winning if won else None)


def _views(game: Game[O, S, A, E], options: O, seats: int, entries: Sequence[Entry]) -> list[S]:
    """Return what was seen after each entry."""
    course, views = Course(game, options, seats), list[S]()
    for entry in entries:
        course.add(entry.seq, entry.events)
        views.append(course.state)
    return views


def knowing(game: Game[O, S, A, E], options: O, seats: int, entries: Sequence[Entry], seat: Seat) -> Iterator[Learned]:
    """Yield, entry by entry, what it told a seat. What was taken back was not acted on."""
    course = Course(game, options, seats)
    undone = {event.entry for entry in entries for event in entry.events if isinstance(event, TakenBack)}
    case: Case[Any] | None = None
    known: dict[str, str] = {}
    settled: set[str] = set()
    worlds: int | None = None
    for entry in entries:
        own = entry.action if entry.seat == seat and entry.seq not in undone else None
        used = () if case is None or own is None else _stated(case, own, known)
        passed = () if case is None or own is None else _passed(case, own, known, used)
        knew = None if case is None or own is None or worlds is None else _knew(case, own, entry.seq, worlds, known)
        course.add(entry.seq, entry.events)
        sight = course.sight(seat)
        case = None if game.deduction.case is None else game.deduction.case(sight)
        proofs = [] if case is None else _news(game, sight, case, settled)
        known |= {proof.claim.name: proof.claim.values[0] for proof in proofs}
        reasons = () if case is None else tuple(reason(case, proof) for proof in proofs)
        hardest = () if case is None else tuple(_hardest(case, proof) for proof in proofs)
        worlds = _worlds(game, sight, case)
        yield Learned(entry.seq, worlds, reasons, used, passed, hardest, knew)


def _knew(case: Case[Any], action: Any, seq: Seq, worlds: int, known: Mapping[str, str]) -> Winning:
    """Return what was known before an action, and whether what it states was certain."""
    claims, told = case.stated(action), range(len(case.clues))
    guessed = [claim for claim in claims if case.world(told, (claim.denied,)) is not None]
    said: Said = "nothing" if not claims else "sure" if not guessed else "partly" if guessed != [*claims] else "guess"
    return Winning(seq, worlds, sum(name in case.things for name in known), said)


def _worlds(game: Game[O, S, A, E], sight: Sight[S, E], case: Case[Any] | None) -> int | None:
    if case is None or not case.things:
        return None
    return game.deduction.count(sight) // game.deduction.beside(sight)


def _stated(case: Case[Any], action: Any, known: Mapping[str, str]) -> tuple[str, ...]:
    """Return what was known, and is stated as it is by an action."""
    claims = [claim for claim in case.stated(action) if claim.name in known]
    return tuple(dict.fromkeys(claim.name for claim in claims if claim.is_true(known[claim.name])))


def _passed(case: Case[Any], action: Any, known: Mapping[str, str], used: Sequence[str]) -> tuple[str, ...]:
    """Return what was known, and is passed over by an action that speaks of hidden things.

    Where an action says one thing, whoever says something less sure has passed over all that was certain and is still
    hidden. Where it must say many at once, only what it says otherwise.
    """
    said = {claim.name for claim in case.stated(action)}
    if used and len(said) == 1:
        return ()
    hidden = case.things if len(said) == 1 else said
    return tuple(name for name in known if name in hidden and name not in used)


def _hardest(case: Case[Any], proof: Proof) -> str:
    """Return the name of the sentence of the dearest clue of a proof; of several the newest, which made it certain."""
    dearest = max(proof.clues, key=lambda clue: (case.clues[clue].price, case.clues[clue].seq))
    return case.clues[dearest].line.id


def _news(game: Game[O, S, A, E], sight: Sight[S, E], case: Case[Any], settled: set[str]) -> list[Proof]:
    """Return why what is certain now and was not before is so, and take it in as settled.

    A case may speak of more than the odds do, of a hidden thing in another way: that is no further thing to know.
    """
    fresh = certain(case, settled)
    settled.update(fresh)
    hidden = game.deduction.odds(sight) if fresh else {}
    proofs = [prove(case, Claim(name, (value,))) for name, value in fresh.items() if name in hidden]
    return [proof for proof in proofs if proof is not None and is_news(case, proof)]
