"""Ports of this machine for the tests: below those that outgoing connections are given, so that none of the many
connections of a suite takes one between the moment it was found free and the moment somebody listens at it.
"""

from __future__ import annotations

import random
import socket
from typing import Final

LOWEST: Final = 10_240
HIGHEST: Final = 32_000


def free_port(row: int = 1) -> int:
    """Return a port nobody uses; with `row`, the first of so many neighbours."""
    picker = random.SystemRandom()
    while True:
        first = picker.randrange(LOWEST, HIGHEST)
        if all(_is_free(port) for port in range(first, first + row)):
            return first


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
