"""The rules of a table, in a room's order: start, decide, fold. They judge what its people do beside the game.

T1  Before the deal nothing is done at a table but sitting down, and after the end nothing at all. What is the house's
    only the house does, all else only people in seats of their own.
T2  A pause comes when all who are asked wish it: whoever is connected, or, day by day, every person seated. Anybody
    ends it.
T3  About a seat that was left for longer than the grace, or that is out of time, the others choose; what all who are
    here agree on is done: to wait, to let a bot play on until the owner comes back, to end without loss.
T4  Anybody gives anybody else another turn's time, where turns are timed.
T5  A move that told nobody anything is taken back by whoever made it, until somebody else acts; not if it wound up a
    clock.
T6  Wishes, gifts and takings back are so many for each seat; votes are so many and then one at a time. To go on, to
    agree and to come back are always heard: no limit keeps a table from going on.
T7  A game that goes on for longer than any real game is ended without loss.
T8  A seat whose part of the deal was not opened in time may end the game without loss, until it has moved.
T9  The house alone closes a table; that, too, ends the game without loss, whatever state it is in.
T10 At a rated table, whoever was away for longer than the grace while somebody waited, or is out of time, has left for
    good and is ranked last. The others play on among themselves, with a bot in that seat; where only one side is left,
    it has won. In a pause nobody leaves, and for an hour only all together end it. Nobody votes about anybody.
T11 Anybody gives their own game up, at any time, and is ranked last. Where several sides and a person are left, these
    play on, with a bot in that seat, or without it where the game lets a seat go; else who is left has won.
T12 Whoever plays against bots alone, or quite alone, turns the dial up and down as they like; at any other table it
    stays where it was agreed. What was the most help is kept with the result.
T13 At a board of a set the house lets a bot play for who has not come, until they do; the dial stays where it was
    agreed, whoever plays; and the log ends without the seed, which is opened with those of all the set's tables.
"""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from typing import Any, Final, Literal, assert_never

from msgspec.structs import replace

from cabinet_noir.core import (
    HOUSE,
    Denied,
    Entry,
    Game,
    Illegal,
    Outcome,
    Seat,
    check_assist,
    more_help,
    never,
)

from .clocks import given, moved, passed_on, stopped, turns_due, wound
from .types import (
    HOUSE_KINDS,
    MOST_UNDONE,
    Abandoned,
    Choice,
    ChooseAbout,
    Chose,
    Clocks,
    Closed,
    CloseTable,
    ComeBack,
    Convened,
    DialTurned,
    Forfeit,
    Forfeited,
    GiveTime,
    Granted,
    HouseEvent,
    KeptSealed,
    LetStandIn,
    Mixed,
    Paused,
    PauseWished,
    RanTooLong,
    RefuseDeal,
    Replaced,
    Resign,
    Resigned,
    Resumed,
    Returned,
    Sealed,
    TableAct,
    TableState,
    TakeBack,
    TakenBack,
    TurnDial,
    Undoable,
    Unsealed,
    Vote,
    WeighWishes,
    WishPause,
)

MOST_ASKED: Final = 64
"""How often a seat may wish, give or take back in one game."""
VOTES_AT_ONCE: Final = 16
A_VOTE_EVERY: Final = 30.0
"""Seconds after which a seat that has used up its votes has another one."""
ALLOWED: Final = 256
"""How many entries of the table's own a log may have for each seat, beside the longest game."""
USUAL_BOT: Final = "regular"
REST: Final = 3600.0
"""Seconds for which a pause at a rated table is safe from whoever would go on while others are away."""

ACTS_OF_THE_HOUSE: Final = (WeighWishes, CloseTable, LetStandIn, Forfeit)

Parting = Literal["ends", "played-on", "out"]
"""What comes of a seat that was left for good: the game ends, a bot plays the seat on, or the seat is out."""

AnyGame = Game[Any, Any, Any, Any]


def start(seats: int, sides: tuple[int, ...] = (), in_set: bool = False) -> TableState:
    """Return a table before the deal."""
    return TableState(seats, bots=("",) * seats, sides=sides or tuple(range(seats)), in_set=in_set)


