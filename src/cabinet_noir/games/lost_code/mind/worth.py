"""What speaks for each player of The Lost Code: where the token stands, what the sheet would score, what the next
estimate brings, how much is known for those to come. Everybody is taken to bet and to write the best there is by what
they could know; the truth says what comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from cabinet_noir.core import Seat, Worth
from cabinet_noir.deduce.fitted import starts_beside, weights_beside
from cabinet_noir.games.lost_code.edition import (
    answer,
    colours,
    disks,
    free_disks,
    settings,
    total,
    unseen_numbers,
    worth,
)
from cabinet_noir.games.lost_code.pieces import Colour, Dice, Noted, Sheet, Stone
from cabinet_noir.games.lost_code.types import (
    Action,
    Estimate,
    Exchange,
    Mark,
    Options,
    Pass,
    Roll,
    Round,
    SetDice,
    State,
    Take,
    Write,
)

from .bots import See, distinct, offered
from .posterior import Evidence, Posterior, evidence_for
from .prospects import best_answer, best_numbers, by_shortcut, exchanges
from .reading import Bet, Reading, reading
from .worlds import filled, reshuffled

MOST: Final = 3
"""So many estimates or exchanges are compared."""
FEW: Final = 2
"""So many settings of the dice are."""
WORLDS: Final = 40

NAMES: Final = (
    "space",
    "sheet",
    "found",
    "found_late",
    "coming",
    "comes",
    "learnt",
    "bits_ahead",
    "bits",
    "due",
    "due_bits",
    "roller",
    "rolls",
    "wrong",
    "gain",
    "cursed",
    "before",
    "ahead",
)

SHEET: Final = 9.0
"""How far a final answer strays from its mean, squared."""
ROUND: Final = 11.0
"""How far the points of a round and all it leads to stray, squared."""
BIT: Final = (0.3, 0.2)
"""How many points a bit is worth that an answer tells: at the end, and more for each round to come."""


class Table(NamedTuple):
    """A full state as everybody's open estimates will have been answered, and the dice that are to be expected."""

    state: State
    spaces: list[int]
    rounds: tuple[Round, ...]
    dice: Dice | None


class Standing(NamedTuple):
    """One player's part of it."""

    sheet: float
    """What the best final answer scores on average; what was written, as it is."""
    found: float
    """What it scores in truth."""
    bet: Bet | None
    """The best estimate there is this round, where it is still to be made and the dice can be told."""
    read: Reading
    due: bool
    """Is an estimate still to be made this round?"""
    left: float
    """The rounds to come, this one among them where its dice cannot be told."""


def features(state: State) -> list[tuple[float, ...]]:
    """Return what speaks for each seat, in units of how far the race can still stray."""
    table = _answered(state)
    standings = [_standing(table, seat) for seat in range(state.seats)]
    strays = [
        1 + SHEET * (state.sheets[seat] is None) + ROUND * (each.left + 0.5 * (each.bet is not None))
        for seat, each in enumerate(standings)
    ]
    unit = 1 / sqrt(sum(strays) / state.seats)
    return [tuple(value * unit for value in _of(table, seat, each)) for seat, each in enumerate(standings)]


def _of(table: Table, seat: int, standing: Standing) -> tuple[float, ...]:
    state, bet, read, left = table.state, standing.bet, standing.read, standing.left
    surprise = standing.found - standing.sheet
    taught = read.gain(table.dice, bet) if bet is not None and table.dice is not None and seat == state.turn else 0.0
    wrong = _wrong(table, seat, bet)
    bits = (read.bits - (0.0 if bet is None else bet.learnt)) / 10
    blind = standing.due and bet is None
    return (
        float(table.spaces[seat]),
        standing.sheet + taught,
        surprise,
        surprise / (1 + left),
        0.0 if bet is None else bet.points,
        0.0 if bet is None else _comes(table, seat, bet) - bet.points,
        0.0 if bet is None or seat == state.turn else bet.learnt,
        bits * left,
        bits,
        float(standing.due),
        bits if blind else 0.0,
        float(standing.due and seat == state.order[0]),
        float(blind and seat == state.order[0]),
        wrong,
        wrong * _gain(state, read) if wrong else 0.0,
        float(seat == state.cursed),
        float(_choosing_before(state, seat)) if standing.due else 0.0,
        sum(_key(table, seat) > _key(table, other) for other in range(state.seats)) / (state.seats - 1),
    )


# the round


