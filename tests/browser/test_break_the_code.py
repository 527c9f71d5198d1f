"""Break the Code in a real Chromium: four at a table, a secret wrong guess that reaches nobody else, notes and keys."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests import asking

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, box_of

SMALLEST: ViewportSize = {"width": 360, "height": 740}
SOMEBODY_ACTS = ".game:has(.end), .game[data-to-act~='0'], .game[data-to-act~='1']"


def open_table(house: House, host: Visitor, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """Open a table by the house's own door, and give the opener's seat to a visitor by its link."""
    body = {"game": "break-the-code", "name": "Ada", "seats": seats, **more}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def overhear(page: Page) -> list[str]:
    """Write down everything a page's socket receives."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def ask_something(page: Page) -> None:
    page.locator(".btc-card:enabled").first.click()
    page.locator(".btc-put").first.click()


def compose(page: Page, names: list[str]) -> None:
    """Open the composer and touch these tiles; the second green 5 has a dash there."""
    page.locator(".btc-guess").click()
    for index, name in enumerate(names):
        second = "'" if name in names[:index] else ""
        page.locator(f'.btc-composer [data-tile="{name}{second}"]').click()


def own_tiles(page: Page) -> list[str]:
    """Return the names of one's own tiles, read off the composer."""
    return [str(tile.get_attribute("data-tile")) for tile in page.locator(".btc-composer .btc-pick-seen").all()]


def written(frames: list[str]) -> list[Any]:
    """Return every code somebody wrote, as far as these frames show it."""
    found: list[Any] = []

    def look(value: Any) -> None:
        if isinstance(value, dict):
            if value.get("t") == "written":
                found.append(value["code"])
            for inner in value.values():
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    for frame in frames:
        for message in frame.split("\n"):
            look(json.loads(message))
    return found


def test_four_play_to_the_end_and_a_secret_guess_reaches_nobody_else(house: House, invite: Invite) -> None:
    ada, blaise, watcher = invite(PHONE), invite(DESKTOP), invite(DESKTOP)
    heard = {name: overhear(who.page) for name, who in (("ada", ada), ("blaise", blaise), ("watcher", watcher))}
    seats = [{"kind": "person"}, {"kind": "person"}, *[{"kind": "bot", "level": "regular"}] * 2]
    seated = open_table(house, ada, seats, options={"first": 0})
    blaise.go(f"/t/{seated['code']}")
    blaise.page.get_by_label("Ton nom à la table").fill("Blaise")
    blaise.page.get_by_role("button", name="M’asseoir").click()
    watcher.go(f"/t/{seated['code']}")
    for person in (ada, blaise):
        expect(person.page.locator(".btc")).to_be_visible()
        assert person.has_no_sideways_scroll()

    expect(ada.page.locator(".status-mine")).to_be_visible()
    compose(ada.page, [])
    mine = own_tiles(ada.page)
    assert len(mine) == 4
    for name in mine[::-1]:  # one's own tiles cannot lie in the centre; touched backwards, they stand in order
        ada.page.locator(f'.btc-composer [data-tile="{name}"]').click()
    ada.page.locator(".btc-send").click()
    expect(ada.page.locator(".btc-send")).to_have_text("Toucher encore pour confirmer")
    ada.page.locator(".btc-send").click()
    expect(ada.page.locator(".btc-ask")).to_have_text("Tu ne devines plus, mais tu réponds encore.")

    for _ in range(30):
        expect(blaise.page.locator(SOMEBODY_ACTS)).to_be_visible()
        if blaise.page.locator(".end").count():
            break
        before = blaise.seq()
        ask_something(blaise.page)
        blaise.sees_news_after(before)
    for person in (ada, blaise):
        expect(person.page.locator(".end h2")).to_be_visible()
        assert person.page.locator(".btc-back").count() == 0, "at the end everything is shown"

    codes = written(heard["ada"])
    assert codes and all(code == codes[0] for code in codes)
    assert [f"{tile['colour'][0].upper()}{tile['number']}" for tile in codes[0]] == [n.rstrip("'") for n in mine]
    for name in ("blaise", "watcher"):
        assert heard[name], "the socket was heard"
        assert written(heard[name]) == []
    assert any('"unread"' in frame for frame in heard["blaise"])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_board_is_for_everyone(house: House, invite: Invite, size: ViewportSize, theme: str) -> None:
    """axe-core finds nothing on the table, in the composer, on the sheet, in the rules."""
    ada = invite(size, theme=theme)
    open_table(house, ada, [{"kind": "person"}, {"kind": "bot", "level": "novice"}], options={"first": 0})
    expect(ada.page.locator(".status-mine")).to_be_visible()
    ask_something(ada.page)
    expect(ada.page.locator(".status-mine")).to_be_visible()
    expect(ada.page.locator("[data-place]").first).to_be_attached()
    assert ada.violations() == []
    ada.page.locator(".btc-guess").click()
    assert ada.violations() == []
    ada.go("/rules/break-the-code")
    expect(ada.page.locator(".btc-rules")).to_be_visible()
    assert ada.violations() == []
    assert ada.has_no_sideways_scroll()


