"""A deal nobody chose: a device has its part in it, hears when it was left out, and checks the log afterwards."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Route, WebSocketRoute, expect
from tests import asking

from .conftest import DESKTOP, PHONE, House, Invite, Visitor
from .quests import mode, open_quest

ABOUT = ["chain", "signature", "seal", "parts", "told", "names"]


def seat_two(house: House, host: Visitor, guest: Visitor, sit_down: str) -> dict[str, Any]:
    """Seat two at a quest: one who came by a seat's link, and one who sits down by the page."""
    body = {"game": "archeologic", "name": "Ada", "seats": [{"kind": "person"}] * 2}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(host.page.locator(".waiting-room .seat-taken")).to_have_count(1)
    guest.go(f"/t/{seated['code']}")
    guest.page.get_by_role("button", name=sit_down).click()
    return seated


def mixed(house: House, table: str) -> dict[str, Any]:
    """Return what the seats gave to the deal, as everybody may read it."""
    lines = asking.get(f"{house.url}/api/tables/{table}/log").raise_for_status().text.splitlines()
    found: dict[str, Any] = next(event for event in json.loads(lines[1])["events"] if event["t"] == "mixed")
    return found


def give_up(visitor: Visitor) -> None:
    """Leave the quest by two taps."""
    expect(visitor.page.locator(".status-mine")).to_be_visible()
    mode(visitor.page, "answers")
    visitor.page.locator(".give-up").click()
    visitor.page.locator(".give-up-yes").click()


def check(visitor: Visitor, name: str) -> Locator:
    """Check the deal, and return the dialog once every step is told."""
    visitor.page.get_by_role("button", name=name).click()
    dialog = visitor.page.get_by_role("dialog", name=name)
    expect(dialog.locator(".finding")).to_have_count(len(ABOUT))
    return dialog


def marks(dialog: Locator) -> dict[str, str]:
    found = dialog.locator(".finding").evaluate_all("all => all.map(({ dataset }) => [dataset.about, dataset.mark])")
    return dict(found)


def test_two_devices_mix_a_deal_and_check_it_after_the_end(house: House, invite: Invite, tmp_path: Path) -> None:
    ada, bob = invite(PHONE, name="Ada"), invite(DESKTOP, "en-GB", name="Bob")
    seated = seat_two(house, ada, bob, "Sit down")
    for visitor in (ada, bob):
        expect(visitor.page.locator(".archeologic")).to_be_visible()
    assert all(len(part) == 64 for part in mixed(house, seated["table"])["parts"])
    order = (ada, bob) if ada.page.locator(".status-mine").count() else (bob, ada)
    for visitor in order:
        give_up(visitor)
    expect(ada.page.locator(".end h2")).to_be_visible()
    expect(bob.page.locator(".end h2")).to_be_visible()

    french, english = check(ada, "Vérifier la donne"), check(bob, "Check the deal")
    assert marks(french) == marks(english) == dict.fromkeys(ABOUT, "proved")
    expect(french).to_contain_text("Tout concorde : rien n’a été changé.")
    expect(french).to_contain_text("La part de cet appareil y est")
    expect(english).to_contain_text("Everything fits: nothing was changed.")
    expect(english).to_contain_text("The house still shows the same.")
    for visitor in (ada, bob):
        assert visitor.violations() == []
        assert visitor.has_no_sideways_scroll()
    assert all(box["height"] >= 44 for button in french.get_by_role("button").all() if (box := button.bounding_box()))

    with bob.page.expect_download() as downloaded:
        english.get_by_role("button", name="Download the log").click()
    command = shlex.split(english.get_by_label("Command to copy").input_value())
    downloaded.value.save_as(tmp_path / command[2])
    assert {"--key", "--head"} < set(command)
    cabinet = [sys.executable, "-m", "cabinet_noir.cli", *command[1:]]
    assert subprocess.run(cabinet, cwd=tmp_path, capture_output=True, check=False).returncode == 0

    english.get_by_role("button", name="Close").click()
    bob.page.route("**/log", bend)
    bent = check(bob, "Check the deal")
    assert marks(bent)["chain"] == "broken"
    expect(bent.get_by_role("alert")).to_contain_text("Something does not fit")
    assert bob.violations() == []


def bend(route: Route) -> None:
    """Hand on a log in which the second line was rewritten."""
    first, second, *rest = route.fetch().text().split("\n")
    route.fulfill(body="\n".join([first, second.replace(":", ": ", 1), *rest]))


