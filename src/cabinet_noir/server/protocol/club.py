"""What travels between the house and a page about tournaments and clubs: every body, as types. No behaviour.

While a round is played, nothing here depends on what happens at its tables: results, standings and pairings are told of
rounds that are closed.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cabinet_noir.club import Phase, Role, Scoring, System
from cabinet_noir.core import AssistLevel, Line

from .tables import Avatar, Name, TurnClock

Title = Annotated[str, Meta(min_length=1, max_length=48)]
PlayerNumber = Annotated[int, Meta(ge=0, le=255)]
Minutes = Annotated[int, Meta(ge=1, le=14 * 24 * 60)]

# Tournaments: what a page says


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a tournament. Whoever opens it directs it, and plays in it if `name` is given."""

    title: Title
    game: str
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    """How many sit at a table."""
    options: dict[str, Any] = {}
    assist: AssistLevel = "off"
    system: System = "swiss"
    scoring: Scoring = "matchpoints"
    rounds: Annotated[int, Meta(ge=1, le=30)] = 5
    boards: Annotated[int, Meta(ge=1, le=8)] = 1
    """How many deals each table plays in a round; the same at all tables."""
    team: Annotated[int, Meta(ge=1, le=8)] = 1
    """How many people a team has; 1: everybody plays alone."""
    minutes: Minutes = 30
    """How long a round lasts at most."""
    rest: Annotated[int, Meta(ge=-1, le=14 * 24 * 60)] = -1
    """How many minutes after a round the next one opens by itself; -1: whoever directs opens it."""
    clock: TurnClock | None = None
    level: str = "regular"
    """The bot that plays for whoever does not come."""
    name: Name | None = None
    avatar: Avatar = ""
    club: str = ""
    """The club whose evening it is, by its id; empty: nobody's."""


class JoinTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Take part, under this name."""

    name: Name
    avatar: Avatar = ""
    team: Annotated[str, Meta(max_length=24)] = ""
    """The team's name, where people play in teams; the first to say it founds it."""


class OpenRound(Struct, frozen=True, tag_field="t", tag="open_round", forbid_unknown_fields=True):
    """Pair the next round, seal its deals and begin."""


class StartWithoutAbsent(Struct, frozen=True, tag_field="t", tag="start_without_absent", forbid_unknown_fields=True):
    """Let bots play for whoever has not come to their table."""

    here: bool = False
    """Whoever asks is here, and goes to their own table: no bot plays for them."""


class MoreTime(Struct, frozen=True, tag_field="t", tag="more_time", forbid_unknown_fields=True):
    """Let the round that is played last so many minutes longer."""

    minutes: Annotated[int, Meta(ge=1, le=24 * 60)]


class CloseRound(Struct, frozen=True, tag_field="t", tag="close_round", forbid_unknown_fields=True):
    """End the round that is played now, whoever is still playing."""


class Withdraw(Struct, frozen=True, tag_field="t", tag="withdraw", forbid_unknown_fields=True):
    """Take somebody out from the next round on: oneself, or anybody for who directs."""

    player: PlayerNumber


class ComeBackIn(Struct, frozen=True, tag_field="t", tag="come_back_in", forbid_unknown_fields=True):
    """Take somebody in again from the next round on."""

    player: PlayerNumber


class Correct(Struct, frozen=True, tag_field="t", tag="correct", forbid_unknown_fields=True):
    """Put down another result for a table of a closed round: the shares of the win, seat by seat, in thousandths."""

    round: Annotated[int, Meta(ge=1, le=255)]
    table: Annotated[str, Meta(max_length=32)]
    shares: Annotated[tuple[Annotated[int, Meta(ge=0, le=1000)], ...], Meta(min_length=1, max_length=4)]
    why: Annotated[str, Meta(max_length=80)] = ""


class UndoDirecting(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back this entry of the tournament's log."""

    entry: Annotated[int, Meta(ge=0)]


class Feature(Struct, frozen=True, tag_field="t", tag="feature", forbid_unknown_fields=True):
    """Show a table on the big screen that spectators may see, by its id or its code; empty: none."""

    table: Annotated[str, Meta(max_length=32)]


class Finish(Struct, frozen=True, tag_field="t", tag="finish", forbid_unknown_fields=True):
    """End the tournament here."""


DirectorAct = (
    OpenRound
    | StartWithoutAbsent
    | MoreTime
    | CloseRound
    | Withdraw
    | ComeBackIn
    | Correct
    | UndoDirecting
    | Feature
    | Finish
)


class Directed(Struct, frozen=True, forbid_unknown_fields=True):
    """What is done, on which entry of the tournament's log: one who has not seen the last is asked to look again."""

    at: Annotated[int, Meta(ge=-1)]
    act: DirectorAct


# Tournaments: what a page is told


class PlayerInfo(Struct, frozen=True):
    """Somebody who takes part, as everybody sees them."""

    number: int
    name: str
    avatar: str = ""
    team: str = ""
    out: bool = False
    """Have they withdrawn?"""
    since: int = 1
    """The first round they were there for."""


class PairedTable(Struct, frozen=True):
    """A table of a round: who sits there, seat by seat, by number."""

    number: int
    """What is called out in the room, and stands on the big screen; 1 is the first."""
    players: tuple[int, ...]
    """-1: a bot of the house fills the seat."""


class TableScore(Struct, frozen=True):
    """One board of a closed round at one table."""

    table: str
    """Its id: a replay is there."""
    number: int
    board: int
    players: tuple[int, ...]
    shares: tuple[int, ...]
    """Each seat's share of the win, in thousandths."""
    points: tuple[int, ...]
    """The game's own points, where it has any."""
    matchpoints: tuple[int, ...]
    """In hundredths of what could be had, against the same seat at the other tables."""
    luck: tuple[int | None, ...] = ()
    """What chance alone brought each seat, in thousandths of a win; none: the house cannot tell."""
    stood_in: tuple[int, ...] = ()
    """The seats a bot played for somebody."""
    unfinished: bool = False
    corrected: str = ""
    """Why who directs put down another result; a blank where no reason was given."""


class ClosedRound(Struct, frozen=True):
    """A round that is closed: its seal, the seed it is opened by, and every result."""

    round: int
    seal: str
    """SHA-256 over the seals of its deals, told before the first was dealt."""
    seals: tuple[str, ...]
    secret: str
    """What all its deals follow from, in hexadecimal."""
    scores: tuple[TableScore, ...]
    byes: tuple[int, ...] = ()


class OpenedRound(Struct, frozen=True):
    """The round that is played now: who sits where, and until when. Nothing of what happens there."""

    round: int
    seal: str
    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...]
    opened: int
    """When it began and when it ends at the latest, in milliseconds since 1970."""
    due: int