def longest(game: AnyGame, options: Any, seats: int) -> int:
    """Return how many entries a log may have: those of the longest real game, and the table's own (T7)."""
    return game.longest(options, seats) + ALLOWED * seats


def left(table: TableState, seat: Seat, since: float | None) -> float | None:
    """Return from when on the others may choose about a seat, if nobody of it is connected since some time (T3)."""
    if table.phase != "playing" or table.bots[seat]:
        return None
    due = turns_due(table.clocks, table.turn).get(seat, inf) if table.turn and table.paused is None else inf
    gone = inf if since is None or table.by_days else _waited_since(table, since) + table.grace
    return None if due == gone == inf else min(due, gone)


def _waited_since(table: TableState, since: float) -> float:
    """Return since when somebody who is away counts as away: at a rated table not in a pause, nor before its end."""
    if not table.rated:
        return since
    return inf if table.paused is not None else max(since, table.resumed)


def outcome(table: TableState, played: Outcome | None) -> Outcome | None:
    """Return how it ended, given how the game itself did: whoever left for good has not won (T10, T11)."""
    if not table.forfeited:
        return played
    if played is not None:
        return replace(played, winners=tuple(seat for seat in played.winners if seat in table.staying))
    if table.phase != "over" or _goes_on(table):
        return None
    winners = tuple(seat for seat in table.staying if table.sides[seat] not in table.beaten)
    reason = "house-resigned" if table.forfeited[-1] in table.resigned else "house-others-left"
    return Outcome(winners, reason, tuple(int(seat in winners) for seat in range(table.seats)))


def _goes_on(table: TableState) -> bool:
    """Are there, now that some have left for good, a person and two sides to play on?"""
    return bool(table.people.intersection(table.staying)) and len({*table.sides} - table.beaten) > 1


def after_leaving(game: AnyGame, table: TableState, seat: Seat) -> Parting:
    """Return what would come of it if a seat left for good."""
    if not _goes_on(replace(table, forfeited=(*table.forfeited, seat))):
        return "ends"
    return "out" if game.gives_up else "played-on"


def may_turn_dial(table: TableState, seat: Seat) -> bool:
    """Does a seat play against bots alone, or quite alone, so that help concerns nobody else (T12)?"""
    alone = table.people == {seat} and not table.stand_ins and not table.forfeited
    return table.phase == "playing" and alone and not table.rated and not table.in_set


def ends(event: HouseEvent) -> bool:
    """Is the game over with this event?"""
    return isinstance(event, Abandoned | Closed) or (isinstance(event, Forfeited | Resigned) and not event.level)


def standing_votes(table: TableState, about: Seat, since: float | None) -> dict[Seat, Choice]:
    """Return what each seat has chosen about one that was left: what was chosen before it was counts no longer."""
    due = left(table, about, since)
    if due is None:
        return {}
    begins = due if since is None or table.by_days else min(due, since)
    return {vote.seat: vote.choice for vote in table.votes if vote.about == about and vote.at >= begins}


def may_take_back(table: TableState, seat: Seat) -> Undoable | None:
    """Return the move a seat may take back, if there is one (T5)."""
    last = table.undo[-1] if table.undo and table.paused is None else None
    return last if last is not None and last.seat == seat else None


# decide


def decide(game: AnyGame, table: TableState, seat: Seat, act: TableAct, at: float) -> tuple[HouseEvent, ...]:
    """Judge an act, and return what comes of it: nothing, where things are so already."""
    check_playing(table)
    check_not_left(table, seat)
    check_actor(table, seat, act)
    return comes_of(game, table, seat, act, at)


def comes_of(game: AnyGame, table: TableState, seat: Seat, act: TableAct, at: float) -> tuple[HouseEvent, ...]:
    """Return what comes of an act in play, or refuse it; whether it is this seat's to do was asked before."""
    match act:
        case WishPause():
            return _wish_pause(table, seat, act, at)
        case WeighWishes():
            return _pause(table, table.wishes, act.present) if table.paused is None else ()
        case ChooseAbout():
            return _choose(game, table, seat, act, at)
        case GiveTime():
            return _give_time(table, seat, act)
        case TakeBack():
            return _take_back(table, seat, act)
        case ComeBack():
            return (Returned(seat),) if seat in table.stand_ins else ()
        case RefuseDeal():
            if seat not in table.left_out:
                raise Illegal("part-is-in-the-deal")
            return (Abandoned(seat),)
        case CloseTable():
            return (Closed(),)
        case LetStandIn():
            return _let_stand_in(game, table, act)
        case Forfeit():
            return _forfeit(game, table, act, at)
        case Resign():
            return _resign(game, table, seat)
        case TurnDial():
            return _turn_dial(game, table, seat, act)
        case _:
            assert_never(act)


