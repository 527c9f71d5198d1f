"""What speaks for each player of Break the Code: how soon he will know the code, beside the others.

Two players race: each side's codes are listed, one question ahead, and who is done first follows. Three or four look
for the same centre, and everyone hears every answer: how much of it each still doubts, and who may still find it in
the round. An attentive player's reckoning, and no exact count, so that it can be asked thousands of times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, log, log2
from typing import Final

import numpy as np
from msgspec.structs import replace

from cabinet_noir.core import Chance, Seat, Worth
from cabinet_noir.deduce import items_of, spread
from cabinet_noir.deduce.fitted import starts_beside, weights_beside
from cabinet_noir.games.break_the_code.edition import BOX, CARDS, CENTRE
from cabinet_noir.games.break_the_code.types import (
    Action,
    Ask,
    Attempt,
    Code,
    Guess,
    Hand,
    Options,
    Question,
    State,
    Tile,
    Written,
)

from .bots import See
from .deduce import Posterior
from .hands import Numbers, hands
from .pace import Pace, Told, fitting_raw, fives, held, pace
from .ranking import FEW_DEALS, STEPS, Ranking
from .worlds import Placed, another

NAMES: Final = ("race", "race_near", "out")
MOST_QUESTIONS: Final = 3
MOST_CODES: Final = 10
"""With more codes left, naming one is no idea."""
STAYS: Final = 0.27
"""How much the cards that lie open say of those that will when the other is on turn."""
LAST_CHANCE: Final = 0.3
"""How likely one who would have been done a turn later names the code in a last chance."""
LISTED: Final = 1 << 13
"""So many pairs of hands are compared one by one."""
LEAST: Final = 0.004
ROUNDS: Final = 5
"""Three and four players look so many rounds ahead."""
_MEASURED: Final = {
    3: (
        (1.0, 0.43, 0.60, 0.73, 0.80, 0.85, 0.90),
        (1.8, 0.33, 0.56, 0.71, 0.80, 0.85, 0.90),
        (2.7, 0.18, 0.50, 0.67, 0.77, 0.84, 0.88),
        (3.8, 0.12, 0.34, 0.54, 0.68, 0.77, 0.83),
        (5.2, 0.04, 0.20, 0.40, 0.56, 0.67, 0.75),
        (6.6, 0.01, 0.12, 0.32, 0.47, 0.62, 0.70),
        (8.0, 0.00, 0.06, 0.23, 0.41, 0.56, 0.66),
        (9.7, 0.00, 0.05, 0.20, 0.35, 0.52, 0.65),
        (11.5, 0.00, 0.01, 0.08, 0.22, 0.37, 0.53),
    ),
    4: (
        (1.0, 0.44, 0.60, 0.72, 0.82, 0.87, 0.90),
        (1.7, 0.39, 0.58, 0.70, 0.78, 0.84, 0.88),
        (2.6, 0.36, 0.58, 0.70, 0.77, 0.83, 0.87),
        (3.8, 0.22, 0.53, 0.68, 0.75, 0.81, 0.86),
        (5.0, 0.15, 0.38, 0.56, 0.69, 0.77, 0.83),
        (6.7, 0.13, 0.37, 0.55, 0.69, 0.77, 0.83),
        (8.3, 0.11, 0.37, 0.55, 0.69, 0.77, 0.83),
        (9.6, 0.10, 0.36, 0.55, 0.69, 0.77, 0.83),
        (10.8, 0.02, 0.17, 0.40, 0.59, 0.71, 0.80),
    ),
}
"""By the number of players: bits lacking, and how likely the centre is known after one question, two, and so on, in 500
games of regulars and masters."""
_KNOWN: Final = {seats: np.array([(bits, 0.0, *known) for bits, *known in rows]).T for seats, rows in _MEASURED.items()}
SLOWLY: Final = 0.8
"""Of those who do not know it by then, the part that does not after one question more."""
RASH: Final = 0.2
"""Who is less sure does not guess."""
OWN: Final = 0.7
"""How many questions more one's own is worth to oneself than others' are."""


def features(state: State) -> list[tuple[float, ...]]:
    """Return what speaks for each seat: its share of the race, the more so the nearer the end is."""
    shares, near = _raced_by_two(state) if state.seats == 2 else _raced_by_several(state)
    races = [log(max(LEAST, share)) for share in shares]
    return [(race, race * near, float(share <= LEAST)) for race, share in zip(races, shares, strict=True)]


def kind(state: State) -> str:
    """Return by which weights a state is judged."""
    return str(state.seats)


# two players


Raced = tuple[list[float], float]
"""Each seat's share of a race, and how likely it is over within a round or two."""


