"""A game as it goes into a ledger: its guesses with their odds, and what was certain and was passed over."""

from __future__ import annotations

import pytest
from tests._template.positions import dealt, moves
from tests.server.finished import played as finished

from cabinet_noir.core import Entry, Seat
from cabinet_noir.games import GAMES, load
from cabinet_noir.games.archeologic.types import Judged
from cabinet_noir.games.break_the_code.types import Guessed, Wrote
from cabinet_noir.games.password_express.types import Options
from cabinet_noir.games.vinci.mind.worth import guess
from cabinet_noir.games.vinci.types import Guess, Spot, Stop
from cabinet_noir.review import Learned, Overlooked, knowing, overlooked, review, seen_entries, weighed
from cabinet_noir.review.choices import moves_of
from cabinet_noir.review.weighing import guesses, never_used

from .test_password_express_worth import played as express
from .test_worth import FEW, Table, played

ADA, BLAISE = Seat(0), Seat(1)
vinci = load("vinci")


def learned(referee: Table, seat: Seat) -> list[Learned]:
    """Return what each entry told a seat."""
    return list(knowing(referee.game, referee.options, referee.seats, list(seen_entries(referee, seat)), seat))


def test_who_names_something_less_sure_has_passed_over_what_was_certain() -> None:
    found = learned(moves(dealt(1, 4, highest=4), "2=2", "1=2", "2=3", "1=3", "2=3"), ADA)
    assert [each.passed for each in found] == [(), (), (), (), (), ("1",)]
    assert never_used(found) == (Overlooked("template-why-miss", 3),)


def test_words_are_no_guesses_for_nobody_can_tell_who_knows_them() -> None:
    assert weighed(express(Options(rounds=1), 2), ADA, FEW).guesses == ()
    rooms = {key: load(key).worth for key in GAMES}
    assert [key for key, worth in rooms.items() if worth is not None and worth.guess is None] == ["password-express"]


def test_who_acts_on_it_later_has_overlooked_nothing() -> None:
    found = learned(moves(dealt(1, 4, highest=4), "2=2", "1=2", "2=3", "1=3", "2=3", "1=4", "2=4"), ADA)
    assert found[5].passed == ("1",)
    assert found[7].used == ("1",)
    assert never_used(found) == ()


def test_who_never_had_a_choice_after_it_was_certain_has_overlooked_nothing() -> None:
    found = learned(moves(dealt(1, 4, highest=4), "2=2", "1=2", "2=3", "1=3", "2=4"), BLAISE)
    assert [reason.name for each in found for reason in each.reasons] == ["0"]
    assert never_used(found) == ()


def test_the_kind_of_a_proof_is_its_hardest_clue() -> None:
    found = learned(moves(dealt(1, 4, highest=4), "2=2", "1=2", "2=3", "1=3", "2=3"), ADA)
    (known,) = [each for each in found if each.reasons]
    assert known.reasons[0].clues[0].line.id == "template-why-own"
    assert known.hardest == ("template-why-miss",), "what must be remembered, not what one holds"


def test_a_guess_of_code_de_vinci_is_right_where_the_tile_is_that() -> None:
    state = played(4, moves=6).state
    for place, standing in enumerate(state.rows[1]):
        assert guess(state, ADA, Guess(Spot(BLAISE, place), standing.tile.face)) is True
        assert guess(state, ADA, Guess(Spot(BLAISE, place), 11 if standing.tile.face != 11 else 0)) is False
    assert guess(state, ADA, Stop(0)) is None


def test_every_guess_of_a_game_is_told_with_its_odds_and_nothing_else_is_one() -> None:
    table = played(4)
    found = review(table, BLAISE, FEW)
    told = {step.seq: (step.choice.odds, step.right) for step in found.steps if step.choice is not None}
    for entry in table.entries:
        named = [event for event in entry.events if type(event).__name__ == "Guessed"]
        if entry.seat == BLAISE and not named:
            assert told[entry.seq] == (None, None)
        elif entry.seat == BLAISE:
            odds, right = told[entry.seq]
            assert right is named[0].hit
            assert odds is not None
            assert 0 <= odds <= 1
    assert [(one.odds, one.right) for one in guesses(found)] == [
        (round(odds, 4), right) for odds, right in told.values() if odds is not None
    ]


def test_a_game_is_weighed_as_it_is_reviewed() -> None:
    table = played(5)
    found, line = review(table, ADA, FEW), weighed(table, ADA, FEW)
    assert (line.start, line.result, line.parts) == (found.start[0], found.result, found.parts)
    assert line.guesses == guesses(found)
    assert overlooked(table, ADA) == never_used(learned(table, ADA))


def truths(table: Table) -> list[tuple[bool | None, Entry]]:
    """Return of everything that was done whether its room calls it a guess that is right."""
    worth = table.game.worth
    assert worth is not None
    assert worth.guess is not None
    return [
        (worth.guess(now.state, entry.seat, entry.action), entry)
        for now, entry, move in moves_of(table)
        if move is not None and entry.seat is not None
    ]


def _right(event: Guessed | Wrote) -> bool:
    return event.right if isinstance(event, Guessed) else event.found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_guess_of_break_the_code_is_right_as_the_referee_says(seats: int) -> None:
    said = [
        (found, [_right(event) for event in entry.events if isinstance(event, Guessed | Wrote)])
        for found, entry in truths(finished("break-the-code", seats, level="regular"))
    ]
    assert any(right for _, right in said)
    assert all(right == ([] if found is None else [found]) for found, right in said)


def test_an_estimate_of_the_lost_code_is_right_as_the_answer_says() -> None:
    table = finished("lost-code")
    made = [(entry.seat, found) for found, entry in truths(table) if found is not None]
    answers = {
        seat: [line.marks[seat].verdict == "inside" for line in table.state.rounds] for seat in range(table.seats)
    }
    assert {right for _, right in made} == {True, False}
    for seat, verdicts in answers.items():
        assert [right for who, right in made if who == seat] == verdicts


def test_a_claim_of_archeologic_is_right_as_the_verdict_says() -> None:
    table = finished("archeologic", level="regular")
    claims = [(entry.seat, found) for found, entry in truths(table) if found is not None]
    verdicts = [(event.seat, event.right) for entry in table.entries for event in entry.events if type(event) is Judged]
    assert verdicts
    for seat, right in verdicts:
        assert (seat, right) in claims
