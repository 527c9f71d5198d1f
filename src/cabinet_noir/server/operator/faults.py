"""What the operator is told when something goes wrong: its kind and its place, and nothing a seat must not know."""

from __future__ import annotations

import traceback
from typing import Any

import structlog

from cabinet_noir.core import Problem, Refusal
from cabinet_noir.store import Unwritten

log = structlog.get_logger()


def log_if_grave(refusal: Refusal) -> None:
    """Write down a refusal that the operator can do something about."""
    if isinstance(refusal, Unwritten):
        log.error("not-written", **traced(refusal.__cause__ or refusal))


def faulty(error: BaseException, id: str) -> Problem:
    """Write down a fault of the house, and return what the visitor is told."""
    log.error("fault", **traced(error))
    return Problem("fault", "fault-of-the-house", id=id)


def traced(error: BaseException) -> dict[str, Any]:
    """Return what may be logged of an error: its kind and its place. Its words may hold a secret."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return {
        "error": type(error).__name__,
        "where": [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames],
    }
