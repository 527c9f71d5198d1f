"""Moments of a table: something is to be drawn, somebody is to pick, or it is over. Each follows from one by a number.

A moment never changes, so whoever clones one shares it. The rules judge on the referee's state, which stays in here;
what a seat is told is folded from what `see` lets it see, and only once somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from cabinet_noir.core import Seat, Seq, Sight
from cabinet_noir.core.dictated import MOST_OUTCOMES, Dictated, Draw, Undrawn
from cabinet_noir.core.encoding import Draft
from cabinet_noir.games import load

from .entry import Entry, Glance, Past
from .table import Left, Stacked, Table, table_of

CHANCE: Final = -1
OVER: Final = -4
"""Who is to act where nobody is, as OpenSpiel numbers them."""
_EVENLY: Final = tuple((1.0 / max(size, 1),) * size for size in range(MOST_OUTCOMES + 1))
_NOTHING: Final = Dictated(())


class Moment:
    """Where a game stands between two numbers."""

    __slots__ = ("before", "number", "player", "table")

    entry: Entry | None = None
    """The last entry of the log; None before the deal."""
    draft: Draft = ()
    """What whoever is to act has picked of an action that is not complete."""
    action: Any = None
    """The action whose chance is being drawn."""
    drawn: Left = ()

    def __init__(self, table: Table, before: Moment | None, number: int, player: int) -> None:
        self.table = table
        self.before = before
        self.number = number
        """What was picked or drawn last."""
        self.player = player

    # OpenSpiel clones a state by a deep copy of all it holds, and sends it by pickling that

    def __deepcopy__(self, _memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Callable[..., Moment], tuple[Any, ...]]:
        table = self.table
        agreed = table.game.agreement(table.options)
        return _again, (table.game.key, agreed, table.seats, table.stacked, self.numbers)

    @property
    def numbers(self) -> list[int]:
        """Everything drawn and picked so far."""
        found, moment = list[int](), self
        while moment.before is not None:
            found.append(moment.number)
            moment = moment.before
        return found[::-1]

    # what there is to do

    @property
    def glance(self) -> Any:
        """A sight of whoever is to act."""
        raise TypeError("nobody is to act")

    @property
    def draw(self) -> Draw:
        """What is to be drawn now, and what each outcome stands for."""
        raise TypeError("nothing is to be drawn")

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn now, with its probability."""
        draw = self.draw
        total = sum(draw.weights)
        return [(outcome, weight / total) for outcome, weight in zip(draw.outcomes, draw.weights, strict=True)]

    def legal(self) -> list[int]:
        """Return what whoever is to act may pick, in order."""
        return []

    def after(self, number: int) -> Moment:
        """Return the moment after a number was drawn or picked."""
        raise TypeError("it is over")

    # what a seat is told

    def sight(self, seat: int) -> Sight[Any, Any]:
        """Return all that a seat has been shown; beyond the seats, a spectator."""
        table, entry, eyes = self.table, self.entry, self.table.eyes(seat)
        if entry is None:
            return Sight(eyes, table.seats, Seq(-1), table.empty, (), ())
        view, past = entry.look(table, seat)
        acts = eyes is not None and eyes in table.game.to_act(view)
        return Sight(eyes, table.seats, entry.seq, view, past, table.game.offers(view, Seat(seat)) if acts else ())

    def past(self, seat: int) -> Past:
        """Return what a seat has been shown, entry by entry; beyond the seats, a spectator."""
        return () if self.entry is None else self.entry.look(self.table, seat)[1]

    def picking(self, seat: int) -> Draft:
        """Return what a seat has picked of an action that is not complete: nobody else's business."""
        return self.draft if seat == self.player else ()


