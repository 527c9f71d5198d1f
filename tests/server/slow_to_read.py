"""A job whose module takes long to read: longer than the job may take, and none of it is the job's time."""

from __future__ import annotations

import multiprocessing
import time

READING = 3.0

if multiprocessing.parent_process() is not None:
    time.sleep(READING)


def answer() -> int:
    """Return something at once."""
    return 42
