"""Break the Code: the exact posterior at two, three and four seats, ranked questions, plain enumeration beside it.

Every position is looked at once, as it comes: the wall's clock first, the work of this process beside it. Positions are
those of games between regulars, and of games in which anything is asked, which stay open for longer. The last figures
are of bots: what a master needs, and how often it beats a regular, over games on one shared row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from time import perf_counter
from typing import Any

from cabinet_noir.bots.bout import lots_of
from cabinet_noir.core import Chance, Seat, Sight, seed_from
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import QUESTIONS, deck
from cabinet_noir.games.break_the_code.mind.deduce import Posterior
from cabinet_noir.games.break_the_code.mind.ranking import Ranking
from cabinet_noir.games.break_the_code.types import Ask, Options, State, Tile
from cabinet_noir.table import Referee
from figure import Figure, quantile
from took import percentiles, took

GAMES = 60
MOST_ASKED = 6
"""Where anything is asked, so many questions are looked at."""
TARGETS = {2: 3.0, 3: 15.0, 4: 30.0}
THINNED = {2: 0, 3: 3, 4: 4}
"""Questions after which plain enumeration is bearable."""
BOUTS = {2: 2_000, 3: 600, 4: 600}
DEALS = 700_000
"""The seeds of the bots' games begin here: no bot was ever tuned on them."""


def positions(seats: int, bot: str | None, games: int) -> Iterator[Sight[Any, Any]]:
    """Yield what each player sees who may ask: in games of bots, or where some questions are asked at random."""
    for number in range(games):
        seed = seed_from(number)
        referee = Referee.open(GAME, Options(), seats, seed)
        while GAME.outcome(referee.state) is None and (bot or len(referee.state.asked) <= MOST_ASKED):
            seat = GAME.to_act(referee.state)[0]
            sight, chance = referee.sight(seat), Chance(lots_of(seed), f"seat {seat} move {referee.seq + 1}")
            asks = [offer for offer in sight.offers if offer.action == "ask"]
            if asks:
                yield sight
            referee.act(seat, GAME.bots[bot](sight, chance) if bot else GAME.pick(asks or sight.offers, chance))


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
    tables = took(tabulated)
    figures = [Figure("Break the Code: all answers of all hands, once a process", tables.wall, "ms")]
    figures += [figure for seats in (2, 3, 4) for figure in _deduction(seats)]
    return figures + [figure for seats in (2, 3, 4) for figure in _bots(seats)]


def tabulated() -> None:
    """Tabulate what every hand answers to every question."""
    for size in (5, 4):
        every = Posterior(GAME.start(Options(), 4 if size == 4 else 2), None).hands(size)
        for question in QUESTIONS:
            every.answers(question)


def _deduction(seats: int) -> Iterator[Figure]:
    for bot in ("regular", None):
        sights = list(positions(seats, bot, GAMES))
        name = f"Break the Code, {seats} seats, {'games of regulars' if bot else 'random questions'}"
        posteriors = [took(partial(full_posterior, sight)) for sight in sights]
        yield from percentiles(f"{name}: full posterior", posteriors, TARGETS[seats])
        ranked = [took(partial(rank, sight)) for sight in sights]
        yield from percentiles(f"{name}: ranking all open questions", ranked, 100.0 if seats == 4 else None)
    yield Figure(f"Break the Code, {seats} seats: plain enumeration takes longer", _ratio(seats), "times")


def rank(sight: Sight[Any, Any]) -> object:
    """Say what each open question is worth, from the bare sight."""
    return Ranking(Posterior(sight.view, sight.seat), int(sight.seat or 0)).questions


def _ratio(seats: int) -> float:
    """Return how many times longer plain enumeration takes on the same positions, for the count alone."""
    engine = plain = 0.0
    for sight in positions(seats, None, 8):
        if len(sight.view.asked) == THINNED[seats]:
            engine += took(partial(full_posterior, sight)).cpu
            plain += took(partial(enumerated, sight.view, int(sight.seat or 0))).cpu
            assert enumerated(sight.view, int(sight.seat or 0)) == full_posterior(sight)[0]
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
    seed = seed_from(DEALS + number // seats)
    referee = Referee.open(GAME, Options(), seats, seed)
    asked, times = 0, []
    while (outcome := GAME.outcome(referee.state)) is None:
        seat = GAME.to_act(referee.state)[0]
        sight, chance = referee.sight(seat), Chance(lots_of(seed, number), f"seat {seat} move {referee.seq + 1}")
        began = perf_counter()
        action = GAME.bots["master" if seat == mine else "regular"](sight, chance)
        if seat == mine:
            times.append(perf_counter() - began)
            asked += isinstance(action, Ask)
        referee.act(seat, action)
    return (1 / len(outcome.winners) if mine in outcome.winners else 0.0), asked, times
