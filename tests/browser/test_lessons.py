"""The lesson of each room, played through on a narrow phone: in French by pointing, in English by the keyboard alone.

French by the keyboard and English by pointing are not: keys and touches know no language, and the longer words are
measured in French.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect
from tests import asking

from cabinet_noir.games import GAMES, load

from .conftest import DESKTOP, House, Invite
from .lesson_hands import HANDS
from .lessons import SIZE, Hand, by_keyboard, by_pointing, go_through


def test_every_lesson_is_tried() -> None:
    assert set(HANDS) == {key for key in GAMES if load(key).lesson is not None}


@pytest.mark.parametrize(("game", "hands"), HANDS.items(), ids=HANDS)
def test_a_lesson_is_played_through_on_a_phone_in_french(invite: Invite, game: str, hands: Sequence[Hand]) -> None:
    go_through(invite(SIZE), game, hands, "fr")


@pytest.mark.parametrize(("game", "hands"), HANDS.items(), ids=HANDS)
def test_a_lesson_is_played_through_by_the_keyboard_in_english(
    invite: Invite, game: str, hands: Sequence[Hand]
) -> None:
    go_through(invite(SIZE, language="en-GB"), game, hands, "en", by_keyboard)


def test_a_lesson_is_offered_to_whoever_is_new_and_ends_in_a_first_game(invite: Invite) -> None:
    ada = invite(SIZE, name="Ada").go()
    page = ada.page
    card = page.locator(".game-card", has=page.locator("#game-vinci"))
    card.locator(".game-doors").get_by_role("link", name="Apprendre en cinq minutes").click()
    go_through(ada, "vinci", HANDS["vinci"], "fr")
    page.get_by_role("button", name="Jouer ma première partie").click()
    expect(page.locator(".tag-button")).to_have_text("aide : décompte")
    expect(page.locator(".vinci")).to_be_visible()
    ada.go()
    expect(card.locator(".game-ways").get_by_role("link", name="Apprendre en cinq minutes")).to_be_visible()


def test_whoever_was_asked_to_a_first_game_may_learn_it_while_the_seat_waits(house: House, invite: Invite) -> None:
    body = {"game": "vinci", "name": "Ada", "seats": [{"kind": "person"}] * 3}
    code = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()["code"]
    bob = invite(SIZE, name="Bob").go(f"/t/{code}")
    lesson = bob.page.get_by_role("link", name="Apprendre en cinq minutes")
    expect(lesson).to_have_attribute("href", "/learn/vinci")
    expect(lesson).to_have_attribute("target", "_blank")
    assert bob.has_no_sideways_scroll()
    assert not (found := bob.violations()), "\n".join(found)
    bob.page.evaluate("localStorage.setItem('cabinet-noir.played.vinci', 'yes')")
    bob.go(f"/t/{code}")
    expect(bob.page.get_by_role("button", name="M’asseoir")).to_be_visible()
    expect(lesson).to_have_count(0)


def test_whoever_starts_and_finds_the_code_is_told_that_the_other_has_one_try_left(invite: Invite) -> None:
    ada = invite(SIZE)
    go_through(ada, "break-the-code", HANDS["break-the-code"], "fr")
    expect(ada.page.locator(".btc-ask")).to_contain_text("En face, il reste un seul essai.")


def test_another_move_is_refused_kindly_and_nothing_happens(invite: Invite) -> None:
    ada = invite(SIZE)
    page = ada.go("/learn/vinci").page
    page.locator(".hand-choice").first.click()
    expect(page.locator(".notice")).to_have_text("C’est permis, mais ici on essaie autre chose.")
    expect(page.locator(".lesson-stop")).to_have_text("Arrêt 1 sur 8")
    page.locator(".hand-choice").nth(2).click()
    expect(page.locator(".lesson-stop")).to_have_text("Arrêt 2 sur 8")
    expect(page.locator(".notice")).to_have_count(0, timeout=2_000)  # by itself it would stay longer
    back(page)
    expect(page.locator(".lesson-stop")).to_have_text("Arrêt 1 sur 8")
    expect(page.locator(".hand-choice")).to_have_count(5)


def test_a_lesson_of_words_is_in_the_words_of_its_reader_who_stays_where_they_were(invite: Invite) -> None:
    page = invite(DESKTOP).go("/learn/password-express").page
    for hand in HANDS["password-express"][:3]:
        hand(page, by_pointing)
    expect(page.locator(".lesson-say")).to_contain_text("Italie")
    page.get_by_role("button", name="EN, Switch to English").click()
    expect(page.locator(".lesson-stop")).to_have_text("Stop 4 of 9")
    expect(page.locator(".lesson-say")).to_contain_text("Italy")
    expect(page.locator(".px-taken", has_text="broccoli")).to_be_visible()


def back(page: Page) -> None:
    page.get_by_role("button", name="Arrêt précédent").click()
