"""Every numbered rule of Password Express from the contest to the end of the game."""

from __future__ import annotations

import pytest
from tests.password_express.positions import Table, all_ready, board, deadline, ended, lay, play, refused

from cabinet_noir.core import Seat
from cabinet_noir.games.password_express.lexicon import knows
from cabinet_noir.games.password_express.types import Unread

ONE = "A kitchen"
FILL = ("1: 1 assiette", "1: 1 banane", "1: 1 plat", "1: 1 frigidaire")


def test_R10_an_opponent_contests_a_token_of_this_turn_and_play_goes_on() -> None:
    table = play(lay("A kitchen, E sea", seats=4), "2: !", "1: 1 assiette", "4: ?1a", "3: 1 plat")
    assert board(table)[0] == "assiette? . plat ."
    assert table.state.table[0][0].contested_by == 3
    assert refused(table, "2: ?1a").reason == "password-express-not-of-this-turn"  # once is enough
    assert refused(table, "1: ?1c").reason == "password-express-not-yours-to-contest"
    assert refused(table, "2: ?1d").reason == "password-express-not-of-this-turn"
    assert refused(table, "3: 1 avocat").facts["place"] == "first"  # the place stays taken


def test_R10_too_late_when_the_turn_is_over() -> None:
    table = play(lay("A kitchen, E sea"), "2: !", "1: 1 assiette", "time")
    assert refused(table, "2: ?1a").reason == "password-express-not-yours-to-contest"  # now this team guesses
    play(table, "time")
    assert refused(table, "2: ?1a").reason == "password-express-not-of-this-turn"


def test_R11_the_round_ends_when_every_place_is_taken() -> None:
    table = play(lay(ONE, "E sea"), "2: !", *FILL)
    assert table.state.phase == "closing"
    assert deadline(table).seconds == 5
    assert refused(table, "1: 1 ananas").reason == "password-express-not-your-turn"
    assert refused(table, "1: ok").reason == "password-express-nothing-to-agree"
    play(table, "2: ok")
    assert (table.state.phase, table.state.fresh) == ("recap", True)
    assert play(lay(ONE, "E sea"), "2: !", *FILL, "time").state.results


def test_R11_the_last_word_too_may_be_contested() -> None:
    table = play(lay(ONE, "E sea"), "2: !", *FILL, "2: ?1d", "time")
    assert (table.state.phase, len(table.state.queue)) == ("judging", 1)


def test_R11_two_silent_turns_in_a_row_end_the_round_and_one_does_not() -> None:
    table = play(lay(ONE, "E sea"), "2: !", "time", "2: 1 plat", "time", "time")
    assert table.state.round == 1 and table.state.phase == "guessing"
    play(table, "time")
    assert len(table.state.results) == 1
    assert len(play(lay(ONE, "E sea"), "2: !", "time", "time").state.results) == 1


def contested(judge: str = "vote", seats: int = 4, word: str = "assiette", rules: int = 3) -> Table:
    """A round of one row, in which this word of team one (two stars' worth beside it) was contested."""
    return play(
        lay(ONE, "E sea", seats=seats, judge=judge, rules=rules),
        "2: !",
        f"1: 1 {word}",
        "1: 1 banane",
        "2: ?1a",
        "time",
        "time",
        "time",
    )


def test_R12_an_accepted_word_costs_the_contesting_team_a_point() -> None:
    table = play(contested(seats=6), "1: +", "2: +", "3: +", "4: -", "5: -", "6: +")
    assert table.state.verdicts[0].by == "vote"
    assert table.state.results[0].stars == (3, 0)
    assert table.state.results[0].penalties == (0, 1)
    assert table.state.scores == (3, 0)  # and no score falls under 0
    assert table.state.verdicts[0].votes == (True, True, True, False, False, True)


def test_R12_a_refused_word_is_taken_away_and_costs_its_team_a_point() -> None:
    table = play(contested(), "1: -", "2: -", "3: -", "4: -")
    assert board(table) == [". banane . ."]
    assert table.state.results[0].stars == (2, 0)
    assert table.state.results[0].penalties == (1, 0)
    assert table.state.scores == (1, 0)


def test_R12_votes_are_unseen_until_the_vote_closes() -> None:
    table = play(contested(), "1: +", "2: -")
    assert table.sight(Seat(2)).view.votes == (Unread(), Unread(), None, None)
    assert table.sight(Seat(0)).view.votes == (True, Unread(), None, None)
    assert table.sight(None).view.votes == (Unread(), Unread(), None, None)
    assert refused(table, "1: -").rule == "R12"
    play(table, "3: +", "4: +")
    assert table.sight(Seat(2)).view.verdicts[0].votes == (True, False, True, True)


