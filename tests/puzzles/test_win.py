"""The act that decides: weighed from a sight alone by the evaluator of today, clearly above all that may be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from cabinet_noir.bots.bout import lots_of, next_to_act
from cabinet_noir.core import Chance, Illegal, Malformed, Seat, plain, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws.trial import Trial, replay
from cabinet_noir.puzzles import (
    APART,
    SHIPPED,
    Asked,
    Order,
    Puzzle,
    Struck,
    file_of,
    judge,
    look,
    make,
    read_file,
    solve,
    weighed_kinds_of,
)
from cabinet_noir.puzzles.puzzle import AnyGame
from cabinet_noir.puzzles.weigh import AS_GOOD_AS, CLEARLY, best_act, deciding
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Referee

ROOMS = [key for key in GAMES if (SHIPPED / file_of(key, weighed=True)).is_file()]
each_room = pytest.mark.parametrize("key", ROOMS)
QUICK = pytest.mark.parametrize("key", ["break-the-code", "archeologic"])
A_FEW = 3
"""So many of a room are weighed anew in every run."""
LARGEST = 40_000
LEAST = 40


def shipped(key: str) -> list[Puzzle]:
    return list(read_file(SHIPPED / file_of(key, weighed=True)))


@cache
def some(key: str) -> Sequence[Puzzle]:
    """Return a few, by lot, the same in every run."""
    return Random(key).sample(shipped(key), A_FEW)


def value_of(game: AnyGame, puzzle: Puzzle) -> Evaluator:
    return Evaluator(game, puzzle.agreed(game), puzzle.seats)


def test_three_rooms_come_with_them_and_none_that_has_no_such_kind() -> None:
    assert ROOMS == ["vinci", "break-the-code", "archeologic"]
    assert all(weighed_kinds_of(load(key)) for key in ROOMS)


@QUICK
def test_what_decides_is_right_and_what_promises_less_is_told_how_much(key: str) -> None:
    game = load(key)
    assert some(key)
    for puzzle in some(key):
        weighed = solve(game, puzzle).weighed
        assert judge(game, puzzle, Asked(plain(weighed[0].action))).right
        for act in weighed[1:]:
            verdict = judge(game, puzzle, Asked(plain(act.action)))
            assert verdict.right == (act.share >= weighed[0].share - AS_GOOD_AS)
            if not verdict.right:
                assert verdict.line is not None
                assert (verdict.line.id, verdict.line.args) == (
                    "puzzle-promises-less",
                    {"share": round(100 * act.share)},
                )


@QUICK
def test_nothing_that_may_be_done_comes_near_what_decides(key: str) -> None:
    game = load(key)
    for puzzle in some(key)[:1]:
        choice = deciding(value_of(game, puzzle), puzzle.sight(game))
        assert choice is not None, "what was found is found again, from the sight alone"
        (_, best), *others = choice.worths
        assert all(share >= best - AS_GOOD_AS or share <= best - CLEARLY for _, share in others)
        assert solve(game, puzzle).best == choice.best


def test_where_what_is_named_is_certain_the_proof_is_told() -> None:
    game = load("break-the-code")
    solved = (solve(game, puzzle) for puzzle in shipped("break-the-code"))
    found = next(each for each in solved if each.weighed[0].odds == 1.0)
    assert found.reason is not None


@QUICK
def test_it_holds_no_answer(key: str) -> None:
    for puzzle in some(key):
        assert (puzzle.proof, puzzle.claims) == (None, ())
        assert {"duel", "company", "early", "late"}.issuperset(puzzle.themes), "none tells whether there is a proof"


def test_what_is_told_of_an_act_does_not_depend_on_the_truth() -> None:
    """Two games that look alike to a seat are one puzzle, and any act gets the same answer in both."""
    game = load("vinci")
    table, seat = Referee.open(game, game.options(), 2, seed_from(11)), Seat(0)
    while not (seat in game.to_act(table.state) and table.state.phase == "attacking"):
        actor = next_to_act(table)
        table.act(actor, game.bots["novice"](table.sight(actor), Chance(lots_of(table.seed), f"{table.seq}")))
    trial = Trial(game, game.options(), 2, Chance(bytes(32), "worlds"), table)
    other = replay(trial, game.deduction.sample(table.sight(seat), trial.chance), seat, int(table.seq))
    assert game.deduction.truth(table.state) != game.deduction.truth(other.state), "there is something to tell apart"
    value = Evaluator(game, game.options(), 2)
    told = [msgspec.json.encode(best_act(value, each.sight(seat))) for each in (table, other)]
    assert told[0] == told[1]


def test_what_the_rules_forbid_is_refused_by_them_and_what_is_no_act_is_no_answer() -> None:
    game, puzzle = load("break-the-code"), some("break-the-code")[0]
    unknown = next(card for card in range(1, 22) if card not in puzzle.sight(game).view.row)
    with pytest.raises(Illegal):
        judge(game, puzzle, Asked({"t": "ask", "card": unknown}))
    for answer in (Asked({"t": "nonsense"}), Struck(0)):
        with pytest.raises(Malformed):
            judge(game, puzzle, answer)


def test_the_same_seed_makes_the_same_ones_and_they_are_made_apart(tmp_path: Path) -> None:
    order = Order("break-the-code", 1, 5, 1, weighed=True)
    assert make(order, tmp_path / "made", lambda _: None) == {"win": 1}
    again = (one for number in count(5 * APART) for one in look("break-the-code", number, weighed=True).puzzles)
    assert [*read_file(tmp_path / "made")] == [next(again)]


@each_room
def test_a_room_has_enough_of_them_easy_and_hard_in_a_small_file(key: str) -> None:
    puzzles, game = shipped(key), load(key)
    decode = msgspec.json.Decoder(game.event).decode
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= LEAST
    assert {puzzle.kind for puzzle in puzzles} == {"win"}
    assert (SHIPPED / file_of(key, weighed=True)).stat().st_size < LARGEST
    prices = Counter(puzzle.price for puzzle in puzzles)
    assert min(prices) > 0
    assert max(prices.values()) < len(puzzles) / 2 and len(prices) > 5
    for puzzle in puzzles:
        for event in (decode(raw) for _, events in puzzle.past for raw in events):
            assert game.see(event, puzzle.seat) == event, "whatever is hidden from the seat was taken out already"


@each_room
def test_a_few_still_decide_by_the_weights_of_today(key: str) -> None:
    for puzzle in some(key):
        check(puzzle)


@pytest.mark.prove
@each_room
def test_all_still_decide_by_the_weights_of_today(key: str) -> None:
    for puzzle in shipped(key):
        check(puzzle)


def check(puzzle: Puzzle) -> None:
    """Weigh a puzzle anew: half of what it had to stand out by is enough, so that a small change asks for nothing."""
    game = load(puzzle.game)
    choice = best_act(value_of(game, puzzle), puzzle.sight(game))
    (_, best), *others = choice.worths
    rest = [share for _, share in others if share < best - AS_GOOD_AS]
    again = f"make them again: cabinet puzzles make {puzzle.game} --win --many 80 --to {SHIPPED}"
    assert best - max(rest, default=0.0) >= CLEARLY / 2, again
    assert judge(game, puzzle, Asked(plain(choice.best))).right
