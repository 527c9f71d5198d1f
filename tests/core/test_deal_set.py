"""A set of deals: what all of them follow from, and the one hash that holds them."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest

from cabinet_noir.core import (
    MOST_BOARDS,
    Closing,
    Corrupt,
    Entry,
    Header,
    Seq,
    SetMark,
    board_seals,
    board_seed,
    dump_lines,
    load_lines,
    seal,
    set_seal,
)

SECRET = bytes(range(32))


def test_anybody_can_repeat_a_set_from_its_secret() -> None:
    for board in (1, 2, 10):
        assert board_seed(SECRET, board) == hmac.new(SECRET, f"board {board}".encode(), hashlib.sha256).digest()
    seals = board_seals(SECRET, 3)
    assert seals == tuple(hashlib.sha256(board_seed(SECRET, board)).hexdigest() for board in (1, 2, 3))
    assert set_seal(seals) == hashlib.sha256(bytes.fromhex("".join(seals))).hexdigest()


def test_a_mark_names_its_board_and_one_that_is_none_names_nothing() -> None:
    seals = board_seals(SECRET, 2)
    assert SetMark(seals, 2).of_this_board == seal(board_seed(SECRET, 2))
    assert SetMark(seals, 3).of_this_board == ""
    assert SetMark(seals, 1).seal == set_seal(seals)


@pytest.mark.parametrize(
    "mark",
    [
        {"seals": [], "board": 1},
        {"seals": ["00" * 32] * (MOST_BOARDS + 1), "board": 1},
        {"seals": ["00" * 32], "board": 0},
        {"seals": ["00" * 31], "board": 1},
        {"seals": ["zz" * 32], "board": 1},
    ],
)
def test_what_no_set_has_is_refused_as_it_is_read(mark: object) -> None:
    header = msgspec.json.encode({"game": "vinci", "version": 1, "seats": 2, "options": {}, "deal_set": mark})
    with pytest.raises(Corrupt, match="unreadable-log"):
        load_lines(header + b"\n")


def test_a_log_without_a_set_is_written_as_before_there_were_any() -> None:
    header, entry = Header("vinci", 1, 2, {}, 3), Entry(Seq(0), ({"t": "sealed", "sha256": ""},))
    raw = dump_lines(header, [entry], Closing(("Ada", "Bob")))
    assert b"deal_set" not in raw and b'"seed"' not in raw
    assert load_lines(raw).header == header
