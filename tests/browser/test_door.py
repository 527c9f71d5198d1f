"""Minding the door at phone size: who is it, block them, tell the house; what is kept; the door that is closed."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect
from tests import asking

from cabinet_noir.cli.app import run

from .conftest import House, Invite, Visitor
from .test_access import is_fine


def sit_together(house: House, invite: Invite, name: str = "Ada") -> tuple[Visitor, Visitor, str]:
    """Return Ada and Bob at one table of Code de Vinci, by its link."""
    ada, bob = invite(name=name), invite(name="Bob")
    ada.go("/lobby")
    code = ada.page.evaluate(
        """async (name) => {
          const post = (path, body) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"},
            body: JSON.stringify(body)}).then((answer) => answer.json());
          await post("/api/me", {name});
          return (await post("/api/tables", {game: "vinci", seats: [{}, {}], options: {setup: "chance"}, name})).code;
        }""",
        name,
    )
    bob.go(f"/t/{code}")
    bob.page.get_by_role("button", name="M’asseoir").click()
    ada.go(f"/t/{code}")
    for visitor in (ada, bob):
        expect(visitor.page.locator(".vinci")).to_be_visible()
    return ada, bob, code


def test_somebody_is_blocked_and_reported_from_the_table_and_the_block_lifted_on_my_page(
    house: House, invite: Invite
) -> None:
    ada, bob, code = sit_together(house, invite)
    ada.page.get_by_role("button", name="Liens de la table").click()
    ada.page.get_by_role("button", name="À propos de Bob").first.click()
    about = ada.page.get_by_role("dialog", name="Bob")
    expect(about).to_contain_text("En visite · aucune partie finie")
    is_fine(ada)
    about.get_by_role("button", name="Prévenir la maison").click()
    about.get_by_label("Des phrases à répétition").check()
    about.get_by_label("Avec tes mots, si tu veux").fill("encore et encore")
    is_fine(ada)
    about.get_by_role("button", name="Envoyer").click()
    expect(ada.page.get_by_text("Merci. Quelqu’un le lira.")).to_be_visible()
    about.get_by_role("button", name="Bloquer").click()
    expect(about).to_contain_text("n’en saura rien")
    about.get_by_role("button", name="Oui, bloquer").click()
    expect(about.get_by_text("Tu as bloqué cette personne.")).to_be_visible()
    expect(ada.page.get_by_text("Quelqu’un que tu as bloqué est à cette table : Bob.")).to_be_attached()
    expect(bob.page.get_by_text("bloqué")).to_have_count(0)

    ada.go("/me")
    blocks = ada.page.get_by_role("region", name="Les personnes que j’ai bloquées")
    expect(blocks.get_by_role("listitem")).to_contain_text("Bob")
    is_fine(ada)
    blocks.get_by_role("button", name="Ne plus bloquer Bob").click()
    expect(blocks.get_by_text("Personne.")).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Tout emporter (JSON)").click()
    (report,) = json.loads(download.value.path().read_text())["door"]["reports"]
    assert (report["reason"], report["words"]) == ("phrases", "encore et encore")
    ada.go(f"/t/{code}")
    expect(ada.page.locator(".vinci")).to_be_visible()
    expect(ada.page.get_by_text("Quelqu’un que tu as bloqué")).to_have_count(0)


def test_from_a_move_in_the_course_one_comes_to_whoever_made_it(house: House, invite: Invite) -> None:
    ada, bob, code = sit_together(house, invite)
    info = asking.get(f"{house.url}/api/tables/{code}").json()
    mover, other = (ada, bob) if ada.page.locator(".status-mine").count() else (bob, ada)
    mover.page.locator(".pile:enabled").first.click()
    mover.sees_news_after(0)
    other.page.locator(".tabs").get_by_role("button", name="Récit").click()
    name = info["seats"][0 if mover is ada else 1]["name"]
    about = re.compile(f"À propos d(e |’){name}")
    other.page.get_by_role("region", name="Récit").get_by_role("button", name=about).first.click()
    expect(other.page.get_by_role("dialog", name=name)).to_contain_text("En visite")
    is_fine(other)


@pytest.mark.parametrize(
    ("language", "title"), [("fr-FR", "Ce que la maison garde de toi"), ("en-GB", "What the house keeps")]
)
def test_the_foot_of_the_page_leads_to_what_the_house_keeps(invite: Invite, language: str, title: str) -> None:
    visitor = invite(language=language).go()
    visitor.page.get_by_role("contentinfo").get_by_role("link").last.click()
    expect(visitor.page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(visitor.page.get_by_text("400")).to_be_visible()
    is_fine(visitor)


def test_who_is_banned_is_told_until_when_in_their_language_and_who_must_change_a_name_can(
    house: House, invite: Invite, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> None:
        with ThreadPoolExecutor() as beside:  # the browser has the loop of this thread
            assert beside.submit(run, ["admin", *words, "--db", str(house.db)]).result() == 0

    ada, bob, code = sit_together(house, invite, "Ada Byron")
    admin("people", "Ada Byron", "--json")
    (who,) = json.loads(capsys.readouterr().out)["people"]
    admin("rename", who["id"], "--why", "test")
    ada.go("/me")
    asked = ada.page.get_by_role("region", name="Un autre nom, s’il te plaît")
    is_fine(ada)
    asked.get_by_label("Mon nouveau nom").fill("Comtesse")
    asked.get_by_role("button", name="Prendre ce nom").click()
    expect(asked).to_have_count(0)
    bob.page.get_by_role("button", name="Liens de la table").click()
    expect(bob.page.get_by_role("button", name="À propos de Comtesse").first).to_be_visible()
    ada.go(f"/t/{code}")
    expect(ada.page.locator(".vinci")).to_be_visible()
    year = datetime.now(UTC).year + 1
    admin("ban", who["id"], "--until", f"{year}-02-03T12:00", "--why", "test")
    expect(ada.page.get_by_role("heading", name="La porte est fermée")).to_be_visible()
    expect(ada.page.get_by_text(re.compile(f"jusqu’au 3 février {year}"))).to_be_visible()
    is_fine(ada)
    admin("close", code, "--why", "test")
    expect(bob.page.get_by_text("La maison a fermé cette table : personne n’a perdu.").first).to_be_attached()
    bob.errors.clear()
    ada.errors.clear()
