"""One socket's visit: it is read message by message, and written to whenever something is due.

The first message says who is there; nothing of the table is sent before. Whatever cannot be read or done is answered
with a coded problem, and the socket stays open.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, assert_never

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from cabinet_noir.core import Denied, Illegal, Malformed, Refusal, Stale
from cabinet_noir.server.clocks.instants import until_told
from cabinet_noir.server.operator.faults import faulty, log_if_grave, traced
from cabinet_noir.server.people.cookies import address, asker, is_from_elsewhere, mark_of, neighbours
from cabinet_noir.server.people.keys import seat_of
from cabinet_noir.server.protocol.from_page import (
    Act,
    Aged,
    AskHint,
    AtTable,
    Choose,
    Curtain,
    Echo,
    FromPage,
    Grant,
    Hello,
    Named,
    Note,
    Open,
    Pause,
    Ping,
    RefuseDeal,
    Resign,
    Say,
    Sync,
    TakeBack,
    TurnDial,
    Why,
    WithClosedEyes,
)
from cabinet_noir.server.protocol.refusals import Banned, NoSuchTable, Outdated, TooLarge, TooMany
from cabinet_noir.server.protocol.tables import Pong
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.seats import curtain
from cabinet_noir.server.tables.seats.apart import is_hidden
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Blocks
from cabinet_noir.table import ChooseAbout, GiveTime, WishPause
from cabinet_noir.table import types as acts

from .pace import Pace
from .page_age import check_page, protocol_of

log = structlog.get_logger()

AnySocket = WebSocket[Any, Any, Any]

LONGEST_MESSAGE: Final = 16 * 1024
MOST_REFUSALS: Final = 100_000
POLICY_VIOLATED: Final = 1008
MOVE: Final = 1012
"""To another worker, or to this one when it is back: at once."""
TRY_LATER: Final = 1013
BROKEN: Final = 1011
LAST_WORDS: Final = 3.0
HELLO_WITHIN: Final = 15.0
"""Seconds in which a socket has to say who it is."""

URGENT: Final = tuple(f'{{"t":"{kind}"' for kind in ("act", "open", "hello", "curtain", "ping", "echo"))
"""How messages begin that are a part of playing, or of knowing how far away somebody is."""
BUSY: Final = 0.1
"""Seconds before somebody is read again from whose address too much is waiting."""

_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)
_name_decoder: Final = msgspec.json.Decoder(Named)
_age_decoder: Final = msgspec.json.Decoder(Aged)


async def visit(socket: AnySocket, house: House, key: str) -> None:
    """Serve one socket until it leaves."""
    if is_from_elsewhere(socket) or house.hall.closing:
        await socket.close(MOVE if house.hall.closing else POLICY_VIOLATED)
        return
    try:
        with house.crowd.one_more(neighbours(socket)):
            await _receive(socket, house, key)
    except TooMany:
        await socket.close(TRY_LATER)


async def _receive(socket: AnySocket, house: House, key: str) -> None:
    await socket.accept()
    visitor = Visitor(socket, house, key)
    writing = asyncio.create_task(visitor.write())
    with house.hall.inside(visitor):
        house.crowd.is_silent(visitor)
        patience = asyncio.get_running_loop().call_later(HELLO_WITHIN, visitor.hush)
        try:
            await visitor.read()
            await visitor.part(writing)
        finally:
            patience.cancel()
            house.crowd.has_spoken(visitor)
            writing.cancel()
            visitor.leave()
    await visitor.weigh_wishes()


class Visitor:
    """Whoever is at the other end."""

    def __init__(self, socket: AnySocket, house: House, key: str) -> None:
        self._socket = socket
        self._house = house
        self._key = key
        self._watcher = Watcher()
        self._refusals = 0
        self._reader = asyncio.current_task()
        self._waiting: asyncio.Task[Any] | None = None
        self._dismissed = False
        self._goodbye = MOVE
        self._known = ""
        self._pace = Pace(house.limits.of("messages"), time.monotonic)

    @property
    def _table(self) -> Table:
        if self._watcher.table is None:
            raise Denied("say-hello-first")
        return self._watcher.table

    def _now(self) -> float:
        """Return the time at the table; before there is one, the house's."""
        table = self._watcher.table
        return self._house.resources.clock() if table is None else table.now()

    async def write(self) -> None:
        """Send what is due, as fast as the socket takes it: one text, a message a line."""
        try:
            while True:
                if messages := await self._watcher.messages():
                    text = b"\n".join(messages).decode()
                    await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
                if self._watcher.parting:
                    return await self._socket.close(POLICY_VIOLATED if self._watcher.sent_away else self._goodbye)
        except (OSError, WebSocketDisconnect):  # gone; the reading side notices, too
            pass
        except Exception as error:  # what cannot be told is asked for again by a new visit
            log.error("fault", **traced(error))
            await self._socket.close(BROKEN)
        finally:
            self._watcher.hang_up()

    async def read(self) -> None:
        """Answer what the socket says, until it has gone."""
        while self._refusals < MOST_REFUSALS:
            await self._watcher.room()
            event = await self._next()
            if event is None or event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if text is None or not text.startswith(URGENT):
                await self._take_turn()
            await self._hear(text)
            if (wait := self._pace.count()) > 0:
                await self._house.resources.sleep(wait)
        await self._socket.close(POLICY_VIOLATED)

    async def _take_turn(self) -> None:
        """Let those who play go first; whoever says anything else waits while the house is busy."""
        while not await self._house.resources.turnstile.enter(neighbours(self._socket)):
            await self._house.resources.sleep(BUSY)

    async def _next(self) -> Any:
        """Wait for the next message; None: the visitor is to go elsewhere."""
        if self._dismissed:
            return None
        self._waiting = self._reader
        try:
            return await self._socket.receive()
        except asyncio.CancelledError:
            if not self._dismissed or self._waiting is None or self._waiting.uncancel():
                raise
            return None
        finally:
            self._waiting = None

    def dismiss(self) -> None:
        """Send the visitor to another worker, once what it said last has been answered."""
        self._dismissed = True
        if self._waiting is not None:
            self._waiting.cancel()

    def hush(self) -> None:
        """Let whoever has not said hello make room for others."""
        if self._watcher.table is None:
            self._goodbye = TRY_LATER
            self.dismiss()

    def go_if_banned(self) -> None:
        """Go, if whoever this is has been banned meanwhile; told until when."""
        try:
            self._check_not_banned()
        except Banned as banned:
            self._send_away(banned)

    def _check_not_banned(self) -> None:
        self._house.resources.bans.check(address(self._socket), self._known, self._watcher.person)

    def _send_away(self, refusal: Refusal, id: str = "") -> None:
        self._watcher.send_away(refusal.problem(id))
        self.dismiss()

    async def part(self, writing: asyncio.Task[None]) -> None:
        """Tell a dismissed visitor the last things, and where to go."""
        if self._dismissed:
            self._watcher.part()
            await asyncio.wait([writing], timeout=LAST_WORDS)

    def leave(self) -> None:
        """Go away."""
        if self._watcher.table is not None:
            self._watcher.table.leave(self._watcher)

    async def weigh_wishes(self) -> None:
        """Whoever has gone need no longer be asked."""
        if self._watcher.table is not None and self._watcher.seat is not None:
            try:
                await self._watcher.table.weigh_wishes()
            except Exception as error:  # they are weighed again when somebody says something
                log.error("fault", **traced(error))

    async def _hear(self, text: str | None) -> None:
        try:
            if self._watcher.table is None and self._is_too_new(text):
                return
            await self._answer(_decoded(text))
        except (Banned, Outdated) as final:
            self._house.resources.metrics.refusals.labels(final.code).inc()
            self._send_away(final, _id_of(text))
        except Refusal as refusal:
            self._refusals += 1
            log_if_grave(refusal)
            self._house.resources.metrics.refusals.labels(refusal.code).inc()
            self._watcher.reply(refusal.problem(_id_of(text)))
        except Exception as error:  # a fault of the house ends neither the table nor the visit
            self._house.resources.metrics.faults.inc()
            self._watcher.reply(faulty(error, _id_of(text)))

    def _is_too_new(self, text: str | None) -> bool:
        """Look how old a page is before anything it says is read.

        One that is too old hears so. A newer one has met a house that is about to be replaced: it comes again.
        """
        page, protocol = _page_of(text), self._house.resources.protocol
        check_page(page, protocol)
        if protocol_of(page) <= protocol:
            return False
        self._goodbye = TRY_LATER
        self.dismiss()
        return True

    async def _answer(self, message: FromPage) -> None:
        if self._watcher.covered and not isinstance(message, WithClosedEyes):
            raise Denied("behind-the-curtain")
        match message:
            case Hello():
                await self._hello(message)
            case Curtain(down):
                await curtain.draw(self._table, self._watcher, down)
            case Open():
                await self._table.dealing.open_part(self._watcher.seat, message.part)
            case Act():
                await self._act(message)
            case Sync():
                self._watcher.owe_news_since(message.since, self._table.seq)
            case Say():
                self._table.say(self._watcher, message.phrase)
            case Note():
                await self._table.notes.write(self._watcher, message.key, message.value)
            case Why() | AskHint():
                self._table.reasons.ask(self._watcher, message)
            case Ping():
                probe = self._watcher.lag.probe(self._house.resources.clock())
                self._watcher.reply(Pong(message.sent, round(self._now() * 1000), probe))
            case Echo():
                self._watcher.lag.echoed(message.probe, self._house.resources.clock())
            case Pause() | Choose() | Grant() | TakeBack() | RefuseDeal() | Resign() | TurnDial():
                await self._do(message)
            case _:
                assert_never(message)

    async def _hello(self, message: Hello) -> None:
        if self._watcher.table is not None:
            raise Malformed("hello-was-said")
        known = await asker(self._socket, self._house.accounts.people, self._house.resources.clock())
        self._known = known.id if known else ""
        self._check_not_banned()
        async with self._house.table(self._key) as table:
            seat = seat_of(message.token, table.seats) if message.token else None
            self._watcher.person = (seat.person if seat else "") or self._known
            self._check_not_banned()
            self._watcher.around = await Blocks(self._house.resources.store).around(self._watcher.person)
            if seat is None and is_hidden(table.row, table.seats, self._watcher):
                raise NoSuchTable("no-such-table")
            device = mark_of(self._socket)
            await table.arrive(
                self._watcher, message.token, message.since, self._known, device, message.pledge, message.covered
            )
        self._house.crowd.has_spoken(self)

    async def _do(self, message: AtTable) -> None:
        """Do something at the table. What the house knows of who is there goes along, as it is when it is judged."""
        table = self._table
        match message:
            case Pause(wish):
                await table.do(self._watcher.seat, lambda: WishPause(wish, table.listed()))
            case Choose(about, choice):
                away = table.absences.since
                await table.do(self._watcher.seat, lambda: ChooseAbout(about, choice, table.listed(), away(about)))
            case Grant(about):
                await table.do(self._watcher.seat, lambda: GiveTime(about))
            case TakeBack(entry):
                await table.do(self._watcher.seat, lambda: acts.TakeBack(entry))
            case RefuseDeal():
                await table.do(self._watcher.seat, acts.RefuseDeal)
            case Resign():
                await table.do(self._watcher.seat, acts.Resign)
            case TurnDial(level):
                if level != table.dial:
                    await table.do(self._watcher.seat, lambda: acts.TurnDial(level))

    async def _act(self, message: Act) -> None:
        table, metrics = self._table, self._house.resources.metrics
        began = time.perf_counter()
        try:
            self._watcher.reply(await table.act(self._watcher.seat, message, self._watcher.lag.credit))
        except Stale:
            self._watcher.owe_news_since(message.at, table.seq)
            raise
        except Illegal:  # when it is answered tells nothing of what it was judged by
            await until_told(began, self._house.resources.refusal, self._house.resources.sleep)
            raise
        finally:
            metrics.acts.observe(time.perf_counter() - began)


def _decoded(text: str | None) -> FromPage:
    if text is None:
        raise Malformed("message-is-not-text")
    if len(text.encode()) > LONGEST_MESSAGE:
        raise TooLarge("message-too-large", most=LONGEST_MESSAGE)
    if r"\u0000" in text:  # no name, note or id needs it, and not every database can keep it
        raise Malformed("unreadable-message")
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise Malformed("unreadable-message", detail=str(error)) from None
    except RecursionError:
        raise Malformed("unreadable-message") from None


def _page_of(text: str | None) -> str:
    """Return the build a page says it is of, even if nothing else of what it says can be read."""
    try:
        return _age_decoder.decode(text or "").page
    except (msgspec.MsgspecError, RecursionError):
        return ""


def _id_of(text: str | None) -> str:
    """Return the id of a message that was not done, even if nothing else of it can be read; empty: it has none."""
    try:
        return _name_decoder.decode(text or "").id
    except (msgspec.MsgspecError, RecursionError):
        return ""
