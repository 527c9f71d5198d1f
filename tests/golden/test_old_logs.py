"""Logs written by earlier houses: they are read, they verify as what they are, and bent they do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cabinet_noir.core import Corrupt, Log, load_lines
from cabinet_noir.games import GAMES, load
from cabinet_noir.table import Referee, verify

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))


def test_every_game_of_the_first_format_left_logs() -> None:
    assert {path.stem.rsplit("-", 1)[0] for path in LOGS} == {*GAMES} & {
        "vinci", "break-the-code", "archeologic", "lost-code", "password-express",
    }  # fmt: skip


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_is_read_and_verifies(path: Path) -> None:
    log = load_lines(path.read_bytes())
    game = load(log.header.game)
    assert log.header.format == 1
    assert verify(game, log).moves == len(log.entries) - 1
    assert log.seed is not None
    referee = Referee.resume(game, log, log.seed)
    assert referee.over
    assert (game.outcome(referee.state) is None) == ("abandoned" in path.stem)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_with_something_after_its_end_is_refused(path: Path) -> None:
    log = load_lines(path.read_bytes())
    last = replace(log.entries[-1], seq=len(log.entries))
    with pytest.raises(Corrupt, match="entry-after-the-end"):
        verify(load(log.header.game), Log(log.header, (*log.entries, last)))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_of_seats_that_are_none_is_refused(path: Path) -> None:
    log = load_lines(path.read_bytes())
    game, seats = load(log.header.game), log.header.seats
    wished = next(entry for entry in log.entries if entry.events[0]["t"] == "pause_wished")
    for other in ({"seat": seats}, {"seat": -2}, {"events": ({**wished.events[0], "seat": seats},)}):
        entries = tuple(replace(each, **other) if each is wished else each for each in log.entries)
        with pytest.raises(Corrupt, match="entry-bent"):
            verify(game, Log(log.header, entries))
