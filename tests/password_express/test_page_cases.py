"""The page reads words, teams and stars as the house does: one table of cases holds both (R3, R5, R6, R13)."""

from __future__ import annotations

import json
from pathlib import Path

from cabinet_noir.games.password_express.edition import TOKENS, stars_on
from cabinet_noir.games.password_express.spelling import LONGEST, bare, folded, is_readable, places
from cabinet_noir.games.password_express.teams import team_of
from cabinet_noir.games.password_express.types import Options

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))


def test_the_house_reads_words_as_the_cases_say() -> None:
    assert [[text, folded(text)] for text, _ in CASES["folded"]] == CASES["folded"]
    assert [text for text in CASES["readable"] if not is_readable(text)] == []
    assert [text for text in CASES["unreadable"] if is_readable(text)] == []
    assert [[text, language, bare(text, language)] for text, language, _ in CASES["bare"]] == CASES["bare"]
    for text, letter, positions in CASES["places"]:
        assert sorted(places(text, letter)) == sorted(positions), (text, letter)


def test_the_house_makes_teams_and_counts_stars_as_the_cases_say() -> None:
    for first, seats, teams in CASES["teams"]:
        assert [team_of(Options(first_team=first), seats, seat) for seat in range(seats)] == teams
    stars = {position: stars_on(Options(), position) for position in ("1", "2", "3", "+", "0")}
    assert (CASES["stars"], CASES["tokens"], CASES["longest"]) == (stars, TOKENS, LONGEST)
