"""One evening at one table: people who join, leave, come back elsewhere, move, pause, vote, take back, resign.

What they do is drawn by lot, and so is at which worker they do it, whether they wait for each other, how much time
passes, and when a worker ends. What they are told and what they were promised is kept, for the laws to look at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

from msgspec.structs import replace

from cabinet_noir.core import AssistLevel, Chance, Game, Illegal, Seat, Stale, never, plain, seal
from cabinet_noir.laws.trial import Broken
from cabinet_noir.server.people.keys import hashed, new_token
from cabinet_noir.server.protocol.tables import FillSeat, Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.tables.boards import BoardPlan, Sitter, new_board, start_without_absent
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import DealSets
from cabinet_noir.store import Person as Known

from .devices import Device, Person
from .house import Worker, Workers

AnyGame = Game[Any, Any, Any, Any]

CLOCKS: Final = (None, None, TurnClock(60, 30), TurnClock(24 * 3600))
WAITS: Final = (0.2, 5.0, 30.0, 61.0, 125.0, 3600.0, 25 * 3600.0)
RATED: Final = 3
"""One table in so many is rated."""
ALONE: Final = 4
"""At one unrated table in so many, one person plays against bots."""
PATIENCE: Final = 150
"""How often the workers look round before somebody who was not told is believed forgotten."""


class Evening:
    """A table, whoever comes to it, and what they were promised."""

    def __init__(self, game: AnyGame, workers: Workers, chance: Chance, board: bool = False) -> None:
        self.game, self.workers, self.chance, self.board = game, workers, chance, board
        self.deal_set = ""
        """The set whose board is played, if it is one."""
        self.table = ""
        self.host = ""
        self.people: list[Person] = []
        self._numbers = count(1)
        self.promised: dict[str, int] = {}
        """Every token that was given out, and the seat it was given for."""
        self.acknowledged: dict[tuple[Seat, str], int] = {}
        """Every move that somebody was told is done, and as which entry."""
        self.given: dict[int, bytes] = {}
        """What each seat's device pledged, and `opened` whose parts were opened and not refused."""
        self.opened: set[int] = set()
        self.steps = 0
        self.passed = 0.0
        """How many seconds have passed, whatever was done to the clocks."""
        self.gone: dict[int, float] = {}
        """Since when nobody of a seat is here."""
        self.waited_for: list[tuple[int, int]] = []
        """Who was away from a rated table for longer than the grace while somebody waited, and after which entry."""
        self._alone = False
        self.agreed_help: AssistLevel = "off"
        """How much the house was to help."""
        self.left: list[str] = []
        """The tokens of who has left before it began."""
        self.dropped = False
        """Has the host cancelled the table?"""
        self._away: dict[int, dict[int, float]] = {}
        """For each entry, how long each seat had been gone at the most when it was made."""
        self._set_back = False

    # opening

    async def open(self) -> None:
        """Open a table: some of its seats are for people, the others for bots; or a rated one, for people alone."""
        samples = [(options, seats) for options, seats in self.game.samples if seats > 1 and self._is_new(options)]
        if self.board:
            await self._open_board(*self.chance.choice(samples))
            return
        fair = [(options, seats) for options, seats in samples if self._is_fair(options, seats)]
        rated = bool(fair) and not self.chance.below(RATED)
        options, seats = self.chance.choice(fair if rated else samples)
        self._alone = not rated and not self.chance.below(ALONE)
        people = seats if rated else 1 if self._alone else 2 + self.chance.below(seats - 1)
        level = next(iter(self.game.bots))
        plan = tuple(SeatPlan() if n < people else SeatPlan("bot", level) for n in range(seats))
        clock = self.chance.choice(CLOCKS) if self.game.deadline is never else None
        part, pledge = self._part()
        self.agreed_help = "off" if rated else self.chance.choice(self.game.assists)
        asked = NewTable(
            self.game.key, plan, self.game.agreement(options), "P0", clock=clock, rated=rated, pledge=pledge
        )
        asked = replace(asked, assist=self.agreed_help)
        seated = await self._worker().house.new_table(asked, _account("P0"))
        self.table, self.host = seated.table, seated.token
        self._promise("P0", seated, part)
        if self.chance.below(4):  # mostly, everybody is there when it begins
            for _ in range(4 if rated else 2):
                await self._join()
            for person in self.people:
                person.devices.append(self._device(person))
            await self.settle()
        await self._note_who_is_gone({})

    async def _open_board(self, options: Any, seats: int) -> None:
        """Open a board of a set for some people, each of whom is given a token; the other seats are for bots."""
        house, people = self._worker().house, 2 + self.chance.below(seats - 1)
        store, level = house.resources.store, next(iter(self.game.bots))
        self.deal_set = (await DealSets(store).open(2, self.workers.hand.clock(), self.chance.seed_of())).id
        clock = self.chance.choice(CLOCKS) if self.game.deadline is never else None
        self.agreed_help = self.chance.choice(self.game.assists)
        names = [f"P{next(self._numbers)}" for _ in range(people)]
        held = [Sitter(name, person=f"{self.deal_set[:16]} {name}") for name in names]
        sitters: tuple[Sitter | str, ...] = (*held, *[level] * (seats - people))
        agreed = self.game.agreement(options), self.agreed_help, clock
        plan = BoardPlan(self.deal_set, 1, self.game.key, *agreed, sitters)
        self.table = await new_board(house, plan)
        for seat, name in zip(await store.seats(self.table), names, strict=False):
            token = new_token()
            await store.change_seat(self.table, seat, replace(seat, token_hash=hashed(token)))
            self._promise(name, Seated(self.table, "", Seat(seat.seat), token), b"")
        house.forget([self.table])
        if self.chance.below(4):
            for person in self.people:
                person.devices.append(self._device(person))
            await self.settle()
        await self._note_who_is_gone({})

    async def _begin_without_absent(self) -> None:
        await start_without_absent(self._worker().house, self.table, next(iter(self.game.bots)))

    def _is_new(self, options: Any) -> bool:
        """Could somebody open such a table today, in a house without editions?"""
        return bool(options.rules == self.game.version and getattr(options, "edition", None) is None)

    def _is_fair(self, options: Any, seats: int) -> bool:
        return not self.game.unrated_choices(options) and self.game.is_even(options, seats)

    def _part(self) -> tuple[bytes, str]:
        """Draw what somebody's device gives to the deal, and its pledge; some give nothing."""
        part = self.chance.seed_of() if self.chance.below(4) else b""
        return part, seal(part) if part else ""

    def _device(self, person: Person) -> Device:
        """Return another device of somebody's; a few do not open what was pledged."""
        part = person.part if self.chance.below(5) else b""
        return Device(self._worker(), self.table, person.token, part)

    def _promise(self, name: str, seated: Seated, part: bytes) -> None:
        if seated.token in self.promised or seated.seat in self.promised.values():
            raise Broken(f"seat {seated.seat} was given to two people")
        assert seated.seat is not None
        self.promised[seated.token] = int(seated.seat)
        self.people.append(Person(name, seated.token, int(seated.seat), part))
        if part:
            self.given[int(seated.seat)] = part

    def _worker(self) -> Worker:
        return self.chance.choice(self.workers.all)

    def live(self) -> list[Table]:
        """Return the table as each worker holds it that does."""
        held = (worker.house.here().get(self.table) for worker in self.workers.all)
        return [table for table in held if table is not None]

    @property
    def devices(self) -> list[Device]:
        """Everybody's devices."""
        return [device for person in self.people for device in person.devices]

    # what may happen

    async def step(self) -> None:
        """Let something happen, and wait until it has."""
        self.steps += 1
        happenings = self._happenings()
        happening = self.chance.choice([each for each, weight in happenings for _ in range(weight)])
        gone = dict(self.gone)
        await happening()
        await self.settle()
        await self._note_who_is_gone(gone)

    def away_for(self, seat: int, seq: int) -> float:
        """Return for how long, at the most, nobody of a seat had been here when an entry was made."""
        return self._away.get(seq, {}).get(seat, 0.0)

    async def _note_who_is_gone(self, before: dict[int, float]) -> None:
        last = await self.workers.all[0].house.resources.store.last([self.table])
        for seq in range(len(self._away), last.get(self.table, -1) + 1):
            self._away[seq] = {seat: self.passed - since for seat, since in before.items()}
        here = {person.seat for person in self.people if person.devices}
        away = set(self.promised.values()) - here
        self.gone = {seat: self.gone.get(seat, self.passed) for seat in away}

    def _happenings(self) -> list[tuple[Callable[[], Awaitable[None]], int]]:
        always: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self._come, 5),
            (self._go, 3),
            (self._several_at_once, 6),
            (self._time_passes, 4),
            (self._worker_ends, 1),
            (self._clock_is_set_back, 1),
        ]
        if self.board:
            always.append((self._begin_without_absent, 2))
        if not any(table.seq >= 0 for table in self.live()):
            return [*always, (self._join, 8), (self._fill, 2), (self._leave, 4), (self._cancel, 2)]
        if self._alone:
            always.append((self._turn_the_dial, 6))
        return [*always, (self._speak, 12), (self._all_wish_a_pause, 3), (self._all_choose, 4)]

    async def _join(self) -> None:
        """Let several come at once, at whichever worker."""
        names = [f"P{next(self._numbers)}" for _ in range(1 + self.chance.below(4))]
        parts = [self._part() for _ in names]
        asked = [Join(name, pledge=pledge) for name, (_, pledge) in zip(names, parts, strict=True)]
        joins = [self._worker().house.join(self.table, join, _account(join.name)) for join in asked]
        answers = await asyncio.gather(*joins, return_exceptions=True)
        for name, (part, _), seated in zip(names, parts, answers, strict=True):
            if isinstance(seated, Seated):
                if self.dropped:
                    raise Broken(f"seat {seated.seat} was given at a table that is cancelled")
                self._promise(name, seated, part)
            elif not isinstance(seated, Illegal | Stale):
                raise Broken(f"a join was answered with {seated!r}")

    async def _fill(self) -> None:
        """Let the host put bots into free seats, or let a bot's seat be free again."""
        seats = range(self.game.seats.stop - 1)
        all_seats = FillSeat(next(iter(self.game.bots)))
        asked = self.chance.choice((all_seats, FillSeat(all_seats.level, self.chance.choice(seats))))
        if self.chance.below(2):
            asked = FillSeat("", self.chance.choice(seats))
        with suppress(Illegal, Stale):
            await self._worker().house.fill(self.table, asked, self.host)

    async def _leave(self) -> None:
        """Let somebody leave before it begins; at the same moment somebody else may come, at another worker."""
        others = [person for person in self.people if person.token and person.token != self.host]
        if not others:
            return
        person = self.chance.choice(others)
        seat, part = self.promised.pop(person.token), self.given.pop(person.seat or 0, None)
        self.people.remove(person)
        leaving = self._worker().house.leave(self.table, person.token)
        left, joined = await asyncio.gather(leaving, self._join(), return_exceptions=True)
        if isinstance(joined, BaseException):
            raise joined
        if not isinstance(left, BaseException):
            self.left.append(person.token)
            for device in person.devices:  # whoever has left may look on
                self.people.append(Person("spectator"))
                self.people[-1].devices.append(device)
            return
        if not isinstance(left, Illegal | Stale) or seat in self.promised.values():
            raise Broken(f"somebody who would leave seat {seat} was answered with {left!r}")
        self.promised[person.token] = seat
        self.people.append(person)
        if part:
            self.given[seat] = part

    async def _cancel(self) -> None:
        """Let the host cancel it."""
        try:
            await self._worker().house.cancel(self.table, self.host)
        except (Illegal, Stale):
            return
        self.dropped = True

    async def _come(self) -> None:
        """Let somebody come, on another device perhaps; now and then somebody who only watches."""
        if not self.chance.below(6) and not self.board:  # nobody looks on at a board
            self.people.append(Person("spectator"))
            person = self.people[-1]
        else:
            person = self.chance.choice(self.people)
        if len(person.devices) < 2:
            person.devices.append(self._device(person))

    async def _go(self) -> None:
        if self.devices:
            await self._puts_away(self.chance.choice(self.devices))

    async def _puts_away(self, device: Device) -> None:
        await device.settle()
        self._keep(device)
        for person in self.people:
            if device in person.devices:
                person.devices.remove(device)
        await device.leave()

    async def everybody_leaves(self) -> None:
        """End the evening; the workers need not think of it any longer."""
        for device in self.devices:
            await self._puts_away(device)
        await self.workers.quiet()
        for worker in self.workers.all:
            worker.house.forget([self.table])

    def has_opened(self, device: Device) -> bool:
        """Has a device opened its seat's part, and was it not too late?"""
        return device.opened and all(refusal["reason"] != "deal-is-made" for refusal in device.refused)

    def _keep(self, device: Device) -> None:
        if self.has_opened(device):
            assert device.seat is not None
            self.opened.add(device.seat)
        for id, seq in device.done.items():
            assert device.seat is not None
            self.acknowledged[Seat(device.seat), id] = seq

    async def _time_passes(self) -> None:
        await self._pass_time(self.chance.choice(WAITS))

    async def _pass_time(self, seconds: float) -> None:
        """Let time pass; whoever is away meanwhile, and waited for, has left a rated table by the end of it."""
        for table in self.live():
            standing = table.standing
            waits = standing.people & table.here()
            long_enough = seconds > standing.grace + 1 and not standing.by_days and not self._set_back
            if table.going_on and standing.rated and waits and long_enough:
                self.waited_for += [(seat, int(table.seq)) for seat in self.gone if seat in standing.people]
        rated = any(table.row.rated for table in self.live())  # before its deal, too: it may be dealt meanwhile
        await (self.workers.pass_time_and_look_round if rated else self.workers.pass_time)(seconds)
        self.passed += seconds

    async def _clock_is_set_back(self) -> None:
        self.workers.hand.now -= 3600.0
        self._set_back = True  # whoever is asleep here sleeps for longer, which no machine would do

    async def _worker_ends(self) -> None:
        """Let a worker end and another one take its place; whoever was connected to it is not any more."""
        worker = self._worker()
        for device in [device for device in self.devices if device.worker is worker]:
            await self._puts_away(device)
        await worker.close()
        await worker.open()

    async def _several_at_once(self) -> None:
        for _ in range(2 + self.chance.below(4)):
            self._says_something()

    async def _speak(self) -> None:
        self._says_something()

    async def _turn_the_dial(self) -> None:
        """Let whoever plays against bots have more or less help."""
        for device in self.devices:
            device.say(t="turn_dial", level=self.chance.choice(self._steps))

    async def _all_wish_a_pause(self) -> None:
        for device in self.devices:
            device.say(t="pause", wish=True)

    async def _all_choose(self) -> None:
        """Let everybody choose the same about somebody who may have been away for long enough."""
        if self.chance.below(2):
            await self._pass_time(125.0)
        people = [person.seat for person in self.people if person.seat is not None and not person.devices]
        choice = self.chance.choice(("bot", "bot", "bot", "wait", "end"))
        for about in people:
            for device in self.devices:
                device.say(t="choose", about=about, choice=choice)

    def _says_something(self) -> None:
        if self.devices:
            device = self.chance.choice(self.devices)
            for message in self._message(device):
                device.say(**message)

    def _message(self, device: Device) -> list[dict[str, Any]]:
        seats = range(self.game.seats.stop - 1)
        kind = self.chance.below(18)
        match kind:
            case 0 | 1:
                return [{"t": "pause", "wish": bool(self.chance.below(3))}]
            case 2 | 3:
                choice = self.chance.choice(("wait", "bot", "bot", "end"))
                return [{"t": "choose", "about": self.chance.choice(seats), "choice": choice}]
            case 4:
                return [{"t": "grant", "about": self.chance.choice(seats)}]
            case 5 | 6:
                entry = device.news.get("undo") or self.chance.below(1 + max(0, device.seq))
                return [{"t": "take_back", "entry": entry}]
            case 7:
                return [{"t": "sync", "since": self.chance.below(device.seq + 2) - 1}]
            case 8:
                return [{"t": "note", "key": "x", "value": str(self.chance.below(3))}]
            case 9:
                return [{"t": "pause", "wish": n % 2 == 0} for n in range(80)]  # somebody plays with the button
            case 10:
                return [{"t": "turn_dial", "level": self.chance.choice(self._steps)}]
            case 11:
                return [{"t": "resign"}] if not self.chance.below(5) else []
            case _:
                return self._move(device)

    @property
    def _steps(self) -> tuple[str, ...]:
        """The steps of the dial, and one that it may not have."""
        return (*self.game.assists, *self.game.assists, "best")

    def _move(self, device: Device) -> list[dict[str, Any]]:
        """Make a move that is offered, if there is one; now and then twice, or on an older view."""
        table = device.worker.house.here().get(self.table)
        if table is None or device.seat is None or table.seq < 0:
            return []
        offers = table.window(Seat(device.seat)).offers
        if not offers:
            return []
        at = device.seq - (not self.chance.below(8))
        id = f"{self.steps}-{self.chance.below(1_000_000)}"
        act = {"t": "act", "at": at, "id": id, "action": plain(self.game.pick(offers, self.chance))}
        return [act] if self.chance.below(6) else [act, act]

    # waiting

    async def settle(self) -> None:
        """Wait until everybody has been told everything."""
        for _ in range(PATIENCE):
            await self.workers.quiet()
            for device in self.devices:
                await device.settle()
            await self.workers.quiet()  # what a device has done by itself may go on by itself
            if await self._all_know():
                return
            for worker in self.workers.all:
                await worker.look_round()
            await asyncio.sleep(0.001)
        raise Broken("somebody was not told what happened")

    async def _all_know(self) -> bool:
        store = self.workers.all[0].house.resources.store
        last, row = await store.last([self.table]), await store.table(self.table)
        stands = (last.get(self.table, -1), None if row is None else row.status)
        shown = [(device.seq, device.info.get("status")) for device in self.devices]
        held = [(int(table.seq), table.row.status) for table in self.live()]
        return all(each == stands for each in (*shown, *held))


def _account(name: str) -> Known:
    """Return somebody with an account: only they sit at rated tables."""
    return Known(id=name, name=name, avatar="", login=name.lower(), created=0.0)
