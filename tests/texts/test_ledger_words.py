"""Every kind of clue that can be overlooked in a game that is weighed has a name in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cabinet_noir

ROOT = Path(cabinet_noir.__file__).parent
KINDS = sorted(
    kind
    for weights in (ROOT / "games").glob("[a-z]*/mind/worth.json")  # a room without an evaluator has no ledger
    for file in weights.parent.glob("*.py")
    for kind in re.findall(r'"([a-z-]+-why-[a-z-]+)"', file.read_text(encoding="utf-8"))
)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_kind_of_clue_has_a_name(language: str) -> None:
    told = (ROOT / "texts" / f"people.{language}.ftl").read_text(encoding="utf-8")
    assert len(KINDS) > 10
    assert [kind for kind in KINDS if f"\npeople-overlooked-{kind} = " not in told] == []
