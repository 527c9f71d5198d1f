"""Puzzles at the house: found, answered, hinted at, given up; what counts and what is kept, by the doors of a page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest

from cabinet_noir.bots import Thinkers
from cabinet_noir.core import TELLING
from cabinet_noir.puzzles import Named, Puzzle
from cabinet_noir.server.puzzles import jobs
from cabinet_noir.server.puzzles.desk import Pick, PuzzleDesk
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import People, Person, Session, Store, Tries, Try

from .browsers import PASSWORD, Browser, reason
from .clients import House, Message, running
from .puzzling import of_kind, one_of_each, path, put, right, some, wrong

EACH = list(one_of_each())
each_kind = pytest.mark.parametrize("puzzle", EACH, ids=lambda one: f"{one.game}-{one.kind}")
CERTAIN = of_kind("archeologic", "certain")
QUESTION = of_kind("archeologic", "question")[0]


@pytest.fixture(scope="module")
def quiz(make_db: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose operator has put some puzzles out."""
    folder = put(tmp_path_factory.mktemp("puzzles"), [*some("archeologic"), *EACH])
    with running(make_db(), puzzles=folder) as opened:
        yield opened


@pytest.fixture
def ada(quiz: House) -> Browser:
    browser = Browser(quiz)
    browser.with_account()
    return browser


def answer(browser: Browser, puzzle: Puzzle, said: Message, **more: object) -> Message:
    """Answer, and return what is told."""
    told = browser.post(path(puzzle, "/answer"), {"answer": said, **more})
    assert told.status_code == 200, told.text
    verdict: Message = told.json()
    return verdict


def room(browser: Browser, game: str = "archeologic") -> Message:
    """Return how somebody does in a room."""
    rooms = browser.get("/api/puzzles").json()["rooms"]
    return next(one for one in rooms if one["game"] == game)


def again(browser: Browser) -> list[str]:
    return [one["id"] for one in browser.get("/api/puzzles").json()["again"]]


# what is put to somebody


@each_kind
def test_a_card_is_what_the_seat_sees_and_what_is_asked(quiz: House, puzzle: Puzzle) -> None:
    card = quiz.get(path(puzzle)).json()
    assert (card["id"], card["kind"], card["seat"], card["tried"]) == (puzzle.id, puzzle.kind, puzzle.seat, "new")
    assert card["table"]["seats"][puzzle.seat]["kind"] == "person"
    assert card["news"]["seq"] == card["table"]["seq"] == puzzle.past[-1][0]
    assert [move["seq"] for move in card["news"]["moves"]] == [seq for seq, _ in puzzle.past]
    assert puzzle.seat in card["news"]["to_act"]
    assert card["news"]["offers"]
    assert len(card["notes"]) == len(puzzle.claims)
    assert bool(card["things"]) == (puzzle.kind == "certain")
    assert card["hints"] == (TELLING if puzzle.proof is not None else 0)


def test_every_answer_that_is_right_can_be_read_off_the_card(quiz: House) -> None:
    for puzzle in CERTAIN:
        things = quiz.get(path(puzzle)).json()["things"]
        values = {thing["name"]: [value["value"] for value in thing["values"]] for thing in things}
        said = right(puzzle)
        assert said["value"] in values[said["name"]]
        assert len(values[said["name"]]) > 1


def test_the_hall_counts_what_is_there_and_knows_nothing_of_a_stranger(quiz: House) -> None:
    hall = quiz.get("/api/puzzles").json()
    assert [one["game"] for one in hall["rooms"]] == [
        "vinci",
        "break-the-code",
        "archeologic",
        "lost-code",
        "password-express",
    ]
    here = next(one for one in hall["rooms"] if one["game"] == "archeologic")
    assert here["kinds"]["certain"] == len(CERTAIN)
    assert sum(here["kinds"].values()) == len(some("archeologic"))
    assert (here["solved"], here["rating"], hall["again"]) == (0, None, [])


def test_words_are_asked_for_in_the_language_of_whoever_reads(quiz: House) -> None:
    (word,) = [puzzle for puzzle in EACH if puzzle.kind == "word"]
    other = {"fr": "en", "en": "fr"}[word.language]
    games = {
        spoken: [one["game"] for one in quiz.get(f"/api/puzzles?language={spoken}").json()["rooms"]]
        for spoken in ("fr", "en")
    }
    assert "password-express" in games[word.language]
    assert games[other] == ["vinci", "break-the-code", "archeologic", "lost-code"]
    assert quiz.get(f"/api/puzzles/password-express/next?language={word.language}").json()["id"] == word.id
    nothing = quiz.get(f"/api/puzzles/password-express/next?language={other}")
    assert reason(nothing) == (404, "no-puzzle-like-that")


