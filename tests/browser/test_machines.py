"""Machines from outside at phone size: an account becomes a bot's, makes a token, and is asked to a table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from playwright.sync_api import expect

from .conftest import House, Invite, Visitor, unfold_the_end
from .test_access import is_fine
from .test_people import PASSWORD, make_account, vinci


@contextmanager
def listening(house: House, token: str, game: str) -> Iterator[httpx.Client]:
    """Let a program listen that plays a game, and yield what it asks by."""
    with httpx.Client(base_url=house.url, headers={"Authorization": f"Bearer {token}"}, timeout=60) as program:
        told = program.post("/api/bot/offers", json={"offers": [{"game": game, "seats": [2]}]})
        assert told.status_code == 200, told.text
        with program.stream("GET", "/api/bot/stream") as answer:
            lines = answer.iter_lines()  # kept: who lets them go hangs up
            assert json.loads(next(lines))["t"] == "hello"
            yield program
            del lines


def become_bot(visitor: Visitor) -> None:
    """Make one's account a bot account, on one's page."""
    visitor.page.get_by_role("button", name="En faire un compte de bot").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Pour toujours")
    is_fine(visitor)
    dialog.get_by_label("Mot de passe").fill(PASSWORD)
    dialog.get_by_role("button", name="En faire un compte de bot pour toujours").click()
    expect(visitor.page.get_by_role("region", name="Programmes")).to_contain_text("C’est un compte de bot")


def token_made(visitor: Visitor, label: str) -> str:
    """Make a token on one's page, and return it as it is shown."""
    panel = visitor.page.get_by_role("region", name="Programmes")
    panel.get_by_label("À quoi sert-il ?").fill(label)
    panel.get_by_role("button", name="Créer un jeton").click()
    shown = panel.get_by_label("Ton nouveau jeton, montré cette fois seulement")
    expect(shown).to_have_value(re.compile("^cabinet_"))
    return shown.input_value()


def test_an_account_becomes_a_bots_makes_a_token_that_is_shown_once_and_revokes_it(invite: Invite) -> None:
    owner = invite(name="Charles")
    make_account(owner, "Analytique")
    panel = owner.page.get_by_role("region", name="Programmes")
    become_bot(owner)
    token = token_made(owner, "Mon premier")
    is_fine(owner)
    owner.go("/me")
    expect(panel).to_contain_text("Mon premier")
    assert token not in owner.page.content()
    panel.get_by_role("button", name="Révoquer « Mon premier »").click()
    expect(panel).not_to_contain_text("Mon premier")


def test_a_bot_is_asked_to_a_table_declines_is_asked_again_and_plays_as_a_machine(invite: Invite, house: House) -> None:
    owner, ada = invite(name="Alan"), invite(name="Ada")
    make_account(owner, "Turing")
    become_bot(owner)
    token = token_made(owner, "Vinci")
    with listening(house, token, "vinci") as program:
        ask(ada)
        expect(ada.page.get_by_text("Turing (machine) est sollicité")).to_be_visible()
        is_fine(ada)
        assert program.post(f"/api/bot/challenges/{code_of(ada)}/decline", json={"why": "later"}).status_code == 200
        expect(ada.page.get_by_text("Turing (machine) a décliné : pas maintenant.")).to_be_visible()
        ask(ada)
        expect(ada.page.get_by_text("Turing (machine) est sollicité")).to_be_visible()
        table = code_of(ada)
        assert program.post(f"/api/bot/challenges/{table}/accept").status_code == 200
        expect(ada.page.locator(".vinci")).to_be_visible()
        expect(ada.page.locator(".machines-here")).to_have_text("Turing est une machine d’ailleurs.")
        is_fine(ada)
        assert program.post(f"/api/bot/games/{table}/resign").status_code == 200
        unfold_the_end(ada.page)
        expect(ada.page.locator(".end .level")).to_have_text(re.compile("machine"))


def code_of(visitor: Visitor) -> str:
    """Return the code of the table somebody is at."""
    return visitor.page.url.rpartition("/")[2]


def ask(visitor: Visitor) -> None:
    """Open a table of Code de Vinci, and ask the bot that listens to the second seat."""
    visitor.go()
    vinci(visitor).get_by_role("button", name="Ouvrir une table").click()
    form = visitor.page.get_by_role("dialog")
    form.locator(".seat-plans select").nth(1).select_option(label="Turing · machine")
    expect(form.get_by_label("Les machines sont bienvenues")).to_be_checked()
    form.get_by_role("button", name="Ouvrir la table").click()
    expect(visitor.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
