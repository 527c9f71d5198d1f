"""Every game says how long it can become; neither random play nor bots go further."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import seed_from
from cabinet_noir.games import GAMES, TEMPLATE, load
from cabinet_noir.laws.trial import play

ROOMS = (*GAMES, TEMPLATE)
FEW, SOME = 4, 12


@pytest.mark.parametrize("key", ROOMS)
def test_no_random_game_goes_beyond_what_its_room_says(key: str) -> None:
    game = load(key)
    for options, seats in game.samples:
        most = max(play(game, options, seats, seed_from(seed)).last + 1 for seed in range(SOME))
        assert 1 < most <= game.longest(options, seats), (options, seats)


@pytest.mark.parametrize("key", ROOMS)
def test_no_game_of_bots_goes_beyond_what_its_room_says(key: str) -> None:
    """The quick ones play: a novice goes on longest, and what masters think of is another test's."""
    game = load(key)
    levels = [game.bots[level] for level in ("novice", "regular") if level in game.bots]
    for number, (options, seats) in enumerate(game.samples[:FEW]):
        seed = seed_from(number)
        played = bout(game, options, list(islice(cycle(levels), seats)), seed, lots_of(seed))
        assert played.moves + 1 <= game.longest(options, seats), (options, seats)
