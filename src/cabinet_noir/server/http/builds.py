"""Builds of the page: which one is served now, and the files of those that were, kept for pages that are still open.

A page fetches parts of itself when they are first shown. If the house was brought up to date meanwhile, they are not
among the files of the new page; so the hashed files of every build stay in the data folder for a day after it was last
served. Their names are made of what is in them: one folder holds the files of all builds.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import structlog

log = structlog.get_logger()

KEPT_FOR: Final = 24 * 3600.0
EVERY: Final = 3600.0
_NAME: Final = re.compile(r"[\w@-][\w.@-]{0,199}", re.ASCII)
_BUILD: Final = re.compile(r'<meta name="build" content="([\w.-]{1,40})"')


def build_of(page: Path) -> str:
    """Return the build that is served now: its protocol's number, a dot, and what its files are called; or nothing."""
    index = page / "index.html"
    try:
        return _read(index, index.stat().st_mtime_ns)
    except FileNotFoundError:
        return ""


@lru_cache(maxsize=8)
def _read(index: Path, _modified: int) -> str:
    found = _BUILD.search(index.read_text(encoding="utf-8"))
    return found[1] if found else ""


class KeptBuilds:
    """The hashed files of the last builds, in one folder; how old a file is says when its build was last served."""

    def __init__(self, page: Path, folder: Path | None, clock: Callable[[], float]) -> None:
        self._assets = page / "assets"
        self._folder = folder
        self._clock = clock

    def find(self, name: str) -> Path | None:
        """Return the file of some build by its name."""
        if self._folder is None or not _NAME.fullmatch(name):
            return None
        file = self._folder / name
        return file if file.is_file() else None

    def keep(self) -> None:
        """Keep what is served now, and let go what was last served more than a day ago.

        A folder that cannot be written to closes no house: a page that is still open then loads itself anew.
        """
        if self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            now = self._clock()
            for file in self._assets.glob("*"):
                _keep(file, self._folder, now)
            for file in self._folder.iterdir():
                if file.stat().st_mtime < now - KEPT_FOR:
                    file.unlink(missing_ok=True)
        except OSError as error:  # another worker may be at it, too: the next round goes on
            log.warning("builds-not-kept", reason=error.strerror)

    async def keep_on(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Go on keeping, for as long as the house is open, if there is a folder to keep them in."""
        while self._folder is not None:
            await sleep(EVERY)
            await asyncio.to_thread(self.keep)


def _keep(file: Path, folder: Path, now: float) -> None:
    """Keep a file; nobody ever finds half of it."""
    kept = folder / file.name
    if not kept.is_file():
        coming = folder / f".{file.name}.{os.getpid()}"
        shutil.copyfile(file, coming)
        coming.replace(kept)
    os.utime(kept, (now, now))
