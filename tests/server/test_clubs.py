"""Clubs over the doors: roles, evenings and seasons; what is told to whom; leaving, deleting, taking along."""

from __future__ import annotations

import json

import pytest
from litestar import Litestar

from cabinet_noir.laws.table.house import Hand
from cabinet_noir.server.club import book as book_module
from cabinet_noir.server.club import desk

from .clients import Message
from .days import Reader
from .evenings import Place, answered, come, desk_of, direct, gather, known, look, play_out, refused

YEAR = 366 * 24 * 3600.0


async def club_of(director: Reader, *others: Reader) -> Message:
    """Found a club, and let others join it."""
    told: Message = answered(await director.post("/api/clubs", {"title": "The Lamp", "name": "Ada"}), 201)
    for number, other in enumerate(others):
        answered(await other.post(f"/api/clubs/{told['code']}/join", {"name": f"M{number}"}))
    return await seen(director, told)


async def seen(reader: Reader, told: Message, season: str = "") -> Message:
    """Look at a club."""
    found: Message = answered(await reader.get(f"/api/clubs/{told['id']}?season={season}"))
    return found


def roles(told: Message) -> dict[str, str]:
    return {member["name"]: member["role"] for member in told["members"]}


def member_of(told: Message, name: str) -> str:
    return next(str(member["id"]) for member in told["members"] if member["name"] == name)


