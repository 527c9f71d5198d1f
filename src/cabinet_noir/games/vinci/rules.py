"""The rules of Code de Vinci, R1 to R13, always in the order: deal, to_act, offers, decide, fold, outcome.

Rules judge and `fold` records; neither reads a clock, a file or any chance but the one it is given.
"""

from __future__ import annotations

from typing import Final, assert_never

from cabinet_noir.core import Chance, Illegal, Offer, Outcome, Seat

from .edition import COLOURS, deck, faces, hand_size, worth
from .records import FOLDS, with_item
from .rows import arrangements, is_hit, one_deal, place_of, places_for, taken
from .types import (
    Action,
    AnyTile,
    Arrange,
    Arranged,
    Began,
    Choice,
    ChooseColours,
    ChoseColours,
    Colour,
    Deal,
    Dealt,
    Draw,
    Drew,
    Event,
    Guess,
    Guessed,
    Inserted,
    LaidOpen,
    LayOpen,
    Options,
    Place,
    PutOut,
    Row,
    SetAside,
    Showed,
    Spot,
    State,
    Stop,
    Tile,
    TurnBegan,
    Won,
)

SPOTS: Final = tuple(tuple(Spot(seat, place) for place in range(26)) for seat in range(4))


def start(options: Options, seats: int) -> State:
    """Return the table before anything is dealt."""
    nobody = (0,) * seats
    return State(options, seats, hands=((),) * seats, rows=((),) * seats, points=nobody, totals=nobody)


# deal


def deal(options: Options, seats: int, chance: Chance) -> tuple[Event, ...]:
    """Draw all the hidden chance of the match: one deal a game (R1)."""
    first = options.first if options.first is not None and options.first < seats else chance.below(seats)  # R12
    deals = [one_deal(options, seats, Seat((first + game) % seats), chance) for game in range(options.games)]
    began = Began(0, deals[0])
    if options.games == 1:
        return (began, *_first_turn(options, deals[0]))
    return (SetAside(tuple(deals[1:])), began, *_first_turn(options, deals[0]))


def _first_turn(options: Options, deal: Deal) -> tuple[Event, ...]:
    """Return the first turn, unless something is chosen or stood up before it (R1, R4)."""
    return () if options.jokers or options.setup == "choose" else (TurnBegan(deal.first),)


# to_act


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who may act: everybody still choosing or arranging, else the player on turn."""
    if state.phase == "choosing":
        return tuple(Seat(seat) for seat, choice in enumerate(state.choices) if choice is None)
    if state.phase == "arranging":
        return tuple(Seat(seat) for seat, hand in enumerate(state.hands) if hand)
    if state.phase in ("over", "dealing"):
        return ()
    return (state.turn,)


def at_once(state: State) -> bool:
    """While choosing and arranging, all players act at the same time."""
    return state.phase in ("choosing", "arranging")


# offers


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Return what a seat may do now."""
    phase = state.phase
    if phase == "choosing":
        size = hand_size(state.seats)
        return (Offer("choose_colours", {"black": tuple(range(size + 1))}),) if state.choices[seat] is None else ()
    if phase == "arranging":
        hand = tuple(tile for tile in state.hands[seat] if isinstance(tile, Tile))
        return (Offer("arrange", {"row": arrangements(hand)}),) if hand else ()
    if seat != state.turn or phase in ("over", "dealing"):
        return ()
    if phase == "drawing":
        return (Offer("draw", {"colour": _colours_in(state.pile)}),)
    if phase == "attacking":
        return (_attacks(state, seat),)
    if phase == "deciding":
        return (_attacks(state, seat), Offer("stop", {"place": _stop_places(state, seat)}))
    if phase == "placing":
        return (Offer("place", {"place": _drawn_places(state, seat)}),)
    return (Offer("lay_open", {"place": _hidden_places(state.rows[seat])}),)


def _attacks(state: State, seat: Seat) -> Offer:
    spots = [
        SPOTS[other][place]
        for other, row in enumerate(state.rows)
        if other != seat
        for place, standing in enumerate(row)
        if not standing.open
    ]
    return Offer("guess", {"at": tuple(spots), "face": faces(state.options)})


def _colours_in(pile: tuple[AnyTile, ...]) -> tuple[Colour, ...]:
    first, last = pile[0].colour, pile[-1].colour  # it lies by colour (R1)
    return (first,) if first == last else COLOURS


def _drawn_places(state: State, seat: Seat) -> tuple[int, ...]:
    """Return where the drawn tile may go. Only its owner's eyes can tell."""
    if not isinstance(state.drawn, Tile):
        return ()
    if not state.options.jokers:
        return (place_of(state.drawn, state.rows[seat]),)
    return places_for(state.drawn, state.rows[seat], state.options.rules)


