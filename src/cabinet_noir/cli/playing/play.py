"""`cabinet play`: one person in the terminal, against bots or alone. They are shown what their seat sees."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import Struct
from rich.console import Console

from cabinet_noir.bots import bot_name
from cabinet_noir.bots.bout import let_house_act, lots_of, next_to_act
from cabinet_noir.bots.paced import Evening
from cabinet_noir.cli.logs import Room, log_for, write_log
from cabinet_noir.cli.options import agreed_on, in_language, taken_solo
from cabinet_noir.cli.output import LEAVING, typed
from cabinet_noir.cli.telling import Teller
from cabinet_noir.cli.words import Words, of_room
from cabinet_noir.core import (
    HOUSE,
    Chance,
    Deadline,
    Malformed,
    Outcome,
    Paced,
    Refusal,
    Seat,
    Seq,
    check_assist,
    fresh_seed,
    seed_from,
)
from cabinet_noir.games import load
from cabinet_noir.prose.boards import completed, notated, paint, spelled
from cabinet_noir.table import Convened, Eyes, OfTheHouse, Referee

from .advice import dial, told
from .live import Keyboard, against_the_clock
from .why import Hints, asked_hint, asked_why, why

FEW = 12
"""So many legal moves are all listed under `?`; of more, some."""


NO = ("", "q", "n", "no", "non")


class Wish(Struct, frozen=True):
    """The game somebody asked for."""

    game: str
    bots: tuple[str, ...] | None
    """The opponents; None: a regular, or nobody where the game is played alone."""
    seat: int
    options: dict[str, Any]
    seed: int | None
    assist: str
    save: Path | None


class Left(Exception):
    """The player has had enough."""


def play_game(wish: Wish, words: Words) -> None:
    """Play a game from its deal to its end, or until the player leaves."""
    game = load(wish.game)
    check_assist(wish.assist, dial(game))
    parlour = Parlour(game, wish, words.within(game.key))
    parlour.welcome()
    try:
        parlour.play()
        parlour.part()
    except Left:
        pass
    except (EOFError, KeyboardInterrupt):  # nobody is there to be asked: the log is kept only if that was said before
        if wish.save is not None:
            parlour.offer_log()
    parlour.say("play-goodbye")


class Parlour:
    """A table in the terminal: the referee, everybody's eyes, and the console."""

    def __init__(self, game: Room, wish: Wish, words: Words) -> None:
        bots, options = _company(game, wish)
        seats = len(bots) + 1
        game.check_seats(seats)
        for bot in bots:
            if bot not in game.bots:
                raise Malformed("no-such-bot", bot=bot, known=", ".join(game.bots))
        if wish.seat > seats:
            raise Malformed("no-such-seat", seat=wish.seat, seats=seats)
        self.game, self.wish, self.words = game, wish, words
        self.me = Seat(wish.seat - 1)
        self.levels = [*bots[: self.me], "", *bots[self.me :]]
        self.names = self._names()
        seed = fresh_seed() if wish.seed is None else seed_from(wish.seed)
        agreed = agreed_on(game, in_language(game, options, words.language))
        self.referee = Referee.open(game, agreed, seats, seed, Convened(tuple(self.levels)))
        self.lots = lots_of(seed)
        self.eyes = [Eyes(self.referee, Seat(seat)) for seat in range(seats)]
        self.console = Console(highlight=False)
        self.teller = Teller(words, self.names, self.me)
        self.hints = Hints()

    def _names(self) -> tuple[str, ...]:
        guest = self.words.say("play-guest")
        names: list[str] = []
        for level in self.levels:
            names.append(bot_name(level, [guest, *names], 0) if level else guest)
        return tuple(names)

    def _level(self, bot: str) -> str:
        name = f"house-level-{bot}"
        return self.words.say(name) if self.words.knows(name) else bot

    def say(self, message: str, **args: Any) -> None:
        """Say something to the player."""
        self.console.print(self.words.say(message, **args), markup=False)

    def welcome(self) -> None:
        """Say what is played, where the player sits, and how to ask for help."""
        self.say("play-welcome", game=self.words.name(self.game.key), seat=self.me + 1)
        named = zip(self.names, self.levels, strict=True)
        if others := [f"{name} · {self._level(level)}" for name, level in named if level]:
            self.say("play-against", names=", ".join(others))
        self.narrate()

    def narrate(self) -> None:
        """Tell what the player has seen happen since the last time."""
        for entry, seen in self.eyes[self.me].look():
            for event in seen:
                if not isinstance(event, OfTheHouse):
                    self._tell(entry.seq, event)

    def _tell(self, seq: Seq, event: Any) -> None:
        for line in self.game.tell(event):
            self.console.print(f"{seq:>3} · {self.teller.line(line)}", markup=False)

    def play(self) -> None:
        """Let everybody act in turn until it is over; where bots keep a pace, everybody plays against the clock."""
        company = [self.game.bots[level] if level else None for level in self.levels]
        paced = [bot for bot in company if bot is None or isinstance(bot, Paced)]
        if any(paced) and len(paced) == len(company):
            against_the_clock(self, Evening(self.referee, paced, self.lots, monotonic), Keyboard(sys.stdin))
            return
        while self.game.outcome(self.referee.state) is None:
            seat = next_to_act(self.referee)
            if seat == HOUSE:
                let_house_act(self.referee)
            elif self.levels[seat]:
                self.let_bot_act(seat)
            else:
                self.let_player_act()
            self.narrate()

    def let_bot_act(self, seat: Seat) -> None:
        """Ask a bot, which is given its sight and nothing else."""
        chance = Chance(self.lots, f"seat {seat} move {self.referee.seq + 1}")
        with self.console.status(self.words.say("play-thinking", name=self.names[seat])):
            action = self.game.bots[self.levels[seat]](self.eyes[seat].sight(), chance)
        self.referee.act(seat, action)

    def let_player_act(self) -> None:
        """Draw the table and ask until a legal move is typed."""
        self.draw()
        while not self.take(self.typed("play-your-move")):
            pass

    def take(self, text: str) -> bool:
        """Do what was typed; True if it was a legal move. `q` leaves the game, after the offer to keep its log."""
        if text in LEAVING:
            self.offer_log()
            raise Left
        if text in ("?", "h", "help"):
            self.help()
        elif self.game.deduction.case is not None and (asked_hint(text) or asked_why(text) is not None):
            self.explain(text)
        elif not text:
            self.draw()
        else:
            return self.tried(text)
        return False

    def explain(self, text: str) -> None:
        """Say why something is certain, or give the next rung of a hint; against bots and alone hints are free."""
        sight, asked = self.eyes[self.me].sight(), asked_why(text)
        try:
            if asked is not None:
                told = list(why(self.game, sight, self.wish.assist, asked, self.teller))
            else:
                told = list(self.hints.ask(self.game, sight, self.teller))
        except Refusal as refusal:
            self.console.print(self.words.refuse(refusal), style="red", markup=False)
        else:
            self.console.print("\n".join(told), markup=False)

    def tell_time(self, deadline: Deadline | None) -> None:
        """Say how long the clock runs, to whom it hurries."""
        if deadline is not None and self.me in deadline.seats:
            self.say("play-clock", seconds=deadline.seconds)

    def typed(self, question: str) -> str:
        """Ask, and read a line."""
        return typed(self.console, self.words.say(question))

    def tried(self, text: str) -> bool:
        """Try what was typed; a refusal is told, and nothing has happened."""
        try:
            notation = notated(self.game, completed(self.game, self.eyes[self.me].sight(), text), self.words.say)
            self.referee.act(self.me, self.game.read(notation))
        except Refusal as refusal:
            self.console.print(self.words.refuse(refusal), style="red", markup=False)
            return False
        return True

    def draw(self) -> None:
        """Draw the table as the player sees it, and what the house may say about it."""
        sight = self.eyes[self.me].sight()
        self.console.print(paint(self.game, sight.view, self.names, self.words.say))
        for line in told(self.game, sight, self.wish.assist, self.words):
            self.console.print(line, markup=False)

    def help(self) -> None:
        """Explain the notation, and list legal moves: all of them if they are few, else some of each kind."""
        notation = of_room(self.game.key, "notation")
        if self.words.knows(notation):
            self.say(notation)
        if self.game.deduction.case is not None:
            self.say("play-why")
        offers = self.eyes[self.me].sight().offers
        if not offers:  # against the clock, help may be asked for while the others play
            return
        count = sum(map(len, offers))
        if count <= FEW:
            actions = list(self.game.actions(offers))
        else:
            chance = Chance(self.lots, f"examples {self.referee.seq}")
            actions = [self.game.pick((offer,), chance) for offer in offers for _ in range(FEW // len(offers))]
        moves = dict.fromkeys(spelled(self.game, action, self.words.say) for action in actions)
        self.say("play-legal-moves", count=count, moves="  ".join(moves))

    def part(self) -> None:
        """Say how it ended, and offer the log."""
        self.console.print(paint(self.game, self.eyes[self.me].sight().view, self.names, self.words.say))
        outcome = self.game.outcome(self.referee.state)
        assert outcome is not None
        self.say(
            "play-over",
            winners=", ".join(self.names[seat] for seat in outcome.winners),
            how=how_won(outcome, self.game.sides(self.referee.options, self.referee.seats)),
            scores=self._scores(outcome),
        )
        if self.hints.taken:
            self.say("play-hints", count=self.hints.taken)
        self.offer_log()

    def _scores(self, outcome: Outcome) -> str:
        seats, key = len(self.names), self.game.key
        return ", ".join(
            f"{name}: {self.words.score(key, score, seats)}"
            for name, score in zip(self.names, outcome.scores, strict=True)
        )

    def offer_log(self) -> None:
        """Keep the log where the player wants it. Before the end it holds only what the player has seen."""
        path = self.wish.save
        if path is None:
            typed = self.typed("play-save")
            if typed.lower() in NO:
                return
            path = Path(typed).expanduser()
        header = {"names": self.names, "bots": tuple(self.levels), "assist": self.wish.assist}
        try:
            write_log(path, log_for(self.referee, self.me, **header))
        except Malformed as malformed:
            self.console.print(self.words.refuse(malformed), style="red", markup=False)
        else:
            self.say("play-saved", path=str(path))


def _company(game: Room, wish: Wish) -> tuple[tuple[str, ...], dict[str, Any]]:
    """Return who else plays, and the options of the table without what says that nobody does."""
    solo, options = taken_solo(game, wish.options)
    if solo and wish.bots:
        raise Malformed("solo-has-one-seat", seats=len(wish.bots) + 1)
    return (() if solo else ("regular",) if wish.bots is None else wish.bots), options


def how_won(outcome: Outcome, sides: Sequence[int]) -> str:
    """Return who won: nobody, one (or the seats of one side), several who share it, or all of them alike.

    >>> how_won(Outcome((0, 1), "", (3, 3)), (0, 1)), how_won(Outcome((0, 2), "", (3, 1, 3, 1)), (0, 1, 0, 1))
    ('draw', 'one')
    """
    if not outcome.winners:
        return "none"
    if len({sides[seat] for seat in outcome.winners}) == 1:
        return "one"
    return "draw" if len(outcome.winners) == len(sides) else "several"
