"""Skill and luck over time: whoever is known asks for their own; games are weighed meanwhile, few at a time, and what
is kept goes along with its person, and is deleted with them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest
from litestar import Litestar
from msgspec.structs import asdict

from cabinet_noir.bots import ThoughtLost, look_over, put_down
from cabinet_noir.core import Seat
from cabinet_noir.games import TEMPLATE
from cabinet_noir.laws.table.house import AtOnce
from cabinet_noir.review import Guessed, Overlooked, Parts, Weighed, overlooked, weighed
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.lobby.ledger import added_up
from cabinet_noir.server.lobby.weigher import AN_ASK, MOST_GAMES, MOST_PEOPLE, Weigher
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.store import People, SeatRow, Store, TableRow, WorthRow, Worths

from .days import Reader
from .finished import Table, played

NOVEMBER, DECEMBER = 1_793_491_200.0, 1_796_083_200.0
FOUND = Weighed(0.5, 1.0, Parts(0.1, -0.2, 0.3, 0.25, 0.05), (Guessed(0.5, True), Guessed(1.0, True)))
MISSED = (Overlooked("vinci-why-open", 2),)


class Scales(AtOnce):
    """Weighs as it is told to, and counts how many games lie on it."""

    def __init__(self) -> None:
        super().__init__()
        self.weighed: list[tuple[str, int]] = []
        self.lying, self.most = 0, 0
        self.free = asyncio.Event()
        self.free.set()

    async def run(self, job: Any, *args: Any, **kwargs: Any) -> Any:
        if job not in (put_down, look_over):
            return await super().run(job, *args, **kwargs)
        self.lying += 1
        self.most = max(self.most, self.lying)
        try:
            await self.free.wait()
            return self.found(job, *args)
        finally:
            self.lying -= 1

    def found(self, job: Any, past: Any, seat: int) -> Any:
        if job is look_over:
            return MISSED
        self.weighed.append((past.game, seat))
        return FOUND


class Broken(Scales):
    """Scales on which nothing can be weighed."""

    def found(self, job: Any, past: Any, seat: int) -> Any:
        self.weighed.append((past.game, seat))
        raise ThoughtLost(job.__name__)


@dataclass
class Ledger:
    """A house, what it weighs on, and somebody who is known there."""

    app: Litestar
    scales: AtOnce
    ada: Reader
    id: str

    @property
    def store(self) -> Store:
        store: Store = self.app.state.house.resources.store
        return store

    @property
    def weigher(self) -> Weigher:
        weigher: Weigher = self.app.state.weigher
        return weigher

    async def asks(self, reader: Reader | None = None) -> Any:
        """Ask for one's ledger, and wait until what that set off is done."""
        told = (await (reader or self.ada).get("/api/me/worth")).raise_for_status().json()
        await self.weigher.rest()
        return told

    async def plays(self, number: int = 0, person: str | None = None, referee: Table | None = None, **row: Any) -> None:
        """Let somebody have played a game to its end."""
        referee = referee or played(setup="chance")
        who = self.id if person is None else person
        seats = [SeatRow(seat=seat, name="Ada", came=True, person=who if seat == 0 else "") for seat in range(2)]
        given: dict[str, Any] = {
            "id": f"{who}{number}",
            "code": f"{number:06}",
            "game": referee.game.key,
            "version": referee.game.version,
            "options": referee.game.agreement(referee.options),
            "seats": referee.seats,
            "seed": referee.seed,
            "status": "over",
            "open": False,
            "assist": "off",
            "created": NOVEMBER + number,
        }
        await self.store.create(TableRow(**{**given, **row}), seats, referee.entries)


@asynccontextmanager
async def opened(db: str, scales: AtOnce, **settings: Any) -> AsyncIterator[Ledger]:
    app = make_app(Settings(db, bot_workers=1, pace=0, **{"limits": {}, **settings}))
    async with app.lifespan():
        app.state.weigher = Weigher(replace(app.state.house.resources, reviewers=scales))
        ada = await Reader.known(app)
        yield Ledger(app, scales, ada, await id_of(app, ada))
        await app.state.weigher.stop()


async def id_of(app: Litestar, reader: Reader) -> str:
    """Return by what the house knows somebody."""
    token = reader.http.cookies["cabinet"]
    found = await People(app.state.house.resources.store).known_by(hashed(token))
    assert found is not None
    return found[0].id


