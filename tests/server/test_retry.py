"""Trying again from a choice of a game that is over: alone, bounded, and as often as one likes the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import Any

import pytest

from cabinet_noir.bots.bout import next_to_act
from cabinet_noir.core import Chance, Illegal, Seat, Seq, seed_from
from cabinet_noir.games import TEMPLATE, load
from cabinet_noir.server.past.retry_jobs import begun
from cabinet_noir.table import OfTheHouse, Referee

from .clients import House, Message, Visitor, any_action, play_on
from .finished import log_of, played

GAME = played(setup="chance")
OWN = [int(entry.seq) for entry in GAME.entries if entry.seat == 0 and entry.action is not None]
CHOICE = OWN[len(OWN) // 2]


def _played_before(entry: int) -> Iterator[Any]:
    events = (event for one in GAME.entries[:entry] for event in one.events)
    return (event for event in events if not isinstance(event, OfTheHouse))


class First:
    """Picks the first of whatever there is."""

    def choice(self, values: Any) -> Any:
        return values[0]


@pytest.fixture(scope="module")
def over(house: House) -> str:
    table: str = house.post_raw("/api/logs", log_of(GAME)).raise_for_status().json()["table"]
    return table


def tried(house: House, table: str, **asked: Any) -> Message:
    answer: Message = house.post(f"/api/tables/{table}/retry", {"eyes": 0, "entry": CHOICE, **asked}).json()
    return answer


@pytest.mark.parametrize("world", [None, 0, 7])
def test_a_choice_is_where_it_was_and_can_be_played_to_the_end(house: House, over: str, world: int | None) -> None:
    told, acts = tried(house, over, world=world), list[Any]()
    assert told["news"]["seq"] == CHOICE - 1
    assert told["news"]["to_act"] == [0]
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "bot"]
    while told["news"]["outcome"] is None:
        acts.append(any_action(told["news"], First()))  # type: ignore[arg-type]  # it is asked for choices alone
        told = tried(house, over, world=world, acts=acts, since=told["news"]["seq"])
        assert told["news"]["to_act"] == ([] if told["news"]["outcome"] else [0]), "bots answer at once"
    assert told["table"]["status"] == "over"
    assert tried(house, over, world=world, acts=acts, since=told["news"]["since"]) == told, (
        "the same acts, the same game"
    )
    more = tried(house, over, world=world, acts=[*acts, acts[0]])
    assert (more["code"], more["reason"]) == ("illegal", "game-is-over")


def test_the_true_world_is_the_true_one_and_a_drawn_one_looks_like_it() -> None:
    seat, entry = Seat(0), Seq(CHOICE)
    true = begun(GAME, seat, entry, None)
    assert true.state == reduce(GAME.game.fold, _played_before(CHOICE), GAME.game.start(GAME.options, GAME.seats))
    views = [begun(GAME, seat, entry, world).sight(seat).view for world in (None, 0, 1, 2)]
    assert views == [GAME.sight(seat, Seq(CHOICE - 1)).view] * 4
    assert any(begun(GAME, seat, entry, world).state != true.state for world in range(4)), "worlds are drawn"


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        ({"entry": 0}, "retry-no-choice"),
        ({"entry": 10_000}, "retry-no-choice"),
        ({"entry": next(int(entry.seq) for entry in GAME.entries if entry.seat == 1)}, "retry-no-choice"),
        ({"eyes": 2}, "no-such-eyes"),
        ({"world": -1}, "unreadable-body"),
        ({"world": 1000}, "unreadable-body"),
        ({"world": "true"}, "unreadable-body"),
        ({"acts": [{}] * 501}, "unreadable-body"),
        ({"acts": [{"t": "nonsense"}]}, "unreadable-action"),
        ({"acts": ["+B"]}, "unreadable-action"),
        ({"since": 10_000}, "no-such-step"),
        ({"since": -2}, "no-such-step"),
    ],
)
def test_nonsense_is_refused_with_a_reason(house: House, over: str, asked: Message, refused: str) -> None:
    assert tried(house, over, **asked)["reason"] == refused


def test_an_act_the_rules_forbid_is_refused_with_its_rule_and_changes_nothing(house: House, over: str) -> None:
    before = tried(house, over, world=3)
    told = tried(house, over, world=3, acts=[{"t": "guess", "at": {"seat": 0, "place": 0}, "face": 1}])
    assert told["code"] == "illegal" and told["rule"]
    assert tried(house, over, world=3) == before


def test_nothing_is_tried_again_before_the_end(house: House) -> None:
    ada = house.open_table("person", "novice", options={"setup": "chance", "first": 0})
    for token in ("", ada["token"]):
        answer = house.post(f"/api/tables/{ada['table']}/retry", {"eyes": 0, "entry": 1}, token)
        assert (answer.status_code, answer.json()["reason"]) == (403, "eyes-closed-until-the-end")


def test_a_match_is_one_game_nothing_is_tried_again_while_it_runs(house: House) -> None:
    ada = house.open_table("person", "person", options={"setup": "chance", "highest": 4, "games": 2})
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as one, Visitor(house, ada["table"], bob["token"]) as other:
        play_on([one, other], Random(1), lambda _: bool(one.news["view"]["results"]))
        assert one.news["outcome"] is None, "the second game runs"
        for token in ("", ada["token"]):
            retried = house.post(f"/api/tables/{ada['table']}/retry", {"eyes": 0, "entry": 1}, token)
            looked = house.get(f"/api/tables/{ada['table']}/review?eyes=0", token)
            for answer in (retried, looked):
                assert (answer.status_code, answer.json()["reason"]) == (403, "eyes-closed-until-the-end")


def test_a_room_without_an_evaluator_has_no_tries(house: House) -> None:
    table = house.post_raw("/api/logs", log_of(played(game=TEMPLATE, seed=1))).raise_for_status().json()["table"]
    assert tried(house, table, entry=1)["reason"] == "no-evaluator"


def test_what_is_played_against_the_clock_is_not_tried_again() -> None:
    room, chance = load("password-express"), Chance(seed_from(1), "any")
    express = Referee.open(room, room.options(), 2, seed_from(1))
    while room.deadline(express.state) is None:
        seat = next_to_act(express)
        express.act(seat, room.pick(room.offers(express.state, seat), chance))
    seat = room.to_act(express.state)[0]
    entry = express.act(seat, room.pick(room.offers(express.state, seat), chance))
    with pytest.raises(Illegal, match="retry-against-the-clock"):
        begun(express, seat, entry.seq, None)
