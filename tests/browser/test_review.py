"""What a game was worth: the ledger beside the replay, on a phone and on a desktop."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests import asking
from tests.server.finished import Table, log_of, played

from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.core import seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Referee

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, number_of, point_at

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
GAME: dict[str, Any] = {"seed": 11, "level": "regular", "setup": "chance"}
NARROW: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def over(house: House) -> str:
    """A game that is over, in which there was something to choose better."""
    log = log_of(played(**GAME))
    table: str = asking.post(f"{house.url}/api/logs", content=log).raise_for_status().json()["table"]
    return table


def is_fine(visitor: Visitor) -> None:
    assert visitor.violations() == []
    assert visitor.has_no_sideways_scroll()


@SIZES
def test_the_ledger_says_where_it_turned_and_adds_up(over: str, invite: Invite, size: ViewportSize) -> None:
    reader = invite(size, theme="light" if size is PHONE else "dark")
    page = reader.page
    reader.go(f"/t/{over}")
    page.locator(".end a", has_text="Bilan").click()
    expect(page.locator(".worth-chart")).to_have_attribute("aria-label", re.compile(r"Ada\s: .* à la fin"))
    expect(page.locator(".ledger-estimate")).to_contain_text("estimation de la maison")
    expect(page.locator(".game-ledger")).to_be_in_viewport()
    shown = [
        int(re.sub(r"[^\d−]", "", text).replace("−", "-")) for text in page.locator(".ledger-sum td").all_inner_texts()
    ]
    assert sum(shown[:-1]) == shown[-1], "who adds it up is right"
    is_fine(reader)
    turn = page.locator(".ledger-turn").nth(1)
    at = re.findall(r"\d+", turn.inner_text())[1]
    turn.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".status-turn")).to_have_text(re.compile(rf"^Coup {at} sur"))
    expect(page.locator(".worth-pin-now")).to_have_count(1)
    expect(page.locator(".ledger-choice").first).to_contain_text("Joué")
    assert not re.search(r"\d[a-z]=", page.locator(".ledger-choices").inner_text()), "moves are told in words"
    is_fine(reader)


ROOMS = ("break-the-code", "archeologic", "lost-code", "password-express")


def over_in(room: str) -> Table:
    """Let regulars play a game of a room to its end."""
    game, seed = load(room), seed_from(11)
    table: Table = Referee.open(game, game.options(), 2, seed)
    play_out(table, [game.bots["regular"]] * 2, lots_of(seed))
    return table


@pytest.mark.parametrize("room", ROOMS)
def test_the_ledger_of_every_room_fits_a_phone_and_speaks_in_words(house: House, invite: Invite, room: str) -> None:
    table = asking.post(f"{house.url}/api/logs", content=log_of(over_in(room))).raise_for_status().json()["table"]
    told = asking.get(f"{house.url}/api/tables/{table}/review?eyes=0", timeout=30).raise_for_status().json()
    reader = invite(PHONE)
    page = reader.page
    page.route(re.compile(r"/assets/riddles-"), lambda _: None)  # how the room speaks comes late
    with page.expect_response("**/review?*"):
        reader.go(f"/r/{table}?eyes=0&at=1&review")
    expect(page.locator(".ledger-estimate")).to_have_count(0)
    page.unroute_all()
    expect(page.locator(".ledger-estimate")).to_contain_text("estimation de la maison")
    page.locator(".game-ledger").get_by_role("button", name=re.compile(r"^Les \d+ choix$")).click()
    own = [step for step in told["steps"] if step.get("compared")]
    expect(page.locator(".ledger-choice")).to_have_count(len(own))
    said = set(page.locator(".ledger-choice dd > span").evaluate_all("all => all.map((one) => one.firstChild.data)"))
    written = {act["move"] for step in own for act in step["compared"]}
    assert said and not said & written, "moves are told in words"
    is_fine(reader)


def test_a_small_phone_shows_the_other_seat_in_english(over: str, invite: Invite) -> None:
    reader = invite(NARROW, language="en-GB")
    reader.go(f"/r/{over}?eyes=0&at=3&review")
    page = reader.page
    page.locator(".pane-review .whose-eyes .button").nth(1).click()
    expect(page.locator(".worth-chart")).to_have_attribute("aria-label", re.compile("Blaise: .*at the end"))
    expect(page.locator(".ledger-estimate")).to_contain_text("the house’s estimate")
    is_fine(reader)


@SIZES
def test_the_costliest_choices_are_tried_again(over: str, invite: Invite, size: ViewportSize) -> None:
    reader = invite(size, theme="dark" if size is PHONE else "light")
    page = reader.page
    reader.go(f"/r/{over}?eyes=0&at=3&review")
    page.locator(".game-ledger a", has_text="les plus coûteux").click()
    slip = page.locator(".retry-slip")
    expect(slip).to_contain_text("redistribué")
    expect(slip).to_contain_text("Suivant (2 sur")
    expect(page.locator(".status-turn")).to_have_text("À toi de jouer")
    is_fine(reader)
    before = number_of(page.locator(".game"), "data-seq")
    slip.get_by_role("button", name="Vraie donne").click()
    expect(slip).to_contain_text("là où il était vraiment")
    expect(page.locator(".game")).to_have_attribute("data-seq", str(before))
    slip.get_by_role("button", name="Suivant").click()
    expect(slip).to_contain_text("redistribué")
    expect(page.locator(".game")).not_to_have_attribute("data-seq", str(before))
    expect(page.locator(".status-turn")).to_have_text("À toi de jouer")
    before = number_of(page.locator(".game"), "data-seq")
    do_something(page)
    reader.sees_news_after(before)
    slip.get_by_role("link", name="Retour au bilan").click()
    expect(page.locator(".ledger-sum")).to_be_visible()


def test_a_try_ends_and_is_begun_anew(over: str, invite: Invite) -> None:
    reader = invite(DESKTOP)
    page = reader.page
    reader.go(f"/again/{over}?eyes=0&at={played(**GAME).seq}")
    page.locator(".retry-slip").get_by_role("button", name="Vraie donne").click()
    expect(page.locator(".retry-slip")).to_contain_text("là où il était vraiment")
    before = number_of(page.locator(".game"), "data-seq")
    point_at(page.locator(".rows button.tile").first)
    page.locator(".pad-guess .pad-face", has_text=re.compile("^7")).click()
    expect(page.locator(".status-turn")).to_contain_text("gagné")
    is_fine(reader)
    page.locator(".retry-end").get_by_role("button", name="Réessayer").click()
    expect(page.locator(".game")).to_have_attribute("data-seq", str(before))
    expect(page.locator(".status-turn")).to_have_text("À toi de jouer")


def do_something(page: Page) -> None:
    """Draw, stop, put a tile, or name any number, whichever the position asks for."""
    piles, gap, own = page.locator(".pile:enabled"), page.locator(".gap"), page.locator(".mine button.tile")
    stop = page.get_by_role("button", name="S’arrêter")
    for way in (piles, gap, own, stop):
        if way.count():
            way.first.click()
            if way is stop and gap.count():
                gap.first.click()
            return
    point_at(page.locator(".rows button.tile").first)
    page.locator(".pad-guess .pad-face:enabled").first.click()
