"""The leak hunt for trying again: what is told of a try follows from what its seat could know, and from its own acts.

Two games look alike to a seat up to its choice, and differ in the deal and in all that came later. Whoever tries again
from there in a drawn world is told the same bytes, try by try; in the true one, the same until somebody moves.
"""

from __future__ import annotations

import msgspec
import pytest
from tests.server.finished import Table, play_to_the_end, played

from cabinet_noir.bots import Past
from cabinet_noir.core import Chance, Seat, Seq, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.review.choices import moves_of
from cabinet_noir.server.past.retry_jobs import Wanted, begun, play_on, tried
from cabinet_noir.table import Referee

AGAINST_THE_CLOCK = "password-express"
ROOMS = [key for key in GAMES if load(key).worth is not None and key != AGAINST_THE_CLOCK]
TRIES = 4


def choices(then: Table, seat: Seat) -> list[Seq]:
    """Return the entries of a seat's own choices."""
    own = [move for _, _, move in moves_of(then) if move is not None and move.entry.seat == seat]
    return [move.entry.seq for move in own]


def alike(then: Table, seat: Seat, entry: Seq) -> Table | None:
    """Return another game that looks the same to a seat up to its choice; None where only one deal does."""
    for number in range(20):
        twin = begun(then, seat, entry, number)
        if twin.state == begun(then, seat, entry, None).state:
            continue
        other = Referee(then.game, then.options, then.seats, then.seed, twin.company)  # what was rolled, is
        for one in twin.entries:
            other.record(one)
        play_to_the_end(other, "regular")
        return other
    return None


def told(table: Table, wanted: Wanted) -> bytes:
    return tried(Past.of(table), wanted).news


def as_told(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


def acts_in(table: Table, seat: Seat, entry: Seq, world: int | None) -> tuple[bytes, ...]:
    """Return a few acts of a novice in a world."""
    acts: tuple[bytes, ...] = ()
    now = begun(table, seat, entry, world)
    while len(acts) < TRIES and not now.over:
        act = table.game.bots["novice"](now.sight(seat), Chance(seed_from(len(acts)), "act"))
        acts += (msgspec.json.encode(act),)
        play_on(now, seat, acts[-1])
    return acts


@pytest.mark.parametrize("key", ROOMS)
def test_two_games_that_look_alike_to_a_seat_are_tried_again_alike(key: str) -> None:
    then, seat = played(game=key, seed=5, level="novice"), Seat(0)
    hunted = 0
    for entry in choices(then, seat)[::4]:
        other = alike(then, seat, entry)
        if other is None:
            continue
        hunted += 1
        for world in (0, 1):
            acts = acts_in(then, seat, entry, world)
            for made in range(len(acts) + 1):
                wanted = Wanted(seat, entry, world, acts[:made], -1)
                assert told(then, wanted) == told(other, wanted)
        assert told(then, Wanted(seat, entry, None, (), -1)) == told(other, Wanted(seat, entry, None, (), -1))
    assert hunted, "there was something to hunt"


@pytest.mark.parametrize("key", ROOMS)
def test_the_others_things_are_as_hidden_in_a_try_as_they_were(key: str) -> None:
    then, seat = played(game=key, seed=5, level="novice"), Seat(0)
    for entry in choices(then, seat)[::4]:
        for world in (None, 0):
            news = msgspec.json.decode(told(then, Wanted(seat, entry, world, (), -1)))
            assert news["view"] == as_told(then.sight(seat, Seq(entry - 1)).view)


def test_a_try_that_showed_another_hand_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hunt finds what it is for: with a window that shows everything, two games are told apart."""
    then, seat = played(game="vinci", seed=5, level="novice"), Seat(0)
    entry = choices(then, seat)[4]
    other = alike(then, seat, entry)
    assert other is not None
    monkeypatch.setattr(Referee, "seen", lambda _self, one, _seat: one.events)
    wanted = Wanted(seat, entry, None, (), -1)
    assert told(then, wanted) != told(other, wanted)
