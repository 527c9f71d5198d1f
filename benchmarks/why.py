"""Why: the smallest reasons beside an oracle that is not ours, and what they take in games of bots, room by room.

    make bench BENCH=why
    make bench BENCH="why positions=20 cities=5 games=15"

The oracle is given the same positions (`oracle.py`) and has so many seconds for each; its model is built before the
clock runs, and ours from the bare sight. In bot games every fact is proved from the sight at which it first becomes
certain, by the odds of the room, and for whoever is to act a value that is struck. Bots are regulars; all is seeded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from statistics import mean, median
from time import perf_counter
from typing import Any, Final, NamedTuple

from cabinet_noir.bots.bout import let_house_act, lots_of, next_to_act
from cabinet_noir.core import HOUSE, Case, Chance, Claim, Game, Proof, Seat, Seq, Sight, seed_from
from cabinet_noir.deduce import prove
from cabinet_noir.games import GAMES, load
from cabinet_noir.table import Referee
from figure import Figure
from took import Took, percentiles, took

Room = Game[Any, Any, Any, Any]
Table = Referee[Any, Any, Any, Any]

LIMIT: Final = 60.0
"""Seconds the oracle has for one position."""
OF_THREE: Final = 6
"""Every sixth position of Break the Code is one of three seats."""
FACTS: Final = 4
"""Of so many claims one is a value that is struck, where there is a fact to choose."""
UNREAD: Final = "asked."
"""What the Archeoscope showed to others is no part of the oracle's model."""
SHARES: Final = {2: 2 / 3, 3: 1 / 5, 4: 2 / 15}
"""Of a room's games, those with so many seats."""
MOST: Final = {2: 50.0, 3: 250.0, 4: 500.0}
"""What a proof may take there, at p99, in milliseconds."""
FASTER: Final = 50


def measure(positions: int = 300, cities: int = 50, games: int = 300, jokers: int = 150) -> Iterator[Figure]:
    """Measure against the oracle, then in every room that says why."""
    yield from against_the_oracle("break-the-code", positions)
    if load("archeologic").deduction.case is not None:
        yield from against_the_oracle("archeologic", cities)
    for key in GAMES:
        game = load(key)
        if game.deduction.case is not None:
            yield from in_bot_games(game, games)
    yield from in_bot_games(load("vinci"), jokers, jokers=True)


# Bot games


def played(game: Room, seats: int, number: int, **agreed: Any) -> Iterator[Table]:
    """Play a seeded game of regulars, and yield the table after every entry but the last."""
    seed = seed_from(number)
    referee = Referee.open(game, game.options(**agreed), seats, seed)
    while game.outcome(referee.state) is None:
        yield referee
        seat = next_to_act(referee)
        if seat == HOUSE:
            let_house_act(referee)
        else:
            chance = Chance(lots_of(seed), f"seat {seat} move {referee.seq + 1}")
            referee.act(seat, game.bots["regular"](referee.sight(seat), chance))


def case_of(game: Room, sight: Sight[Any, Any]) -> Case[Any]:
    """Return what a seat was told."""
    assert game.deduction.case is not None
    return game.deduction.case(sight)


def known(game: Room, sight: Sight[Any, Any]) -> tuple[list[Claim], list[Claim]]:
    """Return, by the odds, what is certain of hidden things, and which values are struck."""
    case, odds = case_of(game, sight), game.deduction.odds(sight)
    names = [name for name in case.things if name in odds]
    facts = [Claim(name, tuple(odds[name])) for name in names if len(odds[name]) == 1]
    struck = [
        Claim(name, (value,), holds=False) for name in names for value in case.things[name] if value not in odds[name]
    ]
    return facts, struck


def proved(game: Room, sight: Sight[Any, Any], claim: Claim) -> tuple[Proof | None, Took]:
    """Prove a claim from the bare sight, and return what that took."""
    proofs = list[Proof | None]()
    time = took(lambda: proofs.append(prove(case_of(game, sight), claim)))
    return proofs[0], time


# The oracle


class Position(NamedTuple):
    """What a seat saw, and what it could be sure of."""

    sight: Sight[Any, Any]
    claim: Claim


def position(game: Room, seats: int, number: int) -> Position:
    """Return a moment of a seeded game from a seat's eyes, and a claim that is certain then."""
    chance = Chance(seed_from(number), "a position")
    *_, table = played(game, seats, number)
    while True:
        sight = table.sight(Seat(chance.below(seats)), Seq(chance.below(table.seq + 1)))
        facts, struck = ([claim for claim in some if not claim.name.startswith(UNREAD)] for some in known(game, sight))
        if facts or struck:
            return Position(sight, chance.choice(facts if facts and (not struck or chance.below(FACTS)) else struck))


