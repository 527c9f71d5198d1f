"""What questions see of a tile: tiles that look alike to them can be exchanged, and no hand answers otherwise.

A 3 and a 4 look alike to the question where the 8s are; a black 3 and a white 3 to every sum of numbers; all white
tiles to the sum of the black. Only neighbours of one colour make the order of different looks matter.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import assert_never

from cabinet_noir.deduce import Looks
from cabinet_noir.games.break_the_code.answers import HIGH
from cabinet_noir.games.break_the_code.edition import CARDS
from cabinet_noir.games.break_the_code.types import Question, Tile


def looks(questions: Sequence[Question], tiles: Sequence[Tile]) -> Looks:
    """Return what tiles, in their order, look like to some questions taken together."""
    seen = [tuple(_look(question, tile) for question in questions) for tile in tiles]
    number = {look: index for index, look in enumerate(dict.fromkeys(seen))}
    ordered = any(CARDS[question.card].kind == "same_colour" for question in questions)
    return Looks(tuple(number[look] for look in seen), ordered)


def _look(question: Question, tile: Tile) -> Hashable:
    card = CARDS[question.card]
    match card.kind:
        case "where":
            asked = card.numbers[0] if question.choice is None else question.choice
            return (tile.number > asked) - (tile.number < asked)
        case "same_colour":
            return tile.colour
        case "how_many":
            return tile.colour == card.colour if card.colour is not None else tile.number % 2
        case "sum":
            return tile.number if card.colour in (None, tile.colour) else None
        case "third_is_high":
            return tile.number > HIGH
        case "consecutive" | "pairs" | "sum_left" | "sum_right" | "sum_middle" | "spread":
            return tile.number
        case _:
            assert_never(card.kind)
