"""Everything the command line says, it says in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cabinet_noir.cli
from cabinet_noir.cli.words import Words

HERE = Path(cabinet_noir.cli.__file__).parent


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (HERE / f"text.{language}.ftl").read_text("utf-8"), re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_of_the_core_and_of_the_command_line_has_words(language: str) -> None:
    sources = [*HERE.rglob("*.py"), *(HERE.parent / "core").glob("*.py"), HERE.parent / "games" / "__init__.py"]
    raised = re.compile(r'(?:Malformed|Illegal|Corrupt|Denied|Stale)\(\s*"([a-z-]+)"')
    reasons = {reason for source in sources for reason in raised.findall(source.read_text("utf-8"))}
    words = Words(language)
    assert [reason for reason in sorted(reasons) if not words.knows(reason)] == []
