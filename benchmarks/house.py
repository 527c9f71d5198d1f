"""The house under load: moves per second beside boardgame.io's server, many tables with bots, idle tables and sockets.

Client and server share the machine. The race is run in turns, and each server's best turn counts: whatever else runs
here can only slow one down. The processor time of a move is told beside it; it depends less on who else is at work.
"""

from __future__ import annotations

import asyncio
import gc
import resource
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import bots
import idle
import serving
from figure import Figure, quantile
from serving import Server
from tables import Opener, Race, house_table, peer_table, race
from workers import SHARE, crew

TABLES = 128
SECONDS = 8.0
TURNS = 3


def run(opened: AbstractContextManager[Server], opener: Opener, seconds: float = SECONDS) -> Race:
    """Start a server and play at it."""
    gc.collect()
    with opened as server:
        return asyncio.run(race(server.url, opener, TABLES, seconds, server.worked))


def beside_the_peer() -> list[Figure]:
    """Measure the house and boardgame.io in turns."""
    turns = [(run(serving.house(), house_table), run(serving.peer(), peer_table)) for _ in range(TURNS)]
    ours = max((ours for ours, _ in turns), key=lambda race: race.rate)
    theirs = max((theirs for _, theirs in turns), key=lambda race: race.rate)
    return [
        *told("house, SQLite, durable", ours),
        *told("boardgame.io, in memory", theirs),
        Figure("moves a second, house / boardgame.io", ours.rate / theirs.rate, "x", least=1.5),
        Figure("processor time of a move, boardgame.io / house", theirs.work / ours.work, "x"),
    ]


def told(name: str, found: Race) -> list[Figure]:
    """Return the figures of a race."""
    return [
        Figure(f"{name}: moves a second, {TABLES} tables of two", found.rate, "/s"),
        Figure(f"{name}: act to everyone's view, p50", 1000 * quantile(found.times, 0.5), "ms"),
        Figure(f"{name}: act to everyone's view, p99", 1000 * quantile(found.times, 0.99), "ms"),
        Figure(f"{name}: processor time of a move", 1e6 * found.work, "us"),
    ]


def with_bots() -> list[Figure]:
    """Measure many people who each play a bot, at the pace of people."""
    with serving.house() as server:
        times = asyncio.run(bots.evening(server.url))
    return [
        Figure(f"{bots.TABLES} tables with bots: act to everyone's view, p50", 1000 * quantile(times, 0.5), "ms"),
        Figure(
            f"{bots.TABLES} tables with bots: act to everyone's view, p99", 1000 * quantile(times, 0.99), "ms", most=50
        ),
    ]


def at_rest() -> list[Figure]:
    """Measure what tables and sockets hold while nothing happens."""
    with TemporaryDirectory() as folder:
        db = Path(folder) / "house.sqlite"
        asyncio.run(idle.keep(db))
        with serving.house(db=str(db)) as server:
            socket = asyncio.run(idle.by_sockets(server))
        with serving.house(db=str(db)) as server:
            table = asyncio.run(idle.by_tables(server)) - 2 * socket
    return [
        Figure(f"memory of an idle socket, {idle.SOCKETS:,} open", socket / 1000, "kB", most=60),
        Figure(f"memory of an idle table, {idle.TABLES:,} open", table / 1000, "kB", most=40),
    ]


def by_workers() -> list[Figure]:
    """Measure one worker and two, in turns, each with the same share of a core; and with all that can be had here."""
    turns = [(at_crew(1, rationed=True), at_crew(2, rationed=True)) for _ in range(TURNS)]
    one = max((one for one, _ in turns), key=lambda race: race.rate)
    two = max((two for _, two in turns), key=lambda race: race.rate)
    free, both = at_crew(1), at_crew(2)
    share = f"with {SHARE:.0%} of a core each"
    return [
        *told("one worker, PostgreSQL and Redis", free),
        Figure("moves a second, two workers / one, all on this machine", both.rate / free.rate, "x"),
        *told(f"one worker, PostgreSQL and Redis, {share}", one),
        *told(f"two workers, PostgreSQL and Redis, {share}", two),
        Figure("moves a second, two workers / one, with equal shares", two.rate / one.rate, "x", least=1.5),
    ]


def at_crew(workers: int, rationed: bool = False) -> Race:
    """Play at so many workers."""
    gc.collect()
    with crew(workers) as server:
        meanwhile = server.rationed if rationed else nullcontext
        return asyncio.run(race(server.url, server.opener, TABLES, SECONDS, server.worked, meanwhile))


def measure() -> list[Figure]:
    """Measure the house under load."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return [*beside_the_peer(), *with_bots(), *at_rest(), *by_workers()]
