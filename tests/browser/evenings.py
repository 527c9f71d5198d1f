"""Club evenings for the browser tests: people who come by HTTP, and rounds that bots play to their end for them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.patience import PATIENCE

from .conftest import House, Visitor

NAMES = ("Ada", "Blaise", "Cléo", "Diane", "Élise", "Fatou", "Gaston", "Hypatie", "Ivan", "Jeanne", "Karim", "Léa")

Info = dict[str, Any]


@dataclass
class Evening:
    """A tournament, and whoever directs it."""

    key: str
    director: httpx.Client
    people: list[httpx.Client] = field(default_factory=list)

    def info(self) -> Info:
        return told(self.director.get(f"/api/tournaments/{self.key}"))

    def act(self, **act: Any) -> Info:
        """Do something on the last entry there is."""
        body = {"at": self.info()["seq"], "act": act}
        return told(self.director.post(f"/api/tournaments/{self.key}/act", json=body))

    def play_round(self) -> Info:
        """Open a round to which nobody comes: bots play all of it."""
        info = self.act(t="open_round")
        deadline = time.monotonic() + PATIENCE
        while info["phase"] == "playing":
            assert time.monotonic() < deadline, "the round does not end"
            self.director.post(
                f"/api/tournaments/{self.key}/act", json={"at": info["seq"], "act": {"t": "start_without_absent"}}
            )
            time.sleep(0.2)  # the bots play in another process
            info = self.info()
        return info

    def lend_to(self, visitor: Visitor, who: int = 0) -> None:
        """Let a browser be somebody of the evening."""
        client = self.people[who]
        visitor.context.add_cookies(
            [{"name": one.name, "value": one.value or "", "url": visitor.url} for one in client.cookies.jar]
        )


def told(answer: httpx.Response) -> Info:
    assert answer.is_success, answer.text
    found: Info = answer.json()
    return found


@contextmanager
def evening(house: House, people: int, **plan: Any) -> Iterator[Evening]:
    """Found a tournament whose first player directs it."""
    with ExitStack() as stack:
        clients = [stack.enter_context(httpx.Client(base_url=house.url, timeout=PATIENCE)) for _ in range(people)]
        for client, name in zip(clients, NAMES, strict=False):
            told(client.post("/api/me", json={"name": name, "avatar": ""}))
        usual = {"title": "Soirée", "game": "vinci", "options": {"setup": "chance"}, "level": "novice"}
        info = told(clients[0].post("/api/tournaments", json={**usual, "name": NAMES[0], **plan}))
        for client, name in list(zip(clients, NAMES, strict=False))[1:]:
            told(client.post(f"/api/tournaments/{info['id']}/join", json={"name": name}))
        yield Evening(info["id"], clients[0], clients)
