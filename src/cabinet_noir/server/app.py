"""The application: the doors, the page and the house behind them, bound together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.plugins import PluginProtocol
from litestar.types import LifespanHook, Message, Scope, Send

from cabinet_noir.bots import Thinkers, ThoughtLost
from cabinet_noir.core import Refusal, fresh_seed
from cabinet_noir.games.editions import Editions
from cabinet_noir.puzzles import SHIPPED
from cabinet_noir.store import Keys, LeaseRows, Store, Timers
from cabinet_noir.table import GRACE

from .clocks.overdue import keep_looking
from .clocks.reserve import Reserve
from .clocks.steady import SteadyClock
from .clocks.turnstile import Turnstile
from .club.clubs import ClubDesk
from .club.desk import TournamentDesk
from .connections import neighbourhood
from .daily.desk import DailyDesk
from .http import headers as doors
from .http.builds import KeptBuilds, build_of
from .http.catalogue import games
from .http.guards import no_banned_visitor, no_hidden_table, no_page_too_old
from .http.page import PAGE, page_handler
from .http.problems import on_fault, on_http, on_lost, on_refusal, on_too_deep
from .http.schema import openapi_config
from .http.table_routes import HANDLERS
from .lobby.keeper import Keeper
from .lobby.messenger import Messenger
from .lobby.porter import Porter
from .lobby.weigher import Weigher
from .machines.desk import MachineDesk
from .machines.models import ModelDesk
from .operator.metrics import Metrics
from .operator.operator_port import Readiness, operator_port
from .people.bans import BanList
from .people.cookies import only_from_our_page
from .people.limits import LIMITS, Limit, Limiter
from .protocol.from_page import PROTOCOL
from .push.service import PushSettings, open_push
from .puzzles.desk import PuzzleDesk
from .tables.bus_listener import BusListener
from .tables.house import House
from .tables.proof import drawn_key
from .tables.resources import HEARTBEAT, Resources
from .tables.slices import Slices
from .workers.bus import Alone
from .workers.leases import Leases
from .workers.redis_bus import RedisBus

LARGEST_BODY: Final = 64 * 1024
TOLD_TO_SEATS: Final = ("/api/", "/mcp")
"""Where answers may hold what one seat alone is told."""
KEPT: Final = ("house", "desk", "daily", "tournaments", "clubs", "programs", "models", "weigher")
"""What doors ask the running house for, by the names they give it."""
LONGEST_CHECK: Final = 30.0
"""Seconds in which a log that comes in must have been checked; whoever checks it is replaced then."""
MOST_MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of address space whoever checks it may have."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a house is to be run."""

    db: str | Path
    bot_workers: int = 1
    pace: float = 0.9
    page: Path = PAGE
    clock: Callable[[], float] | None = None
    """What time it is; none: a clock of its own, which never goes back."""
    seeds: Callable[[], bytes] = fresh_seed
    limits: Mapping[str, Limit] = field(default_factory=lambda: LIMITS)
    bus: str = ""
    """Where other workers are reached, as redis://HOST; empty: there are none."""
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """Where the operator asks how the house is; none: nowhere."""
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    grace: float = GRACE
    """Seconds somebody may be away before the others are asked."""
    editions: Editions = field(default_factory=dict)
    """Whose component values tables may choose besides the house's."""
    kept: Path | None = None
    """Where the files of the page's last builds are kept for a day; none: nowhere."""
    protocol: int = PROTOCOL
    """What a page must speak to be understood."""
    heartbeat: float = HEARTBEAT
    """Seconds after which a program hears that there is nothing new."""
    push: PushSettings | None = None
    """How people are tapped on the shoulder; none: nobody is."""
    puzzles: Path | None = None
    """Where an operator's own puzzles are, besides those that come with the house; none: nowhere."""
    shipped: Path = SHIPPED
    """Where those are."""
    models: bool = False
    """May language models come in, by MCP? That takes the extra `mcp`."""
    model_hosts: frozenset[str] = frozenset()
    """The names by which they may call the house; none: any."""


