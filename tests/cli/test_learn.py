"""Lessons in the terminal: gone through, left and taken up again; what a stop is not about is refused kindly."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.cli.words import Words
from cabinet_noir.games import GAMES, load
from cabinet_noir.prose.boards import spelled
from cabinet_noir.table import scenes_of

TAUGHT = [key for key in GAMES if load(key).lesson is not None]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_lesson_is_gone_through_as_its_reader_would_type_it(cabinet: Cabinet, game: str, language: str) -> None:
    room, words = load(game), Words(language, game)
    lesson = room.lesson_in(language)
    assert lesson is not None
    scenes, typed = scenes_of(room, lesson), list[str]()
    scene = scenes[0]
    while scene.stop is not None:
        move = next(iter(scene.after))
        typed.append(spelled(room, room.read(move), words.say) if move else "")
        scene = scenes[scene.after[move]]
    said = cabinet("learn", game, "--language", language, typed="\n".join(typed) + "\n")
    assert said.code == 0
    assert words.say("learn-done", game=game) in said.out
    assert "-lesson-" not in said.out


def test_another_move_is_refused_kindly_a_wrong_one_by_its_rule_and_hints_are_given_where_something_is_sure(
    cabinet: Cabinet,
) -> None:
    said = cabinet("learn", "vinci", "--stop", 3, typed="hint\n+W\n2a=0\n!\n+B")
    assert "That is allowed, but here we try something else." in said.out
    assert "(R6)" in said.out
    assert "Hint 1 of 5" not in said.out
    proving = cabinet("learn", "vinci", "--stop", 8, typed="hint\nhint\n2c=11\n2d=10\n")
    assert "Hint 2 of 5" in proving.out
    assert "Nothing proves that." in proving.out
    assert "Lesson finished." in proving.out


def test_what_a_lesson_writes_into_notes_is_shown_from_then_on(cabinet: Cabinet) -> None:
    before = cabinet("learn", "archeologic", typed="q\n")
    assert "plan: " not in before.out
    later = cabinet("learn", "archeologic", "--stop", 7, typed="q\n")
    assert "plan: SC1> TD2v LA1> OC4>\n" in later.out


def test_a_lesson_is_left_and_taken_up_again_and_what_there_is_not_is_refused(cabinet: Cabinet) -> None:
    left = cabinet("learn", "vinci", typed="#2\nq\n")
    assert "cabinet learn vinci --stop 2" in left.out
    assert left.code == 0
    taken_up = cabinet("learn", "vinci", "--stop", 3, typed="q\n")  # nothing has moved since the stop before
    assert "│● 2│" in taken_up.out
    assert cabinet("learn", "vinci", "--stop", 99).code == 2
    assert cabinet("learn", "chess").code == 2


def test_a_typed_word_is_taken_however_it_is_spelt(cabinet: Cabinet) -> None:
    said = cabinet("learn", "password-express", "--language", "fr", "--stop", 9, typed="4 la TARTE aux pommes\n")
    assert "Leçon finie" in said.out
    other = cabinet("learn", "password-express", "--language", "fr", "--stop", 9, typed="4 tiramisu\nq\n")
    assert "Pas encore" in other.out
    assert "--stop 9" in other.out
