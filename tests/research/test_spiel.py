"""The rooms as OpenSpiel's games: its own suite, its playthroughs, and the deal as a tree of small draws."""

from __future__ import annotations

import hashlib
import pickle
import random
import runpy
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from cabinet_noir.core import Chance, Malformed, seed_from
from cabinet_noir.games import load
from cabinet_noir.research.spiel import game_of, names, short_name
from cabinet_noir.research.spiel.games import PICKS
from cabinet_noir.research.spiel.moment import CHANCE, first
from cabinet_noir.research.spiel.parameters import options_of, parameters
from cabinet_noir.research.spiel.table import table_of
from cabinet_noir.research.spiel.telling import recalled, results
from cabinet_noir.research.spiel.undealt import outcomes_of

from .walks import ROOMS, picked, tables, walk

NAMES = names()
GOLDEN = Path(__file__).parent / "playthroughs"
PLAYED = {
    "vinci": ("cabinet_noir_vinci_v0(highest=4,setup=chance,first=0)", 5),
    "break-the-code": ("cabinet_noir_break_the_code_v0(codes=tiny,cards=3,first=0)", 38),
    "archeologic": ("cabinet_noir_archeologic_v0(clues=7,beginners=0/)", 14),
    "lost-code": ("cabinet_noir_lost_code_v0(beginner=True,rounds=2,highest=4)", 3),
}


@pytest.mark.parametrize("key", ROOMS)
def test_openspiels_own_suite_passes_on_every_kind_of_table(key: str) -> None:
    room = load(key)
    for table in (tables(key)[0], *tables(key, small=True)[:3]):
        game = pyspiel.load_game(short_name(key), parameters(room, table.options, table.seats))
        assert (game.table.options, game.table.seats) == (table.options, table.seats)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered_by_a_name_with_a_version() -> None:
    assert set(NAMES) == {short_name(key) for key in ROOMS}
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert all(name.endswith("_v0") for name in NAMES)


@pytest.mark.parametrize("key", ROOMS)
def test_parameters_and_options_say_the_same(key: str) -> None:
    room = load(key)
    for table in (*tables(key), *tables(key, small=True)):
        assert options_of(room, parameters(room, table.options, table.seats)) == table.options


@pytest.mark.parametrize("key", ROOMS)
def test_what_a_game_is_called_makes_it_again(key: str) -> None:
    """OpenSpiel reads a name without knowing our types, and it is all that it keeps of a game."""
    room = load(key)
    for table in (*tables(key), *tables(key, small=True)):
        game = game_of(key, **parameters(room, table.options, table.seats))
        again = pyspiel.load_game(str(game))
        assert (again.table.options, again.table.seats) == (table.options, table.seats)


@pytest.mark.parametrize("said", ["1", "1/", 1])
def test_one_beginner_alone_is_kept_however_it_was_said(said: str | int) -> None:
    game = game_of("archeologic", clues=7, beginners=said)
    assert game.table.options.beginners == (1,)
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, game.new_initial_state()))
    assert again.table.options.beginners == (1,)


def test_what_no_table_agrees_on_is_refused() -> None:
    with pytest.raises(Malformed):
        game_of("vinci", highest=40)
    with pytest.raises(Malformed):
        game_of("vinci", players=7)
    with pytest.raises(Malformed):
        game_of("vinci", cards=3)
    with pytest.raises(Malformed):
        game_of("password-express")
    with pytest.raises(ValueError, match="alone"):
        game_of("archeologic", players=1)


def test_without_openspiel_it_is_said_in_both_languages_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"Installe-le.*cabinet-noir\[spiel\].*Install it.*cabinet-noir\[spiel\]"):
        game_of("vinci")


@pytest.mark.parametrize("key", ROOMS)
def test_the_golden_playthrough_comes_out_the_same(key: str) -> None:
    assert playthrough(key) == (GOLDEN / f"{key}.txt").read_text(encoding="utf-8")


def playthrough(key: str) -> str:
    """Return OpenSpiel's playthrough of a game; its tensors are told by a hash."""
    name, seed = PLAYED[key]
    lines = generate_playthrough.playthrough(name, action_sequence=None, seed=seed).splitlines()
    tensors = [line for line in lines if "Tensor(" in line and "Shape" not in line]
    told = hashlib.sha256("\n".join(tensors).encode()).hexdigest()
    return "\n".join([*(line for line in lines if line not in set(tensors)), f"# tensors: {told}", ""])


def test_the_page_begins_with_something_that_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research-openspiel.md").read_text(encoding="utf-8")
    script = tmp_path / "first.py"
    script.write_text(page.split("```python\n")[1].split("```")[0], encoding="utf-8")
    runpy.run_path(str(script))
    assert "pile: " in capsys.readouterr().out


# states


@pytest.mark.parametrize("key", ROOMS)
def test_a_clone_shares_the_moment_and_goes_its_own_way(key: str) -> None:
    state, picker = game_of(key).new_initial_state(), random.Random(1)
    while state.move_number() < 15:
        state.apply_action(picked(state.moment, picker))
    clone, before = state.clone(), recalled(state.moment, 0)
    assert clone.moment is state.moment and clone.history() == state.history()
    clone.apply_action(picked(clone.moment, picker))
    assert clone.moment is not state.moment and recalled(state.moment, 0) == before


