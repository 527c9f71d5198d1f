"""The house says why: reasons, hints, notes that cannot be right, and how one could know, at both sizes."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests import asking

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, box_of, box_once_still, point_at
from .test_access import TARGETS

BOT = {"kind": "bot", "level": "novice"}
ANSWERED = ".why-clue:not([data-seq='0'])"  # one's own tiles are a clue, too, but no move brought them
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def open_table(house: House, host: Visitor, *others: dict[str, str], **more: Any) -> dict[str, Any]:
    """Open a table of Break the Code, against one bot unless others are named, and take its first seat."""
    seats = [{"kind": "person"}, *(others or (BOT,))]
    body = {"game": "break-the-code", "name": "Ada", "seats": seats, "options": {"first": 0}, **more}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def sit_where_something_is_certain(house: House, host: Visitor) -> None:
    """Sit down at a table of Break the Code, and ask until a hidden tile can be one only; anew if the bot wins."""
    while True:
        open_table(house, host, assist="best")
        if is_certain_before_the_end(host):
            return


def is_certain_before_the_end(visitor: Visitor) -> bool:
    """Put the question the house thinks best, until a hidden tile can be one only."""
    page = visitor.page
    while True:
        advised, end = page.locator(".btc-card:enabled .btc-bits"), page.locator(".end")
        expect(advised.or_(end).first).to_be_visible()  # my turn, and the house has advised; or there is no turn left
        if end.count():
            return False
        if page.locator(".btc-others .btc-count", has_text=re.compile("^1 ")).count():
            return True
        before = visitor.seq()
        page.locator(".btc-card-best").click()
        page.locator(".btc-put").first.click()
        visitor.sees_news_after(before)


def is_fine(visitor: Visitor) -> None:
    assert not (found := visitor.violations()), "\n".join(found)
    assert visitor.has_no_sideways_scroll()
    assert not (small := visitor.page.evaluate(TARGETS)), "\n".join(small)


def climb(page: Page, rung: int) -> None:
    page.locator(f".why-climb[data-rung='{rung}']").click()
    expect(page.locator(f".why-climb[data-rung='{rung}']")).to_have_count(0)


@SIZES
def test_a_tile_says_why_it_is_what_it_is_and_lights_the_clues(
    house: House, invite: Invite, size: ViewportSize
) -> None:
    ada = invite(size)
    sit_where_something_is_certain(house, ada)
    page = ada.page
    where = box_once_still(page.locator(".btc-felt"))
    page.locator(".btc-others .btc-tile-asked").first.click()
    panel = page.get_by_role("dialog")
    expect(panel.locator("#why-title")).to_be_focused()
    expect(panel.locator("[data-value='W9']")).to_have_count(0)  # five tiles in order: the first is never the last
    ruled_out = panel.locator(".why-value-out")
    for value in range(ruled_out.count()):
        ruled_out.nth(value).click()
        expect(panel.locator(".why-claim")).to_contain_text("n’est pas")
        if panel.locator(ANSWERED).count():
            break
    clue = panel.locator(ANSWERED).last
    expect(page.locator(".pane-table .lit").first).to_be_attached()
    expect(page.locator(".pane-table .lit-now")).to_have_count(0)
    clue.click()
    expect(clue).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pane-table .lit-now").first).to_be_visible()
    expect(page.locator(".course .move.lit-now")).to_have_count(1)
    assert box_of(page.locator(".btc-felt")) == where, "nothing of the table moves for a reason"
    is_fine(ada)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".lit")).to_have_count(0)
    expect(page.locator(".btc-others .btc-tile-asked").first).to_be_focused()


def test_what_is_still_possible_is_said_to_be_so(house: House, invite: Invite) -> None:
    ada = invite(PHONE, language="en-GB")
    open_table(house, ada, assist="candidates")
    ada.page.locator(".btc-others .btc-tile-asked").nth(2).click()
    ada.page.locator(".why-value-open").first.click()
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_contain_text("still possible")


@SIZES
def test_hints_go_up_a_ladder_rung_by_rung(house: House, invite: Invite, size: ViewportSize) -> None:
    """Alone against bots they are free, whatever the dial says; with the dial at its best something is soon certain."""
    ada = invite(size)
    sit_where_something_is_certain(house, ada)
    page = ada.page
    page.get_by_role("button", name="Un indice").click()
    panel = page.get_by_role("dialog")
    expect(panel.locator(".why-climb:enabled")).to_have_count(1)
    is_fine(ada)
    climb(page, 1)
    expect(panel.locator(".why-rung-said")).to_contain_text("Oui")
    climb(page, 2)
    expect(panel.locator(".why-rung-said").last).to_contain_text("Regarde")
    expect(page.locator(".lit")).to_have_count(0)
    climb(page, 3)
    expect(panel.locator(".why-clue").first).to_contain_text(re.compile(r"(coup \d+|la mise en place)$"))
    expect(page.locator(".course .lit").first).to_be_attached()
    is_fine(ada)
    climb(page, 4)
    expect(panel.locator(".why-clue").first).not_to_contain_text("Indice 1")
    expect(panel.locator(".why-claim")).to_have_count(0)
    climb(page, 5)
    expect(panel.locator(".why-claim")).to_contain_text("la tuile")
    expect(panel).to_contain_text("Tu as demandé un indice")
    is_fine(ada)
    panel.get_by_role("button", name="Un autre indice").click()
    expect(panel).to_contain_text("Tu as demandé 2 indices")
    expect(panel.locator(".why-rung-said")).to_have_count(1)


def test_a_hint_by_keys_alone(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    open_table(house, ada)
    expect(ada.page.locator(".status-mine")).to_be_visible()
    ada.page.keyboard.press("h")
    panel = ada.page.get_by_role("dialog")
    expect(panel.locator("#why-title")).to_be_focused()
    for _ in range(3):  # past folding and closing, to the first rung
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    expect(panel).to_contain_text("rien de nouveau n’est sûr")
    expect(panel).to_contain_text("La meilleure question à poser : ")
    expect(panel).to_contain_text(re.compile(r"Sur .* possibilités, cette question en laisserait environ"))
    expect(panel.locator(".why-rung-said [data-rung='1']")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_where_nothing_is_certain_the_best_question_is_explained(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    open_table(house, ada, assist="best")
    ada.page.locator(".btc-card-best").click()
    ada.page.locator(".btc-now .why-button").click()
    panel = ada.page.get_by_role("dialog")
    expect(panel).to_contain_text(re.compile(r"Sur .* possibilités, cette question en laisserait environ"))
    ada.page.get_by_role("button", name="Un indice").click()
    climb(ada.page, 1)
    expect(panel).to_contain_text("rien de nouveau n’est sûr")
    expect(panel).to_contain_text(re.compile(r"Sur .* possibilités, cette question en laisserait environ"))
    assert ada.violations() == []


def test_a_table_that_points_tells_no_more(house: House, invite: Invite) -> None:
    """Two people who agreed on pointers get three rungs, and no candidates."""
    ada, blaise = invite(PHONE), invite(DESKTOP)
    seated = open_table(house, ada, {"kind": "person"}, assist="pointers")
    blaise.go(f"/t/{seated['code']}")
    blaise.page.get_by_label("Ton nom à la table").fill("Blaise")
    blaise.page.get_by_role("button", name="M’asseoir").click()
    for person in (ada, blaise):
        expect(person.page.locator(".btc-card").first).to_be_visible()
    ada.page.get_by_role("button", name="Un indice").click()
    climb(ada.page, 1)
    expect(ada.page.get_by_role("dialog")).to_contain_text("Tu as demandé un indice")
    expect(ada.page.locator(".btc-tile-asked")).to_have_count(0)


def test_no_lamp_where_nobody_agreed_on_hints(house: House, invite: Invite) -> None:
    ada, blaise = invite(PHONE), invite(DESKTOP)
    seated = open_table(house, ada, {"kind": "person"})
    blaise.go(f"/t/{seated['code']}")
    blaise.page.get_by_label("Ton nom à la table").fill("Blaise")
    blaise.page.get_by_role("button", name="M’asseoir").click()
    expect(ada.page.locator(".btc-card").first).to_be_visible()
    expect(ada.page.get_by_role("button", name="Un indice")).to_have_count(0)
    blaise.page.keyboard.press("h")
    expect(blaise.page.get_by_role("dialog")).to_have_count(0)


@SIZES
def test_a_note_that_cannot_be_right_says_what_it_goes_against(
    house: House, invite: Invite, size: ViewportSize
) -> None:
    ada = invite(size)
    open_table(house, ada, assist="checked")
    page = ada.page
    expect(page.locator(".status-mine")).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="Notes", exact=True).click()
    title = page.locator(".btc-sheet h2")
    before = box_of(title)["y"]
    place = page.locator("[data-place='1.A']")
    place.fill("9")
    place.press("Enter")
    button = page.get_by_role("button", name="Pourquoi ?").filter(has_text="1 note impossible")
    expect(button).to_be_visible()
    assert box_of(title)["y"] == before
    button.click()
    expect(page.get_by_role("dialog").locator(".why-claim")).to_contain_text("la tuile A")
    is_fine(ada)


@SIZES
def test_a_sheet_on_which_all_is_struck_out_says_why_it_cannot_be(
    house: House, invite: Invite, size: ViewportSize
) -> None:
    ada = invite(size)
    sit_down(house, ada, "lost-code", assist="checked")
    expect(ada.page.locator(".lc-rack-mine")).to_be_visible()
    to_the_notes(ada)
    cells = ada.page.locator(".lc-line").first.locator(".lc-cell")
    expect(cells).not_to_have_count(0)  # the sheet comes by itself
    for cell in cells.all():
        cell.click()
    button = ada.page.get_by_role("button", name="Pourquoi ?").filter(has_text="1 note impossible")
    expect(button).to_be_visible()
    is_fine(ada)
    button.click()
    expect(ada.page.get_by_role("dialog").locator(".why-claim")).to_be_visible()
    is_fine(ada)


@pytest.fixture(scope="session")
def finished(house: House) -> dict[str, Any]:
    """A game between bots that is over, and of which both could know something before its end."""
    body = {"game": "break-the-code", "seats": [{"kind": "bot", "level": "regular"}] * 2}
    while True:
        seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
        table = f"{house.url}/api/tables/{seated['table']}"
        while asking.get(table).raise_for_status().json()["status"] != "over":
            time.sleep(0.05)
        stories = [asking.get(f"{table}/knowing?eyes={eyes}").raise_for_status().json() for eyes in (0, 1)]
        if all(story["knowing"]["known"] for story in stories):
            return seated


@SIZES
def test_how_one_could_know(finished: dict[str, Any], invite: Invite, size: ViewportSize) -> None:
    reader = invite(size, theme="light")
    page = reader.page
    reader.go(f"/t/{finished['code']}")
    page.locator(".end a", has_text="Comment savoir").click(timeout=20_000)
    chart = page.locator(".knowing-chart")
    expect(chart).to_be_visible()
    expect(chart).to_have_attribute("aria-label", re.compile(r"possibilités au début.*sûres\s: \d+"))
    is_fine(reader)
    fact = page.locator(".knowing-head").last
    since = re.findall(r"\d+", fact.inner_text())[0]
    fact.click()
    expect(fact).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".status-turn")).to_have_text(re.compile(rf"^Coup {since} sur"))
    expect(page.locator(".replay .lit").first).to_be_attached()
    is_fine(reader)
    page.locator(".why-clue").last.click()
    expect(page.locator(".pane-table .lit-now").first).to_be_in_viewport()
    page.locator(".pane-knowing .whose-eyes .button").nth(1).click()
    expect(page.locator(".eyes select")).to_have_value("1")
    expect(page.locator(".lit")).to_have_count(0)
    winner = asking.get(f"{reader.url}/api/tables/{finished['table']}").json()["outcome"]["winners"][0]
    page.locator(".pane-knowing .whose-eyes .button").nth(winner).click()
    expect(page.locator(".knowing-winning")).to_contain_text(re.compile(r"a gagné\. Avant son dernier coup .*annoncé"))


def test_nobody_is_told_how_to_know_before_the_end(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    seated = open_table(house, ada)
    expect(ada.page.locator(".btc-card").first).to_be_visible()
    ada.go(f"/r/{seated['table']}")
    expect(ada.page.locator(".replay .btc")).to_be_visible()
    expect(ada.page.locator(".pane-knowing")).to_have_count(0)
    assert asking.get(f"{house.url}/api/tables/{seated['table']}/knowing?eyes=0").is_client_error


def test_the_panel_makes_way_for_what_a_clue_speaks_of(house: House, invite: Invite) -> None:
    """On a phone it lies over one's own tiles; whoever looks at the clue about them sees them."""
    ada = invite(PHONE)
    open_table(house, ada, assist="candidates")
    page, panel = ada.page, ada.page.get_by_role("dialog")
    expect(page.locator(".btc-tile-asked")).to_have_count(5)
    page.locator(".btc-tile-asked").nth(2).click()  # in the middle stands what one holds oneself, or its neighbour
    expect(panel.locator(".why-value").first).to_be_visible()
    panel.locator(".why-value-out").first.click()
    clue = panel.locator(".why-clue")
    expect(clue).to_contain_text("Ces tuiles sont à toi")
    clue.click()
    expect(panel).to_have_class(re.compile("why-folded-above"))
    low = box_of(panel)
    own = box_of(page.locator(".btc-mine .lit-now").first)
    assert low["y"] + low["height"] <= own["y"]
    expect(clue).to_be_visible()
    assert ada.violations() == []
    panel.get_by_role("button", name="Réduire ou agrandir").click()
    expect(panel.locator(".why-values")).to_be_visible()


