"""Tournaments over the doors: founded, joined, directed; rounds that open and close; what is refused, and to whom."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from litestar import Litestar
from structlog.testing import capture_logs

from cabinet_noir.core import Malformed, Stale, set_seal
from cabinet_noir.laws.table.house import Hand, quiet
from cabinet_noir.server.club.desk import TournamentDesk
from cabinet_noir.store import DealSets

from .clients import Message
from .days import Reader
from .evenings import (
    Place,
    act,
    answered,
    come,
    desk_of,
    direct,
    found,
    gather,
    house_of,
    known,
    look,
    play_out,
    refused,
    say,
)


def test_a_tournament_from_its_founding_to_its_end(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        people = await known(app, "Ada", "Bob", "Cyd", "Dan")
        told = await gather(people, rounds=2)
        assert (told["phase"], [player["name"] for player in told["players"]]) == (
            "gathering",
            ["P0", "P1", "P2", "P3"],
        )
        for number in (1, 2):
            told = await direct(people[0], told, "open_round")
            assert (told["phase"], told["open_round"]["round"], len(told["mine"])) == ("playing", number, 1)
            assert sorted(seat for table in told["open_round"]["tables"] for seat in table["players"]) == [0, 1, 2, 3]
            told = await play_out(app, people[0], told)
            closed = told["closed"][-1]
            assert (told["phase"], told["open_round"], len(closed["scores"])) == ("between", None, 2)
            assert set_seal(tuple(closed["seals"])) == closed["seal"]
        met = [{*score["players"]} for each in told["closed"] for score in each["scores"]]
        assert all(met.count(pair) == 1 for pair in met), "nobody met anybody twice"
        assert refused(await act(people[0], told, "open_round")) == "last-round-is-played"
        told = await direct(people[0], told, "finish")
        assert told["phase"] == "over"
        assert sum(place["score"] for place in told["standings"]) > 0
        lines = answered_lines(await people[1].get(f"/api/tournaments/{told['code']}/export"))
        assert [line["t"] for line in lines[:2]] == ["tournament", "player"]
        people_of = {row.person for row in await desk_of(app).book.rows.players(told["id"])}
        assert len(people_of) == 4
        assert not any(person in json.dumps(lines) for person in people_of)

    at(evening)


def answered_lines(answer: Any) -> list[Message]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_only_who_directs_directs_and_everybody_may_withdraw_themselves(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, bob, eve = people = await known(app, "Ada", "Bob", "Eve")
        told = await gather(people)
        stranger = Reader(app)
        for body in ({"t": "open_round"}, {"t": "withdraw", "player": 0}, {"t": "finish"}, {"t": "undo", "entry": 0}):
            assert refused(await act(bob, told, **body)) == "only-the-director"
        path = f"/api/tournaments/{told['id']}"
        assert refused(await stranger.post(f"{path}/act", {"at": 2, "act": {"t": "finish"}})) == "not-known"
        assert refused(await stranger.post(f"{path}/join", {"name": "Zoe"})) == "not-known"
        assert refused(await (await known(app, "Zoe"))[0].get(f"{path}/export")) == "only-who-takes-part"
        assert (await direct(bob, told, "withdraw", player=1))["players"][1]["out"] is True
        assert refused(await act(eve, told, "come_back_in", player=1)) == "only-the-director"
        assert (await direct(bob, told, "come_back_in", player=1))["players"][1]["out"] is False
        assert (await direct(ada, told, "withdraw", player=1))["players"][1]["out"] is True
        assert refused(await act(bob, told, "come_back_in", player=1)) == "only-the-director"
        assert (await direct(ada, told, "come_back_in", player=1))["players"][1]["out"] is False
        assert refused(await eve.get("/api/tournaments/nothing")) == "no-such-tournament"

    at(evening)


def test_of_two_who_open_a_round_at_once_one_does(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, *_ = people = await known(app, "Ada", "Bob")
        told = await gather(people)
        here, there = desk_of(app), TournamentDesk(house_of(app))  # another worker's desk knows nothing of this one
        begun = await here.book.of(told["id"])
        tries = (here.rounds.open(begun, ""), there.rounds.open(begun, ""))
        ended = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each) is Stale for each in ended) == [False, True]
        assert (await look(ada, told))["seq"] == told["seq"] + 1
        await asyncio.gather(here.rounds.start_without_absent(await here.book.of(told["id"])), there.rounds.look())
        await quiet(house_of(app))
        await asyncio.gather(here.rounds.look(), there.rounds.look())
        told = await look(ada, told)
        assert (told["phase"], len(told["log"])) == ("between", told["seq"] + 1)

    at(evening)


def test_no_bot_plays_for_who_begins_without_the_absent_and_is_on_the_way(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, *_ = people = await known(app, "Ada", "Bob", "Cyd", "Dan")
        told = await direct(ada, await gather(people), "open_round")
        told = await direct(ada, told, "start_without_absent", here=True)
        await quiet(house_of(app))
        async with house_of(app).table(told["mine"][0]["table"]) as own:
            own_seat, other = sorted(own.seats, key=lambda seat: seat.name != "P0")
            assert (own_seat.kind, other.kind, own.row.status) == ("person", "bot", "playing")
        told = await direct(ada, told, "start_without_absent", here=True)
        assert told["phase"] == "playing", "her own table waits for her, whatever is asked a second time"
        told = await direct(ada, told, "close_round")
        [own_score] = [score for score in told["closed"][0]["scores"] if 0 in score["players"]]
        assert own_score["players"].index(0) not in own_score["stood_in"], "her result is her own"

    at(evening)


def test_who_has_not_seen_the_last_entry_is_asked_to_look_again(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, bob = people = await known(app, "Ada", "Bob")
        told = await gather(people)
        late = {"at": told["seq"] - 1, "act": {"t": "open_round"}}
        answer = await ada.post(f"/api/tournaments/{told['id']}/act", late)
        assert (answer.status_code, refused(answer)) == (409, "tournament-has-moved-on")
        again = answered(await bob.post(f"/api/tournaments/{told['code'].lower()}/join", {"name": "Bob"}))
        assert (again["me"], again["seq"]) == (1, told["seq"]), "who takes part enters once"

    at(evening)


def test_everybody_is_told_that_a_seat_is_kept_for_them(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        people = await known(app, "Ada", "Bob")
        told = await gather(people, boards=2)
        held: list[tuple[str, set[str]]] = []
        house_of(app).on_held = lambda table, _by, them: held.append((table, set(them)))
        told = await direct(people[0], told, "open_round")
        rows = await desk_of(app).book.rows.players(told["id"])
        assert held == [(told["mine"][0]["table"], {row.person for row in rows})]

    at(evening)


def test_people_of_one_name_are_told_apart(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        people = await known(app, "Ada", "Ada", "Ada")
        told = await found(people[0], name="Ada")
        for person in people[1:]:
            told = answered(await person.post(f"/api/tournaments/{told['id']}/join", {"name": "Ada"}))
        assert [player["name"] for player in told["players"]] == ["Ada", "Ada (2)", "Ada (3)"]

    at(evening)


def test_everybody_who_comes_at_once_gets_a_number(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        people = await known(app, *(f"P{number}" for number in range(12)))
        told = await found(people[0])
        path = f"/api/tournaments/{told['id']}/join"
        answers = await asyncio.gather(*(person.post(path, {"name": "P"}) for person in people))
        assert sorted(answered(answer)["me"] for answer in answers) == [*range(12)]

    at(evening)


def test_a_round_closes_by_its_clock_and_what_was_not_finished_says_so(at: Place) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        people = await known(app, "Ada", "Bob")
        told = await gather(people, minutes=30, boards=2)
        told = await direct(people[0], told, "open_round")
        told = await direct(people[0], told, "more_time", minutes=10)
        assert told["open_round"]["due"] - told["open_round"]["opened"] == 40 * 60_000
        for person in people:
            await come(app, person, told["mine"][0]["table"])
        hand.now += 39 * 60
        await desk_of(app).rounds.look()
        assert (await look(people[0], told))["phase"] == "playing"
        hand.now += 60
        await desk_of(app).rounds.look()
        told = await look(people[0], told)
        assert [score["unfinished"] for score in told["closed"][0]["scores"]] == [True, True]
        assert [player["score"] for player in told["standings"]] == [500, 500]
        with capture_logs() as logs:
            await desk_of(app).lucks.look()
        assert logs == [], "a board that was not finished is no fault of the house"
        await desk_of(app).rounds.look()
        assert [player["adjusted"] for player in (await look(people[0], told))["standings"]] == [None, None]
        assert await desk_of(app).book.rows.untended() == [], "what cannot be weighed is not tried again"

    at(evening)


def test_rounds_follow_each_other_by_themselves_and_so_does_the_end(at: Place) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        people = await known(app, "Ada", "Bob")
        told = await gather(people, minutes=30, rounds=2, rest=5)
        assert told["rest"] == 5
        told = await direct(people[0], told, "open_round")
        for number in (1, 2):
            hand.now += 30 * 60
            await desk_of(app).rounds.look()
            told = await look(people[1], told)
            assert (told["phase"], len(told["closed"])) == ("between", number)
            assert told["goes_on"] - told["now"] == 5 * 60_000
            hand.now += 5 * 60 - 1
            await desk_of(app).rounds.look()
            assert (await look(people[1], told))["phase"] == "between"
            hand.now += 1
            await desk_of(app).rounds.look()
            told = await look(people[1], told)
            assert (told["phase"], told["goes_on"]) == ("playing" if number == 1 else "over", None)
        assert sorted(each["played"] for each in told["standings"]) == [2, 2]

    at(evening)


def test_a_round_that_cannot_open_by_itself_is_not_tried_for_ever(at: Place) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        people = await known(app, "Ada", "Bob")
        told = await direct(people[0], await gather(people, minutes=1, rest=0), "open_round")
        told = await direct(people[0], told, "withdraw", player=1)
        hand.now += 60
        for _ in range(2):
            await desk_of(app).rounds.look()
        await desk_of(app).lucks.look()
        await desk_of(app).rounds.look()
        assert (await look(people[0], told))["phase"] == "between"
        assert await desk_of(app).book.rows.untended() == []
        told = await direct(people[0], await look(people[0], told), "come_back_in", player=1)
        await desk_of(app).rounds.look()
        assert (await look(people[0], told))["phase"] == "playing", "there are enough again"

    at(evening)


def test_a_bot_plays_for_who_is_absent_a_board_at_a_time_and_the_result_is_marked(
    at: Place,
) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        ada, _ = people = await known(app, "Ada", "Bob")
        told = await direct(ada, await gather(people, minutes=30, boards=2), "open_round")
        first, second = (board["table"] for board in told["mine"])
        visitor = await come(app, ada, first)
        house, rounds = house_of(app), desk_of(app).rounds

        async def status(table: str) -> str:
            row = await house.resources.store.table(table)
            return "" if row is None else row.status

        hand.now += 299
        await rounds.look()
        assert await status(first) == "waiting"
        hand.now += 1
        await rounds.look()
        await quiet(house)
        assert await status(first) == "playing"
        assert await status(second) == "waiting"
        await say(app, visitor, t="resign")
        hand.now += 299
        await rounds.look()
        assert await status(second) == "waiting", "its time begins with the board"
        hand.now += 1
        await rounds.look()
        await quiet(house)
        await rounds.look()
        told = await look(ada, told)
        assert told["phase"] == "between"
        assert told["closed"][0]["scores"][1]["stood_in"] == [0, 1], "nobody came to the second board"

    at(evening)


def test_what_a_worker_left_half_done_is_done_by_the_next_one(at: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        people = await known(app, "Ada", "Bob", "Cyd", "Dan")
        told = await gather(people)

        class Ends(BaseException):
            """The worker ends."""

        async def ends(*_: object) -> str:
            raise Ends

        with monkeypatch.context() as patch:
            patch.setattr("cabinet_noir.server.club.rounds.new_board", ends)
            with pytest.raises(Ends):
                await desk_of(app).rounds.open(await desk_of(app).book.of(told["id"]), "")
        await desk_of(app).rounds.look()
        told = await look(people[0], told)
        assert await house_of(app).resources.store.table(told["mine"][0]["table"]) is not None
        with monkeypatch.context() as patch:
            patch.setattr("cabinet_noir.server.club.rounds.board_results", ends)
            with pytest.raises(Ends):
                await desk_of(app).rounds.close(await desk_of(app).book.of(told["id"]))
        assert (await look(people[0], told))["phase"] == "playing"
        await desk_of(app).rounds.look()
        told = await look(people[0], told)
        assert (told["phase"], len(told["closed"])) == ("between", 1)
        await desk_of(app).rounds.look()
        assert (await look(people[0], told))["seq"] == told["seq"], "done once"

    at(evening)


def test_who_is_deleted_in_the_middle_of_a_round_leaves_their_place_to_a_bot(at: Place) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        ada, bob, *_ = people = await known(app, "Ada", "Bob", "Cyd", "Dan")
        told = await direct(ada, await gather(people), "open_round")
        answered(await bob.post("/api/me/delete", {"password": ""}))
        answered(await ada.post("/api/me/delete", {"password": ""}))  # who directs, too: the clock does it then
        hand.now += 6 * 60
        await desk_of(app).rounds.look()
        await quiet(house_of(app))
        await desk_of(app).rounds.look()
        told = await look(people[2], told)
        assert [player["name"] for player in told["players"]] == ["", "", "P2", "P3"]
        assert [score["unfinished"] for score in told["closed"][0]["scores"]] == [False, False]
        assert [score["stood_in"] for score in told["closed"][0]["scores"]] == [[0, 1], [0, 1]]

    at(evening)


def test_a_table_that_cannot_be_opened_keeps_no_round_from_closing(at: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        ada, *_ = people = await known(app, "Ada", "Bob")

        async def cannot(*_: object) -> str:
            raise Malformed("no-such-game")

        monkeypatch.setattr("cabinet_noir.server.club.rounds.new_board", cannot)
        told = await direct(ada, await gather(people), "open_round")
        told = await direct(ada, told, "start_without_absent")
        hand.now += 24 * 3600
        await desk_of(app).rounds.look()
        told = await look(ada, told)
        [score] = told["closed"][0]["scores"]
        assert (score["unfinished"], score["shares"]) == (True, [500, 500])

    at(evening)


def test_a_round_that_is_taken_back_counts_for_nothing_and_its_deals_are_opened(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, _ = people = await known(app, "Ada", "Bob")
        told = await direct(ada, await gather(people), "open_round")
        table, entry = told["mine"][0]["table"], told["seq"]
        assert [one["undoable"] for one in told["log"]][-1]
        told = await direct(ada, told, "undo", entry=entry)
        assert (told["phase"], told["mine"], told["log"][entry]["undone"]) == ("gathering", [], True)
        row = await house_of(app).resources.store.table(table)
        assert row is not None and row.status == "dropped"
        dealt = await DealSets(house_of(app).resources.store).of(row.set_id)
        assert dealt is not None and dealt.closed is not None
        told = await direct(ada, told, "open_round")
        assert told["open_round"]["round"] == 1

    at(evening)


def test_a_corrected_result_is_ranked_by_and_can_be_taken_back(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, _ = people = await known(app, "Ada", "Bob")
        told = await play_out(app, ada, await direct(ada, await gather(people, scoring="points"), "open_round"))
        score = told["closed"][0]["scores"][0]
        before, turned = told["standings"], score["shares"][::-1]
        told = await direct(ada, told, "correct", round=1, table=score["table"], shares=turned, why="misread")
        assert told["closed"][0]["scores"][0]["corrected"] == "misread"
        assert [place["player"] for place in told["standings"]] == [place["player"] for place in before[::-1]]
        told = await direct(ada, told, "undo", entry=told["seq"])
        assert told["standings"] == before

    at(evening)


def test_what_chance_brought_is_found_after_the_round_and_taken_off(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, *_ = people = await known(app, *"ABCD")
        told = await play_out(app, ada, await direct(ada, await gather(people), "open_round"))
        seq, lucks = told["seq"], desk_of(app).lucks
        await lucks._weigh(told["closed"][0]["scores"][0]["table"])
        told = await look(ada, told)
        assert {place["adjusted"] for place in told["standings"]} == {None}, "all of them, or nobody"
        await lucks.look()
        told = await look(ada, told)
        luck = told["closed"][0]["scores"][0]["luck"]
        assert len(luck) == 2 and abs(sum(luck)) <= 1, "what chance gave one it took from the other"
        assert None not in [place["adjusted"] for place in told["standings"]]
        assert told["seq"] == seq, "nobody who directs is told to look again"
        await desk_of(app).rounds.look()
        assert await desk_of(app).book.rows.untended() == []

    at(evening)


def test_the_big_screen_shows_nothing_that_is_withheld(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, bob, cyd, dan = people = await known(app, "Ada", "Bob", "Cyd", "Dan")
        other = await direct(cyd, await gather([cyd, dan]), "open_round")
        told = await direct(ada, await gather(people), "open_round")
        mine, theirs = told["mine"][0]["table"], other["mine"][0]["table"]
        assert refused(await act(ada, told, "feature", table=mine)) in ("set-is-open", "round-is-played")
        assert refused(await act(ada, told, "feature", table=theirs)) == "set-is-open"
        told = await play_out(app, ada, told)
        assert (await direct(ada, told, "feature", table=mine))["featured"] == mine
        assert refused(await act(bob, told, "feature", table=mine)) == "only-the-director"

    at(evening)


def test_the_big_screen_shows_a_table_beside_the_tournament_by_its_code(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, _ = people = await known(app, "Ada", "Bob")
        opened = answered(await ada.post("/api/tables", {"game": "vinci", "seats": [{}, {}], "name": "Ada"}), 201)
        told = await gather(people)
        assert refused(await act(ada, told, "feature", table="ZZZZ")) == "no-such-board"
        told = await direct(ada, told, "feature", table=opened["code"])
        assert told["featured"] == opened["table"]
        assert (await direct(ada, told, "feature", table=""))["featured"] == ""

    at(evening)


def test_those_who_win_together_are_corrected_and_left_unfinished_together(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, *_ = people = await known(app, *"ABCD")
        told = await gather(people, game="password-express", options={}, seats=4, scoring="points")
        assert told["sides"] == [0, 1, 0, 1]
        told = await direct(ada, await direct(ada, told, "open_round"), "close_round")
        (score,) = told["closed"][0]["scores"]
        assert (score["unfinished"], score["shares"]) == (True, [500] * 4)
        put = {"t": "correct", "round": 1, "table": score["table"]}
        told = await direct(ada, told, **put, shares=[1000, 0, 1000, 0])
        assert [place["score"] for place in told["standings"]] == [1000, 1000, 0, 0]
        for shares in ([1000, 0, 0, 0], [1000, 500, 1000, 500]):
            assert refused(await act(ada, told, **put, shares=shares)) == "shares-do-not-fit"

    at(evening)


def test_a_knock_out_tells_who_is_still_in_and_ends_by_itself_after_its_final(at: Place) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        ada, *_ = people = await known(app, *"ABC")
        told = await gather(people, system="knock_out", rest=5)
        assert (told["has_next"], told["still_in"]) == (True, [0, 1, 2])
        told = await direct(ada, told, "open_round")
        assert (told["has_next"], told["still_in"]) == (True, [0, 1, 2]), "nothing of a round that is played"
        told = await play_out(app, ada, told)
        assert told["has_next"] and len(told["still_in"]) == 2
        told = await direct(ada, told, "open_round")
        assert not told["has_next"], "this is the final"
        told = await play_out(app, ada, told)
        assert not told["has_next"] and told["still_in"] == [told["standings"][0]["player"]]
        hand.now += 5 * 60
        await desk_of(app).rounds.look()
        assert (await look(ada, told))["phase"] == "over"

    at(evening)


@pytest.mark.parametrize("system", ["swiss", "round_robin", "knock_out", "ladder"])
def test_every_system_goes_day_by_day_without_anybody_directing(at: Place, system: str) -> None:
    async def evening(app: Litestar, hand: Hand) -> None:
        people = await known(app, *"ABCD")
        day = 24 * 60
        told = await gather(people, system=system, rounds=2, minutes=day, rest=0)
        told = await direct(people[0], told, "open_round")
        days = 0
        while told["phase"] != "over":
            assert told["phase"] == "playing" and told["open_round"]["round"] == days + 1
            hand.now += 60 * day
            days += 1
            for _ in range(2):  # the round closes, and the next one opens
                await desk_of(app).rounds.look()
            told = await look(people[0], told)
        assert days == len(told["closed"]) == (3 if system == "round_robin" else 2)

    at(evening)


def test_teams_play_for_one_score(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        people = await known(app, *"ABCD")
        told = await found(people[0], team=2, name="A")
        assert told["me"] is None, "who plays in a team says in which"
        path = f"/api/tournaments/{told['id']}/join"
        assert refused(await people[0].post(path, {"name": "A"})) == "team-is-missing"
        for person, team in zip(people, ("owls", "Owls", "foxes", "foxes"), strict=True):
            told = answered(await person.post(path, {"name": "A", "team": team}))
        assert refused(await (await known(app, "E"))[0].post(path, {"name": "E", "team": "owls"})) == "team-is-full"
        told = await play_out(app, people[0], await direct(people[0], told, "open_round"))
        assert told["teams"] == ["owls", "foxes"]
        assert sorted(place["player"] for place in told["standings"]) == [0, 1]
        assert all({*score["players"]} not in ({0, 1}, {2, 3}) for score in told["closed"][0]["scores"])

    at(evening)


def test_other_systems_are_opened_by_the_same_door(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        people = await known(app, *"ABC")
        for system in ("round_robin", "knock_out", "ladder"):
            told = await gather(people, system=system)
            assert told["has_next"]
            for _ in range(2):
                told = await play_out(app, people[0], await direct(people[0], told, "open_round"))
            assert len(told["closed"]) == 2
            assert told["standings"]

    at(evening)


def test_what_no_table_could_be_opened_by_is_refused_at_once(at: Place) -> None:
    async def evening(app: Litestar, _hand: Hand) -> None:
        ada, *_ = await known(app, "Ada")
        for asked, reason in UNPLAYABLE:
            answer = await ada.post("/api/tournaments", {"title": "T", "game": "vinci", "level": "novice", **asked})
            assert refused(answer) == reason

    at(evening)


UNPLAYABLE: list[tuple[Message, str]] = [
    ({"level": "wizard"}, "no-such-bot"),
    ({"game": "chess"}, "no-such-game"),
    ({"title": "\u202e"}, "title-is-empty"),
    ({"game": "password-express", "options": {}, "clock": {"turn": 60}}, "game-has-a-clock"),
    ({"club": "nobody's"}, "only-the-director"),
    ({"seats": 5}, "unreadable-body"),
    ({"team": 2, "system": "ladder"}, "no-teams-in-this-system"),
    ({"team": 2, "system": "knock_out"}, "no-teams-in-this-system"),
]
