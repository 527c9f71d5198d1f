"""Why something is certain: by which clues, at what price, and in which words."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from tests.archeologic.positions import CITY, OTHER, SEED, Table, moves, quest
from tests.archeologic.test_marks import drafted

from cabinet_noir.bots import Seen, explain_note
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Chance, Claim, Entry, Line, Seat, Seq, seal, seed_from
from cabinet_noir.deduce import AT_ONCE, certain, prove, reason, refute
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.candidates import agrees, holding
from cabinet_noir.games.archeologic.cities import plan
from cabinet_noir.games.archeologic.edition import BUILDINGS, HOUSE, PLACEMENTS, ZONES
from cabinet_noir.games.archeologic.mind.deduce import candidates
from cabinet_noir.games.archeologic.mind.marks import check
from cabinet_noir.games.archeologic.mind.why import TheCase, case
from cabinet_noir.games.archeologic.notation import read, read_city
from cabinet_noir.games.archeologic.types import Began, Options, RelationClue, TrapClue
from cabinet_noir.table import Referee, Sealed

TRAPS = "A1=b D1=f E1=b C3=f B4=f C4=f D5=b E5=b"
"""All of `CITY`: two cities have them."""
SWAPPED = "SD3v TB4< LA1^ OD1< VA4> IC1>"
"""The other one: the zigzag and the hook have changed places."""
RIGHT = "S (A1, A2, B2, B3), T (C4, B5, C5, D5), L (D3, E3, E4, E5), V (A4, B4, A5), I (C1, C2, C3)"
"""What `OTHER` has right."""
CAREFUL = ("A empty", "B buildings", "2 buildings", "3 traps", "D buildings")
CURIOUS = ("C buildings", "4 traps", "B traps", "2 empty", "5 buildings", "E S", "3 buildings")
"""Questions of one seat; the other stands far behind."""
NAMES = ("Ada", "Blaise")


def told(table: Table, seat: int | None = 0) -> TheCase:
    """Return what a seat was told."""
    return case(table.sight(None if seat is None else Seat(seat)))


def because(why: TheCase, name: str, *values: str, holds: bool = True) -> tuple[tuple[int, ...], int] | None:
    """Return the clues that prove a claim, and their price."""
    proof = prove(why, Claim(name, values, holds))
    return None if proof is None else (proof.clues, proof.price)


def related(*clues: RelationClue) -> Table:
    """Return a table of experts at which `CITY` is buried and these relations were told."""
    referee: Table = Referee(GAME, Options(expert=True), 2, SEED)
    referee.record(Entry(Seq(0), (Sealed(seal(SEED)), Began(read_city(CITY), clues, ((), ()), (0, 99)))))
    return referee


# What was told


def test_clues_are_all_that_was_told_oldest_first_each_with_its_entry_its_price_and_its_place() -> None:
    alone = ((TrapClue("C3", "f"),), ())
    table = quest(2, pawns=(0, 3), clues="A1=b D1=f", extra=alone, beginners=(1,), verdict="app")
    moves(table, "2 S", "B traps", f"! {OTHER}", "C empty", "D buildings")
    assert [asked.seat for asked in table.state.asked] == [0, 1, 1, 0]
    assert [(clue.line.id, clue.price, clue.seq, clue.at) for clue in told(table).clues] == [
        ("archeologic-why-trap", 1, 0, ("A1",)),
        ("archeologic-why-trap", 1, 0, ("D1",)),
        ("archeologic-why-alone", 1, 0, ("C3",)),
        ("archeologic-why-answer", 2, 1, ("2",)),
        ("archeologic-why-verdict", 4, 4, ()),
        ("archeologic-why-answer", 3, 5, ("D",)),
    ]
    assert [clue.seq for clue in told(table, 1).clues] == [0, 0, 2, 4]
    assert [clue.seq for clue in told(table, None).clues] == [0, 0]


def test_relations_cost_three_and_point_at_their_buildings() -> None:
    table = related(RelationClue("across", "left", "S", "I"), RelationClue("empties_apart", "yes"))
    assert [(clue.price, clue.at) for clue in told(table).clues] == [(3, ("S", "I")), (3, ())]


def test_alone_whoever_watches_is_told_how_far_the_viewfinder_drifted() -> None:
    table = moves(quest(1), "@1", "1 traps", "E S")
    assert [(clue.line.id, clue.price, clue.seq) for clue in told(table, None).clues[3:]] == [
        ("archeologic-why-drift", 4, 2),
        ("archeologic-why-drift", 4, 3),
    ]
    assert {clue.line.id for clue in told(table).clues[3:]} == {"archeologic-why-answer"}


def test_nothing_is_argued_about_once_the_city_is_shown() -> None:
    over = told(moves(quest(2, pawns=(0, 9)), f"! {CITY}"))
    assert (over.clues, over.things, over.noted(drafted(laid=OTHER))) == ((), {}, {})


def test_each_thing_is_in_each_quest_what_its_plan_shows() -> None:
    why = told(moves(quest(2, pawns=(9, 0)), "3 traps"))
    assert why.things.keys() == {*BUILDINGS, *ZONES, *(f"at.{zone}" for zone in ZONES), "asked.0"}
    chance = Chance(seed_from(2), "quests")
    for number in (chance.below(atlas().size) for _ in range(40)):
        city = atlas().quest(number)
        shown = plan(HOUSE.buildings, city)
        assert {b: why.value(number, b) for b in BUILDINGS} == {p.building: str(p)[1:] for p in city}
        for zone in ZONES:
            covered = shown.get(zone, (".", "."))
            assert (why.value(number, f"at.{zone}"), why.value(number, zone)) == covered
        row = [shown[zone][1] for zone in ZONES if zone[1] == "3" and zone in shown]
        assert why.value(number, "asked.0") == ("f" * row.count("f") + "b" * row.count("b")).ljust(3, ".")


# Proofs


def test_what_was_told_outright_is_its_own_reason() -> None:
    why = told(quest(2))
    assert because(why, "D1", "f") == ((1,), 1)
    assert because(why, "D1", "s", "b", ".", holds=False) == ((1,), 1)
    assert because(why, "E1", "b") is None


def test_a_building_that_is_not_on_a_line_covers_none_of_its_zones() -> None:
    why = told(moves(quest(2, pawns=(0, 99)), "E S", "C buildings", "E S"))
    assert because(why, "at.E3", "S", holds=False) == ((3,), 2)  # and not by the same, told again later
    assert because(why, "S", "D2^", holds=False) == ((3,), 2)
    assert because(why, "at.E1", "S", holds=False) == ((1,), 1)  # in that corner it would lie on D1, and has no fire
    assert because(why, "at.D3", "S", holds=False) is None


def test_told_traps_place_a_building_and_tell_the_kind_of_a_zone() -> None:
    why = told(quest(2, pawns=(0, 99), clues=TRAPS))
    assert because(why, "T", "B4<") == ((5, 6, 7), 3)  # C4, D5, E5
    assert because(why, "at.C4", "T") == ((5, 6, 7), 3)
    assert because(why, "E2", "s") == ((1, 2), 2)  # D1, E1
    assert because(why, "S", "A1^") is None


def test_a_proof_of_more_than_three_clues_is_told_in_steps_that_leave_less_and_less() -> None:
    why = told(quest(2, pawns=(0, 99), clues=TRAPS))
    proof = prove(why, Claim("O", ("D1<",)))
    assert proof is not None and proof.clues == (1, 2, 6, 7)
    first, last = proof.steps
    assert (first.clues, last.clues, last.steps) == ((1, 2, 6), (7,), (0,))
    assert "D1<" in first.claim.values and 1 < len(first.claim.values) < len(PLACEMENTS["O"])


def test_a_step_that_leaves_the_thing_as_open_as_before_speaks_of_another() -> None:
    """What stands at the zone, or a building; in no step are there more clues than one can hold together."""
    spoken = set()
    for table in (CAREFUL, CURIOUS):
        why = told(moves(quest(2, pawns=(0, 99)), *table))
        for name, value in certain(why).items():
            proof = prove(why, Claim(name, (value,)))
            assert proof is not None
            if len(proof.clues) > AT_ONCE:
                assert len(proof.steps) > 1 and max(len(step.clues) for step in proof.steps) <= AT_ONCE, name
                assert proof.steps[-1].claim == proof.claim
                spoken |= {_kind(step.claim.name) for step in proof.steps if step.claim.name != name}
    assert spoken == {"at", "building"}


def _kind(name: str) -> str:
    return "building" if name in BUILDINGS else name.partition(".")[0]


def test_relations_prove_what_they_say_and_what_follows_from_the_shapes() -> None:
    why = told(related(RelationClue("across", "left", "S", "I"), RelationClue("across", "left", "I", "O")))
    assert because(why, "at.E5", "S", holds=False) == ((0,), 3)
    assert because(why, "at.B3", "I", holds=False) == ((0,), 3)  # the zigzag is two wide at least
    assert because(why, "at.D3", "I", holds=False) == ((1,), 3)  # and so is the block
    assert because(why, "I", "C1>", "C1<", "C2>", "C2<", "C3>", "C3<") == ((0, 1), 6)  # it stands in the middle
    why = told(related(RelationClue("edge", "border", "I"), RelationClue("edge", "corner", "S")))
    assert because(why, "I", "C2>", holds=False) == ((0,), 3)  # from row 2 to row 4 it would not touch the border
    assert because(why, "at.E1", "I", holds=False) == ((0,), 3)
    assert because(why, "at.C3", "S", holds=False) == ((1,), 3)


def test_a_verdict_of_the_app_places_every_building_that_was_right() -> None:
    why = told(moves(quest(2, pawns=(0, 99), verdict="app"), f"! {OTHER}"))
    assert because(why, "S", "A1^") == ((3,), 4)
    assert because(why, "at.B1", ".") == ((3,), 4)
    assert because(why, "O", "D1^", holds=False) == ((1,), 1)  # the fire at D1 tells it for less
    assert because(why, "O", "D1<") == ((1, 3), 5)


def test_a_verdict_of_the_booklet_rules_one_city_out() -> None:
    table = quest(2, pawns=(0, 99), clues=TRAPS)
    assert because(told(table), "S", "A1^") is None
    why = told(moves(table, f"! {SWAPPED}"))
    assert why.clues[-1].line.id == "archeologic-told-wrong"
    assert because(why, "S", "A1^") == ((0, 1, 3, 6, 7, 8), 9)  # five traps, and that it is not the other city


def test_how_far_the_viewfinder_drifted_tells_a_spectator_what_was_answered() -> None:
    watching = told(moves(quest(1, clues=TRAPS), "@1", "A L", "A S"), None)
    assert because(watching, "asked.0", "...") == ((6, 7, 9), 6)
    assert because(watching, "asked.1", "+b.") == ((0, 4, 9), 6)  # A1, B4, and one trap of the zigzag in column A
    assert because(watching, "S", "A1^") == ((0, 4, 9), 6)


def _cheapest(why: TheCase, claim: Claim) -> tuple[int, ...] | None:
    """Return the cheapest set of clues that rules out every quest denying a claim, by trying every set."""
    everything = holding(HOUSE.buildings, ())
    rows = [agrees(HOUSE.buildings, fact, everything) for fact, _ in why.told]
    kept = sum((row.astype(np.int64) << bit for bit, row in enumerate(rows)), np.zeros(len(everything), np.int64))
    places = why.values(claim.name)
    true = np.array([claim.is_true(value) for value in why.things[claim.name]])
    denying = np.unique(kept[~true[places]])
    sets = np.arange(1 << len(rows))
    enough = [int(some) for some in sets if not np.any((denying & some) == some)]
    prices = [clue.price for clue in why.clues]
    best = min(enough, key=lambda some: (sum(p for at, p in enumerate(prices) if some >> at & 1), some), default=None)
    return None if best is None else tuple(at for at in range(len(rows)) if best >> at & 1)


def _positions() -> dict[str, TheCase]:
    race = moves(quest(2, pawns=(0, 99)), "1 traps", "3 S", "C buildings", "2 V", "E empty", "E O")
    claimed = moves(quest(2, pawns=(0, 99), clues=TRAPS), f"! {SWAPPED}")
    experts = related(
        RelationClue("across", "left", "S", "I"),
        RelationClue("edge", "corner", "O"),
        RelationClue("beside", "1", "T"),
        RelationClue("empties_apart", "yes"),
    )
    return {
        "race": told(race),
        "claimed": told(claimed),
        "experts": told(moves(experts, "A S", "4 empty", "D traps")),
        "watching": told(moves(quest(1, clues=TRAPS[:24]), "@1", "A L", "A S", "5 T"), None),
    }


@pytest.mark.parametrize("position", ["race", "claimed", "experts", "watching"])
def test_no_cheaper_set_of_clues_proves_it_nor_an_older_one_at_the_same_price(position: str) -> None:
    why = _positions()[position]
    left = why.kept.all(axis=0)
    chance, sizes = Chance(seed_from(4), position), set()
    for name in chance.shuffled(sorted(why.things))[:16]:
        possible = {why.things[name][place] for place in np.unique(why.values(name)[left]).tolist()}
        impossible = [value for value in why.things[name] if value not in possible]
        claims = [Claim(name, tuple(possible))]
        claims += [Claim(name, (value,), holds=False) for value in chance.shuffled(impossible)[:2]]
        claims += [Claim(name, (value,), holds=False) for value in sorted(possible)[:1]]
        for claim in claims:
            proof = prove(why, claim)
            assert (proof.clues if proof else None) == _cheapest(why, claim)
            sizes.add(len(proof.clues) if proof else -1)
    assert len(sizes) > 3


# What is claimed


def test_a_proposed_plan_says_where_each_building_lies_and_a_question_says_nothing() -> None:
    why = told(quest(2))
    assert why.stated(read(f"! {CITY}")) == tuple(Claim(p.building, (str(p)[1:],)) for p in read_city(CITY))
    assert why.stated(read("A traps")) == ()


def conflict(why: TheCase, key: str, **draft: Any) -> tuple[tuple[Claim, ...], tuple[int, ...] | None]:
    """Return what a note claims, and the clues by which that cannot be."""
    claims = why.noted(drafted(**draft))[key]
    return claims, refute(why, claims)


def test_a_note_that_cannot_be_names_the_clues_it_breaks() -> None:
    why = told(moves(quest(2, pawns=(0, 99)), "E S", "3 traps"))
    assert conflict(why, "plan:A1", counters={"A1": "f"}) == ((Claim("A1", ("f",)),), (0,))
    assert conflict(why, "plan:C3", counters={"C3": "x"}) == ((Claim("C3", (".",)),), None)
    assert conflict(why, "pencil:E3", letters={"E3": "S"}) == ((Claim("at.E3", ("S",)),), (3,))
    assert conflict(why, "pencil:E3", letters={"E3": "ST"})[1] is None
    assert conflict(why, "plan:S", laid="SD2^") == ((Claim("S", ("D2^",)),), (3,))
    assert conflict(why, "plan:O", laid=OTHER) == ((Claim("O", ("D1^",)),), (1,))


def test_of_buildings_that_cannot_lie_so_together_only_those_it_takes_are_named_and_the_last_last() -> None:
    """With a blade at A1 and one at E5, the zigzag in one corner leaves the other to the hook."""
    why = told(quest(2, pawns=(0, 99), clues=TRAPS))
    claims, clues = conflict(why, "plan:L", laid="VA4> SA1^ TB4< LA1^")
    assert claims == (Claim("S", ("A1^",)), Claim("L", ("A1^",)))
    assert clues == ()  # one on the other: the box tells it
    claims, clues = conflict(why, "plan:S", laid="OD1< LD3v IC1> SD3v")
    assert (claims, clues) == ((Claim("L", ("D3v",)), Claim("S", ("D3v",))), ())
    sight = quest(2).sight(Seat(0))
    left = [atlas().quest(index) for index in candidates(sight.view).tolist()]
    pairs = {city[:2] for city in left}
    lying = [sorted({pair[at] for pair in pairs}, key=str) for at in (0, 1)]
    apart = next(
        (s, t) for s in lying[0] for t in lying[1] if (s, t) not in pairs and _fit_in_some_quest(str(s), str(t))
    )
    claims, clues = conflict(case(sight), "plan:T", laid=f"{apart[0]} {apart[1]}")
    assert claims == tuple(Claim(p.building, (str(p)[1:],)) for p in apart)
    assert clues


def test_of_several_notes_it_is_not_said_which_one_is_wrong() -> None:
    table = quest(2)
    seen = Seen.of(GAME.key, table.options, table.sight(Seat(0)))
    several = explain_note(seen, drafted(laid="VA4> SA1^ TB4< LA1^"), "plan:L")
    alone = explain_note(seen, drafted(counters={"A1": "f"}), "plan:A1")
    assert several is not None and several.line == Line("house-why-not-together")
    assert alone is not None and alone.line.id.startswith("archeologic-claim")


def _fit_in_some_quest(*laid: str) -> bool:
    return case(quest(2).sight(Seat(0))).world((), [Claim(one[0], (one[1:],)) for one in laid]) is not None


def test_what_the_check_names_is_what_some_clues_refute() -> None:
    sight = moves(quest(2, pawns=(0, 99)), "1 traps", "3 S", "C buildings", "2 V").sight(Seat(0))
    chance, seen = Chance(seed_from(6), "drafts"), set()
    for _ in range(8):
        some = chance.shuffled(BUILDINGS)[:4]
        notes = drafted(
            laid=" ".join(str(chance.choice(PLACEMENTS[building])) for building in some),
            counters={zone: chance.choice("xsfb") for zone in chance.shuffled(ZONES)[:6]},
            letters={zone: "".join(chance.shuffled(BUILDINGS)[:2]) for zone in chance.shuffled(ZONES)[:6]},
        )
        why = case(sight)
        refuted = {name for name, claims in why.noted(notes).items() if refute(why, claims) is not None}
        assert refuted == {name for name in check(sight, notes) if not name.startswith("told:")}
        seen |= {name[:5] for name in refuted}
    assert seen == {"plan:", "penci"}


# Words


def test_a_proof_reads_as_sentences_in_both_languages() -> None:
    why = told(moves(quest(2, pawns=(0, 99), verdict="app"), f"! {OTHER}"))
    proof = prove(why, Claim("O", ("D1<",)))
    assert proof is not None
    found = reason(why, proof)
    for language, sentences in {
        "fr": [
            "Le carré occupe D1, E1, D2, E2 (piège brûlant en D1, piège tranchant en E1).",
            "Indice : un piège brûlant en D1.",
            f"Ton plan n’est pas le bon. Bien posés : {RIGHT}. Mal posés : O.",
        ],
        "en": [
            "The block covers D1, E1, D2, E2 (fire trap at D1, blade trap at E1).",
            "Clue: a fire trap at D1.",
            f"Your plan is not the one. Laid right: {RIGHT}. Laid wrong: O.",
        ],
    }.items():
        lines = (found.line, *(clue.line for clue in found.clues))
        assert [Words(language, "archeologic").tell(line, NAMES, 0) for line in lines] == sentences


def test_every_clue_and_claim_has_words_in_both_languages() -> None:
    """All kinds of clues, and for each thing: one value, all but one, a few, many; with nothing left to fill in."""
    experts = related(*(RelationClue("beside", n, "T") for n in "0123"), RelationClue("along", "above", "S", "L"))
    cases = [*_positions().values(), told(experts), told(moves(quest(2, pawns=(9, 0)), "3 traps", "B V", "C empty"))]
    said = set()
    for why in cases:
        lines = [clue.line for clue in why.clues] + [why.about(name) for name in why.things]
        for name, values in why.things.items():
            parts = [values[:size] for size in (1, 2, 3, 4, len(values) - 1)]
            claims = [Claim(name, part, holds) for part in parts for holds in (True, False)]
            lines += map(why.say, (*claims, Claim(name, values)))
        for language in ("fr", "en"):
            words = Words(language, "archeologic")
            for line in lines:
                sentence = words.tell(line, NAMES, 0)
                assert sentence[-1] == "." and ".." not in sentence and " ." not in sentence, sentence
                assert not any(sign in sentence for sign in ("{", "$", "none", "archeologic")), sentence
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                said.add(line.id)
    assert len(said) >= 20


def test_many_ways_to_lie_are_counted_and_few_are_listed() -> None:
    why = told(quest(2))
    say = Words("en", "archeologic").tell
    turns = Claim("O", ("D1^", "D1<", "D1v"))
    assert say(why.say(turns), NAMES) == "The block covers D1, E1, D2, E2; only how it is turned is open (3 ways)."
    few = Claim("I", ("C1>", "C1<", "A1^"))
    assert say(why.say(few), NAMES) == "The bar covers one of these: A1 B1 C1 / C1 C2 C3."
    many = Claim("I", ("C1>", "C2>", "C3>", "B3^", "C3^"))
    assert say(why.say(many), NAMES) == "The bar can still lie in 5 ways, and all of them cover C3."


def test_two_buildings_that_do_not_cover_a_zone_are_named_in_the_sentence() -> None:
    why = told(quest(2))
    for language, sentence in (
        ("fr", "Ni le zigzag ni le té ne couvre B3."),
        ("en", "Neither the zigzag nor the tee covers B3."),
    ):
        say = Words(language, "archeologic").tell
        assert say(why.say(Claim("at.B3", ("S", "T"), holds=False)), NAMES) == sentence


def test_sets_of_zones_are_told_apart() -> None:
    """What can be at a zone has words of its own for each of its fifteen sets."""
    why = told(quest(2))
    sets = [some for size in range(1, 5) for some in combinations((".", "s", "f", "b"), size)]
    for language in ("fr", "en"):
        words = Words(language, "archeologic")
        assert len({words.tell(why.say(Claim("C4", some)), NAMES) for some in sets}) == 15