def _raced_by_two(state: State) -> Raced:
    """Return how a race ends in which nobody minds the other (R8)."""
    paces = [pace_of(state, seat) for seat in range(2)]
    shares = [0.0, 0.0]
    if state.phase != "playing":
        shares[state.turn] = 0.5 / max(1, paces[state.turn].number)  # a last guess is all there is
        shares[1 - state.turn] = 1.0 - shares[state.turn]
        return shares, 1.0
    # one takes the card one needs oneself; of those that are left, some will lie open for the other
    mine, theirs = paces[state.turn], paces[1 - state.turn]
    taken = [question.card for question in mine.best(state.row, 1)]
    rest = [card for card in state.row if card not in taken]
    lasting = [mine.lasting(state.row), (1.0 - STAYS) * theirs.usual + STAYS * theirs.lasting(rest)]
    lasting = lasting[::-1] if state.turn else lasting
    first, second = lasting[state.first], lasting[1 - state.first]
    if state.turn != state.first:  # the round is half over: the first can be done in the next
        first = np.concatenate(([1.0], first[:-1]))
    first_done, second_done = -np.diff(first, prepend=1.0), -np.diff(second, prepend=1.0)
    named = second_done + LAST_CHANCE * np.concatenate((second_done[1:], [0.0]))
    if state.turn == state.first:
        named[0] = 1.0 / max(1, paces[1 - state.first].number)
    both = float(first_done @ named)
    alone = float(first_done @ (second + second_done)) - both
    shares[state.first] = alone + (both + float(first[-1] * second[-1])) / 2
    shares[1 - state.first] = 1.0 - shares[state.first]
    return shares, 1.0 - float(first[1] * second[1])


def pace_of(state: State, seat: int) -> Pace:
    """Return how soon one of two will name the other's code."""
    wrong = tuple(each.code.code for each in state.guesses if each.seat == seat and isinstance(each.code, Written))
    size, told = len(state.hands[1 - seat]), told_by(state, 1 - seat)
    return pace(state.numbers, size, told, known(state.hands[seat]), wrong)


def told_by(state: State, seat: int) -> Told:
    """Return what a seat answered."""
    return tuple(
        (exchange.question, said.answer) for exchange in state.asked for said in exchange.said if said.seat == seat
    )


def known(hand: Hand) -> Code:
    """Return the tiles of a hand that are seen."""
    return tuple(tile for tile in hand if isinstance(tile, Tile))


# three and four


def _raced_by_several(state: State) -> Raced:
    """Return how a race ends if each finds the centre as soon as it knows it, whoever else does (R9, R10).

    Whoever is on turn may also guess without knowing, and does what is better.
    """
    doubts = {seat: _doubt(state, seat) for seat in range(state.seats) if state.standing[seat] == "in"}
    asks = _rounds(state, doubts, guesses=False)
    if doubts.get(state.turn, (0.0, 0.0))[1] < RASH:
        return asks
    return max(asks, _rounds(state, doubts, guesses=True), key=lambda raced: raced[0][state.turn])


def _rounds(state: State, doubts: dict[int, tuple[float, float]], guesses: bool) -> Raced:
    """Return how a race ends, round by round, if whoever is on turn asks or guesses now."""
    found = tuple(seat for seat in range(state.seats) if state.standing[seat] == "found")
    shares, going, near, questions = [0.0] * state.seats, 1.0, 0.0, 0
    known_before = dict.fromkeys(doubts, 0.0)
    place = (state.turn - state.first) % state.seats
    for number in range(ROUNDS):
        turns = []
        for seat in ((state.first + step) % state.seats for step in range(place, state.seats)):
            if seat in known_before:
                bits, sure = doubts[seat]
                own = OWN if seat == state.turn and questions else 0.0
                by_now = _known(state.seats, bits, questions + own)
                finds = (by_now - known_before[seat]) / max(1e-9, 1.0 - known_before[seat])
                pressed = finds + (1.0 - finds) * LAST_CHANCE
                if number == 0 and (found or guesses):  # nobody asks any more, unless a guess was wrong
                    pressed = sure
                turns.append((seat, sure, sure) if guesses and seat == state.turn else (seat, finds, pressed))
                known_before[seat], questions = by_now, questions + 1
        if guesses:
            known_before.pop(state.turn, None)  # one guess a game
        going *= _rounded(turns, found, going, shares)
        near = 1.0 - going if number < 2 else near
        if found or not known_before:
            break
        place = 0
    for seat in known_before:
        shares[seat] += going / len(known_before)
    return shares, near


