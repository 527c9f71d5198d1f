"""One whole game against a bot, on a phone and in French, in each of the three families of browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize
from tests import asking
from tools import firefox as firefox_finder
from tools import webkit as webkit_finder

from .conftest import PHONE, House
from .drivers import Driven, firefox, webkit

Start = Callable[[str, Path, ViewportSize], AbstractContextManager[Driven]]

WHEN = """(selector) => new Promise((resolve) => {
  const watcher = new MutationObserver(() => look());
  const look = () => {
    if (!document.querySelector(selector)) return;
    watcher.disconnect();
    resolve(true);
  };
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Wait until there is such a thing on the page."""
SOON = f"(selector) => Promise.race([({WHEN})(selector), new Promise((end) => setTimeout(end, 5000, false))])"
"""The same, but not for long; is it there?"""
OVER = ".game .end h2"
MY_TURN = ".game[data-to-act~='0']"
A_FREE_TILE = ".btc-composer .btc-pick:enabled[aria-pressed='false']:not(.btc-pick-seen)"


@pytest.mark.parametrize(("finder", "start"), [(firefox_finder, firefox), (webkit_finder, webkit)])
def test_a_whole_game_is_played_in_another_browser(
    house: House, tmp_path: Path, finder: ModuleType, start: Start
) -> None:
    path = finder.found()
    assert path, finder.MISSING
    with start(path, tmp_path, PHONE) as browser:
        play_a_whole_game(house, browser)


def test_the_same_game_is_played_in_chromium(house: House, chromium: Browser) -> None:
    with in_chromium(chromium) as browser:
        play_a_whole_game(house, browser)


def play_a_whole_game(house: House, browser: Driven) -> None:
    """Guess once, ask until somebody has found, answer a find with a guess; and look what the page says at the end."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    plan = {"game": "break-the-code", "name": "Ada", "seats": seats, "options": {"first": 0}}
    seated = asking.post(f"{house.url}/api/tables", json=plan).raise_for_status().json()
    browser.go(f"{house.url}/icon.svg")
    browser.ask("() => localStorage.setItem('cabinet-noir.language', 'fr')")
    browser.go(f"{house.url}/t/{seated['code']}#seat={seated['token']}")
    browser.ask(WHEN, f"{MY_TURN} .btc-guess")
    assert browser.ask("() => [innerWidth, innerHeight]") == [PHONE["width"], PHONE["height"]]
    assert browser.ask("() => document.documentElement.lang") == "fr"
    browser.tap(".btc-guess")
    while not browser.ask(SOON, ".btc-composer"):  # what had just come beside it had moved it away under the finger
        browser.tap(".btc-guess")
    guess(browser)
    while still_on(browser):
        if sees(browser, ".btc-card:enabled"):
            ask_a_question(browser)
        else:
            guess(browser)
    assert not sees(browser, ".btc-back"), "at the end everything is shown"
    assert browser.ask("() => document.documentElement.scrollWidth <= innerWidth")
    assert browser.ask("(selector) => document.querySelector(selector).innerText", OVER)
    assert browser.errors() == []


def still_on(browser: Driven) -> bool:
    """Wait until it is this seat's turn or all is over; is it still on?"""
    browser.ask(WHEN, f"{OVER}, {MY_TURN} .btc-card:enabled, {MY_TURN} .btc-composer")
    return not sees(browser, OVER)


def sees(browser: Driven, selector: str) -> bool:
    return bool(browser.ask("(selector) => document.querySelector(selector) !== null", selector))


def ask_a_question(browser: Driven) -> None:
    browser.tap(".btc-card:enabled")
    browser.ask(WHEN, ".btc-put:enabled")
    moves(browser, ".btc-put:enabled")


def guess(browser: Driven) -> None:
    """Name tiles that are not one's own, as many as are wanted."""
    browser.ask(WHEN, ".btc-composer")
    while not sees(browser, ".btc-send:enabled"):
        browser.tap(A_FREE_TILE)
    moves(browser, ".btc-send")


def moves(browser: Driven, selector: str) -> None:
    """Tap what makes a move, and wait until the table has it."""
    before = browser.ask("() => document.querySelector('.game').dataset.seq")
    browser.tap(selector)
    browser.ask(WHEN, f".game:not([data-seq='{before}'])")


class Chromium:
    """The browser of all the other tests, driven as the other two are."""

    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(
            viewport=PHONE, locale="fr-FR", has_touch=True, reduced_motion="reduce", service_workers="block"
        )
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def go(self, url: str) -> None:
        self.page.goto(url)

    def ask(self, function: str, *args: str) -> Any:
        return self.page.evaluate(function, *args)

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def errors(self) -> list[str]:
        return self.complaints


@contextmanager
def in_chromium(browser: Browser) -> Iterator[Driven]:
    driven = Chromium(browser)
    try:
        yield driven
    finally:
        driven.context.close()
