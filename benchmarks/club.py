"""An evening at the club: how long a round takes to pair, whether others notice, how many tables one worker bears, and
what five boards tell.

    make bench BENCH=club
    make bench BENCH="club evenings=4"

Who is better is known here: a field of masters, each of whom does something at random in every so many moves. After
five rounds of the same deals at all tables, how well does the order of the standings agree with the truth, by shares of
the win, by matchpoints, and by shares of the win less what chance brought? All is seeded but the times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any, Final

import httpx
from msgspec.structs import replace

import bots
import serving
from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.club import (
    NOBODY,
    BoardResult,
    CloseRound,
    ClubEntry,
    Enter,
    OpenRound,
    Plan,
    Scoring,
    TableOfRound,
    Tournament,
    decide,
    pair,
    stand,
    standings,
)
from cabinet_noir.core import Bot, Chance, Game, Sight, seed_from
from cabinet_noir.games import load
from cabinet_noir.review import Evaluator, luck
from cabinet_noir.table import Referee
from figure import Figure, quantile

PEOPLE: Final = 64
FIELD: Final = 12
ROUNDS: Final = 5
WEAKEST: Final = 0.4
"""In what share of the moves the weakest of a field does something at random."""
FEW, MANY = 20, 200
BETWEEN: Final = 1.0
"""Seconds between a round that was taken back and the next one."""


def measure(evenings: int = 24) -> Iterator[Figure]:
    """Measure pairing, one worker with many tables, and what the standings of so many evenings tell."""
    yield from paired()
    yield from on_one_worker()
    yield from beside_a_round()
    yield from told_by_standings("vinci", evenings)


# pairing


def paired() -> Iterator[Figure]:
    """Pair many people, round after round, and tell the slowest round."""
    for seats in (2, 3, 4):
        evening, lots, longest = Evening(Plan(seats=seats, rounds=ROUNDS), PEOPLE), Random(seats), 0.0
        for _ in range(ROUNDS):
            began = perf_counter()
            pair(evening.state)
            longest = max(longest, perf_counter() - began)
            evening.play(partial(by_lot, lots))
        yield Figure(f"{PEOPLE} people at tables of {seats}: a round paired", longest, "s", most=5)


def by_lot(lots: Random, table: str, players: tuple[int, ...]) -> BoardResult:
    """Return a board that somebody won by lot."""
    winner = lots.randrange(len(players))
    return BoardResult(table, tuple(1000 * (seat == winner) for seat in range(len(players))))


class Evening:
    """A tournament without a house, by the same rules."""

    def __init__(self, plan: Plan, people: int) -> None:
        self.plan = plan
        self.log: list[ClubEntry] = []
        for number in range(people):
            self._do(Enter(str(number), str(number)))

    @property
    def state(self) -> Tournament:
        """How it stands."""
        return stand(self.plan, self.log)

    def _do(self, act: Any) -> None:
        self.log.append(ClubEntry(len(self.log), 0.0, "", act, decide(self.log, self.state, act, 0.0)))

    def play(self, result: Any) -> None:
        """Play a round, each table's board by `result`."""
        draft, number = pair(self.state), len(self.state.rounds)
        tables = tuple(TableOfRound(t.players, (f"{number} {i}",)) for i, t in enumerate(draft.tables))
        self._do(OpenRound(replace(draft, tables=tables), str(number), ("",), ""))
        self._do(CloseRound(tuple(result(t.tables[0], t.players) for t in tables), ""))


# one worker


def on_one_worker() -> Iterator[Figure]:
    """Let few and many tables be played at the pace of people, and compare."""
    slowest = {}
    for tables in (FEW, MANY):
        with serving.house() as server:
            times = asyncio.run(bots.evening(server.url, tables))
        slowest[tables] = 1000 * quantile(times, 0.99)
        yield Figure(f"{tables} tables on one worker: act to view, p99", slowest[tables], "ms")
    yield Figure("act to view, p99, many tables / few", slowest[MANY] / slowest[FEW], "x", most=3)


# whether others notice


def beside_a_round() -> Iterator[Figure]:
    """Let few tables play while a round of many people is opened, and taken back, again and again beside them."""
    with serving.house() as server:
        times, waits = asyncio.run(_beside_a_round(server.url))
    yield Figure(f"a round of {PEOPLE}, from tap to told, the slowest", max(waits), "s", most=5)
    slowest = 1000 * quantile(times, 0.99)
    yield Figure(f"{FEW} tables beside {len(waits)} such rounds: act to view, p99", slowest, "ms")


async def _beside_a_round(url: str) -> tuple[list[float], list[float]]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        headers = [await _someone(http, number) for number in range(PEOPLE)]
        asked = {"title": "Friday", "game": "vinci", "seats": 2, "rounds": ROUNDS, "name": "P0"}
        path = f"/api/tournaments/{(await _posted(http, '/api/tournaments', asked, headers[0]))['id']}"
        for number, header in enumerate(headers[1:], 1):
            await _posted(http, f"{path}/join", {"name": f"P{number}"}, header)
        waits: list[float] = []
        rounds = asyncio.create_task(_rounds(http, path, headers[0], waits))
        times = await bots.evening(url, FEW)
        rounds.cancel()
        with suppress(asyncio.CancelledError):
            await rounds
    return times, waits


