"""The words of a table: what may be done at it, what has happened at it, and how it stands.

The acts are the table's own, beside the actions of its game; the events are the house's, beside the game's. All of them
are public: nothing at a table is hidden from anybody. What an act depends on and the log cannot know, such as who was
connected, the act carries along.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from cabinet_noir.core import AssistLevel, Deadline, Seat, Seq

GRACE: Final = 120.0
"""Seconds somebody may be away before the others are asked."""
BY_DAYS: Final = 12 * 3600
"""From so long a turn on, people come and go: being away is no leaving, and a pause is everybody's."""

MOST_UNDONE: Final = 64
"""How many moves in a row can be taken back."""

Choice = Literal["wait", "bot", "end"]
"""What may become of a seat that was left."""
Phase = Literal["waiting", "playing", "over"]
"""Before the deal, in play, after the end."""

# Acts


class AtTheTable(Struct, frozen=True, gc=False):
    """What every act at a table is, and no action of a game."""


class WishPause(AtTheTable, frozen=True, tag_field="t", tag="wish_pause", forbid_unknown_fields=True):
    """Wish a pause, or no longer; at a table that stands still, not to wish it lets the table go on."""

    wish: bool
    present: tuple[Seat, ...]
    """Whose people are connected, as the house knew it."""


class WeighWishes(AtTheTable, frozen=True, tag_field="t", tag="weigh_wishes", forbid_unknown_fields=True):
    """Of the house: somebody has gone, and perhaps all who are still here wish a pause."""

    present: tuple[Seat, ...]


class ChooseAbout(AtTheTable, frozen=True, tag_field="t", tag="choose_about", forbid_unknown_fields=True):
    """Say what should become of a seat that was left, or is out of time."""

    about: Seat
    choice: Choice
    present: tuple[Seat, ...]
    since: float | None = None
    """Since when nobody of that seat is connected, as the house knew it."""


class GiveTime(AtTheTable, frozen=True, tag_field="t", tag="give_time", forbid_unknown_fields=True):
    """Give another seat another turn's time."""

    about: Seat


class TakeBack(AtTheTable, frozen=True, tag_field="t", tag="take_back", forbid_unknown_fields=True):
    """Take back this move of one's own: it told nobody anything, and nobody has acted since."""

    entry: Seq


class ComeBack(AtTheTable, frozen=True, tag_field="t", tag="come_back", forbid_unknown_fields=True):
    """Take one's seat again, which a bot kept warm."""


class RefuseDeal(AtTheTable, frozen=True, tag_field="t", tag="refuse_deal", forbid_unknown_fields=True):
    """End a game whose deal one's own part was left out of, before one's first move."""


class CloseTable(AtTheTable, frozen=True, tag_field="t", tag="close_table", forbid_unknown_fields=True):
    """Of the house: whoever runs it ends the game here."""


class LetStandIn(AtTheTable, frozen=True, tag_field="t", tag="let_stand_in", forbid_unknown_fields=True):
    """Of the house, at a board of a set: somebody has not come, and a bot of this level plays until they do."""

    about: Seat
    level: str
    present: tuple[Seat, ...]


class Forfeit(AtTheTable, frozen=True, tag_field="t", tag="forfeit", forbid_unknown_fields=True):
    """Of the house: at a rated table somebody was away for longer than the grace, or is out of time."""

    about: Seat
    present: tuple[Seat, ...]
    since: float | None = None
    """Since when nobody of that seat is connected while somebody waits, as the house knew it."""


