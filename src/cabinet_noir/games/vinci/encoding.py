"""Sights and actions of Code de Vinci as numbers. Knows a sight and what it offers; never a full state.

Indexes, block after block: colours of the first hand; where the jokers stand in it; draw black or white; guess, by the
seats from the next one on, their places, the faces; stop, nothing to put or by place; put a shown tile; lay open.
"""

from __future__ import annotations

from typing import Any, Final, assert_never, get_args

from cabinet_noir.core.encoding import Draft, Int8s, Seen, clockwise, large, one_of, starts, vector

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
    Face,
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

See = Seen[State]
PHASES: Final = {phase: one_of(len(get_args(Phase)), at) for at, phase in enumerate(get_args(Phase))}
MOST_KEPT: Final = 1 << 14
"""So many tiles are remembered as bytes before all are forgotten."""


class Tiles(dict[Standing, bytes]):
    """A tile in a row: that it is there, white, open, how late it came, its face, the faces it has not."""

    def __init__(self, faces: tuple[Face, ...]) -> None:
        self._at = {face: at for at, face in enumerate(faces)}
        self._nothing = bytes(len(faces))
        self._faces: dict[AnyTile | None, bytes] = {
            TILES[colour, face]: one_of(len(faces), at) for at, face in enumerate(faces) for colour in COLOURS
        }

    def __missing__(self, standing: Standing) -> bytes:
        tile = standing.tile
        denied = bytearray(self._nothing)
        for face in standing.denied:
            denied[self._at[face]] = 1
        if len(self) >= MOST_KEPT:
            self.clear()
        raw = bytes((1, tile.colour == "white", standing.open, standing.born)) + self.face(tile) + denied
        self[standing] = raw
        return raw

    def face(self, tile: AnyTile | None) -> bytes:
        """Which face a tile has, where it is seen."""
        return self._faces.get(tile, self._nothing)


