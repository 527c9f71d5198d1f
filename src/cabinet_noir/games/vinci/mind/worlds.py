"""From an assignment of tiles to hidden places back to a whole deal, so that a world can be played again.

Everything that was ever drawn came from the pile in its order, so the deal follows from who drew when; the rest of the
pile, and the deals of later games, are as chance likes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cabinet_noir.core import Chance, Seat, Seq, Sight, World
from cabinet_noir.games.vinci.edition import COLOURS, deck, hand_size
from cabinet_noir.games.vinci.rows import laid_out, one_deal, rank
from cabinet_noir.games.vinci.types import (
    JOKER,
    Action,
    AnyTile,
    Arrange,
    Arranged,
    Began,
    Choice,
    ChooseColours,
    ChoseColours,
    Deal,
    Dealt,
    Drew,
    Event,
    Inserted,
    SetAside,
    State,
    Tile,
    TurnBegan,
    Won,
)

from .lanes import Slot

Hidden = Tile | Choice
Assignment = Mapping[str, Hidden]
"""Hidden things by their names."""


def chosen_by(game: int, seat: int) -> str:
    """Return the name of what a player has chosen unseen (R1)."""
    return f"{game}.{seat}.chose"


def first_births(seats: int) -> list[list[int]]:
    """Return for each seat how its first tiles are numbered, from left to right, before any other comes."""
    return [list(range(hand_size(seats))) for _ in range(seats)]


@dataclass
class Course:
    """What a seat saw of one game: who arranged when, who drew which colour, and where it went."""

    first: Seat
    chose: dict[Seat, Seq] = field(default_factory=dict)
    """Who has chosen, while not all have (R1)."""
    arranged: dict[Seat, Seq] = field(default_factory=dict)
    draws: list[str] = field(default_factory=list)
    """The name of every drawn tile, in order."""
    births: list[list[int]] = field(default_factory=list)
    """For each seat, which of its tiles, numbered as they came to stand, is where in the row."""
    won: Won | None = None


def courses(sight: Sight[State, Event]) -> list[Course]:
    """Return the course of each game of the match so far."""
    found: list[Course] = []
    game = -1
    for seq, events in sight.past:
        for event in events:
            match event:
                case Began():
                    game = event.game
                    found.append(Course(event.deal.first, births=first_births(sight.seats)))
                case ChoseColours():
                    found[-1].chose[event.seat] = seq
                case Dealt():
                    found[-1].chose.clear()
                case Arranged():
                    found[-1].arranged[event.seat] = seq
                case Drew():
                    found[-1].draws.append(f"{game}.{event.seat}.{len(found[-1].births[event.seat])}")
                case Inserted():
                    births = found[-1].births[event.seat]
                    births.insert(event.place, len(births))
                case Won():
                    found[-1].won = event
                case _:
                    pass
    return found


def world_of(sight: Sight[State, Event], assignment: Assignment, chance: Chance) -> World[Action, Event]:
    """Return the world in which the hidden things are as assigned."""
    view, options = sight.view, sight.view.options
    played = courses(sight)
    deals: list[Deal] = []
    hidden: dict[Seq, Action] = {}
    for game, course in enumerate(played):
        names = _shown_at_the_end(game, course) if course.won else _named(view, game, course)
        tiles = {name: tile if isinstance(tile, Tile) else _tile(assignment, name) for name, tile in names.items()}
        deals.append(_deal(view, game, course, tiles, chance))
        if not course.won:
            hidden = {
                **_hidden_choices(game, course, assignment),
                **_hidden_arrangements(sight, game, course, tiles),
            }
    deals.extend(
        one_deal(options, view.seats, Seat((played[0].first + game) % view.seats), chance)
        for game in range(len(played), options.games)
    )
    began: tuple[Event, ...] = (Began(0, deals[0]),)
    if options.games > 1:
        began = (SetAside(tuple(deals[1:])), *began)
    stands = not options.jokers and options.setup == "chance"
    return World((*began, TurnBegan(deals[0].first)) if stands else began, hidden)


def _tile(assignment: Assignment, name: str) -> Tile:
    tile = assignment[name]
    assert isinstance(tile, Tile)
    return tile


def _shown_at_the_end(game: int, course: Course) -> dict[str, AnyTile]:
    """Name every tile of a finished game that is not in the pile."""
    assert course.won is not None
    rows = zip(course.births, course.won.rows, strict=True)
    names: dict[str, AnyTile] = {
        f"{game}.{seat}.{born}": tile
        for seat, (births, row) in enumerate(rows)
        for born, tile in zip(births, row, strict=True)
    }
    return names if course.won.drawn is None else {**names, course.draws[-1]: course.won.drawn}


def _named(view: State, game: int, course: Course) -> dict[str, AnyTile]:
    """Name every tile of the game being played that is not in the pile."""
    names: dict[str, AnyTile] = {f"{game}.{seat}.{s.born}": s.tile for seat, row in enumerate(view.rows) for s in row}
    if view.drawn is not None:
        names[course.draws[-1]] = view.drawn
    for seat, hand in enumerate(view.hands):
        for colour in COLOURS:
            same = [tile for tile in hand if tile.colour == colour]
            names.update({f"{game}.{seat}.dealt.{colour}{i}": tile for i, tile in enumerate(same)})
    return names


def _deal(view: State, game: int, course: Course, tiles: Mapping[str, Tile], chance: Chance) -> Deal:
    hands: list[tuple[Tile, ...]] = []
    size = hand_size(view.seats)
    for seat in range(view.seats):
        first = [tiles[f"{game}.{seat}.{born}"] for born in range(size) if f"{game}.{seat}.{born}" in tiles]
        first += [tile for name, tile in tiles.items() if name.startswith(f"{game}.{seat}.dealt.")]
        hands.append(laid_out(view.options, first))
    drawn = [tiles[name] for name in course.draws]
    if view.options.setup == "choose":  # R1: the first hands came from the pile, too, and before all that was drawn
        drawn = [tile for hand in (*hands[course.first :], *hands[: course.first]) for tile in hand] + drawn
        hands = [()] * view.seats
    rest = chance.shuffled(tile for tile in deck(view.options) if tile not in set(tiles.values()))
    pile = sorted([*drawn, *rest], key=lambda tile: tile.colour)  # stable: what was drawn comes first
    return Deal(tuple(hands), tuple(pile), course.first)


def _hidden_choices(game: int, course: Course, assignment: Assignment) -> dict[Seq, Action]:
    """Return, for every other player who has chosen unseen, what it is in this world."""
    found: dict[Seq, Action] = {}
    for seat, seq in course.chose.items():
        choice = assignment.get(chosen_by(game, seat))
        if isinstance(choice, Choice):
            found[seq] = ChooseColours(choice.black)
    return found


def _hidden_arrangements(
    sight: Sight[State, Event], game: int, course: Course, tiles: Mapping[str, Tile]
) -> dict[Seq, Action]:
    """Return, for every other player, the order in which this world's tiles were stood up."""
    size = hand_size(sight.seats)
    return {
        seq: Arrange(tuple(tiles[f"{game}.{seat}.{born}"] for born in range(size)))
        for seat, seq in course.arranged.items()
        if seat != sight.seat
    }


def conceivable(groups: tuple[tuple[Slot, ...], ...], unseen: frozenset[Tile]) -> Iterator[dict[str, Tile]]:
    """Yield every way to put unseen tiles of the right colour into the slots, numbers ascending, jokers anywhere.

    Plain trial and error; it knows nothing of misses or of R4, which is left to playing the world again.
    """
    slots = [slot for group in groups for slot in group]
    starts = {group[0].key for group in groups}

    def fill(index: int, last: int, left: frozenset[Tile], held: dict[str, Tile]) -> Iterator[dict[str, Tile]]:
        if index == len(slots):
            yield dict(held)
            return
        slot = slots[index]
        last = -1 if slot.key in starts else last
        heap = not slot.key.rpartition(".")[2].isdigit()
        for tile in sorted(left, key=str) if slot.tile is None else (slot.tile,):
            if tile.colour != slot.colour:
                continue
            here = (99 if heap else last) if tile.face == JOKER else rank(tile)
            if here > last or (tile.face == JOKER and not heap):
                held[slot.key] = tile
                yield from fill(index + 1, here, left - {tile}, held)
                del held[slot.key]

    yield from fill(0, -1, unseen, {})
