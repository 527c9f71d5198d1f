"""The log: written, read, verified, and refused when bent."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabinet_noir.core import Chance, Corrupt, Illegal, Malformed, Seat, Seq, dump_lines, load_lines, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Referee, verify

game = load("vinci")
Table = Referee[Any, Any, Any, Any]


def finished(number: int = 1, **options: Any) -> Table:
    referee = Referee.open(game, game.options(**options), 2, seed_from(number))
    chance = Chance(seed_from(number), "picks")
    while game.outcome(referee.state) is None:
        seat = chance.choice(game.to_act(referee.state))
        referee.act(seat, game.pick(game.offers(referee.state, seat), chance))
    return referee


def lines_of(referee: Table) -> bytes:
    return dump_lines(referee.header(), referee.entries)


def test_the_seal_comes_first_and_the_seed_last() -> None:
    referee = finished()
    assert type(referee.entries[0].events[0]).__name__ == "Sealed"
    assert type(referee.entries[-1].events[-1]).__name__ == "Unsealed"
    assert load_lines(lines_of(referee)).seed == referee.seed


def test_an_honest_log_is_verified() -> None:
    checked = verify(game, load_lines(lines_of(finished(jokers=True, games=2))))
    assert checked.outcome["winners"]


def test_an_unfinished_log_has_no_seed_to_verify() -> None:
    referee = Referee.open(game, game.options(), 2, seed_from(1))
    with pytest.raises(Corrupt, match="log-without-seed"):
        verify(game, load_lines(lines_of(referee)))


def bend(referee: Table, find: bytes, put: bytes, line: int) -> bytes:
    rows = lines_of(referee).splitlines()
    assert find in rows[line]
    rows[line] = rows[line].replace(find, put, 1)
    return b"\n".join(rows)


def linked_again(raw: bytes) -> bytes:
    """Let every line follow from the one before it again, as whoever bends a log would."""
    rows = raw.splitlines()
    for at in range(1, len(rows)):
        link = hashlib.sha256(rows[at - 1]).hexdigest().encode()
        rows[at] = re.sub(rb'"prev":"[0-9a-f]+"', b'"prev":"' + link + b'"', rows[at])
    return b"\n".join(rows)


@pytest.mark.parametrize("line", range(20))
def test_no_line_changes_without_the_next_one_noticing(line: int) -> None:
    with pytest.raises(Corrupt) as caught:
        load_lines(bend(finished(), b"{", b"{ ", line))
    assert (caught.value.reason, caught.value.facts) == ("link-broken", {"seq": line})


def test_whoever_kept_the_last_hash_can_tell_a_log_that_was_linked_again() -> None:
    honest = lines_of(finished())
    bent = linked_again(honest.replace(b"{", b"{ ", 1))
    assert load_lines(bent).entries[-1].events == load_lines(honest).entries[-1].events
    assert load_lines(bent).head != load_lines(honest).head


@pytest.mark.parametrize(
    ("find", "put", "line", "reason"),
    [
        (b'"face":3}', b'"face":4}', 1, "entry-bent"),
        (b'"sha256":"', b'"sha256":"0', 1, "seal-broken"),
        (b'"hit":true', b'"hit":false', 5, "entry-bent"),
        (b'"seq":2', b'"seq":3', 3, "log-gap"),
        (b'{"seq"', b'{seq', 2, "unreadable-log"),
        (b'"seats":2', b'"seats":3', 0, "entry-bent"),
        (b'"jokers":false', b'"jokers":7', 0, "unreadable-options"),
    ],
)  # fmt: skip
def test_a_bent_log_is_refused(find: bytes, put: bytes, line: int, reason: str) -> None:
    referee = finished()
    with pytest.raises((Corrupt, Malformed)) as caught:
        verify(game, load_lines(linked_again(bend(referee, find, put, line))))
    assert caught.value.reason == reason


def test_a_log_from_the_future_is_refused_and_not_guessed_at() -> None:
    raw = lines_of(finished()).replace(b'"format":3', b'"format":99', 1)
    with pytest.raises(Corrupt, match="log-from-the-future"):
        load_lines(raw)


@given(st.binary(max_size=200))
def test_nonsense_is_corrupt_and_nothing_else(raw: bytes) -> None:
    with pytest.raises(Corrupt):
        load_lines(raw + b"\xff")


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=6))
def test_a_nonsense_action_is_malformed(value: object) -> None:
    with pytest.raises(Malformed):
        game.decode_action(msgspec.json.encode(value))


def test_an_action_after_the_end_is_refused() -> None:
    referee = finished()
    with pytest.raises(Illegal, match="game-is-over"):
        referee.act(Seat(0), game.read("+B"))


def test_a_table_resumed_from_its_log_goes_on_the_same() -> None:
    whole = finished(9)
    half = load_lines(dump_lines(whole.header(), whole.entries[:20]))
    again = Referee.resume(game, half, whole.seed)
    for entry in whole.entries[20:]:
        assert entry.seat is not None
        again.act(entry.seat, entry.action)
    assert again.entries == whole.entries


def test_a_log_of_another_version_is_refused() -> None:
    whole = finished()
    log = load_lines(lines_of(whole))
    other = msgspec.structs.replace(log, header=msgspec.structs.replace(log.header, version=99))
    with pytest.raises(Corrupt, match="log-of-another-game"):
        Referee.resume(game, other, whole.seed)


def test_entries_must_follow_each_other() -> None:
    whole = finished()
    referee = Referee.open(game, game.options(), 2, whole.seed)
    with pytest.raises(Corrupt, match="log-gap"):
        referee.record(whole.entries[5])


def test_a_sight_of_the_past_shows_the_past() -> None:
    whole = finished()
    assert whole.sight(Seat(0), Seq(3)).seq == 3
    assert len(whole.sight(Seat(0), Seq(3)).past) == 4
