"""The deduction of The Lost Code against plain trial, and the rulebook's examples of reasoning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest
from tests.lost_code.positions import Table, moves, play_round, table

from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import answer, colours, disks, free_disks, numbers, starts, total, worth
from cabinet_noir.games.lost_code.mind.deduce import advise, count, odds
from cabinet_noir.games.lost_code.mind.posterior import Posterior
from cabinet_noir.games.lost_code.mind.prospects import best_answer, best_numbers, exchanges, prospects
from cabinet_noir.games.lost_code.notation import read
from cabinet_noir.games.lost_code.pieces import Colour, Stone
from cabinet_noir.games.lost_code.types import Estimate, Exchange, Options, State
from cabinet_noir.review import seen_entries, story
from cabinet_noir.table import Referee


def plain_codes(view: State, seat: int) -> list[tuple[int, ...]]:
    """Return by plain trial every code of a seat that agrees with what it sees and with every answer it got."""
    in_play = colours(view.options)
    others = [stone for owner, rack in enumerate(view.racks) if owner != seat for stone in rack]
    seen = {*others, *(stone for given_up in view.discards for stone in given_up)}
    unseen = [[n for n in numbers(view.options) if Stone(colour, n) not in seen] for colour in in_play]
    return [code for code in product(*unseen) if _agrees(view, seat, code, in_play)]


def _agrees(view: State, seat: int, code: tuple[int, ...], in_play: Sequence[Colour]) -> bool:
    """Walk back through the rounds, putting every stone given up back on the rack."""
    held = list(code)
    for line in reversed(view.rounds):
        mark = line.marks[seat]
        if mark is None or mark.verdict is None:
            continue
        if mark.discarded is not None:
            held[in_play.index(mark.discarded.colour)] = mark.discarded.number
        if answer(mark.disk, mark.start, total(held, line.dice, in_play), view.options) != mark.verdict:
            return False
    return True


def some_moments(seats: int, seed: int, every: int = 9, **options: Any) -> Iterator[Table]:
    """Yield a table at several moments of a random game."""
    referee = Referee.open(GAME, Options(**options), seats, seed_from(seed))
    chance = Chance(seed_from(seed), "moments")
    while referee.state.phase != "over":
        if referee.seq % every == 0:
            yield referee
        seat = chance.choice(GAME.to_act(referee.state))
        referee.act(seat, GAME.pick(GAME.offers(referee.state, seat), chance))


TABLES = [(2, 1, {}), (3, 2, {"beginner": True, "tougher": True}), (4, 3, {"curse": True}), (2, 4, {"shortcut": True})]


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES)
def test_the_codes_are_those_plain_trial_finds(seats: int, seed: int, options: dict[str, Any]) -> None:
    for referee in some_moments(seats, seed, 17, **options):
        view = referee.sight(Seat(1)).view
        expected = plain_codes(view, 1)
        posterior = Posterior(view, 1)
        assert posterior.count == len(expected)
        assert set(posterior.codes()) == set(expected)
        for place, colour in enumerate(colours(view.options)):
            tally = Counter(code[place] for code in expected)
            assert posterior.odds[colour] == pytest.approx({n: k / len(expected) for n, k in tally.items()})


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES)
def test_every_disk_and_range_has_the_points_plain_trial_finds(seats: int, seed: int, options: dict[str, Any]) -> None:
    for referee in some_moments(seats, seed, 23, **options):
        view = referee.sight(Seat(0)).view
        codes, in_play = plain_codes(view, 0), colours(view.options)
        dice = (in_play[0], in_play[2], in_play[2])
        sums = Counter(total(code, dice, in_play) for code in codes)
        found = prospects(Posterior(view, 0), dice, free_disks(view))
        assert len(found) == sum(len(starts(disk, view.options)) for disk in free_disks(view))
        for disk, start, right, points in found:
            expected = sum(sums[n] for n in range(start, start + disk)) / len(codes)
            assert right == pytest.approx(expected)
            cost = disks(view.options)[disk] if view.cursed == 0 else 0
            assert points == pytest.approx(disks(view.options)[disk] * expected - cost * (1 - expected))
        assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def plain_best(codes: list[tuple[int, ...]], place: int, options: Options) -> float:
    """Return the most a colour scores on average, over every choice of one to three numbers."""
    tally = Counter(code[place] for code in codes)
    choices = [some for size in (1, 2, 3) for some in combinations(numbers(options), size)]
    return max(sum(k * worth(len(some), n in some, False) for n, k in tally.items()) / len(codes) for some in choices)


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES[:3])
def test_the_best_final_answer_is_the_best_of_all(seats: int, seed: int, options: dict[str, Any]) -> None:
    for referee in some_moments(seats, seed, 29, **options):
        view = referee.sight(Seat(0)).view
        codes = plain_codes(view, 0)
        found = best_answer(Posterior(view, 0))
        for place, colour in enumerate(colours(view.options)):
            assert found.by_colour[colour] == pytest.approx(plain_best(codes, place, view.options))
            written = getattr(found.sheet, colour)
            scored = sum(worth(len(written), code[place] in written, False) for code in codes) / len(codes)
            assert scored == pytest.approx(found.by_colour[colour])
        assert found.points == pytest.approx(sum(found.by_colour.values()))


def test_the_value_of_an_exchange_is_what_plain_trial_finds() -> None:
    for referee in some_moments(2, 5, 25, beginner=True):
        view = referee.sight(Seat(0)).view
        codes, in_play = plain_codes(view, 0), colours(view.options)
        posterior = Posterior(view, 0)
        now = best_answer(posterior).points
        for place, colour in enumerate(in_play):
            after = 0.0
            for old in {code[place] for code in codes}:
                known = [code for code in codes if code[place] == old]
                rest = [n for n in posterior.unseen[place] if n != old]
                value = best_numbers(rest, [1 / len(rest)] * len(rest))[1]
                value += sum(plain_best(known, at, view.options) for at in range(len(in_play)) if at != place)
                after += value * len(known) / len(codes)
            assert exchanges(posterior, in_play)[colour] == pytest.approx(after - now)


def test_a_shortcut_counts_double_in_the_final_answer() -> None:
    referee = moves(table("010000", "121111", shortcut=True, stack="21"), "!VVB", "+12")
    posterior = Posterior(referee.sight(Seat(0)).view, 0)
    right = sum(posterior.odds["violet"].get(n, 0.0) for n in (1, 2))
    assert best_answer(posterior).by_colour["violet"] == pytest.approx(4 * right - 4 * (1 - right))
    assert best_answer(posterior).sheet.violet == ()


# the rulebook's reasoning


def jims_table(yellow_0_in_sight: bool) -> Table:
    """Return Jim's table (seat 1): violet, violet, yellow was 1-5, and next round he gave up his violet 2."""
    others = ("030111", "242222", "353333") if yellow_0_in_sight else ("230111", "342222", "453333")
    referee = table("121000", *others, stack="21", piles="V6")
    play_round(referee, "VVY", "1-5", "0-9")
    return referee


