"""Beside a real box: sheets are looked at, nonsense is refused in words; what time could tell comes on the beat."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from litestar.testing import TestClient

from cabinet_noir.bots import Thinkers, ThoughtLost
from cabinet_noir.games import GAMES, load
from cabinet_noir.games.archeologic.cities import city_of_code
from cabinet_noir.games.archeologic.types import Buildings
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.companion import desk
from cabinet_noir.server.companion.jobs import blanks_of, checked
from cabinet_noir.server.people.limits import Limit
from cabinet_noir.server.protocol.companion import Sheet
from cabinet_noir.server.protocol.refusals import Busy
from cabinet_noir.server.tables.resources import Resources

from .clients import House, Message


def tile(name: str) -> Message:
    colour = {"B": "black", "W": "white", "G": "green"}[name[0]]
    return {"t": "tile", "number": int(name[1:]), "colour": colour}


OWN = [tile(name) for name in ("B0", "W2", "B4", "G5", "W9")]


def heard(card: int, number: int) -> Message:
    said = [{"seat": 1, "answer": {"t": "amount", "number": number}}]
    return {"t": "heard", "seat": 0, "question": {"card": card, "choice": None}, "said": said}


def look(house: House, game: str, entered: Any, **more: Any) -> Message:
    answer: Message = house.post(f"/api/box/{game}", {"entered": entered, **more}).json()
    return answer


def test_a_sheet_is_counted_and_its_notes_are_checked(house: House) -> None:
    entered = {"seats": 2, "own": OWN, "told": [heard(17, 25)]}
    told = look(house, "break-the-code", entered, notes={"1.A": "9"}, level="candidates")
    assert told["clash"] is None
    assert told["assist"]["worlds"] > 1
    assert told["assist"]["wrong"] == ["1.A"], "the lowest tile of five is no 9"
    assert look(house, "break-the-code", entered)["assist"]["odds"] == {}, "who does not ask is told no odds"


def test_answers_that_contradict_each_other_are_named_and_each_may_be_the_one(house: House) -> None:
    entered = {"seats": 2, "own": OWN, "told": [heard(17, 25), heard(9, 3), heard(10, 3)]}
    told = look(house, "break-the-code", entered, level="candidates")
    assert told["assist"] is None
    assert [clue["seq"] for clue in told["clash"]["clues"]] == [2, 3], "three black and three white are six tiles"
    assert told["clash"]["alone"] == [0, 1]


STOOD = [{"colour": "black", "born": place, "face": None, "open": False} for place in range(4)]
LAID = [{"building": building, "at": "A1", "turn": 0} for building in "STLOVI"]
NONSENSE: list[tuple[str, Any, str]] = [
    ("break-the-code", {"seats": 5}, "companion-unreadable"),
    ("break-the-code", {"seats": 2, "told": [heard(17, 1)] * 81}, "companion-unreadable"),
    ("break-the-code", {"seats": 2, "own": [tile("B0"), tile("B0")]}, "break-the-code-companion-no-such-tiles"),
    ("break-the-code", {"seats": 4, "own": OWN}, "break-the-code-companion-too-many-tiles"),
    ("break-the-code", {"seats": 2, "told": [{**heard(9, 1), "seat": 1}]}, "break-the-code-companion-who-answers"),
    ("break-the-code", {"seats": 2, "told": [{**heard(9, 1), "seat": 3}]}, "break-the-code-companion-no-such-seat"),
    ("break-the-code", {"seats": 2, "told": [heard(2, 1)]}, "break-the-code-choose-a-number"),
    ("vinci", {"rows": [STOOD, STOOD[:2]]}, "vinci-companion-row-too-short"),
    ("vinci", {"rows": [[{**one, "face": 3} for one in STOOD], STOOD]}, "vinci-companion-tile-twice"),
    (
        "vinci",
        {"rows": [STOOD, STOOD], "missed": [{"by": 0, "seat": 1, "born": 9, "face": 1}]},
        "vinci-companion-no-such-tile",
    ),
    (
        "vinci",
        {"rows": [STOOD, STOOD], "missed": [{"by": 0, "seat": 1, "born": 1, "face": "-"}]},
        "vinci-companion-no-jokers",
    ),
    ("vinci", {"rows": [STOOD, [{**STOOD[0], "open": True}, *STOOD[1:]]]}, "vinci-companion-open-without-face"),
    (
        "lost-code",
        {"seats": 2, "seen": [{"t": "stone", "colour": "red", "number": 8}]},
        "lost-code-companion-no-such-stone",
    ),
    (
        "lost-code",
        {"seats": 2, "seen": [{"t": "stone", "colour": "red", "number": 1}] * 2},
        "lost-code-companion-stone-twice",
    ),
    (
        "lost-code",
        {"seats": 2, "rounds": [{"dice": ["red"] * 3, "disk": 6, "start": 0, "verdict": "inside"}]},
        "lost-code-companion-no-range",
    ),
    (
        "lost-code",
        {"seats": 2, "rounds": [{"dice": ["red"] * 3, "disk": 1, "start": 0, "verdict": "above"}]},
        "lost-code-companion-verdict",
    ),
    ("archeologic", {"quest": "AAA-AAAA"}, "archeologic-companion-no-quest"),
    (
        "archeologic",
        {"told": [{"t": "put", "axis": "A", "element": "empty", "answer": {"t": "count", "number": 5}}]},
        "archeologic-companion-no-answer",
    ),
    ("archeologic", {"told": [{"t": "laid_out", "city": LAID}]}, "archeologic-companion-booklet-checks"),
    ("password-express", {"language": "fr", "theme": "sea", "word": "..."}, "password-express-companion-no-word"),
    ("password-express", {"language": "fr", "theme": "mine", "word": "mer"}, "password-express-companion-no-theme"),
    ("_template", {}, "no-such-game"),
    ("chess", {}, "no-such-game"),
]


@pytest.mark.parametrize(("game", "entered", "reason"), NONSENSE, ids=[reason for _, _, reason in NONSENSE])
def test_nonsense_is_refused_in_words(house: House, game: str, entered: Any, reason: str) -> None:
    told = look(house, game, entered)
    assert told["reason"] == reason
    assert told["code"] in ("illegal", "malformed")


def test_a_drawn_quest_can_be_asked_and_is_the_same_for_all_who_have_its_code(house: House) -> None:
    entered = house.post("/api/box/archeologic/new").json()["entered"]
    entered["told"] = [{"t": "put", "axis": "A", "element": "traps"}, {"t": "put", "axis": "3", "element": "T"}]
    mine, others = look(house, "archeologic", entered), look(house, "archeologic", entered)
    assert mine == others
    assert mine["view"]["city"] == {"t": "buried"}
    assert len(mine["view"]["clues"]) == 3
    assert [asked["answer"]["t"] for asked in mine["view"]["asked"]] == ["symbols", "symbols"]
    assert house.post("/api/box/vinci/new").json()["reason"] == "no-such-game", "there is nothing to draw"


def test_a_city_is_right_or_wrong_and_nothing_more_is_said(house: House) -> None:
    code, other = (house.post("/api/box/archeologic/new").json()["entered"]["quest"] for _ in range(2))
    city, wrong = (msgspec.to_builtins(city_of_code(Buildings(), one)) for one in (code, other))
    told = look(house, "archeologic", {"quest": code, "told": [{"t": "laid_out", "city": wrong}]})
    assert [(each["right"], each["buildings"]) for each in told["view"]["verdicts"]] == [(False, None)]
    assert told["view"]["city"] == {"t": "buried"}
    tries = [{"t": "laid_out", "city": one} for one in (wrong, city, wrong)]
    found = look(house, "archeologic", {"quest": code, "told": tries})
    assert [each["right"] for each in found["view"]["verdicts"]] == [False, True]
    assert found["view"]["city"] == list(city)


def test_the_judge_knows_words_and_where_letters_stand(house: House) -> None:
    asked = {"language": "fr", "theme": "christmas", "word": "le Sapin", "letter": "P"}
    assert look(house, "password-express", asked)["view"] == {"known": True, "positions": ["3"]}
    assert look(house, "password-express", {**asked, "word": "zzzzz"})["view"]["known"] is False


@pytest.mark.parametrize("game", [key for key in GAMES if load(key).companion is not None])
def test_every_box_has_blanks_the_page_draws_without_the_house(game: str) -> None:
    companion = load(game).companion
    assert companion is not None
    assert len(blanks_of(game)) == len(companion.blanks) > 0


class Watched(SimpleNamespace):
    """The house's resources, with one who thinks at once, and a sleep that is written down."""

    def __init__(self) -> None:
        slept: list[float] = []

        async def run_within(_seconds: float, job: Any, *args: Any) -> Any:
            return job(*args)

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            await asyncio.sleep(0)

        super().__init__(
            hindsight=SimpleNamespace(run_within=run_within), beat=0.4, clock=lambda: 0.0, sleep=sleep, slept=slept
        )


