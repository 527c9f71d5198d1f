"""A club evening of forty: ten tables of four, five rounds, real sockets, two workers of which one is killed.

Two come late, one withdraws, some do not come to their table. It is finished; every board is verified from its log; and
the standings are those of a reckoning of its own, which knows nothing of how the house reckons.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import cmp_to_key
from itertools import combinations
from typing import Any

import httpx
import pytest
from tests.engines import Postgres, Redis
from websockets.exceptions import ConnectionClosed

from cabinet_noir.core import load_lines
from cabinet_noir.games import load
from cabinet_noir.table import verify

from .clients import PATIENCE, House, Message, Visitor, any_action, running

FRIDAY: Message = {
    "title": "Friday",
    "game": "vinci",
    "options": {"highest": 4, "setup": "chance"},
    "seats": 4,
    "rounds": 5,
    "minutes": 600,
    "level": "novice",
}
FIRST, ALL = 38, 40
KILLED, WITHDRAWS = 3, 3
"""In this round a worker is killed; after this one somebody withdraws."""
ABSENT = {2: (5, 17), 4: (11,)}
"""Who does not come to their table, in which round."""


@pytest.fixture
def workers(postgres: Postgres, redis: Redis) -> Iterator[list[House]]:
    db = postgres.fresh()
    with ExitStack() as stack:
        yield [stack.enter_context(running(db, redis.url)) for _ in range(2)]


class Someone:
    """A phone: known by its cookie, and connected to one worker, or to another when that is gone."""

    def __init__(self, evening: Evening, number: int) -> None:
        self._evening = evening
        self._home = number % len(evening.workers)
        answer = self.post("/api/me", {"name": f"P{number}"})
        self.cookie = answer.cookies["cabinet"]
        evening.http.cookies.clear()  # a phone each
        self.table = ""
        self.visitor: Visitor | None = None

    @property
    def house(self) -> House:
        alive = self._evening.alive
        return alive[self._home % len(alive)]

    def post(self, path: str, body: object) -> httpx.Response:
        cookies = {"Cookie": f"cabinet={self.cookie}"} if hasattr(self, "cookie") else {}
        return self._evening.http.post(self.house.url + path, json=body, headers=cookies)

    def get(self, path: str) -> Any:
        answer = self._evening.http.get(self.house.url + path, headers={"Cookie": f"cabinet={self.cookie}"})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def come(self, table: str) -> Visitor:
        """Come to one's table, or come back to it."""
        self.table = table
        self.visitor = visitor = Visitor(self.house, table, cookie=self.cookie)
        return visitor


