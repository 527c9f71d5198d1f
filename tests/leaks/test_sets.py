"""The hunt between tables of one set: while it is open, whatever happens at one of them, nobody elsewhere is told.

Two houses, the same set, the same table A played in the same way. At table B, which plays the same deal, things differ:
nobody comes, or it is played to another end, paused and given up, played by bots, stopped. All that A's players hear
and all that they, a stranger and whoever directs can ask for, about A and about B, is the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.server.clients import any_action
from tests.server.still import let_act
from websockets.asyncio.client import connect

from cabinet_noir.core import Seat, board_seals, board_seed, plain, set_seal
from cabinet_noir.games import load
from cabinet_noir.server.http import table_routes
from cabinet_noir.server.lobby import keeper
from cabinet_noir.server.past import archive, hindsight, replays
from cabinet_noir.server.people.cookies import COOKIE
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.server.tables import info as looks
from cabinet_noir.server.tables import proof, table, watcher
from cabinet_noir.server.tables.boards import close_set, start_without_absent
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Key, Keys, People, Person, SeatRow, Session, Store, TableRow
from cabinet_noir.store.schema import deal_sets
from cabinet_noir.table import Convened, Referee, Resign, WishPause, public_half

from .wire import NOW, Ear, Wire, addresses, opened

GAME = load("vinci")
OPTIONS = GAME.options(setup="chance", first=0)
SECRET = bytes(range(32))
SEED = board_seed(SECRET, 1)
PRIVATE = "11" * 32
A, B = "table-A", "table-B"
CODES = {A: "AAAA22", B: "BBBB22"}
SITTING = {A: ("Ada", "Bob"), B: ("Cleo", "Dina")}
KNOWN = ("Ada", "Bob", "Cleo", "Dina", "Director")
TOLD_ELSEWHERE = ("/api/daily", "/api/puzzles", "/api/friends", "/api/lessons", "/api/games")
"""Doors that lead to no table; they have hunts of their own."""
POSTED: tuple[tuple[str, Any], ...] = (
    ("join", {"name": "Eve"}),
    ("bot", {"level": "novice"}),
    ("leave", None),
    ("cancel", None),
    ("again", None),
    ("lend", {"on": True}),
    ("retry", {"eyes": 0, "entry": 1}),
)


def cookie_of(name: str) -> str:
    return f"the-cookie-of-{name}"


async def prepare(db: Path) -> None:
    """Write an open set and its two tables, and everybody who is known, the same in every world."""
    store = await Store.open(db)
    await Keys(store).rotate(Key(1, public_half(PRIVATE), PRIVATE, NOW))
    for name in KNOWN:
        session = Session(token_hash=hashed(cookie_of(name)), person=f"person-{name}", created=NOW, seen=NOW)
        await People(store).add(Person(id=f"person-{name}", name=name, avatar="", created=NOW), session)
    seals = board_seals(SECRET, 1)
    kept = {"secret": SECRET, "seals": msgspec.json.encode(seals).decode(), "seal": set_seal(seals), "opened": NOW}
    async with store.database.writing() as connection:
        await connection.execute(deal_sets.insert().values(id="the-set", **kept))
    await _begin(store)
    await store.create(_row(B, NOW + 1), [_seat(B, seat, name) for seat, name in enumerate(SITTING[B])])
    await store.close()


async def _begin(store: Store) -> None:
    """Deal at table A, as if its people had just come."""
    row, seats = _row(A, NOW), [_seat(A, seat, name) for seat, name in enumerate(SITTING[A])]
    referee = Referee(GAME, OPTIONS, 2, SEED, Convened(("", ""), row.turn), in_set=True)
    header = proof.written(await proof.chained_header(store, referee, row, seats))
    sitting = [replace(seat, came=True) for seat in seats]
    await store.create(replace(row, status="playing", header=header), sitting, [referee.opening(NOW)])


def _row(id: str, created: float) -> TableRow:
    return TableRow(
        id=id,
        code=CODES[id],
        game=GAME.key,
        version=GAME.version,
        options=GAME.agreement(OPTIONS),
        seats=2,
        seed=SEED,
        status="waiting",
        open=False,
        assist="off",
        created=created,
        stirred=NOW,
        turn=60,
        set_id="the-set",
        board=1,
        withheld=True,
        about='{"tournament":"CLUB42","title":"Soirée","round":1,"boards":1}',
    )


def _seat(table: str, seat: int, name: str) -> SeatRow:
    token = hashed(f"nobody holds this {table} {seat}")
    return SeatRow(seat=seat, name=name, person=f"person-{name}", token_hash=token, salt=f"{seat:032x}")


def dealt() -> str:
    """Return the deal as the house alone knows it."""
    events = (msgspec.json.encode(plain(event)) for event in Referee.open(GAME, OPTIONS, 2, SEED).entries[0].events)
    return max(events, key=len).decode()


# what happens at the other table


class Others:
    """Table B, in one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def deal(self) -> None:
        async with self.house.table(B) as live, live.lock:
            await live.begin_if_full(without_absent=True)

    async def move(self, seed: int, moves: int = 10_000) -> None:
        """Let its people play at random, to the end if nobody stops them."""
        picker = random.Random(seed)
        async with self.house.table(B) as live:
            for _ in range(moves):
                if live.over:
                    return
                (seat,) = GAME.to_act(live.referee.state)
                news = msgspec.json.decode(live.window(seat).news(-1))
                action = GAME.decode_action(msgspec.json.encode(any_action(news, picker)))
                if seat in live.standing.people:
                    await let_act(live, seat, action, live.seq)
                else:
                    await live.play(seat, action, live.seq)

    async def do(self, seat: int, act: Callable[[], Any]) -> None:
        async with self.house.table(B) as live:
            await live.do(Seat(seat), act)


