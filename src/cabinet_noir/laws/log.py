"""The laws of the log: whatever happened at a table is verified, and whatever did not is refused.

What `cabinet laws --log` runs. It writes signed logs of random tables of all games, with pauses, quitters, bots that
step in, moves taken back and games given up, some of them rated or boards of a set, counts how many there are of each
kind (`KINDS`), and bends each in every way somebody without the house's key could, and a set and who did what as the
house itself could.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cabinet_noir.core import (
    HOUSE,
    Chance,
    Closing,
    Entry,
    Game,
    Header,
    Refusal,
    Seat,
    Seq,
    SetMark,
    board_seals,
    board_seed,
    dump_lines,
    load_lines,
    name_mark,
    never,
    plain,
    seal,
    seed_from,
)
from cabinet_noir.core.log import line_hash
from cabinet_noir.games import GAMES, load
from cabinet_noir.table import (
    Abandoned,
    Choice,
    ChooseAbout,
    Closed,
    CloseTable,
    ComeBack,
    Convened,
    Forfeit,
    Forfeited,
    GiveTime,
    KeptSealed,
    LetStandIn,
    Mixed,
    Paused,
    Referee,
    RefuseDeal,
    Replaced,
    Resign,
    Resigned,
    TableAct,
    TakeBack,
    TakenBack,
    TurnDial,
    Unsealed,
    WeighWishes,
    WishPause,
    new_key,
    public_half,
    sign,
    verify,
)
from cabinet_noir.table.rules import ACTS_OF_THE_HOUSE, comes_of

from .report import Report, Violation, in_batches
from .trial import Broken

KINDS: Final[dict[str, tuple[type, ...]]] = {
    "with undo": (TakenBack,),
    "with pauses": (Paused,),
    "with stand-ins": (Replaced,),
    "with quitters": (Forfeited, Resigned),
    "abandoned": (Abandoned, Closed),
}
"""What may happen around a game: how many of the honest logs tell of it is counted."""

Table = Referee[Any, Any, Any, Any]
Bending = Callable[["Case", Chance], bytes]

BENDINGS_EACH: Final = 10
A_BOARD: Final = 4
"""One table in so many plays a board of a set, """
RATED: Final = 3
"""and one of so many others is rated."""
AN_ENDING: Final = 12
"""Of what is done beside the game, one thing in so many may end it;"""
ENDINGS: Final[tuple[TableAct, ...]] = (Resign(), Resign(), Resign(), CloseTable())
REFUSES: Final = 4
"""and who may refuse the deal does so once in so many times."""
BEGAN: Final = 1_700_000_000.0
AGES: Final = 10_000
"""How many attempts a random table is given before it is abandoned."""


class Case:
    """A log that tells what happened, and the table it tells of."""

    def __init__(self, referee: Table, header: Header, closing: Closing, key: str) -> None:
        self.referee, self.header, self.key = referee, header, key
        self.closing = self.signed(header, closing)
        self.raw = dump_lines(header, referee.entries, self.closing)
        self.log = load_lines(self.raw)

    def signed(self, header: Header, closing: Closing) -> Closing:
        """Return how the house closes the log of this table, were this its header."""
        unsigned = load_lines(dump_lines(header, self.referee.entries, closing))
        return replace(closing, signed=sign(self.key, unsigned.head))


def happened(game: Game[Any, Any, Any, Any], chance: Chance, key: str) -> Case:
    """Let a random table run to some end, and write its log as a house does."""
    options, seats = chance.choice(game.samples)
    levels = ("", *game.bots)
    bots = ("", *(chance.choice(levels) for _ in range(seats - 1)))
    turn = 60 if game.deadline is never else 0
    mark, seed = _board(chance) if not chance.below(A_BOARD) else (None, chance.seed_of())
    rated = mark is None and seats > 1 and not chance.below(RATED)
    referee: Table = Referee(game, options, seats, seed, Convened(bots, turn, rated=rated), mark is not None)
    parts = [b"" if mark or bot or not chance.below(4) else chance.seed_of() for bot in bots]
    opened = [part.hex() if chance.below(5) else "" for part in parts]
    if any(parts):
        referee.mixed = Mixed(tuple(seal(part) if part else "" for part in parts), tuple(opened))
    referee.record(referee.opening(BEGAN))
    _goes_on(referee, chance)
    salts = tuple("" if bot else chance.seed_of()[:16].hex() for bot in bots)
    names = tuple("" if bot else f"P{seat}" for seat, bot in enumerate(bots))
    people = tuple(name_mark(salt, name) if salt else "" for salt, name in zip(salts, names, strict=True))
    about = {"bots": bots, "table": "T", "created": "2026-11-15", "people": people, "key": public_half(key)}
    closing = Closing(names, salts, seed=seed.hex() if mark else "")
    return Case(referee, referee.header(**about, deal_set=mark), closing, key)


def _board(chance: Chance) -> tuple[SetMark, bytes]:
    """Draw a set, and return one of its boards with the seed that was dealt from."""
    secret, boards = chance.seed_of(), 1 + chance.below(4)
    board = 1 + chance.below(boards)
    return SetMark(board_seals(secret, boards), board), board_seed(secret, board)


def _goes_on(referee: Table, chance: Chance) -> None:
    """Do things at random, in the game and around it, until it is over."""
    for age in range(AGES):
        if referee.over:
            return
        at = BEGAN + 10.0 * age
        entry = _try_act(referee, chance, at) if not chance.below(8) else _try_move(referee, chance, at, age)
        if entry is not None:
            referee.record(entry)
    raise Broken(f"the table was not over after {AGES} attempts")


def _try_move(referee: Table, chance: Chance, at: float, age: int) -> Entry | None:
    game, state = referee.game, referee.state
    seat = chance.choice(game.actors(state))
    if seat == HOUSE and referee.table.clocks.running is not None:
        at = max(at, referee.table.clocks.running.due)
    try:
        return referee.propose(seat, game.pick(game.offers(state, seat), chance), f"m{age}", at)
    except Refusal:  # it stands still
        people = referee.table.people
        return referee.propose_act(chance.choice(_owners(referee)), WishPause(False, tuple(people)), at)


def _owners(referee: Table) -> list[Seat]:
    """Return the seats of people, and of those for whom a bot plays until they are back."""
    return sorted(referee.table.people | referee.table.stand_ins)


def _try_act(referee: Table, chance: Chance, at: float) -> Entry | None:
    undoable = [seat for seat in _owners(referee) if referee.may_take_back(seat) is not None]
    left_out = sorted(referee.table.left_out)
    try:
        if undoable and chance.below(2):
            seat = chance.choice(undoable)
            return referee.propose_act(seat, TakeBack(referee.may_take_back(seat) or Seq(0)), at)
        if left_out and not chance.below(REFUSES):
            return referee.propose_act(chance.choice(left_out), RefuseDeal(), at)
        act = _act(referee, chance, at) if chance.below(AN_ENDING) else chance.choice(ENDINGS)
        seat = HOUSE if isinstance(act, ACTS_OF_THE_HOUSE) else chance.choice(_owners(referee))
        return referee.propose_act(seat, act, at)
    except Refusal:
        return None


def _act(referee: Table, chance: Chance, at: float) -> TableAct:
    about, left, game = chance.choice(_owners(referee)), at - 200, referee.game
    present = tuple(seat for seat in map(Seat, range(referee.seats)) if seat != about and chance.below(2))
    choices: tuple[Choice, ...] = ("wait", "bot", "end")
    acts: tuple[TableAct, ...] = (
        WishPause(bool(chance.below(3)), present),
        WishPause(True, present),
        ChooseAbout(about, chance.choice(choices), present, left),
        Forfeit(about, present, left),
        LetStandIn(about, chance.choice(tuple(game.bots)), present),
        GiveTime(about),
        TurnDial(chance.choice(game.assists)),
        ComeBack(),
    )
    return chance.choice(acts)


# bending: carelessly, as bytes, or carefully, so that every line follows from the one before it


def swapped(case: Case, chance: Chance) -> bytes:
    """Let two entries change places."""
    entries = list(case.log.entries)
    one, other = chance.shuffled(range(len(entries)))[:2]
    entries[one], entries[other] = entries[other], entries[one]
    return _written(case, entries, chance)


def dropped(case: Case, chance: Chance) -> bytes:
    """Leave an entry out."""
    entries = list(case.log.entries)
    del entries[chance.below(len(entries))]
    return _written(case, entries, chance)


def inserted(case: Case, chance: Chance) -> bytes:
    """Let something happen twice."""
    entries = list(case.log.entries)
    entries.insert(chance.below(len(entries) + 1), chance.choice(entries))
    return _written(case, entries, chance)


def edited(case: Case, chance: Chance) -> bytes:
    """Change one value anywhere in the file."""
    lines = case.raw.splitlines()
    at = chance.below(len(lines))
    lines[at] = msgspec.json.encode(_changed(msgspec.json.decode(lines[at]), chance))
    if chance.below(2):
        for line in range(1, len(lines) - 1):
            entry = msgspec.json.decode(lines[line], type=Entry)
            lines[line] = msgspec.json.encode(replace(entry, prev=line_hash(lines[line - 1])))
    return b"\n".join(lines)


def cut(case: Case, chance: Chance) -> bytes:
    """Cut off the end, and say that somebody had left."""
    entries = list(case.log.entries[: 1 + chance.below(len(case.log.entries) - 1)])
    end = (plain(Abandoned(Seat(0))), plain(_end(case.referee)))
    return _written(case, [*entries, replace(entries[-1], events=end, action=None, act=None)], chance)


def forged(case: Case, chance: Chance) -> bytes:
    """Write another game on the same seal, by the rules, with another end."""
    real = case.referee
    in_set = real.table.in_set
    referee: Table = Referee(real.game, real.options, real.seats, real.seed, real.company, in_set)
    referee.mixed = real.mixed
    referee.record(real.entries[0])
    _goes_on(referee, chance)
    return dump_lines(case.header, referee.entries, case.closing)


BENDINGS: Final[tuple[Bending, ...]] = (swapped, dropped, inserted, edited, cut, forged)


def _written(case: Case, entries: list[Entry], chance: Chance) -> bytes:
    if chance.below(2):
        entries = [replace(entry, seq=Seq(at)) for at, entry in enumerate(entries)]
        return dump_lines(case.header, entries, case.closing)
    lines = (case.header, *entries, case.closing)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _changed(value: Any, chance: Chance) -> Any:
    """Return a JSON value in which one thing is another."""
    match value:
        case dict() if value:
            key = chance.choice(sorted(value))
            return value | {key: _changed(value[key], chance)}
        case list() if value:
            at = chance.below(len(value))
            return [_changed(each, chance) if n == at else each for n, each in enumerate(value)]
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str() if value:
            at = chance.below(len(value))
            return value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :]
    return "0"


# holding


def run(games: int, seed: int = 1, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Verify so many honest logs of all games; bend the first tenth of them, ten times each."""
    checks, violations = in_batches(try_logs, games, jobs, 20, (seed, games // BENDINGS_EACH), progress)
    return Report("log", games, checks, violations)


def try_logs(trials: range, seed: int, bend: int) -> tuple[Counter[str], list[Violation]]:
    """Verify some honest logs, and bend those before a number."""
    checks: Counter[str] = Counter()
    violations: list[Violation] = []
    for trial in trials:
        chance, key = Chance(seed_from(seed), f"log {trial}"), list(GAMES)[trial % len(GAMES)]
        try:
            case = happened(load(key), chance, new_key())
            checks["honest"] += hold_honest(case)
            checks.update({kind: told_of(case, kind) for kind in KINDS})
            checks["set"] += hold_set(case, chance)
            checks["actors"] += hold_actors(case, chance)
            for _ in range(BENDINGS_EACH if trial < bend else 0):
                checks["bent"] += hold_some_bent(case, chance)
        except Exception as error:
            violations.append(Violation("log", key, seed, trial, "", f"{type(error).__name__}: {error}"))
    return checks, violations


def told_of(case: Case, kind: str) -> int:
    """Return whether something of a kind happened around a game."""
    return int(any(isinstance(event, KINDS[kind]) for entry in case.referee.entries for event in entry.events))


def hold_honest(case: Case) -> int:
    """What happened is verified, in full."""
    found = verify(case.referee.game, load_lines(case.raw), key=case.header.key)
    wanted = {"chain", "signature", "key", "deal", "moves", "table", "names"}
    if not wanted | ({"set"} if case.header.deal_set else set()) <= set(found.proved):
        raise Broken(f"only this is proved of what happened: {found.proved}")
    return 1


def hold_set(case: Case, chance: Chance) -> int:
    """A board opens nothing before its set does, and is no board of another one, though the house itself signed it."""
    mark, game = case.header.deal_set, case.referee.game
    if mark is None:
        return 0
    if case.referee.seed.hex().encode() in b"\n".join(case.raw.splitlines()[:-1]):
        raise Broken("the log of a board ends with its seed")
    others = tuple(seal(chance.seed_of()) for _ in mark.seals)
    headers = (
        replace(case.header, deal_set=SetMark(others, mark.board)),
        replace(case.header, deal_set=SetMark(mark.seals, mark.board + 1)),
        replace(case.header, deal_set=None),
    )
    bent = [dump_lines(header, case.referee.entries, case.signed(header, case.closing)) for header in headers]
    for raw in (dump_lines(case.header, case.referee.entries, replace(case.closing, seed="")), *bent):
        try:
            verify(game, load_lines(raw))
        except Refusal:
            continue
        raise Broken("a deal that is none of its set, or was not opened, is in order")
    return 1


def hold_actors(case: Case, chance: Chance) -> int:
    """What somebody did who may not is refused, though everything comes of it as it would and the house signed it."""
    real = case.referee
    referee: Table = Referee(real.game, real.options, real.seats, real.seed, real.company, real.table.in_set)
    for entry in real.entries[: 1 + chance.below(len(real.entries) - 1)]:
        referee.record(entry)
    if not (usurpings := _usurpings(referee)):
        return 0
    entry = chance.choice(usurpings)
    referee.record(entry)
    if not referee.over:
        referee.record(_closed(referee))
    usurped = Case(referee, case.header, replace(case.closing, signed=None), case.key)
    try:
        verify(referee.game, usurped.log)
    except Refusal:
        return 1
    raise Broken(f"seat {entry.seat} may do what it may not: {entry.act}")


def _usurpings(referee: Table) -> list[Entry]:
    """Return entries in which the house or a bot does what is for people, or somebody what is for the house."""
    table, game, at = referee.table, referee.game, referee.table.at
    bots = [seat for seat in map(Seat, range(table.seats)) if seat not in table.people | table.stand_ins]
    of_people: list[TableAct] = [WishPause(True, ()), WishPause(False, ()), *map(GiveTime, table.clocks.began)]
    tried: list[tuple[Seat, TableAct]] = [(seat, act) for seat in (HOUSE, *bots) for act in of_people]
    tried += [(seat, act) for seat in table.people for act in (CloseTable(), WeighWishes(()))]
    found = []
    for seat, act in tried:
        try:
            events = comes_of(game, table, seat, act, at)
        except Refusal:
            continue
        if events:
            ended = (_end(referee),) if isinstance(act, CloseTable) else ()
            found.append(Entry(Seq(referee.seq + 1), (*events, *ended), seat, act=act, at=at))
    return found


def _closed(referee: Table) -> Entry:
    """Return the entry by which the house closes a table: it may, however the table stands."""
    entry = referee.propose_act(HOUSE, CloseTable(), referee.table.at)
    assert entry is not None
    return entry


def _end(referee: Table) -> Unsealed | KeptSealed:
    return KeptSealed() if referee.table.in_set else Unsealed(referee.seed.hex())


def hold_some_bent(case: Case, chance: Chance) -> int:
    """Bend a log in some way, until it says something else, and hold it."""
    while not hold_bent(case, chance.choice(BENDINGS), chance):
        continue
    return 1


def hold_bent(case: Case, bending: Bending, chance: Chance) -> int:
    """What did not happen is refused, with a reason."""
    raw = bending(case, chance)
    if raw == case.raw or load_plain(raw) == load_plain(case.raw):
        return 0
    try:
        verify(case.referee.game, load_lines(raw))
    except Refusal:
        return 1
    raise Broken(f"a log that was {bending.__name__} is in order")


def load_plain(raw: bytes) -> list[Any]:
    """Return what a file says, line by line, whatever it means."""
    return [msgspec.json.decode(line) for line in raw.splitlines()]
