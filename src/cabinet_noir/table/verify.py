"""Verifying a log, as `cabinet verify` does: the chain, the seal, the deal, every judgement of game and table.

What comes out is said in two lists: what the log proves by itself, and what somebody only claims in it.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.core import (
    HOUSE,
    Closing,
    Corrupt,
    Entry,
    Game,
    Log,
    Malformed,
    Refusal,
    Seat,
    board_seals,
    is_part_of,
    name_mark,
    plain,
    seal,
)

from . import rules
from .heads import SPECTATOR, head_after
from .referee import Referee
from .signing import check_signature
from .types import (
    Abandoned,
    Chose,
    Convened,
    Granted,
    Mixed,
    Paused,
    PauseWished,
    Replaced,
    Resumed,
    Returned,
    TakenBack,
    Unsealed,
)

PROVED: Final = ("chain", "signature", "key", "deal", "set", "secret", "mixed", "moves", "table", "names", "heads")
"""What a log may prove, as the command line puts it into words (`verify-proved-…`)."""
CLAIMED: Final = ("old-format", "unsigned", "key", "house-deal", "set", "names", "times", "presence", "bots")
"""What is only said in it (`verify-claimed-…`)."""
OF_THE_FIRST_FORMAT: Final = (PauseWished, Paused, Resumed, Chose, Replaced, Returned, Granted, Abandoned)
"""What a log that tells of no acts may say of its table, beside what was taken back."""


class Verified(Struct, frozen=True):
    """What was checked and found in order, and what cannot be."""

    game: str
    seats: int
    moves: int
    sha256: str
    outcome: Any
    proved: tuple[str, ...] = ()
    claimed: tuple[str, ...] = ()
    key: str = ""
    """The public key of whoever signed; a house publishes its own."""
    head: str = ""
    set_seal: str = ""
    """The one hash that holds the deals of its set, and which of how many it is."""
    board: int = 0
    boards: int = 0

    @property
    def signed(self) -> bool:
        """Does somebody answer for it?"""
        return "signature" in self.proved


class Head(Struct, frozen=True):
    """What somebody was told in play: after this entry, the chain of what these eyes had seen ended so."""

    eyes: str
    seq: int
    head: str


def verify(
    game: Game[Any, Any, Any, Any], log: Log, heads: tuple[Head, ...] = (), key: str = "", secret: bytes | None = None
) -> Verified:
    """Check a finished game's log against the seed it reveals; raise `Corrupt` if it was bent.

    Whoever kept heads, or knows the key of the house that must have signed it, or what opened the set it is a board of,
    holds the log against these, too.
    """
    seed = log.seed
    if seed is None:
        raise Corrupt("log-still-sealed" if log.is_kept else "log-without-seed")
    signed = _check_signature(log)
    if key and not (signed and key == log.header.key):
        raise Corrupt("signed-by-another", key=log.header.key)
    referee = judge_again(game, log, seed)
    _check_set(log, referee, secret)
    named = _check_header(log, referee)
    for head in heads:
        _check_head(log, referee, head)
    mixed = referee.mixed is not None and any(referee.mixed.parts)
    mark = log.header.deal_set
    found = {
        "chain": bool(log.head),
        "signature": signed,
        "key": bool(key),
        "deal": True,
        "set": mark is not None,
        "secret": secret is not None,
        "mixed": mixed,
        "moves": True,
        "table": log.header.format >= 2,
        "names": named,
        "heads": bool(heads),
    }
    open_still = {
        "old-format": not log.head,
        "unsigned": not signed,
        "key": signed and not key,
        "house-deal": not mixed,
        "set": mark is not None,
        "names": not named,
        "times": True,
        "presence": True,
        "bots": any(referee.company.bots),
    }
    return Verified(
        game.key,
        log.header.seats,
        int(referee.seq),
        seal(seed),
        plain(rules.outcome(referee.table, game.outcome(referee.state))),
        tuple(what for what in PROVED if found[what]),
        tuple(what for what in CLAIMED if open_still[what]),
        log.header.key if signed else "",
        log.head,
        *(() if mark is None else (mark.seal, mark.board, len(mark.seals))),
    )


# the chain, and who answers for it


def _check_signature(log: Log) -> bool:
    """Check that the house that was to sign a log did. One of a house's table that nobody signed is refused."""
    header, signed = log.header, None if log.closing is None else log.closing.signed
    if header.format < 3:
        return False
    if signed is None:
        if header.key or header.table:
            raise Corrupt("log-unsigned")
        return False
    if (signed.key, signed.head) != (header.key, log.head):
        raise Corrupt("signature-broken", head=log.head)
    check_signature(signed)
    return True


