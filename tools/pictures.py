"""Take the README's pictures: a real house, a real game in each room, as far as a bot in one's seat has brought it.

    python -m tools.pictures [FOLDER]

Nothing is drawn for the picture: a visitor's page is shown what the house shows everybody. Run again whenever a board
changes; the games, being dealt anew, are others each time.
"""

from __future__ import annotations

import os
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import httpx
import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

from cabinet_noir.bots import Seen, choose
from cabinet_noir.games import load

FOLDER = Path("docs/pictures")
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 60
QUALITY = 80
LEVEL = "master"
Message = dict[str, Any]


class Room(Struct, frozen=True):
    """A game as it is pictured: who else sits there, and after how many moves of one's own."""

    game: str
    moves: int
    others: tuple[str, ...] = ("regular",)
    options: Message = {}


ROOMS = (
    Room("vinci", 6, options={"first": 0}),
    Room("break-the-code", 3, options={"first": 0}),
    Room("archeologic", 3),
    Room("lost-code", 4),
    Room("password-express", 7, ("regular", "regular", "regular")),
)


class Lens(Struct, frozen=True):
    """On what, in which language and in which light a page is looked at."""

    name: str
    size: ViewportSize
    language: str
    theme: str
    scale: float


PHONE_LENS = Lens("phone", PHONE, "fr-FR", "dark", 1.5)
DESKTOP_LENS = Lens("desktop", DESKTOP, "en-GB", "light", 1)


@contextmanager
def open_house() -> Iterator[str]:
    """Open a house of our own, whose bots do not dawdle, and give its address."""
    command = [sys.executable, "-m", "cabinet_noir.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--pace", "0"]
    with TemporaryDirectory() as folder:
        command += ["--db", str(Path(folder) / "house.sqlite")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as house:
            assert house.stdout is not None
            try:
                yield next(found[0] for line in house.stdout if (found := re.search(r"http://[\w.:]+", line)))
            finally:
                house.terminate()


class Seat:
    """Somebody's seat at a table, in which a bot plays by what the house shows them."""

    def __init__(self, url: str, room: Room) -> None:
        self.room = room
        seats = [{"kind": "person"}, *({"kind": "bot", "level": level} for level in room.others)]
        plan = {"game": room.game, "name": "Ada", "seats": seats, "options": room.options}
        seated = httpx.post(f"{url}/api/tables", json=plan).raise_for_status().json()
        self.link = f"{url}/t/{seated['code']}#seat={seated['token']}"
        self.address = url.replace("http", "ws", 1) + f"/ws/{seated['table']}"
        self.token = seated["token"]
        self.options: Message = {}
        self.news: Message = {"seq": -1, "offers": []}
        self.past: list[tuple[int, list[Message]]] = []

    def play(self) -> None:
        """Play until so many moves are made and it is one's turn again, unless the game is over before."""
        with connect(self.address, max_size=None) as socket:
            socket.send(msgspec.json.encode({"t": "hello", "token": self.token}).decode())
            for _ in range(self.room.moves):
                self._wait(socket)
                if self.news.get("outcome"):
                    return
                self._act(socket)
            self._wait(socket)

    def _wait(self, socket: ClientConnection) -> None:
        """Read until there is something to do that has not been done."""
        done = self.news["seq"] if self.past else -1
        while not (self.news["seq"] > done and self.news["offers"]) and not self.news.get("outcome"):
            for line in str(socket.recv(PATIENCE)).split("\n"):
                self._hear(msgspec.json.decode(line))

    def _hear(self, message: Message) -> None:
        if message["t"] == "welcome":
            self.options = message["table"]["options"]
        elif message["t"] == "news":
            self.news = message
            tags = {str(event.__struct_config__.tag) for event in get_args(load(self.room.game).event)}
            for move in message["moves"]:
                self.past.append((move["seq"], [event for event in move["events"] if event["t"] in tags]))

    def _act(self, socket: ClientConnection) -> None:
        seats = 1 + len(self.room.others)
        seen = Seen(self.room.game, self.options, seats, 0, msgspec.json.encode(self.past))
        action = choose(seen, LEVEL, secrets.token_bytes(16))
        if action != b"null":  # somebody with a pace of their own may have nothing to say just now
            act = {"t": "act", "at": self.news["seq"], "id": f"m{self.news['seq']}", "action": msgspec.Raw(action)}
            socket.send(msgspec.json.encode(act).decode())


def played(url: str, room: Room) -> Seat:
    """Play in a room, and again if somebody was too quick: a picture shows a game that is on."""
    while True:
        seat = Seat(url, room)
        seat.play()
        if not seat.news.get("outcome"):
            return seat


@contextmanager
def looked_at(browser: Browser, lens: Lens) -> Iterator[Page]:
    """Look through a lens."""
    context = browser.new_context(
        viewport=lens.size,
        locale=lens.language,
        device_scale_factor=lens.scale,
        has_touch=lens.size == PHONE,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('cabinet-noir.theme', '{lens.theme}')")
    yield context.new_page()
    context.close()


def take(page: Page, file: Path) -> None:
    """Take a picture of a page that has come to rest."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.screenshot(path=file, type="webp", quality=QUALITY, animations="disabled", caret="hide")
    print(f"{file}: {file.stat().st_size / 1000:.0f} kB", file=sys.stderr)


def take_all(url: str, browser: Browser, folder: Path) -> None:
    """Take a picture of home and of every room."""
    for lens in (PHONE_LENS, DESKTOP_LENS):
        with looked_at(browser, lens) as page:
            page.goto(url)
            take(page, folder / f"home-{lens.name}.webp")
    for room in ROOMS:
        seat = played(url, room)
        for lens in (PHONE_LENS, DESKTOP_LENS) if room is ROOMS[0] else (PHONE_LENS,):
            with looked_at(browser, lens) as page:
                page.goto(seat.link)
                expect(page.locator(".game")).to_be_visible()
                expect(page.locator(".game .waiting")).to_have_count(0)  # the board may still be on its way
                take(page, folder / f"{room.game}-{lens.name}.webp")


def main(args: list[str]) -> None:
    """Open a house and go through it."""
    folder = Path(args[0]) if args else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
    expect.set_options(timeout=PATIENCE * 1000)
    with open_house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or None, args=flags)
        take_all(url, browser, folder)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
