"""Questions made of puzzles: what is asked of one, in words, and what is right by the room's deduction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from cabinet_noir.core import Game
from cabinet_noir.deduce import reason
from cabinet_noir.prose import Reader, agreed, labels, short, typed_as
from cabinet_noir.prose.look import drawn, past
from cabinet_noir.puzzles import Puzzle, solve

from .question import Kind, Question, Solution, grade_of

AnyGame = Game[Any, Any, Any, Any]


def ask(game: AnyGame, puzzle: Puzzle, language: str) -> Question | None:
    """Return a question about a puzzle's position, with its solution; None: there is no word for what it is about."""
    reader = Reader(language, game.key, puzzle.seats, puzzle.seat)
    match puzzle.kind:
        case "certain":
            return _ask_thing(game, puzzle, reader)
        case "contradiction":
            return _ask_note(game, puzzle, reader)
        case "word":
            return _ask_word(game, puzzle, reader)
        case _:
            return None


def _ask_thing(game: AnyGame, puzzle: Puzzle, reader: Reader) -> Question | None:
    """Ask what a hidden thing is."""
    case, proof = puzzle.case(game), puzzle.proof
    assert proof is not None, "what is certain has a proof"
    name = proof.claim.name
    if not (called := labels(game, puzzle.sight(game).view, reader.say)(name)):
        return None
    written = {value: typed_as(game, value, reader.say) for value in case.things[name]}
    asked = reader.say("quiz-certain", about=reader.line(case.about(name)), thing=called)
    solution = Solution(
        id=f"{puzzle.id}-{sorted(case.things).index(name)}",
        right=tuple(written[value] for value in proof.claim.values),
        why=tuple(reader.reason(reason(case, proof))),
        position=puzzle,
        about=name,
    )
    text = f"{asked}\n{reader.of_room('naming')}".strip()
    return _question(game, reader, solution, text, tuple(written.values()))


def _ask_note(game: AnyGame, puzzle: Puzzle, reader: Reader) -> Question:
    """Ask which of some notes cannot be."""
    case, proof = puzzle.case(game), puzzle.proof
    assert proof is not None, "a contradiction has a proof"
    notes = [f"{number}. {reader.line(case.say(claim))}" for number, claim in enumerate(puzzle.claims, start=1)]
    solution = Solution(
        id=puzzle.id,
        right=(str(1 + puzzle.claims.index(proof.claim.denied)),),
        why=tuple(reader.reason(reason(case, proof))),
        position=puzzle,
        about=proof.claim.name,
    )
    allowed = tuple(str(number) for number in range(1, len(notes) + 1))
    return _question(game, reader, solution, "\n".join((reader.say("quiz-contradiction"), *notes)), allowed)


def _ask_word(game: AnyGame, puzzle: Puzzle, reader: Reader) -> Question:
    """Ask for the word that takes the most."""
    found = solve(game, puzzle)
    why = reader.say("puzzle-best-words", words=", ".join(found.words), points=found.points)
    solution = Solution(id=puzzle.id, right=found.words, why=(why,), position=puzzle)
    return _question(game, reader, solution, reader.say("quiz-word"), ())


def _question(game: AnyGame, reader: Reader, solution: Solution, asked: str, allowed: tuple[str, ...]) -> Question:
    puzzle = solution.position
    answers = reader.say("quiz-answers", answers="  ".join(allowed)) if allowed else reader.say("quiz-answers-word")
    return Question(
        id=solution.id,
        game=game.key,
        kind=cast(Kind, puzzle.kind),
        price=puzzle.price,
        grade=grade_of(puzzle.price),
        language=reader.language,
        text="\n\n".join((*_position(game, puzzle, reader), asked, answers)),
        allowed=allowed,
        solution=solution,
    )


def _position(game: AnyGame, puzzle: Puzzle, reader: Reader) -> Iterator[str]:
    """Yield all that may be used: where one sits, the rules, what was agreed on and told, the table."""
    sight = puzzle.sight(game)
    yield reader.say("quiz-seat", game=reader.of_room("name"), seat=puzzle.seat + 1, seats=puzzle.seats)
    yield f"{reader.say('prose-rules')}\n{short(reader)}"
    if options := agreed(game, puzzle.agreed(game), reader):
        yield options
    if puzzle.kind != "word":  # words lie on the table
        yield "\n".join((reader.say("prose-told"), *past(game, sight, reader)))
    yield f"{reader.say('prose-table')}\n{drawn(game, sight, reader)}"
