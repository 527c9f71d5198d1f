"""Every numbered rule of Break the Code, and every worked example."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.break_the_code.positions import Table, moves, says, table

from cabinet_noir.core import Chance, Illegal, Malformed, Seat, seed_from
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.edition import CARDS, deck, rank, tiles_of
from cabinet_noir.games.break_the_code.notation import read, read_code, show, write_answer, write_tiles
from cabinet_noir.games.break_the_code.terminal import labels, paint
from cabinet_noir.games.break_the_code.types import Dealt, Options, Unread, Written, Wrote
from cabinet_noir.table import Referee

TWO = ("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5")
THREE = ("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5", "B1 W2 G5 W6 W8")
THREE_CENTRE = "W3 B6 B7 B8 W9"
FOUR = ("B0 B1 B2 B3", "W0 W1 W2 W3", "B4 W4 G5 G5", "B6 W6 B7 W7")
FOUR_CENTRE = "B8 W8 B9 W9"


def refused(referee: Table, move: str, seat: int | None = None) -> tuple[str, str]:
    """Return why a move is refused, and check that nothing changed."""
    before = referee.state
    actor = referee.game.to_act(referee.state)[0] if seat is None else Seat(seat)
    with pytest.raises(Illegal) as caught:
        referee.act(actor, read(move))
    assert referee.state == before
    return caught.value.reason.removeprefix("break-the-code-"), caught.value.rule


def answers(referee: Table) -> dict[int, str]:
    """Return what was answered to the last question, by seat."""
    return {said.seat: write_answer(said.answer) for said in referee.state.asked[-1].said}


def turn(referee: Table) -> int:
    """Return whose turn it is."""
    (seat,) = referee.game.to_act(referee.state)
    return seat


def ending(referee: Table) -> tuple[tuple[int, ...], str]:
    """Return the winners and the reason."""
    outcome = GAME.outcome(referee.state)
    assert outcome is not None
    return outcome.winners, outcome.reason.removeprefix("break-the-code-")


# R1


@pytest.mark.parametrize(("seats", "hand", "centre", "box"), [(2, 5, 0, 10), (3, 5, 5, 0), (4, 4, 4, 0)])
def test_R1_every_tile_is_dealt_or_out_of_play(seats: int, hand: int, centre: int, box: int) -> None:
    state = Referee.open(GAME, Options(), seats, seed_from(seats)).state
    assert [len(held) for held in state.hands] == [hand] * seats
    assert (len(state.centre), len(state.box)) == (centre, box)
    dealt = [tile for held in (*state.hands, state.centre, state.box) for tile in held]
    assert Counter(dealt) == Counter(deck(Options(), seats))


def test_R1_the_box_has_twenty_tiles_and_two_green_fives() -> None:
    tiles = deck(Options(), 2)
    assert Counter(tile.colour for tile in tiles) == {"black": 9, "white": 9, "green": 2}
    assert {tile.number for tile in tiles if tile.colour == "green"} == {5}


def test_R1_nobody_sees_more_than_his_own_tiles() -> None:
    referee = table(*THREE, centre=THREE_CENTRE)
    view = referee.sight(Seat(1)).view
    assert list(map(write_tiles, view.hands)) == ["? ? ? ? ?", "W0 B2 B4 W4 G5", "? ? ? ? ?"]
    assert write_tiles(view.centre) == "? ? ? ? ?"
    watcher = referee.sight(None).view
    assert set(map(write_tiles, (*watcher.hands, watcher.centre))) == {"? ? ? ? ?"}


def test_R1_the_tiles_out_of_play_are_seen_by_nobody() -> None:
    for seat in (Seat(0), Seat(1), None):
        assert set(map(str, table(*TWO).sight(seat).view.box)) == {"?"}


# R2


def test_R2_tiles_rise_and_black_stands_left_of_white() -> None:
    risen = sorted(read_code("W4 B9 B4 G5 W0"), key=rank)
    assert write_tiles(tuple(risen)) == "W0 B4 W4 G5 B9"
    for seed in range(20):
        referee: Table = Referee.open(GAME, Options(), 3, seed_from(seed))
        for hand in referee.state.hands:
            assert list(hand) == sorted(hand, key=rank)


def test_R2_the_two_green_fives_are_alike() -> None:
    assert len(set(tiles_of((5,)))) == 1
    referee = table("B0 W0 B1 G5 G5", TWO[1].replace("W0", "W1").replace("G5", "B9"))
    assert refused(referee, "!G5 G5 B6 W6 G5") == ("no-such-tiles", "R2")
    moves(referee, "?1", "!B0 W0 B1 G5 G5")
    assert ending(referee) == ((1,), "found")


def test_R2_a_code_out_of_order_is_refused() -> None:
    assert refused(table(*TWO), "!B2 W0 B4 W4 G5") == ("not-in-order", "R2")
    assert refused(table(*TWO), "!W4 B4 G5 B6 W6") == ("not-in-order", "R2")


def test_R2_a_tile_there_is_only_once_cannot_be_named_twice() -> None:
    assert refused(table(*TWO), "!W0 B2 B4 B4 G5") == ("no-such-tiles", "R2")


# R3


def test_R3_six_cards_lie_open_and_a_used_one_is_replaced() -> None:
    referee = table(*TWO)
    assert referee.state.row == (1, 2, 3, 4, 5, 6)
    moves(referee, "?3=4")
    assert referee.state.row == (1, 2, 7, 4, 5, 6)
    assert len(referee.state.pile) == 14
    assert refused(referee, "?3=4") == ("card-not-open", "R3")


def test_R3_nobody_sees_the_order_of_the_pile() -> None:
    for seat in (Seat(0), Seat(1), None):
        assert {type(card).__name__ for card in table(*TWO).sight(seat).view.pile} == {"CardBack"}


def test_R3_a_place_stays_empty_when_the_pile_is_used_up() -> None:
    referee = moves(table(*TWO), *[_any_choice(card) for card in range(1, 16)])
    assert referee.state.pile == ()
    moves(referee, "?16")
    assert referee.state.row.count(None) == 1
    assert len(referee.state.row) == 6


def _any_choice(card: int) -> str:
    numbers = CARDS[card].numbers
    return f"?{card}={numbers[0]}" if len(numbers) > 1 else f"?{card}"


# R4


def test_R4_a_turn_is_a_question_or_a_guess_and_then_it_is_the_next_ones() -> None:
    referee = table(*THREE, centre=THREE_CENTRE, first=2)
    assert turn(referee) == 2
    assert turn(moves(referee, "?1")) == 0
    assert turn(moves(referee, "?7")) == 1
    assert refused(referee, "?8", seat=0) == ("not-your-turn", "R4")
    assert refused(referee, "-") == ("no-passing", "R4")
    assert [offer.action for offer in referee.game.offers(referee.state, Seat(1))] == ["ask"] * 6 + ["guess"]


def test_R4_the_host_may_choose_who_starts() -> None:
    for seed in range(8):
        assert Referee.open(GAME, Options(first=1), 3, seed_from(seed)).state.turn == 1
    assert {Referee.open(GAME, Options(), 3, seed_from(seed)).state.turn for seed in range(30)} == {0, 1, 2}


# R5


def test_R5_two_and_three_players_the_opponents_answer() -> None:
    assert answers(moves(table(*TWO), "?1")) == {1: "A"}
    assert answers(moves(table(*THREE, centre=THREE_CENTRE), "?1")) == {1: "A", 2: "-"}
    assert answers(moves(table(*THREE, centre=THREE_CENTRE), "?1", "?2=1")) == {0: "B", 2: "A"}


def test_R5_four_players_the_asker_answers_too() -> None:
    assert answers(moves(table(*FOUR, centre=FOUR_CENTRE), "?1")) == {0: "A", 1: "A", 2: "-", 3: "-"}


def test_R5_answers_are_heard_by_all() -> None:
    referee = moves(table(*FOUR, centre=FOUR_CENTRE), "?1")
    assert len({referee.sight(seat).view.asked for seat in (None, Seat(0), Seat(3))}) == 1


def test_R5_the_asker_chooses_the_number_first() -> None:
    referee = table(*TWO)
    assert refused(referee, "?2") == ("choose-a-number", "R5")
    assert refused(referee, "?2=3") == ("choose-a-number", "R5")
    assert refused(referee, "?1=0") == ("nothing-to-choose", "R5")
    assert answers(moves(referee, "?2=2")) == {1: "B"}


@pytest.mark.parametrize(
    ("card", "choice", "expected"),
    [
        (1, None, "A"),
        (2, 1, "-"),
        (2, 2, "B"),
        (3, 3, "-"),
        (3, 4, "CD"),
        (4, None, "E"),
        (5, 6, "-"),
        (6, 9, "-"),
        (7, None, "BC"),
        (8, None, "DE"),
        (9, None, "2"),
        (10, None, "2"),
        (11, None, "1"),
        (12, None, "4"),
        (13, None, "2"),
        (14, None, "6"),
        (15, None, "13"),
        (16, None, "10"),
        (17, None, "15"),
        (18, None, "6"),
        (19, None, "4"),
        (20, None, "no"),
        (21, None, "5"),
    ],
)
def test_R5_what_each_card_asks(card: int, choice: int | None, expected: str) -> None:
    assert says("W0 B2 B4 W4 G5", card, choice) == expected


def test_R5_every_example_of_the_book() -> None:
    """The book's example hand has a 5, a 2, two groups of colours and two runs; these hands answer as it does."""
    assert says("B1 W2 G5 B7 W9", 4) == "C"
    assert says("B1 W2 G5 B7 W9", 2, 2) == "B"
    assert says("B1 B2 W6 W7 W9", 7) == "AB CDE"
    assert says("B1 W2 B3 B7 W8", 8) == "ABC DE"


