"""`cabinet edition`: a room's values as a file, read again; and games played with them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from cabinet_noir.core import Malformed
from cabinet_noir.games import GAMES, load
from cabinet_noir.games.editions import kind_of, read_edition, read_editions

from .conftest import Cabinet

WITH_VALUES = [key for key in GAMES if kind_of(load(key)) is not None]
WITHOUT = [key for key in GAMES if key not in WITH_VALUES]

SEVEN = [f"{{ width = {width}, points = {12 - width} }}" for width in range(1, 8)]
MINE = """
game = "lost-code"
name = "Ada's box"
reach = 22
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE)
    return path


def test_games_whose_print_lost_nothing_say_so(cabinet: Cabinet) -> None:
    assert {"vinci", "break-the-code"} <= set(WITHOUT)
    for key in WITHOUT:
        said = cabinet("edition", "show", key)
        assert said.code == 0
        assert "nothing was lost in print" in said.out


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", WITH_VALUES)
def test_what_is_shown_is_a_file_that_is_in_order_with_a_comment_for_every_value(
    cabinet: Cabinet, tmp_path: Path, key: str, language: str
) -> None:
    shown = cabinet("edition", "show", key, "--language", language).out
    values = tomllib.loads(shown)
    assert set(values) == {"game", *kind_of(load(key)).__struct_fields__}  # type: ignore[union-attr]
    lines = shown.splitlines()
    for name in set(values) - {"game"}:
        at = next(n for n, line in enumerate(lines) if line.startswith((f"{name} =", f"[{name}]")))
        assert lines[at - 1].startswith("# "), f"{key}: no comment for {name}"
    path = tmp_path / "shown.toml"
    path.write_text(shown)
    checked = cabinet("edition", "check", path, "--language", language)
    assert (checked.code, checked.err) == (0, "")
    assert read_edition(path) == (key, kind_of(load(key))(name=values["name"]))  # type: ignore[misc]


def test_json_is_read_as_well_as_toml(cabinet: Cabinet, tmp_path: Path, mine: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(tomllib.loads(MINE)))
    assert read_edition(path) == read_edition(mine)
    assert cabinet("edition", "show", "lost-code", "--json").json["reach"] == 21


@pytest.mark.parametrize(
    ("text", "names", "says"),
    [
        ("reach = 20", "reach", "21 to 30"),
        (f"disks = [{', '.join(SEVEN)}]", "disks[0].points", "1 to 9"),
        ("x_disks = []", "x_disks", "X side"),
        ("skull = 8", "skull", "edition show lost-code"),
        ('name = ""', "name", "40 characters"),
    ],
)
def test_a_wrong_value_is_named_with_what_it_may_be(
    cabinet: Cabinet, tmp_path: Path, text: str, names: str, says: str
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        f'game = "lost-code"\n{text}' if text.startswith("name") else f'game = "lost-code"\nname = "x"\n{text}'
    )
    said = cabinet("edition", "check", path)
    assert said.code == 2
    assert f"“{names}”" in said.err
    assert says in said.err
    french = cabinet("edition", "check", path, "--language", "fr")
    assert f"« {names} »" in french.err


@pytest.mark.parametrize(
    "text", ["game", "", "name = 'x'", 'game = "chess"\nname = "x"', 'game = "vinci"\nname = "x"', "\xff"]
)
def test_what_is_no_edition_is_refused_in_one_line(cabinet: Cabinet, tmp_path: Path, text: str) -> None:
    path = tmp_path / "none.toml"
    path.write_bytes(text.encode("latin-1"))
    said = cabinet("edition", "check", path)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert cabinet("edition", "check", tmp_path / "nowhere.toml").code == 2


def test_two_editions_of_a_game_have_two_names(mine: Path) -> None:
    assert set(read_editions([mine])["lost-code"]) == {"Ada's box"}
    with pytest.raises(Malformed, match="edition-twice"):
        read_editions([mine, mine])


def test_a_game_a_tournament_and_the_laws_are_played_with_an_edition(
    cabinet: Cabinet, tmp_path: Path, mine: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    played = cabinet("play", "lost-code", "--edition", mine, "--save", kept, typed="q\n")
    assert played.code == 0
    header = json.loads(kept.read_text().splitlines()[0])
    assert (header["options"]["edition"]["name"], header["options"]["edition"]["reach"]) == ("Ada's box", 22)
    simulated = cabinet("simulate", "lost-code", "--edition", mine, "--games", 1, "--jobs", 1, "--json")
    assert simulated.json["options"]["edition"]["reach"] == 22
    held = cabinet("laws", "lost-code", "--edition", mine, "--games", 1, "--jobs", 1, "--json")
    assert (held.code, held.json["ok"]) == (0, True)


def test_an_edition_of_another_game_is_not_played_with(cabinet: Cabinet, mine: Path) -> None:
    said = cabinet("simulate", "vinci", "--edition", mine, "--games", 1, "--jobs", 1)
    assert (said.code, "lost-code" in said.err) == (2, True)


def test_a_house_reads_every_edition_it_is_to_offer_before_it_opens(
    cabinet: Cabinet, tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(MINE.replace("22", "99"))
    monkeypatch.setenv("CABINET_EDITIONS", f"{mine}:{wrong}")
    for words in ((), ("--edition", mine, "--edition", wrong)):
        said = cabinet("serve", "--db", tmp_path / "house.sqlite", *words)
        assert (said.code, "wrong.toml" in said.err, "“reach”" in said.err) == (2, True, True)
    assert not (tmp_path / "house.sqlite").exists()
