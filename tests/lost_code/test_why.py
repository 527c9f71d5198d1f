"""Why a stone is what it is: proofs one can follow on tables laid by hand, and the cheapest of all sets of clues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from tests.lost_code.positions import Table, moves, play_round, table
from tests.lost_code.test_deduce import jims_table, some_moments

from cabinet_noir.core import Claim, Line, Proof, Seat
from cabinet_noir.deduce import easiest, prove, reason, refute
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import answer, colours, numbers, total
from cabinet_noir.games.lost_code.mind.posterior import Evidence, Posterior
from cabinet_noir.games.lost_code.mind.why import TheCase, case, reckoned
from cabinet_noir.games.lost_code.pieces import Stone
from cabinet_noir.games.lost_code.types import Estimate, Pass, State, Take, Write
from cabinet_noir.texts import LANGUAGES, spoken, texts

NAMES = ["Ada", "Blaise", "Chloé", "Dora"]
Code = tuple[int, ...]


def case_of(referee: Table, seat: int = 1) -> TheCase:
    """Return the case of a seat, from 1."""
    return case(referee.sight(Seat(seat - 1)))


def said(lines: list[Line], language: str = "en", me: int | None = 0) -> list[str]:
    say = texts(language, "lost-code")
    return [say(line.id, spoken(line.args, NAMES, me)) for line in lines]


def proof_of(known: TheCase, name: str, *values: str, holds: bool = True) -> Proof:
    proof = prove(known, Claim(name, values, holds))
    assert proof is not None
    return proof


def told(known: TheCase, proof: Proof, language: str = "en", me: int | None = 0) -> list[str]:
    """Return a proof as it is read: its clues, then what follows."""
    found = reason(known, proof)
    return said([*(clue.line for clue in found.clues), found.line], language, me)


# proofs one can follow


def test_stones_in_sight_strike_their_numbers_and_cost_least() -> None:
    known = case_of(jims_table(True))
    proof = proof_of(known, "0.violet.0", "3", holds=False)
    assert proof.price == 1
    assert told(known, proof) == [
        "You see the violet stones 3, 4, 5: yours is another one.",
        "Your violet stone is not the 3.",
    ]
    assert prove(known, Claim("0.violet.0", ("2",), holds=False)) is None


def test_one_answer_may_be_enough() -> None:
    referee = play_round(table("000000", "111111", stack="21"), "GGG", "0", "0-9")
    known = case_of(referee)
    assert told(known, proof_of(known, "0.green.0", "0")) == [
        "Round 1, green + green + green: you said 0, and that was right.",
        "Your green stone is the 0.",
    ]


def test_before_an_exchange_a_sum_leaves_it_open_what_a_stone_is() -> None:
    known = case_of(jims_table(True))
    assert prove(known, Claim("0.yellow.0", ("1",))) is None
    assert easiest(known) is None


def test_a_stone_given_up_sharpens_an_old_sum() -> None:
    referee = jims_table(True)
    play_round(referee, "RBG", *("20-21" if seat == 0 else "0-9" for seat in referee.state.order), give_up="V")
    known = case_of(referee)
    proof = proof_of(known, "0.yellow.0", "1")
    assert proof.price == 1 + 3
    assert told(known, proof) == [
        "You see the yellow stones 0, 2, 3: yours is another one.",
        "Round 1, violet (it was the 2) + violet (it was the 2) + yellow: you said 1 to 5, and that was right.",
        "Your yellow stone is the 1.",
    ]
    assert [clue.at for clue in reason(known, proof).clues] == [
        ("rack.1.yellow", "rack.2.yellow", "rack.3.yellow"),
        ("round.1", "given.0.violet", "rack.0.yellow"),
    ]
    assert easiest(known) == proof


def test_what_was_given_up_lies_in_sight_from_then_on() -> None:
    referee = jims_table(True)
    before = next(clue for clue in case_of(referee).clues if clue.line.args.get("colour") == "violet")
    play_round(referee, "RBG", *("20-21" if seat == 0 else "0-9" for seat in referee.state.order), give_up="V")
    after = next(clue for clue in case_of(referee).clues if clue.line.args.get("colour") == "violet")
    assert (before.line.args["numbers"], before.seq) == ("3, 4, 5", 0)
    assert (after.line.args["numbers"], after.seq) == ("2, 3, 4, 5", referee.seq)
    assert after.at == ("rack.1.violet", "rack.2.violet", "rack.3.violet", "given.0.violet")
    assert "0.violet.0" not in case_of(referee).things
    assert prove(case_of(referee), Claim("0.violet.1", ("2",), holds=False)) is not None


def test_right_is_easier_than_more_or_less_and_wrong_is_hardest() -> None:
    referee = table("310000", "421111", stack="21")
    for mine, gives_up in (("9-10", ""), ("0-1", "B"), ("20-21", "G"), ("8", "P")):
        play_round(referee, "YYY", *((mine, "12-16")[seat] for seat in referee.state.order), give_up=gives_up)
    known = case_of(referee)
    assert [clue.price for clue in known.clues if clue.line.id == "lost-code-why-sight"] == [1] * 6
    answers = [clue for clue in known.clues if clue.line.id == "lost-code-why-answer"]
    assert [clue.price for clue in answers] == [3, 4, 4, 5]
    assert said([clue.line for clue in answers]) == [
        "Round 1, yellow + yellow + yellow: you said 9 to 10, and that was right.",
        "Round 2, yellow + yellow + yellow: you said 0 to 1, and it was more.",
        "Round 3, yellow + yellow + yellow: you said 20 to 21, and it was less.",
        "Round 4, yellow + yellow + yellow: you said 8, and that was wrong.",
    ]
    assert proof_of(known, "0.yellow.0", "3").price == 3


def test_a_dear_answer_is_used_where_nothing_else_will_do() -> None:
    referee = table("300000", "411111", "522222", "633333", stack="21")
    play_round(referee, "YYY", "6", "12-16", give_up="B")
    known = case_of(referee)
    proof = proof_of(known, "0.yellow.0", "2", holds=False)
    assert proof.price == 5
    assert told(known, proof) == [
        "Round 1, yellow + yellow + yellow: you said 6, and that was wrong.",
        "Your yellow stone is not the 2.",
    ]


def test_a_proof_of_many_clues_is_told_in_steps() -> None:
    referee = table("744000", "677111", "566222", "455333", stack="21")
    play_round(referee, "YVR", "14-20", "20-21")
    known = case_of(referee)
    found = reason(known, proof_of(known, "0.yellow.0", "7"))
    assert said([clue.line for clue in found.clues]) == [
        "You see the yellow stones 4, 5, 6: yours is another one.",
        "You see the violet stones 5, 6, 7: yours is another one.",
        "You see the red stones 5, 6, 7: yours is another one.",
        "Round 1, yellow + violet + red: you said 14 to 20, and that was right.",
    ]
    assert said([step.line for step in found.steps]) == [
        "Your yellow stone is one of these: 0, 1, 2, 3, 7.",
        "Your yellow stone is the 7.",
    ]
    assert [step.clues for step in found.steps] == [(0, 1, 2), (3,)]


# what is advised


def test_a_range_says_how_its_points_come_about_and_by_which_clues() -> None:
    referee = moves(play_round(table("000000", "111111", stack="21"), "GGG", "0", "0-9"), "!GGY", "=GGY", "0-9")
    found = reckoned(referee.sight(Seat(0)), Estimate(5, 0))
    assert found is not None and found.steps == ()
    assert said([*(clue.line for clue in found.clues), found.line]) == [
        "You see the yellow stones 1, 2, 3: yours is another one.",
        "Round 1, green + green + green: you said 0, and that was right.",
        "green + green + yellow: of 3,125 possibilities, 1,250 make 0 to 4 (40%). If right, this disk brings 2 points.",
    ]


def test_what_is_said_of_a_range_is_what_the_house_reckons_with() -> None:
    """And its clues are needed: without any one of them, some sum would be more or less likely."""
    ranges = 0
    for referee in some_moments(2, 5, 2, curse=True):
        for seat in GAME.to_act(referee.state):
            sight = referee.sight(seat)
            known, dice = case(sight), sight.view.dice
            for action, points in GAME.deduction.advise(sight)[::20]:
                found = reckoned(sight, action)
                assert (found is not None) == isinstance(action, Estimate)
                if found is None:
                    continue
                args = found.line.args
                odds, brings = int(args["inside"]) / int(args["worlds"]), int(args["points"])
                assert points == pytest.approx(brings * (2 * odds - 1 if args["cursed"] == "yes" else odds))
                ranges += 1
            if sight.view.phase == "estimating":
                needed = known.rests_on(dice)
                wanted = shares(known.ways(dice, range(len(known.clues))))
                assert shares(known.ways(dice, needed)) == wanted
                for clue in needed:
                    assert shares(known.ways(dice, set(needed) - {clue})) != wanted
    assert ranges > 10


def shares(ways: Any) -> list[Fraction]:
    return [Fraction(way, int(ways.sum())) for way in ways.tolist()]


# options


def test_in_the_beginner_game_nothing_is_said_of_red() -> None:
    known = case_of(table(beginner=True))
    assert set(known.things) == {f"0.{colour}.0" for colour in ("yellow", "violet", "blue", "green", "pink")}
    assert len(known.clues) == 5


def test_in_the_tougher_race_a_stone_may_be_an_8() -> None:
    referee = play_round(table("888888", "777777", stack="21", tougher=True), "YVR", "24", "15-24")
    known = case_of(referee)
    assert known.things["0.red.0"] == tuple("012345678")
    assert [told(known, proof_of(known, f"0.{colour}.0", "8"))[0] for colour in ("yellow", "violet", "red")] == [
        "Round 1, yellow + violet + red: you said 24, and that was right."
    ] * 3


# against plain trial


def plain_keeps(view: State, seat: int, code: Code) -> Iterator[tuple[str, bool]]:
    """Yield, clue by clue in no order, whether it would have been told to a seat with this code."""
    in_play = colours(view.options)
    others = [stone for owner, rack in enumerate(view.racks) if owner != seat for stone in rack]
    seen = {*others, *(stone for given_up in view.discards for stone in given_up)}
    for colour, number in zip(in_play, code, strict=True):
        yield colour, Stone(colour, number) not in seen
    held = list(code)
    for number, line in reversed(list(enumerate(view.rounds, start=1))):
        mark = line.marks[seat]
        if mark is None or mark.verdict is None:
            continue
        if mark.discarded is not None:
            held[in_play.index(mark.discarded.colour)] = mark.discarded.number
        found = answer(mark.disk, mark.start, total(held, line.dice, in_play), view.options)
        yield f"round {number}", found == mark.verdict


def label(line: Line) -> str:
    """Return what a clue is about."""
    return str(line.args["colour"]) if "colour" in line.args else f"round {line.args['round']}"


def plain_masks(known: TheCase) -> dict[Code, int]:
    """Return, for each code of the box, the clues it keeps, a bit each."""
    view = known.sight.view
    bit = {label(clue.line): 1 << number for number, clue in enumerate(known.clues)}
    every = product(numbers(view.options), repeat=len(colours(view.options)))
    return {code: sum(bit[of] for of, kept in plain_keeps(view, known.seat, code) if kept) for code in every}


def plain_cheapest(known: TheCase, masks: set[int]) -> tuple[int, ...] | None:
    """Return the cheapest clues that none of these codes keeps all of, the older ones first, by trying every set."""
    clues = range(len(known.clues))
    enough = [some for some in range(1 << len(clues)) if all(some & ~mask for mask in masks)]
    if not enough:
        return None
    best = min(enough, key=lambda some: (sum(known.clues[n].price for n in clues if some >> n & 1), some))
    return tuple(n for n in clues if best >> n & 1)


SMALL = [
    (2, 1, {"beginner": True, "highest": 4, "rounds": 5}),
    (3, 2, {"beginner": True, "highest": 4, "rounds": 4, "tougher": True}),
    (4, 3, {"beginner": True, "highest": 4, "rounds": 5, "curse": True}),
    (2, 4, {"beginner": True, "highest": 4, "rounds": 5, "shortcut": True}),
]


@pytest.mark.parametrize(("seats", "seed", "options"), SMALL)
def test_no_set_of_clues_is_cheaper_by_plain_trial(seats: int, seed: int, options: dict[str, Any]) -> None:
    proved = 0
    for referee in some_moments(seats, seed, 13, **options):
        known = case_of(referee, 2)
        masks = plain_masks(known)
        for place, (name, values) in enumerate(known.things.items()):
            for value in values:
                for holds in (True, False):
                    denying = {mask for code, mask in masks.items() if (str(code[place]) == value) != holds}
                    proof = prove(known, Claim(name, (value,), holds))
                    assert (proof and proof.clues) == plain_cheapest(known, denying)
                    proved += proof is not None
    assert proved > 20


@pytest.mark.parametrize(("seats", "seed", "options"), [(2, 1, {}), (4, 3, {"tougher": True, "curse": True})])
def test_the_codes_that_keep_every_clue_are_the_worlds(seats: int, seed: int, options: dict[str, Any]) -> None:
    for referee in some_moments(seats, seed, 23, **options):
        known = case_of(referee)
        assert known.kept.all(axis=0).sum() == Posterior(referee.sight(Seat(0)).view, 0).count
        assert [clue.seq for clue in known.clues] == sorted(clue.seq for clue in known.clues)


def test_a_sentence_names_every_stone_that_has_been_given_up_since_with_the_number_it_had() -> None:
    again = 0
    for referee in some_moments(2, 6, 7):
        known = case_of(referee)
        for evidence, clue in known.told:
            if isinstance(evidence, Evidence):
                was = [clue.line.args[f"{die}_was"] for die in ("first", "second", "third")]
                assert sum(number for number in was if isinstance(number, int)) == evidence.known
                assert was.count("hidden") == sum(evidence.times)
        given_up = [stone.colour for stone in referee.state.discards[0]]
        again += len(set(given_up)) < len(given_up)
    assert again, "two stones of one colour, given up one after the other"


# what is claimed


def test_what_is_written_claims_that_a_stone_is_one_of_the_numbers() -> None:
    referee = moves(table(shortcut=True, stack="21"), "!VVB")
    known = case_of(referee)
    assert known.stated(Take((1, 2))) == (Claim("0.violet.0", ("1", "2")),)
    assert known.stated(Write(yellow=(3,), pink=(0, 5))) == (Claim("0.yellow.0", ("3",)), Claim("0.pink.0", ("0", "5")))
    assert known.stated(Pass()) == ()


def test_the_sheet_claims_what_is_struck_and_what_is_to_be_written() -> None:
    known = case_of(jims_table(True))
    notes = {"0.red.0": "07", "seen.red": "2", "answer.violet": "34", "answer.blue": "", "mine": "1"}
    assert known.noted(notes) == {
        "0.red.0": (Claim("0.red.0", ("0", "2", "7"), holds=False),),
        "answer.violet": (Claim("0.violet.0", ("3", "4")),),
    }
    broken = refute(known, known.noted(notes)["answer.violet"])
    assert broken is not None
    assert [label(known.clues[clue].line) for clue in broken] == ["violet"]
    assert refute(known, known.noted(notes)["0.red.0"]) is None


def test_what_the_sheet_claims_is_checked_and_what_is_wrong_is_what_some_clues_refute() -> None:
    referee = jims_table(True)
    known, sight = case_of(referee), referee.sight(Seat(0))
    wrong = 0
    for number in known.things["0.violet.0"]:
        notes = {"answer.violet": number, "0.red.0": "01234567", "seen.red": number, "answer.blue": "", "mine": "1"}
        refuted = {note for note, claims in known.noted(notes).items() if refute(known, claims) is not None}
        assert GAME.deduction.check(sight, notes) == refuted
        wrong += len(refuted)
    assert wrong > 1


# who is told


def test_a_spectator_has_no_case() -> None:
    with pytest.raises(AssertionError, match="spectator"):
        case(table().sight(None))


def test_at_the_reveal_nothing_is_left_to_prove() -> None:
    *_, referee = some_moments(2, 7, rounds=2)  # played on to the end
    assert referee.state.phase == "over"
    assert case_of(referee).things == {}
    assert easiest(case_of(referee)) is None


# words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_and_claim_is_a_whole_sentence_to_whoever_reads_it(language: str) -> None:
    places = re.compile(r"round\.\d+|(rack|given)\.[0-3]\.[a-z]+")
    for referee in some_moments(3, 8, 11, tougher=True):
        known = case_of(referee)
        some = (("3",), ("4", "5"))
        claims = [Claim(name, values, holds) for name in known.things for values in some for holds in (True, False)]
        lines = [*(clue.line for clue in known.clues), *map(known.say, claims), *map(known.about, known.things)]
        for me in (0, 1, None):
            for sentence in said(lines, language, me):
                assert not re.search(r"[{}$]|  ", sentence), sentence
                assert sentence.endswith("."), sentence
                assert ("Ada" in sentence) == (me != 0), sentence
        assert all(places.fullmatch(place) for clue in known.clues for place in clue.at)


def test_the_words_are_the_readers_own_in_french() -> None:
    referee = jims_table(True)
    play_round(referee, "RBG", *("20-21" if seat == 0 else "0-9" for seat in referee.state.order), give_up="V")
    known = case_of(referee)
    proof = proof_of(known, "0.yellow.0", "1")
    assert told(known, proof, "fr") == [
        "Tu vois les pierres jaunes 0, 2, 3 : la tienne en est une autre.",
        "Tour 1, violet (c’était le 2) + violet (c’était le 2) + jaune : tu as annoncé de 1 à 5, et c’était juste.",
        "Ta pierre jaune porte le 1.",
    ]
    assert told(known, proof, "fr", me=1) == [
        "Ada voit les pierres jaunes 0, 2, 3 : la pierre cachée en est une autre.",
        "Tour 1, violet (c’était le 2) + violet (c’était le 2) + jaune : Ada a annoncé de 1 à 5, et c’était juste.",
        "La pierre jaune d’Ada porte le 1.",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "Ta pierre jaune peut encore porter n’importe quel nombre."),
        ("en", "Your yellow stone can still be any number."),
    ],
)
def test_what_leaves_everything_open_is_said_so_and_not_number_by_number(language: str, words: str) -> None:
    known = case_of(jims_table(True))
    line = known.say(Claim("0.yellow.0", known.things["0.yellow.0"]))
    assert texts(language, "lost-code")(line.id, spoken(line.args, NAMES, 0)) == words
