"""Why, and hints: told to the seat that asks, as far as the table lets it, and to nobody else."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest

from cabinet_noir.bots import Seen, suggest
from cabinet_noir.bots.bout import lots_of, next_to_act
from cabinet_noir.core import Chance, Seq, seed_from
from cabinet_noir.games import load
from cabinet_noir.server.protocol.from_page import AskHint
from cabinet_noir.server.tables.reasons import MOST_HINTS, Had, earlier, mark, noted_as
from cabinet_noir.table import Referee

from .clients import House, Message, Visitor, never, play_on
from .test_assist import asks, break_the_code


def mine(visitor: Visitor) -> Message:
    """Claim that a tile of one's own does not stand where it stands on the other's rack, too: that is certain.

    But for a green 5, of which there are two.
    """
    tile = next(tile for tile in visitor.news["view"]["hands"][0] if tile["colour"] != "green")
    place = visitor.news["view"]["hands"][0].index(tile)
    return {"name": f"1.{'ABCDE'[place]}", "values": [f"{tile['colour'][0].upper()}{tile['number']}"], "holds": False}


@pytest.fixture
def table(house: House) -> Iterator[tuple[Visitor, Visitor, Visitor]]:
    ada = house.open_table("person", "person", game="break-the-code", assist="candidates", options={"first": 0})
    bob = house.join(ada["table"])
    with (
        Visitor(house, ada["table"], ada["token"]) as first,
        Visitor(house, ada["table"], bob["token"]) as second,
        Visitor(house, ada["table"]) as spectator,
    ):
        first.catch_up(0)
        yield first, second, spectator


def test_a_seat_is_told_why_and_nobody_else_is(table: tuple[Visitor, Visitor, Visitor]) -> None:
    first, second, spectator = table
    first.say(t="why", id="q1", claim=mine(first))
    told = first.until("why")
    assert (told["id"], told["seq"]) == ("q1", 0)
    assert told["reason"]["line"]["id"] == "break-the-code-claim-is-not"
    assert [clue["line"]["id"] for clue in told["reason"]["clues"]] == ["break-the-code-why-own"]
    for other in (second, spectator):
        other.settle()
        assert not any('"t":"why"' in raw for raw in other.heard)


def test_what_is_still_possible_has_no_reason(table: tuple[Visitor, Visitor, Visitor]) -> None:
    first, _, _ = table
    help = first.until("assist")
    possible = next(iter(help["odds"]["1.C"]))
    first.say(t="why", id="q", claim={"name": "1.C", "values": [possible], "holds": False})
    assert first.until("why")["reason"] is None


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"t": "why", "id": "q", "claim": {"name": "7.A", "values": ["B1"]}}, "no-such-claim"),
        ({"t": "why", "id": "q", "claim": {"name": "1.A", "values": []}}, "no-such-claim"),
        ({"t": "why", "id": "q", "claim": {"name": "1.A", "values": ["B77"]}}, "no-such-claim"),
        ({"t": "why", "id": "q", "note": "nothing"}, "no-such-note"),
        ({"t": "why", "id": "q"}, "no-such-note"),
        ({"t": "note", "id": "q", "key": "house.hints", "value": ""}, "no-such-note"),
        ({"t": "hint", "id": "q", "rung": 6}, "unreadable-message"),
    ],
)
def test_nonsense_is_refused(table: tuple[Visitor, Visitor, Visitor], asked: Message, reason: str) -> None:
    first, _, _ = table
    first.say(**asked)
    problem = first.until("error")
    assert (problem["reason"], problem["id"]) == (reason, "q")


@pytest.mark.parametrize("dial", ["best", "candidates"])
def test_a_range_is_explained_to_whom_it_is_advised_and_where_the_dial_goes_that_far(house: House, dial: str) -> None:
    ada = house.open_table("person", "person", game="lost-code", assist=dial)
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"], bob["token"]) as second:
        play_on([first, second], random.Random(1), lambda _: first.news["view"]["phase"] == "estimating")
        on_turn, other = (first, second) if first.news["offers"] else (second, first)
        for visitor in (on_turn, other):
            visitor.say(t="why", id="q", action={"t": "estimate", "disk": 5, "start": 6})
        if dial != "best":
            assert {visitor.until("error")["reason"] for visitor in (on_turn, other)} == {"dial-does-not-tell"}
            return
        reason = on_turn.until("why")["reason"]
        assert (reason["line"]["id"], reason["line"]["args"]["least"]) == ("lost-code-reckoned-range", 6)
        assert {clue["line"]["id"] for clue in reason["clues"]} == {"lost-code-why-sight"}
        assert other.until("error")["reason"] == "no-such-claim"  # nothing is advised out of turn
        on_turn.say(t="why", id="r", action={"t": "roll"})
        assert on_turn.until("error")["reason"] == "no-such-claim"


def test_a_wrong_note_names_what_it_breaks(house: House) -> None:
    ada = break_the_code(house, "checked")
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        first.say(t="why", id="q1", claim=mine(first))
        assert first.until("error")["reason"] == "dial-does-not-tell"  # notes are checked here, and no more
        first.say(t="note", key="1.A", value="9")
        first.say(t="why", id="q2", note="1.A")
        told = first.until("why")
        assert told["id"] == "q2" and told["reason"]["line"]["args"]["tiles"] == "●9 ○9"
        first.say(t="note", key="1.A", value="")
        first.say(t="why", id="q3", note="1.A")
        assert first.until("error")["reason"] == "no-such-note"


def test_a_seat_asks_one_question_at_a_time_and_plays_on_meanwhile(table: tuple[Visitor, Visitor, Visitor]) -> None:
    first, _, _ = table
    for number in range(8):
        first.say(t="why", id=f"q{number}", claim=mine(first))
    answers = [first.until("why", "error") for _ in range(8)]
    assert {each["id"] for each in answers} == {f"q{number}" for number in range(8)}
    assert {each.get("reason") for each in answers if each["t"] == "error"} <= {"one-question-at-a-time"}
    assert any(each["t"] == "why" for each in answers)


def test_a_spectator_asks_nothing(table: tuple[Visitor, Visitor, Visitor]) -> None:
    first, _, spectator = table
    for asked in ({"t": "why", "claim": mine(first)}, {"t": "hint", "rung": 1}):
        spectator.say(**asked, id="q")
        assert spectator.until("error")["reason"] == "only-watching"


# Hints

_ids = count()


def an_id() -> str:
    return f"h{next(_ids)}"


def rung(visitor: Visitor, number: int) -> Message:
    visitor.say(t="hint", id=an_id(), rung=number)
    return visitor.until("hint", "error")


@pytest.fixture
def sure(house: House) -> Iterator[Callable[[], Visitor]]:
    """Three people with cards of four; each has named one that the other does not have, so that the first can be
    certain of both others. What it gives is another device of the first."""
    ada = house.open_table("person", "person", "person", game="_template", assist="hints", options={"highest": 4})
    tokens = ada["token"], *(house.join(ada["table"], name)["token"] for name in ("Bob", "Cleo"))
    with ExitStack() as devices:
        people = [devices.enter_context(Visitor(house, ada["table"], token)) for token in tokens]
        cards = [person.catch_up(0)["view"]["cards"][seat]["number"] for seat, person in enumerate(people)]
        (nobody,) = {1, 2, 3, 4} - set(cards)
        for seq, (about, number) in enumerate(((1, cards[2]), (2, nobody), (1, nobody))):
            people[seq].catch_up(seq)
            assert people[seq].act({"t": "name", "seat": about, "number": number})["t"] == "done"

        def another() -> Visitor:
            device = devices.enter_context(Visitor(house, ada["table"], ada["token"]))
            device.catch_up(3)
            return device

        yield another


def test_a_hint_goes_no_further_than_its_rung(sure: Callable[[], Visitor]) -> None:
    first = sure()
    hints = [rung(first, number) for number in range(1, 6)]
    assert [hint["taken"] for hint in hints] == [1] * 5, "one hint, rung by rung"
    assert [hint.keys() - {"t", "id", "seq", "rung", "most", "certain", "taken"} for hint in hints] == [
        set(), {"about"}, {"about", "clues"}, {"about", "clues"}, {"about", "clues", "fact"},
    ]  # fmt: skip
    last = hints[-1]
    assert last["about"] == {"id": "template-about", "args": {"seat": 1}}
    assert [clue["line"]["id"] for clue in last["clues"]] == ["template-why-own", *["template-why-miss"] * 2]
    assert last["fact"]["args"]["seat"] == 1


def test_the_next_hint_is_about_another_thing_until_all_are_told(sure: Callable[[], Visitor]) -> None:
    first = sure()
    told = [rung(first, 5) for _ in range(2)]
    assert [(hint["about"]["args"]["seat"], hint["taken"]) for hint in told] == [(1, 1), (2, 2)]
    assert len(told[1]["clues"]) == 4 and [step["clues"] for step in told[1]["steps"]] == [[0, 1, 2]]
    assert rung(first, 2)["about"]["args"]["seat"] == 1, "and then again what was told"


def test_a_hint_asked_again_after_a_lost_connection_is_the_same_hint(sure: Callable[[], Visitor]) -> None:
    first = sure()
    first.say(t="hint", id="once", rung=5)
    told = first.until("hint")
    first.close()
    again = sure()
    again.say(t="hint", id="once", rung=5)
    assert again.until("hint") == told
    again.say(t="hint", id="twice", rung=5)
    assert again.until("hint")["about"]["args"]["seat"] == 2


def test_a_hint_asked_again_while_the_house_still_thinks_comes_once_it_is_found(sure: Callable[[], Visitor]) -> None:
    first = sure()
    for _ in range(3):
        first.say(t="hint", id="once", rung=5)
    answers = [first.until("hint", "error")]
    first.settle()
    answers += [answer for answer in map(json.loads, first.heard) if answer["t"] in ("hint", "error")]
    assert all(answer == answers[0] for answer in answers) and answers[0]["taken"] == 1


def test_a_worker_that_heard_of_a_hint_from_another_repeats_it_too() -> None:
    had = [Had(3, 5, "1"), Had(4, 5, "2")]
    noted = noted_as([*had, Had(4, 5, "3", mark("once"))])
    assert earlier(Had.read(noted), Seq(4), AskHint("once", 5)) == had
    for asked, seq in ((AskHint("twice", 5), 4), (AskHint("once", 5), 9)):
        assert [one.name for one in earlier(Had.read(noted), Seq(seq), asked)] == ["1", "2", "3"], "a hint of its own"


@pytest.mark.parametrize(("level", "told"), [("pointers", False), ("hints", True), ("candidates", True)])
def test_where_nothing_is_certain_a_hint_tells_what_to_ask(house: House, level: str, told: bool) -> None:
    """Wherever hints go to the end; and only to who has something to ask now."""
    ada = break_the_code(house, level)
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        hint = rung(first, 1)
        assert not hint["certain"] and ("advice" in hint) == told
        if told:
            advice = hint["advice"]
            assert advice["action"] in asks(first.news)
            assert (advice["unit"], advice["worth"] > 0, advice["worlds"] > 1) == ("bits", True, True)
        assert first.act(asks(first.news)[0])["t"] == "done"
        assert "advice" not in rung(first, 1), "somebody else's turn"


@pytest.mark.parametrize(("game", "unit"), [("archeologic", "bits"), ("lost-code", "points"), ("vinci", None)])
def test_what_is_suggested_is_a_question_or_a_range_and_no_guess(game: str, unit: str | None) -> None:
    room, suggested = load(game), list[Any]()
    table = Referee.open(room, room.options(), 2, seed_from(3))
    while room.outcome(table.state) is None:
        seat = next_to_act(table)
        sight = table.sight(seat)
        suggested += filter(None, [suggest(Seen.of(game, table.options, sight))])
        table.act(seat, room.bots["novice"](sight, Chance(lots_of(table.seed), f"{table.seq}")))
    assert {each[2] for each in suggested} == ({unit} if unit else set())
    assert {each[0]["t"] for each in suggested} <= {"ask", "estimate", "exchange"}


def test_hints_are_free_against_bots_wherever_the_dial_stands(house: House) -> None:
    ada = house.open_table("person", "novice", game="break-the-code", options={"codes": "tiny", "first": 0})
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        assert rung(first, 5)["most"] == 5


@pytest.mark.parametrize(("level", "most"), [("off", 0), ("checked", 0), ("pointers", 3), ("hints", 5)])
def test_among_people_hints_go_as_far_as_the_table_says(house: House, level: str, most: int) -> None:
    ada = break_the_code(house, level)
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        answers = [rung(first, number) for number in range(1, 6)]
    assert [each["t"] for each in answers] == ["hint"] * most + ["error"] * (5 - most)
    assert {each["reason"] for each in answers if each["t"] == "error"} <= {"no-hints-that-far"}


def test_what_was_told_to_the_end_is_not_the_next_hint_and_is_remembered(house: House) -> None:
    ada = house.open_table("person", "novice", game="_template", assist="hints", options={"highest": 4})
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        assert rung(first, 5)["taken"] == 1
        assert rung(first, 1)["taken"] == 2, "a new hint begins"
    with Visitor(house, ada["table"], ada["token"]) as again:
        again.catch_up(0)
        assert again.notes == {}, "what the house notes is no note of the player's"
        assert rung(again, 2)["taken"] == 2, "the same hint goes on"


def test_others_learn_of_hints_after_the_end_and_not_before(house: House) -> None:
    ada = house.open_table("person", "person", game="_template", assist="hints", options={"highest": 4})
    bob = house.join(ada["table"])
    with (
        Visitor(house, ada["table"], ada["token"]) as first,
        Visitor(house, ada["table"], bob["token"]) as second,
    ):
        first.catch_up(0)
        second.until("assist")
        second.settle()
        heard = len(second.heard)
        assert rung(first, 3)["t"] == "hint"
        second.settle()
        assert {json.loads(raw)["t"] for raw in second.heard[heard:]} == {"pong"}
        assert house.get(f"/api/tables/{ada['table']}/knowing?eyes=0", bob["token"]).status_code == 403
        play_on([first, second], random.Random(1), never)
    looked_back = house.get(f"/api/tables/{ada['table']}/knowing?eyes=1").json()
    assert looked_back["hints"] == [1, 0]
    assert looked_back["knowing"]["eyes"] == 1 and len(looked_back["knowing"]["worlds"]) > 1
    assert house.get(f"/api/tables/{ada['table']}/knowing?eyes=2").status_code == 400


def test_nobody_asks_for_hints_without_end(house: House) -> None:
    """The note that counts them stays short, and is the house's own."""
    assert len(noted_as([Had(9999, 5, "centre.E", mark("q"))] * MOST_HINTS)) < 4096
    ada = house.open_table("person", "novice", game="_template", assist="hints", options={"highest": 4})
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        for _ in range(MOST_HINTS):
            assert rung(first, 5)["t"] == "hint"
        assert rung(first, 5)["reason"] == "too-many-hints"
