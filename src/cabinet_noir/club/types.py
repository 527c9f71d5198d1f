"""The words of a tournament: what may be done in it, what has happened in it, and how it stands.

A tournament has the games' own shape: entries judged by `decide` and folded by `fold`. It knows players by number, and
tables by the ids the house gave them; it refuses to know what is dealt or played there until a round is closed.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

System = Literal["swiss", "round_robin", "knock_out", "ladder"]
"""Ladder: everybody meets who stands nearest, again and again, as on the days of a week."""
Scoring = Literal["points", "matchpoints"]
"""Points: shares of the win. Matchpoints: against the same seat at the other tables."""
Phase = Literal["gathering", "playing", "between", "over"]
"""Before the first round, in a round, between two, after the last."""
Role = Literal["director", "member", "guest"]

MOST_PLAYERS: Final = 256
NOBODY: Final = -1
"""The number of a seat that a bot of the house fills."""
BY_HAND: Final = -1
"""In place of minutes: whoever directs opens the next round."""
WHOLE: Final = 1000
"""A whole win, in thousandths: sums of whole numbers are the same on every machine."""


class Plan(Struct, frozen=True):
    """What was agreed before the first round."""

    seats: int = 2
    system: System = "swiss"
    scoring: Scoring = "matchpoints"
    rounds: int = 5
    boards: int = 1
    team: int = 1
    minutes: int = 30
    rest: int = BY_HAND
    """Minutes after a round until the next one opens by itself, and after the last until it ends."""
    sides: tuple[int, ...] = ()
    """Where seats win together: the side of each seat; empty: each for itself."""

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.sides or tuple(range(self.seats))


class Player(Struct, frozen=True):
    """Somebody who takes part. The person is the house's business; the number is the tournament's."""

    number: int
    name: str
    person: str
    avatar: str = ""
    team: str = ""
    since: int = 1
    """The first round they were there for."""
    out: bool = False


class TableOfRound(Struct, frozen=True):
    """Who sits together, seat by seat; `NOBODY` where a bot of the house fills the table."""

    players: tuple[int, ...]
    tables: tuple[str, ...] = ()
    """Where each board is played, by the ids of the house's tables."""


class Draft(Struct, frozen=True):
    """A round as it was paired, before it is opened."""

    tables: tuple[TableOfRound, ...]
    byes: tuple[int, ...] = ()


class BoardResult(Struct, frozen=True):
    """What came of one board at one table."""

    table: str
    shares: tuple[int, ...]
    """Each seat's share of the win, in thousandths."""
    points: tuple[int, ...] = ()
    """The game's own points, where it has any."""
    luck: tuple[int | None, ...] = ()
    """What chance alone brought each seat, in thousandths of a win."""
    stood_in: tuple[int, ...] = ()
    """The seats a bot played for somebody."""
    unfinished: bool = False


class Round(Struct, frozen=True):
    """One round: who met whom, the seal of its deals and, once it is closed, what came of it."""

    number: int
    tables: tuple[TableOfRound, ...]
    byes: tuple[int, ...]
    deal_set: str
    seals: tuple[str, ...]
    seal: str
    opened: float
    due: float
    closed: bool = False
    secret: str = ""
    results: tuple[BoardResult, ...] = ()
    corrected: dict[str, str] = {}
    """Why another result was put down for a table."""

    def result(self, table: str) -> BoardResult | None:
        """Return what came of a board."""
        return next((result for result in self.results if result.table == table), None)


# Acts


class Enter(Struct, frozen=True, tag_field="t", tag="enter", forbid_unknown_fields=True):
    """Take part."""

    name: str
    person: str
    avatar: str = ""
    team: str = ""


class Withdraw(Struct, frozen=True, tag_field="t", tag="withdraw", forbid_unknown_fields=True):
    """Take somebody out from the next round on."""

    player: int


class ComeBackIn(Struct, frozen=True, tag_field="t", tag="come_back_in", forbid_unknown_fields=True):
    """Take somebody in again from the next round on."""

    player: int


