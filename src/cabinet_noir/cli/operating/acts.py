"""What `cabinet admin` does: it works on the database alone, while the house runs; the house follows within seconds.

Whatever changes something, and whoever looks at a person, stands in the audit log afterwards. Nothing that is printed
here holds a game's secret: what is not read from the store cannot be shown (`store/operator.py`).
"""

from __future__ import annotations

import asyncio
import getpass
import os
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from ipaddress import IPv6Network, ip_network
from typing import Any, Final, TypeVar

import typer

from cabinet_noir.cli.output import print_json
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Illegal, Malformed, plain
from cabinet_noir.server.people.keys import hashed, new_token
from cabinet_noir.server.people.names import clean, likeness, login_of
from cabinet_noir.server.tables.closing import close_table
from cabinet_noir.store import Audit, Ban, Bans, Operator, PersonLine, Reports, Store, TableLine, sqlite_file

T = TypeVar("T")

UNITS: Final = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
LONGEST_BAN: Final = 10 * 366 * 24 * 3600
WIDEST: Final = {4: 8, 6: 16}
"""The shortest prefix of a network that may be banned: a slip of the hand must not lock out everyone."""
LONGEST_NAME: Final = 24
NEVER: Final = "-"


# people


def find_people(db: str, text: str, json: bool, words: Words) -> None:
    """List people by name."""
    found = _with(db, "", lambda desk: desk.operator.people(text))
    rows = ((one.id, one.name, _yes(one.account, words), _when(one.seen), _when(one.created)) for one in found)
    _show("people", ("id", "name", "account", "seen", "since"), rows, found, json, words)


def show_person(db: str, by: str, who: str, json: bool, words: Words) -> None:
    """Show what is known of somebody, and write down that it was looked at."""

    async def look(desk: Desk) -> dict[str, Any]:
        person = await desk.person(who)
        await desk.operator.looked("looked-at-person", person.id)
        ban = await Bans(desk.store).of(person.id)
        reports = await Reports(desk.store).about(person.id)
        return {
            **plain(person),
            "banned_until": None if ban is None else ban.until,
            "reports": [report.id for report in reports],
            "unsettled": [report.id for report in reports if report.settled is None],
            "tables": plain(await desk.operator.tables_of(person.id)),
        }

    told = _with(db, by, look)
    if json:
        print_json(told)
        return
    for name in ("id", "name", "account", "name_asked", "created", "seen", "banned_until", "reports", "unsettled"):
        typer.echo(words.say(f"admin-person-{name.replace('_', '-')}", value=_told(told[name], name, words)))
    _print_tables([TableLine(**table) for table in told["tables"]], words)


def rename_person(db: str, by: str, who: str, to: str, why: str, words: Words) -> None:
    """Give somebody another name, or ask for one."""
    name = clean(to)[:LONGEST_NAME] if to else ""

    async def do(desk: Desk) -> PersonLine:
        person = await desk.person(who)
        if name:
            account = (login_of(name), likeness(name)) if person.account else None
            await desk.operator.rename(person.id, name, account, why)
        else:
            await desk.operator.ask_for_a_name(person.id, why)
        return person

    person = _with(db, by, do)
    typer.echo(words.say("admin-renamed" if name else "admin-name-asked", before=person.name, name=name))


def log_person_out(db: str, by: str, who: str, why: str, words: Words) -> None:
    """Log somebody out everywhere."""

    async def do(desk: Desk) -> PersonLine:
        person = await desk.person(who)
        await desk.operator.log_out(person.id, hashed(new_token()), why)
        return person

    typer.echo(words.say("admin-logged-out", name=_with(db, by, do).name))


# bans


def ban_somebody(db: str, by: str, whom: str, lasting: str, until: str, why: str, words: Words) -> None:
    """Ban a person or a network until some moment."""
    now = time.time()
    end = end_of_ban(lasting, until, now)

    async def do(desk: Desk) -> str:
        if network := network_of(whom):
            await desk.operator.ban(Ban("address", network, now, end), why)
            return network
        person = await desk.person(whom)
        await desk.operator.ban(Ban("person", person.id, now, end), why)
        return person.name

    typer.echo(words.say("admin-banned", whom=_with(db, by, do), until=_when(end)))


