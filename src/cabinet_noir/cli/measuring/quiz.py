"""`cabinet quiz`: making it, answering it as a stand-in, scoring it. Importing this must stay cheap."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cabinet_noir.cli.flags import AsJson, Speak
from cabinet_noir.cli.words import speaking

quiz = typer.Typer(
    name="quiz",
    help="Questions with proved answers, for language models and whoever answers in text: make them, score answers.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


class By(StrEnum):
    """Who stands in."""

    random = "random"
    novice = "novice"
    master = "master"


Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]
Answers = Annotated[
    Path | None,
    typer.Option("--answers", metavar="FILE", help="The right answers lie here, and not beside the questions."),
]
Questions = Annotated[Path, typer.Option("--questions", metavar="FILE", help="The questions, as JSON Lines.")]


@quiz.command()
def make(
    to: Annotated[Path, typer.Option(metavar="FILE", help="The file to put the questions into, as JSON Lines.")],
    many: Annotated[int, typer.Option(min=1, help="How many.")] = 200,
    seed: Seed = 1,
    game: Annotated[list[str] | None, typer.Option("--game", help="This game only; may be repeated.")] = None,
    answers: Answers = None,
    jobs: Annotated[int, typer.Option(min=1, show_default=False, help="Processes; by default one a core.")] = (
        os.cpu_count() or 1
    ),
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Make questions from games of bots, graded by the price of their proofs."""
    from .quizzing import Wish, make_quiz

    with speaking(language) as words:
        make_quiz(Wish(to, answers, many, seed, jobs, tuple(game or ())), json, words)


@quiz.command()
def answer(
    to: Annotated[Path, typer.Option(metavar="FILE", help="The file to put the answers into, as JSON Lines.")],
    questions: Questions,
    by: Annotated[By, typer.Option(help="Who answers: blindly, at a glance, or with all that can be known.")],
    seed: Seed = 1,
    answers: Answers = None,
    language: Speak = None,
) -> None:
    """Let a stand-in answer, so that a score can be compared with something."""
    from .quizzing import answer_quiz

    with speaking(language) as words:
        answer_quiz(questions, answers, by.value, seed, to, words)


@quiz.command()
def score(
    given: Annotated[Path, typer.Argument(metavar="GIVEN", help='Answers: lines such as {"id": "…", "answer": "7"}.')],
    questions: Questions,
    answers: Answers = None,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Say how many answers are right, of each grade, and how sure that is."""
    from .quizzing import score_quiz

    with speaking(language) as words:
        score_quiz(given, questions, answers, json, words)