async def nothing(others: Others, step: int) -> None:
    """Nobody comes."""


async def another_end(others: Others, step: int) -> None:
    if step == 0:
        await others.deal()
        await others.move(1)


async def soon_given_up(others: Others) -> None:
    await others.deal()
    await others.move(1, 3)
    await others.do(0, Resign)


async def given_up_after_a_pause(others: Others, step: int) -> None:
    if step == 0:
        await others.deal()
        await others.move(2, 3)
        await others.do(1, lambda: WishPause(True, ()))
    if step == 1:
        await others.do(0, lambda: WishPause(False, ()))
        await others.do(0, Resign)


async def played_by_bots(others: Others, step: int) -> None:
    if step == 0:
        await start_without_absent(others.house, B, "novice")


async def stopped(others: Others, step: int) -> None:
    """Whoever runs the house stops it before it is dealt."""
    if step == 1:
        await others.house.resources.store.set_status(B, "stopped")
        others.house.forget([B])


Happening = Callable[[Others, int], Awaitable[None]]
HAPPENINGS: tuple[Happening, ...] = (another_end, given_up_after_a_pause, played_by_bots, stopped)


# what is told meanwhile


class Asker:
    """Somebody's browser: a stranger's has no cookie."""

    def __init__(self, wire: Wire, name: str) -> None:
        self.wire, self.name = wire, name
        self.headers = {"cookie": f"{COOKIE}={cookie_of(name)}"} if name else {}

    async def ask_about_the_other(self) -> list[str]:
        """Try the doors that would tell most of table B."""
        paths = [*(f"/api/tables/{B}{door}" for door in DOORS), f"/api/profiles/{B}/0"]
        return [*[await self._get(path) for path in paths], await self._watch(B)]

    async def ask_everything(self) -> list[str]:
        """Try every door that tells of a table, of people, of oneself; return all answers with their headers."""
        found = []
        for id in (A, B):
            found += [await self._get(path) for path in self._paths(id)]
            found += [await self._post(f"/api/tables/{id}/{door}", body) for door, body in POSTED]
            found.append(await self._get(f"/api/tables/{CODES[id]}"))
            found.append(await self._watch(id))
        return found

    def _paths(self, id: str) -> list[str]:
        paths = [path for path in addresses(self.wire.app, id) if not path.startswith(TOLD_ELSEWHERE)]
        profiles = [f"/api/profiles/{id}/{seat}" for seat in (0, 1)]
        return [*(path for path in paths if id in path or id == A), *profiles, "/api/ratings/vinci/2"]

    async def _get(self, path: str) -> str:
        return self._heard(path, await self.wire.http.get(path, headers=self.headers))

    async def _post(self, path: str, body: Any) -> str:
        return self._heard(path, await self.wire.http.post(path, json=body, headers=self.headers))

    def _heard(self, path: str, answer: httpx.Response) -> str:
        assert answer.status_code < 500, (path, answer.text)
        told = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        return f"{self.name} {path} {answer.status_code} {sorted(told.items())} {answer.text}"

    async def _watch(self, id: str) -> str:
        """Come to a table that is not one's own; one's own is listened to all the while."""
        if self.name in SITTING[id]:
            return ""
        async with listening(self.wire, id, self.name) as ear:
            await ear.settle()
            return f"{self.name} at {id}: {ear.heard}"


