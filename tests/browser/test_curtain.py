"""One phone for two: by all that its page was sent and by all that it holds, nobody's sight is behind the curtain."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests import asking
from tests.server import clients

from .conftest import PHONE, Act, House, Invite, Visitor
from .test_break_the_code import ask_something, compose

NAMES = ("Ada", "Blaise")
SEARCHED = 2
"""The turn at which the page's whole memory is searched."""
OWN = {"assist", "noted", "why", "hint"}
"""What a seat is told that nobody else is."""
EVERYTHING_KEPT = """async () => {
  const databases = (await indexedDB.databases?.()) ?? [];
  const caches_ = 'caches' in window ? await caches.keys() : [];
  const fields = [...document.querySelectorAll("input, textarea")].map((one) => one.value);
  return JSON.stringify([document.documentElement.outerHTML, document.title, fields, history.state,
    {...localStorage}, {...sessionStorage}, databases, caches_]);
}"""


@dataclass
class Overheard:
    """Every frame of every socket of a page, in order."""

    frames: list[tuple[int, str, dict[str, Any]]] = field(default_factory=list)
    sockets: int = 0

    def listen(self, page: Page) -> Overheard:
        page.on("websocket", self._opened)
        return self

    def _opened(self, socket: WebSocket) -> None:
        self.sockets += 1
        number = self.sockets

        def note(way: str) -> Callable[[str | bytes], None]:
            return lambda text: self.frames.extend((number, way, json.loads(line)) for line in str(text).split("\n"))

        socket.on("framereceived", note("in"))
        socket.on("framesent", note("out"))

    def told(self, seat: int) -> list[dict[str, Any]]:
        """Return all that was told to a seat whose curtain was lifted."""
        return [message for eyes, message in self.by_eyes() if eyes == seat]

    def by_eyes(self) -> list[tuple[int | None, dict[str, Any]]]:
        """Return every message that came, with whose eyes the house said it was for; at most one seat's are open."""
        eyes: dict[int, int | None] = {}
        seats: dict[str, int] = {}
        found = []
        for socket, way, message in self.frames:
            if message["t"] == "hello":
                eyes.pop(seats.get(message["token"], 0), None)  # the page was loaded anew: that socket has gone
                seats[message["token"]] = socket
            if message["t"] == "welcome":
                eyes[socket] = message["eyes"]
                assert sum(one is not None for one in eyes.values()) <= 1, "two seats' eyes are open"
            if way == "in":
                found.append((eyes.get(socket), message))
        return found


@dataclass
class Shared:
    """A phone that two people share, and somebody who only watches the same table."""

    phone: Visitor
    overheard: Overheard
    watching: clients.Visitor
    table: str
    tokens: list[str]
    public: dict[int, Any] = field(default_factory=dict)
    """What a spectator sees after each entry."""

    @property
    def page(self) -> Page:
        return self.phone.page

    def take(self) -> str:
        """Take the phone, as whoever the curtain asks for, and return their name."""
        mine = self.page.locator(".curtain .button-main").first
        expect(mine).to_be_enabled()
        name = re.sub("C’est moi, |It is me, ", "", mine.inner_text())
        mine.click()
        expect(self.page.locator(".game")).to_be_visible()
        return name

    def pass_on(self) -> None:
        self.page.get_by_role("button", name=re.compile("Passer l’appareil|Pass the device")).click()
        expect(self.page.locator(".curtain .button-main").first).to_be_enabled()
        self.look_on()

    def look_on(self) -> None:
        """Let the spectator see all there is so far."""
        self.watching.settle()
        for raw in self.watching.heard:
            message = json.loads(raw)
            if message["t"] == "news":
                self.public[message["seq"]] = (message["view"], message["to_act"])
        self.watching.heard.clear()

    def write_down(self, house: House, seat: int, note: str) -> None:
        """Let a seat's owner write something down elsewhere."""
        with clients.Visitor(house, self.table, self.tokens[seat]) as elsewhere:  # type: ignore[arg-type]
            elsewhere.say(t="note", key="elsewhere", value=note)
            elsewhere.until("noted")

    def everything_kept(self) -> str:
        """Return the page as it stands, and all that this browser keeps."""
        return str(self.page.evaluate(EVERYTHING_KEPT))

    def memory(self) -> str:
        """Return all that the page's script holds, once what it has dropped is gone."""
        chunks: list[str] = []
        session = self.phone.context.new_cdp_session(self.page)
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda chunk: chunks.append(chunk["chunk"]))
        session.send("HeapProfiler.enable")
        session.send("HeapProfiler.collectGarbage")
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        return "".join(chunks)


