"""What the house writes about itself: one JSON object a line. Never a token, a seed or the content of an event."""

from __future__ import annotations

import logging
import sys
from typing import Final, TextIO

import structlog

LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def configure(level: str, to: TextIO = sys.stderr) -> None:
    """Send the house's own lines, and the web server's complaints, to one place."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(to),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(to)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=structlog.processors.JSONRenderer(), foreign_pre_chain=[*shared, _without_words_of_errors]
        )
    )
    server = logging.getLogger("uvicorn")
    server.handlers = [handler]
    server.propagate = False
    server.setLevel(max(LEVELS[level], logging.WARNING))


def _without_words_of_errors(
    _logger: object, _method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Keep an error's kind and drop the rest: its words may hold what a seat must not know."""
    record = event.get("_record")
    if record is not None and record.exc_info:
        event["error"] = getattr(record.exc_info[0], "__name__", "")
        record.exc_info = record.exc_text = None
    event.pop("exc_info", None)
    return event
