"""Every numbered rule of Code de Vinci, and every worked example."""

from __future__ import annotations

from typing import Any, Literal, get_args

import pytest
from tests.vinci.positions import SEED, Table, moves, rows, stand, tiles

from cabinet_noir.core import Chance, Entry, Illegal, Seat, Seq, seal, seed_from
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.edition import deck
from cabinet_noir.games.vinci.notation import read
from cabinet_noir.games.vinci.records import FOLDS
from cabinet_noir.games.vinci.rows import arrangements, places_for, rank
from cabinet_noir.games.vinci.types import Began, Choice, Deal, Dealt, Event, Options, SealedChoice, Standing
from cabinet_noir.table import Referee, Sealed


def refused(referee: Table, move: str, seat: int | None = None) -> tuple[str, str]:
    """Return why a move is refused, and check that nothing changed."""
    before = referee.state
    actor = referee.game.to_act(referee.state)[0] if seat is None else Seat(seat)
    with pytest.raises(Illegal) as caught:
        referee.act(actor, read(move))
    assert referee.state == before
    return caught.value.reason, caught.value.rule


@pytest.mark.parametrize(("seats", "hand", "pile"), [(2, 4, 16), (3, 4, 12), (4, 3, 12)])
@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("setup", ["choose", "chance"])
def test_R1_everyone_takes_four_tiles_or_three_when_four_play(
    setup: Literal["choose", "chance"], jokers: bool, seats: int, hand: int, pile: int
) -> None:
    table: Table = Referee.open(GAME, Options(jokers=jokers, setup=setup), seats, seed_from(seats))
    if setup == "choose":
        moves(table, "#1 " * seats)
    state = table.state
    held = state.hands if jokers else state.rows
    assert [len(one) for one in held] == [hand] * seats
    assert len(state.pile) == pile + 2 * jokers
    everything = [tile for one in state.hands for tile in one] + [s.tile for row in state.rows for s in row]
    assert sorted(map(str, [*everything, *state.pile])) == sorted(map(str, deck(Options(jokers=jokers))))


def choosing(*pile: str, seats: int = 2, first: int = 0, **options: Any) -> Table:
    """Return a table at which nobody has chosen yet, with this pile."""
    table: Table = Referee(GAME, Options(**options), seats, SEED)
    deal = Deal(((),) * seats, tuple(tile for text in pile for tile in tiles(text)), Seat(first))
    table.record(Entry(Seq(0), (Sealed(seal(SEED)), Began(0, deal))))
    return table


def test_R1_new_tables_choose_their_colours_and_old_ones_were_dealt() -> None:
    assert GAME.agreed(GAME.version, {}).setup == "choose"
    assert GAME.agreed(1, {}).setup == "chance"
    assert GAME.to_act(Referee.open(GAME, Options(), 3, seed_from(1)).state) == (0, 1, 2)
    assert Referee.open(GAME, GAME.agreed(1, {}), 3, seed_from(1)).state.phase == "drawing"


def test_R1_all_choose_at_once_and_the_tiles_come_in_seat_order_from_the_starting_player_on() -> None:
    table = choosing("B0 B3 B5 B7 B9 B11", "W1 W2 W4 W6 W8 W10", first=1)
    assert GAME.at_once(table.state)
    table.act(Seat(0), read("#3"))
    assert refused(table, "#1", seat=0) == ("vinci-not-your-turn", "R12")
    assert GAME.to_act(table.state) == (1,)
    table.act(Seat(1), read("#1"))
    assert rows(table) == ["[B3] [B5] [W6] [B7]", "[B0] [W1] [W2] [W4]"]  # seat 2 began, so it took the first of each
    assert [str(tile) for tile in table.state.pile] == ["B9", "B11", "W8", "W10"]
    assert GAME.to_act(table.state) == (1,)


