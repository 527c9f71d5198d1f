"""What a position of Password Express is worth: a short game by hand, number by number; cards that lie anyhow."""

from __future__ import annotations

from dataclasses import replace
from math import exp, sqrt
from typing import Any

import pytest
from tests.password_express import positions
from tests.password_express.positions import Table, lay, play

from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.core import Chance, Outcome, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.password_express.lexicon import found
from cabinet_noir.games.password_express.mind.worth import WORTH, considered, draws, features, filled, reshuffled
from cabinet_noir.games.password_express.types import Answer, Options, Pass, Position, Say, State
from cabinet_noir.review import Parts, Review, review
from cabinet_noir.review.choices import Worlds, moves_of
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Referee

express = load("password-express")
PLAIN = {"two": tuple(float(name == "points") for name in WORTH.names)}
"""Stars count, and nothing else does."""
STARS: dict[Position, int] = {"1": 1, "2": 2, "3": 2, "+": 1}


def played(options: Options, seats: int) -> Table:
    """Play a game of bots."""
    referee = Referee.open(express, options, seats, seed_from(seats))
    play_out(referee, [express.bots["regular"]] * seats, lots_of(referee.seed))
    return referee


def states_of(referee: Table) -> list[State]:
    """Return every state on the way that is not the end."""
    return [now.state for now, entry, _ in moves_of(referee) if entry.seq > 0]


@pytest.mark.parametrize(("options", "seats"), [(Options(rounds=2), 3), (Options(rounds=2, rows=2, blank=True), 4)])
def test_worlds_filled_into_a_sight_are_those_played_again(options: Options, seats: int) -> None:
    table, compared = played(options, seats), 0
    past: list[Any] = []
    for _, entry, move in moves_of(table):
        if move is not None and (entry.seat or 0) >= 0 and entry.seq % 4 in (0, 1):
            sight = table.sight(Seat(entry.seat or 0), table.entries[entry.seq - 1].seq)
            states = filled(sight, Chance(bytes(32), "worlds"), 2)
            assert states == Worlds(table, past).played_again(sight, Chance(bytes(32), "worlds"), 2)[: len(states)]
            compared += len(states)
        past += [] if move is None else [move]
    assert compared > 5


def test_nothing_depends_on_where_unturned_cards_lie() -> None:
    table = played(Options(rounds=2), 4)
    for number, state in enumerate(states_of(table)):
        assert features(reshuffled(state, Chance(bytes(32), str(number)))) == features(state)


def test_turning_cards_is_chance_and_nothing_else_is() -> None:
    table = played(Options(rounds=2), 4)
    turned = {entry.seq for entry in table.entries if any(type(event).__name__ == "Turned" for event in entry.events)}
    drawn = {entry.seq for now, entry, move in moves_of(table) if move is not None and draws(now.state, entry.action)}
    assert len(turned) == 2
    assert drawn == turned


def test_a_draw_is_shared_by_both_teams() -> None:
    value = Evaluator(express, Options(), 3)
    assert value.shared(Outcome((), "password-express-draw", (3, 3, 3))) == (0.5, 0.5, 0.5)
    assert value.shared(Outcome((Seat(0), Seat(2)), "password-express-higher-score", (4, 3, 4))) == (1.0, 0.0, 1.0)


# a round of one row, by hand


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Animals with an A: first an ant and a cat, then a bear, then nobody says a word. Three stars to two."""
    monkeypatch.setattr(Evaluator, "start", lambda _: (0.5, 0.5))
    monkeypatch.setattr(positions, "GAME", replace(express, worth=replace(WORTH, weights=PLAIN)))
    table = lay("A animals", language="en", judge="lexicon")
    play(table, "2: !", "1: 1 ant", "1: 1 cat", "time", "2: 1 bear")
    return play(table, "time", "time", "time")


def share(lead: int, *free: Position) -> float:
    """Return what the first team can expect: its lead, in units of how far the free places let it stray."""
    counts = {position: len(found("en", "animals", "A", position)) for position in free}
    ahead = sum(STARS[position] * count / (count + 5) for position, count in counts.items())
    return 1 / (1 + exp(-2 * lead / sqrt(3 + 1.6 * ahead)))


def test_worth_is_the_lead_in_units_of_how_far_it_may_stray(game: Table) -> None:
    told = [step.worth[0] for step in review(game, Seat(0)).steps]
    assert told == pytest.approx(
        [
            0.5,
            0.5,
            share(1, "2", "3", "+"),
            share(3, "3", "+"),
            share(3, "3", "+"),
            share(1, "+"),
            share(1, "+"),
            share(1, "+"),
            1.0,
        ],
        abs=1e-9,
    )


def rounded(found: Review) -> list[dict[str, int]]:
    """Return the parts of every step that are not 0, in thousandths."""
    steps = [
        {name: round(1000 * getattr(step.parts, name)) for name in Parts.__struct_fields__} for step in found.steps
    ]
    return [{name: part for name, part in step.items() if part} for step in steps]


FIRST = [{}, {}, {"choice": -146, "slip": 299}, {"slip": 250}, {}, {"others": -182}, {}, {}, {"others": 279}]
SECOND = [{}, {}, {"others": -152}, {"others": -250}, {}, {"slip": 182}, {}, {}, {"others": -279}]
"""What each entry changed for one seat, in thousandths of a win."""


def test_a_word_is_its_own_sides_and_the_clock_is_others(game: Table) -> None:
    first, second = review(game, Seat(0)), review(game, Seat(1))
    assert rounded(first) == FIRST
    assert rounded(second) == SECOND
    assert first.parts.total == pytest.approx(0.5)
    assert second.parts.total == pytest.approx(-0.5)


def test_what_comes_to_mind_first_is_compared(game: Table) -> None:
    sight = game.sight(Seat(0), game.entries[1].seq)
    assert considered(sight) == [
        Say(Answer("cat", (0,))),
        Say(Answer("goat", (0,))),
        Pass(),
    ]
