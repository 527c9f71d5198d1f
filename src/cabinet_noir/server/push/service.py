"""What the house needs to tap somebody on the shoulder: who signs, and who carries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cabinet_noir.store import PushKeys, Store

from .postman import Postman, Roads
from .signing import Signer, drawn_push_key


@dataclass(frozen=True, slots=True)
class PushSettings:
    """How a house taps people on the shoulder."""

    contact: str = ""
    """Whom a push service writes to when something is wrong: mailto:SOMEBODY or https://PAGE."""
    roads: Roads = field(default_factory=Roads)


@dataclass(frozen=True, slots=True)
class Push:
    """Signs and carries messages."""

    signer: Signer
    postman: Postman


async def open_push(settings: PushSettings, store: Store, clock: Callable[[], float]) -> Push:
    """Get ready, with the one key of the house."""
    key = await PushKeys(store).current(drawn_push_key)
    return Push(Signer(key, settings.contact, clock), Postman(settings.roads))