def unban_somebody(db: str, by: str, whom: str, why: str, words: Words) -> None:
    """Lift a ban."""

    async def do(desk: Desk) -> str:
        about = network_of(whom) or (await desk.person(whom)).id
        if not await desk.operator.unban(about, why):
            raise Illegal("not-banned", whom=whom)
        return whom

    typer.echo(words.say("admin-unbanned", whom=_with(db, by, do)))


def list_bans(db: str, json: bool, words: Words) -> None:
    """List the bans."""
    found = _with(db, "", lambda desk: Bans(desk.store).all())
    rows = ((one.about, words.say(f"admin-ban-{one.kind}"), _when(one.since), _when(one.until)) for one in found)
    _show("bans", ("about", "kind", "since", "until"), rows, found, json, words)


def end_of_ban(lasting: str, until: str, now: float) -> float:
    """Return when a ban ends, from how long it lasts or from a date; exactly one of them is needed.

    >>> end_of_ban("7d", "", 0.0), end_of_ban("", "1970-01-02", 0.0)
    (604800.0, 86400.0)
    """
    if bool(lasting) == bool(until):
        raise Malformed("ban-without-end")
    if lasting:
        found = re.fullmatch(r"([0-9]{1,4})([mhdw])", lasting)
        if found is None:
            raise Malformed("unreadable-time", text=lasting)
        end = now + int(found[1]) * UNITS[found[2]]
    else:
        try:
            date = datetime.fromisoformat(until)
        except ValueError:
            raise Malformed("unreadable-time", text=until) from None
        end = (date if date.tzinfo else date.replace(tzinfo=UTC)).timestamp()
    if not now < end <= now + LONGEST_BAN:
        raise Malformed("ban-without-end")
    return end


def network_of(whom: str) -> str:
    """Return the network somebody wrote down, or an empty string: then it is a person.

    >>> network_of("192.0.2.77"), network_of("2001:db8::1/64"), network_of("::ffff:192.0.2.1"), network_of("Ada")
    ('192.0.2.77/32', '2001:db8::/64', '192.0.2.1/32', '')
    """
    try:
        network = ip_network(whom, strict=False)
    except ValueError:
        return ""
    if isinstance(network, IPv6Network) and network.prefixlen >= 96:
        inner = network.network_address.ipv4_mapped
        network = network if inner is None else ip_network(f"{inner}/{network.prefixlen - 96}", strict=False)
    if network.prefixlen < WIDEST[network.version]:
        raise Malformed("network-too-wide", least=WIDEST[network.version])
    return str(network)


# tables


def list_tables(db: str, everything: bool, json: bool, words: Words) -> None:
    """List the tables."""
    status = ("waiting", "playing", "over", "stopped") if everything else ("waiting", "playing")
    found = _with(db, "", lambda desk: desk.operator.tables(status))
    if json:
        print_json({"tables": plain(found)})
    else:
        _print_tables(found, words)


def show_table(db: str, key: str, json: bool, words: Words) -> None:
    """Show a table's outside."""

    async def look(desk: Desk) -> dict[str, Any]:
        table = await desk.table(key)
        moves = await desk.operator.moves(table.id)
        return {**plain(table), "moves": moves, "sitting": plain(await desk.operator.seats(table.id))}

    told = _with(db, "", look)
    if json:
        print_json(told)
        return
    _print_tables([TableLine(**{name: told[name] for name in TableLine.__struct_fields__})], words)
    typer.echo(words.say("admin-moves", moves=told["moves"]))
    rows = ((str(one["seat"]), one["name"] or one["level"], one["kind"], one["person"]) for one in told["sitting"])
    _show("sitting", ("seat", "name", "kind", "id"), rows, (), False, words)


def close_one_table(db: str, by: str, key: str, why: str, words: Words) -> None:
    """Close a table: by its log if it has one, else by its row."""

    async def do(desk: Desk) -> str:
        table = await desk.table(key)
        if not await desk.operator.close_unbegun(table.id, why):
            await close_table(desk.store, table.id, time.time(), desk.operator.line("table-closed", table.id, why))
        return table.id

    typer.echo(words.say("admin-closed", table=_with(db, by, do)))


def _print_tables(found: Sequence[TableLine], words: Words) -> None:
    columns = ("id", "code", "game", "status", "open", "seats", "since")
    rows = (
        (one.id, one.code, one.game, one.status, _yes(one.open, words), str(one.seats), _when(one.created))
        for one in found
    )
    _show("tables", columns, rows, (), False, words)


