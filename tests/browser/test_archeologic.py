"""ArcheOlogic in a real browser: a city laid out by dragging, a race with a wrong plan, no secret in a socket."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.quests import CITY, OTHER, QUEST, ask, claim, lay_out, mode, open_quest

from cabinet_noir.games.archeologic.edition import HOUSE

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, number_of


def test_two_taps_from_home_to_a_quest_alone(invite: Invite) -> None:
    ada = invite(PHONE).go()
    ada.page.locator("article", has=ada.page.locator("#game-archeologic")).get_by_role(
        "button", name="Jouer seul"
    ).tap()
    expect(ada.page.locator(".axis")).to_have_count(len(HOUSE.ring))
    assert [axis.get_attribute("data-axis") for axis in ada.page.locator(".axis").all()] == list(HOUSE.ring)
    ada.page.get_by_role("radio", name=re.compile("colonne C")).tap()
    expect(ada.page.get_by_text("À toi : interroge")).to_be_visible()
    assert ada.has_no_sideways_scroll()


def messages_to(visitor: Visitor) -> list[str]:
    """Write down every message the house sends a visitor."""
    frames: list[str] = []
    visitor.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def heard_by(visitor: Visitor) -> list[str]:
    """Write down everything the house sends a visitor: answers to requests and messages."""
    frames = messages_to(visitor)
    visitor.page.on("response", lambda response: frames.append(response.text()) if "/api/" in response.url else None)
    return frames


def test_the_city_of_a_quest_alone_stays_in_the_house_until_it_is_claimed(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    frames = heard_by(ada)
    open_quest(house, ada)
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).tap()
    ask(ada, "Pièges")
    assert frames and not any('"building":' in frame for frame in frames)
    lay_out(ada.page, CITY)
    claim(ada)
    expect(ada.page.locator(".quest")).to_contain_text(QUEST)
    expect(ada.page.locator(".scores")).to_contain_text(re.compile(r"temps passé\s: \d+"))


def test_no_quest_is_offered_as_the_days_that_anybody_could_compute(invite: Invite) -> None:
    ada = invite(PHONE).go()
    card = ada.page.locator("article", has=ada.page.locator("#game-archeologic"))
    expect(card.get_by_role("button", name="Jouer seul")).to_be_visible()
    expect(card.get_by_text("du jour")).to_have_count(0)


def test_a_quest_alone_is_won_by_dragging_on_a_phone(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    open_quest(house, ada)
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).click()
    ask(ada, "Pièges")
    lay_out(ada.page, CITY)
    expect(ada.page.locator(".zone[data-zone=E1]")).to_have_accessible_name(re.compile("le carré, piège tranchant"))
    assert ada.violations() == []
    claim(ada)
    expect(ada.page.get_by_text("archéologue chevronné")).to_be_visible()
    code = ada.page.locator(".happened .unbroken")
    expect(code).to_have_text(re.compile(r"^\w+-\w+$"))
    expect(code).to_have_css("white-space", "nowrap")
    assert ada.has_no_sideways_scroll()


def test_whoever_opens_a_table_says_seat_by_seat_who_is_a_beginner(invite: Invite) -> None:
    ada = invite(PHONE, name="Ada").go()
    card = ada.page.locator("article", has=ada.page.locator("#game-archeologic"))
    card.get_by_role("button", name="Ouvrir une table").click()
    form = ada.page.locator("form", has=ada.page.get_by_role("group", name=re.compile("Indices en plus")))
    asked = form.get_by_role("group", name=re.compile("Indices en plus")).get_by_role("combobox")
    expect(asked).to_have_count(2)
    form.locator("input[name=seats]").nth(3).check()
    expect(asked).to_have_count(4)
    for seat, more in ((0, "un"), (2, "deux"), (3, "deux")):
        asked.nth(seat).select_option(label=more)
    form.locator("input[name=seats]").nth(2).check()
    expect(asked).to_have_count(3)
    with ada.page.expect_request(lambda request: request.url.endswith("/api/tables")) as sent:
        form.locator("button[type=submit]").click()
    assert '"beginners":[1,0,2]' in (sent.value.post_data or "")
    ada.page.wait_for_url(re.compile("/t/"))


def on_turn(visitor: Visitor) -> int:
    return number_of(visitor.page.locator(".game"), "data-to-act")


def ask_until(visitor: Visitor, told: str) -> None:
    """Ask cheap questions until the course tells of a verdict."""
    while told not in (visitor.page.locator(".course").text_content() or ""):
        ask(visitor, "Vides")


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["phone", "desktop"])
def test_every_tool_is_fine_for_axe_and_fits_the_screen(
    house: House, invite: Invite, size: ViewportSize, theme: str
) -> None:
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
def test_two_race_one_is_wrong_and_nobody_hears_the_others_answers(house: House, invite: Invite, verdict: str) -> None:
    ada, bob = invite(PHONE, name="Ada"), invite(DESKTOP, name="Bob")
    heard = [messages_to(ada), messages_to(bob)]
    seated = open_quest(house, ada, persons=2, options={"verdict": verdict})
    bob.go(f"/t/{seated['code']}")
    bob.page.get_by_role("button", name="M’asseoir").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".archeologic")).to_be_visible()
    turn = on_turn(ada)
    first, second = ((ada, bob), (bob, ada))[turn]
    ask(first, "Bâtiments")
    expect(second.page.locator(".status-mine")).to_be_visible()
    ask(second, "Pièges")
    expect(first.page.locator(".status-mine")).to_be_visible()
    lay_out(first.page, OTHER)
    claim(first)
    expect(second.page.locator(".status-mine")).to_be_visible()
    expect(first.page.get_by_text("On n’y touche plus")).to_be_visible()
    checked = first.page.get_by_role("group", name="Ton plan, en vérification")
    expect(checked).to_contain_text("le carré en D1")
    expect(checked.get_by_role("button")).to_have_count(0)
    expect(first.page.locator(".modes, .tray, .claim, .scope-ask")).to_have_count(0)
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
    expect(winner.page.locator("#end-title")).to_have_text(re.compile("gagn", re.IGNORECASE))
