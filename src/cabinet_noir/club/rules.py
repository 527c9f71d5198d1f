"""What may be done in a tournament, and what comes of it: `decide` judges, `fold` records, `stand` reads a log.

Who may do it is the house's business; what may be done, and in which order, is this module's.

C1  Everybody enters once, under a name; in a tournament of teams, with one. Latecomers begin with the next round and
    with nothing, where the system has room for them.
C2  Whoever withdraws plays no further round, and keeps what they have; C3 they may come back, to a round robin if they
    were there for its first round.
C4  A round begins when none is played: everybody present sits at one table or has a bye, and its deals are sealed.
C5  A round may be prolonged while it is played.
C6  A round is closed with a result for each of its boards; only then is anything of it told.
C7  Who directs may put down another result for a board of a closed round, with a reason.
C8  What who directs did can be taken back: all but who entered and what was closed. A round only while it is played.
C9  The big screen shows no table of a round that is played.
C10 It ends between two rounds, and may be taken up again.
C11 Where a rest between rounds was agreed on, the house opens the next one after it, and ends the tournament after the
    last; not, if who directs has taken one of these back: then it is theirs to go on.
C12 Nothing is done without end: each kind of act has its number (`bounds.py`), and a round lasts four weeks at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec.structs import replace

from cabinet_noir.core import Illegal

from .bounds import LONGEST_ROUND, check_room
from .knock_out import still_in
from .round_robin import circle_of, turns_left
from .types import (
    BY_HAND,
    MOST_PLAYERS,
    NOBODY,
    WHOLE,
    Act,
    BackIn,
    CloseRound,
    ClubEntry,
    ComeBackIn,
    Correct,
    Corrected,
    Enter,
    Entered,
    Event,
    Feature,
    Featured,
    Finish,
    Finished,
    MoreTime,
    OpenRound,
    Plan,
    Player,
    Prolonged,
    Round,
    RoundClosed,
    RoundOpened,
    Tournament,
    Undo,
    Undone,
    Withdraw,
    Withdrawn,
)

OPEN_TO_LATECOMERS = ("swiss", "ladder")
UNDOABLE = (Withdraw, ComeBackIn, OpenRound, MoreTime, Correct, Feature, Finish)


def stand(plan: Plan, log: Sequence[ClubEntry]) -> Tournament:
    """Fold a log: what was taken back is left out, and only remembered as taken back."""
    undone = frozenset(event.entry for entry in log for event in entry.events if isinstance(event, Undone))
    state = Tournament(plan, undone=undone)
    for entry in log:
        if entry.seq not in undone:
            for event in entry.events:
                state = fold(state, event)
    return state


def stand_on(state: Tournament, log: Sequence[ClubEntry], new: Sequence[ClubEntry]) -> Tournament:
    """Fold on from how a log stood: all of it again only where something was taken back."""
    if any(isinstance(event, Undone) for entry in new for event in entry.events):
        return stand(state.plan, (*log, *new))
    for entry in new:
        for event in entry.events:
            state = fold(state, event)
    return state


# judging


def decide(log: Sequence[ClubEntry], state: Tournament, act: Act, at: float) -> tuple[Event, ...]:
    """Judge an act, and return what comes of it, or raise `Illegal`. Nothing changes."""
    check_room(log, act)
    match act:
        case Enter():
            return (_entered(state, act),)
        case Withdraw():
            _check(not _player(state, act.player).out, "has-withdrawn", "C2")
            return (Withdrawn(act.player),)
        case ComeBackIn():
            _check(_player(state, act.player).out, "takes-part-already", "C3")
            _check(_has_room_for(state, act.player), "too-late-to-enter", "C3")
            return (BackIn(act.player),)
        case OpenRound():
            return (_opened(state, act, at),)
        case MoreTime():
            playing = _playing(state, "C5")
            _check(act.minutes > 0, "no-time", "C5")
            due = playing.due + 60.0 * act.minutes
            _check(due <= playing.opened + LONGEST_ROUND, "round-lasts-too-long", "C12")
            return (Prolonged(due),)
        case CloseRound():
            boards = {table for paired in _playing(state, "C6").tables for table in paired.tables}
            _check({result.table for result in act.results} == boards, "results-do-not-fit", "C6")
            _check(len(act.results) == len(boards), "results-do-not-fit", "C6")
            return (RoundClosed(act.results, act.secret),)
        case Correct():
            _check_correction(state, act)
            return (Corrected(act.round, act.table, act.shares, act.why),)
        case Undo():
            _check_undo(log, state, act.entry, _last_opening(log, state))
            return (Undone(act.entry),)
        case Feature():
            playing_now = () if state.playing is None else state.playing.tables
            _check(not any(act.table in paired.tables for paired in playing_now), "round-is-played", "C9")
            return (Featured(act.table),)
        case Finish():
            _check(state.playing is None, "round-is-played", "C10")
            _check(not state.finished, "tournament-is-over", "C10")
            return (Finished(),)
        case _:
            assert_never(act)


def _check(holds: bool, reason: str, rule: str) -> None:
    if not holds:
        raise Illegal(reason, rule=rule)


def _player(state: Tournament, number: int) -> Player:
    _check(0 <= number < len(state.players), "no-such-player", "C2")
    return state.players[number]


def _has_room_for(state: Tournament, number: int) -> bool:
    """May somebody come back? A round robin is made for those who were there for its first round."""
    return state.plan.system != "round_robin" or not state.rounds or number in circle_of(state)


def _playing(state: Tournament, rule: str) -> Round:
    if state.playing is None:
        raise Illegal("no-round-is-played", rule=rule)
    return state.playing


def _entered(state: Tournament, act: Enter) -> Entered:
    _check(not state.finished, "tournament-is-over", "C1")
    _check(all(player.person != act.person for player in state.players), "takes-part-already", "C1")
    _check(not state.rounds or state.plan.system in OPEN_TO_LATECOMERS, "too-late-to-enter", "C1")
    _check(len(state.players) < MOST_PLAYERS, "tournament-is-full", "C1")
    team = _team(state, act.team) if state.plan.team > 1 else ""
    if state.plan.team > 1:
        mates = sum(player.team == team for player in state.players)
        _check(bool(team), "team-is-missing", "C1")
        _check(mates < state.plan.team, "team-is-full", "C1")
    since = len(state.rounds) + 1
    return Entered(Player(len(state.players), act.name, act.person, act.avatar, team, since))


def _team(state: Tournament, name: str) -> str:
    """Return a team's name as whoever founded it wrote it: large and small letters are the same."""
    return next((team for team in state.teams if team.casefold() == name.casefold()), name)


