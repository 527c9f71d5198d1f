"""What each seat may see of an event, and how an event is told. `see` is the only door by which a secret can leave.

Own numbers; every colour and every place; open tiles; all guesses and their results; the colour of a drawn tile.
Never another's hidden number, nor the order of the pile, nor anything of a later deal, nor how many black tiles another
takes before all have chosen.
"""

from __future__ import annotations

from typing import assert_never

from cabinet_noir.core import Line, Seat

from .edition import BACKS
from .notation import letter
from .types import (
    JOKER,
    AnyTile,
    Arranged,
    Began,
    ChoseColours,
    Deal,
    Dealt,
    Drew,
    Event,
    Face,
    Guessed,
    Inserted,
    LaidOpen,
    PutOut,
    SealedChoice,
    SealedDeal,
    SetAside,
    Showed,
    Tile,
    TurnBegan,
    Won,
)


def see(event: Event, seat: Seat | None) -> Event | None:
    """Build what a seat (None: a spectator) may see of an event."""
    match event:
        case Guessed():
            return Guessed(event.seat, event.at, event.colour, event.face, event.hit)
        case TurnBegan():
            return TurnBegan(event.seat)
        case Drew():
            return Drew(event.seat, event.tile if event.seat == seat else BACKS[event.tile.colour])
        case Inserted():
            shown = event.open or event.seat == seat
            return Inserted(event.seat, event.place, event.tile if shown else BACKS[event.tile.colour], event.open)
        case Showed():
            return Showed(event.seat, event.tile)
        case LaidOpen():
            return LaidOpen(event.seat, event.place, event.tile)
        case PutOut():
            return PutOut(event.seat, event.by)
        case Arranged():
            return Arranged(event.seat, event.row if event.seat == seat else _backs(event.row))
        case Began():
            return Began(event.game, _see_deal(event.deal, seat))
        case ChoseColours():
            return ChoseColours(event.seat, event.choice if event.seat == seat else SealedChoice())
        case Dealt():
            return Dealt(event.choices, _see_hands(event.hands, seat))
        case SetAside():
            return SetAside(tuple(SealedDeal() for _ in event.deals))
        case Won():
            return Won(event.seat, event.bonus, event.rows, event.drawn)
        case _:
            assert_never(event)


def _see_deal(deal: Deal, seat: Seat | None) -> Deal:
    return Deal(_see_hands(deal.hands, seat), _backs(deal.pile), deal.first)


def _see_hands(hands: tuple[tuple[AnyTile, ...], ...], seat: Seat | None) -> tuple[tuple[AnyTile, ...], ...]:
    return tuple(hand if owner == seat else _backs(hand) for owner, hand in enumerate(hands))


def _backs(tiles: tuple[AnyTile, ...]) -> tuple[AnyTile, ...]:
    return tuple(BACKS[tile.colour] for tile in tiles)


def tell(event: Event) -> tuple[Line, ...]:
    """Return the sentences for an event as one seat sees it. Give it seen events only."""
    match event:
        case Guessed():
            verdict = "vinci-told-hit" if event.hit else "vinci-told-miss"
            spot: dict[str, str | int] = {"victim_seat": event.at.seat, "place": letter(event.at.place)}
            return (Line(verdict, {"seat": event.seat, **spot, "colour": event.colour, "face": face_arg(event.face)}),)
        case TurnBegan():
            return (Line("vinci-told-turn", {"seat": event.seat}),)
        case Drew():
            return (Line("vinci-told-drew", {"seat": event.seat, **tile_args(event.tile)}),)
        case Inserted():
            name = "vinci-told-inserted-open" if event.open else "vinci-told-inserted"
            return (Line(name, {"seat": event.seat, "place": letter(event.place), **tile_args(event.tile)}),)
        case LaidOpen():
            laid = {"seat": event.seat, "place": letter(event.place), **tile_args(event.tile)}
            return (Line("vinci-told-laid-open", laid),)
        case Showed():
            return (Line("vinci-told-showed", {"seat": event.seat, **tile_args(event.tile)}),)
        case PutOut():
            return (Line("vinci-told-put-out", {"seat": event.seat, "by_seat": event.by}),)
        case Arranged():
            return (Line("vinci-told-arranged", {"seat": event.seat}),)
        case Began():
            name = "vinci-told-began" if any(event.deal.hands) else "vinci-told-laid-out"
            return (Line(name, {"game": event.game + 1, "seat": event.deal.first}),)
        case ChoseColours():
            if isinstance(event.choice, SealedChoice):
                return (Line("vinci-told-chose", {"seat": event.seat}),)
            return (Line("vinci-told-chose-own", {"seat": event.seat, "black": event.choice.black}),)
        case Dealt():
            return tuple(_took(seat, hand) for seat, hand in enumerate(event.hands))
        case SetAside():
            return ()
        case Won():
            return (Line("vinci-told-won", {"seat": event.seat, "bonus": event.bonus}),)
        case _:
            assert_never(event)


def _took(seat: int, hand: tuple[AnyTile, ...]) -> Line:
    black = sum(tile.colour == "black" for tile in hand)
    return Line("vinci-told-took", {"seat": seat, "black": black, "white": len(hand) - black})


def tile_args(tile: AnyTile) -> dict[str, str | int]:
    """A tile as arguments of a message; the face of one lying face down is "hidden"."""
    return {"colour": tile.colour, "face": face_arg(tile.face) if isinstance(tile, Tile) else "hidden"}


def face_arg(face: Face) -> str:
    """A face as an argument: a joker's dash cannot be the name of a variant."""
    return "joker" if face == JOKER else str(face)
