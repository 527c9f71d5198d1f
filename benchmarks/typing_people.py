"""Let tables of Password Express be played by people who type a word a second, and print how long each word took.

Run by `express.py` with the Python that has WebSockets. Every table has four people with a socket each. All of them
send a word a second, at moments of their own; the team whose turn it is not is refused, as it would be. A word's time
is from just before it is sent until the team-mate's socket has received the news of its token. Prints milliseconds.
"""

from __future__ import annotations

import asyncio
import random
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from visit import open_house

TABLES = 20
SECONDS = 30.0
EVERY = 1.0
SEATS = 4
Message = dict[str, Any]

_decode_lines = msgspec.json.Decoder(Message).decode_lines


class Table:
    """One table: when each word was sent, and when its token was seen by the team-mate."""

    def __init__(self) -> None:
        self.sent: dict[int, tuple[int, float]] = {}
        self.seen: dict[tuple[int, int], float] = {}

    def times(self) -> list[float]:
        """Return, in milliseconds, how long each word took to the team-mate."""
        pairs = ((sent, self.seen.get((seq, (seat + 2) % SEATS))) for seq, (seat, sent) in self.sent.items())
        return [(seen - sent) * 1000 for sent, seen in pairs if seen is not None]


class Person:
    """Somebody at a table: reads everything, and types."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection, picker: random.Random) -> None:
        self.table, self.seat, self.socket, self.picker = table, seat, socket, picker
        self.news: Message = {"seq": -1, "offers": [], "outcome": None}
        self.sent: dict[str, float] = {}
        self.ids = count()

    async def read(self) -> None:
        """Take in what is told, a message a line."""
        async for text in self.socket:
            now = perf_counter()
            for message in _decode_lines(text):
                await self._take(message, now)

    async def _take(self, message: Message, now: float) -> None:
        """Take in a message, and say at once that a turn may begin or a round may end."""
        if message["t"] == "news":
            self.news = message
            for move in message["moves"]:
                self.table.seen[move["seq"], self.seat] = now
            for offer in message["offers"]:
                if offer["action"] in ("flip", "agree"):
                    await self.act({"t": offer["action"]}, f"{self.seat}-{next(self.ids)}")
        elif message["t"] == "done" and message["id"] in self.sent:
            self.table.sent[message["seq"]] = self.seat, self.sent[message["id"]]

    async def type(self, until: float) -> None:
        """Type a word a second."""
        await asyncio.sleep(self.picker.random() * EVERY)
        while perf_counter() < until:
            began = perf_counter()
            if self.news["seq"] >= 0 and not self.news["outcome"]:
                id = f"w{self.seat}-{next(self.ids)}"
                action = {"t": "say", "answer": self.answer()}
                self.sent[id] = perf_counter()
                await self.act(action, id)
            await asyncio.sleep(max(0.0, began + EVERY - perf_counter()))

    async def act(self, action: Message, id: str) -> None:
        message = {"t": "act", "at": self.news["seq"], "id": id, "action": action}
        await self.socket.send(msgspec.json.encode(message).decode())

    def answer(self) -> Message:
        """Make a word up that fits some free place, or any word if it is not our turn."""
        say = next((offer for offer in self.news["offers"] if offer["action"] == "say"), None)
        if say is None:
            return {"word": "hors tour", "rows": [0]}
        row = self.picker.choice(say["fields"]["answer"]["rows"])
        letter, (_, position) = row["letter"][0].lower(), self.picker.choice(row["free"])
        other = [sign for sign in "bcdfghjklmnpqrstvwxz" if sign.upper() not in row["letter"]]
        stuff = "".join(self.picker.choices(other, k=8))
        before = {"1": 0, "2": 1, "3": 2, "+": 4}[position]
        return {"word": stuff[:before] + letter + stuff[before:], "rows": [row["row"]]}


async def seated(client: httpx.AsyncClient, number: int) -> tuple[str, list[str]]:
    """Open a table, and return it with its four tokens."""
    plan = {"game": "password-express", "seats": [{"kind": "person"}] * SEATS, "name": f"Table {number}"}
    host = (await client.post("/api/tables", json=plan)).raise_for_status().json()
    joined = []
    for seat in range(1, SEATS):
        client.cookies.clear()
        answer = await client.post(f"/api/tables/{host['table']}/join", json={"name": f"P{seat}", "seat": seat})
        joined.append(answer.raise_for_status().json())
    client.cookies.clear()
    return host["table"], [host["token"], *(one["token"] for one in joined)]


async def evening(url: str, tables: int, seconds: float) -> dict[str, list[float]]:
    """Play, and return the times."""
    async with httpx.AsyncClient(base_url=url) as client:
        places = [await seated(client, number) for number in range(tables)]
    people: list[Person] = []
    kept = [Table() for _ in places]
    for table, (id, tokens) in zip(kept, places, strict=True):
        for seat, token in enumerate(tokens):
            socket = await connect(url.replace("http", "ws", 1) + f"/ws/{id}", max_size=None, compression=None)
            await socket.send(msgspec.json.encode({"t": "hello", "token": token}).decode())
            people.append(Person(table, seat, socket, random.Random(len(people))))
    readers = [asyncio.create_task(person.read()) for person in people]
    until = perf_counter() + seconds
    await asyncio.gather(*(person.type(until) for person in people))
    await asyncio.sleep(1.0)  # what is still on its way
    for reader in readers:
        reader.cancel()
    for person in people:
        await person.socket.close()
    sent = sum(len(person.sent) for person in people)
    return {"times": [time for table in kept for time in table.times()], "sent": [sent]}


if __name__ == "__main__":
    with TemporaryDirectory() as folder, open_house(Path(folder)) as address:
        sys.stdout.write(msgspec.json.encode(asyncio.run(evening(address, TABLES, SECONDS))).decode())
