"""Two people and a bot in the temple, to the reveal: nothing that reaches a seat before it holds its own stones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests import asking

from cabinet_noir.core import load_lines
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import COLOURS
from cabinet_noir.table import Referee

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, box_of, box_once_still, number_of

SOMEBODY_ACTS = ".game:has(.end), .game[data-to-act~='0'], .game[data-to-act~='1']"
Stones = set[tuple[str, int]]


def open_table(house: House, host: Visitor, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """Open a table by the house's own door, and give the opener's seat to a visitor by its link."""
    body = {"game": "lost-code", "name": "Ada", "seats": seats, **more}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def sit_down(visitor: Visitor, code: str, name: str) -> None:
    visitor.go(f"/t/{code}")
    visitor.page.get_by_label("Ton nom à la table").fill(name)
    visitor.page.get_by_role("button", name="M’asseoir").click()


def overhear(visitor: Visitor) -> list[str]:
    """Write down every message the house sends to a visitor's page."""
    heard: list[str] = []

    def hear(frame: str | bytes) -> None:
        heard.extend(str(frame).split("\n"))

    visitor.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def take_part(visitor: Visitor) -> None:
    """Do one thing with what the page offers."""
    page, before = visitor.page, visitor.seq()
    match page.locator(".lc").get_attribute("data-phase"):
        case "rolling":
            page.get_by_role("button", name="Lancer les dés").click()
        case "offering":
            page.locator(".lc-panel .lc-pick").nth(1).click()
            page.locator(".lc-two .button-main").click()
        case "setting":
            page.locator(".lc-main").click()
        case "estimating":
            page.locator(".lc-disk:enabled").last.click()
            page.locator(".lc-turn:enabled").first.click()  # at its end a disk turns one way only
            page.locator(".lc-main").click()
        case "exchanging":
            page.locator("button.lc-stone").first.click()
        case _:
            write_an_answer(page)
    visitor.sees_news_after(before)


def write_an_answer(page: Page) -> None:
    rows = page.locator(".lc-dock .lc-write-row")
    for row in range(rows.count()):
        picks = rows.nth(row).locator(".lc-pick:enabled")
        if picks.count() and not rows.nth(row).locator("[aria-pressed=true]").count():
            picks.nth(2).click()
            expect(picks.nth(2)).to_have_attribute("aria-pressed", "true")
    page.locator(".lc-dock .lc-main").click()
    expect(page.locator(".lc-dock .lc-main")).to_have_count(0)  # all write at once: the first news may be another's


def stones_in(message: Any) -> Iterator[tuple[str, int]]:
    """Yield every stone with its number that is anywhere in a message."""
    if isinstance(message, dict):
        if message.get("t") == "stone":
            yield (message["colour"], message["number"])
        for value in message.values():
            yield from stones_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from stones_in(value)


def own_stones(log: bytes) -> list[list[Stones]]:
    """Return, for every moment of a finished game but its last, what stood on each seat's rack."""
    read = load_lines(log)
    assert read.seed is not None
    referee = Referee.resume(GAME, read, read.seed)
    found: list[list[Stones]] = []
    for upto in range(len(referee.entries) - 1):
        again: Referee[Any, Any, Any, Any] = Referee(GAME, referee.options, referee.seats, referee.seed)
        for entry in referee.entries[: upto + 1]:
            again.record(entry)
        racks = again.state.racks[: referee.seats]
        found.append([{(stone.colour, stone.number) for stone in rack} for rack in racks])
    return found


