"""The house's bots for OpenSpiel, as policies over numbers. They are given a sight and nothing else."""

from __future__ import annotations

from typing import Any

from open_spiel.python import policy as openspiel_policy

from cabinet_noir.bots.policy import Policy
from cabinet_noir.core import Bot
from cabinet_noir.research.policies import Policies

from .moment import Moment


class BotPolicy(openspiel_policy.Policy):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """What a bot may do in every state, for OpenSpiel's algorithms: exact where the bot can say it."""

    def __init__(self, game: Any, bot: Bot) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.policies = Policies(bot)

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """Return the next number's distribution; of an action filled in pick by pick, given the picks so far."""
        moment: Moment = state.moment
        return next_numbers(moment, self.policies.at(moment, moment.player))


def next_numbers(moment: Moment, told: Policy) -> dict[int, float]:
    """Return how likely each number is the next; what the bot would never have begun, it goes on with evenly."""
    draft, shares = moment.draft, dict[int, float]()
    for action, share in told.shares.items():
        path = moment.table.encoding.path(moment.glance, action)
        if path[: len(draft)] == draft:
            shares[path[len(draft)]] = shares.get(path[len(draft)], 0.0) + share
    total = sum(shares.values())
    if not total:
        legal = moment.legal()
        return dict.fromkeys(legal, 1 / len(legal))
    return {number: share / total for number, share in sorted(shares.items())}
