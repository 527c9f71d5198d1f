"""Servers under load: started for one measurement, watched from outside, and stopped again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

CABINET = os.environ.get("CABINET", "cabinet")
PEER = Path(__file__).parent / "peer"
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A running server, and what the system says of it."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.pid = pid

    def worked(self) -> float:
        """Return the seconds of processor time that this process and its workers have used."""
        return sum(_worked(pid) for pid in _family(self.pid))

    def alive(self) -> bool:
        """Is it still there?"""
        try:
            return Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
        except OSError:
            return False

    def holds_in_all(self) -> int:
        """Return the bytes of memory that this process and its workers hold together, shared ones once."""
        return sum(_share(pid) for pid in _family(self.pid))

    def holds(self) -> int:
        """Return the bytes of memory the serving process holds."""
        (size,) = re.findall(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        return int(size) * 1024


def _family(pid: int) -> Iterator[int]:
    """Yield a process and all that it started, from whichever thread."""
    yield pid
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in _read(thread).split():
            yield from _family(int(child))


def _read(file: Path) -> str:
    """Return what the system says; nothing of a process that has just gone."""
    try:
        return file.read_text()
    except OSError:
        return ""


def _share(pid: int) -> int:
    """Return a process's proportional share of memory (PSS); where that is not told, all it has resident."""
    told = re.search(r"^Pss:\s+(\d+) kB", _read(Path(f"/proc/{pid}/smaps_rollup")), re.MULTILINE)
    told = told or re.search(r"^VmRSS:\s+(\d+) kB", _read(Path(f"/proc/{pid}/status")), re.MULTILINE)
    return int(told[1]) * 1024 if told else 0


def _worked(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def serving(command: list[str], **more: Any) -> Iterator[Server]:
    """Start a server that says its address, and stop it at the end."""
    more = {"stderr": subprocess.DEVNULL, **more}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more) as process:
        try:
            assert process.stdout is not None
            url = next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:]+", line)))
            yield Server(url.replace("localhost", "127.0.0.1"), process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                raise


@contextmanager
def house(*flags: str, db: str = "", **more: Any) -> Iterator[Server]:
    """Open the house as an operator would; without a database, on a SQLite file of its own."""
    with TemporaryDirectory() as folder:
        where = db or str(Path(folder) / "house.sqlite")
        with serving([CABINET, "serve", "--host", "127.0.0.1", "--port", "0", "--db", where, *flags], **more) as server:
            yield server


@contextmanager
def peer() -> Iterator[Server]:
    """Start boardgame.io's server, in memory."""
    with serving(["node", str(PEER / "server.mjs")], env={**os.environ, "NODE_ENV": "production"}) as server:
        yield server
