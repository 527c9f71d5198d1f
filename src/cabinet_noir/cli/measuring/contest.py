"""Holds a contest: plays what is missing in a book, keeps every line as it comes, and tells what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Any, BinaryIO

import typer
from msgspec import Struct

from cabinet_noir.arena.book import (
    Book,
    Heading,
    Played,
    check_heading,
    line,
    merged,
    play_deals,
    read_book,
    whole_lines,
    written,
)
from cabinet_noir.arena.conduct import in_order, workers
from cabinet_noir.arena.entrants import read_entrants
from cabinet_noir.arena.page import figures, milliseconds, report, verdict
from cabinet_noir.arena.plan import Plan, check_plan, heading_for
from cabinet_noir.arena.sprt import Question
from cabinet_noir.arena.summary import Asking, Ruling, Summary, answer, names_of, summarize, thinking
from cabinet_noir.cli.output import Done, print_json, progress
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Malformed


class Wish(Struct, frozen=True):
    """The contest somebody asked for."""

    game: str
    bots: tuple[str, ...]
    deals: int
    until: str
    errors: float
    adjusted: bool
    seats: int | None
    seed: int
    options: dict[str, Any]
    limit: float
    jobs: int
    on: str
    batch: int
    to: Path | None
    html: Path | None
    json: bool


def hold_contest(wish: Wish, words: Words) -> None:
    """Play what is missing, or as much of it as answers the question, and tell what came of it."""
    entrants = read_entrants(wish.bots)
    question = read_question(wish.until, wish.errors)
    if question is not None and len(entrants) != 2:
        raise Malformed("until-needs-two")
    heading = heading_for(wish.game, wish.options, wish.seats)
    plan = Plan(heading, entrants, wish.deals, wish.seed, wish.adjusted, wish.limit, wish.batch)
    check_plan(plan, here=not wish.on)
    pair = [entrant.name for entrant in entrants[:2]]
    asking = None if question is None else Asking(heading, pair[0], pair[1], question, wish.adjusted)
    with _book(wish.to, heading) as (book, file):
        held = _Contest(plan, book, file, asking)
        stopped = held.interrupted(wish, words)
    if not held.played:
        raise typer.Exit(130)
    test = None if asking is None else asking.told()
    _tell(Book(heading, tuple(held.played)), test, wish.html, wish.json, words)
    if stopped:
        typer.echo(words.say("arena-interrupted" if wish.to else "arena-interrupted-unkept"), err=True)
        raise typer.Exit(130)


class _Contest:
    """What is played, and what has been so far."""

    def __init__(self, plan: Plan, book: Book, file: BinaryIO | None, asking: Asking | None) -> None:
        self._plan, self._file, self._asking = plan, file, asking
        self._known = {each.key: each for each in book.played}
        self.played = list(book.played)

    def interrupted(self, wish: Wish, words: Words) -> bool:
        """Play; True if somebody had enough of it."""
        tasks = list(self._plan.tasks(set(self._known)))
        missing = sum(len(meeting.seatings) * len(deals) for meeting, deals in tasks)
        try:
            with (
                progress(words.say("progress-games"), missing, wish.json) as done,
                workers(min(wish.jobs, max(1, len(tasks))), wish.on) as by,
                closing(in_order(play_deals, tasks, by)) as batches,
            ):
                self._play((each for batch in batches for each in batch), done)
        except KeyboardInterrupt:
            return True
        return False

    def _play(self, fresh: Iterator[Played], done: Done) -> None:
        games = 0
        for each, is_new in self._in_turn(fresh):
            if is_new:
                self.played.append(each)
                games += len(each.games)
                done(games)
                if self._file is not None:
                    self._file.write(line(each))
                    self._file.flush()
            if self._asking is not None and self._asking.take([each]) != "open":
                return

    def _in_turn(self, fresh: Iterator[Played]) -> Iterator[tuple[Played, bool]]:
        """Yield what is played, and where a question is held against it what was known before as well, deal by deal."""
        if self._asking is None:
            yield from ((each, True) for each in fresh)
            return
        (meeting,) = self._plan.meetings()
        for deal in range(self._plan.deals):
            known = self._known.get((self._plan.seed, deal, meeting.names))
            yield (next(fresh), True) if known is None else (known, False)


@contextmanager
def _book(path: Path | None, heading: Heading) -> Iterator[tuple[Book, BinaryIO | None]]:
    """Give what a book says so far, and the file to add to; what was half written when everything ended is cut off."""
    if path is None:
        yield Book(heading), None
        return
    with path.open("a+b") as file:
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except OSError:
            raise Malformed("book-in-use", file=str(path)) from None
        file.seek(0)
        whole = whole_lines(file.read())
        book = read_book(whole) if whole else Book(heading)
        check_heading(heading, book.heading)
        file.truncate(len(whole))
        if not whole:
            file.write(line(heading))
            file.flush()
        yield book, file


def read_question(until: str, errors: float) -> Question | None:
    """Read what --until asks: by how much stronger, or between which two.

    >>> read_question("10", 0.05), read_question("", 0.05)
    (Question(low=0.0, high=10.0, errors=0.05), None)
    """
    if not until:
        return None
    low, colon, high = until.removesuffix("elo").partition(":")
    try:
        question = Question(float(low), float(high), errors) if colon else Question(0.0, float(low), errors)
    except ValueError:
        raise Malformed("unreadable-until", text=until) from None
    if not -1000 <= question.low < question.high <= 1000:
        raise Malformed("unreadable-until", text=until)
    return question


def tell_books(
    files: Sequence[Path],
    until: str,
    errors: float,
    adjusted: bool,
    bots: str,
    html: Path | None,
    json: bool,
    words: Words,
) -> None:
    """Tell what books say together."""
    book = merged([read_book(path.read_bytes()) for path in files])
    if not book.played:
        raise Malformed("book-empty")
    question = read_question(until, errors)
    test = None
    if question is not None:
        pair = [name.strip() for name in bots.split(",")] if bots else [row.bot for row in summarize(book).table[:2]]
        if len(pair) != 2 or not set(pair) <= set(names_of(book)):
            raise Malformed("until-needs-two")
        test = answer(book, pair[0], pair[1], question, adjusted)
    _tell(book, test, html, json, words)


def merge_books(files: Sequence[Path], to: Path, keep_first: bool, words: Words) -> None:
    """Write books into one."""
    books = [read_book(path.read_bytes()) for path in files]
    book = merged(books, keep_first)
    fresh = to.with_name(f"{to.name}.new")
    fresh.write_bytes(b"".join(written(book)))
    fresh.replace(to)
    doubled = sum(len(each.played) for each in books) - len(book.played)
    typer.echo(words.say("arena-merged", deals=len(book.played), doubled=doubled, file=str(to)))


def _tell(book: Book, test: Ruling | None, html: Path | None, json: bool, words: Words) -> None:
    summary = summarize(book, test)
    if html is not None:
        html.write_text(report(summary, words.within(summary.game)), "utf-8")
    if json:
        print_json({**summary.untimed(), "thinking": thinking(summary)})
        return
    _print(summary, words)
    if html is not None:
        typer.echo(words.say("arena-written", file=str(html)))


def _print(summary: Summary, words: Words) -> None:
    """Print the table, the answer, and what went wrong."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    adjusted = any(row.adjusted is not None for row in summary.table)
    table = Table(*(words.say(f"arena-column-{column}") for column in ("bot", "elo", "share")))
    if adjusted:
        table.add_column(words.say("arena-column-adjusted"))
    table.add_column("p50 / p95, ms")
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    times = thinking(summary)
    for row in summary.table:
        elo, _games, *shares = figures(row, words, adjusted)
        table.add_row(Text(row.bot), elo, *shares, " / ".join(milliseconds(times[row.bot], words)))
    console.print(table)
    console.print(words.say("arena-lead", seats=summary.seats, deals=summary.deals, games=summary.games))
    by_seat = " / ".join(words.part(share, 1) for share in summary.shares_by_seat)
    console.print(words.say("arena-by-seat", shares=by_seat))
    for bot, kinds in summary.faults.items():
        told = ", ".join(f"{words.say(f'arena-fault-{kind}')} {count}" for kind, count in kinds.items())
        console.print(words.say("arena-faults", bot=bot, faults=told), markup=False)
    if summary.test is not None:
        console.print(verdict(summary, words), markup=False)
