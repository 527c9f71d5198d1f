"""`cabinet serve`: open the house, and say where; a phone reads the address from a drawing."""

from __future__ import annotations

import socket
import sys
from errno import EINVAL
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import typer

from cabinet_noir.core import Malformed

from .words import Words

SQLITE = b"SQLite format 3\0"
"""How every file of SQLite begins."""


def open_house(host: str, port: int, db: str, bot_workers: int, pace: float, words: Words) -> None:
    """Serve until somebody closes the house."""
    from cabinet_noir.server.page import PAGE
    from cabinet_noir.server.run import serve

    if not (PAGE / "index.html").is_file():
        typer.echo(words.say("page-not-built"), err=True)
    try:
        check_database(db)
        serve(host, port, db, bot_workers, pace, on_ready=lambda url: announce(url, words))
    except OSError as error:
        detail = error.strerror or str(error)
        raise Malformed("cannot-serve", host=host, port=str(port), db=shown(db), detail=detail) from None


def check_database(db: str) -> None:
    """Refuse a file that cannot hold the logs, or a database of another shape, before anything is started."""
    from cabinet_noir.store import sqlite_file

    from .migrate import check_revision

    if (file := sqlite_file(db)) is None:
        check_revision(db)
    else:
        check_file(file)


def shown(db: str) -> str:
    """Return a database's name without its password."""
    from cabinet_noir.store import address, sqlite_file

    return str(sqlite_file(db) or address(db).render_as_string(hide_password=True))


def check_file(db: Path) -> None:
    """Refuse a file that is something else."""
    db.parent.mkdir(parents=True, exist_ok=True)
    with db.open("a+b") as file:
        file.seek(0)
        if file.read(len(SQLITE)) not in (b"", SQLITE):
            raise OSError(EINVAL, "not a SQLite file")


def announce(url: str, words: Words) -> None:
    """Print the address for this machine and, if the house is open to the network, the one for a phone."""
    address = urlsplit(url)
    everywhere = address.hostname in ("0.0.0.0", "::")  # noqa: S104  what was asked for, not a default
    typer.echo(words.say("serve-ready", url=f"http://localhost:{address.port}" if everywhere else url))
    if everywhere and (here := lan_address()):
        phone = f"http://{here}:{address.port}"
        typer.echo(words.say("serve-phone", url=phone))
        if sys.stdout.isatty():
            _draw_code(phone)
    typer.echo(words.say("serve-stop"))


def lan_address() -> str | None:
    """Return this machine's address in its own network, if it has one. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation: only the way to it is looked up
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ip_address(found).is_loopback else found


def _draw_code(url: str) -> None:
    import segno

    segno.make(url, micro=False).terminal(compact=True)
