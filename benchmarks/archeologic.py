"""ArcheOlogic: the table built and loaded, its memory, filtering and ranking; a generic exact-cover solver beside it.

The last figures are of bots: the time a plain explorer and a master take alone, and how often the master wins a race.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import median

from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, seed_from
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic import atlas as atlases
from cabinet_noir.games.archeologic.answers import QUESTIONS, archeoscope
from cabinet_noir.games.archeologic.atlas import QUESTS, atlas
from cabinet_noir.games.archeologic.candidates import Indices, Read, holding, information, tallies
from cabinet_noir.games.archeologic.cities import can_be_a_quest, traps
from cabinet_noir.games.archeologic.edition import BUILDINGS, HOUSE, PLACEMENTS, cells
from cabinet_noir.games.archeologic.types import Options, Placement, TrapClue
from figure import Figure, quantile
from took import Took, percentiles, took

PRINTED = HOUSE.buildings
POSITIONS = 500
RUNS = 11
"""Processes that build or load the table."""
COVERED = 5
"""Positions a generic solver is given, too."""
ALONE, RACES = 200, 400

COLD = """
from time import perf_counter, process_time
import cabinet_noir.games.archeologic.atlas as atlases
began, worked = perf_counter(), process_time()
table = atlases.build() if {build} else atlases.kept(atlases.cache_file())
print(perf_counter() - began, process_time() - worked)
assert table.answers.size and table.marks.size
"""


def fresh(name: str, build: bool, most: float) -> list[Figure]:
    """Build the table, or load it, again and again, each time in a process of its own."""
    atlas()  # it is kept from here on
    script = COLD.format(build=build)
    runs = [subprocess.run([sys.executable, "-c", script], check=True, capture_output=True) for _ in range(RUNS)]
    times = [Took(*map(float, run.stdout.split())) for run in runs]
    return [
        Figure(f"{name}: p50 of {RUNS}", quantile([one.wall for one in times], 0.5), "s", most=most),
        Figure(f"{name}: slowest of {RUNS}", max(one.wall for one in times), "s", most=most),
        Figure(f"{name}: slowest, time on a core", max(one.cpu for one in times), "s", most=most),
    ]


def megabytes() -> float:
    """Return what a whole table occupies, building it included."""
    tracemalloc.start()
    assert atlases.build().answers.size
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e6


def from_nothing(work: Callable[[], object]) -> Took:
    """Measure some work from nothing kept."""
    holding.cache_clear()
    return took(work)


def known(number: int) -> tuple[TrapClue | Read, ...]:
    """Return three clues of a quest and the answers to three random questions."""
    chance = Chance(seed_from(number), "position")
    city = atlas().quest(chance.below(QUESTS))
    asked = [chance.choice(QUESTIONS) for _ in range(3)]
    read = (Read(*question, archeoscope(PRINTED).answer(question, city)) for question in asked)
    return (*chance.shuffled(traps(PRINTED, city))[:3], *read)


def ranked(left: Indices) -> object:
    """Rank all questions by what they tell while these cities are left."""
    return information(tallies(atlas(), left), len(left))


def filtering() -> list[Figure]:
    """Measure filtering from nothing, and ranking all 90 questions."""
    filters, ranks = [], []
    for number in range(POSITIONS):
        facts = known(number)
        filters.append(from_nothing(partial(holding, PRINTED, facts)))
        left = holding(PRINTED, facts[:3])
        ranks.append(from_nothing(partial(ranked, left)))
    nothing = [from_nothing(partial(ranked, holding(PRINTED, ()))) for _ in range(100)]
    return [
        *percentiles("filtering, six facts", filters, 5),
        *percentiles("ranking 90 questions, no clue", nothing, 120),
        *percentiles("ranking 90 questions, three clues", ranks, 15),
    ]


# A generic exact-cover solver: Knuth's Algorithm X over dictionaries


def exact_covers(columns: dict[str, set[Placement]], rows: Mapping[Placement, list[str]]) -> Iterator[list[Placement]]:
    """Yield every choice of rows that covers each of the first columns (buildings, told traps) exactly once."""
    primary = [column for column in columns if len(column) == 1 or column.startswith("!")]
    if not primary:
        yield []
        return
    fewest = min(primary, key=lambda column: len(columns[column]))
    for row in list(columns[fewest]):
        removed = {column: columns[column] for column in rows[row] if column in columns}
        clashing = set().union(*removed.values())
        rest = {column: left - clashing for column, left in columns.items() if column not in removed}
        for cover in exact_covers(rest, rows):
            yield [row, *cover]


def covers(clues: tuple[TrapClue, ...]) -> int:
    """Count the cities with these traps by exact cover: buildings and told traps once, other zones at most once."""
    told = {clue.at: clue.trap for clue in clues}
    rows: dict[Placement, list[str]] = {}
    for building in BUILDINGS:
        for placement in PLACEMENTS[building]:
            covered = cells(PRINTED, placement)
            if all(told.get(zone, symbol) == symbol for zone, symbol in covered.items()):
                rows[placement] = [building, *(f"!{zone}" if zone in told else f"zone {zone}" for zone in covered)]
    columns: dict[str, set[Placement]] = {}
    for placement, names in rows.items():
        for name in names:
            columns.setdefault(name, set()).add(placement)
    return sum(can_be_a_quest(PRINTED, tuple(sorted(c, key=_order))) for c in exact_covers(columns, rows))


def _order(placement: Placement) -> int:
    return BUILDINGS.index(placement.building)


def beside_exact_cover() -> Figure:
    """Compare filtering by three clues with laying the cities out by exact cover."""
    ratios = []
    for number in range(COVERED):
        clues = tuple(fact for fact in known(number) if isinstance(fact, TrapClue))
        ours = median(from_nothing(partial(holding, PRINTED, clues)).cpu for _ in range(9))
        theirs = from_nothing(partial(covers, clues)).cpu
        assert covers(clues) == len(holding(PRINTED, clues))
        ratios.append(theirs / ours)
    return Figure("generic exact cover / filtering, three clues", median(ratios), "times")


def alone(bot: str, clues: int, games: int) -> list[Figure]:
    """Return a bot's mean time alone, the claim included, and how often it is within the quest's lower mark."""
    ends = []
    for number in range(games):
        seed = hashlib.sha256(b"bench alone %d" % number).digest()
        ends.append(bout(GAME, Options(clues=clues), [GAME.bots[bot]], seed, lots_of(seed)).outcome)
    held = (bot, clues) == ("master", 3)
    time = sum(end.scores[0] for end in ends) / games
    seasoned = 100 * sum(end.reason == "archeologic-seasoned" for end in ends) / games
    return [
        Figure(f"{bot} alone, {clues} clues: mean time of {games}", time, "time", most=13.3 if held else None),
        Figure(f"{bot} alone, {clues} clues: within the lower mark", seasoned, "%", least=99 if held else None),
    ]


def races() -> Figure:
    """Return the master's share of two-seat races against the regular, each deal from both seats."""
    wins = 0
    for number in range(RACES):
        seed = hashlib.sha256(b"bench race %d" % (number // 2)).digest()
        names = ("master", "regular") if number % 2 else ("regular", "master")
        played = bout(GAME, Options(), [GAME.bots[name] for name in names], seed, lots_of(seed, number))
        wins += any(names[winner] == "master" for winner in played.outcome.winners)
    return Figure(f"master against regular, {RACES} races", 100 * wins / RACES, "% won", least=53)


def measure() -> list[Figure]:
    """Measure the table, the deduction, and the bots."""
    return [
        *fresh("table of cities, built cold", build=True, most=3),
        *fresh("table of cities, loaded", build=False, most=0.3),
        Figure("table of cities, memory at its peak", megabytes(), "MB", most=150),
        *filtering(),
        beside_exact_cover(),
        *alone("regular", 3, ALONE),
        *(figure for clues in (3, 4, 5) for figure in alone("master", clues, ALONE)),
        races(),
    ]
