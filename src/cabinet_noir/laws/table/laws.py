"""The laws of a table. Each looks at an evening, as it stands or at its end, and raises `Broken`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import reduce
from math import inf
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cabinet_noir.core import (
    HOUSE,
    Denied,
    Entry,
    Log,
    Refusal,
    Seat,
    SetMark,
    is_counted,
    is_named,
    load_lines,
    more_help,
    seal,
)
from cabinet_noir.laws.trial import Broken
from cabinet_noir.server.past.archive import log_of
from cabinet_noir.server.tables import proof
from cabinet_noir.server.tables.boards import close_set
from cabinet_noir.server.tables.dealing import everybody_sits
from cabinet_noir.server.tables.info import header_of
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.windows import move_seen
from cabinet_noir.table import (
    ENDS,
    Abandoned,
    ChooseAbout,
    Clocks,
    DialTurned,
    Forfeit,
    Forfeited,
    Paused,
    Referee,
    Replaced,
    Resign,
    Resigned,
    Resumed,
    Returned,
    TableState,
    WishPause,
    head_after,
    judge_again,
    left,
    outcome,
    verify,
)
from cabinet_noir.table.clocks import turns_due
from cabinet_noir.table.rules import REST

from .evening import Evening

AnyReferee = Referee[Any, Any, Any, Any]
Law = Callable[[Evening, AnyReferee], Awaitable[int]]
"""Looks at an evening and at what its log leads to, returns how many things it checked, raises `Broken`."""


async def read_again(evening: Evening) -> AnyReferee | None:
    """Read the log as anybody would who comes new, and judge all of it again: every log verifies, whatever its end."""
    store = evening.workers.all[0].house.resources.store
    row, seats = await store.table(evening.table), await store.seats(evening.table)
    entries = await store.log(evening.table)
    if row is None or not entries:
        return None
    referee = Referee(evening.game, evening.game.agreed(row.version, row.options), row.seats, row.seed)
    header = header_of(referee, row, seats, "all")
    if evening.board:
        header = replace(header, deal_set=SetMark((seal(row.seed),), 1))
    try:
        again = judge_again(evening.game, Log(header, tuple(entries)), row.seed)
    except Refusal as refusal:
        raise Broken(f"the log is refused: {refusal} {dict(refusal.facts)}") from None
    if (row.status == "over") != again.over:
        raise Broken(f"the log says over: {again.over}, the row says {row.status}")
    return again


async def entries_have_events(evening: Evening, referee: AnyReferee) -> int:
    """Every entry has an event, and nothing follows the end."""
    for entry in referee.entries:
        if not entry.events:
            raise Broken(f"entry {entry.seq} has no event")
        if any(type(event) in ENDS for event in entry.events) and entry is not referee.entries[-1]:
            raise Broken(f"the game ended with entry {entry.seq}, and went on")
    return len(referee.entries)


async def seats_have_one_owner(evening: Evening) -> int:
    """Every token that was given out opens its own seat, at every worker."""
    for worker in evening.workers.all:
        async with worker.house.table(evening.table) as table:
            async with table.lock:
                await table.other_workers.catch_up()
            for token, seat in evening.promised.items():
                try:
                    found = table.seat_proved_by(token)
                except Refusal:
                    found = None
                if found is None or found.seat != seat:
                    raise Broken(f"a token given for seat {seat} opens {found and found.seat}")
            for token in evening.left:
                with suppress(Refusal):
                    raise Broken(f"a token of who has left opens {table.seat_proved_by(token)}")
    return len(evening.promised)


async def what_was_acknowledged_is_there(evening: Evening, referee: AnyReferee) -> int:
    """Every move that somebody was told is done is in the log, once, as the entry they were told."""
    entries = referee.entries
    done = {(HOUSE if entry.seat is None else entry.seat, entry.id): entry.seq for entry in entries if entry.id}
    if len(done) != sum(1 for entry in entries if entry.id):
        raise Broken("a move was made twice")
    for who, seq in evening.acknowledged.items():
        if done.get(who) != seq:
            raise Broken(f"seat {who[0]} was told of a move as entry {seq}, and the log has it as {done.get(who)}")
    return len(evening.acknowledged)


async def each_seat_is_played_by_whose_it_is(evening: Evening, referee: AnyReferee) -> int:
    """A bot moves only for a seat that is a bot's then, and nobody else does."""
    again = Referee(evening.game, referee.options, referee.seats, referee.seed, referee.company)
    moves = 0
    for entry in referee.entries:
        if entry.action is not None and entry.seat is not None and entry.seat != HOUSE:
            moves += 1
            if bool(again.table.bots[entry.seat]) == bool(entry.id):  # what people do has an id
                raise Broken(f"entry {entry.seq} moves for seat {entry.seat}, which somebody else plays")
        again.record(entry)
    return moves