def test_R5_pairs_count_the_tiles_and_green_fives_are_a_pair() -> None:
    assert says("B0 W0 B3 W3 G5", 13) == "4"
    assert says("B0 W1 B3 G5 G5", 13) == "2"
    assert says("B0 W1 B3 W4 G5", 13) == "0"


def test_R5_zero_is_even() -> None:
    assert says("B0 W0 B2 B3 B4", 12) == "4"
    assert says("B0 W0 B2 B3 B4", 11) == "1"


# R6


def test_R6_groups_are_kept_apart() -> None:
    assert says("B1 B2 W3 W4 W6", 7) == "AB CDE"
    assert says("B1 W2 B3 W4 B6", 7) == "-"
    assert says("B0 B1 B2 B3 B4", 7) == "ABCDE"


def test_R6_a_rising_group_goes_up_by_one_from_neighbour_to_neighbour() -> None:
    assert says("B3 B4 W4 G5 B9", 8) == "AB CD"
    assert says("B4 W4 G5 G5 B6", 8) == "BC DE"
    assert says("B0 W2 B4 W6 B8", 8) == "-"


def test_R6_two_green_fives_side_by_side_are_of_one_colour() -> None:
    assert says("B1 W2 G5 G5 B6", 7) == "CD"


# R7


@pytest.mark.parametrize(
    ("card", "expected"), [(14, "6"), (15, "11"), (16, "6"), (17, "11"), (20, "no"), (21, "5"), (7, "BC"), (8, "CD")]
)
def test_R7_with_four_tiles(card: int, expected: str) -> None:
    assert says("W0 B2 B4 G5", card) == expected


