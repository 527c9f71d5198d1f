"""How the terminal writes: one JSON object on standard output, tables for people, progress on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from rich.console import Console

Done = Callable[[int], None]

LEAVING: Final = ("q", "quit", "exit")
"""What somebody types who has had enough."""


def print_json(value: Any) -> None:
    """Print one JSON object."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.write(text.decode() + "\n")


def typed(console: Console, question: str) -> str:
    """Ask, and read a line; one that comes from a file is written out, as a terminal would have."""
    text = console.input(f"[bold]{question}[/] ").strip()
    if not sys.stdin.isatty():
        console.print(text, markup=False)
    return text


@contextmanager
def progress(label: str, total: int, quiet: bool) -> Iterator[Done]:
    """Give a function to report how much is done so far, and draw a bar of it where somebody may be watching."""
    if quiet or not sys.stderr.isatty():
        yield _unwatched
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(label, total=total)
        yield lambda done: bars.update(task, completed=done)


def _unwatched(_done: int) -> None:
    """Nobody is watching."""