def test_R1_a_choice_is_unseen_until_all_have_chosen() -> None:
    table = choosing("B0 B3 B5 B7 B9 B11", "W1 W2 W4 W6 W8 W10", seats=3, highest=5)
    for seat, move in ((0, "#4"), (1, "#2")):
        table.act(Seat(seat), read(move))
    assert table.sight(Seat(0)).view.choices == (Choice(4), SealedChoice(), None)
    assert table.sight(None).view.choices == (SealedChoice(), SealedChoice(), None)
    assert GAME.deduction.odds(table.sight(Seat(2)))["0.0.chose"] == dict.fromkeys("01234", 0.2)
    assert GAME.deduction.count(table.sight(None)) == 25
    table.act(Seat(2), read("#0"))
    told = [event for event in table.sight(None).events if isinstance(event, Dealt)]
    assert told[0].choices == (Choice(4), Choice(2), Choice(0))
    assert GAME.deduction.hidden(table.state, Seat(2)).isdisjoint({"0.0.chose", "0.1.chose"})


def test_R1_where_a_colour_runs_out_the_rest_come_in_the_other() -> None:
    table = moves(choosing("B0 B1 B2 B3 B4", "W0 W1 W2 W3 W4", highest=4), "#4 #4")
    assert rows(table) == ["[B0] [B1] [B2] [B3]", "[W0] [W1] [W2] [B4]"]
    table = moves(choosing("B0 B1 B2 B3 B4", "W0 W1 W2 W3 W4", highest=4), "#0 #0")
    assert rows(table) == ["[W0] [W1] [W2] [W3]", "[B0] [B1] [B2] [W4]"]


def test_R1_nobody_chooses_more_than_a_hand_or_twice_or_late() -> None:
    table: Table = Referee.open(GAME, Options(), 4, seed_from(1))
    assert refused(table, "#4") == ("vinci-too-many-tiles", "R1")
    assert table.sight(Seat(0)).offers[0].fields == {"black": (0, 1, 2, 3)}
    moves(table, "#3 #0 #1 #2")
    assert refused(table, "#1") == ("vinci-nothing-to-choose", "R1")
    assert refused(choosing("B0 W0", seats=2), "+B") == ("vinci-nothing-to-draw", "R5")


def test_R1_in_the_expert_game_a_joker_comes_by_its_colour() -> None:
    table = moves(choosing("B- B3 B5 B7", "W1 W2 W- W6", jokers=True), "#2 #2")
    assert [" ".join(map(str, hand)) for hand in table.state.hands] == ["B3 B- W1 W2", "B5 B7 W6 W-"]
    assert table.state.phase == "arranging"


def test_R1_a_choice_may_be_taken_back_until_somebody_else_acts() -> None:
    table = choosing("B0 B3 B5 B7", "W1 W2 W4 W6")
    table.act(Seat(0), read("#4"))
    assert table.may_take_back(Seat(0)) is not None
    table.act(Seat(1), read("#2"))
    assert table.may_take_back(Seat(0)) is None
    assert table.may_take_back(Seat(1)) is None


def test_R2_colours_show_and_numbers_do_not() -> None:
    table = stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B9 W9 W10")
    assert rows(table, 0) == ["[B1] [W3] [B5] [W7]", "[B?] [W?] [B?] [W?]"]
    assert [tile.colour for tile in table.sight(Seat(0)).view.pile] == ["black", "white", "white"]


def test_R2_a_spectator_sees_backs_only() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B9 W9"), "+B")
    assert [str(s.tile) for row in table.sight(None).view.rows for s in row] == ["B?", "W?", "B?", "W?"] * 2
    assert str(table.sight(None).view.drawn) == "B?"
    assert str(table.sight(Seat(1)).view.drawn) == "B?"
    assert str(table.sight(Seat(0)).view.drawn) == "B9"


def test_R3_equal_numbers_stand_black_left_of_white() -> None:
    assert [str(t) for t in sorted(tiles("B3 B8 W3 W8"), key=rank)] == ["B3", "W3", "B8", "W8"]


def test_R3_the_misprinted_first_example_means_the_white_10() -> None:
    assert [str(t) for t in sorted(tiles("B4 B1 W7 W10"), key=rank)] == ["B1", "B4", "W7", "W10"]


@pytest.mark.parametrize("row", ["W5 W6 B- B8 B9", "B- W5 W6 B8 B9", "W5 W6 B8 B9 B-"])
def test_R4_a_joker_may_stand_here(row: str) -> None:
    assert tiles(row) in arrangements(tiles(row))