def sit_down(house: House, host: Visitor, game: str, seats: int = 2, **more: Any) -> None:
    """Open a table of a game against bots, with the house naming what is possible."""
    body = {"game": game, "name": "Ada", "seats": [{"kind": "person"}, *[BOT] * (seats - 1)], "assist": "candidates"}
    seated = asking.post(f"{house.url}/api/tables", json={**body, **more}).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")


def to_the_notes(visitor: Visitor) -> None:
    """Where the notes are one swipe away, go there."""
    tab = visitor.page.get_by_role("button", name="Notes", exact=True)
    if tab.is_visible():
        tab.click()


@SIZES
def test_a_zone_of_the_plan_says_why(house: House, invite: Invite, size: ViewportSize) -> None:
    ada = invite(size)
    sit_down(house, ada, "archeologic")
    expect(ada.page.locator(".known-zone")).to_have_count(25)
    to_the_notes(ada)
    ada.page.locator(".known-zone-sure").first.click()  # a trap was pinned to it from the start
    panel = ada.page.get_by_role("dialog")
    clue = panel.locator(".why-clue", has_text="Indice")
    expect(clue.first).to_be_visible()
    is_fine(ada)
    clue.first.click()
    expect(ada.page.locator(".paper .zone.lit-now")).to_be_in_viewport()
    panel.locator(".why-value-out").first.click()
    expect(panel.locator(".why-claim")).to_be_visible()


