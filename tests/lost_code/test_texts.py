"""Both languages tell everything that happens in The Lost Code, and every refusal, in whole sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cabinet_noir.core import Chance, Line, Seat, seed_from
from cabinet_noir.games.lost_code import GAME, rules
from cabinet_noir.games.lost_code.edition import HOUSE, disks
from cabinet_noir.games.lost_code.types import Options
from cabinet_noir.table import Referee
from cabinet_noir.texts import LANGUAGES, spoken, texts

ROOM = Path(rules.__file__).parent


def lines_of(seats: int, seed: int, **options: Any) -> Iterator[tuple[Line, Seat | None]]:
    """Yield every line told to every pair of eyes in a random game."""
    referee = Referee.open(GAME, Options(**options), seats, seed_from(seed))
    chance = Chance(seed_from(seed), "texts")
    while GAME.outcome(referee.state) is None:
        seat = chance.choice(GAME.to_act(referee.state))
        referee.act(seat, GAME.pick(GAME.offers(referee.state, seat), chance))
    for eyes in (Seat(0), Seat(1), None):
        for event in referee.sight(eyes).events:
            yield from ((line, eyes) for line in GAME.tell(event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_is_told_in_whole_sentences(language: str) -> None:
    say = texts(language, "lost-code")
    told = set()
    for seed in range(6):
        for line, eyes in lines_of(3, seed, shortcut=True, curse=True):
            told.add(line.id)
            sentence = say(line.id, spoken(line.args, ["Ada", "Blaise", "Chloé"], eyes)).strip()
            assert not re.search(r"[{}$]|  ", sentence), sentence
            assert sentence[-1] in ".!", sentence
    assert len(told) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    reasons = set(re.findall(r'"(lost-code-(?!told|lesson)[a-z-]+)"', code))
    words = (ROOM / f"text.{language}.ftl").read_text(encoding="utf-8")
    assert len(reasons) > 15
    assert {reason for reason in reasons if f"\n{reason} = " not in words} == set()


def test_both_languages_have_the_same_messages() -> None:
    names = [re.findall(r"^([a-z][\w-]*) =", (ROOM / f"text.{one}.ftl").read_text(), re.MULTILINE) for one in LANGUAGES]
    assert set(names[0]) == set(names[1])
    assert len(set(names[0])) == len(names[0])


def test_the_rules_page_shows_the_disks_of_the_edition() -> None:
    page = (ROOM / "web" / "Rules.tsx").read_text("utf-8")
    drawn = re.search(r"const DISKS = \[(.*?)\] as const", page, re.DOTALL)
    assert drawn is not None
    assert f"const X_REACH = {HOUSE.x_reach};" in page
    assert {int(width): int(points) for width, points in re.findall(r"width: (\d+), points: (\d+)", drawn[1])} == disks(
        Options()
    )
