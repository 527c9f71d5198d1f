"""Every line of the threat model names a test, and the test exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE)


def test_every_threat_names_its_test() -> None:
    tables = PAGE.split("## Secrets of a game")[1]
    rows = [line for line in tables.splitlines() if line.startswith("|") and "---" not in line]
    threats = [row for row in rows if not row.startswith("| someone tries to")]
    assert len(threats) > 30
    assert [row for row in threats if not re.search(r"`tests/[\w/]+\.py::test_\w+` \|$", row)] == []


@pytest.mark.parametrize(("file", "test"), NAMED, ids=[test for _, test in NAMED])
def test_a_named_test_exists(file: str, test: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
