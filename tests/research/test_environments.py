"""Every room as an environment: the libraries' own suites, seeds, clones, what is kept, and what is refused."""

from __future__ import annotations

import copy
import pickle
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from cabinet_noir import research
from cabinet_noir.core import Illegal, Malformed
from cabinet_noir.games import GAMES
from cabinet_noir.research.one_by_one import TableEnv
from cabinet_noir.research.one_seat import SeatEnv
from cabinet_noir.research.together import TogetherEnv

SHORT: defaultdict[str, dict[str, Any]] = defaultdict(
    dict, {"lost-code": {"rounds": 3}, "password-express": {"rounds": 1, "rows": 2}}
)
"""A short evening at each."""
# What PettingZoo says of every environment with a mask that is not its own; and nobody has anything to pick at the end.
WELL_KNOWN = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def some(mask: Any, picker: random.Random) -> int:
    index: int = picker.choice(np.flatnonzero(mask).tolist())
    return index


def played(env: TableEnv, picker: random.Random, most: int = 10**6) -> Iterator[tuple[str, Any]]:
    """Go on at random, and yield what each agent was told before it acted."""
    for _, agent in zip(range(most), env.agent_iter(), strict=False):
        seen, reward, ended, cut, info = env.last()
        yield agent, (seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, ended, cut, info)
        env.step(None if ended or cut else some(seen["action_mask"], picker))


@WELL_KNOWN
@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo_finds_nothing_wrong(key: str) -> None:
    api_test(research.aec(key, options=SHORT[key]), num_cycles=150)


@pytest.mark.parametrize("key", GAMES)
def test_a_seed_settles_everything(key: str) -> None:
    seed_test(lambda: research.aec(key, options=SHORT[key]), num_cycles=60)


@pytest.mark.parametrize("key", research.SIMULTANEOUS)
def test_pettingzoo_finds_nothing_wrong_where_all_act_at_once(key: str) -> None:
    parallel_api_test(research.parallel(key, options=SHORT[key]), num_cycles=400)


@pytest.mark.parametrize("key", GAMES)
def test_gymnasium_finds_nothing_wrong(key: str) -> None:
    """Made by its name, so that each way of drawing it is made and checked, too."""
    research.register()
    made = gymnasium.make(research.environment_name(key), options=SHORT[key], bots=("novice",), render_mode="ansi")
    check_env(made.unwrapped)


def test_every_room_has_its_name() -> None:
    research.register()
    research.register()
    for key in GAMES:
        name = research.environment_name(key)
        assert isinstance(pettingzoo.make("aec", name, options=SHORT[key]), TableEnv)
        assert isinstance(gymnasium.make(name, options=SHORT[key]).unwrapped, SeatEnv)
    assert isinstance(pettingzoo.make("parallel", "CabinetNoir/PasswordExpress-v0"), TogetherEnv)


@pytest.mark.parametrize("key", GAMES)
def test_a_row_of_games_goes_on_and_can_begin_again(key: str) -> None:
    env = research.aec(key, options=SHORT[key])

    def first_sights() -> list[bytes]:
        return [env.observe(agent)["observation"].tobytes() for agent in env.possible_agents]

    env.reset(seed=5)
    one = first_sights()
    env.reset()
    two = first_sights()
    env.reset(seed=5)
    assert first_sights() == one
    env.reset()
    assert first_sights() == two


