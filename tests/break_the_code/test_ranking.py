"""What a question is worth, held against plain counting over every deal."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import log2
from typing import Any, Literal

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.break_the_code.positions import Table
from tests.break_the_code.test_deduce import away_from, course, plain_hands

from cabinet_noir.bots import Seen, advise
from cabinet_noir.core import Seat
from cabinet_noir.deduce import entropy
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import QUESTIONS, deck, rank
from cabinet_noir.games.break_the_code.mind import ranking
from cabinet_noir.games.break_the_code.mind.deduce import Posterior
from cabinet_noir.games.break_the_code.mind.looks import looks
from cabinet_noir.games.break_the_code.mind.ranking import Ranking, open_questions
from cabinet_noir.games.break_the_code.types import Answer, Options, Question, Tile

ShortCodes = Literal["tiny", "short"]
Numbers = NDArray[np.int64]
Hand = frozenset[int]
"""Places among the tiles out of sight."""
Deal = tuple[Hand, ...]
Told = tuple[Answer, ...]
Tallies = tuple[Counter[Told], Counter[Hand], Counter[tuple[Told, Hand]]]


def bits(tally: Counter[Any]) -> float:
    """Return the entropy of a tally."""
    total = sum(tally.values())
    return -sum(n / total * log2(n / total) for n in tally.values())


@pytest.mark.parametrize("number", range(12))
def test_two_seats_a_question_tells_the_entropy_of_its_answer(number: int) -> None:
    referee = course(2, number, number % 4)
    seat = Seat(number % 2)
    away = away_from(referee.state, seat)
    hands = [tuple(away[i] for i in chosen) for chosen in plain_hands(referee.state, seat, 1 - seat)]
    for question, worth in Ranking(Posterior(referee.sight(seat).view, seat), seat).questions:
        assert worth == pytest.approx(bits(Counter(answer(question, hand) for hand in hands)), abs=1e-9)


def plain_deals(state: Any, seat: Seat) -> list[Deal]:
    """Return every deal of the tiles a seat cannot see: the opponents' hands, then the centre."""
    away = away_from(state, seat)
    deals: list[Deal] = [()]
    for other in (other for other in range(state.seats) if other != seat):
        hands = [frozenset(hand) for hand in plain_hands(state, seat, other)]
        deals = [(*deal, hand) for deal in deals for hand in hands if not any(hand & held for held in deal)]
    left = [frozenset(range(len(away))).difference(*deal) for deal in deals]
    size = len(state.centre)
    return [
        (*deal, frozenset(centre))
        for deal, rest in zip(deals, left, strict=True)
        for centre in combinations(rest, size)
    ]