def _opened(state: Tournament, act: OpenRound, at: float) -> RoundOpened:
    plan, draft = state.plan, act.draft
    _check(not state.finished, "tournament-is-over", "C4")
    _check(state.playing is None, "round-is-played", "C4")
    _check(has_next_round(state), "last-round-is-played", "C4")
    seated = [player for table in draft.tables for player in table.players if player != NOBODY]
    here = {player.number for player in state.present}
    together = [*seated, *draft.byes]
    right = here == set(together) or (plan.system == "knock_out" and here >= set(together))
    _check(bool(draft.tables) and right and len(together) == len(set(together)), "draft-does-not-fit", "C4")
    for table in draft.tables:
        _check(len(table.players) == plan.seats, "draft-does-not-fit", "C4")
        _check(len(table.tables) == plan.boards == len(act.seals), "draft-does-not-fit", "C4")
        _check(any(player != NOBODY for player in table.players), "draft-does-not-fit", "C4")
    number, due = len(state.rounds) + 1, at + 60.0 * plan.minutes
    return RoundOpened(Round(number, draft.tables, draft.byes, act.deal_set, act.seals, act.seal, at, due))


def _check_correction(state: Tournament, act: Correct) -> None:
    closed = next((each for each in state.closed if each.number == act.round), None)
    result = None if closed is None else closed.result(act.table)
    if result is None:
        raise Illegal("no-such-board", rule="C7")
    _check(len(act.shares) == len(result.shares), "shares-do-not-fit", "C7")
    sides = dict(zip(state.plan.side_of, act.shares, strict=True))  # who win together have the same share, counted once
    together = all(sides[side] == share for side, share in zip(state.plan.side_of, act.shares, strict=True))
    fits = all(share >= 0 for share in act.shares) and sum(sides.values()) <= WHOLE
    _check(together and fits, "shares-do-not-fit", "C7")