def _answered(state: State) -> Table:
    """Answer every estimate that is open (R6, R12), and tell the dice."""
    spaces, rounds = list(state.spaces), state.rounds
    if state.phase == "estimating":
        line, options = rounds[-1], state.options
        marks = list(line.marks)
        for seat in state.order:
            mark = marks[seat]
            if mark is None:
                continue
            said = answer(mark.disk, mark.start, total(_code(state, seat), line.dice, colours(options)), options)
            marks[seat] = Mark(mark.disk, mark.start, said)
            points = disks(options)[mark.disk]
            if said == "inside":
                spaces[seat] += points
            elif seat == state.cursed:
                spaces[seat] -= points
            elif state.cursed is not None:
                spaces[state.cursed] += 1
        rounds = (*rounds[:-1], Round(line.dice, tuple(marks), line.order))
    return Table(state, spaces, rounds, _dice(state, rounds))


def _dice(state: State, rounds: tuple[Round, ...]) -> Dice | None:
    """Return the dice of this round: as they were set, or as the roller would set them for the best estimate."""
    if state.phase == "estimating":
        return rounds[-1].dice
    if state.phase not in ("offering", "setting"):
        return None
    first, second, third = sorted(state.dice)
    chances = distinct(settings((first, second, third), state.options))
    read = read_of(state, state.order[0], rounds)
    return max(chances, key=lambda dice: _best_bet(state, state.order[0], read, dice).value(_bit(state)))


def _bit(state: State) -> float:
    """Return what a bit is worth now."""
    return BIT[0] + BIT[1] * (state.last_round - state.round)


def _best_bet(state: State, seat: int, read: Reading, dice: Sequence[Colour]) -> Bet:
    """Return the best estimate of those that are left."""
    bets = read.bets(dice, _bit(state), seat == state.cursed)
    free = free_disks(state) if state.phase == "estimating" else tuple(bets)
    return max((bets[disk] for disk in free), key=lambda bet: bet.value(_bit(state)))


def _standing(table: Table, seat: int) -> Standing:
    state = table.state
    read = read_of(state, seat, table.rounds)
    sheet, found = _sheet(state, seat, read)
    due = state.phase in ("rolling", "offering", "setting") or (
        state.phase == "estimating" and table.rounds[-1].marks[seat] is None
    )
    bet = _best_bet(state, seat, read, table.dice) if due and table.dice is not None else None
    left = state.last_round - state.round + (due and bet is None)
    return Standing(sheet, found, bet, read, due, float(left))


def _comes(table: Table, seat: int, bet: Bet) -> float:
    """Return what an estimate scores in truth."""
    state = table.state
    assert table.dice is not None
    points = disks(state.options)[bet.disk]
    if 0 <= total(_code(state, seat), table.dice, colours(state.options)) - bet.low < bet.disk:
        return float(points)
    return float(-points if seat == state.cursed else 0)


def _choosing_before(state: State, seat: int) -> int:
    """Return how many take a disk before this seat does."""
    marks = state.rounds[-1].marks if state.phase == "estimating" else (None,) * state.seats
    return sum(marks[other] is None for other in state.order[: state.order.index(seat)])


def _wrong(table: Table, seat: int, bet: Bet | None) -> float:
    """Return how likely this seat has still to give up a stone this round (R7)."""
    state = table.state
    if not any(state.piles):
        return 0.0
    if bet is not None or state.phase not in ("estimating", "exchanging"):
        return 0.0 if bet is None else bet.missed
    mark = table.rounds[-1].marks[seat]
    return float(mark is not None and mark.verdict not in (None, "inside") and mark.discarded is None)


def _gain(state: State, read: Reading) -> float:
    """Return what the sheet gains, at the least, by the best exchange: a new stone for the one that scores least."""
    worst = [
        _unknown(len(values) - 1) - points
        for values, (_, points), pile in zip(read.unseen, read.columns, state.piles, strict=True)
        if pile
    ]
    return max(worst)


@lru_cache
def _unknown(size: int) -> float:
    """Return what a stone scores that may be any of so many numbers."""
    size = max(1, size)
    return best_numbers(range(size), [1 / size] * size)[1]


def _key(table: Table, seat: int) -> tuple[int, int]:
    """Return by what a seat is ahead of another: its space, and on one space that it came first (R3)."""
    return table.spaces[seat], -table.state.arrivals.index(seat)


# what is known


def read_of(state: State, seat: int, rounds: tuple[Round, ...] | None = None) -> Reading:
    """Return what a seat could make of its own stones after these rounds, or after those of the state."""
    evidence = _evidence(state.options, state.rounds if rounds is None else rounds, seat)
    return reading(state.options, unseen_numbers(state, seat), evidence)