def test_R7_the_tile_C_is_the_third_of_four() -> None:
    assert says("B0 W1 G5 B9", 20) == "yes"
    assert says("B0 W1 B4 B9", 20) == "no"


# R8


def test_R8_a_wrong_guess_is_only_called_wrong_and_the_guesser_plays_on() -> None:
    referee = moves(table(*TWO), "!W0 B2 B4 W4 W8")
    assert [(attempt.right, attempt.seat) for attempt in referee.state.guesses] == [(False, 0)]
    assert turn(referee) == 1
    assert turn(moves(referee, "?1")) == 0
    assert referee.state.standing == ("in", "in")


def test_R8_the_colour_must_be_right_as_in_the_books_example() -> None:
    referee = moves(table("B0 W1 B3 W7 B9", "W0 B2 W4 G5 B6"), "!W0 B2 B4 G5 B6")
    assert not referee.state.guesses[0].right
    assert GAME.outcome(referee.state) is None


def test_R8_the_second_player_wins_at_once() -> None:
    assert ending(moves(table(*TWO), "?1", f"!{TWO[0]}")) == ((1,), "found")


def test_R8_after_the_starting_player_the_other_has_one_guess() -> None:
    referee = moves(table(*TWO), f"!{TWO[1]}")
    assert turn(referee) == 1
    assert refused(referee, "?1") == ("only-a-guess", "R8")
    assert [offer.action for offer in GAME.offers(referee.state, Seat(1))] == ["guess", "pass"]
    assert ending(moves(referee, "!B0 W1 B3 W7 B8")) == ((0,), "found")


def test_R8_both_right_share_the_game() -> None:
    referee = moves(table(*TWO, first=1), f"!{TWO[0]}", f"!{TWO[1]}")
    assert ending(referee) == ((0, 1), "found-together")
    outcome = GAME.outcome(referee.state)
    assert outcome is not None and outcome.scores == (1, 1)


def test_R8_the_last_chance_may_be_let_go_by() -> None:
    assert ending(moves(table(*TWO), f"!{TWO[1]}", "-")) == ((0,), "found")


def test_R8_a_code_has_five_tiles() -> None:
    assert refused(table(*TWO), "!W0 B2 B4 W4") == ("wrong-length", "R8")
    assert refused(table(*THREE, centre=THREE_CENTRE), "!W0 B2") == ("wrong-length", "R9")


