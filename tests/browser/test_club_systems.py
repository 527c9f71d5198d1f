"""A cup to its end, sides at tables of four, teams, and who leaves or comes late, in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import PHONE, House, Invite
from .evenings import evening
from .test_club import is_clean, looks


def test_a_cup_is_directed_to_its_end_and_who_has_lost_is_told_so(house: House, invite: Invite) -> None:
    with evening(house, 3, system="knock_out") as club:
        ada = invite(PHONE)
        club.lend_to(ada)
        ada.go(f"/club/t/{club.key}")
        ada.page.get_by_role("button", name="Ouvrir la ronde 1").click()
        expect(ada.page.get_by_role("dialog")).to_contain_text("3 personnes à une table, et une de plus")
        ada.page.get_by_role("button", name="Fermer").click()
        info = club.play_round()
        (loser,) = {0, 1, 2} - {*info["still_in"]}
        lost = invite(PHONE)
        club.lend_to(lost, loser)
        lost.go(f"/club/t/{club.key}")
        expect(lost.page.get_by_text("Pour toi, la coupe s’arrête ici.")).to_be_visible()
        is_clean(lost)
        late = invite(PHONE).go(f"/club/t/{club.key}")
        expect(late.page.get_by_text("On n’entre plus dans ce tournoi")).to_be_visible()
        expect(late.page.get_by_text("Inviter encore")).to_have_count(0)
        is_clean(late)
        looks(ada)
        expect(ada.page.get_by_role("button", name="Ouvrir la ronde 2")).to_be_visible()
        ada.page.get_by_text(re.compile("^3 personnes")).click()
        expect(ada.page.locator(".player", has_text="hors de la coupe")).to_have_count(1)
        is_clean(ada)
        info = club.play_round()
        looks(ada)
        expect(ada.page.get_by_text("Après la ronde 2")).to_be_visible()
        ada.page.locator(".director").get_by_role("button", name="Terminer le tournoi").click()
        winner = info["players"][info["still_in"][0]]["name"]
        expect(ada.page.locator(".now-over")).to_contain_text(winner)
        expect(ada.page.locator(".standings-name").first).to_contain_text(winner)
        is_clean(ada)


def test_those_who_win_together_are_corrected_together(house: House, invite: Invite) -> None:
    with evening(house, 4, game="password-express", options={}, seats=4, scoring="points") as club:
        for deed in ("open_round", "close_round"):
            club.act(t=deed)
        players = club.info()["closed"][0]["scores"][0]["players"]
        names = [club.info()["players"][number]["name"] for number in players]
        ada = invite(PHONE)
        club.lend_to(ada)
        ada.go(f"/club/t/{club.key}")
        ada.page.get_by_role("button", name=re.compile("Corriger.*Table 1")).click()
        ada.page.get_by_label(re.compile(f"{names[0]} et {names[2]} gagnent")).check()
        ada.page.get_by_role("button", name="Corriger le résultat").click()
        expect(ada.page.locator(".result").first).to_contain_text("corrigée")
        assert club.info()["closed"][0]["scores"][0]["shares"] == [1000, 0, 1000, 0]


def test_one_joins_a_team_late_and_another_leaves_and_comes_back(house: House, invite: Invite) -> None:
    with evening(house, 1, team=2) as club:
        people = [invite(PHONE, name=name) for name in ("Blaise", "Cléo", "Diane")]
        for visitor, team in zip(people, ("Hiboux", "Renards", "hiboux"), strict=True):
            if visitor is people[2]:
                club.act(t="open_round")
                club.act(t="close_round")
            visitor.go(f"/club/t/{club.key}")
            visitor.page.get_by_label("Ton équipe").fill(team)
            visitor.page.get_by_role("button", name="M’inscrire").click()
            expect(visitor.page.get_by_role("button", name="Me retirer")).to_be_visible()
            is_clean(visitor)
        assert club.info()["teams"] == ["Hiboux", "Renards"], "small letters found the same team"
        assert [player["since"] for player in club.info()["players"]] == [1, 1, 2]
        late = people[2].page
        late.get_by_role("button", name="Me retirer").click()
        late.get_by_role("button", name="Oui, me retirer").click()
        expect(late.get_by_text("Ce que tu as gagné te reste.")).to_be_visible()
        ada = invite(PHONE)
        club.lend_to(ada)
        ada.go(f"/club/t/{club.key}")
        ada.page.get_by_role("button", name="Ouvrir la ronde 2").click()
        expect(ada.page.get_by_role("dialog")).to_contain_text("2 personnes à une table.")
        ada.page.get_by_role("button", name="Fermer").click()
        late.get_by_role("button", name="Revenir à la prochaine ronde").click()
        expect(late.get_by_text("La prochaine ronde s’ouvre bientôt")).to_be_visible()
        assert [player["out"] for player in club.info()["players"]] == [False] * 3


def test_a_table_beside_the_tournament_is_put_on_the_big_screen_by_its_link(house: House, invite: Invite) -> None:
    with evening(house, 2) as club:
        ada = invite(PHONE)
        club.lend_to(ada)
        seats = [{}, {"kind": "bot", "level": "novice"}]
        table = club.director.post("/api/tables", json={"game": "vinci", "seats": seats, "name": "Ada"}).json()
        ada.go(f"/club/t/{club.key}")
        ada.page.get_by_role("button", name="Outils").click()
        ada.page.get_by_label("Une autre table au grand écran").fill(f"{house.url}/t/{table['code']}")
        is_clean(ada)
        ada.page.get_by_role("button", name="À l’écran").click()
        expect(ada.page.get_by_role("button", name="Ne plus montrer de table")).to_be_visible()
        screen = invite({"width": 1280, "height": 720}).go(f"/club/t/{club.key}/screen")
        expect(screen.page.locator(".screen-pages")).to_have_text("1 / 2")
        screen.page.keyboard.press("ArrowRight")
        expect(screen.page.locator(".screen-game .vinci")).to_be_visible()