class VinciEncoding:
    """The numbers of a table. A row has room for half the pile: nobody draws twice in a row (R5, R12)."""

    def __init__(self, options: Options, seats: int) -> None:
        self._options, self._seats, self._faces = options, seats, faces(options)
        self._face = {face: at for at, face in enumerate(self._faces)}
        self._deck = {tile: at for at, tile in enumerate(deck(options))}
        self._hand = hand_size(seats)
        self._orders = [clockwise(seat, seats) for seat in range(seats)]
        self._places = self._hand + (len(self._deck) - self._hand * seats + 1) // 2
        self._tile = 4 + 2 * len(self._faces)
        self._rows: list[tuple[Row, bytes]] = [((), bytes(self._places * self._tile))] * seats**2
        """For each pair of eyes and each row, how it looked last."""
        self._tiles = Tiles(self._faces)
        self._aparts: dict[AnyTile | None, bytes] = {}
        self._piles: list[tuple[tuple[AnyTile, ...], bytes]] = [((), bytes(2))] * seats
        """For each pair of eyes, how the pile looked last."""
        self._standings: list[tuple[State | None, bytes]] = [(None, b"")] * seats
        """For each pair of eyes, the view in which everybody was last told of."""
        self._no_hands = bytes(len(self._deck) + 2 * seats)
        self._named = b"\1" * len(self._faces)
        joker_places = (self._hand + 1) ** 2 if options.jokers else 0
        guesses = (seats - 1) * self._places * len(self._faces)
        blocks = starts(self._hand + 1, joker_places, 2, guesses, 1 + self._places, self._places, self._places)
        _, self._arrange, self._draw, self._guess, self._stop, self._place, self._lay, self.actions = blocks
        step = self._places * len(self._faces)
        everybody = range(seats)
        self._first = [[self._guess + (other - seat - 1) % seats * step for other in everybody] for seat in everybody]
        """Where the guesses at another's row begin, for each seat and each other."""
        drawn, apart = 2 + len(self._faces), len(self._deck) + 2 * seats
        self.length = seats * self._places * self._tile + drawn + apart + 4 + len(PHASES) + 8 * seats

    # observe

    def observe(self, sight: See, draft: Draft = ()) -> Int8s:
        """Row by row each tile, the tile apart, the first hand, the pile, the phase, and everybody's standing."""
        view, seat = sight.view, sight.seat or 0
        rows = [self._row(seat * self._seats + each, view.rows[each]) for each in self._orders[seat]]
        apart = self._aparts.get(view.drawn) or self._apart(view.drawn)
        hands = self._first_hand(view, seat) if any(view.hands) else self._no_hands
        pile = self._pile(seat, view.pile)
        games = bytes((len(view.later), len(view.results)))
        seats = self._everybody(view, seat)
        return vector(bytearray().join((*rows, apart, hands, pile, games, PHASES[view.phase], seats)))

    def _pile(self, eyes: int, pile: tuple[AnyTile, ...]) -> bytes:
        """How many black and white tiles lie there; between two draws it is the same pile."""
        before, raw = self._piles[eyes]
        if pile is not before:
            black = pile.count(BACKS["black"])
            raw = bytes((black, len(pile) - black))
            self._piles[eyes] = pile, raw
        return raw

    def _everybody(self, view: State, seat: int) -> bytes:
        """Of each: whose turn it is, who is out, what was chosen, points of this game and of the match."""
        before, raw = self._standings[seat]
        if (
            before is not None
            and view.points is before.points
            and view.turn == before.turn
            and view.out is before.out
            and view.choices is before.choices
            and view.totals is before.totals
        ):
            return raw
        parts = []
        for each in self._orders[seat]:
            chosen = view.choices[each] if view.choices else None
            black = chosen.black + 1 if isinstance(chosen, Choice) else 0
            parts.append(bytes((view.turn == each, each in view.out, chosen is not None, black)))
            parts.append(large(view.points[each]) + large(view.totals[each]))
        raw = b"".join(parts)
        self._standings[seat] = view, raw
        return raw

    def _row(self, eyes: int, row: Row) -> bytes:
        """A row as these eyes see it; from one look to the next it is often the same."""
        before, raw = self._rows[eyes]
        if row is not before:
            raw = b"".join(map(self._tiles.__getitem__, row)).ljust(self._places * self._tile, b"\0")
            self._rows[eyes] = row, raw
        return raw

    def _apart(self, tile: AnyTile | None) -> bytes:
        there = bytes((tile is not None, tile is not None and tile.colour == "white"))
        found = self._aparts[tile] = there + self._tiles.face(tile)
        return found

    def _first_hand(self, view: State, seat: int) -> bytes:
        """The own tiles that do not stand yet; of each seat's, how many are black and white."""
        own = bytearray(len(self._deck))
        for tile in view.hands[seat]:
            if isinstance(tile, Tile):
                own[self._deck[tile]] = 1
        hands = (view.hands[each] for each in self._orders[seat])
        counts = (sum(tile.colour == colour for tile in hand) for hand in hands for colour in COLOURS)
        return bytes(own) + bytes(counts)

    # mask

    def mask(self, sight: See, draft: Draft = ()) -> Int8s:
        """What is offered, index by index."""
        found, seat = bytearray(self.actions), sight.seat or 0
        for offer in sight.offers:
            fields: dict[str, Any] = offer.fields
            match offer.action:
                case "guess":
                    size, named, first = len(self._faces), self._named, self._first[seat]
                    for spot in fields["at"]:
                        at = first[spot.seat] + spot.place * size
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
                first = self._first[sight.seat][action.at.seat]
                return (first + action.at.place * len(self._faces) + self._face[action.face],)
            case Stop():
                return (self._stop + (0 if action.place is None else 1 + action.place),)
            case Place():
                return (self._place + action.place,)
            case LayOpen():
                return (self._lay + action.place,)
            case _:
                assert_never(action)


encoding = VinciEncoding