@asynccontextmanager
async def listening(wire: Wire, id: str, name: str) -> AsyncIterator[Ear]:
    headers = {"Cookie": f"{COOKIE}={cookie_of(name)}"} if name else {}
    address = f"{wire.url.replace('http', 'ws', 1)}/ws/{id}"
    async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
        ear = Ear(socket, None)
        await ear.say(t="hello", token="", since=-1)
        await ear.until("welcome", "error")
        yield ear


async def told(wire: Wire, happens: Happening) -> str:
    """Play table A while something happens at table B; return all that anybody but B's players is told."""
    house: House = wire.app.state.house
    others, stranger, director, ada = Others(house), *(Asker(wire, name) for name in ("", "Director", "Ada"))
    async with AsyncExitStack() as stack:
        ears: list[Ear] = []
        for name in SITTING[A]:
            ears.append(await stack.enter_async_context(listening(wire, A, name)))
            await _hear(ears, 0)
            await _settle(ears)
        await happens(others, 0)
        await _play(ears, random.Random(1), 3)
        found = await director.ask_everything()
        await happens(others, 1)
        await _play(ears, random.Random(2), 10_000)
        await keeper.Keeper(house).round()
        for asker in (stranger, director, ada):
            found += await asker.ask_everything()
        await _settle(ears)
        return "\n".join([*found, *(line for ear in ears for line in ear.heard)])


async def _hear(ears: list[Ear], seq: int) -> None:
    for ear in ears:
        await ear.catch_up(seq)


async def _settle(ears: list[Ear]) -> None:
    for ear in ears:
        await ear.settle()


async def _play(ears: list[Ear], picker: random.Random, moves: int) -> None:
    """Play on at A, at random but always in the same way."""
    for _ in range(moves):
        news = [_last_news(ear) for ear in ears]
        if news[0]["outcome"] is not None:
            return
        at = next(at for at, one in enumerate(news) if one["offers"])
        await ears[at].say(t="act", at=news[at]["seq"], id=f"m{news[at]['seq']}", action=any_action(news[at], picker))
        done = await ears[at].until("done", "error")
        assert done["t"] == "done"
        await _hear(ears, done["seq"])


def _last_news(ear: Ear) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(next(raw for raw in reversed(ear.heard) if '"t":"news"' in raw))
    return found


