"""Beside the real box, on a phone: what was said is entered with a thumb, and what was misheard is found."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import DESKTOP, PHONE, Invite, Visitor
from .test_access import is_fine

GAMES = ("vinci", "break-the-code", "archeologic", "lost-code", "password-express")


@pytest.fixture
def ada(invite: Invite) -> Visitor:
    return invite(PHONE, name="Ada")


def players(page: Page, count: int) -> None:
    page.get_by_role("radio", name=str(count), exact=True).click(force=True)


def bar(page: Page) -> Locator:
    return page.locator(".box-bar")


def pick(where: Page | Locator, name: str, nth: int = 0) -> None:
    where.get_by_role("radio", name=name, exact=True).nth(nth).check(force=True)


def note_it(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Noter", exact=True).click()


def hear(page: Page, card: int, number: int) -> None:
    page.get_by_role("button", name="Noter une réponse").click()
    dialog = page.get_by_role("dialog")
    dialog.locator(f'[data-card="{card}"]').click()
    dialog.get_by_role("spinbutton").fill(str(number))
    note_it(dialog)


def test_break_the_code_checks_itself_and_names_what_was_misheard(ada: Visitor) -> None:
    page = ada.go("/box/break-the-code").page
    players(page, 2)
    for tile in ("B0", "W2", "B4", "G5", "W9"):
        page.locator(f'.box-part [data-tile="{tile}"]').click()
    hear(page, 17, 25)
    hear(page, 9, 3)
    expect(bar(page)).to_have_text("Tout concorde.")
    page.locator('[data-place="1.A"]').fill("9")
    page.locator('[data-place="1.A"]').blur()
    expect(bar(page)).to_contain_text("Une de tes notes")
    hear(page, 10, 3)
    expect(bar(page)).to_contain_text("Ces 2 indications se contredisent")
    expect(page.locator(".box-clashing")).to_have_count(2)
    is_fine(ada)
    page.reload()  # the sheet is kept on this device
    page.get_by_role("button", name="Voir lesquelles").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Combien de tuiles blanches")
    expect(dialog.get_by_text("Sans celle-ci, tout le reste concorde.")).to_have_count(2)
    is_fine(ada)
    dialog.get_by_role("button", name="Rayer").last.click()
    page.get_by_label("Montrer ce qui est possible").check()
    page.locator('[data-place="1.A"]').fill("")
    page.locator('[data-place="1.A"]').blur()
    expect(bar(page)).to_contain_text("donnes sont possibles")
    page.locator(".btc-odds").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("%")


def test_code_de_vinci_grows_as_its_rows_do_and_names_what_was_misheard(ada: Visitor) -> None:
    page = ada.go("/box/vinci").page
    players(page, 2)
    others = page.locator(".row:not(.row-mine) button.tile")
    others.first.click()
    dialog = page.get_by_role("dialog")
    is_fine(ada)
    dialog.get_by_role("group", name="Montrée : c’était").get_by_role("button", name="8").click()
    dialog.get_by_role("button", name="Fermer").click()
    expect(bar(page)).to_have_text("Tout concorde.")
    others.nth(1).click()
    beside = dialog.get_by_role("group", name="Une tuile piochée se pose à droite")
    beside.get_by_role("button", name="Blanche").click()
    expect(others).to_have_count(5)
    others.nth(1).click()
    dialog.get_by_role("group", name="Montrée : c’était").get_by_role("button", name="2").click()
    dialog.get_by_role("button", name="Fermer").click()
    expect(bar(page)).to_contain_text("Ces 2 indications se contredisent")
    is_fine(ada)
    page.get_by_role("button", name="Voir lesquelles").click()
    dialog.get_by_role("button", name="Rayer").last.click()
    expect(bar(page)).to_have_text("Tout concorde.")


def round_of(page: Page, die: str, start: str, verdict: str) -> None:
    page.get_by_role("button", name="Noter une manche").click()
    dialog = page.get_by_role("dialog")
    for _ in range(3):
        dialog.locator(f'[data-die="{die}"]').click()
    pick(dialog, "2")
    dialog.get_by_role("combobox").select_option(label=start)
    pick(dialog, verdict)
    note_it(dialog)


def test_the_lost_code_keeps_its_rounds_and_names_what_was_misheard(ada: Visitor) -> None:
    page = ada.go("/box/lost-code").page
    players(page, 3)
    for number in (1, 3, 5):
        page.locator(f'[data-stone="red{number}"]').click()
    round_of(page, "red", "6–7", "juste")
    expect(bar(page)).to_have_text("Tout concorde.")
    is_fine(ada)
    round_of(page, "red", "12–13", "juste")
    expect(bar(page)).to_contain_text("Ces 2 indications se contredisent")
    page.get_by_role("button", name="Voir lesquelles").click()
    page.get_by_role("dialog").get_by_role("button", name="Rayer").last.click()
    expect(bar(page)).to_have_text("Tout concorde.")
    expect(page.locator("[data-round]")).to_have_count(1)


def test_archeologic_is_the_booklet_and_two_phones_have_the_same_quest(ada: Visitor, invite: Invite) -> None:
    page = ada.go("/box/archeologic").page
    page.get_by_role("button", name="Tirer une quête").click()
    expect(page.locator(".clues li")).to_have_count(3)
    page.locator('[data-element="traps"]').click()
    page.locator(".scope-ask").click()
    expect(page.locator(".answer-list dd")).to_have_count(1)
    is_fine(ada)
    code = page.locator(".archeologic-quest strong").inner_text()
    clues = page.locator(".clues li").all_inner_texts()
    bob = invite(PHONE, name="Bob").go(f"/box/archeologic#{code}")
    expect(bob.page.locator(".clues li")).to_have_text(clues)
    expect(bob.page.locator(".answer-list dd")).to_have_count(0)  # what was answered is on the other phone
    page.route("**/api/box/**", lambda route: route.abort())
    page.reload()  # the booklet that was fetched is kept
    expect(page.locator(".clues li")).to_have_text(clues)
    expect(bar(page)).to_contain_text("Pour compter, il faut la maison")
    ada.errors.clear()  # that the house was not there


def test_a_shared_quest_keeps_its_clues_and_wipes_no_sheet_unasked(ada: Visitor, invite: Invite) -> None:
    page = ada.go("/box/archeologic").page
    page.get_by_role("button", name="Tirer une quête").click()
    page.get_by_label("Indices de départ").select_option("5")
    expect(page.locator(".clues li")).to_have_count(5)
    link = shared_link(page)
    visitor = invite(PHONE, name="Bob")
    bob = visitor.go("/box/archeologic").page
    bob.get_by_role("button", name="Tirer une quête").click()
    mine = bob.locator(".archeologic-quest strong")
    before = mine.inner_text()
    for answer, kept in (("Garder ma feuille", True), ("Prendre la nouvelle quête", False)):
        visitor.go("/box")
        bob.goto(link)
        is_fine(visitor)
        bob.get_by_role("button", name=answer).click()
        expect(bob.locator(".clues li")).to_have_count(3 if kept else 5)
        assert (mine.inner_text() == before) == kept
    bob.reload()
    expect(bob.locator(".clues li")).to_have_text(page.locator(".clues li").all_inner_texts())
    page.get_by_label("Jeu expert").check()
    expect(page.get_by_label("Indices de départ")).to_be_disabled()
    relations = page.locator(".clues li")
    expect(relations.first).not_to_have_text(bob.locator(".clues li").first.inner_text())
    cyd = invite(PHONE, name="Cyd").page
    cyd.goto(shared_link(page))
    expect(cyd.locator(".clues li")).to_have_text(relations.all_inner_texts())


def shared_link(page: Page) -> str:
    page.get_by_role("button", name="Partager la quête").click()
    link = page.get_by_role("dialog").get_by_label("Lien").input_value()
    page.get_by_role("dialog").get_by_role("button", name="Fermer").click()
    return link


def test_who_sits_around_the_box_has_a_name_on_this_device(ada: Visitor) -> None:
    page = ada.go("/box/vinci").page
    players(page, 2)
    page.get_by_role("button", name="Qui joue").click()
    page.get_by_role("dialog").get_by_label("Joueur 2").fill("Blaise")
    is_fine(ada)
    page.get_by_role("dialog").get_by_role("button", name="Fermer").click()
    expect(page.locator(".box-page")).to_contain_text("Blaise")
    page.reload()
    expect(page.locator(".box-page")).to_contain_text("Blaise")


def test_archeologic_s_own_archeoscope_is_held_against_itself(ada: Visitor) -> None:
    page = ada.go("/box/archeologic").page
    page.get_by_role("button", name="J’ai le livret").click()
    for shown in ("0", "3"):
        page.get_by_role("button", name="Noter une réponse").click()
        dialog = page.get_by_role("dialog")
        pick(dialog, "A")
        dialog.get_by_role("radio", name=re.compile("vides", re.IGNORECASE)).check(force=True)
        dialog.get_by_role("group", name="L’Archéoscope montre").get_by_role("radio", name=shown).check(force=True)
        note_it(dialog)
    expect(bar(page)).to_contain_text("Ces 2 indications se contredisent")
    is_fine(ada)


def test_password_express_needs_the_house_for_its_judge_alone(ada: Visitor) -> None:
    page = ada.go("/box/password-express").page
    page.get_by_role("button", name="Tirer quatre rangées").click()
    expect(page.locator(".px-drawn li")).to_have_count(4)
    page.get_by_role("combobox", name="Thème").select_option("christmas")
    page.get_by_label("Mot contesté").fill("le sapin")
    page.get_by_role("button", name="Demander au lexique").click()
    expect(page.locator(".px-ruling")).to_contain_text("le lexique le connaît")
    page.get_by_role("button", name="Retourner le sablier").click()
    expect(page.get_by_role("button", name="Arrêter")).to_be_visible()
    is_fine(ada)
    ada.page.context.set_offline(True)
    before = page.locator(".px-drawn li").all_inner_texts()
    page.get_by_role("button", name="Tirer quatre rangées").click()
    assert page.locator(".px-drawn li").all_inner_texts() != before
    ada.page.context.set_offline(False)


@pytest.mark.parametrize("game", GAMES)
def test_every_box_is_reached_from_its_rules_and_can_be_used_by_everybody(invite: Invite, game: str) -> None:
    visitor = invite(DESKTOP, language="en-GB", theme="light").go(f"/rules/{game}")
    visitor.page.get_by_role("link", name="I play with the box").click()
    expect(visitor.page.locator(".box-page")).to_be_visible()
    is_fine(visitor)


def test_the_five_boxes_lie_side_by_side(ada: Visitor) -> None:
    ada.go().page.get_by_role("link", name="La boîte sur la table").click()
    expect(ada.page.locator(".box-link")).to_have_count(len(GAMES))
    is_fine(ada)
