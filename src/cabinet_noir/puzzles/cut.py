"""Puzzles are cut from games of bots: wherever it is somebody's turn and there is something to find.

From each game at most one of a kind is taken for each seat, so that they stay apart from each other. The same number
gives the same game, and the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from cabinet_noir.bots.arena import let_house_act, lots_of, next_to_act
from cabinet_noir.core import HOUSE, Case, Chance, Claim, Proof, Seat, seed_from
from cabinet_noir.deduce import AT_ONCE, certain, easiest, is_news, prove
from cabinet_noir.table import Eyes, OfTheHouse, Referee

from .puzzle import AnyGame, AnySight, Kind, Puzzle, Theme

STANDS_OUT: Final = 0.12
"""The best question tells at least so much more than the second, as a share of what it tells."""
FEW_QUESTIONS: Final = 4
"""Of fewer questions, finding the best is no puzzle."""
NOTES: Final = 4
"""Of so many notes one cannot be."""
GLANCE: Final = 2
"""A proof of so few clues is seen at a glance."""
MUCH: Final = 8
"""Somebody who was told so much has a lot to keep in mind."""
TRIES: Final = 8
"""So many impossible values are proved, at most, in search of one worth asking for."""


def cut(game: AnyGame, options: Any, bots: Sequence[str], number: int) -> Iterator[Puzzle]:
    """Yield the puzzles of one game of bots."""
    seed = seed_from(number)
    chance = Chance(lots_of(seed), "puzzles")
    taken: set[tuple[Seat, Kind]] = set()
    known: dict[Seat, dict[str, str]] = {}
    for seat, sight in _turns(game, options, bots, seed):
        for puzzle in _at(game, options, sight, known.setdefault(seat, {}), chance):
            if (seat, puzzle.kind) not in taken:
                taken.add((seat, puzzle.kind))
                yield puzzle


def _turns(game: AnyGame, options: Any, bots: Sequence[str], seed: bytes) -> Iterator[tuple[Seat, AnySight]]:
    """Play a game of bots, and yield what each seat sees when its turn comes."""
    referee = Referee.open(game, options, len(bots), seed)
    eyes = [Eyes(referee, Seat(seat)) for seat in range(len(bots))]
    while game.outcome(referee.state) is None:
        seat = next_to_act(referee)
        if seat == HOUSE:
            let_house_act(referee)
            continue
        sight = eyes[seat].sight()
        yield seat, sight
        chance = Chance(lots_of(seed), f"seat {seat} move {referee.seq + 1}")
        referee.act(seat, game.bots[bots[seat]](sight, chance))


def _at(game: AnyGame, options: Any, sight: AnySight, known: dict[str, str], chance: Chance) -> Iterator[Puzzle]:
    """Yield what could be asked of a seat at its turn; `known` is what it could know at its turn before."""
    if game.deduction.case is None:
        return
    case = game.deduction.case(sight)
    now = certain(case)
    fresh = now.keys() - known.keys()
    known.update(now)
    found = easiest(case) if fresh else None
    if found is not None and found.claim.name in fresh:
        yield _puzzle(game, options, sight, "certain", found, case)
    if _stands_out(game, sight):
        yield _puzzle(game, options, sight, "question", None, case)
    if (contradiction := _contradiction(game, sight, case, now, chance)) is not None:
        claims, proof = contradiction
        yield _puzzle(game, options, sight, "contradiction", proof, case, claims)


def _stands_out(game: AnyGame, sight: AnySight) -> bool:
    """Is one question plainly better than all others?"""
    advice = game.deduction.advise(sight)
    if len(advice) < FEW_QUESTIONS:
        return False
    (_, best), (_, second), *_ = advice
    return best >= 1.0 and best - second >= STANDS_OUT * best


def _contradiction(
    game: AnyGame, sight: AnySight, case: Case[Any], known: Mapping[str, str], chance: Chance
) -> tuple[tuple[Claim, ...], Proof] | None:
    """Return some notes of which one cannot be, with the reason; the others are possible, and none is certain."""
    odds = game.deduction.odds(sight)
    hidden = [name for name in case.things if name in odds and name not in known]
    open_values = [(name, value) for name in hidden for value in odds[name]]
    out = [(name, value) for name in hidden for value in case.things[name] if value not in odds[name]]
    if len(open_values) < NOTES or not out:
        return None
    for name, value in _some(out, TRIES, chance):
        proof = prove(case, Claim(name, (value,), holds=False))
        if proof is not None and is_news(case, proof) and len(proof.clues) >= GLANCE:
            others = [Claim(each, (may_be,)) for each, may_be in _some(open_values, NOTES - 1, chance)]
            place = chance.below(NOTES)
            return (*others[:place], Claim(name, (value,)), *others[place:]), proof
    return None


def _some(among: Sequence[tuple[str, str]], many: int, chance: Chance) -> list[tuple[str, str]]:
    """Return some of them, by lot."""
    return chance.shuffled(among)[:many]


def _puzzle(
    game: AnyGame,
    options: Any,
    sight: AnySight,
    kind: Kind,
    proof: Proof | None,
    case: Case[Any],
    claims: tuple[Claim, ...] = (),
) -> Puzzle:
    assert sight.seat is not None
    return Puzzle(
        game=game.key,
        kind=kind,
        rules=options.rules,
        options=game.agreement(options),
        seats=sight.seats,
        seat=sight.seat,
        past=tuple((seq, tuple(map(_raw, _of_the_game(events)))) for seq, events in sight.past),
        claims=claims,
        proof=proof,
        themes=tuple(_themes(sight, proof, case)),
    )


def _of_the_game(events: Iterable[Any]) -> Iterator[Any]:
    """Yield what is no event of the house: the seal of a seed that can be guessed would tell the whole deal."""
    return (event for event in events if not isinstance(event, OfTheHouse))


def _raw(event: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(event))


def _themes(sight: AnySight, proof: Proof | None, case: Case[Any]) -> Iterator[Theme]:
    yield "duel" if sight.seats <= 2 else "company"
    if proof is not None and len(proof.clues) <= GLANCE:
        yield "glance"
    if proof is not None and len(proof.clues) > AT_ONCE:
        yield "chain"
    yield "late" if len(case.clues) >= MUCH else "early"
