"""The words of Code de Vinci: tiles, rows, the state, actions (imperative), events (past tense). Judges nothing."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import Agreement, Rules, Seat, purpose

Colour = Literal["black", "white"]
Number = Annotated[int, Meta(ge=0, le=11)]
Face = Number | Literal["-"]
"""What is printed on a tile: a number, or the joker's dash."""
JOKER: Final = "-"

PlaceIndex = Annotated[int, Meta(ge=0, le=25)]


class Tile(Struct, frozen=True, gc=False, tag_field="t", tag="tile"):
    """A tile whose face is known to whoever holds this value."""

    colour: Colour
    face: Face

    def __str__(self) -> str:
        return f"{self.colour[0].upper()}{self.face}"


class FaceDown(Struct, frozen=True, gc=False, tag_field="t", tag="face_down"):
    """A tile of which only the back is seen: its colour shows (R2)."""

    colour: Colour

    def __str__(self) -> str:
        return f"{self.colour[0].upper()}?"


AnyTile = Tile | FaceDown


class Standing(Struct, frozen=True, gc=False):
    """A tile in a row. `born` numbers the row's tiles in the order they came to stand: public, and never changing."""

    tile: AnyTile
    open: bool
    born: int
    denied: tuple[Face, ...] = ()
    """Faces that were named for this tile and missed."""


Row = tuple[Standing, ...]


class Options(Agreement, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    jokers: bool = False
    """The expert game (R4)."""
    setup: Literal["choose", "chance"] = "choose"
    """Does everybody choose the colours of the first hand, or are they dealt (R1)?"""
    empty_pile: Literal["lay_open", "no_penalty"] = "lay_open"
    """What a miss costs when nothing could be drawn (R9)."""
    games: Annotated[int, Meta(ge=1, le=20)] = 1
    """How many games are played for points (R13)."""
    first: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, purpose("seat")] = None
    """The seat that starts, chosen by the host; by default chance decides (R12)."""
    highest: Annotated[int, Meta(ge=4, le=11)] = 11
    """The highest number of the deck. 11 is the box; less makes a short game."""
    rules: Rules = 2


class Deal(Struct, frozen=True, tag_field="t", tag="deal"):
    """One game's hidden chance: the hands, the pile in its order, who starts.

    Where colours are chosen the hands are empty, and everything lies in the pile (R1).
    """

    hands: tuple[tuple[AnyTile, ...], ...]
    pile: tuple[AnyTile, ...]
    first: Seat


class SealedDeal(Struct, frozen=True, tag_field="t", tag="sealed_deal"):
    """The deal of a later game, of which nothing is seen."""


class Choice(Struct, frozen=True, gc=False, tag_field="t", tag="choice"):
    """How many black tiles a player takes into the first hand; the rest are white (R1)."""

    black: int


class SealedChoice(Struct, frozen=True, gc=False, tag_field="t", tag="sealed_choice"):
    """A player has chosen; what, is not seen until all have (R1)."""


Phase = Literal[
    "dealing", "choosing", "arranging", "drawing", "attacking", "deciding", "placing", "laying_open", "over"
]


class GameResult(Struct, frozen=True, gc=False):
    """One finished game of a match. Its rows, laid open, are kept until somebody guesses in the next one."""

    winner: Seat
    rows: tuple[Row, ...]
    points: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """The table. Folded from full events it is the referee's; folded from seen events it is a view."""

    options: Options
    seats: int
    phase: Phase = "dealing"
    turn: Seat = Seat(0)
    choices: tuple[Choice | SealedChoice | None, ...] = ()
    """Who has chosen the colours of the first hand; used only while choosing (R1)."""
    hands: tuple[tuple[AnyTile, ...], ...] = ()
    """Tiles dealt and not yet stood up; used only while arranging."""
    rows: tuple[Row, ...] = ()
    pile: tuple[AnyTile, ...] = ()
    drawn: AnyTile | None = None
    """The tile the player on turn keeps apart."""
    out: tuple[Seat, ...] = ()
    points: tuple[int, ...] = ()
    """Points of this game so far (R13)."""
    totals: tuple[int, ...] = ()
    """Points of the finished games of the match."""
    later: tuple[Deal | SealedDeal, ...] = ()
    """The deals of the games to come."""
    results: tuple[GameResult, ...] = ()


# Actions