def test_keys_ask_and_guess(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    open_table(house, ada, [{"kind": "person"}, {"kind": "bot", "level": "novice"}], options={"first": 0})
    expect(ada.page.locator(".status-mine")).to_be_visible()
    card = ada.page.locator(".btc-card").first
    number = str(card.get_attribute("data-card"))
    before = ada.seq()
    ada.page.keyboard.press("1")
    expect(card).to_have_attribute("aria-pressed", "true")
    buttons = ada.page.locator(".btc-put")
    if buttons.count() > 1:
        ada.page.keyboard.press(re.findall(r"\d", buttons.first.inner_text())[0])
    else:
        ada.page.keyboard.press("Enter")
    ada.sees_news_after(before)
    expect(ada.page.locator(f".btc-card[data-card='{number}']")).to_have_count(0)
    expect(ada.page.locator(".status-mine")).to_be_visible()
    ada.page.keyboard.press("d")
    expect(ada.page.locator(".btc-composer")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".btc-felt")).to_be_visible()


def test_the_note_sheet_is_kept_and_follows_its_owner(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    open_table(house, ada, [{"kind": "person"}, {"kind": "bot", "level": "novice"}], options={"first": 0})
    expect(ada.page.locator(".status-mine")).to_be_visible()
    tile = ada.page.locator("[data-note]:enabled").first
    name = tile.get_attribute("data-note")
    tile.click()
    place = ada.page.locator("[data-place$='.C']")
    place.fill("4?")
    place.blur()
    struck = ada.page.locator(f'[data-note="{name}"].btc-pick-struck')
    expect(struck).to_be_visible()
    ada.page.reload()
    expect(struck).to_be_visible()
    expect(ada.page.locator("[data-place$='.C']")).to_have_value("4?")
    expect(ada.page.locator(".btc-others .btc-foot")).to_have_text("4?")
    ada.page.locator(".btc-guess").click()
    expect(ada.page.locator(f'.btc-composer [data-tile="{name}"].btc-pick-struck')).to_be_visible()


def test_the_best_question_is_shown_where_the_table_agreed_on_it(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    bot = {"kind": "bot", "level": "novice"}
    open_table(house, ada, [{"kind": "person"}, bot], options={"first": 0}, assist="best")
    expect(ada.page.locator(".btc-card .btc-bits")).to_have_count(6)
    expect(ada.page.locator(".btc-card-best")).to_have_count(1)
    assert ada.violations() == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_notes_that_cannot_be_right_are_shown_where_the_table_agreed_on_it(
    house: House, invite: Invite, size: ViewportSize
) -> None:
    """The leftmost of five tiles is never a 9; what is possible stands unmarked, and nothing is counted."""
    ada = invite(size)
    open_table(
        house, ada, [{"kind": "person"}, {"kind": "bot", "level": "novice"}], options={"first": 0}, assist="checked"
    )
    expect(ada.page.locator(".status-mine")).to_be_visible()
    if size == PHONE:
        ada.page.get_by_role("button", name="Notes").click()
    place = ada.page.locator("[data-place='1.A']")
    place.fill("9")
    place.press("Enter")
    expect(place).to_have_attribute("aria-invalid", "true")
    expect(ada.page.locator(".btc-odds, .btc-count")).to_have_count(0)
    assert ada.violations() == []
    place.fill("")
    place.press("Enter")
    expect(place).not_to_have_attribute("aria-invalid", "true")
    expect(ada.page.locator(".btc-pick-wrong")).to_have_count(0)


LONGEST = "Which neighbours have consecutive numbers?"
SQUEEZED = """(questions) => questions.flatMap((question) =>
  [...question.firstChild.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(question.firstChild, word.index);
    range.setEnd(question.firstChild, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word))"""
"""The words of questions that go on in another line."""


@pytest.mark.parametrize("size", [{"width": 1366, "height": 900}, SMALLEST], ids=["desktop", "phone"])
def test_no_word_of_a_question_is_broken_beside_its_answer_on_the_sheet(
    house: House, invite: Invite, size: ViewportSize
) -> None:
    ada = invite(size, language="en-GB")
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    open_table(house, ada, seats, options={"first": 0})
    asked, lamps = ada.page.locator(".btc-history .btc-asked"), ada.page.locator(".btc-history .btc-lamps")
    while not lamps.count():  # an answer that names places, drawn as wide as the code
        expect(ada.page.locator(".status-mine, .end").first).to_be_visible()
        if ada.page.locator(".end").count():  # the bot was quicker
            open_table(house, ada, seats, options={"first": 0})
            continue
        before = ada.seq()
        ask_something(ada.page)
        ada.sees_news_after(before)
    if size == SMALLEST:
        ada.page.get_by_role("button", name="Notes").click()
    lamps.first.scroll_into_view_if_needed()
    asked.evaluate_all("(all, longest) => all.forEach((one) => (one.firstChild.data = longest))", LONGEST)
    assert asked.evaluate_all(SQUEEZED) == []
    for lamp in lamps.all():
        sheet, last = box_of(ada.page.locator(".btc-history").first), box_of(lamp)
        assert last["x"] + last["width"] <= sheet["x"] + sheet["width"] + 0.5


def test_the_sheet_is_filled_in_by_keys_alone(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    open_table(house, ada, [{"kind": "person"}, {"kind": "bot", "level": "novice"}], options={"first": 0})
    expect(ada.page.locator(".status-mine")).to_be_visible()
    tile = ada.page.locator("[data-note]:enabled").first
    tile.focus()
    ada.page.keyboard.press("Space")
    expect(tile).to_have_class(re.compile("btc-pick-struck"))
    ada.page.keyboard.press("Space")
    expect(tile).to_have_class(re.compile("btc-pick-ringed"))
    ada.page.locator("[data-place='1.A']").focus()
    ada.page.keyboard.type("3")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.type("4")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".btc-others .btc-foot")).to_have_text(["3", "4"])
    expect(ada.page.locator(".btc-felt [aria-pressed='true']")).to_have_count(0)


def test_under_a_lesson_on_a_phone_the_other_screen_the_cards_and_what_one_presses_are_all_in_sight(
    invite: Invite,
) -> None:
    ada = invite(SMALLEST)
    page = ada.go("/learn/break-the-code").page
    page.locator(".lesson > .button-main").click()
    page.locator('.btc-card[data-card="8"]').click()
    shown = [".btc-others .btc-rack", ".btc-card >> nth=0", ".btc-card >> nth=5", ".btc-mine", ".btc-put"]
    for part in shown:
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    compose(page, ["B2", "W2", "B3", "W4", "G5"])
    for part in (".btc-others .btc-rack", ".btc-composer .btc-ledge", ".btc-send"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert not (found := ada.violations()), "\n".join(found)
