"""Questions made of puzzles: what is asked of one, in words, and what is right by the room's deduction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

from cabinet_noir.core import Case, Chance, Claim, Game, Proof
from cabinet_noir.deduce import certain, is_news, prove, reason
from cabinet_noir.prose import Reader, agreed, labels, short, typed_as
from cabinet_noir.prose.look import drawn, past
from cabinet_noir.puzzles import Puzzle, solve
from cabinet_noir.puzzles.pricing import price_of_proof

from .question import Kind, Question, Solution, grade_of

AnyGame = Game[Any, Any, Any, Any]
AnyCase = Case[Any]

TRIES: Final = 8
"""Of all that is certain so many things are proved at most, in search of one to ask for."""


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
    case, called = puzzle.case(game), labels(game, puzzle.sight(game).view)
    proofs = sorted(_proofs(case, called, chance), key=lambda proof: (proof.price, proof.clues, proof.claim.name))
    if not proofs:
        return None
    proof = chance.choice((proofs[0], proofs[-1], proofs[-1]))
    name = proof.claim.name
    written = {value: typed_as(game, value, reader.say) for value in case.things[name]}
    asked = reader.say("quiz-certain", about=reader.line(case.about(name)), thing=called(name))
    solution = Solution(
        id=f"{puzzle.id}-{sorted(case.things).index(name)}",
        right=tuple(written[value] for value in proof.claim.values),
        why=tuple(reader.reason(reason(case, proof))),
        position=puzzle,
        about=name,
    )
    text = f"{asked}\n{reader.of_room('naming')}".strip()
    return _question(game, reader, solution, text, tuple(written.values()), price_of_proof(case, proof))


def _proofs(case: AnyCase, called: Callable[[str], str], chance: Chance) -> Iterator[Proof]:
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
    solution = Solution(
        id=puzzle.id,
        right=(str(1 + puzzle.claims.index(proof.claim.denied)),),
        why=tuple(reader.reason(reason(case, proof))),
        position=puzzle,
        about=proof.claim.name,
    )
    allowed = tuple(str(number) for number in range(1, len(notes) + 1))
    return _question(
        game, reader, solution, "\n".join((reader.say("quiz-contradiction"), *notes)), allowed, puzzle.price
    )


def _ask_word(game: AnyGame, puzzle: Puzzle, reader: Reader) -> Question:
    """Ask for the word that takes the most."""
    found = solve(game, puzzle)
    why = reader.say("puzzle-best-words", words=", ".join(found.words), points=found.points)
    solution = Solution(id=puzzle.id, right=found.words, why=(why,), position=puzzle)
    return _question(game, reader, solution, reader.say("quiz-word"), (), puzzle.price)


def _question(
    game: AnyGame, reader: Reader, solution: Solution, asked: str, allowed: tuple[str, ...], price: int
) -> Question:
    puzzle = solution.position
    answers = reader.say("quiz-answers", answers="  ".join(allowed)) if allowed else reader.say("quiz-answers-word")
    return Question(
        id=solution.id,
        game=game.key,
        kind=cast(Kind, puzzle.kind),
        price=price,
        grade=grade_of(price),
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