def test_three_play_to_the_reveal_and_no_seat_is_told_its_own_stones(house: House, invite: Invite) -> None:
    ada, blaise = invite(PHONE), invite(PHONE)
    heard = {0: overhear(ada), 1: overhear(blaise)}
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "regular"}]
    seated = open_table(house, ada, seats, options={"rounds": 4, "shortcut": True, "curse": True})
    sit_down(blaise, seated["code"], "Blaise")
    people = {0: ada, 1: blaise}
    files: list[tuple[int, int, bytes]] = []
    drawn: list[tuple[int, int, Stones]] = []
    for person in people.values():
        expect(person.page.locator(".lc")).to_be_visible()
        assert person.has_no_sideways_scroll()
    for _ in range(90):
        expect(ada.page.locator(SOMEBODY_ACTS)).to_be_visible()
        if ada.page.locator(".end").count():
            break
        acting = re.findall(r"[01]", ada.page.locator(".game").get_attribute("data-to-act") or "")
        if not acting:  # what Ada's page showed a moment ago was one move behind
            continue
        on_turn = int(acting[0])
        player = people[on_turn]
        expect(player.page.locator(".lc-dock-turn")).to_be_visible()
        assert player.page.locator(".lc-rack-mine .lc-number").count() == 0
        assert player.page.locator(".lc-rack-mine .lc-stone").count() == 6
        drawn.append((player.seq(), on_turn, stones_drawn(player)))
        files += [(player.seq(), on_turn, file) for file in seen_files(player)]
        take_part(player)
    for person in people.values():
        expect(person.page.locator(".end h2")).to_be_visible()
        expect(person.page.locator(".lc-final .lc-number")).to_have_count(18)
        called = person.page.locator(".lc-final h3").all_inner_texts()
        assert [name.split()[0] == "toi" for name in called] == [person is one for one in (ada, blaise, None)]
        assert person.has_no_sideways_scroll()
    stood = own_stones(seen_files(ada)[0])
    for seat, messages in heard.items():
        assert len(messages) > 20
        no_message_holds_own_stones(messages, seat, stood)
    for seq, seat, file in files:
        shown = {stone for line in file.splitlines() for stone in stones_in(json.loads(line))}
        assert not shown & stood[seq][seat], "a file a seat may take during the game shows its own stones"
    for seq, seat, stones in drawn:
        assert len(stones) >= 18
        assert not stones & stood[seq][seat], "the page draws a stone its reader must not see"


def seen_files(visitor: Visitor) -> list[bytes]:
    """Return the log and the replay as the owner of this page's seat may take them now."""
    token = visitor.page.evaluate("Object.entries(localStorage).find(([key]) => key.includes('.seat.'))?.[1]")
    table = visitor.page.url.rsplit("/", 1)[1]
    table = asking.get(f"{visitor.url}/api/tables/{table}").raise_for_status().json()["table"]
    headers = {"authorization": f"Bearer {token}"}
    return [
        asking.get(f"{visitor.url}/api/tables/{table}/{file}", headers=headers).raise_for_status().content
        for file in ("log", "replay")
    ]


def stones_drawn(visitor: Visitor) -> Stones:
    """Return every stone whose number stands on a rack or lies open in the page as it is, seen or not."""
    find = """(all) => all.map((one) => [
        [...one.closest(".lc-gone, .lc-stone").classList].map((name) => name.slice(3)), Number(one.textContent)
    ])"""
    found = visitor.page.locator(".lc-stone .lc-number, .lc-gone").evaluate_all(find)
    return {(colour, number) for names, number in found for colour in names if colour in COLOURS}


def no_message_holds_own_stones(messages: list[str], seat: int, stood: list[list[Stones]]) -> None:
    seq = 0
    for text in messages:
        message = json.loads(text)
        seq = max(seq, int(message.get("seq", seq)))
        if seq < len(stood):
            assert not set(stones_in(message)) & stood[seq][seat], text


