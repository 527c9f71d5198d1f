"""The atlas, every arrangement there is: built once, kept in a file outside the package, shared by a whole process.

It holds every arrangement as six placement numbers (for claims), and every quest with the code of its answer to each
of the 90 questions and what is printed at each zone (for deduction). The file is only a short cut: what does not match
the known print is built again. Arrangements are the same in every edition; which of them can be quests, and what is
answered, depends on what is printed on the buildings, so a few atlases of other editions are kept at hand, in no file.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .answers import EDITIONS, QUESTIONS, Archeoscope, archeoscope, city_of, layout_of
from .edition import AXES, BUILDINGS, HOLES, HOUSE, PLACEMENTS, ZONES, zones_of
from .types import Building, Buildings, City

ARRANGEMENTS: Final = 166_848
QUESTS: Final = 136_132
"""With what the house has printed on the buildings."""
PRINT: Final = "5747cd5d2002868d76a2ab7aa5aed01cc3f1ad76f3b68f8cf1bca0f8e7ba95e6"
"""The SHA-256 of the whole atlas, part after part."""


def _masks(building: Building) -> NDArray[np.int64]:
    return np.array([sum(1 << ZONES.index(zone) for zone in zones_of(p)) for p in PLACEMENTS[building]], np.int64)


MASKS: Final = tuple(map(_masks, BUILDINGS))
"""For each building, the zones of each placement as bits."""


@dataclass(frozen=True, eq=False)
class Atlas:
    """All arrangements, and of those that can be quests every answer."""

    arrangements: NDArray[np.uint8]
    """Six placement numbers a row, rows in ascending order."""
    quests: NDArray[np.uint8]
    """The arrangements no line of which has more traps than there are holes, one column a quest, a row a building."""
    answers: NDArray[np.uint8]
    """The code of each question's answer in each quest: one row a question."""
    marks: NDArray[np.uint8]
    """What is printed at each zone in each quest: one row a zone."""

    @property
    def size(self) -> int:
        """How many quests there are."""
        return int(self.quests.shape[1])

    def quest(self, index: int) -> City:
        """Return a quest's city."""
        return city_of(self.quests[:, index].tolist())

    def arrangement(self, index: int) -> City:
        """Return an arrangement by its number."""
        return city_of(self.arrangements[index].tolist())

    def quest_index(self, city: City) -> int:
        """Return a quest's number in the atlas."""
        same = np.ones(self.size, np.bool_)
        for column, number in zip(self.quests, layout_of(city), strict=True):
            same &= column == number
        return int(np.flatnonzero(same)[0])


SIZES: Final = {
    "arrangements": (ARRANGEMENTS, len(BUILDINGS)),
    "quests": (len(BUILDINGS), QUESTS),
    "answers": (len(QUESTIONS), QUESTS),
    "marks": (len(ZONES), QUESTS),
}
"""The parts of the atlas in the order in which they are kept, a byte an entry."""


def build(buildings: Buildings = HOUSE.buildings, arrangements: NDArray[np.uint8] | None = None) -> Atlas:
    """Lay all cities out, and read every answer off those that can be quests."""
    scope = archeoscope(buildings)
    if arrangements is None:
        arrangements = laid_out()
    quests = _with_few_traps(scope, arrangements)
    answers = np.stack([scope.answer_code(question, tuple(quests)) for question in QUESTIONS])
    return Atlas(arrangements, quests, answers, np.ascontiguousarray(scope.marks_on(tuple(quests)).T))


def laid_out() -> NDArray[np.uint8]:
    """Lay the buildings out one after the other, keeping what does not overlap."""
    covered = MASKS[0]
    laid = [np.arange(len(covered), dtype=np.uint8)]
    for masks in MASKS[1:]:
        before, number = np.nonzero((covered[:, None] & masks) == 0)
        laid = [*(column[before] for column in laid), number.astype(np.uint8)]
        covered = covered[before] | masks[number]
    return np.ascontiguousarray(np.stack(laid, axis=1))


def _with_few_traps(scope: Archeoscope, arrangements: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return those that can be quests: the Archeoscope has holes for all traps of every line."""
    columns = np.ascontiguousarray(arrangements.T)
    most = np.zeros(len(arrangements), np.uint16)
    for axis in range(len(AXES)):
        line = sum(readings[axis][numbers] for readings, numbers in zip(scope.lines, columns, strict=True))
        most = np.maximum(most, (line >> 3 & 7) + (line >> 6 & 7))
    return np.ascontiguousarray(columns[:, most <= HOLES])


def written(atlas: Atlas) -> bytes:
    """Return an atlas as it is kept."""
    return b"".join(getattr(atlas, part).tobytes() for part in SIZES)


def read(raw: bytes) -> Atlas | None:
    """Return the atlas that was kept, or None where its print is not the known one."""
    if hashlib.sha256(raw).hexdigest() != PRINT:
        return None
    parts, start = {}, 0
    for part, shape in SIZES.items():
        parts[part] = np.frombuffer(raw, np.uint8, shape[0] * shape[1], start).reshape(shape)
        start += shape[0] * shape[1]
    return Atlas(**parts)


def cache_file() -> Path:
    """Return where the atlas is kept: in CABINET_CACHE, or the user's cache folder."""
    folder = os.environ.get("CABINET_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(folder or Path(home) / "cabinet-noir") / f"archeologic-{PRINT[:12]}.bin"


def kept(path: Path) -> Atlas | None:
    """Return the atlas kept in a file, or None where there is none or it is not the atlas."""
    try:
        return read(path.read_bytes())
    except OSError:
        return None


def keep(path: Path, atlas: Atlas) -> None:
    """Keep the atlas in a file, if this machine lets us."""
    with suppress(OSError):  # a read-only home costs a quarter of a second a start, nothing else
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_bytes(written(atlas))
        draft.replace(path)


def atlas(buildings: Buildings = HOUSE.buildings) -> Atlas:
    """Return the one atlas of this process for some buildings."""
    return _house_atlas() if buildings == HOUSE.buildings else _edited_atlas(buildings)


@cache
def _house_atlas() -> Atlas:
    path = cache_file()
    found = kept(path)
    if found is None:
        found = build()
        keep(path, found)
    return found


@lru_cache(maxsize=EDITIONS)
def _edited_atlas(buildings: Buildings) -> Atlas:
    return build(buildings, _house_atlas().arrangements)
