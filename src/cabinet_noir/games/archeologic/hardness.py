"""The two marks of a solo quest: how long a plain explorer takes, on a scale that spreads like the printed ones (R12).

The explorer asks what tells most per time, from four sets of three clues; the sum of his four times is how hard the
quest is. A city's marks depend on nothing else, so they are the same everywhere.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

import numpy as np

from .answers import QUESTIONS, answers, traps_shown
from .atlas import atlas
from .candidates import Indices, holding, information, tallies
from .edition import CLAIM_TIME, ELEMENT_TIMES, ELEMENTS, FIRST_AXIS, RING, axis_times, moved_on
from .quests import traps
from .types import Axis, City, Marks

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

TIMES: Final = {
    viewfinder: np.array([axis_times(viewfinder)[axis] + ELEMENT_TIMES[element] for axis, element in QUESTIONS])
    for viewfinder in RING
}
"""For each place of the viewfinder, the time of every question."""
DRIFTS: Final = {element: tuple(traps_shown(answer) for answer in answers(element)) for element in ELEMENTS}
"""For each element, by answer code, how many traps the answer shows."""


def most_per_time(among: Indices, viewfinder: Axis) -> int:
    """Return the question that tells most per time; of equals, the first on the ring."""
    bits = information(tallies(among), len(among))
    return int(np.argmax(np.round(bits / TIMES[viewfinder], 9)))  # rounded: the same on every machine


def plain_time(index: int, among: Indices) -> int:
    """Return the time the plain explorer takes to find a quest among some, the claim included."""
    time, viewfinder = CLAIM_TIME, FIRST_AXIS
    rows = atlas().answers
    while len(among) > 1:
        question = most_per_time(among, viewfinder)
        time += int(TIMES[viewfinder][question])
        axis, element = QUESTIONS[question]
        viewfinder = moved_on(axis, DRIFTS[element][rows[question, index]])
        among = among[rows[question, among] == rows[question, index]]
    return time


@lru_cache(maxsize=4096)
def hardness(city: City) -> tuple[int, int]:
    """Return how hard a quest is: the plain explorer's time over four sets of clues, then the cities these leave."""
    clues = traps(city)
    index = atlas().quest_index(city)
    left = [holding(tuple(clues[n] for n in triple)) for triple in _TRIPLES]
    return sum(plain_time(index, among) for among in left), sum(map(len, left))


def marks_of(city: City) -> Marks:
    """Return the marks of a quest."""
    return PRINTED[bisect_right(STEPS, hardness(city))]