def _check_header(log: Log, referee: Referee[Any, Any, Any, Any]) -> bool:
    """Check what the header repeats; say whether every name in the log is the one that was chained."""
    header = log.header
    if header.bots not in ((), referee.company.bots) and header.format >= 3:
        raise Corrupt("log-header-bent", detail="bots")
    if not header.people or log.closing is None:
        return False
    marks = tuple(_mark(log.closing, seat) for seat in range(header.seats))
    if len(header.people) != header.seats or len(log.closing.names) != header.seats:
        raise Corrupt("log-header-bent", detail="names")
    for seat, (given, chained) in enumerate(zip(marks, header.people, strict=True)):
        if (given and given != chained) or (log.closing.names[seat] and not chained):  # nobody sat there, or another
            raise Corrupt("name-bent", seat=seat + 1)
    return marks == header.people


def _mark(closing: Closing, seat: int) -> str:
    """Return what the salt and the name of a seat are chained as; nothing, where either is forgotten."""
    try:
        salt, name = closing.salts[seat], closing.names[seat]
        return name_mark(salt, name) if salt and name else ""
    except (IndexError, ValueError):
        return ""


def _check_set(log: Log, referee: Referee[Any, Any, Any, Any], secret: bytes | None) -> None:
    """Check that a deal is the board of its set that it is said to be, and that all of these follow from a secret."""
    mark = log.header.deal_set
    if mark is not None and (mark.of_this_board != seal(referee.seed) or referee.mixed != Mixed()):
        raise Corrupt("set-bent")
    if secret is not None and (mark is None or board_seals(secret, len(mark.seals)) != mark.seals):
        raise Corrupt("secret-of-another-set")


def _check_head(log: Log, referee: Referee[Any, Any, Any, Any], kept: Head) -> None:
    """Compare what somebody was told in play with what the log says they were shown."""
    seats = {str(seat): Seat(seat) for seat in range(log.header.seats)}
    if kept.eyes not in (SPECTATOR, *seats) or not 0 <= kept.seq <= referee.seq:
        raise Malformed("no-such-head", eyes=kept.eyes, seq=kept.seq)
    if head_after(log.header, referee, seats.get(kept.eyes), kept.seq) != kept.head:
        raise Corrupt("head-bent", eyes=kept.eyes, seq=kept.seq)


# the deal, and every judgement


def judge_again(game: Game[Any, Any, Any, Any], log: Log, seed: bytes) -> Referee[Any, Any, Any, Any]:
    """Deal again from a seed, judge every entry again, compare each event, and return where it leads."""
    sealed = next(iter(log.entries[0].events), None)
    if not isinstance(sealed, dict) or sealed.get("sha256") != seal(seed):
        raise Corrupt("seal-broken", sha256=seal(seed))
    options, in_set = game.agreed(log.header.version, log.header.options), log.header.deal_set is not None
    referee = Referee(game, options, log.header.seats, seed, in_set=in_set)
    judge = _judged_again
    for entry in map(referee.typed, log.entries):
        if referee.over:
            raise Corrupt("entry-after-the-end", seq=entry.seq)
        if entry.seat is not None and not HOUSE <= entry.seat < referee.seats:
            raise Corrupt("entry-bent", seq=entry.seq)
        if entry.seq == 0:
            again = _dealt_again(referee, entry, log.header.format)
            judge = _judged_again if again.events[1:2] == (referee.company,) else _judged_as_of_old
        else:
            again = judge(referee, entry)
        if (again.events, again.at) != (entry.events, entry.at):
            raise Corrupt("entry-bent", seq=entry.seq)
        referee.record(again)
    return referee