def traffic(folder: Path, happens: Happening) -> str:
    """Return all that is told in a house of its own."""

    async def run() -> str:
        await prepare(folder / "house.sqlite")
        async with opened(folder / "house.sqlite") as wire:
            return await told(wire, happens)

    folder.mkdir()
    return asyncio.run(run())


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is told while nobody comes to table B."""
    return traffic(tmp_path_factory.mktemp("quiet") / "house", nothing)


@pytest.mark.parametrize("happens", HAPPENINGS, ids=lambda happens: happens.__name__)
def test_nobody_is_told_what_happens_at_another_table_of_an_open_set(
    happens: Happening, quiet: str, tmp_path: Path
) -> None:
    assert traffic(tmp_path / "house", happens) == quiet


def test_the_hunt_sees_a_whole_game_and_no_seed_of_it(quiet: str) -> None:
    assert '"outcome":{"winners"' in quiet and '{"t":"kept_sealed"}' in quiet
    assert quiet.count('"reason":"set-is-open"') > 50
    hunted = [SEED.hex(), SECRET.hex(), '"t":"unsealed"', dealt()]
    assert [phrase for phrase in hunted if phrase in quiet] == []


def test_it_is_looked_for_rightly_all_of_it_is_told_once_the_set_is_closed(tmp_path: Path) -> None:
    async def run() -> str:
        db = tmp_path / "house.sqlite"
        await prepare(db)
        async with opened(db) as wire:
            others = Others(wire.app.state.house)
            await soon_given_up(others)
            await close_set(others.house, "the-set")
            return "\n".join(await Asker(wire, "").ask_about_the_other())

    found = asyncio.run(run())
    assert SEED.hex() in found and dealt() in found
    assert SECRET.hex() not in found, "that is for who arranged it to tell"


# houses that tell, each in its own way, are caught


async def _never(*_: object) -> bool:
    return False


async def _let_by(*_: object) -> None:
    return None


def _with_status(row: TableRow) -> Any:
    return replace(looks.withheld_info(row), status=row.status)


LEAKS: dict[str, tuple[tuple[Any, str, Any], ...]] = {
    "its looks": ((table_routes, "is_withheld", _never),),
    "its status": ((table_routes, "withheld_info", _with_status),),
    "its replay": ((replays, "check_told", _let_by),),
    "its log": ((archive, "check_told", _let_by),),
    "its review": ((hindsight, "check_told", _let_by),),
    "its moves to who looks on": (
        (table, "check_may_look", _let_by),
        (watcher, "is_kept_from", lambda *_: False),
    ),
}
DOORS = ("", "/log", "/replay?eyes=all", "/review?eyes=0", "/knowing?eyes=0")


def test_a_house_that_tells_is_caught_whatever_it_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> dict[str, bool]:
        for name in ("quiet", "played"):
            await prepare(tmp_path / f"{name}.sqlite")
        async with opened(tmp_path / "quiet.sqlite") as quiet, opened(tmp_path / "played.sqlite") as played:
            await soon_given_up(Others(played.app.state.house))
            caught = {"nothing": await _differ(quiet, played)}
            for leak, patches in LEAKS.items():
                with monkeypatch.context() as patch:
                    for where, name, instead in patches:
                        patch.setattr(where, name, instead)
                    caught[leak] = await _differ(quiet, played)
            monkeypatch.setattr(keeper, "is_withheld", _never)
            await keeper.Keeper(played.app.state.house).settle(B)
            return caught | {"its result in a profile": await _differ(quiet, played)}

    assert asyncio.run(run()) == {"nothing": False, **dict.fromkeys((*LEAKS, "its result in a profile"), True)}


async def _differ(one: Wire, other: Wire) -> bool:
    told = [await Asker(wire, "Director").ask_about_the_other() for wire in (one, other)]
    return told[0] != told[1]


def test_who_takes_everything_along_takes_no_open_board(tmp_path: Path) -> None:
    async def run() -> list[dict[str, Any]]:
        await prepare(tmp_path / "house.sqlite")
        async with opened(tmp_path / "house.sqlite") as wire:
            await another_end(Others(wire.app.state.house), 0)
            cleo = {"cookie": f"{COOKIE}={cookie_of('Cleo')}"}
            tables = [(await wire.http.get("/api/me/export", headers=cleo)).json()["tables"]]
            await close_set(wire.app.state.house, "the-set")
            tables.append((await wire.http.get("/api/me/export", headers=cleo)).json()["tables"])
            return [one for (one,) in tables]

    before, after = asyncio.run(run())
    assert before == {"table": B, "code": CODES[B], "game": "vinci", "seat": 0, "withheld": True}
    assert after["status"] == "over" and after["log"]