def _take_back(table: TableState, seat: Seat, act: TakeBack) -> tuple[HouseEvent, ...]:
    """Let a move be taken back that told nobody anything (T5)."""
    last = may_take_back(table, seat)
    if last is None or last.entry != act.entry:
        raise Illegal("nothing-to-take-back")
    _check_asked(table, seat)
    return (TakenBack(seat, act.entry),)


def check_playing(table: TableState) -> None:
    """Refuse whatever is done before the deal or after the end (T1)."""
    if table.phase == "waiting":
        raise Illegal("game-has-not-begun")
    if table.phase == "over":
        raise Illegal("game-is-over")


def check_not_left(table: TableState, seat: Seat) -> None:
    """Refuse whoever has left this game for good (T10, T11)."""
    if seat in table.forfeited:
        raise Denied("you-have-left")


def check_actor(table: TableState, seat: Seat, act: TableAct) -> None:
    """Refuse a person who does what is the house's, and whoever is no person and does anything else (T1)."""
    if isinstance(act, ACTS_OF_THE_HOUSE):
        if seat != HOUSE:
            raise Denied("only-the-house")
    elif seat not in table.people | table.stand_ins:  # the owner of a seat that is kept warm is a person
        raise Denied("only-watching")


def _check_asked(table: TableState, seat: Seat) -> None:
    if table.asked[seat] >= MOST_ASKED:
        raise Denied("asked-too-often", most=MOST_ASKED)


def _wish_pause(table: TableState, seat: Seat, act: WishPause, at: float) -> tuple[HouseEvent, ...]:
    if table.paused is not None:
        if not act.wish and table.rated and table.people.difference(act.present) and at < table.paused + REST:
            raise Illegal("others-are-away")
        return () if act.wish else (Resumed(seat),)
    if not table.turn and table.clocks.running is None:
        raise Illegal("nothing-to-pause")
    if act.wish == (seat in table.wishes):
        return ()
    _check_asked(table, seat)
    wished = PauseWished(seat, act.wish)
    return (wished, *_pause(table, table.wishes | {seat}, act.present)) if act.wish else (wished,)


def _pause(table: TableState, wishes: frozenset[Seat], present: Collection[Seat]) -> tuple[HouseEvent, ...]:
    """Pause, if all who are asked wish it (T2)."""
    asked = table.people if table.by_days else table.people.intersection(present)
    can_pause = table.turn or table.clocks.running is not None
    return (Paused(tuple(sorted(wishes))),) if can_pause and wishes and wishes.issuperset(asked) else ()


def _choose(game: AnyGame, table: TableState, seat: Seat, act: ChooseAbout, at: float) -> tuple[HouseEvent, ...]:
    if table.rated:
        raise Illegal("rated-without-votes")
    about, others = act.about, table.people.intersection((*act.present, seat)) - {act.about}
    in_reach = about in range(table.seats) and about != seat
    since = None if about in act.present else act.since
    due = left(table, about, since) if in_reach else None
    if due is None or at < due:
        raise Illegal("seat-is-not-left")
    votes = standing_votes(table, about, since)
    agreed = all(choice == act.choice for choice in ({**votes, seat: act.choice}.get(other) for other in others))
    if votes.get(seat) == act.choice and not (agreed and act.choice != "wait"):
        return ()
    joins = agreed or any(choice == act.choice for other, choice in votes.items() if other != seat)
    if not joins and max(table.heard[seat], at) - at > (VOTES_AT_ONCE - 1) * A_VOTE_EVERY:
        raise Denied("voted-too-often", seconds=round(A_VOTE_EVERY))
    return (Chose(seat, about, act.choice), *(_agreed(game, about, act.choice) if agreed else ()))


