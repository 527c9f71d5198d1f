"""Why, in the terminal: asked while playing, hinted at, and told beside a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests._template.positions import dealt, moves
from tests.cli.conftest import Cabinet, Said

from cabinet_noir.bots.bout import lots_of, next_to_act
from cabinet_noir.cli.playing.why import Hints
from cabinet_noir.cli.telling import Teller
from cabinet_noir.cli.words import Words
from cabinet_noir.core import TELLING, Chance, Seat, dump_lines, load_lines, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Referee

NOTHING = {"en": "Nothing is certain now.", "fr": "Rien n’est certain pour l’instant."}
FACT = {"en": "On Basile’s rack, tile C is the ●8.", "fr": "Chez Basile, la tuile C est le ●8."}
TOLD = {
    "en": "“Sum of the three rightmost?” Basile answered: 25. (move 1)",
    "fr": "« Total des trois plus à droite ? » Basile a répondu : 25. (coup 1)",
}
OWN = {"en": "nowhere else: ○0 ○1 ●4 ○7 ●9. (since the deal)", "fr": "ailleurs : ○0 ○1 ●4 ○7 ●9. (depuis la donne)"}
both = pytest.mark.parametrize("language", ["en", "fr"])


def answers(cabinet: Cabinet, *typed: str, language: str = "en", assist: str = "candidates") -> list[str]:
    """Return what is said to the last of these lines, at a table of Break the Code whose card 15 tells a lot."""
    words = ("play", "break-the-code", "--bots", "novice", "--option", "first=0", "--seed", 3, "--assist", assist)
    said = cabinet(*words, "--language", language, typed="\n".join(typed))
    assert said.code == 0
    lines = said.out.replace("\u00a0", " ").replace("\u202f", " ").splitlines()
    last = max(number for number, line in enumerate(lines) if line.endswith(f": {typed[-1]}"))
    return [line.strip() for line in lines[last + 1 : -1]]


# Why


@both
def test_the_easiest_certain_thing_is_told_with_its_clues_and_their_moves(cabinet: Cabinet, language: str) -> None:
    asked = {"en": "why", "fr": "pourquoi"}[language]
    assert answers(cabinet, asked, language=language) == [NOTHING[language]]
    fact, own, told = answers(cabinet, "?15", asked, language=language)
    assert fact == FACT[language]
    assert own.startswith("· ") and own.endswith(OWN[language])
    assert told == f"· {TOLD[language]}"


@both
@pytest.mark.parametrize("asked", ["why 2C=B8", "WHY 2c = ●8", "why c", "pourquoi 2c"])
def test_a_thing_is_called_as_the_board_calls_it(cabinet: Cabinet, language: str, asked: str) -> None:
    black = asked.replace("B8", "N8") if language == "fr" else asked
    assert answers(cabinet, "?15", black, language=language)[0] == FACT[language]


def test_a_letter_is_the_readers_own(cabinet: Cabinet) -> None:
    """A French B is white, and white is the 8 it is not."""
    assert answers(cabinet, "?15", "pourquoi 2c=B8", language="fr")[0] == "Chez Basile, la tuile C n’est pas le ○8."
    assert answers(cabinet, "?15", "why 2c=W8")[0] == "On Basile’s rack, tile C is not the ○8."


def test_a_number_alone_is_every_tile_with_that_number(cabinet: Cabinet) -> None:
    assert answers(cabinet, "?15", "why 2c=8")[0] == "On Basile’s rack, tile C is one of these: ●8 ○8."
    assert answers(cabinet, "?15", "why 2c=7")[0] == "On Basile’s rack, tile C is none of these: ●7 ○7."


def test_a_thing_alone_is_asked_for_what_it_may_be(cabinet: Cabinet) -> None:
    fact, *clues = answers(cabinet, "?15", "why 2a")
    assert fact.startswith("On Basile’s rack, tile A is one of these: ●0 ●1")
    assert clues


@both
def test_what_is_still_possible_is_told_to_be(cabinet: Cabinet, language: str) -> None:
    (said,) = answers(cabinet, "?15", "why 2a=●1", language=language)
    assert said.startswith({"en": "2A is not certain yet. It can still be: ●0", "fr": "2A n’est pas encore"}[language])


@pytest.mark.parametrize("asked", ["why 5c=8", "why rabbit", "why =8", "why 2=8"])
def test_what_is_not_hidden_cannot_be_asked_about(cabinet: Cabinet, asked: str) -> None:
    (said,) = answers(cabinet, asked)
    assert said.endswith("one of these: 2A 2B 2C 2D 2E")


@pytest.mark.parametrize("value", ["12", "G8", "x"])
def test_what_the_box_does_not_have_cannot_be_asked_about(cabinet: Cabinet, value: str) -> None:
    (said,) = answers(cabinet, f"why 2c={value}")
    assert said.startswith(f"2C can never be “{value}”")


@both
def test_a_table_that_names_no_candidates_does_not_say_why(cabinet: Cabinet, language: str) -> None:
    (said,) = answers(cabinet, "?15", "why 2c=8", assist="off", language=language)
    assert "--assist candidates" in said
    assert "●8" not in said


def test_in_a_game_of_words_why_is_a_word(cabinet: Cabinet) -> None:
    said = cabinet("play", "password-express", "--bots", "novice", "--language", "en", typed="why\nhint\nq\n")
    assert "why-" not in said.out
    assert NOTHING["en"] not in said.out


# Hints


@both
def test_a_hint_says_more_each_time_and_the_fact_last(cabinet: Cabinet, language: str) -> None:
    asked = {"en": "hint", "fr": "indice"}[language]
    rungs = [answers(cabinet, "?15", *[asked] * rung, language=language, assist="off") for rung in range(1, 7)]
    number = {"en": "Hint {} of 5. ", "fr": "Indice {} sur 5. "}[language]
    assert all(rung[0].startswith(number.format((at - 1) % 5 + 1)) for at, rung in enumerate(rungs, start=1))
    place = {"en": "Look at tile C on Basile’s rack.", "fr": "Regarde la tuile C chez Basile."}[language]
    assert [place in rung[0] for rung in rungs[:3]] == [False, True, False]
    assert "0, 1" in rungs[2][0]
    assert [TOLD[language] in " ".join(rung) for rung in rungs] == [False, False, False, True, False, False]
    assert [FACT[language] in " ".join(rung) for rung in rungs] == [False, False, False, False, True, False]


def test_what_was_told_to_the_end_is_not_the_next_hint() -> None:
    table = moves(dealt(1, 2, 3, highest=4), "2=3", "3=4", "2=4")
    hints, teller = Hints(), Teller(Words("en", "_template"), ("Ada", "Blaise", "Cleo"), 0)
    told = [" ".join(hints.ask(table.game, table.sight(Seat(0)), teller)) for _ in range(3 * TELLING)]
    facts = told[TELLING - 1 :: TELLING]
    assert ["Blaise" in fact for fact in facts] == [True, False, True], "another; and when all is told, the first again"
    assert "Cleo" in facts[1] and hints.taken == 3


def test_hints_begin_anew_with_each_move(cabinet: Cabinet) -> None:
    assert answers(cabinet, "?15", "hint", "hint", "hint")[0].startswith("Hint 3 of 5.")
    assert answers(cabinet, "hint", "hint", "?15", "hint")[0].startswith("Hint 1 of 5.")


@both
def test_where_nothing_is_certain_the_best_question_is_named_instead(cabinet: Cabinet, language: str) -> None:
    nothing, best = answers(cabinet, "hint", language=language, assist="off")
    assert nothing == NOTHING[language]
    assert best.startswith({"en": "Worth asking: ?", "fr": "À demander : ?"}[language])


@both
def test_help_names_why_and_hints(cabinet: Cabinet, language: str) -> None:
    said = " ".join(answers(cabinet, "?", language=language))
    assert {"en": "why 2c=7", "fr": "pourquoi 2c=7"}[language] in said


# Replays


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return the log of a whole game of Break the Code."""
    game, seed = load("break-the-code"), seed_from(7)
    referee = Referee.open(game, game.options(), 2, seed)
    while game.outcome(referee.state) is None:
        seat = next_to_act(referee)
        referee.act(seat, game.bots["regular"](referee.sight(seat), Chance(lots_of(seed), f"{referee.seq}")))
    path = tmp_path / "game.jsonl"
    path.write_bytes(dump_lines(referee.header(names=("Ada", "Blaise")), referee.entries))
    return path


