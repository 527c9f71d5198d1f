"""Look whether what the house is made of is what the locks say, and whether anything bad is known of it.

The locks are always looked at: every part has a version and a hash, and none names a host. What is known of the parts
is asked of pip-audit and npm, whose data come from elsewhere; where those cannot be had, that is said.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOUND, UNKNOWN = "found", "unknown"
PATIENCE = 60
NPM_FOLDERS = (".", "benchmarks/peer", "benchmarks/lighthouse")
PLACES = {"resolved", "funding"}
_PINNED = re.compile(r"[A-Za-z0-9][\w.-]*(\[[\w,-]+\])?==[^\s;]+(\s*;.*)?$")
_HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}$")


def requirements(lock: str) -> Iterator[str]:
    """Yield every requirement of a Python lock, with its hashes on the same line."""
    for line in lock.replace("\\\n", " ").splitlines():
        if (said := line.split(" #")[0].strip()) and not said.startswith("#"):
            yield said


def bad_requirements(lock: str) -> list[str]:
    """Return what in a Python lock is not pinned, has no hash, or names a place."""
    bad = []
    for said in requirements(lock):
        wanted, *hashes = re.split(r"\s+(?=--hash)", said)
        if not (_PINNED.match(wanted) and hashes and all(_HASH.match(each) for each in hashes)):
            bad.append(wanted)
    return bad


def bad_packages(lock: dict[str, Any]) -> list[str]:
    """Return which packages of an npm lock have no hash, or name a place."""
    packages = {name: package for name, package in lock["packages"].items() if name}
    return [name for name, package in packages.items() if "integrity" not in package or PLACES & package.keys()]


def bad_locks(root: Path = ROOT) -> list[str]:
    """Return what is wrong with the locks of the house."""
    bad = [
        f"{lock.name}: {each}"
        for lock in sorted(root.glob("requirements*.lock"))
        for each in bad_requirements(lock.read_text(encoding="utf-8"))
    ]
    for lock in (root / folder / "package-lock.json" for folder in NPM_FOLDERS):
        bad += [f"{lock.relative_to(root)}: {each}" for each in bad_packages(json.loads(lock.read_text("utf-8")))]
    return bad


def ask(command: list[str], is_an_answer: re.Pattern[str]) -> str:
    """Ask a tool what it knows; return what it found, if anything, or that it could not say."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"  no answer: {error}")
        return UNKNOWN
    said = f"{done.stdout}\n{done.stderr}".strip()
    if done.returncode == 0:
        return ""
    if is_an_answer.search(said):
        print(said)
        return FOUND
    lines = said.splitlines() or [f"it ended with {done.returncode}"]
    print(f"  no answer: {next((line for line in lines if 'error' in line.lower()), lines[-1])}")
    return UNKNOWN


def main() -> int:
    """Look at everything; fail if something is wrong or bad news is found."""
    bad = bad_locks()
    for each in bad:
        print(f"without a version, without a hash, or with an address: {each}")
    print("locks: " + ("BAD" if bad else "every part has its version and its hash, and none names a host"))
    python = [sys.argv[1], "-m", "pip_audit", "--strict", "--disable-pip", "--require-hashes", "--progress-spinner=off"]
    asked: dict[str, str] = {}
    for lock in sorted(ROOT.glob("requirements*.lock")):
        gone = UNKNOWN in asked.values()  # nobody is asked again who did not answer
        found = re.compile(r"Found \d+ known vulnerabilit")
        asked[lock.name] = UNKNOWN if gone else ask([*python, "-r", lock.name], found)
    for folder in NPM_FOLDERS:
        asked[f"{folder}/package-lock.json"] = ask(
            ["npm", "audit", "--prefix", folder], re.compile("# npm audit report")
        )
    told = {"": "nothing bad is known", FOUND: "BAD NEWS, above", UNKNOWN: "NOT AUDITED: its data cannot be had here"}
    for name, answer in asked.items():
        print(f"{name}: {told[answer]}")
    return 1 if bad or FOUND in asked.values() else 0


if __name__ == "__main__":
    sys.exit(main())