class Resign(AtTheTable, frozen=True, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give one's own game up, for good."""


class TurnDial(AtTheTable, frozen=True, tag_field="t", tag="turn_dial", forbid_unknown_fields=True):
    """Let the house help more or less from now on."""

    level: AssistLevel


TableAct = (
    WishPause
    | WeighWishes
    | ChooseAbout
    | GiveTime
    | TakeBack
    | ComeBack
    | RefuseDeal
    | CloseTable
    | LetStandIn
    | Forfeit
    | Resign
    | TurnDial
)

# Events


class OfTheHouse(Struct, frozen=True, gc=False):
    """What every event of the house is, and no event of a game."""


class Sealed(OfTheHouse, frozen=True, tag_field="t", tag="sealed"):
    """The house's part of the deal is fixed: here is its SHA-256."""

    sha256: str


class Convened(OfTheHouse, frozen=True, tag_field="t", tag="convened"):
    """Every seat is taken, by these; and this is what they agreed on."""

    bots: tuple[str, ...]
    """The level of the bot in each seat; empty: a person."""
    turn: int = 0
    """Seconds a turn may take, and `bank` how many more in the whole game; 0: as long as it takes."""
    bank: int = 0
    grace: float = GRACE
    rated: bool = False
    """Does it count, so that nobody leaves it for nothing?"""


class Mixed(OfTheHouse, frozen=True, tag_field="t", tag="mixed", omit_defaults=True):
    """The deal follows from the house's part and from these: 32 bytes of each seat's own device, in hexadecimal."""

    pledges: tuple[str, ...] = ()
    """The SHA-256 each had named before any was opened; empty: that seat gave none. No seat did, if there are none."""
    parts: tuple[str, ...] = ()
    """What was opened; empty: nothing was, or not in time."""

    @property
    def left_out(self) -> frozenset[Seat]:
        """The seats whose part was not opened in time."""
        pairs = zip(self.pledges, self.parts, strict=True)
        return frozenset(Seat(seat) for seat, (pledge, part) in enumerate(pairs) if pledge and not part)


class Unsealed(OfTheHouse, frozen=True, tag_field="t", tag="unsealed"):
    """The game is over: here is the house's part, in hexadecimal. Anyone can deal again and compare."""

    seed: str


class KeptSealed(OfTheHouse, frozen=True, tag_field="t", tag="kept_sealed"):
    """The game is over, and others still play this deal: the house's part stays sealed until all of them have ended."""


class PauseWished(OfTheHouse, frozen=True, tag_field="t", tag="pause_wished"):
    """A seat would like a pause, or no longer."""

    seat: Seat
    wish: bool


class Paused(OfTheHouse, frozen=True, tag_field="t", tag="paused"):
    """All who are asked wished a pause: no clock runs, and nothing is done until somebody resumes."""

    seats: tuple[Seat, ...]


class Resumed(OfTheHouse, frozen=True, tag_field="t", tag="resumed"):
    """The table goes on."""

    seat: Seat


class Chose(OfTheHouse, frozen=True, tag_field="t", tag="chose"):
    """A seat says what should become of another one, which was left."""

    seat: Seat
    about: Seat
    choice: Choice


class Replaced(OfTheHouse, frozen=True, tag_field="t", tag="replaced"):
    """A bot of some level plays on for a seat, until its owner comes back."""

    seat: Seat
    level: str


class Returned(OfTheHouse, frozen=True, tag_field="t", tag="returned"):
    """The owner of a seat that a bot kept warm has it back."""

    seat: Seat


class Granted(OfTheHouse, frozen=True, tag_field="t", tag="granted"):
    """A seat gives another one more time."""

    seat: Seat
    about: Seat
    seconds: int


class TakenBack(OfTheHouse, frozen=True, tag_field="t", tag="taken_back"):
    """A seat takes back its move: nobody has acted since, and it told nobody anything. It counts no longer."""

    seat: Seat
    entry: Seq


class Abandoned(OfTheHouse, frozen=True, tag_field="t", tag="abandoned"):
    """The game ends here, because this seat was left: nobody has lost, and everything may be seen."""

    seat: Seat


class Forfeited(OfTheHouse, frozen=True, tag_field="t", tag="forfeited"):
    """A seat of a rated game was left for good: it is ranked last, and a bot of some level plays on among the others.

    No level: nobody is left to play against, and the game ends here.
    """

    seat: Seat
    level: str = ""


class Resigned(OfTheHouse, frozen=True, tag_field="t", tag="resigned"):
    """A seat gives its game up: it is ranked last, and a bot of some level plays on among the others.

    No level: nobody is left to play against, or no person, and the game ends here.
    """

    seat: Seat
    level: str = ""


class DialTurned(OfTheHouse, frozen=True, tag_field="t", tag="dial_turned"):
    """The house helps more or less from now on, as a seat wished that plays against bots alone."""

    seat: Seat
    level: AssistLevel


class RanTooLong(OfTheHouse, frozen=True, tag_field="t", tag="ran_too_long"):
    """The game ends here: no real game takes so many entries. Nobody has lost, and everything may be seen."""

    entries: int


class Closed(OfTheHouse, frozen=True, tag_field="t", tag="closed"):
    """The game ends here, because the house closed the table: nobody has lost, and everything may be seen."""


HouseEvent = (
    Sealed
    | Convened
    | Mixed
    | Unsealed
    | KeptSealed
    | PauseWished
    | Paused
    | Resumed
    | Chose
    | Replaced
    | Returned
    | Granted
    | TakenBack
    | Abandoned
    | Forfeited
    | Resigned
    | DialTurned
    | RanTooLong
    | Closed
)
HOUSE_KINDS: Final[frozenset[type]] = frozenset(get_args(HouseEvent))
"""What an event of the house is one of. `isinstance` of a struct is ten times as slow, and each move asks it often."""
ENDS: Final[frozenset[type]] = frozenset({Unsealed, KeptSealed})
"""The last event of every log that is over is one of these."""
HOUSE_TAGS: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(HouseEvent))

