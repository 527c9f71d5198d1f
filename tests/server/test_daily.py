"""The daily at the house: a date is open while it is today somewhere, one try counts, nothing is solved too early."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from itertools import pairwise

import msgspec
import pytest
from litestar import Litestar

from cabinet_noir.bots import Thinkers
from cabinet_noir.laws.table.house import AtOnce
from cabinet_noir.puzzles import Puzzle
from cabinet_noir.puzzles.daily import KINDS, chosen, room_of, rooms
from cabinet_noir.server.daily import jobs
from cabinet_noir.server.daily.dates import begins
from cabinet_noir.server.daily.desk import DailyDesk
from cabinet_noir.server.daily.made import AHEAD, DayMaker, seed_of
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import Dailies, Store

from .browsers import PASSWORD, reason
from .days import (
    AIM,
    ASK,
    DAY,
    GIVE_UP,
    LIMA,
    NEXT,
    NOON,
    SECRET,
    TOKYO,
    Clock,
    Reader,
    of_the_day,
    open_house,
    prepare,
    quest_of,
    right_claim,
    stock,
    wrong_claim,
)
from .puzzling import of_kind, right, wrong


def at_home(db: str, do: Callable[[Litestar, Clock], Awaitable[None]]) -> None:
    """Open a house at noon of the day, and do something there."""

    async def run() -> None:
        await prepare(db)
        clock = Clock()
        async with open_house(db, clock) as app:
            await do(app, clock)

    asyncio.run(run())


# whole days


def test_a_whole_daily_across_midnight_in_two_time_zones(db: str) -> None:
    async def two_days(app: Litestar, clock: Clock) -> None:
        tokyo, lima = await Reader.known(app, "Aiko", TOKYO), await Reader.known(app, "Inés", LIMA)
        clock.local(DAY, TOKYO, 23.9)
        assert ((await tokyo.today())["date"], (await lima.today())["date"]) == (str(DAY), str(DAY))
        await tokyo.explores(DAY, AIM, ASK)
        await tokyo.answers(DAY, right(of_the_day()))
        clock.local(NEXT, TOKYO, 0.1)
        assert ((await tokyo.today())["date"], (await lima.today())["date"]) == (str(NEXT), str(DAY))
        assert (await tokyo.today())["streak"] == {"days": 1, "freezes": 0, "today": False}
        found = await tokyo.does(DAY, 2, right_claim(DAY))
        assert found["result"]["found"], "what was begun before midnight is ended after it, and counts"
        assert found["news"]["outcome"] is None and found["news"]["view"]["quest"] == ""
        assert (await lima.explores(DAY, AIM, GIVE_UP))["result"] == {"found": False, "time": 0}
        await tokyo.answers(NEXT, wrong(of_the_day()))
        assert (await tokyo.today())["streak"] == {"days": 2, "freezes": 0, "today": True}
        clock.end_everywhere(DAY)
        clock.now -= 1
        for reader in (tokyo, lima):
            told = await reader.day(DAY)
            assert not told["ended"] and told["quest"]["news"]["view"]["quest"] == ""
            assert told["puzzle"]["solution"] is None
        clock.now += 1
        for reader in (tokyo, lima):
            told = await reader.day(DAY)
            assert told["ended"] and told["quest"]["news"]["view"]["quest"] != ""
        assert (await tokyo.day(DAY))["puzzle"]["solution"]["reason"]
        results = await lima.results(DAY)
        assert (results["puzzle"]["tried"], results["puzzle"]["found"]) == (1, 1)
        assert (results["quest"]["tried"], results["quest"]["found"], results["quest"]["place"]) == (2, 1, None)

    at_home(db, two_days)


def test_everybody_has_the_same_city_clues_and_position_and_another_one_the_next_day(db: str) -> None:
    async def compare(app: Litestar, clock: Clock) -> None:
        cards = [await (await Reader.known(app, name)).day(DAY) for name in ("Ada", "Eve")]
        assert cards[0] == cards[1] == await Reader(app).day(DAY)
        view = cards[0]["quest"]["news"]["view"]
        assert len(view["clues"]) == 3
        clock.local(NEXT, 0, 12)
        assert (await Reader(app).day(NEXT))["quest"]["news"]["view"]["clues"] != view["clues"]

    at_home(db, compare)


def test_a_date_not_begun_anywhere_is_no_date_and_one_long_gone_neither(db: str) -> None:
    async def ask(app: Litestar, clock: Clock) -> None:
        reader = await Reader.known(app)
        clock.local(NEXT, 14 * 60, 0)
        clock.now -= 1
        unknown = [str(NEXT), str(DAY + timedelta(400)), str(DAY - timedelta(40)), "0001-01-01", "9999-12-31"]
        for text in (*unknown, "today", "20261117", "2026-11-17T00", "2026-W47-2", "x" * 99):
            for answer in (
                await reader.get(f"/api/daily/{text}"),
                await reader.get(f"/api/daily/{text}/results"),
                await reader.post(f"/api/daily/{text}/puzzle", {"answer": right(of_the_day())}),
                await reader.post(f"/api/daily/{text}/quest", {"at": 0, "action": AIM}),
            ):
                assert reason(answer) == (404, "unknown-daily")
        clock.now += 1
        assert (await reader.day(NEXT))["date"] == str(NEXT)
        reader.offset = 14 * 60
        assert (await reader.today())["date"] == str(NEXT)
        for offset in (-721, 841, 10**9):
            assert reason(await reader.get(f"/api/daily?offset={offset}")) == (400, "no-such-offset")
        assert (await reader.get("/api/daily?offset=noon")).status_code == 400

    at_home(db, ask)


# the puzzle


def test_the_first_answer_is_the_try_and_the_same_one_sent_again_is_answered_again(db: str) -> None:
    async def try_twice(app: Litestar, _clock: Clock) -> None:
        ada = await Reader.known(app)
        assert (await ada.day(DAY))["puzzle"]["card"]["counts"] is True
        told = await ada.answers(DAY, wrong(of_the_day()))
        assert told["verdict"]["right"] is False and told["verdict"]["world"] and told["solution"] is None
        assert await ada.answers(DAY, wrong(of_the_day())) == told
        another = await ada.post(f"/api/daily/{DAY}/puzzle", {"answer": right(of_the_day())})
        assert reason(another) == (409, "daily-answered")
        again = (await ada.day(DAY))["puzzle"]
        assert (again["card"]["tried"], again["card"]["counts"], again["verdict"]) == ("missed", False, told["verdict"])

    at_home(db, try_twice)


def test_of_answers_from_two_tabs_and_two_workers_one_counts(db: str) -> None:
    async def race(app: Litestar, clock: Clock) -> None:
        ada = await Reader.known(app)
        async with open_house(db, clock) as other:
            tabs = [ada.at(app), ada.at(other)] * 2
            said = [right(of_the_day()), wrong(of_the_day())] * 2
            told = await asyncio.gather(
                *(
                    tab.post(f"/api/daily/{DAY}/puzzle", {"answer": answer})
                    for tab, answer in zip(tabs, said, strict=True)
                )
            )
        assert sorted({answer.status_code for answer in told}) == [200, 409]
        assert len({answer.text for answer in told if answer.status_code == 200}) == 1
        assert (await ada.results(DAY))["puzzle"]["tried"] == 1

    at_home(db, race)


def test_after_the_date_anybody_tries_as_often_as_they_like_and_nothing_is_kept(db: str) -> None:
    async def too_late(app: Litestar, clock: Clock) -> None:
        clock.end_everywhere(DAY)
        for reader in (Reader(app), await Reader.known(app)):
            for answer in (wrong(of_the_day()), right(of_the_day())):
                told = await reader.answers(DAY, answer)
                assert (told["counted"], told["verdict"]["right"]) == (False, answer == right(of_the_day()))
                assert told["solution"]["reason"]
            assert (await reader.day(DAY))["puzzle"]["card"]["tried"] == "new"
            assert (await reader.today())["streak"]["days"] == 0
        assert (await Reader(app).results(DAY))["puzzle"]["tried"] == 0

    at_home(db, too_late)


def test_a_stranger_may_look_and_is_known_before_anything_counts(db: str) -> None:
    async def look(app: Litestar, _clock: Clock) -> None:
        stranger = Reader(app)
        assert (await stranger.today())["puzzle"]["card"]["counts"]
        assert reason(await stranger.post(f"/api/daily/{DAY}/puzzle", {"answer": right(of_the_day())})) == (
            403,
            "not-known",
        )
        assert reason(await stranger.post(f"/api/daily/{DAY}/quest", {"at": 0, "action": AIM})) == (403, "not-known")
        assert await stranger.results(DAY) == {"date": str(DAY), "puzzle": None, "quest": None}
        assert not stranger.http.cookies

    at_home(db, look)


# the quest


def test_a_quest_is_told_as_at_a_table_and_ends_without_showing_the_city(db: str) -> None:
    async def explore(app: Litestar, _clock: Clock) -> None:
        ada = await Reader.known(app)
        first = await ada.does(DAY, 0, AIM)
        assert (first["news"]["since"], first["news"]["seq"], first["counts"]) == (0, 1, True)
        second = await ada.does(DAY, 1, ASK)
        (move,) = second["news"]["moves"]
        assert move["events"][0]["t"] == "answered" and move["told"]
        assert second["news"]["offers"] and second["result"] is None
        end = await ada.does(DAY, 2, wrong_claim(DAY))
        assert end["result"] == {"found": False, "time": second["news"]["view"]["pawns"][0] + 4}
        assert end["news"]["view"] == second["news"]["view"] and end["news"]["offers"] == end["news"]["to_act"] == []
        assert (end["table"]["status"], end["counts"]) == ("over", False)
        assert (await ada.day(DAY))["quest"]["result"] == end["result"]
        more = await ada.post(f"/api/daily/{DAY}/quest", {"at": 3, "action": ASK})
        assert reason(more) == (409, "game-is-over")

    at_home(db, explore)


def test_a_move_sent_again_is_answered_the_same_and_another_one_is_stale(db: str) -> None:
    async def resend(app: Litestar, _clock: Clock) -> None:
        ada = await Reader.known(app)
        told = [await ada.does(DAY, at, action) for at, action in enumerate((AIM, ASK, right_claim(DAY)))]
        for at, action in enumerate((AIM, ASK, right_claim(DAY))):
            assert await ada.does(DAY, at, action) == told[at]
        for at, action in ((0, {"t": "aim", "axis": "B"}), (1, AIM), (2, wrong_claim(DAY)), (4, ASK), (9999, ASK)):
            answer = await ada.post(f"/api/daily/{DAY}/quest", {"at": at, "action": action})
            assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        assert (await ada.results(DAY))["quest"]["tried"] == 1

    at_home(db, resend)


def test_of_two_devices_at_two_workers_one_moves_and_the_other_is_told(db: str) -> None:
    async def race(app: Litestar, clock: Clock) -> None:
        ada = await Reader.known(app)
        async with open_house(db, clock) as other:
            for at, actions in enumerate(([AIM, {"t": "aim", "axis": "B"}], [ASK, {**ASK, "axis": "C"}])):
                devices = (ada.at(app), ada.at(other))
                told = await asyncio.gather(
                    *(
                        device.post(f"/api/daily/{DAY}/quest", {"at": at, "action": action})
                        for device, action in zip(devices, actions, strict=True)
                    )
                )
                assert sorted(answer.status_code for answer in told) == [200, 409]
        assert (await ada.day(DAY))["quest"]["news"]["seq"] == 2

    at_home(db, race)


def test_a_quest_goes_on_after_the_house_was_closed(db: str) -> None:
    async def restart() -> None:
        await prepare(db)
        clock = Clock()
        async with open_house(db, clock) as app:
            ada = await Reader.known(app)
            before = await ada.explores(DAY, AIM, ASK)
        async with open_house(db, clock) as app:
            ada = ada.at(app)
            assert (await ada.day(DAY))["quest"]["news"]["view"] == before["news"]["view"]
            assert (await ada.does(DAY, 2, right_claim(DAY)))["result"]["found"]

    asyncio.run(restart())


def test_a_quest_played_after_its_date_shows_all_and_counts_for_nothing(db: str) -> None:
    async def late(app: Litestar, clock: Clock) -> None:
        begun, new = await Reader.known(app), await Reader.known(app)
        await begun.explores(DAY, AIM, ASK)
        clock.end_everywhere(DAY)
        assert (await begun.day(DAY))["quest"]["counts"] is False
        end = await begun.does(DAY, 2, right_claim(DAY))
        other = await new.explores(DAY, AIM, GIVE_UP)
        for told in (end, other):
            assert told["news"]["view"]["city"] == right_claim(DAY)["city"] and told["news"]["outcome"]
        results = (await begun.results(DAY))["quest"]
        assert (results["tried"], results["place"]) == (0, None)
        assert (await begun.today())["streak"]["days"] == 0

    at_home(db, late)


def test_nonsense_is_refused_and_counts_as_nothing(db: str) -> None:
    async def say(app: Litestar, _clock: Clock) -> None:
        ada = await Reader.known(app)
        for answer, refused in [
            ({"t": "struck", "note": 0}, (400, "no-answer-to-this")),
            ({"t": "said", "word": "x"}, (400, "no-answer-to-this")),
            ({"t": "named", "name": "nothing", "value": "x"}, (400, "no-such-claim")),
            ({"t": "guessed"}, (400, "unreadable-body")),
            ("x" * 5000, (413, "too-large")),
        ]:
            assert reason(await ada.post(f"/api/daily/{DAY}/puzzle", {"answer": answer})) == refused
        for body, status in [
            ({"at": 0, "action": ASK}, 409),
            ({"at": 0, "action": {"t": "aim", "axis": "Z"}}, 400),
            ({"at": 0, "action": {"t": "aim", "axis": "A", "more": 1}}, 400),
            ({"at": 0, "action": None}, 400),
            ({"at": -1, "action": AIM}, 400),
            ({"at": 10**9, "action": AIM}, 400),
            ({"at": "zero", "action": AIM}, 400),
            ({"at": 0, "action": AIM, "person": "eve"}, 400),
            ({"at": 0, "action": "x" * 5000}, 413),
        ]:
            assert (await ada.post(f"/api/daily/{DAY}/quest", body)).status_code == status
        today = await ada.day(DAY)
        assert today["puzzle"]["card"]["tried"] == "new" and today["quest"]["news"]["seq"] == 0

    at_home(db, say)


# results and friends


async def befriended(one: Reader, other: Reader) -> None:
    token = (await one.post("/api/friends/link")).json()["token"]
    assert (await other.post("/api/friends/join", {"token": token})).status_code == 200


def test_results_and_friends_are_told_to_who_has_done_the_same(db: str) -> None:
    async def compare(app: Litestar, _clock: Clock) -> None:
        ada, eve, bob = [await Reader.known(app, name) for name in ("Ada", "Eve", "Bob")]
        await befriended(ada, eve)
        nothing = {"date": str(DAY), "puzzle": None, "quest": None}
        assert await ada.results(DAY) == nothing
        for reader in (eve, bob):
            await reader.answers(DAY, wrong(of_the_day()))
            await reader.explores(DAY, AIM, *[ASK] * (1 if reader is eve else 2), right_claim(DAY))
        assert await ada.results(DAY) == nothing, "it is the same whatever others did"
        await ada.explores(DAY, AIM)
        assert await ada.results(DAY) == nothing, "to have begun is not enough"
        await ada.answers(DAY, right(of_the_day()))
        told = await ada.results(DAY)
        theirs = {"name": "Eve", "avatar": "", "found": False, "time": 0}
        assert told["puzzle"] == {"tried": 3, "found": 1, "friends": [theirs]}
        assert told["quest"] is None
        await ada.does(DAY, 1, right_claim(DAY))
        quest = (await ada.results(DAY))["quest"]
        assert (quest["tried"], quest["found"], quest["place"]) == (3, 3, 1)
        assert [each["many"] for each in quest["times"]] == [1, 1, 1]
        assert all(one["time"] < other["time"] for one, other in pairwise(quest["times"]))
        assert [friend["name"] for friend in quest["friends"]] == ["Eve"]
        assert (await eve.results(DAY))["quest"]["place"] == 2
        assert (await bob.results(DAY))["quest"]["friends"] == []

    at_home(db, compare)


def test_a_link_says_whose_it_is_joins_both_and_either_parts(db: str) -> None:
    async def meet(app: Litestar, _clock: Clock) -> None:
        ada, eve = [await Reader.known(app, name) for name in ("Ada", "Eve")]
        token = (await ada.post("/api/friends/link")).json()["token"]
        assert (await Reader(app).post("/api/friends/look", {"token": token})).json()["name"] == "Ada"
        assert reason(await Reader(app).post("/api/friends/join", {"token": token})) == (403, "not-known")
        assert reason(await ada.post("/api/friends/join", {"token": token})) == (409, "own-friend-link")
        (friend,) = (await eve.post("/api/friends/join", {"token": token})).json()
        assert friend["name"] == "Ada"
        assert [one["name"] for one in (await ada.get("/api/friends")).json()] == ["Eve"]
        assert reason(await ada.post("/api/friends/part", {"id": friend["id"]})) == (403, "no-such-friend")
        assert (await eve.post("/api/friends/part", {"id": friend["id"]})).json() == []
        assert (await ada.get("/api/friends")).json() == []
        await ada.post("/api/friends/link")
        for reader in (eve, Reader(app)):
            assert reason(await reader.post("/api/friends/look", {"token": token})) == (403, "no-such-friend-link")

    at_home(db, meet)


def test_whom_somebody_has_blocked_finds_no_link_and_no_friend(db: str) -> None:
    async def block(app: Litestar, _clock: Clock) -> None:
        ada, eve = [await Reader.known(app, name) for name in ("Ada", "Eve")]
        await befriended(ada, eve)
        await befriended(eve, await Reader.known(app, "Bob"))
        for reader in (ada, eve):
            await reader.answers(DAY, right(of_the_day()))
        plan = {"game": "vinci", "seats": [{}, {}], "name": "Ada"}
        table = (await ada.post("/api/tables", plan)).json()["table"]
        assert (await eve.post(f"/api/tables/{table}/join", {"name": "Eve"})).status_code == 201
        assert (await ada.post("/api/blocks", {"table": table, "seat": 1})).status_code < 300
        token = (await ada.post("/api/friends/link")).json()["token"]
        for door in ("look", "join"):
            assert reason(await eve.post(f"/api/friends/{door}", {"token": token})) == (403, "no-such-friend-link")
        for reader, others in ((ada, []), (eve, ["Bob"])):
            assert [one["name"] for one in (await reader.get("/api/friends")).json()] == others
            assert (await reader.results(DAY))["puzzle"]["friends"] == []

    at_home(db, block)


# what is kept


def test_all_of_it_is_taken_along_and_deleted(db: str) -> None:
    async def leave(app: Litestar, _clock: Clock) -> None:
        ada, eve = [await Reader.known(app, name) for name in ("Ada", "Eve")]
        await befriended(ada, eve)
        await ada.answers(DAY, wrong(of_the_day()))
        await ada.explores(DAY, AIM, right_claim(DAY))
        kept = (await ada.get("/api/me/export")).json()["daily"]
        assert [(one["kind"], one["found"]) for one in kept["tries"]] == [("puzzle", False), ("quest", True)]
        assert kept["tries"][1]["moves"] == [AIM, right_claim(DAY)]
        assert msgspec.json.decode(kept["tries"][0]["answer"]) == wrong(of_the_day())
        assert [friend["name"] for friend in kept["friends"]] == ["Eve"]
        assert kept["link_since"] == NOON
        await ada.post("/api/me/delete", {})
        assert (await eve.get("/api/friends")).json() == []
        await eve.answers(DAY, right(of_the_day()))
        assert (await eve.results(DAY))["puzzle"]["tried"] == 1

    at_home(db, leave)


def test_a_visitors_try_is_the_accounts_after_the_login_and_no_second_one(db: str) -> None:
    async def log_in(app: Litestar, _clock: Clock) -> None:
        ada = Reader(app)
        await ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
        visitor, second = await Reader.known(app, "Eve"), await Reader.known(app, "Eve")
        await visitor.answers(DAY, wrong(of_the_day()))
        await second.answers(DAY, right(of_the_day()))
        for reader in (visitor, second):
            await reader.post("/api/login", {"name": "Ada", "password": PASSWORD})
        assert (await ada.day(DAY))["puzzle"]["card"]["tried"] == "missed", "the first one stays"
        assert (await ada.results(DAY))["puzzle"]["tried"] == 1

    at_home(db, log_in)


# how a day is made


def test_rooms_take_turns_and_the_week_climbs() -> None:
    monday = date(2026, 11, 16)
    assert {room_of(monday + timedelta(number)) for number in range(4)} == {*rooms()}
    found = [*of_kind("archeologic", "certain"), *of_kind("archeologic", "contradiction")]
    prices = [chosen(monday + timedelta(number), found).price for number in range(7)]
    assert prices == sorted(prices)
    assert (prices[0], prices[-1]) == (min(one.price for one in found), max(one.price for one in found))


def test_every_date_and_kind_and_secret_has_a_seed_of_its_own() -> None:
    seeds = {
        seed_of(secret, kind, day)
        for secret in (SECRET, bytes(32))
        for kind in ("puzzle", "quest")
        for day in (DAY, NEXT)
    }
    assert len(seeds) == 8
    assert quest_of(DAY).state.city != quest_of(NEXT).state.city


def test_a_day_is_made_once_by_another_process_and_is_the_same_at_every_worker(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> None:
        raise AssertionError("in the loop's own process")

    for job in ("found_for", "chosen", "card_of", "judge", "news_of"):
        monkeypatch.setattr(jobs, job, here)

    async def make() -> None:
        stores = [await Store.open(db), await Store.open(db)]
        thinkers = Thinkers(1)
        workers = [Resources(store, thinkers, pace=0, clock=Clock()) for store in stores]
        try:
            makers = [DayMaker(resources, thinkers) for resources in workers]
            first, second, again = await asyncio.gather(*(makers[number].day(DAY) for number in (0, 1, 0)))
            assert first == second == again
            kept = await Dailies(stores[0]).one(str(DAY))
            assert kept is not None and kept.puzzle == first.puzzle
            puzzle = msgspec.json.decode(first.puzzle, type=Puzzle)
            assert puzzle.kind in KINDS and puzzle.game == room_of(DAY)
            told = await DailyDesk(workers[0], thinkers).of(str(DAY), 0, None)
            assert told.puzzle.card.game == room_of(DAY)
        finally:
            thinkers.close()
            for store in stores:
                await store.close()

    asyncio.run(make())


def test_a_date_is_made_before_it_begins_where_people_play(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[date] = []

    async def note(_: DayMaker, day: date) -> None:
        made.append(day)

    monkeypatch.setattr(DayMaker, "day", note)

    async def wait() -> None:
        store = await Store.open(db)
        await stock(store, SECRET, {DAY: of_the_day()})
        clock = Clock()
        maker = DayMaker(Resources(store, AtOnce(), pace=0, clock=clock), AtOnce())
        for day in (NEXT, NEXT + timedelta(1)):  # nobody has looked at the next one
            for before in (2 * AHEAD, AHEAD / 2):
                clock.now = begins(day) - before
                await maker.make_ahead()
        await store.close()

    asyncio.run(wait())
    assert made == [NEXT]
