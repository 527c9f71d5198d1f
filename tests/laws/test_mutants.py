"""The laws can fail: each mutant is a game with one fault, and is caught by the law that names it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import force_setattr

from cabinet_noir.core import Chance, Claim, Game, Illegal, Odds, Offer, Proof, Seat, Sight, World
from cabinet_noir.deduce import prove
from cabinet_noir.games import TEMPLATE, load
from cabinet_noir.games._template.types import Card
from cabinet_noir.games.vinci import rules as vinci_rules
from cabinet_noir.games.vinci.mind.deduce import DEDUCTION as VINCI
from cabinet_noir.games.vinci.types import Began, Drew, Guessed, Inserted, SetAside, Standing, TurnBegan
from cabinet_noir.laws import SMALL_EVERY, try_game

from .catching import caught_by

vinci = load("vinci")
template = load(TEMPLATE)


def caught(laws: str | set[str], game: Game[Any, Any, Any, Any], trials: int | Iterable[int] = 96) -> bool:
    """Is a fault of a game noticed by a law, or by each of some?"""
    return caught_by({laws} if isinstance(laws, str) else laws, game, 7, trials)


def laws_broken(game: Game[Any, Any, Any, Any], trials: int = 96) -> set[str]:
    """Return the names of the laws that some trial shows to be broken."""
    return {violation.law for trial in range(trials) for violation in try_game(game, 7, trial)[1]}


SMALL = range(SMALL_EVERY - 1, 40 * SMALL_EVERY, SMALL_EVERY)
"""Some of the trials on which everything is enumerated."""


def test_the_originals_break_nothing() -> None:
    assert laws_broken(vinci, 24) == set()
    assert laws_broken(template) == set()


def see_with_a_number_through(event: Any, seat: Seat | None) -> Any:
    return event if isinstance(event, Drew) else vinci.see(event, seat)


def see_with_a_placed_number_through(event: Any, seat: Seat | None) -> Any:
    return event if isinstance(event, Inserted) else vinci.see(event, seat)


def see_with_the_pile_through(event: Any, seat: Seat | None) -> Any:
    seen = vinci.see(event, seat)
    if isinstance(event, Began) and isinstance(seen, Began):
        return Began(event.game, msgspec.structs.replace(seen.deal, pile=event.deal.pile))
    return seen


def see_with_the_next_deal_through(event: Any, seat: Seat | None) -> Any:
    return event if isinstance(event, SetAside) else vinci.see(event, seat)


@pytest.mark.parametrize(
    ("see", "law"),
    [
        (see_with_a_number_through, "secrecy"),
        (see_with_a_number_through, "indistinguishability"),
        (see_with_a_placed_number_through, "secrecy"),
        (see_with_the_pile_through, "indistinguishability"),
        (see_with_the_next_deal_through, "indistinguishability"),
    ],
)
def test_a_number_passed_through_is_caught(see: Callable[[Any, Seat | None], Any], law: str) -> None:
    assert caught(law, replace(vinci, see=see), 32)


def test_a_seat_that_sees_less_than_a_spectator_is_caught_by_the_door() -> None:
    def see(event: Any, seat: Seat | None) -> Any:
        return None if seat == 1 and isinstance(event, Guessed) else vinci.see(event, seat)

    assert caught("door", replace(vinci, see=see), 16)


def _forgetful(sight: Sight[Any, Any]) -> Sight[Any, Any]:
    """A sight in which every tile's last miss is forgotten."""

    def forget(standing: Standing) -> Standing:
        return Standing(standing.tile, standing.open, standing.born, standing.denied[:-1])

    rows = tuple(tuple(map(forget, row)) for row in sight.view.rows)
    return replace(sight, view=msgspec.structs.replace(sight.view, rows=rows))


def test_a_deducer_that_forgets_the_last_miss_is_caught_by_indistinguishability_and_exactness() -> None:
    deduction = replace(
        VINCI,
        count=lambda sight: VINCI.count(_forgetful(sight)),
        odds=lambda sight: VINCI.odds(_forgetful(sight)),
        sample=lambda sight, chance: VINCI.sample(_forgetful(sight), chance),
    )
    assert caught({"indistinguishability", "exactness"}, replace(vinci, deduction=deduction))


