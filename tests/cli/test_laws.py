"""`cabinet laws`: 0 when every law holds, 1 when one is broken."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir import laws
from cabinet_noir.laws import Report, Violation


def test_laws_that_hold_leave_with_0(cabinet: Cabinet) -> None:
    said = cabinet("laws", "vinci", "--games", 3, "--jobs", 1, "--json")
    assert said.code == 0
    assert said.json["ok"] is True
    assert said.json["games"] == 3
    assert said.json["checks"]["indistinguishability"] > 0
    assert "every law holds" in cabinet("laws", "_template", "--games", 2, "--jobs", 1).out


def test_a_broken_law_leaves_with_1(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Violation("indistinguishability", "vinci", 1, 17, "2 seats", "a secret got out")
    monkeypatch.setattr("cabinet_noir.cli.measuring.laws.run", lambda *_: Report("vinci", 1, {"replay": 1}, (broken,)))
    said = cabinet("laws", "vinci", "--games", 1)
    assert said.code == 1
    assert "a secret got out" in said.err
    assert cabinet("laws", "vinci", "--games", 1, "--json").json["violations"][0]["trial"] == 17
    assert laws.run is not None
