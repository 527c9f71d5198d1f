"""The longest game there can be, read again on a phone: opened anywhere, slid through, and never held as a whole."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page, Response, expect
from tests import asking

from cabinet_noir.core import dump_lines, seed_from
from cabinet_noir.games import archeologic
from cabinet_noir.laws.dawdling import dawdled

from .conftest import PHONE, House, Invite

GAME = archeologic.GAME
SEATS = 4
LARGEST_PAGE = 700_000
MOST_MEMORY = 40_000_000


@cache
def longest_log() -> bytes:
    """Return the log of a quest of four who asked and asked until the table ended it."""
    played = dawdled(GAME, GAME.options(verdict="app"), SEATS, seed_from(1))
    return dump_lines(played.header(), played.entries)


def heap(page: Page) -> int:
    """Return how many bytes the page's script holds, without what it has let go."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: int = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return used


def test_the_longest_game_is_read_again_on_a_phone(house: House, invite: Invite) -> None:
    answer = asking.post(f"{house.url}/api/logs", content=longest_log(), timeout=120)
    assert answer.status_code == 201, answer.text
    table, last = answer.json()["table"], answer.json()["moves"]
    ada = invite(PHONE)
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        if "/replay?" in response.url:
            sizes.append(int(response.header_value("content-length") or 0))

    ada.page.on("response", weigh)
    ada.go(f"/r/{table}?eyes=all&at=1500")
    at_move(ada.page, 1500, last)
    assert 0 < len(sizes) <= 3
    before = heap(ada.page)
    ada.page.keyboard.press("End")
    at_move(ada.page, last, last)
    ada.page.keyboard.press("ArrowLeft")
    at_move(ada.page, last - 1, last)
    slider = ada.page.get_by_role("slider")
    for step in (0, 700, 130, 2000, 1024, 5):
        slider.fill(str(step))
        at_move(ada.page, step, last)
        expect(ada.page).to_have_url(re.compile(rf"at={step}$"))
    ada.page.get_by_label("Par les yeux de").select_option("2")
    expect(ada.page).to_have_url(re.compile(r"eyes=2&at=5$"))
    at_move(ada.page, 5, last)
    ada.page.get_by_role("button", name="Récit").click()
    ada.page.get_by_role("button", name="Montrer la suite").click()
    ada.page.get_by_role("button", name="Coups suivants").click()
    at_move(ada.page, 128, last)
    assert max(sizes) < LARGEST_PAGE
    assert heap(ada.page) - before < MOST_MEMORY
    assert ada.has_no_sideways_scroll()


def at_move(page: Page, at: int, last: int) -> None:
    words = "Coup {} sur {}$".format(*(f"{number:,}".replace(",", r"\s") for number in (at, last)))
    expect(page.get_by_role("heading", name=re.compile(words))).to_be_visible()
    expect(page.locator(".replay .pane-table .waiting")).to_have_count(0)
    expect(page.locator(".replay .paper").first).to_be_attached()
