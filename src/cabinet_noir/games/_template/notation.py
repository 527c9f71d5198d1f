"""Moves and positions as text: `2=7` names seat 2's card as a 7."""

from __future__ import annotations

import re

from cabinet_noir.core import Malformed, Seat

from .types import Action, Card, Name, State


def write(action: Action) -> str:
    """Write an action."""
    return f"{action.seat + 1}={action.number}"


def read(text: str) -> Action:
    """Read an action, or raise `Malformed`."""
    found = re.fullmatch(r"\s*(\d)=(\d{1,2})\s*", text)
    if not found:
        raise Malformed("template-unreadable-move", text=text)
    return Name(Seat(int(found[1]) - 1), int(found[2]))


def show(state: State) -> str:
    """Draw a position: the player on turn is starred."""
    cards = (str(card.number) if isinstance(card, Card) else "?" for card in state.cards)
    return "  ".join(f"{'*' if seat == state.turn else ''}{seat + 1}: {card}" for seat, card in enumerate(cards))