async def _rounds(http: httpx.AsyncClient, path: str, header: dict[str, str], waits: list[float]) -> None:
    """Open a round and take it back, for as long as one is let."""
    seq = PEOPLE - 1
    while True:
        began = perf_counter()
        seq = (await _posted(http, f"{path}/act", {"at": seq, "act": {"t": "open_round"}}, header))["seq"]
        waits.append(perf_counter() - began)
        undo = {"at": seq, "act": {"t": "undo", "entry": seq}}
        seq = (await _posted(http, f"{path}/act", undo, header))["seq"]
        await asyncio.sleep(BETWEEN)


async def _someone(http: httpx.AsyncClient, number: int) -> dict[str, str]:
    """Return by what somebody is known."""
    answer = (await http.post("/api/me", json={"name": f"P{number}", "avatar": ""})).raise_for_status()
    http.cookies.clear()
    return {"Cookie": f"cabinet={answer.cookies['cabinet']}"}


async def _posted(http: httpx.AsyncClient, path: str, body: Any, header: dict[str, str]) -> Any:
    answer = (await http.post(path, json=body, headers=header)).raise_for_status()
    http.cookies.clear()
    return answer.json()


# what five boards tell


def told_by_standings(key: str, evenings: int) -> Iterator[Figure]:
    """Compare the order of the standings with the truth, over many evenings."""
    game = load(key)
    found: dict[str, list[float]] = {"points": [], "matchpoints": [], "adjusted": []}
    for number in range(evenings):
        for name, agreed in one_evening(game, number).items():
            found[name].append(agreed)
    plain = mean(found["points"])
    yield Figure(f"{key}, {evenings} evenings of {FIELD}: rank correlation, shares", plain, "")
    for name in ("matchpoints", "adjusted"):
        yield Figure(f"{key}: rank correlation, {name}", mean(found[name]), "")
        yield Figure(f"{key}: gained by {name}", mean(found[name]) - plain, "")


def one_evening(game: Game[Any, Any, Any, Any], number: int) -> dict[str, float]:
    """Play an evening of a graded field, and say how well each way to rank it agrees with the truth."""
    order = Random(number).sample(range(FIELD), FIELD)
    strength = dict(enumerate(order))
    evening = Evening(Plan(scoring="points", rounds=ROUNDS), FIELD)

    def result(table: str, players: tuple[int, ...]) -> BoardResult:
        field = [
            diluted(game, WEAKEST * strength[player] / FIELD) if player != NOBODY else game.bots["regular"]
            for player in players
        ]
        seed = Chance(seed_from(11), f"evening {number} round {table.split()[0]}").seed_of()
        referee = Referee.open(game, game.options(setup="chance"), len(players), seed)
        play_out(referee, field, lots_of(seed, int(table.split()[1])))
        outcome = game.outcome(referee.state)
        assert outcome is not None
        shares = Evaluator(game, referee.options, len(players)).shared(outcome)
        return BoardResult(table, _thousandths(shares), tuple(outcome.scores), _thousandths(luck(referee)))

    for _ in range(ROUNDS):
        evening.play(result)
    by = {scoring: _scores(evening, scoring) for scoring in ("points", "matchpoints")}
    adjusted = {place.who: float(place.adjusted or 0) for place in standings(evening.state)}
    return {name: _agreed(scores, strength) for name, scores in {**by, "adjusted": adjusted}.items()}


def diluted(game: Game[Any, Any, Any, Any], share: float) -> Bot:
    """Return a master who does something at random in this share of the moves."""
    master = game.bots["master"]

    def act(sight: Sight[Any, Any], chance: Chance) -> Any:
        if chance.below(1000) >= 1000 * share:
            return master(sight, chance)
        return game.pick(sight.offers, chance)

    return act


def _thousandths(values: Any) -> tuple[int, ...]:
    return tuple(round(1000 * value) for value in values)


def _scores(evening: Evening, scoring: Scoring) -> dict[int, float]:
    state = replace(evening.state, plan=replace(evening.plan, scoring=scoring))
    return {place.who: float(place.score) for place in standings(state)}


def _agreed(scores: Mapping[int, float], strength: Mapping[int, int]) -> float:
    """Return Spearman's correlation of the scores with the truth; equal scores share their ranks."""
    found, true = _ranks(scores), _ranks({player: -rank for player, rank in strength.items()})
    middle = (len(found) - 1) / 2
    top = sum((found[player] - middle) * (true[player] - middle) for player in found)
    spread = [sum((rank - middle) ** 2 for rank in ranks.values()) for ranks in (found, true)]
    return top / (spread[0] * spread[1]) ** 0.5 if all(spread) else 0.0


def _ranks(values: Mapping[int, float]) -> dict[int, float]:
    ordered = sorted(values.values())
    return {who: ordered.index(value) + (ordered.count(value) - 1) / 2 for who, value in values.items()}