def _check_undo(log: Sequence[ClubEntry], state: Tournament, number: int, opened: int) -> None:
    """Refuse to take back what stands, or what was done before the last round was opened and belongs to it."""
    _check(0 <= number < len(log) and number not in state.undone, "nothing-to-undo", "C8")
    act = log[number].act
    _check(isinstance(act, UNDOABLE), "cannot-be-undone", "C8")
    if isinstance(act, OpenRound):
        _check(state.playing is not None and state.playing.deal_set == act.deal_set, "cannot-be-undone", "C8")
    if isinstance(act, MoreTime):
        _check(state.playing is not None and number > opened, "cannot-be-undone", "C8")
    if isinstance(act, Withdraw | ComeBackIn):
        later = (entry.act for entry in log[number + 1 :] if entry.seq not in state.undone)
        said = (each for each in later if isinstance(each, Withdraw | ComeBackIn))
        _check(all(each.player != act.player for each in said), "cannot-be-undone", "C8")


def _last_opening(log: Sequence[ClubEntry], state: Tournament) -> int:
    """Return the entry that opened the last round; -1: none."""
    opened = (entry.seq for entry in reversed(log) if isinstance(entry.act, OpenRound))
    return next((seq for seq in opened if seq not in state.undone), -1)


def undoable(log: Sequence[ClubEntry], state: Tournament, last: int) -> frozenset[int]:
    """Return which of the last entries may be taken back now."""
    opened = _last_opening(log, state)
    return frozenset(entry.seq for entry in log[-last:] if _may_undo(log, state, entry.seq, opened))


def _may_undo(log: Sequence[ClubEntry], state: Tournament, number: int, opened: int) -> bool:
    try:
        _check_undo(log, state, number, opened)
    except Illegal:
        return False
    return True


# by itself


def goes_on_at(log: Sequence[ClubEntry], state: Tournament) -> float | None:
    """Return when the house goes on by itself; None: it does not, or a round is played."""
    if state.plan.rest == BY_HAND or state.phase != "between":
        return None
    closed = max(entry.seq for entry in log if isinstance(entry.act, CloseRound))
    if any(isinstance(entry.act, OpenRound | Finish) for entry in log[closed + 1 :]):  # and it was taken back
        return None
    return log[closed].at + 60.0 * state.plan.rest


def has_next_round(state: Tournament) -> bool:
    """Is another round to be played after this one? Where who loses is out, as long as two are in."""
    if state.plan.system == "knock_out":
        if state.playing is not None:
            return len(state.playing.tables) > 1 or bool(state.playing.byes)
        return not state.rounds or len(still_in(state)) > 1
    return len(state.rounds) < rounds_of(state)


def rounds_of(state: Tournament) -> int:
    """Return how many rounds there are: as agreed; where each of two meets each, as many as that takes."""
    if state.plan.system == "round_robin" and state.plan.seats == 2:
        return len(state.rounds) + len(turns_left(state))
    return state.plan.rounds


# recording


def fold(state: Tournament, event: Event) -> Tournament:
    """Return how a tournament stands after an event."""
    match event:
        case Entered():
            return replace(state, players=(*state.players, event.player))
        case Withdrawn():
            return _with_player(state, event.player, out=True)
        case BackIn():
            return _with_player(state, event.player, out=False)
        case RoundOpened():
            return replace(state, rounds=(*state.rounds, event.round))
        case Prolonged():
            return state if state.playing is None else _with_last(state, due=event.due)
        case RoundClosed():
            closed = {"closed": True, "results": event.results, "secret": event.secret}
            return state if state.playing is None else _with_last(state, **closed)
        case Corrected():
            return replace(state, rounds=tuple(_corrected(state.rounds, event)))
        case Undone():
            return state
        case Featured():
            return replace(state, featured=event.table)
        case Finished():
            return replace(state, finished=True)
        case _:
            assert_never(event)


def _with_player(state: Tournament, number: int, *, out: bool) -> Tournament:
    players = (replace(each, out=out) if each.number == number else each for each in state.players)
    return replace(state, players=tuple(players))


def _with_last(state: Tournament, **changes: object) -> Tournament:
    return replace(state, rounds=(*state.rounds[:-1], replace(state.rounds[-1], **changes)))


def _corrected(rounds: Iterable[Round], event: Corrected) -> Iterable[Round]:
    for each in rounds:
        if each.number != event.round:
            yield each
            continue
        results = tuple(
            replace(result, shares=event.shares, unfinished=False) if result.table == event.table else result
            for result in each.results
        )
        yield replace(each, results=results, corrected={**each.corrected, event.table: event.why or " "})
