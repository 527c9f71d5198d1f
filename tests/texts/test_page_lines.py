"""The page is read by people, too. Biome breaks code where a line is full, but neither words nor drawings."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 120
WRITTEN = (
    "web/*.ts",
    "web/*.html",
    "web/src/**/*.ts*",
    "web/src/**/*.css",
    "web/worker/*.ts",
    "src/cabinet_noir/games/*/web/**/*.ts*",
    "src/cabinet_noir/games/*/web/**/*.css",
)


def test_no_line_of_the_page_is_longer_than_one_reads() -> None:
    files = [file for pattern in WRITTEN for file in ROOT.glob(pattern) if "generated" not in file.parts]
    assert len(files) > 200
    lines = (
        (file, number, line) for file in files for number, line in enumerate(file.read_text("utf-8").split("\n"), 1)
    )
    assert [f"{file.relative_to(ROOT)}:{number}" for file, number, line in lines if len(line) > LONGEST] == []
