"""What the terminal says of a choice, in the page's words: it is judged by what could be known then, and how it went is
luck. And skill and luck as two bars.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cabinet_noir.cli.telling import Teller
from cabinet_noir.cli.words import Words
from cabinet_noir.review import Parts
from cabinet_noir.review.telling import SURE, ReviewedStep

AS_GOOD: Final = 0.02
"""Less than this is as good as the best: the house's own estimate is no finer. The page says the same."""
MUCH: Final = 0.08
FELT: Final = 0.05
"""A gamble and its chance that changed so much are worth a word."""
BAR: Final = 20
"""So many signs are the longest bar."""


def quality_of(step: ReviewedStep) -> str:
    """Return how good a choice was beside the best."""
    lost = -step.parts.choice
    return "best" if lost < AS_GOOD else "near" if lost < MUCH else "more"


def fate_of(step: ReviewedStep) -> str:
    """Return how it went."""
    came = step.parts.gamble + step.parts.chance
    return "kind" if came >= FELT else "hard" if came <= -FELT else "plain"


def word_on(step: ReviewedStep, teller: Teller) -> Iterator[str]:
    """Yield a kind word about a choice, and why another was better, where one was."""
    say, quality = teller.words.say, quality_of(step)
    yield say(f"house-review-{quality}-{fate_of(step)}")
    if quality == "best":
        return
    best, played = step.compared[0], next(act for act in step.compared if act.move == step.done)
    if step.reason is not None:
        yield say("house-review-why")
        yield from teller.reason(step.reason)
    elif best.bits is not None and played.bits is not None and best.bits > played.bits:
        yield say("house-review-tells-more")
    elif best.odds is not None:
        yield say("review-part", part=say("house-review-best"), changed=_likely(best.odds, teller.words))


def _likely(odds: float, words: Words) -> str:
    return words.say("house-review-sure") if odds > SURE else words.say("house-review-odds", odds=words.part(odds))


def bars(parts: Parts, words: Words) -> list[str]:
    """Return skill and luck as two bars from a middle: to the right what was won, to the left what was lost."""
    found = {words.say("house-review-skill"): parts.choice, words.say("house-review-luck"): parts.chance}
    most, wide = max(1e-9, *(abs(by) for by in found.values())), max(map(len, found))
    return [f"  {name:<{wide}}  {_bar(by / most)}  {words.change(by, 1)}" for name, by in found.items()]


def _bar(part: float) -> str:
    """Return a bar.

    >>> _bar(-0.2), _bar(0.1)
    ('                ████│                    ', '                    │██                  ')
    """
    signs = "█" * round(BAR * abs(part))
    return f"{signs:>{BAR}}│{'':<{BAR}}" if part < 0 else f"{'':>{BAR}}│{signs:<{BAR}}"
