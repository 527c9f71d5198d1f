"""The bots of Code de Vinci: they play by their offers, know nothing but their sight, and survive any bluff."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.vinci.positions import Table, moves, stand

from cabinet_noir.bots.bout import bout, next_to_act
from cabinet_noir.core import Bot, Chance, Entry, Seat, Seq, Sight, World, seed_from
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.edition import TILES
from cabinet_noir.games.vinci.mind import bots
from cabinet_noir.games.vinci.mind.bots import BOTS
from cabinet_noir.games.vinci.mind.deduce import Posterior
from cabinet_noir.games.vinci.mind.lookahead import opened
from cabinet_noir.games.vinci.mind.opinions import (
    Attack,
    after_a_miss,
    as_strangers_see,
    attacks,
    exposure,
    suspicion,
    tells,
)
from cabinet_noir.games.vinci.types import Action, Guess, LayOpen, Options, State, Stop, Tile
from cabinet_noir.table import Eyes, Referee

TABLES = [
    (Options(), 2),
    (Options(), 3),
    (Options(), 4),
    (Options(jokers=True), 2),
    (Options(jokers=True, highest=7), 3),
    (Options(jokers=True, highest=6), 4),
    (Options(highest=5), 2),
    (Options(highest=6, empty_pile="no_penalty"), 3),
    (Options(highest=6, jokers=True, games=2, empty_pile="no_penalty"), 2),
    (Options(highest=6, games=3), 3),
]


def turns(options: Options, players: Sequence[Bot], number: int) -> Iterator[tuple[Table, Any, Any]]:
    """Play a game, yielding the table, the sight and the action of every turn before it is taken."""
    referee = Referee.open(GAME, options, len(players), seed_from(number))
    eyes = [Eyes(referee, Seat(seat)) for seat in range(len(players))]
    while GAME.outcome(referee.state) is None:
        seat = next_to_act(referee)
        sight = eyes[seat].sight()
        action = players[seat](sight, Chance(seed_from(number), f"bot {referee.seq}"))
        yield referee, sight, action
        referee.act(seat, action)


def bluffer(sight: Sight[Any, Any], chance: Chance) -> Action:
    """Name, when guessing, a tile it holds itself, or one denied already; never stop."""
    offers: dict[str, Any] = {offer.action: offer.fields for offer in sight.offers}
    if "guess" not in offers:
        return GAME.pick(sight.offers, chance)
    spot = chance.choice(offers["guess"]["at"])
    target = sight.view.rows[spot.seat][spot.place]
    own = [standing.tile for standing in sight.view.rows[sight.seat]]
    held = [tile.face for tile in own if tile.colour == target.tile.colour]
    return Guess(spot, chance.choice([*held, *target.denied] or offers["guess"]["face"]))


# legal, whatever the table


@pytest.mark.parametrize(("options", "seats"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_every_action_of_a_bot_is_one_of_its_offers(name: str, options: Options, seats: int) -> None:
    others = list(BOTS.values())
    for number in range(3):
        players = [BOTS[name], *(others[(seat + number) % 3] for seat in range(1, seats))]
        for _, sight, action in turns(options, players, number):
            assert any(offer.admits(action) for offer in sight.offers)


@pytest.mark.parametrize(("options", "seats"), TABLES)
@pytest.mark.parametrize("name", ["regular", "master"])
def test_a_bluffing_opponent_never_breaks_a_bot(name: str, options: Options, seats: int) -> None:
    for number in range(2):
        players = [BOTS[name], *([bluffer] * (seats - 1))]
        for _, sight, action in turns(options, players, number):
            assert any(offer.admits(action) for offer in sight.offers)


def test_a_novice_never_names_a_tile_in_its_sight() -> None:
    for number in range(20):
        for _, sight, action in turns(Options(jokers=number % 2 == 1), [bots.novice] * 3, number):
            if isinstance(action, Guess):
                colour = sight.view.rows[action.at.seat][action.at.place].tile.colour
                assert TILES[colour, action.face] not in Posterior(sight.view, sight.seat).known


# nothing but the sight


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("name", BOTS)
def test_worlds_that_look_alike_are_played_alike(name: str, jokers: bool) -> None:
    options, others = Options(jokers=jokers), 0
    for referee, sight, action in turns(options, [BOTS[name], bots.regular, bots.novice], 5):
        if sight.seat != 0 or referee.seq % 3:
            continue
        world = GAME.deduction.sample(sight, Chance(seed_from(1), f"world {referee.seq}"))
        again = replayed(referee, world)
        others += again.state != referee.state
        lots = Chance(seed_from(5), f"bot {referee.seq}")
        assert BOTS[name](again.sight(Seat(0)), lots) == action
    assert others


def replayed(referee: Table, world: World[Any, Any]) -> Table:
    """Play the same actions again in another world."""
    again = Referee(GAME, referee.options, referee.seats, referee.seed)
    again.record(Entry(Seq(0), (referee.entries[0].events[0], *world.deal)))
    for entry in referee.entries[1:]:
        assert entry.seat is not None
        again.act(entry.seat, world.hidden.get(entry.seq, entry.action))
    return again


# sense


@pytest.mark.parametrize("name", ["regular", "master"])
def test_a_certain_tile_is_taken(name: str) -> None:
    met = 0
    for number in range(12):
        seats = 2 + number % 3
        for _, sight, action in turns(Options(jokers=number % 4 == 3), [BOTS[name]] * seats, number):
            if any(offer.action == "guess" for offer in sight.offers):
                odds = Posterior(sight.view, sight.seat).odds
                certain = [(a.at, a.face) for a in attacks(sight.view, sight.seat, odds) if a.odds == 1.0]
                if certain:
                    met += 1
                    assert isinstance(action, Guess)
                    assert (action.at, action.face) in certain
    assert met > 20


def test_a_regular_stops_on_poor_odds_and_goes_on_with_decent_ones() -> None:
    for _, sight, action in turns(Options(), [bots.regular] * 2, 3):
        if any(offer.action == "stop" for offer in sight.offers):
            best = attacks(sight.view, sight.seat, Posterior(sight.view, sight.seat).odds)[0].odds
            assert isinstance(action, Stop) == (best < 0.5)


def test_exposure_is_what_strangers_make_of_a_row() -> None:
    # a black and three whites out of 0 to 4: two rows in three end with W4, and only four in fifteen begin with B1
    referee = stand("B0 W0 W1 B2", "B1 W2 W3 W4", pile="B3 B4", highest=4)
    shown = exposure(referee.sight(Seat(1)).view, 1)
    assert (shown[0], shown[3]) == pytest.approx((4 / 15, 10 / 15))
    assert max(shown, key=shown.__getitem__) == 3


def test_a_regular_lays_open_the_most_exposed_tile() -> None:
    met = 0
    for number in range(10):
        for _, sight, action in turns(Options(highest=5), [bots.regular] * 3, number):
            if isinstance(action, LayOpen):
                shown = exposure(sight.view, sight.seat)
                met += 1
                assert shown[action.place] == pytest.approx(max(shown.values()))
    assert met


# reading the others


def test_nobody_is_thought_to_hold_what_he_named() -> None:
    referee = moves(stand("B1 B4 W7 W10", "B2 W3 B8 W8", pile="B0 W0 B5 W5"), "+B 2a=3")
    sight = referee.sight(Seat(1))
    plain = Posterior(sight.view, 1).odds
    wary = Posterior(sight.view, 1, suspicion(sight, 0.05)).odds
    assert 0 < wary["0.0.0"]["3"] < 0.1 * plain["0.0.0"]["3"]
    assert sum(wary["0.0.0"].values()) == pytest.approx(1)


def test_a_tell_speaks_of_the_tiles_held_then_and_of_the_one_kept_apart() -> None:
    referee = moves(stand("B1 B4 W7 W10", "B2 W3 B8 W8", pile="B0 B5 W0 W5"), "+B 2a=3")
    told = tells(referee.sight(Seat(1)).events, 2)
    assert told == {(0, Tile("black", 3)): 4}  # four dealt, 0 to 3, and the drawn one, born as number 4
    moves(referee, "+W 1b=0 +B 2b=3")
    assert tells(referee.sight(Seat(1)).events, 2)[0, Tile("black", 3)] == 5


def test_a_bluff_believed_to_the_end_still_leaves_the_truth_possible() -> None:
    for referee, sight, _ in turns(Options(highest=6), [bots.master, bluffer], 7):
        if sight.seat == 0:
            odds = Posterior(sight.view, 0, suspicion(sight, 0.05)).odds
            truth = GAME.deduction.truth(referee.state)
            assert all(shares[truth[name]] > 0 for name, shares in odds.items())


@pytest.mark.parametrize("jokers", [False, True])
def test_the_odds_after_a_miss_are_those_of_the_view_in_which_it_missed(jokers: bool) -> None:
    referee = Referee.open(GAME, Options(jokers=jokers), 3, seed_from(4))
    while referee.state.phase == "arranging":
        seat = next_to_act(referee)
        referee.act(seat, GAME.pick(GAME.offers(referee.state, seat), Chance(seed_from(4), str(seat))))
    seat = referee.state.turn
    referee.act(seat, next(GAME.actions(GAME.offers(referee.state, seat))))
    view = referee.sight(seat).view
    before = Posterior(view, seat).odds
    for attack in attacks(view, seat, before)[:3]:
        standing = view.rows[attack.at.seat][attack.at.place]
        name = f"0.{attack.at.seat}.{standing.born}"
        after = after_a_miss(before, Posterior(opened(view, attack), seat).odds, name, attack)
        seen = Posterior(denied(view, attack), seat).odds
        for key, shares in seen.items():
            assert {face: share for face, share in after[key].items() if share > 1e-9} == pytest.approx(shares)


def denied(view: State, attack: Attack) -> State:
    """Return the view after an attack that missed."""
    row = view.rows[attack.at.seat]
    standing = replace(row[attack.at.place], denied=(attack.face,))
    row = (*row[: attack.at.place], standing, *row[attack.at.place + 1 :])
    return replace(view, rows=(*view.rows[: attack.at.seat], row, *view.rows[attack.at.seat + 1 :]))


def test_strangers_see_no_number_of_ours() -> None:
    for _, sight, _ in turns(Options(jokers=True), [bots.novice] * 2, 2):
        shown = as_strangers_see(sight.view, sight.seat)
        assert all(s.open or not isinstance(s.tile, Tile) for row in shown.rows for s in row)
        assert not isinstance(shown.drawn, Tile)


# strength, with a wide margin


def wins(name: str, other: str, games: int, seats: int = 2) -> int:
    """Return how many of some games a bot wins, from every seat in turn."""
    won = 0
    for number in range(games):
        seat = number % seats
        players = [BOTS[other]] * seats
        players[seat] = BOTS[name]
        won += (
            seat in bout(GAME, Options(), players, seed_from(number // seats), seed_from(-1 - number)).outcome.winners
        )
    return won


def test_regular_beats_novice() -> None:
    assert wins("regular", "novice", 60) >= 45


def test_master_holds_its_own_against_regular() -> None:
    assert wins("master", "regular", 60) >= 30