@SIZES
def test_a_struck_number_of_one_s_own_stone_says_why(house: House, invite: Invite, size: ViewportSize) -> None:
    ada = invite(size)
    sit_down(house, ada, "lost-code", seats=3)
    expect(ada.page.locator("button.lc-why")).to_have_count(6)
    to_the_notes(ada)
    ada.page.locator("button.lc-why").first.click()
    panel = ada.page.get_by_role("dialog")
    panel.locator(".why-value-out").first.click()
    clue = panel.locator(".why-clue")
    expect(clue).to_contain_text("Tu vois les pierres")
    clue.click()
    expect(ada.page.locator(".lc-racks .lc-stone.lit-now")).to_have_count(3)
    expect(ada.page.locator(".lc-racks .lc-stone.lit-now").first).to_be_in_viewport()
    is_fine(ada)


FRENCH = r"sur .* possibilités, .* donnent .* %\)\. Juste, ce disque rapporte \d+ points?"
ENGLISH = r"of .* possibilities, .* make .*%\)\. If right, this disk brings \d+ points?"


@pytest.mark.parametrize(
    ("size", "language", "asks", "says", "brings"),
    [
        (PHONE, "fr-FR", r"^Pourquoi\s\? .*\d", FRENCH, "en moyenne"),
        (DESKTOP, "en-GB", r"^Why\? .*\d", ENGLISH, "on average"),
    ],
    ids=["phone in French", "desktop in English"],
)
def test_the_best_range_says_why(
    house: House, invite: Invite, size: ViewportSize, language: str, asks: str, says: str, brings: str
) -> None:
    """By keys alone: its question mark, the words, the clues one by one, and back again."""
    ada = invite(size, language=language)
    sit_down(house, ada, "lost-code", assist="best")
    page, panel = ada.page, ada.page.get_by_role("dialog")
    while True:
        expect(page.locator(".lc-dock-turn")).to_be_visible()
        if page.locator(".lc").get_attribute("data-phase") == "estimating":
            break
        before = ada.seq()
        page.locator(".lc-main").click()  # rolls, then leaves the dice as they lie
        ada.sees_news_after(before)
    button = page.locator(".lc-expected .why-button")
    expect(button).to_be_visible()
    is_fine(ada)
    expect(button).to_have_accessible_name(re.compile(asks))
    best = page.locator(".lc-best")
    best.press("Enter")  # sets the dial, and says nothing yet
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", best.inner_text().removeprefix("★").strip())
    button.press("Enter")
    expect(panel.locator("#why-title")).to_be_focused()
    expect(panel).to_contain_text(brings)
    expect(panel.get_by_role("status").locator(".why-claim")).to_have_text(re.compile(says))
    is_fine(ada)
    clue = panel.locator(".why-clue").last
    clue.press("Enter")
    expect(clue).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".lc-racks .lc-stone.lit-now").first).to_be_in_viewport()
    is_fine(ada)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()
    expect(page.locator(".lc")).to_have_attribute("data-phase", "estimating")


