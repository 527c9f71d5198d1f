"""The two marks of a solo quest: how long a plain explorer takes, on a scale that spreads like the printed ones (R12).

The explorer asks what tells most per time, from four sets of three clues; the sum of his four times is how hard the
quest is. A city's marks depend on nothing else, so they are the same everywhere.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .answers import QUESTIONS, archeoscope
from .atlas import atlas
from .candidates import Indices, holding, information, tallies
from .cities import traps
from .edition import CLAIM_TIME, ELEMENT_TIMES, FIRST_AXIS, axis_times
from .types import Axis, City, Edition, Marks

PRINTED: Final = tuple(
    Marks(*pair)
    for pair in (
        (18, 27), (19, 29), (19, 29), (20, 31), (20, 32), (20, 32), (21, 33), (21, 33), (21, 34), (21, 34), (21, 35),
        (22, 35), (22, 35), (22, 36), (22, 36), (22, 36), (22, 36), (22, 36), (23, 37), (23, 38), (23, 38), (23, 39),
        (24, 40), (24, 40), (24, 40), (24, 40), (24, 41), (25, 41),
    )
)  # fmt: skip
"""The marks of the 28 printed quests, from the easiest to the hardest."""
STEPS: Final = (
    (45, 1664), (46, 4979), (48, 2149), (49, 2501), (50, 2026), (51, 1327), (51, 2690), (52, 1999), (52, 3306),
    (53, 2325), (53, 3647), (54, 2393), (54, 4392), (55, 2374), (55, 3821), (56, 2268), (56, 3438), (57, 2141),
    (57, 3493), (58, 2320), (58, 4159), (59, 3058), (60, 2295), (61, 1732), (61, 4194), (63, 2010), (65, 2020),
)  # fmt: skip
"""How hard a quest must be for each pair of marks after the first: steps that cut 3,000 quests in 28 equal parts."""
_TRIPLES: Final = ((0, 3, 6), (1, 4, 7), (2, 5, 0), (6, 1, 4))


@lru_cache(maxsize=8)
def question_times(ring: tuple[Axis, ...]) -> NDArray[np.intp]:
    """Return the time of every question: a row for each place of the viewfinder on the ring."""
    return np.array(
        [[axis_times(ring, here)[axis] + ELEMENT_TIMES[element] for axis, element in QUESTIONS] for here in ring]
    )


@lru_cache(maxsize=8)
def axis_places(ring: tuple[Axis, ...]) -> NDArray[np.intp]:
    """Return where on the ring the axis of every question stands."""
    return np.array([ring.index(axis) for axis, _ in QUESTIONS])


def most_per_time(edition: Edition, among: Indices, viewfinder: Axis) -> int:
    """Return the question that tells most per time; of equals, the first."""
    return _most_per_time(edition, among, edition.ring.index(viewfinder))


def _most_per_time(edition: Edition, among: Indices, viewfinder: int) -> int:
    bits = information(tallies(atlas(edition.buildings), among), len(among))
    times = question_times(edition.ring)[viewfinder]
    return int(np.argmax(np.round(bits / times, 9)))  # rounded: the same on every machine


def plain_time(edition: Edition, index: int, among: Indices) -> int:
    """Return the time the plain explorer takes to find a quest among some, the claim included."""
    time, viewfinder = CLAIM_TIME, edition.ring.index(FIRST_AXIS)
    rows, drifts = atlas(edition.buildings).answers, archeoscope(edition.buildings).drifts
    while len(among) > 1:
        question = _most_per_time(edition, among, viewfinder)
        time += int(question_times(edition.ring)[viewfinder, question])
        answer = rows[question, index]
        viewfinder = int(axis_places(edition.ring)[question] + drifts[question, answer]) % len(edition.ring)
        among = among[rows[question, among] == answer]
    return time


@lru_cache(maxsize=4096)
def hardness(edition: Edition, city: City) -> tuple[int, int]:
    """Return how hard a quest is: the plain explorer's time over four sets of clues, then the cities these leave."""
    clues = traps(edition.buildings, city)
    index = atlas(edition.buildings).quest_index(city)
    left = [holding(edition.buildings, tuple(clues[n] for n in triple)) for triple in _TRIPLES]
    return sum(plain_time(edition, index, among) for among in left), sum(map(len, left))


def marks_of(edition: Edition, city: City) -> Marks:
    """Return the marks of a quest."""
    return PRINTED[bisect_right(STEPS, hardness(edition, city))]