def replayed(cabinet: Cabinet, log: Path, *words: object) -> Said:
    """Replay a log with its reasons."""
    said = cabinet("replay", log, "--why", *words)
    assert "break-the-code-why" not in said.out
    return said


def test_a_replay_says_what_could_be_known_when_and_whether_it_was_acted_on(cabinet: Cabinet, finished: Path) -> None:
    said = replayed(cabinet, finished)
    assert said.code == 0
    assert "Possibilities left: Ada 3003, Blaise 3003" in said.out
    _, _, summary = said.out.partition("What Ada could know, ")
    ada, _, blaise = summary.partition("What Blaise could know, ")
    assert "On Blaise’s rack, tile A is" in ada
    assert "On Ada’s rack, tile A is" in blaise
    assert "acted on at move" in ada + blaise
    assert said.out.count(" won. Before that last move ") == 1
    winners = [seat["winning"] for seat in replayed(cabinet, finished, "--json").json["knowing"] if seat["winning"]]
    assert len(winners) == 1 and winners[0]["said"] in ("sure", "guess", "partly")


@both
def test_one_pair_of_eyes_is_told_its_own(cabinet: Cabinet, finished: Path, language: str) -> None:
    said = replayed(cabinet, finished, "--eyes", 2, "--language", language)
    title, other = {
        "en": ("What you could know, ", "On Blaise’s rack, tile"),
        "fr": ("Ce que tu pouvais savoir, ", "Chez Blaise, la tuile"),
    }[language]
    assert title in said.out.replace("\u00a0", " ")
    assert other not in said.out


