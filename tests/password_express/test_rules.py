"""Every numbered rule of Password Express, and every worked example, up to the end of a turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.password_express.positions import Table, all_ready, board, deadline, lay, play, refused

from cabinet_noir.core import HOUSE, Chance, Seat, seed_from
from cabinet_noir.games.password_express import GAME
from cabinet_noir.games.password_express.edition import POSITIONS, THEMES, TOKENS, letters, stars_on
from cabinet_noir.games.password_express.types import Dealt, FaceDown, Options, Prepare, TimeUp
from cabinet_noir.table import Referee

FOUR = "A kitchen, E sea, R music, S school"


def deal(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """Return a freshly dealt table."""
    return Referee.open(GAME, Options(**options), seats, seed_from(seed))


def test_R1_four_rows_of_four_positions_with_their_stars() -> None:
    assert deal().state.positions == (("1", "2", "3", "+"),) * 4
    assert [stars_on(Options(), position) for position in ("1", "2", "3", "+", "0")] == [1, 2, 2, 1, 2]


def test_R1_in_the_harder_game_chance_turns_one_card_of_each_row_to_0() -> None:
    turned = {tuple(row.index("0") for row in deal(seed=n, zeros="chance").state.positions) for n in range(40)}
    assert len(turned) > 30
    for row in deal(zeros="chance").state.positions:
        assert row.count("0") == 1
        assert all(position in ("0", printed) for position, printed in zip(row, POSITIONS, strict=True))


def test_R1_or_the_host_turns_them() -> None:
    table = deal(zeros="host", seats=3)
    assert table.game.to_act(table.state) == (0,)
    assert refused(table, "2: =1234").reason == "password-express-not-yours-to-prepare"
    assert refused(table, "1: =123").reason == "password-express-cannot-prepare-so"
    assert refused(table, "1: =1234 W Pirates").reason == "password-express-cannot-prepare-so"
    play(table, "1: =1144")
    assert table.state.positions == (("0", "2", "3", "+"),) * 2 + (("1", "2", "3", "0"),) * 2
    assert table.state.phase == "ready"


def test_R2_the_deck_is_55_printed_cards_and_perhaps_a_blank_one() -> None:
    assert len(THEMES) == len(letters(Options())) == 55
    assert len(set(THEMES)) == 55 and {"kitchen", "christmas"} <= set(THEMES)
    assert "".join(f"{letter}{n}" for letter, n in sorted(Counter(letters(Options())).items())) == (
        "A4B2C3D2E4F2G2H1I3J1L3M2N3O4P3QK1R4S4T3U2V2"
    )
    for blank in (False, True):
        state = deal(blank=blank).state
        cards = [card for pile in state.piles for card in pile] + list(state.box)
        assert [len(pile) for pile in state.piles] == [5] * 4
        assert sorted(card.theme for card in cards) == sorted([*THEMES, *["own"] * blank])
        assert sorted(card.letter for card in cards) == sorted([*letters(Options()), *["own"] * blank])


def test_R2_a_round_takes_the_letter_of_a_card_and_the_theme_of_the_one_below() -> None:
    table = deal(rounds=4)
    piles = table.state.piles
    for number in range(1, 5):
        play(table, "time")
        turned = table.entries[-1].events[0]
        assert turned.round == number
        assert turned.letters == tuple(pile[number - 1].letter for pile in piles)
        assert turned.themes == tuple(pile[number].theme for pile in piles)
        play(table, "time", "time")
    assert table.game.outcome(table.state) is not None


def test_R2_nobody_sees_a_side_before_it_is_turned_up() -> None:
    table = deal()
    for eyes in (Seat(0), Seat(1), None):
        view = table.sight(eyes).view
        assert all(isinstance(pile[0].theme, str) and isinstance(pile[0].letter, FaceDown) for pile in view.piles)
        rest = [*(card for pile in view.piles for card in pile[1:]), *view.box]
        assert all(isinstance(side, FaceDown) for card in rest for side in (card.theme, card.letter))
    play(table, f"{2 - table.state.team}: !")
    for pile in table.sight(None).view.piles:
        assert [isinstance(card.theme, str) for card in pile] == [True, True, False, False, False]
        assert [isinstance(card.letter, str) for card in pile] == [True, False, False, False, False]


def test_R2_which_theme_and_letter_share_a_card_is_drawn_anew() -> None:
    def pairs(seed: int) -> dict[object, object]:
        dealt = GAME.deal(Options(), 2, Chance(seed_from(seed), "deal"))[0]
        assert isinstance(dealt, Dealt)
        return {card.theme: card.letter for pile in dealt.piles for card in pile}

    shared = [(pairs(1)[theme], pairs(2)[theme]) for theme in pairs(1).keys() & pairs(2).keys()]
    assert any(first != second for first, second in shared)


def test_R2_the_host_writes_a_theme_and_a_letter_on_the_blank_card() -> None:
    table = lay("own own", seats=2, blank=True)
    assert refused(table, "1: =").reason == "password-express-cannot-prepare-so"
    play(table, "1: = W Aliens verts", "2: !", "1: 1 wagon")
    assert board(table) == ["wagon . . ."]
    assert table.state.own_theme == "Aliens verts"
    (offer,) = table.game.offers(deal(blank=True).state, Seat(0))
    assert offer.admits(Prepare((), "Aliens", "W"))
    assert not any(offer.admits(Prepare((), *own)) for own in [("Aliens", "ä"), ("", "W"), ("x" * 25, "W")])


@pytest.mark.parametrize(("seats", "first_team", "starts"), [(3, 0, 1), (5, 0, 1), (4, 1, 0), (6, 5, 1), (9, 4, 0)])
def test_R3_the_smaller_team_starts(seats: int, first_team: int, starts: int) -> None:
    assert {deal(seats, seed, first_team=first_team).state.team for seed in range(12)} == {starts}


@pytest.mark.parametrize(("seats", "first_team"), [(2, 0), (10, 0), (6, 3), (2, 5)])
def test_R3_between_equal_teams_chance_decides(seats: int, first_team: int) -> None:
    assert {deal(seats, seed, first_team=first_team).state.team for seed in range(12)} == {0, 1}


def test_R4_the_other_side_flips_the_timer() -> None:
    table = lay(FOUR, seats=4)
    assert table.game.to_act(table.state) == (1, 3)
    assert refused(table, "1: !").rule == "R4"
    play(table, "4: !")
    assert table.state.phase == "guessing"
    assert deadline(table).seconds == 15


@pytest.mark.parametrize("seconds", [15, 20, 30])
def test_R4_the_turn_may_be_longer(seconds: int) -> None:
    table = play(lay(FOUR, seconds=seconds), "2: !")
    assert deadline(table).seconds == seconds
    assert deadline(table).seats == (0,)


def test_R4_a_word_takes_the_free_place_it_fits_and_no_other() -> None:
    table = play(lay(FOUR, seats=4), "2: !", "1: 1 assiette", "3: 1 casserole", "1: 1 plat")
    assert board(table)[0] == "assiette casserole plat ."
    wrong = refused(table, "1: 1 banane")
    assert (wrong.reason, wrong.rule) == ("password-express-letter-elsewhere", "R4")
    assert wrong.facts == {"word": "banane", "letter": "A", "row": 1, "place": "second"}
    assert refused(table, "1: 1 lunch").reason == "password-express-letter-missing"
    assert refused(table, "2: 1 cuisinart").reason == "password-express-not-your-turn"
    play(table, "1: 1 frigidaire")
    assert refused(table, "1: 1 fourneau").reason == "password-express-row-full"


def test_R4_only_the_first_occurrence_counts() -> None:
    table = play(lay("A kitchen", seats=2), "2: !", "1: 1 banane")
    assert board(table) == [". banane . ."]
    assert refused(table, "1: 1 salade").facts["place"] == "second"


def test_R4_0_is_met_by_a_word_without_the_letter() -> None:
    table = play(lay("A kitchen, E sea", zeros="24"), "2: !", "1: 1 four", "1: 2 saumon")
    assert board(table) == [". four . .", ". . . saumon"]
    assert refused(table, "1: 1 banane").facts["place"] == "second"


def test_R5_spelling_at_the_table() -> None:
    table = play(lay("E kitchen, QK animals"), "2: !", "1: 1 Œuf", "1: 2 coq", "1: 2 koala", "1: 2 okapi", "1: 1 ÉPICE")
    assert board(table) == ["ÉPICE Œuf . .", "koala okapi coq ."]
    assert refused(table, "1: 1 Щи").reason == "password-express-unreadable-word"


def test_R5_a_leading_article_is_no_part_of_the_answer() -> None:
    table = play(lay("L animals, C farm"), "2: !")
    play(table, "1: 12 le cheval", "1: 1 L’éléphant")
    assert board(table) == [". L’éléphant . le cheval", "le cheval . . ."]
    assert refused(table, "1: 2 cheval").reason == "password-express-word-used"
    assert refused(table, "1: 2 un cheval").reason == "password-express-word-used"
    english = play(lay("H animals, A sea", language="en"), "2: !", "1: 1 the horse", "1: 2 an anchor")
    assert board(english) == ["the horse . . .", "an anchor . . ."]


def test_R5_unless_the_lexicon_has_the_name_with_it() -> None:
    table = play(lay("L cities, H cities, L kitchen"), "2: !", "1: 1 Le Havre")
    assert board(table)[0] == "Le Havre . . ."
    assert refused(table, "1: 2 Havre").reason == "password-express-word-used"
    assert refused(play(lay("L kitchen"), "2: !"), "1: 1 Le Havre").reason == "password-express-letter-missing"
    english = play(lay("T cities, T kitchen", language="en"), "2: !", "1: 1 the hague")
    assert board(english)[0] == "the hague . . ."


def test_R5_by_version_1_articles_were_letters() -> None:
    table = play(lay("L animals", rules=1), "2: !", "1: 1 le cheval")
    assert board(table) == ["le cheval . . le cheval"]


def test_R6_the_examples_of_the_rulebook() -> None:
    table = play(lay("F travel, O countries, S cities, R characters"), "2: !")
    play(table, "1: 1 Tour Eiffel", "1: 2 Porto Rico", "1: 3 Los Angeles", "1: 4 Harry Potter")
    assert board(table) == [
        ". . Tour Eiffel .",
        ". Porto Rico . Porto Rico",
        ". . Los Angeles Los Angeles",
        ". . Harry Potter Harry Potter",
    ]


def test_R6_for_0_the_letter_is_in_none_of_the_words() -> None:
    table = play(lay("O countries", zeros="1"), "2: !", "1: 1 Porto Rico")
    assert board(table) == [". Porto Rico . Porto Rico"]
    play(table, "1: 1 Sri Lanka")
    assert board(table) == ["Sri Lanka Porto Rico . Porto Rico"]


def test_R6_the_player_may_take_fewer_places() -> None:
    table = play(lay("O countries, R countries"), "2: !", "1: 1d2 Porto Rico")
    assert board(table) == [". . . Porto Rico", "Porto Rico . Porto Rico ."]
    play(table, "1: 1b Cosmos orbital")
    assert board(table)[0] == ". Cosmos orbital . Porto Rico"
    for move in ("1: 1b Ohio clown", "1: 1aa Ohio clown", "1: 1ca Ohio clown"):
        assert refused(table, move).reason == "password-express-not-that-place"
    assert refused(table, "1: 21c Ohio clown rare").reason == "password-express-which-row"
    assert board(play(table, "1: 1ac Ohio clown"))[0] == "Ohio clown Cosmos orbital Ohio clown Porto Rico"


def test_R6_by_version_1_a_word_takes_all_it_can() -> None:
    table = play(lay("O countries", rules=1), "2: !")
    assert refused(table, "1: 1d Porto Rico").reason == "password-express-not-that-place"
    assert board(play(table, "1: 1 Porto Rico")) == [". Porto Rico . Porto Rico"]


def test_R7_a_word_serves_every_row_it_is_said_for() -> None:
    table = play(lay("O produce, R round, A sea"), "2: !", "1: 12 orange")
    assert board(table) == ["orange . . .", ". orange . .", ". . . ."]
    assert refused(table, "1: 21 rôti").reason == "password-express-which-row"
    assert refused(table, "1: 13 pomme").reason == "password-express-letter-missing"  # one row amiss, nothing is taken
    assert board(table)[0] == "orange . . ."


def test_R8_a_word_is_used_once_a_round() -> None:
    table = play(lay("O produce, R round", "O garden, R farm"), "2: !", "1: 1 orange")
    assert refused(table, "1: 2 Orange").reason == "password-express-word-used"
    play(table, "time")
    assert refused(table, "2: 2 ORANGÉ").reason == "password-express-word-used"
    all_ready(play(table, "time", "time"))
    play(table, "2: 1 orange")
    assert board(table)[0] == "orange . . ."


def test_R8_a_team_without_tokens_cannot_place() -> None:
    table = play(lay(FOUR), "2: !", *TWELVE)
    assert sum(token is not None for row in table.state.table for token in row) == TOKENS
    assert [offer.action for offer in table.game.offers(table.state, Seat(0))] == ["pass"]
    assert [offer.action for offer in table.game.offers(table.state, Seat(1))] == ["contest"]
    assert refused(table, "1: 4 sac").reason == "password-express-no-token"
    play(table, "time", "2: 4 sac")
    assert board(table)[3] == "sac . . ."


TWELVE = (
    "1: 1 assiette", "1: 1 casserole", "1: 1 plat", "1: 1 frigidaire",
    "1: 2 étoile", "1: 2 mer", "1: 2 poème", "1: 2 phare",
    "1: 3 rock", "1: 3 trio", "1: 3 harpe", "1: 3 guitare",
)  # fmt: skip


def test_R8_too_few_tokens_fill_the_places_in_order() -> None:
    table = play(lay(FOUR), "2: !", *TWELVE[:-1], "1: 34 guitare sans sons")
    assert board(table)[2] == "rock trio harpe guitare sans sons"
    assert board(table)[3] == ". . . ."


def test_R9_when_time_is_up_the_roles_change() -> None:
    table = play(lay(FOUR, seats=4), "2: !", "1: 1 assiette", "time")
    assert (table.state.team, table.state.phase, table.state.turn) == (1, "guessing", 2)
    assert refused(table, "1: 2 étoile").reason == "password-express-not-your-turn"
    play(table, "4: 2 étoile", "time", "1: 1 plat")
    assert board(table)[:2] == ["assiette . plat .", "étoile . . ."]


def test_R9_a_team_that_passes_does_not_wait_for_the_sand() -> None:
    table = play(lay(FOUR, seats=3), "2: !", "1: >>")
    assert (table.state.phase, table.state.passed) == ("guessing", (0,))
    assert refused(table, "1: >>").reason == "password-express-cannot-pass"
    assert refused(table, "2: >>").rule == "R9"
    play(table, "1: 1 assiette")
    assert table.state.passed == ()  # who speaks plays on
    play(table, "3: >>", "1: >>", "2: ok")
    assert (table.state.team, table.state.phase, table.state.passed) == (1, "guessing", ())
    play(table, "2: >>")
    assert (table.state.team, table.state.phase) == (0, "guessing")  # nothing to contest: at once
    play(table, "1: >>", "3: >>")
    assert table.state.results  # R11: two turns without a word


def test_R10_what_was_said_before_a_pass_may_still_be_contested() -> None:
    table = play(lay(FOUR), "2: !", "1: 1 zzaz", "1: >>")
    assert (table.state.phase, deadline(table).seconds, deadline(table).seats) == ("closing", 5, (1,))
    assert refused(table, "1: 2 mer").reason == "password-express-not-your-turn"
    play(table, "2: ?1c", "time")
    assert (board(table)[0], table.state.team, table.state.phase) == (". . zzaz? .", 1, "guessing")


def test_R9_by_version_1_nobody_passes() -> None:
    assert refused(play(lay(FOUR, rules=1), "2: !"), "1: >>").reason == "password-express-cannot-pass"


def test_R9_only_the_house_says_that_time_is_up() -> None:
    table = play(lay(FOUR), "2: !")
    for seat in (0, 1):
        assert refused(table, f"{seat + 1}: time").rule == "R9"
    assert [offer.action for offer in table.game.offers(table.state, HOUSE)] == ["time_up"]
    table.act(HOUSE, TimeUp())
    assert table.state.team == 1


def test_R9_a_clock_runs_on_over_words_and_is_wound_up_for_the_next_turn() -> None:
    table = play(lay(FOUR), "2: !")
    wound = deadline(table)
    play(table, "1: 1 assiette", "2: ?1a")
    assert table.game.deadline(table.state) == wound
    play(table, "time")
    assert deadline(table).mark != wound.mark


def test_R9_a_side_that_dreams_is_started_by_the_house_but_not_when_a_phone_goes_round() -> None:
    assert play(lay(FOUR), "time").state.phase == "guessing"
    table = lay(FOUR, handover=True)
    assert table.game.deadline(table.state) is None
    assert refused(table, "time").rule == "R9"
    play(table, "2: !", "time")
    assert (table.state.phase, table.state.team) == ("ready", 1)
    assert table.game.deadline(table.state) is None
    assert play(table, "1: !").state.phase == "guessing"


def test_R4_people_act_at_once_from_the_first_flip_to_the_last_vote() -> None:
    table = deal(zeros="host")
    assert not table.game.at_once(table.state)  # the host prepares alone
    play(table, "1: =1234")
    assert table.game.at_once(table.state)
    assert play(table, "time").game.at_once(table.state)
