"""Break the Code: the exact posterior at two, three and four seats, ranked questions, plain enumeration beside it.

The last figures are of bots: what a master needs, and how often it beats a regular, over games on one shared row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from time import process_time
from typing import Any

from cabinet_noir.bots.arena import lots_of
from cabinet_noir.core import Chance, Referee, Seat, Sight, seed_from
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.deduce import Posterior
from cabinet_noir.games.break_the_code.edition import QUESTIONS, deck
from cabinet_noir.games.break_the_code.questions import answer
from cabinet_noir.games.break_the_code.ranking import Ranking
from cabinet_noir.games.break_the_code.types import Options, State, Tile
from figure import Figure, quantile

GAMES = 60
ASKED = (0, 1, 2, 3, 4, 6)
"""After so many questions a position is looked at."""
TARGETS = {2: 3.0, 3: 15.0, 4: 30.0}
THINNED = {2: 0, 3: 3, 4: 4}
"""Questions after which plain enumeration is bearable."""
BOUTS = {2: 2_000, 3: 300, 4: 240}


def positions(seats: int, asked: tuple[int, ...], games: int) -> Iterator[Sight[Any, Any]]:
    """Yield what the player on turn sees after so many random questions."""
    for number in range(games):
        referee = Referee.open(GAME, Options(), seats, seed_from(number))
        chance = Chance(seed_from(number), "random questions")
        while len(referee.state.asked) <= max(asked):
            seat = referee.game.to_act(referee.state)[0]
            if len(referee.state.asked) in asked:
                yield referee.sight(seat)
            asks = [offer for offer in GAME.offers(referee.state, seat) if offer.action == "ask"]
            referee.act(seat, GAME.pick(asks, chance))


def milliseconds(work: Callable[[], object]) -> float:
    """Measure some work on one core: its own time, the best of three, so that neighbours are not measured."""
    times = []
    for _ in range(3):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times) * 1000


def full_posterior(sight: Sight[Any, Any]) -> tuple[int, object]:
    """Count the deals and give every place its odds, from the bare sight."""
    posterior = Posterior(sight.view, sight.seat)
    return posterior.count, posterior.odds


def enumerated(view: State, seat: int) -> int:
    """Count the deals by plain enumeration: every hand of every opponent, every way they fit together."""
    away = list(deck(view.options, view.seats))
    for tile in view.hands[seat]:
        assert isinstance(tile, Tile)
        away.remove(tile)
    deals: list[frozenset[int]] = [frozenset()]
    for other in range(view.seats):
        if other != seat:
            hands = [frozenset(hand) for hand in combinations(range(len(away)), len(view.hands[other]))]
            hands = [hand for hand in hands if _fits(view, other, tuple(away[item] for item in sorted(hand)))]
            deals = [deal | hand for deal in deals for hand in hands if not deal & hand]
    return len(deals)


def _fits(view: State, seat: int, hand: tuple[Tile, ...]) -> bool:
    return all(
        answer(exchange.question, hand) == said.answer
        for exchange in view.asked
        for said in exchange.said
        if said.seat == seat
    )


def measure() -> list[Figure]:
    """Measure deduction, then bots."""
    for size in (5, 4):
        every = Posterior(GAME.start(Options(), 4 if size == 4 else 2), None).hands(size)
        for question in QUESTIONS:
            every.answers(question)  # tables are made once a process
    figures = [figure for seats in (2, 3, 4) for figure in _deduction(seats)]
    return figures + [figure for seats in (2, 3, 4) for figure in _bots(seats)]


def _deduction(seats: int) -> Iterator[Figure]:
    sights = list(positions(seats, ASKED, GAMES))
    name = f"Break the Code, {seats} seats"
    times = [milliseconds(lambda sight=sight: full_posterior(sight)) for sight in sights]  # type: ignore[misc]
    yield Figure(f"{name}: full posterior, p50 of {len(times)}", quantile(times, 0.5), "ms")
    yield Figure(f"{name}: full posterior, p99", quantile(times, 0.99), "ms", most=TARGETS[seats])
    ranked = [milliseconds(lambda sight=sight: rank(sight)) for sight in sights]  # type: ignore[misc]
    yield Figure(f"{name}: ranking the open questions, p50", quantile(ranked, 0.5), "ms")
    yield Figure(
        f"{name}: ranking the open questions, p99", quantile(ranked, 0.99), "ms", most=100.0 if seats == 4 else None
    )
    yield Figure(f"{name}: plain enumeration takes longer", _ratio(seats), "times")


def rank(sight: Sight[Any, Any]) -> object:
    """Say what each open question is worth, from the bare sight."""
    return Ranking(Posterior(sight.view, sight.seat), int(sight.seat or 0)).questions


def _ratio(seats: int) -> float:
    """Return how many times longer plain enumeration takes on the same positions, for the count alone."""
    engine = plain = 0.0
    for sight in positions(seats, (THINNED[seats],), 8):
        engine += milliseconds(lambda sight=sight: full_posterior(sight))  # type: ignore[misc]
        began = process_time()
        assert enumerated(sight.view, int(sight.seat or 0)) == full_posterior(sight)[0]
        plain += (process_time() - began) * 1000
    return plain / engine


def _bots(seats: int) -> Iterator[Figure]:
    """Let a master sit among regulars, every deal from every seat."""
    won, asked, thought = 0.0, [], []
    for number in range(BOUTS[seats]):
        mine = Seat(number % seats)
        share, questions, times = bout(seats, mine, number)
        won += share
        thought += times
        asked += [questions] if share else []
    name, games = f"Break the Code, {seats} seats", BOUTS[seats]
    yield Figure(f"{name}: master among regulars wins, of {games}", 100 * won / games, "%", least=_wanted(seats))
    yield Figure(f"{name}: master thinks, p95", quantile(thought, 0.95) * 1000, "ms", most=1000.0)
    if seats == 2:
        yield Figure(f"{name}: master's questions before it wins", sum(asked) / len(asked), "", most=4.9)


def _wanted(seats: int) -> float:
    return 53.0 if seats == 2 else 100 / seats


def bout(seats: int, mine: Seat, number: int) -> tuple[float, int, list[float]]:
    """Play one game and return the master's share of the win, its questions, and how long it thought."""
    seed = seed_from(10_000 + number // seats)
    referee = Referee.open(GAME, Options(), seats, seed)
    asked, times = 0, []
    while (outcome := GAME.outcome(referee.state)) is None:
        seat = GAME.to_act(referee.state)[0]
        sight, chance = referee.sight(seat), Chance(lots_of(seed, number), f"seat {seat} move {referee.seq + 1}")
        began = process_time()
        action = GAME.bots["master" if seat == mine else "regular"](sight, chance)
        if seat == mine:
            times.append(process_time() - began)
            asked += action.__struct_config__.tag == "ask"
        referee.act(seat, action)
    return (1 / len(outcome.winners) if mine in outcome.winners else 0.0), asked, times