@lru_cache(maxsize=20_000)
def _evidence(options: Options, rounds: tuple[Round, ...], seat: int) -> tuple[Evidence, ...]:
    return evidence_for(options, rounds, seat)


def _code(state: State, seat: int) -> tuple[int, ...]:
    return tuple(stone.number for stone in state.racks[seat] if isinstance(stone, Stone))


def _sheet(state: State, seat: int, read: Reading) -> tuple[float, float]:
    """Return what the best final answer scores on average, and in truth; what was written already stands (R9, R11)."""
    sheet, code = state.sheets[seat], _code(state, seat)
    tokens = {
        token.colour: token.written.numbers for token in state.shortcuts[seat] if isinstance(token.written, Noted)
    }
    average = found = 0.0
    for axis, colour in enumerate(colours(state.options)):
        written, points = read.columns[axis]
        if isinstance(sheet, Sheet):
            written = sheet.numbers[axis]
        if colour in tokens:
            written = tokens[colour]
            points = by_shortcut(read.unseen[axis], read.odds[axis], written)
        average += points
        found += worth(len(written), code[axis] in written, colour in tokens)
    return (average if sheet is None else found), found


# chance and choice


def draws(state: State, action: Action) -> bool:
    """Do dice or a pile decide something now?"""
    return isinstance(action, Roll | Exchange)


def considered(sight: See) -> list[Action]:
    """Return what is worth comparing: the best of each disk, of the dice and of the stones, by points on average."""
    view, seat = sight.view, sight.seat
    assert seat is not None
    posterior = Posterior(view, seat)
    match view.phase:
        case "rolling":
            return [Roll()]
        case "offering":
            return [Pass(), *_takes(view, seat)]
        case "setting":
            chances = distinct(offered(sight, "set_dice", "dice"))
            read, bit = read_of(view, seat), _bit(view)
            chances.sort(key=lambda dice: -_best_bet(view, seat, read, dice).value(bit))
            return [SetDice(dice) for dice in chances[:FEW]]
        case "estimating":
            bets = read_of(view, seat).bets(view.dice, _bit(view), seat == view.cursed)
            ranked = sorted((bets[disk] for disk in free_disks(view)), key=lambda bet: -bet.value(_bit(view)))
            return [Estimate(bet.disk, bet.low) for bet in ranked[:MOST]]
        case "exchanging":
            gains = exchanges(posterior, offered(sight, "exchange", "colour"))
            return [Exchange(colour) for colour in sorted(gains, key=lambda colour: -gains[colour])[:MOST]]
        case "writing":
            return _writes(posterior)
        case _:
            return []


def _takes(view: State, seat: int) -> list[Action]:
    """Return what may be written for a token: the likeliest number, two or three (R11)."""
    colour = next(colour for colour in view.tokens if view.dice.count(colour) >= 2)
    axis = colours(view.options).index(colour)
    read = read_of(view, seat)
    ranked = sorted(zip(read.odds[axis], read.unseen[axis], strict=True), reverse=True)
    return [Take(tuple(sorted(number for _, number in ranked[:size]))) for size in (1, 2, 3) if size <= len(ranked)]


def _writes(posterior: Posterior) -> list[Action]:
    """Return the final answer that is best on average, and the one that dares most."""
    best = best_answer(posterior).sheet
    dared = {
        colour: (max(odds, key=lambda number: (odds[number], number)),)
        for colour, odds in posterior.odds.items()
        if getattr(best, colour)
    }
    return [best, Write(**dared)]


def guess(state: State, seat: Seat, action: Action) -> bool | None:
    """Is it a guess, an estimate that is, and does the sum lie in its range (R6)?"""
    if not isinstance(action, Estimate):
        return None
    found = total(_code(state, seat), state.rounds[-1].dice, colours(state.options))
    return answer(action.disk, action.start, found, state.options) == "inside"


def kind(state: State) -> str:
    """Return by which weights a state is judged."""
    return f"{state.seats}"


WORTH: Final = Worth(
    names=NAMES,
    kind=kind,
    features=features,
    reshuffled=reshuffled,
    draws=draws,
    considered=considered,
    fitted_on=tuple(
        (options, seats)
        for options in (Options(), Options(tougher=True, shortcut=True), Options(curse=True))
        for seats in (2, 3, 4)
    ),
    weights=weights_beside(__file__, NAMES),
    starts=starts_beside(__file__, NAMES),
    filled=filled,
    worlds=WORLDS,
    guess=guess,
)
