"""Every numbered rule of ArcheOlogic, and every example of its rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.archeologic.positions import CITY, OTHER, Table, answers, buried, ended, moves, on_turn, quest

from cabinet_noir.core import Illegal, Malformed, Seat, seed_from
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.answers import archeoscope
from cabinet_noir.games.archeologic.cities import can_be_a_quest, city_of_code, plan, quest_code, traps
from cabinet_noir.games.archeologic.edition import BUILDINGS, ELEMENTS, HOUSE, drawings
from cabinet_noir.games.archeologic.notation import read, read_city, show_clue
from cabinet_noir.games.archeologic.quests import city_of_day
from cabinet_noir.games.archeologic.types import (
    Answer,
    Axis,
    Buried,
    Count,
    Element,
    Marks,
    Options,
    Symbols,
    TrapClue,
    Unread,
)
from cabinet_noir.table import Referee

RIGHT, WRONG = f"! {CITY}", f"! {OTHER}"
PRINTED, SCOPE = HOUSE.buildings, archeoscope(HOUSE.buildings)


def refused(referee: Table, move: str, seat: int | None = None) -> tuple[str, str]:
    """Return why a move is refused, and check that nothing changed."""
    before = referee.state
    with pytest.raises(Illegal) as caught:
        referee.act(Seat(on_turn(referee) if seat is None else seat), read(move))
    assert referee.state == before
    return caught.value.reason, caught.value.rule


# the pieces


def test_R1_the_six_buildings_have_four_traps_of_each_kind_and_leave_three_zones_empty() -> None:
    printed = [symbol for drawing in drawings(PRINTED).values() for row in drawing for symbol in row if symbol != "."]
    assert (printed.count("f"), printed.count("b"), 25 - len(printed)) == (4, 4, 3)


def test_R1_a_code_is_the_same_city_on_every_machine() -> None:
    assert quest_code(read_city(CITY)) == "EJA-A9N0"
    assert city_of_code(PRINTED, "EJA-A9N0") == read_city(CITY)
    assert quest_code(read_city("SC1v TA3> LA4< OD4< VA1^ IE1>")) == "PS3-XA6A"


def test_R1_a_quest_may_be_chosen_by_its_code() -> None:
    state = Referee.open(GAME, Options(quest="EJA-A9N0"), 2, seed_from(1)).state
    assert state.city == read_city(CITY)


@pytest.mark.parametrize("options", [Options(quest="EJA-A9N0", beginners=(2, 0, 1)), Options(quest="2026-01-31")])
def test_R1_a_quest_has_the_same_clues_for_everybody_those_of_beginners_too(options: Options) -> None:
    deals = [Referee.open(GAME, options, 3, seed_from(seed)).state for seed in range(8)]
    assert len({(state.city, state.clues, state.extra) for state in deals}) == 1
    assert len({state.pawns for state in deals}) > 1
    alone = Referee.open(GAME, options, 1, seed_from(9)).state
    assert (alone.clues, alone.extra) == (deals[0].clues, deals[0].extra[:1])
    easier = Referee.open(GAME, replace(options, clues=4), 1, seed_from(9)).state
    assert easier.clues[:3] == alone.clues


def test_R1_the_clues_of_a_code_stay_what_they_are_for_ever() -> None:
    state: Any = Referee.open(GAME, Options(quest="EJA-A9N0", beginners=(2,)), 1, seed_from(1)).state
    assert [show_clue(clue) for clue in (*state.clues, *state.extra[0])] == ["E1=b", "C4=f", "D1=f", "E5=b", "D5=b"]


def test_R1_a_day_has_the_clues_of_its_quest_and_an_expert_the_same_relations_all_day() -> None:
    day, code = (Referee.open(GAME, Options(quest=q), 1, seed_from(1)).state for q in ("2026-01-31", "SMR-RVYG"))
    assert (day.city, day.clues) == (code.city, code.clues)
    experts = [Options(quest="2026-01-31", expert=True), Options(quest="SMR-RVYG", expert=True)]
    told = [{Referee.open(GAME, options, 1, seed_from(n)).state.clues for n in range(4)} for options in experts]
    assert [len(clues) for clues in told] == [1, 4]  # R13: by code, others every time


def test_R1_by_version_1_the_clues_of_a_quest_were_drawn_at_every_table() -> None:
    deals = [Referee.open(GAME, Options(quest="EJA-A9N0", rules=1), 2, seed_from(seed)).state for seed in range(8)]
    assert len({state.city for state in deals}) == 1 and len({frozenset(state.clues) for state in deals}) > 1


@pytest.mark.parametrize("code", ["EJA-A9N1", "EJA-A9NI", "2026-02-30", "hello"])
def test_R1_a_code_that_names_no_city_is_refused(code: str) -> None:
    with pytest.raises(Malformed):
        GAME.decode_options({"quest": code})


def test_R1_a_dates_quest_is_the_same_on_every_machine_and_another_every_day() -> None:
    assert quest_code(city_of_day(PRINTED, "2026-01-31")) == "SMR-RVYG"
    assert len({city_of_day(PRINTED, f"2026-01-{day:02}") for day in range(1, 32)}) == 31


@pytest.mark.parametrize("seed", range(5))
def test_R1_no_line_of_a_quest_has_more_than_three_traps(seed: int) -> None:
    table: Table = Referee.open(GAME, Options(), 1, seed_from(seed))
    assert can_be_a_quest(PRINTED, table.state.city)


@pytest.mark.parametrize("clues", [3, 4, 5])
def test_R2_three_to_five_traps_are_told_to_all(clues: int) -> None:
    table: Table = Referee.open(GAME, Options(clues=clues), 3, seed_from(clues))
    for seat in (Seat(0), Seat(1), Seat(2), None):
        told = table.sight(seat).view.clues
        assert len(set(told)) == clues
        assert set(told) <= set(traps(PRINTED, table.state.city))


@pytest.mark.parametrize("options", [Options(beginners=(0, 2)), Options(rules=1, beginner=1, extra=2)], ids=["2", "1"])
def test_R2_a_beginner_is_told_more_alone(options: Options) -> None:
    table: Table = Referee.open(GAME, options, 3, seed_from(4))
    alone = table.sight(Seat(1)).view.extra[1]
    assert len(alone) == 2 and set(alone) <= set(traps(PRINTED, table.state.city)) - set(table.state.clues)
    for seat in (Seat(0), Seat(2), None):
        assert table.sight(seat).view.extra == ((), Unread(), ())


@pytest.mark.parametrize("expert", [False, True])
def test_R2_any_number_of_beginners_are_each_told_one_or_two_more_and_only_their_own(expert: bool) -> None:
    table: Table = Referee.open(GAME, Options(beginners=(2, 0, 1, 2), expert=expert), 4, seed_from(4))
    for seat in map(Seat, range(4)):
        seen = table.sight(seat).view.extra
        for other, wished in enumerate((2, 0, 1, 2)):
            if other == seat or wished == 0:
                assert len(set(seen[other])) == wished
                assert set(seen[other]) <= set(traps(PRINTED, table.state.city)) - set(table.state.clues)
            else:
                assert seen[other] == Unread()
    orders: Any = {Referee.open(GAME, Options(beginners=(2, 2)), 2, seed_from(n)).state.extra for n in range(20)}
    assert any(set(one) != set(two) for one, two in orders), "each has clues of his own"


def test_R2_there_are_only_eight_traps_to_tell() -> None:
    table: Table = Referee.open(GAME, Options(clues=7, beginners=(2, 2)), 2, seed_from(4))
    assert [len(clues) for clues in table.state.extra] == [1, 1]


@pytest.mark.parametrize(
    ("version", "options"),
    [
        (1, {"beginners": [1]}),
        (2, {"beginner": 1}),
        (2, {"extra": 2}),
        (2, {"beginners": [3]}),
        (2, {"beginners": [1, 1, 1, 1, 1]}),
    ],
)
def test_R2_beginners_are_named_as_their_version_knows_them(version: int, options: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        GAME.agreed(version, options)


def test_R2_what_version_1_agreed_on_is_written_as_it_was() -> None:
    written = {"verdict": "app", "clues": 4, "beginner": 0, "extra": 2, "expert": False, "quest": ""}
    assert GAME.agreement(GAME.agreed(1, written)) == written
    assert list(GAME.agreement(GAME.agreed(1, written))) == list(written)
    assert GAME.agreement(Options()).keys() == {"verdict", "clues", "beginners", "expert", "quest"}


def test_R3_pawns_start_on_the_first_positions_in_random_order_and_the_viewfinder_on_axis_1() -> None:
    orders = {Referee.open(GAME, Options(), 3, seed_from(seed)).state.pawns for seed in range(40)}
    assert len(orders) == 6 and {tuple(sorted(order)) for order in orders} == {(0, 1, 2)}
    assert Referee.open(GAME, Options(), 3, seed_from(0)).state.viewfinder == "1"


# turns


def test_R4_the_rulebooks_example_alex_robin_charlie() -> None:
    """Alex advances 4, Robin 3, Charlie 2: Charlie is still last and plays again; then it is Robin's turn."""
    table = moves(quest(3), "2 S", "C S", "3 V")
    assert [asked.time for asked in table.state.asked] == [4, 3, 2]
    assert table.state.pawns == (6, 5, 4)  # positions taken by others were not counted
    assert on_turn(table) == 2
    assert on_turn(moves(table, "D S")) == 1


