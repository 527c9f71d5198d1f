"""Two people and a bot play a game to its end, on phones and on desktops, and nobody loses a seat."""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tests import asking

from .conftest import DESKTOP, PHONE, Act, House, Invite, Visitor, unfold_the_end

SOMEBODY_ACTS = ".game:has(.end), .game[data-to-act~='0'], .game[data-to-act~='1']"


def open_table(house: House, host: Visitor, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """Open a table by the house's own door, and give the opener's seat to a visitor by its link."""
    body = {"game": "vinci", "name": "Ada", "seats": seats, **more}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def sit_down(visitor: Visitor, code: str, name: str) -> None:
    visitor.go(f"/t/{code}")
    visitor.page.get_by_label("Ton nom à la table").fill(name)
    visitor.page.get_by_role("button", name="M’asseoir").click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("jokers", [False, True], ids=["plain", "expert"])
def test_two_people_and_a_bot_finish_a_game(
    house: House, invite: Invite, act: Act, size: ViewportSize, jokers: bool
) -> None:
    ada, blaise = invite(size), invite(size)
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "regular"}]
    options = {"highest": 6, "jokers": jokers, "first": 0}
    seated = open_table(house, ada, seats, options=options, assist="candidates")
    expect(ada.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
    assert "seat=" not in ada.page.url
    sit_down(blaise, seated["code"], "Blaise")
    people = {0: ada, 1: blaise}
    for person in people.values():
        expect(person.page.locator(".vinci")).to_be_visible()
        assert person.has_no_sideways_scroll()

    reloaded = False
    for _ in range(200):
        expect(ada.page.locator(SOMEBODY_ACTS)).to_be_visible()
        if ada.page.locator(".end").count():
            break
        on_turn = re.findall(r"[01]", ada.page.locator(".game").get_attribute("data-to-act") or "")
        if not on_turn:  # what Ada's page showed a moment ago was one move behind
            continue
        player = people[int(on_turn[0])]
        expect(player.page.locator(".status-mine")).to_be_visible()
        expect(player.page.locator(".dock-turn, .arrange").first).to_be_visible()
        if not reloaded and player.page.locator(".pile").count():
            player.page.locator(".pile:enabled").first.click()
            expect(player.page.locator(".drawn-mine")).to_be_visible()
            player.page.reload()
            expect(player.page.locator(".drawn-mine")).to_be_visible()
            reloaded = True
            continue
        wait_for_help(player)
        act(player)
    for person in people.values():
        expect(person.page.locator(".end h2")).to_be_visible()
        assert person.has_no_sideways_scroll()
        assert person.page.locator(".tile-keyhole").count() == 0, "at the end everything is shown"
    assert reloaded


def play_alone(house: House, visitor: Visitor, act: Act, **options: Any) -> Generator[None, None, dict[str, Any]]:
    """Play against a bot until the page says that it is over; yields before each of my moves."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    seated = open_table(house, visitor, seats, options={"highest": 4, **options}, assist="candidates")
    for _ in range(200):
        expect(visitor.page.locator(".game:has(.end), .game:has(dialog), .game[data-to-act~='0']")).to_be_visible()
        if visitor.page.locator(".end").count():
            return seated
        following = visitor.page.get_by_role("button", name="À la partie suivante")
        if following.count():
            yield
            following.click()
            continue
        wait_for_help(visitor)
        act(visitor)
    raise AssertionError("the game does not end")


def test_a_match_shows_each_game_s_result_before_the_next(house: House, invite: Invite, act: Act) -> None:
    ada = invite(PHONE)
    shown = 0
    for _ in play_alone(house, ada, act, games=2):
        shown += 1
        dialog = ada.page.get_by_role("dialog")
        expect(dialog).to_contain_text("Partie 1")
        assert dialog.locator(".tile-keyhole").count() == 0
        assert ada.violations() == []
    assert shown == 1
    unfold_the_end(ada.page)
    expect(ada.page.locator(".end")).to_contain_text("Le plus haut total")
    expect(ada.page.locator(".row-points")).to_have_count(2)


def test_a_log_is_downloaded_taken_in_again_and_read(house: House, invite: Invite, act: Act, tmp_path: Path) -> None:
    ada = invite(PHONE)
    list(play_alone(house, ada, act))
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Télécharger le journal").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    reader = invite(PHONE).go()
    reader.page.locator("input[type=file]").set_input_files(file)
    expect(reader.page).to_have_url(re.compile(r"/r/.*eyes=spectator&at=0"))
    assert reader.page.locator(".rows .tile-face").count() == 0, "nothing is told before it is asked for"
    reader.page.get_by_label("Par les yeux de").select_option("all")
    expect(reader.page).to_have_url(re.compile("eyes=all"))
    reader.page.goto(reader.page.url.replace("at=0", "at=9"))  # the tiles are taken by then
    expect(reader.page.locator(".replay .tile-face").first).to_be_visible()
    assert reader.page.locator(".rows .tile-keyhole").count() == 0, "after the end all eyes are open"


def test_the_same_company_plays_again(house: House, invite: Invite, act: Act) -> None:
    ada = invite(PHONE)
    list(play_alone(house, ada, act))
    watcher = invite(PHONE).go(ada.page.url.removeprefix(house.url))
    expect(watcher.page.locator(".end")).to_be_visible()
    before = ada.page.url
    ada.page.get_by_role("button", name="Rejouer").click()
    expect(ada.page).not_to_have_url(before)
    expect(ada.page.locator(".dock")).to_be_visible()
    watcher.page.get_by_role("button", name="J’y vais").click()
    expect(watcher.page).to_have_url(ada.page.url)


def wait_for_help(player: Visitor) -> None:
    """With candidates agreed on, the odds come a moment after the news."""
    page = player.page
    if page.locator(".pad-guess").count() == 0:
        return
    tile = page.locator(".rows button.tile").first
    if tile.get_attribute("aria-pressed") != "true":
        tile.click()
    expect(page.locator(".pad-guess .pad-odds").first).to_be_visible()
    tile.click()
