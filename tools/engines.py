"""Find PostgreSQL and Redis for the tests: the system's, else (as root) Debian's. Prints the folders they are in.

The tests themselves start what they need. What is asked for is printed on standard output, everything else on standard
error.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.debian import install

PACKAGES = {"initdb": "postgresql", "postgres": "postgresql", "redis-server": "redis-server"}
DEBIANS = Path("/usr/lib/postgresql")


def found(program: str) -> str | None:
    """Return where a program is: where the environment says, on the path, or where Debian hides it."""
    hidden = sorted(map(str, DEBIANS.glob("*/bin")), reverse=True)
    folders = [os.environ.get("ENGINES", ""), os.environ.get("PATH", os.defpath), *hidden]
    return shutil.which(program, path=os.pathsep.join(filter(None, folders)))


def main() -> int:
    """Find, or install and find."""
    if missing := {package for program, package in PACKAGES.items() if not found(program)}:
        install(*sorted(missing))
    places = [found(program) for program in PACKAGES]
    if None in places:
        print(
            "The tests need PostgreSQL (initdb, postgres) and Redis (redis-server); there is no right to install them. "
            "Install them, or name their folders: make test ENGINES=/path/to/bin:/other/path",
            file=sys.stderr,
        )
        return 1
    print(os.pathsep.join(dict.fromkeys(str(Path(place).parent) for place in places if place)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
