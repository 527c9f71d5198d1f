"""An owner's values: within what they may be, and that referee, deduction, bots and logs all play with them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from cabinet_noir import games
from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, Malformed, Seat, dump_lines, load_lines, seed_from
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.answers import QUESTIONS, archeoscope
from cabinet_noir.games.archeologic.atlas import ARRANGEMENTS, atlas
from cabinet_noir.games.archeologic.cities import can_be_a_quest, city_of_code, plan, quest_code, traps
from cabinet_noir.games.archeologic.edition import HOUSE
from cabinet_noir.games.archeologic.notation import read
from cabinet_noir.games.archeologic.terminal import paint
from cabinet_noir.games.archeologic.types import Buildings, Buried, Count, Edition, Options, Symbols
from cabinet_noir.table import Referee, verify

EDITED = next(options.edition for options, _ in GAME.samples if options.edition)
PRINTED = EDITED.buildings
ROOM = Path(games.__file__).parent / "archeologic"


def test_without_another_edition_the_houses_values_are_played_with() -> None:
    state = GAME.start(Options(), 1)
    assert state.drawings["S"] == ("b.", "ss", ".s") and "".join(state.ring) == "A1B2C3D4E5"
    assert "edition" not in GAME.agreement(Options())


def test_the_rules_page_draws_what_is_printed_on_the_houses_buildings() -> None:
    drawn = re.search(r"const DRAWN.*?= \{(.*?)\};", (ROOM / "web" / "Rules.tsx").read_text("utf-8"), re.DOTALL)
    assert drawn is not None
    found = {name: tuple(re.findall(r'"(.*?)"', rows)) for name, rows in re.findall(r"(\w): \[(.*?)\]", drawn[1])}
    assert found == to_builtins(HOUSE.buildings)


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"buildings": {"V": ["fs", "ss"]}}, "building V has the shape"),
        ({"buildings": {"V": ["f.", "sx"]}}, "building V has the shape"),
        ({"buildings": {"V": ["f", "ss"]}}, "building V has the shape"),
        ({"buildings": {"V": []}}, "building V has the shape"),
        ({"buildings": {"I": ["sfs"]}}, "building I must look different"),
        ({"buildings": {"S": ["b.", "ss", ".b"]}}, "building S must look different"),
        ({"buildings": {"O": ["sf", "fs"]}}, "building O must look different"),
        ({"buildings": {"V": ["b.", "ss"]}}, "4 fire traps and 4 blade traps"),
        ({"buildings": {"X": ["s."]}}, "X"),
        ({"ring": list("A1B2C3D4E")}, "ring has each"),
        ({"ring": list("A1B2C3D4EE")}, "ring has each"),
        ({"ring": list("A1B2C3D4E6")}, "6"),
        ({"name": ""}, "name"),
    ],
)
def test_what_no_box_can_have_is_refused_and_named(values: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.agreed(2, {"edition": {"name": "mine", **values}})
    assert re.search(why, str(caught.value.facts["detail"]))


def test_version_1_knows_no_edition() -> None:
    with pytest.raises(Malformed):
        GAME.agreed(1, {"edition": {"name": "mine"}})


@pytest.mark.parametrize(
    "buildings",
    [
        PRINTED,
        Buildings(
            S=("f.", "bb", ".s"),
            T=("b.", "sf", "s."),
            L=("s.", "b.", "ss"),
            O=("ss", "sf"),
            V=("s.", "ss"),
            I=("fss",),
        ),
    ],
    ids=["the sample", "crowded"],
)
def test_the_atlas_of_another_edition_holds_what_its_archeoscope_shows_and_no_more(buildings: Buildings) -> None:
    table, scope, chance = atlas(buildings), archeoscope(buildings), Chance(seed_from(1), "columns")
    assert 1000 < table.size < ARRANGEMENTS and table.size != atlas().size
    for _ in range(20):
        index = chance.below(table.size)
        city = table.quest(index)
        assert can_be_a_quest(buildings, city) and len(traps(buildings, city)) == 8
        shown = plan(buildings, city)
        for number, (axis, element) in enumerate(QUESTIONS):
            seen = scope.answers[element][table.answers[number, index]]
            on_it = [shown[zone] for zone in shown if axis in zone]
            if isinstance(seen, Count):
                counts = {"buildings": len({building for building, _ in on_it}), "empty": 5 - len(on_it)}
                assert seen.number == counts[element]
            elif isinstance(seen, Symbols):
                wanted = [s for b, s in on_it if (b == element if element != "traps" else s != "s")]
                assert list(seen.shown) == sorted(wanted, key="sfb".index)


def test_the_ring_goes_round_as_it_is_printed() -> None:
    table = Referee.open(GAME, Options(edition=EDITED), 2, seed_from(1))
    assert [table.state.axis_times[axis] for axis in ("2", "3", "4", "1", "A")] == [0, 1, 2, 2, 2]
    table.act(GAME.to_act(table.state)[0], read("5 empty"))
    assert (table.state.viewfinder, table.state.axis_times["A"], table.state.axis_times["B"]) == ("5", 0, 1)


def test_a_code_names_the_same_placements_and_only_those_that_can_be_quests_there() -> None:
    codes = [quest_code(atlas().quest(index)) for index in range(0, atlas().size, 9_000)]
    found = [city_of_code(PRINTED, code) for code in codes]
    assert None in found and any(found)
    for code, city in zip(codes, found, strict=True):
        if city is None:
            with pytest.raises(Malformed):
                GAME.agreed(2, {"quest": code, "edition": _written(EDITED)})
        else:
            assert city == city_of_code(HOUSE.buildings, code)


def _written(edition: Edition) -> Any:
    written = GAME.agreement(Options(edition=edition))["edition"]
    assert set(written) == {"name", "buildings", "ring"}
    return written


@pytest.mark.parametrize("bot", GAME.bots)
def test_bots_find_the_city_of_another_edition(bot: str) -> None:
    options, seed = Options(edition=EDITED, verdict="app"), seed_from(7)
    played = bout(GAME, options, [GAME.bots[bot]], seed, lots_of(seed), clock=lambda: 0.0)
    assert played.outcome.winners == (0,)


def test_a_log_carries_its_values_and_verifies_anywhere() -> None:
    table: Referee[Any, Any, Any, Any] = Referee.open(GAME, Options(edition=EDITED, clues=5), 1, seed_from(3))
    for move in ("@1", "2 traps", "B S"):
        table.act(Seat(0), read(move))
    assert not isinstance(table.state.city, Buried)
    table.act(Seat(0), read("! " + " ".join(map(str, table.state.city))))
    log = load_lines(dump_lines(table.header(), table.entries))
    assert log.header.options["edition"]["ring"] == list(EDITED.ring)
    assert verify(GAME, log).moves == len(log.entries) - 1
    again = Referee.resume(GAME, log, seed_from(3))
    assert again.state == table.state and again.options.edition == EDITED


def test_the_terminal_draws_the_buildings_of_another_edition() -> None:
    ours, theirs = (
        str(paint(Referee.open(GAME, Options(edition=edition), 1, seed_from(1)).sight(Seat(0)).view, ["Ada"]))
        for edition in (None, EDITED)
    )
    assert "S f·" in theirs and "bss" in theirs and "S b·" not in ours
    assert next(line for line in theirs.splitlines() if "(1)" in line).split() == [*"ABCDE", "(1)", *"2345"]
