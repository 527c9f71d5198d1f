"""Why something is certain in Code de Vinci: positions with their whole proofs, as a player would tell them."""

from __future__ import annotations

import pytest
from tests.vinci.positions import Table, moves, stand

from cabinet_noir.core import Chance, Claim, Line, Proof, Seat, seed_from
from cabinet_noir.deduce import prove, refute
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.mind.why import TheCase, case, in_short
from cabinet_noir.games.vinci.notation import read
from cabinet_noir.games.vinci.types import Options
from cabinet_noir.table import Referee
from cabinet_noir.texts import spoken, texts

NAMES = ("Ada", "Blaise", "Chloé", "Denis")


def case_of(table: Table, seat: int | None = 0) -> TheCase:
    return case(table.sight(None if seat is None else Seat(seat)))


def why(table: Table, name: str, *values: str, holds: bool = True, seat: int = 0) -> list[str]:
    """Return the clues that prove a claim, each with the entry that told it; in English, as the seat reads them."""
    told = case_of(table, seat)
    proof = prove(told, Claim(name, values, holds))
    assert proof is not None
    return [f"{told.clues[clue].seq}: {said(told.clues[clue].line, seat)}" for clue in proof.clues]


def said(line: Line, me: int | None, language: str = "en") -> str:
    return texts(language, "vinci")(line.id, spoken(line.args, NAMES, me))


def proved(table: Table, name: str, *values: str, seat: int = 0) -> Proof:
    proof = prove(case_of(table, seat), Claim(name, values))
    assert proof is not None
    return proof


# Proofs


