"""Can a bot's, or a refusal's, moment on the wire tell worlds apart that look alike to whoever waits for it?

For every bot of every room: one position, several worlds behind it which the waiting seat cannot tell apart, and in
each of them the same move over a real socket; measured is how long after it the bot's own act arrives. Between worlds
these times must vary no more than within one: F is the ratio of the two variances, and p how often it would be as large
if the worlds' names were dealt out by lot. Beside it stands how long the bots really think, which nobody may see.
TIMING_REPEATS=20 measures each world so often.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

import serving
from cabinet_noir.bots import Seen, choose, plan
from cabinet_noir.core import Chance, Game, Paced, Refusal, Seat, plain, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws.trial import Trial, encode, play, replay
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.store import SeatRow, Store, TableRow
from cabinet_noir.table import Convened, Referee
from figure import Figure
from wire import Wire, opened

WORLDS = 4
REPEATS = int(os.environ.get("TIMING_REPEATS", "6"))
WARM = 999
"""The number of a repeat that is not counted."""
DEALT = 5000
"""How often the worlds' names are dealt out by lot."""
APART = 0.15
"""Seconds from one table's move to the next one's; where bots think for long, twice as long as that: none waits for
another's thought to end."""
PATIENCE = 60.0
ME, BOT = Seat(0), Seat(1)
PACE = 900.0
"""Milliseconds within which every bot must have thought, to act at the first moment there is."""
TRIES = 400
TOKEN = "the-waiting-seat"
WRONG = "wrong"

AnyGame = Game[Any, Any, Any, Any]
AnyReferee = Referee[Any, Any, Any, Any]


class Position(Struct, frozen=True):
    """A move of the waiting seat after which a bot is to act, and worlds that look alike to that seat then."""

    game: AnyGame
    options: Any
    action: Any
    before: tuple[AnyReferee, ...]
    """Each world just before the move."""
    after: tuple[AnyReferee, ...]


# positions and worlds


