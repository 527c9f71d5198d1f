"""Stand-ins, by whom the scale is anchored: they answer from a position's sight, as a reader would, and never look at a
solution.

`random` takes any of the answers. `novice` sees what is seen at a glance, a reason of one or two clues, and takes any
of what that leaves. `master` puts everything together, exactly. Where a word is asked for, `novice` and `master` are
the room's bots of that name, and `random` says any word that can be said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from cabinet_noir.bots.bout import lots_of
from cabinet_noir.core import Case, Chance, Claim, Game, seed_from
from cabinet_noir.deduce import refute
from cabinet_noir.games import load
from cabinet_noir.puzzles import GLANCE, Puzzle

from .question import Question, Reply

AnyGame = Game[Any, Any, Any, Any]
AnyCase = Case[Any]

StandIn = Callable[[AnyCase, Sequence[Claim]], Sequence[Claim]]
"""Of some claims, those that somebody takes for possible."""


def random(_case: AnyCase, claims: Sequence[Claim]) -> Sequence[Claim]:
    """Anything is possible."""
    return claims


def novice(case: AnyCase, claims: Sequence[Claim]) -> Sequence[Claim]:
    """Possible is what is not ruled out at a glance."""
    return [claim for claim in claims if (why := refute(case, (claim,))) is None or len(why) > GLANCE]


def master(case: AnyCase, claims: Sequence[Claim]) -> Sequence[Claim]:
    """Possible is what some world keeps that keeps every clue."""
    told = range(len(case.clues))
    return [claim for claim in claims if case.world(told, (claim,)) is not None]


STAND_INS: Final[Mapping[str, StandIn]] = {"random": random, "novice": novice, "master": master}


def answer_all(questions: Iterable[tuple[Question, Puzzle, str]], by: str, seed: int) -> Iterable[Reply]:
    """Yield a stand-in's answers; a question comes with its position and the name of what is asked for."""
    for question, position, about in questions:
        chance = Chance(lots_of(seed_from(seed)), f"{by} {question.id}")
        yield Reply(question.id, answered(question, position, about, by, chance))


def answered(question: Question, position: Puzzle, about: str, by: str, chance: Chance) -> str:
    """Return a stand-in's answer to one question."""
    game = load(position.game)
    match question.kind:
        case "word":
            return _word(game, position, by, chance)
        case "certain":
            case = position.case(game)
            claims = [Claim(about, (value,)) for value in case.things[about]]
            left = STAND_INS[by](case, claims)
            return question.allowed[claims.index(chance.choice(left or claims))]
        case "contradiction":
            left = STAND_INS[by](position.case(game), position.claims)
            struck = [note for note in position.claims if note not in left]
            return question.allowed[position.claims.index(chance.choice(struck or position.claims))]


def _word(game: AnyGame, position: Puzzle, by: str, chance: Chance) -> str:
    """Return what a bot of that name says, or any word; empty: it says none."""
    sight = position.sight(game)
    if by == "random":
        return chance.choice(position.wording(game).words(sight)).word
    action = game.bots[by](sight, chance)
    said = getattr(action, "answer", None)
    return "" if said is None else str(said.word)
