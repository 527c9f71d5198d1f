"""A bot at a house elsewhere: it answers challenges, follows each of its games, and plays them by the house's API.

From the lines of a stream it folds the same sight a bot of the house is given. It never sees a state, for none comes.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from threading import Thread
from typing import Any, Final

import msgspec

from cabinet_noir.core import Bot, Chance, Game, Paced, Seat, Seq, Sight, fresh_seed, plain
from cabinet_noir.games import load
from cabinet_noir.table import Course, HouseEvent

from .wire import Line, Refused, Wire

Say = Callable[[str, Line], object]
"""What is told to whoever runs the bot: what happened, and the line that said so."""


Made = Bot | type[Any]
"""A bot, or a class of them, of which each game has one of its own: what it remembers is of that game."""


def made(bot: Made) -> Bot:
    """Return a bot for one game."""
    found: Bot = bot() if isinstance(bot, type) else bot
    return found


class Guest:
    """A bot and the games it plays, by their keys."""

    def __init__(self, wire: Wire, bots: Mapping[str, Made], say: Say = lambda _what, _line: None) -> None:
        self._wire = wire
        self._bots = bots
        self._say = say
        self._games: dict[str, Thread] = {}

    def play(self) -> None:
        """Say what is played, then answer whatever comes, until the house or the token ends it."""
        self._wire.post("/api/bot/offers", {"offers": self._offers()})
        for line in self._wire.lines(lambda: "/api/bot/stream"):
            self._say(line["t"], line)
            match line["t"]:
                case "hello":
                    for challenge in line["challenges"]:
                        self._answer(challenge)
                    for game in line["games"]:
                        self._begin(game)
                case "challenge":
                    self._answer(line["challenge"])
                case "gameStart":
                    self._begin(line["game"])

    def _offers(self) -> list[Line]:
        """Return every game there is a bot for, with all values of the options one chooses from."""
        told = self._wire.get("/api/games")
        return [
            {"game": game["key"], "options": {one["name"]: _values(one) for one in game["options"] if _values(one)}}
            for game in told
            if game["key"] in self._bots
        ]

    def _answer(self, challenge: Line) -> None:
        """Accept, unless the bot has its own mind about it (`accepts`)."""
        willing = self._is_willing(challenge)
        path = f"/api/bot/challenges/{challenge['table']}/{'accept' if willing else 'decline'}"
        try:
            self._wire.post(path, None if willing else {"why": "other"})
        except Refused as refused:  # it was taken back meanwhile
            self._say("refused", refused.problem)

    def _is_willing(self, challenge: Line) -> bool:
        bot = self._bots.get(challenge["game"])
        if bot is None:
            return False
        try:
            accepts = getattr(made(bot), "accepts", None)
            return accepts is None or bool(accepts(challenge))
        except Exception as error:  # it is not ours: whatever it raises, the others are answered
            self._say("broken", broken(error))
            return False

    def _begin(self, game: Line) -> None:
        """Play a game, unless it is under way, or one that the bot does not play: another program may."""
        if (thread := self._games.get(game["table"])) is not None and thread.is_alive():
            return
        if (bot := self._bots.get(game["game"])) is None:
            self._say("unplayed", game)
            return
        seat = Seated(self._wire, game["table"], made(bot), load(game["game"]), self._say)
        thread = self._games[game["table"]] = Thread(target=seat.play, daemon=True)
        thread.start()


def broken(error: Exception) -> Line:
    """Say what a bot has raised."""
    return {"t": "broken", "reason": f"{type(error).__name__}: {error}"}


def _values(option: Line) -> list[Any]:
    """Return what an option of a few values may be."""
    return [False, True] if option["kind"] == "flag" else option["values"] if option["kind"] == "choice" else []


A_WHILE: Final = 2.0
"""Seconds that pass before something is done for a bot that broke in a game against the clock."""


class Seated:
    """A bot in one game."""

    def __init__(self, wire: Wire, table: str, bot: Bot, game: Game[Any, Any, Any, Any], say: Say) -> None:
        self._wire = wire
        self._path = f"/api/bot/games/{table}"
        self._bot = bot
        self._game = game
        self._say = say
        self._course: Course[Any, Any, Any, Any] | None = None
        self._seat = Seat(-1)
        self._over = False
        event: Any = game.event
        self._events: Any = msgspec.json.Decoder(tuple[event | HouseEvent, ...])

    @property
    def seq(self) -> int:
        """The last entry it has seen; -1 before the deal."""
        return -1 if self._course is None else len(self._course.past) - 1

    def play(self) -> None:
        """Follow the game to its end, and move whenever there is something to choose."""
        if isinstance(self._bot, Paced):
            Thread(target=self._play_at_a_pace, daemon=True).start()
        try:
            for line in self._wire.lines(lambda: f"{self._path}/stream?since={self.seq}"):
                self._hear(line)
        except Refused as refused:  # the game is gone
            self._say("refused", refused.problem)
        self._over = True

    def _hear(self, line: Line) -> None:
        news = line if line["t"] == "news" else line.get("news")
        if line["t"] == "full" and self._course is None:
            self._seat, table = Seat(line["seat"]), line["table"]
            options = self._game.agreed(self._game.version, table["options"])
            self._course = Course(self._game, options, len(table["seats"]))
        if line["t"] in ("table", "full"):
            self._follow_wishes(line if line["t"] == "table" else line["table"])
        if line["t"] == "end":
            self._say("end", line)
        if news is not None and self._course is not None:
            for move in news["moves"]:
                if move["seq"] == self.seq + 1:
                    self._course.add(Seq(move["seq"]), self._events.decode(msgspec.json.encode(move["events"])))
            if news["offers"] and not isinstance(self._bot, Paced):
                self._move(self._course.sight(self._seat))

    def _move(self, sight: Sight[Any, Any]) -> None:
        """Do what the bot chooses; what the rules refuse is done at random instead, so that no table waits."""
        if not self._done(sight, self._chosen(sight)):
            self._done(sight, self._any(sight))

    def _chosen(self, sight: Sight[Any, Any]) -> Any:
        """Ask the bot; where it breaks, that is told, and anything is chosen."""
        try:
            return plain(self._bot(sight, Chance(fresh_seed(), "bot")))
        except Exception as error:  # it is not ours: whatever it raises, the others play on
            self._say("broken", broken(error))
            return self._any(sight)

    def _any(self, sight: Sight[Any, Any]) -> Any:
        return plain(self._game.pick(sight.offers, Chance(fresh_seed(), "any")))

    def _done(self, sight: Sight[Any, Any], action: Any) -> bool:
        move = {"at": sight.seq, "id": secrets.token_hex(8), "action": action}
        try:
            self._wire.post(f"{self._path}/move", move)
        except Refused as refused:
            self._say("refused", refused.problem)
            return refused.problem.get("code") not in ("illegal", "malformed")  # else the next line tells
        return True

    def _play_at_a_pace(self) -> None:
        """Play a game against the clock: plan from what is seen, wait as the bot says, and do it."""
        bot = self._bot
        assert isinstance(bot, Paced)
        while not self._over:
            sight = None if self._course is None else self._course.sight(self._seat)
            if sight is None or not sight.offers:
                self._wire.sleep(0.2)
                continue
            action, seconds = self._planned(bot, sight)
            self._wire.sleep(seconds)
            if action is not None:
                self._done(sight, action)

    def _planned(self, bot: Paced, sight: Sight[Any, Any]) -> tuple[Any, float]:
        """Return what the bot wants to do, and in how many seconds; where it breaks, anything, a little later."""
        try:
            action = bot(sight, Chance(fresh_seed(), "bot"))
            return plain(action), float(bot.pause(action, Chance(fresh_seed(), "pause")))
        except Exception as error:  # it is not ours: whatever it raises, the others play on
            self._say("broken", broken(error))
            return self._any(sight), A_WHILE

    def _follow_wishes(self, table: Line) -> None:
        """A machine has nothing against a pause, and leaves it to the others what becomes of a seat that was left."""
        try:
            if table["pause_wished"] and self._seat not in table["pause_wished"]:
                self._wire.post(f"{self._path}/pause", {"wish": True})
            mine = {one["about"] for one in table["chosen"] if one["seat"] == self._seat}
            for one in table["chosen"]:
                if one["about"] not in mine and one["about"] != self._seat:
                    mine.add(one["about"])
                    self._wire.post(f"{self._path}/choose", {"about": one["about"], "choice": one["choice"]})
        except Refused as refused:  # somebody came back meanwhile
            self._say("refused", refused.problem)