@pytest.fixture
def share(house: House, invite: Invite) -> Callable[..., Shared]:
    def open_table(game: str, **more: Any) -> Shared:
        """Open a table for two around one phone, by the house's own doors."""
        plan = {"game": game, "name": NAMES[0], "seats": [{"kind": "person"}] * 2, **more}
        seated = asking.post(f"{house.url}/api/tables", json=plan).raise_for_status().json()
        joined = asking.post(f"{house.url}/api/tables/{seated['table']}/join", json={"name": NAMES[1]})
        tokens = [seated["token"], joined.raise_for_status().json()["token"]]
        phone = invite(PHONE)
        overheard = Overheard().listen(phone.page)
        kept = {
            f"cabinet-noir.seat.{seated['table']}": tokens[0],
            f"cabinet-noir.seats.{seated['table']}": " ".join(tokens),
        }
        phone.go("/privacy")
        phone.page.evaluate("(kept) => Object.assign(localStorage, kept)", kept)
        watching = clients.Visitor(house, seated["table"])  # type: ignore[arg-type]
        phone.go(f"/t/{seated['code']}")
        return Shared(phone, overheard, watching, seated["table"], tokens)

    return open_table


def check_what_was_sent(shared: Shared) -> None:
    """Behind a curtain, everything the page was sent is what a spectator was told; a seat's own came to open eyes."""
    shared.look_on()
    counted: dict[tuple[int | None, str], int] = defaultdict(int)
    for eyes, message in shared.overheard.by_eyes():
        counted[eyes, message["t"]] += 1
        if eyes is not None:
            continue
        assert message["t"] not in OWN
        if message["t"] == "welcome":
            assert message["notes"] == {}
        if message["t"] == "news":
            assert message["offers"] == [] and message["undo"] is None
            if message["seq"] in shared.public:  # unless the spectator was told of two entries at once
                counted[eyes, "compared"] += 1
                assert (message["view"], message["to_act"]) == shared.public[message["seq"]]
    assert counted[None, "compared"] > counted[None, "news"] / 2
    for seat in (0, 1):
        assert counted[seat, "news"] and counted[seat, "assist"], "each has seen its own"


def secrets_of(shared: Shared, seat: int) -> set[str]:
    """Return strings that only a seat whose curtain was lifted was told: the hashes of what it saw."""
    known = {message["head"] for message in shared.overheard.told(seat) if message["t"] == "news"} - {""}
    public = {
        message["head"] for eyes, message in shared.overheard.by_eyes() if eyes is None and message["t"] == "news"
    }
    return known - public


def course_of(page: Page) -> set[str]:
    """Return the lines of the game as they are told to whoever has the phone in hand."""
    return {
        line
        for line in page.locator(".told, .happened li").all_text_contents()
        if re.search(r"\b(tu|ta|ton)\b", line, re.IGNORECASE)
    }


def check_nothing_is_kept(shared: Shared, secrets: set[str]) -> None:
    """Behind the curtain, neither the page nor anything its browser keeps holds what the last one knew."""
    kept = shared.everything_kept()
    assert [secret for secret in secrets if secret in kept] == []
    assert shared.page.locator(".game, .course, .happened, .told").count() == 0
    assert "Code de Vinci" in shared.page.title() or "Break the Code" in shared.page.title()
    assert not re.search(r"\btoi\b", shared.page.title(), re.IGNORECASE)


