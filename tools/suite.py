"""Run pytest in parts that cannot share a process, and print what they add up to: `N passed, N failed`.

Playwright keeps an event loop running in its process, in which no test of the server could start its own. A few that
failed while everything ran at once are tried once more, one after the other, and named: a machine that is too busy for
a browser to answer in time is no fault of the house; a fault of the house fails again.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

PARTS = ("not browser and not prove", "browser and not prove")
NO_TESTS = 5
NO_END = ("-o", "faulthandler_timeout=600", "-o", "faulthandler_exit_on_timeout=true")
"""What hangs says where, and ends; the others go on without it."""
A_FEW = 10
"""How many may be tried once more, of thousands: where more have failed, it is not for the machine's sake."""


def run(marks: str, report: Path, args: list[str]) -> tuple[list[str], list[str]]:
    """Run some tests; return those that passed and those that did not."""
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-m", marks, f"--junitxml={report}", *NO_END, *args]
    code = subprocess.run(command, check=False).returncode
    if not report.exists():
        return [], [f"pytest itself ({marks}): exit {code}"]
    passed, failed = [], []
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        name = f"{case.get('classname')}::{case.get('name')}"
        if case.find("failure") is not None or case.find("error") is not None:
            failed.append(name)
        elif case.find("skipped") is None:
            passed.append(name)
    if code not in (0, NO_TESTS) and not failed:
        failed.append(f"pytest itself ({marks}): exit {code}")
    return [name for name in passed if name not in failed], sorted(set(failed))


def run_part(marks: str, report: Path, args: list[str]) -> tuple[list[str], list[str]]:
    """Run a part, and once more, alone, the few that failed."""
    passed, failed = run(marks, report, ["--durations=10", *args])
    if not 0 < len(failed) <= A_FEW:
        return passed, failed
    again, still = run(marks, report.with_suffix(".again.xml"), ["--last-failed", "--last-failed-no-failures=none"])
    unsteady = sorted({*failed} & {*again})
    if not unsteady:
        return passed, failed
    print("Failed beside the others, passed alone: " + ", ".join(unsteady))
    return [*passed, *unsteady], sorted(({*failed} | {*still}) - {*unsteady})


def main(args: list[str]) -> int:
    """Run every part, also after one has failed."""
    folder = Path(".make")
    folder.mkdir(exist_ok=True)
    results = [run_part(marks, folder / f"pytest-{number}.xml", args) for number, marks in enumerate(PARTS)]
    passed, failed = (sum(len(each) for each in column) for column in zip(*results, strict=True))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
