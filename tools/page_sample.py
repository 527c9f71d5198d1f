"""Writes the signed log of a finished game, and what a seat was told in it: what the page's check is tried on.

    python -m tools.page_sample web/src/generated

Always the same one, until the house writes logs in another way.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from tools.page_files import keep

from cabinet_noir.core import (
    Chance,
    Closing,
    Seat,
    SetMark,
    board_seals,
    board_seed,
    dump_lines,
    load_lines,
    name_mark,
    seal,
    seed_from,
    set_seal,
)
from cabinet_noir.games import load
from cabinet_noir.table import Head, Mixed, Referee, as_seen, eyes_of, head_after, public_half, sign, verify

NAMES = ("Ada", "Zoé")
SALTS = ("00" * 16, "0f" * 16)
PARTS = tuple(seed_from(number) for number in (11, 12))
PRIVATE = "22" * 32
SECRET = seed_from(5)
STARTED = 1_700_000_000.25


def played(in_set: bool = False) -> Referee[Any, Any, Any, Any]:
    """Play a small game to its end; or the second board of a set."""
    game = load("vinci")
    seed = board_seed(SECRET, 2) if in_set else seed_from(3)
    referee = Referee(game, game.options(), 2, seed, in_set=in_set)
    if not in_set:
        referee.mixed = Mixed(tuple(map(seal, PARTS)), tuple(part.hex() for part in PARTS))
    referee.record(referee.opening(STARTED))
    chance = Chance(seed_from(3), "picks")
    while not referee.over:
        seat = chance.choice(game.to_act(referee.state))
        action = game.pick(game.offers(referee.state, seat), chance)
        referee.record(referee.propose(seat, action, at=STARTED + len(referee.entries)))
    return referee


def board() -> str:
    """Return the log of a board whose set is open to everybody."""
    referee = played(in_set=True)
    people, mark = tuple(map(name_mark, SALTS, NAMES)), SetMark(board_seals(SECRET, 3), 2)
    header = referee.header(table="board", people=people, key=public_half(PRIVATE), deal_set=mark)
    head = load_lines(dump_lines(header, referee.entries)).head
    closing = Closing(NAMES, SALTS, sign(PRIVATE, head), referee.seed.hex())
    log = dump_lines(header, referee.entries, closing)
    assert "secret" in verify(referee.game, load_lines(log), secret=SECRET).proved
    return log.decode()


def sample() -> dict[str, Any]:
    """Return the log, and what somebody at the table had kept."""
    referee, seat = played(), Seat(1)
    people = tuple(map(name_mark, SALTS, NAMES))
    header = referee.header(table="sample", people=people, key=public_half(PRIVATE))
    head = load_lines(dump_lines(header, referee.entries)).head
    closing = Closing(NAMES, SALTS, sign(PRIVATE, head))
    log = dump_lines(header, referee.entries, closing)
    heads = [(seq, head_after(header, referee, seat, seq)) for seq in (0, 10, int(referee.seq))]
    kept = tuple(Head(eyes_of(seat), *each) for each in heads)
    assert verify(referee.game, load_lines(log), kept, header.key).signed
    seen = (as_seen(entry, referee.seen(entry, seat)) for entry in referee.entries)
    shown = dump_lines(replace(header, eyes=eyes_of(seat)), seen, replace(closing, signed=None))
    return {
        "log": log.decode(),
        "seen": {eyes_of(seat): shown.decode()},
        "keys": [header.key],
        "board": board(),
        "set_seal": set_seal(board_seals(SECRET, 3)),
        "kept": {
            "seal": seal(referee.seed),
            "mine": {eyes_of(seat): seal(PARTS[seat])},
            "pledges": list(map(seal, PARTS)),
            "heads": {eyes_of(seat): heads},
        },
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated")
    keep(folder / "sample.json", msgspec.json.encode(sample()).decode())