class Dealing(Moment):
    """Something of the deal is to be drawn. `left` is what may come out, where that is known in advance."""

    __slots__ = ("_draw", "drawn", "left", "thing")

    def __init__(
        self,
        table: Table,
        before: Moment | None,
        number: int,
        drawn: Left,
        thing: int,
        left: Left,
        draw: Draw | None = None,
    ) -> None:
        super().__init__(table, before, number, CHANCE)
        self.drawn = drawn
        self.thing = thing
        self.left = left
        self._draw = draw

    @property
    def draw(self) -> Draw:
        """What is to be drawn now, and what each outcome stands for."""
        if self._draw is None:
            self._draw = _undrawn(lambda: self.table.deal(self.drawn))
        return self._draw

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn now, with its probability."""
        left = self.left
        return list(zip(left, _EVENLY[len(left)], strict=True)) if left else super().outcomes()

    def after(self, number: int) -> Moment:
        """Return the moment after a draw."""
        table, left, drawn = self.table, self.left, (*self.drawn, number)
        if not left:
            return dealing(table, self, number, drawn)
        assert table.things is not None
        if table.things[self.thing].order and len(left) > 2:
            at = left.index(number)
            return Dealing(table, self, number, drawn, self.thing, left[:at] + left[at + 1 :])
        return dealing(table, self, number, drawn, self.thing)


class Turn(Moment):
    """Somebody is to pick, or it is over."""

    __slots__ = ("_glance", "draft", "entry")

    def __init__(
        self, table: Table, before: Moment | None, number: int, entry: Entry, player: int, draft: Draft
    ) -> None:
        self.table = table
        self.before = before
        self.number = number
        self.entry: Entry = entry
        self.player = player
        self.draft = draft
        self._glance: Any = None

    @property
    def glance(self) -> Any:
        """A sight of whoever is to act."""
        if self._glance is None:
            self._glance = Glance(self.table, self.entry, self.player)
        return self._glance

    def legal(self) -> list[int]:
        """Return what whoever is to act may pick, in order."""
        if self.player == OVER:
            return []
        found: list[int] = self.table.encoding.mask(self.glance, self.draft).nonzero()[0].tolist()
        return found

    def after(self, number: int) -> Moment:
        """Return the moment after a pick, which may complete an action."""
        if self.player == OVER:
            raise ValueError("it is over")
        action = self.table.encoding.pick(self._glance or self.glance, self.draft, number)
        if action is None:
            return Turn(self.table, self, number, self.entry, self.player, (*self.draft, number))
        return _acted(self, number, self.entry, self.player, action, ())


class Rolling(Moment):
    """Something is to be drawn before it is known what comes of an action."""

    __slots__ = ("_seat", "action", "drawn", "entry")

    def __init__(self, before: Moment, number: int, entry: Entry, seat: int, action: Any, drawn: Left) -> None:
        super().__init__(before.table, before, number, CHANCE)
        self.entry: Entry = entry
        self._seat = seat
        self.action = action
        self.drawn = drawn

    @property
    def draw(self) -> Draw:
        """What is to be drawn now, and what each outcome stands for."""
        decide, state, chance = self.table.game.decide, self.entry.state, Dictated(self.drawn)
        return _undrawn(lambda: decide(state, Seat(self._seat), self.action, chance))

    def after(self, number: int) -> Moment:
        """Return the moment after a draw."""
        return _acted(self, number, self.entry, self._seat, self.action, (*self.drawn, number))


def _undrawn(ask: Callable[[], object]) -> Draw:
    try:
        ask()
    except Undrawn as undrawn:
        return undrawn.draw
    raise AssertionError("nothing is to be drawn")


def dealing(table: Table, before: Moment | None, number: int, drawn: Left, thing: int = -1) -> Moment:
    """Return the moment at which the deal asks for something that can come out in several ways, or is done."""
    left: Left = ()
    if table.things is not None:
        thing, drawn, left = table.next_thing(thing, drawn)
    if left:
        return Dealing(table, before, number, drawn, thing, left)
    try:
        events = table.deal(drawn)
    except Undrawn as undrawn:
        return Dealing(table, before, number, drawn, thing, left, undrawn.draw)
    return _entered(table, before, number, None, None, (), events)


def _acted(before: Moment, number: int, entry: Entry, seat: int, action: Any, drawn: Left) -> Moment:
    table = before.table
    try:
        events = table.game.decide(entry.state, Seat(seat), action, Dictated(drawn) if drawn else _NOTHING)
    except Undrawn:
        return Rolling(before, number, entry, seat, action, drawn)
    return _entered(table, before, number, entry, action, drawn, events)


def _entered(
    table: Table, before: Moment | None, number: int, last: Entry | None, action: Any, drawn: Left, events: Any
) -> Moment:
    """Return the moment after an entry."""
    fold, state = table.game.fold, table.empty if last is None else last.state
    for event in events:
        state = fold(state, event)
    entry = Entry(last, action, drawn, events, state, table.seats)
    seats = table.game.to_act(state) if entry.seq + 1 < table.longest else ()
    return Turn(table, before, number, entry, seats[0] if seats else OVER, ())


def first(table: Table) -> Moment:
    """Return the moment before anything is drawn."""
    return dealing(table, None, 0, ())


def played(table: Table, numbers: Iterable[int]) -> Moment:
    """Return the moment to which these numbers lead."""
    moment = first(table)
    for number in numbers:
        moment = moment.after(number)
    return moment


def _again(key: str, agreed: dict[str, Any], seats: int, stacked: Stacked, numbers: list[int]) -> Moment:
    """Play a game again, from what is kept of it."""
    game = load(key)
    return played(table_of(key, game.agreed(game.version, agreed), seats, stacked), numbers)
