"""The plan of ArcheOlogic in a real browser: turned by tap, key and two fingers, pencilled, kept, checked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.quests import CITY, OTHER, ask, lay_out, mode, open_quest

from cabinet_noir.games.archeologic.notation import read_city

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, box_of

WHOLE = """(name) => name.scrollWidth <= name.clientWidth
  && name.clientHeight < 2 * parseFloat(getComputedStyle(name).lineHeight)"""


def begun(house: House, visitor: Visitor, **more: Any) -> dict[str, Any]:
    """Seat a visitor at a quest and put the viewfinder on row 1."""
    seated = open_quest(house, visitor, **more)
    visitor.page.get_by_role("radio", name=re.compile("ligne 1")).click()
    expect(visitor.page.locator(".element").first).to_be_visible()
    return seated


def zone(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".zone[data-zone={name}]")


def shows(visitor: Visitor, name: str, words: str) -> None:
    expect(zone(visitor, name)).to_have_accessible_name(re.compile(words.replace(" :", r"\s:")))


def test_the_plan_is_kept_and_a_laid_building_turns_by_a_tap(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    seated = begun(house, ada)
    mode(ada.page, "lay")
    ada.page.locator(".tray-piece[data-building=I]").click()
    ada.page.locator(".zone[data-zone=B2]").click()
    expect(ada.page.locator(".zone[data-zone=D2]")).to_have_accessible_name(re.compile("la barre, piège brûlant"))
    ada.page.locator(".zone[data-zone=C2]").click()
    expect(ada.page.locator(".zone[data-zone=C3]")).to_have_accessible_name(re.compile("la barre, piège brûlant"))
    other = invite(PHONE).go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(other.page.locator(".zone[data-zone=C3]")).to_have_accessible_name(re.compile("la barre, piège brûlant"))


def test_a_question_and_a_building_by_keyboard_alone(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    begun(house, ada)
    before = ada.seq()
    for key in ("c", "p", "Enter"):
        ada.page.keyboard.press(key)
    ada.sees_news_after(before)
    expect(ada.page.locator("[role=log]")).to_contain_text("quels pièges")
    expect(ada.page.locator(".holes")).to_have_accessible_name(re.compile("piège brûlant, piège brûlant"))
    for key in ("m", "ArrowRight", "ArrowDown", "v", "r", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.page.locator(".zone[data-zone=C2]")).to_have_accessible_name(re.compile("le coin, piège brûlant"))


def walk(visitor: Visitor, start: str, end: str) -> None:
    """Go from zone to zone by the arrows."""
    for axis, back, forth in ((0, "ArrowLeft", "ArrowRight"), (1, "ArrowUp", "ArrowDown")):
        steps = ord(end[axis]) - ord(start[axis])
        for _ in range(abs(steps)):
            visitor.page.keyboard.press(forth if steps > 0 else back)
    expect(zone(visitor, end)).to_be_focused()


def test_a_whole_quest_by_keyboard_alone(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    open_quest(house, ada)
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".element").first).to_be_visible()
    ada.page.keyboard.press("m")
    here = "A1"
    for placement in read_city(CITY):
        ada.page.keyboard.press(placement.building.lower())
        for _ in range(placement.turn):
            ada.page.keyboard.press("r")
        if placement.at != here:
            walk(ada, here, placement.at)
        here = placement.at
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(f".laid .piece-{placement.building}")).to_be_visible()
    ada.page.get_by_role("button", name="Proposer ce plan").focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog", name="Proposer ce plan ?")
    expect(dialog.get_by_role("group", name="Ton plan de la cité")).to_contain_text("le zigzag en A1, sans tourner")
    dialog.get_by_role("button", name="Oui, entrer dans la cité").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("group", name="La cité")).to_be_visible()
    expect(ada.page.locator(".scores")).to_contain_text("temps passé : 4")


def test_enter_on_a_button_presses_that_button_and_asks_nothing(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    begun(house, ada)
    before = ada.seq()
    ada.page.keyboard.press("p")
    expect(ada.page.locator(".element[data-element=traps]")).to_be_focused()
    for button in (ada.page.locator(".element[data-element=S]"), ada.page.locator(".modes [data-mode=lay]")):
        button.focus()
        ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".tray-piece[data-building=S]")).to_be_visible()
    ada.page.locator(".tray-piece[data-building=S]").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".tray-piece[data-building=S]")).to_have_attribute("aria-pressed", "true")
    assert ada.seq() == before


class Fingers:
    """Fingers on a touch screen, each where it was last put."""

    def __init__(self, page: Page) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.spots: dict[str, tuple[float, float]] = {}

    def send(self, kind: str, *names: str) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (name, (x, y)) in enumerate(self.spots.items()) if name in names]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def put(self, **spots: tuple[float, float]) -> None:
        self.spots |= spots
        self.send("touchStart", *self.spots)

    def move(self, **spots: tuple[float, float]) -> None:
        self.spots |= spots
        self.send("touchMove", *self.spots)

    def lift(self, name: str) -> None:
        self.send("touchEnd", name)
        del self.spots[name]


Twist = list[tuple[int, int]]


@pytest.mark.parametrize(
    ("twist", "fire"),
    [([], "C4"), ([(40, 40), (0, 60)], "C4"), ([(40, -40), (0, -60)], "C2"), ([(40, 40), (0, 60), (-60, 0)], "B3")],
    ids=["a tap", "a quarter clockwise", "a quarter back", "half a turn"],
)
def test_two_fingers_turn_a_building_on_its_way(house: House, invite: Invite, twist: Twist, fire: str) -> None:
    """The bar is dragged with its middle over C3; its flame, at first to the right, shows how it was turned."""
    ada = invite(PHONE)
    begun(house, ada)
    mode(ada.page, "lay")
    paper = box_of(ada.page.locator(".paper"))
    piece = box_of(ada.page.locator(".tray-piece[data-building=I]"))
    size = paper["width"] / 5
    x, y = paper["x"] + 2.5 * size, paper["y"] + 3.4 * size  # the building lies above the finger
    fingers = Fingers(ada.page)
    fingers.put(index=(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2))
    fingers.move(index=(x, y + 30))
    fingers.move(index=(x, y))
    expect(ada.page.locator(".laid-dragged")).to_be_visible()
    fingers.put(thumb=(x + 60, y))
    for right, below in twist:
        fingers.move(thumb=(x + right, y + below))
    fingers.lift("thumb")
    fingers.lift("index")
    expect(ada.page.locator(".laid-dragged")).to_have_count(0)
    shows(ada, fire, "la barre, piège brûlant")
    shows(ada, "C3", "la barre, case sûre")


def test_counters_and_letters_are_put_down_and_kept(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    seated = begun(house, ada)
    mode(ada.page, "lay")
    ada.page.get_by_role("button", name=re.compile("Crayon")).tap()
    for tool, zones in (("f", "B1 C4"), ("b", "B1"), ("S", "D3 E3"), ("V", "D3")):
        ada.page.locator(f".case-tool[data-tool={tool}]").tap()
        for name in zones.split():
            zone(ada, name).tap()
    assert ada.violations() == []
    for visitor in (ada, invite(DESKTOP).go(f"/t/{seated['code']}#seat={seated['token']}")):
        shows(visitor, "B1", "ta marque : piège tranchant")
        shows(visitor, "C4", "piège brûlant")
        shows(visitor, "D3", "au crayon : le zigzag, le coin")
        shows(visitor, "E3", "au crayon : le zigzag")
    ada.page.locator('.case-tool[data-tool="."]').tap()
    zone(ada, "D3").tap()
    expect(zone(ada, "D3")).not_to_have_accessible_name(re.compile("crayon"))


def test_counters_and_letters_by_keyboard(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    begun(house, ada)
    for key in ("k", "ArrowRight", "ArrowDown", "b", "s", "t", "ArrowDown", "x"):
        ada.page.keyboard.press(key)
    shows(ada, "B2", "ta marque : piège tranchant, au crayon : le zigzag, le té")
    shows(ada, "B3", "ta marque : rien")
    ada.page.keyboard.press("Backspace")
    expect(zone(ada, "B3")).not_to_have_accessible_name(re.compile("marque"))


def test_contradictions_are_shown_on_the_plan_and_said_where_the_table_agreed(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    frames = []
    ada.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: frames.append(str(frame))))
    begun(house, ada, assist="checked")
    ask(ada, "Zigzag")
    lay_out(ada.page, CITY)
    expect(ada.page.locator(".laid")).to_have_count(6)
    expect(ada.page.locator(".laid-wrong")).to_have_count(0)
    ada.page.get_by_role("button", name="Tout reprendre").click()
    lay_out(ada.page, "SC1^")
    expect(ada.page.locator(".laid-wrong")).to_have_count(1)
    expect(ada.page.get_by_role("status").filter(has_text="Contredit")).to_have_text(
        "Contredit ce que tu sais : le zigzag"
    )
    expect(ada.page.get_by_role("group", name="Ton plan de la cité")).to_contain_text("(contredit ce que tu sais)")
    help = [frame for frame in frames if '"t":"assist"' in frame]
    assert any('"wrong":["plan:S"' in frame for frame in help)
    assert all('"worlds":null' in frame and '"odds":{}' in frame for frame in help), "contradictions, and no more"
    assert ada.violations() == []
    ada.page.get_by_role("button", name="Tout reprendre").click()
    expect(ada.page.get_by_text("Contredit")).to_have_count(0)


def test_where_the_dial_is_off_a_wrong_plan_is_not_pointed_at(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    begun(house, ada)
    lay_out(ada.page, OTHER)
    ask(ada, "Pièges")
    expect(ada.page.locator(".laid")).to_have_count(6)
    expect(ada.page.locator(".laid-wrong")).to_have_count(0)


def test_on_a_phone_a_draft_that_cannot_be_is_shown_and_not_proposed_and_leaving_is_found(
    house: House, invite: Invite
) -> None:
    ada = invite(PHONE)
    page = ada.page
    begun(house, ada, assist="checked")
    expect(page.locator(".track-time")).to_have_text("Temps 0 · chevronné 18–25 · confirmé 27–41")
    for element in page.locator(".element").all():
        name, whole = box_of(element.locator(".element-name")), box_of(element)
        assert whole["x"] <= name["x"] and name["x"] + name["width"] <= whole["x"] + whole["width"]
        assert whole["height"] >= 44 and name["height"] > 9
        assert element.locator(".element-name").evaluate(WHOLE), "a name is neither cut nor broken"
    ask(ada, "Pièges")
    expect(page.locator("[role=log]")).to_contain_text("Réponse : un piège brûlant.")
    expect(page.locator("[role=log]")).not_to_contain_text("sûre")
    mode(page, "lay")
    lay_out(page, "TB2^")
    for fire in ("B4", "A3", "B2", "C3"):  # turning in place, it comes round to where it was
        zone(ada, "B3").click()
        shows(ada, fire, "le té, piège brûlant")
    expect(page.locator(".laid-clash")).to_have_count(0)
    lay_out(page, "OB3^")
    expect(page.locator(".laid-clash")).to_have_count(2)
    shows(ada, "B3", "deux bâtiments s’y chevauchent")
    expect(page.get_by_role("status").filter(has_text="Ne tiennent pas")).to_contain_text("le té, le carré")
    lay_out(page, "SD3^ LA3^ VA1> IC1^")
    claiming = page.locator(".claim")
    expect(claiming).to_be_disabled()
    expect(claiming).to_contain_text("se chevauchent")
    expect(page.locator(".ledger .shown-against")).to_have_count(1)
    expect(page.locator(".ledger .shown-against")).to_have_accessible_name(re.compile("ton plan le contredit"))
    expect(page.locator(".pin-against").first).to_be_visible()
    mode(page, "answers")
    expect(page.locator(".desk-tools .clue-against").first).to_contain_text("ton plan le contredit")
    assert ada.violations() == []
    for tool in ("scope", "lay", "answers"):
        mode(page, tool)
        expect(page.get_by_role("button", name="Abandonner")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Abandonner").tap()
    page.get_by_role("dialog", name="Abandonner la quête ?").get_by_role("button", name="Oui, abandonner").tap()
    expect(page.get_by_role("group", name="La cité")).to_be_visible()
    expect(page.locator(".track-time")).to_have_text(re.compile("^Temps 2 · chevronné 22 · confirmé 36$"))


def test_a_building_dragged_over_the_border_is_marked_before_it_is_let_go(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    begun(house, ada)
    mode(ada.page, "lay")
    paper, piece = box_of(ada.page.locator(".paper")), box_of(ada.page.locator(".tray-piece[data-building=I]"))
    ada.page.mouse.move(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.move(paper["x"] + paper["width"] / 2, paper["y"] + paper["height"] / 2)
    ada.page.mouse.move(paper["x"] + 4, paper["y"] + paper["height"] / 2)
    expect(ada.page.locator(".laid-outside")).to_have_count(1)
    ada.page.mouse.move(paper["x"] + paper["width"] / 2, paper["y"] + paper["height"] / 2)
    expect(ada.page.locator(".laid-outside")).to_have_count(0)
    ada.page.mouse.up()
    shows(ada, "C3", "la barre")


def test_the_price_is_seen_before_asking_and_the_answer_beside_the_plan_after(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    begun(house, ada)
    ada.page.get_by_role("radio", name=re.compile("^Zigzag")).tap()
    ada.page.get_by_role("radio", name=re.compile("ligne 2")).tap()
    expect(ada.page.locator(".scope-ask")).to_have_text(re.compile(r"Interroger · 4.*ligne 2, Zigzag\s: 1 \+ 3"))
    landing = ada.page.locator(".track-places li", has=ada.page.locator(".pawn-landing"))
    expect(landing).to_have_text("4")
    before = ada.seq()
    ada.page.locator(".scope-ask").dblclick()
    ada.sees_news_after(before)
    expect(ada.page.locator(".pawn-landing")).to_have_count(0)
    expect(ada.page.locator(".ledger dd")).to_have_count(1)
    expect(ada.page.locator(".ledger")).to_contain_text("Zigzag")
    expect(ada.page.locator(".scope-ask")).to_be_disabled()


def test_on_a_small_phone_everything_can_be_reached(house: House, invite: Invite) -> None:
    ada = invite({"width": 360, "height": 740})
    begun(house, ada)
    for part in (".scope-ask", ".element >> nth=8", ".ring"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    for name in ada.page.locator(".element-name").all():
        assert name.evaluate(WHOLE), "a name is neither cut nor broken"
    ask(ada, "Zigzag")
    mode(ada.page, "lay")
    ada.page.locator(".tray-piece[data-building=I]").tap()
    ada.page.get_by_role("button", name="⟳ Tourner").tap()
    zone(ada, "C5").tap()
    shows(ada, "C5", "la barre, piège brûlant")
    ada.page.get_by_role("button", name=re.compile("Crayon")).tap()
    ada.page.locator(".case-tool[data-tool=S]").tap()
    zone(ada, "A1").tap()
    shows(ada, "A1", "au crayon : le zigzag")
    assert ada.has_no_sideways_scroll()