@pytest.mark.parametrize("yellow_0_in_sight", [False, True])
def test_giving_up_a_stone_sharpens_the_sums_it_was_in_and_opens_its_colour_again(yellow_0_in_sight: bool) -> None:
    referee = jims_table(yellow_0_in_sight)
    before = Posterior(referee.sight(Seat(0)).view, 0)
    assert set(before.odds["violet"]) <= {0, 1, 2}
    assert not {5, 6, 7} & set(before.odds["violet"])
    order = referee.state.order
    play_round(referee, "RBG", *("20-21" if seat == 0 else "0-9" for seat in order), give_up="V")
    after = Posterior(referee.sight(Seat(0)).view, 0)
    assert set(after.odds["yellow"]) == ({1} if yellow_0_in_sight else {0, 1})
    others = {rack[1].number for rack in referee.state.racks[1:]}
    assert set(after.odds["violet"]) == set(range(8)) - others - {2}
    assert {6, 7} <= set(after.odds["violet"])


def test_below_20_means_0_to_19() -> None:
    referee = play_round(table("771000", "666111", stack="21"), "YVR", "20-21", "12-21", give_up="P")
    posterior = Posterior(referee.sight(Seat(0)).view, 0)
    assert max(yellow + violet + red for yellow, violet, red, *_ in posterior.codes()) <= 19
    sums = Posterior(referee.sight(Seat(0)).view, 0).sums(("yellow", "violet", "red"))
    assert sums[20:].sum() == 0
    assert sums[19] > 0