@pytest.mark.parametrize(
    "votes",
    [
        ("1: +", "2: -", "3: +", "4: -"),  # the teams disagree
        ("1: +", "2: -", "3: -", "4: -"),  # team one is split
        ("1: +", "3: +", "time"),  # team two says nothing
        ("time",),
    ],
)
@pytest.mark.parametrize(("word", "accepted"), [("assiette", True), ("accordéon", False), ("abracadabrant", False)])
def test_R12_where_the_teams_do_not_agree_the_lexicon_accepts_what_it_knows_and_the_rest_costs_nobody(
    word: str, accepted: bool, votes: tuple[str, ...]
) -> None:
    table = play(contested(word=word), *votes)
    verdict = table.state.verdicts[0]
    assert (verdict.accepted, verdict.by) == (accepted, "lexicon" if accepted else "unknown")
    assert table.state.results[0].penalties == ((0, 1) if accepted else (0, 0))
    assert table.state.results[0].stars == ((3, 0) if accepted else (2, 0))


def test_R12_when_time_is_up_a_team_has_the_voice_of_those_who_voted() -> None:
    table = play(contested(), "1: -", "2: -", "time")
    assert (table.state.verdicts[0].accepted, table.state.verdicts[0].by) == (False, "vote")
    assert table.state.results[0].penalties == (1, 0)


def test_R12_two_players_cannot_outvote_one_on_a_known_word() -> None:
    table = play(lay("F kitchen", seats=3, first_team=1), "2: !", "1: 1 fourchette", "2: ?1a", *["time"] * 3)
    play(table, "1: +", "2: -", "3: -")
    assert (table.state.verdicts[0].accepted, table.state.verdicts[0].by) == (True, "lexicon")
    assert table.state.results[0].penalties == (0, 1)
    assert board(table) == ["fourchette? . . ."]


INVENTED = tuple(f"1: {row + 1} {'z' * column}{letter}zzz" for row, letter in enumerate("aer") for column in range(4))


def test_R12_invented_words_score_nothing_and_cost_nobody_a_point() -> None:
    table = play(lay("A kitchen, E sea, R music, S school"), "2: !", *INVENTED)
    play(table, *(f"2: ?{row}{column}" for row in "123" for column in "abcd"), *["time"] * 3)
    assert len(table.state.queue) == 12
    while table.state.phase == "judging":
        play(table, "1: +", "2: -")
    assert table.state.scores == (0, 0)
    assert table.state.results[0].penalties == (0, 0)
    assert all(token is None for row in table.state.table for token in row)


@pytest.mark.parametrize(("word", "accepted"), [("assiette", True), ("accordéon", False), ("abracadabrant", True)])
def test_R12_by_version_1_all_vote_alike_and_a_tie_falls_to_a_lexicon_that_accepts_what_it_lacks(
    word: str, accepted: bool
) -> None:
    tied = play(contested(word=word, rules=1), "1: +", "2: -", "3: +", "4: -")
    assert (tied.state.verdicts[0].accepted, tied.state.verdicts[0].by) == (accepted, "lexicon")
    assert tied.state.results[0].penalties == ((0, 1) if accepted else (1, 0))
    outvoted = play(contested(word=word, rules=1), "1: +", "2: -", "3: -", "4: -")
    assert (outvoted.state.verdicts[0].accepted, outvoted.state.verdicts[0].by) == (False, "vote")
    assert contested("lexicon", word=word, rules=1).state.verdicts[0].accepted is accepted


@pytest.mark.parametrize(("word", "accepted"), [("assiette", True), ("accordéon", False), ("abracadabrant", False)])
def test_R12_the_lexicon_judges_at_once(word: str, accepted: bool) -> None:
    table = contested("lexicon", word=word)
    assert table.state.phase == "recap"
    assert table.state.verdicts[0].accepted is accepted
    assert table.state.results[0].penalties == ((0, 1) if accepted else (0, 0))


@pytest.mark.parametrize("word", ["Fourchette", "Œuf", "Chaleur", "Bocuse", "Top Chef"])
def test_R12_the_examples_of_the_rulebook_are_kitchen_words(word: str) -> None:
    assert knows("fr", "kitchen", word)


def test_R12_the_host_judges_alone() -> None:
    table = contested("host")
    assert table.game.to_act(table.state) == (0,)
    assert refused(table, "2: -").rule == "R12"
    play(table, "1: -")
    assert (table.state.verdicts[0].accepted, table.state.verdicts[0].by) == (False, "host")
    assert table.state.results[0].penalties == (1, 0)
    assert play(contested("host"), "time").state.verdicts[0].by == "lexicon"


