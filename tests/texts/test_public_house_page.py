"""Whoever runs a public house can read what is stored: the page names every table of the database, and how long."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabinet_noir.cli.operating.admin import admin
from cabinet_noir.server.lobby.keeper import AUDIT_KEPT, REPORTS_KEPT
from cabinet_noir.server.people.cookies import LIFE
from cabinet_noir.store import schema

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operate" / "public-house.md").read_text(encoding="utf-8")
DAY = 24 * 3600


def test_the_page_names_every_table_of_the_schema_and_how_long_it_is_kept() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", PAGE, flags=re.MULTILINE)
    assert {name for name, _, _ in rows} == {*schema.METADATA.tables, "alembic_version"}


def test_the_page_says_how_long_as_the_keeper_does_it() -> None:
    for said in (f"{LIFE // DAY} days", f"{REPORTS_KEPT / DAY:.0f} days", f"{AUDIT_KEPT / DAY / 365:.0f} years"):
        assert said in PAGE


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_houses_own_page_says_the_same(language: str) -> None:
    text = (ROOT / "src/cabinet_noir/texts" / f"people.{language}.ftl").read_text(encoding="utf-8")
    assert str(LIFE // DAY) in text
    assert {"fr": "six mois", "en": "half a year"}[language] in text and REPORTS_KEPT == 180 * DAY
    assert {"fr": "deux ans", "en": "two years"}[language] in text


def test_the_page_names_every_command_of_an_operator() -> None:
    commands = [command.name or command.callback.__name__ for command in admin.registered_commands if command.callback]
    assert len(commands) > 10
    assert [name for name in commands if f"cabinet admin {name}" not in PAGE] == []