def position(key: str, seed: int) -> Position:
    """Find a position in random games."""
    game = load(key)
    tables = [options for options, seats in game.samples if seats == 2]
    for number in range(TRIES):
        trial = play(game, tables[0], 2, Chance(seed_from(seed), f"timing {key} {number}").seed_of())
        for moment in range(trial.last // 2, trial.last):
            found = _worlds(trial, moment)
            if found is not None:
                return found
    raise AssertionError(f"{key}: no position was found")


def _worlds(trial: Trial, moment: int) -> Position | None:
    """Return the worlds behind a moment of a game, if there are enough and the bot's turn comes there."""
    game, entry = trial.game, trial.referee.entries[moment]
    state = trial.states[moment]
    if entry.seat != ME or game.outcome(state) is not None or BOT not in game.to_act(state) or _waits(game, state):
        return None
    sight, prints, before, after = trial.sight(ME, moment), set(), [], []
    for _ in range(20 * WORLDS):
        world = game.deduction.sample(sight, trial.chance)
        try:
            now = replay(trial, world, ME, moment)
        except Refusal:
            continue
        if (seen := encode(now.state)) not in prints:
            prints.add(seen)
            after.append(now)
            before.append(replay(trial, world, ME, moment - 1))
        if len(after) == WORLDS:
            found = Position(game, trial.options, entry.action, tuple(before), tuple(after))
            return found if _is_answered(found) else None
    return None


def _is_answered(found: Position) -> bool:
    """Does every bot do something in each of these worlds? In a game against the clock it may have nothing to do."""
    paced = [level for level, bot in found.game.bots.items() if isinstance(bot, Paced)]
    return all(plan(_seen(found, world), level, b"salt")[0] for level in paced for world in found.after)


def _seen(found: Position, world: AnyReferee) -> Seen:
    return Seen.of(found.game.key, found.options, world.sight(BOT))


def _waits(game: AnyGame, state: Any) -> bool:
    """May the waiting seat act, too, in a game without a clock? Then the bot's moment would be somebody else's."""
    return ME in game.to_act(state) and not isinstance(next(iter(game.bots.values())), Paced)


# tables of the house


class Bout(Struct, frozen=True):
    """One table that is to be played."""

    key: str
    level: str
    world: int
    repeat: int

    @property
    def id(self) -> str:
        """The table's id."""
        return f"{self.key.replace('-', '')[:12]}{self.level[:3]}{self.world}x{self.repeat}"


async def write(store: Store, bout: Bout, found: Position) -> None:
    """Write a table as if the house had just come to this position."""
    game, referee, id, level = found.game, found.before[bout.world], bout.id, bout.level
    row = TableRow(
        id=id,
        code=f"{random.Random(id).getrandbits(40):010x}"[:8].upper(),
        game=game.key,
        version=found.options.rules,
        options=found.game.agreement(found.options),
        seats=2,
        seed=referee.seed,
        status="playing",
        open=False,
        assist="off",
        created=1.0,
    )
    person = SeatRow(seat=0, name="Ada", token_hash=hashed(TOKEN), host=True, came=True)
    deal, *moves = (replace(entry, at=time()) for entry in referee.entries)
    sealed, _, *dealt = deal.events
    opening = replace(deal, events=(sealed, Convened(("", level)), *dealt))
    await store.create(row, [person, SeatRow(seat=1, kind="bot", level=level, came=True)], [opening, *moves])


# on the wire


class Visit:
    """The waiting seat at one table: it makes its move, tries it again, which is wrong, and waits for the bot's."""

    def __init__(self, found: Position) -> None:
        self._found = found
        self._heard: asyncio.Queue[tuple[float, dict[str, Any]]] = asyncio.Queue()

    async def pay(self, url: str, table: str) -> tuple[float, float]:
        """Return how long a refusal took, and how long after the move was done the bot's came, in milliseconds."""
        wire = await opened(url, f"/ws/{table}", self._hear)
        try:
            wire.send(_json({"t": "hello", "token": TOKEN}))
            _, news = await self._until("news")
            self._act(wire, "move", news["seq"])
            done, answer = await self._until("done", "error")
            assert answer["t"] == "done", answer
            self._act(wire, WRONG, answer["seq"])  # the same again: it is no longer one's turn
            refused = acted = 0.0
            while not (refused and acted):
                at, heard = await self._until("news", "error")
                if heard["t"] == "error":
                    refused = 1000 * (at - done)
                elif any(move["seat"] == BOT and move["seq"] > news["seq"] for move in heard["moves"]):
                    acted = acted or 1000 * (at - done)
            return refused, acted
        finally:
            wire.close()

    def _act(self, wire: Wire, id: str, at: int) -> None:
        wire.send(_json({"t": "act", "at": at, "id": id, "action": plain(self._found.action)}))

    def _hear(self, _wire: Wire, text: bytes) -> None:
        self._heard.put_nowait((perf_counter(), msgspec.json.decode(text)))

    async def _until(self, *kinds: str) -> tuple[float, dict[str, Any]]:
        async with asyncio.timeout(PATIENCE):
            while (heard := await self._heard.get())[1]["t"] not in kinds:
                pass
        return heard


def _json(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message)


Times = dict[tuple[str, str], list[list[float]]]
"""For each room and level, the times of each world."""


async def visits(url: str, db: Path, positions: dict[str, Position], thoughts: dict[tuple[str, str], float]) -> Times:
    """Play every table, one a little after the other, and return what was measured; refusals by their room alone."""
    times: Times = {}
    store = await Store.open(db)
    for key, found in positions.items():
        refusals = times.setdefault((key, WRONG), [[] for _ in range(WORLDS)])
        for level in found.game.bots:
            acts = times.setdefault((key, level), [[] for _ in range(WORLDS)])
            bouts = [Bout(key, level, world, repeat) for repeat in range(REPEATS) for world in range(WORLDS)]
            random.Random(key + level).shuffle(bouts)
            # What is read or reckoned once is so before anything is measured.
            await _played(url, store, found, [Bout(key, level, world, WARM) for world in range(WORLDS)], 0.0)
            apart = max(APART, 2 * thoughts[key, level] / 1000)
            for bout, (refused, acted) in await _played(url, store, found, bouts, apart):
                acts[bout.world].append(acted)
                refusals[bout.world].append(refused)
    await store.close()
    return times


async def _played(
    url: str, store: Store, found: Position, bouts: list[Bout], apart: float
) -> list[tuple[Bout, tuple[float, float]]]:
    tasks = []
    for bout in bouts:
        await write(store, bout, found)
        tasks.append((bout, asyncio.create_task(Visit(found).pay(url, bout.id))))
        await asyncio.sleep(apart)
    return [(bout, await task) for bout, task in tasks]


# telling worlds apart


def ratio(worlds: list[list[float]]) -> float:
    """Return F: the variance between worlds over the variance within them."""
    values, sizes = np.array(worlds), len(worlds[0])
    between = sizes * values.mean(axis=1).var(ddof=1)
    within = values.var(axis=1, ddof=1).mean()
    return float(between / within) if within else 0.0


def chance_of(worlds: list[list[float]]) -> float:
    """Return how often F would be as large if the worlds were dealt out by lot."""
    found, values = ratio(worlds), np.array(worlds).ravel()
    lots = np.random.default_rng(1)
    larger = sum(ratio(lots.permutation(values).reshape(len(worlds), -1).tolist()) >= found for _ in range(DEALT))
    return float(1 + larger) / (1 + DEALT)


def thinking(found: Position, level: str) -> list[float]:
    """Return how many milliseconds a bot thinks in each of these worlds."""
    job: Any = plan if isinstance(found.game.bots[level], Paced) else choose
    times = []
    for referee in found.after:
        seen = _seen(found, referee)
        job(seen, level, b"warm")
        began = perf_counter()
        job(seen, level, b"salt")
        times.append(1000 * (perf_counter() - began))
    return times


def measure() -> Iterator[Figure]:
    """Measure every bot of every room, and every room's refusals."""
    positions = {key: position(key, 12) for key in GAMES}
    thoughts: dict[tuple[str, str], float] = {}
    for key, found in positions.items():
        for level in found.game.bots:
            longest = thoughts[key, level] = max(thinking(found, level))
            yield Figure(f"{key}, {level}: longest thought, unseen", longest, "ms", most=PACE)
    with TemporaryDirectory() as folder:
        db = Path(folder) / "house.sqlite"
        with serving.house(db=str(db)) as server:
            times = asyncio.run(visits(server.url, db, positions, thoughts))
    least = 0.05 / len(times)
    told_apart = 0
    for (key, level), worlds in times.items():
        name = f"{key}, {'a refusal' if level == WRONG else level}"
        p = chance_of(worlds)
        told_apart += p < least
        yield Figure(f"{name}: deviation within a world", float(np.array(worlds).std(axis=1, ddof=1).mean()), "ms")
        yield Figure(f"{name}: F between {WORLDS} worlds, {len(worlds[0])} times each", ratio(worlds), "")
        yield Figure(f"{name}: p", p, "", least=least)
    yield Figure(f"told apart, of {len(times)}", told_apart, "", most=0)
