"""How much a first visit loads: the page, and everything it names at once, gzipped where the server gzips it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

from figure import Figure

PAGE = Path(__file__).parent.parent / "src" / "cabinet_noir" / "server" / "page"
COMPRESSED = {".woff2", ".woff", ".png", ".jpg", ".webp"}
"""What is small already and is sent as it is."""
NAMED = re.compile(r"""(?:href|src)\s*=\s*["']([^"']+)["']""")
IN_STYLE = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)""")
IN_SCRIPT = re.compile(r"""(?:\bfrom\s*|\bimport\s*)["'](\./[^"']+)["']""")


def first_load() -> dict[str, int]:
    """Return every file of the first load and its size on the wire."""
    sizes: dict[str, int] = {}
    waiting = [PAGE / "index.html"]
    while waiting:
        path = waiting.pop().resolve()
        name = str(path.relative_to(PAGE.resolve()))
        if name not in sizes and path.is_file():
            sizes[name] = on_the_wire(path)
            waiting.extend(names_in(path))
    return sizes


def on_the_wire(path: Path) -> int:
    """Return the size of a file as it is sent."""
    raw = path.read_bytes()
    return len(raw) if path.suffix in COMPRESSED else len(gzip.compress(raw, 9))


def names_in(path: Path) -> Iterator[Path]:
    """Yield the files that one makes the browser load at once; what is imported only when asked for is not."""
    pattern = {".html": NAMED, ".css": IN_STYLE, ".js": IN_SCRIPT}.get(path.suffix)
    if pattern is None:
        return
    for name in pattern.findall(path.read_text("utf-8")):
        if not name.startswith(("data:", "http:", "https:", "#")):
            yield (PAGE / name.lstrip("/")) if name.startswith("/") else (path.parent / name)


def measure() -> list[Figure]:
    """Weigh the built page."""
    sizes = first_load()
    if not sizes:
        raise SystemExit("The page has not been built: make build")
    fonts = sum(size for name, size in sizes.items() if name.endswith((".woff2", ".woff")))
    return [
        Figure(f"first load, {len(sizes)} files, fonts included", sum(sizes.values()) / 1000, "kB gzip", most=120),
        Figure("of that, fonts", fonts / 1000, "kB"),
    ]