def _agreed(game: AnyGame, about: Seat, choice: Choice) -> tuple[HouseEvent, ...]:
    match choice:
        case "wait":
            return ()
        case "bot":
            return (Replaced(about, _stand_in(game)),)
        case "end":
            return (Abandoned(about),)


def _stand_in(game: AnyGame) -> str:
    """Return the level of a bot that plays on for somebody."""
    return USUAL_BOT if USUAL_BOT in game.bots else tuple(game.bots)[-1]


def _let_stand_in(game: AnyGame, table: TableState, act: LetStandIn) -> tuple[HouseEvent, ...]:
    """Let a bot play for somebody who has not come (T13)."""
    if not table.in_set or act.about not in table.people or act.about in act.present or act.level not in game.bots:
        raise Illegal("seat-is-not-left")
    return (Replaced(act.about, act.level),)


def _forfeit(game: AnyGame, table: TableState, act: Forfeit, at: float) -> tuple[HouseEvent, ...]:
    """Let a seat have left for good (T10)."""
    about = act.about
    in_reach = table.rated and about in table.people
    due = left(table, about, None if about in act.present else act.since) if in_reach else None
    if due is None or at < due:
        raise Illegal("seat-is-not-left")
    return (Forfeited(about, _parted(game, table, about)),)


def _give_time(table: TableState, seat: Seat, act: GiveTime) -> tuple[HouseEvent, ...]:
    """Give another turn's time (T4)."""
    if not table.turn or act.about == seat or act.about not in table.clocks.began:
        raise Illegal("no-time-to-give")
    _check_asked(table, seat)
    return (Granted(seat, act.about, table.turn),)


def _resign(game: AnyGame, table: TableState, seat: Seat) -> tuple[HouseEvent, ...]:
    """Let a seat be given up by its owner (T11)."""
    return (Resigned(seat, _parted(game, table, seat)),)


def _turn_dial(game: AnyGame, table: TableState, seat: Seat, act: TurnDial) -> tuple[HouseEvent, ...]:
    """Let the house help more or less, where that concerns nobody else (T12)."""
    if not may_turn_dial(table, seat):
        raise Illegal("dial-is-agreed")
    check_assist(act.level, game.assists)
    _check_asked(table, seat)
    return (DialTurned(seat, act.level),) if act.level != table.dial else ()


def _parted(game: AnyGame, table: TableState, seat: Seat) -> str:
    """Return the level of the bot that takes over from who leaves for good; none: the game ends."""
    return "" if after_leaving(game, table, seat) == "ends" else _stand_in(game)


# fold


def fold(game: AnyGame, table: TableState, entry: Entry, played: Any) -> TableState:
    """Record an entry, the table's or the game's, which led the game to this state."""
    at = max(entry.at, table.at)
    before = table.clocks
    undid = False
    for event in entry.events:
        if type(event) in HOUSE_KINDS:
            table = fold_event(table, event, at)
            undid = undid or isinstance(event, TakenBack)
    if table.phase == "over":
        return replace(table, clocks=stopped(table.clocks), undo=(), at=at, last_move=entry.seq)
    clocks = _clocks_after(game, table, entry, played, at)
    if entry.action is None:
        return replace(table, clocks=clocks, at=at, last_move=entry.seq if undid else table.last_move)
    left_out = table.left_out - {entry.seat} if table.left_out else table.left_out
    undo, moves = _undo(game, table, entry, before, clocks), table.moves + 1
    return replace(table, clocks=clocks, at=at, undo=undo, last_move=entry.seq, moves=moves, left_out=left_out)


def _clocks_after(game: AnyGame, table: TableState, entry: Entry, played: Any, at: float) -> Clocks:
    clocks = table.clocks
    if game.deadline is not never:
        clocks = wound(clocks, game.deadline(played), entry.seq, at)
    return passed_on(clocks, table.turn, game.to_act(played), entry.seq, at) if table.turn else clocks


def _undo(game: AnyGame, table: TableState, entry: Entry, before: Clocks, after: Clocks) -> tuple[Undoable, ...]:
    """Return what may be taken back after a move. One that wound up a clock stands: taking it back would win time."""
    seat, wound_up = entry.seat, after.running is not None and after.running.wound_up == entry.seq
    if seat is None or seat == HOUSE or wound_up:
        return ()
    if not game.tell_nobody(entry.events):
        return ()
    return (*table.undo[1 - MOST_UNDONE :], Undoable(seat, entry.seq, before))


