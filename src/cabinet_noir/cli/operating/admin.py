"""`cabinet admin`: the commands of whoever runs a house, and their flags. Importing this must stay cheap."""

from __future__ import annotations

from typing import Annotated

import typer

from cabinet_noir.cli.flags import AsJson, Database, Speak
from cabinet_noir.cli.words import speaking

admin = typer.Typer(
    name="admin",
    help="Mind the door: people, names, bans, tables, reports, and what was done about them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

DB = "var/cabinet.sqlite"
Whom = Annotated[str, typer.Argument(metavar="PERSON", help="A person's id, or the name of an account.")]
WhomOrWhere = Annotated[
    str,
    typer.Argument(metavar="PERSON|ADDRESS", help="A person's id, an account's name, an address or a network."),
]
TableKey = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, or the code of an unfinished one.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", min=1, max=2**31 - 1, help="The number of a report.")]
Why = Annotated[str, typer.Option(help="What the audit log will say; write nobody's name there.")]
As = Annotated[
    str, typer.Option("--as", metavar="NAME", help="Who does it, for the audit log; by default who is logged in here.")
]


@admin.command()
def people(
    text: Annotated[str, typer.Argument(help="Part of a name, an account's name or an id.")] = "",
    db: Database = DB,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Find people; by default who came last."""
    from .acts import find_people

    with speaking(language) as words:
        find_people(db, text, json, words)


@admin.command()
def person(who: Whom, db: Database = DB, by: As = "", json: AsJson = False, language: Speak = None) -> None:
    """Show what is known of somebody: name, account, tables, reports, ban. It is written down that you looked."""
    from .acts import show_person

    with speaking(language) as words:
        show_person(db, by, who, json, words)


@admin.command()
def rename(
    who: Whom,
    why: Why,
    to: Annotated[str, typer.Option(help="The new name; by default they are asked to choose one.")] = "",
    db: Database = DB,
    by: As = "",
    language: Speak = None,
) -> None:
    """Ask somebody to choose another name, or give them one."""
    from .acts import rename_person

    with speaking(language) as words:
        rename_person(db, by, who, to, why, words)


@admin.command("log-out")
def log_out(who: Whom, why: Why, db: Database = DB, by: As = "", language: Speak = None) -> None:
    """Log somebody out everywhere: no cookie and no link of theirs opens anything any longer."""
    from .acts import log_person_out

    with speaking(language) as words:
        log_person_out(db, by, who, why, words)


@admin.command()
def ban(
    whom: WhomOrWhere,
    why: Why,
    lasting: Annotated[str, typer.Option("--for", metavar="TIME", help="How long: 30m, 12h, 7d or 4w.")] = "",
    until: Annotated[str, typer.Option(metavar="DATE", help="Until when: 2026-12-31, or 2026-12-31T18:00 (UTC).")] = "",
    db: Database = DB,
    by: As = "",
    language: Speak = None,
) -> None:
    """Ban a person, an address or a network until some moment: they can change nothing, and still leave."""
    from .acts import ban_somebody

    with speaking(language) as words:
        ban_somebody(db, by, whom, lasting, until, why, words)


@admin.command()
def unban(whom: WhomOrWhere, why: Why, db: Database = DB, by: As = "", language: Speak = None) -> None:
    """Lift a ban before its end."""
    from .acts import unban_somebody

    with speaking(language) as words:
        unban_somebody(db, by, whom, why, words)


@admin.command()
def bans(db: Database = DB, json: AsJson = False, language: Speak = None) -> None:
    """List the bans and their ends."""
    from .acts import list_bans

    with speaking(language) as words:
        list_bans(db, json, words)


@admin.command()
def tables(
    everything: Annotated[bool, typer.Option("--all", help="The finished and the stopped ones, too.")] = False,
    db: Database = DB,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """List the tables, the newest first."""
    from .acts import list_tables

    with speaking(language) as words:
        list_tables(db, everything, json, words)


@admin.command()
def table(key: TableKey, db: Database = DB, json: AsJson = False, language: Speak = None) -> None:
    """Show a table: who sits there, how far it has come. Nothing of what is hidden in its game."""
    from .acts import show_table

    with speaking(language) as words:
        show_table(db, key, json, words)


@admin.command()
def close(key: TableKey, why: Why, db: Database = DB, by: As = "", language: Speak = None) -> None:
    """Close a table: its game ends without loss, and its log is kept."""
    from .acts import close_one_table

    with speaking(language) as words:
        close_one_table(db, by, key, why, words)


@admin.command()
def reports(
    everything: Annotated[bool, typer.Option("--all", help="The settled ones, too.")] = False,
    db: Database = DB,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """List the reports that nobody has settled."""
    from .acts import list_reports

    with speaking(language) as words:
        list_reports(db, everything, json, words)


@admin.command()
def report(number: Number, db: Database = DB, by: As = "", json: AsJson = False, language: Speak = None) -> None:
    """Show a report: about whom, where, why. It is written down that you looked."""
    from .acts import show_report

    with speaking(language) as words:
        show_report(db, by, number, json, words)


@admin.command()
def settle(
    number: Number,
    note: Annotated[str, typer.Option(help="What was done about it; kept with the report.")],
    db: Database = DB,
    by: As = "",
    language: Speak = None,
) -> None:
    """Settle a report with a note."""
    from .acts import settle_report

    with speaking(language) as words:
        settle_report(db, by, number, note, words)


@admin.command()
def audit(
    about: Annotated[str, typer.Argument(help="Only about this id, address or number.")] = "",
    last: Annotated[int, typer.Option(min=1, max=10_000, help="How many lines.")] = 50,
    db: Database = DB,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """List what operators did, the latest first."""
    from .acts import list_audit

    with speaking(language) as words:
        list_audit(db, about, last, json, words)
