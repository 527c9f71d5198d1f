"""Games of bots told as somebody beside a real box would enter them: own things, and what was heard."""

from __future__ import annotations

from typing import Any

from cabinet_noir.bots.bout import next_to_act
from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.break_the_code import companion as break_the_code
from cabinet_noir.games.break_the_code.types import Asked
from cabinet_noir.games.lost_code import companion as lost_code
from cabinet_noir.games.lost_code.pieces import Stone
from cabinet_noir.games.lost_code.types import Answered, DiceSet, Exchanged
from cabinet_noir.games.vinci import companion as vinci
from cabinet_noir.games.vinci.types import Tile
from cabinet_noir.table import Referee

ME = Seat(0)


def played(key: str, seed: int, seats: int, moves: int, **options: Any) -> Referee[Any, Any, Any, Any]:
    """Play so many moves by bots; at Code de Vinci on until it is seat 0's turn, so that nobody else has drawn."""
    game = load(key)
    referee = Referee(game, game.options(**options), seats, seed_from(seed))
    referee.record(referee.opening())
    bot = game.bots["regular"]
    while not referee.over and (referee.seq < moves or _has_drawn(referee)):
        seat = next_to_act(referee)
        referee.act(seat, bot(referee.sight(seat), Chance(bytes(32), f"{seed} {referee.seq}")))
    return referee


def _has_drawn(referee: Referee[Any, Any, Any, Any]) -> bool:
    return referee.game.key == "vinci" and ME not in referee.game.to_act(referee.state)


def events_of(referee: Referee[Any, Any, Any, Any]) -> list[Any]:
    """Return what seat 0 was shown."""
    return list(referee.sight(ME).events)


def break_the_code_sheet(referee: Referee[Any, Any, Any, Any]) -> break_the_code.Entered:
    """Tell what seat 0 heard at Break the Code."""
    told = tuple(
        break_the_code.Heard(event.seat, event.question, tuple(said for said in event.said if said.seat != ME))
        for event in events_of(referee)
        if isinstance(event, Asked)
    )
    return break_the_code.Entered(referee.seats, referee.sight(ME).view.hands[ME], told)  # type: ignore[arg-type]


def vinci_sheet(referee: Referee[Any, Any, Any, Any]) -> vinci.Entered:
    """Tell the rows as seat 0 sees them at Code de Vinci, and every miss."""
    view = referee.sight(ME).view
    rows = tuple(
        tuple(
            vinci.Stood(one.tile.colour, one.born, one.tile.face if isinstance(one.tile, Tile) else None, one.open)
            for one in row
        )
        for row in view.rows
    )
    missed = tuple(
        vinci.Missed(0, seat, one.born, face)
        for seat, row in enumerate(view.rows)
        for one in row
        for face in one.denied
        if seat != ME and not isinstance(one.tile, Tile)
    )
    drawn = view.drawn if isinstance(view.drawn, Tile) else None
    return vinci.Entered(rows, missed, view.options.jokers, drawn)


def lost_code_sheet(referee: Referee[Any, Any, Any, Any]) -> lost_code.Entered:
    """Tell the stones in seat 0's sight at The Lost Code, and its own rounds."""
    view, rounds, dice = referee.sight(ME).view, list[Any](), None
    for event in events_of(referee):
        match event:
            case DiceSet():
                dice = event.dice
            case Answered(seat=0):
                rounds.append(lost_code.OwnRound(dice, event.disk, event.start, event.verdict))  # type: ignore[arg-type]
            case Exchanged(seat=0):
                last = rounds[-1]
                rounds[-1] = lost_code.OwnRound(last.dice, last.disk, last.start, last.verdict, event.old)
            case _:
                pass
    seen = {stone for seat, rack in enumerate(view.racks) if seat != ME for stone in rack if isinstance(stone, Stone)}
    seen |= {stone for seat, given in enumerate(view.discards) if seat != ME for stone in given}
    in_order = tuple(sorted(seen, key=str))
    return lost_code.Entered(referee.seats, in_order, tuple(rounds))  # type: ignore[arg-type]
