"""Through the environments, too, nobody can tell two worlds apart that look alike: not by numbers, masks or infos."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from cabinet_noir import research
from cabinet_noir.core import Chance, Seq, World
from cabinet_noir.core.encoding import Draft, Int8s
from cabinet_noir.games import GAMES
from cabinet_noir.research.one_by_one import TableEnv
from cabinet_noir.research.one_seat import SeatEnv
from cabinet_noir.research.play import Play
from cabinet_noir.research.seated import Observation
from cabinet_noir.research.together import TogetherEnv

TABLES: dict[str, tuple[tuple[dict[str, Any], int], ...]] = {
    "vinci": (({}, 2), ({"jokers": True}, 3), ({"setup": "chance", "games": 2, "highest": 5}, 2), ({}, 4)),
    "break-the-code": (({}, 2), ({"last_guess": True}, 3), ({}, 4)),
    "archeologic": (({"beginners": [0, 1]}, 2), ({"expert": True, "verdict": "app"}, 3), ({}, 1)),
    "lost-code": (({"rounds": 5, "shortcut": True}, 2), ({"rounds": 2, "curse": True}, 3)),
    "password-express": (({"rounds": 1, "rows": 2}, 2), ({"rounds": 1, "rows": 1, "zeros": "host", "blank": True}, 4)),
}
ANY: tuple[tuple[dict[str, Any], int], ...] = (({}, 2),)
"""What is hunted at in a room that is not named."""
MOST = (9, 40, 90)
"""How many steps are made at the most, by turns."""
WORLDS = 2

Move = tuple[int, Draft]
"""Who did something, and by which picks."""


def as_bytes(seen: Observation, more: Any) -> bytes:
    return seen["observation"].tobytes() + seen["action_mask"].tobytes() + msgspec.json.encode(more)


def told(env: TableEnv, seat: int) -> bytes:
    """Return everything an environment tells a seat now."""
    agent = f"player_{seat}"
    public = (env.agent_selection, env.rewards[agent], env.terminations[agent], env.truncations[agent])
    return as_bytes(env.observe(agent), (public, env.infos[agent]))


def at_random(env: TableEnv, picker: random.Random, most: int) -> Iterator[Move]:
    """Play on at random, and yield every move that came to an end."""
    path: Draft = ()
    for _ in range(most):
        if env._play.over:
            return
        seat = int(env.agent_selection[-1])
        path = (*path, picker.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
        env.step(path[-1])
        if not env._play.drafts[seat]:
            yield seat, path
            path = ()


def other_path(env: TableEnv, other: TableEnv, world: World[Any, Any], move: Move) -> Draft:
    """Return how a move is made in the other world: what its seat chose unseen may differ there."""
    seat, path = move
    if env.waits and path == (env.wait,):
        return path
    here, encoding = env._play.sight(seat), env._laid.encoding
    action = encoding.pick(here, path[:-1], path[-1])
    return encoding.path(other._play.sight(seat), world.hidden.get(Seq(env._play.moves + 1), action))


def is_told_otherwise(env: TableEnv, other: TableEnv, world: World[Any, Any], moves: list[Move], eyes: int) -> bool:
    """Make the same moves in both worlds: is a seat told anything else at any step?"""
    for move in moves:
        there = other_path(env, other, world, move)
        assert len(there) == len(move[1]), "how many picks a move takes would tell what it is"
        for one, two in zip(move[1], there, strict=True):
            if told(env, eyes) != told(other, eyes):
                return True
            env.step(one)
            other.step(two)
    return told(env, eyes) != told(other, eyes)


def in_world(env: TableEnv | TogetherEnv | SeatEnv, world: World[Any, Any]) -> Any:
    """Return an environment in which that world was dealt, and everything else is rolled the same."""
    other = env.clone()
    other._laid.dealt -= 1
    other._start(deal=world.deal)
    return other


def hunt(key: str, rounds: int = 2) -> tuple[int, int]:
    """Play games and play them again in worlds that look alike to a seat. Return how many, and how many told more."""
    compared, leaks = 0, 0
    for number, (options, seats) in enumerate(TABLES.get(key, ANY) * rounds):
        picker = random.Random(f"{key} {number}")
        env = research.aec(key, options=options, seats=seats)
        env.reset(seed=number)
        played = env.clone()
        moves = list(at_random(played, picker, MOST[number % len(MOST)]))
        played = env.clone()  # without the move that was cut off
        for _, path in moves:
            for index in path:
                played.step(index)
        for eyes in range(seats):
            for draw in range(WORLDS):
                lots = Chance(bytes(32), f"{number} {eyes} {draw}")
                world = env._laid.game.deduction.sample(played._play.sight(eyes), lots)
                compared += 1
                leaks += is_told_otherwise(env.clone(), in_world(env, world), world, moves, eyes)
    return compared, leaks


@pytest.mark.parametrize("key", GAMES)
def test_no_seat_can_tell_two_worlds_apart_by_what_an_environment_tells_it(key: str) -> None:
    compared, leaks = hunt(key)
    assert compared >= 2 and leaks == 0


@pytest.mark.prove
@pytest.mark.parametrize("key", GAMES)
def test_no_seat_can_tell_two_worlds_apart_over_many_games(key: str) -> None:
    compared, leaks = hunt(key, rounds=100)
    assert compared == 100 * WORLDS * sum(seats for _, seats in TABLES.get(key, ANY)) and leaks == 0


@pytest.mark.parametrize("key", research.SIMULTANEOUS)
def test_nor_where_all_act_at_once(key: str) -> None:
    compared = 0
    for number, (options, seats) in enumerate(TABLES[key] * 2):
        picker, steps = random.Random(number), []
        env = research.parallel(key, options=options, seats=seats)
        env.reset(seed=number)
        played = env.clone()
        for _ in range(25):
            masks = {name: played._observed(seat)["action_mask"] for seat, name in enumerate(played.agents)}
            steps.append({name: picker.choice(np.flatnonzero(mask).tolist()) for name, mask in masks.items()})
            played.step(steps[-1])
        for eyes in range(seats):
            world = env._laid.game.deduction.sample(played._play.sight(eyes), Chance(bytes(32), f"{eyes}"))
            if world.hidden:
                continue
            here, there = env.clone(), in_world(env, world)
            for step in steps:
                one, two = (table.step(step) for table in (here, there))
                name = f"player_{eyes}"
                answers = [as_bytes(told[0][name], [each[name] for each in told[1:]]) for told in (one, two)]
                assert answers[0] == answers[1]
                compared += 1
    assert compared


def hunt_among_bots(key: str) -> tuple[int, int]:
    """Play from one seat in two worlds that look alike to it. Return how many steps were compared, and told more.

    Bots act by what they see themselves: once the seat was shown that one did something else, the worlds have parted.
    """
    compared, leaks = 0, 0
    for number, (options, seats) in enumerate(table for table in TABLES.get(key, ANY) * 8 if table[1] > 1):
        picker = random.Random(number)
        here = research.solo(key, options=options, seats=seats, bots=("novice",))
        here.reset(seed=number)
        world = here._laid.game.deduction.sample(here._play.sight(0), Chance(bytes(32), f"{number}"))
        there = in_world(here, world)
        answers: list[tuple[Any, ...]] = [(env._observed(0),) for env in (here, there)]
        for _ in range(12):
            if here._play.sight(0).past != there._play.sight(0).past:
                break
            compared += 1
            one, two = (as_bytes(answer[0], answer[1:]) for answer in answers)
            leaks += one != two
            if here._play.over or one != two:
                break
            index = picker.choice(np.flatnonzero(answers[0][0]["action_mask"]).tolist())
            answers = [env.step(index) for env in (here, there)]
    return compared, leaks


@pytest.mark.parametrize("key", GAMES)
def test_nor_from_one_seat_among_bots(key: str) -> None:
    compared, leaks = hunt_among_bots(key)
    assert compared >= 6 and leaks == 0


def test_one_bit_too_much_from_one_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "observe", numbers_that_know_more)
    assert hunt_among_bots("break-the-code")[1] > 0


def peek(play: Play) -> int:
    """Return a bit of what only the referee knows."""
    return zlib.crc32(msgspec.json.encode(play._state)) & 1


def numbers_that_know_more(play: Play, seat: int) -> Int8s:
    seen = play.encoding.observe(play.sight(seat), play.drafts[seat])
    seen[-1] ^= peek(play)
    return seen


def masks_that_know_more(play: Play, seat: int) -> Int8s:
    mask = play.encoding.mask(play.sight(seat), play.drafts[seat])
    if mask.sum() > 1:
        mask[np.flatnonzero(mask)[-1]] ^= peek(play)
    return mask


@pytest.mark.parametrize(("name", "leaky"), [("observe", numbers_that_know_more), ("mask", masks_that_know_more)])
@pytest.mark.parametrize("key", ["vinci", "break-the-code", "lost-code"])
def test_one_bit_too_much_is_caught(key: str, name: str, leaky: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, name, leaky)
    monkeypatch.setattr(Play, "check", lambda _play, _seat, _index: None)
    assert hunt(key)[1] > 0


def test_an_info_that_knows_more_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = TableEnv._go_on

    def indiscreet(env: TableEnv) -> None:
        go_on(env)
        env.infos = {name: {"lucky": peek(env._play)} for name in env.agents}

    monkeypatch.setattr(TableEnv, "_go_on", indiscreet)
    assert hunt("vinci")[1] > 0


def test_a_draft_is_seen_by_nobody_else() -> None:
    env = research.aec("break-the-code", options={"first": 0})
    env.reset(seed=1)
    before = told(env, 1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    assert env.agent_selection == "player_0" and env._play.drafts[0]
    assert told(env, 1) == before
