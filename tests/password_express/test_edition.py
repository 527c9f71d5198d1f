"""The values of somebody's box: stars and letters are read from what a table agreed on, and have their limits."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.password_express.positions import lay, play

from cabinet_noir.core import Chance, Malformed, Seat, dump_lines, load_lines, seed_from
from cabinet_noir.games.password_express import EDITED, GAME
from cabinet_noir.games.password_express.mind.deduce import odds
from cabinet_noir.games.password_express.terminal import paint
from cabinet_noir.games.password_express.types import Edition, Letters, Options, Say, Stars
from cabinet_noir.table import Referee, verify


def test_the_stars_of_an_edition_are_what_is_scored_and_drawn() -> None:
    table = play(lay("A kitchen", zeros="2", edition=EDITED), "2: !", "1: 1 assiette", "1: 1 four", *["time"] * 3)
    assert table.state.results[0].stars == (3 + 5, 0)
    assert "| 0***** <four | 3 ." in GAME.show(table.state)
    assert "0***** <four" in paint(table.state, ("Ada", "Blaise")).plain


def test_the_letters_of_an_edition_are_what_is_dealt_and_what_the_deduction_counts() -> None:
    table = Referee.open(GAME, Options(edition=EDITED), 2, seed_from(1))
    cards = [card for pile in table.state.piles for card in pile] + list(table.state.box)
    assert Counter(card.letter for card in cards) == EDITED.letters.counts()
    assert odds(table.sight(Seat(0)))["0.0.letter"]["W"] == pytest.approx(2 / 55)
    assert "QK" not in odds(table.sight(Seat(0)))["0.0.letter"]


def test_bots_reach_for_the_stars_of_the_edition() -> None:
    early = Edition(name="early", stars=Stars(first=5, second=0, third=0, later=0))
    first = {"house": 0, "early": 0}
    for name, edition in (("house", None), ("early", early)):
        table = play(lay("A animals", edition=edition), "2: !")
        for number in range(40):
            action = GAME.bots["master"](table.sight(Seat(0)), Chance(seed_from(number), "edition"))
            first[name] += isinstance(action, Say) and action.answer.word.lower().startswith("a")
    assert first["early"] > 2 * first["house"] > 0


def test_an_edition_travels_in_the_logs_header_and_the_log_verifies_by_it() -> None:
    table = play(Referee.open(GAME, Options(rounds=1, edition=EDITED), 2, seed_from(2)), *["time"] * 3)
    log = load_lines(dump_lines(table.header(), table.entries))
    assert (
        GAME.agreed(log.header.version, msgspec.json.decode(msgspec.json.encode(log.header.options))) == table.options
    )
    assert verify(GAME, log).moves == len(log.entries) - 1


@pytest.mark.parametrize(
    "values",
    [
        {"stars": {"first": -1}},
        {"stars": {"second": 6}},
        {"stars": {"tenth": 1}},
        {"letters": {"A": 5}},
        {"letters": {"A": -1, "E": 9}},
        {"letters": {"É": 1}},
        {"tokens": 13},
    ],
)
def test_values_beyond_their_limits_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        GAME.agreed(2, {"edition": {"name": "odd", **values}})
    assert GAME.agreed(2, {"edition": {"name": "mine", "letters": {"A": 3, "W": 1}}}).edition is not None


def test_the_house_has_the_ruled_values() -> None:
    assert Stars() == Stars(first=1, second=2, third=2, later=1, nowhere=2)
    assert Letters().counts()["QK"] == 1 and sum(Letters().counts().values()) == 55
