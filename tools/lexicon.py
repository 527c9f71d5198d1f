"""Says how well Password Express's lexicon covers the letters and positions a table can show.

python tools/lexicon.py             the share of (theme, letter, position) cells with a word, by language
python tools/lexicon.py fr kitchen  the empty cells of a theme
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from cabinet_noir.games.password_express.edition import LETTER_COUNTS, POSITIONS, THEMES
from cabinet_noir.games.password_express.lexicon import LANGUAGES, found, words
from cabinet_noir.games.password_express.types import Language

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


if __name__ == "__main__":
    if len(sys.argv) == 3:
        language: Language = "fr" if sys.argv[1] == "fr" else "en"
        for letter in LETTER_COUNTS:
            gaps = "".join(position for other, position in empty_cells(language, sys.argv[2]) if other == letter)
            if gaps:
                print(letter, gaps)
    else:
        for language in LANGUAGES:
            report(language)
