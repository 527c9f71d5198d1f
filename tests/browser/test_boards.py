"""A board of a set on the page: sealed while others play it, kindly shut to strangers, open with its round."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import TypeVar

from playwright.sync_api import expect
from tests.server.rounds import Company, opened_set
from tests.server.still import Hand, still_house

from cabinet_noir.server.people.cookies import COOKIE
from cabinet_noir.server.tables.boards import close_set
from cabinet_noir.server.tables.house import House as Rooms

from .conftest import DESKTOP, PHONE, House, Invite, Visitor
from .test_deal import marks

T = TypeVar("T")


def beside(house: House, done: Callable[[Rooms], Awaitable[T]]) -> T:
    """Do something in the house's own database, as another worker would."""

    async def run() -> T:
        async with still_house(str(house.db), Hand(time())) as rooms:
            return await done(rooms)

    with ThreadPoolExecutor(1) as thread:  # the browser has a loop in this one
        return thread.submit(lambda: asyncio.run(run())).result()


def arranged(house: House) -> tuple[str, str, str]:
    """Open a set and a board of it for Ada and a bot; return the set, the table and Ada's cookie."""

    async def arrange(rooms: Rooms) -> tuple[str, str, str]:
        company, opened = Company(rooms), await opened_set(rooms)
        table = await company.board(opened, "Ada", "novice")
        return opened.id, table, company.people["Ada"][1]

    return beside(house, arrange)


def give_up(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Quitter la table").click()
    leaving = visitor.page.get_by_role("dialog", name="Quitter la table")
    expect(leaving).not_to_contain_text("tout est montré")
    leaving.get_by_role("button", name="Oui, abandonner").click()


def test_a_board_is_sealed_after_its_end_and_opened_when_its_round_closes(house: House, invite: Invite) -> None:
    opened, table, cookie = arranged(house)
    stranger = invite(size=DESKTOP, language="en-GB", theme="light").go(f"/t/{table}")
    expect(stranger.page.get_by_role("heading", name="Soirée")).to_be_visible()
    expect(stranger.page.locator("main")).to_contain_text("Other tables still play this deal")
    way = stranger.page.get_by_role("link", name="To the tournament")
    expect(way).to_have_attribute("href", "/club/t/CLUB42")
    assert stranger.violations() == []
    ada = invite(size=PHONE)
    ada.context.add_cookies([{"name": COOKIE, "value": cookie, "url": house.url}])
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_title(re.compile(r"Soirée, ronde 1\s: donne 1 sur 2"))).to_have_text("donne 1/2")
    give_up(ada)
    end = ada.page.locator(".end")
    expect(end).to_contain_text("Elle s’ouvre avec les leurs, à la clôture de la ronde")
    assert end.locator(".buttons").get_by_role("button").count() == 0
    assert [link.get_attribute("href") for link in end.get_by_role("link").all()] == ["/club/t/CLUB42"]
    assert ada.violations() == []
    assert ada.has_no_sideways_scroll()
    beside(house, lambda rooms: close_set(rooms, opened))
    ada.page.reload()
    expect(end.get_by_role("link", name="Revoir la partie")).to_be_visible()
    expect(end).not_to_contain_text("à la clôture de la ronde")
    expect(end.get_by_role("button", name="Rejouer")).to_have_count(0)
    end.get_by_role("button", name="Vérifier la donne").click()
    dialog = ada.page.get_by_role("dialog", name="Vérifier la donne")
    expect(dialog).to_contain_text("C’est la donne 1 de 2 que la maison a scellées ensemble")
    assert marks(dialog)["set"] == marks(dialog)["seal"] == "proved"
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth"), "even a seal breaks its line"
    ada.errors[:] = [one for one in ada.errors if "/api/tournaments/CLUB42" not in one]  # a set, no evening
