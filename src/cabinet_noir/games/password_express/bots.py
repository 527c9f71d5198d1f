"""The bots of Password Express."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Bot

BOTS: Final[dict[str, Bot]] = {}
