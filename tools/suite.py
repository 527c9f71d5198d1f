"""Run pytest in parts that cannot share a process, and print what they add up to: `N passed, N failed`.

Playwright keeps an event loop running in its process, in which no test of the server could start its own.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

PARTS = ("not browser and not prove", "browser and not prove")
NO_TESTS = 5


def run_part(marks: str, report: Path, args: list[str]) -> tuple[int, int, bool]:
    """Run one part; return how many passed, how many did not, and whether pytest was content."""
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-m", marks, "--durations=10", f"--junitxml={report}", *args]
    code = subprocess.run(command, check=False).returncode
    if not report.exists():
        return 0, 1, False
    suite = ElementTree.parse(report).getroot().find("testsuite")
    assert suite is not None
    total, failures, errors, skipped = (int(suite.get(name, 0)) for name in ("tests", "failures", "errors", "skipped"))
    return total - failures - errors - skipped, failures + errors, code in (0, NO_TESTS)


def main(args: list[str]) -> int:
    """Run every part, also after one has failed."""
    folder = Path(".make")
    folder.mkdir(exist_ok=True)
    results = [run_part(marks, folder / f"pytest-{number}.xml", args) for number, marks in enumerate(PARTS)]
    print(f"{sum(passed for passed, _, _ in results)} passed, {sum(failed for _, failed, _ in results)} failed")
    return 0 if all(content for _, _, content in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