class OpenRound(Struct, frozen=True, tag_field="t", tag="open_round", forbid_unknown_fields=True):
    """Begin the next round: it was paired, its deals are sealed, its tables stand."""

    draft: Draft
    deal_set: str
    seals: tuple[str, ...]
    seal: str


class MoreTime(Struct, frozen=True, tag_field="t", tag="more_time", forbid_unknown_fields=True):
    """Let the round last so many minutes longer."""

    minutes: int


class CloseRound(Struct, frozen=True, tag_field="t", tag="close_round", forbid_unknown_fields=True):
    """Of the house: the deals of the round are opened, and this came of it."""

    results: tuple[BoardResult, ...]
    secret: str


class Correct(Struct, frozen=True, tag_field="t", tag="correct", forbid_unknown_fields=True):
    """Put down other shares for a table of a closed round."""

    round: int
    table: str
    shares: tuple[int, ...]
    why: str = ""


class Undo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back this entry."""

    entry: int


class Feature(Struct, frozen=True, tag_field="t", tag="feature", forbid_unknown_fields=True):
    """Show a table on the big screen; empty: none."""

    table: str


class Finish(Struct, frozen=True, tag_field="t", tag="finish", forbid_unknown_fields=True):
    """End the tournament."""


Act = Enter | Withdraw | ComeBackIn | OpenRound | MoreTime | CloseRound | Correct | Undo | Feature | Finish

# Events


class Entered(Struct, frozen=True, tag_field="t", tag="entered"):
    """Somebody takes part."""

    player: Player


class Withdrawn(Struct, frozen=True, tag_field="t", tag="withdrawn"):
    """Somebody plays no further round."""

    player: int


class BackIn(Struct, frozen=True, tag_field="t", tag="back_in"):
    """Somebody plays on."""

    player: int


class RoundOpened(Struct, frozen=True, tag_field="t", tag="round_opened"):
    """A round began."""

    round: Round


class Prolonged(Struct, frozen=True, tag_field="t", tag="prolonged"):
    """The round lasts longer."""

    due: float


class RoundClosed(Struct, frozen=True, tag_field="t", tag="round_closed"):
    """The deals of a round are opened; this came of it."""

    results: tuple[BoardResult, ...]
    secret: str


class Corrected(Struct, frozen=True, tag_field="t", tag="corrected"):
    """Who directs put down other shares for a table."""

    round: int
    table: str
    shares: tuple[int, ...]
    why: str


class Undone(Struct, frozen=True, tag_field="t", tag="undone"):
    """An entry counts no longer."""

    entry: int


class Featured(Struct, frozen=True, tag_field="t", tag="featured"):
    """A table is shown on the big screen, or none."""

    table: str


class Finished(Struct, frozen=True, tag_field="t", tag="finished"):
    """The tournament is over."""


Event = Entered | Withdrawn | BackIn | RoundOpened | Prolonged | RoundClosed | Corrected | Undone | Featured | Finished


class ClubEntry(Struct, frozen=True, omit_defaults=True):
    """One entry of a tournament's log: what was done, by whom, when, and what came of it."""

    seq: int
    at: float
    by: str
    """The person's id; empty: the house."""
    act: Act
    events: tuple[Event, ...]


class Tournament(Struct, frozen=True):
    """How a tournament stands, folded from its log."""

    plan: Plan
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    featured: str = ""
    finished: bool = False
    undone: frozenset[int] = frozenset()
    """The entries that count no longer."""

    @property
    def playing(self) -> Round | None:
        """The round that is played now."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].closed else None

    @property
    def closed(self) -> tuple[Round, ...]:
        """The rounds whose deals are opened."""
        return tuple(each for each in self.rounds if each.closed)

    @property
    def phase(self) -> Phase:
        """Where it stands."""
        if self.finished:
            return "over"
        if self.playing is not None:
            return "playing"
        return "between" if self.rounds else "gathering"

    @property
    def present(self) -> tuple[Player, ...]:
        """Who plays the next round."""
        return tuple(player for player in self.players if not player.out)

    @property
    def teams(self) -> tuple[str, ...]:
        """The teams, in the order in which they came."""
        return tuple(dict.fromkeys(player.team for player in self.players if player.team))
