"""Says how well Password Express's lexicon covers the letters and positions a table can show, and how it has changed.

python tools/lexicon.py                    the share of (theme, letter, position) cells with a word, by language
python tools/lexicon.py fr kitchen         the empty cells of a theme
python tools/lexicon.py sample fr 500 SEED so many entries drawn by chance, theme by theme, for somebody to judge
python tools/lexicon.py formerly 1 COMMIT  write down in what version 1's lists, as of a commit, differ from today's

What the lexicon judges by is a part of the rules: lists that change make a new version, and `formerly.txt` keeps for
each older one what it had, so that logs of that time verify for ever.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from cabinet_noir.games.password_express import lexicon
from cabinet_noir.games.password_express.edition import HOUSE_VALUES, POSITIONS, THEMES
from cabinet_noir.games.password_express.lexicon import LANGUAGES, found, words
from cabinet_noir.games.password_express.spelling import folded
from cabinet_noir.games.password_express.types import Language

FOLDER = Path(lexicon.__file__).parent
LETTER_COUNTS = HOUSE_VALUES.letters.counts()
CELLS = len(LETTER_COUNTS) * len(POSITIONS)


def empty_cells(language: Language, theme: str) -> Iterator[tuple[str, str]]:
    """Yield the letters and positions for which a theme has no word."""
    for letter in LETTER_COUNTS:
        for position in POSITIONS:
            if not found(language, theme, letter, position):
                yield letter, position


def report(language: Language) -> None:
    """Print one language's coverage, the weakest themes last."""
    empty = {theme: len(list(empty_cells(language, theme))) for theme in THEMES}
    for theme in sorted(THEMES, key=lambda theme: empty[theme]):
        print(f"{language}  {theme:12} {len(words(language, theme)):4} words  {1 - empty[theme] / CELLS:6.1%}")
    total = 1 - sum(empty.values()) / (CELLS * len(THEMES))
    print(f"{language}  all: {sum(len(words(language, theme)) for theme in THEMES)} words, {total:.1%} of the cells\n")


def sample(language: Language, size: int, seed: str) -> dict[str, list[str]]:
    """Draw entries of all themes together, each as likely as another; return them by their themes."""
    entries = [(theme, word) for theme in sorted(THEMES) for word in words(language, theme)]
    drawn: dict[str, list[str]] = {}
    for theme, word in sorted(Random(f"{seed} {language}").sample(entries, size)):
        drawn.setdefault(theme, []).append(word)
    return drawn


def difference(version: int, language: str, theme: str, then: Sequence[str], now: Sequence[str]) -> str:
    """Return the section of a list: what it had then and has no more, and what has come since; nothing if neither.

    >>> print(difference(1, "fr", "sea", ["mer", "Corse"], ["Mer", "île"]), end="")
    1 fr sea
    -Corse
    +île
    """
    spelt_then, spelt_now = ({folded(word) for word in listed} for listed in (then, now))
    gone = [f"-{word}" for word in then if folded(word) not in spelt_now]
    come = [f"+{word}" for word in now if folded(word) not in spelt_then]
    return "\n".join([f"{version} {language} {theme}", *gone, *come, ""]) if gone or come else ""


def listed_at(commit: str, path: Path) -> list[str]:
    """Return a list as it was at a commit."""
    shown = subprocess.run(
        ["git", "show", f"{commit}:./{path.name}"], cwd=path.parent, check=True, capture_output=True, encoding="utf-8"
    )
    return shown.stdout.split("\n")[:-1]


def write_formerly(version: int, commit: str, folder: Path = FOLDER) -> None:
    """Write a version's differences in the place of those that stood there; other versions' stay."""
    file = folder / "formerly.txt"
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    sections = [text for text in lexicon.sections(old) if not text.startswith(f"{version} ")]
    for language in LANGUAGES:
        for theme in THEMES:
            path = folder / language / f"{theme}.txt"
            now = path.read_text(encoding="utf-8").split("\n")[:-1]
            sections.append(difference(version, language, theme, listed_at(commit, path), now))
    file.write_text("".join(sections), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["formerly"]:
        write_formerly(int(sys.argv[2]), sys.argv[3])
    elif sys.argv[1:2] == ["sample"]:
        for theme, drawn in sample("fr" if sys.argv[2] == "fr" else "en", int(sys.argv[3]), sys.argv[4]).items():
            print(f"{theme}: {', '.join(drawn)}")
    elif len(sys.argv) == 3:
        language: Language = "fr" if sys.argv[1] == "fr" else "en"
        for letter in LETTER_COUNTS:
            gaps = "".join(position for other, position in empty_cells(language, sys.argv[2]) if other == letter)
            if gaps:
                print(letter, gaps)
    else:
        for language in LANGUAGES:
            report(language)
