"""The hardest thing to see in a game: of all that became certain for a seat, what took the dearest proof.

Puzzles ask for the easiest of what is certain, as a person would see it first. A quiz wants the other end as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cabinet_noir.bots.bout import lots_of
from cabinet_noir.core import Chance, Claim, Seat, Sight, seed_from
from cabinet_noir.deduce import certain, is_news, prove
from cabinet_noir.games import load
from cabinet_noir.prose import labels
from cabinet_noir.puzzles import Puzzle
from cabinet_noir.puzzles.cut import puzzle_of, turns
from cabinet_noir.puzzles.find import Find
from cabinet_noir.puzzles.make import table_of
from cabinet_noir.puzzles.pricing import price_of_proof
from cabinet_noir.puzzles.puzzle import AnyGame

TRIES: Final = 4
"""Of what became certain at one turn so much is proved at most."""


def hardest(room: str, number: int) -> Iterator[Puzzle]:
    """Yield, for each seat of the game of this number, the hardest thing it could ever have seen."""
    game, seed = load(room), seed_from(number)
    options, bots = table_of(room, number)
    chance = Chance(lots_of(seed), "hardest")
    known: dict[Seat, set[str]] = {Seat(seat): set() for seat in range(len(bots))}
    best: dict[Seat, Puzzle] = {}
    for seat, sight in turns(game, options, bots, seed):
        for find in _fresh(game, sight, known[seat], chance):
            if seat not in best or find.price > best[seat].price:
                best[seat] = puzzle_of(game, options, sight, find)
    yield from best.values()


def _fresh(game: AnyGame, sight: Sight[Any, Any], known: set[str], chance: Chance) -> Iterator[Find]:
    """Yield some of what has become certain since a seat's last turn, where that is news and there is a word for it."""
    assert game.deduction.case is not None, "asked only where something is deduced"
    case, called = game.deduction.case(sight), labels(game, sight.view)
    now = certain(case, known)
    known.update(now)
    for name, value in chance.shuffled((name, value) for name, value in now.items() if called(name))[:TRIES]:
        proof = prove(case, Claim(name, (value,)))
        if proof is not None and is_news(case, proof):
            yield Find("certain", price_of_proof(case, proof), proof.claim, proof)
