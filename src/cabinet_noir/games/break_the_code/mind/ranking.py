"""What a question is worth: how many bits its answers are expected to tell about the code to be found, exactly.

Two players: an answer is read off the very code that is sought, so its entropy is what it tells. Three or four: all the
opponents answer at once, and tell of the centre by what they leave. A few deals are listed; many are counted by what
the hands look like to the questions asked so far and to the one in question: all that an answer depends on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Sight
from cabinet_noir.deduce import Few, Joint, Looks, Splits, Worth, best_chance, compress, entropy, subsets
from cabinet_noir.games.break_the_code.edition import CENTRE, GREEN, choices
from cabinet_noir.games.break_the_code.types import Action, Ask, Event, Question, State

from .deduce import Posterior
from .hands import Numbers
from .looks import looks

FEW_DEALS: Final = 50_000
"""So few deals are listed."""
SOME_DEALS: Final = 1_000_000
"""So many are listed where looks tell most of them apart."""
MANY_KINDS: Final = 0.4
"""Looks tell most hands apart if so many of them are of a kind of their own."""
STEPS: Final = 6_000_000
"""Listing stops after so many steps."""


def open_questions(view: State) -> tuple[Question, ...]:
    """Return what may be asked now."""
    return tuple(Question(card, choice) for card in view.row if card is not None for choice in choices(card))


@dataclass(frozen=True)
class Ranking:
    """What each question would tell a seat about its target."""

    posterior: Posterior
    seat: int
    _splits: dict[Looks, Splits] = field(default_factory=dict)

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
    def questions(self) -> list[tuple[Question, float]]:
        """Every open question and what it is expected to tell, best first."""
        questions = open_questions(self.posterior.view)
        found = list(zip(questions, self.worths(questions), strict=True))
        return sorted(found, key=lambda pair: -pair[1])

    def worths(self, questions: Sequence[Question]) -> list[float]:
        """Return how much each question is expected to tell about the target."""
        if self.answering == (self.target,):
            return [entropy(np.bincount(self._answers(question, self.target))) for question in questions]
        counted = {question: self._counted(question) for question in questions}
        worths = {question: Worth(self._answers_in(way, question)) for question, way in counted.items()}
        for way in dict.fromkeys(counted.values()):  # questions to which tiles look the same are counted together
            for part in self._parts(way):
                for question, worth in worths.items():
                    if counted[question] == way:
                        worth.add(part)
        return [worths[question].bits for question in questions]

    def best_chance(self, question: Question) -> float:
        """Three or four players: return how likely the likeliest centre is expected to be after a question."""
        way = self._counted(question)
        return best_chance(self._parts(way), self._answers_in(way, question), self._alike(way))

    def _counted(self, question: Question) -> Looks | None:
        """Return the looks by which deals are counted for a question; None where they are listed."""
        if self.posterior.count <= FEW_DEALS and self.listed is not None:
            return None
        posterior, asked = self.posterior, [exchange.question for exchange in self.posterior.view.asked]
        seen = looks([*asked, question], [posterior.deck[item] for item in posterior.unseen])
        told_apart = len(self._split(seen).held.examples) / len(self._centres)
        if told_apart > MANY_KINDS and posterior.count <= SOME_DEALS and self.listed is not None:
            return None
        return seen

    def _parts(self, way: Looks | None) -> Iterable[Joint]:
        return self._split(way).parts() if way is not None else () if self.listed is None else (self.listed,)

    # by listing

    @cached_property
    def listed(self) -> Joint | None:
        """Every deal, if they can be listed."""
        deals = self.posterior.partitions.each(STEPS)
        if deals is None:
            return None
        order = np.argsort(deals[self.target].astype(np.int16), kind="stable")
        lanes = [deals[group][order].astype(np.int16) for group in self.answering]
        amounts = np.ones(len(self.posterior.groups[self.target].numbers), np.int64)
        return Joint(amounts, deals[self.target][order], lanes, np.ones(len(order)), [1] * len(lanes))

    # by looks

    def _split(self, seen: Looks) -> Splits:
        """Return how the hidden tiles are shared out, by what they look like."""
        if seen not in self._splits:
            view, partitions = self.posterior.view, self.posterior.partitions
            sets = tuple(partitions.sets(group) for group in self.answering)
            self._splits[seen] = Splits(seen, len(view.hands[self.seat]), len(view.centre), sets)
        return self._splits[seen]

    # either way

    def _answers(self, question: Question, group: int) -> NDArray[np.int16]:
        """Return what each raw hand of a group would answer."""
        found = self.posterior.groups[group]
        return self.posterior.hands(found.size).answers(question)[found.numbers]

    def _answers_in(self, way: Looks | None, question: Question) -> list[Few]:
        """Return what each hand of each opponent, listed or by its kind, would answer."""
        if way is None:
            return [self._answers(question, group) for group in self.answering]
        posterior, splits = self.posterior, self._split(way)
        every = posterior.hands(splits.size)
        answers = np.zeros(len(splits.hands.examples), np.int16)
        answers[splits.hands.of[compress(every.masks[self._hands], posterior.unseen)]] = every.answers(question)[
            self._hands
        ]
        return [answers] * len(self.answering)

    def _alike(self, way: Looks | None) -> Numbers:
        """Return how many raw centres show one code: two with one of two green 5s; at most, where kinds are counted."""
        if way is None:
            group = self.posterior.groups[self.target]
            codes = self.posterior.hands(group.size).codes[group.numbers]
            return np.bincount(codes)[codes]
        splits = self._split(way)
        alike = np.ones(len(splits.held.examples), np.int64)
        np.maximum.at(alike, splits.held.of[((1 << splits.items) - 1) ^ self._centres], self._twins)
        return alike

    @cached_property
    def _hands(self) -> Numbers:
        """Every raw hand of unseen tiles."""
        posterior = self.posterior
        seen = ((1 << len(posterior.deck)) - 1) & ~sum(1 << item for item in posterior.unseen)
        masks = posterior.hands(len(posterior.view.hands[self.seat])).masks
        return np.flatnonzero((masks & seen) == 0)

    @cached_property
    def _centres(self) -> Numbers:
        """Every raw centre."""
        return subsets(len(self.posterior.unseen), len(self.posterior.view.centre))

    @cached_property
    def _twins(self) -> Numbers:
        """How many raw centres show the same code: two with one of two green 5s."""
        posterior = self.posterior
        fives = [bit for bit, item in enumerate(posterior.unseen) if posterior.deck[item].number == GREEN]
        held = sum((self._centres >> bit & 1 for bit in fives), start=np.zeros_like(self._centres))
        return np.where((held == 1) & (len(fives) == 2), 2, 1)


def advise(sight: Sight[State, Event]) -> list[tuple[Action, float]]:
    """Return the questions a seat may ask now, best first, with what each is expected to tell."""
    if sight.seat is None or not any(offer.action == "ask" for offer in sight.offers):
        return []
    ranked = Ranking(Posterior(sight.view, sight.seat), sight.seat).questions
    return [(Ask(question.card, question.choice), bits) for question, bits in ranked]