def test_R8_a_guess_aloud_is_heard_by_all() -> None:
    referee = moves(table(*TWO), "!W0 B2 B4 W4 W8")
    for seat in (None, Seat(0), Seat(1)):
        assert write_tiles(referee.sight(seat).view.guesses[0].code.code) == "W0 B2 B4 W4 W8"


# R9


def test_R9_what_was_written_is_known_to_its_writer_alone() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE), "!W3 B6 B7 B8 W8")
    assert referee.sight(Seat(0)).view.guesses[0].code == Written(read_code("W3 B6 B7 B8 W8"))
    for seat in (Seat(1), Seat(2), None):
        assert referee.sight(seat).view.guesses[0].code == Unread()
        assert [e.code for e in referee.sight(seat).events if isinstance(e, Wrote)] == [Unread()]
        assert not referee.sight(seat).view.guesses[0].right


def test_R9_what_was_written_stays_unread_when_the_game_is_over() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE), "!W3 B6 B7 B8 W8", "!W3 G5 B6 B7 B8", "!W3 B6 B7 B8 B9")
    assert GAME.outcome(referee.state) is not None
    for seat in map(Seat, range(3)):
        unread = [attempt.seat for attempt in referee.sight(seat).view.guesses if attempt.code == Unread()]
        assert unread == [other for other in range(3) if other != seat]


def test_R9_whoever_guessed_wrong_takes_no_more_turns_and_still_answers() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE), "!W3 B6 B7 B8 W8", "?1", "?2=1")
    assert referee.state.standing == ("out", "in", "in")
    assert turn(referee) == 1
    assert answers(referee) == {0: "B", 1: "-"}


def test_R9_whoever_found_it_takes_no_more_turns_and_still_answers() -> None:
    referee = moves(table(*FOUR, centre=FOUR_CENTRE), f"!{FOUR_CENTRE}", "?1")
    assert referee.state.standing[0] == "found"
    assert answers(referee)[0] == "A"
    assert turn(referee) == 2


# R10


def test_R10_the_round_is_completed_and_all_who_found_it_win_together() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE, first=1), "?1", f"!{THREE_CENTRE}")
    assert turn(referee) == 0
    assert ending(moves(referee, f"!{THREE_CENTRE}")) == ((0, 2), "found-together")


def test_R10_the_last_of_a_round_ends_the_game_at_once() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE, first=1), "?1", "?2=1", f"!{THREE_CENTRE}")
    assert ending(referee) == ((0,), "found")


def test_R10_a_round_is_not_prolonged_for_those_who_are_out() -> None:
    referee = moves(table(*FOUR, centre=FOUR_CENTRE), "?1", "?2=1", "?3=3", f"!{FOUR_CENTRE}")
    assert ending(referee) == ((3,), "found")
    referee = moves(table(*FOUR, centre=FOUR_CENTRE), "?1", "?2=1", "?3=3", "!G5 W8 B9 W9", f"!{FOUR_CENTRE}")
    assert turn(referee) == 1
    assert ending(moves(referee, "?4", "?5=6")) == ((0,), "found")


def test_R10_when_all_are_out_nobody_wins() -> None:
    wrong = "!B0 W0 B1 W1"
    assert ending(moves(table(*FOUR, centre=FOUR_CENTRE), wrong, wrong, wrong, wrong)) == ((), "nobody-found")


def test_R10_at_the_end_every_tile_is_shown() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE), "?1", "?2=1", f"!{THREE_CENTRE}")
    for seat in (None, Seat(0)):
        assert list(map(write_tiles, referee.sight(seat).view.hands)) == list(THREE)
        assert write_tiles(referee.sight(seat).view.centre) == THREE_CENTRE


# R11


ALL_CARDS = tuple(_any_choice(card) for card in range(1, 22))


def test_R11_when_the_last_card_was_asked_nobody_wins() -> None:
    assert ending(moves(table(*TWO), *ALL_CARDS)) == ((), "nobody-found")
    assert ending(moves(table(*FOUR, centre=FOUR_CENTRE), *ALL_CARDS)) == ((), "nobody-found")


def cut_short(**options: Any) -> Table:
    """Return a table of four at which the first has found it and the second asks the last card."""
    return moves(table(*FOUR, centre=FOUR_CENTRE, **options), *ALL_CARDS[:20], f"!{FOUR_CENTRE}", ALL_CARDS[20])


