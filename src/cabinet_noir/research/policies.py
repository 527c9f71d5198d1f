"""A bot's policies, each found once: what it may do at every sight it was asked about."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from cabinet_noir.bots.policy import MOST_WAYS, SAMPLES, Policy, policy
from cabinet_noir.core import Bot

from .spiel.moment import Moment
from .spiel.telling import recalled


@dataclass
class Policies:
    """What a bot may do, sight by sight; `exact` as long as it could say so itself."""

    bot: Bot
    samples: int = SAMPLES
    exact: bool = True
    _known: dict[bytes, Policy] = field(default_factory=dict)

    def at(self, moment: Moment, seat: int) -> Policy:
        """Return what the bot may do at a moment in a seat."""
        seen = hashlib.sha256(recalled(moment, seat, draft=False).encode()).digest()
        found = self._known.get(seen)
        if found is None:
            found = self._known[seen] = policy(self.bot, moment.sight(seat), MOST_WAYS, self.samples)
            self.exact &= found.exact
        return found