AGAIN: dict[str, Callable[[TableEnv], TableEnv]] = {
    "cloned": TableEnv.clone,
    "kept": lambda env: TableEnv.deserialise(env.serialise()),
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("again", AGAIN)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_cloned_or_kept_goes_on_the_same_and_apart(key: str, again: str) -> None:
    env = research.aec(key, options=SHORT[key])
    env.reset(seed=3)
    list(played(env, random.Random(1), most=17))
    other = AGAIN[again](env)
    there = list(played(other, random.Random(2), most=300))
    assert list(played(env, random.Random(2), most=300)) == there
    env.reset()
    other.reset()
    assert list(played(env, random.Random(4), most=5)) == list(played(other, random.Random(4), most=5))


def test_what_was_never_dealt_is_kept_too() -> None:
    env = research.aec("vinci", seats=3, options={"jokers": True})
    for other in (env.clone(), TableEnv.deserialise(env.serialise())):
        other.reset(seed=1)
        assert len(other.agents) == 3


def test_a_clone_does_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    env = research.aec("vinci")
    env.reset(seed=1)
    monkeypatch.setattr(TableEnv, "_again", None)
    assert env.clone().serialise() == copy.copy(env).serialise() == env.serialise()


def test_a_seat_among_bots_is_kept_too() -> None:
    for key in ("vinci", "password-express"):
        env = research.solo(key, options=SHORT[key], bots=("novice",))
        seen, _ = env.reset(seed=3)
        picker = random.Random(1)
        for _ in range(6):
            seen, *_ = env.step(some(seen["action_mask"], picker))
        for other in (env.clone(), SeatEnv.deserialise(env.serialise())):
            one, two, mask = random.Random(2), random.Random(2), seen["action_mask"]
            apart = env.clone()
            for _ in range(20):
                here, *told = apart.step(some(mask, one))
                there, *told_there = other.step(some(mask, two))
                assert told == told_there and here["observation"].tobytes() == there["observation"].tobytes()
                mask = here["action_mask"]
                if told[1] or told[2]:
                    break


def test_all_at_once_is_kept_too() -> None:
    env = research.parallel("password-express", options=SHORT["password-express"])
    seen, _ = env.reset(seed=2)
    picker = random.Random(3)

    def step(env: TogetherEnv, picker: random.Random, seen: Any) -> Any:
        return env.step({name: some(seen[name]["action_mask"], picker) for name in env.agents})

    for _ in range(60):
        seen, *_ = step(env, picker, seen)
    other = TogetherEnv.deserialise(env.serialise())
    here, there = step(env, random.Random(1), seen), step(other, random.Random(1), seen)
    assert all(here[0][name]["observation"].tobytes() == there[0][name]["observation"].tobytes() for name in seen)


def test_what_the_mask_forbids_is_refused_and_nothing_has_changed() -> None:
    env = research.aec("break-the-code")
    env.reset(seed=1)
    before = env.serialise(), env.last()[0]["observation"].tobytes()
    forbidden = np.flatnonzero(env.last()[0]["action_mask"] == 0).tolist()
    for index in (forbidden[0], -1, env.action_space("player_0").n, None):
        with pytest.raises(Illegal):
            env.step(index)
    assert (env.serialise(), env.last()[0]["observation"].tobytes()) == before


def test_a_mask_that_an_agent_changes_opens_nothing() -> None:
    env = research.aec("break-the-code")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    forbidden = int(np.flatnonzero(mask == 0)[0])
    mask[:] = 1
    with pytest.raises(Illegal):
        env.step(forbidden)


def test_pettingzoos_own_wrapper_says_what_a_forbidden_index_costs() -> None:
    env = TerminateIllegalWrapper(research.aec("vinci"), illegal_reward=-1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())


def test_a_seat_among_bots_loses_by_a_forbidden_index() -> None:
    env = research.solo("vinci")
    seen, _ = env.reset(seed=1)
    _, reward, ended, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended, cut) == (-1.0, True, False)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = research.aec("vinci", seats=4)
    env.reset(seed=8)
    last = {agent: told[2] for agent, told in played(env, random.Random(1))}
    assert sorted(last.values()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1.0])


def test_a_game_that_nobody_ends_is_cut_off() -> None:
    env = research.parallel("password-express", options={"handover": True, "rounds": 1})
    env.reset(seed=1)
    for _ in range(10_000):
        _, told, ended, cut, _ = env.step(dict.fromkeys(env.agents, env.wait))
        if not env.agents:
            break
    assert all(cut.values()) and not any(ended.values()) and set(told.values()) == {0.0}


def test_who_has_begun_to_fill_something_in_does_not_wait() -> None:
    env = research.aec("password-express", options={"zeros": "host", "rows": 2})
    env.reset(seed=1)
    assert env.agent_selection == "player_0" and env.last()[0]["action_mask"][env.wait] == 1
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.agent_selection == "player_0" and env.last()[0]["action_mask"][env.wait] == 0
    with pytest.raises(Illegal):
        env.step(env.wait)


def test_a_table_that_cannot_be_is_refused() -> None:
    for wrong in ({"seats": 9}, {"options": {"jokers": "many"}}, {"options": {"nonsense": 1}}):
        with pytest.raises(Malformed):
            research.aec("vinci", **wrong)
    with pytest.raises(Malformed):
        research.solo("vinci", bots=("wizard",))
    with pytest.raises(Malformed):
        research.aec("chess")


def test_all_act_at_once_only_where_the_rules_have_it_so() -> None:
    for key in set(GAMES) - set(research.SIMULTANEOUS):
        with pytest.raises(Malformed):
            research.parallel(key)


def test_what_is_missing_is_said_in_both_languages() -> None:
    with pytest.raises(ImportError, match=r"Installe-le.*cabinet-noir\[rl\].*Install it.*cabinet-noir\[rl\]"):
        research.brought("a_library_nobody_has", "rl")


def test_a_rendered_table_is_what_a_spectator_sees() -> None:
    env = research.aec("vinci", render_mode="ansi", options={"setup": "chance"})
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None and "[B?]" in shown and not any(f"[B{n}]" in shown for n in range(12))
