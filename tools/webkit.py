"""Print the path of a WebKit for the browser's tests (its MiniBrowser): the system's, else (as root) Debian's.

Beside it stand WebKitWebDriver, which drives it, and Xvfb, the screen it draws on: it has no headless way.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.debian import install

PACKAGES = ("webkit2gtk-driver", "xvfb")
BESIDE = ("WebKitWebDriver", "Xvfb")
HIDDEN = "*/webkit2gtk-4.*/MiniBrowser"
"""Where Debian keeps it, under /usr/lib: it is no program for everyday use."""
MISSING = (
    "No WebKit for the browser's tests: none on this machine, and `apt-get install webkit2gtk-driver xvfb` failed or "
    "only root may do it. Install them, or name the browser: make test WEBKIT=/path/to/MiniBrowser"
)


def found() -> str | None:
    """Return what the environment names, or the system's, if all that it needs is there."""
    if not all(map(shutil.which, BESIDE)):
        return None
    hidden = sorted(map(str, Path("/usr/lib").glob(HIDDEN)), reverse=True)
    return next(filter(None, map(shutil.which, (os.environ.get("WEBKIT", ""), *hidden))), None)


def main() -> int:
    """Find, or install and find."""
    path = found() or (found() if install(*PACKAGES) else None)
    print(path or MISSING, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
