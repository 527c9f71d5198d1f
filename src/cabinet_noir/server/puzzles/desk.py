"""The desk at which puzzles are put to people, and answers taken in.

It knows what is on each shelf, and how everybody did; the puzzles themselves are read, and thought about, by a process
of their own, so that neither a table nor a password waits for a puzzle. Whoever the house does not know may solve, too:
of them nothing is kept, and nothing is rated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.bots import Thinkers
from cabinet_noir.core import Chance, Denied
from cabinet_noir.games import GAMES, load
from cabinet_noir.puzzles import Answer, Kind, Theme, Verdict
from cabinet_noir.server.clocks.instants import at_an_instant
from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.server.protocol.puzzles import (
    Moved,
    PuzzleBrief,
    PuzzleCard,
    PuzzleHall,
    PuzzleRoom,
    PuzzleVerdict,
    Strength,
    Tried,
)
from cabinet_noir.server.protocol.refusals import NoSuchPuzzle
from cabinet_noir.server.protocol.tables import Hint
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import Bout, Person, Rating, Ratings, Tries, Try

from .jobs import Shelved, Where, browsed, dealt, hinted, judged, solved
from .rating import BELIEVED, fought, puzzles_of, solvers_of

T = TypeVar("T")

NEAR: Final = 40
"""Of so many puzzles that are nearest to somebody's strength, the next one is drawn by lot."""
MOST_AGAIN: Final = 20

Shelf = Mapping[str, Shelved]


class Pick(Struct, frozen=True):
    """What somebody would like to be given; what is not named may be any."""

    kind: Kind | None = None
    theme: Theme | None = None
    language: str | None = None

    def fits(self, one: Shelved) -> bool:
        """Is it such a puzzle?"""
        return (
            self.kind in (None, one.kind)
            and (self.theme is None or self.theme in one.themes)
            and (self.language is None or one.language in ("", self.language))
        )


