"""A quest whose city the tests know, and what somebody does about it on the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests import asking

from cabinet_noir.games.archeologic.edition import COLUMNS, HOUSE, drawings, shapes
from cabinet_noir.games.archeologic.notation import read_city

from .conftest import House, Visitor, box_of

QUEST = "EJA-A9N0"
CITY = "SA1^ TB4< LD3v OD1< VA4> IC1>"
OTHER = "SA1^ TB4< LD3v OD1^ VA4> IC1>"


def open_quest(house: House, visitor: Visitor, persons: int = 1, **more: Any) -> dict[str, Any]:
    """Seat a visitor at a quest whose city this test knows."""
    body: dict[str, Any] = {"game": "archeologic", "name": "Ada", "seats": [{"kind": "person"}] * persons}
    body |= {"options": {"quest": QUEST, **more.pop("options", {})}, **more}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def mode(page: Page, name: str) -> None:
    page.locator(f".modes [data-mode={name}]").click()


def ask(visitor: Visitor, element: str) -> None:
    """Ask about an element on the axis that costs nothing."""
    before = visitor.seq()
    mode(visitor.page, "scope")
    visitor.page.get_by_role("radio", name=re.compile(f"^{element}, ")).click()
    visitor.page.locator(".scope-ask").click()
    visitor.sees_news_after(before)


def lay_out(page: Page, city: str) -> None:
    """Take each building up, turn it, and drag it to its place."""
    mode(page, "lay")
    for placement in read_city(city):
        shape = shapes(drawings(HOUSE.buildings)[placement.building])[placement.turn]
        piece = page.locator(f".tray-piece[data-building={placement.building}]")
        for turn in range(placement.turn):
            if turn == 0:
                piece.click()
            page.get_by_role("button", name=re.compile("^⟳ ")).click()
        paper, start = box_of(page.locator(".paper")), box_of(piece)
        size = paper["width"] / 5
        column, row = COLUMNS.index(placement.at[0]), int(placement.at[1]) - 1
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(paper["x"] + 100, paper["y"] + 100)
        page.mouse.move(paper["x"] + (column + len(shape[0]) / 2) * size, paper["y"] + (row + len(shape) / 2) * size)
        page.mouse.up()
        expect(piece).to_have_count(0)


def claim(visitor: Visitor) -> None:
    before = visitor.seq()
    visitor.page.get_by_role("button", name="Proposer ce plan").click()
    visitor.page.get_by_role("button", name="Oui, entrer dans la cité").click()
    visitor.sees_news_after(before)
