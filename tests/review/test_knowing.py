"""What could be known in a game, on games small enough to be followed by hand."""

from __future__ import annotations

from typing import Any

from tests._template.positions import dealt, moves

from cabinet_noir.core import Chance, Entry, Seat, Seq
from cabinet_noir.core import Reason as Why
from cabinet_noir.deduce import certain
from cabinet_noir.games import load
from cabinet_noir.review import Knowing, Learned, Winning, knowing, seen_entries, story
from cabinet_noir.table import Referee, TakenBack

ADA, BLAISE = Seat(0), Seat(1)
Table = Referee[Any, Any, Any, Any]


def told(referee: Table, seat: Seat) -> Knowing:
    """Return the story of a table from one seat's eyes."""
    return story(referee.game, referee.options, referee.seats, list(seen_entries(referee, seat)), seat)


def step_by_step(referee: Table, seat: Seat) -> list[Learned]:
    """Return what each entry told a seat."""
    return list(knowing(referee.game, referee.options, referee.seats, list(seen_entries(referee, seat)), seat))


def a_game() -> Table:
    """Return a game with cards 1 to 4: Ada holds the 1, Blaise the 4, and Ada is the first to know."""
    return moves(dealt(1, 4, highest=4), "2=2", "1=2", "2=3", "1=3", "2=4")


def sentences(reason: Why) -> list[tuple[str, int]]:
    return [(clue.line.id, clue.seq) for clue in reason.clues]


def test_the_worlds_left_are_told_after_every_entry_and_no_longer_once_all_lies_open() -> None:
    assert told(a_game(), ADA).worlds == (3, 2, 2, 1, 1, None)


def test_a_thing_is_known_since_the_entry_that_made_it_certain_and_by_its_proof() -> None:
    (known,) = told(a_game(), ADA).known
    assert (known.name, known.seq) == ("1", 3)
    assert known.reason.line.id == "template-claim-is"
    assert sentences(known.reason) == [("template-why-own", 0), ("template-why-miss", 1), ("template-why-miss", 3)]


def test_whoever_states_what_could_be_known_has_acted_on_it() -> None:
    (known,) = told(a_game(), ADA).known
    assert known.used == 5
    (unused,) = told(a_game(), BLAISE).known
    assert (unused.name, unused.seq, unused.used) == ("0", 4, None)


def test_a_statement_that_contradicts_what_is_known_is_not_acting_on_it() -> None:
    (known,) = told(moves(dealt(1, 4, highest=4), "2=2", "1=2", "2=3", "1=3", "2=3"), ADA).known
    assert known.used is None


def test_only_ones_own_action_is_looked_at() -> None:
    assert [each.used for each in step_by_step(a_game(), BLAISE)] == [()] * 6


def on_and_on(referee: Table, *more: Entry) -> Knowing:
    """Return the story that Ada's game is, until she knows, with these entries after it."""
    return story(referee.game, referee.options, 2, [*list(seen_entries(referee, ADA))[:5], *more], ADA)


def test_what_was_taken_back_was_not_acted_on() -> None:
    referee = a_game()
    stated = Entry(Seq(5), (), ADA, referee.entries[5].action)
    assert on_and_on(referee, stated).known[0].used == 5
    assert on_and_on(referee, stated, Entry(Seq(6), (TakenBack(ADA, Seq(5)),), ADA)).known[0].used is None


def test_the_first_time_counts() -> None:
    referee = a_game()
    twice = [Entry(Seq(seq), (), ADA, referee.entries[5].action) for seq in (5, 6)]
    assert on_and_on(referee, *twice).known[0].used == 5


def test_a_winners_last_move_is_told_with_what_it_knew_before_it() -> None:
    assert told(a_game(), ADA).winning == Winning(Seq(5), 1, 1, "sure")
    assert told(a_game(), BLAISE).winning is None, "who has not won"
    lucky = moves(dealt(1, 4, highest=4), "2=2", "1=2", "2=4")
    assert told(lucky, ADA).winning == Winning(Seq(3), 2, 0, "guess")
    assert told(moves(dealt(1, 4, highest=4), "2=2"), ADA).winning is None, "who has not won yet"


def test_where_nothing_is_deduced_nothing_is_told() -> None:
    game = load("password-express")
    assert game.deduction.case is None
    referee = Referee.open(game, game.options(), 2, bytes(32))
    assert told(referee, ADA) == Knowing(ADA, (None,), ())


def test_what_is_certain_is_what_the_odds_say_is() -> None:
    """In Break the Code, move by move, for everybody."""
    game = load("break-the-code")
    referee = Referee.open(game, game.options(first=0), 3, bytes(32))
    sure = 0
    for _ in range(7):
        seat = game.to_act(referee.state)[0]
        referee.act(seat, game.deduction.advise(referee.sight(seat))[0][0])
        for each in range(3):
            sight = referee.sight(Seat(each))
            assert game.deduction.case is not None
            case, odds = game.deduction.case(sight), game.deduction.odds(sight)
            expected = {name: next(iter(odds[name])) for name in case.things if len(odds[name]) == 1}
            assert certain(case) == expected
            assert certain(case, but=list(expected)[:1]) == dict(list(expected.items())[1:])
            sure += len(expected)
    assert sure > 10


def test_a_seats_story_rests_on_what_it_saw_alone() -> None:
    """Whatever the others hold, two games that look alike to a seat until a move have told it the same until then."""
    played = ("2=2", "1=2", "1=3")
    one, other = dealt(1, 4, 5, highest=6), dealt(1, 6, 4, highest=6)
    stories = [told(moves(referee, *played), ADA) for referee in (one, other)]
    assert stories[0] == stories[1]


def test_what_a_case_says_in_two_ways_is_known_once() -> None:
    """ArcheOlogic speaks of what covers a zone, too: that follows from where its building lies."""
    game = load("archeologic")
    referee: Table = Referee.open(game, game.options(), 2, bytes(32))
    sight, lots = referee.sight(ADA), Chance(bytes(32), "lots")
    assert game.deduction.case is not None
    twice = game.deduction.case(sight).things.keys() - game.deduction.odds(sight).keys()
    assert twice
    while game.outcome(referee.state) is None:
        seat = game.to_act(referee.state)[0]
        referee.act(seat, game.bots["regular"](referee.sight(seat), lots))
    assert not twice & {known.name for known in told(referee, ADA).known}
    assert told(referee, ADA).known