@pytest.fixture(params=["listed", "by looks", "as it comes"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Count in either way, and as the room chooses."""
    if request.param == "by looks":
        monkeypatch.setattr(ranking, "FEW_DEALS", -1)
        monkeypatch.setattr(ranking, "SOME_DEALS", -1)
    elif request.param == "listed":
        monkeypatch.setattr(ranking, "FEW_DEALS", 1 << 40)


def disagreements(referee: Table, seat: Seat) -> list[Question]:
    """Return the open questions whose worth, or whose best chance, plain counting denies."""
    away, deals = away_from(referee.state, seat), plain_deals(referee.state, seat)
    ranked = Ranking(Posterior(referee.sight(seat).view, seat), seat)
    assert ranked.posterior.count == len(deals)
    assert ranked.questions
    denied = []
    for question, worth in ranked.questions:
        said, target, both = plain_tallies(deals, question, away)
        plain = (bits(said) + bits(target) - bits(both), plain_best(both, away) / len(deals))
        if (worth, ranked.best_chance(question)) != pytest.approx(plain, abs=1e-9):
            denied.append(question)
    return denied


def plain_tallies(deals: list[Deal], question: Question, away: list[Tile]) -> Tallies:
    """Count what is told, what lies in the centre, and both together."""
    known = {}
    for hand in {hand for deal in deals for hand in deal[:-1]}:
        known[hand] = answer(question, tuple(away[i] for i in sorted(hand)))
    told = [tuple(known[hand] for hand in hands) for *hands, _ in deals]
    centres = [deal[-1] for deal in deals]
    return Counter(told), Counter(centres), Counter(zip(told, centres, strict=True))


def plain_best(both: Counter[tuple[Told, Hand]], away: list[Tile]) -> int:
    """Add up how often the likeliest code lies in the centre, after each answer."""
    codes: Counter[tuple[Told, tuple[Tile, ...]]] = Counter()
    best: Counter[Told] = Counter()
    for (told, centre), times in both.items():
        codes[told, tuple(away[i] for i in sorted(centre))] += times
    for (told, _), times in codes.items():
        best[told] = max(best[told], times)
    return best.total()


@pytest.mark.parametrize("number", range(20))
def test_four_seats_on_thinned_positions_every_question_tells_what_plain_counting_says(number: int, way: None) -> None:
    referee = thinned(4, number)
    assert disagreements(referee, Seat(number % 4)) == []


@pytest.mark.parametrize("number", range(12))
def test_three_seats_on_thinned_positions_every_question_tells_what_plain_counting_says(number: int, way: None) -> None:
    referee = thinned(3, number)
    assert disagreements(referee, Seat(number % 3)) == []


def thinned(seats: int, number: int) -> Table:
    """Return a random game in which every seat has few enough deals to go through."""
    asks = 1
    while True:
        referee = course(seats, number, asks)
        if all(Posterior(referee.sight(Seat(seat)).view, Seat(seat)).count <= 4_000 for seat in range(seats)):
            return referee
        asks += 1


@pytest.mark.parametrize(("number", "asks"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3)])
def test_three_seats_in_full_every_question_tells_what_plain_counting_says(number: int, asks: int) -> None:
    """Each of the 756,756 raw deals is looked at, centre by centre."""
    referee, seat = course(3, number, asks), Seat(number % 3)
    for question, worth in Ranking(Posterior(referee.sight(seat).view, seat), seat).questions:
        assert worth == pytest.approx(in_full(referee.state, seat, question), abs=1e-9), question


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("codes", ["tiny", "short"])
def test_short_codes_with_or_without_a_box_are_no_exception(seats: int, codes: ShortCodes, way: None) -> None:
    referee = course(seats, 6, {("short", 3): 1, ("short", 4): 3}.get((codes, seats), 0), Options(codes=codes))
    assert disagreements(referee, Seat(1)) == []


@pytest.mark.prove
@pytest.mark.parametrize(("number", "asks"), [(0, 0), (1, 0), (2, 1)])
def test_four_seats_in_full_before_much_is_asked(number: int, asks: int) -> None:
    """Each of the 63,063,000 raw deals is looked at, centre by centre."""
    referee, seat = course(4, number, asks), Seat(0)
    for question, worth in Ranking(Posterior(referee.sight(seat).view, seat), seat).questions:
        assert worth == pytest.approx(in_full(referee.state, seat, question), abs=1e-9), question


def in_full(state: Any, seat: Seat, question: Question) -> float:
    """Return what the answers tell of the centre: for each centre the other tiles are shared out in every way."""
    away = away_from(state, seat)
    every = list(combinations(range(len(away)), len(state.centre)))
    masks = np.array([sum(1 << item for item in hand) for hand in every])
    lists = [plain_hands(state, seat, other) for other in range(state.seats) if other != seat]
    names: dict[Answer, int] = {}
    known = np.full((len(lists), 1 << len(away)), -1)
    for other, hands in enumerate(lists):
        for hand in hands:
            told = answer(question, tuple(away[item] for item in hand))
            known[other, sum(1 << item for item in hand)] = names.setdefault(told, len(names))
    width = len(names) ** len(lists)
    tallies = np.array([tally(masks, centre, (1 << len(away)) - 1, known, len(names), width) for centre in masks])
    ways = tallies.sum(axis=1)
    rest = sum(int(n) * entropy(each) for n, each in zip(ways, tallies, strict=True)) / int(ways.sum())
    return entropy(tallies.sum(axis=0)) - rest


def tally(masks: Numbers, centre: int, everything: int, known: Numbers, answers: int, width: int) -> Numbers:
    """Count the deals behind one centre by all that is answered."""
    free = masks[(masks & centre) == 0]
    dealt = [free]
    if len(known) == 3:
        one, two = (side.ravel() for side in np.meshgrid(free, free))
        dealt = [one[(one & two) == 0], two[(one & two) == 0]]
    dealt.append(everything - centre - sum(dealt))
    said = [known[other][hands] for other, hands in enumerate(dealt)]
    fits = np.all([each >= 0 for each in said], axis=0)
    cells = sum(each[fits] * answers**place for place, each in enumerate(said))
    return np.bincount(cells, minlength=width)


@pytest.mark.parametrize("question", QUESTIONS, ids=str)
@pytest.mark.parametrize("size", [4, 5])
def test_hands_that_look_alike_to_a_question_answer_alike(question: Question, size: int) -> None:
    picker = random.Random(size)
    for _ in range(4):
        tiles = sorted(picker.sample(deck(Options(), 2), 13), key=rank)
        look = looks((question,), tiles)
        known: dict[tuple[int, ...], Answer] = {}
        for hand in combinations(range(13), size):
            seen = [look.of[i] for i in hand]
            told = answer(question, tuple(tiles[i] for i in hand))
            assert known.setdefault(tuple(seen if look.ordered else sorted(seen)), told) == told


def test_the_best_question_comes_first_and_every_choice_is_there() -> None:
    view = course(2, 3, 1).sight(Seat(0)).view
    questions = Ranking(Posterior(view, Seat(0)), 0).questions
    assert {question for question, _ in questions} == set(open_questions(view))
    assert [worth for _, worth in questions] == sorted((worth for _, worth in questions), reverse=True)


def test_the_house_advises_whoever_may_ask_and_nobody_else() -> None:
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