def against_the_oracle(key: str, positions: int) -> Iterator[Figure]:
    """Hold the price of our proofs against the oracle's, and our times against its times."""
    game, ask = load(key), _oracle(key)
    proved(game, *position(game, 2, positions))  # from here on, what a room keeps is at hand
    ours, theirs, differing, unfinished = list[float](), list[float](), 0, 0
    for number in range(positions):
        seats = 3 if key == "break-the-code" and number % OF_THREE == OF_THREE - 1 else 2
        found = position(game, seats, number)
        proof, time = proved(game, *found)
        assert proof is not None, f"position {number}: {found.claim} is certain and has no proof"
        price, seconds = ask(found)
        if price is None:
            unfinished += 1
            continue
        ours.append(time.wall)
        theirs.append(seconds * 1000)
        differing += price != proof.price
    name = f"why, {key}"
    yield Figure(f"{name}: the oracle's price differs, of {len(ours)}", differing, "", most=0)
    yield Figure(f"{name}: the oracle not done in {LIMIT:g} s, of {positions}", unfinished, "")
    if not ours:
        return
    yield Figure(f"{name}: one proof, median", median(ours), "ms")
    yield Figure(f"{name}: one proof, mean", mean(ours), "ms")
    yield Figure(f"{name}: the oracle, median", median(theirs), "ms")
    yield Figure(f"{name}: the oracle, mean", mean(theirs), "ms")
    yield Figure(f"{name}: times faster, by the medians", median(theirs) / median(ours), "", least=FASTER)
    yield Figure(f"{name}: times faster, by the means", mean(theirs) / mean(ours), "", least=FASTER)


def _oracle(key: str) -> Callable[[Position], tuple[int | None, float]]:
    """Return who says what the cheapest proof of a claim costs, and how many seconds it thought; None: not in time."""
    import oracle  # a solver of 276 MB, which no other figure needs

    def ask(asked: Position) -> tuple[int | None, float]:
        if key == "break-the-code":
            model, rows = oracle.break_the_code(asked.sight)
            denied = oracle.denied_tile(asked.claim, rows)
        else:
            model, plan = oracle.archeologic(asked.sight)
            denied = oracle.denied_place(asked.claim, plan)
        clues = case_of(load(key), asked.sight).clues
        assert [seq for seq, _ in model.told] == [clue.seq for clue in clues], "the same clues, in the same order"
        began = perf_counter()
        try:
            price = oracle.cheapest(model, denied, [clue.price for clue in clues], LIMIT)
        except oracle.TooLong:
            return None, LIMIT
        return price, perf_counter() - began

    return ask


# What it takes in bot games


class Found(NamedTuple):
    """The proofs of a room's games."""

    times: list[Took]
    sizes: Counter[int]
    facts: list[bool]
    """Of each fact, whether it was explained when it first became certain."""


def in_bot_games(game: Room, games: int, **agreed: Any) -> Iterator[Figure]:
    """Prove what becomes certain in seeded games with two, three and four seats."""
    name, sizes, facts = ", ".join(("why", game.key, *agreed)), Counter[int](), list[bool]()
    for seats in (seats for seats in SHARES if seats in game.seats):
        some = max(1, round(games * SHARES[seats]))
        unmeasured = Found([], Counter(), [])
        _prove_a_game(game, seats, some, unmeasured, **agreed)  # from here on, what a room keeps is at hand
        found = Found([], Counter(), [])
        for number in range(some):
            _prove_a_game(game, seats, number, found, **agreed)
        if found.times:
            yield from percentiles(f"{name}, {seats} seats, {some} games: proof", found.times, MOST[seats])
        sizes += found.sizes
        facts += found.facts
    yield Figure(f"{name}: facts explained at once, of {len(facts)}", 100 * mean(facts or [True]), "%", least=100)
    for clues, count in sorted(sizes.items()):
        yield Figure(f"{name}: facts explained by {clues} clue{'s' * (clues != 1)}", count, "")


def _prove_a_game(game: Room, seats: int, number: int, found: Found, **agreed: Any) -> None:
    """Prove each fact when it first becomes certain, and a struck value for whoever is to act."""
    chance = Chance(seed_from(number), "struck values")
    before: list[set[str]] = [set() for _ in range(seats)]
    for table in played(game, seats, number, **agreed):
        for seat, names in enumerate(before):
            sight = table.sight(Seat(seat))
            facts, struck = known(game, sight)
            news = [fact for fact in facts if fact.name not in names]
            for fact in news:
                names.add(fact.name)
                proof, time = proved(game, sight, fact)
                found.times.append(time)
                found.facts.append(proof is not None)
                found.sizes.update([] if proof is None else [len(proof.clues)])
            if struck and seat in game.to_act(table.state):
                found.times.append(proved(game, sight, chance.choice(struck))[1])
