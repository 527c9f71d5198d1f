"""Puzzles are cut from games of bots: wherever it is somebody's turn and there is something to find.

From each game at most one of a kind is taken for each seat, and nothing is asked of two, so that they stay apart from
each other. The same number gives the same game, and the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from cabinet_noir.bots.bout import let_house_act, lots_of, next_to_act
from cabinet_noir.bots.paced import Evening
from cabinet_noir.core import HOUSE, Chance, Paced, Proof, Seat, seed_from
from cabinet_noir.deduce import AT_ONCE
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Eyes, OfTheHouse, Referee

from .find import Find, finds
from .language import language_of
from .puzzle import AnyGame, AnySight, Kind, Puzzle, Theme, kinds_of

SEEN_BY_ALL: Final[frozenset[Kind]] = frozenset({"word"})
"""What everybody at the table could be asked alike is asked once a game."""
WITHIN: Final[Mapping[Kind, int]] = {"certain": 1, "question": 12, "contradiction": 12, "word": 120, "win": 12}
"""Of what could be asked at many turns, those within so many are chosen from: else the first would be the rule."""
GLANCE: Final = 2
"""A proof of so few clues is seen at a glance."""
MUCH: Final = 8
"""Somebody who was told so much has a lot to keep in mind."""


def cut(
    game: AnyGame, options: Any, bots: Sequence[str], number: int, kinds: Sequence[Kind] | None = None
) -> Iterator[Puzzle]:
    """Yield the puzzles of one game of bots: of these kinds, or of all that follow from rules or lexicon."""
    seed = seed_from(number)
    chance = Chance(lots_of(seed), "puzzles")
    kinds = kinds_of(game) if kinds is None else kinds
    missing: dict[Seat, set[Kind]] = {Seat(seat): set(kinds) for seat in range(len(bots))}
    known: dict[Seat, dict[str, str]] = {seat: {} for seat in missing}
    since = {(seat, kind): _first_turn(kind, chance) for seat in missing for kind in kinds}
    had: Counter[Seat] = Counter()
    asked: set[Any] = set()
    value = Evaluator(game, options, len(bots))
    for seat, sight in turns(game, options, bots, seed):
        wanted = {kind for kind in missing[seat] if had[seat] >= since[seat, kind]}
        had[seat] += 1
        for find in finds(value, sight, known[seat], wanted, chance):
            if (find.kind, find.about) not in asked:
                asked.add((find.kind, find.about))
                for each in missing if find.kind in SEEN_BY_ALL else [seat]:
                    missing[each].discard(find.kind)
                yield puzzle_of(game, options, sight, find)
        if not any(missing.values()):
            return


def _first_turn(kind: Kind, chance: Chance) -> int:
    """Return by lot from which turn on a kind is looked for, sooner more often than later."""
    return chance.below(1 + chance.below(WITHIN[kind]))


def turns(game: AnyGame, options: Any, bots: Sequence[str], seed: bytes) -> Iterator[tuple[Seat, AnySight]]:
    """Play a game of bots, and yield what each seat sees when its turn comes."""
    referee = Referee.open(game, options, len(bots), seed)
    eyes = [Eyes(referee, Seat(seat)) for seat in range(len(bots))]
    players = [game.bots[bot] for bot in bots]
    if paced := [bot for bot in players if isinstance(bot, Paced)]:
        yield from _against_the_clock(Evening(referee, paced, lots_of(seed), float), eyes)
        return
    while game.outcome(referee.state) is None:
        seat = next_to_act(referee)
        if seat == HOUSE:
            let_house_act(referee)
            continue
        sight = eyes[seat].sight()
        yield seat, sight
        chance = Chance(lots_of(seed), f"seat {seat} move {referee.seq + 1}")
        referee.act(seat, players[seat](sight, chance))


def _against_the_clock(evening: Evening, eyes: Sequence[Eyes[Any, Any, Any, Any]]) -> Iterator[tuple[Seat, AnySight]]:
    """Play on in simulated time, and yield what those see who may act."""
    game = evening.referee.game
    while game.outcome(evening.referee.state) is None:
        evening.get_ready()
        yield from ((seat, eyes[seat].sight()) for seat in game.to_act(evening.referee.state))
        evening.let_the_next_thing_happen()


def puzzle_of(game: AnyGame, options: Any, sight: AnySight, find: Find) -> Puzzle:
    """Return what there is to find at a turn as a puzzle."""
    assert sight.seat is not None
    return Puzzle(
        game=game.key,
        kind=find.kind,
        rules=options.rules,
        options=game.agreement(options),
        seats=sight.seats,
        seat=sight.seat,
        past=tuple((seq, tuple(map(_raw, _of_the_game(events)))) for seq, events in sight.past),
        claims=find.claims,
        proof=find.proof,
        themes=tuple(_themes(game, sight, find.proof)),
        price=find.price,
        language=language_of(game, options),
    )


def _of_the_game(events: Iterable[Any]) -> Iterator[Any]:
    """Yield what is no event of the house: the seal of a seed that can be guessed would tell the whole deal."""
    return (event for event in events if not isinstance(event, OfTheHouse))


def _raw(event: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(event))


def _themes(game: AnyGame, sight: AnySight, proof: Proof | None) -> Iterator[Theme]:
    yield "duel" if sight.seats <= 2 else "company"
    if proof is not None and len(proof.clues) <= GLANCE:
        yield "glance"
    if proof is not None and len(proof.clues) > AT_ONCE:
        yield "chain"
    if game.deduction.case is not None:
        yield "late" if len(game.deduction.case(sight).clues) >= MUCH else "early"