def test_sheets_are_looked_at_so_often_and_a_few_at_a_time(tmp_path: Path) -> None:
    limits = {"sheets-from-here": Limit(2, 60.0)}
    with TestClient(make_app(Settings(tmp_path / "house.sqlite", limits=limits))) as client:
        places = client.app.state.house.places["sheets"]

        def asked() -> tuple[int, str]:
            answer = client.post("/api/box/archeologic/new")
            return answer.status_code, answer.json().get("reason", "")

        with ExitStack() as taken:
            for place in range(8):
                taken.enter_context(places.one(f"{place // 2}"))
            assert asked() == (503, "house-is-busy")
            with pytest.raises(Busy), places.one("0"):
                pass
        assert [asked() for _ in range(2)] == [(200, ""), (429, "too-many")]


def test_a_sheet_that_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        crew = Thinkers(1, 3600.0, tries=1)
        monkeypatch.setattr(desk, "LONGEST_LOOK", 0.2)
        monkeypatch.setattr(desk, "drawn", for_ever)
        try:
            with pytest.raises(ThoughtLost):
                await desk.draw(cast(Resources, SimpleNamespace(hindsight=crew, seeds=bytes)), "archeologic")
            assert crew._pool is None, "who looked at it is replaced"
        finally:
            crew.close()

    asyncio.run(scene())


def for_ever(*_: object) -> None:
    """Look at a sheet, and come to no end."""
    threading.Event().wait()


def test_where_the_house_keeps_something_hidden_it_answers_on_the_beat() -> None:
    resources: Any = Watched()
    asyncio.run(desk.look_at(resources, "break-the-code", Sheet({"seats": 2})))
    assert resources.slept == []
    asyncio.run(desk.look_at(resources, "archeologic", Sheet({"quest": "2026-01-31"})))
    assert resources.slept[:1] == [0.4], "whatever comes of it comes then, or as much later"


def test_strikes_that_leave_a_tile_no_face_are_wrong() -> None:
    rows = [[{**one, "face": 2 * place} for place, one in enumerate(STOOD)], STOOD]
    entered = msgspec.json.encode({"rows": rows})
    told = msgspec.json.decode(checked("vinci", entered, {"0.1.0": "13579a", "0.1.3": "0123456789ab"}, "checked"))
    assert told["assist"]["wrong"] == ["0.1.3"], "some face it must have"
