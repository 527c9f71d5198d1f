"""A measured figure, and the target it is held against."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One line of the report. Without a target it is told for what it is worth."""

    name: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def verdict(self) -> str:
        """Say whether the target is met."""
        if self.least is None and self.most is None:
            return ""
        missed = (self.least is not None and self.value < self.least) or (
            self.most is not None and self.value > self.most
        )
        return "MISSED" if missed else "ok"

    @property
    def target(self) -> str:
        """The target, as a person would write it."""
        if self.least is not None:
            return f">= {self.least:g}"
        return f"<= {self.most:g}" if self.most is not None else ""

    def __str__(self) -> str:
        return f"{self.name:<58}{self.value:>12,.2f} {self.unit:<9}{self.target:>9}  {self.verdict}".rstrip()


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
