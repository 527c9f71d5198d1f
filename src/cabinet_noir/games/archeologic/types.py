"""The words of ArcheOlogic: buildings, clues, answers, the state, actions (imperative), events (past tense)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cabinet_noir.core import Agreement, Rules, Seat, purpose
from cabinet_noir.core import Edition as Corrected

Building = Literal["S", "T", "L", "O", "V", "I"]
Axis = Literal["A", "B", "C", "D", "E", "1", "2", "3", "4", "5"]
"""A line of the plan: a letter is a column, a digit a row."""
Element = Literal["buildings", "empty", "traps", "S", "T", "L", "O", "V", "I"]
"""What the Archeoscope is asked about (R6)."""
Trap = Literal["f", "b"]
Symbol = Literal["s", "f", "b"]
"""What is printed on a building's cell: safe, fire trap, blade trap."""
Zone = Annotated[str, Meta(pattern="^[A-E][1-5]$")]
"""A square of the plan: `B3` is column B, row 3."""
Mode = Literal["booklet", "app"]


class Placement(Struct, frozen=True):
    """A building on the plan: the upper left zone of its box, and its quarter turns clockwise from the drawing."""

    building: Building
    at: Zone
    turn: Annotated[int, Meta(ge=0, le=3)]

    def __str__(self) -> str:
        return f"{self.building}{self.at}{'^>v<'[self.turn]}"


City = tuple[Placement, ...]
"""The six buildings, each in its place, in the order S T L O V I."""


class Buried(Struct, frozen=True, tag_field="t", tag="buried"):
    """The city, of which nothing is seen."""


class Unread(Struct, frozen=True, tag_field="t", tag="unread"):
    """Something that is for another seat's eyes only."""


# What the Archeoscope shows


class Count(Struct, frozen=True, tag_field="t", tag="count"):
    """A number in one of the two small holes."""

    number: int


class Symbols(Struct, frozen=True, tag_field="t", tag="symbols"):
    """Up to three symbols, in no order of their own: here always s before f before b (R7)."""

    shown: tuple[Symbol, ...]


Answer = Count | Symbols


# Clues


class TrapClue(Struct, frozen=True, tag_field="t", tag="trap_clue"):
    """One trap, its place and its kind (R2)."""

    at: Zone
    trap: Trap


Relation = Literal["across", "along", "touch", "share", "edge", "beside", "empties_line", "empties_apart"]


class RelationClue(Struct, frozen=True, tag_field="t", tag="relation_clue"):
    """How two buildings lie to each other, or one to the border, or the empty zones (R13)."""

    relation: Relation
    value: str
    first: Building | None = None
    second: Building | None = None


Clue = TrapClue | RelationClue
Clues = tuple[Clue, ...]


# What a table agrees on

Drawing = tuple[str, ...]
"""A building as it is drawn, unturned: `.` nothing, `s` safe, `f` fire trap, `b` blade trap."""


class Buildings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on each building."""

    S: Drawing = ("b.", "ss", ".s")
    T: Drawing = ("s.", "sf", "b.")
    L: Drawing = ("b.", "s.", "ss")
    O: Drawing = ("sf", "sb")  # noqa: E741  the building's own name
    V: Drawing = ("f.", "ss")
    I: Drawing = ("ssf",)  # noqa: E741

    def __post_init__(self) -> None:
        from .edition import check_buildings

        check_buildings(self)


class Edition(Corrected, frozen=True, kw_only=True):
    """The values of a box that are the house's own: what is printed on the buildings, how the ring goes round."""

    buildings: Buildings = field(default_factory=Buildings)
    ring: tuple[Axis, ...] = ("A", "1", "B", "2", "C", "3", "D", "4", "E", "5")
    """The axes, clockwise."""

    def __post_init__(self) -> None:
        from .edition import check_ring

        check_ring(self.ring)


