"""Two people and a bot in the temple, to the reveal: nothing that reaches a seat before it holds its own stones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from cabinet_noir.core import Referee, load_lines
from cabinet_noir.games.lost_code import GAME

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SOMEBODY_ACTS = ".game:has(.end), .game[data-to-act~='0'], .game[data-to-act~='1']"
Stones = set[tuple[str, int]]


def open_table(house, host, seats, **more):
    """Open a table by the house's own door, and give the opener's seat to a visitor by its link."""
    body = {"game": "lost-code", "name": "Ada", "seats": seats, **more}
    seated = httpx.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def sit_down(visitor, code, name):
    visitor.go(f"/t/{code}")
    visitor.page.get_by_label("Ton nom à la table").fill(name)
    visitor.page.get_by_role("button", name="M’asseoir").click()


def overhear(visitor) -> list[str]:
    """Write down every message the house sends to a visitor's page."""
    heard: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def take_part(visitor) -> None:
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
            page.get_by_label("Tourner vers le bas").click()
            page.locator(".lc-main").click()
        case "exchanging":
            page.locator("button.lc-stone").first.click()
        case _:
            write_an_answer(page)
    visitor.sees_news_after(before)


def write_an_answer(page) -> None:
    rows = page.locator(".lc-dock .lc-write-row")
    for row in range(rows.count()):
        picks = rows.nth(row).locator(".lc-pick:enabled")
        if picks.count():
            picks.nth(2).click()
            expect(picks.nth(2)).to_have_attribute("aria-pressed", "true")
    page.locator(".lc-dock .lc-main").click()


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
    found = []
    for upto in range(len(referee.entries) - 1):
        again = Referee(GAME, referee.options, referee.seats, referee.seed)
        for entry in referee.entries[: upto + 1]:
            again.record(entry)
        racks = again.state.racks[: referee.seats]
        found.append([{(stone.colour, stone.number) for stone in rack} for rack in racks])
    return found


def test_three_play_to_the_reveal_and_no_seat_is_told_its_own_stones(house, invite):
    ada, blaise = invite(PHONE), invite(PHONE)
    heard = {0: overhear(ada), 1: overhear(blaise)}
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "regular"}]
    seated = open_table(house, ada, seats, options={"rounds": 4, "shortcut": True, "curse": True})
    sit_down(blaise, seated["code"], "Blaise")
    people = {0: ada, 1: blaise}
    files: list[tuple[int, bytes]] = []
    for person in people.values():
        expect(person.page.locator(".lc")).to_be_visible()
        assert person.has_no_sideways_scroll()
    for _ in range(90):
        expect(ada.page.locator(SOMEBODY_ACTS)).to_be_visible()
        if ada.page.locator(".end").count():
            break
        on_turn = int(re.findall(r"[01]", ada.page.locator(".game").get_attribute("data-to-act"))[0])
        player = people[on_turn]
        expect(player.page.locator(".lc-dock-turn")).to_be_visible()
        assert player.page.locator(".lc-rack-mine .lc-number").count() == 0
        assert player.page.locator(".lc-rack-mine .lc-stone").count() == 6
        files.append((player.seq(), seen_log(house, seated)))
        take_part(player)
    for person in people.values():
        expect(person.page.locator(".end h2")).to_be_visible()
        expect(person.page.locator(".lc-final .lc-number")).to_have_count(18)
        assert person.has_no_sideways_scroll()
    stood = own_stones(seen_log(house, seated))
    for seat, messages in heard.items():
        assert len(messages) > 20
        no_message_holds_own_stones(messages, seat, stood)
    for seq, file in files:
        shown = {stone for line in file.splitlines() for stone in stones_in(json.loads(line))}
        assert not shown & stood[seq][0], "the file a seat may take during the game shows its own stones"


def seen_log(house, seated) -> bytes:
    """Return the log as the opener of the table may take it now."""
    headers = {"authorization": f"Bearer {seated['token']}"}
    return httpx.get(f"{house.url}/api/tables/{seated['table']}/log", headers=headers).raise_for_status().content


def no_message_holds_own_stones(messages: list[str], seat: int, stood: list[list[Stones]]) -> None:
    seq = 0
    for text in messages:
        message = json.loads(text)
        seq = max(seq, int(message.get("seq", seq)))
        if seq < len(stood):
            assert not set(stones_in(message)) & stood[seq][seat], text


def alone(house, visitor, **more):
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    return open_table(house, visitor, seats, **more)


def my_turns(visitor) -> Iterator[str]:
    """Yield the phase of each of one's own turns, and play it."""
    for _ in range(60):
        expect(visitor.page.locator(".game:has(.end), .game[data-to-act~='0']")).to_be_visible()
        if visitor.page.locator(".end").count():
            return
        expect(visitor.page.locator(".lc-dock-turn")).to_be_visible()
        yield str(visitor.page.locator(".lc").get_attribute("data-phase"))
        take_part(visitor)
    raise AssertionError("the game does not end")


def until(visitor, wanted: str) -> None:
    """Play on until this phase is one's own."""
    assert wanted in my_turns(visitor)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_moment_of_the_table_is_within_everybodys_reach(house, invite, size, theme):
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


def test_a_dial_is_turned_by_keys_wheel_and_finger(house, invite):
    ada = invite(DESKTOP)
    alone(house, ada, options={"rounds": 2})
    until(ada, "estimating")
    dial = ada.page.get_by_role("slider")
    before = int(dial.get_attribute("aria-valuenow"))
    dial.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(dial).to_have_attribute("aria-valuenow", str(before + 1))
    dial.hover()
    ada.page.mouse.wheel(0, 120)
    expect(dial).to_have_attribute("aria-valuenow", str(before + 2))
    box = dial.bounding_box()
    ada.page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    expect(dial).not_to_have_attribute("aria-valuenow", str(before + 2))
    widest = ada.page.locator(".lc-disk:enabled").last  # the bot may have taken any one before
    widest.click()
    expect(widest).to_have_attribute("aria-pressed", "true")
    expect(dial).to_have_attribute("aria-valuetext", re.compile(r"^\d+–\d+$"))


def test_the_sheet_strikes_seen_numbers_only_where_the_table_agreed(house, invite):
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