def test_a_deducer_that_is_too_sure_is_caught_by_soundness() -> None:
    def odds(sight: Sight[Any, Any]) -> Odds:
        return {name: dict(islice(values.items(), 1)) for name, values in VINCI.odds(sight).items()}

    assert caught("soundness", replace(vinci, deduction=replace(VINCI, odds=odds)), 16)


def test_a_deducer_that_doubts_what_was_certain_is_caught_by_monotone() -> None:
    def odds(sight: Sight[Any, Any]) -> Odds:
        found = VINCI.odds(sight)
        if sight.seq % 2:
            return found
        return {name: values if len(values) > 1 else {**values, "0": 0.1, "1": 0.1} for name, values in found.items()}

    assert caught("monotone", replace(vinci, deduction=replace(VINCI, odds=odds)), 64)


def test_a_sampler_that_is_not_uniform_is_caught_by_exactness() -> None:
    deduction = template.deduction

    def sample(sight: Sight[Any, Any], chance: Chance) -> World[Any, Any]:
        worlds = [deduction.sample(sight, chance) for _ in range(3)]
        return min(worlds, key=lambda world: msgspec.json.encode(world.deal))

    assert caught("exactness", replace(template, deduction=replace(deduction, sample=sample)))


def test_a_sampler_that_loses_the_pile_is_caught_by_indistinguishability() -> None:
    def sample(sight: Sight[Any, Any], chance: Chance) -> World[Any, Any]:
        world = VINCI.sample(sight, chance)
        return World(world.deal, {})  # what others chose out of sight is not replaced

    assert caught("indistinguishability", replace(vinci, deduction=replace(VINCI, sample=sample)), 64)


def test_a_fold_that_mutates_is_caught_by_aliasing() -> None:
    def fold(state: Any, event: Any) -> Any:
        after = vinci.fold(state, event)
        if isinstance(event, Guessed):
            force_setattr(state, "points", after.points)
            force_setattr(state, "phase", after.phase)
        return after

    assert caught("aliasing", replace(vinci, fold=fold), 16)


def test_a_fold_that_looks_elsewhere_is_caught_by_replay() -> None:
    calls: list[Any] = []

    def fold(state: Any, event: Any) -> Any:
        calls.append(event)
        after = template.fold(state, event)
        return msgspec.structs.replace(after, missed=(*after.missed, (0, len(calls))))

    assert caught("replay", replace(template, fold=fold), 8)


def test_a_referee_that_lets_others_move_is_caught_by_the_referee_law() -> None:
    def decide(state: Any, seat: Seat, action: Any, chance: Chance) -> tuple[Any, ...]:
        return vinci_rules.decide(state, vinci_rules.to_act(state)[0], action, chance)

    assert caught("referee", replace(vinci, decide=decide), 8)


def test_an_action_that_brings_no_event_is_caught_by_the_referee_law() -> None:
    def decide(state: Any, seat: Seat, action: Any, chance: Chance) -> tuple[Any, ...]:
        events = template.decide(state, seat, action, chance)
        return () if action.number == 1 and len(events) == 1 else events

    assert caught("referee", replace(template, decide=decide), 8)


def test_offers_that_give_a_secret_away_are_caught_by_sight() -> None:
    def offers(state: Any, seat: Seat) -> tuple[Offer, ...]:
        found = template.offers(state, seat)
        numbers = [getattr(card, "number", 0) for card in state.cards]
        return tuple(Offer(o.action, {**o.fields, "number": tuple(range(1, max(numbers) + 2))}) for o in found)

    assert caught("sight", replace(template, offers=offers), 16)


def test_an_error_text_that_tells_a_secret_is_caught_by_indistinguishability() -> None:
    def decide(state: Any, seat: Seat, action: Any, chance: Chance) -> tuple[Any, ...]:
        try:
            return vinci.decide(state, seat, action, chance)
        except Illegal as refusal:
            raise Illegal(refusal.reason, rule=refusal.rule, pile=str(state.pile)) from None

    assert caught("indistinguishability", replace(vinci, decide=decide), 32)


def test_a_notation_that_forgets_is_caught_by_notation() -> None:
    assert caught("notation", replace(template, write=lambda action: f"1={action.number}"), 8)


def test_a_game_without_an_end_is_caught_by_ending() -> None:
    assert laws_broken(replace(template, outcome=lambda state: None), 1) == {"ending"}


