"""Where the house may post to, although visitors name it: push services that anybody could reach, and nothing else.

An endpoint is read by one strict pattern, before it is kept. Which machine that is may change at any time, so it is
looked up each time, every address it has is judged, and the connection goes to one that was.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from cabinet_noir.core import Malformed

LONGEST_ENDPOINT: Final = 1024
_ENDPOINT: Final = re.compile(
    r"https://(?P<host>(?=[^/:]{4,253}[/:])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)"
    r"(?::443)?(?P<path>/[\w.~!$&'()*+,;=:@%/?-]*)",
    re.ASCII,
)
"""A name with a dot and no address, no user, no other port, no fragment, and nothing that could end a line."""

_PUBLIC_V6: Final = ipaddress.IPv6Network("2000::/3")
_NOT_PUBLIC: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # shared by a provider's customers
        "127.0.0.0/8",
        "169.254.0.0/16",  # link-local, and where clouds keep their secrets
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # once a relay to IPv6
        "192.168.0.0/16",
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
        "2001::/23",  # protocols, Teredo among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # IPv4 in disguise
        "3fff::/20",  # documentation
    )
)
"""What stands in IANA's registries as anything but somebody's public address. IPv6 has its public part in one place:
loopback, mapped, translated, local and multicast addresses lie outside of it."""


class Place(Struct, frozen=True):
    """An endpoint, taken apart."""

    host: str
    path: str

    @property
    def origin(self) -> str:
        """Whom a signature is for."""
        return f"https://{self.host}"


def place_of(endpoint: str) -> Place:
    """Read an endpoint; refuse whatever no push service has.

    >>> place_of("https://push.example.com/send/abc")
    Place(host='push.example.com', path='/send/abc')
    """
    found = _ENDPOINT.fullmatch(endpoint) if len(endpoint) <= LONGEST_ENDPOINT else None
    if found is None:
        raise Malformed("no-push-service")
    return Place(found["host"], found["path"])


def is_public(address: str) -> bool:
    """Is this an address that anybody could reach?

    >>> is_public("9.9.9.9"), is_public("127.0.0.1"), is_public("::ffff:9.9.9.9"), is_public("not one")
    (True, False, False, False)
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and (found.scope_id is not None or found not in _PUBLIC_V6):
        return False
    return not any(found in network for network in _NOT_PUBLIC)


def the_way(addresses: Sequence[str], allowed: Callable[[str], bool]) -> str | None:
    """Return which of a name's addresses to go to; None: it has none, or one where the house does not go."""
    return addresses[0] if addresses and all(map(allowed, addresses)) else None
