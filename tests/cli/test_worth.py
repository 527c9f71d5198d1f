"""`cabinet worth` and `cabinet simulate --adjusted`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.cli.conftest import Cabinet

from cabinet_noir.deduce.fitted import Fitted, weights_beside


def test_weights_are_fitted_written_and_read_beside_their_module(cabinet: Cabinet, tmp_path: Path) -> None:
    said = cabinet("worth", "fit", "vinci", "--to", tmp_path / "worth.json", "--games", 9, "--jobs", 1)
    assert said.code == 0
    fitted = msgspec.json.decode((tmp_path / "worth.json").read_bytes(), type=Fitted)
    assert weights_beside(str(tmp_path / "worth.py"), fitted.names) == fitted.weights
    assert weights_beside(str(tmp_path / "worth.py"), ("another",)) == {}


def test_how_well_an_evaluator_tells_is_told_third_by_third(cabinet: Cabinet, tmp_path: Path) -> None:
    drawing = tmp_path / "told.svg"
    words = ("worth", "check", "vinci", "--games", 4, "--reviewed", 1, "--jobs", 1, "--svg", drawing)
    told = cabinet(*words, "--json").json
    assert [third["third"] for third in told["thirds"]] == [0, 1, 2]
    assert told["choices"] > 0
    assert told["slip"] >= 0
    assert "<title>Code de Vinci" in drawing.read_text()


def test_a_tournament_is_told_with_and_without_chance(cabinet: Cabinet) -> None:
    words = ("simulate", "vinci", "--bots", "regular,novice", "--games", 8, "--jobs", 1, "--adjusted")
    told = cabinet(*words, "--json").json["adjusted"]
    assert sum(each["share"] for each in told.values()) == 1
    assert abs(sum(each["adjusted"] for each in told.values()) - 1) < 1e-4
    assert "without chance" in cabinet(*words).out


def test_a_game_without_an_evaluator_says_so(cabinet: Cabinet) -> None:
    said = cabinet("worth", "check", "_template", "--games", 1)
    assert said.code == 2
    assert "does not know yet" in said.err
