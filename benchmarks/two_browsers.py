"""Two people of one team with a browser each: how long a word takes from key to team-mate, and do their clocks agree?

Run by `express.py` with the Python that has Playwright. Both browsers are real, each a process of its own; the other
team has sockets. A key's time is from the Enter key's event in one page to the first frame in the other that shows the
token. The clocks are compared second by second: when each page counted down by one. Prints milliseconds.
"""

from __future__ import annotations

import os
import random
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from visit import FLAGS, open_house

ROUNDS = 4
WORDS = 8
SEATS = 4
PATIENCE = 60
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  window.keys = []; window.tokens = {}; window.ticks = [];
  addEventListener("keydown", (event) => { if (event.key === "Enter") keys.push(now()); }, true);
  let shown = "";
  new MutationObserver(() => {
    const seconds = document.querySelector(".px-seconds")?.textContent ?? "";
    if (Number(seconds) === Number(shown) - 1) ticks.push([seconds, now()]);
    shown = seconds;
    for (const word of document.querySelectorAll(".px-taken .px-word")) {
      const text = word.textContent;
      if (!(text in tokens)) { tokens[text] = 0; requestAnimationFrame(() => { tokens[text] = now(); }); }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
Message = dict[str, Any]

_decode_lines = msgspec.json.Decoder(Message).decode_lines


class Seat:
    """A socket in a seat: reads until a moment comes, and helps the game along."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.wire = ExitStack()
        address = url.replace("http", "ws", 1) + f"/ws/{table}"
        self.socket: ClientConnection = self.wire.enter_context(connect(address, max_size=None))
        self.news: Message = {"seq": -1, "offers": []}
        self.say({"t": "hello", "token": token})

    def say(self, message: Message) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def read(self) -> Message:
        """Take in what comes next, a message a line, and return how things stand."""
        for message in _decode_lines(self.socket.recv(timeout=PATIENCE)):
            if message["t"] == "news":
                self.news = message
        return self.news

    def offered(self, action: str) -> Message | None:
        return next((offer for offer in self.news["offers"] if offer["action"] == action), None)

    def do(self, action: str) -> None:
        """Do something at once, if it is offered."""
        if self.offered(action):
            self.say({"t": "act", "at": self.news["seq"], "id": f"{action}{self.news['seq']}", "action": {"t": action}})


def until_typing(seats: list[Seat]) -> None:
    """Help the game along until the first seat may say something and its turn has just begun."""
    while True:
        for seat in seats:
            seat.read()
        seq = max(seat.news["seq"] for seat in seats)
        for seat in seats:
            while seat.news["seq"] < seq:
                seat.read()
        if seats[0].offered("say") and seats[0].news["moves"][-1]["events"][-1]["t"] == "turn_began":
            return
        next((seat for seat in seats if seat.offered("flip")), seats[0]).do("flip")


def made_up(news: Message, picker: random.Random) -> str:
    """Return a word that fits one free place of one row, so that no row need be chosen."""
    (say,) = (offer for offer in news["offers"] if offer["action"] == "say")
    rows = say["fields"]["answer"]["rows"]
    while True:
        word = "".join(picker.choices("abcdefghijlmnoprstuv", k=7))
        if len([row for row in rows if _place(word, row["letter"]) in {free for _, free in row["free"]}]) == 1:
            return word


def _lies(news: Message, word: str) -> bool:
    return any(token and token["word"] == word for row in news["view"]["table"] for token in row)


def _place(word: str, letter: str) -> str:
    found = min((word.index(sign) for sign in letter.lower() if sign in word), default=-1)
    return "0" if found < 0 else "123"[found] if found < 3 else "+"


def typed(page: Page, seat: Seat, picker: random.Random) -> list[str]:
    """Type words into a page, each as soon as the last one is on the table, until the turn is over."""
    said: list[str] = []
    while len(said) < WORDS and seat.offered("say"):
        word = made_up(seat.news, picker)
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        said.append(word)
        while seat.offered("say") and not _lies(seat.news, word):
            seat.read()
    return said


def evening(url: str, pages: list[Page]) -> dict[str, list[float]]:
    """Play one game, and return the times from key to token and the differences between the clocks."""
    plan = {"game": "password-express", "seats": [{"kind": "person"}] * SEATS, "name": "A", "options": {"rounds": 1}}
    host = httpx.post(url + "/api/tables", json=plan).raise_for_status().json()
    join = f"{url}/api/tables/{host['table']}/join"
    tokens = [host["token"], *(httpx.post(join, json={"name": f"P{n}"}).json()["token"] for n in range(1, SEATS))]
    for page, token in zip(pages, (tokens[0], tokens[2]), strict=True):
        page.goto(f"{url}/t/{host['code']}#seat={token}")
        page.wait_for_selector(".px-seconds")
        page.evaluate(WATCH)
    seats = [Seat(url, host["table"], token) for token in tokens]
    until_typing(seats)
    said = typed(pages[0], seats[0], random.Random(host["code"]))
    pages[0].wait_for_timeout(6000)  # the clocks are watched for as long
    keys = pages[0].evaluate("keys")
    seen = pages[1].evaluate("tokens")
    first, second = (dict(page.evaluate("ticks.slice(-20)")) for page in pages)
    for seat in seats:
        seat.wire.close()
    return {
        "keys": [seen[word] - key for word, key in zip(said, keys, strict=True) if seen.get(word)],
        "drift": [abs(first[tick] - second[tick]) for tick in first if tick in second and tick.isdecimal()],
    }


def measure(url: str) -> dict[str, list[float]]:
    """Play several games in two browsers."""
    path = os.environ.get("CHROMIUM") or None
    found: dict[str, list[float]] = {"keys": [], "drift": []}
    with sync_playwright() as playwright:
        browsers = [playwright.chromium.launch(executable_path=path, args=FLAGS) for _ in range(2)]
        for _ in range(ROUNDS):
            pages = [browser.new_context(locale="fr-FR").new_page() for browser in browsers]
            for name, times in evening(url, pages).items():
                found[name] += times
            for page in pages:
                page.context.close()
        for browser in browsers:
            browser.close()
    return found


if __name__ == "__main__":
    with TemporaryDirectory() as folder, open_house(Path(folder)) as address:
        sys.stdout.write(msgspec.json.encode(measure(address)).decode())
