"""The quiz: what it calls right is proved again here, by the rooms' own deduction; what it asks for tells no answer."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from cabinet_noir.core import Claim
from cabinet_noir.deduce import prove, refute
from cabinet_noir.games import GAMES, load
from cabinet_noir.prose import typed_as
from cabinet_noir.prose.reader import Reader
from cabinet_noir.puzzles import GLANCE, SHIPPED, file_of
from cabinet_noir.quiz import STAND_INS, Order, Question, Reply, Solution, answer_all, is_right, make, score
from cabinet_noir.quiz.make import kinds_in, questions_of, sharing, spread

ROOMS = [room for room in GAMES if (SHIPPED / file_of(room)).is_file()]
PROVED = [(room, kind) for room in ROOMS for kind in kinds_in(room) if kind != "word"]
LOTS = [*PROVED, ("password-express", "word")]
FIRST = 40
GAMES_EACH = {"vinci": 4, "break-the-code": 5, "password-express": 10}


@cache
def asked(room: str, kind: str, language: str = "en") -> tuple[Question, ...]:
    """Return the questions of a few games."""
    numbers = range(FIRST, FIRST + (GAMES_EACH.get(room, 3) if language == "en" else 1))
    return tuple(each for number in numbers for each in questions_of(room, kind, number, language))  # type: ignore[arg-type]


def solved(question: Question) -> Solution:
    assert question.solution is not None
    return question.solution


@pytest.mark.parametrize(("room", "kind"), PROVED)
def test_every_answer_is_proved_again_and_every_other_one_is_refuted(room: str, kind: str) -> None:
    questions = asked(room, kind)
    assert len(questions) >= 2
    game = load(room)
    for question in questions:
        solution = solved(question)
        case = solution.position.case(game)
        if kind == "contradiction":
            possible = [prove(case, claim.denied) is None for claim in solution.position.claims]
            assert [str(note) for note, may_be in enumerate(possible, start=1) if not may_be] == list(solution.right)
            continue
        written = {typed_as(game, value, Reader("en", room).say): value for value in case.things[solution.about]}
        assert tuple(written) == question.allowed
        (right,) = solution.right
        proof = prove(case, Claim(solution.about, (written[right],)))
        assert proof is not None
        assert [refute(case, (Claim(solution.about, (value,)),)) is None for value in written.values()] == [
            value == written[right] for value in written.values()
        ]
        assert len(solution.why) == len(proof.clues) + 1


def test_the_words_of_a_solution_take_the_most_and_a_word_is_judged_however_it_is_spelt() -> None:
    questions = asked("password-express", "word")
    assert questions
    for question in questions:
        solution = solved(question)
        assert all(is_right(question, solution, word) for word in solution.right)
        assert is_right(question, solution, f"the {solution.right[0].upper()} ")
        assert not is_right(question, solution, "xyzzy") and not is_right(question, solution, "")


@pytest.mark.parametrize(("room", "kind"), LOTS)
def test_a_question_tells_rules_table_and_answers_and_in_both_languages_the_same_is_asked(room: str, kind: str) -> None:
    for question in asked(room, kind):
        assert all(answer in question.text for answer in question.allowed)
        assert load(room).key in question.game and question.text.count("Seat ") >= 1
        assert "{" not in question.text and "$" not in question.text and "prose-" not in question.text
    if kind != "word":  # words are played in one language or the other
        french = asked(room, kind, "fr")
        english = asked(room, kind)[: len(french)]
        assert [(each.id, each.grade) for each in english] == [(each.id, each.grade) for each in french]
        assert all("{" not in each.text and each.text not in {other.text for other in english} for each in french)


def test_without_its_solution_a_question_holds_neither_answer_nor_position() -> None:
    question = asked("vinci", "certain")[0]
    bare = msgspec.json.encode(replace(question, solution=None))
    assert b'"solution"' not in bare and b'"position"' not in bare and b'"right"' not in bare
    assert msgspec.json.decode(bare, type=Question) == replace(question, solution=None)


def test_the_same_seed_makes_the_same_bytes_however_many_look_for_them() -> None:
    orders = [Order(4, 3, jobs, "en", ("vinci",)) for jobs in (1, 2)]
    first, second = (msgspec.json.encode(make(order, lambda _done: None)) for order in orders)
    assert first == second
    made = msgspec.json.decode(first, type=list[Question])
    assert len({question.id for question in made}) == 4
    assert {question.kind for question in made} == {"certain", "contradiction"}


@pytest.mark.parametrize(("room", "kind"), LOTS)
def test_nothing_is_asked_twice(room: str, kind: str) -> None:
    assert len({question.id for question in asked(room, kind)}) == len(asked(room, kind))


def test_every_room_has_its_share() -> None:
    shares = sharing(Order(20, 1, 1, "en"))
    assert sum(shares.values()) == 20 and max(shares.values()) - min(shares.values()) <= 1
    assert {room for room, _ in shares} == set(GAMES)
    assert sum(sharing(Order(4, 1, 1, "en")).values()) == 4


def numbered(*grades: int) -> list[Question]:
    sample = asked("vinci", "certain")[0]
    return [replace(sample, id=str(number), grade=grade, price=grade) for number, grade in enumerate(grades)]


def test_of_what_is_found_each_grade_is_given_as_much_room_as_there_is() -> None:
    chosen = spread(numbered(1, 1, 1, 1, 1, 2, 2, 4), 5)
    assert [question.grade for question in chosen] == [1, 1, 2, 2, 4]
    assert len(spread(numbered(1, 2), 5)) == 2


# Scores


def test_a_worked_example_of_a_score() -> None:
    questions = numbered(1, 1, 2, 2)
    questions = [replace(each, allowed=("1", "2", "3", "4")) for each in questions]
    position = solved(questions[0]).position
    solutions = {each.id: Solution(id=each.id, right=("3",), position=position) for each in questions}
    given = [Reply("0", " 3 "), Reply("0", "4"), Reply("1", "2c=3"), Reply("2", "4"), Reply("elsewhere", "3")]
    found = score(questions, solutions, given)
    assert (found.answered, found.unknown) == (3, 1)
    assert (found.all.right, found.all.of, found.all.share, found.all.chance) == (2, 4, 0.5, 0.25)
    assert (round(found.all.low, 3), round(found.all.high, 3)) == (0.15, 0.85)
    assert {grade: (share.right, share.of) for grade, share in found.grades.items()} == {"1": (2, 2), "2": (0, 2)}
    assert {game: share.right for game, share in found.games.items()} == {"vinci": 2}


@pytest.mark.parametrize("by", STAND_INS)
def test_a_stand_in_answers_what_may_be_answered_and_the_same_again(by: str) -> None:
    questions = [each for room, kind in LOTS for each in asked(room, kind)]
    told = [(each, solved(each).position, solved(each).about) for each in questions]
    replies = list(answer_all(told, by, 1))
    assert replies == list(answer_all(told, by, 1))
    answers = {reply.id: reply.answer for reply in replies}
    assert all(answers[each.id] in each.allowed for each in questions if each.allowed)


def test_a_master_knows_all_that_is_proved_and_a_novice_what_is_seen_at_a_glance() -> None:
    questions = [each for room, kind in PROVED for each in asked(room, kind)]
    told = [(each, solved(each).position, solved(each).about) for each in questions]
    solutions = {each.id: solved(each) for each in questions}
    shares = {by: score(questions, solutions, answer_all(told, by, 1)).all.share for by in STAND_INS}
    assert shares["master"] == 1.0 and shares["random"] < shares["novice"] < 1.0
    plain = [each for each in questions if each.kind == "contradiction" and len(solved(each).why) <= GLANCE + 1]
    seen = [(each, solved(each).position, solved(each).about) for each in plain]
    assert plain and score(plain, solutions, answer_all(seen, "novice", 2)).all.share == 1.0