def _rounded(
    turns: list[tuple[int, float, float]], found: tuple[int, ...], likely: float, shares: list[float]
) -> float:
    """Share out what a round brings, in which each finds the centre as likely as is said, if pressed by a find more so.

    Return how likely nobody finds it.
    """
    if not turns:
        for seat in found:
            shares[seat] += likely / len(found)
        return 0.0 if found else 1.0
    (seat, finds, pressed), *others = turns
    chance = pressed if found else finds
    nobody = 0.0
    if chance > 0.0:
        _rounded(others, (*found, seat), likely * chance, shares)
    if chance < 1.0:
        nobody = (1.0 - chance) * _rounded(others, found, likely * (1.0 - chance), shares)
    return nobody


def _known(seats: int, bits: float, questions: float) -> float:
    """Return how likely one who lacks so many bits knows the centre after some questions."""
    if bits < 1e-6:
        return 1.0
    most, table = len(_MEASURED[seats][0]) - 1, _KNOWN[seats]
    whole = min(int(questions), most - 1)
    least, more = (float(np.interp(bits, table[0], row)) for row in table[whole + 1 : whole + 3])
    found = least + min(1.0, questions - whole) * (more - least)
    unknown: float = (1.0 - found) * SLOWLY ** max(0.0, questions - most)
    return 1.0 - unknown


def _doubt(state: State, seat: int) -> tuple[float, float]:
    """Return how many bits about the centre a seat lacks, and how likely the likeliest centre is in its eyes."""
    told = tuple(told_by(state, other) for other in range(state.seats) if other != seat)
    return doubt(state.numbers, len(state.hands[seat]), len(state.centre), told, known(state.hands[seat]))


@lru_cache(maxsize=4096)
def doubt(numbers: tuple[int, ...], size: int, centre: int, told: tuple[Told, ...], hand: Code) -> tuple[float, float]:
    """Return the same for one who holds a hand and was told this by the others."""
    masks, own = hands(numbers, size).masks, held(numbers, hand)
    lists = [masks[fitting_raw(numbers, size, each)] for each in told]
    lists = sorted((each[(each & own) == 0] for each in lists), key=len)
    used = lists[0]
    for more in lists[1:]:
        if len(used) * len(more) > LISTED:
            return _estimated(lists, size, centre), 0.0
        here, there = np.nonzero((used[:, None] & more[None, :]) == 0)
        used = used[here] | more[there]
    if not len(used):
        return 0.0, 1.0
    low, high = fives(numbers)
    used = np.where(used & (low | high) == high, used ^ (low | high), used)  # a centre with the other 5 shows the same
    ways = np.unique(used, return_counts=True)[1] / len(used)
    return float(-(ways * np.log2(ways)).sum()), float(ways.max())


def _estimated(lists: Sequence[Numbers], size: int, centre: int) -> float:
    """Return about how many bits are lacking where there are too many deals to be listed."""
    away = size * len(lists) + centre
    bits = sum(log2(len(codes)) for codes in lists)
    for number in range(1, len(lists)):
        bits += log2(comb(away - number * size, size) / comb(away, size))
    return min(bits, log2(comb(away, centre)))


# what is to be drawn, and what is to be found


def guess(state: State, seat: Seat, action: Action) -> bool | None:
    """Is it a guess, and is it right (R8, R9)?"""
    if not isinstance(action, Guess):
        return None
    return action.code == (state.hands[1 - seat] if state.seats == 2 else state.centre)