def test_the_next_one_is_new_and_of_what_was_picked(quiz: House, ada: Browser) -> None:
    for kind in ("certain", "question", "contradiction"):
        assert ada.get(f"/api/puzzles/archeologic/next?kind={kind}").json()["kind"] == kind
    theme = ada.get("/api/puzzles/archeologic/next?theme=glance").json()
    assert "glance" in theme["themes"]
    seen = []
    for _ in CERTAIN:
        card = ada.get("/api/puzzles/archeologic/next?kind=certain").json()
        assert (card["tried"], card["counts"]) == ("new", True)
        seen.append(card["id"])
        ada.post(f"/api/puzzles/archeologic/{card['id']}/give-up", {})
    assert sorted(seen) == sorted(puzzle.id for puzzle in CERTAIN)
    card = ada.get("/api/puzzles/archeologic/next?kind=certain").json()
    assert (card["tried"], card["counts"]) == ("missed", False), "when all were tried, one comes again"


# answers


@each_kind
def test_a_right_answer_brings_what_was_to_be_found(quiz: House, puzzle: Puzzle) -> None:
    told = answer(Browser(quiz), puzzle, right(puzzle))
    assert told["verdict"]["right"] is True
    found = told["solution"]
    assert found.get("reason") or found.get("best") or found.get("words")
    assert told["moved"] is None, "a stranger is not rated"


@each_kind
def test_a_wrong_answer_brings_no_more_than_why_it_is_refused(quiz: House, puzzle: Puzzle) -> None:
    told = answer(Browser(quiz), puzzle, wrong(puzzle))
    assert told["verdict"]["right"] is False
    assert told["verdict"]["line"]["id"].startswith("puzzle-")
    assert told["solution"] is None


def test_the_first_answer_counts_and_it_alone(ada: Browser) -> None:
    one, other = CERTAIN[:2]
    assert ada.get(path(one)).json()["counts"] is True
    lost = answer(ada, one, wrong(one))["moved"]
    assert lost["after"] < lost["before"]
    assert answer(ada, one, right(one))["moved"] is None
    won = answer(ada, other, right(other))["moved"]
    assert won["before"] == lost["after"] < won["after"]
    here = room(ada)
    assert (here["solved"], here["rating"]["counted"], here["rating"]["mu"]) == (2, 2, won["after"])
    card = ada.get(path(one)).json()
    assert (card["tried"], card["counts"]) == ("solved", False)


def test_a_puzzle_that_was_picked_moves_less(quiz: House) -> None:
    moved = []
    for picked in (False, True):
        browser = Browser(quiz)
        browser.with_account()
        told = answer(browser, QUESTION, right(QUESTION), picked=picked)["moved"]
        moved.append(told["after"] - told["before"])
    assert moved[1] == pytest.approx(moved[0] / 2, abs=0.02)


def test_giving_up_is_a_wrong_answer_and_tells_what_was_to_be_found(ada: Browser) -> None:
    told = ada.post(path(QUESTION, "/give-up"), {}).json()
    assert told["verdict"]["right"] is False
    assert told["solution"]["best"] == right(QUESTION)["action"]
    assert told["moved"]["after"] < told["moved"]["before"]
    assert answer(ada, QUESTION, right(QUESTION))["moved"] is None


def test_what_was_missed_is_there_to_be_tried_again_until_it_is_solved(ada: Browser) -> None:
    one, other = CERTAIN[:2]
    answer(ada, one, wrong(one))
    ada.post(path(other, "/give-up"), {})
    assert set(again(ada)) == {one.id, other.id}
    answer(ada, one, right(one))
    assert again(ada) == [other.id]


# hints