@SIZES
def test_a_hidden_tile_of_vinci_says_why(house: House, invite: Invite, size: ViewportSize) -> None:
    """The pad's last key asks about the tile one aims at; what I hold myself stands nowhere else."""
    ada = invite(size)
    sit_down(house, ada, "vinci", seats=3, options={"first": 0, "setup": "chance"})
    page, panel = ada.page, ada.page.get_by_role("dialog")
    page.locator(".pile:enabled").first.click()
    expect(page.locator(".drawn-mine")).to_be_visible()
    keys = box_of(page.locator(".pad"))
    for tile in page.locator(".rows button.tile").all():
        point_at(tile)
        expect(page.locator(".pad-odds").first).to_be_visible()
        assert box_of(page.locator(".pad")) == keys, "nothing moves for the key that asks"
        page.locator("button.pad-why").click()
        expect(panel.locator("#why-title")).to_be_focused()
        for out in panel.locator(".why-value-out").all():
            out.click()
            expect(panel.locator(".why-claim")).to_be_visible()
            if panel.locator(".why-clue").count():
                break
        if panel.locator(".why-clue").count():
            break
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    panel.locator(".why-clue").first.click()
    expect(page.locator(".mine .tile.lit-now, .rows .tile.lit-now").first).to_be_in_viewport()
    is_fine(ada)