@pytest.mark.parametrize("row", ["W5 B- W6 B8 B9", "W5 W6 B8 B- B9"])
def test_R4_a_joker_may_not_stand_between_consecutive_numbers_of_one_colour(row: str) -> None:
    assert tiles(row) not in arrangements(tiles(row))


def test_R4_two_jokers_side_by_side_are_looked_past_as_one() -> None:
    assert tiles("W5 B- W- W6") not in arrangements(tiles("W5 B- W- W6"))
    assert tiles("W5 B- W- W7") in arrangements(tiles("W5 B- W- W7"))


def test_R4_a_row_that_cannot_stand_is_refused_and_may_be_stood_up_again() -> None:
    table: Table = Referee.open(GAME, Options(jokers=True, setup="chance"), 2, seed_from(0))
    for seat in map(Seat, range(2)):
        hand = table.state.hands[seat]
        wrong = tuple(sorted(hand, key=str, reverse=True))
        if wrong not in arrangements(hand):
            with pytest.raises(Illegal, match="vinci-row-cannot-stand"):
                table.act(seat, read("=" + " ".join(map(str, wrong))))
        table.act(seat, read("=" + " ".join(map(str, arrangements(hand)[0]))))
    assert table.state.phase == "drawing"


def test_R4_everybody_stands_up_by_hand_so_that_nobody_tells_who_has_a_joker() -> None:
    table = Referee.open(GAME, Options(jokers=True, setup="chance"), 4, seed_from(3))
    assert GAME.to_act(table.state) == (0, 1, 2, 3)
    assert GAME.at_once(table.state)


def test_R4_a_number_drawn_later_leaves_no_joker_between_consecutive_numbers_of_one_colour() -> None:
    table = stand("W5 B- B8 B9", "B0 W1 W2 W3", pile="W6 B1 W-", jokers=True, first=0)
    moves(table, "+W 2a=0")
    assert refused(table, "!c") == ("vinci-tile-cannot-stand-there", "R3")  # W5 joker W6
    moves(table, "!b")
    assert rows(table)[0] == "[W5] [W6] [B-] [B8] [B9]"


def test_R4_by_the_first_version_the_limit_bound_the_joker_only_at_the_moment_it_was_placed() -> None:
    table = stand("W5 B- B8 B9", "B0 W1 W2 W3", pile="W6 B1 W-", jokers=True, first=0, rules=1)
    moves(table, "+W 2a=0 !c")
    assert rows(table)[0] == "[W5] [B-] [W6] [B8] [B9]"


@pytest.mark.parametrize(
    ("row", "tile", "places"),
    [
        ("B2 B- W7 W8", "B5", (1, 2)),
        ("B2 B- W7 W8", "W-", (0, 1, 2, 4)),  # not between W7 and W8
        ("W5 B- W7 B9", "W6", (1, 2)),  # every sorted place leaves a joker between consecutive numbers
        ("W5 B- B8 B9", "B7", (2,)),  # left of the joker it would be B7 joker B8
        ("W5 B- W- W8", "W6", (1,)),  # two jokers side by side count as one
        ("W5 B- W- W8", "W7", (3,)),
        ("W5 B- W- W9", "W7", (1, 2, 3)),
        ("W5 B- W- W7", "W6", (1, 2, 3)),
        ("W2 B- W3 W4 B5 W- B8", "B6", (5, 6)),  # a row that is spoiled already leaves nothing to save
        ("W2 B- W3 B5 W- B8", "B3", (1, 2)),  # it mends the row on either side
    ],
)
def test_R4_where_a_drawn_tile_may_stand(row: str, tile: str, places: tuple[int, ...]) -> None:
    standing = tuple(Standing(one, False, born) for born, one in enumerate(tiles(row)))
    assert places_for(tiles(tile)[0], standing, 2) == places


def test_R5_a_tile_of_the_chosen_colour_is_drawn_in_the_order_of_the_pile() -> None:
    table = stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B9 B0 W9")
    assert refused(table, "2a=2") == ("vinci-draw-first", "R6")
    moves(table, "+B")
    assert str(table.state.drawn) == "B9"
    assert refused(table, "+B") == ("vinci-already-drawn", "R5")


