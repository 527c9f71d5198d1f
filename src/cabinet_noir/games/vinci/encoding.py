"""Sights and actions of Code de Vinci as numbers. Knows a sight and what it offers; never a full state.

Indexes, block after block: colours of the first hand; where the jokers stand in it; draw black or white; guess, by the
seats from the next one on, their places, the faces; stop, nothing to put or by place; put a shown tile; lay open.
"""

from __future__ import annotations

from typing import Any, Final, assert_never, get_args

from cabinet_noir.core import Sight
from cabinet_noir.core.encoding import Draft, Int8s, clockwise, large, one_of, starts, vector

from .edition import BACKS, COLOURS, TILES, deck, faces, hand_size
from .rows import rank
from .types import (
    JOKER,
    Action,
    AnyTile,
    Arrange,
    Choice,
    ChooseColours,
    Draw,
    Event,
    Guess,
    LayOpen,
    Options,
    Phase,
    Place,
    Row,
    Spot,
    Standing,
    State,
    Stop,
    Tile,
)

See = Sight[State, Event]
PHASES: Final[dict[str, int]] = {phase: at for at, phase in enumerate(get_args(Phase))}
MOST_KEPT: Final = 1 << 14
"""So many rows, and tiles in them, are remembered as bytes before all are forgotten."""


