"""Who may change nothing here, and until when: a person, or whoever comes from a network.

It is what this worker last read, ready to be asked at every door; the store has the truth. Of networks it keeps one
table for each length of prefix, so that thousands of them cost as little as a few.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from cabinet_noir.server.protocol.refusals import Banned
from cabinet_noir.store import Ban


class BanList:
    """Every ban, as last read."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._people: dict[str, float] = {}
        self._networks: dict[tuple[int, int], dict[int, float]] = {}

    @property
    def names_people(self) -> bool:
        """Is it worth asking who somebody is?"""
        return bool(self._people)

    def read(self, bans: Iterable[Ban]) -> None:
        """Take all bans in, in the place of those before."""
        self._people, self._networks = {}, {}
        for ban in bans:
            if ban.kind == "person":
                self._people[ban.about] = ban.until
            else:
                network = ip_network(ban.about)
                alike = self._networks.setdefault((network.version, network.prefixlen), {})
                alike[int(network.network_address)] = ban.until

    def check(self, address: str, *people: str) -> None:
        """Refuse whoever is banned, by their address or as a person, and say until when."""
        ends = [self._people.get(person, 0.0) for person in people if person]
        until = max(ends + self._ends_for(address))
        if until > self._clock():
            raise Banned("banned", until=round(until * 1000))

    def _ends_for(self, address: str) -> list[float]:
        ip = _read_address(address)
        if ip is None:
            return [0.0]
        number, bits = int(ip), ip.max_prefixlen
        return [0.0] + [
            alike.get(number >> (bits - length) << (bits - length), 0.0)
            for (version, length), alike in self._networks.items()
            if version == ip.version
        ]


def _read_address(address: str) -> IPv4Address | IPv6Address | None:
    """Read where somebody comes from; an IPv4 address in IPv6's clothes is that IPv4 address. None: it says nothing."""
    try:
        ip = ip_address(address)
    except ValueError:
        return None
    return (ip.ipv4_mapped if isinstance(ip, IPv6Address) else None) or ip
