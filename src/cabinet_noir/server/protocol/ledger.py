"""What travels to a page about somebody's ledger: skill and luck over time, guesses, and what was overlooked."""

from __future__ import annotations

from msgspec import Struct

from cabinet_noir.puzzles import Theme
from cabinet_noir.review import Parts


class LedgerMonth(Struct, frozen=True):
    """The games of one month: what one of them was worth on average."""

    month: str
    """As in 2026-11, by the clock of Greenwich."""
    games: int
    start: float
    result: float
    parts: Parts


class LedgerBand(Struct, frozen=True):
    """Guesses that were about as likely: how likely on average, how many, and how many of them were right."""

    odds: float
    guesses: int
    right: int


class LedgerMissed(Struct, frozen=True):
    """A kind of proof that was passed over: the sentence of its hardest clue, and what puzzles like it are called."""

    kind: str
    times: int
    theme: Theme | None


class LedgerGame(Struct, frozen=True):
    """One game's page of the ledger."""

    game: str
    games: int
    months: tuple[LedgerMonth, ...]
    """The oldest first."""
    bands: tuple[LedgerBand, ...]
    """The least likely first; what was right in every world that was looked at is the last."""
    missed: tuple[LedgerMissed, ...]
    """What was missed most often first."""
    guesses: bool
    """Does one guess at hidden things here, with odds the house can know?"""


class MyWorth(Struct, frozen=True):
    """Somebody's ledger, the game played last first; and how many of their games are still to be weighed."""

    games: tuple[LedgerGame, ...]
    left: int