def test_open_neighbours_and_a_tile_of_ones_own_leave_one_number() -> None:
    table = moves(stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 W0"), "+B 2a=5 2c=8")
    assert why(table, "0.1.1", "6") == [
        "0: The white 7 is yours.",
        "2: Blaise’s tile a lies open: it is the white 5.",
        "3: Blaise’s tile c lies open: it is the white 8.",
    ]


def test_a_miss_is_used_where_nothing_else_will_do() -> None:
    table = moves(stand("B3 B7 B9 W11", "W5 W6 W8 B10", pile="B0 W0 W1 B1"), "+B 2a=5 2c=8 2b=7")
    assert why(table, "0.1.1", "6") == [
        "2: Blaise’s tile a lies open: it is the white 5.",
        "3: Blaise’s tile c lies open: it is the white 8.",
        "4: You named the white 7 for Blaise’s tile b: a miss.",
    ]


def test_a_miss_is_dearer_than_tiles_in_sight() -> None:
    table = stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 W0 W1 B1")
    moves(table, "+B 2a=5 2c=8 2b=7")
    assert "0: The white 7 is yours." in why(table, "0.1.1", "6")


def test_of_a_row_of_open_tiles_the_one_beside_the_hidden_one_is_named() -> None:
    table = moves(stand("B3 B4 B10 W11", "W5 W6 B7 B11", pile="B0 W0 W1 B1"), "+B 2a=5 2b=6 2c=7")
    assert why(table, "0.1.3", "8", "9", "11") == [
        "0: The black 10 is yours.",
        "4: Blaise’s tile c lies open: it is the black 7.",
    ]


def test_the_order_of_ones_own_tiles_proves_nothing_about_the_others() -> None:
    """That the white 9 is yours would tell that your white tile before it is the 7 or the 8; but who thinks so?"""
    table = stand("W3 W5 W7 B9", "B0 W6 W8 W9", pile="B10 B1 B2 B4")
    moves(table, "+B 2b=6 !e +B 1a=3 1b=4")
    assert why(table, "0.0.1", "5", seat=1) == [
        "0: The white 6 is yours.",
        "0: The white 8 is yours.",
        "0: The white 9 is yours.",
        "5: Ada’s tile a lies open: it is the white 3.",
        "6: You named the white 4 for Ada’s tile b: a miss.",
    ]


def test_what_the_backs_alone_tell_needs_no_clue() -> None:
    table = stand("B3 W7 B9 W11", "B5 W6 B8 W10", pile="B0 W0")
    assert why(table, "0.1.3", "0", holds=False) == []  # black, white and black stand before it


def test_nothing_uncertain_has_a_proof() -> None:
    table = moves(stand("B3 B7 B9 W11", "W5 W6 W8 B10", pile="B0 W0"), "+B 2a=5 2c=8")
    assert prove(case_of(table), Claim("0.1.1", ("6",))) is None
    assert prove(case_of(table), Claim("0.1.1", ("6", "7"))) is not None


# Jokers


def test_R4_is_known_to_all() -> None:
    """Between white 5 and white 6 no joker may stand: what is there is the black 6."""
    table = moves(stand("B3 W7 B9 W11", "W5 B6 W6 B10", jokers=True, pile="B0 W0"), "+B 2a=5 2c=6")
    assert why(table, "0.1.1", "6") == [
        "4: Blaise’s tile a lies open: it is the white 5.",
        "5: Blaise’s tile c lies open: it is the white 6.",
    ]


def test_where_a_joker_might_stand_one_must_know_where_it_is() -> None:
    table = moves(stand("B3 W- B9 W11", "W5 W6 W7 B10", jokers=True, pile="B0 W0"), "+B 2a=5 2c=7")
    assert why(table, "0.1.1", "6") == [
        "0: The white joker is yours.",
        "4: Blaise’s tile a lies open: it is the white 5.",
        "5: Blaise’s tile c lies open: it is the white 7.",
    ]


def test_a_joker_is_proved_like_any_tile() -> None:
    table = moves(stand("B3 W7 B9 W11", "B2 W4 W10 W-", jokers=True, pile="B0 W0"), "+B 2c=10")
    assert why(table, "0.1.3", "-") == [
        "0: The white 11 is yours.",
        "4: Blaise’s tile c lies open: it is the white 10.",
    ]


def test_tiles_that_stand_in_no_row_are_clues_and_things_as_well() -> None:
    table = moves(stand("B3 W7 B9 W11", "B2 W4 W10 W-", jokers=True, pile="B0 W0"), "+B")
    drawn = case_of(table, 1)
    assert said(drawn.about("0.0.4"), 1) == "Look at Ada’s drawn tile."
    assert why(table, "0.0.4", "2", holds=False, seat=1) == ["0: The black 2 is yours."]
    moves(table, "2a=7")
    assert "Ada has just shown the black 0." in [said(clue.line, 1) for clue in case_of(table, 1).clues]


def test_a_hand_not_stood_up_yet_is_in_sight_of_its_owner_only() -> None:
    table = Referee.open(GAME, Options(jokers=True, setup="chance", highest=4), 2, seed_from(1))
    told = case_of(table)
    assert len(told.clues) == 4
    assert {clue.seq for clue in told.clues} == {0}
    assert all(name.startswith("0.1.dealt.") for name in told.things)
    assert "no. 1 from the lowest" in said(told.about(next(iter(told.things))), 0)


# Steps


def test_a_proof_of_many_clues_is_told_seat_by_seat() -> None:
    table = moves(stand("B3 W5 W7 W11", "W4 W6 W8 B10", pile="B0 W0"), "+B 2a=4 2c=8")
    told, proof = case_of(table), proved(table, "0.1.1", "6")
    assert [[told.clues[clue].at for clue in step.clues] for step in proof.steps] == [
        [("0.0.1",), ("0.0.2",)],
        [("0.1.0",), ("0.1.2",)],
    ]
    assert [said(told.say(step.claim), 0) for step in proof.steps] == [
        "Blaise’s tile b can only be one of these: 1–4, 6, 8, 9.",
        "Blaise’s tile b is the white 6.",
    ]


# What is claimed


def test_a_guess_says_what_a_tile_is() -> None:
    told = case_of(moves(stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 W0"), "+B 2a=5"))
    assert told.stated(read("2b=7")) == (Claim("0.1.1", ("7",)),)
    assert told.stated(read("2a=5")) == ()  # it lies open
    assert told.stated(read("2z=5")) == ()
    assert told.stated(read("!a")) == ()


def test_faces_struck_in_a_note_are_claimed_not_to_be() -> None:
    told = case_of(moves(stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 W0"), "+B 2a=5 2c=8"))
    notes = {"0.1.1": "06b-|never asks for 7", "0.1.3": "|just words 5", "0.1.0": "5|", "0.3.9": "5|"}
    claims = told.noted(notes)
    assert claims == {"0.1.1": (Claim("0.1.1", ("0", "6", "11", "-"), holds=False),)}
    clues = refute(told, claims["0.1.1"])
    assert clues is not None
    assert [said(told.clues[clue].line, 0) for clue in clues] == [
        "The white 7 is yours.",
        "Blaise’s tile a lies open: it is the white 5.",
        "Blaise’s tile c lies open: it is the white 8.",
    ]


def test_strikes_are_wrong_once_they_leave_a_tile_no_face_it_may_have() -> None:
    table = moves(stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 W0"), "+B 2a=5 2c=8")
    sight = table.sight(Seat(0))
    assert set(GAME.deduction.odds(sight)["0.1.1"]) == {"6"}
    assert GAME.deduction.check(sight, {"0.1.1": "06b-|never asks for 7"}) == {"0.1.1"}
    assert GAME.deduction.check(sight, {"0.1.1": "0789ab-|", "0.1.0": "5|", "0.1.3": "|just words 5"}) == frozenset()
    assert GAME.deduction.check(sight, {}) == frozenset()


# Who was told what, and when


def test_a_repeated_miss_is_told_once_and_by_its_letter_of_now() -> None:
    table = stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 B1 B2 W0 W1 W2")
    moves(table, "+B 2d=5 +W 1b=4 +B 2e=5")
    missed = [clue for clue in case_of(table).clues if clue.line.id == "vinci-why-miss"]
    assert [(clue.seq, clue.at, said(clue.line, 0)) for clue in missed] == [
        (2, ("0.1.3",), "You named the black 5 for Blaise’s tile e: a miss.")
    ]


def test_a_miss_on_a_tile_now_open_is_no_clue_any_more() -> None:
    table = stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 B1 W0 W1")
    moves(table, "+B 2d=9 +W 1b=4 +B 2e=10")
    assert all(clue.line.id != "vinci-why-miss" for clue in case_of(table).clues)


def test_only_the_game_being_played_is_told_of() -> None:
    table = Referee.open(GAME, Options(games=2, highest=4, setup="chance"), 2, seed_from(3))
    chance = Chance(seed_from(3), "course")
    while not table.state.results:
        seat = GAME.to_act(table.state)[0]
        table.act(seat, GAME.bots["novice"](table.sight(seat), chance))
    began = len(table.entries) - 1
    told = case_of(table)
    assert {(clue.seq, clue.at[0][:4]) for clue in told.clues} == {(began, "1.0.")}
    assert all(name.startswith("1.1.") for name in told.things)


def test_a_spectator_is_told_of_open_tiles_only() -> None:
    table = moves(stand("B3 W7 B9 W11", "W5 W6 W8 B10", pile="B0 W0"), "+B 2a=5")
    told = case_of(table, None)
    assert [said(clue.line, None) for clue in told.clues] == ["Blaise’s tile a lies open: it is the white 5."]
    assert len(told.things) == 8  # and the drawn tile


# Words


@pytest.mark.parametrize(
    ("language", "me", "sentences"),
    [
        (
            "fr",
            0,
            [
                "Le 7 blanc est à toi.",
                "Chez Blaise, la tuile a est couchée : c’est le 5 blanc.",
                "Tu as annoncé le 10 blanc pour la tuile c chez Blaise : raté.",
                "Regarde la tuile c chez Blaise.",
                "Chez Blaise, la tuile c est le joker blanc.",
                "Chez Blaise, la tuile c n’est pas le 0 blanc.",
                "Chez Blaise, la tuile c ne peut être que : 1, 4–6, joker.",
                "Chez Blaise, la tuile c ne peut pas être : 2, 3.",
            ],
        ),
        (
            "en",
            1,
            [
                "Ada holds the white 7.",
                "Your tile a lies open: it is the white 5.",
                "Ada named the white 10 for your tile c: a miss.",
                "Look at your tile c.",
                "Your tile c is the white joker.",
                "Your tile c is not the white 0.",
                "Your tile c can only be one of these: 1, 4–6, joker.",
                "Your tile c is none of these: 2, 3.",
            ],
        ),
    ],
)
def test_every_sentence_reads_well_whoever_reads_it(language: str, me: int, sentences: list[str]) -> None:
    table = moves(stand("B3 W7 B9 W11", "W5 W6 W8 B10", jokers=True, pile="B0 W0 B1 W1"), "+B 2a=5 2c=10")
    told = case_of(table)
    clues = {clue.at[0]: clue.line for clue in told.clues}
    lines = [
        *(clues[name] for name in ("0.0.1", "0.1.0", "0.1.2")),
        told.about("0.1.2"),
        told.say(Claim("0.1.2", ("-",))),
        told.say(Claim("0.1.2", ("0",), holds=False)),
        told.say(Claim("0.1.2", ("1", "4", "5", "6", "-"))),
        told.say(Claim("0.1.2", ("2", "3"), holds=False)),
    ]
    assert [said(line, me, language) for line in lines] == sentences


def test_numbers_in_short() -> None:
    assert in_short([3]) == "3"
    assert in_short([0, 1, 2, 4, 5, 11]) == "0–2, 4, 5, 11"