def _stop_places(state: State, seat: Seat) -> tuple[int | None, ...]:
    return (None,) if state.drawn is None else _drawn_places(state, seat)


def _hidden_places(row: Row) -> tuple[int, ...]:
    return tuple(place for place, standing in enumerate(row) if not standing.open)


# decide


def decide(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
    """Judge an action and return what comes of it, or raise `Illegal`."""
    if seat not in to_act(state):
        raise Illegal("vinci-not-your-turn", rule="R12")
    match action:
        case Guess():
            return _guess(state, seat, action)
        case Draw():
            return _draw(state, seat, action)
        case LayOpen():
            return _lay_open(state, seat, action)
        case Stop():
            return _stop(state, seat, action)
        case Place():
            return _place(state, seat, action)
        case ChooseColours():
            return _choose(state, seat, action)
        case Arrange():
            return _arrange(state, seat, action)
        case _:
            assert_never(action)


def _choose(state: State, seat: Seat, action: ChooseColours) -> tuple[Event, ...]:
    if state.phase != "choosing":
        raise Illegal("vinci-nothing-to-choose", rule="R1")
    if action.black > hand_size(state.seats):
        raise Illegal("vinci-too-many-tiles", rule="R1", most=hand_size(state.seats))
    chose = ChoseColours(seat, Choice(action.black))
    if to_act(state) != (seat,):
        return (chose,)
    choices = with_item(state.choices, seat, chose.choice)  # the last one to choose
    pile = tuple(tile for tile in state.pile if isinstance(tile, Tile))
    dealt = Dealt(choices, taken(state.options, pile, choices, state.turn))
    return (chose, dealt) if state.options.jokers else (chose, dealt, TurnBegan(state.turn))


def _arrange(state: State, seat: Seat, action: Arrange) -> tuple[Event, ...]:
    if state.phase != "arranging":
        raise Illegal("vinci-nothing-to-arrange", rule="R4")
    hand = tuple(tile for tile in state.hands[seat] if isinstance(tile, Tile))
    if action.row not in arrangements(hand):
        raise Illegal("vinci-row-cannot-stand", rule="R4")
    arranged = Arranged(seat, action.row)
    if to_act(state) == (seat,):  # the last one to stand up
        return (arranged, TurnBegan(state.turn))
    return (arranged,)


def _draw(state: State, seat: Seat, action: Draw) -> tuple[Event, ...]:
    if state.phase != "drawing":
        raise Illegal("vinci-already-drawn" if state.drawn is not None else "vinci-nothing-to-draw", rule="R5")
    for tile in state.pile:
        if tile.colour == action.colour:
            return (Drew(seat, tile),)
    raise Illegal("vinci-colour-exhausted", rule="R5", colour=action.colour)


def _guess(state: State, seat: Seat, action: Guess) -> tuple[Event, ...]:
    if state.phase not in ("attacking", "deciding"):
        raise Illegal("vinci-draw-first" if state.phase == "drawing" else "vinci-not-now", rule="R6")
    target = _target(state, seat, action)
    assert isinstance(target, Tile)
    hit = is_hit(target, action.face)
    guessed = Guessed(seat, action.at, target.colour, action.face, hit)
    return (guessed, *(_after_hit(state, seat, action) if hit else _after_miss(state, seat)))


def _target(state: State, seat: Seat, action: Guess) -> AnyTile:
    spot = action.at
    if spot.seat == seat:
        raise Illegal("vinci-own-tile", rule="R6")
    if spot.seat >= state.seats or spot.place >= len(state.rows[spot.seat]):
        raise Illegal("vinci-no-such-tile", rule="R6")
    if action.face not in faces(state.options):
        raise Illegal("vinci-no-such-face", rule="R6", face=str(action.face))
    standing = state.rows[spot.seat][spot.place]
    if standing.open:
        raise Illegal("vinci-already-open", rule="R6")
    return standing.tile


def _after_hit(state: State, seat: Seat, action: Guess) -> tuple[Event, ...]:
    """R8, R10, R11: a hit may put the victim out, and that may end the game."""
    victim = Seat(action.at.seat)
    hidden = sum(not standing.open for standing in state.rows[victim])
    if hidden > 1:
        return ()
    put_out = PutOut(victim, seat)
    if len(state.out) + 2 < state.seats:
        return (put_out,)
    return (put_out, *_won(state, seat))


def _after_miss(state: State, seat: Seat) -> tuple[Event, ...]:
    if state.drawn is not None:
        assert isinstance(state.drawn, Tile)
        showed = Showed(seat, state.drawn)
        if state.options.jokers:  # its owner may have a choice of places: `Place` follows
            return (showed,)
        place = place_of(state.drawn, state.rows[seat])
        return (showed, Inserted(seat, place, state.drawn, True), TurnBegan(_next(state, seat)))  # R7
    if state.options.empty_pile == "lay_open":
        return ()  # R9: `LayOpen` follows
    return (TurnBegan(_next(state, seat)),)


def _stop(state: State, seat: Seat, action: Stop) -> tuple[Event, ...]:
    if state.phase != "deciding":
        raise Illegal("vinci-stop-only-after-a-hit", rule="R8")
    if action.place not in _stop_places(state, seat):
        raise Illegal("vinci-tile-cannot-stand-there", rule="R3")
    turn = TurnBegan(_next(state, seat))
    if action.place is None or state.drawn is None:
        return (turn,)
    return (Inserted(seat, action.place, state.drawn, False), turn)


def _place(state: State, seat: Seat, action: Place) -> tuple[Event, ...]:
    if state.phase != "placing" or state.drawn is None:
        raise Illegal("vinci-nothing-to-place", rule="R7")
    if action.place not in _drawn_places(state, seat):
        raise Illegal("vinci-tile-cannot-stand-there", rule="R3")
    return (Inserted(seat, action.place, state.drawn, True), TurnBegan(_next(state, seat)))


def _lay_open(state: State, seat: Seat, action: LayOpen) -> tuple[Event, ...]:
    if state.phase != "laying_open":
        raise Illegal("vinci-nothing-to-lay-open", rule="R9")
    if action.place not in _hidden_places(state.rows[seat]):
        raise Illegal("vinci-already-open", rule="R9")
    tile = state.rows[seat][action.place].tile
    assert isinstance(tile, Tile)
    laid = LaidOpen(seat, action.place, tile)
    if len(_hidden_places(state.rows[seat])) > 1:
        return (laid, TurnBegan(_next(state, seat)))
    put_out = PutOut(seat, seat)
    if len(state.out) + 2 < state.seats:
        return (laid, put_out, TurnBegan(_next(state, seat)))
    survivor = _next(state, seat)
    return (laid, put_out, *_won(state, survivor))


def _next(state: State, seat: Seat) -> Seat:
    """Return the next player clockwise who is still in (R10, R12)."""
    for step in range(1, state.seats):
        other = Seat((seat + step) % state.seats)
        if other not in state.out:
            return other
    raise AssertionError("a game goes on only while two players are in")


def _won(state: State, seat: Seat) -> tuple[Event, ...]:
    """End the game for its winner, and begin the next one of the match if there is one (R11, R13)."""
    rows = tuple(tuple(s.tile for s in row if isinstance(s.tile, Tile)) for row in state.rows)
    drawn = state.drawn if isinstance(state.drawn, Tile) else None
    hidden = [s.tile for s in state.rows[seat] if not s.open] + ([drawn] if drawn else [])
    won = Won(seat, sum(worth(tile.face) for tile in hidden if isinstance(tile, Tile)), rows, drawn)
    if not state.later:
        return (won,)
    following = state.later[0]
    assert isinstance(following, Deal)
    return (won, Began(len(state.results) + 1, following), *_first_turn(state.options, following))


# fold


def fold(state: State, event: Event) -> State:
    """Record an event. Total; never judges; works alike on full and on seen events."""
    return FOLDS[type(event)](state, event)


# outcome


def outcome(state: State) -> Outcome | None:
    """Return who won: the last one standing (R11), or over several games the highest total (R13)."""
    if state.phase != "over" or state.later:
        return None
    if state.options.games == 1:
        return Outcome((state.turn,), "vinci-last-standing", state.totals)
    best = max(state.totals)
    winners = tuple(Seat(seat) for seat, total in enumerate(state.totals) if total == best)
    return Outcome(winners, "vinci-highest-total", state.totals)


def longest(options: Options, seats: int) -> int:
    """Return how many entries a match can have.

    Of a game: each chooses colours and stands a row up (R1, R4); no tile is drawn, hit or laid open twice (R5, R7, R8,
    R9), but where a miss costs nothing each of its faces may be denied (R9); a naming ends in at most one stop, placing
    or laying open.
    """
    tiles = len(deck(options))
    misses = 2 * tiles if options.empty_pile == "lay_open" else tiles * (1 + len(faces(options)))
    return 1 + options.games * (2 * seats + tiles + 2 * (tiles + misses))
