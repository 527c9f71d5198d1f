"""What `cabinet quiz` does: files of JSON Lines in and out, a bar, and a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from cabinet_noir.cli.output import print_json, progress
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Malformed
from cabinet_noir.games import GAMES, room_of
from cabinet_noir.quiz import Order, Question, Reply, Share, Solution, answer_all, make
from cabinet_noir.quiz import score as score_of

T = TypeVar("T")


class Wish(NamedTuple):
    """The quiz somebody asked for."""

    to: Path
    answers: Path | None
    many: int
    seed: int
    jobs: int
    games: tuple[str, ...]


def make_quiz(wish: Wish, json: bool, words: Words) -> None:
    """Write a quiz down, and say how many questions there are of each grade."""
    for key in wish.games:
        room_of(key)
    order = Order(wish.many, wish.seed, wish.jobs, words.language, wish.games or tuple(GAMES))
    with progress(words.say("progress-quiz"), order.many, quiet=json) as done:
        questions = make(order, done)
    solutions = [question.solution for question in questions]
    if wish.answers is not None:
        _write(wish.answers, solutions)
        questions = [replace(question, solution=None) for question in questions]
    _write(wish.to, questions)
    _tell_made(questions, wish.to, json, words)


def _tell_made(questions: Sequence[Question], to: Path, json: bool, words: Words) -> None:
    grades = sorted({question.grade for question in questions})
    games = list(dict.fromkeys(question.game for question in questions))
    counts = {game: {str(grade): 0 for grade in grades} for game in games}
    for question in questions:
        counts[question.game][str(question.grade)] += 1
    if json:
        print_json({"file": str(to), "questions": len(questions), "games": counts})
        return
    table = Table(words.say("quiz-room"), *(words.say("quiz-grade", grade=grade) for grade in grades))
    for game, found in counts.items():
        table.add_row(words.name(game), *map(str, found.values()))
    Console(highlight=False).print(table)


def answer_quiz(questions: Path, answers: Path | None, by: str, seed: int, to: Path, words: Words) -> None:
    """Let a stand-in answer, and write its answers down."""
    asked = _read(questions, Question)
    solutions = _solutions(asked, answers)
    told = ((each, solutions[each.id].position, solutions[each.id].about) for each in asked)
    with progress(words.say("progress-quiz"), len(asked), quiet=False) as done:
        _write(to, _counted(answer_all(told, by, seed), done))


def _counted(replies: Iterable[Reply], done: Callable[[int], None]) -> Iterable[Reply]:
    for number, reply in enumerate(replies, start=1):
        done(number)
        yield reply


def score_quiz(given: Path, questions: Path, answers: Path | None, json: bool, words: Words) -> None:
    """Score answers, and say so."""
    asked = _read(questions, Question)
    score = score_of(asked, _solutions(asked, answers), _read(given, Reply))
    if json:
        print_json(score)
        return
    console = Console(highlight=False)
    heads = ("quiz-what", "quiz-right", "quiz-of", "quiz-share", "quiz-interval", "quiz-chance")
    table = Table(*map(words.say, heads))
    for column in table.columns[1:]:
        column.justify = "right"
    for grade, share in score.grades.items():
        table.add_row(words.say("quiz-grade", grade=grade), *_figures(share, words))
    table.add_section()
    for game, share in score.games.items():
        table.add_row(words.name(game), *_figures(share, words))
    table.add_section()
    table.add_row(words.say("quiz-all"), *_figures(score.all, words))
    console.print(table)
    if missing := score.all.of - score.answered:
        console.print(words.say("quiz-missing", count=missing), markup=False)
    if score.unknown:
        console.print(words.say("quiz-unknown", count=score.unknown), markup=False)


def _figures(share: Share, words: Words) -> tuple[str, ...]:
    between = f"{words.part(share.low)}–{words.part(share.high)}"
    blind = words.part(share.chance) if share.chance else ""
    return str(share.right), str(share.of), words.part(share.share), between, blind


# Files


def _solutions(questions: Sequence[Question], answers: Path | None) -> dict[str, Solution]:
    """Return what is right: as it lies beside the questions, or in a file of its own."""
    apart = () if answers is None else _read(answers, Solution)
    found = {each.id: each.solution for each in questions if each.solution is not None}
    found |= {solution.id: solution for solution in apart}
    if missing := [each.id for each in questions if each.id not in found]:
        raise Malformed("quiz-without-answers", count=len(missing))
    return found


def _read(file: Path, kind: type[T]) -> list[T]:
    """Read a file of JSON Lines, or say which line is none."""
    try:
        lines = file.read_bytes().splitlines()
    except FileNotFoundError:
        raise Malformed("no-such-file", path=str(file)) from None
    except OSError as error:
        raise Malformed("unreadable-file", path=str(file), detail=error.strerror or str(error)) from None
    decode = msgspec.json.Decoder(kind).decode
    found: list[T] = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                found.append(decode(line))
            except msgspec.MsgspecError as error:
                raise Malformed("quiz-unreadable", path=str(file), line=number, detail=str(error)) from None
    return found


def _write(file: Path, lines: Iterable[Any]) -> None:
    """Write a file of JSON Lines."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as opened:
        for line in lines:
            opened.write(msgspec.json.encode(line) + b"\n")