def test_R4_whoever_is_still_last_plays_again() -> None:
    table = moves(quest(2, pawns=(0, 4)), "B buildings")
    assert table.state.pawns == (1, 4) and on_turn(table) == 0


def test_R4_occupied_positions_are_never_counted() -> None:
    table = moves(quest(3, pawns=(0, 1, 2)), "B buildings")
    assert table.state.pawns == (3, 1, 2) and on_turn(table) == 1


def test_R4_everybody_sees_where_each_time_would_lead() -> None:
    """Alone at 0, others at 1 and 2: after one time the pawn stands at 3. A claim takes four."""
    table = quest(3)
    assert table.state.lands == (0, 3, 4, 5, 6, 7)
    for time, move in ((1, "B empty"), (4, f"! {OTHER}")):
        assert moves(quest(3), move).state.pawns[0] == table.state.lands[time]
    over = moves(quest(2, pawns=(0, 9)), f"! {CITY}")
    assert over.state.lands == ()


def test_R4_nobody_else_may_play() -> None:
    assert refused(quest(2), "B buildings", seat=1) == ("archeologic-not-your-turn", "R4")


def test_R5_the_viewfinder_moves_one_step_by_itself_every_turn() -> None:
    table = moves(quest(2, pawns=(0, 9)), "B buildings")
    assert table.state.asked[-1].time == 1
    assert moves(table, "2 buildings").state.asked[-1].time == 1
    assert table.state.viewfinder == "2"