def make_app(settings: Settings) -> Litestar:
    """Build the house's application."""
    clock = settings.clock or SteadyClock()
    kept = KeptBuilds(settings.page, settings.kept, clock)
    model_handlers, plugins, first = _for_models(settings)
    return HouseApplication(
        [*HANDLERS, *model_handlers, page_handler(settings.page, kept)],
        plugins=plugins,
        on_startup=first,
        dependencies={name: _kept(name) for name in KEPT},
        guards=[no_page_too_old, only_from_our_page, doors.no_trying_of_codes, no_banned_visitor, no_hidden_table],
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http,
            RecursionError: on_too_deep,
            ThoughtLost: on_lost,
            Exception: on_fault,
        },
        lifespan=[lambda app: _running(app, replace(settings, clock=clock), kept)],
        logging_config=None,
        openapi_config=openapi_config(),
        request_max_body_size=LARGEST_BODY,
    )


def _for_models(
    settings: Settings,
) -> tuple[Sequence[BaseRouteHandler], Sequence[PluginProtocol], Sequence[LifespanHook]]:
    """Return the door for language models, where there is to be one: what it is made of is not needed elsewhere."""
    if not settings.models:
        return (), (), ()
    from .http.model_routes import MODEL_HANDLERS, model_plugin, read_ahead

    return MODEL_HANDLERS, [model_plugin(settings.model_hosts)], [read_ahead]


class HouseApplication(Litestar):
    """An application that lets people in one by one, and whose every answer by HTTP has the house's headers."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request, or one socket: nothing stands between that and what it is told."""
        if scope["type"] != "lifespan" and not await self.state.house.resources.turnstile.enter(_neighbours(scope)):
            await _turn_away(scope, send)
            return
        if scope["type"] == "http":
            send = _with_headers(scope, send, self.state.house.resources.build)
        await super().__call__(scope, receive, send)


def _neighbours(scope: Any) -> str:
    return neighbourhood(scope["client"][0]) if scope["client"] else ""


async def _turn_away(scope: Any, send: Send) -> None:
    """Ask somebody to come again, with as little work as can be."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
        return
    headers = [(b"retry-after", b"2"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def _with_headers(scope: Scope, send: Send, build: Callable[[], str]) -> Send:
    """Put the house's headers on an answer; what is told to a seat stays in no cache, and says which page is served."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            if scope["path"].startswith(TOLD_TO_SEATS):
                headers["Cache-Control"] = "no-store"
                headers["Cabinet-Build"] = build()
            for name, value in doors.headers(Headers.from_scope(scope).get("host", "")).items():
                headers[name] = value
        await send(message)

    return sending


def _kept(name: str) -> Provide:
    """Hand a door what the running house keeps under this name."""

    def keep(state: State) -> Any:
        return state[name]

    return Provide(keep, sync_to_thread=False)


class Crews(NamedTuple):
    """Who thinks for the house, each crew in processes of its own."""

    thinkers: Thinkers
    clerks: Thinkers
    checkers: Thinkers
    explainers: Thinkers
    reviewers: Thinkers
    puzzlers: Thinkers


@asynccontextmanager
async def _running(app: Litestar, settings: Settings, kept: KeptBuilds) -> AsyncIterator[None]:
    """Open the house, and close again whatever was opened, the last first."""
    async with AsyncExitStack() as closing:
        app.state.games = games(settings.editions)  # all rooms are loaded before anybody comes in, not while they play
        crews = _crews(settings.bot_workers, metrics := Metrics(), closing)
        resources = await _resources(settings, crews, metrics, closing)
        house = app.state.house = House(resources, Limiter(settings.limits, shared=resources.bus))
        closing.push_async_callback(house.close)
        app.state.desk = PuzzleDesk(resources, crews.puzzlers, settings.shipped, settings.puzzles)
        app.state.daily = DailyDesk(resources, crews.puzzlers)
        app.state.tournaments, app.state.clubs = TournamentDesk(house), ClubDesk(house)
        app.state.programs = MachineDesk(house)
        app.state.models = ModelDesk(house, app.state.programs)
        closing.push_async_callback(app.state.models.stop)
        app.state.weigher = Weigher(resources)
        closing.push_async_callback(app.state.weigher.stop)
        await asyncio.to_thread(kept.keep)
        for chore in (*await _chores(app.state, closing), kept.keep_on(resources.sleep)):
            closing.push_async_callback(_end, asyncio.create_task(chore))
        async with _operator_port(house, settings):
            yield


