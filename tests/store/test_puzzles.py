"""Tries at puzzles in the store: begun once, whoever comes first; handed over, and forgotten with the person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cabinet_noir.store import Bout, People, Person, Pool, Rating, Ratings, Session, Store, Tries, Try

from .test_store import with_store

FRESH = (25.0, 8.0)
ADA = Person(id="ada", name="Ada", avatar="", created=0.0, login="ada", password="x")
EVE = Person(id="eve", name="Eve", avatar="", created=0.0)
SOLVER = Rating(Pool("vinci", 0, "solver"), "ada", *FRESH, 0)
PUZZLE = Rating(Pool("vinci", 0, "puzzle"), "p1", 20.0, 4.0, 0)
WRONG = Try(person="ada", puzzle="p1", game="vinci", first=1.0, last=1.0, solved=False, counted=True)
RIGHT = replace(WRONG, first=2.0, last=2.0, solved=True)


def one_up(solver: Rating, puzzle: Rating) -> tuple[Rating, Rating]:
    return replace(solver, mu=solver.mu + 1, games=solver.games + 1), replace(puzzle, mu=puzzle.mu - 1)


BOUT = Bout(SOLVER, PUZZLE, one_up)


def with_people(db: str, do: Callable[[Store], Awaitable[None]]) -> None:
    async def run(store: Store) -> None:
        for person in (ADA, EVE):
            await People(store).add(person, Session(token_hash=person.id, person=person.id, created=0.0, seen=0.0))
        await do(store)

    with_store(db, run)


async def standing(store: Store) -> tuple[float, float]:
    """Return how strong Ada and the puzzle are believed to be."""
    kept = Ratings(store, FRESH)
    return (await kept.one(SOLVER.pool, "ada")).mu, (await kept.one(PUZZLE.pool, "p1")).mu


def test_the_first_answer_moves_both_ratings_and_no_later_one_does(db: str) -> None:
    async def twice(store: Store) -> None:
        tries = Tries(store)
        assert await tries.begin(WRONG, BOUT) == (SOLVER, replace(SOLVER, mu=26.0, games=1))
        assert await standing(store) == (26.0, 19.0)
        assert await tries.begin(RIGHT, BOUT) is None
        assert await standing(store) == (26.0, 19.0)
        assert await tries.one("ada", "p1") == replace(WRONG, last=2.0, solved=True)
        assert await tries.begin(replace(WRONG, last=3.0), BOUT) is None
        assert await tries.of("ada") == [replace(WRONG, last=3.0, solved=True)], "what was solved stays so"

    with_people(db, twice)


def test_of_two_answers_at_once_one_counts(db: str) -> None:
    async def race(store: Store) -> None:
        counted = await asyncio.gather(*(Tries(store).begin(each, BOUT) for each in (WRONG, RIGHT) * 4))
        assert sum(one is not None for one in counted) == 1
        assert await standing(store) == (26.0, 19.0)

    with_people(db, race)


def test_after_a_hint_no_answer_counts(db: str) -> None:
    async def hint_first(store: Store) -> None:
        tries = Tries(store)
        hinted = replace(WRONG, counted=False, hints=3)
        await tries.begin(hinted, None)
        await tries.begin(replace(hinted, hints=2), None)
        assert await tries.begin(RIGHT, BOUT) is None
        assert await tries.one("ada", "p1") == replace(hinted, last=2.0, solved=True)
        assert await standing(store) == FRESH[:1] * 2

    with_people(db, hint_first)


def test_tries_are_told_by_game_and_by_what_is_left_to_do(db: str) -> None:
    async def several(store: Store) -> None:
        tries = Tries(store)
        for number, (game, solved) in enumerate([("vinci", True), ("vinci", False), ("lost-code", True)]):
            await tries.begin(
                replace(WRONG, puzzle=f"p{number}", game=game, solved=solved, last=float(number)), bout=None
            )
        await tries.begin(replace(WRONG, puzzle="p9", last=9.0), None)
        assert await tries.solved("ada") == {"vinci": 1, "lost-code": 1}
        assert await tries.tried("ada", "vinci") == {"p0": 0.0, "p1": 1.0, "p9": 9.0}
        assert [one.puzzle for one in await tries.unsolved("ada", 5)] == ["p9", "p1"]
        assert [one.puzzle for one in await tries.unsolved("ada", 1)] == ["p9"]
        assert await tries.of("eve") == []

    with_people(db, several)


def test_a_visitors_tries_are_the_accounts_from_the_login_on(db: str) -> None:
    async def log_in(store: Store) -> None:
        tries = Tries(store)
        mine = replace(WRONG, person="eve", counted=False, solved=True)
        for one in (mine, replace(mine, puzzle="p2"), replace(mine, puzzle="p3", solved=False)):
            await tries.begin(one, None)
        await tries.begin(WRONG, BOUT)
        await tries.begin(replace(WRONG, puzzle="p3", solved=True), None)
        await People(store).hand_over("eve", "ada")
        assert await tries.of("eve") == []
        handed = {one.puzzle: (one.solved, one.counted) for one in await tries.of("ada")}
        assert handed == {"p1": (True, True), "p2": (True, False), "p3": (True, True)}
        assert await standing(store) == (26.0, 19.0)

    with_people(db, log_in)


def test_who_is_forgotten_leaves_no_try_and_no_rating_and_the_puzzle_keeps_its_own(db: str) -> None:
    async def forget(store: Store) -> None:
        await Tries(store).begin(WRONG, BOUT)
        await People(store).forget("ada")
        assert await Tries(store).of("ada") == []
        assert await standing(store) == (25.0, 19.0)
        assert await Tries(store).begin(replace(WRONG, puzzle="p2"), BOUT) is None, "an answer that came too late"
        assert await Tries(store).of("ada") == []
        assert await Ratings(store, FRESH).of("ada", "solver") == []

    with_people(db, forget)


def test_a_visitor_who_is_known_nowhere_is_swept_away_with_all_tries(db: str) -> None:
    async def sweep(store: Store) -> None:
        await Tries(store).begin(replace(WRONG, person="eve", counted=False), None)
        await People(store).sweep(1.0)
        assert await People(store).by_id("eve") is None
        assert await Tries(store).of("eve") == []

    with_people(db, sweep)
