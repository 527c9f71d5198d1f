"""What language models are told, put together from what everybody may know of a table and what one seat was shown.

No name of anybody is in it, and no word that somebody made up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from cabinet_noir.core import Outcome, Seat
from cabinet_noir.games import GAMES, load
from cabinet_noir.prose import LONGEST, Reader, agreed, veiled
from cabinet_noir.prose import look as drawn
from cabinet_noir.prose.look import cut
from cabinet_noir.review import Reviewed
from cabinet_noir.review.telling import ReviewedStep
from cabinet_noir.server.clocks.told import clock_of
from cabinet_noir.server.protocol.tables import TableInfo
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import SeatRow

PHRASES: Final = 3
"""So many of the last phrases are told."""
BEST: Final = 2
"""So many acts are told beside what was done."""


def games(language: str, tables: Sequence[TableInfo], mine: Sequence[tuple[str, str, str]]) -> str:
    """Tell which games there are, which tables wait, and where somebody sits."""
    reader = Reader(language, "")
    lines = [reader.say("model-games")]
    for key in GAMES:
        game, room = load(key), Reader(language, key)
        seats = f"{game.seats.start}-{game.seats.stop - 1}"
        lines.append(f"- {key}: {room.of_room('name')}, {seats}. {room.of_room('pitch')} ({', '.join(game.bots)})")
    lines += ["", reader.say("model-tables" if tables else "model-no-tables")]
    for info in tables:
        free = sum(not (seat.taken or seat.held) for seat in info.seats)
        lines.append(f"- {info.code}: {info.game}, {reader.say('model-free', free=free, seats=len(info.seats))}")
    if mine:
        lines += ["", reader.say("model-mine"), *(f"- {id}: {game}, {status}" for id, game, status in mine)]
    return "\n".join(lines)


def handle(handle: str, code: str, language: str) -> str:
    """Tell a handle."""
    return Reader(language, "").say("model-handle", handle=handle, code=code)


async def look(table: Table, seat: Seat, language: str, taken: int = 0) -> str:
    """Tell what a seat sees and may do; of the length allowed, so much is taken already."""
    game = table.referee.game
    reader = Reader(language, game.key, len(table.seats), seat)
    head = "\n".join(filter(None, (_company(table, reader), agreed(game, table.referee.options, reader))))
    if table.seq < 0:
        free = sum(not row.came for row in table.seats)
        waits = reader.say("prose-waiting" if table.row.status == "waiting" else "model-closed", free=free)
        return cut(f"{head}\n\n{waits}", reader, LONGEST - taken)
    await table.open_window(seat)
    window = table.window(seat)
    sight = window.so_far()
    if table.referee.over or seat in table.standing.forfeited:
        sight = replace(sight, offers=())
    end = _end(table, seat, window.outcome if table.referee.over else None, bool(sight.offers), reader)
    shown = drawn(game, veiled(game, sight), reader, tuple(end), LONGEST - taken - len(head) - 2)
    return f"{head}\n\n{shown}"


def _company(table: Table, reader: Reader) -> str:
    """Tell who sits where: a person, a machine, a bot of the house; never a name."""
    return reader.say("model-company", seats=", ".join(_sits(row, reader) for row in table.seats))


def _sits(row: SeatRow, reader: Reader) -> str:
    kind = "machine" if row.machine else "bot" if row.kind == "bot" else "person" if row.came else "free"
    return reader.say("model-sits", seat=row.seat + 1, kind=kind, level=row.level or "none")


def _end(table: Table, seat: Seat, outcome: Outcome | None, may: bool, reader: Reader) -> Iterator[str]:
    """Yield whose turn it is, the clock, what was said, and how it ended."""
    if outcome is not None:
        yield ended(outcome, reader)
    elif table.row.status != "playing":
        yield reader.say("model-closed", free=0)
    elif not may:
        acting = [each + 1 for each in table.referee.game.to_act(table.window(seat).view) if each != seat]
        yield reader.say("prose-turn-others" if acting else "prose-turn-nobody", seats=", ".join(map(str, acting)))
    clock = clock_of(table.standing) if outcome is None else None
    if clock is not None and seat in clock.seats and clock.paused is None:
        yield reader.say("prose-clock", seconds=max(0, round(clock.due / 1000 - table.now())))
    for said in table.phrases.after(table.phrases.count - PHRASES):
        yield reader.say("model-phrase", seat=said.seat + 1, phrase=said.phrase)


def ended(outcome: Outcome, reader: Reader) -> str:
    """Tell how it ended."""
    names = reader.names
    winners = ", ".join(names[seat] for seat in outcome.winners) or "none"
    scores = ", ".join(
        reader.say("prose-score", seat=names[seat], score=_score(score, reader))
        for seat, score in enumerate(outcome.scores)
    )
    return reader.say("prose-over", winners=winners, scores=scores)


def _score(score: int, reader: Reader) -> str:
    return reader.of_room("score", score=score, seats=reader.seats) or reader.say("house-points", points=score)


def review(table: Table, seat: Seat, found: Reviewed | None, language: str) -> str:
    """Tell how a game went for a seat."""
    reader = Reader(language, table.row.game, len(table.seats), seat)
    outcome = table.outcome()
    lines = [] if outcome is None else [ended(outcome, reader)]
    if found is None:
        lines.append(reader.say("model-no-review"))
    else:
        parts = {name: round(100 * getattr(found.parts, name)) for name in ("chance", "choice", "gamble", "others")}
        lines.append(reader.say("model-parts", start=_part(found.start[seat]), result=_part(found.result), **parts))
        turns = [step for step in found.steps if step.seq in found.turns]
        lines += [reader.say("model-turns"), *(f"- {_turn(step, reader)}" for step in turns)] if turns else []
    return cut("\n".join(lines), reader)


def _turn(step: ReviewedStep, reader: Reader) -> str:
    by = 0 if step.seat is None or step.seat < 0 else step.seat + 1
    said = reader.say("model-turn", entry=step.seq, by=by, change=round(100 * step.parts.total))
    best = ", ".join(f"{act.move} ({_part(act.expected)} %)" for act in step.compared[:BEST])
    return f"{said} {reader.say('model-did', done=step.done, best=best)}" if step.done and best else said


def _part(share: float) -> int:
    return round(100 * share)