@pytest.mark.parametrize("kind", ["certain", "contradiction"])
def test_a_hint_goes_rung_by_rung_and_no_further(quiz: House, kind: str) -> None:
    puzzle = of_kind("archeologic", kind)[0]
    rungs = [quiz.post(path(puzzle, "/hint"), {"rung": rung}).json() for rung in range(1, TELLING + 1)]
    beyond = {"about": 2, "clues": 3, "fact": TELLING}
    for rung, hint in enumerate(rungs, start=1):
        assert (hint["rung"], hint["certain"]) == (rung, True)
        assert {name for name in beyond if name in hint} == {name for name, due in beyond.items() if due <= rung}


def test_after_a_hint_no_answer_counts(ada: Browser) -> None:
    puzzle = CERTAIN[0]
    assert ada.post(path(puzzle, "/hint"), {"rung": 1}).status_code == 200
    assert ada.get(path(puzzle)).json()["counts"] is False
    assert answer(ada, puzzle, wrong(puzzle))["moved"] is None
    assert answer(ada, puzzle, right(puzzle))["moved"] is None
    assert room(ada)["rating"]["counted"] == 0


def test_where_nothing_is_proved_there_is_no_hint(quiz: House) -> None:
    assert reason(quiz.post(path(QUESTION, "/hint"), {"rung": 1})) == (403, "no-hint-to-this")
    assert quiz.post(path(CERTAIN[0], "/hint"), {"rung": TELLING + 1}).status_code == 400


# what is kept


def test_of_a_stranger_nothing_is_kept(quiz: House) -> None:
    stranger, puzzle = Browser(quiz), CERTAIN[0]
    answer(stranger, puzzle, wrong(puzzle))
    stranger.post(path(puzzle, "/hint"), {"rung": 2})
    stranger.post(path(puzzle, "/give-up"), {})
    assert stranger.cookie == ""
    assert stranger.get(path(puzzle)).json()["tried"] == "new"


def test_a_visitors_tries_are_kept_unrated_and_are_the_accounts_after_the_login(quiz: House, ada: Browser) -> None:
    name = ada.me()["name"]
    visitor, puzzle = Browser(quiz), CERTAIN[0]
    visitor.post("/api/me", {"name": "Eve"})
    assert visitor.get(path(puzzle)).json()["counts"] is False
    assert answer(visitor, puzzle, right(puzzle))["moved"] is None
    assert room(visitor)["solved"] == 1
    visitor.post("/api/login", {"name": name, "password": PASSWORD})
    assert room(ada)["solved"] == 1
    assert answer(ada, puzzle, right(puzzle))["moved"] is None, "it was answered before"


def test_tries_are_taken_along_and_deleted(ada: Browser) -> None:
    puzzle = CERTAIN[0]
    answer(ada, puzzle, wrong(puzzle))
    kept = ada.get("/api/me/export").json()["puzzles"]
    (tried,) = kept["tries"]
    assert (tried["puzzle"], tried["solved"], tried["counted"]) == (puzzle.id, False, True)
    assert "person" not in tried
    (strength,) = kept["ratings"]
    assert (strength["game"], strength["counted"]) == ("archeologic", 1)
    ada.post("/api/me/delete", {"password": PASSWORD})
    assert ada.get(path(puzzle)).json()["tried"] == "new"


def test_a_rating_at_puzzles_is_none_at_tables(ada: Browser) -> None:
    answer(ada, CERTAIN[0], right(CERTAIN[0]))
    assert ada.get("/api/me/ratings").json() == []
    assert ada.get("/api/ratings/archeologic/2").json()["people"] == []


# what is refused


def test_what_is_no_answer_is_refused_and_counts_as_none(ada: Browser) -> None:
    puzzle, asked = CERTAIN[0], path(CERTAIN[0], "/answer")
    refused = [
        (right(QUESTION), 400, "no-answer-to-this"),
        ({"t": "struck", "note": 0}, 400, "no-answer-to-this"),
        ({"t": "named", "name": "nothing", "value": "x"}, 400, "no-such-claim"),
        ({"t": "named", "name": right(puzzle)["name"], "value": "x"}, 400, "no-such-claim"),
        ({"t": "named", "name": 7, "value": "x"}, 400, "unreadable-body"),
        ({"t": "guessed"}, 400, "unreadable-body"),
        ("x" * 5000, 413, "too-large"),
    ]
    for said, status, why in refused:
        assert reason(ada.post(asked, {"answer": said})) == (status, why)
    assert ada.get(path(puzzle)).json()["tried"] == "new"
    assert answer(ada, puzzle, right(puzzle))["moved"] is not None