class PuzzleDesk:
    """Everything the house does about puzzles."""

    def __init__(self, resources: Resources, thinkers: Thinkers, shipped: Path, own: Path | None = None) -> None:
        self._resources = resources
        self._thinkers = thinkers
        self._folders = shipped, own
        self._shelves: dict[str, Shelf] = {}
        self._tries = Tries(resources.store)
        self._ratings = Ratings(resources.store, FRESH)

    # finding one

    async def hall(self, language: str | None, person: Person | None) -> PuzzleHall:
        """Return every room that has puzzles in a language, and what somebody has begun and not solved."""
        solved_in = {} if person is None else await self._tries.solved(person.id)
        shelves = {game: await self._shelf(game) for game in GAMES}
        wish = Pick(language=language)
        rooms = [
            PuzzleRoom(
                game=game,
                kinds=Counter(one.kind for one in fitting),
                themes=Counter(theme for one in fitting for theme in one.themes),
                solved=solved_in.get(game, 0),
                rating=await self._strength(game, person),
            )
            for game, shelf in shelves.items()
            if (fitting := [*filter(wish.fits, shelf.values())])
        ]
        begun = [] if person is None else await self._tries.unsolved(person.id, MOST_AGAIN)
        there = [one for one in begun if one.puzzle in shelves.get(one.game, {})]
        return PuzzleHall(tuple(rooms), tuple([await self._brief(one) for one in there]))

    async def next(self, game: str, pick: Pick, person: Person | None) -> PuzzleCard:
        """Return a puzzle near somebody's strength that they have not tried; or the one they tried longest ago."""
        fitting = [*filter(pick.fits, (await self._shelf(game)).values())]
        if not fitting:
            raise NoSuchPuzzle("no-puzzle-like-that")
        tried = {} if person is None else await self._tries.tried(person.id, game)
        fresh = [one for one in fitting if one.id not in tried]
        chosen = await self._near(game, fresh, person) if fresh else min(fitting, key=lambda one: tried[one.id])
        return await self.card(game, chosen.id, person)

    async def _near(self, game: str, among: list[Shelved], person: Person | None) -> Shelved:
        believed = await self._ratings.believed(puzzles_of(game))
        mu = (await self._solver(game, person)).mu
        near = sorted(among, key=lambda one: (abs(believed.get(one.id, one.belief) - mu), one.id))[:NEAR]
        return Chance(self._resources.seeds(), "puzzle").choice(near)

    async def card(self, game: str, id: str, person: Person | None) -> PuzzleCard:
        """Return a puzzle, and how its reader stands to it."""
        shelved = await self._shelved(game, id)
        card = await self._thinkers.run(dealt, self._where(game), id)
        before = None if person is None else await self._tries.one(person.id, id)
        return replace(
            card,
            rating=await self._rating(game, shelved),
            tried=_tried(before),
            counts=before is None and _is_rated(person),
        )

    # answering it

    async def answer(self, game: str, id: str, answer: Answer, picked: bool, person: Person | None) -> PuzzleVerdict:
        """Judge an answer, and write down what came of it before it is told."""
        await self._shelved(game, id)
        verdict, solution = await self._on_the_beat(self._thinkers.run(judged, self._where(game), id, answer))
        moved = await self._write_down(game, id, person, verdict.right, picked)
        return PuzzleVerdict(verdict, solution, moved)

    async def give_up(self, game: str, id: str, picked: bool, person: Person | None) -> PuzzleVerdict:
        """Tell what was to be found; to who has not answered yet, it counts as a wrong answer."""
        await self._shelved(game, id)
        solution = await self._thinkers.run(solved, self._where(game), id)
        moved = await self._write_down(game, id, person, False, picked)
        return PuzzleVerdict(Verdict(False), solution, moved)

    async def hint(self, game: str, id: str, rung: int, person: Person | None) -> Hint:
        """Tell a rung of the hint; from then on no answer to this puzzle counts."""
        if not (await self._shelved(game, id)).hints:
            raise Denied("no-hint-to-this")
        hint = await self._on_the_beat(self._thinkers.run(hinted, self._where(game), id, rung))
        if person is not None:
            await self._tries.begin(self._try(game, id, person, hints=rung), None)
        return hint

    async def _write_down(self, game: str, id: str, person: Person | None, right: bool, picked: bool) -> Moved | None:
        if person is None:
            return None
        shelved = await self._shelved(game, id)
        bout = None
        if _is_rated(person):
            solver = Rating(solvers_of(game), person.id, *FRESH, 0)
            puzzle = Rating(puzzles_of(game), id, shelved.belief, BELIEVED, 0)
            bout = Bout(solver, puzzle, partial(fought, solved=right, picked=picked))
        attempt = self._try(game, id, person, solved=right, counted=bout is not None)
        moved = await self._tries.begin(attempt, bout)
        return None if moved is None else Moved(*(round(rating.mu, 2) for rating in moved))

    def _try(
        self, game: str, id: str, person: Person, *, solved: bool = False, counted: bool = False, hints: int = 0
    ) -> Try:
        now = self._resources.clock()
        return Try(
            person=person.id, puzzle=id, game=game, first=now, last=now, solved=solved, counted=counted, hints=hints
        )

    # what is known

    async def _shelf(self, game: str) -> Shelf:
        load(game)  # or refuse it
        if game not in self._shelves:
            found = await self._thinkers.run(browsed, self._where(game))
            self._shelves[game] = {one.id: one for one in found}
        return self._shelves[game]

    async def _shelved(self, game: str, id: str) -> Shelved:
        shelf = await self._shelf(game)
        if id not in shelf:
            raise NoSuchPuzzle("unknown-puzzle")
        return shelf[id]

    def _where(self, game: str) -> Where:
        return Where(game, *self._folders)

    async def _solver(self, game: str, person: Person | None) -> Rating:
        return await self._ratings.one(solvers_of(game), "" if person is None else person.id)

    async def _strength(self, game: str, person: Person | None) -> Strength | None:
        if not _is_rated(person):
            return None
        rating = await self._solver(game, person)
        return Strength(round(rating.mu, 2), round(rating.sigma, 2), rating.games)

    async def _rating(self, game: str, shelved: Shelved) -> int:
        return round((await self._ratings.believed(puzzles_of(game), [shelved.id])).get(shelved.id, shelved.belief))

    async def _brief(self, begun: Try) -> PuzzleBrief:
        shelved = await self._shelved(begun.game, begun.puzzle)
        rating = await self._rating(begun.game, shelved)
        return PuzzleBrief(begun.puzzle, begun.game, shelved.kind, shelved.themes, rating, begun.last)

    async def _on_the_beat(self, thinking: Coroutine[Any, Any, T]) -> T:
        """Think, and answer at a moment that tells nothing of how long it took (decision 0017)."""
        resources = self._resources
        return await at_an_instant(thinking, resources.beat, resources.clock, resources.sleep)


def _is_rated(person: Person | None) -> bool:
    """Only accounts are rated, as at tables, and no machine's beside them."""
    return person is not None and person.login is not None and not person.bot


def _tried(before: Try | None) -> Tried:
    if before is None:
        return "new"
    return "solved" if before.solved else "missed"
