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
from cabinet_noir.games.vinci.encoding import VinciEncoding
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


def every_action(encoding: Encoding, sight: Sight[Any, Any], draft: Draft = ()) -> Iterator[Any]:
    """Yield the action of every path the masks allow."""
    for index in np.flatnonzero(encoding.mask(sight, draft)).tolist():
        action = encoding.pick(sight, draft, index)
        if action is None:
            yield from every_action(encoding, sight, (*draft, index))
        else:
            yield action


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
            if not encoding.mask(sight).any():  # the lexicon has no word here, and version 1 no pass: one waits
                assert [offer.action for offer in sight.offers] == ["say"]
                continue
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


def agrees(game: AnyGame, encoding: Encoding, sight: Sight[Any, Any]) -> bool:
    """Are the paths the offered actions, each of them once? The two green 5s of Break the Code are offered as two."""
    numbered, offered = list(every_action(encoding, sight)), set(game.actions(sight.offers))
    return len(numbered) == len(offered) and set(numbered) == offered


@pytest.mark.parametrize("key", ROOMS)
def test_the_paths_are_the_offered_actions_each_of_them_once(key: str) -> None:
    game, compared = load(key), 0
    for number, (options, seats) in enumerate((*game.samples, *game.small)):
        encoding = encoding_of(key, options, seats)
        for count, (sight, _) in enumerate(sights(game, options, seats, number)):
            if count % 5 or count > 60 or sum(map(len, sight.offers)) > FEW:
                continue
            assert agrees(game, encoding, sight)
            compared += 1
    assert compared


def test_a_mask_that_forgets_and_a_number_used_twice_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("vinci")
    options, kind = game.options(setup="chance"), VinciEncoding
    encoding = kind(options, 2)
    *_, (sight, _) = (pair for pair, _ in zip(sights(game, options, 2, 1), range(3), strict=False))
    assert agrees(game, encoding, sight)
    mask, pick = kind.mask, kind.pick

    def forgetful(self: VinciEncoding, sight: Any, draft: Draft = ()) -> Any:
        found = mask(self, sight, draft)
        found[np.flatnonzero(found)[-1]] = 0
        return found

    monkeypatch.setattr(kind, "mask", forgetful)
    assert not agrees(game, encoding, sight)
    monkeypatch.setattr(kind, "mask", mask)
    monkeypatch.setattr(kind, "pick", lambda self, sight, draft, index: pick(self, sight, draft, index & ~1))
    assert not agrees(game, encoding, sight)
