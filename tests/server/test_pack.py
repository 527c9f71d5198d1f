"""The pack for the way: the page is given what the house would say, of puzzles that are not the house's."""

from __future__ import annotations

import pytest

from cabinet_noir.core import TELLING
from cabinet_noir.games import GAMES, load
from cabinet_noir.puzzles import Asked, Named, Spoken, Struck, Verdict, judge, shelf, solve
from cabinet_noir.puzzles.puzzle import Puzzle
from cabinet_noir.server.protocol.pack import Pack, PackedPuzzle
from cabinet_noir.server.puzzles.jobs import Where, hinted
from cabinet_noir.server.puzzles.pack import PACKED, languages_of, pack_of

PACKS = {(key, language): pack_of(key, language) for key in GAMES for language in languages_of(key)}
SIZE = 20


def packed(key: str, kind: str) -> tuple[Pack, PackedPuzzle, Puzzle]:
    """Return a room's first packed puzzle of a kind, in its pack, and as it was cut."""
    pack = PACKS[key, languages_of(key)[0]]
    found = next(one for one in pack.puzzles if one.card.kind == kind)
    return pack, found, shelf(key, shipped=PACKED)[found.card.id]


@pytest.mark.parametrize("key", GAMES)
def test_no_puzzle_of_the_house_is_in_the_pocket(key: str) -> None:
    packs = [PACKS[key, language] for language in languages_of(key)]
    assert all(len(pack.puzzles) == SIZE for pack in packs)
    assert not {one.card.id for pack in packs for one in pack.puzzles} & set(shelf(key))


@pytest.mark.parametrize("key", ["vinci", "break-the-code", "lost-code", "archeologic"])
def test_of_each_value_the_pack_says_what_the_house_would_say(key: str) -> None:
    pack, found, puzzle = packed(key, "certain")
    said = found.certain
    assert said is not None
    assert said.right
    for thing in (pack.things[number] for number in found.things):
        for value in (each.value for each in thing.values):
            verdict = judge(load(key), puzzle, Named(thing.name, value))
            assert verdict.right == ((thing.name, value) in said.right)
            assert (verdict.line is not None and verdict.line.id == "puzzle-no-news") == (
                (thing.name, value) in said.plain
            )
            if verdict.world:
                may_be = "puzzle-not-certain" if value in said.possible[thing.name] else "puzzle-cannot-be"
                assert verdict.line is not None
                assert verdict.line.id == may_be
                assert any(world[thing.name] != value for world in said.worlds), "a world denies it"


@pytest.mark.parametrize("key", ["vinci", "break-the-code", "lost-code", "archeologic"])
def test_of_each_note_the_pack_says_what_the_house_would_say(key: str) -> None:
    _, found, puzzle = packed(key, "contradiction")
    assert [said.right for said in found.notes].count(True) == 1
    for number, said in enumerate(found.notes):
        assert said == judge(load(key), puzzle, Struck(number))


@pytest.mark.parametrize("kind", ["certain", "contradiction"])
@pytest.mark.parametrize("key", ["vinci", "lost-code"])
def test_the_hints_in_the_pocket_are_those_of_the_house(key: str, kind: str) -> None:
    _, found, puzzle = packed(key, kind)
    where = Where(key, PACKED, None)
    assert found.hints == tuple(hinted(where, puzzle.id, rung) for rung in range(1, TELLING + 1))
    reason = solve(load(key), puzzle).reason
    assert reason is not None
    said = [hint.fact for hint in found.hints]
    assert said == [None] * (TELLING - 1) + [reason.line], "the last rung alone tells what was to be found"


def test_the_best_questions_and_words_are_those_of_the_house() -> None:
    _, found, puzzle = packed("break-the-code", "question")
    for best in found.best:
        assert judge(load(puzzle.game), puzzle, Asked(best)) == Verdict(True)
    _, found, puzzle = packed("password-express", "word")
    most = max(found.words.values())
    for word, points in found.words.items():
        assert judge(load(puzzle.game), puzzle, Spoken(word)).right == (points == most)
