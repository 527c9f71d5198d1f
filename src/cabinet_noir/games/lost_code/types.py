"""The words of The Lost Code: options, the state, actions (imperative), events (past tense). Judges nothing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import Agreement, Rules, Seat, purpose
from cabinet_noir.core import Edition as Corrected

from .pieces import (
    HOUSE_DISKS,
    AnyStone,
    Colour,
    Dice,
    Disk,
    Disks,
    Noted,
    Numbers,
    Rack,
    Sheet,
    Stone,
    Unread,
    Verdict,
    check_disks,
)


class Edition(Corrected, frozen=True, kw_only=True):
    """The values of a box that are the house's own: what stands on the disks, and how far they reach."""

    disks: Disks = HOUSE_DISKS
    """Their normal side, from the narrowest to the widest."""
    reach: Annotated[int, Meta(ge=21, le=30)] = 21
    """The highest sum it shows: no less than the stones add up to."""
    x_disks: Disks = HOUSE_DISKS
    """Their X side, for the tougher race (R10)."""
    x_reach: Annotated[int, Meta(ge=24, le=30)] = 24

    def __post_init__(self) -> None:
        check_disks(self.disks)
        check_disks(self.x_disks)


class Options(Agreement, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    beginner: bool = False
    """Without the red stones (R2)."""
    tougher: bool = False
    """The tougher race: with the eights (R10)."""
    shortcut: bool = False
    """The deadly shortcut (R11)."""
    curse: bool = False
    """The curse of the temple (R12)."""
    rounds: Annotated[int, Meta(ge=2, le=10)] | None = None
    """A shorter or longer race; by default what the box says for so many players (R8)."""
    highest: Annotated[int, Meta(ge=4, le=7)] = 7
    """The highest number of a short deck, the tougher race adding one. 7 is the box."""
    edition: Annotated[Edition | None, purpose("edition")] = None
    """Whose disks: the house's, or those of an owner of the box."""
    rules: Rules = 2
    """Version 1 had tokens in a race of three rounds or fewer, too (R13)."""


class Shortcut(Struct, frozen=True):
    """A token a player took, and what was written for its colour (R11)."""

    colour: Colour
    written: Noted | Unread


class Mark(Struct, frozen=True):
    """One player's part of a round: the estimate, its verdict, and the stone that was given up."""

    disk: int
    start: int
    verdict: Verdict | None = None
    discarded: Stone | None = None


class Round(Struct, frozen=True):
    """One line of the deduction sheet: the dice that counted, each seat's mark, and who came before whom."""

    dice: Dice
    marks: tuple[Mark | None, ...]
    order: tuple[Seat, ...]


Phase = Literal["dealing", "rolling", "offering", "setting", "estimating", "exchanging", "writing", "over"]
Skull = Literal["absent", "board", "held", "gone"]


class State(Struct, frozen=True, gc=False):
    """The table. Folded from full events it is the referee's; folded from seen events it is a view."""

    options: Options
    seats: int
    numbers: Numbers = ()
    """The numbers of each colour (R10)."""
    disks: tuple[Disk, ...] = ()
    last_round: int = 0
    phase: Phase = "dealing"
    round: int = 0
    order: tuple[Seat, ...] = ()
    """Who plays this round before whom, last to first; fixed when the round begins (R3)."""
    turn: Seat = Seat(0)
    racks: tuple[Rack, ...] = ()
    """Always four; those from `seats` on have no owner (R1)."""
    piles: tuple[tuple[AnyStone, ...], ...] = ()
    boxed: tuple[AnyStone, ...] = ()
    discards: tuple[tuple[Stone, ...], ...] = ()
    """The stones each seat has given up, oldest first."""
    spaces: tuple[int, ...] = ()
    """Where each seat's token stands on the track."""
    arrivals: tuple[Seat, ...] = ()
    """The tokens by the time they came to stand: of two on one space the later lies on top (R3)."""
    dice: tuple[Colour, ...] = ()
    rounds: tuple[Round, ...] = ()
    tokens: tuple[Colour, ...] = ()
    """The shortcut tokens still on the table (R11)."""
    shortcuts: tuple[tuple[Shortcut, ...], ...] = ()
    """The tokens each seat took."""
    skull: Skull = "absent"
    cursed: Seat | None = None
    sheets: tuple[Sheet | Unread | None, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    """At the end, what each colour of each sheet scored (R9)."""


# Actions


class Roll(Struct, frozen=True, tag_field="t", tag="roll", forbid_unknown_fields=True):
    """Roll the three dice (R4)."""


class Take(Struct, frozen=True, tag_field="t", tag="take", forbid_unknown_fields=True):
    """Take the token of the doubled colour and write these numbers for it, for good (R11)."""

    numbers: Numbers


class Pass(Struct, frozen=True, tag_field="t", tag="pass", forbid_unknown_fields=True):
    """Leave the token to the others (R11)."""


class SetDice(Struct, frozen=True, tag_field="t", tag="set_dice", forbid_unknown_fields=True):
    """Let the dice stand like this: as rolled, or with one set to another colour (R4)."""

    dice: Dice


class Estimate(Struct, frozen=True, tag_field="t", tag="estimate", forbid_unknown_fields=True):
    """Take the disk of this width and turn it so that its range begins here (R5)."""

    disk: int
    start: int


class Exchange(Struct, frozen=True, tag_field="t", tag="exchange", forbid_unknown_fields=True):
    """Give up the stone of this colour for the top of its pile (R7)."""

    colour: Colour


class Write(Struct, frozen=True, tag_field="t", tag="write", forbid_unknown_fields=True):
    """Write the final answer: none to three numbers for each colour (R9)."""

    yellow: Numbers = ()
    violet: Numbers = ()
    red: Numbers = ()
    blue: Numbers = ()
    green: Numbers = ()
    pink: Numbers = ()


Action = Roll | Take | Pass | SetDice | Estimate | Exchange | Write


# Events


class Dealt(Struct, frozen=True, tag_field="t", tag="dealt"):
    """The racks were filled, the piles stacked, a stone of each colour boxed, the tokens stacked on 0 (R1, R3)."""

    racks: tuple[Rack, ...]
    piles: tuple[tuple[AnyStone, ...], ...]
    boxed: tuple[AnyStone, ...]
    stack: tuple[Seat, ...]


class RoundBegan(Struct, frozen=True, tag_field="t", tag="round_began"):
    """A round began; its order is fixed from last to first (R3)."""

    round: int
    order: tuple[Seat, ...]


class Rolled(Struct, frozen=True, tag_field="t", tag="rolled"):
    """The dice were rolled (R4)."""

    seat: Seat
    dice: Dice


class Took(Struct, frozen=True, tag_field="t", tag="took"):
    """A player took the token of a colour and wrote numbers for it (R11)."""

    seat: Seat
    colour: Colour
    written: Noted | Unread


class Passed(Struct, frozen=True, tag_field="t", tag="passed"):
    """A player left the token to the others (R11)."""

    seat: Seat


class DiceSet(Struct, frozen=True, tag_field="t", tag="dice_set"):
    """The dice of the round are settled (R4)."""

    seat: Seat
    dice: Dice


class Estimated(Struct, frozen=True, tag_field="t", tag="estimated"):
    """A player took a disk and turned it to a range (R5)."""

    seat: Seat
    disk: int
    start: int


class Answered(Struct, frozen=True, tag_field="t", tag="answered"):
    """The others said how a player's sum lies to the range (R6)."""

    seat: Seat
    disk: int
    start: int
    verdict: Verdict


class Moved(Struct, frozen=True, tag_field="t", tag="moved"):
    """A token moved along the track, and lies on top where it arrived (R3)."""

    seat: Seat
    steps: int
    why: Literal["disk", "curse", "sheet"]


class Exchanged(Struct, frozen=True, tag_field="t", tag="exchanged"):
    """A player gave up a stone, which lies open now, for the top of that colour's pile (R7)."""

    seat: Seat
    old: Stone
    new: AnyStone


class TokensLeft(Struct, frozen=True, tag_field="t", tag="tokens_left"):
    """The unused shortcut tokens left the game (R11)."""

    colours: tuple[Colour, ...]


class Cursed(Struct, frozen=True, tag_field="t", tag="cursed"):
    """The skull went to the leader (R12)."""

    seat: Seat


class CurseLifted(Struct, frozen=True, tag_field="t", tag="curse_lifted"):
    """The skull left the game (R12)."""


class WritingBegan(Struct, frozen=True, tag_field="t", tag="writing_began"):
    """The last round is over; everybody writes (R9)."""


class Wrote(Struct, frozen=True, tag_field="t", tag="wrote"):
    """A player wrote the final answer (R9)."""

    seat: Seat
    sheet: Sheet | Unread


class Revealed(Struct, frozen=True, tag_field="t", tag="revealed"):
    """All racks were turned round and all sheets read (R9). The sheets hold what was written by shortcut, too."""

    racks: tuple[tuple[Stone, ...], ...]
    sheets: tuple[Sheet, ...]
    points: tuple[tuple[int, ...], ...]


Event = (
    Dealt
    | RoundBegan
    | Rolled
    | Took
    | Passed
    | DiceSet
    | Estimated
    | Answered
    | Moved
    | Exchanged
    | TokensLeft
    | Cursed
    | CurseLifted
    | WritingBegan
    | Wrote
    | Revealed
)