class Spot(Struct, frozen=True, gc=False):
    """A place in a row, counted from the owner's left."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    place: PlaceIndex


class ChooseColours(Struct, frozen=True, gc=False, tag_field="t", tag="choose_colours", forbid_unknown_fields=True):
    """Take so many black tiles into the first hand, and the rest white (R1)."""

    black: Annotated[int, Meta(ge=0, le=4)]


class Arrange(Struct, frozen=True, tag_field="t", tag="arrange", forbid_unknown_fields=True):
    """Stand the dealt tiles up in this order (expert game only, R4)."""

    row: tuple[Tile, ...]


class Draw(Struct, frozen=True, gc=False, tag_field="t", tag="draw", forbid_unknown_fields=True):
    """Draw a tile of this colour (R5)."""

    colour: Colour


class Guess(Struct, frozen=True, gc=False, tag_field="t", tag="guess", forbid_unknown_fields=True):
    """Name the face of an opponent's hidden tile (R6)."""

    at: Spot
    face: Face


class Stop(Struct, frozen=True, gc=False, tag_field="t", tag="stop", forbid_unknown_fields=True):
    """End the turn after a hit; the drawn tile, if there is one, goes face down to this place (R8)."""

    place: PlaceIndex | None = None


class Place(Struct, frozen=True, gc=False, tag_field="t", tag="place", forbid_unknown_fields=True):
    """After a miss, put the drawn tile, face up, at this place (R7; asked only in the expert game)."""

    place: PlaceIndex


class LayOpen(Struct, frozen=True, gc=False, tag_field="t", tag="lay_open", forbid_unknown_fields=True):
    """After a miss without a drawn tile, lay open one of one's own hidden tiles (R9)."""

    place: PlaceIndex


Action = ChooseColours | Arrange | Draw | Guess | Stop | Place | LayOpen


# Events


class SetAside(Struct, frozen=True, tag_field="t", tag="set_aside"):
    """The deals of a match's later games were drawn and put away unseen."""

    deals: tuple[Deal | SealedDeal, ...]


class Began(Struct, frozen=True, tag_field="t", tag="began"):
    """A game began with this deal (R1)."""

    game: int
    deal: Deal


class ChoseColours(Struct, frozen=True, gc=False, tag_field="t", tag="chose_colours"):
    """A player chose the colours of the first hand (R1)."""

    seat: Seat
    choice: Choice | SealedChoice


class Dealt(Struct, frozen=True, tag_field="t", tag="dealt"):
    """All have chosen: the choices are told, and the tiles come from the pile in seat order (R1)."""

    choices: tuple[Choice, ...]
    hands: tuple[tuple[AnyTile, ...], ...]


class Arranged(Struct, frozen=True, tag_field="t", tag="arranged"):
    """A player stood the row up."""

    seat: Seat
    row: tuple[AnyTile, ...]


class TurnBegan(Struct, frozen=True, gc=False, tag_field="t", tag="turn_began"):
    """It is this player's turn."""

    seat: Seat


class Drew(Struct, frozen=True, gc=False, tag_field="t", tag="drew"):
    """A player drew a tile."""

    seat: Seat
    tile: AnyTile


class Guessed(Struct, frozen=True, gc=False, tag_field="t", tag="guessed"):
    """A player named a face for a tile; a hit lays it open."""

    seat: Seat
    at: Spot
    colour: Colour
    face: Face
    hit: bool


class Showed(Struct, frozen=True, gc=False, tag_field="t", tag="showed"):
    """After a miss, the drawn tile was turned up."""

    seat: Seat
    tile: Tile


class Inserted(Struct, frozen=True, gc=False, tag_field="t", tag="inserted"):
    """The drawn tile was put into its owner's row."""

    seat: Seat
    place: int
    tile: AnyTile
    open: bool


class LaidOpen(Struct, frozen=True, gc=False, tag_field="t", tag="laid_open"):
    """A player laid open one of his own tiles."""

    seat: Seat
    place: int
    tile: Tile


class PutOut(Struct, frozen=True, gc=False, tag_field="t", tag="put_out"):
    """All of a player's tiles are open. `by` is the attacker, or the player himself after R9."""

    seat: Seat
    by: Seat


class Won(Struct, frozen=True, tag_field="t", tag="won"):
    """The game is over; every row is shown. A tile still in hand is the winner's last one."""

    seat: Seat
    bonus: int
    rows: tuple[tuple[Tile, ...], ...]
    drawn: Tile | None


Event = (
    SetAside
    | Began
    | ChoseColours
    | Dealt
    | Arranged
    | TurnBegan
    | Drew
    | Guessed
    | Showed
    | Inserted
    | LaidOpen
    | PutOut
    | Won
)