def test_a_whole_game_on_one_phone_and_no_hand_is_behind_the_curtain(
    house: House, share: Callable[..., Shared], act: Act
) -> None:
    shared = share("vinci", assist="candidates", options={"highest": 7, "first": 0})
    page, passing = shared.page, shared.page.get_by_role("button", name="Passer l’appareil")
    marks = [f"only {name} wrote this down" for name in NAMES]
    for seat, mark in enumerate(marks):
        shared.write_down(house, seat, mark)
    turns: list[int] = []
    while not page.locator(".end").count():
        turns.append(NAMES.index(shared.take()))
        if len(turns) == SEARCHED:
            expect(page.locator(".vinci")).to_be_visible()
            assert marks[turns[-1]] in shared.memory(), "the search finds what is there"
        while True:
            expect(page.locator(".dock-turn, .arrange, .end").or_(passing).first).to_be_visible()
            told = course_of(page)
            if page.locator(".end").or_(passing).count():
                break
            act(shared.phone)
        if not page.locator(".end").count():
            shared.pass_on()
            secrets = {*marks, *secrets_of(shared, turns[-1]), *told}
            assert len(secrets) > len(marks)
            check_nothing_is_kept(shared, secrets)
            if len(turns) == SEARCHED:
                memory = shared.memory()
                assert [secret for secret in secrets if secret in memory] == []
    assert {0, 1} == set(turns) and len(turns) > SEARCHED
    check_what_was_sent(shared)
    expect(page.locator(".end h2")).to_contain_text(re.compile("|".join(NAMES)))
    assert course_of(page) == set(), "several look at it: nobody is you"
    shared.watching.close()


def test_at_break_the_code_it_comes_down_again_and_again(house: House, share: Callable[..., Shared]) -> None:
    shared = share("break-the-code", assist="candidates", options={"first": 0})
    page = shared.page
    expect(page.locator(".curtain h1")).to_have_text("Passe l’appareil à Ada")
    expect(page.locator(".curtain h1")).to_be_focused()
    assert shared.phone.violations() == []
    assert shared.phone.has_no_sideways_scroll()
    for name in (*NAMES, *NAMES):
        assert shared.take() == name
        ask_something(page)
        shared.pass_on()
        check_nothing_is_kept(shared, secrets_of(shared, NAMES.index(name)))
    assert shared.take() == "Ada"
    expect(page.locator(".btc")).to_be_visible()
    page.reload()
    expect(page.locator(".curtain h1")).to_have_text("Passe l’appareil à Ada")
    check_nothing_is_kept(shared, secrets_of(shared, 0))
    hellos = [message for _, way, message in shared.overheard.frames if way == "out" and message["t"] == "hello"]
    assert [hello["covered"] for hello in hellos] == [True] * 4
    page.goto(f"{house.url}/r/{shared.table}?eyes=0")
    expect(page.locator(".btc")).to_be_visible()
    assert "eyes=spectator" in page.url, "nobody has it in hand"
    page.goto(f"{house.url}/t/{shared.watching.table['code']}")
    shared.take()
    other = [message for message in shared.overheard.told(1) if message["t"] == "news"][-1]["view"]["hands"][1]
    compose(page, [f"{tile['colour'][0].upper()}{tile['number']}" for tile in other])
    page.locator(".btc-send").click()
    shared.pass_on()
    assert shared.take() == "Blaise"
    page.get_by_role("button", name="Passer").click()
    expect(page.locator(".end h2")).to_contain_text("Ada")
    check_what_was_sent(shared)
    page.get_by_role("button", name="Rejouer").click()
    expect(page.locator(".curtain .button-main").first).to_be_enabled()
    shared.watching.close()
