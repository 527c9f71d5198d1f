"""Why something is certain in Break the Code: the clues of a sight, and the smallest reasons drawn from them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cabinet_noir.cli.words import Words
from cabinet_noir.core import Claim, Seat, Seq, Sight
from cabinet_noir.deduce import easiest, prove, reason, refute
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.mind.why import TheCase
from cabinet_noir.games.break_the_code.notation import read
from cabinet_noir.games.break_the_code.types import (
    Asked,
    CardBack,
    Dealt,
    Event,
    FaceDown,
    Guess,
    Guessed,
    Options,
    Question,
    Said,
    State,
    Tile,
)


def tiles(text: str) -> tuple[Tile, ...]:
    action = read("!" + text)
    assert isinstance(action, Guess)
    return action.code


MINE = tiles("B0 W0 B1 W1 B2")
THEIRS = tiles("W2 B3 W3 G5 W9")


def case(*asked: int | Question, mine: Sequence[Tile] = MINE, guessed: Sequence[Tile] = ()) -> TheCase:
    """Return what seat 0 of two was told who has asked these questions, and named a code in vain."""
    row = (1, 2, 3, 4, 5, 6)
    hands = (tuple(mine), tuple(FaceDown() for _ in THEIRS))
    box = tuple(FaceDown() for _ in range(10))
    past: list[tuple[Seq, tuple[Event, ...]]] = [
        (Seq(0), (Dealt(hands, (), box, row, tuple(CardBack() for _ in range(15)), Seat(0)),))
    ]
    for each in asked:
        question = Question(each) if isinstance(each, int) else each
        said = (Said(Seat(1), answer(question, THEIRS)),)
        past.append((Seq(len(past)), (Asked(Seat(0), question, said, 0),)))
    if guessed:
        past.append((Seq(len(past)), (Guessed(Seat(0), tuple(guessed), right=False),)))
    return TheCase(sight(past))


def sight(past: list[tuple[Seq, tuple[Event, ...]]]) -> Sight[State, Event]:
    """Return the sight of these events."""
    return GAME.sight(Options(), 2, Seat(0), past)


def kinds(case: TheCase, clues: Sequence[int]) -> list[str]:
    return [case.clues[clue].line.id.removeprefix("break-the-code-why-") for clue in clues]


def test_a_tile_of_ones_own_stands_nowhere_else() -> None:
    told = case(4, 17)
    proof = prove(told, Claim("1.A", ("B1",), holds=False))
    assert proof is not None and kinds(told, proof.clues) == ["own"]


def test_a_green_five_of_ones_own_is_said_to_exist_twice() -> None:
    """Its twin may stand elsewhere; two of one's own may not."""
    for own, twin in (("B1 W3 B4 B6 W8", ""), ("B1 W3 G5 B6 W8", "▲5"), ("B1 W3 G5 G5 W8", "")):
        (clue,) = case(mine=tiles(own)).clues
        assert clue.line.args["twin"] == twin


def test_an_answer_alone_may_be_enough() -> None:
    told = case(17, 4)  # the sum, then: where are your 5s?
    proof = prove(told, Claim("1.D", ("G5",)))
    assert proof is not None and [told.clues[clue].seq for clue in proof.clues] == [2]


def test_of_two_reasons_the_cheaper_one_is_given_and_of_equal_ones_the_older() -> None:
    told = case(4, Question(4))  # asked twice: the same answer
    proof = prove(told, Claim("1.D", ("G5",)))
    assert proof is not None and [told.clues[clue].seq for clue in proof.clues] == [1]


def test_what_the_box_forbids_needs_no_clue() -> None:
    told = case()
    claims = told.noted({"1.A": "9"})["1.A"]
    assert refute(told, claims) == ()


def test_what_is_possible_has_no_reason() -> None:
    told = case(4)
    assert prove(told, Claim("1.A", ("W2",))) is None
    assert prove(told, Claim("1.A", ("W2",), holds=False)) is None


def test_a_code_that_was_named_in_vain_counts() -> None:
    cards = (4, Question(3, 3), 9)
    others = [code for code in _left(case(*cards)) if code != THEIRS]
    assert others, "this test needs a few codes left"
    told = case(*cards, guessed=others[0])
    assert kinds(told, range(len(told.clues))) == ["own", "said", "said", "said", "wrong"]
    assert not told.keeps({"1": others[0]}, 4) and told.keeps({"1": THEIRS}, 4)
    assert others[0] not in _left(told)


def _left(told: TheCase) -> list[tuple[Tile, ...]]:
    return [w["1"] for w in told.conceivable() if all(told.keeps(w, clue) for clue in range(len(told.clues)))]


def test_a_long_proof_is_told_in_steps_that_each_follow() -> None:
    told = case(13, 16, 18, 19, 9)
    proof = easiest(told)
    longest = max(
        (p for name in told.things for v in told.things[name] if (p := prove(told, Claim(name, (v,), holds=False)))),
        key=lambda p: len(p.clues),
    )
    assert len(longest.clues) > 3 and longest.steps
    assert longest.steps[-1].claim == longest.claim
    used: set[int] = set()
    for step in longest.steps:
        assert len(step.clues) <= 3
        used |= set(step.clues)
        assert told.world(sorted(used), (step.claim.denied,)) is None
    assert used == set(longest.clues)
    assert proof is None or len(proof.clues) <= len(longest.clues) or proof.price <= longest.price


def test_two_green_fives_are_alike_and_two() -> None:
    one = case(4, mine=tiles("B0 W0 B1 W1 G5"))
    assert prove(one, Claim("1.G5", ("2",), holds=False)) is not None, "one of them is mine"
    proof = prove(case(4), Claim("1.G5", ("1",)))
    assert proof is not None, "they said where their only one stands"


@pytest.mark.parametrize(
    ("note", "key"),
    [("B0o", "tiles:B0"), ("G5x", None), ("G5x G5'x", "tiles:G5'"), ("W9x", None), ("W8o", None)],
)
def test_a_mark_that_contradicts_names_its_clues(note: str, key: str | None) -> None:
    told = case(4)  # the 5s: one, at D
    claims = told.noted({"tiles": note})
    wrong = {name for name, claim in claims.items() if refute(told, claim) is not None}
    expected = GAME.deduction.check(told.sight, {"tiles": note})
    assert wrong == {name for name in expected if name in claims}
    if key == "tiles:G5'":
        clues = refute(told, claims[key])
        assert clues is not None and [told.clues[clue].seq for clue in clues] == [1]


def test_a_guess_states_every_place() -> None:
    assert case().stated(Guess(THEIRS))[3] == Claim("1.D", ("G5",))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_proof_is_spoken(language: str) -> None:
    told = case(4, 17)
    words = Words(language).within(GAME.key)
    proof = prove(told, Claim("1.D", ("G5",)))
    assert proof is not None
    found = reason(told, proof)
    lines = [words.tell(line, ("Ada", "Bob"), Seat(0)) for line in (found.line, *(clue.line for clue in found.clues))]
    assert all("Bob" in line and "{" not in line for line in lines)