@pytest.mark.parametrize(("axis", "extra"), [("B", 0), ("2", 1), ("C", 2), ("1", 2), ("A", 2)])
def test_R6_the_axis_costs_nothing_one_or_two(axis: str, extra: int) -> None:
    table = moves(quest(2), f"{axis} empty")
    assert table.state.asked[-1].time == 1 + extra
    assert table.state.viewfinder == axis


@pytest.mark.parametrize(
    ("element", "time"),
    [("buildings", 1), ("empty", 1), ("traps", 2), ("V", 2), ("I", 2), ("S", 3), ("T", 3), ("L", 3), ("O", 3)],
)
def test_R6_each_element_has_its_time(element: str, time: int) -> None:
    assert moves(quest(2), f"B {element}").state.asked[-1].time == time


def test_R6_the_rulebooks_example_one_step_and_a_large_building_cost_four() -> None:
    """The viewfinder stands on E, moves to 5 by itself; here: from 1 to B, one further to 2, and the square asked."""
    table = moves(quest(2, pawns=(0, 9)), "2 O")
    assert table.state.asked[-1].time == 4
    assert table.state.pawns[0] == 4


# answers


def test_R7_the_answer_is_for_the_asker_alone_and_the_question_for_all() -> None:
    table = moves(quest(3), "B traps", "2 S")
    assert answers(table, 0) == ["f..", "?"]
    assert answers(table, 1) == ["?", "++."]
    assert answers(table, 2) == answers(table, None) == ["?", "?"]
    for seat in (Seat(0), Seat(1), Seat(2), None):
        asked = table.sight(seat).view.asked
        public = [(one.seat, one.axis, one.element, one.time) for one in asked]
        assert public == [(0, "B", "traps", 2), (1, "2", "S", 3)]


