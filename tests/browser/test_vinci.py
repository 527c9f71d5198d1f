"""Code de Vinci at the table: colours chosen in one tap, rows of one line, tiles that are drawn, counts in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect
from tests import asking
from tests.server.clients import Visitor as Device

from .conftest import DESKTOP, House, Invite, box_of

NARROW: ViewportSize = {"width": 360, "height": 740}
NAMES = ("Blaise", "Colette", "Zoé")
ONE_LINE = """
    [...document.querySelectorAll('.ledge')].every((ledge) => {
      const tiles = [...ledge.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect());
      return new Set(tiles.map((box) => Math.round(box.top))).size <= 1 && ledge.scrollWidth <= ledge.clientWidth;
    })
"""


def company(house: House, seats: int, **more: Any) -> tuple[str, list[str], list[Device]]:
    """Open a table of people; return its code, the seats' tokens, and a device for each."""
    body = {"game": "vinci", "name": "Ada", "seats": [{"kind": "person"}] * seats, **more}
    seated = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    door = f"{house.url}/api/tables/{seated['table']}/join"
    joined = [asking.post(door, json={"name": name}).raise_for_status().json() for name in NAMES[: seats - 1]]
    tokens = [seated["token"], *(one["token"] for one in joined)]
    return seated["code"], tokens, [Device(house, seated["table"], token) for token in tokens]  # type: ignore[arg-type]


def play_on(devices: Sequence[Device], moves: int) -> None:
    """Let everybody name a tile they cannot know, hit, and stop: rows grow as they never would."""
    for _ in range(moves):
        seq = max(0, *(device.news["seq"] for device in devices))
        for device in devices:
            device.catch_up(seq)
        if devices[0].news["outcome"]:
            return
        actor = next(device for device in devices if device.news["offers"])
        done = actor.act(sure_move(actor.news["offers"], devices))
        assert done["t"] == "done", done
        actor.catch_up(done["seq"])


def sure_move(offers: Sequence[dict[str, Any]], devices: Sequence[Device]) -> dict[str, Any]:
    fields = {offer["action"]: offer["fields"] for offer in offers}
    if "choose_colours" in fields:
        return {"t": "choose_colours", "black": 2}
    if "stop" in fields:
        return {"t": "stop", "place": fields["stop"]["place"][0]}
    if "draw" in fields:
        return {"t": "draw", "colour": fields["draw"]["colour"][-1]}
    spots = fields["guess"]["at"]
    hidden = {seat: sum(spot["seat"] == seat for spot in spots) for seat in range(len(devices))}
    spot = max(spots, key=lambda one: hidden[one["seat"]])
    row = devices[spot["seat"]].news["view"]["rows"][spot["seat"]]
    return {"t": "guess", "at": spot, "face": row[spot["place"]]["tile"]["face"]}


def written(page: Page) -> str:
    """Return every word on the page, tabs that are not shown included."""
    return page.locator(".game").text_content() or ""


def test_colours_are_chosen_in_one_tap_or_by_a_key_and_unseen_until_all_have(house: House, invite: Invite) -> None:
    code, tokens, devices = company(house, 2, options={"first": 0})
    ada, blaise = invite(NARROW), invite({"width": 1280, "height": 800}, language="en-GB", theme="light")
    for visitor, token in ((ada, tokens[0]), (blaise, tokens[1])):
        visitor.go(f"/t/{code}#seat={token}")
        expect(visitor.page.locator(".hand-choice")).to_have_count(5)
        assert visitor.has_no_sideways_scroll()
        assert visitor.violations() == []
    assert "Plus rien à chercher" not in written(ada.page)
    assert "Nothing left to find" not in written(blaise.page)
    for visitor in (ada, blaise):
        for choice in visitor.page.locator(".hand-choice").all():
            expect(choice).to_be_in_viewport(ratio=1)
    ada.page.get_by_role("button", name="3 noires, une blanche").click()
    expect(ada.page.locator(".dock")).to_contain_text("On attend les autres")
    expect(blaise.page.locator(".undealt-chosen")).to_have_count(4)
    expect(blaise.page.locator(".rows")).to_contain_text("has chosen")
    expect(blaise.page.locator(".rows .tile")).to_have_count(0)
    blaise.page.keyboard.press("0")
    expect(blaise.page.locator(".mine .tile-white")).to_have_count(4)
    expect(blaise.page.locator(".rows .tile-black")).to_have_count(3)
    expect(blaise.page.locator(".rows .tile-white")).to_have_count(1)
    expect(blaise.page.locator(".course")).to_contain_text("Ada takes 3 black and 1 white.")
    for device in devices:
        device.close()


def test_rows_stay_one_line_counts_are_words_and_tiles_are_drawn_not_lettered(house: House, invite: Invite) -> None:
    code, tokens, devices = company(house, 2, options={"first": 0}, assist="counts")
    ada = invite(NARROW).go(f"/t/{code}#seat={tokens[0]}")
    play_on(devices, 2 + 3 * 12)
    expect(ada.page.locator(".rows .tile")).to_have_count(4 + 6)
    assert ada.page.evaluate(ONE_LINE)
    assert ada.has_no_sideways_scroll()
    counts = ada.page.locator(".tile-count")
    expect(counts.first).to_be_visible()
    assert all(re.fullmatch(r"\d+ poss\.", text) for text in counts.all_inner_texts())
    expect(ada.page.locator(".happened .small-tile").first).to_be_visible()
    assert box_of(ada.page.locator(".happened .small-tile").first)["width"] < 40, "a tile among words"
    expect(ada.page.locator(".course .small-tile").first).to_have_attribute("aria-label", re.compile("noir|blanc"))
    assert not re.search(r"\b[BWN]\d", written(ada.page))
    assert ada.violations() == []
    for device in devices:
        device.close()


