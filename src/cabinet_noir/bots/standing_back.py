"""A process that stands back: whatever else wants the processor has it first.

Being nice is not enough. Where three or more nice processes share a core, Linux lets whoever wakes up wait for the next
tick of its clock, 4 ms, although each of them is owed next to nothing. One that asks for its time in large pieces is
put off at once (decision 0022 has the figures). It is told so from outside as soon as it is there: it works for a fifth
of a second before it could say so itself. What the process does is not known here.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from contextlib import suppress
from typing import Final

FAR_BACK: Final = 19
"""For whom nobody at a table waits."""
A_STEP: Final = 5
"""For whom a table waits, though not at once: bots, who have their pace."""
PIECE: Final = 100_000_000
"""Nanoseconds asked for at a time: the most that can be."""
_SCHED_SETATTR: Final = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
"""The number of the call; the C library knows it by name only since 2025."""


def stand_back(process: int, by: int) -> None:
    """Let whoever works here go before a process that was just started. Where large pieces are unheard of, being nice
    has to do.
    """
    nice = min(FAR_BACK, os.getpriority(os.PRIO_PROCESS, 0) + by)
    with suppress(ProcessLookupError):  # it has gone already
        os.setpriority(os.PRIO_PROCESS, process, nice)
    number = _SCHED_SETATTR.get(platform.machine())
    if sys.platform == "linux" and number is not None:
        ctypes.CDLL(None).syscall(number, process, _attributes(nice), 0)


def _attributes(nice: int) -> bytes:
    """Return Linux' `sched_attr`: size, policy, flags, nice, priority, runtime, deadline, period."""
    layout = "IIQiIQQQ"
    return struct.pack(layout, struct.calcsize(layout), os.SCHED_OTHER, 0, nice, 0, PIECE, 0, 0)