@pytest.mark.parametrize(
    ("axis", "element", "shown"),
    [
        ("A", "buildings", Count(2)),
        ("5", "buildings", Count(3)),
        ("1", "empty", Count(1)),
        ("D", "empty", Count(1)),
        ("2", "empty", Count(0)),
        ("5", "traps", Symbols(("b", "b"))),
        ("C", "traps", Symbols(("f", "f"))),
        ("1", "traps", Symbols(("f", "b", "b"))),
        ("2", "traps", Symbols(())),
        ("E", "L", Symbols(("s", "s", "b"))),
    ],
)
def test_R7_what_the_archeoscope_shows(axis: Axis, element: Element, shown: Answer) -> None:
    assert SCOPE.answer((axis, element), read_city(CITY)) == shown


def test_R7_the_rulebooks_example_a_safe_cell_a_blade_and_nothing_else() -> None:
    assert SCOPE.answer(("E", "O"), read_city(CITY)) == Symbols(("s", "b"))


@pytest.mark.parametrize(("axis", "shown"), [("C", Symbols(())), ("4", Symbols(("s", "f"))), ("B", Symbols(("f",)))])
def test_R7_the_rulebooks_example_of_three_answers_about_one_building(axis: Axis, shown: Answer) -> None:
    """None of its cells; its fire trap and its middle; its fire trap alone."""
    assert SCOPE.answer((axis, "V"), read_city(CITY)) == shown


def test_R7_symbols_have_no_order() -> None:
    for element in ELEMENTS:
        for shown in SCOPE.answers[element]:
            if isinstance(shown, Symbols):
                assert list(shown.shown) == sorted(shown.shown, key="sfb".index)
                assert len(shown.shown) <= 3


def test_R7_answers_agree_with_a_plain_reading_of_the_plan() -> None:
    city = read_city(CITY)
    shown = plan(PRINTED, city)
    for axis in HOUSE.ring:
        on_it = [shown[zone] for zone in shown if axis in zone]
        assert SCOPE.answer((axis, "buildings"), city) == Count(len({building for building, _ in on_it}))
        assert SCOPE.answer((axis, "empty"), city) == Count(5 - len(on_it))
        for building in BUILDINGS:
            found = SCOPE.answer((axis, building), city)
            assert isinstance(found, Symbols)
            assert list(found.shown) == sorted((s for owner, s in on_it if owner == building), key="sfb".index)


def test_R7_own_old_answers_stay_in_sight() -> None:
    table = moves(quest(2, pawns=(0, 30)), "B traps", "2 S", "C buildings")
    assert answers(table, 0) == ["f..", "++.", "2"]


# claims


def test_R8_a_claim_advances_four_and_leaves_the_viewfinder() -> None:
    table = moves(quest(2, pawns=(0, 1)), RIGHT)
    assert table.state.pawns == (5, 1)  # position 1 is taken and not counted
    assert table.state.viewfinder == "1"


def test_R8_a_claim_is_judged_when_its_pawn_is_last_again_and_not_before() -> None:
    table = moves(quest(2, pawns=(0, 1)), RIGHT)
    assert GAME.outcome(table.state) is None and on_turn(table) == 1
    table = moves(table, "B S")
    assert GAME.outcome(table.state) is None and on_turn(table) == 1
    assert ended(moves(table, "2 V")).winners == (0,)