def test_four_rows_stay_one_line_each_on_a_narrow_phone(house: House, invite: Invite) -> None:
    code, tokens, devices = company(house, 4, options={"first": 0}, assist="counts")
    ada = invite(NARROW).go(f"/t/{code}#seat={tokens[0]}")
    play_on(devices, 4 + 4 * 8)
    expect(ada.page.locator(".rows .row")).to_have_count(3)
    expect(ada.page.locator(".tile-count").first).to_be_visible()
    assert ada.page.evaluate(ONE_LINE)
    for row in ada.page.locator(".rows .row").all():
        expect(row).to_be_in_viewport(ratio=0.97)
    assert ada.has_no_sideways_scroll()
    for device in devices:
        device.close()


def test_at_the_end_on_a_narrow_phone_every_row_is_in_sight_and_the_words_wait_folded(
    house: House, invite: Invite
) -> None:
    code, tokens, devices = company(house, 3, options={"first": 0})
    ada = invite(NARROW).go(f"/t/{code}#seat={tokens[0]}")
    play_on(devices, 300)
    end = ada.page.locator(".end")
    expect(end.get_by_role("button", name="Les détails du résultat")).to_have_attribute("aria-expanded", "false")
    for row in (*ada.page.locator(".rows .row").all(), ada.page.locator(".mine")):
        expect(row).to_be_in_viewport(ratio=1)
    buttons = [box_of(button) for button in end.locator(".buttons > *").all()]
    assert len(buttons) == 7 and len({round(box["y"]) for box in buttons}) == 1, "one line"
    assert all(box["x"] + box["width"] <= NARROW["width"] for box in buttons)
    assert all(min(box["width"], box["height"]) >= 44 for box in buttons)
    assert ada.has_no_sideways_scroll()
    ada.page.reload()
    expect(ada.page.locator(".rows .row").last).to_be_in_viewport(ratio=1)
    for device in devices:
        device.close()


def test_what_was_refused_is_no_candidate_and_marks_stay_when_all_is_shown(house: House, invite: Invite) -> None:
    code, tokens, devices = company(house, 2, options={"first": 0, "setup": "chance"})
    ada = invite(DESKTOP).go(f"/t/{code}#seat={tokens[0]}")
    truth = devices[1].catch_up(0)["view"]["rows"][1]
    last = len(truth) - 1
    wrong = 5 if truth[last]["tile"]["face"] != 5 else 6
    devices[0].catch_up(0)
    for action in (
        {"t": "draw", "colour": "black"},
        {"t": "guess", "at": {"seat": 1, "place": last}, "face": wrong},
    ):
        done = devices[0].act(action)
        devices[0].catch_up(done["seq"])
    tile = ada.page.locator(f".rows [data-tile='0.1.{last}']")
    expect(tile.locator(".tile-foot")).to_have_text(f"≠{wrong}")
    tile.click()
    for face in range(wrong):
        ada.page.locator(".dock .pad-note .pad-face").nth(face).click()
    expect(tile.locator(".tile-foot")).to_have_text(f"≠{wrong} {wrong + 1}–11")
    expect(ada.page.locator(".notes .note").nth(last)).to_contain_text(f"{wrong + 1} {wrong + 2}")
    ada.page.get_by_role("button", name="C’est noté").click()
    winning(devices)
    expect(ada.page.locator(".end")).to_be_visible()
    expect(tile.locator(".tile-foot")).to_have_text(f"≠{wrong} {wrong + 1}–11")
    expect(ada.page.locator(".notes-of")).to_contain_text("Plus rien à chercher")  # a name is never left alone
    assert box_of(ada.page.locator(".end"))["height"] <= 0.16 * DESKTOP["height"]
    for words in ada.page.locator(".score").all():
        assert box_of(words)["height"] < 40, "a score stays on its line"
    kept = ada.page.locator(".notes .note-kept")
    expect(kept).to_have_count(1)
    expect(kept.locator(".small-tile")).to_have_text(str(truth[last]["tile"]["face"]))
    for device in devices:
        device.close()


def winning(devices: Sequence[Device]) -> None:
    """Let seat 1 name all of seat 0's tiles, so that its own are only shown at the end."""
    victim, winner = devices
    seq = max(device.news["seq"] for device in devices)
    winner.catch_up(seq)
    while not winner.news["outcome"]:
        fields = {offer["action"]: offer["fields"] for offer in winner.news["offers"]}
        if "draw" in fields:
            action: dict[str, Any] = {"t": "draw", "colour": fields["draw"]["colour"][0]}
        else:
            spot = fields["guess"]["at"][0]
            row = victim.catch_up(winner.news["seq"])["view"]["rows"][0]
            action = {"t": "guess", "at": spot, "face": row[spot["place"]]["tile"]["face"]}
        done = winner.act(action)
        assert done["t"] == "done", done
        winner.catch_up(done["seq"])