@pytest.mark.parametrize("key", ROOMS)
def test_a_moment_is_sent_as_numbers_and_played_again(key: str) -> None:
    for moment in list(walk(tables(key)[0], 3))[::25]:
        again = pickle.loads(pickle.dumps(moment))
        assert again.numbers == moment.numbers
        assert [recalled(again, seat) for seat in range(2)] == [recalled(moment, seat) for seat in range(2)]
        assert (again.entry and again.entry.state) == (moment.entry and moment.entry.state)


@pytest.mark.parametrize("key", ROOMS)
def test_what_python_is_told_without_detour_is_what_c_plus_plus_is_told(key: str) -> None:
    state, picker = game_of(key).new_initial_state(), random.Random(4)
    while not state.is_terminal():
        for who in ((), (0,), (1,)):
            assert state.legal_actions(*who) == pyspiel.State.legal_actions(state, *who)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        state.apply_action(picked(state.moment, picker))
    assert state.legal_actions() == []


@pytest.mark.parametrize("key", ROOMS)
def test_a_glance_offers_what_the_seats_own_eyes_are_offered(key: str) -> None:
    for table in tables(key)[:6]:
        for moment in walk(table, 5):
            if moment.player >= 0:
                assert (
                    moment.legal()
                    == table.encoding.mask(moment.sight(moment.player), moment.draft).nonzero()[0].tolist()
                )


@pytest.mark.parametrize("key", ROOMS)
def test_no_game_is_longer_than_it_is_said_to_be(key: str) -> None:
    for table in tables(key)[:3]:
        moments = list(walk(table, 6))
        assert max(len(moment.draft) for moment in moments) < PICKS.get(key, 1)
        game = game_of(key, **parameters(table.game, table.options, table.seats))
        assert sum(moment.player >= 0 for moment in moments) <= game.max_game_length()


def test_results_add_up_to_nothing_and_who_wins_alone_has_one() -> None:
    for key in ROOMS:
        for table in tables(key)[:4]:
            *_, last = walk(table, 8)
            assert sum(results(last)) == pytest.approx(0.0) and max(results(last)) <= 1.0


def test_what_goes_on_for_ever_ends_and_nobody_has_won() -> None:
    table = table_of("break-the-code", load("break-the-code").decode_options({"codes": "tiny", "last_guess": True}), 2)
    moment = next(moment for moment in walk(table, 1) if moment.player >= 0)
    wrong = Counter[int]()
    while moment.player >= 0:  # always the same wrong code
        assert moment.entry is not None
        code = moment.entry.state.hands[moment.player]
        action = table.game.read("!" + " ".join(map(str, code)))
        wrong[moment.player] += 1
        for number in table.encoding.path(moment.sight(moment.player), action):
            moment = moment.after(number)
    assert sum(wrong.values()) + 1 == table.longest and results(moment) == [0.0, 0.0]


# the deal


@pytest.mark.parametrize("key", ROOMS)
def test_a_deal_of_the_house_is_one_path_of_the_tree(key: str) -> None:
    for table in tables(key)[:8]:
        for number in range(3):
            deal: tuple[Any, ...] = table.game.deal(table.options, table.seats, Chance(seed_from(number), "deal"))
            moment = first(table)
            for outcome in (
                one for thing in outcomes_of(table, deal, 0, Chance(seed_from(number), "x")) for one in thing
            ):
                assert outcome in [one for one, _ in moment.outcomes()]
                moment = moment.after(outcome)
            assert moment.entry is not None
            extra: tuple[Any, ...] = getattr(deal[0], "extra", ())
            if any(extra[1:]):  # ArcheOlogic: what others are told alone is drawn anew
                assert moment.entry.events[0].city == deal[0].city and moment.entry.events[0].extra[0] == extra[0]
            else:
                assert moment.entry.events == deal


@pytest.mark.parametrize("key", ["vinci", "break-the-code", "lost-code"])
def test_draws_known_in_advance_are_the_draws_the_rules_ask_for(key: str) -> None:
    for table in tables(key)[:6]:
        for moment in walk(table, 2):
            if moment.player == CHANCE and moment.entry is None:
                assert [one for one, _ in moment.outcomes()] == list(moment.draw.outcomes)


def test_every_deal_of_a_small_table_is_as_likely_as_it_should_be() -> None:
    """Six tiles, two of them alike, two to each hand: 90 ways to share six tiles out, each as likely."""
    options = load("break-the-code").decode_options({"codes": "tiny", "first": 0})
    deals: dict[Any, float] = {}
    waiting = [(first(table_of("break-the-code", options, 2, ((1, 7),))), 1.0)]
    while waiting:
        moment, share = waiting.pop()
        if moment.player == CHANCE:
            waiting += [(moment.after(one), share * part) for one, part in moment.outcomes()]
        else:
            assert moment.entry is not None
            hands = moment.entry.events[0].hands
            deals[hands] = deals.get(hands, 0.0) + share
    ways = {hands: round(share * 90, 9) for hands, share in deals.items()}
    assert sum(ways.values()) == pytest.approx(90)
    assert set(ways.values()) == {1.0, 2.0}  # where the two that are alike lie apart, either may lie here
