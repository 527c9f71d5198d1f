"""A game against the clock in the terminal: with a clock and a keyboard in the test's hand, nothing waits."""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.bots.paced import Evening
from cabinet_noir.cli.playing.live import Keyboard, against_the_clock
from cabinet_noir.cli.playing.play import Parlour, Wish
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Sight
from cabinet_noir.games.password_express import GAME
from cabinet_noir.games.password_express.lexicon import found
from cabinet_noir.games.password_express.mind.bots import BOTS
from cabinet_noir.games.password_express.notation import row_faces


class Player(Keyboard):
    """Somebody who types a good word every four seconds, and flips and votes as soon as they may."""

    def __init__(self, parlour: Parlour) -> None:
        super().__init__(StringIO())
        self.parlour, self.now, self.free_at = parlour, 0.0, 4.0

    def line(self, seconds: float | None) -> str | None:
        """Type what is on the mind if there is time for it, else let the time go by."""
        move = self._idea(self.parlour.eyes[self.parlour.me].sight())
        if move and (seconds is None or self.now + seconds >= self.free_at):
            self.now = max(self.now, self.free_at)
            self.free_at = self.now + 4.0
            return move
        assert seconds is not None, "nobody can act, and no clock runs"
        self.now += seconds
        return None

    def _idea(self, sight: Sight[Any, Any]) -> str:
        offered = {offer.action: offer.fields for offer in sight.offers}
        if "flip" in offered:
            return "!"
        if "vote" in offered:
            return "+"
        return next(self._words(sight, offered["say"]["answer"]), "") if "say" in offered else ""

    def _words(self, sight: Sight[Any, Any], answers: Any) -> Iterator[str]:
        for row in answers.rows:
            for _, position in row.free:
                for _, word in found("en", row_faces(sight.view, row.row)[1], row.letter, position):
                    if word.lower() not in answers.used:
                        yield f"{row.row + 1} {word}"


@pytest.fixture
def parlour() -> Parlour:
    wish = Wish(
        game="password-express",
        bots=("regular", "novice"),
        seat=2,
        options={"rounds": 1, "language": "en"},
        seed=5,
        assist="off",
        save=None,
    )
    return Parlour(GAME, wish, Words("en").within("password-express"))


def test_a_whole_game_is_played_against_the_clock(parlour: Parlour, capsys: pytest.CaptureFixture[str]) -> None:
    player = Player(parlour)
    bots = [BOTS[level] if level else None for level in parlour.levels]
    evening = Evening(parlour.referee, bots, parlour.lots, lambda: 0.0)
    against_the_clock(parlour, evening, player, lambda: player.now)
    assert GAME.outcome(parlour.referee.state) is not None
    said = [entry.seat for entry in parlour.referee.entries if type(entry.action).__name__ == "Say"]
    assert set(said) == {0, 1, 2}, "somebody never came to say a word"
    told = capsys.readouterr().out
    assert "The clock is running: 15 seconds." in told
    assert "password-express-" not in told
    turns = [line for line in told.splitlines() if "the sand is running" in line.lower()]
    assert len(turns) >= 2


def test_what_is_typed_is_read_in_time_or_not_at_all() -> None:
    here, there = os.pipe()
    with os.fdopen(here) as reading, os.fdopen(there, "wb", buffering=0) as writing:
        keyboard = Keyboard(reading)
        assert keyboard.line(0) is None
        writing.write("1 b\u00e9ret\n2 ban".encode())
        assert keyboard.line(None) == "1 béret"
        assert keyboard.line(0) is None
        writing.write(b"ane\n")
        assert keyboard.line(None) == "2 banane"
        writing.close()
        with pytest.raises(EOFError):
            keyboard.line(None)


def test_the_end_of_the_input_is_the_end_of_a_game_against_the_clock(cabinet: Cabinet) -> None:
    words = ("play", "password-express", "--bots", "novice", "--seed", 3)
    said = cabinet(*words, typed="?\n\n")
    assert said.code == 0
    assert said.out.rstrip().endswith("Goodbye.")
    assert "?2c contests" in said.out