def test_who_was_left_out_is_told_and_may_end_the_game(house: House, invite: Invite) -> None:
    ada, bob = invite(DESKTOP, name="Ada"), invite(PHONE, name="Bob")
    bob.page.route_web_socket("**/ws/**", keep_back)
    seated = seat_two(house, ada, bob, "M’asseoir")
    for visitor in (ada, bob):
        expect(visitor.page.get_by_text("La donne se mêle")).to_be_visible()
    notice = bob.page.get_by_text("La donne s’est faite sans la part de cet appareil")
    expect(notice).to_be_visible()
    expect(ada.page.locator(".archeologic")).to_be_visible()
    expect(ada.page.get_by_text("sans la part de cet appareil")).to_have_count(0)
    assert [bool(part) for part in mixed(house, seated["table"])["parts"]] == [True, False]
    assert bob.violations() == []
    assert bob.has_no_sideways_scroll()
    notice.get_by_role("button", name="Arrêter la partie").click()
    asked = bob.page.get_by_role("dialog", name="Arrêter la partie")
    assert bob.violations() == []
    asked.get_by_role("button", name="Oui, arrêter sans perdant").click()
    expect(ada.page.get_by_text("La partie s’est arrêtée ici. Personne n’a perdu")).to_be_visible()
    expect(notice).to_have_count(0)
    found = check(bob, "Vérifier la donne")
    assert marks(found) == dict.fromkeys(ABOUT, "proved")
    expect(found).to_contain_text("La part de cet appareil n’y est pas")


def keep_back(wire: WebSocketRoute) -> None:
    """Let everything through but the opening of a part."""
    house = wire.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        if '"open"' not in str(message):
            house.send(message)

    wire.on_message(pass_on)


def test_one_phone_for_two_and_a_company_that_plays_again_have_a_part_for_each_seat(
    house: House, invite: Invite
) -> None:
    phone = invite(PHONE)
    phone.go()
    phone.page.get_by_role("button", name="Jouer à deux équipes sur cet appareil").click()
    expect(phone.page.locator(".game")).to_be_visible()
    assert all(mixed(house, last_table(phone))["parts"])

    ada, bob = invite(PHONE, name="Ada"), invite(PHONE, name="Bob")
    seat_two(house, ada, bob, "M’asseoir")
    expect(bob.page.locator(".archeologic")).to_be_visible()
    order = (ada, bob) if ada.page.locator(".status-mine").count() else (bob, ada)
    for visitor in order:
        give_up(visitor)
    before = last_table(bob)
    ada.page.get_by_role("button", name="Rejouer").click()
    bob.page.get_by_role("button", name="J’y vais").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".game[data-seq='0'] .archeologic")).to_be_visible()
    assert last_table(ada) == last_table(bob) != before
    assert all(len(part) == 64 for part in mixed(house, last_table(bob))["parts"])


def test_a_quest_by_code_says_that_its_deal_is_everybodys(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    open_quest(house, ada)
    ada.page.get_by_role("radio", name=re.compile("ligne 1")).click()
    expect(ada.page.locator(".game[data-seq='1']")).to_be_visible()
    give_up(ada)
    found = check(ada, "Vérifier la donne")
    assert [about for about, mark in marks(found).items() if mark != "proved"] == ["parts"]
    expect(found).to_contain_text("Cette donne vient d’un code ou d’un jour, exprès")
    expect(found).to_contain_text("Ce qui peut être vérifié concorde.")


def last_table(visitor: Visitor) -> str:
    """Return the table this device has last kept something of."""
    return str(visitor.page.evaluate("localStorage['cabinet-noir.proofs']")).split()[-1]


def test_a_device_that_plays_a_bot_has_its_part_in_the_deal_and_a_bent_one_is_called_so(
    house: House, invite: Invite
) -> None:
    ada = invite(PHONE, name="Ada")
    ada.go()
    card = ada.page.get_by_role("article", name="Code de Vinci")
    card.get_by_role("button", name="Jouer tout de suite contre un bot").click()
    expect(ada.page.locator(".vinci")).to_be_visible()
    table = last_table(ada)
    given = mixed(house, table)
    assert [bool(part) for part in given["parts"]] == [True, False]
    kept = json.loads(ada.page.evaluate(f"localStorage['cabinet-noir.proof.{table}']"))
    assert kept["pledges"] == given["pledges"]
    assert kept["heads"]["0"]

    forged = json.dumps(json.dumps({**kept, "seal": "0" * 64}))
    ada.page.evaluate(f"localStorage['cabinet-noir.proof.{table}'] = {forged}")
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("Cette donne n’est pas celle qui avait été scellée.")
    assert ada.violations() == []