# reports, and what was done


def list_reports(db: str, everything: bool, json: bool, words: Words) -> None:
    """List the reports."""

    async def look(desk: Desk) -> Any:
        return await (Reports(desk.store).latest() if everything else Reports(desk.store).unsettled())

    found = _with(db, "", look)
    rows = (
        (str(one.id), _when(one.made), words.say(f"admin-reason-{one.reason}"), one.about_name, one.about_person,
         one.at_table, _when(one.settled))
        for one in found
    )  # fmt: skip
    columns = ("number", "made", "reason", "name", "id", "table", "settled")
    _show("reports", columns, rows, found, json, words)


def show_report(db: str, by: str, number: int, json: bool, words: Words) -> None:
    """Show a report, and write down that it was looked at."""

    async def look(desk: Desk) -> Any:
        report = await Reports(desk.store).numbered(number)
        if report is None:
            raise Malformed("no-such-report", number=number)
        await desk.operator.looked("looked-at-report", str(number))
        return report

    report = _with(db, by, look)
    if json:
        print_json(plain(report))
        return
    for name, value in plain(report).items():
        shown = words.say(f"admin-reason-{value}") if name == "reason" else _told(value, name, words)
        typer.echo(words.say(f"admin-report-{name.replace('_', '-')}", value=shown))


def settle_report(db: str, by: str, number: int, note: str, words: Words) -> None:
    """Settle a report."""

    async def do(desk: Desk) -> None:
        if not await desk.operator.settle(number, note):
            raise Malformed("no-such-report", number=number)

    _with(db, by, do)
    typer.echo(words.say("admin-settled", number=number))


def list_audit(db: str, about: str, last: int, json: bool, words: Words) -> None:
    """List what operators did."""
    found = _with(db, "", lambda desk: Audit(desk.store).latest(last, network_of(about) or about))
    rows = ((_when(one.made), one.who, words.say(f"admin-did-{one.act}"), one.about, one.why) for one in found)
    _show("audit", ("made", "who", "act", "about", "why"), rows, found, json, words)


# at the desk


class Desk:
    """An operator at work on an open database."""

    def __init__(self, store: Store, by: str) -> None:
        self.store = store
        self.operator = Operator(store, by or _user(), time.time)

    async def person(self, who: str) -> PersonLine:
        """Return somebody by id, or by the name of an account."""
        found = await self.operator.person(who) or await self.operator.person(login_of(who))
        if found is None:
            raise Malformed("no-such-person", who=who)
        return found

    async def table(self, key: str) -> TableLine:
        """Return a table by id or code."""
        found = await self.operator.table(key)
        if found is None:
            raise Malformed("no-such-table")
        return found


def _with(db: str, by: str, do: Callable[[Desk], Awaitable[T]]) -> T:
    """Do something with a database that is there and up to date."""
    from sqlalchemy.exc import DBAPIError

    if (file := sqlite_file(db)) is not None and not file.is_file():
        raise Malformed("database-out-of-reach", detail=str(file))

    async def reach() -> T:
        store = Store.on(db)
        try:
            await store.check()
            return await do(Desk(store, by))
        finally:
            await store.close()

    try:
        return asyncio.run(reach())
    except (OSError, DBAPIError) as error:
        raise Malformed("database-out-of-reach", detail=type(error).__name__) from None


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # nobody by that number is known here, as in a container
        return str(os.getuid())


def _show(
    what: str, columns: Sequence[str], rows: Iterable[Sequence[str]], found: Sequence[Any], json: bool, words: Words
) -> None:
    """Print a list: as JSON, or as a table. What people wrote is text, and never markup."""
    if json:
        print_json({what: plain(found)})
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(*(words.say(f"admin-column-{column}") for column in columns))
    for row in rows:
        table.add_row(*map(Text, row))
    Console(highlight=False).print(table if table.row_count else words.say("admin-nothing"))


def _told(value: Any, name: str, words: Words) -> str:
    if isinstance(value, bool):
        return _yes(value, words)
    if isinstance(value, list):
        return ", ".join(map(str, value)) or NEVER
    if name in ("created", "seen", "banned_until", "made", "settled"):
        return _when(value)
    return str(value) or NEVER


def _when(moment: float | None) -> str:
    if moment is None:
        return NEVER
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


def _yes(so: bool, words: Words) -> str:
    return words.say("admin-yes" if so else "admin-no")