async def clocks_stand_still_in_a_pause(evening: Evening, referee: AnyReferee) -> int:
    """Each deadline fires once; a pause moves what is due by exactly its length, and nothing is played in it."""
    fired = [entry.id for entry in referee.entries if entry.id.startswith("time-up-")]
    if len(set(fired)) != len(fired):
        raise Broken("a deadline was said to be up twice")
    again, paused, pauses = (
        Referee(evening.game, referee.options, referee.seats, referee.seed, referee.company),
        None,
        0,
    )
    for entry in referee.entries:
        before = again.table.clocks
        again.record(entry)
        if paused is not None and entry.action is not None:
            raise Broken(f"entry {entry.seq} was played in a pause")
        for event in entry.events:
            if isinstance(event, Paused):
                paused = entry.at
            elif isinstance(event, Resumed) and paused is not None:
                _must_be_later(before, again.table.clocks, entry.at - paused)
                paused, pauses = None, pauses + 1
    return len(fired) + pauses


def _must_be_later(before: Clocks, after: Clocks, seconds: float) -> None:
    was = [*before.began.values(), *([] if before.running is None else [before.running.due])]
    now = [*after.began.values(), *([] if after.running is None else [after.running.due])]
    if len(was) != len(now) or any(abs(two - one - seconds) > 1e-6 for one, two in zip(was, now, strict=True)):
        raise Broken(f"a pause of {seconds} seconds moved the clocks from {was} to {now}")


async def workers_agree_with_the_log(evening: Evening, referee: AnyReferee) -> int:
    """How every worker believes the table to stand is what a fold of the log says, and so is what it shows outside."""
    for table in evening.live():
        if (table.referee.state, table.standing) != (referee.state, referee.table):
            raise Broken("a worker believes something else than the log says")
        kinds = [seat.level if seat.kind == "bot" else "" for seat in table.seats]
        if kinds != list(referee.table.bots):
            raise Broken(f"the seats are shown as {kinds}, and the log says {referee.table.bots}")
    return len(evening.live())


async def everybody_was_told_the_truth(evening: Evening, referee: AnyReferee) -> int:
    """What any watcher was told is what a fold of the log says."""
    for device in evening.devices:
        seat = None if device.seat is None else Seat(device.seat)
        for entry in referee.entries:
            seen = msgspec.to_builtins(move_seen(referee, entry, seat))
            if _plain(device.moves.get(int(entry.seq))) != _plain(seen):
                raise Broken(f"seat {seat} was told something else of entry {entry.seq} than the log says")
        _compare(device.news["view"], referee.sight(seat).view, f"the view of seat {seat}")
        standing = referee.table
        told = {name: device.info[name] for name in ("status", "paused", "pause_wished")}
        true = {
            "status": standing.phase,
            "paused": standing.paused is not None,
            "pause_wished": sorted(standing.wishes),
        }
        _compare(told, true, f"what seat {seat} was told of the table")
        kinds = [one["level"] if one["kind"] == "bot" else "" for one in device.info["seats"]]
        _compare(kinds, standing.bots, f"who plays, as seat {seat} was told")
    return len(evening.devices)


