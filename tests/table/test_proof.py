"""A log that proves itself, and a deal that nobody chose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from cabinet_noir.core import (
    Chance,
    Corrupt,
    Illegal,
    Log,
    Malformed,
    Seat,
    dump_lines,
    load_lines,
    mixed_seed,
    seal,
    seed_from,
)
from cabinet_noir.games import GAMES, load
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.types import City
from cabinet_noir.laws import log as laws
from cabinet_noir.laws.log import Case, forged, happened, hold_actors, hold_bent, hold_set, try_logs
from cabinet_noir.laws.trial import Broken
from cabinet_noir.table import (
    Convened,
    Head,
    Mixed,
    Referee,
    RefuseDeal,
    Unsealed,
    WishPause,
    as_seen,
    head_after,
    new_key,
    rules,
    seen_chain,
    sign,
    verify,
)

verifying = import_module("cabinet_noir.table.verify")  # the function of that name hides it

ONE, TWO = Seat(0), Seat(1)
KEY = "11" * 32
Table = Referee[Any, Any, Any, Any]


def case_of(game: str, number: int = 0) -> Case:
    return happened(load(game), Chance(seed_from(number), game), KEY)


# the chain, and the signature


def test_what_happened_is_verified_and_what_did_not_is_refused() -> None:
    checks, violations = try_logs(range(25), 1, 25)
    assert violations == []
    assert checks["honest"] == 25 and checks["bent"] == 250 and checks["set"] > 1 and checks["actors"] > 20


def test_honest_logs_tell_of_all_that_may_happen_around_a_game() -> None:
    checks, violations = try_logs(range(60), 1, 0)
    assert violations == [] and all(checks[kind] > 0 for kind in laws.KINDS), checks


def test_a_verify_that_asks_for_no_signature_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "verify", lambda game, log, key="": verify(game, unsigned(log)))
    case = case_of("vinci")
    with pytest.raises(Broken):
        hold_bent(case, forged, Chance(bytes(32), "bend"))


def a_board(game: str = "vinci") -> Case:
    cases = (case_of(game, number) for number in range(40))
    return next(case for case in cases if case.header.deal_set is not None)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_of_a_set_proves_which_one_it_is_and_is_sealed_until_it_is_opened(game: str) -> None:
    case = a_board(game)
    mark = case.header.deal_set
    assert mark is not None and hold_set(case, Chance(bytes(32), "set")) == 1
    found = verify(case.referee.game, case.log)
    assert (found.set_seal, found.board, found.boards) == (mark.seal, mark.board, len(mark.seals))
    assert "set" in found.proved and {"set", "house-deal"} <= set(found.claimed)
    sealed = replace(case.log, closing=replace(case.closing, seed=""))
    with pytest.raises(Corrupt, match="log-still-sealed"):
        verify(case.referee.game, sealed)
    with pytest.raises(Corrupt, match="seal-broken"):
        verify(case.referee.game, replace(case.log, closing=replace(case.closing, seed="00" * 32)))


def test_a_table_that_opens_the_deal_of_an_open_set_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Referee, "_end", property(lambda referee: Unsealed(referee.seed.hex())))
    with pytest.raises(Broken):
        hold_set(a_board(), Chance(bytes(32), "set"))


def test_a_verify_that_believes_any_set_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    case = a_board()
    monkeypatch.setattr(verifying, "_check_set", lambda *_: None)
    with pytest.raises(Broken):
        hold_set(case, Chance(bytes(32), "set"))


def test_a_table_that_asks_nobody_who_they_are_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [case_of(game) for game in GAMES]
    assert [hold_actors(case, Chance(bytes(32), "who")) for case in cases] == [1] * len(cases)
    monkeypatch.setattr(rules, "check_actor", lambda *_: None)
    for case in cases:
        with pytest.raises(Broken, match="may do what it may not"):
            hold_actors(case, Chance(bytes(32), "who"))


def unsigned(log: Log) -> Log:
    return replace(log, header=replace(log.header, key="", table=""), closing=None)


def test_a_log_of_a_house_that_nobody_signed_is_refused() -> None:
    case = case_of("vinci")
    with pytest.raises(Corrupt, match="log-unsigned"):
        verify(case.referee.game, replace(case.log, closing=replace(case.closing, signed=None)))


def test_another_key_does_not_do() -> None:
    case = case_of("vinci")
    other = sign(new_key(), case.log.head)
    with pytest.raises(Corrupt, match="signature-broken"):
        verify(case.referee.game, replace(case.log, closing=replace(case.closing, signed=other)))
    with pytest.raises(Corrupt, match="signed-by-another"):
        verify(case.referee.game, case.log, key=other.key)
    assert "key" in verify(case.referee.game, case.log, key=case.header.key).proved


def test_a_name_that_was_forgotten_is_only_claimed_and_another_one_is_refused() -> None:
    case = case_of("vinci")
    forgotten = replace(case.closing, names=("", *case.closing.names[1:]), salts=("", *case.closing.salts[1:]))
    found = verify(case.referee.game, replace(case.log, closing=forgotten))
    assert "names" in found.claimed and "signature" in found.proved
    with pytest.raises(Corrupt, match="name-bent"):
        verify(
            case.referee.game, replace(case.log, closing=replace(case.closing, names=("Eve", *case.closing.names[1:])))
        )


def test_a_bot_in_the_header_is_the_bot_that_sat_down() -> None:
    case = case_of("vinci")
    header = replace(case.header, bots=("master",) * case.header.seats)
    log = load_lines(dump_lines(header, case.log.entries, case.closing))
    signed = replace(log, closing=replace(case.closing, signed=sign(KEY, log.head)))  # even by the house itself
    with pytest.raises(Corrupt, match="log-header-bent"):
        verify(case.referee.game, signed)


# what is told in play


@pytest.mark.parametrize("game", GAMES)
def test_whoever_kept_a_head_shows_that_even_the_house_bent_a_log(game: str) -> None:
    case = case_of(game, 3)
    middle = int(case.referee.seq) // 2
    kept = Head("0", middle, head_after(case.header, case.referee, ONE, middle))
    assert "heads" in verify(case.referee.game, case.log, (kept,)).proved
    chance = Chance(seed_from(9), "other")
    for _ in range(20):
        log = load_lines(forged(case, chance))
        if not same_to(ONE, case, log, middle):
            break
    signed = replace(log, closing=replace(case.closing, signed=sign(KEY, log.head)))
    assert verify(case.referee.game, signed).signed
    with pytest.raises((Corrupt, Malformed), match=r"head-bent|no-such-head"):
        verify(case.referee.game, signed, (kept,))


def same_to(seat: Seat, case: Case, log: Log, upto: int) -> bool:
    again = Referee.resume(case.referee.game, log, case.referee.seed)
    return len(again.entries) > upto and head_after(case.header, again, seat, upto) == head_after(
        case.header, case.referee, seat, upto
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_head_a_seat_is_told_is_that_of_its_own_log(game: str) -> None:
    case = case_of(game, 5)
    for seat in (None, ONE):
        chain = seen_chain(case.header, seat)
        seen = [as_seen(entry, case.referee.seen(entry, seat)) for entry in case.referee.entries]
        for entry in seen:
            chain.line(entry)
        header = replace(case.header, eyes="spectator" if seat is None else "0")
        assert load_lines(dump_lines(header, seen)).head == chain.head


def test_a_head_of_nowhere_is_nonsense() -> None:
    case = case_of("vinci")
    for head in (Head("7", 1, "x"), Head("all", 1, "x"), Head("0", 100_000, "x")):
        with pytest.raises(Malformed, match="no-such-head"):
            verify(case.referee.game, case.log, (head,))


# the deal


def dealt(parts: tuple[str, ...], pledges: tuple[str, ...] = ()) -> Table:
    game = load("vinci")
    referee: Table = Referee(game, game.options(), 2, seed_from(1), Convened(("", ""), 60))
    shown = pledges or tuple(seal(bytes.fromhex(part)) if part else "" for part in parts)
    referee.mixed = Mixed(shown, parts)
    referee.record(referee.opening(1.0))
    return referee


def test_every_part_changes_the_deal_and_verify_deals_from_all() -> None:
    parts = ("aa" * 32, "bb" * 32)
    deals = {str(dealt(given).entries[0].events[3:]) for given in (parts, ("", parts[1]), (parts[0], ""), parts[::-1])}
    assert len(deals) == 4


@pytest.mark.parametrize(
    "spoil",
    [
        lambda mixed: replace(mixed, parts=("cc" * 32, mixed.parts[1])),
        lambda mixed: replace(mixed, parts=("", mixed.parts[1])),
        lambda mixed: replace(mixed, pledges=(mixed.pledges[1], mixed.pledges[1])),
        lambda mixed: replace(mixed, parts=mixed.parts[:1]),
        lambda mixed: replace(mixed, parts=(mixed.parts[0].upper(), mixed.parts[1])),
    ],
)
def test_a_part_that_is_not_the_pledged_one_is_noticed(spoil: Callable[[Mixed], Mixed]) -> None:
    case = next(case for n in range(50) if all_opened(case := case_of("vinci", n)))
    assert case.referee.mixed is not None
    first, *rest = case.referee.entries
    events = tuple(spoil(event) if isinstance(event, Mixed) else event for event in first.events)
    log = load_lines(dump_lines(case.header, [replace(first, events=events), *rest], case.closing))
    with pytest.raises(Corrupt, match="entry-bent"):
        verify(case.referee.game, unsigned(log))


def all_opened(case: Case) -> bool:
    mixed = case.referee.mixed
    return mixed is not None and len(mixed.parts) == 2 and all(mixed.parts)


def test_a_seat_whose_part_was_left_out_may_end_the_game_until_it_has_moved() -> None:
    referee = dealt(("aa" * 32, ""), (seal(bytes.fromhex("aa" * 32)), "dd" * 32))
    assert referee.table.left_out == {TWO}
    with pytest.raises(Illegal, match="part-is-in-the-deal"):
        referee.propose_act(ONE, RefuseDeal(), 2.0)
    ended = referee.propose_act(TWO, RefuseDeal(), 2.0)
    assert ended is not None and [type(event).__name__ for event in ended.events] == ["Abandoned", "Unsealed"]
    while TWO in referee.table.left_out:
        seat = referee.game.to_act(referee.state)[0]
        referee.act(seat, referee.game.pick(referee.game.offers(referee.state, seat), Chance(bytes(32), "a")))
    with pytest.raises(Illegal, match="part-is-in-the-deal"):
        referee.propose_act(TWO, RefuseDeal(), 3.0)


def test_no_pause_and_no_taking_back_rolls_the_dice_anew() -> None:
    game = load("lost-code")
    plain_game, paused = (Referee.open(game, game.options(), 2, seed_from(7), Convened(("", ""), 60)) for _ in "ab")
    for _ in range(30):
        if plain_game.over:
            break
        for wish in (True, False):
            entry = paused.propose_act(ONE, WishPause(wish, (ONE,)), 1.0)
            if entry is not None:
                paused.record(entry)
        seat = game.to_act(plain_game.state)[0]
        action = game.pick(game.offers(plain_game.state, seat), Chance(bytes(32), str(plain_game.seq)))
        plain_game.act(seat, action)
        last = paused.act(seat, action)
        assert last.events[: len(plain_game.entries[-1].events)] == plain_game.entries[-1].events
    assert paused.seq > plain_game.seq


# even deals

TILES = 24
DEALS = 20_000
BOUND = 60.0
"""Chi-square with 23 degrees of freedom is above this once in forty thousand times."""


def chi_square(seeds: list[bytes]) -> float:
    """Return how uneven the first tile of a shuffled pile is over many deals."""
    counts = Counter(Chance(seed, "deal").shuffled(range(TILES))[0] for seed in seeds)
    expected = len(seeds) / TILES
    return sum((counts[tile] - expected) ** 2 / expected for tile in range(TILES))


def honest_part(number: int) -> bytes:
    return seed_from(1_000_000 + number)


def test_deals_are_even() -> None:
    assert chi_square([mixed_seed(seed_from(n), (honest_part(n), b"")) for n in range(DEALS)]) < BOUND


def test_deals_are_even_although_everybody_else_chose_their_part() -> None:
    """The adversary is the house and all seats but one; it has bound itself before that one opens."""
    chosen = (bytes(32), b"\1" * 32, b"\2" * 32)
    seeds = [mixed_seed(chosen[0], (chosen[1], honest_part(n), chosen[2])) for n in range(DEALS)]
    assert chi_square(seeds) < BOUND
    assert len(set(seeds)) == DEALS


def test_whoever_need_not_bind_themselves_bends_the_deals() -> None:
    """The test above can fail: the same adversary, choosing its part after the honest one was opened."""

    def best(n: int) -> bytes:
        tries = (mixed_seed(bytes(32), (bytes([k]) * 32, honest_part(n))) for k in range(4))
        return min(tries, key=lambda seed: Chance(seed, "deal").shuffled(range(TILES))[0])

    assert chi_square([best(n) for n in range(DEALS // 4)]) > BOUND


# the same of what is really dealt

DEALT = 3_000
QUARTERS = 24
"""The quests of ArcheOlogic, in their order, in so many equal parts."""


def quarter_of(city: City) -> int:
    return atlas().quest_index(city) * QUARTERS // atlas().size


EVEN: dict[str, tuple[Callable[[Any], object], int]] = {
    "vinci": (lambda began: began.deal.pile[0], 12),
    "break-the-code": (lambda dealt: dealt.row[0], 21),
    "archeologic": (lambda began: quarter_of(began.city), QUARTERS),
    "lost-code": (lambda dealt: dealt.racks[0][0], 8),
    "password-express": (lambda dealt: dealt.piles[0][0].theme, 55),
}
"""Of each game something that is dealt and of which one is as likely as another, and of how many there are."""


def unevenness(key: str, deals: range, chosen: tuple[str, str]) -> float:
    """Return how far a chi-square is beyond what is usual, in deviations; the first seat alone is honest."""
    game, (told, kinds) = load(key), EVEN[key]
    options = next(options for options, seats in game.samples if seats == 2)
    referee: Table = Referee(game, options, 2, bytes(32), Convened(("", ""), 60))
    counts: Counter[object] = Counter()
    for number in deals:
        parts = (honest_part(number).hex() if chosen[0] else "", chosen[1])
        referee.seed = bytes(32) if chosen[0] else honest_part(number)
        referee.mixed = Mixed(tuple(seal(bytes.fromhex(part)) if part else "" for part in parts), parts)
        counts[told(referee.opening().events[3])] += 1
    assert len(counts) == kinds, sorted(map(str, counts))
    expected = len(deals) / kinds
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    return (chi - (kinds - 1)) / sqrt(2 * (kinds - 1))


USUAL = 5.0


@pytest.mark.parametrize("game", EVEN)
def test_what_is_dealt_is_even_whoever_chose_the_rest(game: str) -> None:
    assert unevenness(game, range(DEALT), ("honest", "22" * 32)) < USUAL  # the house and the other seat
    assert unevenness(game, range(DEALT), ("", "22" * 32)) < USUAL  # all seats; the house alone is honest


@pytest.mark.prove
@pytest.mark.parametrize("game", EVEN)
def test_a_hundred_thousand_deals_are_even(game: str) -> None:
    for chosen in (("", ""), ("honest", "22" * 32), ("", "22" * 32)):
        assert unevenness(game, range(100_000), chosen) < USUAL
