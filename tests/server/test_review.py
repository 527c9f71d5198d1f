"""What a game that is over was worth: told to whoever asks, of every seat, and of no game that still runs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cabinet_noir.core import Illegal
from cabinet_noir.games import TEMPLATE, load
from cabinet_noir.server.past import hindsight

from .clients import House, Visitor
from .finished import log_of, played


def taken_in(house: House, **wanted: Any) -> str:
    """Have a house take in a whole game, and return its table."""
    answer = house.post_raw("/api/logs", log_of(played(**wanted)))
    table: str = answer.raise_for_status().json()["table"]
    return table


@pytest.fixture(scope="module")
def over(house: House) -> str:
    return taken_in(house, setup="chance")


def test_a_review_adds_up_and_names_its_turning_points(house: House, over: str) -> None:
    told = house.get(f"/api/tables/{over}/review?eyes=1").raise_for_status().json()
    assert sum(told["parts"].values()) == pytest.approx(told["result"] - told["start"][1], abs=1e-9)
    steps = told["steps"]
    assert [step["seq"] for step in steps] == list(range(len(steps)))
    changed = {step["seq"]: abs(sum(step["parts"].values())) for step in steps[1:]}
    assert set(told["turns"]) == set(sorted(changed, key=lambda seq: -changed[seq])[:3])
    own = [step for step in steps if step.get("compared")]
    assert {step["seat"] for step in own} == {1}
    for step in own:
        assert step["done"] in [act["move"] for act in step["compared"]]
    assert house.info(over)["reviewed"] is True


def test_what_a_choice_names_is_told_with_its_odds_and_what_is_certain_with_its_reason(house: House, over: str) -> None:
    reviews = [house.get(f"/api/tables/{over}/review?eyes={eyes}").json() for eyes in (0, 1)]
    own = [step for told in reviews for step in told["steps"] if step.get("compared")]
    best = [step["compared"][0] for step in own]
    assert [act for act in best if act["action"]["t"] == "guess" and not 0 < act["odds"] <= 1] == []
    assert [act for act in best if act["action"]["t"] != "guess" and "odds" in act] == []
    sure = [step for step in own if step["compared"][0].get("odds", 0) > 1 - 1e-9]
    assert sure, "in this game something was certain"
    assert [step for step in sure if step["reason"]["line"]["id"] != "vinci-claim-is"] == []
    assert [step for step in own if "reason" in step and step not in sure] == []


def test_nothing_is_told_before_the_end(house: House) -> None:
    ada = house.open_table("person", "person", options={"setup": "chance", "games": 2})
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"], bob["token"]):
        first.catch_up(0)
        for token in ("", ada["token"], bob["token"]):
            answer = house.get(f"/api/tables/{ada['table']}/review?eyes=0", token)
            assert (answer.status_code, answer.json()["reason"]) == (403, "eyes-closed-until-the-end")
        assert house.info(ada["table"])["reviewed"] is False


@pytest.mark.parametrize("eyes", ["2", "-1", "all", ""])
def test_eyes_that_are_nobodys_are_refused(house: House, over: str, eyes: str) -> None:
    assert house.get(f"/api/tables/{over}/review?eyes={eyes}").status_code == 400


def test_a_game_longer_than_anybody_plays_is_not_looked_back_at() -> None:
    referee = SimpleNamespace(seq=hindsight.MOST_ENTRIES, game=load("vinci"))
    table: Any = SimpleNamespace(seats=(0, 0), over=True, row=SimpleNamespace(status="over"), referee=referee)
    with pytest.raises(Illegal, match="too-long-to-look-back"):
        hindsight.weighable(table, 0)


def test_a_room_without_an_evaluator_says_so(house: House) -> None:
    table = taken_in(house, game=TEMPLATE, seed=1)
    assert house.info(table)["reviewed"] is False
    answer = house.get(f"/api/tables/{table}/review?eyes=0")
    assert (answer.status_code, answer.json()["reason"]) == (409, "no-evaluator")
