"""What there is to find at a turn: something certain, a question that stands out, what cannot be, a word, the act that
decides."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from cabinet_noir.core import Case, Chance, Claim, Proof, Word
from cabinet_noir.deduce import certain, easiest, is_news, prove
from cabinet_noir.review.evaluating import Evaluator

from .pricing import best_of, price_of_act, price_of_proof, price_of_question, price_of_words
from .puzzle import AnyGame, AnySight, Kind, ranked
from .weigh import deciding

PROVED: Final[frozenset[Kind]] = frozenset({"certain", "contradiction"})
"""What is asked for with a proof."""
STANDS_OUT: Final = 0.12
"""The best question tells at least so much more than the second, as a share of what it tells."""
FEW_QUESTIONS: Final = 4
"""Of fewer questions, finding the best is no puzzle."""
NOTES: Final = 4
"""Of so many notes one cannot be."""
AT_LEAST: Final = 2
"""What one clue tells is no contradiction worth asking for."""
TRIES: Final = 8
"""So many impossible values are proved, at most, in search of one worth asking for."""
A_CATCH: Final = 2
"""A word that takes fewer points is nothing to look for."""
FEW_WORDS: Final = 8
"""Where more words take as much, any will do."""
IN_SO_MANY: Final = 6
"""One word in so many, at most, takes as much as the best."""
TOO_RARE: Final = 0.6
"""Of the best words one at least is no rarer."""


class Find(Struct, frozen=True):
    """Something to ask for, how hard it is to see, and why it is so."""

    kind: Kind
    price: int
    about: Any = None
    """What two seats are not both asked for in one game: the same fact, the same question."""
    proof: Proof | None = None
    claims: tuple[Claim, ...] = ()


def finds(
    value: Evaluator, sight: AnySight, known: dict[str, str], kinds: Collection[Kind], chance: Chance
) -> list[Find]:
    """Return what could be asked of a seat at its turn; `known` is what it could know at its turn before."""
    found: list[Find | None] = []
    game = value.game
    if game.deduction.case is not None and not PROVED.isdisjoint(kinds):
        case = game.deduction.case(sight)
        now = certain(case)
        fresh = now.keys() - known.keys()
        known.update(now)
        if "certain" in kinds:
            found.append(_certain(case, fresh))
        if "contradiction" in kinds:
            found.append(_contradiction(game, sight, case, now, chance))
    if "question" in kinds:
        found.append(_question(game, sight))
    if "word" in kinds and game.deduction.wording is not None:
        found.append(_word(game.deduction.wording.words(sight)))
    if "win" in kinds:
        found.append(_win(value, sight))
    return [each for each in found if each is not None]


def _certain(case: Case[Any], fresh: Collection[str]) -> Find | None:
    """Return the easiest of all that is certain, if it is so only now."""
    proof = easiest(case) if fresh else None
    if proof is None or proof.claim.name not in fresh:
        return None
    return Find("certain", price_of_proof(case, proof), proof.claim, proof)


def _question(game: AnyGame, sight: AnySight) -> Find | None:
    """Return the best question, if it is plainly better than all others."""
    advice = ranked(game, sight)
    if len(advice) < FEW_QUESTIONS:
        return None
    (question, best), (_, second), *_ = advice
    plainly = best >= 1.0 and best - second >= STANDS_OUT * best
    return Find("question", price_of_question(advice), question) if plainly else None


def _contradiction(
    game: AnyGame, sight: AnySight, case: Case[Any], known: Mapping[str, str], chance: Chance
) -> Find | None:
    """Return some notes of which one cannot be, with the reason; the others are possible, and none is certain.

    Chance says whether the easiest of the impossible is asked for, one between, or, most often, the hardest.
    """
    odds = game.deduction.odds(sight)
    hidden = [name for name in case.things if name in odds and name not in known]
    possible = [(name, value) for name in hidden for value in odds[name]]
    out = [(name, value) for name in hidden for value in case.things[name] if value not in odds[name]]
    if len(possible) < NOTES:
        return None
    proofs = sorted(_worth_asking(case, _some(out, TRIES, chance)), key=lambda proof: (proof.price, proof.clues))
    if not proofs:
        return None
    proof = chance.choice((proofs[0], proofs[len(proofs) // 2], proofs[-1], proofs[-1]))
    others = [Claim(name, (value,)) for name, value in _some(possible, NOTES - 1, chance)]
    place = chance.below(NOTES)
    claims = (*others[:place], proof.claim.denied, *others[place:])
    return Find("contradiction", price_of_proof(case, proof), proof.claim, proof, claims)


def _worth_asking(case: Case[Any], out: Sequence[tuple[str, str]]) -> Iterator[Proof]:
    """Yield why some values are impossible, where that takes several clues."""
    for name, value in out:
        proof = prove(case, Claim(name, (value,), holds=False))
        if proof is not None and is_news(case, proof) and len(proof.clues) >= AT_LEAST:
            yield proof


def _some(among: Sequence[tuple[str, str]], many: int, chance: Chance) -> list[tuple[str, str]]:
    """Return some of them, by lot."""
    return chance.shuffled(among)[:many]


def _win(value: Evaluator, sight: AnySight) -> Find | None:
    """Return the act that decides, if there is one."""
    choice = deciding(value, sight)
    if choice is None or value.game.deduction.case is None:
        return None
    return Find("win", price_of_act(value.game.deduction.case(sight), choice), choice.best)


def _word(words: Sequence[Word]) -> Find | None:
    """Return that there is a word to find, if only a few take as much and somebody may think of one."""
    if not words or words[0].points < A_CATCH:
        return None
    best = best_of(words)
    few = len(best) <= min(FEW_WORDS, len(words) // IN_SO_MANY)
    return Find("word", price_of_words(words)) if few and best[0].rarity <= TOO_RARE else None