async def who_leaves_is_ranked_last(evening: Evening, referee: AnyReferee) -> int:
    """At a rated table who was waited for beyond the grace has left, once, and nobody else; none of them has won."""
    again = Referee(evening.game, referee.options, referee.seats, referee.seed, referee.company)
    found: list[tuple[Seat, int]] = []
    for entry in referee.entries:
        before = again.table
        again.record(entry)
        for event in entry.events:
            if isinstance(event, Forfeited):
                _must_have_left(evening, before, entry, event)
            if isinstance(event, Forfeited | Resigned):
                found.append((event.seat, int(entry.seq)))
            elif isinstance(event, Replaced | Abandoned) and referee.table.rated:
                raise Broken(f"entry {entry.seq} lets somebody off at a rated table")
    if len({seat for seat, _ in found}) != len(found):
        raise Broken(f"somebody left twice: {found}")
    gone, ended = {int(seat) for seat, _ in found}, referee.over
    for seat, seq in evening.waited_for:
        if seat not in gone and not ended:
            raise Broken(f"seat {seat} was waited for in vain after entry {seq}, and is still in the game")
    result = outcome(referee.table, referee.game.outcome(referee.state))
    if result is not None and gone.intersection(result.winners):
        raise Broken(f"{gone} have left, and {result.winners} have won")
    return len(found)


async def who_resigns_leaves_it_to_the_others(evening: Evening, referee: AnyReferee) -> int:
    """Only who has a seat gives it up; of two sides the other has won, of more a bot or nobody plays that seat on."""
    company, found = referee.company.bots, 0
    gone: set[Seat] = set()
    away: set[Seat] = set()
    for entry in referee.entries:
        for event in entry.events:
            if isinstance(event, Forfeited):
                gone.add(event.seat)
            if isinstance(event, Replaced):
                away.add(event.seat)
            if isinstance(event, Returned):
                away.discard(event.seat)
            if not isinstance(event, Resigned):
                continue
            found += 1
            gone.add(event.seat)
            if not isinstance(entry.act, Resign) or entry.seat != event.seat or company[event.seat]:
                raise Broken(f"entry {entry.seq} gives up seat {event.seat}, and not by its owner")
            if bool(event.level) == _has_ended(referee, gone, away):
                raise Broken(f"seat {event.seat} has resigned with entry {entry.seq}: {event}")
            if not event.level:
                _must_have_won(referee, gone)
    return found


def _beaten(referee: AnyReferee, gone: set[Seat]) -> set[int]:
    """Return the sides of which nobody is left who came to play, with these gone for good."""
    sides, company = referee.table.sides, referee.company.bots
    held = {sides[seat] for seat, level in enumerate(company) if not level and seat not in gone}
    return {sides[seat] for seat in gone} - held


def _has_ended(referee: AnyReferee, gone: set[Seat], away: set[Seat]) -> bool:
    people = {seat for seat, level in enumerate(referee.company.bots) if not level and seat not in gone | away}
    return not people or len({*referee.table.sides} - _beaten(referee, gone)) < 2


def _must_have_won(referee: AnyReferee, gone: set[Seat]) -> None:
    """With these gone for good the others have won, whatever their bots had done."""
    sides, beaten = referee.table.sides, _beaten(referee, gone)
    winners = tuple(seat for seat in range(referee.seats) if seat not in gone and sides[seat] not in beaten)
    result = outcome(referee.table, referee.game.outcome(referee.state))
    if result is None or result.winners != winners:
        raise Broken(f"{gone} have resigned, {winners} should have won, and it ended so: {result}")


async def help_is_as_the_dial_says(evening: Evening, referee: AnyReferee) -> int:
    """What the house helps with is what the dial said then; only who plays alone turns it; the most is kept."""
    dials: list[str] = []
    for entry in referee.entries:
        turned = [event for event in entry.events if isinstance(event, DialTurned)]
        if turned and (referee.company.bots.count("") != 1 or referee.company.rated):
            raise Broken(f"entry {entry.seq} turns the dial at a table of several people")
        dials.append(turned[-1].level if turned else dials[-1] if dials else evening.agreed_help)
    most = reduce(more_help, dials)
    row = await evening.workers.all[0].house.resources.store.table(evening.table)
    if row is None or row.assist != most:
        raise Broken(f"the most help was {most}, and the result keeps {row and row.assist}")
    helped = [help for device in evening.devices for help in device.helped]
    for help in helped:
        _must_be_allowed(help, dials[help["seq"]])
    for device in evening.devices:
        _compare(device.info["assist"], most if referee.over else dials[-1], "how much the house helps")
    return len(helped)


