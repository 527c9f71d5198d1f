"""What the environments share: spaces, observations, what can be known, and how a game is kept and taken up again.

An observation is a dict of numbers and a mask. Where time matters the numbers end with the seconds left. Where somebody
may have nothing to do, the last index is to wait. A kept or cloned environment holds the whole game, its seed included:
it is for whoever trains, and for no player.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from msgspec import Struct

from cabinet_noir.core import Illegal, never
from cabinet_noir.core.encoding import Int8s
from cabinet_noir.games import load

from .laid import SEATS, Laid, Options
from .opponents import Opponents
from .oracle import Oracle
from .play import Play

Observation = dict[str, Int8s]
MOST_SECONDS: Final = 127


class Kept(Struct, frozen=True):
    """An environment as it is written down."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    more: dict[str, Any]
    """What else it was made with."""
    root: str
    dealt: int
    history: list[Any]
    """Every step since the deal."""


class Seated:
    """The part of an environment that every library asks for alike."""

    always_waits: ClassVar = False
    """Are all asked at every step, so that most can only wait?"""
    _play: Play

    def __init__(self, game: str, options: Options = None, seats: int = SEATS) -> None:
        self._laid = Laid(game, options, seats)
        self._history: list[Any] = []
        self.timed = self._laid.game.deadline is not never
        self.waits = self.timed or self.always_waits
        """May somebody have nothing to do, or nothing for now?"""
        self.wait = self._laid.encoding.actions
        """The index of waiting, where there is one."""
        self._length = self._laid.encoding.length + self.timed
        self._actions = self._laid.encoding.actions + self.waits

    def _spaces(self) -> tuple[Any, Any]:
        seen: dict[str, Space[Any]] = {
            "observation": Box(-128, 127, (self._length,), np.int8),
            "action_mask": Box(0, 1, (self._actions,), np.int8),
        }
        return Dict(seen), Discrete(self._actions)

    def _begin(self, seed: int | None, deal: Sequence[Any] | None = None) -> None:
        self._laid.sow(seed)
        self._play = self._laid.deal(deal)
        self._history = []

    def _start(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> Any:
        """Deal the first game of the row that a seed names, or the next one; or this deal in its place."""
        raise NotImplementedError

    # what is shown

    def _observed(self, seat: int) -> Observation:
        """Return what a seat sees, and what it may pick."""
        play = self._play
        seen, mask = play.observe(seat), play.mask(seat)
        if self.timed:
            seen = np.append(seen, np.int8(min(play.seconds_left, MOST_SECONDS)))
        if self.waits:
            mask = np.append(mask, np.int8(not play.over and self._may_wait(seat)))
        return {"observation": seen, "action_mask": mask}

    def _may_wait(self, seat: int) -> bool:
        """May a seat wait? Who has begun to fill something in must not, and who is waited for without a clock."""
        play = self._play
        return seat not in play.to_act or (self.timed and not play.drafts[seat])

    def _is_wait(self, seat: int, index: int) -> bool:
        """Does a seat wait, which it may?"""
        if index != self.wait or not self.waits:
            return False
        if not self._may_wait(seat):
            raise Illegal("index-not-allowed", index=index)
        return True

    def _oracle(self, seat: int) -> Oracle:
        return Oracle(self._laid.game, self._laid.encoding, self._play.sight(seat))

    def _shown(self) -> str:
        """Return the table as a text, the way somebody sees it who has no seat."""
        return self._laid.game.show(self._play.watched())

    # kept and taken up again

    def _more(self) -> dict[str, Any]:
        """Return what else it was made with."""
        return {}

    def _again(self, step: Any) -> None:
        """Do a step of the history again."""
        raise NotImplementedError

    def clone(self) -> Self:
        """Return the same environment in the same game, to be played on apart."""
        other = object.__new__(type(self))
        for name, value in vars(self).items():
            apart = isinstance(value, dict | list | Laid | Play | Opponents)
            setattr(other, name, copy.copy(value) if apart else value)
        return other

    __copy__ = clone

    def serialise(self) -> bytes:
        """Write the environment down, and the game in it."""
        laid = self._laid
        agreed = laid.game.agreement(laid.options)
        made = (laid.game.key, laid.options.rules, agreed, laid.seats, self._more())
        return msgspec.json.encode(Kept(*made, laid.root.hex(), laid.dealt, self._history))

    @classmethod
    def deserialise(cls, raw: bytes) -> Self:
        """Take up an environment where it was written down: every step of its game is done again."""
        kept = msgspec.json.decode(raw, type=Kept)
        options = load(kept.game).agreed(kept.rules, kept.options)
        env = cls(kept.game, options, kept.seats, **kept.more)
        env._laid.root, env._laid.dealt = bytes.fromhex(kept.root), max(0, kept.dealt - 1)
        if kept.dealt:
            env._start()
        for step in kept.history:
            env._again(step)
        return env

    def __reduce__(self) -> Any:
        return type(self).deserialise, (self.serialise(),)
