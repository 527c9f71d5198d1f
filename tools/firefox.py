"""Print the path of a Firefox for the browser's tests: the system's, else (as root) Debian's.

A plain one: it is driven over WebDriver BiDi, which needs neither a driver beside it nor a build of its own.
"""

from __future__ import annotations

import os
import shutil
import sys

from tools.debian import install

NAMES = ("firefox-esr", "firefox")
MISSING = (
    "No Firefox for the browser's tests: none on this machine, and `apt-get install firefox-esr` failed or only root "
    "may do it. Install one, or name it: make test FIREFOX=/path/to/firefox"
)


def found() -> str | None:
    """Return what the environment names, or the system's."""
    return next(filter(None, map(shutil.which, (os.environ.get("FIREFOX", ""), *NAMES))), None)


def main() -> int:
    """Find, or install and find."""
    path = found() or (found() if install("firefox-esr") else None)
    print(path or MISSING, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
