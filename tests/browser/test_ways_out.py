"""Leaving, resigning, cancelling, bots that come and go, and the dial in mid-game: each on a page, each asked first."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests import asking

from cabinet_noir.bots.cast import CAST

from .conftest import House, Invite, box_of, unfold_the_end
from .test_house import vinci


def test_a_first_game_is_helped_and_against_a_novice_and_the_dial_is_at_hand(invite: Invite) -> None:
    ada = invite(name="Ada").go()
    vinci(ada).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    dial = ada.page.locator(".tag-button")
    expect(dial).to_have_text("aide : décompte")  # of its steps the one that helps least
    named = re.compile("|".join(CAST["novice"]))
    expect(ada.page.locator(".rows")).to_contain_text(named)
    dial.click()
    dialog = ada.page.get_by_role("dialog", name="Aide de la maison")
    dialog.get_by_role("radio", name="Candidats").check()
    expect(dial).to_have_text("aide : candidats")
    dialog.get_by_role("radio", name="Aucune").check()
    expect(dial).to_have_text("sans aide")
    assert ada.violations() == []
    dialog.get_by_role("button", name="Fermer").click()
    head = box_of(ada.page.locator(".status"))
    ada.page.get_by_role("button", name="Quitter la table").click()
    leaving = ada.page.get_by_role("dialog", name="Quitter la table")
    expect(leaving).to_contain_text("tu as perdu, et tout est montré")
    assert box_of(ada.page.locator(".status")) == head, "nothing moves behind a question"
    assert ada.violations() == []
    assert ada.has_no_sideways_scroll()
    leaving.get_by_role("button", name="Non, rester").click()
    expect(leaving).to_have_count(0)
    ada.page.get_by_role("button", name="Quitter la table").click()
    leaving.get_by_role("button", name="Oui, abandonner").click()
    end = ada.page.locator(".end")
    unfold_the_end(ada.page)
    expect(end).to_contain_text("Par abandon.")
    expect(end).to_contain_text("débutant")
    ada.go()
    vinci(ada).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    expect(ada.page.locator(".tag-button")).to_have_text("sans aide")
    expect(ada.page.locator(".rows")).to_contain_text(re.compile("|".join(CAST["regular"])))


def test_a_waiting_table_gains_and_loses_bots_and_people_and_is_cancelled(house: House, invite: Invite) -> None:
    body = {"game": "vinci", "name": "Ada", "seats": [{"kind": "person"}] * 4}
    host = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    join = f"{house.url}/api/tables/{host['table']}/join"
    bob, eve = (asking.post(join, json={"name": name}).raise_for_status().json() for name in ("Bob", "Eve"))
    one, two, three = invite(), invite(language="en-GB"), invite(language="en-GB")
    for visitor, seated in ((one, host), (two, bob), (three, eve)):
        visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
        expect(visitor.page.locator(".big-code")).to_be_visible()
    two.page.get_by_role("button", name="Leave my seat").click()
    two.page.get_by_role("dialog").get_by_role("button", name="Yes, leave it").click()
    expect(one.page.get_by_text("Place 2, libre")).to_be_visible()
    one.page.get_by_label("Y asseoir un bot").first.select_option("novice")
    bot = one.page.locator(".seat-taken", has_text="débutant")
    expect(bot).to_contain_text(re.compile("|".join(CAST["novice"])))
    assert one.violations() == []
    bot.get_by_role("button", name="Libérer la place").click()
    expect(one.page.get_by_text("Place 2, libre")).to_be_visible()
    one.page.get_by_role("button", name="Annuler la table").click()
    question = one.page.get_by_role("dialog", name="Annuler la table")
    expect(question).to_contain_text("son code avec elle")
    question.get_by_role("button", name="Oui, annuler la table").click()
    expect(three.page.get_by_role("heading", name="This table is cancelled")).to_be_visible()
    assert three.violations() == []
    assert asking.get(f"{house.url}/api/tables/{host['code']}").status_code == 404
