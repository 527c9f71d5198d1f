"""How old the page is that speaks, and whether the house still understands it.

A page says its build, at a socket's hello and with each request: the number of its protocol, a dot, a name. Whatever is
no page says nothing, and is judged by what it asks for.
"""

from __future__ import annotations

from cabinet_noir.server.protocol.refusals import Outdated


def protocol_of(page: str) -> int:
    """Return the protocol of a page by its build; 0: it says none.

    >>> protocol_of("3.9f0c21"), protocol_of("")
    (3, 0)
    """
    number = page.partition(".")[0]
    return int(number) if number.isascii() and number.isdigit() else 0


def check_page(page: str, protocol: int) -> None:
    """Ask a page that is too old to load itself anew."""
    if 0 < protocol_of(page) < protocol:
        raise Outdated("page-too-old")
