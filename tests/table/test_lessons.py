"""Every room's lesson: played by the referee, from the first stop to the last, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cabinet_noir.core import Claim, Game, Illegal, Lesson, Line, Malformed, Stop
from cabinet_noir.deduce import easiest, prove
from cabinet_noir.games import GAMES, load
from cabinet_noir.server.past.lessons import lesson_of
from cabinet_noir.table import LEARNER, Scene, accepted, notes_at, played_to, scenes_of, way_to
from cabinet_noir.texts import LANGUAGES, bundle

AnyGame = Game[Any, Any, Any, Any]
TAUGHT = [f"{key}.{language}".rstrip(".") for key in GAMES for language in load(key).lessons]
"""Every lesson by the name of its file: `vinci` or, where there is one for each language, `password-express.fr`."""
each_lesson = pytest.mark.parametrize("key", TAUGHT)


def taught(name: str) -> tuple[AnyGame, Lesson]:
    key, _, language = name.partition(".")
    game = load(key)
    return game, game.lessons[language]


@each_lesson
def test_a_lesson_has_six_to_ten_stops_and_every_way_through_it_comes_to_its_end(key: str) -> None:
    game, lesson = taught(key)
    scenes = scenes_of(game, lesson)
    assert 6 <= len(lesson.stops) <= 10
    assert all(len(list(way_to(scenes, scene.number))) == len(lesson.stops) + 1 for scene in scenes if not scene.after)
    assert all(game.outcome(played_to(game, lesson, scene.moves).state) is None for scene in scenes)


@each_lesson
def test_every_stop_asks_only_when_it_is_the_readers_turn_and_speaks_of_seats_there_are(key: str) -> None:
    game, lesson = taught(key)
    for scene in scenes_of(game, lesson):
        if scene.stop is None:
            continue
        if scene.stop.accepts:
            assert LEARNER in game.to_act(played_to(game, lesson, scene.moves).state), scene.stop.say.id
        for line in filter(None, (scene.stop.say, scene.stop.instead)):
            assert all(seat in range(lesson.seats) for seat in seats_in(line)), line


def seats_in(line: Line) -> list[str | int]:
    return [value for name, value in line.args.items() if name == "seat" or name.endswith("_seat")]


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_written_in_both_languages_says_all_its_names_and_is_short(key: str, language: str) -> None:
    game, lesson = taught(key)
    if game.lesson_in(language) is not lesson:
        return
    words, said = bundle(language, game.key), set[str]()
    for line in (line for stop in lesson.stops for line in (stop.say, stop.instead) if line is not None):
        assert words.has_message(line.id), line.id
        pattern = words.get_message(line.id).value
        assert pattern is not None
        text, errors = words.format_pattern(pattern, dict(line.args))
        assert not errors, line.id
        assert len(str(text)) <= 260, f"{line.id} is too long for a phone"
        said.add(line.id)
    assert said == written(game.key, language), "no sentence is left over"


def written(key: str, language: str) -> set[str]:
    text = (files("cabinet_noir.games") / key.replace("-", "_") / f"lesson.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^({key}-lesson-[\w-]+) =", text, re.MULTILINE))


@each_lesson
def test_the_last_stop_asks_for_what_can_be_proved_and_a_hint_would_tell_just_that(key: str) -> None:
    game, lesson = taught(key)
    if game.deduction.case is None:
        return
    assert lesson.stops[-1].proves, "the last stop is the proof"
    for scene in scenes_of(game, lesson):
        if scene.stop is None or not scene.stop.proves:
            continue
        case = game.deduction.case(played_to(game, lesson, scene.moves).sight(LEARNER))
        found = easiest(case)
        assert found is not None
        assert found.claim.name == scene.stop.proves
        assert len(found.clues) <= 3, "a first proof is short"


def test_the_last_stop_of_the_lost_code_accepts_the_value_that_is_proved_and_no_other() -> None:
    game, lesson = taught("lost-code")
    last = next(scene for scene in scenes_of(game, lesson) if scene.stop is not None and scene.stop.proves)
    assert last.stop is not None
    assert last.stop.at_least, "the rest of the answer is its reader's"
    assert game.deduction.case is not None
    found = easiest(game.deduction.case(played_to(game, lesson, last.moves).sight(LEARNER)))
    assert found is not None
    _, colour, _ = found.claim.name.split(".")
    assert last.stop.accepts == tuple(f"{colour[0].upper()}{value}" for value in found.claim.values)


@each_lesson
def test_what_a_stop_points_at_is_on_the_board(key: str) -> None:
    """Places are named as clues name them: at least by the time of the proof, some clue or hidden thing is there."""
    game, lesson = taught(key)
    if game.deduction.case is None:
        return
    known = set[str]()
    for scene in scenes_of(game, lesson):
        case = game.deduction.case(played_to(game, lesson, scene.moves).sight(LEARNER))
        known |= set(case.things) | {place for clue in case.clues for place in clue.at}
    assert {place for stop in lesson.stops for place in stop.look} <= known


@each_lesson
def test_the_page_is_given_what_its_reader_sees_and_no_more(key: str) -> None:
    game, lesson = taught(key)
    told = lesson_of(game, lesson)
    scenes = scenes_of(game, lesson)
    for scene, shown in zip(scenes, told.scenes, strict=True):
        table = played_to(game, lesson, scene.moves)
        news = plainly(shown.news)
        assert news["view"] == plainly(table.sight(LEARNER).view)
        assert news["clock"] is None, "nobody is hurried in a lesson"
        since = -1 if scene.before is None else int(played_to(game, lesson, scenes[scene.before].moves).seq)
        assert [move["seq"] for move in news["moves"]] == list(range(since + 1, table.seq + 1))
        seen = [table.seen(entry, LEARNER) for entry in table.entries[since + 1 :]]
        assert [move["events"] for move in news["moves"]] == plainly(seen)


def plainly(told: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def first_scene(key: str, *stops: Stop) -> tuple[Scene, ...]:
    game, lesson = taught(key)
    return scenes_of(game, replace(lesson, stops=stops))


@each_lesson
def test_only_a_last_stop_asks_for_the_least_of_a_move(key: str) -> None:
    """What follows was played as if no more had been said."""
    _, lesson = taught(key)
    assert not any(stop.at_least for stop in lesson.stops[:-1])


def test_where_a_move_is_the_least_to_be_said_the_rest_is_the_readers_to_fill_and_nothing_else() -> None:
    game, _ = taught("lost-code")
    options = game.options()
    exact = Stop(say=Line("lost-code-lesson-prove"), accepts=("R4", "V3"))
    least = replace(exact, at_least=True)
    assert accepted(game, options, least, game.read("V3")) == accepted(game, options, exact, game.read("V3")) == "V3"
    assert accepted(game, options, least, game.read("V3 R046 P1")) == "V3"
    assert accepted(game, options, exact, game.read("V3 R046 P1")) is None
    assert accepted(game, options, least, game.read("V23 R0")) is None
    assert accepted(game, options, least, game.read("P3")) is None
    assert accepted(game, options, replace(least, accepts=("roll",)), game.read("pass")) is None


def test_a_lesson_that_names_a_wrong_seat_or_a_refused_move_fails() -> None:
    sentence = Line("vinci-lesson-draw")
    with pytest.raises(Illegal):
        first_scene("vinci", Stop(say=sentence, accepts=("+B",)))  # nobody has chosen colours yet
    with pytest.raises(Illegal):
        first_scene("vinci", Stop(say=sentence, then=("3 #2",)))  # there is no third seat
    with pytest.raises(Malformed):
        first_scene("vinci", Stop(say=sentence, then=("1 #2",)))  # nobody moves for the reader
    with pytest.raises(Malformed):
        first_scene("vinci", Stop(say=sentence, accepts=("take two",)))


def test_every_tile_that_the_last_stop_of_vinci_accepts_can_be_proved() -> None:
    game, lesson = taught("vinci")
    last = next(scene for scene in scenes_of(game, lesson) if scene.stop is lesson.stops[-1])
    table = played_to(game, lesson, last.moves)
    case = game.deduction.case
    assert case is not None
    mine = case(table.sight(LEARNER))
    truth = game.deduction.truth(table.state)
    proved = {name for name in mine.things if prove(mine, Claim(name, (truth[name],))) is not None}
    named = {f"0.1.{table.state.rows[1]['abcde'.index(move[1])].born}" for move in lesson.stops[-1].accepts}
    assert named <= proved


@each_lesson
def test_what_a_lesson_writes_into_notes_can_be_proved_when_it_is_written(key: str) -> None:
    game, lesson = taught(key)
    scenes = scenes_of(game, lesson)
    for scene in scenes:
        notes = notes_at(scenes, scene.number)
        if not notes:
            continue
        assert game.deduction.case is not None
        case = game.deduction.case(played_to(game, lesson, scene.moves).sight(LEARNER))
        claims = [claim for some in case.noted(notes).values() for claim in some]
        assert claims, "a note nobody can read"
        assert all(prove(case, claim) is not None for claim in claims), scene.number


def test_notes_are_kept_until_a_later_stop_writes_them_anew() -> None:
    stops = [Stop(say=Line("vinci-lesson-row"), notes=notes) for notes in ({}, {"a": "1", "b": "1"}, {"a": "2"}, {})]
    scenes = first_scene("vinci", *stops)
    assert [notes_at(scenes, scene.number) for scene in scenes] == [
        {},
        {"a": "1", "b": "1"},
        {"a": "2", "b": "1"},
        {"a": "2", "b": "1"},
        {"a": "2", "b": "1"},
    ]


def test_all_of_the_plan_that_the_last_stop_of_archeologic_accepts_can_be_proved() -> None:
    game, lesson = taught("archeologic")
    last = next(scene for scene in scenes_of(game, lesson) if scene.stop is lesson.stops[-1])
    assert game.deduction.case is not None
    case = game.deduction.case(played_to(game, lesson, last.moves).sight(LEARNER))
    for move in lesson.stops[-1].accepts:
        claims = case.stated(game.read(move))
        assert len(claims) == 6
        assert all(prove(case, claim) is not None for claim in claims)


def test_the_code_that_the_last_stop_of_break_the_code_asks_for_is_certain_tile_by_tile() -> None:
    game, lesson = taught("break-the-code")
    last = next(scene for scene in scenes_of(game, lesson) if scene.stop is lesson.stops[-1])
    case = game.deduction.case
    assert case is not None
    mine = case(played_to(game, lesson, last.moves).sight(LEARNER))
    (code,) = lesson.stops[-1].accepts
    claims = mine.stated(game.read(code))
    assert len(claims) == 5
    assert all(prove(mine, claim) is not None for claim in claims)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_with_a_lesson_has_one_for_the_readers_of_every_language(key: str) -> None:
    game = load(key)
    assert game.lesson is None or all(game.lesson_in(language) is not None for language in LANGUAGES)
    assert game.lesson is None or game.lesson_in("xx") is game.lessons.get("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_last_stop_of_password_express_accepts_takes_two_places_at_once(language: str) -> None:
    game, lesson = taught(f"password-express.{language}")
    assert all(re.fullmatch("[1-4][a-d]?", place) for stop in lesson.stops for place in stop.look), "a row or a card"
    scenes = scenes_of(game, lesson)
    ends = [scene for scene in scenes if scene.stop is None]
    assert len(ends) == len({game.plain(game.options(language=language), game.read(s.moves[-1][1])) for s in ends})
    for scene in ends:
        said = played_to(game, lesson, scene.moves).entries[-1].events[0]
        assert len(said.at) > 1, said.word
