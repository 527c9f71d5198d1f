"""The shelf: a room's puzzles, a line each in a compressed file. It is read when somebody asks for one.

Those that the room's evaluator weighs lie in a file of their own: when its weights change they are made again.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from .puzzle import Puzzle

SHIPPED: Final = Path(__file__).parent / "data"
"""The puzzles that come with the house."""

_read = msgspec.json.Decoder(Puzzle).decode
_write = msgspec.json.Encoder().encode


def file_of(game: str, weighed: bool = False) -> str:
    """Return the name of the file a room's puzzles lie in.

    >>> file_of("vinci"), file_of("vinci", weighed=True)
    ('vinci.jsonl.gz', 'vinci.win.jsonl.gz')
    """
    return f"{game}.win.jsonl.gz" if weighed else f"{game}.jsonl.gz"


def dump(puzzles: Iterable[Puzzle]) -> bytes:
    """Return puzzles as a file: the same ones give the same bytes."""
    return gzip.compress(b"".join(_write(puzzle) + b"\n" for puzzle in puzzles), mtime=0)


def read_file(file: Path) -> Iterator[Puzzle]:
    """Yield the puzzles of a file."""
    return map(_read, gzip.decompress(file.read_bytes()).splitlines())


@lru_cache(maxsize=8)
def shelf(game: str, *folders: Path, shipped: Path = SHIPPED) -> Mapping[str, Puzzle]:
    """Return a room's puzzles by their names: those that come with the house, and those in an operator's folders."""
    files = [folder / file_of(game, weighed) for folder in (shipped, *folders) for weighed in (False, True)]
    return {puzzle.id: puzzle for file in files if file.is_file() for puzzle in read_file(file)}


def in_language(puzzles: Mapping[str, Puzzle], language: str) -> Mapping[str, Puzzle]:
    """Return the puzzles for those who play with the words of a language: of these, or of no words at all."""
    return {id: puzzle for id, puzzle in puzzles.items() if puzzle.language in ("", language)}
