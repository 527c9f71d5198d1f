"""Tables and sockets at which nothing happens, and the memory they hold."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cabinet_noir.core import seed_from
from cabinet_noir.games import load
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.store import SeatRow, Store, TableRow
from cabinet_noir.table import Referee
from serving import Server
from tables import encode
from wire import Wire, opened

SOCKETS = 3_000
TABLES = 1_500
WARM = 100
"""Tables and sockets that come first and are not counted: they pay for what is there only once."""


def token(table: int, seat: int) -> str:
    """Return a seat's token."""
    return f"token-{table}-{seat}"


async def keep(db: Path) -> None:
    """Write tables in play for two, as if the house had opened them."""
    game = load("vinci")
    options = game.options()
    store = await Store.open(db)
    for number in range(TABLES + WARM + 1):
        referee = Referee.open(game, options, 2, seed_from(number))
        row = TableRow(
            id=f"table{number:05}",
            code=f"A{number:05}",
            game=game.key,
            version=game.version,
            options=game.agreement(options),
            seats=2,
            seed=referee.seed,
            status="playing",
            open=False,
            assist="off",
            created=1.0,
        )
        seats = [SeatRow(seat=seat, name="Ada", token_hash=hashed(token(number, seat)), came=True) for seat in range(2)]
        await store.create(row, seats, referee.entries)
    await store.close()


class Crowd:
    """Sockets that say hello and then only listen."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._wires: list[Wire] = []
        self._told = 0
        self._all_told = asyncio.Event()

    def _hear(self, _wire: Wire, text: bytes) -> None:
        if text.startswith(b'{"t":"news"'):
            self._told += 1
            if self._told >= len(self._wires):
                self._all_told.set()

    async def come(self, table: int, proof: str = "") -> None:
        """Open one more socket."""
        wire = await opened(self._server.url, f"/ws/table{table:05}", self._hear)
        self._wires.append(wire)
        self._all_told.clear()
        wire.send(encode({"t": "hello", "token": proof}))

    async def settle(self) -> int:
        """Wait until everyone has been told how things stand, and return what the house then holds."""
        await self._all_told.wait()
        await asyncio.sleep(2.0)
        return self._server.holds()

    def go(self) -> None:
        """Leave, all of them."""
        for wire in self._wires:
            wire.close()


async def warmed(server: Server) -> Crowd:
    """Return a crowd that is small as yet."""
    crowd = Crowd(server)
    for number in range(WARM):
        await crowd.come(number, token(number, 0))
    return crowd


async def by_sockets(server: Server) -> float:
    """Return the bytes that one more spectator of one table takes."""
    crowd = await warmed(server)
    before = await crowd.settle()
    for _ in range(SOCKETS):
        await crowd.come(0)
    grown = await crowd.settle() - before
    crowd.go()
    return grown / SOCKETS


async def by_tables(server: Server) -> float:
    """Return the bytes that one more table takes, with the sockets of its two players."""
    crowd = await warmed(server)
    before = await crowd.settle()
    for number in range(WARM, WARM + TABLES):
        for seat in range(2):
            await crowd.come(number, token(number, seat))
    grown = await crowd.settle() - before
    crowd.go()
    return grown / TABLES