def test_a_new_stone_is_a_new_thing() -> None:
    referee = jims_table(True)
    assert "0.violet.0" in odds(referee.sight(Seat(0)))
    play_round(referee, "RBG", *("20-21" if seat == 0 else "0-9" for seat in referee.state.order), give_up="V")
    names = odds(referee.sight(Seat(0)))
    assert "0.violet.1" in names
    assert "0.violet.0" not in names


# secret writings


def test_what_others_wrote_in_secret_may_be_anything() -> None:
    referee = moves(table(shortcut=True, highest=4), "!VVB", "+12")
    writer = referee.state.order[0]
    other = Seat(1 - writer)
    name = f"{writer}.violet.numbers"
    assert len(odds(referee.sight(other))[name]) == 5 + 10 + 10
    assert name not in odds(referee.sight(writer))
    assert count(referee.sight(other)) == 25 * Posterior(referee.sight(other).view, other).count


def test_whoever_looks_back_is_told_what_was_left_of_their_own_code_whatever_others_wrote() -> None:
    referee = table("000000", "111111", rounds=2, stack="21", highest=4)
    play_round(play_round(referee, "YYY", "11-12", "10-12"), "YYY", "11-12", "10-12")
    before = referee.seq
    referee.act(Seat(1), read("Y1 V1 R1 B1 G1 P123"))
    assert count(referee.sight(Seat(0))) > Posterior(referee.sight(Seat(0)).view, 0).count
    worlds = story(GAME, referee.options, 2, list(seen_entries(referee, Seat(0))), Seat(0)).worlds
    assert worlds[before + 1] == worlds[before] is not None


def test_nothing_is_counted_for_a_spectator_from_whom_every_owned_rack_is_hidden() -> None:
    referee = moves(table(shortcut=True), "!VVB", "+12")
    assert not GAME.deduction.counts_for_spectators
    hidden = GAME.deduction.hidden(referee.state, None)
    racks = {f"{seat}.{colour}.0" for seat in (0, 1) for colour in colours(Options())}
    assert hidden == racks | {f"{referee.state.order[0]}.violet.numbers"}
    view = referee.sight(None).view
    assert not any(isinstance(stone, Stone) for rack in view.racks[:2] for stone in rack)
    assert all(isinstance(stone, Stone) for rack in view.racks[2:] for stone in rack)
    with pytest.raises(AssertionError, match="spectator"):
        count(referee.sight(None))


# advice


def test_the_house_advises_whoever_is_to_choose_best_first() -> None:
    referee = moves(table("121000", "030111", stack="21"), "!VVY", "=VVY")
    told = advise(referee.sight(Seat(0)))
    best = prospects(Posterior(referee.sight(Seat(0)).view, 0), ("violet", "violet", "yellow"), disks(Options()))[0]
    assert told[0] == (Estimate(best.disk, best.start), best.points)
    assert [points for _, points in told] == sorted((points for _, points in told), reverse=True)
    assert advise(referee.sight(Seat(1))) == ()
    assert advise(referee.sight(None)) == ()
    moves(referee, "20-21", "0-9")
    actions = [action for action, _ in advise(referee.sight(Seat(0)))]
    assert {action.colour for action in actions if isinstance(action, Exchange)} == set(colours(Options()))
    assert all(isinstance(action, Exchange) for action in actions)
