"""Sights and actions as numbers: what is offered and what is numbered are the same, both ways, in every room."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cabinet_noir.core import HOUSE, Game, Illegal, Seat, Sight, seed_from
from cabinet_noir.core.encoding import Draft, Encoding
from cabinet_noir.games import GAMES, TEMPLATE, encoding_of, load
from cabinet_noir.table import Eyes, Referee

ROOMS = (*GAMES, TEMPLATE)
FEW = 400
"""So many actions are listed; of more, as many are drawn."""

AnyGame = Game[Any, Any, Any, Any]


def sights(game: AnyGame, options: Any, seats: int, number: int) -> Iterator[tuple[Sight[Any, Any], Any]]:
    """Play a game at random, and yield every sight somebody acts from with what is done."""
    picker, referee = random.Random(number), Referee.open(game, options, seats, seed_from(number))
    eyes = [Eyes(referee, Seat(seat)) for seat in range(seats)]
    while not referee.over:
        seat = picker.choice(game.actors(referee.state))
        if seat == HOUSE:
            referee.act(HOUSE, game.action_of("time_up", {}))
            continue
        sight = eyes[seat].sight()
        action = game.pick(sight.offers, picker)
        yield sight, action
        referee.act(seat, action)


def some_actions(game: AnyGame, sight: Sight[Any, Any], picker: random.Random) -> list[Any]:
    """Return every action that is offered, or some where they are many."""
    if sum(map(len, sight.offers)) <= FEW:
        return list(game.actions(sight.offers))
    return [game.pick(sight.offers, picker) for _ in range(20)]


def walk(encoding: Encoding, sight: Sight[Any, Any], picker: random.Random) -> tuple[Draft, Any]:
    """Pick at random until an action is complete, and return the picks and the action."""
    draft: Draft = ()
    while True:
        index = picker.choice(np.flatnonzero(encoding.mask(sight, draft)).tolist())
        action = encoding.pick(sight, draft, index)
        draft = (*draft, index)
        if action is not None:
            return draft, action


def is_listed(encoding: Encoding, sight: Sight[Any, Any], path: Draft) -> bool:
    return all(encoding.mask(sight, path[:at])[index] == 1 for at, index in enumerate(path))


def followed(encoding: Encoding, sight: Sight[Any, Any], path: Draft) -> list[Any]:
    return [encoding.pick(sight, path[:at], index) for at, index in enumerate(path)]


@pytest.mark.parametrize("key", ROOMS)
def test_every_offered_action_has_a_path_and_every_path_is_an_offered_action(key: str) -> None:
    game, picker = load(key), random.Random(7)
    for number, (options, seats) in enumerate((*game.samples, *game.small)):
        encoding = encoding_of(key, options, seats)
        for count, (sight, done) in enumerate(sights(game, options, seats, number)):
            if count > 120:
                break
            seen = encoding.observe(sight)
            assert seen.shape == (encoding.length,) and seen.dtype == np.int8
            assert encoding.mask(sight).shape == (encoding.actions,)
            path, action = walk(encoding, sight, picker)
            assert any(offer.admits(action) for offer in sight.offers), action
            assert encoding.path(sight, action) == path
            for offered in (done, *(some_actions(game, sight, picker) if count % 7 == 0 else ())):
                try:
                    path = encoding.path(sight, offered)
                except Illegal:
                    assert key == "password-express"
                    continue
                assert is_listed(encoding, sight, path), offered
                assert followed(encoding, sight, path) == [*[None] * (len(path) - 1), offered]
