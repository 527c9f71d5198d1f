"""What is done about puzzles by a process beside the house: reading shelves, composing cards, judging, hinting.

Plain calls with plain arguments. Only what `judged`, `hinted`, `solved` and `solution_of` return holds anything of an
answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from cabinet_noir.bots import FoundHint, bot_name
from cabinet_noir.core import TELLING, Claim, Seq, plain
from cabinet_noir.deduce import reason
from cabinet_noir.games import load
from cabinet_noir.puzzles import Answer, Kind, Puzzle, Solution, Theme, Verdict, judge, shelf, solve
from cabinet_noir.puzzles.puzzle import AnyGame, AnySight
from cabinet_noir.server.protocol.puzzles import PuzzleCard, Thing, Value
from cabinet_noir.server.protocol.tables import Hint, Move, News, SeatInfo, TableInfo
from cabinet_noir.server.tables.reasons import as_far_as
from cabinet_noir.table import OfTheHouse

from .rating import first_beliefs

LEVEL: Final = "regular"
"""How the others are shown: whom one sits with in a puzzle."""


NOTHING_YET: Final = Seq(-1)
"""Since before the deal: all of it."""


class Shelved(Struct, frozen=True):
    """A puzzle as it is looked for: what it is, and how hard it is believed to be before anybody has tried it."""

    id: str
    kind: Kind
    themes: tuple[Theme, ...]
    belief: float
    hints: int
    language: str = ""
    """Of its words; none: it serves in all."""


class Where(Struct, frozen=True):
    """Where a room's puzzles are: with the house, and in an operator's own folder."""

    game: str
    shipped: Path
    own: Path | None

    @property
    def shelf(self) -> Mapping[str, Puzzle]:
        """All of them, by their names."""
        return shelf(self.game, *([] if self.own is None else [self.own]), shipped=self.shipped)

    def puzzle(self, id: str) -> Puzzle:
        """Return one that is known to be there."""
        return self.shelf[id]


def browsed(where: Where) -> tuple[Shelved, ...]:
    """Return what is on a room's shelf."""
    known = where.shelf.values()
    prices = defaultdict[Kind, list[int]](list)
    for puzzle in known:
        prices[puzzle.kind].append(puzzle.price)
    beliefs = {kind: first_beliefs(each) for kind, each in prices.items()}
    return tuple(
        Shelved(one.id, one.kind, one.themes, beliefs[one.kind][one.price], _rungs(one), one.language) for one in known
    )


def dealt(where: Where, id: str) -> PuzzleCard:
    """Return a puzzle as it is put to anybody."""
    puzzle = where.puzzle(id)
    return card_of(puzzle, _rungs(puzzle))


def card_of(puzzle: Puzzle, hints: int) -> PuzzleCard:
    """Return a puzzle's card, with so many rungs of a hint."""
    game = load(puzzle.game)
    sight = puzzle.sight(game)
    news: Any = Raw(msgspec.json.encode(news_of(game, sight)))
    return PuzzleCard(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        table=TableInfo(
            table=f"puzzle-{puzzle.id}",
            code="",
            game=puzzle.game,
            status="playing",
            open=False,
            assist="hints" if hints else "struck" if "struck" in game.assists else "off",
            options=puzzle.options,
            seats=tuple(_seat(puzzle, number) for number in range(puzzle.seats)),
            seq=sight.seq,
        ),
        news=news,
        seat=puzzle.seat,
        notes=tuple(map(puzzle.case(game).say, puzzle.claims)) if puzzle.claims else (),
        things=tuple(_things(puzzle)) if puzzle.kind == "certain" else (),
        themes=puzzle.themes,
        price=puzzle.price,
        hints=hints,
    )


def news_of(game: AnyGame, sight: AnySight, since: Seq = NOTHING_YET) -> News:
    """Return what a socket would have told a seat since an entry; of the house's own events nothing."""
    return News(
        since=since,
        seq=sight.seq,
        moves=tuple(_move(game, seq, events) for seq, events in sight.past if seq > since),
        view=sight.view,
        to_act=game.to_act(sight.view),
        offers=sight.offers,
        outcome=None,
    )


def _move(game: AnyGame, seq: Seq, events: Iterable[Any]) -> Move:
    played = tuple(event for event in events if not isinstance(event, OfTheHouse))
    return Move(seq, None, played, tuple(line for event in played for line in game.tell(event)))


def _seat(puzzle: Puzzle, number: int) -> SeatInfo:
    if number == puzzle.seat:
        return SeatInfo("person", "", "", taken=True, present=True, host=True)
    return SeatInfo("bot", bot_name(LEVEL, (), number), LEVEL, taken=True, present=True, host=False)


def _things(puzzle: Puzzle) -> Iterator[Thing]:
    """Yield all that is hidden from the seat, with every value the box lets it have: which are left is not said."""
    case = puzzle.case(load(puzzle.game))
    for name, values in case.things.items():
        told = (Value(value, case.say(Claim(name, (value,)))) for value in values)
        yield Thing(name, case.about(name), tuple(told))


def judged(where: Where, id: str, answer: Answer) -> tuple[Verdict, Solution | None]:
    """Judge an answer; what was to be found goes with it only if it is right."""
    puzzle = where.puzzle(id)
    verdict = judge(load(puzzle.game), puzzle, answer)
    return verdict, solved(where, id) if verdict.right else None


def solved(where: Where, id: str) -> Solution:
    """Return what was to be found."""
    return solution_of(where.puzzle(id))


def solution_of(puzzle: Puzzle) -> Solution:
    """Return what was to be found in a puzzle, as a page reads it."""
    found = solve(load(puzzle.game), puzzle)
    weighed = tuple(replace(each, action=plain(each.action)) for each in found.weighed)
    return replace(found, best=plain(found.best), weighed=weighed) if found.best is not None else found


def hinted(where: Where, id: str, rung: int) -> Hint:
    """Return a hint as far as a rung, about what is to be found."""
    puzzle = where.puzzle(id)
    game = load(puzzle.game)
    assert puzzle.proof is not None, "asked only where there are rungs"
    case, name = puzzle.case(game), puzzle.proof.claim.name
    found = FoundHint(name, case.about(name), reason(case, puzzle.proof))
    return as_far_as(Hint("", puzzle.sight(game).seq, rung, TELLING, True), found)


def _rungs(puzzle: Puzzle) -> int:
    """Return how far a hint goes: as at a table, where there is something to prove."""
    return TELLING if puzzle.proof is not None else 0
