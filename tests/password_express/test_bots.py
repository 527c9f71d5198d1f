"""The bots: stronger ones win, all of them play by what they see, judge honestly and contest what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.password_express.positions import Table, lay, play

from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, Paced, Seat, seed_from
from cabinet_noir.games.password_express import GAME
from cabinet_noir.games.password_express.lexicon import knows
from cabinet_noir.games.password_express.types import Contest, Language, Options, Pass, Place, Say, Vote
from cabinet_noir.table import OfTheHouse

GAMES = 12


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("stronger", "weaker"), [("master", "regular"), ("regular", "novice")])
def test_the_stronger_bot_wins_most_games(stronger: str, weaker: str, language: Language) -> None:
    won = 0
    for game in range(GAMES):
        seats = [stronger, weaker] if game % 2 else [weaker, stronger]
        seed = seed_from(game // 2)
        played = bout(
            GAME, Options(language=language, rounds=2), [GAME.bots[name] for name in seats], seed, lots_of(seed, game)
        )
        won += played.outcome.winners == (seats.index(stronger),)
    assert won / GAMES >= 0.7


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(rounds=1, zeros="host", blank=True, judge="host"), 3),
        (Options(rounds=1, zeros="chance", handover=True, language="en"), 4),
        (Options(rounds=2, rows=2, judge="lexicon"), 10),
    ],
)
def test_bots_play_every_kind_of_table_to_its_end_the_same_way_twice(options: Options, seats: int) -> None:
    bots = [list(GAME.bots.values())[seat % 3] for seat in range(seats)]
    first, again = (bout(GAME, options, bots, seed_from(5), lots_of(seed_from(5))) for _ in range(2))
    assert (first.outcome, first.moves) == (again.outcome, again.moves)


def asked(table: Table, seat: int, level: str, label: str = "ask") -> Any:
    """Return what a bot in a seat means to do."""
    return GAME.bots[level](table.sight(Seat(seat)), Chance(seed_from(1), label))


@pytest.mark.parametrize("level", GAME.bots)
def test_a_bot_says_what_is_offered_and_mostly_what_is_right(level: str) -> None:
    table = play(lay("A kitchen, E sea, R music, S school"), "2: !")
    offer = next(offer for offer in table.sight(Seat(0)).offers if offer.action == "say")
    said = [action for n in range(60) if (action := asked(table, 0, level, f"ask {n}")) is not None]
    assert len(said) > 40 and all(isinstance(action, Say) and offer.admits(action) for action in said)
    themes = ("kitchen", "sea", "music", "school")
    right = [all(knows("fr", themes[row], say.answer.word) for row in say.answer.rows) for say in said]
    assert sum(right) / len(right) > 0.7


@pytest.mark.parametrize("level", GAME.bots)
def test_a_bot_contests_what_belongs_elsewhere_and_nothing_else(level: str) -> None:
    table = play(lay("A kitchen, E sea"), "2: !", "1: 1 assiette", "1: 1 zzazz")
    assert all(asked(table, 1, level, f"ask {n}") is None for n in range(40))
    play(table, "1: 2 éléphant")
    assert {asked(table, 1, level, f"ask {n}") for n in range(60)} - {None} == {Contest(Place(1, 0))}


@pytest.mark.parametrize(("word", "vote"), [("assiette", True), ("accordéon", False)])
def test_a_bot_votes_honestly_for_friend_and_foe(word: str, vote: bool) -> None:
    table = play(lay("A kitchen"), "2: !", f"1: 1 {word}", "2: ?1a", "time", "time", "time")
    assert {asked(table, seat, level) for seat in (0, 1) for level in GAME.bots} == {Vote(vote)}


@pytest.mark.parametrize("level", GAME.bots)
def test_a_word_a_bot_cannot_judge_it_believes_its_own_team(level: str) -> None:
    table = play(lay("A kitchen"), "2: !", "1: 1 abracadabrantissime", "2: ?1a", "time", "time", "time")
    assert [asked(table, seat, level) for seat in (0, 1)] == [Vote(True), Vote(False)]


@pytest.mark.parametrize("level", GAME.bots)
def test_a_bot_passes_with_a_team_mate_and_when_it_knows_no_word_and_not_before(level: str) -> None:
    table = play(lay("A kitchen, E sea", seats=4), "2: !")
    assert Pass() not in {asked(table, 2, level, f"ask {n}") for n in range(40)}
    assert asked(play(table, "1: >>"), 2, level) == Pass()
    nothing = play(lay("Z own", blank=True), "1: = W Aliens", "2: !")
    assert asked(nothing, 0, level) == Pass()


@pytest.mark.parametrize("level", GAME.bots)
def test_bots_wait_for_people_between_rounds(level: str) -> None:
    table = play(lay("A kitchen", "E sea", seats=3), "2: !", "time", "time")
    for bot in (1, 2):
        table.act(Seat(bot), asked(table, bot, level))
    assert (table.state.phase, table.state.ready) == ("recap", (1, 2))
    assert GAME.bots[level](table.sight(Seat(1)), Chance(seed_from(1), "ask")) is None


def test_better_players_are_faster_and_every_pause_is_above_nothing() -> None:
    say = asked(play(lay("A kitchen"), "2: !"), 0, "master")
    pauses = {}
    for level, bot in GAME.bots.items():
        assert isinstance(bot, Paced)
        pauses[level] = sum(bot.pause(say, Chance(seed_from(n), "pause")) for n in range(50)) / 50
        assert bot.pause(None, Chance(seed_from(1), "pause")) > 0
    assert pauses["master"] < pauses["regular"] < pauses["novice"] < 15


def test_tokens_and_stars_are_told_as_they_lay_when_the_round_was_scored() -> None:
    table = play(
        lay("A kitchen", seats=4, judge="lexicon"),
        *("2: !", "1: 1 assiette", "3: 1 banane", "1: 1 grammaire", "2: ?1c", "time", "4: 1 frigidaire", "time"),
    )
    assert GAME.outcome(table.state) is not None
    events = [event for entry in table.entries for event in entry.events if not isinstance(event, OfTheHouse)]
    told = [GAME.rates(table.state, events, Seat(seat)) for seat in range(4)]
    assert told[0] == told[2] == {"tokens": (2, 1), "stars": (3, 1)}  # grammaire is no kitchen thing
    assert told[1] == told[3] == {"tokens": (1, 1), "stars": (1, 1)}