def alone(house: House, visitor: Visitor, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    return open_table(house, visitor, seats, **more)


def my_turns(visitor: Visitor) -> Iterator[str]:
    """Yield the phase of each of one's own turns, and play it."""
    for _ in range(60):
        expect(visitor.page.locator(".end, .lc-dock-turn").first).to_be_visible()
        if visitor.page.locator(".end").count():
            return
        yield str(visitor.page.locator(".lc").get_attribute("data-phase"))
        take_part(visitor)
    raise AssertionError("the game does not end")


def until(visitor: Visitor, wanted: str) -> None:
    """Play on until this phase is one's own."""
    assert wanted in my_turns(visitor)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_moment_of_the_table_is_within_everybodys_reach(
    house: House, invite: Invite, size: ViewportSize, theme: str
) -> None:
    ada = invite(size, theme=theme)
    alone(house, ada, options={"rounds": 2, "tougher": True}, assist="candidates")
    looked_at = set()
    for phase in my_turns(ada):
        if phase not in looked_at:
            assert ada.violations() == []
            assert ada.has_no_sideways_scroll()
            looked_at.add(phase)
    assert {"estimating", "writing"} <= looked_at
    assert ada.violations() == []


def test_a_dial_is_turned_by_keys_and_wheel(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    alone(house, ada, options={"rounds": 2})
    until(ada, "estimating")
    dial = ada.page.get_by_role("slider")
    before = number_of(dial, "aria-valuenow")
    dial.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(dial).to_have_attribute("aria-valuenow", str(before + 1))
    dial.hover()
    ada.page.mouse.wheel(0, 120)
    expect(dial).to_have_attribute("aria-valuenow", str(before + 2))
    widest = ada.page.locator(".lc-disk:enabled").last  # the bot may have taken any one before
    widest.click()
    expect(widest).to_have_attribute("aria-pressed", "true")
    expect(dial).to_have_attribute("aria-valuetext", re.compile(r"^\d+–\d+$"))


def test_a_dial_is_turned_by_a_finger_that_goes_round_it(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    alone(house, ada, options={"rounds": 2})
    until(ada, "estimating")
    dial = ada.page.get_by_role("slider")
    box = box_of(dial)
    x, y, reach = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.4
    finger = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x + reach, "y": y})
    expect(dial).to_have_attribute("aria-valuenow", re.compile(r"^[1-9]$"))  # a quarter of the way round
    quarter = number_of(dial, "aria-valuenow")
    touch("touchMove", {"x": x, "y": y + reach})
    expect(dial).not_to_have_attribute("aria-valuenow", str(quarter))
    half = number_of(dial, "aria-valuenow")
    assert half > quarter
    touch("touchEnd")
    expect(ada.page.locator(".lc-main")).to_contain_text(str(half))


ALL_VARIANTS = {"tougher": True, "shortcut": True, "curse": True}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_shows_every_rack_and_the_whole_pile_of_tokens_beside_the_disks(
    house: House, invite: Invite, seats: int
) -> None:
    ada = invite(PHONE)
    bots = [{"kind": "bot", "level": "novice"}] * (seats - 1)
    open_table(house, ada, [{"kind": "person"}, *bots], options={**ALL_VARIANTS, "rounds": 3}, assist="best")
    looked_at = set()
    for phase in my_turns(ada):
        if phase in ("rolling", "offering", "setting", "estimating", "exchanging"):
            pieces = ada.page.locator(".lc-table .lc-rack, .lc-track, .lc-token")
            assert pieces.evaluate_all(STICKING_OUT) == []
            looked_at.add(phase)
    assert {"estimating"} <= looked_at


STICKING_OUT = """(pieces) => {
  const table = document.querySelector('.lc-table').getBoundingClientRect();
  return pieces.filter((piece) => {
    const box = piece.getBoundingClientRect();
    return box.top < table.top - 0.5 || box.bottom > table.bottom + 0.5
        || box.left < table.left - 0.5 || box.right > table.right + 0.5;
  }).map((piece) => piece.className);
}"""
"""All is measured at one moment: a line that grows above the table moves it together with its pieces."""


SMALL_DESKTOP: ViewportSize = {"width": 1366, "height": 900}
COVERED = """(picks) => {
  const button = document.querySelector('.lc-hand-in').getBoundingClientRect();
  return picks.filter((pick) => pick.getBoundingClientRect().bottom > button.top + 0.5)
    .map((pick) => pick.textContent);
}"""
"""The numbers to choose from that the button lies over."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_answer_is_in_sight_above_the_button_that_hands_it_in(
    house: House, invite: Invite, seats: int
) -> None:
    ada = invite(PHONE)
    bots = [{"kind": "bot", "level": "novice"}] * (seats - 1)
    open_table(house, ada, [{"kind": "person"}, *bots], options={"rounds": 2})
    until(ada, "writing")
    for size in (PHONE, SMALL_DESKTOP):
        ada.page.set_viewport_size(size)
        box_once_still(ada.page.locator(".lc-hand-in"))
        picks = ada.page.locator(".lc-answer .lc-pick")
        expect(picks).to_have_count(48)
        assert picks.evaluate_all(COVERED) == []
        assert ada.page.locator(".lc-table .lc-rack").evaluate_all(STICKING_OUT) == []


def test_the_house_says_what_each_choice_is_worth_where_the_table_agreed(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    seen: set[str] = set()
    while seen != {"estimating", "exchanging", "writing"}:  # one is not wrong in every game
        open_table(house, ada, seats, options={"rounds": 3}, assist="best")
        for phase in my_turns(ada):
            if phase == "estimating":
                ada.page.locator(".lc-best").click()
                best = ada.page.locator(".lc-best").inner_text().removeprefix("★").strip()
                expect(ada.page.get_by_role("slider")).to_have_attribute("aria-valuetext", best)
                expect(ada.page.locator(".lc-expected [role=status]")).to_have_text(
                    re.compile(r"^[+−]?[\d,]+ en moyenne$")
                )
            elif phase == "exchanging":
                stones = ada.page.locator("button.lc-stone").count()
                expect(ada.page.locator(".lc-worth")).to_have_count(stones)
                expect(ada.page.locator(".lc-worth-best")).to_have_count(1)
            elif phase == "writing":
                expect(ada.page.locator(".lc-best")).to_contain_text("en moyenne")
                ada.page.locator(".lc-best").click()
                expect(ada.page.locator(".lc-dock .lc-pick:has(.lc-pick-best)[aria-pressed=false]")).to_have_count(0)
            seen |= {phase} & {"estimating", "exchanging", "writing"}
        assert ada.page.locator(".lc-cell-seen").count() >= 18, "what was struck stays so at the end"


def test_a_shortcut_is_written_for_good_and_read_by_nobody_else(house: House, invite: Invite) -> None:
    ada, watcher = invite(PHONE), invite(PHONE)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    offered = False
    while not offered:  # the dice decide
        seated = open_table(house, ada, seats, options={"shortcut": True})
        offered = "offering" in my_turns(ada)
    ada.page.locator(".lc-panel .lc-pick").nth(4).click()
    ada.page.locator(".lc-two .button-main").click()
    token = ada.page.locator(".lc-rack-mine .lc-taken")
    expect(token).to_have_attribute("aria-label", re.compile(r": 4$"))
    expect(ada.page.locator(".lc-sheet .lc-write-row:not(:has(.lc-pick:enabled))")).to_have_count(1)
    expect(ada.page.locator(".lc-sheet .lc-pick[aria-pressed=true]:disabled")).to_have_text("4")
    heard = overhear(watcher)
    watcher.go(f"/t/{seated['code']}")
    expect(watcher.page.locator(".lc-taken")).to_have_attribute("aria-label", re.compile(r"^Raccourci \w+$"))
    assert "noted" not in "".join(heard)


def test_the_sheet_strikes_seen_numbers_only_where_the_table_agreed(house: House, invite: Invite) -> None:
    bare, helped = invite(DESKTOP), invite(DESKTOP)
    alone(house, bare, assist="off")
    alone(house, helped, assist="struck")
    expect(bare.page.locator(".lc-cell-open")).to_have_count(48)
    expect(helped.page.locator(".lc-cell-seen")).to_have_count(18)
    cell = bare.page.locator(".lc-cell").first
    cell.click()
    expect(cell).to_have_class(re.compile("lc-cell-noted"))
    cell.click()
    expect(cell).to_have_class(re.compile("lc-cell-seen"))
    bare.page.reload()
    expect(bare.page.locator(".lc-cell").first).to_have_class(re.compile("lc-cell-seen"))
