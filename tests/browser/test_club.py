"""Tournaments and clubs in the browser: who directs, who plays, who only looks, and the big screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from .conftest import DESKTOP, PHONE, House, Invite, Visitor, box_of
from .evenings import evening
from .test_paper import PAPER, printed
from .test_paper import is_clean as is_clean_on

NARROW: ViewportSize = {"width": 360, "height": 740}
BEAMERS: list[ViewportSize] = [{"width": 1920, "height": 1080}, {"width": 1280, "height": 720}]
NOON = 1_800_000_000_000
HINDSIGHT = re.compile("Revoir la partie|Comment savoir|Bilan|Partager|Vérifier la donne|Télécharger|Rejouer")


def is_clean(visitor: Visitor) -> None:
    """Does nothing stand in the way of anybody, once the page is there?"""
    expect(visitor.page.locator("h1")).to_be_visible()
    assert visitor.violations() == []
    assert visitor.has_no_sideways_scroll()


def is_printed(page: Page, sheets: int) -> None:
    """Does it come out black on white, whole, on so many sheets of either paper?"""
    page.evaluate("document.fonts.ready")
    for paper in PAPER:
        is_clean_on(page, paper)
        assert printed(page, paper) == sheets, paper


def looks(visitor: Visitor) -> None:
    """Look again at once, as whoever comes back to the page does."""
    visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def joins(visitor: Visitor, code: str) -> None:
    """Come in as a guest does: by the code that is said aloud."""
    visitor.go("/club")
    visitor.page.get_by_label("Code du tournoi ou du club").fill(code.lower())
    visitor.page.get_by_role("button", name="Entrer").click()
    visitor.page.get_by_role("button", name="M’inscrire").click()
    expect(visitor.page.get_by_text("Tu es de la partie")).to_be_visible()


def gives_up(page: Page) -> None:
    page.get_by_role("button", name="Quitter la table").click()
    page.get_by_role("button", name="Oui, abandonner").click()
    expect(page.locator(".end")).to_be_visible()


def test_who_begins_without_the_absent_keeps_their_own_seat(house: House, invite: Invite) -> None:
    with evening(house, 2) as club:
        ada = invite(NARROW)
        club.lend_to(ada)
        club.act(t="open_round")
        ada.go(f"/club/t/{club.key}")
        ada.page.get_by_role("button", name="Outils").click()
        ada.page.get_by_role("button", name="Commencer sans les absents").click()
        expect(ada.page.get_by_text("Les tables commencent ; un bot joue pour les absents.")).to_be_visible()
        ada.page.keyboard.press("Escape")
        ada.page.get_by_role("link", name="J’y vais").click()
        expect(ada.page.get_by_text("Un bot joue pour Blaise").first).to_be_attached()
        expect(ada.page.get_by_text(re.compile("Un bot joue pour (?!Blaise)"))).to_have_count(0)


def test_an_evening_is_set_up_with_two_taps_and_everybody_is_led_to_their_table(house: House, invite: Invite) -> None:
    ada, blaise, cleo, diane = (invite(NARROW, name=name) for name in ("Ada", "Blaise", "Cléo", "Diane"))
    ada.go("/club")
    is_clean(ada)
    ada.page.get_by_role("link", name="Préparer un tournoi").click()
    go = ada.page.get_by_role("button", name="Ouvrir les inscriptions")
    expect(go).to_be_in_viewport()
    expect(ada.page.get_by_text("Système suisse, 5 rondes de 25 minutes, une donne par ronde")).to_be_visible()
    is_clean(ada)
    go.click()
    code = ada.page.locator(".big-code").inner_text()
    for guest in (blaise, cleo, diane):
        joins(guest, code)
    looks(ada)
    expect(ada.page.get_by_role("heading", name="4 personnes")).to_be_visible()
    is_clean(ada)
    ada.page.get_by_role("button", name="Ouvrir la ronde 1").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("4 personnes à 2 tables.")
    ada.page.get_by_role("button", name="Ouvrir", exact=True).click()
    for somebody in (ada, blaise, cleo, diane):
        looks(somebody)
        way = somebody.page.get_by_role("link", name="J’y vais")
        expect(way).to_be_in_viewport()
        assert box_of(way)["height"] >= 44
        expect(somebody.page).to_have_title(re.compile(r"● Table \d\s: on t’attend"))
        assert somebody.page.url.endswith(f"/club/t/{code}"), "nobody is taken along"
    is_clean(blaise)
    for somebody in (ada, blaise, cleo, diane):
        somebody.page.get_by_role("link", name="J’y vais").click()
    expect(blaise.page.locator(".tags")).to_contain_text("donne 1/1")

    # Somebody who does not sit there is told nothing; who does is offered no hindsight while others play the deal.
    eve = invite(PHONE).go(blaise.page.url.removeprefix(house.url))
    expect(eve.page.get_by_text("D’autres tables jouent encore cette donne.")).to_be_visible()
    first, second = (ada, next(one for one in (blaise, cleo, diane) if one.page.url != ada.page.url))
    gives_up(first.page)
    end = first.page.locator(".end")
    expect(end).to_contain_text("D’autres tables jouent encore cette donne.")
    expect(end.get_by_role("link", name=HINDSIGHT)).to_have_count(0)
    expect(end.get_by_role("button", name=HINDSIGHT)).to_have_count(0)
    is_clean(first)
    end.get_by_role("link", name="Au tournoi").click()
    expect(first.page.get_by_text("Tes donnes sont jouées.")).to_be_visible()
    gives_up(second.page)

    # When the last table is over the round closes by itself; who directs goes on with one tap.
    expect(first.page.get_by_role("heading", name="Classement après une ronde")).to_be_visible()
    expect(first.page.get_by_role("button", name="Ouvrir la ronde 2")).to_be_in_viewport()
    is_clean(first)


def test_after_a_deal_the_next_one_of_the_round_is_one_tap_away(house: House, invite: Invite) -> None:
    with evening(house, 2, boards=2) as club:
        club.act(t="open_round")
        ada, blaise = invite(NARROW), invite(PHONE)
        for who, somebody in enumerate((ada, blaise)):
            club.lend_to(somebody, who)
            somebody.go(f"/club/t/{club.key}")
            somebody.page.get_by_role("link", name="J’y vais : donne 1 sur 2").click()
        gives_up(ada.page)
        first = ada.page.url
        ada.page.locator(".end").get_by_role("link", name="Donne suivante").click()
        expect(ada.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
        assert ada.page.url != first
        blaise.page.locator(".end").get_by_role("link", name="Au tournoi").click()
        expect(blaise.page.get_by_role("link", name="J’y vais : donne 2 sur 2")).to_be_visible()


def test_a_table_that_waits_is_called_out_wherever_one_is_in_the_house(house: House, invite: Invite) -> None:
    with evening(house, 2) as club:
        blaise = invite(PHONE)
        club.lend_to(blaise, 1)
        blaise.go(f"/club/t/{club.key}")
        expect(blaise.page.get_by_text("Tu es de la partie")).to_be_visible()
        blaise.page.get_by_role("link", name="Cabinet Noir").click()
        expect(blaise.page.get_by_role("heading", name="Entre, la lampe")).to_be_visible()
        club.act(t="open_round")
        looks(blaise)
        call = blaise.page.get_by_role("link", name="Table 1 : on t’attend")
        expect(call).to_be_visible()
        assert blaise.page.url == f"{house.url}/"
        call.click()
        expect(blaise.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
        expect(call).to_have_count(0)
        is_clean(blaise)
        blaise.page.get_by_role("link", name="Au tournoi").click()
        expect(blaise.page.get_by_role("link", name="J’y vais")).to_be_visible()


def test_a_correction_has_a_reason_that_everybody_reads_and_is_taken_back_through_the_log(
    house: House, invite: Invite
) -> None:
    with evening(house, 4, scoring="points") as club:
        info = club.play_round()
        score = info["closed"][0]["scores"][0]
        loser = score["shares"].index(0)
        name = info["players"][score["players"][loser]]["name"]
        ada, guest = invite(PHONE), invite(DESKTOP)
        club.lend_to(ada)
        ada.go(f"/club/t/{club.key}")
        ada.page.get_by_role("button", name=re.compile("Corriger.*Table 1")).click()
        ada.page.get_by_label(f"{name} gagne").check()
        ada.page.get_by_label("Pourquoi ?").fill("mauvaise tuile")
        is_clean(ada)
        ada.page.get_by_role("button", name="Corriger le résultat").click()
        expect(ada.page.locator(".result").first).to_contain_text("Corrigée : mauvaise tuile")
        guest.go(f"/club/t/{club.key}")
        expect(guest.page.locator(".result").first).to_contain_text("Corrigée : mauvaise tuile")
        expect(guest.page.get_by_role("button", name=re.compile("Corriger|Outils"))).to_have_count(0)
        is_clean(guest)
        ada.page.get_by_role("button", name="Outils").click()
        undo = ada.page.get_by_role("button", name=re.compile("Annuler.*le résultat est corrigé"))
        undo.click()
        expect(ada.page.locator(".log s")).to_contain_text("le résultat est corrigé")
        is_clean(ada)
        assert club.info()["closed"][0]["scores"][0]["shares"] == score["shares"]


@pytest.mark.parametrize(("language", "theme"), [("fr-FR", "light"), ("en-GB", "dark")])
def test_a_tap_on_a_name_says_why_it_stands_there(house: House, invite: Invite, language: str, theme: str) -> None:
    with evening(house, 4) as club:
        club.play_round()
        guest = invite(NARROW, language, theme=theme).go(f"/club/t/{club.key}")
        name = guest.page.locator(".standings-name").first
        name.focus()
        guest.page.keyboard.press("Enter")
        expect(name).to_have_attribute("aria-expanded", "true")
        why = guest.page.locator(".standings-why:visible")
        expect(why).to_contain_text("Adversaires" if language == "fr-FR" else "Opponents")
        guest.page.locator(".standings ~ details summary").click()
        expect(guest.page.locator(".standings ~ details li")).to_have_count(3)
        is_clean(guest)
        guest.page.get_by_role("link", name=re.compile("Imprimer le classement|Print the standings")).click()
        expect(guest.page.locator(".leaf tbody tr")).to_have_count(4)
        is_clean(guest)
        is_printed(guest.page, 1)


def test_the_standings_of_forty_are_printed_on_two_sheets(house: House, invite: Invite) -> None:
    def of_forty(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        player, place = told["players"][0], told["standings"][0]
        names = [f"Maximilienne-Bérengère {number}" for number in range(40)]
        told["players"] = [{**player, "number": number, "name": name} for number, name in enumerate(names)]
        told["standings"] = [{**place, "place": number + 1, "player": number} for number in range(40)]
        route.fulfill(response=answer, json=told)

    with evening(house, 2) as club:
        club.play_round()
        guest = invite(DESKTOP)
        guest.page.route("**/api/tournaments/*", of_forty)
        guest.go(f"/club/t/{club.key}/standings")
        expect(guest.page.locator(".leaf tbody tr")).to_have_count(40)
        is_printed(guest.page, 2)


GAMES = ("vinci", "break-the-code", "archeologic", "lost-code", "password-express")


@pytest.mark.parametrize("game", GAMES)
def test_the_deals_of_a_closed_round_are_printed_and_those_of_an_open_one_are_not(
    house: House, invite: Invite, game: str
) -> None:
    with evening(house, 2, game=game, options={"setup": "chance"} if game == "vinci" else {}) as club:
        for deed in ("open_round", "start_without_absent", "close_round"):
            club.act(t=deed)
        guest = invite(DESKTOP).go(f"/club/t/{club.key}/deals/1")
        board = guest.page.locator(".leaf-board")
        expect(board).to_have_count(1)
        expect(board.locator(".paper-tile, .leaf-sign, svg, td").first).to_be_visible()
        expect(guest.page.locator(".leaf-seal code")).to_have_text(club.info()["closed"][0]["seal"])
        is_clean(guest)
        is_printed(guest.page, 1)
        guest.page.emulate_media(media="screen")
        club.act(t="open_round")
        expect(guest.go(f"/club/t/{club.key}/deals/2").page.locator(".leaf")).to_have_count(0)
        expect(guest.page.get_by_role("heading", name="Cette porte ne mène nulle part")).to_be_visible()


AWAKE = """navigator.wakeLock ?? Object.defineProperty(Navigator.prototype, 'wakeLock', {value: {}});
navigator.wakeLock.request = (kind) => { window.awake = kind; return Promise.resolve({release: () => null}); };"""
SMALLEST = """() => [...document.querySelectorAll('.screen-slide li, .screen-phase, .round-clock')]
  .map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)
  .reduce((least, size) => Math.min(least, size), 1)"""
CUT_OFF = """() => [document.documentElement, ...document.querySelectorAll('.screen, .screen-slide, .screen-in')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).length"""

ALL_SEEN = """() => [...document.querySelectorAll('.screen-game .pane-table, .screen-game .pane-table *')]
  .filter((one) => one.matches('.pane-table') || /auto|scroll/.test(getComputedStyle(one).overflowY))
  .every((one) => one.scrollHeight <= one.clientHeight + 1)"""


def is_read_from_afar(screen: Visitor) -> None:
    """Is nothing cut off, and no letter smaller than a twenty-fifth of the height: four centimetres of a metre?"""
    assert screen.page.evaluate(CUT_OFF) == 0
    assert screen.page.evaluate(SMALLEST) >= 0.04
    assert screen.violations() == []


def test_the_big_screen_turns_its_pages_by_itself_and_stays_awake(house: House, invite: Invite) -> None:
    with evening(house, 8) as club:
        screens = [invite(size, theme=theme) for size, theme in zip(BEAMERS, ("dark", "light"), strict=True)]
        for screen in screens:
            screen.page.add_init_script(AWAKE)
            screen.page.clock.install(time=NOON)
            screen.go(f"/club/t/{club.key}/screen")
            expect(screen.page.locator(".screen-code")).to_have_text(club.info()["code"])
            expect(screen.page.locator(".screen-in .qr")).to_be_visible()
            expect(screen.page.locator(".screen-names li")).to_have_count(8)
            expect(screen.page.locator(".head:visible, .foot")).to_have_count(0)
            assert screen.page.evaluate("window.awake") == "screen"
            is_read_from_afar(screen)
        info = club.play_round()
        club.act(t="feature", table=info["closed"][0]["scores"][0]["table"])
        for screen in screens:
            screen.page.reload()  # it has turned pages meanwhile
            expect(screen.page.locator(".screen-ranks li")).to_have_count(8)
            screen.page.keyboard.press(" ")
            expect(screen.page.locator(".screen-pages")).to_have_text("arrêté · 1 / 2")
            is_read_from_afar(screen)
            screen.page.keyboard.press(" ")
            expect(screen.page.locator(".screen-pages")).to_have_text("1 / 2")
            screen.page.clock.run_for(13_000)
            expect(screen.page.locator(".screen-game .vinci")).to_be_visible()
            screen.page.wait_for_function(ALL_SEEN)
            screen.page.clock.run_for(20_000)
            screen.page.wait_for_function(ALL_SEEN)  # once all that moved has come to rest
        club.act(t="open_round")
        for screen in screens:
            screen.page.keyboard.press(" ")
            screen.page.clock.fast_forward(10_000)
            expect(screen.page.locator(".screen-phase")).to_have_text("Ronde 2 sur 5")
            expect(screen.page.locator(".screen-tables > li")).to_have_count(4)
            expect(screen.page.locator(".round-clock")).to_have_text(re.compile(r"2\d:\d\d"))
            is_read_from_afar(screen)
            screen.page.keyboard.press("ArrowRight")
            expect(screen.page.locator(".screen-ranks li")).to_have_count(8)


def test_a_network_that_is_gone_costs_the_big_screen_nothing_but_a_small_sign(house: House, invite: Invite) -> None:
    with evening(house, 2) as club:
        club.act(t="open_round")
        screen = invite(BEAMERS[1])
        screen.page.clock.install(time=NOON)
        screen.go(f"/club/t/{club.key}/screen")
        expect(screen.page.locator(".screen-tables > li")).to_have_count(1)
        screen.context.set_offline(True)
        screen.page.clock.fast_forward(10_000)
        expect(screen.page.locator(".screen-cut")).to_contain_text("Sans réseau depuis")
        expect(screen.page.locator(".screen-tables > li")).to_have_count(1)
        expect(screen.page.locator(".round-clock")).to_be_visible()
        screen.context.set_offline(False)
        expect(screen.page.locator(".screen-cut")).to_have_count(0)
        screen.errors[:] = [one for one in screen.errors if "ERR_INTERNET_DISCONNECTED" not in one]


def test_a_club_is_founded_joined_and_left_and_keeps_its_evenings(house: House, invite: Invite) -> None:
    ada, blaise = invite(PHONE, name="Ada"), invite(NARROW, "en-GB", name="Blaise", theme="light")
    ada.go("/club").page.get_by_role("button", name="Fonder un club").click()
    ada.page.get_by_label("Nom du club").fill("Les Amis du Code")
    ada.page.get_by_role("button", name="Fonder le club").click()
    expect(ada.page.get_by_role("heading", name="Les Amis du Code")).to_be_visible()
    code = ada.page.locator(".big-code").inner_text()
    is_clean(ada)
    blaise.go(f"/club/c/{code}")
    blaise.page.get_by_role("button", name="Become a member").click()
    expect(blaise.page.get_by_role("heading", name="2 members")).to_be_visible()
    is_clean(blaise)
    ada.page.get_by_role("link", name="Préparer une soirée").click()
    expect(ada.page.get_by_text("Une soirée du club Les Amis du Code")).to_be_visible()
    ada.page.get_by_role("button", name="Ouvrir les inscriptions").click()
    ada.page.get_by_role("link", name="Les Amis du Code").click()
    expect(ada.page.locator(".evening-now")).to_contain_text("inscriptions")
    with ada.page.expect_response("**/role"):
        ada.page.get_by_label("Rôle de Blaise").select_option("guest")
    blaise.page.reload()
    expect(blaise.page.get_by_text("Your role: guest")).to_be_visible()
    blaise.page.get_by_role("button", name="Leave the club").click()
    blaise.page.get_by_role("button", name="Yes, leave").click()
    expect(blaise.page.get_by_text("You have left the club.")).to_be_visible()
    ada.page.get_by_role("button", name="Supprimer le club").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Cela ne s’annule pas.")
    ada.page.get_by_role("button", name="Oui, supprimer").click()
    expect(ada.page.get_by_role("heading", name="Soirées et tournois")).to_be_visible()