def fold_event(table: TableState, event: HouseEvent, at: float) -> TableState:
    """Record an event of the house."""
    match event:
        case Sealed() | Abandoned() | RanTooLong() | Closed():
            return table
        case Convened():
            seats = table.seats
            clocks = Clocks(banks=(float(event.bank),) * seats)
            agreed = {"turn": event.turn, "grace": event.grace, "clocks": clocks, "rated": event.rated}
            counts = {"asked": (0,) * seats, "heard": (0.0,) * seats}
            return replace(table, phase="playing", bots=event.bots, **agreed, **counts)
        case Mixed():
            return replace(table, left_out=event.left_out)
        case Unsealed() | KeptSealed():
            return replace(table, phase="over", paused=None, wishes=frozenset())
        case PauseWished():
            wishes = table.wishes | {event.seat} if event.wish else table.wishes - {event.seat}
            return replace(table, wishes=wishes, asked=_once_more(table, event.seat))
        case Paused():
            return replace(table, paused=at, wishes=frozenset())
        case Resumed():
            still = 0.0 if table.paused is None else at - table.paused
            undo = tuple(replace(each, clocks=moved(each.clocks, still)) for each in table.undo)
            clocks = moved(table.clocks, still)
            return replace(table, paused=None, resumed=at, wishes=frozenset(), clocks=clocks, undo=undo)
        case Chose():
            return _voted(table, event, at)
        case Replaced():
            seat, votes = event.seat, tuple(vote for vote in table.votes if vote.about != event.seat)
            now = {"bots": _played_by(table, seat, event.level), "stand_ins": table.stand_ins | {seat}}
            return replace(table, **now, wishes=table.wishes - {seat}, votes=votes)
        case Forfeited() | Resigned():
            return _left_for_good(table, event)
        case DialTurned():
            most = more_help(table.most_help or event.level, event.level)
            return replace(table, dial=event.level, most_help=most, asked=_once_more(table, event.seat))
        case Returned():
            seat = event.seat
            return replace(table, bots=_played_by(table, seat, ""), stand_ins=table.stand_ins - {seat})
        case Granted():
            about, seconds = event.about, event.seconds
            undo = tuple(replace(each, clocks=given(each.clocks, about, seconds)) for each in table.undo)
            clocks = given(table.clocks, about, seconds)
            return replace(table, clocks=clocks, undo=undo, asked=_once_more(table, event.seat))
        case TakenBack():
            clocks = next((each.clocks for each in table.undo if each.entry == event.entry), table.clocks)
            undo = tuple(each for each in table.undo if each.entry < event.entry)
            asked, moves = _once_more(table, event.seat), table.moves - 1
            return replace(table, clocks=clocks, undo=undo, asked=asked, moves=moves)
        case _:
            assert_never(event)


def _left_for_good(table: TableState, event: Forfeited | Resigned) -> TableState:
    seat, votes = event.seat, tuple(vote for vote in table.votes if vote.about != event.seat)
    resigned = table.resigned | {seat} if isinstance(event, Resigned) else table.resigned
    gone = {"forfeited": (*table.forfeited, seat), "resigned": resigned, "stand_ins": table.stand_ins - {seat}}
    bots = _played_by(table, seat, event.level)
    return replace(table, **gone, bots=bots, wishes=table.wishes - {seat}, votes=votes)


def _once_more(table: TableState, seat: Seat) -> tuple[int, ...]:
    return tuple(times + (seat == other) for other, times in enumerate(table.asked))


def _played_by(table: TableState, seat: Seat, level: str) -> tuple[str, ...]:
    return tuple(level if seat == other else before for other, before in enumerate(table.bots))


def _voted(table: TableState, event: Chose, at: float) -> TableState:
    others = (vote for vote in table.votes if (vote.seat, vote.about) != (event.seat, event.about))
    votes = (*others, Vote(event.seat, event.about, event.choice, at))
    heard = (max(due, at) + A_VOTE_EVERY if seat == event.seat else due for seat, due in enumerate(table.heard))
    return replace(table, votes=votes, heard=tuple(heard))