def test_a_reason_stands_beside_the_move_that_made_it_certain(cabinet: Cabinet, finished: Path) -> None:
    (knowing,) = replayed(cabinet, finished, "--eyes", 1, "--json").json["knowing"]
    first: dict[str, Any] = knowing["known"][0]
    assert knowing["worlds"][0] == 3003
    assert max(clue["seq"] for clue in first["clues"]) == first["seq"]
    before, _, after = replayed(cabinet, finished, "--eyes", 1).out.partition(f"\n{first['seq']:>4}  ")
    assert first["fact"] not in before
    assert first["fact"] in after


def test_a_replay_that_stops_early_knows_no_more_than_that(cabinet: Cabinet, finished: Path) -> None:
    (knowing,) = replayed(cabinet, finished, "--eyes", 1, "--at", 3, "--json").json["knowing"]
    assert len(knowing["worlds"]) == 4
    assert all(known["seq"] <= 3 for known in knowing["known"])


def test_spectators_hold_nothing_and_are_told_nothing(cabinet: Cabinet, finished: Path) -> None:
    said = replayed(cabinet, finished, "--eyes", "spectator")
    assert said.code == 2
    assert "--eyes 1" in said.err


def test_a_whole_log_is_told_only_when_the_game_is_over(cabinet: Cabinet, finished: Path) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    finished.write_bytes(b"".join(lines[:-1]))
    assert load_lines(finished.read_bytes()).seed is None
    for eyes in ("", "1"):
        said = replayed(cabinet, finished, "--eyes", eyes)
        assert said.code == 2
        assert "not over" in said.err


def test_a_log_of_ones_own_eyes_may_be_asked_at_any_time(cabinet: Cabinet, tmp_path: Path) -> None:
    log = tmp_path / "left.jsonl"
    words = ("play", "break-the-code", "--bots", "novice", "--option", "first=0", "--seed", 3)
    cabinet(*words, typed=f"?15\nq\n{log}\n")
    said = replayed(cabinet, log)
    assert said.code == 0
    assert "tile C is the ●8" in said.out
    assert "Possibilities left: 3003\n" in said.out


def test_a_log_that_contradicts_itself_makes_nothing_certain(cabinet: Cabinet, finished: Path) -> None:
    header, *lines = [msgspec.json.decode(line) for line in finished.read_bytes().splitlines()]
    asked = next(line for line in lines if line.get("action", {}).get("t") == "ask" and line["seat"] == 0)
    asked["events"][0]["said"][0]["answer"] = {"t": "amount", "number": 99}
    log = load_lines(b"\n".join(map(msgspec.json.encode, [{**header, "format": 2}, *lines])))
    finished.write_bytes(dump_lines(log.header, log.entries))
    said = replayed(cabinet, finished, "--eyes", 1)
    assert said.code == 0
    assert "Possibilities left: 0" in said.out
    assert "can be sure" not in said.out


def test_where_nothing_is_deduced_it_is_said(cabinet: Cabinet, tmp_path: Path) -> None:
    log = tmp_path / "words.jsonl"
    cabinet("play", "password-express", "--bots", "novice", typed=f"q\n{log}\n")
    said = replayed(cabinet, log)
    assert said.code == 2
    assert "nothing to deduce" in said.err
