"""`cabinet serve`: open the house, and say where; a phone reads the address from a drawing."""

from __future__ import annotations

import re
import socket
import sys
from errno import EINVAL
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import typer

from cabinet_noir.cli.words import Words
from cabinet_noir.core import Malformed
from cabinet_noir.games.editions import Editions

_CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+")
SQLITE = b"SQLite format 3\0"
"""How every file of SQLite begins."""


class Wish(NamedTuple):
    """How the house is to be opened."""

    host: str
    port: int
    db: str
    bot_workers: int
    pace: float
    bus: str
    workers: int
    own_ports: bool
    metrics_port: int | None
    metrics_host: str
    grace: float
    editions: Editions
    push: bool
    push_contact: str
    puzzles: Path | None
    models: bool | None = None
    """Are language models let in? None: if what that takes is installed."""
    model_hosts: tuple[str, ...] = ()


def open_house(wish: Wish, words: Words) -> None:
    """Serve until somebody closes the house."""
    from cabinet_noir.server.app import Settings
    from cabinet_noir.server.http.page import PAGE
    from cabinet_noir.server.push.service import PushSettings
    from cabinet_noir.server.serve import serve

    try:
        check_together(wish)
        check_database(wish.db)
        if not (PAGE / "index.html").is_file():
            typer.echo(words.say("page-not-built"), err=True)
        settings = Settings(
            wish.db,
            wish.bot_workers,
            wish.pace,
            bus=wish.bus,
            metrics_host=wish.metrics_host,
            grace=wish.grace,
            metrics_port=wish.metrics_port,
            editions=wish.editions,
            kept=kept_builds(wish.db),
            push=PushSettings(wish.push_contact) if wish.push else None,
            puzzles=wish.puzzles,
            models=lets_models_in(wish.models),
            model_hosts=frozenset(wish.model_hosts),
        )
        serve(settings, wish.host, wish.port, wish.workers, wish.own_ports, on_ready=lambda url: announce(url, words))
    except OSError as error:
        where = {"host": wish.host, "port": str(wish.port), "db": shown(wish.db)}
        raise Malformed("cannot-serve", **where, detail=error.strerror or str(error)) from None


def lets_models_in(wished: bool | None) -> bool:
    """Are language models let in? Refuse who wishes it and lacks what it takes."""
    able = find_spec("litestar_mcp") is not None
    if wished and not able:
        raise Malformed("extra-is-missing", extra="mcp")
    return able if wished is None else wished


def kept_builds(db: str) -> Path:
    """Return where the page's last builds are kept: beside the database or, if that is a server, in `var`."""
    from cabinet_noir.store import sqlite_file

    file = sqlite_file(db)
    return (Path("var") if file is None else file.parent) / "builds"


def check_database(db: str) -> None:
    """Refuse a file that cannot hold the logs, or a database of another shape, before anything is started."""
    from cabinet_noir.store import sqlite_file

    from .migrate import check_revision

    if (file := sqlite_file(db)) is None:
        check_revision(db)
    else:
        check_file(file)


def check_together(wish: Wish) -> None:
    """Refuse several workers without what they need to work together, and a contact that is none."""
    from cabinet_noir.store import sqlite_file

    if wish.bus and urlsplit(wish.bus).scheme not in ("redis", "rediss", "unix"):
        raise Malformed("no-such-bus")
    if wish.workers > 1 and (not wish.bus or sqlite_file(wish.db) is not None):
        raise Malformed("workers-need-more", workers=wish.workers)
    if wish.bus and sqlite_file(wish.db) is not None:
        raise Malformed("bus-without-server")
    if wish.push_contact and not _CONTACT.fullmatch(wish.push_contact):
        raise Malformed("no-push-contact")


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
