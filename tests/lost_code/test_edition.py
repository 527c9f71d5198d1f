"""The Lost Code with the values of another box: rules, deduction, bots and terminal read them, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import structs
from tests.lost_code.positions import moves, play_round, table

from cabinet_noir.core import Chance, Corrupt, Log, Malformed, Seat, dump_lines, load_lines, seed_from
from cabinet_noir.games.lost_code import EDITED, GAME
from cabinet_noir.games.lost_code.edition import answer, disks, highest_sum, starts
from cabinet_noir.games.lost_code.mind.posterior import Posterior
from cabinet_noir.games.lost_code.mind.prospects import prospects
from cabinet_noir.games.lost_code.pieces import HOUSE_DISKS
from cabinet_noir.games.lost_code.terminal import paint
from cabinet_noir.games.lost_code.types import Edition, Options
from cabinet_noir.table import Referee, verify


def widths(*pairs: tuple[int, int]) -> list[dict[str, int]]:
    return [{"width": width, "points": points} for width, points in pairs]


HOUSE = widths(*((disk.width, disk.points) for disk in HOUSE_DISKS))


@pytest.mark.parametrize(
    "values",
    [
        {"reach": 20},
        {"reach": 31},
        {"x_reach": 23},
        {"disks": HOUSE[:6]},
        {"disks": [*HOUSE, {"width": 12, "points": 1}]},
        {"disks": [*HOUSE[:6], {"width": 13, "points": 1}]},
        {"disks": [*HOUSE[:6], {"width": 10, "points": 0}]},
        {"disks": [*HOUSE[:6], {"width": 7, "points": 1}]},
        {"x_disks": [*HOUSE[:6], {"width": 10, "points": 3}]},
        {"x_disks": [{"width": 1, "points": 5, "colour": "red"}, *HOUSE[1:]]},
        {"name": ""},
        {"skull": 8},
    ],
    ids=str,
)
def test_values_no_box_can_have_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        GAME.agreed(GAME.version, {"edition": {"name": "mine", **values}})
    assert GAME.agreed(GAME.version, {"edition": {"name": "mine"}}).edition == Edition(name="mine")


def test_the_house_values_are_what_a_table_without_an_edition_plays_with() -> None:
    named = Options(edition=Edition(name="the house, again"))
    for tougher in (False, True):
        plain, again = (structs.replace(one, tougher=tougher) for one in (Options(), named))
        assert disks(plain) == disks(again) == {1: 5, 2: 4, 3: 3, 4: 3, 5: 2, 7: 2, 10: 1}
        assert highest_sum(plain) == highest_sum(again) == (24 if tougher else 21)


def test_each_side_has_its_own_disks_and_reach_and_a_short_deck_shortens_both() -> None:
    normal, tougher = Options(edition=EDITED), Options(edition=EDITED, tougher=True)
    assert (list(disks(normal)), list(disks(tougher))) == ([2, 3, 4, 6, 8, 9, 12], [1, 2, 3, 4, 6, 8, 11])
    assert [starts(12, normal)[-1] + 11, starts(11, tougher)[-1] + 10] == [23, 26]
    assert highest_sum(Options(edition=EDITED, highest=4)) == 23 - 9


def test_R6_of_the_narrowest_disk_only_right_or_wrong_is_told_whatever_its_width() -> None:
    said = [answer(2, 9, found, Options(edition=EDITED)) for found in (8, 9, 10, 11)]
    assert said == ["wrong", "inside", "inside", "wrong"]
    assert answer(2, 9, 8, Options()) == "below"


def test_a_round_is_played_and_scored_by_the_edition() -> None:
    referee = play_round(table("342000", "111111", stack="21", edition=EDITED), "YVV", "10-11", "0-11")
    assert referee.state.spaces == (6, 1)
    assert referee.sight(Seat(0)).view.disks == EDITED.disks
    assert "≠8-9" in str(paint(_missed().sight(Seat(0)).view, ("Ada", "Bob")))


def _missed() -> Referee[Any, Any, Any, Any]:
    return play_round(table("342000", "111111", stack="21", edition=EDITED), "YVV", "8-9", "0-11")


def test_a_disk_of_the_house_is_none_of_another_box() -> None:
    referee = moves(table(edition=EDITED), "!YVR", "=YVR")
    offered = {offer.fields["disk"][0] for offer in GAME.offers(referee.state, Seat(0))}  # type: ignore[index]
    assert offered == {2, 3, 4, 6, 8, 9, 12}


def test_what_a_range_is_worth_follows_the_edition() -> None:
    view = moves(table(edition=EDITED), "!YVR", "=YVR").sight(Seat(0)).view
    (best, *_) = prospects(Posterior(view, 0), view.dice, disks(view.options))
    assert best.points == pytest.approx(best.odds * disks(view.options)[best.disk])


@pytest.mark.parametrize("bot", ["novice", "regular", "master"])
def test_bots_play_to_the_end_with_another_box_and_the_log_has_its_values(bot: str) -> None:
    seed, chance = seed_from(3), Chance(seed_from(3), "bots")
    options = Options(edition=EDITED, tougher=True, rounds=4)
    referee = Referee.open(GAME, options, 2, seed)
    while GAME.outcome(referee.state) is None:
        seat = GAME.to_act(referee.state)[0]
        referee.act(seat, GAME.bots[bot](referee.sight(seat), chance))
    log = load_lines(dump_lines(referee.header(), referee.entries))
    assert log.header.options["edition"] == msgspec.json.decode(msgspec.json.encode(EDITED))
    assert verify(GAME, log).moves == len(log.entries) - 1
    assert Referee.resume(GAME, log, seed).options == options
    house = {**log.header.options, "edition": {"name": "bent", "x_disks": HOUSE}}
    with pytest.raises(Corrupt, match=r"entry-refused|entry-bent"):
        verify(GAME, Log(structs.replace(log.header, options=house), log.entries))


def test_a_header_without_an_edition_names_none() -> None:
    assert "edition" not in Referee.open(GAME, Options(), 2, seed_from(1)).header().options