def reshuffled(state: State, chance: Chance) -> State:
    """Return the same with the cards of the pile in another order."""
    return replace(state, pile=tuple(chance.shuffled(sorted(card for card in state.pile if isinstance(card, int)))))


def draws(state: State, action: Action) -> bool:
    """Is a card turned up now (R3)?"""
    return isinstance(action, Ask) and bool(state.pile)


# what a seat cannot tell apart


def filled(sight: See, chance: Chance, number: int) -> list[State]:
    """Return so many full states that look like a sight, drawn evenly; where there are no more than that, all of them.

    They are spread over a list that has worlds with the same code side by side: so each code is there about as often as
    it is likely, and not as luck would have it.
    """
    assert sight.seat is not None
    view, posterior = sight.view, Posterior(sight.view, sight.seat)
    return [_with(view, placed, chance) for placed in _placed(posterior, chance, number)]


def _placed(posterior: Posterior, chance: Chance, number: int) -> list[Placed]:
    deals = posterior.partitions.each(STEPS) if posterior.count <= FEW_DEALS else None
    if deals is None:
        return [posterior.sample(chance) for _ in range(number)]
    order = np.lexsort(deals[::-1] if posterior.view.seats == 2 else deals)  # the centre comes last
    picked = [int(order[place]) for place in spread(chance, number, len(order))]
    sets = [posterior.partitions.sets(lane)[deals[lane][picked]].tolist() for lane in range(len(deals))]
    return [
        {name: _tiles(posterior, mask) for name, mask in zip(posterior.names, masks, strict=True)}
        for masks in zip(*sets, strict=True)
    ]


def _tiles(posterior: Posterior, mask: int) -> Code:
    return tuple(posterior.deck[posterior.unseen[item]] for item in items_of(mask))


def _with(view: State, placed: Placed, chance: Chance) -> State:
    """Return the full state in which the hidden groups hold these tiles."""
    hands = tuple(known(hand) or placed[str(seat)] for seat, hand in enumerate(view.hands))
    centre = placed.get(CENTRE, ())
    unturned = set(CARDS) - {exchange.question.card for exchange in view.asked} - set(view.row)
    return replace(
        view,
        hands=hands,
        centre=centre,
        box=placed.get(BOX, ()),
        pile=tuple(chance.shuffled(sorted(unturned))),
        guesses=tuple(_read(view, attempt, centre, chance) for attempt in view.guesses),
    )


def _read(view: State, attempt: Attempt, centre: Code, chance: Chance) -> Attempt:
    """Return a guess with what may have been written (R9)."""
    if isinstance(attempt.code, Written):
        return attempt
    return replace(attempt, code=Written(centre if attempt.right else another(view, centre, chance)))


# what a seat has to choose from


def considered(sight: See) -> list[Action]:
    """Return what is worth comparing: the questions that leave least to do, and the likeliest code if it is likely."""
    assert sight.seat is not None
    view, posterior = sight.view, Posterior(sight.view, sight.seat)
    codes = posterior.codes(CENTRE if view.seats > 2 else str(1 - sight.seat))
    code, sure = next(iter(codes.items()))
    if view.phase != "playing" or sure > 1 - 1e-9:
        return [Guess(code)]
    found: list[Action] = [Guess(code)] if sure >= 1 / MOST_CODES else []
    return found + [Ask(question.card, question.choice) for question in _questions(sight, posterior)]


def _questions(sight: See, posterior: Posterior) -> list[Question]:
    assert sight.seat is not None
    view, seat = sight.view, sight.seat
    if view.seats == 2:
        return pace_of(view, seat).best(view.row, MOST_QUESTIONS)
    ranked = [question for question, _ in Ranking(posterior, seat).questions]
    cards = dict.fromkeys(question.card for question in ranked)
    return [next(q for q in ranked if q.card == card) for card in list(cards)[:MOST_QUESTIONS]]


WORTH: Final = Worth(
    names=NAMES,
    kind=kind,
    features=features,
    reshuffled=reshuffled,
    draws=draws,
    considered=considered,
    fitted_on=tuple((Options(), seats) for seats in (2, 3, 4)),
    weights=weights_beside(__file__, NAMES),
    starts=starts_beside(__file__, NAMES),
    filled=filled,
    guess=guess,
)