def _dealt_again(referee: Referee[Any, Any, Any, Any], entry: Entry, format: int) -> Entry:
    """Deal to the company the log names, with what its seats gave. A log of an older format names neither, or one."""
    company = next((event for event in entry.events if isinstance(event, Convened)), None)
    referee.mixed = next((event for event in entry.events if isinstance(event, Mixed)), None)
    if (referee.mixed is not None) != (format >= 3) or (company is None and format >= 2):
        raise Corrupt("entry-bent", seq=entry.seq)
    if company is not None:
        if not (_could_sit(referee, company) and _could_give(referee.mixed, company)):
            raise Corrupt("entry-bent", seq=entry.seq)
        referee.company = company
        return referee.opening(entry.at)
    opening = referee.opening(entry.at)
    return replace(opening, events=tuple(event for event in opening.events if not isinstance(event, Convened)))


def _could_sit(referee: Referee[Any, Any, Any, Any], company: Convened) -> bool:
    levels = ("", *referee.game.bots)
    return len(company.bots) == referee.seats and all(level in levels for level in company.bots)


def _could_give(mixed: Mixed | None, company: Convened) -> bool:
    """Could the seats have given these parts? Each is what its seat's device had named before; bots have no device."""
    if mixed is None or mixed == Mixed():
        return True
    if not len(mixed.pledges) == len(mixed.parts) == len(company.bots):
        return False
    return all(map(_fits, mixed.pledges, mixed.parts, company.bots))


def _fits(pledge: str, part: str, bot: str) -> bool:
    return (not part or is_part_of(pledge, part)) and not (bot and pledge)


def _judged_again(referee: Referee[Any, Any, Any, Any], entry: Entry) -> Entry:
    seat = HOUSE if entry.seat is None else entry.seat
    if (entry.action is None) == (entry.act is None):
        raise Corrupt("entry-bent", seq=entry.seq)
    try:
        if entry.action is not None:
            again: Entry | None = referee.propose(seat, entry.action, entry.id, entry.at)
        else:
            again = referee.propose_act(seat, entry.act, entry.at)
    except Refusal as refusal:
        raise Corrupt("entry-refused", seq=entry.seq, detail=str(refusal)) from None
    if again is None:
        raise Corrupt("entry-bent", seq=entry.seq)
    return again


def _judged_as_of_old(referee: Referee[Any, Any, Any, Any], entry: Entry) -> Entry:
    """Logs of the first format tell what happened at the table, and not what was done.

    So it is enough that it could have: that it is about seats there are, and that what it takes back may be.
    """
    if entry.action is not None:
        return replace(_judged_again(referee, replace(entry, act=None)), at=entry.at)
    events = entry.events
    if events[-1:] == (Unsealed(referee.seed.hex()),):  # a game that was abandoned
        events = events[:-1] if any(isinstance(event, Abandoned) for event in events) else ()
    if not events or not all(_may_happen(referee, event, entry) for event in events):
        raise Corrupt("entry-bent", seq=entry.seq)
    return entry


def _may_happen(referee: Referee[Any, Any, Any, Any], event: Any, entry: Entry) -> bool:
    if isinstance(event, TakenBack):
        return entry.seat == event.seat and referee.may_take_back(event.seat) == event.entry
    named = (getattr(event, "seat", 0), getattr(event, "about", 0), *getattr(event, "seats", ()))
    return isinstance(event, OF_THE_FIRST_FORMAT) and all(0 <= seat < referee.seats for seat in named)
