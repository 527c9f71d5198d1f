"""The hall, the waiting room, the languages, the themes: what a visitor does before and around a game."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Locator, Response, expect
from tests import asking

from .conftest import House, Invite, Visitor


def vinci(visitor: Visitor) -> Locator:
    """The card of Code de Vinci in the hall."""
    return visitor.page.get_by_role("article", name="Code de Vinci")


def test_one_tap_plays_a_bot(invite: Invite) -> None:
    visitor = invite(name="Ada").go()
    vinci(visitor).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    expect(visitor.page.locator(".vinci")).to_be_visible()
    expect(visitor.page).to_have_url(re.compile("/t/"))
    visitor.page.locator(".hand-choice").first.click()
    expect(visitor.page.locator(".rows .tile-keyhole").first).to_be_visible()


def test_a_table_is_opened_filled_and_joined(invite: Invite) -> None:
    host = invite(name="Ada").go()
    vinci(host).get_by_role("button", name="Ouvrir une table").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="3").check()
    dialog.get_by_label("Jeu expert").check()
    dialog.get_by_label("Ouverte à tous").check()
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(host.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
    code = host.page.locator(".big-code").inner_text()
    host.page.get_by_label("Y asseoir un bot").last.select_option("novice")
    expect(host.page.locator(".seat-taken", has_text="débutant")).to_be_visible()

    guest = invite(name="Blaise").go()
    expect(guest.page.get_by_role("link", name=re.compile("Ada"))).to_be_visible()
    guest.page.get_by_label("Code de la table").fill(code)
    guest.page.get_by_role("button", name="Entrer").click()
    guest.page.get_by_role("button", name="M’asseoir").click()
    for visitor in (host, guest):
        visitor.page.locator(".hand-choice").first.click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("button", name="Dresser ma rangée")).to_be_visible()


def test_the_browser_decides_the_language_and_the_reader_changes_it(invite: Invite) -> None:
    visitor = invite(language="en-GB").go()
    expect(vinci(visitor).get_by_role("button", name="Play a bot right now")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == "en"
    visitor.page.get_by_role("button", name="FR, Passer au français").click()
    expect(vinci(visitor).get_by_role("button", name="Jouer tout de suite contre un bot")).to_be_visible()
    visitor.page.reload()
    expect(vinci(visitor).get_by_role("button", name="Jouer tout de suite contre un bot")).to_be_visible()
    expect(invite(language="de-DE").go().page.get_by_text("Come in, the lamp is lit.")).to_be_visible()


def test_the_theme_is_chosen_and_kept(invite: Invite) -> None:
    visitor = invite().go()
    body = visitor.page.locator("body")
    expect(body).to_have_css("background-color", "rgb(17, 20, 27)")
    visitor.page.get_by_role("button", name="Thème sombre").click()
    expect(body).to_have_css("background-color", "rgb(246, 240, 226)")
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name="Thème clair")).to_be_visible()
    expect(body).to_have_css("background-color", "rgb(246, 240, 226)")


def test_a_seat_moves_to_another_device(invite: Invite) -> None:
    phone = invite(name="Ada").go()
    vinci(phone).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    phone.page.get_by_role("button", name="Liens de la table").click()
    link = phone.page.get_by_label("Lien de ta place").input_value()
    other = invite()
    other.page.goto(link)
    expect(other.page.locator(".dock")).to_be_visible()
    assert "#" not in other.page.url
    other.page.reload()
    expect(other.page.locator(".dock")).to_be_visible()


def test_a_spectator_watches_without_a_dock(house: House, invite: Invite) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    options = {"setup": "chance", "first": 0}  # else the bot may hit at once
    body = {"game": "vinci", "name": "Ada", "seats": seats, "options": options}
    seated = asking.post(f"{house.url}/api/tables", json=body).json()
    watcher = invite().go(f"/t/{seated['code']}")
    expect(watcher.page.get_by_text("Spectateur")).to_be_visible()
    expect(watcher.page.locator(".rows .tile-keyhole")).to_have_count(8)
    expect(watcher.page.locator(".dock")).to_have_count(0)


@pytest.mark.parametrize("path", ["/t/NOPE99", "/nowhere/at/all"])
def test_a_wrong_address_says_what_to_do(invite: Invite, path: str) -> None:
    visitor = invite().go(path)
    expect(visitor.page.get_by_role("link", name="Retour à l’accueil", exact=True)).to_be_visible()
    visitor.errors[:] = [error for error in visitor.errors if "404" not in error]


def test_the_first_load_is_small_and_comes_from_the_house_alone(invite: Invite) -> None:
    visitor = invite()
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.go()
    expect(vinci(visitor).get_by_role("button", name="Jouer tout de suite contre un bot")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert all(answer.url.startswith(visitor.url) for answer in answers)
    assert 50_000 < sum(len(gzip.compress(answer.body())) for answer in answers) <= 90_000


def test_a_rare_letter_is_fetched_only_when_somebody_writes_it(invite: Invite) -> None:
    visitor = invite(name="Ada")
    fonts: list[str] = []
    visitor.page.on("response", lambda answer: fonts.append(answer.url) if answer.url.endswith(".woff2") else None)
    visitor.go()
    expect(vinci(visitor).get_by_role("button", name="Jouer tout de suite contre un bot")).to_be_visible()
    visitor.page.evaluate("document.fonts.ready.then(() => 0)")
    assert len(fonts) == 3
    with visitor.page.expect_response(re.compile("alegreya")):
        visitor.page.get_by_label("Ton nom à la table").fill("Íñigo")
