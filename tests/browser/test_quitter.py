"""Somebody closes the page in mid-game, at phone size: a bot plays on, or the game ends without a loser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests import asking
from tests.ports import free_port

from .conftest import House, Invite, Visitor, open_house


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which nobody is waited for."""
    with open_house(tmp_path_factory.mktemp("hasty"), free_port(), "--grace", "0") as house:
        yield house


def left_alone(house: House, invite: Invite, language: str) -> tuple[Visitor, dict[str, Any]]:
    """Seat two people, let the second one go, and return the first."""
    body = {
        "game": "vinci",
        "name": "Ada",
        "seats": [{"kind": "person"}] * 2,
        "options": {"setup": "chance", "first": 1},
    }
    host = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    guest = asking.post(f"{house.url}/api/tables/{host['table']}/join", json={"name": "Bob"}).json()
    ada, bob = invite(language=language, url=house.url), invite(url=house.url)
    for visitor, seated in ((ada, host), (bob, guest)):
        visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
        expect(visitor.page.locator(".game")).to_be_visible()
    bob.page.close()
    return ada, guest


def test_a_quitter_is_replaced_by_a_bot_and_gets_the_seat_back(hasty: House, invite: Invite) -> None:
    ada, guest = left_alone(hasty, invite, "fr-FR")
    expect(ada.page.get_by_text("Bob a quitté la table.")).to_be_visible()
    assert ada.violations() == []
    assert ada.has_no_sideways_scroll()
    ada.page.get_by_role("button", name="Un bot à sa place").click()
    expect(ada.page.get_by_role("heading", name="À toi de jouer")).to_be_visible()  # the bot has played Bob's turn
    expect(ada.page.get_by_text("Bob a quitté la table.")).to_have_count(0)
    bob = invite(url=hasty.url).go(f"/t/{guest['code']}#seat={guest['token']}")
    expect(bob.page.locator(".game")).to_be_visible()
    seats = asking.get(f"{hasty.url}/api/tables/{guest['table']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person"]


def test_a_game_is_ended_without_a_loser_and_shown(hasty: House, invite: Invite) -> None:
    ada, _ = left_alone(hasty, invite, "en-GB")
    ada.page.get_by_role("button", name="End without a loser").click()
    ended = ada.page.get_by_text("The game ended here. Nobody has lost")
    expect(ended).to_be_visible()
    assert ada.violations() == []
    ended.get_by_role("link", name="Replay").click()
    expect(ada.page.locator(".rows .tile").first).to_be_visible()
