"""The bots: they keep to their offers and their sight, and know when to guess."""

from __future__ import annotations

import pytest
from tests.break_the_code.positions import moves, table

from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.mind.bots import BOTS, master, regular
from cabinet_noir.games.break_the_code.mind.deduce import Posterior
from cabinet_noir.games.break_the_code.mind.race import Race, turns
from cabinet_noir.games.break_the_code.mind.stakes import given_away, is_last_turn, risk, still_to_play
from cabinet_noir.games.break_the_code.notation import read_code
from cabinet_noir.games.break_the_code.types import Ask, Guess, Options, Question
from cabinet_noir.table import Referee

LOTS = Chance(bytes(32), "lots")
THREE = ("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5", "B1 W2 G5 W6 W8")
THREE_CENTRE = "W3 B6 B7 B8 W9"


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_does_what_is_offered_and_ends_its_games(level: str, seats: int) -> None:
    for number in range(3):
        options = Options(last_guess=number == 1, codes="short" if number == 2 else "full")
        referee = Referee.open(GAME, options, seats, seed_from(number))
        while GAME.outcome(referee.state) is None:
            (seat,) = GAME.to_act(referee.state)
            action = BOTS[level](referee.sight(seat), Chance(seed_from(number), f"{referee.seq}"))
            assert any(offer.admits(action) for offer in GAME.offers(referee.state, seat))
            referee.act(seat, action)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_chooses_alike_in_every_world_it_cannot_tell_apart(level: str) -> None:
    one = moves(table(*THREE, centre=THREE_CENTRE), "?1", "?2=1", "?3=3")
    other = moves(table(THREE[0], THREE[1], "B1 W2 G5 W6 B8", centre="W3 B6 B7 W8 W9"), "?1", "?2=1", "?3=3")
    assert one.sight(Seat(0)) == other.sight(Seat(0))
    first, second = (BOTS[level](each.sight(Seat(0)), Chance(bytes(32), "same")) for each in (one, other))
    assert first == second


def test_a_regular_guesses_only_when_certain() -> None:
    referee = Referee.open(GAME, Options(), 2, seed_from(4))
    while GAME.outcome(referee.state) is None:
        (seat,) = GAME.to_act(referee.state)
        action = regular(referee.sight(seat), LOTS)
        codes = Posterior(referee.sight(seat).view, seat).codes(str(1 - seat))
        if referee.state.phase == "playing":
            assert isinstance(action, Guess) == (len(codes) == 1)
        referee.act(seat, action)


def test_a_master_names_one_of_two_codes_rather_than_tell_them_apart() -> None:
    """R8: wrong costs a turn, and so does asking."""
    asked = ("?1", "?7", "?2=2", "?8", "?3=4", "?9", "?4", "?10")
    cards = "1 7 2 8 3 9 4 10 18 20 11 12 13 14 15 16 17 19 21 5 6"
    referee = moves(table("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5", cards=cards), *asked)
    codes = Posterior(referee.sight(Seat(0)).view, Seat(0)).codes("1")
    assert set(codes) == {read_code("W0 B2 B4 W4 G5"), read_code("W0 W2 B4 W4 G5")}
    assert isinstance(master(referee.sight(Seat(0)), LOTS), Guess)
    assert isinstance(regular(referee.sight(Seat(0)), LOTS), Ask)


def test_a_master_guesses_in_its_last_turn() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE), "?1", f"!{THREE_CENTRE}")
    view = referee.sight(Seat(2)).view
    assert is_last_turn(view)
    assert isinstance(master(referee.sight(Seat(2)), LOTS), Guess)


def test_whoever_plays_last_in_a_round_risks_nothing_by_waiting() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE, first=1), "?1", "?2=1")
    view = referee.sight(Seat(0)).view
    assert still_to_play(view, Seat(0)) == ()
    assert risk(Posterior(view, Seat(0)), Seat(0), LOTS) == 0.0
    assert still_to_play(view, Seat(1)) == (Seat(2), Seat(0))


def test_four_players_an_own_answer_gives_something_away_and_three_players_none() -> None:
    four = table("B0 B1 B2 B3", "W0 W1 W2 W3", "B4 W4 G5 G5", "B6 W6 B7 W7", centre="B8 W8 B9 W9")
    assert given_away(Posterior(four.sight(Seat(0)).view, Seat(0)), Seat(0), Question(7)) > 3.0
    three = table(*THREE, centre=THREE_CENTRE)
    assert given_away(Posterior(three.sight(Seat(0)).view, Seat(0)), Seat(0), Question(7)) == 0.0


def test_a_question_that_tells_everything_leaves_one_guess() -> None:
    referee = moves(table("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5"), "?1", "?7", "?2=2", "?8", "?3=4", "?9", "?4", "?10")
    posterior = Posterior(referee.sight(Seat(0)).view, Seat(0))
    race = Race(posterior.hands(5), posterior.groups[0].numbers, [Question(18), Question(20)])
    assert race.after_two(0) == pytest.approx(2.0)
    assert race.after_a_guess() == pytest.approx(1.5)
    assert turns(1) < turns(2) < turns(3) < turns(4) < turns(5)


def test_a_better_bot_wins_more_often() -> None:
    """Seeded: forty games, each deal from both seats."""
    won = 0.0
    for number in range(40):
        pair = [BOTS["master"], BOTS["novice"]]
        mine = number % 2
        seed = seed_from(number // 2)
        played = bout(GAME, Options(), pair[::-1] if mine else pair, seed, lots_of(seed, number))
        won += (mine in played.outcome.winners) / max(1, len(played.outcome.winners))
    assert won > 24
