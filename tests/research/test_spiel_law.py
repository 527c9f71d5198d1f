"""The house's law through OpenSpiel's door: what a seat cannot tell apart gives it the same bytes. And it can fail."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pyspiel
import pytest

from cabinet_noir.core import Chance, seed_from
from cabinet_noir.games import vinci
from cabinet_noir.games.vinci.types import Drew
from cabinet_noir.research.spiel import game_of, observer
from cabinet_noir.research.spiel.moment import Moment, Turn
from cabinet_noir.research.spiel.parameters import parameters
from cabinet_noir.research.spiel.resample import resampled
from cabinet_noir.research.spiel.table import Table, table_of

from .walks import ROOMS, tables, walk

Patch = pytest.MonkeyPatch


def told(state: Any, seat: int) -> list[Any]:
    """Return everything OpenSpiel tells a player of a state."""
    acts = state.current_player() == seat
    legal = state.legal_actions(seat)
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = state.get_game().make_py_observer(kind)
    spectator.set_from(state, seat)
    return [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
        spectator.string_from(state, seat),
        spectator.tensor.tobytes(),
        legal,
        [state.action_to_string(seat, one) for one in legal] if acts else [],
        (state.is_terminal(), state.returns(), state.rewards()),
        state.current_player(),
    ]


Pair = tuple[list[int], list[int], int]


@cache
def pairs(table: Table, seed: int, every: int) -> list[Pair]:
    """Play a game at random; now and then, note it beside one that a seat cannot tell from it, both in numbers."""
    picker, found = random.Random(seed), []
    for moment in list(walk(table, seed))[:250]:
        if picker.randrange(every) == 0 and moment.entry is not None:
            seat = picker.randrange(table.seats)
            chance = Chance(seed_from(picker.randrange(1 << 30)), "alike")
            found.append((moment.numbers, resampled(moment, seat, chance).numbers, seat))
    return found


def looked_at(key: str, every: int) -> list[tuple[Table, Pair]]:
    """Return what is held against each other, found in the house as it is."""
    some = tables(key)[:5] + tables(key, small=True)[:3]
    return [(table, pair) for number, table in enumerate(some) for pair in pairs(table, number, every)]


def differing(found: list[tuple[Table, Pair]]) -> int:
    """Return in how many pairs a seat is told something else."""
    differ = 0
    for table, (numbers, alike, seat) in found:
        game = game_of(table.game.key, **parameters(table.game, table.options, table.seats))
        differ += told(state_after(game, numbers), seat) != told(state_after(game, alike), seat)
    return differ


def state_after(game: Any, numbers: list[int]) -> Any:
    state = game.new_initial_state()
    for number in numbers:
        state.apply_action(number)
    return state


@pytest.mark.parametrize("key", ROOMS)
def test_two_worlds_a_seat_cannot_tell_apart_give_it_the_same(key: str) -> None:
    found = looked_at(key, 12)
    assert len(found) > 20 and differing(found) == 0


def test_the_worlds_held_against_each_other_are_different_worlds() -> None:
    found = looked_at("vinci", 12)
    assert sum(numbers != alike for _, (numbers, alike, _) in found) > len(found) / 2


# mutants


def the_text_is_the_referees(patch: Patch) -> None:
    def recalled(of: Moment, _eyes: int) -> str:
        return str(of.entry and of.entry.state)

    patch.setattr(observer, "recalled", recalled)


def the_numbers_are_of_the_full_state(patch: Patch) -> None:
    sight = Moment.sight

    def leaking(of: Moment, seat: int) -> Any:
        found = sight(of, seat)
        return found if of.entry is None else replace(found, view=of.entry.state)

    patch.setattr(Moment, "sight", leaking)


def a_guess_that_misses_is_not_offered(patch: Patch) -> None:
    legal = Turn.legal

    def hits(of: Turn) -> list[int]:
        found = legal(of)
        rows = of.entry.state.rows
        guesses = {number: of.table.encoding.pick(of.glance, of.draft, number) for number in found}
        misses = {
            number
            for number, guess in guesses.items()
            if type(guess).__name__ == "Guess" and rows[guess.at.seat][guess.at.place].tile.face != guess.face
        }
        return [number for number in found if number not in misses] or found

    patch.setattr(Turn, "legal", hits)


def a_drawn_tile_passes_the_door(patch: Patch) -> None:
    game = vinci.GAME

    def see(event: Any, seat: Any) -> Any:
        return event if isinstance(event, Drew) else game.see(event, seat)

    patch.setattr(vinci, "GAME", replace(game, see=see))


def somebody_elses_draft_is_told(patch: Patch) -> None:
    patch.setattr(Moment, "picking", lambda of, seat: of.numbers[:3])


@pytest.mark.parametrize(
    "leak",
    [
        the_text_is_the_referees,
        the_numbers_are_of_the_full_state,
        a_guess_that_misses_is_not_offered,
        a_drawn_tile_passes_the_door,
        somebody_elses_draft_is_told,
    ],
)
def test_a_door_that_leaks_is_caught(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    found = looked_at("vinci", 12)
    table_of.cache_clear()
    leak(monkeypatch)
    assert differing(found) > 0
    monkeypatch.undo()
    table_of.cache_clear()
