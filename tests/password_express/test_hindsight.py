"""What would have taken a card, told after the game: words of the lexicon that the referee would have let take it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import pytest
from tests.password_express.positions import Table, all_ready, lay, play

from cabinet_noir.core import HOUSE, Chance, Seat, seed_from
from cabinet_noir.games.password_express import GAME
from cabinet_noir.games.password_express.domains import fits, once, sayable
from cabinet_noir.games.password_express.edition import OWN
from cabinet_noir.games.password_express.lexicon import knows, words
from cabinet_noir.games.password_express.mind.hindsight import MOST, Missed, missed, never_taken, taken_by
from cabinet_noir.games.password_express.notation import read, write
from cabinet_noir.games.password_express.queries import free_places, team, theme_of, tokens_left
from cabinet_noir.games.password_express.types import Answer, Options, Place, Said, Say, State
from cabinet_noir.table import Referee


def views_of(referee: Table, seat: int | None = None) -> list[State]:
    """Return what somebody saw after each entry."""
    past = referee.sight(None if seat is None else Seat(seat)).past
    seen = accumulate((events for _, events in past), lambda before, events: (*before, *events))
    return [GAME.view(referee.options, referee.seats, events) for events in seen]


def written(missed: Sequence[Missed]) -> list[str]:
    return [f"{one.at.row + 1}{'abcd'[one.at.column]} {', '.join(one.words)}" for one in missed]


def in_silence(referee: Table) -> Table:
    """Let both teams be silent to the end."""
    while referee.state.phase != "over":
        play(referee, "time")
    return referee


# on tables laid by hand


def test_each_free_card_has_up_to_three_words_the_familiar_ones_first() -> None:
    table = in_silence(play(lay("B produce"), "2: !", "1: 1 banane"))
    assert [written(missed) for missed in never_taken(views_of(table))] == [
        ["1b abricot", "1c aubergine, arbouse", "1d framboise, mirabelle, rhubarbe"]
    ]


def test_it_looks_at_the_table_as_it_lay_after_an_entry() -> None:
    table = in_silence(play(lay("B produce"), "2: !", "1: 1 brugnon", "1: 1 framboise", "2: ?1a"))
    views = views_of(table)
    assert taken_by(views, 0) == ()  # nothing is turned up yet
    assert written(taken_by(views, 1))[0] == "1a banane, brugnon, betterave"
    assert [one.at for one in taken_by(views, 2)] == [Place(0, 1), Place(0, 2), Place(0, 3)]
    assert [one.at for one in taken_by(views, 3)] == [Place(0, 1), Place(0, 2)]


def test_a_word_that_was_said_is_not_named_again_even_where_it_was_refused() -> None:
    table = play(lay("B produce", judge="host"), "2: !", "1: 1 banane", "2: ?1a", "time", "time", "time", "1: -")
    assert table.state.phase == "over"
    assert written(taken_by(views_of(table), -1))[0] == "1a brugnon, betterave, brocoli"


def test_a_card_turned_to_0_wants_words_without_the_letter() -> None:
    table = in_silence(play(lay("B animals", zeros="2"), "2: !"))
    assert written(never_taken(views_of(table))[0])[1] == "1b chien, chat, cheval"


def test_the_words_are_of_the_language_of_the_table_and_none_is_no_error() -> None:
    (missed,) = never_taken(views_of(in_silence(play(lay("B produce", language="en"), "2: !"))))
    assert written(missed)[:2] == ["1a banana, blackberry, blueberry", "1b "]


def test_every_round_is_looked_back_at_and_a_full_one_leaves_nothing() -> None:
    table = play(lay("B produce", "L cities"), "2: !", "1: 1 banane", "1: 1 abricot", "1: 1 aubergine", "1: 1 rhubarbe")
    all_ready(play(table, "2: ok"))
    first, second = never_taken(views_of(in_silence(table)))
    assert first == ()
    assert written(second)[0] == "1a Lyon, Lille, Le Havre"


def test_a_card_was_there_to_be_taken_even_if_only_the_others_had_a_token_left() -> None:
    spent = [f"1: {row} {before}b{'xyz'[row - 1]}" for row in (1, 2, 3) for before in ("", "a", "aa", "aaa")]
    table = play(lay("B sea, B farm, B house, B produce"), "2: !", *spent)
    assert tokens_left(table.state, table.state.team) == 0
    now = len(table.entries) - 1
    assert written(taken_by(views_of(in_silence(table)), now))[:2] == ["4a banane, brugnon, betterave", "4b abricot"]


def test_nobody_knows_a_word_for_a_theme_of_ones_own() -> None:
    table = Referee.open(GAME, Options(rounds=1, rows=1, cards=2, blank=True), 2, seed_from(3))
    play(table, "1: = A Choses vertes")
    in_silence(table)
    assert theme_of(table.state, 0) == OWN
    (missed,) = never_taken(views_of(table))
    assert missed == tuple(Missed(Place(0, column), ()) for column in range(4))


def test_nothing_is_told_before_the_end() -> None:
    table = play(lay("B produce", "A sea"), "2: !", "1: 1 banane", "time", "time", "time")
    views = views_of(table)
    assert (table.state.phase, table.state.round) == ("recap", 1)
    assert never_taken(views) == ()
    assert {taken_by(views, entry) for entry in range(len(views))} == {()}
    assert never_taken([]) == ()


# in whole games


def some_game(seed: int, seats: int, **options: Any) -> Table:
    """Play a game by bots that are sometimes too slow."""
    table = Referee.open(GAME, Options(**options), seats, seed_from(seed))
    chance = Chance(seed_from(seed), "hindsight")
    while table.state.phase != "over":
        seat = Seat(chance.below(seats))
        action = GAME.bots["regular"](table.sight(seat), chance) if seat in GAME.to_act(table.state) else None
        if action is not None and chance.below(8):
            table.act(seat, action)
        elif GAME.deadline(table.state) is not None and not chance.below(6):
            table.act(HOUSE, read("time"))
    return table


def plainly(view: State, place: Place) -> tuple[str, ...]:
    """Return the first words of a theme that take a place, by going through the whole list."""
    options, theme = view.options, theme_of(view, place.row)
    answers = sayable(view, 0) or sayable(view, 1)
    assert answers is not None
    row = next(row for row in answers.rows if row.row == place.row)
    unsaid = (w for w in words(options.language, theme) if once(w, options.language, options.rules) not in view.used)
    fitting = [word for word in unsaid if place in fits(answers, row, word)]
    return tuple(word for word in fitting if knows(options.language, theme, word, options.rules))[:MOST]


GAMES = [
    (1, 2, {"rounds": 2}),
    (2, 4, {"rounds": 2, "language": "en", "zeros": "chance"}),
    (3, 3, {"rounds": 2, "rules": 1, "judge": "lexicon"}),
]


@pytest.mark.parametrize(("seed", "seats", "options"), GAMES)
def test_the_words_are_those_that_going_through_the_list_finds(seed: int, seats: int, options: dict[str, Any]) -> None:
    views = views_of(some_game(seed, seats, **options))
    told = 0
    for entry in range(0, len(views), 3):
        view = views[entry]
        expected = tuple(Missed(place, plainly(view, place)) for place in free_places(view)) if view.round else ()
        assert taken_by(views, entry) == expected
        told += len(expected)
    assert told > 50


@pytest.mark.parametrize(("seed", "seats", "options"), GAMES)
def test_the_referee_would_have_let_them_take_the_card(seed: int, seats: int, options: dict[str, Any]) -> None:
    views = views_of(some_game(seed, seats, **options))
    said = 0
    for entry, view in enumerate(views):
        if view.phase == "guessing" and tokens_left(view, view.team) and entry % 3 == 0:
            seat = next(seat for seat in map(Seat, range(seats)) if team(view, seat) == view.team)
            for missed in taken_by(views, entry):
                for word in missed.words:
                    say = Say(Answer(word, (missed.at.row,)))
                    (event, *_) = GAME.decide(view, seat, say, Chance(seed_from(0), "none"))
                    assert isinstance(event, Said), write(say)
                    assert missed.at in event.at
                    said += 1
    assert said > 50


def test_every_reader_is_told_the_same() -> None:
    table = some_game(4, 2, rounds=1)
    assert never_taken(views_of(table)) == never_taken(views_of(table, 0)) == never_taken(views_of(table, 1))


def test_a_table_that_is_over_tells_what_would_have_taken_each_card() -> None:
    table = in_silence(play(lay("B produce"), "2: !", "1: 1 banane"))
    told = [(at, line.args["where"], line.args["words"]) for at, line in missed(views_of(table))]
    assert [where for _, where, _ in told] == ["second", "third", "later"]
    assert told[0][2] == "abricot"
