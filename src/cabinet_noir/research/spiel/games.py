"""The rooms as OpenSpiel's Python games: a thin shell around moments of a table. No rule and no secret is known here.

A state is one moment, which never changes: a clone shares it. What a player is told is made from the seen events of its
own seat; the state's own text, like its history, is the referee's.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import pyspiel

from cabinet_noir.core import Chance
from cabinet_noir.core.dictated import MOST_OUTCOMES
from cabinet_noir.games import load

from . import ROOMS, short_name
from .moment import CHANCE, OVER, Moment, first
from .observer import Observer, Silent, observer_of
from .parameters import PLAYERS, Value, defaults, options_of, parameters, stacked_of
from .resample import resampled
from .table import table_of
from .telling import results

PICKS: Final = {"break-the-code": 5, "archeologic": 6, "lost-code": 6}
"""In how many numbers an action is told at most, where it is more than one."""


class HouseGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A room with what its table agreed on."""

    key: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        room = load(self.key)
        given = {**defaults(room), **(params or {})}
        seats = int(given[PLAYERS])
        if seats < 2:
            raise ValueError("alone nobody plays against anybody")
        self.table = table_of(self.key, options_of(room, given), seats, stacked_of(room, given))
        self.first = first(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.encoding.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.longest * PICKS.get(self.key, 1),
        )
        super().__init__(self.kind, info, {**given, **parameters(room, self.table.options, seats)})

    def new_initial_state(self) -> HouseState:
        """Return the state before anything is drawn."""
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Silent:
        """Return what makes observations: by default of how things stand."""
        return observer_of(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class HouseState(pyspiel.State):  # type: ignore[misc]
    """One moment of a table."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.first

    def current_player(self) -> int:
        """Return who is to act: a seat, chance, or nobody any more."""
        return self.moment.player

    # What Python asks most often is answered here, without going through C++ and back: a quarter of a step.

    def is_chance_node(self) -> bool:
        """Is something to be drawn?"""
        return self.moment.player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal() if player == self.moment.player else []

    def legal_actions(self, *player: int) -> list[int]:
        """Return what may be picked, or drawn."""
        moment = self.moment
        if moment.player >= 0 and (not player or player[0] == moment.player):
            return moment.legal()
        found: list[int] = super().legal_actions(*player)
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn, with its probability."""
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.moment.player == OVER

    def returns(self) -> list[float]:
        """Return everybody's result: 1 for who wins alone, and together nothing."""
        return results(self.moment)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HouseState:
        """Return a state that this player cannot tell from this one, each deal as likely as another."""
        lots = struct.pack("4d", *(sampler() for _ in range(4)))
        chance = Chance(hashlib.sha256(lots).digest(), "resample")
        state: HouseState = self.get_game().new_initial_state()

        def step(_: Moment, number: int) -> Moment:
            state.apply_action(number)
            return state.moment

        resampled(self.moment, player, chance, step)
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if player == CHANCE:
            draw = moment.draw
            return f"{action}={draw.things[list(draw.outcomes).index(action)]}"
        done = moment.table.encoding.pick(moment.sight(player), moment.picking(player), action)
        return f"pick {action}" if done is None else moment.table.game.write(done)

    def __str__(self) -> str:
        moment = self.moment
        if moment.entry is None:
            return f"drawn: {list(moment.drawn)}"
        return moment.table.game.show(moment.entry.state)


def game_type(key: str, name: str) -> Any:
    """Return what OpenSpiel is told of a room."""
    game = load(key)
    return pyspiel.GameType(
        short_name=short_name(key),
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def registered(key: str, name: str) -> type[HouseGame]:
    """Let OpenSpiel know a room, and return the room as a game."""
    kind = game_type(key, name)
    game = type(f"{''.join(map(str.title, key.split('-')))}Game", (HouseGame,), {"key": key, "kind": kind})
    pyspiel.register_game(kind, game)
    return game


GAMES: Final = {key: registered(key, name) for key, name in ROOMS.items()}
