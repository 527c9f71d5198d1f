"""The shell knows no game and no option by name: what it must know of an option, the option's purpose says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import cabinet_noir
from cabinet_noir.core import Agreement, purposes
from cabinet_noir.games import GAMES, load
from cabinet_noir.games.editions import OPTION as EDITION

HOUSE = Path(cabinet_noir.__file__).parent
PAGE = HOUSE.parents[1] / "web" / "src"
HOUSE_WORDS = {"games", "language", "seconds", "first", "rounds", "cards", "rows", "verdict", "clues", "quest"}
"""Options whose names are also words of the house: quoted, they need not mean the option."""


def shell() -> Iterator[tuple[str, str]]:
    """Yield every line of the shell's code, with where it stands."""
    files = [file for file in PAGE.rglob("*.ts*") if "generated" not in file.parts and ".test." not in file.name]
    files += [*HOUSE.glob("server/**/*.py"), *HOUSE.glob("cli/**/*.py"), *HOUSE.glob("bots/*.py")]
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line


HOUSES_OWN = {*Agreement.__struct_fields__, EDITION}
"""What every table agrees on, whatever it plays: the house itself has these names."""
OPTIONS = {name for key in GAMES for name in load(key).options.__struct_fields__} - HOUSES_OWN


def test_no_option_of_any_room_is_known_by_name() -> None:
    quoted = re.compile(rf"""["'](?:{"|".join(OPTIONS - HOUSE_WORDS)})["']""")
    chosen = re.compile(
        rf"""(?i:options?)(?:\??\.|\[["'])(?:{"|".join(OPTIONS)})\b|name === ["'](?:{"|".join(OPTIONS)})["']"""
    )
    assert [place for place, line in shell() if quoted.search(line) or chosen.search(line)] == []


def test_no_game_is_known_by_name() -> None:
    quoted = re.compile(rf"""["'/](?:{"|".join(GAMES)})["'/]""")
    assert [place for place, line in shell() if quoted.search(line)] == []


def test_some_options_serve_a_purpose() -> None:
    assert {purpose for key in GAMES for purpose in purposes(load(key).options).values()} == {
        "shared-device",
        "day",
        "language",
        "rules",
        "edition",
        "seat",
    }
