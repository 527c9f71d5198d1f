"""`cabinet serve`: open the house, and say where; a phone reads the address from a drawing."""

from __future__ import annotations

import socket
import sys
from ipaddress import ip_address
from pathlib import Path

import typer

from cabinet_noir.core import Malformed

from .words import Words


def open_house(host: str, port: int, db: Path, bot_workers: int, pace: float, words: Words) -> None:
    """Serve until somebody closes the house."""
    from cabinet_noir.server.run import serve

    check_port(host, port)
    announce(host, port, words)
    serve(host=host, port=port, db=db, bot_workers=bot_workers, pace=pace)


def check_port(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on, before anything is started."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise Malformed("port-taken", host=host, port=str(port), detail=error.strerror or str(error)) from None


def announce(host: str, port: int, words: Words) -> None:
    """Print the address for this machine and, if the house is open to the network, the one for a phone."""
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104  what was asked for, not a default
    typer.echo(words.say("serve-ready", url=f"http://{'localhost' if everywhere else _bracketed(host)}:{port}"))
    if everywhere and (here := lan_address()):
        url = f"http://{here}:{port}"
        typer.echo(words.say("serve-phone", url=url))
        if sys.stdout.isatty():
            _draw_code(url)
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


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _draw_code(url: str) -> None:
    import segno

    segno.make(url, micro=False).terminal(compact=True)
