"""A process that stands back: whatever else wants the processor has it first.

Being nice is not enough. Where three or more nice processes share a core, Linux lets whoever wakes up wait for the next
tick of its clock, 4 ms, although each of them is owed next to nothing. One that asks for its time in large pieces is
put off at once (decision 0022 has the figures). It refuses to know what the process does.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from typing import Final

NICE: Final = 19
PIECE: Final = 100_000_000
"""Nanoseconds asked for at a time: the most that can be."""
_SCHED_SETATTR: Final = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
"""The number of the call; the C library knows it by name only since 2025."""


def stand_back() -> None:
    """Let everything else on this machine go first. Where large pieces are unheard of, being nice has to do."""
    os.nice(NICE)
    number = _SCHED_SETATTR.get(platform.machine())
    if sys.platform == "linux" and number is not None:
        ctypes.CDLL(None).syscall(number, 0, _attributes(), 0)


def _attributes() -> bytes:
    """Return Linux' `sched_attr`: size, policy, flags, nice, priority, runtime, deadline, period."""
    layout = "IIQiIQQQ"
    return struct.pack(layout, struct.calcsize(layout), os.SCHED_OTHER, 0, NICE, 0, PIECE, 0, 0)
