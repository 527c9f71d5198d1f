"""Turns at phone size: a move taken back, and tables played day by day that call whoever is elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, box_once_still
from .test_access import is_fine
from .test_lost_code import open_table, sit_down
from .test_people import name_something_new

LISTEN = """
window.called = [];
window.Notification = class {
  constructor(title, more) { window.called.push(more.body); }
  static permission = 'default';
  static async requestPermission() { return 'granted'; }
};
"""
"""A browser whose reader says yes, and whose notices can be read."""
ENDS_AT = """(told) => told.getBoundingClientRect().right - parseFloat(getComputedStyle(told).paddingRight)"""
OPEN = """(body) => fetch('/api/tables', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
}).then((answer) => answer.json())"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_dice_that_were_set_are_set_again(house: House, invite: Invite, size: ViewportSize) -> None:
    ada, bob = invite(size), invite(size)
    table = open_table(house, ada, [{"kind": "person"}, {"kind": "person"}])
    sit_down(bob, table["code"], "Bob")
    for visitor in (ada, bob):
        expect(visitor.page.locator(".lc")).to_be_visible()
    first, other = (ada, bob) if ada.page.locator(".status-mine").count() else (bob, ada)
    first.page.get_by_role("button", name="Lancer les dés").click()
    board, undo = first.page.locator(".lc"), first.page.get_by_role("button", name="Reprendre mon coup")
    ways: list[Callable[[], None]] = [undo.click, lambda: first.page.keyboard.press("u")]
    for take_back in ways:
        expect(board).to_have_attribute("data-phase", "setting")
        expect(undo).to_have_count(0)
        first.page.locator(".lc-main").click()
        expect(board).to_have_attribute("data-phase", "estimating")
        expect(undo).to_be_visible()
        begins_at = box_once_still(undo)["x"]
        assert first.page.locator(".happened").evaluate(ENDS_AT) <= begins_at, "no word lies under it"
        assert first.has_no_sideways_scroll()
        assert first.violations() == []
        take_back()
    expect(board).to_have_attribute("data-phase", "setting")
    expect(first.page.locator(".happened")).to_contain_text("Tu reprends ton coup.")
    expect(other.page.locator(".happened")).to_contain_text("reprend son coup.")
    expect(other.page.get_by_role("button", name="Reprendre mon coup")).to_have_count(0)


def test_a_table_played_day_by_day_calls_whoever_is_elsewhere(invite: Invite) -> None:
    ada, bob = invite(name="Ada"), invite(name="Bob")
    ada.page.add_init_script(LISTEN)
    ada.go()
    card = ada.page.get_by_role("article", name="Code de Vinci")
    card.get_by_role("button", name="Ouvrir une table").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Temps de réflexion").select_option(label="Un jour par coup")
    dialog.get_by_label("Au début, les couleurs").select_option(label="le hasard les donne")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    code = ada.page.locator(".big-code").inner_text()
    bob.go(f"/t/{code}")
    bob.page.get_by_role("button", name="M’asseoir").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".vinci")).to_be_visible()
    waiting, playing = (ada, bob) if bob.page.locator(".status-mine").count() else (bob, ada)
    if waiting is ada:
        ada.page.get_by_role("button", name="Oui, préviens-moi").click()
    waiting.go()
    mine = waiting.page.get_by_role("region", name="Reprendre ta partie").get_by_role("link")
    expect(mine).to_contain_text("à ")
    take_a_turn(playing)
    waiting.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(mine).to_contain_text("À toi de jouer")
    expect(waiting.page.locator(".calls")).to_have_count(0)
    waiting.go("/lobby")
    call = waiting.page.get_by_role("link", name="À toi de jouer : Code de Vinci")
    expect(call).to_be_visible()
    is_fine(waiting)
    call.click()
    expect(waiting.page.locator(".status-mine")).to_be_visible()
    expect(call).to_have_count(0)


def take_a_turn(visitor: Visitor) -> None:
    """Draw, and name faces until one is wrong."""
    visitor.page.locator(".pile:enabled").first.click()
    expect(visitor.page.locator(".pad-guess")).to_be_visible()
    while visitor.page.locator(".status-mine").count():
        before = visitor.seq()
        name_something_new(visitor.page)
        visitor.sees_news_after(before)


def test_who_looks_elsewhere_is_called_by_the_browser_once_they_asked_for_it(invite: Invite) -> None:
    ada, bob = invite(name="Ada"), invite(name="Bob")
    ada.page.add_init_script(LISTEN)
    ada.go()
    body = {
        "game": "vinci",
        "seats": [{}, {}],
        "name": "Ada",
        "clock": {"turn": 86400},
        "options": {"setup": "chance", "first": 1},
    }
    table = ada.page.evaluate(OPEN, body)
    ada.go(f"/t/{table['code']}#seat={table['token']}")
    bob.go(f"/t/{table['code']}")
    bob.page.get_by_role("button", name="M’asseoir").click()
    ada.page.get_by_role("button", name="Oui, préviens-moi").click()
    expect(ada.page.get_by_role("button", name="Oui, préviens-moi")).to_have_count(0)
    ada.page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    take_a_turn(bob)
    expect(ada.page.locator(".status-mine")).to_be_visible()
    assert ada.page.evaluate("window.called") == ["À toi de jouer\u00a0: Code de Vinci"]
