"""Bots of the Sealed Card: they are given a sight and nothing else."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Bot, Chance, Seat, Sight
from cabinet_noir.games._template.types import Event, Name, State

from .deduce import odds


def novice(sight: Sight[State, Event], chance: Chance) -> Name:
    """Name anything."""
    fields = chance.choice(sight.offers).pick(chance)
    return Name(**fields)


def regular(sight: Sight[State, Event], chance: Chance) -> Name:
    """Name the likeliest card."""
    guesses = [(p, Name(Seat(int(who)), int(n))) for who, values in odds(sight).items() for n, p in values.items()]
    best = max(p for p, _ in guesses)
    return chance.choice([guess for p, guess in guesses if p == best])


BOTS: Final[dict[str, Bot]] = {"novice": novice, "regular": regular}