class VinciEncoding:
    """The numbers of a table. A row has room for every tile the others do not begin with."""

    def __init__(self, options: Options, seats: int) -> None:
        self._options, self._seats, self._faces = options, seats, faces(options)
        self._face = {face: at for at, face in enumerate(self._faces)}
        self._deck = {tile: at for at, tile in enumerate(deck(options))}
        self._hand = hand_size(seats)
        self._places = len(self._deck) - self._hand * (seats - 1)
        self._tile = 4 + 2 * len(self._faces)
        self._rows: dict[Row, bytes] = {}
        self._tiles: dict[Standing, bytes] = {}
        self._no_hands = bytes(len(self._deck) + 2 * seats)
        self._named = b"\1" * len(self._faces)
        joker_places = (self._hand + 1) ** 2 if options.jokers else 0
        guesses = (seats - 1) * self._places * len(self._faces)
        blocks = starts(self._hand + 1, joker_places, 2, guesses, 1 + self._places, self._places, self._places)
        _, self._arrange, self._draw, self._guess, self._stop, self._place, self._lay, self.actions = blocks
        drawn, apart = 2 + len(self._faces), len(self._deck) + 2 * seats
        self.length = seats * self._places * self._tile + drawn + apart + 4 + len(PHASES) + 8 * seats

    # observe

    def observe(self, sight: See, draft: Draft = ()) -> Int8s:
        """Row by row each tile, the tile apart, the first hand, the pile, the phase, and everybody's standing."""
        view, seat = sight.view, sight.seat or 0
        order = clockwise(seat, self._seats)
        parts = [self._row(view.rows[each]) for each in order]
        parts.append(self._apart(view.drawn))
        parts.append(self._first_hand(view, seat, order))
        black = view.pile.count(BACKS["black"])
        parts.append(bytes((black, len(view.pile) - black, len(view.later), len(view.results))))
        parts.append(one_of(len(PHASES), PHASES[view.phase]))
        for each in order:
            chosen = view.choices[each] if view.choices else None
            black = chosen.black + 1 if isinstance(chosen, Choice) else 0
            parts.append(bytes((view.turn == each, each in view.out, chosen is not None, black)))
            parts.append(large(view.points[each]))
            parts.append(large(view.totals[each]))
        return vector(b"".join(parts))

    def _row(self, row: Row) -> bytes:
        return self._rows.get(row) or self._laid(row)

    def _laid(self, row: Row) -> bytes:
        known = self._tiles
        parts = [known.get(standing) or self._standing(standing) for standing in row]
        if len(self._rows) >= MOST_KEPT:
            self._rows.clear()
        found = self._rows[row] = b"".join(parts).ljust(self._places * self._tile, b"\0")
        return found

    def _standing(self, standing: Standing) -> bytes:
        """A tile in a row: that it is there, white, open, how late it came, its face, the faces it has not."""
        tile, denied = standing.tile, bytearray(len(self._faces))
        for face in standing.denied:
            denied[self._face[face]] = 1
        raw = bytes((1, tile.colour == "white", standing.open, standing.born))
        if len(self._tiles) >= MOST_KEPT:
            self._tiles.clear()
        found = self._tiles[standing] = raw + self._shown(tile) + denied
        return found

    def _shown(self, tile: AnyTile | None) -> bytes:
        return one_of(len(self._faces), self._face[tile.face] if isinstance(tile, Tile) else None)

    def _apart(self, tile: AnyTile | None) -> bytes:
        return bytes((tile is not None, tile is not None and tile.colour == "white")) + self._shown(tile)

    def _first_hand(self, view: State, seat: int, order: tuple[int, ...]) -> bytes:
        """The own tiles that do not stand yet; of each seat's, how many are black and white."""
        if not any(view.hands):
            return self._no_hands
        own = bytearray(len(self._deck))
        for tile in view.hands[seat]:
            if isinstance(tile, Tile):
                own[self._deck[tile]] = 1
        counts = (sum(tile.colour == colour for tile in view.hands[each]) for each in order for colour in COLOURS)
        return bytes(own) + bytes(counts)

    # mask

    def mask(self, sight: See, draft: Draft = ()) -> Int8s:
        """What is offered, index by index."""
        found, seat = bytearray(self.actions), sight.seat or 0
        for offer in sight.offers:
            fields: dict[str, Any] = offer.fields
            match offer.action:
                case "guess":
                    size, named, after = len(self._faces), self._named, seat + 1
                    for spot in fields["at"]:
                        step = (spot.seat - after) % self._seats
                        at = self._guess + (step * self._places + spot.place) * size
                        found[at : at + size] = named
                case "stop":
                    for place in fields["place"]:
                        found[self._stop + (0 if place is None else 1 + place)] = 1
                case "draw":
                    for colour in fields["colour"]:
                        found[self._draw + COLOURS.index(colour)] = 1
                case "place":
                    for place in fields["place"]:
                        found[self._place + place] = 1
                case "lay_open":
                    for place in fields["place"]:
                        found[self._lay + place] = 1
                case "choose_colours":
                    found[: len(fields["black"])] = b"\1" * len(fields["black"])
                case "arrange":
                    for row in fields["row"]:
                        found[self._arranged(row)] = 1
        return vector(found)

    def _arranged(self, row: tuple[Tile, ...]) -> int:
        """A first row is told by where its jokers stand: its numbers are in order."""
        black, white = (
            next((at for at, tile in enumerate(row) if tile == TILES[colour, JOKER]), self._hand) for colour in COLOURS
        )
        return self._arrange + black * (self._hand + 1) + white

    # pick, path

    def pick(self, sight: See, draft: Draft, index: int) -> Action:
        """Return the action of an index."""
        if index >= self._lay:
            return LayOpen(index - self._lay)
        if index >= self._place:
            return Place(index - self._place)
        if index >= self._stop:
            return Stop(index - self._stop - 1) if index > self._stop else Stop()
        if index >= self._guess:
            assert sight.seat is not None
            where, face = divmod(index - self._guess, len(self._faces))
            step, place = divmod(where, self._places)
            return Guess(Spot((sight.seat + 1 + step) % self._seats, place), self._faces[face])
        if index >= self._draw:
            return Draw(COLOURS[index - self._draw])
        if index >= self._arrange:
            return self._standing_up(sight, index - self._arrange)
        return ChooseColours(index)

    def _standing_up(self, sight: See, where: int) -> Arrange:
        assert sight.seat is not None
        hand = [tile for tile in sight.view.hands[sight.seat] if isinstance(tile, Tile)]
        row = sorted((tile for tile in hand if tile.face != JOKER), key=rank)
        black, white = divmod(where, self._hand + 1)
        for place, colour in sorted(((black, COLOURS[0]), (white, COLOURS[1]))):
            if place < self._hand:
                row.insert(place, TILES[colour, JOKER])
        return Arrange(tuple(row))

    def path(self, sight: See, action: Action) -> Draft:
        """Return the one index of an action."""
        match action:
            case ChooseColours():
                return (action.black,)
            case Arrange():
                return (self._arranged(action.row),)
            case Draw():
                return (self._draw + COLOURS.index(action.colour),)
            case Guess():
                assert sight.seat is not None
                step = (action.at.seat - sight.seat - 1) % self._seats
                where = step * self._places + action.at.place
                return (self._guess + where * len(self._faces) + self._face[action.face],)
            case Stop():
                return (self._stop + (0 if action.place is None else 1 + action.place),)
            case Place():
                return (self._place + action.place,)
            case LayOpen():
                return (self._lay + action.place,)
            case _:
                assert_never(action)


encoding = VinciEncoding