class Evening:
    """The tournament, its people, and what they did."""

    def __init__(self, workers: list[House], http: httpx.Client) -> None:
        self.workers, self.http = workers, http
        self.alive = list(workers)
        self.picker = random.Random(40)
        self.people = [Someone(self, number) for number in range(ALL)]
        self.told = self.director.post("/api/tournaments", FRIDAY).json()
        self.path = f"/api/tournaments/{self.told['id']}"

    @property
    def director(self) -> Someone:
        return self.people[0]

    def join(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            answer = self.people[number].post(f"{self.path}/join", {"name": f"P{number}"})
            assert answer.json()["me"] == number, answer.text

    def act(self, t: str, **more: Any) -> Message:
        at = self.look()["seq"]
        answer = self.director.post(f"{self.path}/act", {"at": at, "act": {"t": t, **more}})
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        return told

    def look(self) -> Message:
        told: Message = self.director.get(self.path)
        return told

    # a round

    def play_round(self, number: int) -> None:
        opened = self.act("open_round")["open_round"]
        assert opened["round"] == number
        tables = [[player for player in each["players"] if player >= 0] for each in opened["tables"]]
        absent = ABSENT.get(number, ())
        seated = [[player for player in players if player not in absent] for players in tables]
        for player in (player for players in seated for player in players):
            someone = self.people[player]
            someone.come(someone.get(self.path)["mine"][0]["table"])
        if absent:
            self.act("start_without_absent")
        for index, players in enumerate(seated):
            self.play([self.people[player] for player in players], 6 if number == KILLED and index == 4 else -1)
        self.close(number)

    def play(self, company: list[Someone], killed_after: int) -> None:
        """Play one table to its end, at random; a worker may be killed after so many moves."""
        moves = 0
        while (mover := self.next_to_move(company)) is not None:
            visitor = mover.visitor
            assert visitor is not None
            done = visitor.act(any_action(visitor.news, self.picker))
            if done["t"] == "done":
                visitor.catch_up(done["seq"])
                moves += 1
            else:
                assert done["code"] == "stale", done
            if moves == killed_after:
                self.kill_one()
        for someone in company:
            assert someone.visitor is not None
            someone.visitor.close()

    def next_to_move(self, company: list[Someone]) -> Someone | None:
        """Wait for somebody's turn, while bots play; None: it is over."""
        visitors = [someone.visitor for someone in company if someone.visitor is not None]
        while True:
            self.all_know_alike(visitors)
            for someone, visitor in zip(company, visitors, strict=True):
                if visitor.news["outcome"]:
                    return None
                if visitor.news["offers"]:
                    return someone
            visitors[0].hear()

    def all_know_alike(self, visitors: list[Visitor]) -> None:
        """Wait until all know the newest that any of them knows: to one of them several entries may come as one."""
        while len({visitor.news["seq"] for visitor in visitors}) > 1:
            newest = max(visitor.news["seq"] for visitor in visitors)
            for visitor in visitors:
                visitor.catch_up(newest)

    def kill_one(self) -> None:
        """Kill a worker; whoever was connected to it comes to the other one."""
        dead = self.alive.pop()
        lost = [someone for someone in self.people if someone.visitor is not None and _is_at(someone.visitor, dead)]
        dead.process.kill()
        dead.process.wait(PATIENCE)
        assert lost
        for someone in lost:
            someone.come(someone.table)

    def close(self, number: int) -> None:
        """All tables are over: who directs closes the round, unless the house has just done so."""
        while len((told := self.look())["closed"]) < number:
            answer = self.director.post(f"{self.path}/act", {"at": told["seq"], "act": {"t": "close_round"}})
            assert answer.status_code in (200, 409), answer.text


def _is_at(visitor: Visitor, house: House) -> bool:
    try:
        return bool(visitor.socket.remote_address[1] == int(house.url.rsplit(":", 1)[1]))
    except (ConnectionClosed, OSError):
        return False


# the reckoning


class Reckoning:
    """Matchpoints against the same seat at the other tables, written down anew from how each board ended."""

    def __init__(self, boards: list[list[tuple[list[int], Message]]]) -> None:
        self.score: Counter[int] = Counter()
        self.alone: Counter[int] = Counter()
        self.met: defaultdict[int, list[int]] = defaultdict(list)
        self.here: list[tuple[list[int], dict[int, int]]] = []
        for round in boards:
            for players, outcome in round:
                mine = [self._done(outcome, seat) for seat in range(4)]
                brought = {}
                for seat, player in enumerate(players):
                    theirs = [self._done(other, seat) for _, other in round if other is not outcome]
                    points = sum(2 if mine[seat] > one else 1 if mine[seat] == one else 0 for one in theirs)
                    brought[player] = points * 1000 // (2 * len(theirs))
                people = [player for player in players if player >= 0]
                for seat, player in enumerate(players):
                    if player >= 0:
                        self.score[player] += brought[player]
                        self.alone[player] += outcome["winners"] == [seat]
                        self.met[player] += [other for other in people if other != player]
                self.here.append((people, brought))

    @staticmethod
    def _done(outcome: Message, seat: int) -> tuple[float, int]:
        won = 1 / len(outcome["winners"]) if seat in outcome["winners"] else 0
        return won, outcome["scores"][seat] if outcome["scores"] else 0

    def between(self, tied: Sequence[int]) -> Counter[int]:
        """Return what those who are tied brought home from tables at which they met, if all of them have met."""
        pairs = {frozenset(pair) for people, _ in self.here for pair in combinations(people, 2)}
        if not all(frozenset(pair) in pairs for pair in combinations(tied, 2)):
            return Counter()
        shared: Counter[int] = Counter()
        for people, brought in self.here:
            together = [player for player in people if player in tied]
            if len(together) > 1:
                shared.update({player: brought[player] for player in together})
        return shared

    def ranked(self) -> list[tuple[int, int, int]]:
        """Return place, player and score, the first first."""
        groups: defaultdict[int, list[int]] = defaultdict(list)
        for player in range(ALL):
            groups[self.score[player]].append(player)

        def key(player: int) -> tuple[int, ...]:
            tied = groups[self.score[player]]
            faced = sum(self.score[other] for other in self.met[player])
            return self.score[player], self.between(tied)[player], faced, self.alone[player]

        def compared(one: int, other: int) -> int:
            return 1 if key(one) < key(other) else -1 if key(one) > key(other) else one - other

        order = sorted(range(ALL), key=cmp_to_key(compared))
        places = [1 + sum(key(other) > key(player) for other in order) for player in order]
        return [(place, player, self.score[player]) for place, player in zip(places, order, strict=True)]


def test_an_evening_of_forty_is_finished_though_a_worker_is_killed_and_everything_adds_up(
    workers: list[House],
) -> None:
    with httpx.Client(timeout=PATIENCE) as http:
        evening = Evening(workers, http)
        evening.join(range(FIRST))
        for number in range(1, 6):
            evening.play_round(number)
            if number == 1:
                evening.join(range(FIRST, ALL))
            if number == WITHDRAWS:
                evening.act("withdraw", player=20)
        told = evening.act("finish")
        assert (told["phase"], len(evening.alive)) == ("over", 1)
        assert [len(each["scores"]) for each in told["closed"]] == [10] * 5
        check_company(told)
        assert ranks(told) == Reckoning([list(played(evening, each)) for each in told["closed"]]).ranked()


def ranks(told: Message) -> list[tuple[int, int, int]]:
    return [(place["place"], place["player"], place["score"]) for place in told["standings"]]


def check_company(told: Message) -> None:
    """Who was late, who withdrew, who was absent, and how often anybody met anybody."""
    sat = [{player for score in each["scores"] for player in score["players"]} - {-1} for each in told["closed"]]
    everybody = {*range(ALL)}
    assert sat == [{*range(FIRST)}, everybody, everybody, everybody - {20}, everybody - {20}]
    for number, absent in ABSENT.items():
        for score in told["closed"][number - 1]["scores"]:
            expected = [seat for seat, player in enumerate(score["players"]) if player in absent]
            assert score["stood_in"] == expected
    pairs = Counter(
        frozenset(pair)
        for each in told["closed"]
        for score in each["scores"]
        for pair in combinations([player for player in score["players"] if player >= 0], 2)
    )
    assert set(pairs.values()) == {1}, "nobody met anybody twice"


def played(evening: Evening, closed: Message) -> Iterator[tuple[list[int], Message]]:
    """Yield who sat at each table of a round and how its board ended, once its log is verified."""
    seals = set()
    for score in closed["scores"]:
        raw = evening.http.get(f"{evening.director.house.url}/api/tables/{score['table']}/log").content
        found = verify(load("vinci"), load_lines(raw), secret=bytes.fromhex(closed["secret"]))
        assert found is not None
        info = evening.director.get(f"/api/tables/{score['table']}")
        assert (info["status"], score["unfinished"]) == ("over", False)
        seals.add(closed["seals"][score["board"] - 1])
        yield score["players"], info["outcome"]
    assert len(seals) == 1, "everybody played the same deal"
