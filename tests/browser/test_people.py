"""People at phone size: a table found in one tap and played to its end, an account on two devices, words, lent eyes."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests import asking

from .conftest import DESKTOP, PHONE, Act, House, Invite, Visitor
from .test_access import is_fine

PASSWORD = "correct horse battery"


def vinci(visitor: Visitor) -> Locator:
    """The card of Code de Vinci in the hall."""
    return visitor.page.get_by_role("article", name="Code de Vinci")


def make_account(visitor: Visitor, name: str) -> None:
    visitor.go("/me")
    form = visitor.page.locator(".account-form")
    form.get_by_label("Nom du compte").fill(name)
    form.get_by_label("Mot de passe").fill(PASSWORD)
    form.get_by_role("button", name="Créer un compte").click()
    expect(visitor.page.get_by_text(f"Ton compte s’appelle {name}.")).to_be_visible()


def name_something_new(page: Page) -> None:
    """Name, for some hidden tile, a face that was not refused yet."""
    tile = page.locator(".rows button.tile").first
    if tile.get_attribute("aria-pressed") != "true":
        tile.click()
    page.locator(".pad-guess .pad-face:enabled:not(.pad-denied)").first.click()


def play_to_the_end(visitor: Visitor, act: Act) -> None:
    """Do whatever the page offers until it says who won."""
    end, mine = visitor.page.locator(".end h2"), visitor.page.locator(".status-mine .status-turn")
    while True:
        expect(end.or_(mine).first).to_be_visible()
        if end.is_visible():
            return
        expect(visitor.page.locator(".dock-turn, .arrange").first).to_be_visible()
        before = visitor.seq()
        if visitor.page.locator(".hand-choice, .arrange, .gap, .mine button.tile, .pile:enabled").count():
            act(visitor)
        else:
            name_something_new(visitor.page)
            visitor.sees_news_after(before)


def test_a_table_is_found_in_one_tap_a_bot_offered_and_the_game_played_to_its_end(invite: Invite, act: Act) -> None:
    ada = invite(name="Ada").go()
    vinci(ada).get_by_role("button", name="Trouver une table").click()
    expect(ada.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
    expect(ada.page.get_by_role("img", name="Code QR à scanner")).to_be_visible()
    ada.page.get_by_role("button", name="Jouer avec un bot").click()
    expect(ada.page.locator(".vinci")).to_be_visible()
    play_to_the_end(ada, act)
    ada.go("/me")
    game = ada.page.get_by_role("region", name="Mes parties finies").get_by_role("listitem")
    expect(game).to_contain_text("sans aide")
    expect(game).to_contain_text(re.compile("Gagnée|Perdue"))
    game.get_by_role("link", name="Revoir la partie").click()
    expect(ada.page).to_have_url(re.compile(r"/r/\w+\?eyes=\w+&at=0"))


def test_two_who_look_for_a_table_find_each_other(invite: Invite) -> None:
    ada, bob = invite(name="Ada"), invite(name="Bob")
    for visitor in (ada, bob):
        visitor.go("/lobby")
        visitor.page.locator("summary").click()
        visitor.page.get_by_label("Jeu").select_option("lost-code")
    ada.page.get_by_role("button", name="Trouve-moi une table").click()
    expect(ada.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
    expect(bob.page.get_by_role("link", name=re.compile("Ada"))).to_be_visible()
    bob.page.get_by_role("button", name="Trouve-moi une table").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".game")).to_be_visible()


def test_a_name_and_a_seal_without_an_account(house: House, invite: Invite) -> None:
    ada = invite(name="Ada").go("/me")
    for sign in ("chouette", "prune"):
        with ada.page.expect_response("**/api/me"):  # each choice is kept before the next is made
            ada.page.get_by_role("radio", name=sign).check(force=True)
    expect(ada.page.locator(".face-now .seal-plum")).to_be_visible()
    ada.go()
    vinci(ada).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    expect(ada.page.locator(".status .seal").first).to_be_visible()
    code = ada.page.url.rsplit("/", 1)[-1]
    assert asking.get(f"{house.url}/api/tables/{code}").json()["seats"][0]["avatar"] == "owl-plum"


def test_an_account_is_made_used_on_a_second_device_exported_and_deleted(invite: Invite) -> None:
    phone = invite(name="Ada").go()
    vinci(phone).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    expect(phone.page.locator(".vinci")).to_be_visible()
    make_account(phone, "Ada Lovelace")

    second = invite(name="somebody").go("/me")
    second.page.get_by_role("button", name="Me connecter").first.click()
    form = second.page.locator(".account-form")
    form.get_by_label("Nom du compte").fill("ada lovelace")
    form.get_by_label("Mot de passe").fill("not the password")
    form.get_by_role("button", name="Me connecter").click()
    expect(second.page.get_by_text("Ce nom et ce mot de passe ne vont pas ensemble.")).to_be_visible()
    second.errors.clear()  # the browser itself tells of the refusal
    form.get_by_label("Mot de passe").fill(PASSWORD)
    form.get_by_role("button", name="Me connecter").click()
    expect(second.page.get_by_text("Ton compte s’appelle Ada Lovelace.")).to_be_visible()
    second.page.get_by_role("link", name="Reprendre").click()
    expect(second.page.locator(".dock")).to_be_visible()

    second.go("/me")
    with second.page.expect_download() as download:
        second.page.get_by_role("link", name="Tout emporter (JSON)").click()
    told = json.loads(download.value.path().read_text())
    assert told["me"]["name"] == "Ada Lovelace"
    assert [(table["game"], table["log"][0]["eyes"]) for table in told["tables"]] == [("vinci", "0")]

    second.page.get_by_role("button", name="M’oublier").click()
    dialog = second.page.get_by_role("dialog")
    dialog.get_by_label("Mot de passe").fill(PASSWORD)
    dialog.get_by_role("button", name="Oui, oubliez-moi").click()
    expect(second.page.get_by_text("Tu joues en visiteur")).to_be_visible()
    phone.go("/me")
    expect(phone.page.get_by_text("Tu joues en visiteur")).to_be_visible()
    expect(phone.page.get_by_text("Aucune partie en cours.")).to_be_visible()


def test_a_changed_password_lets_only_this_device_stay(invite: Invite) -> None:
    phone, second = invite(name="Ada"), invite()
    make_account(phone, "Grace Hopper")
    second.go("/me")
    enter(second, "Grace Hopper", PASSWORD)
    phone.page.get_by_role("button", name="Changer de mot de passe").click()
    form = phone.page.locator("form", has=phone.page.get_by_label("Nouveau mot de passe"))
    form.get_by_label("Mot de passe actuel").fill(PASSWORD)
    form.get_by_label("Nouveau mot de passe").fill("another horse entirely")
    form.get_by_role("button", name="Changer de mot de passe").click()
    expect(phone.page.get_by_text("Mot de passe changé.")).to_be_visible()
    second.go("/me")
    expect(second.page.get_by_text("Tu joues en visiteur")).to_be_visible()
    enter(second, "Grace Hopper", "another horse entirely")
    phone.go("/me")
    expect(phone.page.get_by_text("Ton compte s’appelle Grace Hopper.")).to_be_visible()


def enter(visitor: Visitor, name: str, password: str) -> None:
    visitor.page.get_by_role("button", name="Me connecter").first.click()
    form = visitor.page.locator(".account-form")
    form.get_by_label("Nom du compte").fill(name)
    form.get_by_label("Mot de passe").fill(password)
    form.get_by_role("button", name="Me connecter").click()
    expect(visitor.page.get_by_text(f"Ton compte s’appelle {name}.")).to_be_visible()


def test_a_rated_table_says_so_and_is_for_accounts(house: House, invite: Invite) -> None:
    ada, visitor = invite(name="Ada"), invite(name="Bob")
    make_account(ada, "Ada Rated")
    ada.go()
    vinci(ada).get_by_role("button", name="Ouvrir une table").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Table classée").check()
    dialog.get_by_role("button", name="Ouvrir la table").click()
    code = ada.page.locator(".big-code").inner_text()
    assert asking.get(f"{house.url}/api/tables/{code}").json()["rated"] is True
    visitor.go(f"/t/{code}")
    visitor.page.get_by_role("button", name="M’asseoir").click()
    expect(visitor.page.locator(".notice-error")).to_be_visible()
    visitor.errors.clear()  # the browser itself tells of the refusal
    make_account(visitor, "Bob Rated")
    visitor.go(f"/t/{code}")
    visitor.page.get_by_role("button", name="M’asseoir").click()
    for one in (ada, visitor):
        expect(one.page.locator(".tools .tag", has_text="table classée")).to_be_visible()


def test_a_word_is_heard_in_each_reader_s_language_and_muted_by_a_tap(invite: Invite) -> None:
    ada = invite(name="Ada").go()
    vinci(ada).get_by_role("button", name="Ouvrir une table").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Ouvrir la table").click()
    expect(ada.page.locator(".big-code")).to_be_visible()
    bob = invite(name="Bob", language="en-GB").go(ada.page.url.removeprefix(ada.url))
    bob.page.get_by_role("button", name="Sit down").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".vinci")).to_be_visible()
    ada.page.get_by_role("button", name="Dire un mot").click()
    ada.page.get_by_role("button", name="Bonne chance !").click()
    expect(bob.page.locator(".bubble")).to_have_text("Ada: Good luck!")
    expect(bob.page.locator("[role=log]")).to_contain_text("Ada: Good luck!")
    expect(bob.page.locator(".pane-course")).to_contain_text("Ada: Good luck!")
    bob.page.get_by_role("button", name="Say a word").click()
    bob.page.get_by_role("button", name="Mute what others say").click()
    expect(bob.page.locator(".bubble")).to_have_count(0)
    expect(bob.page.locator(".pane-course")).not_to_contain_text("Good luck!")


def test_a_friend_looks_over_a_shoulder_until_it_is_turned_away(house: House, invite: Invite) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    body = {"game": "vinci", "name": "Ada", "seats": seats, "options": {"setup": "chance", "first": 0}}
    seated = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    ada = invite().go(f"/t/{seated['code']}#seat={seated['token']}")
    expect(ada.page.locator(".vinci")).to_be_visible()
    ada.page.get_by_role("button", name="Liens de la table").click()
    ada.page.get_by_role("button", name="Montrer mon jeu").click()
    link = ada.page.get_by_label("Lien pour voir par tes yeux").input_value()
    friend = invite()
    friend.page.goto(link)
    expect(friend.page.get_by_text("par les yeux d’Ada")).to_be_visible()
    assert "#" not in friend.page.url
    expect(friend.page.get_by_role("img", name=re.compile("debout, toi seul la vois"))).to_have_count(4)
    expect(friend.page.get_by_text("À toi de jouer")).to_have_count(0)
    expect(friend.page.locator(".pile:enabled")).to_have_count(0)
    ada.page.get_by_role("button", name="Ne plus rien montrer").click()
    expect(friend.page.get_by_text("Spectateur")).to_be_visible()
    expect(friend.page.locator(".rows .tile-keyhole").nth(7)).to_be_visible()
    expect(friend.page.get_by_role("img", name=re.compile("toi seul la vois"))).to_have_count(0)


def test_a_lost_memory_keeps_the_seat(invite: Invite) -> None:
    ada = invite(name="Ada").go()
    vinci(ada).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    expect(ada.page.locator(".dock")).to_be_visible()
    ada.page.evaluate("localStorage.clear()")
    ada.page.reload()
    expect(ada.page.locator(".dock")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr-FR"), (DESKTOP, "en-GB"), (PHONE, "en-GB")])
def test_everyone_can_get_into_the_new_pages(
    house: House, invite: Invite, size: ViewportSize, language: str, theme: str
) -> None:
    body = {"game": "vinci", "name": "Blaise", "avatar": "owl-plum", "open": True, "seats": [{}, {}]}
    seated = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    visitor = invite(size, language=language, theme=theme, name="Ada")
    visitor.go("/lobby")
    expect(visitor.page.locator(".table-card").first).to_be_visible()
    if not visitor.page.locator(".lobby-filters").is_visible():
        visitor.page.locator("summary").click()
    is_fine(visitor)
    visitor.go("/ratings")
    expect(visitor.page.locator(".boards")).to_be_visible()
    is_fine(visitor)
    visitor.go(f"/t/{seated['code']}")
    visitor.page.get_by_role("button", name=re.compile("M’asseoir|Sit down")).click()
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.page.get_by_role("button", name=re.compile("Dire un mot|Say a word")).click()
    expect(visitor.page.locator(".phrases")).to_be_visible()
    is_fine(visitor)
    visitor.page.locator(".phrases button").first.click()
    expect(visitor.page.locator(".bubble")).to_be_visible()
    visitor.page.get_by_role("button", name=re.compile("Liens de la table|Links of this table")).click()
    visitor.page.locator(".links .button", has_text=re.compile("Montrer mon jeu|Show my hand")).click()
    visitor.page.locator(".links .button", has_text=re.compile("Montrer le code|Show the QR")).click()
    expect(visitor.page.locator(".links .qr")).to_be_visible()
    is_fine(visitor)
    visitor.go("/me")
    expect(visitor.page.locator(".my-table").first).to_be_visible()
    is_fine(visitor)
    visitor.page.get_by_role("button", name=re.compile("M’oublier|Forget me")).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    is_fine(visitor)


@pytest.mark.parametrize(
    ("language", "title", "keep", "take"),
    [
        ("fr-FR", "Tu as déjà une place ici", "Garder ma place", "Prendre celle du lien"),
        ("en-GB", "You have a seat here already", "Keep my seat", "Take the link’s seat"),
    ],
)
def test_a_seats_link_does_not_take_away_the_seat_one_has(
    house: House, invite: Invite, language: str, title: str, keep: str, take: str
) -> None:
    plan = {"game": "vinci", "seats": [{}, {}], "name": "Ada"}
    ada = asking.post(f"{house.url}/api/tables", json=plan).json()
    bob = asking.post(f"{house.url}/api/tables/{ada['table']}/join", json={"name": "Bob"}).json()
    visitor = invite(language=language)
    page, kept = visitor.page, f"localStorage.getItem('cabinet-noir.seat.{ada['table']}')"

    def follow(token: str) -> None:
        visitor.go("/")  # else only the hash would change
        visitor.go(f"/t/{ada['code']}#seat={token}")

    follow(ada["token"])
    expect(page.locator(".game")).to_be_visible()
    for choice, token in ((keep, ada["token"]), (take, bob["token"])):
        follow(bob["token"])
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert "seat=" not in page.url
        assert page.evaluate(kept) == ada["token"], "nothing is given up before one has chosen"
        assert visitor.violations() == []
        page.get_by_role("button", name=choice).click()
        expect(page.locator(".game")).to_be_visible()
        assert page.evaluate(kept) == token
