"""`cabinet replay`: a game told again from its log, through one pair of eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from cabinet_noir.cli.logs import Room, read_log
from cabinet_noir.cli.output import print_json
from cabinet_noir.cli.telling import Teller
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Corrupt, Line, Log, Malformed, Seat, Seq, plain
from cabinet_noir.table import Course, OfTheHouse, Referee, TableState, outcome
from cabinet_noir.table.rules import fold_event

from .knowing import Review, reviewed

ALL, SPECTATOR = "all", "spectator"


class Step(Struct, frozen=True):
    """One entry as these eyes saw it, and the table after it."""

    seq: Seq
    seat: Seat | None
    move: str
    """The action as its player would write it; empty where these eyes may not know it."""
    events: tuple[Any, ...]
    told: tuple[Line, ...]
    view: Any
    position: str
    standing: TableState


class Wanted(Struct, frozen=True):
    """How a game is to be told again."""

    eyes: str
    at: int | None
    """Stop after this entry."""
    boards: bool
    """Draw the table after every move."""
    why: bool
    """Say what could be known, and why."""
    json: bool


def replay_log(path: Path, wanted: Wanted, words: Words) -> None:
    """Print a game's moves in words, and the table as it stands at the end (or after some move)."""
    game, log = read_log(path)
    eyes = chosen_eyes(log, wanted.eyes)
    steps = list(replayed(game, log, eyes, wanted.at))
    teller = Teller(words.within(game.key), names_of(log, words), seat_of(eyes))
    review = reviewed(game, log, _seats(log, eyes), wanted.at, teller) if wanted.why else None
    if wanted.json:
        print_json(_plain_replay(game, log, eyes, steps, teller, review))
    else:
        _print_replay(game, steps, wanted.boards, teller, review)


def _seats(log: Log, eyes: str) -> tuple[Seat, ...]:
    """Return the seats of which it is told what they could know."""
    if eyes == SPECTATOR:
        raise Malformed("why-needs-a-seat", seats=log.header.seats)
    return tuple(map(Seat, range(log.header.seats))) if eyes == ALL else (Seat(int(eyes) - 1),)


def sentences(teller: Teller, step: Step) -> list[str]:
    """Return what happened in a step."""
    return [teller.line(line) for line in step.told]


def names_of(log: Log, words: Words) -> tuple[str, ...]:
    """Return a name for every seat, also where the log has none: then a bot is called by its level.

    Where several would be called the same, they are numbered.
    """
    seats = range(log.header.seats)
    levels, names = (dict(enumerate(each)) for each in (log.header.bots, log.names))
    plain = [names.get(seat, "") or _unnamed(seat, levels.get(seat, ""), words) for seat in seats]
    numbers = [plain[: seat + 1].count(name) for seat, name in enumerate(plain)]
    alike = Counter(plain)
    return tuple(name if alike[name] == 1 else f"{name} {number}" for name, number in zip(plain, numbers, strict=True))


def _unnamed(seat: int, level: str, words: Words) -> str:
    known = level and words.knows(f"house-bot-{level}")
    return words.say(f"house-bot-{level}") if known else words.say("seat-name", seat=seat + 1)


def chosen_eyes(log: Log, eyes: str) -> str:
    """Return whose eyes to look through; a log written for one pair of eyes has no others."""
    eyes = eyes or log.header.eyes
    if log.header.eyes not in (ALL, eyes):
        raise Malformed("log-of-some-eyes", eyes=log.header.eyes)
    if eyes not in (ALL, SPECTATOR) and not (
        eyes.isdecimal() and 0 < len(eyes) < 3 and 1 <= int(eyes) <= log.header.seats
    ):
        raise Malformed("no-such-eyes", eyes=eyes, seats=log.header.seats)
    return eyes


def seat_of(eyes: str) -> Seat | None:
    """Return the seat these eyes belong to, if they do to one."""
    return None if eyes in (ALL, SPECTATOR) else Seat(int(eyes) - 1)


def replayed(game: Room, log: Log, eyes: str, at: int | None) -> Iterator[Step]:
    """Yield the log's entries as these eyes saw them."""
    referee = Referee(game, game.agreed(log.header.version, log.header.options), log.header.seats, bytes(32))
    course, standing = Course(game, referee.options, referee.seats), referee.table
    for raw in log.entries if at is None else log.entries[: at + 1]:
        try:
            entry = referee.typed(raw)
            seen = entry.events if eyes == ALL else referee.seen(entry, seat_of(eyes))
            course.add(entry.seq, seen)
            told = tuple(line for event in seen for line in referee.tell(event))
            events = tuple(event for event in seen if not isinstance(event, OfTheHouse))
            position = game.show(course.state)
            for event in seen:
                if isinstance(event, OfTheHouse):
                    standing = fold_event(standing, event, entry.at)  # type: ignore[arg-type]  # of the house: a `HouseEvent`
        except (AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
            raise Corrupt("unreadable-entry", seq=raw.seq, detail=str(error)) from None
        own = eyes == ALL or (entry.seat is not None and entry.seat == seat_of(eyes))
        move = game.write(entry.action) if own and entry.action is not None else ""
        yield Step(entry.seq, entry.seat, move, events, told, course.state, position, standing)


def _plain_replay(
    game: Room, log: Log, eyes: str, steps: list[Step], teller: Teller, review: Review | None
) -> dict[str, Any]:
    told = {
        "header": log.header,
        "eyes": eyes,
        "moves": [
            {
                "seq": step.seq,
                "seat": step.seat,
                "move": step.move,
                "told": sentences(teller, step),
                "events": step.events,
            }
            for step in steps
        ],
        "position": steps[-1].position if steps else "",
        "outcome": plain(outcome(steps[-1].standing, game.outcome(steps[-1].view))) if steps else None,
    }
    return told if review is None else told | {"knowing": review.plain()}


def _print_replay(game: Room, steps: list[Step], boards: bool, teller: Teller, review: Review | None) -> None:
    from rich.console import Console

    from cabinet_noir.prose.boards import in_letters, paint

    console = Console(highlight=False)
    for step in steps:
        move = in_letters(game, step.move, teller.words.say)
        console.print(f"{step.seq:>4}  {move:<7} ", style="bold", end="", markup=False)
        console.print(" ".join(sentences(teller, step)), markup=False)
        for line in review.beside(step.seq) if review else ():
            console.print(f"      {line}", markup=False)
        if boards or step is steps[-1]:
            console.print(paint(game, step.view, teller.names, teller.words.say))
    for line in review.summary() if review else ():
        console.print(line, markup=False)
