"""The house as a quest booklet tells nothing of the city but what was asked: two that answer alike look alike."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cabinet_noir.core import Chance
from cabinet_noir.games import load
from cabinet_noir.games.archeologic import companion
from cabinet_noir.games.archeologic.types import Began, City, Clues
from cabinet_noir.server.companion.jobs import checked, sight_of

CHANCE = Chance(bytes(32), "quests")
QUEST = companion.fresh(CHANCE).quest
ASKED = (("A", "traps"), ("3", "buildings"))
NOTES = {"plan": "SA1^|.........................", "pencil": "B"}


def quest(laid: City | None) -> companion.Entered:
    """Return a quest that was asked a few questions, and for which somebody else's city was laid out."""
    told: tuple[Any, ...] = tuple(companion.Put(axis, element) for axis, element in ASKED)  # type: ignore[arg-type]
    tried = () if laid is None else (companion.LaidOut(laid),)
    return companion.Entered(QUEST, told=(*told, *tried))


def another(entered: companion.Entered) -> tuple[City, Clues]:
    """Return a city that was told the same clues and gives the same answers."""
    sight = sight_of("archeologic", entered)
    (began,) = load("archeologic").deduction.sample(sight, CHANCE).deal
    assert isinstance(began, Began)
    return began.city, sight.view.clues  # type: ignore[return-value]


@pytest.mark.parametrize("level", ["checked", "candidates"])
def test_two_cities_that_answer_alike_are_told_alike_byte_by_byte(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    laid, _ = another(quest(None))
    met = set()
    for entered in (quest(None), quest(laid)):
        raw = msgspec.json.encode(entered)
        true = checked("archeologic", raw, NOTES, level)
        for _ in range(4):
            city, clues = another(entered)
            met.add(city)
            with monkeypatch.context() as patched:
                patched.setattr(companion, "chosen_city", lambda *_, city=city: city)
                patched.setattr(companion, "chosen_clues", lambda *_, clues=clues: (clues, ((), ())))
                assert checked("archeologic", raw, NOTES, level) == true
    assert len(met) > 4, "they are many"


def test_a_booklet_that_lets_the_city_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law above can fail: with a door that hides nothing, two such cities are told apart."""
    entered = quest(None)
    raw = msgspec.json.encode(entered)
    city, clues = another(entered)
    monkeypatch.setattr(companion, "see", lambda event, _seat: event)
    true = checked("archeologic", raw, {}, "checked")
    monkeypatch.setattr(companion, "chosen_city", lambda *_: city)
    monkeypatch.setattr(companion, "chosen_clues", lambda *_: (clues, ((), ())))
    assert checked("archeologic", raw, {}, "checked") != true