def test_whoever_is_no_member_is_told_a_clubs_title_alone(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, eve = await known(app, "Ada", "Eve")
        told = await club_of(ada)
        for reader in (eve, Reader(app)):
            shown = await seen(reader, told)
            assert shown == {**dict.fromkeys(shown, None), **NOTHING, "id": told["id"], "title": "The Lamp"}
            assert refused(await reader.get(f"/api/clubs/{told['id']}/export")) in ("only-members", "not-known")
        assert refused(await eve.get("/api/clubs/nothing")) == "no-such-club"

    at(evening)


NOTHING: Message = {"code": "", "members": [], "evenings": [], "season": "", "seasons": [], "table": []}


def test_directors_give_roles_and_let_members_go_and_nobody_else_does(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, bob, eve = await known(app, "Ada", "Bob", "Eve")
        told = await club_of(ada, bob, eve)
        assert roles(told) == {"Ada": "director", "M0": "member", "M1": "member"}
        ids = {member["name"]: member["id"] for member in told["members"]}
        path = f"/api/clubs/{told['id']}"
        assert refused(await bob.post(f"{path}/role", {"member": ids["M0"], "role": "director"})) == "only-the-director"
        assert refused(await bob.post(f"{path}/part", {"member": ids["M1"]})) == "only-the-director"
        assert refused(await bob.post(f"{path}/delete")) == "only-the-director"
        assert refused(await ada.post(f"{path}/part", {"member": ids["Ada"]})) == "club-needs-a-director"
        told = answered(await ada.post(f"{path}/role", {"member": ids["M0"], "role": "director"}))
        told = answered(await bob.post(f"{path}/part", {"member": ids["Ada"]}))
        assert roles(told) == {"M0": "director", "M1": "member"}
        assert answered(await eve.post(f"{path}/part", {"member": ids["M1"]}))["role"] is None
        assert answered(await eve.get("/api/me/clubs")) == []
        assert answered(await bob.post(f"{path}/delete")) == []
        assert refused(await bob.get(path)) == "no-such-club"

    at(evening)


def test_a_season_adds_up_the_evenings_of_members_and_no_guests(at: Place) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        ada, bob, cyd, dan = people = await known(app, "Ada", "Bob", "Cyd", "Dan")
        club = await club_of(ada, bob, cyd)
        guest = member_of(club, "M1")
        answered(await ada.post(f"/api/clubs/{club['id']}/role", {"member": guest, "role": "guest"}))
        assert refused(await bob.post("/api/tournaments", evening_of(club))) == "only-the-director"
        told = await gather(people, club=club["id"], scoring="points", rounds=1)
        assert told["club_title"] == "The Lamp"
        told = await play_out(app, ada, await direct(ada, told, "open_round"))
        assert (await seen(bob, club))["table"] == [], "an evening counts once it is over"
        told = await direct(ada, told, "finish")
        shown = await seen(bob, club)
        scores = {place["player"]: place["score"] for place in told["standings"]}
        assert {row["name"]: row["score"] for row in shown["table"]} == {"Ada": scores[0], "M0": scores[1]}
        [one] = shown["evenings"]
        assert (one["phase"], one["players"], bool(one["winners"])) == ("over", 4, True)
        assert all(row["evenings"] == 1 and row["best"] == row["score"] for row in shown["table"])
        hand.now += YEAR
        await gather([ada, dan], club=club["id"])
        later = await seen(bob, club)
        assert (later["table"], len(later["seasons"]), later["season"]) == ([], 2, later["seasons"][0])
        assert (await seen(bob, club, later["seasons"][1]))["table"] == shown["table"]
        export = (await bob.get(f"/api/clubs/{club['id']}/export")).text.splitlines()
        assert [json.loads(line)["t"] for line in export].count("evening") == 2

    at(evening)


def evening_of(club: Message) -> Message:
    return {"title": "T", "game": "vinci", "club": club["id"]}


def test_the_directors_of_a_club_direct_its_evenings(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, bob, eve = await known(app, "Ada", "Bob", "Eve")
        club = await club_of(ada, bob)
        told = await gather([ada, bob, eve], club=club["id"])
        assert (await look(bob, told))["directs"] is False
        asked = {"member": member_of(club, "M0"), "role": "director"}
        answered(await ada.post(f"/api/clubs/{club['id']}/role", asked))
        assert (await look(bob, told))["directs"] is True
        assert (await direct(bob, told, "withdraw", player=2))["players"][2]["out"]

    at(evening)


def test_a_club_has_so_many_evenings_a_season_and_what_is_no_season_has_none(
    at: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        monkeypatch.setattr(desk, "MOST_EVENINGS", 2)
        (ada,) = await known(app, "Ada")
        club = await club_of(ada)
        for _ in range(2):
            answered(await ada.post("/api/tournaments", evening_of(club)), 201)
        assert refused(await ada.post("/api/tournaments", evening_of(club))) == "too-many-evenings"
        for season in ("9999", "x", "20255", "٢٠٢٥", "0000"):
            assert (await seen(ada, club, season))["evenings"] == []
        hand.now += YEAR
        answered(await ada.post("/api/tournaments", evening_of(club)), 201)

    at(evening)


def test_a_chore_goes_round_and_comes_to_every_tournament(at: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        monkeypatch.setattr(book_module, "MOST_UNTENDED", 1)
        (ada,) = await known(app, "Ada")
        book = desk_of(app).book
        untended = book.rows.untended
        monkeypatch.setattr(book.rows, "untended", lambda after: untended(after, 1))
        ids = {(await gather([ada]))["id"] for _ in range(3)}
        seen = [await book.untended("rounds") for _ in range(8)]
        assert [len(each) for each in seen] == [1, 1, 1, 0] * 2
        assert {id for each in seen[:3] for id in each} == {id for each in seen[4:] for id in each} == ids

    at(evening)


def test_all_that_is_kept_of_somebody_at_clubs_is_theirs_to_take_along_and_to_delete(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, bob = people = await known(app, "Ada", "Bob")
        club = await club_of(ada, bob)
        told = await play_out(app, ada, await direct(ada, await gather(people, club=club["id"]), "open_round"))
        mine = answered(await bob.get("/api/me/export"))["clubs"]
        assert [one["club"] for one in mine["memberships"]] == ["The Lamp"]
        assert [(one["title"], one["player"], one["directs"]) for one in mine["tournaments"]] == [("Friday", 1, False)]
        answered(await ada.post("/api/me/delete", {"password": ""}))
        after = await look(bob, told)
        assert [player["name"] for player in after["players"]] == ["", "P1"]
        assert [place["score"] for place in after["standings"]] == [place["score"] for place in told["standings"]]
        assert roles(await seen(bob, club)) == {"M0": "director"}, "somebody has to"
        assert (await direct(bob, told, "finish"))["phase"] == "over"
        log = await desk_of(app).book.rows.log(told["id"])
        assert "P0" not in "".join(row.body for row in log)

    at(evening)


def test_friends_apart_play_a_tournament_day_by_day_and_are_called_when_it_is_their_turn(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, bob = people = await known(app, "Ada", "Bob")
        told = await gather(people, minutes=14 * 24 * 60, clock={"turn": 24 * 3600})
        told = await direct(ada, told, "open_round")
        table = told["mine"][0]["table"]
        for person in people:
            await come(app, person, table)
        calls = [[call["table"] for call in answered(await one.get("/api/me/calls"))] for one in (ada, bob)]
        assert sorted(calls) == [[], [table]]

    at(evening)
