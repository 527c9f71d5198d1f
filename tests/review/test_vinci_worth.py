"""What a position of Code de Vinci is worth: rows read as they can be, worlds filled in evenly, one turn ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.core import Chance, Seat, Sight, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.vinci.edition import BACKS
from cabinet_noir.games.vinci.mind.deduce import Posterior, truth
from cabinet_noir.games.vinci.mind.filling import filled
from cabinet_noir.games.vinci.mind.reading import PLACES, face_of, read, tile_at, unseen
from cabinet_noir.games.vinci.mind.winning import raced
from cabinet_noir.games.vinci.types import JOKER, FaceDown, Guess, Options, Row, Standing, State, Stop, Tile
from cabinet_noir.review.choices import moves_of
from cabinet_noir.table import Referee

vinci = load("vinci")
FEW = 300
TABLES = [(Options(), 2), (Options(), 3), (Options(jokers=True), 2), (Options(jokers=True), 4), (Options(games=2), 3)]


def played(options: Options, seats: int, seed: int = 1) -> Referee[Any, Any, Any, Any]:
    """Play a game of bots."""
    referee = Referee.open(vinci, options, seats, seed_from(seed))
    play_out(referee, [vinci.bots["regular"]] * seats, lots_of(referee.seed))
    return referee


def positions(options: Options, seats: int, seed: int = 1) -> Iterator[tuple[State, Sight[Any, Any]]]:
    """Yield every state of a game, as it is and as whoever moves next sees it."""
    referee = played(options, seats, seed)
    for now, entry, _ in moves_of(referee):
        if entry.seq > 0 and entry.seat is not None:
            yield now.state, now.sight(entry.seat)


# reading


def test_a_row_reads_as_it_can_be_known_where_two_play() -> None:
    compared = 0
    for state, sight in positions(Options(), 2):
        if state.phase == "attacking":
            other = 1 - state.turn
            odds = Posterior(sight.view, sight.seat).odds
            hidden = [standing for standing in state.rows[other] if not standing.open]
            found = read(face_of(state.rows[other]), unseen(state)[state.turn])
            for standing, likely in zip(hidden, found.tiles, strict=True):
                exact = odds[f"0.{other}.{standing.born}"]
                assert {str(tile_at(place).face): share for place, share in likely.items()} == pytest.approx(exact)
                compared += 1
    assert compared > 20


def test_what_nobody_else_can_see_of_a_row_is_no_part_of_its_face() -> None:
    for state, sight in positions(Options(jokers=True), 2):
        for seat, row in enumerate(state.rows):
            if seat != sight.seat:
                assert face_of(row) == face_of(_refilled(row))


def _refilled(row: Row) -> Row:
    """Return a row in which every hidden tile has another number."""
    others = {tile: tile_at((place + 2) % 24) for tile, place in PLACES.items()}
    return tuple(
        s if s.open or not isinstance(s.tile, Tile) else Standing(others[s.tile], s.open, s.born, s.denied) for s in row
    )


# worlds


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_filled_worlds_are_all_there_are_and_each_once(options: Options, seats: int) -> None:
    compared = 0
    for _, sight in positions(options, seats):
        posterior = Posterior(sight.view, sight.seat)
        if sight.view.phase == "choosing" or posterior.count > FEW:
            continue
        states = filled(sight, Chance(bytes(32), "worlds"), FEW)
        assert len(states) == posterior.count
        faces = Counter(pair for state in states for pair in truth(state).items())
        for name, odds in posterior.odds.items():
            for face, share in odds.items():
                assert faces[name, face] == pytest.approx(share * len(states))
        compared += 1
    assert compared


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_filled_worlds_look_like_the_sight(options: Options, seats: int) -> None:
    for _, sight in positions(options, seats):
        for state in filled(sight, Chance(bytes(32), "worlds"), 3):
            assert tuple(map(_as_seen, state.rows, sight.view.rows)) == sight.view.rows
            assert [tile.colour for tile in state.pile] == [tile.colour for tile in sight.view.pile]
            assert (state.phase, state.turn, state.out) == (sight.view.phase, sight.view.turn, sight.view.out)
            assert len(state.later) == len(sight.view.later)
            tiles = [standing.tile for row in state.rows for standing in row]
            tiles += [*state.pile, *(tile for hand in state.hands for tile in hand)]
            tiles += [] if state.drawn is None else [state.drawn]
            assert len(tiles) == len(set(tiles)) == 26 - 2 * (not options.jokers)


def _as_seen(row: Row, seen: Row) -> Row:
    return tuple(
        Standing(BACKS[s.tile.colour], s.open, s.born, s.denied) if isinstance(other.tile, FaceDown) else s
        for s, other in zip(row, seen, strict=True)
    )


# a turn ahead


def standing(tiles: str, opened: str) -> Row:
    """Return a row: `standing("B0 W3", "10")` has the first tile open."""
    return tuple(
        Standing(Tile("black" if tile[0] == "B" else "white", int(tile[1:])), sign == "1", born)
        for born, (tile, sign) in enumerate(zip(tiles.split(), opened, strict=True))
    )


def test_who_can_name_the_last_tile_for_certain_has_won() -> None:
    rows = (standing("B0 W3 B7", "000"), standing("B4 W4 B5", "101"))
    state = State(Options(), 2, "attacking", Seat(0), rows=rows, pile=(Tile("white", 9),), drawn=Tile("white", 11))
    assert raced(state) == [1.0, 0.0]


def test_before_a_guess_is_told_what_the_likeliest_brings_on_average() -> None:
    gaps = []
    for _, sight in positions(Options(), 2, 3):
        posterior = Posterior(sight.view, sight.seat)
        if sight.view.phase != "attacking" or posterior.count > FEW:
            continue
        seat, states = sight.seat, filled(sight, Chance(bytes(32), "worlds"), FEW)
        assert seat is not None and vinci.worth is not None
        before = sum(raced(state)[seat] for state in states) / len(states)
        after = max(
            sum(_after(state, act) for state in states) / len(states)
            for act in vinci.worth.considered(sight)
            if isinstance(act, Guess)
        )
        gaps.append(abs(after - before))
    assert sum(gaps) / len(gaps) < 0.02


def test_a_drawn_joker_goes_where_it_is_best_wherever_that_is() -> None:
    rows = (standing("B0 W1 B4 W8 B11", "11100"), standing("W0 B3 W4 B7 W9", "10000"))
    pile, drawn = (Tile("white", 10), Tile("black", 6)), Tile("white", JOKER)
    state = State(Options(jokers=True), 2, "deciding", Seat(0), rows=rows, pile=pile, drawn=drawn)
    shares = [_after(state, Stop(place)) for place in range(6)]
    assert raced(state)[0] == max(shares)
    assert max(shares) > max(shares[:2]), "it is not one of the first two"


def _after(state: State, act: Guess | Stop) -> float:
    seat = state.turn
    for event in vinci.decide(state, seat, act, Chance(bytes(32), "none")):
        state = vinci.fold(state, event)
    outcome = vinci.outcome(state)
    return raced(state)[seat] if outcome is None else float(seat in outcome.winners)
