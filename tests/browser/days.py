"""A house whose dates pass when a test says so, and visitors whose own clocks pass with it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.server.days import DAY, NOON, prepare, quest_of

from cabinet_noir.games.archeologic.notation import write_city

from .conftest import Visitor
from .quests import lay_out

HOUR = 3600.0

# A real house on one port; its clock goes on from whatever it is told.
SCRIPT = """
import socket, sys, threading, time
from cabinet_noir.server.app import Settings
from cabinet_noir.server.operator.house_log import configure
from cabinet_noir.server.push.service import PushSettings
from cabinet_noir.server.run import HouseServer, server_config
configure("warning")
ahead = [float(sys.argv[2]) - time.time()]
def hear():
    for line in sys.stdin:
        ahead[0] = float(line) - time.time()
        print("heard", flush=True)
threading.Thread(target=hear, daemon=True).start()
listener = socket.create_server(("127.0.0.1", 0))
clock = lambda: time.time() + ahead[0]
settings = Settings(sys.argv[1], bot_workers=1, pace=0, clock=clock, push=PushSettings())
HouseServer(server_config(settings), lambda url: print(url, flush=True)).run(sockets=[listener])
"""


@dataclass
class DatedHouse:
    """A running house, and what time it is there."""

    url: str
    process: subprocess.Popen[str]

    def at(self, now: float, *visitors: Visitor) -> None:
        """Let it be then, for the house and for the clocks of these visitors."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{now}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "heard\n"
        for visitor in visitors:
            visitor.context.clock.set_fixed_time(now)


@contextmanager
def open_dated(folder: Path) -> Iterator[DatedHouse]:
    """Open a house at noon of a day whose puzzle and quest this test knows."""
    db = folder / "house.sqlite"
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own here
        beside.submit(lambda: asyncio.run(prepare(db))).result()
    command = [sys.executable, "-c", SCRIPT, str(db), str(NOON)]
    with (
        (folder / "house.log").open("ab") as log,
        subprocess.Popen(command, stdin=-1, stdout=-1, stderr=log, text=True, cwd=folder) as process,
    ):
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            assert url, (folder / "house.log").read_text()
            yield DatedHouse(url, process)
        finally:
            process.terminate()


CLAIM = {"fr": ("Proposer ce plan", "Oui, entrer dans la cité"), "en": ("Propose this plan", "Yes, enter the city")}


def find_city(page: Page, language: str, day: date = DAY) -> None:
    """Lay the city of a day out, and claim it."""
    lay_out(page, write_city(quest_of(day).state.city))
    for words in CLAIM[language]:
        page.get_by_role("button", name=words).click()


def aim(page: Page) -> None:
    """Begin a quest: the viewfinder is set somewhere."""
    page.locator(".axis").first.click()
    expect(page.locator(".game")).not_to_have_attribute("data-seq", "0")