# How a table stands


class Running(Struct, frozen=True, gc=False):
    """The game's own clock. A pause moves `due` once the table goes on."""

    deadline: Deadline
    wound_up: Seq
    """The entry that brought it."""
    due: float

    @property
    def id(self) -> str:
        """The name of its `time_up`: of all who would say it, one can."""
        return f"time-up-{self.wound_up}"


class Clocks(Struct, frozen=True, gc=False):
    """Every clock of a table, in seconds since 1970: its game's own, or that of the turns its people agreed on."""

    running: Running | None = None
    began: dict[Seat, float] = {}
    """Since when each seat that is to act has been; where turns are timed."""
    banks: tuple[float, ...] = ()
    """What each seat has left for turns that take longer."""
    mark: Seq = Seq(0)
    """The entry at which turns last changed hands."""


class Vote(Struct, frozen=True):
    """What a seat chose about another one, and when."""

    seat: Seat
    about: Seat
    choice: Choice
    at: float


class Undoable(Struct, frozen=True, gc=False):
    """A move that may be taken back, and the clocks as they were before it."""

    seat: Seat
    entry: Seq
    clocks: Clocks


class TableState(Struct, frozen=True, gc=False):
    """How a table stands, folded from its log. Nobody at it sees more or less of this than anybody else."""

    seats: int
    phase: Phase = "waiting"
    bots: tuple[str, ...] = ()
    """The level of the bot that plays each seat; empty: a person does."""
    stand_ins: frozenset[Seat] = frozenset()
    """The seats that a bot keeps warm for their owners."""
    turn: int = 0
    grace: float = GRACE
    sides: tuple[int, ...] = ()
    """The side of each seat."""
    rated: bool = False
    in_set: bool = False
    """Do other tables play this deal, too?"""
    forfeited: tuple[Seat, ...] = ()
    """Who has left for good, the first first: a rated game by staying away, or any by giving it up."""
    resigned: frozenset[Seat] = frozenset()
    """Who of them has given it up."""
    dial: str = ""
    """How much the house helps, once somebody has turned the dial; empty: as was agreed."""
    most_help: str = ""
    """The most that the dial was turned to."""
    clocks: Clocks = Clocks()
    paused: float | None = None
    """Since when it stands still."""
    resumed: float = 0.0
    """When it last went on."""
    wishes: frozenset[Seat] = frozenset()
    """Who wishes a pause, while not all do who are asked."""
    votes: tuple[Vote, ...] = ()
    undo: tuple[Undoable, ...] = ()
    """What may be taken back, the last first to go."""
    last_move: Seq = Seq(0)
    """The last entry that changed the game itself: others make nobody's view of it old."""
    at: float = 0.0
    """When the last entry was made. Time at a table never goes back."""
    asked: tuple[int, ...] = ()
    """How often each seat has wished, given or taken back."""
    moves: int = 0
    """How many moves of the game stand: the next one's dice are numbered by it, whatever else is in the log."""
    left_out: frozenset[Seat] = frozenset()
    """The seats whose part the deal was made without, and who have not moved since."""
    heard: tuple[float, ...] = ()
    """Until when each seat has used up its votes, at one in so many seconds."""

    @property
    def by_days(self) -> bool:
        """Is it played day by day?"""
        return self.turn >= BY_DAYS

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that people play."""
        return frozenset(Seat(seat) for seat, level in enumerate(self.bots) if not level)

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats that were not left for good."""
        return tuple(Seat(seat) for seat in range(self.seats) if seat not in self.forfeited)

    @property
    def beaten(self) -> frozenset[int]:
        """The sides that were left for good: of those who held them, nobody is there any more, or will be back."""
        held = {self.sides[seat] for seat in self.staying if seat in self.people | self.stand_ins}
        return frozenset(self.sides[seat] for seat in self.forfeited) - held
