"""Small signs at the table: counts in words, drawn tiles, numbers a finger can hit, whose values are played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect
from tests import asking

from .conftest import PHONE, House, HouseAt, Invite, Visitor, box_of

BOT = {"kind": "bot", "level": "novice"}
LOW: ViewportSize = {"width": 360, "height": 740}
PERSON = {"kind": "person"}
FINGER = 44.0
POSSIBLE = re.compile(r"^\d+ poss\.$")
LETTER_TILE = re.compile(r"\b[BWG]\d")


def open_table(url: str, host: Visitor, game: str, *seats: dict[str, str], **more: Any) -> None:
    body = {"game": game, "name": "Ada", "seats": seats, **more}
    seated = asking.post(f"{url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")


def too_small(targets: Locator) -> list[tuple[float, float]]:
    found = targets.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(b => [b.width, b.height])")
    assert found
    return [(width, height) for width, height in found if min(width, height) < FINGER]


def test_three_at_break_the_code_see_the_centre_counts_in_words_and_tiles_that_are_drawn(
    house: House, invite: Invite
) -> None:
    ada = invite(PHONE)
    page = ada.page
    open_table(house.url, ada, "break-the-code", PERSON, BOT, BOT, options={"first": 0}, assist="candidates")
    expect(page.locator(".btc-count").first).to_have_text(POSSIBLE)
    inside = page.locator(".btc-others").evaluate(
        "(all) => [all.getBoundingClientRect(), all.querySelector('.btc-centre').getBoundingClientRect()]"
        ".map(b => [b.top, b.bottom])"
    )
    (top, bottom), (above, below) = inside
    assert top <= above and below <= bottom, "the centre is cropped"
    where = box_of(page.locator(".btc-felt"))
    for card in page.locator(".btc-card:enabled").all():
        card.click()
        assert box_of(page.locator(".btc-felt")) == where, "no card moves because one is chosen"
    expect(page.locator(".btc-odds .small-tile").first).to_be_attached()
    assert not LETTER_TILE.search(page.locator(".btc-sheet").inner_text())
    page.locator("[data-place='1.A']").fill("9")  # of five rising tiles the first is no 9
    page.locator("[data-place='1.A']").blur()
    expect(page.locator(".btc-place-wrong [data-place='1.A']")).to_be_attached()
    expect(page.locator(".btc-others .btc-foot-wrong")).to_have_text("9")


def test_four_at_break_the_code_see_every_screen_on_a_low_phone(house: House, invite: Invite) -> None:
    ada = invite(LOW)
    page = ada.page
    open_table(house.url, ada, "break-the-code", PERSON, BOT, BOT, BOT, options={"first": 0}, assist="candidates")
    expect(page.locator(".btc-count").first).to_have_text(POSSIBLE)
    table, felt = box_of(page.locator(".btc-others")), box_of(page.locator(".btc-felt"))
    for rack in page.locator(".btc-others .btc-letter").all():
        assert box_of(rack)["y"] + box_of(rack)["height"] <= table["y"] + table["height"] <= felt["y"]


def test_a_code_that_was_named_is_drawn_in_the_course_and_in_the_status(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    page = ada.page
    open_table(house.url, ada, "break-the-code", PERSON, BOT, options={"first": 0})
    expect(page.locator(".status-mine")).to_be_visible()
    page.locator(".btc-guess").click()
    for tile in range(5):
        page.locator(".btc-composer .btc-pick-seen").nth(tile).click()  # one's own tiles: surely wrong
    before = ada.seq()
    page.locator(".btc-send").click()
    ada.sees_news_after(before)
    guess = page.locator(".told-break-the-code-told-wrong").last
    expect(guess.locator(".small-tile")).to_have_count(5)
    expect(guess.locator(".small-tile").first).to_have_attribute("aria-label", re.compile(r"^\d (noir|blanc|vert)"))
    assert not LETTER_TILE.search(page.locator(".course").inner_text() + page.locator(".happened").inner_text())


def test_fingers_hit_the_numbers_of_the_lost_codes_sheet_and_counts_are_words(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    open_table(house.url, ada, "lost-code", PERSON, BOT, options={"tougher": True}, assist="candidates")
    expect(ada.page.locator(".lc-count").first).to_have_text(POSSIBLE)
    expect(ada.page.locator(".lc-cell")).to_have_count(6 * 9)
    assert too_small(ada.page.locator(".lc-cell")) == []
    assert too_small(ada.page.locator(".lc-sheet .lc-pick")) == []
    assert ada.has_no_sideways_scroll()


def test_an_owners_edition_is_shown_and_its_disks_are_played_with(
    tmp_path: Path, house_at: HouseAt, invite: Invite
) -> None:
    disks = ", ".join(f"{{ width = {width}, points = {9 - width} }}" for width in range(1, 8))
    file = tmp_path / "mine.toml"
    file.write_text(f'game = "lost-code"\nname = "Boîte d’Ada"\ndisks = [{disks}]\n')
    with house_at(tmp_path, None, "--edition", str(file)) as house:
        ada = invite(PHONE, url=house.url)
        choice = {"edition": "Boîte d’Ada"}
        ada.go()
        ada.page.get_by_role("article", name="The Lost Code").get_by_role("button", name="Ouvrir une table").click()
        ada.page.get_by_label("Valeurs des pièces").select_option("Édition « Boîte d’Ada »")
        ada.page.get_by_role("button", name="Ouvrir la table").click()
        expect(ada.page.locator(".waiting-room")).to_contain_text("Boîte d’Ada")
        open_table(house.url, ada, "lost-code", PERSON, BOT, options={**choice, "rounds": 2})
        expect(ada.page.locator(".tags")).to_contain_text("Boîte d’Ada")
        for _ in range(8):
            expect(ada.page.locator(".game[data-to-act~='0']")).to_be_visible()
            if ada.page.locator(".lc-disk").count():
                break
            before = ada.seq()
            ada.page.locator(".lc-dock .button-main").first.click()
            ada.sees_news_after(before)
        expect(ada.page.locator(".lc-disk-width")).to_have_text([str(width) for width in range(1, 8)])
        told = [f"{width}+{9 - width}" for width in range(1, 8)]
        expect(rules_of(ada).locator(".lc-disk-list li")).to_have_text(told)


CORRECTED = {
    "archeologic": 'game = "archeologic"\nname = "mine"\nbuildings = { V = ["s.", "fs"] }\n',
    "password-express": 'game = "password-express"\nname = "mine"\nstars = { first = 3 }\n',
}


def test_the_rules_at_a_table_are_drawn_with_the_values_of_its_edition(
    tmp_path: Path, house_at: HouseAt, invite: Invite
) -> None:
    more = []
    for game, values in CORRECTED.items():
        (tmp_path / f"{game}.toml").write_text(values)
        more += ["--edition", str(tmp_path / f"{game}.toml")]
    with house_at(tmp_path, None, *more) as house:
        ada = invite(PHONE, url=house.url)
        open_table(house.url, ada, "archeologic", PERSON, options={"edition": "mine"})
        cells = rules_of(ada).locator(".piece-V .piece-cell")
        assert [cell.locator(".symbol-f").count() for cell in cells.all()] == [0, 1, 0]
        open_table(house.url, ada, "password-express", PERSON, BOT, options={"edition": "mine"})
        first = rules_of(ada).locator(".px-drawing").first.locator(".px-place").first
        expect(first).to_contain_text("★★★")


def rules_of(visitor: Visitor) -> Locator:
    """Open the rules at a table."""
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.page.get_by_role("button", name="Règles").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.locator("h3").first).to_be_visible()
    return dialog
