"""A table in plain text: bounded, from the sight alone, without a word that somebody made up; moves read back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cabinet_noir.core import Chance, Seat, Seq, Sight, seed_from
from cabinet_noir.games import GAMES, TEMPLATE, load
from cabinet_noir.laws.trial import Trial, play
from cabinet_noir.prose import LONGEST, Reader, agreed, look, notated, rules, short, veiled
from cabinet_noir.prose.look import cut
from cabinet_noir.texts import LANGUAGES

GAMES_EACH = 6
MOMENTS = 5


def trials(key: str) -> Iterator[Trial]:
    """Yield random games at some of a room's tables, the largest among them."""
    game = load(key)
    tables = sorted(game.samples, key=lambda table: -table[1])
    step = max(1, len(tables) // GAMES_EACH)
    for number, (options, seats) in enumerate(tables[::step]):
        yield play(game, options, seats, seed_from(number))


def sights(trial: Trial) -> Iterator[Sight[Any, Any]]:
    """Yield what some seats saw at some moments, the end among them."""
    for number in range(MOMENTS):
        moment = trial.last * (number + 1) // MOMENTS
        yield trial.referee.sight(Seat(number % trial.seats), Seq(moment))


@pytest.mark.parametrize("key", GAMES)
def test_a_text_is_never_longer_than_it_may_be_and_always_shows_the_table(key: str) -> None:
    texts = []
    for trial in trials(key):
        for number, sight in enumerate(sights(trial)):
            reader = Reader(LANGUAGES[number % 2], key, trial.seats, sight.seat)
            text = look(trial.game, veiled(trial.game, sight), reader)
            assert len(text) <= LONGEST and reader.say("prose-cut") not in text
            assert reader.say("prose-table") in text
            assert re.search(r"\{|\$|prose-|house-|\d \d{4,}", text) is None, text
            texts.append(text)
    assert len(texts) >= MOMENTS * min(GAMES_EACH, len(load(key).samples))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_offers_is_read_back_and_may_be_done(key: str, language: str) -> None:
    trial = next(trials(key))
    for sight in sights(trial):
        reader = Reader(language, key, trial.seats, sight.seat)
        _, _, listed = look(trial.game, sight, reader).partition(reader.say("prose-moves") + "\n")
        lines = [line[2:] for line in listed.splitlines() if "  " in line and ":" not in line]
        for move in (move for line in lines for move in line.split("  ")[:9] if "," not in move):
            action = trial.game.read(notated(trial.game, move, reader.say))
            assert any(offer.admits(action) for offer in sight.offers), move


@pytest.mark.parametrize("key", [*GAMES, TEMPLATE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_says_its_rules_in_short(key: str, language: str) -> None:
    reader = Reader(language, key)
    told = rules(reader)
    assert reader.of_room("short") == short(reader) and len(told) <= LONGEST
    assert reader.of_room("moves") in told and "{" not in told


def test_what_a_table_agreed_on_is_told_and_no_name_of_an_edition() -> None:
    game = load("vinci")
    reader = Reader("en", "vinci")
    assert agreed(game, game.options(), reader) == ""
    told = agreed(game, game.options(jokers=True, highest=6, first=1), reader)
    assert told == (
        "This table: Expert game, with the two jokers, Who starts: seat 2, Highest number (11 in the box): 6."
    )
    lost = load("lost-code")
    edited = next(options for options, _ in lost.samples if options.edition is not None)
    said = agreed(lost, edited, Reader("en", "lost-code"))
    assert '"disks"' in said and edited.edition.name not in said


def test_what_people_make_up_is_shown_by_its_place_and_what_the_lexicon_knows_as_it_is_spelt() -> None:
    made_up, known = 0, 0
    for trial in trials("password-express"):
        for sight in sights(trial):
            text = look(
                trial.game, veiled(trial.game, sight), Reader("en", "password-express", trial.seats, sight.seat)
            )
            words = {token.word for row in sight.view.table for token in row if token is not None}
            made_up += len(words)
            assert not [word for word in words if word in text]
            known += text.count("#")
    assert made_up > 20 and known > 20


def test_a_text_that_is_too_long_says_so() -> None:
    reader = Reader("en", "vinci")
    assert cut("x" * 50, reader, 40).endswith("(cut off here)") and len(cut("x" * 50, reader, 40)) == 40
    assert cut("short", reader, 40) == "short"


def test_examples_are_the_same_for_whoever_sees_the_same() -> None:
    trial = play(load("archeologic"), load("archeologic").options(), 2, Chance(seed_from(1), "x").seed_of())
    sight = next(sight for sight in (trial.referee.sight(Seat(0), Seq(at)) for at in range(20)) if sight.offers)
    reader = Reader("en", "archeologic", 2, Seat(0))
    assert look(trial.game, sight, reader) == look(trial.game, sight, reader)
