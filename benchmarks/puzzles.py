"""Puzzles: how many are cut in a minute, and whether what they are thought to cost agrees with who fails at them.

    make bench BENCH=puzzles
    make bench BENCH="puzzles games=5 each=30"

The solvers are as good as the house, but for one weakness, at graded rates. Asked what is certain or what cannot be,
they forget each clue they were told with that chance, and prove what they can from the rest. Asked for a question, they
are off by about that share in what each is worth; asked for the act that decides, in what each promises, and where all
that it names is certain, they must prove it as well. Asked for a word, each comes to mind, the rarer the less, and is
forgotten with that chance. A puzzle is as hard as the share of tries that fail; what is printed is the rank correlation
with its price, over puzzles of the house. All is seeded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import correlation
from time import perf_counter
from typing import Any, Final

from cabinet_noir.core import Case, Claim, Game
from cabinet_noir.deduce import certain, is_news, prove
from cabinet_noir.games import GAMES, load
from cabinet_noir.puzzles import APART, Puzzle, kinds_of, look, shelf, weighed_kinds_of
from cabinet_noir.puzzles.pricing import best_of
from cabinet_noir.puzzles.puzzle import ranked
from cabinet_noir.puzzles.weigh import AS_GOOD_AS, best_act, hardest
from cabinet_noir.review.evaluating import Evaluator
from figure import Figure

Room = Game[Any, Any, Any, Any]
Try = Callable[[float, Random], bool]
"""One try at a puzzle, with a weakness of this rate: does it succeed?"""

RATES: Final = (0.1, 0.2, 0.3, 0.4, 0.5)
TRIES: Final = 12
"""So many for each rate."""
AGREES: Final = 0.6
A_MINUTE: Final = 60.0


def measure(games: int = 20, each: int = 120) -> Iterator[Figure]:
    """Measure every room: the cutting first, then so many puzzles of each kind."""
    for key in GAMES:
        game = load(key)
        yield Figure(f"puzzles, {key}: cut in a minute, one process", _cut_in_a_minute(key, games), "")
        for kind in (*kinds_of(game), *weighed_kinds_of(game)):
            some = [puzzle for puzzle in shelf(key).values() if puzzle.kind == kind]
            if not some:
                continue  # The Lost Code comes with no act that decides
            some = Random(key).sample(some, min(each, len(some)))
            failing = [_failing(_solver(game, puzzle), Random(puzzle.id)) for puzzle in some]
            agrees = rank_correlation([puzzle.price for puzzle in some], failing)
            yield Figure(f"puzzles, {key}, {kind}: price agrees with {len(some)}", agrees, "", least=AGREES)


def _cut_in_a_minute(key: str, games: int) -> float:
    look(key, 0)  # from here on, what a room keeps is at hand
    began = perf_counter()
    cut = sum(len(look(key, 2 * APART + number).puzzles) for number in range(games))
    return cut * A_MINUTE / (perf_counter() - began)


def _failing(solve: Try, lots: Random) -> float:
    """Return the share of tries that fail."""
    tries = [solve(rate, lots) for rate in RATES for _ in range(TRIES)]
    return tries.count(False) / len(tries)


# Solvers


def _solver(game: Room, puzzle: Puzzle) -> Try:
    match puzzle.kind:
        case "question":
            return _weighing(ranked(game, puzzle.sight(game)))
        case "win":
            return _deciding(game, puzzle)
        case "word":
            words = puzzle.wording(game).words(puzzle.sight(game))
            return _remembering([word.rarity for word in best_of(words)])
        case "certain":
            case = puzzle.case(game)
            return _proving(case, list(_news(case)))
        case _:
            assert puzzle.proof is not None
            return _proving(puzzle.case(game), [puzzle.proof.claim])


def _deciding(game: Room, puzzle: Puzzle) -> Try:
    """See what the acts promise; of an act that is sure this is seen by whoever can prove all that it names."""
    choice = best_act(Evaluator(game, puzzle.agreed(game), puzzle.seats), puzzle.sight(game))
    weighs, case = _weighing(choice.worths, AS_GOOD_AS), puzzle.case(game)
    if hardest(case, choice.best) is None:
        return weighs
    proves = _proving(case, list(case.stated(choice.best)), all)
    return lambda rate, lots: proves(rate, lots) and weighs(rate, lots)


def _news(case: Case[Any]) -> Iterator[Claim]:
    """Yield all that would be right: what is certain, and not told in so many words."""
    for name, value in certain(case).items():
        proof = prove(case, Claim(name, (value,)))
        if proof is not None and is_news(case, proof):
            yield proof.claim


def _proving(case: Case[Any], claims: Sequence[Claim], enough: Callable[[Iterable[bool]], bool] = any) -> Try:
    """Forget some clues, and prove any of these claims by the others, or all of them."""

    def solve(rate: float, lots: Random) -> bool:
        kept = [clue for clue in range(len(case.clues)) if lots.random() >= rate]
        return enough(case.world(kept, (claim.denied,)) is None for claim in claims)

    return solve


def _weighing(advice: Sequence[tuple[Any, float]], as_good: float = 0.0) -> Try:
    """Be a little off about every choice, and take the best; what is as good as the best is right, too."""
    right = sum(worth >= advice[0][1] - as_good for _, worth in advice) if as_good else 1

    def solve(rate: float, lots: Random) -> bool:
        weighed = [worth * lots.gauss(1.0, rate) for _, worth in advice]
        return max(weighed[:right]) == max(weighed)

    return solve


def _remembering(rarities: Sequence[float]) -> Try:
    """Think of any of these words."""

    def solve(rate: float, lots: Random) -> bool:
        return any(lots.random() < (1 - rate) * (1 - rarity) for rarity in rarities)

    return solve


# Ranks


def rank_correlation(some: Sequence[float], others: Sequence[float]) -> float:
    """Return Spearman's coefficient; 0 where there is nothing to compare."""
    if len(set(some)) < 2 or len(set(others)) < 2:
        return 0.0
    return correlation(_ranks(some), _ranks(others))


def _ranks(values: Sequence[float]) -> list[float]:
    """Return the place of each value among all; equal ones share theirs."""
    below = {value: sum(other < value for other in values) for value in set(values)}
    return [below[value] + values.count(value) / 2 for value in values]
