"""Cuts the page's faces down to the letters the house writes, so that a first visit loads little.

    python tools/page_fonts.py web/src/generated

The letters are those of a French or English keyboard and whatever the texts and the boards write besides. Each cut face
gets a name of its own, as its licence asks of a changed font; a rarer letter, say in somebody's name, falls through to
the whole face, which is fetched only then.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
FACES = ROOT / "node_modules" / "@fontsource"
WRITTEN = ("src/cabinet_noir/**/*.ftl", "src/cabinet_noir/games/*/web/*.ts*", "web/src/**/*.tsx")
LETTERS = frozenset(map(chr, range(0x20, 0x7F))) | frozenset("àâäçéèêëîïôöùûüÿæœÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸÆŒ")
SAMPLES = ("src/cabinet_noir/texts/people.fr.ftl", "src/cabinet_noir/texts/people.en.ftl")
FEATURES = ["kern", "liga", "lnum", "tnum"]


class Face(NamedTuple):
    """One file of a face, and the name it goes by once it is cut."""

    family: str
    cut: str
    weight: int
    file: str


class Fallback(NamedTuple):
    """A face most machines have, and how wide its letters are on average, in its own ems."""

    local: tuple[str, ...]
    width: float


SERIF = Fallback(("Georgia", "Gelasio", "Times New Roman", "Liberation Serif"), 0.446)
SANS = Fallback(("Arial", "Helvetica", "Liberation Sans", "Roboto"), 0.441)
BOLD = Fallback(("Arial Bold", "Helvetica Bold", "Liberation Sans Bold", "Roboto Bold"), 0.472)

DISPLAY = Face("Abril Fatface", "Cabinet Display", 400, "abril-fatface/files/abril-fatface-latin-400-normal.woff2")
WORDS = Face("Alegreya Sans", "Cabinet Words", 400, "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2")
STRONG = Face("Alegreya Sans", "Cabinet Words", 700, "alegreya-sans/files/alegreya-sans-latin-700-normal.woff2")


def letters() -> frozenset[str]:
    """Return every character the house may write of its own accord."""
    files = (file for pattern in WRITTEN for file in ROOT.glob(pattern))
    return LETTERS.union(*(file.read_text(encoding="utf-8") for file in files))


def cut(face: Face, wanted: Iterable[str], to: Path) -> tuple[list[int], list[int]]:
    """Write a face with these characters only; return those it has of them, and those it has besides."""
    options = subset.Options(layout_features=FEATURES, flavor="woff2", hinting=False, name_IDs=[0, 13, 14])
    with TTFont(FACES / face.file, recalcTimestamp=False) as font:  # the same letters are the same file
        known = set(font.getBestCmap())
        kept = known & {ord(letter) for letter in wanted}
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=kept)
        cutter.subset(font)
        for number in (1, 4):
            font["name"].setName(face.cut, number, 3, 1, 0x409)
        subset.save_font(font, to, options)
    return sorted(kept), sorted(known - kept)


def spans(points: Iterable[int]) -> str:
    """Return sorted code points as a `unicode-range`.

    >>> spans([0x41, 0x42, 0x43, 0xE9])
    'U+41-43, U+E9'
    """
    runs: list[list[int]] = []
    for point in points:
        if runs and runs[-1][1] == point - 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return ", ".join(f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in runs)


def rule(family: str, weight: int, file: str, points: Iterable[int]) -> str:
    """Return the declaration of a face; a browser fetches it when one of these characters is shown."""
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; '
        f'src: url("{file}") format("woff2"); unicode-range: {spans(points)}; }}'
    )


def stand_in(face: Face, fallback: Fallback) -> str:
    """Return the declaration of a face of the machine, stretched to the measures of ours.

    It is shown until ours has come; when ours takes its place, no line breaks elsewhere.
    """
    with TTFont(FACES / face.file) as font:
        widths, letters_of = font["hmtx"], font.getBestCmap()
        em, line = font["head"].unitsPerEm, font["hhea"]
        sample = "".join((ROOT / text).read_text(encoding="utf-8") for text in SAMPLES)
        known = [letters_of[ord(letter)] for letter in sample if ord(letter) in letters_of and letter != "\n"]
        stretch = sum(widths[name][0] for name in known) / len(known) / em / fallback.width
        above, below = line.ascent / em / stretch, -line.descent / em / stretch
    found = ", ".join(f'local("{name}")' for name in fallback.local)
    return (
        f'@font-face {{ font-family: "{face.cut} Stand-in"; font-weight: {face.weight}; src: {found}; '
        f"size-adjust: {stretch:.2%}; ascent-override: {above:.2%}; descent-override: {below:.2%}; "
        f"line-gap-override: 0%; }}"
    )


def write_all(folder: Path) -> None:
    """Write the cut faces and the style sheet that declares them, and the whole ones for the rest."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = letters()
    rules = ["/* Written by tools/page_fonts.py. Do not edit. */"]
    for face, fallback in ((DISPLAY, SERIF), (WORDS, SANS), (STRONG, BOLD)):
        name = f"{face.cut.lower().replace(' ', '-')}-{face.weight}.woff2"
        kept, rest = cut(face, wanted, folder / name)
        rules.append(rule(face.cut, face.weight, f"./{name}", kept))
        rules.append(rule(face.family, face.weight, f"@fontsource/{face.file}", rest))
        rules.append(stand_in(face, fallback))
    (folder / "fonts.css").write_text("\n".join(rules) + "\n")


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated"))
