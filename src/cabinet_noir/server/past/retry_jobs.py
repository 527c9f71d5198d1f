"""What is done about trying again by a process beside the house: a world is dealt, the log's moves are made up to a
choice, then the reader's, and bots answer. Plain calls with plain arguments.

Nothing here depends on chance that is not named: the same acts in the same world are the same game. What is answered
goes through the windows of a table, so the others' things are as hidden in it as they were.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabinet_noir.bots import Past
from cabinet_noir.core import HOUSE, Chance, Entry, Illegal, Malformed, Seat, Seq, World, never
from cabinet_noir.review.choices import Move, moves_of
from cabinet_noir.server.tables.windows import AnyReferee, LastMove, Window
from cabinet_noir.table import Convened, Referee
from cabinet_noir.table.types import HOUSE_KINDS

LEVEL: Final = "regular"
"""How good a bot is that plays for a person."""
MOST_KEPT: Final = 16
"""So many tries are kept at hand, so that a move costs what it costs and not what all moves before it did."""


class Wanted(Struct, frozen=True):
    """From where on somebody tries again, in which world, and what they did since."""

    seat: Seat
    entry: Seq
    world: int | None
    """Which of the worlds that look alike to this seat; None: the true one."""
    acts: tuple[bytes, ...]
    since: int


class Tried(Struct, frozen=True):
    """How a try stands: what a socket would have told its seat, and who plays for whom."""

    news: bytes
    seq: Seq
    over: bool
    bots: tuple[str, ...]


_kept: OrderedDict[tuple[Any, ...], AnyReferee] = OrderedDict()


def tried(past: Past, wanted: Wanted) -> Tried:
    """Play on from a choice of a game that is over, and return what its seat is told."""
    table = _at_hand(past, wanted) or _from_the_deal(past, wanted)
    if not -1 <= wanted.since <= table.seq:
        raise Malformed("no-such-step", last=int(table.seq))
    _keep(past, wanted, table)
    window = Window(table, wanted.seat, LastMove(), lambda: None).catch_up()
    return Tried(window.news(wanted.since), table.seq, table.over, table.company.bots)


# from try to try


def _key(past: Past, wanted: Wanted, acts: int) -> tuple[Any, ...]:
    log = hashlib.sha256(past.seed + past.entries).digest()
    return log, wanted.seat, wanted.entry, wanted.world, wanted.acts[:acts]


def _at_hand(past: Past, wanted: Wanted) -> AnyReferee | None:
    """Return a try that was kept, with the last act made, if it is kept."""
    for acts in (len(wanted.acts), len(wanted.acts) - 1):
        table = _kept.pop(_key(past, wanted, acts), None)
        if table is not None:
            stood = table.seq
            try:
                for act in wanted.acts[acts:]:
                    play_on(table, wanted.seat, act)
            finally:
                if table.seq == stood:  # nothing was done, or it was refused
                    _kept[_key(past, wanted, acts)] = table
            return table
    return None


def _keep(past: Past, wanted: Wanted, table: AnyReferee) -> None:
    _kept[_key(past, wanted, len(wanted.acts))] = table
    while len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)


def _from_the_deal(past: Past, wanted: Wanted) -> AnyReferee:
    table = begun(past.referee(), wanted.seat, wanted.entry, wanted.world)
    for act in wanted.acts:
        play_on(table, wanted.seat, act)
    return table


# a try


def begun(then: AnyReferee, seat: Seat, entry: Seq, world: int | None) -> AnyReferee:
    """Return a table of its own at which the log's moves before a seat's own choice are made, in a world."""
    moves = [move for _, _, move in moves_of(then) if move is not None]
    if not any(move.entry.seq == entry and move.entry.seat == seat and not move.stands_in for move in moves):
        raise Illegal("retry-no-choice")
    dealt = _world(then, seat, entry, world)
    table = _dealt(then, seat, dealt, hashlib.sha256(f"try {entry} {world}".encode()).digest())
    for move in moves:
        if move.entry.seq < entry:
            _again(then, table, dealt, move)
    if then.game.deadline(table.state) is not None:
        raise Illegal("retry-against-the-clock")
    return table


def _world(then: AnyReferee, seat: Seat, entry: Seq, world: int | None) -> World[Any, Any]:
    """Return the true world, or one drawn from what the seat could know before its choice, and from nothing else."""
    if world is None:
        return World(tuple(event for event in then.entries[0].events if type(event) not in HOUSE_KINDS))
    sight = then.sight(seat, Seq(entry - 1))
    return then.game.deduction.sample(sight, Chance(bytes(32), f"try {entry} {world}"))


def _dealt(then: AnyReferee, seat: Seat, world: World[Any, Any], seed: bytes) -> AnyReferee:
    """Set a table of this deal, at which all others are bots and nobody is hurried."""
    said = (event for event in then.entries[0].events if isinstance(event, Convened))
    levels = next(said, then.company).bots
    usual = LEVEL if LEVEL in then.game.bots else next(iter(then.game.bots))
    bots = tuple("" if number == seat else level or usual for number, level in enumerate(levels))
    table = Referee(replace(then.game, deadline=never), then.options, then.seats, seed, Convened(bots))
    around = (event for event in table.opening().events if type(event) in HOUSE_KINDS)
    table.record(Entry(Seq(0), (*around, *world.deal)))
    return table


def _again(then: AnyReferee, table: AnyReferee, world: World[Any, Any], move: Move) -> None:
    """Make a move of the log again: with what it rolled, and with what somebody may have written unseen."""
    entry = move.entry
    assert entry.seat is not None
    action = world.hidden.get(entry.seq, entry.action)
    events = table.game.decide(table.state, entry.seat, action, then.chance_of(move.number))
    table.record(Entry(Seq(table.seq + 1), events, entry.seat, action))


def play_on(table: AnyReferee, seat: Seat, act: bytes) -> None:
    """Do something, and let the bots play until it is the reader's turn again, or the end."""
    table.act(seat, table.game.decode_action(act))
    while not table.over and seat not in (acting := table.game.to_act(table.state)):
        bot = next((one for one in acting if one != HOUSE), None)
        if bot is None:
            raise Illegal("retry-against-the-clock")
        chance = Chance(table.seed, f"bot {bot} {table.seq}")
        table.act(bot, table.game.bots[table.company.bots[bot]](table.sight(bot), chance))


def written(acts: tuple[Any, ...]) -> tuple[bytes, ...]:
    """Return acts as they travel."""
    return tuple(map(msgspec.json.encode, acts))
