"""The puzzles that come with the house: how many, what they hold and never hold, and that each is still provable.

`make test` looks at a few of each room, `make prove` at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from cabinet_noir.core import Claim, plain
from cabinet_noir.deduce import AT_ONCE, easiest, is_news, prove
from cabinet_noir.games import GAMES, load
from cabinet_noir.puzzles import (
    APART,
    SHIPPED,
    Asked,
    Named,
    Puzzle,
    Spoken,
    Struck,
    file_of,
    judge,
    kinds_of,
    look,
    read_file,
    solve,
)
from cabinet_noir.puzzles.find import AT_LEAST, NOTES, STANDS_OUT
from cabinet_noir.puzzles.language import languages
from cabinet_noir.puzzles.pricing import price_of_proof, price_of_question, price_of_words
from cabinet_noir.puzzles.puzzle import AnyGame, ranked

SEED = 1
"""What they were made with: `cabinet puzzles make GAME --to src/cabinet_noir/puzzles/data --seed 1`."""
ROOMS = [key for key in GAMES if (SHIPPED / f"{key}.jsonl.gz").is_file()]
LEAST = {key: 300 if load(key).deduction.case is None else 1000 for key in ROOMS}
A_FEW = 2
"""So many of each kind are looked at in every run."""
PACKED = SHIPPED / "pack"
"""Those for the way."""
LARGEST = 400_000
each_room = pytest.mark.parametrize("key", ROOMS)


def shipped(key: str, folder: Path = SHIPPED) -> list[Puzzle]:
    return list(read_file(folder / file_of(key)))


def a_few(key: str, folder: Path, many: int) -> Iterable[Puzzle]:
    """Return some of each kind and language, by lot, the same in every run."""
    lots, game, puzzles = Random(key), load(key), shipped(key, folder)
    for kind in kinds_of(game):
        for language in languages(game):
            yield from lots.sample([one for one in puzzles if (one.kind, one.language) == (kind, language)], many)


def test_five_rooms_come_with_puzzles_and_nobody_else_does() -> None:
    assert len(ROOMS) >= 5
    weighed = {file.name for file in SHIPPED.glob("*.win.jsonl.gz")}
    assert weighed <= {file_of(key, weighed=True) for key in ROOMS}
    assert {file.name for file in SHIPPED.glob("*.gz")} - weighed == {file_of(key) for key in ROOMS}


@each_room
def test_there_are_enough_of_every_kind_and_no_two_are_the_same(key: str) -> None:
    puzzles, game = shipped(key), load(key)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= LEAST[key]
    lots = Counter((puzzle.kind, puzzle.language) for puzzle in puzzles)
    assert set(lots) == {(kind, language) for kind in kinds_of(game) for language in languages(game)}
    assert max(lots.values()) - min(lots.values()) < len(lots), "as many of each"


@each_room
def test_they_are_easy_and_hard_early_and_late_for_few_and_for_many(key: str) -> None:
    puzzles = shipped(key)
    assert len({puzzle.seats for puzzle in puzzles}) > 1
    assert len({len(puzzle.past) for puzzle in puzzles}) > 10
    for kind in kinds_of(load(key)):
        prices = Counter(puzzle.price for puzzle in puzzles if puzzle.kind == kind)
        assert min(prices) > 0
        assert max(prices.values()) < prices.total() / 2, "no price is the rule"
        assert len(prices) > 5


@each_room
def test_a_room_s_puzzles_are_a_small_file(key: str) -> None:
    assert (SHIPPED / f"{key}.jsonl.gz").stat().st_size < LARGEST


@each_room
def test_no_puzzle_holds_a_seed_or_a_seal_or_what_its_seat_was_not_shown(key: str) -> None:
    game = load(key)
    decode = msgspec.json.Decoder(game.event).decode
    for puzzle in shipped(key):
        for raw in (raw for _, events in puzzle.past for raw in events):
            event = decode(raw)  # no event of the house is one of the game
            assert game.see(event, puzzle.seat) == event, "whatever is hidden from the seat was taken out already"


@each_room
def test_they_are_what_the_house_would_make_again(key: str) -> None:
    """The first of them, of the first games that hold any."""
    first = iter(shipped(key))
    again = (puzzle for number in count(SEED * APART) for puzzle in look(key, number).puzzles)
    for _ in range(4):
        assert msgspec.json.encode(next(again)) == msgspec.json.encode(next(first))


@each_room
def test_a_few_are_still_right(key: str) -> None:
    for puzzle in (*a_few(key, SHIPPED, A_FEW), *a_few(key, PACKED, 1)):
        check(load(key), puzzle)


@each_room
def test_long_proofs_are_told_in_the_steps_of_today(key: str) -> None:
    """All of them: few of those above are long, and how they are told changes more often than what they prove."""
    game = load(key)
    for puzzle in (*shipped(key), *shipped(key, PACKED)):
        if puzzle.proof is not None and len(puzzle.proof.clues) > AT_ONCE:
            assert prove(puzzle.case(game), puzzle.proof.claim) == puzzle.proof, puzzle.id


@pytest.mark.prove
@each_room
def test_all_are_still_right(key: str) -> None:
    for puzzle in (*shipped(key), *shipped(key, PACKED)):
        check(load(key), puzzle)


def check(game: AnyGame, puzzle: Puzzle) -> None:
    """Prove a puzzle anew, weigh it anew, and answer it."""
    match puzzle.kind:
        case "certain":
            case = puzzle.case(game)
            proof = easiest(case)
            assert proof is not None
            assert proof == puzzle.proof
            assert puzzle.price == price_of_proof(case, proof)
            assert judge(game, puzzle, Named(proof.claim.name, proof.claim.values[0])).right
        case "contradiction":
            check_notes(game, puzzle)
        case "question":
            (best, most), (_, second), *_ = advice = ranked(game, puzzle.sight(game))
            assert most - second >= STANDS_OUT * most
            assert puzzle.price == price_of_question(advice)
            assert judge(game, puzzle, Asked(plain(best))).right
        case "word":
            words = puzzle.wording(game).words(puzzle.sight(game))
            assert puzzle.price == price_of_words(words)
            assert judge(game, puzzle, Spoken(solve(game, puzzle).words[0])).right
            assert not judge(game, puzzle, Spoken(words[-1].word)).right


def check_notes(game: AnyGame, puzzle: Puzzle) -> None:
    """Prove that one of the notes cannot be, that all others may, and that none is certain."""
    case, note = puzzle.case(game), solve(game, puzzle).note
    assert note is not None
    claim = puzzle.claims[note]
    proof = prove(case, claim.denied)
    assert proof is not None
    assert proof == puzzle.proof
    assert is_news(case, proof) and len(proof.clues) >= AT_LEAST
    assert puzzle.price == price_of_proof(case, proof)
    assert len(set(puzzle.claims)) == NOTES
    for number, each in enumerate(puzzle.claims):
        assert judge(game, puzzle, Struck(number)).right == (number == note)
        assert prove(case, Claim(each.name, each.values)) is None
