"""Everyone can get in: axe-core finds nothing on any page, in both schemes; nothing scrolls sideways or is tiny."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests import asking

from .conftest import DESKTOP, PHONE, House, Invite, Visitor

TARGETS = """
() => [...document.querySelectorAll("button, a.button, select, input:not([type=checkbox], [type=radio]), .tab")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)
"""


@pytest.fixture(params=["dark phone", "light desktop"])
def visitor(request: pytest.FixtureRequest, invite: Invite) -> Visitor:
    """Both schemes, both sizes, both languages, in two visits."""
    if request.param == "dark phone":
        return invite(PHONE, language="fr-FR", theme="dark")
    return invite(DESKTOP, language="en-GB", theme="light")


def is_fine(visitor: Visitor) -> None:
    assert not (found := visitor.violations()), "\n".join(found)
    assert visitor.has_no_sideways_scroll()
    assert not (small := visitor.page.evaluate(TARGETS)), "\n".join(small)


def open_table(house: House, *levels: str, **more: Any) -> dict[str, Any]:
    seats = [
        {"kind": "person"},
        *({"kind": "bot", "level": level} if level else {"kind": "person"} for level in levels),
    ]
    body = {"game": "vinci", "name": "Ada", "seats": seats, **more}
    body["options"] = {"setup": "chance", **more.get("options", {})}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    return seated


@pytest.fixture(scope="session")
def finished(house: House) -> dict[str, Any]:
    """A table whose game is over, played by bots alone, and read to its end."""
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}]
    body = {"game": "vinci", "seats": seats, "options": {"setup": "chance", "highest": 4}}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    return seated


def test_the_hall(visitor: Visitor) -> None:
    visitor.go()
    expect(visitor.page.locator(".game-card .button-main").last).to_be_visible()
    is_fine(visitor)
    visitor.page.locator(".game-ways button").first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    is_fine(visitor)


def test_the_waiting_room(house: House, visitor: Visitor) -> None:
    seated = open_table(house, "", "novice")
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(visitor.page.locator(".seats select")).to_be_visible()
    is_fine(visitor)


def test_the_table(house: House, visitor: Visitor) -> None:
    seated = open_table(house, "novice", "novice", "novice", options={"first": 0}, assist="candidates")
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(visitor.page.locator(".pile:enabled").first).to_be_visible()
    is_fine(visitor)
    visitor.page.locator(".pile:enabled").first.click()
    expect(visitor.page.locator(".drawn-mine")).to_be_visible()
    visitor.page.locator(".rows button.tile").first.click()
    expect(visitor.page.locator(".pad-odds").first).to_be_visible()
    is_fine(visitor)
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog").locator(".rules")).to_be_visible()
    is_fine(visitor)


def test_the_notes_and_the_course(house: House, visitor: Visitor) -> None:
    seated = open_table(house, "novice", options={"first": 0})
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    tabs = visitor.page.locator(".tab")
    expect(visitor.page.locator(".note-head")).to_have_count(4)
    for tab in range(3):
        if tabs.first.is_visible():
            tabs.nth(tab).click()
            expect(tabs.nth(tab)).to_have_attribute("aria-current", "true")
        if tab == 1:
            visitor.page.locator(".note-head").first.click()
        is_fine(visitor)


def test_the_expert_s_first_move(house: House, visitor: Visitor) -> None:
    seated = open_table(house, "novice", options={"jokers": True})
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(visitor.page.locator(".arrange .button-main")).to_be_visible()
    is_fine(visitor)


def test_the_end_and_the_replay(finished: dict[str, Any], visitor: Visitor) -> None:
    visitor.go(f"/t/{finished['code']}")
    expect(visitor.page.locator(".end h2")).to_be_visible(timeout=20_000)
    is_fine(visitor)
    visitor.page.locator(".end .button", has_text=re.compile("Vérifier la donne|Check the deal")).click()
    expect(visitor.page.get_by_role("dialog").locator(".finding-proved").first).to_be_visible()
    is_fine(visitor)
    visitor.go(f"/r/{finished['table']}?at=3")
    expect(visitor.page.locator(".replay .vinci")).to_be_visible()
    is_fine(visitor)


def test_the_rules(visitor: Visitor) -> None:
    visitor.go("/rules/vinci")
    expect(visitor.page.locator(".drawing").first).to_be_visible()
    is_fine(visitor)