@pytest.mark.parametrize("junk", [None, 1, [], {"t": "ask"}, {"t": "ask", "axis": 99, "element": "?"}, {"t": "x" * 99}])
def test_a_question_that_cannot_be_asked_is_refused(quiz: House, junk: object) -> None:
    refused = quiz.post(path(QUESTION, "/answer"), {"answer": {"t": "asked", "action": junk}})
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


def test_what_is_not_there_is_said_to_be_unknown(quiz: House) -> None:
    for door in ("", "/answer", "/hint", "/give-up"):
        body = {"": None, "/answer": {"answer": right(QUESTION)}, "/hint": {"rung": 1}, "/give-up": {}}[door]
        for id in ("0" * 12, "x", CERTAIN[0].id.upper(), "..%2f..%2fetc"):
            address = f"/api/puzzles/archeologic/{id}{door}"
            refused = quiz.post(address, body) if door else quiz.get(address)
            assert refused.status_code == 404
    assert reason(quiz.get("/api/puzzles/archeologic/0000")) == (404, "unknown-puzzle")
    assert reason(quiz.get(f"/api/puzzles/break-the-code/{CERTAIN[0].id}")) == (404, "unknown-puzzle")
    assert reason(quiz.get("/api/puzzles/chess/next")) == (400, "no-such-game")
    assert reason(quiz.get("/api/puzzles/lost-code/next?kind=win")) == (404, "no-puzzle-like-that")
    assert quiz.get("/api/puzzles/archeologic/next?kind=nonsense").status_code == 400


# behind the doors


def with_desk(db: str, folder: Path, do: Callable[[PuzzleDesk, Store, Person], Awaitable[None]]) -> None:
    """Set up a desk in this process, for somebody with an account."""

    async def run() -> None:
        store, thinkers = await Store.open(db), Thinkers(1)
        ada = Person(id="ada", name="Ada", avatar="", created=0.0, login="ada", password="x")
        await People(store).add(ada, Session(token_hash="t", person="ada", created=0.0, seen=0.0))
        moments = count(1)
        resources = Resources(store, thinkers, pace=0, clock=lambda: float(next(moments)))
        try:
            await do(PuzzleDesk(resources, thinkers, folder), store, ada)
        finally:
            thinkers.close()
            await store.close()

    asyncio.run(run())


def test_no_shelf_is_read_and_nothing_is_judged_in_the_loop(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> None:
        raise AssertionError("in the loop's own process")

    for job in ("shelf", "judge", "solve", "load", "reason"):
        monkeypatch.setattr(jobs, job, here)

    async def everything(desk: PuzzleDesk, _store: Store, ada: Person) -> None:
        one, other = CERTAIN[:2]
        await desk.hall(None, ada)
        card = await desk.next("archeologic", Pick("certain"), ada)
        assert card.kind == "certain"
        await desk.hint("archeologic", one.id, 1, ada)
        await desk.give_up("archeologic", other.id, False, ada)

    with_desk(db, put(tmp_path, CERTAIN), everything)


def test_when_all_were_tried_the_one_tried_longest_ago_comes_again(db: str, tmp_path: Path) -> None:
    async def all_tried(desk: PuzzleDesk, store: Store, ada: Person) -> None:
        for number, puzzle in enumerate(CERTAIN):
            last = 100.0 - number
            one = Try(person="ada", puzzle=puzzle.id, game="archeologic", first=1.0, last=last, solved=True)
            await Tries(store).begin(one, None)
        assert (await desk.next("archeologic", Pick(), ada)).id == CERTAIN[-1].id

    with_desk(db, put(tmp_path, CERTAIN), all_tried)


def test_two_workers_count_one_answer(db: str, tmp_path: Path) -> None:
    puzzle, folder = CERTAIN[0], put(tmp_path, CERTAIN)
    named = msgspec.convert(right(puzzle), type=Named)

    async def at_once(desk: PuzzleDesk, store: Store, ada: Person) -> None:
        other = PuzzleDesk(desk._resources, desk._thinkers, folder)
        told = await asyncio.gather(
            *(one.answer("archeologic", puzzle.id, named, False, ada) for one in (desk, other, desk, other))
        )
        assert [one.verdict.right for one in told] == [True] * 4
        assert sum(one.moved is not None for one in told) == 1
        assert len(await Tries(store).of("ada")) == 1

    with_desk(db, folder, at_once)