def _must_be_allowed(help: dict[str, Any], dial: str) -> None:
    told = (help["level"], bool(help["counts"]), bool(help["odds"]), bool(help["advice"]))
    if told != (dial, is_counted(dial), is_named(dial), dial == "best"):
        raise Broken(f"the dial was at {dial} after entry {help['seq']}, and somebody was told {help}")


async def a_cancelled_table_stays_so(evening: Evening) -> int:
    """What its host has cancelled is dealt by nobody, and whoever is there has been told."""
    if not evening.dropped:
        return 0
    for table in evening.live():
        if table.seq >= 0 or (table.watchers and table.row.status != "dropped"):
            raise Broken(f"a cancelled table is {table.row.status}, with {table.seq + 1} entries")
    for device in evening.devices:
        if device.info["status"] != "dropped":
            raise Broken(f"somebody at a cancelled table was told that it is {device.info['status']}")
    return 1


def _must_have_left(evening: Evening, before: TableState, entry: Entry, event: Forfeited) -> None:
    act = entry.act
    if not before.rated or not isinstance(act, Forfeit) or act.about != event.seat:
        raise Broken(f"entry {entry.seq} says that seat {event.seat} has left, and nobody knows why")
    if turns_due(before.clocks, before.turn).get(event.seat, inf) <= entry.at:
        return
    if before.by_days or act.since is None or entry.at - act.since < before.grace or event.seat in act.present:
        raise Broken(f"seat {event.seat} has left too soon, with entry {entry.seq}")
    if evening.away_for(int(event.seat), int(entry.seq)) < before.grace:
        raise Broken(f"seat {event.seat} was here, and has left with entry {entry.seq}")


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _compare(told: Any, true: Any, what: str) -> None:
    if _plain(told) != _plain(true):
        raise Broken(f"{what} is not what the log says")


async def the_deal_is_everybodys(evening: Evening, referee: AnyReferee) -> int:
    """The deal holds every part that was pledged before everybody sat and opened in time, and no other."""
    mixed = referee.mixed
    if mixed is None:
        raise Broken("the deal does not say what it was made from")
    opened = evening.opened | {device.seat for device in evening.devices if evening.has_opened(device)}
    for seat in range(referee.seats):
        part = evening.given.get(seat, b"")
        pledge, given = (mixed.pledges[seat], mixed.parts[seat]) if mixed.pledges else ("", "")
        if pledge != (seal(part) if part else ""):
            raise Broken(f"seat {seat} pledged something else than the deal says")
        if given != (part.hex() if seat in opened else ""):
            raise Broken(f"seat {seat} opened its part: {seat in opened}, and the deal has {given!r}")
    return len(evening.given)


async def the_log_proves_itself(evening: Evening, referee: AnyReferee) -> int:
    """What each watcher was told of the chain is what the log says they saw; a log that is over is signed."""
    store = evening.workers.all[0].house.resources.store
    row = await store.table(evening.table)
    header = None if row is None else proof.read(row.header)
    if header is None:
        raise Broken("the log has no chain")
    for device in evening.devices:
        seat = None if device.seat is None else Seat(device.seat)
        if device.news["head"] != head_after(header, referee, seat, device.seq):
            raise Broken(f"seat {seat} was told another head than that of what it saw")
    if referee.over and not evening.board:
        async with evening.workers.all[-1].house.table(evening.table) as table:
            found = verify(evening.game, load_lines(await log_of(table, "")))
        if not found.signed or "names" not in found.proved:
            raise Broken(f"of a log that is over only this is proved: {found.proved}")
    return len(evening.devices) + referee.over