@pytest.mark.parametrize("telling", [(Drew,), (Inserted, TurnBegan), (Guessed,)])
def test_taking_back_what_told_something_is_caught_by_undo(telling: tuple[type[msgspec.Struct], ...]) -> None:
    assert caught("undo", replace(vinci, mere_choices=telling), 8)


def test_an_undo_that_tells_of_what_was_not_seen_is_caught_by_undo() -> None:
    def see(event: Any, seat: Seat | None) -> Any:
        return None if isinstance(event, Inserted) else vinci.see(event, seat)

    assert caught("undo", replace(vinci, see=see), 16)


# Reasons


@dataclass(frozen=True)
class Bent:
    """A case that passes everything on to an honest one, until a mutant bends it."""

    honest: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.honest, name)


class Trusting(Bent):
    """Takes a claim for proved as soon as one clue is kept: there is never a world that denies it."""

    def world(self, kept: Any, claims: Any) -> Any:
        kept = tuple(kept)
        return None if claims and kept and len(kept) < len(self.honest.clues) else self.honest.world(kept, claims)


class Doubting(Bent):
    """Never takes anything for certain while it is asked of all clues."""

    def world(self, kept: Any, claims: Any) -> Any:
        found = self.honest.world(kept, claims)
        return self.honest.world((), ()) if found is None and len(tuple(kept)) == len(self.honest.clues) else found


class Blaming(Bent):
    """Says of every world that it breaks the last clue, so that this one is in every proof."""

    def keeps(self, world: Any, clue: int) -> bool:
        return bool(self.honest.keeps(world, clue)) and clue != len(self.honest.clues) - 1


class Gossip(Bent):
    """Gives away who has the next card: what it says depends on what this seat cannot see."""

    @property
    def clues(self) -> Any:
        told = self.honest.clues
        secret = sum(held.number for held in TOLD_TOO_MUCH[-1].cards)
        return (*told[:-1], msgspec.structs.replace(told[-1], at=(str(secret),))) if told else told


class Reproachful(Bent):
    """Finds a note wrong that its seat cannot know to be."""

    def noted(self, _notes: Any) -> Any:
        true = {str(seat): str(card.number) for seat, card in enumerate(TOLD_TOO_MUCH[-1].cards)}
        return {f"note {true[name]}": (Claim(name, (true[name],)),) for name in self.honest.things}


TOLD_TOO_MUCH: list[Any] = []
"""Where a mutant keeps the last full state it should not have seen."""


def fold_and_tell(state: Any, event: Any) -> Any:
    folded = template.fold(state, event)
    if folded.cards and all(isinstance(card, Card) for card in folded.cards):
        TOLD_TOO_MUCH.append(folded)
    return folded


def with_case(case: Callable[[Any], Any], **more: Any) -> Game[Any, Any, Any, Any]:
    honest = template.deduction.case
    assert honest is not None
    return replace(template, deduction=replace(template.deduction, case=lambda sight: case(honest(sight))), **more)


@pytest.mark.parametrize(("mutant", "law"), [(Trusting, "smallest"), (Doubting, "complete"), (Blaming, "smallest")])
def test_a_bent_reason_is_caught(mutant: Callable[[Any], Any], law: str) -> None:
    assert caught(law, with_case(mutant), SMALL)


@pytest.mark.parametrize("mutant", [Gossip, Reproachful])
def test_a_reason_or_a_conflict_that_knows_what_its_seat_does_not_is_caught(
    mutant: Callable[[Any], Any],
) -> None:
    assert caught("alike", with_case(mutant, fold=fold_and_tell), SMALL)


def test_a_hint_that_knows_what_its_seat_does_not_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing_too_much(_case: Any) -> Proof:
        return Proof(Claim("0", tuple(str(card.number) for card in TOLD_TOO_MUCH[-1].cards)), (), 0)

    monkeypatch.setattr("cabinet_noir.laws.why.easiest", knowing_too_much)
    assert caught("alike", replace(template, fold=fold_and_tell), SMALL)


def test_a_proof_that_proves_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(case: Any, claim: Claim) -> Proof | None:
        proof = prove(case, claim)
        return proof and msgspec.structs.replace(proof, clues=proof.clues[1:], steps=())

    monkeypatch.setattr("cabinet_noir.laws.why.prove", hasty)
    assert caught({"sound", "smallest"}, template, SMALL)
