"""What a hand answers to a question: the one function by which the referee answers and the deduction filters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import assert_never

from cabinet_noir.core import Seat

from .edition import CARDS, QuestionCard
from .types import Amount, Answer, Code, Groups, Places, Question, Tile, YesNo

HIGH = 4
"""Card 20 asks whether the third tile is greater than this."""


def answer(question: Question, hand: Code) -> Answer:
    """Return what this hand answers, truly.

    >>> hand = tuple(Tile(n, "black") for n in (1, 2, 3, 7, 8))
    >>> answer(Question(17), hand), answer(Question(8), hand)
    (Amount(number=21), Groups(at=((0, 1, 2), (3, 4))))
    """
    card = CARDS[question.card]
    match card.kind:
        case "where":
            number = card.numbers[0] if question.choice is None else question.choice
            return Places(tuple(place for place, tile in enumerate(hand) if tile.number == number))
        case "same_colour":
            return Groups(_runs(hand, lambda left, right: left.colour == right.colour))
        case "consecutive":
            return Groups(_runs(hand, lambda left, right: left.number + 1 == right.number))
        case "how_many":
            return Amount(sum(_is_meant(card, tile) for tile in hand))
        case "pairs":
            return Amount(sum(count for count in Counter(tile.number for tile in hand).values() if count > 1))
        case "sum_left":
            return Amount(_sum(hand[:3]))  # R7: three tiles, of four as well
        case "sum_right":
            return Amount(_sum(hand[-3:]))
        case "sum_middle":
            return Amount(_sum(hand[1:-1] or hand))
        case "sum":
            return Amount(_sum(tuple(tile for tile in hand if _is_meant(card, tile))))
        case "third_is_high":
            return YesNo(hand[min(2, len(hand) - 1)].number > HIGH)  # R7: the third tile, of four as well
        case "spread":
            return Amount(hand[-1].number - hand[0].number)
        case _:
            assert_never(card.kind)


def answering(seats: int, asker: Seat) -> tuple[Seat, ...]:
    """Return who answers a question: the asker's opponents, and at four seats the asker, too (R5)."""
    return tuple(Seat(seat) for seat in range(seats) if seats == 4 or seat != asker)


def _runs(hand: Code, joined: Callable[[Tile, Tile], bool]) -> tuple[tuple[int, ...], ...]:
    """Return the maximal groups of two or more neighbours, each joined to the next (R6)."""
    runs: list[list[int]] = [[0]]
    for place in range(1, len(hand)):
        if joined(hand[place - 1], hand[place]):
            runs[-1].append(place)
        else:
            runs.append([place])
    return tuple(tuple(run) for run in runs if len(run) > 1)


def _is_meant(card: QuestionCard, tile: Tile) -> bool:
    if card.colour is not None:
        return tile.colour == card.colour
    return card.parity is None or tile.number % 2 == card.parity


def _sum(tiles: Code) -> int:
    return sum(tile.number for tile in tiles)
