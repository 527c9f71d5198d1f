"""What a process beside the house does about real boxes: reading sheets, counting, finding what contradicts itself.

Plain calls with plain arguments. What was entered becomes a sight, and from then on everything is deduced as it is for
a seat; only a room's `entries` may look at what the house itself keeps hidden from the reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from cabinet_noir.core import AssistLevel, Case, Chance, Companion, Given, Malformed, Seat, Seq, Sight
from cabinet_noir.deduce import conflict, spared
from cabinet_noir.games import load
from cabinet_noir.server.protocol.companion import Checked, Clash, Fresh
from cabinet_noir.server.protocol.tables import Assist

AnySight = Sight[Any, Any]


def companion_of(key: str) -> Companion:
    """Return a room's companion, or refuse."""
    companion = load(key).companion
    if companion is None:
        raise Malformed("no-such-game", game=key)
    return companion


def checked(key: str, entered: bytes, notes: dict[str, str], level: str) -> bytes:
    """Return what the house says of a sheet, as JSON."""
    companion = companion_of(key)
    read = _read(companion, entered)
    if companion.entries is None:
        assert companion.says is not None
        return msgspec.json.encode(Checked(companion.says(read)))
    sight = sight_of(key, read)
    clash = clash_in(load(key).deduction.case, sight)
    assist = None if clash else _assist(key, sight, notes, cast(AssistLevel, level))
    return msgspec.json.encode(Checked(sight.view, assist, clash))


def drawn(key: str, seed: bytes) -> bytes:
    """Return a sheet to begin with, as JSON, drawn by the house where there is something to draw."""
    companion = companion_of(key)
    if companion.fresh is None:
        raise Malformed("no-such-game", game=key)
    return msgspec.json.encode(Fresh(companion.fresh(Chance(seed, "companion"))))


def sight_of(key: str, entered: Any) -> AnySight:
    """Return what somebody has seen who entered this."""
    game, companion = load(key), companion_of(key)
    assert companion.entries is not None
    options, seats, seat, past = companion.entries(entered)
    return game.sight(options, seats, Seat(seat), ((Seq(number), events) for number, events in enumerate(past)))


def blanks_of(key: str) -> dict[str, Any]:
    """Return the sheets nobody has written on, by their names, as a page draws them."""
    companion = companion_of(key)
    if companion.entries is None:
        return dict(companion.blanks)
    return {name: sight_of(key, blank).view for name, blank in companion.blanks}


def clash_in(case_of: Any, sight: AnySight) -> Clash | None:
    """Return the fewest things seen that cannot be so together; None: all can."""
    case: Case[Any] = case_of(sight)
    clues = conflict(case)
    if clues is None:
        return None
    may_be_wrong = spared(case, clues)
    given = tuple(Given(each.line, each.seq, each.at) for each in map(case.clues.__getitem__, clues))
    return Clash(given, tuple(number for number, clue in enumerate(clues) if clue in may_be_wrong))


def _assist(key: str, sight: AnySight, notes: Mapping[str, str], level: AssistLevel) -> Assist:
    deduction = load(key).deduction
    wrong = tuple(sorted(deduction.check(sight, notes)))
    if level != "candidates":
        return Assist(sight.seq, level, wrong=wrong)
    odds = {name: dict(values) for name, values in deduction.odds(sight).items()}
    counts = {name: sum(chance > 0 for chance in values.values()) for name, values in odds.items()}
    return Assist(sight.seq, level, deduction.count(sight), counts, odds, wrong=wrong)


def _read(companion: Companion, entered: bytes) -> Any:
    try:
        return msgspec.json.decode(entered, type=companion.entered)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("companion-unreadable", detail=str(error)) from None
