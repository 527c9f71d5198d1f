"""A worker that is to stop shows everyone out: what was said is answered, and every page is sent elsewhere at once."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests import asking
from tests.engines import Postgres, Redis
from tests.ports import free_port
from websockets.exceptions import ConnectionClosed

from .clients import PATIENCE, House, Visitor, any_action, running

MOVE = 1012


def closing_code(visitor: Visitor) -> int | None:
    """Hear everything until the socket is closed, and return how it was."""
    try:
        while True:
            visitor.hear()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_everyone_is_answered_and_sent_elsewhere_and_no_move_is_lost(postgres: Postgres, redis: Redis) -> None:
    db, picker = postgres.fresh(), random.Random(2)
    with running(db, redis.url) as leaving, running(db, redis.url) as staying:
        seated = [ada := leaving.open_table("person", "person"), leaving.join(ada["table"])]
        people = [Visitor(leaving, one["table"], one["token"]) for one in seated]
        watching = Visitor(leaving, ada["table"])
        for visitor in people:
            visitor.catch_up(0)
        player = next(visitor for visitor in people if visitor.news["offers"])
        action = any_action(player.news, picker)
        player.say(t="act", at=0, id="last", action=action)
        leaving.process.send_signal(signal.SIGTERM)
        assert {closing_code(visitor) for visitor in (*people, watching)} == {MOVE}
        told = [message["seq"] for message in map(json.loads, player.heard) if message["t"] == "done"]
        with Visitor(staying, ada["table"], seated[player.seat]["token"], since=0) as again:
            answer = again.act(action, at=0, id="last")
            assert (answer["t"], answer["seq"]) == ("done", 1)
            assert told in ([], [1])
        leaving.process.wait(PATIENCE)
        assert staying.info(ada["table"])["seq"] == 1


def children(pid: int) -> list[int]:
    """Return the workers of a supervisor."""
    pids = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(pid) for pid in pids if "spawn_main" in command_of(pid)]


def command_of(pid: str) -> str:
    """Return what a process was started with; nothing if it has ended meanwhile."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


@contextmanager
def supervised(db: str, bus: str, metrics: int, port: int = 0, *more: str) -> Iterator[House]:
    """Open a house of two workers, as an operator does."""
    command = [sys.executable, "-m", "cabinet_noir.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--pace", "0", "--db", db, "--bus", bus, "--workers", "2", "--metrics-port", str(metrics)]
    command += ["--language", "en", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert "http://" in line, process.stderr and process.stderr.read()
            yield House("http://" + line.partition("http://")[2].split()[0], process)
        finally:
            if process.poll() is None:
                process.terminate()
            process.communicate(timeout=PATIENCE)


@pytest.fixture
def metrics_port() -> int:
    """A port that is free, with the next one."""
    return free_port(row=2)


def test_a_supervisor_replaces_a_dead_worker_and_stops_them_all(
    postgres: Postgres, redis: Redis, metrics_port: int
) -> None:
    with supervised(postgres.fresh(), redis.url, metrics_port) as house:
        pids = children(house.process.pid)
        assert len(pids) == 2
        for number in range(2):
            assert asking.get(f"http://127.0.0.1:{metrics_port + number}/ready").text == "ready\n"
        table = house.open_table("person", "novice")
        os.kill(pids[0], signal.SIGKILL)
        while len(now := set(children(house.process.pid))) < 2 or pids[0] in now:
            os.sched_yield()
        with Visitor(house, table["table"], table["token"]) as visitor:
            assert visitor.table["status"] == "playing"
            house.process.terminate()
            assert closing_code(visitor) == MOVE
        assert house.process.wait(PATIENCE) == 0
        with pytest.raises(httpx.ConnectError):
            house.get("/api/games")


def test_workers_with_ports_of_their_own_are_told_apart_and_serve_the_same_tables(
    postgres: Postgres, redis: Redis, metrics_port: int
) -> None:
    port = free_port(row=2)
    with supervised(postgres.fresh(), redis.url, metrics_port, port, "--own-ports") as house:
        assert house.url.endswith(f":{port}")
        first, second = house, House(f"http://127.0.0.1:{port + 1}", house.process)
        table = first.open_table("person", "person")
        with (
            Visitor(second, table["table"], table["token"]) as ada,
            Visitor(second, table["table"], second.join(table["table"])["token"]) as bob,
        ):
            assert {ada.catch_up(0)["seq"], bob.catch_up(0)["seq"]} == {0}
            figures = [asking.get(f"http://127.0.0.1:{metrics_port + number}/metrics").text for number in range(2)]
            assert ["cabinet_sockets 2.0" in page for page in figures] == [False, True]