def test_R5_an_exhausted_colour_cannot_be_drawn() -> None:
    table = stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="W9")
    assert refused(table, "+B") == ("vinci-colour-exhausted", "R5")
    assert [offer.fields for offer in table.sight(Seat(0)).offers] == [{"colour": ("white",)}]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("1a=1", "vinci-own-tile"),
        ("3a=1", "vinci-no-such-tile"),
        ("2e=1", "vinci-no-such-tile"),
        ("2a=-", "vinci-no-such-face"),
        ("2b=4", "vinci-already-open"),
    ],
)
def test_R6_what_may_not_be_named(move: str, reason: str) -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B9 W9"), "+B 2b=4")
    assert refused(table, move) == (reason, "R6")


def test_R6_a_joker_is_named_in_the_expert_game() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W- B6 W8", pile="B9 W9 B-", jokers=True), "+B 2b=-")
    assert rows(table, 0)[1] == "[B?] W- [B?] [W?]"


def test_R6_a_bluff_is_lawful() -> None:
    moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B9 W9 W0"), "+B 2b=3")  # he holds the white 3 himself


def test_R7_after_a_miss_the_drawn_tile_lies_open_in_its_place_and_the_turn_ends() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B4 W9"), "+B 2a=0")
    assert rows(table, 1)[0] == "[B?] [W?] B4 [B?] [W?]"
    assert GAME.to_act(table.state) == (1,)
    assert table.state.rows[1][0].denied == (0,)


def test_R7_in_the_expert_game_its_owner_chooses_among_the_places_jokers_leave() -> None:
    table = moves(stand("B1 W- B5 W7", "B2 W4 B6 W8", pile="B4 W9 B-", jokers=True), "+B 2a=0")
    assert str(table.sight(Seat(1)).view.drawn) == "B4"
    assert refused(table, "@a") == ("vinci-tile-cannot-stand-there", "R3")
    moves(table, "@c")
    assert rows(table, 1)[0] == "[B?] [W?] B4 [B?] [W?]"


def test_R8_after_a_hit_one_may_stop_and_everyone_sees_where_the_tile_goes() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B4 W9"), "+B 2a=2")
    assert refused(table, "!a") == ("vinci-tile-cannot-stand-there", "R3")
    moves(table, "!c")
    assert rows(table, 1) == ["[B?] [W?] [B?] [B?] [W?]", "B2 [W4] [B6] [W8]"]
    assert GAME.to_act(table.state) == (1,)


def test_R8_after_a_hit_one_may_attack_again_without_drawing() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B4 W9"), "+B 2a=2 2b=4 2c=0")
    assert rows(table, 1) == ["[B?] [W?] B4 [B?] [W?]", "B2 W4 [B6] [W8]"]


def test_R8_one_may_not_stop_before_a_hit() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B4 W9"), "+B")
    assert refused(table, "!c") == ("vinci-stop-only-after-a-hit", "R8")


def test_R9_with_an_empty_pile_a_miss_lays_open_an_own_tile_of_choice() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8"), "2a=0")
    assert refused(table, "2a=1") == ("vinci-not-now", "R6")
    moves(table, "~b")
    assert rows(table, 1)[0] == "[B?] W3 [B?] [W?]"
    assert GAME.to_act(table.state) == (1,)
    assert refused(moves(table, "1a=0"), "~e") == ("vinci-already-open", "R9")


def test_R9_a_hit_with_an_empty_pile_lets_one_stop_or_go_on() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8"), "2a=2 !")
    assert GAME.to_act(table.state) == (1,)


def test_R9_without_penalty_a_miss_only_ends_the_turn() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", empty_pile="no_penalty"), "2a=0")
    assert GAME.to_act(table.state) == (1,)
    assert rows(table, 1)[0] == "[B?] [W?] [B?] [W?]"


def test_R10_a_player_with_all_tiles_open_is_skipped() -> None:
    table = stand("B1 W3 B5 W7", "B2 W4 B6 W8", "B0 W0 W1 B3", pile="B9")
    moves(table, "+B 2a=2 2b=4 2c=6 2d=8 !e")
    assert table.state.out == (1,)
    assert GAME.to_act(table.state) == (2,)
    assert rows(table, 0)[1] == "B2 W4 B6 W8"