def test_R8_a_claim_with_all_others_ahead_is_judged_at_once() -> None:
    assert ended(moves(quest(2, pawns=(0, 9)), RIGHT)).winners == (0,)


def test_R8_what_is_claimed_is_seen_by_the_claimant_alone() -> None:
    table = moves(quest(3), RIGHT)
    assert table.sight(Seat(0)).view.claims == (read_city(CITY), None, None)
    for seat in (Seat(1), Seat(2), None):
        assert table.sight(seat).view.claims == (Unread(), None, None)


@pytest.mark.parametrize(
    "claim",
    [
        "! SA1^ TB4< LD3v OD1< VA4> IA1v",
        "! SA1^ TB4< LD3v OD1< VA4>",
        "! SA1^ SA1^ LD3v OD1< VA4> IC1>",
        "! SA1^ TB4< LD3v OD1< VA4> IE1v",
    ],
)
def test_R8_what_is_no_city_cannot_be_claimed(claim: str) -> None:
    assert refused(quest(2), claim) == ("archeologic-not-a-city", "R8")


def test_R9_booklet_right_wins_and_shows_the_city() -> None:
    table = moves(quest(3, pawns=(0, 9, 10)), RIGHT)
    outcome = ended(table)
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "archeologic-found", (1, 0, 0))
    assert table.sight(Seat(1)).view.city == read_city(CITY)
    assert table.sight(None).view.quest == "EJA-A9N0"


def test_R9_booklet_wrong_puts_you_out_and_the_others_go_on() -> None:
    table = moves(quest(3, pawns=(0, 9, 10)), WRONG)
    assert table.state.out == (0,) and on_turn(table) == 1
    assert table.sight(Seat(0)).view.city == Buried()
    assert table.sight(Seat(0)).view.verdicts[-1].buildings is None
    assert refused(table, "B S", seat=0) == ("archeologic-not-your-turn", "R4")


def test_R9_booklet_when_nobody_is_left_all_have_lost() -> None:
    table = moves(quest(2, pawns=(0, 9)), WRONG, WRONG)
    outcome = ended(table)
    assert (outcome.winners, outcome.reason, outcome.scores) == ((), "archeologic-nobody", (0, 0))


def test_R9_app_wrong_shows_the_claimant_alone_which_buildings_are_right_and_lets_him_go_on() -> None:
    table = moves(quest(3, pawns=(0, 9, 10), verdict="app"), WRONG)
    assert table.state.out == () and on_turn(table) == 0 and table.state.pawns[0] == 4
    assert table.sight(Seat(0)).view.verdicts[-1].buildings == ("S", "T", "L", "V", "I")
    for seat in (Seat(1), Seat(2), None):
        verdict = table.sight(seat).view.verdicts[-1]
        assert (verdict.right, verdict.city, verdict.buildings) == (False, Unread(), Unread())
    table = moves(table, RIGHT)
    assert ended(table).winners == (0,) and table.state.pawns[0] == 8


def test_R9_several_verdicts_may_come_of_one_move() -> None:
    table = moves(quest(3, pawns=(0, 1, 2)), WRONG, WRONG)  # both waiting
    assert (table.state.out, table.state.pawns) == ((), (6, 7, 2))
    table = moves(table, "2 S")  # the third goes to 8: the first is last and wrong, then the second
    assert table.state.out == (0, 1) and on_turn(table) == 2
    assert [verdict.seat for verdict in table.state.verdicts] == [0, 1]


def test_R9_the_first_right_claim_to_be_judged_wins() -> None:
    table = moves(quest(3, pawns=(0, 1, 2)), RIGHT, RIGHT, "2 S")
    assert ended(table).winners == (0,)


def test_R10_right_means_turned_right_too() -> None:
    assert ended(moves(quest(1), "@1", WRONG)).winners == ()
    assert plan(PRINTED, read_city(CITY)).keys() == plan(PRINTED, read_city(OTHER)).keys()


