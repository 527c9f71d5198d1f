"""What a question is worth: how many bits its answers are expected to tell about the code to be found.

Two players: an answer is read off the very code that is sought, so its entropy is what it tells. Three or four: what
the opponents answer tells of the centre by what it leaves. While the deals can be listed that is counted exactly; the
few opening positions with more deals than that are judged by answers drawn from uniformly drawn deals, each of which
is then followed up exactly.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Chance, Sight
from cabinet_noir.deduce import Partitions, Share, entropy

from .deduce import Posterior
from .edition import choices
from .hands import Numbers
from .types import Action, Ask, Event, Question, State
from .worlds import CENTRE

LISTED: Final = 1_500_000
"""Steps up to which deals are listed one by one."""
DRAWN: Final = 3
"""Answers that are drawn for a question where the deals are too many to list."""


def open_questions(view: State) -> tuple[Question, ...]:
    """Return what may be asked now."""
    return tuple(Question(card, choice) for card in view.row if card is not None for choice in choices(card))


@dataclass(frozen=True)
class Ranking:
    """What each question would tell a seat about its target."""

    posterior: Posterior
    seat: int

    @cached_property
    def target(self) -> int:
        """The number of the group that is to be found."""
        view = self.posterior.view
        return self.posterior.names.index(CENTRE if view.seats > 2 else str(1 - self.seat))

    @cached_property
    def answering(self) -> tuple[int, ...]:
        """The numbers of the groups whose answers tell something new: every opponent's hand."""
        return tuple(index for index, name in enumerate(self.posterior.names) if name.isdigit())

    @cached_property
    def deals(self) -> list[NDArray[np.int64]] | None:
        """Every deal, if they can be listed."""
        return self.posterior.partitions.each(LISTED)

    def answers(self, question: Question, group: int) -> NDArray[np.int16]:
        """Return what each raw hand of a group would answer."""
        found = self.posterior.groups[group]
        return self.posterior.hands(found.size).answers(question)[found.numbers]

    def bits(self, question: Question) -> float:
        """Return how much a question is expected to tell about the target."""
        if self.answering == (self.target,):
            return entropy(np.bincount(self.answers(question, self.target)))
        if self.deals is not None:
            said, both = self.joint(question)
            return max(0.0, entropy(_runs(said)) + self.doubt - entropy(_runs(both)))
        return self.doubt - self._followed_up(question)

    def joint(self, question: Question) -> tuple[Numbers, Numbers]:
        """Return, for each deal, what all answer as one number, and the same together with the target."""
        assert self.deals is not None
        said = np.zeros(len(self.deals[0]), np.int64)
        for group in self.answering:
            answers = self.answers(question, group)
            said = said * (int(answers.max(initial=0)) + 1) + answers[self.deals[group]]
        return said, said * len(self.posterior.groups[self.target].numbers) + self.deals[self.target]

    @cached_property
    def doubt(self) -> float:
        """How many bits are missing now."""
        return entropy(self.posterior.partitions.ways(self.target))

    def _followed_up(self, question: Question) -> float:
        """Return the doubt that is left on average after answers drawn by chance."""
        return sum(self._doubt_after(question, drawn) for drawn in self._drawn) / len(self._drawn)

    @cached_property
    def _drawn(self) -> list[list[int]]:
        """Some uniformly drawn deals, as raw hands; the same whenever the same position is looked at."""
        chance = Chance(bytes(32), f"deals drawn for a ranking, {self.posterior.count}")
        return [self.posterior.partitions.pick(chance.chosen) for _ in range(DRAWN)]

    def _doubt_after(self, question: Question, deal: list[int]) -> float:
        posterior, shares = self.posterior, list(self.posterior.partitions.shares)
        for group in self.answering:
            answers = self.answers(question, group)
            sets = posterior.partitions.sets(group)
            said = answers[np.flatnonzero(sets == deal[group])[0]]
            shares[group] = Share(shares[group].size, sets[answers == said])
        return entropy(Partitions(posterior.partitions.items, tuple(shares)).ways(self.target))

    @cached_property
    def questions(self) -> list[tuple[Question, float]]:
        """Every open question and what it is expected to tell, best first."""
        found = [(question, self.bits(question)) for question in open_questions(self.posterior.view)]
        return sorted(found, key=lambda pair: -pair[1])


def _runs(keys: Numbers) -> Numbers:
    """Return how often each key occurs."""
    ordered = np.sort(
        keys.astype(np.int32) if int(keys.max(initial=0)) < 1 << 31 else keys
    )  # half as wide, twice as fast
    edges = np.flatnonzero(ordered[1:] != ordered[:-1])
    return np.diff(np.concatenate(([-1], edges, [len(ordered) - 1])))


def advise(sight: Sight[State, Event]) -> list[tuple[Action, float]]:
    """Return the questions a seat may ask now, best first, with what each is expected to tell."""
    if sight.seat is None or not any(offer.action == "ask" for offer in sight.offers):
        return []
    ranked = Ranking(Posterior(sight.view, sight.seat), sight.seat).questions
    return [(Ask(question.card, question.choice), bits) for question, bits in ranked]
