"""What one player is told of a state, as numbers and as text: from the seen events of its own seat, and nothing else.

With perfect recall the text is all that was ever shown, as JSON, and the numbers end with a print of every entry: two
sights that differ in anything differ there. Without, it is how things stand.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from .moment import Moment
from .table import Table
from .telling import PRINT, printed, recalled, shown


class Observer:
    """What OpenSpiel asks for observations: one flat tensor, its named parts, and a text."""

    def __init__(self, table: Table, kind: Any) -> None:
        self._table = table
        self._recalls = bool(kind.perfect_recall)
        self._spectates = kind.private_info == pyspiel.PrivateInfoType.NONE
        sizes = {"player": table.seats, "sight": table.encoding.length}
        if self._recalls:
            sizes["prints"] = table.longest * PRINT
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player has been shown."""
        moment: Moment = state.moment
        self.tensor.fill(0)
        eyes = self._table.seats if self._spectates else player
        if not self._spectates:
            self.dict["player"][player] = 1
        sight = moment.sight(eyes)
        if sight.past:
            self.dict["sight"][:] = self._table.encoding.observe(sight, moment.picking(eyes))
        if self._recalls:
            for number, (_, seen) in enumerate(sight.past):
                self.dict["prints"][PRINT * number : PRINT * (number + 1)] = printed(seen)

    def string_from(self, state: Any, player: int) -> str:
        """Return what a player has been shown, as text."""
        moment: Moment = state.moment
        eyes = self._table.seats if self._spectates else player
        return recalled(moment, eyes) if self._recalls else shown(moment, eyes)


class Silent:
    """The observer of what is nobody's sight: of private things alone, or of everybody's. It is told nothing."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Do nothing."""

    def string_from(self, state: Any, player: int) -> str:
        """Say nothing."""
        return ""


def observer_of(table: Table, kind: Any, params: Any) -> Observer | Silent:
    """Return an observer that sees what its seat sees, or what spectators see; any other is told nothing."""
    if params:
        raise ValueError(f"there is nothing to choose for an observer: {params}")
    if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return Silent()
    return Observer(table, kind)