class Standing(Struct, frozen=True):
    """Somebody's place after the rounds that are closed."""

    place: int
    player: int
    """A player's number; in a tournament of teams, the team's place in `teams`."""
    score: int
    """In thousandths: shares of a win, or matchpoints."""
    adjusted: int | None
    """The same without what chance alone brought; none: the house cannot tell."""
    wins: int
    played: int
    breaks: tuple[int, ...]
    """The tie-breaks in their order, as `tie_breaks` names them."""
    why: Line | None = None
    """By what it stands before the next one, where the score is the same."""


class DirectorEntry(Struct, frozen=True):
    """One entry of a tournament's log, told to who directs it."""

    seq: int
    at: int
    lines: tuple[Line, ...]
    undoable: bool = False
    undone: bool = False


class MyBoard(Struct, frozen=True):
    """A table at which whoever asks is to play in this round."""

    table: str
    board: int
    """1 is the first."""
    seat: int


class TournamentInfo(Struct, frozen=True):
    """A tournament as whoever asks sees it; but for `me`, `mine`, `directs` and `log` the same for everybody."""

    id: str
    code: str
    title: str
    game: str
    seats: int
    options: dict[str, Any]
    assist: AssistLevel
    system: System
    scoring: Scoring
    rounds: int
    """As many as were agreed on; in a round robin of two as many as it takes; in a knock-out nobody knows."""
    boards: int
    team: int
    sides: tuple[int, ...]
    """The side of each seat of a table: those of one side win together."""
    minutes: int
    rest: int
    clock: TurnClock | None
    level: str
    phase: Phase
    seq: int
    """The last entry of its log."""
    now: int
    """The house's time, in milliseconds since 1970."""
    players: tuple[PlayerInfo, ...]
    teams: tuple[str, ...]
    open_round: OpenedRound | None
    has_next: bool
    """Is another round to be played, after the one that is?"""
    still_in: tuple[int, ...]
    """Who plays the next round, as far as that is known: in a knock-out not who has lost."""
    goes_on: int | None
    """Between two rounds: when the house opens the next one, or ends it all; none: whoever directs does."""
    closed: tuple[ClosedRound, ...]
    standings: tuple[Standing, ...]
    tie_breaks: tuple[str, ...]
    featured: str = ""
    club: str = ""
    club_title: str = ""
    me: int | None = None
    """My number, if I take part."""
    directs: bool = False
    mine: tuple[MyBoard, ...] = ()
    """Where I am to play now."""
    log: tuple[DirectorEntry, ...] = ()
    """For who directs."""


# Clubs


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Found a club; whoever does directs it."""

    title: Title
    name: Name


class JoinClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a member, under this name."""

    name: Name


class SetRole(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a member a director, a member or a guest."""

    member: Annotated[str, Meta(max_length=32)]
    role: Role


class PartMember(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a member go, or leave."""

    member: Annotated[str, Meta(max_length=32)]


class MemberInfo(Struct, frozen=True):
    """A member of a club, as its members see them; the id is the membership's, nobody's own."""

    id: str
    name: str
    role: Role
    me: bool = False


class EveningInfo(Struct, frozen=True):
    """A tournament of a club."""

    id: str
    code: str
    title: str
    game: str
    phase: Phase
    created: int
    players: int
    winners: tuple[str, ...] = ()


class SeasonRow(Struct, frozen=True):
    """How somebody did over a season: evenings played, and of what could be had how much, in thousandths."""

    place: int
    name: str
    evenings: int
    score: int
    best: int


class ClubInfo(Struct, frozen=True):
    """A club as one of its members sees it; whoever is none is told its title alone."""

    id: str
    code: str
    title: str
    role: Role | None
    members: tuple[MemberInfo, ...] = ()
    evenings: tuple[EveningInfo, ...] = ()
    season: str = ""
    """The season the table is of: a year."""
    seasons: tuple[str, ...] = ()
    table: tuple[SeasonRow, ...] = ()


class MyClub(Struct, frozen=True):
    """A club I am in."""

    id: str
    title: str
    role: Role
