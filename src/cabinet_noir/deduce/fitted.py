"""Reads the weights of a room's evaluator, which lie as data beside it and are made by `cabinet worth fit`."""

from __future__ import annotations

from pathlib import Path

import msgspec

NAME = "worth.json"


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fitted: from how many games, by which seed, and what came out."""

    games: int
    seed: int
    names: tuple[str, ...]
    weights: dict[str, tuple[float, ...]]
    starts: dict[str, tuple[float, ...]] = {}


def weights_beside(module: str, names: tuple[str, ...]) -> dict[str, tuple[float, ...]]:
    """Return the weights that lie beside a module; none where they are yet to be fitted, or for other features."""
    fitted = _beside(module, names)
    return {} if fitted is None else fitted.weights


def starts_beside(module: str, names: tuple[str, ...]) -> dict[str, tuple[float, ...]]:
    """Return what seats may expect before the deal by those weights, for the tables they were fitted on."""
    fitted = _beside(module, names)
    return {} if fitted is None else fitted.starts


def _beside(module: str, names: tuple[str, ...]) -> Fitted | None:
    file = Path(module).with_name(NAME)
    if not file.exists():
        return None
    fitted = msgspec.json.decode(file.read_bytes(), type=Fitted)
    return fitted if fitted.names == names else None
