"""ArcheOlogic in a real browser: a city laid out by dragging, a race with a wrong plan, no secret in a socket."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from cabinet_noir.games.archeologic.edition import COLUMNS, RING, SHAPES
from cabinet_noir.games.archeologic.notation import read_city

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
QUEST = "EJA-A9N0"
CITY = "SA1^ TB4< LD3v OD1< VA4> IC1>"
OTHER = "SA1^ TB4< LD3v OD1^ VA4> IC1>"


def open_quest(house, visitor, persons=1, **more):
    """Seat a visitor at a quest whose city this test knows."""
    body = {"game": "archeologic", "name": "Ada", "seats": [{"kind": "person"}] * persons}
    body |= {"options": {"quest": QUEST, **more.pop("options", {})}, **more}
    seated = httpx.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def mode(page, name):
    page.locator(f".modes [data-mode={name}]").click()


def ask(visitor, element):
    """Ask about an element on the axis that costs nothing."""
    before = visitor.seq()
    mode(visitor.page, "scope")
    visitor.page.get_by_role("radio", name=re.compile(f"^{element}, ")).click()
    visitor.page.locator(".scope-ask").click()
    visitor.sees_news_after(before)


def lay_out(page, city):
    """Take each building up, turn it, and drag it to its place."""
    mode(page, "lay")
    for placement in read_city(city):
        shape = SHAPES[placement.building][placement.turn]
        piece = page.locator(f".tray-piece[data-building={placement.building}]")
        for turn in range(placement.turn):
            if turn == 0:
                piece.click()
            page.get_by_role("button", name="⟳ Tourner").click()
        paper, start = page.locator(".paper").bounding_box(), piece.bounding_box()
        size = paper["width"] / 5
        column, row = COLUMNS.index(placement.at[0]), int(placement.at[1]) - 1
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(paper["x"] + 100, paper["y"] + 100)
        page.mouse.move(paper["x"] + (column + len(shape[0]) / 2) * size, paper["y"] + (row + len(shape) / 2) * size)
        page.mouse.up()
        expect(piece).to_have_count(0)


def claim(visitor):
    before = visitor.seq()
    visitor.page.get_by_role("button", name="Proposer ce plan").click()
    visitor.page.get_by_role("button", name="Oui, entrer dans la cité").click()
    visitor.sees_news_after(before)


def test_two_taps_from_home_to_a_quest_alone(invite):
    ada = invite(PHONE).go()
    ada.page.locator("article", has=ada.page.locator("#game-archeologic")).get_by_role(
        "button", name="Jouer seul"
    ).tap()
    expect(ada.page.locator(".axis")).to_have_count(len(RING))
    assert [axis.get_attribute("data-axis") for axis in ada.page.locator(".axis").all()] == list(RING)
    ada.page.get_by_role("radio", name=re.compile("colonne C")).tap()
    expect(ada.page.get_by_text("À toi : interroge")).to_be_visible()
    assert ada.has_no_sideways_scroll()


def test_a_quest_alone_is_won_by_dragging_on_a_phone(house, invite):
    ada = invite(PHONE)
    open_quest(house, ada)
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).click()
    ask(ada, "Pièges")
    lay_out(ada.page, CITY)
    expect(ada.page.locator(".zone[data-zone=E1]")).to_have_accessible_name(re.compile("le carré, piège tranchant"))
    assert ada.violations() == []
    claim(ada)
    expect(ada.page.get_by_text("archéologue chevronné")).to_be_visible()
    assert ada.has_no_sideways_scroll()


def test_the_plan_is_kept_and_a_laid_building_turns_by_a_tap(house, invite):
    ada = invite(DESKTOP)
    seated = open_quest(house, ada)
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).click()
    mode(ada.page, "lay")
    ada.page.locator(".tray-piece[data-building=I]").click()
    ada.page.locator(".zone[data-zone=B2]").click()
    expect(ada.page.locator(".zone[data-zone=D2]")).to_have_accessible_name(re.compile("la barre, piège brûlant"))
    ada.page.locator(".zone[data-zone=C2]").click()
    expect(ada.page.locator(".zone[data-zone=B4]")).to_have_accessible_name(re.compile("la barre, piège brûlant"))
    other = invite(PHONE).go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(other.page.locator(".zone[data-zone=B4]")).to_have_accessible_name(re.compile("la barre, piège brûlant"))


def test_a_question_and_a_building_by_keyboard_alone(house, invite):
    ada = invite(DESKTOP)
    open_quest(house, ada)
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).click()
    expect(ada.page.locator(".element").first).to_be_visible()
    before = ada.seq()
    for key in ("c", "p", "Enter"):
        ada.page.keyboard.press(key)
    ada.sees_news_after(before)
    expect(ada.page.locator("[role=log]")).to_contain_text("quels pièges")
    expect(ada.page.locator(".holes")).to_have_accessible_name(re.compile("piège brûlant, piège brûlant"))
    for key in ("m", "ArrowRight", "ArrowDown", "v", "r", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.page.locator(".zone[data-zone=C2]")).to_have_accessible_name(re.compile("le coin, piège brûlant"))


def on_turn(visitor):
    return visitor.page.locator(".game").get_attribute("data-to-act")


def ask_until(visitor, told):
    """Ask cheap questions until the course tells of a verdict."""
    while told not in (visitor.page.locator(".course").text_content() or ""):
        ask(visitor, "Vides")


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["phone", "desktop"])
def test_every_tool_is_fine_for_axe_and_fits_the_screen(house, invite, size, theme):
    ada = invite(size, theme=theme)
    open_quest(house, ada, assist="best")
    expect(ada.page.locator(".axis").first).to_be_visible()
    assert ada.violations() == []
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).click()
    expect(ada.page.locator(".best")).to_contain_text("Meilleure question")
    ask(ada, "Zigzag")
    for tool in ("scope", "lay", "answers"):
        mode(ada.page, tool)
        assert ada.violations() == []
        assert ada.has_no_sideways_scroll()
    ada.go("/rules/archeologic")
    expect(ada.page.get_by_role("heading", name="Les bâtiments")).to_be_visible()
    assert ada.violations() == []


@pytest.mark.parametrize("verdict", ["booklet", "app"])
def test_two_race_one_is_wrong_and_nobody_hears_the_others_answers(house, invite, verdict):
    ada, bob = invite(PHONE, name="Ada"), invite(DESKTOP, name="Bob")
    heard = [[], []]
    for visitor, frames in zip((ada, bob), heard, strict=True):
        visitor.page.on("websocket", lambda ws, to=frames: ws.on("framereceived", lambda frame: to.append(str(frame))))
    seated = open_quest(house, ada, persons=2, options={"verdict": verdict})
    bob.go(f"/t/{seated['code']}")
    bob.page.get_by_role("button", name="M’asseoir").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".archeologic")).to_be_visible()
    turn = int(on_turn(ada))
    first, second = ((ada, bob), (bob, ada))[turn]
    ask(first, "Bâtiments")
    expect(second.page.locator(".status-mine")).to_be_visible()
    ask(second, "Pièges")
    expect(first.page.locator(".status-mine")).to_be_visible()
    lay_out(first.page, OTHER)
    claim(first)
    expect(second.page.locator(".status-mine")).to_be_visible()
    assert not any('"count"' in frame for frame in heard[1 - turn]), "an answer was heard by another"
    assert not any('"symbols"' in frame for frame in heard[turn]), "an answer was heard by another"
    assert not any('"building":' in frame for frame in heard[1 - turn]), "a claim was heard by another"
    ask_until(second, "n’est pas le bon")
    winner = second
    if verdict == "booklet":
        expect(second.page.locator(".status-mine")).to_be_visible()
        lay_out(second.page, CITY)
        claim(second)
    else:
        expect(first.page.locator(".course")).to_contain_text("À leur place : S T L V I")
        assert not any('"buildings":[' in frame for frame in heard[1 - turn]), "a verdict's detail was heard by another"
        first.page.get_by_role("button", name="Tout reprendre").click()
        lay_out(first.page, CITY)
        claim(first)
        ask_until(second, "est exact")
        winner = first
    for visitor in (ada, bob):
        expect(visitor.page.locator(".end")).to_be_visible()
        expect(visitor.page.get_by_role("group", name="La cité")).to_be_visible()
    expect(winner.page.get_by_role("heading", name=re.compile("gagn", re.I))).to_be_visible()
