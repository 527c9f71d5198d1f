"""Puzzles: what they hold, what they never hold, and how answers are judged, in every room that has them."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
import pytest

from cabinet_noir.core import Claim, Malformed, plain, seed_from
from cabinet_noir.deduce import certain, easiest, is_news, prove
from cabinet_noir.games import GAMES, load
from cabinet_noir.puzzles import (
    SHIPPED,
    Asked,
    Named,
    Order,
    Puzzle,
    Struck,
    cut,
    dump,
    file_of,
    judge,
    kinds_of,
    make,
    read_file,
    shelf,
    solve,
)
from cabinet_noir.table import Referee

ROOMS = [key for key in GAMES if load(key).deduction.case is not None and (SHIPPED / file_of(key)).is_file()]
each_room = pytest.mark.parametrize("key", ROOMS)


@cache
def some(key: str) -> Sequence[Puzzle]:
    """Return the puzzles of a few games at small tables."""
    game = load(key)
    return [puzzle for number in range(5) for puzzle in cut(game, game.options(), ("regular", "regular"), number)]


def of_kind(key: str, kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in some(key) if puzzle.kind == kind]


@each_room
def test_every_room_gives_puzzles_of_each_kind_it_has(key: str) -> None:
    assert {puzzle.kind for puzzle in some(key)} == set(kinds_of(load(key)))


@each_room
def test_a_puzzle_is_what_its_seat_was_shown_of_the_game_and_no_more(key: str) -> None:
    game = load(key)
    for number in range(2):
        for puzzle in cut(game, game.options(), ("regular", "regular"), number):
            table = Referee.open(game, game.options(), 2, seed_from(number))
            dealt = [plain(event) for event in table.seen(table.entries[0], puzzle.seat)]
            shown = [msgspec.json.decode(raw) for raw in puzzle.past[0][1]]
            assert shown == [event for event in msgspec.json.decode(msgspec.json.encode(dealt)) if event in shown]
            assert {"sealed", "convened", "unsealed"}.isdisjoint(event["t"] for event in shown), "no seal, no seed"
            assert puzzle.sight(game).seat == puzzle.seat


@each_room
def test_what_is_certain_is_right_with_the_reason_it_carries(key: str) -> None:
    game = load(key)
    for puzzle in of_kind(key, "certain"):
        case = puzzle.case(game)
        assert puzzle.proof is not None
        assert prove(case, puzzle.proof.claim) == puzzle.proof
        claim = puzzle.proof.claim
        assert judge(game, puzzle, Named(claim.name, claim.values[0])).right
        told = solve(game, puzzle).reason
        assert told is not None
        assert told.name == claim.name


@each_room
def test_what_may_be_so_is_refused_with_a_world_that_denies_it(key: str) -> None:
    game = load(key)
    refused = 0
    for puzzle in of_kind(key, "certain"):
        case, odds = puzzle.case(game), game.deduction.odds(puzzle.sight(game))
        possible = [(name, value) for name in case.things for value in odds.get(name, {})]
        for name, value in possible[:12]:
            verdict = judge(game, puzzle, Named(name, value))
            proof = prove(case, Claim(name, (value,)))
            assert verdict.right == (proof is not None and is_news(case, proof))
            if proof is None:
                refused += 1
                assert verdict.line is not None
                assert verdict.line.id == "puzzle-not-certain"
                assert verdict.world
                assert verdict.world[0] != case.say(Claim(name, (value,))), "the world denies what was answered"
    assert refused


@each_room
def test_of_the_notes_just_one_cannot_be_and_the_others_are_shown_to_be_possible(key: str) -> None:
    game = load(key)
    for puzzle in of_kind(key, "contradiction"):
        verdicts = [judge(game, puzzle, Struck(note)) for note in range(len(puzzle.claims))]
        assert [verdict.right for verdict in verdicts].count(True) == 1
        case = puzzle.case(game)
        for claim, verdict in zip(puzzle.claims, verdicts, strict=True):
            assert verdict.right or verdict.world[0] == case.say(claim), "the world keeps the note"
        assert verdicts[solve(game, puzzle).note or 0].right


@pytest.mark.parametrize("key", [key for key in ROOMS if "best" in load(key).assists])
def test_the_best_question_is_right_and_another_is_not(key: str) -> None:
    game = load(key)
    for puzzle in of_kind(key, "question"):
        best = solve(game, puzzle).best
        for question, worth in game.deduction.advise(puzzle.sight(game)):
            assert judge(game, puzzle, Asked(plain(question))).right == (question == best)
            assert question == best or worth < solve(game, puzzle).bits


def test_what_is_no_answer_is_refused() -> None:
    game = load("vinci")
    certain, contradiction = of_kind("vinci", "certain")[0], of_kind("vinci", "contradiction")[0]
    for puzzle, answer in (
        (certain, Struck(0)),
        (certain, Named("9.9.9", "1")),
        (certain, Named(next(iter(certain.case(game).things)), "99")),
        (contradiction, Struck(-1)),
        (contradiction, Struck(4)),
        (contradiction, Asked({})),
    ):
        with pytest.raises(Malformed):
            judge(game, puzzle, answer)


def test_the_same_seed_makes_the_same_puzzles_and_what_was_left_goes_on(tmp_path: Path) -> None:
    order, whole, halted = Order("break-the-code", 6, 5, 1), tmp_path / "whole.gz", tmp_path / "halted.gz"
    kinds = make(order, whole, lambda _: None)
    assert kinds == {"certain": 2, "contradiction": 2, "question": 2}

    class Enough(Exception):
        pass

    def stop(done: int) -> None:
        if done >= 3:
            raise Enough

    with pytest.raises(Enough):
        make(order, halted, stop)
    assert not halted.exists()
    work = tmp_path / "halted.part"
    work.write_bytes(work.read_bytes()[:-7])  # whatever halted it tore the last line off
    make(order, halted, lambda _: None)
    assert halted.read_bytes() == whole.read_bytes()
    assert {file.name for file in tmp_path.iterdir()} == {"whole.gz", "halted.gz"}
    (tmp_path / "halted.part").write_bytes(b'{"game":1,"puzzles":[]}\n')
    with pytest.raises(Malformed):
        make(order, halted, lambda _: None)


def test_puzzles_are_read_from_a_shelf_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "vinci.jsonl.gz").write_bytes(dump(some("vinci")))
    found = shelf("vinci", tmp_path)
    assert {puzzle.id for puzzle in some("vinci")} <= set(found)
    assert list(read_file(tmp_path / "vinci.jsonl.gz")) == list(some("vinci"))
    assert len(gzip.decompress((tmp_path / "vinci.jsonl.gz").read_bytes()).splitlines()) == len(some("vinci"))


@each_room
def test_the_easiest_of_all_is_found_without_proving_what_is_dearer_to_the_end(key: str) -> None:
    game = load(key)
    for puzzle in of_kind(key, "certain"):
        case = puzzle.case(game)
        proofs = [proof for name, value in certain(case).items() if (proof := prove(case, Claim(name, (value,))))]
        news = [proof for proof in proofs if is_news(case, proof)]
        assert easiest(case) == min(
            news, key=lambda proof: (proof.price, len(proof.clues), proof.clues, proof.claim.name)
        )
        for proof in news[:3]:
            assert prove(case, proof.claim, proof.price) == proof
            assert prove(case, proof.claim, proof.price - 1) is None