async def _resources(settings: Settings, crews: Crews, metrics: Metrics, closing: AsyncExitStack) -> Resources:
    """Open what every table works with."""
    store = await Store.open(settings.db)
    closing.push_async_callback(store.close)
    bus = RedisBus(settings.bus) if settings.bus else Alone()
    closing.push_async_callback(bus.close)
    leases = Leases(bus.worker, LeaseRows(store)) if bus.reaches else Leases()
    closing.push_async_callback(leases.close)
    await Keys(store).current(drawn_key)
    clock = settings.clock or SteadyClock()
    reserve = Reserve()
    return Resources(
        store=store,
        thinkers=crews.thinkers,
        pace=settings.pace,
        clock=clock,
        seeds=settings.seeds,
        sleep=settings.sleep,
        bus=bus,
        leases=leases,
        metrics=metrics,
        grace=settings.grace,
        editions=settings.editions,
        bans=BanList(clock),
        clerks=crews.clerks,
        checkers=crews.checkers,
        explainers=crews.explainers,
        reviewers=crews.reviewers,
        turnstile=Turnstile(reserve),
        slices=Slices(reserve=reserve),
        build=partial(build_of, settings.page),
        protocol=settings.protocol,
        heartbeat=settings.heartbeat,
        push=None if settings.push is None else await open_push(settings.push, store, clock),
    )


async def _chores(state: State, closing: AsyncExitStack) -> Sequence[Coroutine[Any, Any, None]]:
    """Return what the house does by itself for as long as it is open."""
    house: House = state.house
    resources = house.resources
    keeper, porter = Keeper(house), Porter(house)
    closing.push_async_callback(keeper.stop)
    await porter.look()  # before anybody comes in
    tapping: Sequence[Coroutine[Any, Any, None]] = ()
    if resources.push is not None:
        messenger = Messenger(house, resources.push)
        closing.callback(resources.push.postman.close)
        closing.push_async_callback(messenger.stop)
        tapping = (messenger.keep(),)
    looking = keep_looking(Timers(resources.store), house.take_up_clock, resources.clock, resources.sleep)
    going_round = (keeper.keep(), porter.keep(), BusListener(house).keep(), looking)
    desks = (state.daily.maker.keep_ahead(), state.tournaments.keep())
    return (house.wake_bots(), *going_round, resources.leases.keep(house.wake), *desks, *tapping)


async def _end(chore: asyncio.Task[None]) -> None:
    chore.cancel()
    with suppress(asyncio.CancelledError):
        await chore


def _crews(bot_workers: int, metrics: Metrics, closing: AsyncExitStack) -> Crews:
    """Return who thinks for the house: for bots; about passwords, logs, reasons, games that are over, puzzles."""

    def thought(job: str, took: float) -> None:
        metrics.thoughts.labels(job).observe(took)

    def aside() -> Thinkers:
        return Thinkers(1, LONGEST_CHECK, thought, tries=1, memory=MOST_MEMORY)

    crews = Crews(Thinkers(bot_workers, on_thought=thought), aside(), aside(), aside(), aside(), aside())
    for crew in crews:
        closing.callback(crew.close)
    return crews


def _operator_port(house: House, settings: Settings) -> AbstractAsyncContextManager[object]:
    if settings.metrics_port is None:
        return nullcontext()
    figures = house.resources.metrics.page
    return operator_port(settings.metrics_host, settings.metrics_port, partial(readiness, house), figures)


async def readiness(house: House) -> Readiness:
    """Ready is who lets people in and can write; a bus that is down makes a worker slow to hear, not useless."""
    if house.hall.closing:
        return Readiness(False, "closing")
    if not await house.resources.store.answers():
        return Readiness(False, "the database does not answer")
    return Readiness(True, "ready" if house.resources.bus.connected else "ready, without the bus")
