"""A house that is played in, first quiet and then besieged in every way at once, in one run.

The house and all its processes have one core, and as many files as a house is usually allowed; the besiegers have
another core, and addresses of their own. The people who measure need little, but at once: where there is a third core,
they have it; where there are two, they share the besiegers', who yield to them. They never run on the house's core,
where they would take from it what they measure. What their own core does to them can only add to the times they write
down, and is told beside them as how late they were. An act that is not answered counts for as long as it was waited
for.

Afterwards the house is closed, and its database read: every move that somebody was told is done has to be there, as
that entry, and every log has to be judged again the same.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

import siege_logs
import siege_past
from cabinet_noir.core import Corrupt, Header, Log, Refusal, Seat
from cabinet_noir.games import load
from cabinet_noir.store import Store
from cabinet_noir.table import Referee, judge_again
from figure import Figure, quantile
from serving import Server, house
from siege_attacks import ATTACKS
from siege_camp import Answered, Plan
from siege_people import Acknowledged, Evening, Found

T = TypeVar("T")

TABLES: Final = 100
QUIET: Final = 40
SECONDS: Final = 80
KEPT: Final = 100_000
"""Tables that are over, from other years."""
GAMES: Final = 3_000
"""Games of somebody who asks for all of them."""
SILENT: Final = 1_100
FILES: Final = 1_024
"""The files a process may have open where nobody has said anything else."""
SETTLES: Final = 4.0
PATIENCE: Final = 30.0
"""Seconds for which an answer is waited for after the siege."""
LOOKED_AT_EVERY: Final = 0.25
TOO_MUCH: Final = 4_000_000_000
"""Bytes at which the house is ended, so that the machine is not."""
SLOWER: Final = 3.0
MOST_MEMORY: Final = 800.0
YIELDING: Final = 10


def cores() -> tuple[int, int, int]:
    """Return the cores of the house, the besiegers and the people."""
    have = sorted(os.sched_getaffinity(0))
    return have[0], have[1 % len(have)], have[2 % len(have) if len(have) > 2 else 1 % len(have)]


class Memory:
    """What the house holds, looked at all the time."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.peak = 0
        self.ended_at = 0

    async def watch(self) -> None:
        """Look, and end a house that would take the machine with it."""
        while self._server.alive():
            held = await asyncio.to_thread(self._server.holds_in_all)
            self.peak = max(self.peak, held)
            if held > TOO_MUCH:
                self.ended_at = held
                os.kill(self._server.pid, signal.SIGKILL)
            await asyncio.sleep(LOOKED_AT_EVERY)


class Besieged(msgspec.Struct, frozen=True):
    """All that was found in one run."""

    quiet: Found
    siege: Found
    memory: Memory
    before: int
    """Bytes the quiet house held."""
    answered: Answered
    acknowledged: list[Acknowledged]
    alive: bool
    """Did the house live to see the end?"""


def measure(
    tables: int = TABLES,
    quiet: int = QUIET,
    seconds: int = SECONDS,
    kept: int = KEPT,
    games: int = GAMES,
    addresses: int = 1,
    only: str = "",
    each: int = 0,
) -> Iterator[Figure]:
    """Measure a house with so many tables, quiet for so many seconds and then besieged for so many.

    It keeps so many old tables, and so many games of one person; attacks come from so many addresses each, and `only`
    names those that are wanted. With `each`, every attack is alone for so many seconds, to see which one hurts.
    """
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        db, said = folder / "house.sqlite", folder / "house.log"
        logs = {name: str(log) for name, log in siege_logs.write_all(folder).items()}
        asyncio.run(siege_past.keep(db, kept, games))
        plan = Plan("", each or seconds, logs, siege_past.COOKIE, SILENT, addresses, only, siege_past.TOKENS)
        if each:
            yield from _run(db, said, lambda server: _one_by_one(server, plan, tables, quiet))
        else:
            besieged = _run(db, said, lambda server: _all_at_once(server, plan, tables, quiet))
            yield from _told(besieged, tables)
            yield from _judged(asyncio.run(_read_again(db, besieged.acknowledged)))
        _tell_faults(said)


