"""What a question is worth, held against plain counting over every deal."""

from __future__ import annotations

from collections import Counter
from math import log2

import pytest
from tests.break_the_code.test_deduce import away_from, course, plain_hands

from cabinet_noir.bots import Seen, advise
from cabinet_noir.core import Seat
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.deduce import Posterior
from cabinet_noir.games.break_the_code.questions import answer
from cabinet_noir.games.break_the_code.ranking import Ranking, open_questions
from cabinet_noir.server.catalogue import game_info


def bits(tally):
    """Return the entropy of a tally."""
    total = sum(tally.values())
    return -sum(n / total * log2(n / total) for n in tally.values())


def plain_worth(deals, question, away):
    """Return what the answers tell about the last set of each deal, by counting."""
    said, target, both = Counter(), Counter(), Counter()
    for *hands, centre in deals:
        told = tuple(answer(question, tuple(away[i] for i in sorted(hand))) for hand in hands)
        said[told] += 1
        target[centre] += 1
        both[told, centre] += 1
    return bits(said) + bits(target) - bits(both)


@pytest.mark.parametrize("number", range(12))
def test_two_seats_a_question_tells_the_entropy_of_its_answer(number):
    referee = course(2, number, number % 4)
    seat = Seat(number % 2)
    away = away_from(referee.state, seat)
    hands = [tuple(away[i] for i in chosen) for chosen in plain_hands(referee.state, seat, 1 - seat)]
    for question, worth in Ranking(Posterior(referee.sight(seat).view, seat), seat).questions:
        assert worth == pytest.approx(bits(Counter(answer(question, hand) for hand in hands)), abs=1e-9)


@pytest.mark.parametrize(("seats", "asks"), [(3, 3), (3, 4), (4, 3), (4, 4)])
def test_three_and_four_seats_a_question_tells_of_the_centre_what_plain_counting_says(seats, asks):
    referee = course(seats, 4, asks)
    seat = Seat(1)
    away = away_from(referee.state, seat)
    lists = [map(frozenset, plain_hands(referee.state, seat, other)) for other in range(seats) if other != seat]
    deals = [()]
    for hands in map(list, lists):
        deals = [(*deal, hand) for deal in deals for hand in hands if not any(hand & other for other in deal)]
    deals = [(*deal, frozenset(range(len(away))).difference(*deal)) for deal in deals]
    ranking = Ranking(Posterior(referee.sight(seat).view, seat), seat)
    assert ranking.deals is not None
    for question, worth in ranking.questions:
        assert worth == pytest.approx(plain_worth(deals, question, away), abs=1e-9)


def test_the_best_question_comes_first_and_every_choice_is_there():
    view = course(2, 3, 1).sight(Seat(0)).view
    questions = Ranking(Posterior(view, Seat(0)), 0).questions
    assert {question for question, _ in questions} == set(open_questions(view))
    assert [worth for _, worth in questions] == sorted((worth for _, worth in questions), reverse=True)


def test_an_opening_with_too_many_deals_to_list_is_judged_alike_each_time():
    view = course(4, 3, 0).sight(Seat(2)).view
    first, again = (Ranking(Posterior(view, Seat(2)), 2) for _ in range(2))
    assert first.deals is None
    assert first.questions == again.questions
    assert all(0.0 < worth < first.doubt for _, worth in first.questions)


def test_the_house_advises_whoever_may_ask_and_nobody_else():
    referee = course(3, 2, 3)
    (asker,) = GAME.to_act(referee.state)
    told = advise(Seen.of(GAME.key, referee.options, referee.sight(asker)))
    view = referee.sight(asker).view
    assert {(action["card"], action["choice"]) for action, _ in told} == {
        (question.card, question.choice) for question in open_questions(view)
    }
    assert [bits for _, bits in told] == sorted((bits for _, bits in told), reverse=True)
    waiting = Seat((asker + 1) % 3)
    assert advise(Seen.of(GAME.key, referee.options, referee.sight(waiting))) == []
    assert game_info(GAME).advises
