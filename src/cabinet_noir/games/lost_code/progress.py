"""How a game goes on by itself once the players have done their part: answers, the end of a round, the reveal."""

from __future__ import annotations

from collections.abc import Callable

from .edition import (
    SKULL_LEAVES,
    SKULL_SPACE,
    TOKENLESS_ROUNDS,
    answer,
    colours,
    disks,
    rounds,
    total,
    worth,
)
from .pieces import Noted, Numbers, Rack, Sheet, Stone
from .records import next_to_exchange
from .track import last_to_first, leader
from .types import (
    Answered,
    Cursed,
    CurseLifted,
    Event,
    Moved,
    Options,
    Revealed,
    RoundBegan,
    State,
    TokensLeft,
    Write,
    WritingBegan,
)

Fold = Callable[[State, Event], State]
Stretch = Callable[[State], tuple[Event, ...]]


def went_on(state: State, events: tuple[Event, ...], fold: Fold, *stretches: Stretch) -> tuple[Event, ...]:
    """Return what follows from events, stretch by stretch, each judged on the table as the one before left it."""
    for event in events:
        state = fold(state, event)
    if not stretches:
        return ()
    following = stretches[0](state)
    return (*following, *went_on(state, following, fold, *stretches[1:]))


def code_of(rack: Rack) -> tuple[int, ...]:
    """Return the numbers on a rack in full sight."""
    return tuple(stone.number for stone in rack if isinstance(stone, Stone))


# the answers


def answers(state: State) -> tuple[Event, ...]:
    """Answer every estimate in the order of the round, and move the tokens (R6, R12)."""
    events: list[Event] = []
    for seat in state.order:
        mark = state.rounds[-1].marks[seat]
        assert mark is not None
        found = total(code_of(state.racks[seat]), state.rounds[-1].dice, colours(state.options))
        verdict = answer(mark.disk, mark.start, found, state.options)
        events.append(Answered(seat, mark.disk, mark.start, verdict))
        points = disks(state.options)[mark.disk]
        if verdict == "inside":
            events.append(Moved(seat, points, "disk"))
        elif seat == state.cursed:
            events.append(Moved(seat, -points, "curse"))
        elif state.cursed is not None:
            events.append(Moved(state.cursed, 1, "curse"))
    return tuple(events)


def after_the_answers(state: State) -> tuple[Event, ...]:
    """Wait for the next one who must exchange (R7), else end the round (R8)."""
    if next_to_exchange(state) is not None:
        return ()
    last = rounds(state.options, state.seats)
    tokens: tuple[Event, ...] = ()
    if state.tokens and state.round >= last - TOKENLESS_ROUNDS:  # R11
        tokens = (TokensLeft(state.tokens),)
    if state.round == last:
        return (*tokens, WritingBegan())
    return (*tokens, *_skull(state, state.round + 1 == last), round_began(state))


def _skull(state: State, before_the_last: bool) -> tuple[Event, ...]:
    """Say where the skull goes before a new round (R12)."""
    if state.skull not in ("board", "held"):
        return ()
    furthest = max(state.spaces)
    if before_the_last or furthest >= SKULL_LEAVES:
        return (CurseLifted(),)
    if state.skull == "board" and furthest < SKULL_SPACE:
        return ()
    ahead = leader(state)
    return () if ahead == state.cursed else (Cursed(ahead),)


def round_began(state: State) -> RoundBegan:
    """Begin the next round in the order of the track (R3)."""
    return RoundBegan(state.round + 1, last_to_first(state))


# the reveal


def sheet_of(action: Write, options: Options) -> Sheet:
    """Return a written answer as a sheet of the colours in play."""
    return Sheet(tuple(getattr(action, colour) for colour in colours(options)))


def the_reveal(state: State) -> tuple[Event, ...]:
    """Turn all racks round, score all sheets and move the tokens from the least to the most advanced (R9, R11)."""
    sheets = tuple(Sheet(_written(state, seat)) for seat in range(state.seats))
    points = tuple(_points(state, seat, sheet.numbers) for seat, sheet in enumerate(sheets))
    racks = tuple(tuple(stone for stone in rack if isinstance(stone, Stone)) for rack in state.racks)
    moves = tuple(Moved(seat, sum(points[seat]), "sheet") for seat in last_to_first(state) if sum(points[seat]))
    return (Revealed(racks, sheets, points), *moves)


def _written(state: State, seat: int) -> tuple[Numbers, ...]:
    """Return all that a seat wrote, at the end or before by shortcut."""
    sheet = state.sheets[seat]
    assert isinstance(sheet, Sheet)
    before = {s.colour: s.written.numbers for s in state.shortcuts[seat] if isinstance(s.written, Noted)}
    in_play = colours(state.options)
    return tuple(before.get(colour, written) for colour, written in zip(in_play, sheet.numbers, strict=True))


def _points(state: State, seat: int, written: tuple[Numbers, ...]) -> tuple[int, ...]:
    by_shortcut = {shortcut.colour for shortcut in state.shortcuts[seat]}
    return tuple(
        worth(len(some), number in some, colour in by_shortcut)
        for colour, number, some in zip(colours(state.options), code_of(state.racks[seat]), written, strict=True)
    )