def test_R12_contested_places_are_judged_one_after_the_other() -> None:
    table = play(lay(ONE, "E sea", seats=2), "2: !", "1: 1 assiette", "2: ?1a", "1: 1 plat", "2: ?1c", *["time"] * 3)
    assert len(table.state.queue) == 2
    play(table, "1: +", "2: +", "2: -", "1: -")
    assert [(verdict.at.column, verdict.accepted) for verdict in table.state.verdicts] == [(0, True), (2, False)]
    assert table.state.results[0].penalties == (1, 1)


def test_R13_a_point_for_each_star() -> None:
    table = play(
        lay(ONE, "E sea"), "2: !", "1: 1 assiette", "1: 1 banane", "time", "2: 1 plat", "2: 1 frigidaire", "1: ok"
    )
    assert table.state.scores == (3, 3)
    harder = play(lay(ONE, "E sea", zeros="1"), "2: !", "1: 1 four", *["time"] * 3)
    assert harder.state.scores == (2, 0)


def test_R13_after_a_round_it_is_shown_what_could_have_been_said() -> None:
    table = play(lay(ONE, "E sea"), "2: !", "1: 1 assiette", *["time"] * 3)
    ((shown,),) = table.state.recaps
    assert "assiette" not in shown[0] and all(len(words) == 3 for words in shown)
    assert all(word.lower().startswith("a") for word in shown[0])
    all_ready(table)
    assert table.state.recaps == ((shown,),)  # it can still be read in the next round


def test_R14_the_next_round_waits_until_everybody_is_ready() -> None:
    table = play(lay(ONE, "E sea", seats=3), "2: !", "1: 1 assiette", *["time"] * 3)
    assert table.state.phase == "recap"
    assert table.game.to_act(table.state) == (0, 1, 2)
    play(table, "2: ok", "1: ok")
    assert (table.state.phase, table.game.to_act(table.state)) == ("recap", (2,))
    assert refused(table, "2: ok").reason == "password-express-nothing-to-agree"
    assert refused(table, "2: !").reason == "password-express-not-yours-to-flip"
    clock = deadline(table)
    play(table, "3: ok")
    assert (table.state.phase, table.state.round, table.state.ready) == ("guessing", 2, ())
    assert deadline(table).mark != clock.mark


def test_R14_whoever_is_gone_is_not_waited_for_for_ever() -> None:
    table = play(lay(ONE, "E sea", seats=3), "2: !", *["time"] * 2, "1: ok")
    clock = deadline(table)
    assert (clock.seconds, clock.seats) == (180, (0, 1, 2))
    play(table, "2: ok")
    assert deadline(table) == clock  # nobody winds it up anew by being ready
    play(table, "time")
    assert (table.state.phase, table.state.round) == ("guessing", 2)


def test_R14_a_phone_that_goes_round_is_handed_over_before_the_next_round() -> None:
    table = play(lay(ONE, "E sea", handover=True), "2: !", "time", "1: !", "time")
    assert table.game.deadline(table.state) is None
    all_ready(table)
    assert (table.state.phase, table.state.fresh) == ("ready", True)
    assert play(table, f"{2 - table.state.team}: !").state.round == 2


def test_R14_by_version_1_the_next_round_waits_for_a_flip_only() -> None:
    table = play(lay(ONE, "E sea", rules=1), "2: !", *["time"] * 2)
    assert (table.state.phase, deadline(table).seconds) == ("ready", 30)
    assert refused(table, "1: ok").rule == "R11"


def test_R14_the_lower_score_starts_the_next_round() -> None:
    table = play(lay(ONE, "E sea"), "2: !", "1: 1 assiette", *["time"] * 3)
    assert table.state.scores == (1, 0)
    assert (table.state.team, table.state.phase) == (1, "recap")
    all_ready(table)
    assert (table.state.team, table.state.phase) == (1, "guessing")


@pytest.mark.parametrize(
    ("moves", "starts"), [(["time", "time"], 0), (["time", "2: 1 plat", "time", "1: 1 banane"], 1)]
)
def test_R14_at_equal_scores_the_team_that_was_not_guessing_last(moves: list[str], starts: int) -> None:
    table = play(lay(ONE, "E sea"), "2: !", *moves)
    while not table.state.results:
        play(table, "time")
    assert table.state.scores[0] == table.state.scores[1]
    assert table.state.team == starts


def test_R14_after_the_last_round_the_higher_score_wins() -> None:
    table = play(lay(ONE, seats=4), "2: !", "1: 1 assiette", *["time"] * 3)
    outcome = ended(table)
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0, 2), "password-express-higher-score", (1, 0, 1, 0))


def test_R14_equal_scores_are_a_draw() -> None:
    outcome = ended(play(lay(ONE, seats=2), "2: !", "time", "time"))
    assert (outcome.winners, outcome.reason) == ((), "password-express-draw")
