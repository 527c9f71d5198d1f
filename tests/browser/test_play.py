"""Playing with what the page gives: keys, notes, replays, a lost connection."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests import asking

from .conftest import DESKTOP, PHONE, Act, House, HouseAt, Invite, Visitor


def against_a_bot(house: House, visitor: Visitor, **options: Any) -> dict[str, Any]:
    """Seat a visitor at a table against a bot, the visitor to start."""
    body = {
        "game": "vinci",
        "name": "Ada",
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "novice"}],
        "options": {"setup": "chance", "first": 0, **options},
    }
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(visitor.page.locator(".status-mine")).to_be_visible()
    expect(visitor.page.locator(".dock-turn")).to_be_visible()
    return seated


def test_a_turn_is_played_with_the_keyboard_alone(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    against_a_bot(house, ada)
    keys = ada.page.keyboard
    keys.press("n")
    expect(ada.page.locator(".drawn-mine")).to_be_visible()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(ada.page.locator(".rows .tile-selected")).to_be_focused()
    before = ada.seq()
    keys.press("1")
    keys.press("1")
    expect(ada.page.get_by_text("Tu tapes 11.")).to_be_visible()
    keys.press("Enter")
    ada.sees_news_after(before)
    expect(ada.page.locator(".course")).to_contain_text("Tu annonces le 11 pour la tuile b")
    expect(ada.page.locator("[role=log]")).to_contain_text("Tu annonces le 11")


def test_the_title_tells_whose_turn_it_is(house: House, invite: Invite) -> None:
    ada = invite()
    against_a_bot(house, ada)
    expect(ada.page).to_have_title(re.compile("À toi"))


def test_a_touch_names_a_tile_without_asking_twice(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    against_a_bot(house, ada)
    ada.page.get_by_role("button", name="Piocher une blanche").tap()
    ada.page.locator(".rows button.tile").first.tap()
    before = ada.seq()
    ada.page.get_by_role("group", name="Annoncer un nombre").get_by_role("button", name="11", exact=True).tap()
    ada.sees_news_after(before)
    expect(ada.page.locator("[role=log]")).to_contain_text("Tu annonces le 11")


def test_notes_survive_a_reload_and_follow_to_another_device(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    seated = against_a_bot(house, ada)
    ada.page.locator(".rows button.tile").nth(1).click()
    pad = ada.page.locator(".panel-now").get_by_role("group", name="Barrer des nombres")
    pad.get_by_role("button", name=re.compile("^0")).click()
    pad.get_by_role("button", name=re.compile("^11")).click()
    sheet = ada.page.locator(".pane-notes")
    sheet.get_by_role("button", name=re.compile("^b, ")).click()
    sheet.get_by_label("En quelques mots").fill("il hésite")
    sheet.get_by_label("En quelques mots").press("Tab")
    other = invite(PHONE).go(f"/t/{seated['code']}#seat={seated['token']}")
    ada.page.reload()
    for page in (ada.page, other.page):
        line = page.locator(".pane-notes .note-head").nth(1)
        expect(line).to_contain_text("1 2 3 4 5 6 7 8 9 10")
        expect(line).not_to_contain_text("11")
        expect(line).to_contain_text("il hésite")


def test_a_note_before_drawing_leads_back_to_the_piles(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    against_a_bot(house, ada)
    ada.page.locator(".rows button.tile").first.tap()
    expect(ada.page.locator(".pile")).to_have_count(0)
    ada.page.get_by_role("button", name="C’est noté").tap()
    ada.page.get_by_role("button", name="Piocher une blanche").tap()
    expect(ada.page.locator(".drawn-mine")).to_be_visible()


def test_a_turn_that_comes_does_not_turn_the_pencil_into_a_weapon(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    against_a_bot(house, ada)
    ada.page.locator(".rows button.tile").first.click()
    expect(ada.page.get_by_role("group", name="Barrer des nombres")).to_be_visible()
    ada.page.keyboard.press("n")
    expect(ada.page.get_by_role("group", name="Annoncer un nombre")).to_be_visible()
    expect(ada.page.locator(".tile-selected")).to_have_count(0)


def test_a_replay_goes_by_slider_buttons_and_keys_and_the_address_tells_the_move(
    house: House, invite: Invite, act: Act
) -> None:
    ada = invite(PHONE)
    seated = against_a_bot(house, ada)
    act(ada)
    ada.go(f"/r/{seated['table']}")
    expect(ada.page.get_by_role("heading", name=re.compile("Coup 0"))).to_be_visible()
    expect(ada.page.locator(".dock .tile-face").first).to_be_visible()
    ada.page.get_by_role("button", name="Coup suivant").click()
    expect(ada.page).to_have_url(re.compile(r"eyes=0&at=1$"))
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page).to_have_url(re.compile(r"at=0$"))
    ada.page.keyboard.press("End")
    expect(ada.page).to_have_url(re.compile(r"at=1$"))
    ada.page.get_by_label("Par les yeux de").select_option("spectator")
    expect(ada.page.locator(".rows .tile-keyhole")).to_have_count(9)
    expect(ada.page).to_have_url(re.compile(r"eyes=spectator&at=1$"))
    shared = ada.page.url
    stranger = invite(PHONE)
    stranger.page.goto(shared)
    expect(stranger.page.get_by_role("heading", name=re.compile("Coup 1"))).to_be_visible()
    assert stranger.has_no_sideways_scroll()


def test_a_lost_connection_is_said_and_an_unsent_move_arrives_after_it(
    house_at: HouseAt, invite: Invite, tmp_path: Path
) -> None:
    with house_at(tmp_path) as first:
        ada = invite(url=first.url)
        against_a_bot(first, ada)
        port = int(first.url.rsplit(":", 1)[1])
    expect(ada.page.get_by_text("Connexion perdue")).to_be_visible()
    before = ada.seq()
    ada.page.get_by_role("button", name="Piocher une noire").click()
    with house_at(tmp_path, port):
        ada.sees_news_after(before)
        expect(ada.page.locator(".drawn-mine")).to_be_visible()
        expect(ada.page.get_by_text("Connexion perdue")).to_have_count(0)
        ada.errors[:] = [error for error in ada.errors if "WebSocket" not in error]
        ada.page.close()
