"""`cabinet review`: what every move of a finished game was worth to one seat, by the house's estimate."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from cabinet_noir.cli.logs import Room, read_log, write_log
from cabinet_noir.cli.output import print_json
from cabinet_noir.cli.telling import Teller
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Corrupt, Illegal, Log, Malformed, Refusal, Seat
from cabinet_noir.review import Parts, Review, review, tell_review, turning_points
from cabinet_noir.review.telling import NOTHING, Reviewed
from cabinet_noir.table import Referee

from .replay import names_of
from .verdict import bars, fate_of, quality_of, word_on
from .worth_chart import drawn

if TYPE_CHECKING:
    from rich.table import Table


class Wanted(Struct, frozen=True):
    """How a game is to be looked back at."""

    seat: int
    json: bool
    svg: Path | None


def review_log(path: Path, wanted: Wanted, words: Words) -> None:
    """Print what every step of a game was worth to a seat."""
    game, log = read_log(path)
    referee = finished(game, log)
    if not 1 <= wanted.seat <= referee.seats:
        raise Malformed("no-such-eyes", eyes=str(wanted.seat), seats=referee.seats)
    seat = Seat(wanted.seat - 1)
    found = review(referee, seat)
    teller = Teller(words.within(game.key), names_of(log, words), seat)
    if wanted.svg is not None:
        write_log(wanted.svg, drawn(found, teller.names, words.say("review-estimate")).encode())
    if wanted.json:
        print_json(tell_review(referee, found))
    else:
        _print(game, found, tell_review(referee, found), teller)


def finished(game: Room, log: Log) -> Referee[Any, Any, Any, Any]:
    """Return the table of a log that is over and whole; of any other nothing is told."""
    if log.header.eyes != "all" or log.seed is None:
        raise Illegal("why-before-the-end")
    if game.worth is None:
        raise Illegal("review-no-evaluator")
    try:
        return Referee.resume(game, log, log.seed)
    except Refusal as refusal:
        raise Corrupt("why-of-a-bent-log", detail=str(refusal)) from None


def _print(game: Room, found: Review, told: Reviewed, teller: Teller) -> None:
    from rich.console import Console

    console, say, change = Console(highlight=False), teller.words.say, teller.words.change
    console.print(say("review-estimate"), style="italic", markup=False)
    for step in turning_points(found):
        changed = change(step.parts.total)
        name = "" if step.seat is None or step.seat < 0 else teller.names[step.seat]
        turn = say("review-turn-of" if name else "review-turn", seq=step.seq, name=name, changed=changed)
        console.print(f"  · {turn}", markup=False)
    console.print(_table(game, found, teller))
    for line in (*_words(told, teller), *bars(found.parts, teller.words), *_summed(found, teller.words)):
        console.print(line, markup=False)


def _table(game: Room, found: Review, teller: Teller) -> Table:
    """Return every own choice beside the best."""
    from rich.table import Table

    from cabinet_noir.prose.boards import in_letters

    say, change = teller.words.say, teller.words.change

    def spelled(action: Any) -> str:
        return in_letters(game, game.write(action), say)

    table = Table(*(say(f"review-{head}") for head in ("seq", "move", "best", "expected", "lost", "fate")))
    for step in found.steps:
        if (choice := step.choice) is not None:
            fate = step.parts.gamble + step.parts.chance
            best = "" if choice.best == choice.done else spelled(choice.best)
            lost = change(choice.lost) if choice.lost < -NOTHING else ""
            shown = change(fate) if abs(fate) > NOTHING else ""
            table.add_row(str(step.seq), spelled(choice.done), best, teller.words.part(choice.expected), lost, shown)
    return table


def _words(told: Reviewed, teller: Teller) -> Iterator[str]:
    """Yield a word about each choice that was not the best, or that luck turned against."""
    own = [step for step in told.steps if step.compared]
    spoken_of = [step for step in own if quality_of(step) != "best" or fate_of(step) == "hard"]
    if own and not spoken_of:
        yield teller.words.say("house-review-nothing-to-say")
    for step in spoken_of:
        head, *lines = word_on(step, teller)
        yield teller.words.say("review-word", seq=step.seq, word=head)
        yield from (f"    {line}" for line in lines)


def _summed(found: Review, words: Words) -> list[str]:
    """Return the five parts, and that they add up."""
    parts = found.parts
    changes = {words.say(f"review-part-{name}"): getattr(parts, name) for name in Parts.__struct_fields__}
    lines = ["  " + words.say("review-part", part=part, changed=words.change(by, 1)) for part, by in changes.items()]
    start, end = words.part(found.start[found.eyes], 1), words.part(found.result, 1)
    return [*lines, words.say("review-sum", start=start, changed=words.change(parts.total, 1), result=end)]
