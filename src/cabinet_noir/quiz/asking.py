"""Questions made of puzzles: what is asked of one, in words, and what is right by the room's deduction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cabinet_noir.core import Case, Chance, Claim, Game, Proof
from cabinet_noir.deduce import certain, is_news, prove, reason
from cabinet_noir.prose import Reader, agreed, labels, short, typed_as
from cabinet_noir.prose.look import drawn, past
from cabinet_noir.puzzles import Puzzle, solve
from cabinet_noir.puzzles.pricing import price_of_proof

from .question import Question, Solution, grade_of

AnyGame = Game[Any, Any, Any, Any]
AnyCase = Case[Any]

TRIES: Final = 8
"""Of all that is certain so many things are proved at most, in search of one to ask for."""
TELLS: Final = "prose-table"


def ask(game: AnyGame, puzzle: Puzzle, language: str, chance: Chance) -> Question | None:
    """Return a question about a puzzle's position, its solution with it; None: there is none worth asking."""
    reader = Reader(language, game.key, puzzle.seats, puzzle.seat)
    match puzzle.kind:
        case "certain":
            return _ask_thing(game, puzzle, reader, chance)
        case "contradiction":
            return _ask_note(game, puzzle, reader)
        case "word":
            return _ask_word(game, puzzle, reader)
        case _:
            return None


def _ask_thing(game: AnyGame, puzzle: Puzzle, reader: Reader, chance: Chance) -> Question | None:
    """Ask what one hidden thing is: the easiest of those that are certain or, more often, the hardest."""
    sight, case = puzzle.sight(game), puzzle.case(game)
    called = labels(game, sight.view)
    proofs = sorted(_proofs(case, called, chance), key=lambda proof: (proof.price, proof.clues, proof.claim.name))
    if not proofs:
        return None
    proof = chance.choice((proofs[0], proofs[-1], proofs[-1]))
    name = proof.claim.name
    values = {value: typed_as(game, value, reader.say) for value in case.things[name]}
    asked = reader.say("quiz-certain", about=reader.line(case.about(name)), thing=called(name))
    answers = reader.say("quiz-answers", answers="  ".join(values.values()))
    right = tuple(values[value] for value in proof.claim.values)
    return Question(
        id=f"{puzzle.id}-{sorted(case.things).index(name)}",
        game=game.key,
        kind="certain",
        price=(price := price_of_proof(case, proof)),
        grade=grade_of(price),
        language=reader.language,
        text=_text(game, puzzle, reader, f"{asked}\n{reader.of_room('naming')}".strip(), answers),
        allowed=tuple(values.values()),
        solution=_solved(puzzle, reader, right, case, proof),
    )


def _proofs(case: AnyCase, called: Any, chance: Chance) -> Iterator[Proof]:
    """Yield why some things are certain, where that is news and a player has a word for them."""
    found = [(name, value) for name, value in certain(case).items() if called(name)]
    for name, value in chance.shuffled(found)[:TRIES]:
        proof = prove(case, Claim(name, (value,)))
        if proof is not None and is_news(case, proof):
            yield proof


def _ask_note(game: AnyGame, puzzle: Puzzle, reader: Reader) -> Question:
    """Ask which of some notes cannot be."""
    case, proof = puzzle.case(game), puzzle.proof
    assert proof is not None, "a contradiction has a proof"
    notes = [f"{number}. {reader.line(case.say(claim))}" for number, claim in enumerate(puzzle.claims, start=1)]
    allowed = tuple(str(number) for number in range(1, len(notes) + 1))
    right = str(1 + puzzle.claims.index(proof.claim.denied))
    asked = "\n".join((reader.say("quiz-contradiction"), *notes))
    return Question(
        id=puzzle.id,
        game=game.key,
        kind="contradiction",
        price=puzzle.price,
        grade=grade_of(puzzle.price),
        language=reader.language,
        text=_text(game, puzzle, reader, asked, reader.say("quiz-answers", answers="  ".join(allowed))),
        allowed=allowed,
        solution=_solved(puzzle, reader, (right,), case, proof),
    )


def _ask_word(game: AnyGame, puzzle: Puzzle, reader: Reader) -> Question:
    """Ask for the word that takes the most."""
    found = solve(game, puzzle)
    why = reader.say("puzzle-best-words", words=", ".join(found.words), points=found.points)
    return Question(
        id=puzzle.id,
        game=game.key,
        kind="word",
        price=puzzle.price,
        grade=grade_of(puzzle.price),
        language=reader.language,
        text=_text(game, puzzle, reader, reader.say("quiz-word"), reader.say("quiz-answers-word")),
        solution=Solution(id=puzzle.id, right=found.words, why=(why,), position=puzzle),
    )


def _solved(puzzle: Puzzle, reader: Reader, right: tuple[str, ...], case: AnyCase, proof: Proof) -> Solution:
    asked = f"{puzzle.id}-{sorted(case.things).index(proof.claim.name)}" if puzzle.kind == "certain" else puzzle.id
    why = tuple(reader.reason(reason(case, proof)))
    return Solution(id=asked, right=right, why=why, position=puzzle, about=proof.claim.name)


def _text(game: AnyGame, puzzle: Puzzle, reader: Reader, asked: str, answers: str) -> str:
    """Return a question in full: the rules, the table, what was told, what is asked, how to answer."""
    sight = puzzle.sight(game)
    told: Sequence[str] = [] if puzzle.kind == "word" else list(past(game, sight, reader))  # words lie on the table
    seat = reader.say("quiz-seat", game=reader.of_room("name"), seat=puzzle.seat + 1, seats=puzzle.seats)
    parts = (
        seat,
        f"{reader.say('prose-rules')}\n{short(reader)}",
        agreed(game, puzzle.agreed(game), reader),
        "\n".join((reader.say("prose-told"), *told)) if told else "",
        f"{reader.say(TELLS)}\n{drawn(game, sight, reader)}",
        asked,
        answers,
    )
    return "\n\n".join(part for part in parts if part)