def within(db: str, do: Callable[[Ledger], Awaitable[None]], scales: AtOnce | None = None, **settings: Any) -> None:
    async def run() -> None:
        async with opened(db, scales or Scales(), **settings) as ledger:
            await do(ledger)

    asyncio.run(run())


def test_strangers_have_no_ledger(db: str) -> None:
    async def ask(ledger: Ledger) -> None:
        answer = await Reader(ledger.app).get("/api/me/worth")
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-known")

    within(db, ask)


def test_an_ask_is_answered_at_once_and_weighs_a_few_games_meanwhile(db: str) -> None:
    async def ask(ledger: Ledger) -> None:
        for number in range(AN_ASK + 2):
            await ledger.plays(number)
        assert await ledger.asks() == {"games": [], "left": AN_ASK + 2}
        told = await ledger.asks()
        assert (told["left"], told["games"][0]["games"]) == (2, AN_ASK)
        told = await ledger.asks()
        assert (told["left"], told["games"][0]["games"]) == (0, AN_ASK + 2)
        await ledger.asks()
        assert isinstance(ledger.scales, Scales)
        assert len(ledger.scales.weighed) == AN_ASK + 2, "each is weighed once"

    within(db, ask)


def test_what_is_told_goes_with_what_is_left_however_slow_the_store_is(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(ledger: Ledger) -> None:
        await ledger.plays()

        async def of(worths: Worths, person: str) -> Any:
            await ledger.weigher.rest()  # all that is under way is done before the store answers
            return await quick(worths, person)

        quick = Worths.of
        monkeypatch.setattr(Worths, "of", of)
        assert await ledger.asks() == {"games": [], "left": 1}

    within(db, ask)


def test_only_ones_own_games_that_are_over_in_rooms_with_an_evaluator_are_weighed(db: str) -> None:
    async def ask(ledger: Ledger) -> None:
        await ledger.plays(1, status="playing")
        await ledger.plays(2, status="stopped")
        await ledger.plays(3, person="")
        await ledger.plays(4, referee=played(TEMPLATE))
        assert await ledger.asks() == {"games": [], "left": 0}
        await ledger.plays(5)
        assert (await ledger.asks())["left"] == 1

    within(db, ask)


def test_a_log_that_still_runs_is_not_weighed_whatever_its_row_says(db: str) -> None:
    async def ask(ledger: Ledger) -> None:
        whole = played(setup="chance")
        begun = type(whole)(whole.game, whole.options, whole.seats, whole.seed, whole.company)
        for entry in whole.entries[:-1]:
            begun.record(entry)
        await ledger.plays(1, referee=begun)
        assert (await ledger.asks())["left"] == 1
        assert await ledger.asks() == {"games": [], "left": 0}, "it is let be"

    within(db, ask, AtOnce())


def test_only_the_newest_games_are_weighed(db: str) -> None:
    async def ask(ledger: Ledger) -> None:
        for number in range(MOST_GAMES + 3):
            await ledger.plays(number)
        assert (await ledger.asks())["left"] == MOST_GAMES

    within(db, ask)


def test_one_game_at_a_time_lies_on_the_scales_and_a_few_people_wait(db: str) -> None:
    async def ask(ledger: Ledger) -> None:
        assert isinstance(ledger.scales, Scales)
        ledger.scales.free.clear()
        readers = [await Reader.known(ledger.app, f"Guest {number}") for number in range(MOST_PEOPLE + 2)]
        for reader in readers:
            await ledger.plays(1, person=await id_of(ledger.app, reader))
        for reader in [*readers, *readers]:
            assert (await reader.get("/api/me/worth")).json()["left"] == 1
        ledger.scales.free.set()
        await ledger.weigher.rest()
        assert ledger.scales.most == 1
        assert len(ledger.scales.weighed) == MOST_PEOPLE, "nobody is weighed for twice, and the last are not yet"
        for reader in readers:
            await ledger.asks(reader)
        assert len(ledger.scales.weighed) == MOST_PEOPLE + 2

    within(db, ask)


def test_what_cannot_be_weighed_is_let_be(db: str) -> None:
    async def ask(ledger: Ledger) -> None:
        await ledger.plays(1)
        assert (await ledger.asks())["left"] == 1
        assert await ledger.asks() == {"games": [], "left": 0}
        assert isinstance(ledger.scales, Scales)
        assert len(ledger.scales.weighed) == 1

    within(db, ask, Broken())


def test_a_real_game_is_put_down_as_it_is_reviewed(db: str) -> None:
    referee = played(setup="chance")
    found, missed = weighed(referee, Seat(0)), overlooked(referee, Seat(0))

    async def ask(ledger: Ledger) -> None:
        await ledger.plays(referee=referee)
        await ledger.asks()
        (game,) = (await ledger.asks())["games"]
        (month,) = game["months"]
        assert month["parts"] == pytest.approx(asdict(found.parts))
        assert (month["start"], month["result"]) == (found.start, found.result)
        assert sum(band["guesses"] for band in game["bands"]) == len(found.guesses) > 0
        assert sum(band["right"] for band in game["bands"]) == sum(one.right for one in found.guesses)
        assert sum(one["times"] for one in game["missed"]) == len(missed)

    within(db, ask, AtOnce())


def test_the_export_holds_the_ledger_and_who_is_deleted_leaves_none(db: str) -> None:
    async def leave(ledger: Ledger) -> None:
        await ledger.plays(1)
        await ledger.asks()
        (line,) = json.loads((await ledger.ada.get("/api/me/export")).text)["worth"]
        assert (line["table_id"], line["seat"], line["choice"]) == (f"{ledger.id}1", 0, -0.2)
        assert (line["guesses"], line["overlooked"]) == ([[0.5, True], [1.0, True]], [["vinci-why-open", 2]])
        assert "person" not in line
        assert (await ledger.ada.post("/api/me/delete", {})).status_code == 200
        assert await ledger.weigher._worths.of(ledger.id) == []

    within(db, leave)


def test_what_is_weighed_for_somebody_who_is_deleted_meanwhile_is_kept_nowhere(db: str) -> None:
    async def leave(ledger: Ledger) -> None:
        assert isinstance(ledger.scales, Scales)
        await ledger.plays(1)
        ledger.scales.free.clear()
        await ledger.ada.get("/api/me/worth")
        assert (await ledger.ada.post("/api/me/delete", {})).status_code == 200
        ledger.scales.free.set()
        await ledger.weigher.rest()
        assert ledger.scales.weighed, "it was under way"
        assert await ledger.weigher._worths.of(ledger.id) == []

    within(db, leave)


# adding it up


def line(number: int, ended: float, **more: Any) -> WorthRow:
    given: dict[str, Any] = {"table_id": f"t{number}", "seat": 0, "person": "ada", "game": "vinci", "seats": 2}
    given |= {"ended": ended, "start": 0.5, "result": 1.0, **asdict(FOUND.parts), **more}
    return WorthRow(**given)


def test_a_month_is_the_mean_of_its_games_and_still_adds_up() -> None:
    lines = [
        line(3, DECEMBER, choice=-0.3, result=0.9),
        line(2, DECEMBER, choice=-0.1, result=1.1),
        line(1, NOVEMBER, game="lost-code"),
        line(0, NOVEMBER),
    ]
    vinci, lost_code = added_up(lines)
    assert (vinci.game, vinci.games, lost_code.game) == ("vinci", 3, "lost-code")
    assert [(month.month, month.games) for month in vinci.months] == [("2026-11", 1), ("2026-12", 2)]
    december = vinci.months[1]
    assert december.parts.choice == pytest.approx(-0.2)
    assert december.start + december.parts.total == pytest.approx(december.result)


def test_where_nothing_is_guessed_with_odds_the_ledger_says_so() -> None:
    pages = added_up([line(0, NOVEMBER), line(1, NOVEMBER, game="password-express")])
    assert [(page.game, page.guesses) for page in pages] == [("vinci", True), ("password-express", False)]


def test_what_is_missed_is_counted_by_kind_with_the_puzzles_it_is_like() -> None:
    missed = ['[["a",1],["b",5]]', '[["b",6],["b",3]]', '[["c",3]]']
    (game,) = added_up([line(number, NOVEMBER, overlooked=each) for number, each in enumerate(missed)])
    assert [(one.kind, one.times, one.theme) for one in game.missed] == [
        ("b", 3, "chain"),
        ("a", 1, "glance"),
        ("c", 1, None),
    ]