def test_R11_the_last_player_with_a_hidden_tile_wins_and_all_is_shown() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B9"), "+B 2a=2 2b=4 2c=6 2d=8")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert rows(table, 1)[0] == "[B1] [W3] [B5] [W7]"
    with pytest.raises(Illegal, match="game-is-over"):
        table.act(Seat(0), read("2a=1"))


def test_R11_by_R9_one_can_put_oneself_out() -> None:
    table = stand("B1 W3 B5 W7", "B2 W4 B6 W8")
    moves(table, "2a=0 ~a 1b=0 ~a 2b=0 ~b 1c=0 ~b 2c=0 ~c 1d=0 ~c 2d=0 ~d")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_R12_chance_or_the_host_decides_who_begins_and_play_goes_clockwise() -> None:
    firsts = {Referee.open(GAME, Options(), 4, seed_from(n)).state.turn for n in range(40)}
    assert firsts == {0, 1, 2, 3}
    table = Referee.open(GAME, Options(first=2, empty_pile="no_penalty", setup="chance"), 3, seed_from(1))
    order: list[Seat] = []
    while len(order) < 4:
        seat = GAME.to_act(table.state)[0]
        if table.state.phase == "drawing":
            order.append(seat)
        table.act(seat, GAME.pick(GAME.offers(table.state, seat)[-1:], Chance(bytes(32), str(table.seq))))
    assert order == [2, 0, 1, 2]
    assert refused(table, "+B", seat=(GAME.to_act(table.state)[0] + 1) % 3) == ("vinci-not-your-turn", "R12")


def test_R13_points_for_tiles_jokers_and_putting_out() -> None:
    table = stand("B1 W3 B5 W7", "B2 W- B6 W8", "B0 W0 W1 B3", pile="B9 B-", jokers=True)
    moves(table, "+B 2a=2 2b=- 2c=6 2d=8")
    assert table.state.points == (10 + 20 + 10 + 10 + 50, 0, 0)


def test_R13_the_winner_adds_own_hidden_tiles() -> None:
    table = stand("W3 B- B9 W11", "B2 W4 B6 W8", pile="W0", jokers=True)
    moves(table, "+W 2a=0 @a 1e=11 1b=1 ~a")  # both pay once; seat 1 has W3, joker and B9 hidden
    assert rows(table)[0] == "W0 [W3] [B-] [B9] W11"
    before = table.state.points
    moves(table, "2b=4 2c=6 2d=8")
    won = table.state.points[0] - before[0]
    assert won == 3 * 10 + 50 + (10 + 20 + 10)


def test_R13_nobody_scores_for_a_tile_laid_open_under_R9() -> None:
    table = moves(stand("B1 W3 B5 W7", "B2 W4 B6 W8"), "2a=0 ~a")
    assert table.state.points == (0, 0)


def test_R13_a_match_adds_up_its_games_and_the_start_moves_on() -> None:
    table = Referee.open(GAME, Options(games=3, first=1), 2, seed_from(5))
    chance = Chance(seed_from(6), "picks")
    firsts = [table.state.turn]
    while GAME.outcome(table.state) is None:
        seat = GAME.to_act(table.state)[0]
        played = len(table.state.results)
        table.act(seat, GAME.pick(GAME.offers(table.state, seat), chance))
        if len(table.state.results) > played and table.state.phase != "over":
            firsts.append(table.state.turn)
    assert firsts == [1, 0, 1]
    assert sum(isinstance(event, Dealt) for entry in table.entries for event in entry.events) == 3  # chosen each time
    results = table.state.results
    assert table.state.totals == tuple(sum(result.points[seat] for result in results) for seat in range(2))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert set(outcome.winners) == {s for s in range(2) if table.state.totals[s] == max(table.state.totals)}


def test_R13_nothing_of_a_later_game_is_seen() -> None:
    table = Referee.open(GAME, Options(games=3), 2, seed_from(5))
    assert {str(type(deal).__name__) for deal in table.sight(Seat(0)).view.later} == {"SealedDeal"}


def test_every_event_is_recorded() -> None:
    assert set(FOLDS) == set(get_args(Event))
