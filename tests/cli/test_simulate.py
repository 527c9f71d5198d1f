"""Tournaments: fair, repeatable, and the same however many processes share them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.arena.meeting import Meeting, seatings
from cabinet_noir.arena.tally import Tally, tallied
from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, Seat, Sight, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Eyes, Referee

TIMED = ("seconds", "moves_per_second", "thinking")


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in TIMED}


def simulated(cabinet: Cabinet, *words: object) -> dict[str, Any]:
    said = cabinet("simulate", "vinci", "--json", *words)
    assert said.code == 0
    report: dict[str, Any] = said.json
    return report


def test_the_report_adds_up(cabinet: Cabinet) -> None:
    report = simulated(cabinet, "--bots", "novice,regular", "--games", 20, "--jobs", 1)
    assert report["games"] == 20
    assert sum(report["wins"].values()) + report["draws"] == 20
    assert sum(report["wins_by_seat"]) == 20
    assert set(report["wins"]) == set(report["points"]) == set(report["thinking"]) == {"novice", "regular"}
    assert report["moves"] > 20
    assert report["moves_per_second"] > 0
    assert set(report["thinking"]["novice"]) == {"p50", "p95"}


def test_the_number_of_processes_changes_nothing(cabinet: Cabinet) -> None:
    words = ("--bots", "novice,regular", "--games", 30, "--seed", 5)
    alone = simulated(cabinet, *words, "--jobs", 1)
    shared = simulated(cabinet, *words, "--jobs", 2)
    assert untimed(alone) == untimed(shared)


def test_another_seed_is_another_tournament(cabinet: Cabinet) -> None:
    words = ("--bots", "novice,regular", "--games", 6, "--jobs", 1)
    assert untimed(simulated(cabinet, *words, "--seed", 1)) != untimed(simulated(cabinet, *words, "--seed", 2))


def test_players_of_one_bot_are_told_apart_and_counted_together(cabinet: Cabinet) -> None:
    report = simulated(cabinet, "--bots", "novice", "--seats", 3, "--games", 6, "--jobs", 1)
    assert [player["player"] for player in report["players"]] == ["novice", "novice#2", "novice#3"]
    assert report["wins"] == {"novice": 6}


def test_somebodys_own_class_plays_along(cabinet: Cabinet) -> None:
    words = ("--games", 4, "--jobs", 1)
    ours = simulated(cabinet, "--bots", "novice,regular", *words)
    own = simulated(cabinet, "--bots", "tests.arena.mortal:Novice,regular", *words)
    assert list(own["wins"].values()) == list(ours["wins"].values()) and own["moves"] == ours["moves"]


def test_options_reach_the_table(cabinet: Cabinet) -> None:
    report = simulated(
        cabinet, "--bots", "novice", "--games", 2, "--option", "jokers=true", "--option", "games=2", "--jobs", 1
    )
    assert report["options"]["jokers"] is True
    assert report["options"]["games"] == 2


def test_people_get_a_table(cabinet: Cabinet) -> None:
    said = cabinet("simulate", "vinci", "--bots", "novice,regular", "--games", 2, "--jobs", 1, "--language", "fr")
    assert said.code == 0
    assert "victoires" in said.out


def test_a_deal_is_played_once_from_every_seating() -> None:
    seen: list[tuple[str, Any]] = []

    class Spy:
        def __init__(self, name: str) -> None:
            self.name = name

        def __call__(self, sight: Sight[Any, Any], chance: Chance) -> Any:
            if sight.seq == 0:
                seen.append((self.name, sight.view))
            return load("vinci").bots["novice"](sight, chance)

    game = load("vinci")
    names = ("first", "second")
    for number in range(2):
        seating = seatings(2)[number]
        bout(game, game.options(first=0), [Spy(names[p]) for p in seating], seed_from(1), lots_of(seed_from(1), number))
    assert [name for name, _ in seen] == ["first", "second"]
    assert seen[0][1] == seen[1][1]


def test_tallies_add_up_in_any_cut() -> None:
    tournament = Meeting("vinci", {}, ("novice", "regular"), seatings(2), seed=3)
    whole, parts = tallied(tournament, 0, 7), Tally.empty(2)
    for first, last in ((4, 7), (0, 4)):
        parts.add(tallied(tournament, first, last))
    assert (whole.games, whole.moves, whole.wins, whole.points) == (parts.games, parts.moves, parts.wins, parts.points)


@pytest.mark.parametrize("jokers", [False, True])
def test_eyes_kept_open_see_what_the_referee_shows(jokers: bool) -> None:
    game = load("vinci")
    referee = Referee.open(game, game.options(jokers=jokers, games=2), 3, seed_from(4))
    chance = Chance(seed_from(4), "random play")
    eyes = [Eyes(referee, seat) for seat in (Seat(0), Seat(1), Seat(2), None)]
    while game.outcome(referee.state) is None:
        for pair in eyes:
            assert pair.sight() == referee.sight(pair.seat)
        seat = game.to_act(referee.state)[0]
        referee.act(seat, game.pick(game.offers(referee.state, seat), chance))


def test_what_bots_draw_by_lot_does_not_give_the_deal_away() -> None:
    seed = seed_from(9)
    assert lots_of(seed) != seed
    assert lots_of(seed, 1) != lots_of(seed, 2)


def test_a_shared_win_is_shared_and_the_winners_doings_are_told(cabinet: Cabinet) -> None:
    said = cabinet("simulate", "break-the-code", "--json", "--bots", "master,regular", "--games", 24, "--jobs", 1)
    report = said.json
    assert sum(report["shared_wins"].values()) > 0
    assert sum(report["share"].values()) + report["draws"] / 24 == pytest.approx(1.0, abs=0.001)
    for bot, share in report["share"].items():
        assert share == pytest.approx((report["wins"][bot] + report["shared_wins"][bot] / 2) / 24, abs=0.001)
        assert set(report["actions_when_winning"][bot]) <= {"ask", "guess", "pass"}
        assert report["actions_when_winning"][bot]["guess"] >= 1


def test_solo_seats_one_and_every_bot_plays_the_same_quests(cabinet: Cabinet) -> None:
    reports = cabinet("simulate", "archeologic", "--option", "solo", "--games", 8, "--jobs", 1, "--json").json
    assert [list(report["wins"]) for report in reports] == [["novice"], ["regular"], ["master"]]
    for report in reports:
        assert report["seats"] == 1
        assert sum(report["endings"].values()) == 8
    novice, regular, master = reports
    assert master["points"]["master"] < novice["points"]["novice"]
    assert set(regular["endings"]) <= {f"archeologic-{title}" for title in ("seasoned", "confirmed", "apprentice")}


def test_an_option_with_several_values_is_tried_with_each(cabinet: Cabinet) -> None:
    words = ("simulate", "archeologic", "--option", "solo", "--bots", "regular", "--games", 6, "--jobs", 1)
    values = ("--option", "clues=3", "--option", "clues=5")
    hard, easy = cabinet(*words, *values, "--json").json
    assert (hard["options"]["clues"], easy["options"]["clues"]) == (3, 5)
    assert easy["points"]["regular"] < hard["points"]["regular"]
    said = cabinet(*words, *values)
    assert "time a game" in said.out
    for report in (hard, easy):
        assert f"{report['points']['regular']:.2f}" in said.out
    for clues, ending in ((3, "seasoned"), (5, "timed")):  # titles are for three clues (R11)
        assert f"regular, clues={clues} ended: {ending}" in said.out


@pytest.mark.parametrize(("language", "words"), [("fr", "jetons par manche"), ("en", "tokens a round")])
def test_a_team_game_tells_its_teams_wins_and_the_rooms_own_figures(
    cabinet: Cabinet, language: str, words: str
) -> None:
    asked = ("simulate", "password-express", "--bots", "master,novice", "--games", 4, "--jobs", 1)
    options = ("--option", f"language={language}", "--option", "rounds=1")
    report = cabinet(*asked, *options, "--seats", 4, "--json").json
    assert report["options"]["language"] == language
    assert sum(report["shared_wins"].values()) + 2 * report["draws"] == 8  # both of a team win
    for bot in ("master", "novice"):
        assert 0 < report["figures"][bot]["tokens"] <= 12
        assert report["figures"][bot]["tokens"] <= report["figures"][bot]["stars"] + 0.01
    assert words in " ".join(cabinet(*asked, *options, "--language", language).out.split())
