"""Positions drawn as text, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

from cabinet_noir.core import Entry, Outcome, Seat, Seq, seal
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import STONES, colours, numbers
from cabinet_noir.games.lost_code.notation import LETTERS, read
from cabinet_noir.games.lost_code.pieces import Dice, Stone
from cabinet_noir.games.lost_code.progress import round_began
from cabinet_noir.games.lost_code.types import Dealt, Moved, Options, Rolled
from cabinet_noir.table import Referee, Sealed

SEED = bytes(32)
Table = Referee[Any, Any, Any, Any]


def stone(text: str) -> Stone:
    """Read a stone: "V2"."""
    return STONES[LETTERS[text[0]], int(text[1])]


def dice(text: str) -> Dice:
    """Read dice: "VVY"."""
    first, second, third = (LETTERS[letter] for letter in text)
    return (first, second, third)


def table(*racks: str, seats: int = 2, stack: str = "", piles: str = "", **options: Any) -> Table:
    """Return a table with these racks, each a number a colour ("305172"); what is not said is filled up from below.

    `stack` names the seats from the lowest token to the top one; `piles` the first stones of some piles ("V6 V7 Y0").
    """
    chosen = Options(**options)
    referee = Referee(GAME, chosen, seats, SEED)
    dealt = _dealt(racks, stack or "".join(str(seat + 1) for seat in reversed(range(seats))), piles, chosen)
    state = GAME.fold(GAME.start(chosen, seats), dealt)
    referee.record(Entry(Seq(0), (Sealed(seal(SEED)), dealt, round_began(state))))
    return referee


def _dealt(racks: tuple[str, ...], stack: str, piles: str, options: Options) -> Dealt:
    columns, tops = [], [stone(text) for text in piles.split()]
    for place, colour in enumerate(colours(options)):
        top = [one for one in tops if one.colour == colour]
        held = [STONES[colour, int(rack[place])] for rack in racks]
        rest = [STONES[colour, n] for n in numbers(options) if STONES[colour, n] not in (*held, *top)]
        assert len({*held, *top}) == len(held) + len(top), "there is one stone of each number and colour"
        held += rest[: 4 - len(held)]
        rest = [one for one in rest if one not in held]
        columns.append((held, [*top, *rest[1:]], rest[0]))
    return Dealt(
        racks=tuple(tuple(column[0][rack] for column in columns) for rack in range(4)),
        piles=tuple(tuple(column[1]) for column in columns),
        boxed=tuple(column[2] for column in columns),
        stack=tuple(Seat(int(seat) - 1) for seat in stack),
    )


def moves(referee: Table, *words: str) -> Table:
    """Play moves in notation, each by whoever is on turn; "!VVY" lets the dice roll violet, violet, yellow."""
    for word in words:
        seat = GAME.to_act(referee.state)[0]
        if word.startswith("!"):
            rolled = Rolled(seat, dice(word[1:]))
            referee.record(Entry(Seq(referee.seq + 1), (rolled,), seat, read("roll")))
        else:
            referee.act(seat, read(word))
    return referee


def play_round(referee: Table, rolled: str, *estimates: str, give_up: str = "") -> Table:
    """Play a whole round with these dice; the estimates come in the round's order, and so do the stones given up."""
    moves(referee, "!" + rolled)
    while referee.state.phase == "offering":
        moves(referee, "pass")
    return moves(referee, "=" + rolled, *estimates, *(f"x{letter}" for letter in give_up))


def advance(referee: Table, **steps: int) -> Table:
    """Move tokens outside the rules, to set a scene: `advance(table, seat1=5)`."""
    events = tuple(Moved(Seat(int(name[4:]) - 1), n, "disk") for name, n in steps.items())
    referee.record(Entry(Seq(referee.seq + 1), events, Seat(0), read("roll")))
    return referee


def ended(referee: Table) -> Outcome:
    """Return how it ended, as it has."""
    outcome = GAME.outcome(referee.state)
    assert outcome is not None
    return outcome


def racks(referee: Table, seat: int | None) -> list[str]:
    """Draw all racks as a seat (from 1; None: a spectator) sees them."""
    view = referee.sight(None if seat is None else Seat(seat - 1)).view
    return ["".join(str(s.number) if isinstance(s, Stone) else "?" for s in rack) for rack in view.racks]