def test_R11_a_round_begun_after_a_find_is_completed_when_the_cards_run_out() -> None:
    referee = cut_short()
    assert (GAME.outcome(referee.state), turn(referee)) == (None, 2)
    assert refused(referee, "?1") == ("only-a-guess", "R11")
    moves(referee, f"!{FOUR_CENTRE}")
    assert (GAME.outcome(referee.state), turn(referee)) == (None, 3)
    assert ending(moves(referee, "-")) == ((0, 2), "found-together")


def test_R11_who_is_out_has_no_turn_left_to_complete() -> None:
    referee = table(*FOUR, centre=FOUR_CENTRE)
    moves(referee, *ALL_CARDS[:10], "!B0 W0 B1 W1", *ALL_CARDS[10:20])  # the third is out, and the others ask on
    moves(referee, f"!{FOUR_CENTRE}", ALL_CARDS[20])
    assert (referee.state.standing, turn(referee)) == (("found", "in", "out", "in"), 3)
    assert ending(moves(referee, "-")) == ((0,), "found")


def test_R11_the_last_of_the_round_asks_the_last_card_and_it_is_over() -> None:
    referee = moves(table(*FOUR, centre=FOUR_CENTRE), *ALL_CARDS[:18], f"!{FOUR_CENTRE}")
    assert (referee.state.standing[2], turn(referee)) == ("found", 3)
    assert ending(moves(referee, ALL_CARDS[18])) == ((2,), "found")


def test_R11_by_version_1_whoever_found_it_won_though_the_round_was_cut_short() -> None:
    assert ending(cut_short(rules=1)) == ((0,), "found")


def test_R11_a_last_guess_may_be_agreed_on() -> None:
    referee = moves(table(*TWO, last_guess=True), *ALL_CARDS)
    assert turn(referee) == 1
    assert refused(referee, "?1") == ("only-a-guess", "R11")
    moves(referee, f"!{TWO[0]}")
    assert turn(referee) == 0
    assert ending(moves(referee, "-")) == ((1,), "found")


def test_R11_a_last_guess_is_for_those_still_in_and_in_turn_order() -> None:
    wrong = "!B0 W0 B1 W1"
    referee = moves(table(*FOUR, centre=FOUR_CENTRE, last_guess=True, first=3), wrong, *ALL_CARDS)
    assert referee.state.standing[3] == "out"
    order = []
    while GAME.outcome(referee.state) is None:
        order.append(turn(referee))
        moves(referee, f"!{FOUR_CENTRE}" if turn(referee) == 2 else wrong)
    assert order == [0, 1, 2]
    assert ending(referee) == ((2,), "found")


# notation


@pytest.mark.parametrize("text", ["", "?", "?0", "?22", "!", "!B5", "!G4", "!B1 X2", "hello", "?2=", "!B1,W2"])
def test_nonsense_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read(text)


def test_a_code_is_read_with_or_without_spaces() -> None:
    assert read("!b0w1 G5g5B9") == read("!B0 W1 G5 G5 B9")


def test_a_position_reads_like_the_table() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE), "?1", "!W3 B6 B7 B8 W8")
    assert show(referee.sight(Seat(0)).view).splitlines() == [
        " 1: B0 W1 B3 W7 B9",
        " 2: ? ? ? ? ?  (out)",
        "*3: ? ? ? ? ?",
        " centre: ? ? ? ? ?",
        " cards: 7 2 3 4 5 6  + 14",
        " asked: 1 ?1 -> 2: A, 3: -",
        " guess: 2 !unread -> wrong",
    ]


def test_the_domain_of_a_guess_is_described_and_not_listed() -> None:
    referee = table(*TWO)
    offer = GAME.offers(referee.state, Seat(0))[-1]
    assert len(offer) == 15_504
    action = GAME.action_of("guess", offer.pick(Chance(bytes(32), "pick")))
    assert offer.admits(action)
    assert any(isinstance(event, Dealt) for event in referee.entries[0].events)


def test_the_terminal_shows_a_seat_what_it_sees_and_no_more() -> None:
    referee = moves(table(*THREE, centre=THREE_CENTRE), "?3=3", "!W3 B6 B7 B8 W8")
    drawn = paint(referee.sight(Seat(0)).view, ["Ada", "Blaise", "Coco"]).plain
    assert "│● 0│ │○ 1│ │● 3│ │○ 7│ │● 9│" in drawn
    assert drawn.count("│ ? │") == 15
    assert "2 !… ✗" in drawn
    assert "[?7 ■■]" in drawn
    own = paint(referee.sight(Seat(1)).view, ["Ada", "Blaise", "Coco"]).plain
    assert "2 !○3 ●6 ●7 ●8 ○8 ✗" in own
    assert "(C)" not in own
    assert labels(referee.state)["centre.C"] == "·C"