async def a_board_stays_sealed(evening: Evening, referee: AnyReferee) -> int:
    """While its set is open a board's log is shut at every worker, and nobody at it was told the seed."""
    if not evening.board:
        return 0
    for worker in evening.workers.all:
        async with worker.house.table(evening.table) as table:
            with suppress(Denied):
                await log_of(table, "")
                raise Broken("the log of a board is open before its set is closed")
    told = msgspec.json.encode([[device.moves, device.news, device.info] for device in evening.devices])
    if referee.seed.hex().encode() in told:
        raise Broken("somebody was told the seed of a board before its set was closed")
    return 1


async def its_set_is_opened(evening: Evening) -> int:
    """A set that is closed has ended all its tables, and each log that was dealt says which board it is."""
    if not evening.board:
        return 0
    await close_set(evening.workers.all[0].house, evening.deal_set)
    async with evening.workers.all[-1].house.table(evening.table) as table:
        if table.seq >= 0:
            found = verify(evening.game, load_lines(await log_of(table, "")))
            if not {"set", "signature", "names"} <= set(found.proved):
                raise Broken(f"of a board only this is proved: {found.proved}")
    row = await evening.workers.all[0].house.resources.store.table(evening.table)
    if row is None or row.withheld or row.status not in ("over", "dropped"):
        raise Broken(f"a board of a closed set is {row and row.status}, withheld: {row and row.withheld}")
    return 1


async def nobody_is_stuck(evening: Evening) -> int:
    """Somebody present can do something that leads on, or a timer will, or it is over."""
    for table in evening.live():
        full = table.row.status == "waiting" and everybody_sits(table.seats)
        if full and table.watchers and not table.dealing.busy:
            raise Broken("everybody sits, and nobody deals")
    tables = [table for table in evening.live() if table.playing and table.standing.people & table.here()]
    for table in tables:
        if not _leads_on(table):
            raise Broken(f"nobody can do anything after entry {table.seq}: {table.standing}")
    return len(tables)


def _leads_on(table: Table) -> bool:
    referee, standing = table.referee, table.standing
    present = sorted(standing.people & table.present())
    if standing.paused is not None:
        rested = max(table.now(), standing.paused + REST)
        return all(referee.propose_act(seat, WishPause(False, table.listed()), rested) for seat in present)
    game, acting = referee.game, referee.game.to_act(referee.state)
    if any(seat in present and game.offers(referee.state, seat) for seat in acting):
        return True
    if standing.clocks.running is not None:
        return table.timekeeper.busy
    if any(standing.bots[seat] for seat in acting):
        return table.driver.busy
    if standing.rated:
        return table.leavers.busy
    return any(_may_be_ended(table, seat, present) for seat in acting)


def _may_be_ended(table: Table, about: Seat, present: list[Seat]) -> bool:
    """Could those who are here end it, once the seat that is to act has been away for long enough?"""
    since = table.absences.since(about)
    due = left(table.standing, about, since)
    if due is None:
        return False
    copy = Referee.resume(table.referee.game, _plain_log(table.referee), table.referee.seed, table.referee.company)
    for seat in present:
        if not copy.over:
            act = ChooseAbout(about, "end", tuple(present), since)
            entry = copy.propose_act(seat, act, max(table.now(), due))
            if entry is not None:
                copy.record(entry)
    return copy.over


def _plain_log(referee: AnyReferee) -> Log:
    entries = msgspec.json.decode(msgspec.json.encode(referee.entries), type=list[Entry])
    return Log(referee.header(), tuple(entries))


LAWS: Final[dict[str, Law]] = {
    "events": entries_have_events,
    "acknowledged": what_was_acknowledged_is_there,
    "movers": each_seat_is_played_by_whose_it_is,
    "clocks": clocks_stand_still_in_a_pause,
    "workers": workers_agree_with_the_log,
    "told": everybody_was_told_the_truth,
    "deal": the_deal_is_everybodys,
    "proof": the_log_proves_itself,
    "leavers": who_leaves_is_ranked_last,
    "resigning": who_resigns_leaves_it_to_the_others,
    "dial": help_is_as_the_dial_says,
    "sealed": a_board_stays_sealed,
}
"""The laws held now and then, and at the end. "verifies" is `read_again` itself, "stuck" and "cancelled" are held after
every step, "owner" before the deal, too, and "step" is that everything that happens is answered and heard of."""
