"""The Sealed Card in a terminal: a line a seat, with what was named in vain.

▶ 1 Ada      [ 7 ]
  2 Blaise   [ ? ]   ≠ 3, 5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from .types import Card, State


def paint(view: State, names: Sequence[str]) -> Text:
    """Draw every seat's card."""
    text = Text()
    for seat, card in enumerate(view.cards):
        on_turn = view.winner is None and seat == view.turn
        text.append(f"{'▶' if on_turn else ' '} {seat + 1} {names[seat]:<8} ", style="bold" if on_turn else "")
        text.append(f"[ {card.number if isinstance(card, Card) else '?'} ]")
        missed = sorted({number for victim, number in view.missed if victim == seat})
        text.append(f"   ≠ {', '.join(map(str, missed))}\n" if missed else "\n")
    return text


def labels(view: State) -> Mapping[str, str]:
    """Call a card by its seat, from 1."""
    return {str(seat): str(seat + 1) for seat in range(view.seats)}