def _run(db: Path, said: Path, evening: Callable[[Server], Coroutine[Any, Any, T]]) -> T:
    """Open a house, spend an evening in it, and close it."""
    ours, _, peoples = cores()
    found: list[T] = []
    with (
        said.open("wb") as log,
        _pinned(peoples),
        suppress(subprocess.TimeoutExpired),  # it did not close in time, and was ended
        house(db=str(db), stderr=log, preexec_fn=lambda: _confine(ours)) as server,
    ):
        found.append(asyncio.run(evening(server)))
    return found[0]


def _confine(core: int) -> None:
    os.sched_setaffinity(0, {core})
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


def _send_out(core: int) -> None:
    os.sched_setaffinity(0, {core})
    os.nice(YIELDING)


@contextmanager
def _pinned(core: int) -> Iterator[None]:
    """Stay on one core for a while."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


async def _all_at_once(server: Server, plan: Plan, tables: int, quiet: int) -> Besieged:
    evening, memory = Evening(server.url), Memory(server)
    await evening.sit_down(tables)
    async with _meanwhile(memory.watch()):
        evening.play()
        await asyncio.sleep(SETTLES)
        with evening.stretch() as at_peace:
            await asyncio.sleep(quiet)
        before = memory.peak
        with evening.stretch() as at_war:
            answered = await _siege(replace(plan, url=server.url))
        await evening.come_to_rest(PATIENCE)
        alive = server.alive()
    await evening.go_home()
    return Besieged(at_peace, at_war, memory, before, answered, evening.acknowledged, alive)


async def _one_by_one(server: Server, plan: Plan, tables: int, quiet: int) -> list[Figure]:
    evening, figures = Evening(server.url), list[Figure]()
    await evening.sit_down(tables)
    evening.play()
    await asyncio.sleep(SETTLES)
    with evening.stretch() as found:
        await asyncio.sleep(quiet)
    figures.extend(_alone("quiet", found, server))
    for name in (attack.name for attack in ATTACKS if plan.only in attack.name):
        with evening.stretch() as found:
            await _siege(replace(plan, url=server.url, only=name))
        await asyncio.sleep(SETTLES)
        figures.extend(_alone(name, found, server))
    await evening.go_home()
    return figures


@asynccontextmanager
async def _meanwhile(work: Any) -> AsyncIterator[None]:
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _siege(plan: Plan) -> Answered:
    """Let the besiegers do their worst, from a process of their own."""
    _, theirs, _ = cores()
    script = str(Path(__file__).with_name("siege_attacks.py"))
    besiegers = await asyncio.create_subprocess_exec(
        *(sys.executable, script),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        limit=2**20,
        preexec_fn=lambda: _send_out(theirs),
    )
    said, _ = await besiegers.communicate(msgspec.json.encode(plan) + b"\n")
    return msgspec.json.decode(said.split(b"\n")[1], type=Answered)


# what is told of it


def _told(besieged: Besieged, tables: int) -> Iterator[Figure]:
    quiet, siege = besieged.quiet, besieged.siege
    yield from _times(f"{tables} tables, quiet", quiet)
    yield from _times(f"{tables} tables, besieged", siege)
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        slower = quantile(siege.times, share) / quantile(quiet.times, share)
        most = SLOWER if name == "p99" else None
        yield Figure(f"act to everyone's view, {name}, besieged / quiet", slower, "x", most=most)
    yield Figure("memory of all processes, quiet, peak", besieged.before / 1e6, "MB")
    yield Figure("memory of all processes, besieged, peak", besieged.memory.peak / 1e6, "MB", most=MOST_MEMORY)
    yield Figure("houses that did not live to see the end", float(not besieged.alive), "", most=0)
    faults = _faults(besieged)
    yield Figure("answers 500, and the like; faults told on sockets", faults["500"], "", most=0)
    yield Figure("sockets closed with 1011", faults["1011"], "", most=0)
    for attack, answers in besieged.answered.items():
        for answer, times in sorted(answers.items()):
            yield Figure(f"{attack}: {answer}", times, "")


def _alone(name: str, found: Found, server: Server) -> Iterator[Figure]:
    """Tell what one attack does by itself. What it leaves behind is there when the next one comes."""
    yield Figure(f"{name}: act to everyone's view, p50", 1000 * quantile(found.times, 0.5), "ms")
    yield Figure(f"{name}: act to everyone's view, p99", 1000 * quantile(found.times, 0.99), "ms")
    yield Figure(f"{name}: memory of all processes, afterwards", server.holds_in_all() / 1e6, "MB")


def _times(name: str, found: Found) -> Iterator[Figure]:
    yield Figure(f"{name}: moves", len(found.times), "")
    yield Figure(f"{name}: act to everyone's view, p50", 1000 * quantile(found.times, 0.5), "ms")
    yield Figure(f"{name}: act to everyone's view, p99", 1000 * quantile(found.times, 0.99), "ms")
    yield Figure(f"{name}: the longest", 1000 * max(found.times), "ms")
    yield Figure(f"{name}: the people's own lateness, p99", 1000 * quantile(found.late, 0.99), "ms")
    if found.bots:
        yield Figure(f"{name}: a bot's move, its pace in it, p50", quantile(found.bots, 0.5), "s")
        yield Figure(f"{name}: a bot's move, its pace in it, p99", quantile(found.bots, 0.99), "s")
    if found.newcomers:
        yield Figure(f"{name}: a newcomer's first view, p50", 1000 * quantile(found.newcomers, 0.5), "ms")
        yield Figure(f"{name}: a newcomer's first view, p99", 1000 * quantile(found.newcomers, 0.99), "ms")
    yield Figure(f"{name}: newcomers turned away", found.turned_away, "", most=0)
    for reason, times in sorted(found.refused.items()):
        yield Figure(f"{name}: a player was told: {reason}", times, "")
    for code, times in sorted(found.closed.items()):
        yield Figure(f"{name}: players' sockets closed with {code}", times, "")


def _faults(besieged: Besieged) -> Counter[str]:
    """Return how often the house admitted a fault: to the besiegers, or to the people."""
    faults: Counter[str] = Counter()
    for answers in besieged.answered.values():
        for answer, times in answers.items():
            is_fault = answer == "told fault" or (answer.startswith("5") and answer != "503")
            faults["500"] += times if is_fault else 0
            # Whoever says more than is read of them keeps their own answers to our pings waiting: that is no fault.
            is_broken = answer.startswith("socket closed 1011") and not answer.endswith("keepalive ping timeout")
            faults["1011"] += times if is_broken else 0
    for found in (besieged.quiet, besieged.siege):
        faults["500"] += found.refused["fault-of-the-house"]
        faults["1011"] += found.closed[1011]
    return faults


class Judged(msgspec.Struct):
    """What the database says afterwards."""

    acknowledged: int
    logs: int = 0
    lost: int = 0
    bent: int = 0


def _judged(judged: Judged) -> Iterator[Figure]:
    yield Figure("moves that were acknowledged", judged.acknowledged, "")
    yield Figure("acknowledged moves that are not in the log", judged.lost, "", most=0)
    yield Figure("logs that were judged again", judged.logs, "")
    yield Figure("logs that do not verify", judged.bent, "", most=0)


async def _read_again(db: Path, acknowledged: list[Acknowledged]) -> Judged:
    """Read every table's log from the closed house's database, look for each move, and judge it all again."""
    judged = Judged(len(acknowledged))
    store = await Store.open(db)
    for table in {move.table for move in acknowledged}:
        row, entries = await store.table(table), await store.log(table)
        assert row is not None
        here = {(entry.seat, entry.id): entry.seq for entry in entries}
        moves = (move for move in acknowledged if move.table == table)
        judged.lost += sum(here.get((Seat(move.seat), move.id)) != move.seq for move in moves)
        game, log = load(row.game), Log(Header(row.game, row.version, row.seats, row.options), tuple(entries))
        judged.logs += 1
        try:
            header = Referee.resume(game, log, row.seed).header()
            judge_again(game, replace(log, header=header), row.seed)
        except (Corrupt, Refusal):
            judged.bent += 1
    await store.close()
    return judged


def _tell_faults(log: Path) -> None:
    """Say on the side which faults the house has written down, for whoever is to mend them."""
    faults = Counter(fault for line in log.read_text(errors="replace").splitlines() if (fault := _fault(line)))
    for fault, times in faults.most_common(20):
        print(f"{times:>7} x {fault}", file=sys.stderr)


def _fault(line: str) -> str:
    """Return the fault that a line of the house's log tells of, if it does."""
    try:
        event = msgspec.json.decode(line)
        if event["level"] in ("error", "critical"):
            return f"{event['event']}: {event.get('error', '')} {(event.get('where') or [''])[-1]}"
    except (msgspec.MsgspecError, TypeError, KeyError):  # not the house's own words: a library's last ones
        return line if re.match(r"[\w.]+(Error|Exception)\b", line) else ""
    return ""
