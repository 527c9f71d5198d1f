"""Password Express in a terminal: the words in their teams' colours and with their teams' signs.

2 R  The farm
     1*  <rooster     2** .            3** >foreman?    +*  .
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace
from rich.text import Text

from cabinet_noir.core import Sight
from cabinet_noir.texts import texts

from .domains import Answers, fitting
from .edition import THEMES, stars_on
from .lexicon import is_listed
from .notation import COLUMNS, row_faces
from .queries import tokens_left
from .spelling import folded
from .teams import members
from .types import Contested, Event, Judged, Options, Place, Prepared, Said, State, Token

STYLES: Final = ("bold black on green3", "bold black on orange1")
SIGNS: Final = "<>"
WORD: Final = 13
OWN_THEME: Final = "#theme"
"""What stands for a theme that somebody wrote on the blank card."""
_A_WORD: Final = re.compile(r"[^\W\d_].*")


def paint(view: State, names: Sequence[str]) -> Text:
    """Draw the teams, the rows, and after a round what could have been said."""
    text = Text(f"{view.round}/{view.options.rounds}")
    for team in (0, 1):
        text.append_text(_team(view, team, names))
    text.append("\n")
    for row in range(len(view.piles)):
        text.append_text(_row(view, row))
    return text.append_text(_recap(view)) if view.recaps and len(view.recaps) == view.round else text


def _recap(view: State) -> Text:
    text = Text()
    for row, places in enumerate(view.recaps[-1]):
        for position, words in zip(view.positions[row], places, strict=True):
            if words:
                text.append(f"  {row + 1} {position}  {', '.join(words)}\n", style="dim")
    return text


def labels(view: State) -> Mapping[str, str]:
    """Call a row's next letter and theme by the row, `2 A?` and `2 ...?`; what lies deeper says nothing."""
    found: dict[str, str] = {}
    for row, pile in enumerate(view.piles):
        for depth in range(len(pile)):
            found[f"{row}.{depth}.letter"] = f"{row + 1} A?" if depth == view.round else ""
            found[f"{row}.{depth}.theme"] = f"{row + 1} ...?" if depth == view.round + 1 else ""
    for index in range(len(view.box)):
        found[f"box.{index}.letter"] = found[f"box.{index}.theme"] = ""
    return found


def completed(sight: Sight[State, Any], text: str) -> str:
    """Put the row before a bare word, if there is only one that it fits."""
    if not _A_WORD.fullmatch(text):
        return text
    domains = [offer.fields["answer"] for offer in sight.offers if offer.action == "say"]
    answers = next((domain for domain in domains if isinstance(domain, Answers)), None)
    rows = () if answers is None else fitting(answers, text)
    return f"{rows[0] + 1} {text}" if len(rows) == 1 else text


def veiled(options: Options, event: Event) -> Event:
    """Return an event without anything that somebody made up: of words only what the lexicon has, as it is spelt.

    Any other is named by its place, `#2c`. Whoever could be talked into something by a text is shown this.
    """
    match event:
        case Said() | Contested():
            place = event.at[0] if isinstance(event, Said) else event.at
            return replace(event, word=_veil(options, event.word, place))
        case Judged():
            verdict = event.verdict
            token = replace(verdict.token, word=_veil(options, verdict.token.word, verdict.at))
            return Judged(replace(verdict, token=token))
        case Prepared(theme=str(theme)) if theme:
            return replace(event, theme=OWN_THEME)
        case _:
            return event


def _veil(options: Options, word: str, place: Place) -> str:
    known = is_listed(options.language, word, options.rules)
    return folded(word) if known else f"#{place.row + 1}{COLUMNS[place.column]}"


def _team(view: State, team: int, names: Sequence[str]) -> Text:
    seats = ", ".join(names[seat] for seat in members(view.options, view.seats, team))
    text = Text("   ▶ " if view.team == team and view.phase != "over" else "     ")
    text.append(f" {SIGNS[team]} {seats} ", style=STYLES[team])
    return text.append(f" {view.scores[team]}  ({tokens_left(view, team)} ●)")


def _row(view: State, row: int) -> Text:
    letter, theme = row_faces(view, row)
    if theme in THEMES:
        theme = texts(view.options.language, "password-express")("password-express-theme", {"theme": theme})
    text = Text(f"{row + 1} ")
    text.append(f"{letter:2} ", style="bold green")
    text.append(f"{theme}\n    ", style="bold")
    for position, token in zip(view.positions[row], view.table[row], strict=True):
        text.append(f" {position}{'*' * stars_on(view.options, position):2} ")
        text.append_text(_token(token))
    return text.append("\n")


def _token(token: Token | None) -> Text:
    if token is None:
        return Text("." + " " * (WORD - 1), style="dim")
    doubt = "?" if token.contested_by is not None else ""
    return Text(f"{SIGNS[token.team]}{token.word}{doubt}".ljust(WORD), style=STYLES[token.team])
