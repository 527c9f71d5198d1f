"""Print the path of a Chromium for the browser's tests: the system's, else Playwright's, else (as root) Debian's.

What is asked for is printed on standard output, everything else on standard error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.debian import install, run

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chosen() -> str | None:
    """Return what the environment names, if it is there."""
    return shutil.which(os.environ.get("CHROMIUM", ""))


def installed() -> str | None:
    """Return the system's Chromium or Chrome."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def playwrights() -> str | None:
    """Return the Chromium of Playwright, downloading it the first time."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if not Path(path).exists():
        run(sys.executable, "-m", "playwright", "install", "chromium")
    return path if Path(path).exists() and _starts(path) else None


def debians() -> str | None:
    """Install Debian's Chromium; only root can."""
    return installed() if install("chromium") else None


def _starts(path: str) -> bool:
    """Does it start here? A downloaded one may lack the system's libraries."""
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


def main() -> int:
    """Try each way in turn."""
    ways: tuple[Callable[[], str | None], ...] = (chosen, installed, playwrights, debians)
    for way in ways:
        if path := way():
            print(path)
            return 0
    print(
        "No Chromium for the browser's tests: none on this machine, `playwright install chromium` failed, and there is "
        "no right to `apt-get install chromium`. Install one, or name it: make test CHROMIUM=/path/to/chromium",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