class Options(Agreement, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    verdict: Mode = "booklet"
    """What a wrong claim costs (R9)."""
    clues: Annotated[int, Meta(ge=3, le=8)] = 3
    """How many traps are told to all (R2). 3 is hard and 5 easy; more is for a first game with children."""
    beginner: Annotated[int, Meta(ge=0, le=3)] | None = None
    """By version 1, the seat that is told `extra` more traps, alone."""
    extra: Annotated[int, Meta(ge=1, le=2)] = 1
    beginners: Annotated[tuple[Annotated[int, Meta(ge=0, le=2)], ...], Meta(max_length=4)] = ()
    """Seat by seat, how many more traps it is told alone (R2)."""
    expert: bool = False
    """Relation clues instead of traps (R13)."""
    quest: Annotated[str, Meta(pattern=r"^$|^[0-9A-Z]{3}-[0-9A-Z]{4}$|^\d{4}-\d{2}-\d{2}$"), purpose("day")] = ""
    """A quest's code, or a date that stands for one; nothing: chance chooses (R1)."""
    edition: Annotated[Edition | None, purpose("edition")] = None
    """Whose values: the house's, or those of an owner of the box."""
    rules: Rules = 2

    def __post_init__(self) -> None:
        from .quests import check_quest

        check_quest(self)
        if self.rules == 1 and (self.beginners or self.edition):
            raise ValueError("version 1 has one beginner, and the house's values")
        if self.rules > 1 and (self.beginner is not None or self.extra != 1):
            raise ValueError("beginners are named seat by seat")


# The table


class Asked(Struct, frozen=True):
    """A question that was put, and its answer, for whoever may read it."""

    seat: Seat
    axis: Axis
    element: Element
    time: int
    answer: Answer | Unread
    drift: int = 0


class Verdict(Struct, frozen=True):
    """A claim that was judged."""

    seat: Seat
    city: City | Unread
    right: bool
    buildings: tuple[Building, ...] | Unread | None = None
    """The buildings that are right, for the claimant; None where the booklet says nothing of them (R9)."""


class Marks(Struct, frozen=True):
    """The two times of a solo quest: at or under the first is seasoned, at or under the second confirmed (R11)."""

    seasoned: int
    confirmed: int


Phase = Literal["dealing", "aiming", "playing", "over"]


class State(Struct, frozen=True, gc=False):
    """The table. Folded from full events it is the referee's; folded from seen events it is a view."""

    options: Options
    seats: int
    phase: Phase = "dealing"
    city: City | Buried = Buried()
    clues: Clues = ()
    extra: tuple[Clues | Unread, ...] = ()
    """Clues told to one seat alone."""
    pawns: tuple[int, ...] = ()
    """Where each seat's pawn stands on the track of time."""
    lands: tuple[int, ...] = ()
    """Where the pawn that is to move would stand after no time, after 1, 2 and so on (R4)."""
    viewfinder: Axis = "1"
    ring: tuple[Axis, ...] = ()
    """The axes, clockwise: a page must not rely on the order of an object's names."""
    axis_times: dict[Axis, int] = {}
    """What it costs to turn the viewfinder to each axis in the coming turn (R6)."""
    element_times: dict[Element, int] = {}
    """What it costs to ask about each element (R6)."""
    claim_time: int = 0
    """What it costs to claim (R8)."""
    drawings: dict[Building, tuple[str, ...]] = {}
    """The six buildings, unturned, so that a board can draw them."""
    asked: tuple[Asked, ...] = ()
    claims: tuple[City | Unread | None, ...] = ()
    """For each seat the claim that waits for its verdict."""
    verdicts: tuple[Verdict, ...] = ()
    out: tuple[Seat, ...] = ()
    winner: Seat | None = None
    quest: str = ""
    """The quest's code, once the city is shown."""
    marks: Marks | None = None
    marks_span: tuple[Marks, Marks] | None = None
    """The least and the most that marks can be, where a title is to be won; what they are is told at the end (R12)."""


# Actions


class Aim(Struct, frozen=True, tag_field="t", tag="aim", forbid_unknown_fields=True):
    """Put the viewfinder where you like, before the first turn of a solo game (R11)."""

    axis: Axis


class Ask(Struct, frozen=True, tag_field="t", tag="ask", forbid_unknown_fields=True):
    """Ask the Archeoscope about an element of an axis (R6)."""

    axis: Axis
    element: Element


class Claim(Struct, frozen=True, tag_field="t", tag="claim", forbid_unknown_fields=True):
    """Write the whole city down (R8)."""

    city: City


class GiveUp(Struct, frozen=True, tag_field="t", tag="give_up", forbid_unknown_fields=True):
    """Leave the quest at the start of a turn (R14)."""


Action = Aim | Ask | Claim | GiveUp


# Events


class Began(Struct, frozen=True, tag_field="t", tag="began"):
    """A quest began: the city is buried, the clues are told, the pawns stand on the track (R1 to R3)."""

    city: City | Buried
    clues: Clues
    extra: tuple[Clues | Unread, ...]
    pawns: tuple[int, ...]


class Aimed(Struct, frozen=True, tag_field="t", tag="aimed"):
    """The viewfinder was put on an axis (R11)."""

    axis: Axis


class Answered(Struct, frozen=True, tag_field="t", tag="answered"):
    """A question was put and answered to the asker alone; all see the question, its time, and the viewfinder move."""

    seat: Seat
    axis: Axis
    element: Element
    time: int
    answer: Answer | Unread
    drift: int = 0
    """How far the trap symbols moved the viewfinder on (R11)."""


class Claimed(Struct, frozen=True, tag_field="t", tag="claimed"):
    """A player wrote the whole city down; its pawn lies on its checking side (R8)."""

    seat: Seat
    city: City | Unread


class Judged(Struct, frozen=True, tag_field="t", tag="judged"):
    """A claim was judged when its pawn was last again (R9)."""

    seat: Seat
    right: bool
    buildings: tuple[Building, ...] | Unread | None = None


class Left(Struct, frozen=True, tag_field="t", tag="left"):
    """A player gave the quest up (R14)."""

    seat: Seat


class Unearthed(Struct, frozen=True, tag_field="t", tag="unearthed"):
    """The quest is over: the city is shown, with its code and, in a solo game, its marks."""

    city: City
    quest: str
    marks: Marks | None = None


Event = Began | Aimed | Answered | Claimed | Judged | Left | Unearthed
