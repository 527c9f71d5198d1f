"""A house that is brought up to date while people play: closed, given another build of the page, and opened again."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .conftest import ROOT

BUILT = ROOT / "src" / "cabinet_noir" / "server" / "page"
WRITTEN = (".js", ".json", ".css", ".html")
MARK, NAME = "\N{SYMBOL FOR NULL}", "\N{SYMBOL FOR START OF HEADING}"
"""What stands in a gap."""

# One process and one port; the house in it is opened and closed as it is told. Whoever comes meanwhile waits there.
SCRIPT = """
import gc, socket, sys, threading
from pathlib import Path
from cabinet_noir.server.app import Settings
from cabinet_noir.server.operator.house_log import configure
from cabinet_noir.server.run import HouseServer, server_config
configure("warning")
folder = Path(sys.argv[1])
listener = socket.create_server(("127.0.0.1", 0))
def close_when_told(server):
    sys.stdin.readline()
    server.should_exit = True
for line in sys.stdin:
    page, protocol = folder / "page", int(line)
    settings = Settings(folder / "house.sqlite", pace=0, page=page, kept=folder / "builds", protocol=protocol)
    server = HouseServer(server_config(settings), lambda url: print(url, flush=True))
    threading.Thread(target=close_when_told, args=(server,)).start()
    server.run(sockets=[listener.dup()])
    gc.collect()  # a process that ends closes what it had just taken in; this one goes on
    print("closed", flush=True)
"""


@dataclass
class Upgradable:
    """A house whose page changes."""

    folder: Path
    process: subprocess.Popen[str]
    url: str = ""
    number: int = 0
    """How many builds there have been."""
    protocol: int = 1

    @property
    def build(self) -> str:
        return f"{self.protocol}.{self.number:012x}"

    @property
    def mark(self) -> str:
        """What the names of this build's files end with."""
        return f"{self.number:03}"

    def open(self, protocol: int = 1) -> None:
        """Open the house with another build of the page, which speaks this protocol."""
        self.number, self.protocol = self.number + 1, protocol
        page = self.folder / "page"
        shutil.rmtree(page, ignore_errors=True)
        write_build(page, self.mark, self.build)
        self.url = self._told(f"{protocol}\n")

    def close(self) -> None:
        """Close the house: nobody is answered until it opens."""
        assert self._told("\n") == "closed"

    def _told(self, wish: str) -> str:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(wish)
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        assert answer, "the house has gone"
        return answer


@contextmanager
def upgradable(folder: Path) -> Iterator[Upgradable]:
    """Open such a house, with the first of its builds."""
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        house = Upgradable(folder, process)
        house.open()
        try:
            yield house
        finally:
            house.close()
            assert process.stdin
            process.stdin.close()
            process.wait(30)


def write_build(to: Path, mark: str, build: str) -> None:
    """Write the page again as another build: the same code, in files that are all called otherwise."""
    (to / "assets").mkdir(parents=True)
    for name, content in patterns().items():
        place = to / name.replace(MARK, mark)
        if isinstance(content, str):
            place.write_text(content.replace(MARK, mark).replace(NAME, build), encoding="utf-8")
        else:
            place.write_bytes(content)


@cache
def patterns() -> dict[str, str | bytes]:
    """Return the files of the page by their names, with gaps where a build is named, and for a part of every hash."""
    names = {file.name: with_gap(file.name) for file in (BUILT / "assets").iterdir()}
    named = re.compile("|".join(map(re.escape, names)))
    build = re.search(r'name="build" content="([^"]+)"', (BUILT / "index.html").read_text(encoding="utf-8"))
    assert build
    found: dict[str, str | bytes] = {}
    for file in BUILT.rglob("*.*"):
        place = str(file.relative_to(BUILT).with_name(names.get(file.name, file.name)))
        if file.suffix in WRITTEN:
            text = named.sub(lambda name: names[name[0]], file.read_text(encoding="utf-8"))
            found[place] = text.replace(build[1], NAME)
        else:
            found[place] = file.read_bytes()
    return found


def with_gap(name: str) -> str:
    """Put a gap into the hash of a file's name."""
    stem, _, ending = name.rpartition(".")
    return f"{stem[:-3]}{MARK}.{ending}"
