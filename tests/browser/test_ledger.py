"""A ledger of one's own at both sizes: what was weighed before is there at once, the rest while one looks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import asdict
from playwright.sync_api import Route, expect
from tests.server.finished import played

from cabinet_noir.review import Parts
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.store import People, SeatRow, Store, TableRow, WorthRow, Worths

from .conftest import House, Visitor
from .test_access import is_fine, visitor

__all__ = ["visitor"]

SEPTEMBER, MONTH = 1_788_220_800.0, 31 * 24 * 3600.0
GUESSES = "[" + "[0.1,false],[0.15,false],[0.5,true],[0.45,false],[0.8,true],[0.85,true],[0.9,false],[1,true]" + "]"
OVERLOOKED = '[["vinci-why-open",2],["vinci-why-open",1],["vinci-why-miss",5]]'
SKILL = (-0.42, -0.31, -0.18)


async def keeps(db: str, cookie: str, tag: str) -> None:
    """Let somebody have three games that were weighed, a month each, and one that was not."""
    store = await Store.open(db)
    try:
        found = await People(store).known_by(hashed(cookie))
        assert found is not None
        for number in range(4):
            await _play(store, f"{tag}{number}", found[0].id)
        for number, skill in enumerate(SKILL):
            parts = asdict(Parts(0.04 * number - 0.02, skill, 0.1, 0.2, 0.0))
            line: dict[str, Any] = {"table_id": f"{tag}{number}", "seat": 0, "person": found[0].id, "game": "vinci"}
            line |= {"seats": 2, "ended": SEPTEMBER + number * MONTH, "start": 0.5, "result": 0.5, **parts}
            assert await Worths(store).keep(WorthRow(**line, guesses=GUESSES, overlooked=OVERLOOKED))
    finally:
        await store.close()


async def _play(store: Store, id: str, person: str) -> None:
    referee = played(setup="chance")
    row = TableRow(
        id=id,
        code=id,
        game="vinci",
        version=referee.game.version,
        options=referee.game.agreement(referee.options),
        seats=2,
        seed=referee.seed,
        status="over",
        open=False,
        assist="off",
        created=SEPTEMBER,
    )
    seats = [SeatRow(seat=0, name="Ada", came=True, person=person), SeatRow(seat=1, name="Blaise", came=True)]
    await store.create(row, seats, referee.entries)


def cookie_of(visitor: Visitor) -> str:
    return next(each["value"] for each in visitor.context.cookies() if each["name"] == "cabinet")


def asking_once(visitor: Visitor) -> Callable[[], None]:
    """Let the page ask for its ledger once, and again when what is returned is called."""
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.continue_()

    visitor.page.route("**/api/me/worth", hold)
    return lambda: visitor.page.unroute("**/api/me/worth", hold)  # which lets on what is held, too


@pytest.mark.usefixtures("house")
def test_who_has_played_nothing_is_told_so(visitor: Visitor) -> None:
    visitor.go("/ledger")
    expect(visitor.page.get_by_text(re.compile("Rien à peser|Nothing to weigh"))).to_be_visible()
    is_fine(visitor)


def test_a_ledger_is_opened_from_ones_page_and_fills_while_one_looks(house: House, visitor: Visitor) -> None:
    visitor.page.request.post(f"{house.url}/api/me", data={"name": "Ada"})
    tag = cookie_of(visitor)[:6].lower()
    with ThreadPoolExecutor(1) as hand:  # the browser's own loop runs in this thread
        hand.submit(asyncio.run, keeps(str(house.db), cookie_of(visitor), re.sub(r"\W", "x", tag))).result()
    let_on = asking_once(visitor)
    visitor.go("/me")
    door = visitor.page.get_by_role("link", name=re.compile("grand livre|my ledger"))
    door.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page).to_have_url(re.compile("/ledger$"))
    sheet = visitor.page.get_by_role("region", name="Code de Vinci")
    expect(sheet).to_contain_text(re.compile("3 parties pesées|3 games weighed"))
    expect(visitor.page.get_by_role("status").first).to_contain_text(re.compile("encore une partie|weighing one game"))
    months = sheet.get_by_role("table", name=re.compile("Mois par mois|Month by month"))
    expect(months.get_by_role("row")).to_have_count(4)
    expect(months.get_by_role("row").nth(1)).to_contain_text(re.compile(r"−18\s?%"))
    guesses = sheet.get_by_role("table", name=re.compile("Quand les chances|When the odds"))
    expect(guesses.get_by_role("row").last).to_contain_text(re.compile(r"certain.*3.*100\s?%"))
    expect(
        sheet.get_by_text(re.compile("ce que les tuiles visibles excluent|what open tiles rule out"))
    ).to_be_visible()
    expect(sheet.get_by_role("link")).to_have_attribute("href", "/puzzles/vinci?theme=glance")
    expect(visitor.page.get_by_text(re.compile("l’estimation de la maison|the house’s estimate"))).to_be_visible()
    is_fine(visitor)
    let_on()
    expect(sheet).to_contain_text(re.compile("4 parties pesées|4 games weighed"))
    expect(visitor.page.get_by_role("status").first).to_be_empty()
    is_fine(visitor)
