"""The laws, seen to touch what this room is about: claims out of sight, verdicts, clues told alone, drift."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from tests.archeologic.positions import CITY, OTHER, moves, quest
from tests.laws.catching import caught_by

from cabinet_noir.core import Chance, Seat, Seq, Sight
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.mind.deduce import DEDUCTION
from cabinet_noir.games.archeologic.notation import read_city
from cabinet_noir.games.archeologic.types import Answered, Began, Claim, Claimed, Event, Judged, State


def test_samples_seat_one_to_four_in_both_verdict_modes() -> None:
    assert {(options.verdict, seats) for options, seats in GAME.samples} >= {
        (mode, seats) for mode in ("booklet", "app") for seats in (1, 2, 3, 4)
    }


def see_with_the_city_through(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, Began) else GAME.see(event, seat)


def see_with_a_clue_told_alone_through(event: Event, seat: Seat | None) -> Event | None:
    seen = GAME.see(event, seat)
    if isinstance(event, Began) and isinstance(seen, Began):
        return Began(seen.city, seen.clues, event.extra, seen.pawns)
    return seen


def see_with_an_answer_through(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, Answered) else GAME.see(event, seat)


def see_with_a_claim_through(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, Claimed) else GAME.see(event, seat)


def see_with_a_verdicts_detail_through(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, Judged) else GAME.see(event, seat)


@pytest.mark.parametrize(
    "see",
    [
        see_with_the_city_through,
        see_with_a_clue_told_alone_through,
        see_with_an_answer_through,
        see_with_a_claim_through,
        see_with_a_verdicts_detail_through,
    ],
)
def test_a_secret_passed_through_is_caught(see: Callable[[Event, Seat | None], Event | None]) -> None:
    assert caught_by({"secrecy"}, replace(GAME, see=see), 3, 24)


def test_a_deducer_that_forgets_an_answer_is_caught() -> None:
    def forgetful(sight: Sight[State, Event]) -> Sight[State, Event]:
        return replace(sight, view=msgspec.structs.replace(sight.view, asked=sight.view.asked[:-1]))

    deduction = replace(DEDUCTION, sample=lambda sight, chance: DEDUCTION.sample(forgetful(sight), chance))
    assert caught_by({"indistinguishability"}, replace(GAME, deduction=deduction), 3, 48)


def test_in_another_world_a_right_claim_was_another_claim() -> None:
    """The claim that is right here would be wrong there, and a seat saw that it was right."""
    table = moves(quest(2, pawns=(0, 9), verdict="app"), f"! {OTHER}", f"! {CITY}")
    world = DEDUCTION.sample(table.sight(Seat(1)), Chance(bytes(32), "world"))
    assert world.hidden[Seq(2)] == Claim(read_city(CITY))
    assert world.hidden[Seq(1)] != Claim(read_city(CITY))
