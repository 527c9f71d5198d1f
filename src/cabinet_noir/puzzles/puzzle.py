"""A puzzle: a sight at a moment when something can be proved, or one question stands out. Never a state.

Nobody's secret is in it: not the deal, not the seed, nothing its seat had not been shown. What is right follows from
the sight alone, by the room's own deduction, so the house finds it again whenever it judges an answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.core import Case, Claim, Game, Proof, Seat, Seq, Sight, Wording

AnyGame = Game[Any, Any, Any, Any]
AnySight = Sight[Any, Any]

Kind = Literal["certain", "question", "contradiction", "word", "win"]
"""Find what is certain; the best question; what cannot be; the word that takes the most; the act that decides."""

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
    price: int = 0
    """How hard it is to see, before anybody has tried: `pricing.py` says by what."""
    language: str = ""
    """The language of its words, where it is played with words; else it serves in all."""

    @cached_property
    def id(self) -> str:
        """Its name, by what is seen and asked, the same everywhere. Nothing of the proof is in it: whoever guessed one
        could check the guess by the name."""
        return hashlib.sha256(msgspec.json.encode(replace(self, proof=None, themes=(), price=0))).hexdigest()[:12]

    def sight(self, game: AnyGame) -> AnySight:
        """Return what its seat sees, folded anew."""
        event: Any = game.event
        decode = msgspec.json.Decoder(event).decode
        past = ((seq, tuple(decode(raw) for raw in events)) for seq, events in self.past)
        return game.sight(self.agreed(game), self.seats, self.seat, past)

    def agreed(self, game: AnyGame) -> Any:
        """Return what its table agreed on."""
        return game.agreed(self.rules, self.options)

    def case(self, game: AnyGame) -> Case[Any]:
        """Return what its seat was told, ready to be argued about."""
        assert game.deduction.case is not None, "a game in which nothing is deduced has no such puzzle"
        return game.deduction.case(self.sight(game))

    def wording(self, game: AnyGame) -> Wording[Any, Any]:
        """Return what there is to be said, in a game of words."""
        assert game.deduction.wording is not None, "a game without words has no such puzzle"
        return game.deduction.wording


def kinds_of(game: AnyGame) -> tuple[Kind, ...]:
    """Return the kinds of puzzles a room has whose answers follow from its rules, or from its lexicon.

    >>> from cabinet_noir.games import load
    >>> kinds_of(load("vinci")), kinds_of(load("password-express"))
    (('certain', 'contradiction'), ('word',))
    """
    proved: tuple[Kind, ...] = ("certain", "contradiction") if game.deduction.case is not None else ()
    asked: tuple[Kind, ...] = ("question",) if "best" in game.assists else ()
    said: tuple[Kind, ...] = ("word",) if game.deduction.wording is not None else ()
    return *proved, *asked, *said


def weighed_kinds_of(game: AnyGame) -> tuple[Kind, ...]:
    """Return the kinds whose answers are weighed by the room's evaluator: with other weights they are made anew.

    >>> from cabinet_noir.games import load
    >>> weighed_kinds_of(load("vinci")), weighed_kinds_of(load("password-express"))
    (('win',), ())
    """
    worth = game.worth if game.deduction.case is not None else None
    return ("win",) if worth is not None and worth.filled is not None else ()


def ranked(game: AnyGame, sight: AnySight) -> Sequence[tuple[Any, float]]:
    """Return the questions by what they are worth alone: a room may rank them by what they cost as well."""
    return sorted(game.deduction.advise(sight), key=lambda each: -each[1])