# alone


def test_R11_solo_starts_at_0_with_the_viewfinder_where_one_likes() -> None:
    table = Referee.open(GAME, Options(), 1, seed_from(2))
    assert table.state.pawns == (0,) and len(table.state.clues) == 3
    assert refused(table, "B S") == ("archeologic-aim-first", "R11")
    table = moves(table, "@D", "4 empty")
    assert table.state.asked[-1].time == 1
    assert refused(table, "@A") == ("archeologic-already-aimed", "R11")


@pytest.mark.parametrize(("question", "after"), [("B traps", "2"), ("1 traps", "C"), ("B S", "B"), ("D empty", "D")])
def test_R11_each_trap_symbol_moves_the_viewfinder_on(question: str, after: str) -> None:
    assert moves(quest(1), "@1", question).state.viewfinder == after


def test_R11_in_a_race_no_symbol_moves_the_viewfinder() -> None:
    assert moves(quest(2), "1 traps").state.viewfinder == "1"


def test_R11_a_spectator_sees_how_far_the_viewfinder_went_and_no_symbol() -> None:
    table = moves(quest(1), "@1", "1 traps")
    seen = table.sight(None).view
    assert (answers(table, None), seen.viewfinder) == (["?"], "C")


@pytest.mark.parametrize(
    ("waste", "title"), [(0, "seasoned"), (18, "seasoned"), (19, "confirmed"), (32, "confirmed"), (33, "apprentice")]
)
def test_R11_the_time_spent_makes_the_title(waste: int, title: str) -> None:
    """The quest has the marks 22 and 36; the claim costs 4 of them."""
    table = moves(quest(1), "@1")
    while table.state.pawns[0] < waste:
        free = next(axis for axis, time in table.state.axis_times.items() if time == 0)
        table = moves(table, f"{free} empty")
    outcome = ended(moves(table, RIGHT))
    assert (outcome.reason, outcome.scores) == (f"archeologic-{title}", (waste + 4,))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({}, "seasoned"),
        ({"clues": 4}, "timed"),
        ({"expert": True}, "timed"),
        ({"beginners": (1,)}, "timed"),
        ({"beginners": (0, 2)}, "seasoned"),
        ({"rules": 1, "clues": 4}, "seasoned"),
        ({"rules": 1, "expert": True}, "seasoned"),
    ],
)
def test_R11_titles_are_for_three_clues_and_no_expert_the_time_is_told_in_any_case(
    options: dict[str, Any], reason: str
) -> None:
    table = moves(buried(Options(**options), 1), "@1")
    assert (table.state.marks_span is None) == (reason == "timed")
    table = moves(table, RIGHT)
    outcome = ended(table)
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), f"archeologic-{reason}", (4,))
    assert (table.state.marks is None) == (reason == "timed")


def test_R12_before_the_end_only_what_marks_can_be_at_all_is_told() -> None:
    for seed in range(3):
        state = Referee.open(GAME, Options(), 1, seed_from(seed)).state
        assert state.marks_span == (Marks(18, 27), Marks(25, 41))
    assert quest(2).state.marks_span is None


def test_R12_the_marks_are_shown_at_the_end_only() -> None:
    table = moves(quest(1), "@1")
    assert table.sight(Seat(0)).view.marks is None
    assert moves(table, RIGHT).sight(Seat(0)).view.marks == Marks(22, 36)


def test_R13_an_expert_is_told_relations_and_no_trap() -> None:
    state = Referee.open(GAME, Options(expert=True), 2, seed_from(3)).state
    assert state.clues and not any(isinstance(clue, TrapClue) for clue in state.clues)


def test_R14_giving_up_puts_you_out_and_the_last_one_ends_the_quest() -> None:
    table = moves(quest(2, verdict="app"), "give up")
    assert table.state.out == (0,) and on_turn(table) == 1
    assert ended(moves(table, "give up")).winners == ()
