"""Puzzles of words: the word that takes the most, in the language of its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from itertools import chain, combinations
from pathlib import Path

import msgspec
import pytest

from cabinet_noir.core import Chance, Illegal, Malformed, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.password_express.lexicon import knows
from cabinet_noir.games.password_express.queries import stars, theme_of
from cabinet_noir.games.password_express.types import Answer, Options, Say, State
from cabinet_noir.puzzles import (
    Named,
    Order,
    Puzzle,
    Spoken,
    cut,
    dump,
    in_language,
    judge,
    make,
    read_file,
    shelf,
    solve,
)

LANGUAGES = ("fr", "en")
GAME = load("password-express")


@cache
def some(language: str) -> Sequence[Puzzle]:
    """Return the puzzles of a few games with the words of a language."""
    options = msgspec.convert({"language": language}, Options)
    return [puzzle for number in range(4) for puzzle in cut(GAME, options, ("regular", "master"), number)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_best_word_is_right_and_no_other_of_the_lexicon(language: str) -> None:
    assert some(language)
    for puzzle in some(language):
        assert (puzzle.kind, puzzle.language) == ("word", language)
        words = puzzle.wording(GAME).words(puzzle.sight(GAME))
        most = words[0].points
        for each in words[:40]:
            verdict = judge(GAME, puzzle, Spoken(each.word))
            assert verdict.right == (each.points == most)
            if not verdict.right:
                assert verdict.line is not None
                assert verdict.line.args == {"word": each.word, "points": each.points}, "what it takes, and no more"
        assert {each.word for each in words if each.points == most} >= set(solve(GAME, puzzle).words)
        assert solve(GAME, puzzle).points == most > words[-1].points


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_gives_a_best_word_the_stars_it_is_said_to_take(language: str) -> None:
    for puzzle in some(language):
        view, (word, *_) = puzzle.sight(GAME).view, solve(GAME, puzzle).words
        served = [row for row in range(len(view.piles)) if knows(view.options.language, theme_of(view, row), word)]
        taken = [stars_after(view, puzzle.seat, Answer(word, rows)) for rows in choices(served)]
        assert max(taken) - stars(view, view.team) == solve(GAME, puzzle).points


def choices(rows: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every choice of some rows."""
    return chain.from_iterable(combinations(rows, many) for many in range(1, len(rows) + 1))


def stars_after(view: State, seat: Seat, answer: Answer) -> int:
    """Return the stars of the team that speaks once the rules have judged its word."""
    try:
        events = GAME.decide(view, seat, Say(answer), Chance(seed_from(0), "nothing is drawn"))
    except Illegal:
        return 0
    return stars(reduce(GAME.fold, events, view), view.team)


def test_what_cannot_be_said_or_is_unknown_is_no_try() -> None:
    puzzle = some("fr")[0]
    view = puzzle.sight(GAME).view
    token = next(token for row in view.table for token in row if token is not None)
    for word in ("xyzzy", "", "щ", token.word):
        with pytest.raises(Illegal):
            judge(GAME, puzzle, Spoken(word))
    with pytest.raises(Malformed):
        judge(GAME, puzzle, Named("0.0.letter", "A"))


def test_accents_capitals_and_articles_do_not_matter() -> None:
    for puzzle in some("fr"):
        word = solve(GAME, puzzle).words[0]
        assert judge(GAME, puzzle, Spoken(word.upper())).right


def test_a_shelf_is_asked_for_the_words_of_a_language(tmp_path: Path) -> None:
    (tmp_path / "password-express.jsonl.gz").write_bytes(dump([*some("fr"), *some("en")]))
    known = shelf("password-express", tmp_path)
    made = {puzzle.id for language in LANGUAGES for puzzle in some(language)}
    for language in LANGUAGES:
        readable = in_language(known, language)
        assert readable.keys() & made == {puzzle.id for puzzle in some(language)}


def test_as_many_are_made_of_each_language(tmp_path: Path) -> None:
    file = tmp_path / "password-express.jsonl.gz"
    assert make(Order("password-express", 4, 3, 1), file, lambda _: None) == {"word": 4}
    assert sorted(puzzle.language for puzzle in read_file(file)) == ["en", "en", "fr", "fr"]
