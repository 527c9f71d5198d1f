"""A puzzle: a sight at a moment when something can be proved, or one question stands out. Never a state.

Nobody's secret is in it: not the deal, not the seed, nothing its seat had not been shown. What is right follows from
the sight alone, by the room's own deduction, so the house finds it again whenever it judges an answer.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec import Struct

from cabinet_noir.core import Case, Claim, Game, Proof, Seat, Seq, Sight

AnyGame = Game[Any, Any, Any, Any]
AnySight = Sight[Any, Any]

Kind = Literal["certain", "question", "contradiction", "word"]
"""Find what is certain; find the best question; find what cannot be; find the word that takes the most."""

Theme = Literal["duel", "company", "glance", "chain", "early", "late"]
"""Two at the table or more; a proof of one or two clues, or one in several steps; with little told, or with much."""


class Puzzle(Struct, frozen=True, omit_defaults=True, kw_only=True, dict=True):
    """One position, and what is asked about it."""

    game: str
    kind: Kind
    rules: int
    options: dict[str, Any]
    seats: int
    seat: Seat
    past: tuple[tuple[Seq, tuple[msgspec.Raw, ...]], ...]
    """The game's events as the seat saw them, entry by entry."""
    claims: tuple[Claim, ...] = ()
    """A contradiction's notes: one of them cannot be."""
    proof: Proof | None = None
    """Why what is asked for is so: the easiest of all reasons there are, or why the one note cannot be."""
    themes: tuple[Theme, ...] = ()

    @cached_property
    def id(self) -> str:
        """Its name, by all that it is: the same puzzle has the same everywhere."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]

    @property
    def price(self) -> int:
        """How hard it is to see, before anybody has tried: what the clues cost, and each further step as a clue."""
        proof = self.proof
        return 0 if proof is None else proof.price + 2 * len(proof.steps)

    def sight(self, game: AnyGame) -> AnySight:
        """Return what its seat sees, folded anew."""
        event: Any = game.event
        decode = msgspec.json.Decoder(event).decode
        past = ((seq, tuple(decode(raw) for raw in events)) for seq, events in self.past)
        return game.sight(game.agreed(self.rules, self.options), self.seats, self.seat, past)

    def case(self, game: AnyGame) -> Case[Any]:
        """Return what its seat was told, ready to be argued about."""
        assert game.deduction.case is not None, "a game in which nothing is deduced has no such puzzle"
        return game.deduction.case(self.sight(game))
