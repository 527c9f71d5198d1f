"""Who meets whom: every deal from every seating, nobody favoured, and the same games whoever else has come."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.arena.contests import booked, planned

from cabinet_noir.arena.entrants import Entrant, read_entrants
from cabinet_noir.arena.meeting import Meeting, play, seated, seatings, shared_seatings
from cabinet_noir.core import Malformed
from cabinet_noir.games import load


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_sits_in_every_seat_equally_often(players: int) -> None:
    places = seatings(players)
    for player in range(players):
        seats = [seating.index(player) for seating in places]
        assert {seats.count(seat) for seat in range(players)} == {len(places) // players}


@pytest.mark.parametrize(("players", "places"), [(2, 3), (2, 4), (3, 4)])
def test_where_there_are_fewer_players_than_places_nobody_is_favoured(players: int, places: int) -> None:
    ways = shared_seatings(players, places)
    assert len(set(ways)) == len(ways)
    for place in range(places):
        assert set(Counter(way[place] for way in ways).values()) == {len(ways) // players}
    assert {tuple(player for player in way) for way in ways} == {way[::-1] for way in ways}


def test_a_team_is_one_player() -> None:
    game = load("password-express")
    options = game.options()
    sides = game.sides(options, 4)
    for way in seated(game, options, 4, 2):
        assert {way[seat] for seat in range(4) if sides[seat] == 0} != {way[s] for s in range(4) if sides[s] == 1}
        assert all(len({way[seat] for seat in range(4) if sides[seat] == side}) == 1 for side in set(sides))


def test_a_game_is_the_same_whoever_else_has_come() -> None:
    two = booked(planned("regular,novice", deals=2))
    three = booked(planned("novice,a=novice,regular", deals=2))
    assert [each.untimed for each in two.played] == [
        each.untimed for each in three.played if each.players == ("novice", "regular")
    ]


def test_all_who_meet_play_the_same_deals() -> None:
    """The first event of both games is the same deal; the players have changed seats."""
    plan = planned("novice,a=novice,b=novice", deals=1)
    assert [meeting.seed for meeting in plan.meetings()] == [1, 1, 1]
    same = [next(play(meeting, [0])).bout for meeting in plan.meetings()]
    assert len({(bout.outcome, bout.moves) for bout in same}) == 1, "the same bots, the same deal, the same lots"


def test_names_and_bots_are_read() -> None:
    assert read_entrants(["master, x=pkg.mod:Bot", "mine=exec: ./bot --a=1,2"]) == (
        Entrant("master", "master"),
        Entrant("x", "pkg.mod:Bot"),
        Entrant("mine", "exec: ./bot --a=1,2"),
    )


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ("novice,genius", "no-such-bot"),
        ("novice,no.such.module:Bot", "no-such-class"),
        ("novice,tests.arena.mortal:Nobody", "no-such-class"),
        ("novice,exec: ./no-such-program", "no-such-program"),
        ("novice", "arena-needs-two"),
    ],
)
def test_who_cannot_be_found_is_refused_before_anything_is_played(bots: str, reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        planned(*bots.split(","))
    assert refused.value.reason == reason


def faults(bot: str, **more: Any) -> list[Any]:
    meeting = Meeting("vinci", {}, (bot, "novice"), seatings(2), 1, **more)
    return [sat.fault for sat in play(meeting, range(2))]


def test_what_somebodys_own_class_breaks_is_its_own_game() -> None:
    for number, fault in enumerate(faults("tests.arena.mortal:Broken")):
        assert (fault.seat, fault.kind, fault.said) == (number, "raised", "ZeroDivisionError")
    meeting = Meeting("vinci", {}, ("tests.arena.mortal:Broken", "novice"), seatings(2), 1, adjusted=True)
    (first, _) = play(meeting, range(2))
    assert first.bout.outcome.winners == (1,)
    assert first.bout.lucks == ((0.0, 0.0), (1.0, 0.0))


def test_what_it_may_not_do_it_has_not_done() -> None:
    assert [fault.kind for fault in faults("tests.arena.mortal:Cheat")] == ["illegal", "illegal"]


def test_somebodys_own_class_is_new_to_every_game() -> None:
    assert faults("tests.arena.mortal:Rememberer") == [None, None]


def test_in_a_game_against_the_clock_a_bot_needs_a_pace() -> None:
    with pytest.raises(Malformed) as refused:
        planned("novice,tests.arena.mortal:Novice", game="password-express")
    assert refused.value.reason == "bot-without-pace"
