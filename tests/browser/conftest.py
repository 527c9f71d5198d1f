"""A real house in a process of its own, a real Chromium, and visitors who notice every error the page makes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)
from tests import asking
from tests.patience import PATIENCE
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.fspath).parent == Path(__file__).parent:
            item.add_marker("browser")


@dataclass
class House:
    """A running house."""

    url: str
    process: subprocess.Popen[bytes]
    db: Path


@contextmanager
def open_house(folder: Path, port: int, *more: str) -> Iterator[House]:
    """Start the house with bots that do not dawdle, and wait until it answers."""
    command = [sys.executable, "-m", "cabinet_noir.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--db", str(folder / "house.sqlite"), "--bot-workers", "1", "--pace", "0", *more]
    with (folder / "house.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        url = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if asking.get(f"{url}/api/games").is_success:
                    break
            except httpx.TransportError:
                pass
            assert process.poll() is None, (folder / "house.log").read_text()
            assert time.monotonic() < deadline, "the house does not answer"
            time.sleep(0.05)  # it starts on the same cores
        yield House(url, process, folder / "house.sqlite")
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    page = ROOT / "src" / "cabinet_noir" / "server" / "page" / "index.html"
    assert page.exists(), "the page is not built: npm run build"
    with open_house(tmp_path_factory.mktemp("house"), free_port()) as opened:
        yield opened


@pytest.fixture
def house_at() -> HouseAt:
    """A house of one's own, to be closed and opened again."""
    return lambda folder, port=None, *more: open_house(folder, port or free_port(), *more)


def chromium_path() -> str | None:
    """Return where the browser is."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@dataclass
class Visitor:
    """Somebody with a browser of their own."""

    page: Page
    context: BrowserContext
    url: str
    errors: list[str] = field(default_factory=list)
    seat: int | None = None

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(self.url + path)
        return self

    def seq(self) -> int:
        return int(self.page.locator(".game").get_attribute("data-seq") or -1)

    def sees_news_after(self, seq: int) -> None:
        expect(self.page.locator(".game")).not_to_have_attribute("data-seq", str(seq))

    def has_no_sideways_scroll(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))

    def comes_to_rest(self) -> None:
        """Wait until nothing moves: a card being turned is narrower than it will be."""
        self.page.evaluate("Promise.all(document.getAnimations().map((a) => a.finished.catch(() => null)))")

    def violations(self) -> list[str]:
        """Return what axe-core finds against this page once it is drawn: until then it has no heading."""
        expect(self.page.locator("h1").first).to_be_attached()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.comes_to_rest()
        found: list[dict[str, Any]] = self.page.evaluate("axe.run().then((result) => result.violations)")
        return [f"{one['id']}: {node['html']} {node['failureSummary']}" for one in found for node in one["nodes"]]


Invite = Callable[..., Visitor]
Act = Callable[[Visitor], None]
HouseAt = Callable[..., AbstractContextManager[House]]


@pytest.fixture
def invite(house: House, chromium: Browser) -> Iterator[Invite]:
    """Invite visitors; at the end none of them may have seen an error."""
    with ExitStack() as stack:
        visitors: list[Visitor] = []

        def come(
            size: ViewportSize = PHONE,
            language: str = "fr-FR",
            name: str = "",
            theme: str = "dark",
            url: str = "",
            worker: bool = False,
        ) -> Visitor:
            context = chromium.new_context(
                viewport=size,
                locale=language,
                has_touch=size["width"] < 500,
                reduced_motion="reduce",
                service_workers="allow" if worker else "block",
            )
            stack.callback(context.close)
            kept = {"cabinet-noir.name": name, "cabinet-noir.theme": theme}
            for key, value in kept.items():
                if value:
                    context.add_init_script(
                        f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')"
                    )
            visitor = Visitor(context.new_page(), context, url or house.url)
            visitors.append(visitor)
            listen(visitor)
            return visitor

        yield come
        for visitor in visitors:
            assert visitor.errors == []


def listen(visitor: Visitor) -> None:
    """Write down every error the page makes."""

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            visitor.errors.append(f"{message.text} {message.location}")

    visitor.page.on("console", heard)
    visitor.page.on("pageerror", lambda error: visitor.errors.append(str(error)))


# Playing by what the page shows


@pytest.fixture
def act() -> Act:
    return take_part


def take_part(visitor: Visitor) -> None:
    """Do one sensible thing with what the page offers: choose colours, stand up, draw, name the likeliest, place."""
    page, before = visitor.page, visitor.seq()
    expect(page.locator(".dock-turn, .arrange").first).to_be_visible()  # the board may still be on its way
    gap = page.locator(".gap")
    own = page.locator(".mine button.tile")
    piles = page.locator(".pile:enabled")
    colours = page.locator(".hand-choice")
    if colours.count():
        colours.nth(2).click()
        expect(colours).to_have_count(0)  # all choose at once: the first news may be another's choice
    elif page.locator(".arrange").count():
        page.locator(".arrange .button-main").click()
    elif gap.count():
        gap.first.click()
    elif own.count():
        own.first.click()
    elif piles.count():
        piles.first.click()
    else:
        name_the_likeliest(page)
    visitor.sees_news_after(before)


def unfold_the_end(page: Page) -> None:
    """Show the end's details: where the table leaves no room for them they wait folded."""
    fold = page.locator(".end-fold")
    fold.click()  # by hand, and they no longer fold by themselves once the table has taken its room
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")


def box_of(piece: Locator) -> FloatRect:
    """Return where a piece of the page is, as it is shown."""
    box = piece.bounding_box()
    assert box is not None
    return box


def box_once_still(piece: Locator) -> FloatRect:
    """Return where a piece of the page is once nothing moves it any more."""
    before, now = None, box_of(piece)
    while now != before:
        piece.page.wait_for_timeout(150)
        before, now = now, box_of(piece)
    return now


def number_of(piece: Locator, attribute: str) -> int:
    """Return what an attribute that is a number says now."""
    return int(piece.get_attribute(attribute) or "")


def point_at(tile: Locator) -> None:
    """Choose a tile, and wait until the page shows that it is chosen: a second click would let it go."""
    if tile.get_attribute("aria-pressed") != "true":
        tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")


def name_the_likeliest(page: Page) -> None:
    """Look at every hidden tile's odds and name the surest one."""
    tiles = page.locator(".rows button.tile")
    best = (-1.0, 0, 0)
    for index in range(tiles.count()):
        point_at(tiles.nth(index))
        for face, text in enumerate(page.locator(".pad-guess .pad-odds").all_inner_texts()):
            chance = float(text.strip("<>%") or 0)
            best = max(best, (chance, index, face))
        if best[0] >= 100:
            break
    point_at(tiles.nth(best[1]))
    page.locator(".pad-guess .pad-face").nth(best[2]).click()
