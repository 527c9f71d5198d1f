"""The atlas of arrangements, counted by other means; the file it is kept in; codes."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import pytest

from cabinet_noir.core import Chance, seed_from
from cabinet_noir.games.archeologic import atlas as atlases
from cabinet_noir.games.archeologic.answers import QUESTIONS, archeoscope, layout_of
from cabinet_noir.games.archeologic.atlas import ARRANGEMENTS, PRINT, QUESTS, atlas, build, cache_file, written
from cabinet_noir.games.archeologic.cities import can_be_a_quest, city_of_code, is_city, quest_code
from cabinet_noir.games.archeologic.edition import BUILDINGS, HOUSE, drawings


def _turns(drawing: tuple[str, ...]) -> list[dict[complex, str]]:
    """Turn a drawing by multiplying with -i, as the complex plane does it: nothing is shared with the edition."""
    cells = {complex(x, -y): sign for y, row in enumerate(drawing) for x, sign in enumerate(row) if sign != "."}
    return [{spot * (-1j) ** turn: sign for spot, sign in cells.items()} for turn in range(4)]


def _masks(drawing: tuple[str, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Return all ways to put a drawing on the plan: the covered squares, and the squares with traps."""
    found = []
    for cells in _turns(drawing):
        for dx in range(-6, 7):
            for dy in range(-6, 7):
                spots = {(round(z.real) + dx, round(-z.imag) + dy): sign for z, sign in cells.items()}
                if all(0 <= x < 5 and 0 <= y < 5 for x, y in spots):
                    mask = sum(1 << 5 * y + x for x, y in spots)
                    found.append((mask, tuple(5 * y + x for (x, y), sign in spots.items() if sign != "s")))
    return found


def test_there_are_166848_arrangements_and_136132_quests_by_plain_search() -> None:
    pieces = sorted((_masks(drawing) for drawing in drawings(HOUSE.buildings).values()), key=len)
    arrangements = quests = 0
    lines = [[5 * y + x for x in range(5)] for y in range(5)] + [[5 * y + x for y in range(5)] for x in range(5)]

    def lay(index: int, taken: int, traps: tuple[int, ...]) -> None:
        nonlocal arrangements, quests
        if index == len(pieces):
            arrangements += 1
            quests += all(sum(trap in line for trap in traps) <= 3 for line in lines)
            return
        for mask, more in pieces[index]:
            if not taken & mask:
                lay(index + 1, taken | mask, traps + more)

    lay(0, 0, ())
    assert (arrangements, quests) == (ARRANGEMENTS, QUESTS) == (166_848, 136_132)


def test_the_atlas_is_the_one_whose_print_is_known_and_in_order() -> None:
    found = build()
    assert hashlib.sha256(written(found)).hexdigest() == PRINT
    assert found.arrangements.shape == (ARRANGEMENTS, 6) and found.quests.shape == (6, QUESTS)
    assert np.array_equal(np.lexsort(found.arrangements.T[::-1]), np.arange(ARRANGEMENTS))


def test_every_column_is_what_the_referee_answers() -> None:
    chance, scope = Chance(seed_from(1), "columns"), archeoscope(HOUSE.buildings)
    for _ in range(60):
        index = chance.below(QUESTS)
        city = atlas().quest(index)
        assert is_city(city) and can_be_a_quest(HOUSE.buildings, city) and atlas().quest_index(city) == index
        for number, question in enumerate(QUESTIONS):
            assert scope.answers[question[1]][atlas().answers[number, index]] == scope.answer(question, city)


def test_every_code_leads_back_to_its_city_and_no_two_cities_share_one() -> None:
    chance = Chance(seed_from(2), "codes")
    cities = [atlas().quest(chance.below(QUESTS)) for _ in range(500)]
    codes = {quest_code(city): city for city in cities}
    assert len(codes) == len(set(cities))
    assert all(city_of_code(HOUSE.buildings, code) == city for code, city in codes.items())


def test_a_city_is_written_down_the_same_way_whatever_the_order_of_the_atlas() -> None:
    assert [layout_of(atlas().quest(index))[0] for index in (0, QUESTS - 1)] == [0, 47]
    assert tuple(p.building for p in atlas().quest(0)) == BUILDINGS


def test_the_atlas_is_kept_where_the_house_says_and_built_again_when_bent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABINET_CACHE", str(tmp_path / "kept"))
    path = cache_file()
    assert path.parent == tmp_path / "kept" and atlases.kept(path) is None
    atlases.keep(path, atlas())
    again = atlases.kept(path)
    for part in atlases.SIZES:
        assert np.array_equal(getattr(again, part), getattr(atlas(), part))
        assert not getattr(again, part).flags.writeable
    whole = path.read_bytes()
    for bent in (whole[:-1] + b"\xff", whole[:-1], whole + b"\0", b""):
        path.write_bytes(bent)
        assert atlases.kept(path) is None


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    atlases.keep(tmp_path / "file" / "atlas.bin", atlas())
    assert atlases.kept(tmp_path / "file" / "atlas.bin") is None
