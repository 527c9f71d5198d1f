"""How events are recorded, one by one: the larger parts of `fold`. Judges nothing, and takes seen events as well."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from cabinet_noir.core import Seat

from .edition import colours, doubled, tokens
from .pieces import Noted
from .types import Answered, Dealt, Estimated, Exchanged, Mark, Passed, Revealed, Rolled, Round, Shortcut, State, Took

T = TypeVar("T")


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])


def next_to_exchange(state: State) -> Seat | None:
    """Return the first of the round who was wrong and still has to exchange; nobody when all piles are empty (R7)."""
    if not any(state.piles):
        return None
    marks = state.rounds[-1].marks
    for seat in state.order:
        mark = marks[seat]
        if mark is not None and mark.verdict not in (None, "inside") and mark.discarded is None:
            return seat
    return None


def fold_dealt(state: State, event: Dealt) -> State:
    """Set the table."""
    return replace(
        state,
        racks=event.racks,
        piles=event.piles,
        boxed=event.boxed,
        arrivals=event.stack,
        tokens=tokens(state.options, state.seats),
        skull="board" if state.options.curse else "absent",
    )


def fold_rolled(state: State, event: Rolled) -> State:
    """A doubled colour whose token is there is offered before the dice are changed (R11)."""
    offered = doubled(event.dice, state.options) in state.tokens
    return replace(state, phase="offering" if offered else "setting", dice=event.dice)


def fold_took(state: State, event: Took) -> State:
    """The token is the player's, and the dice are the roller's again."""
    mine = (*state.shortcuts[event.seat], Shortcut(event.colour, event.written))
    return replace(
        state,
        phase="setting",
        turn=state.order[0],
        tokens=tuple(colour for colour in state.tokens if colour != event.colour),
        shortcuts=with_item(state.shortcuts, event.seat, mine),
    )


def fold_passed(state: State, event: Passed) -> State:
    """The token is offered to the next, and after the last the dice are the roller's again."""
    if event.seat == state.order[-1]:
        return replace(state, phase="setting", turn=state.order[0])
    return replace(state, turn=_after(state, event.seat))


def fold_estimated(state: State, event: Estimated) -> State:
    """Note the estimate on the round's line; the next one's turn."""
    after = _marked(state, event.seat, Mark(event.disk, event.start))
    return after if event.seat == state.order[-1] else replace(after, turn=_after(state, event.seat))


def fold_answered(state: State, event: Answered) -> State:
    """Note the verdict; when all have theirs, the first one who was wrong is to exchange."""
    after = _marked(state, event.seat, Mark(event.disk, event.start, event.verdict))
    return _exchanging(after) if event.seat == state.order[-1] else after


def fold_exchanged(state: State, event: Exchanged) -> State:
    """Lay the old stone open, put the new one on the rack, note it on the round's line."""
    seat, place = event.seat, colours(state.options).index(event.old.colour)
    mark = state.rounds[-1].marks[seat]
    assert mark is not None
    after = replace(
        state,
        racks=with_item(state.racks, seat, with_item(state.racks[seat], place, event.new)),
        piles=with_item(state.piles, place, state.piles[place][1:]),
        discards=with_item(state.discards, seat, (*state.discards[seat], event.old)),
    )
    return _exchanging(_marked(after, seat, replace(mark, discarded=event.old)))


def fold_revealed(state: State, event: Revealed) -> State:
    """Show all racks and all sheets, what was written by shortcut among it."""
    place = {colour: at for at, colour in enumerate(colours(state.options))}
    shortcuts = tuple(
        tuple(Shortcut(token.colour, Noted(sheet.numbers[place[token.colour]])) for token in tokens)
        for tokens, sheet in zip(state.shortcuts, event.sheets, strict=True)
    )
    shown = replace(state, racks=event.racks, sheets=event.sheets, shortcuts=shortcuts)
    return replace(shown, phase="over", points=event.points)


def _exchanging(state: State) -> State:
    following = next_to_exchange(state)
    return state if following is None else replace(state, phase="exchanging", turn=following)


def _after(state: State, seat: Seat) -> Seat:
    return state.order[state.order.index(seat) + 1]


def _marked(state: State, seat: Seat, mark: Mark) -> State:
    line = state.rounds[-1]
    marked = Round(line.dice, with_item(line.marks, seat, mark), line.order)
    return replace(state, rounds=(*state.rounds[:-1], marked))
