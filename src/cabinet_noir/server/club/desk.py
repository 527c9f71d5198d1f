"""The desk of tournaments: founding one, joining it, directing it, looking at it.

Who may do what is decided here: whoever founded a tournament directs it, and so do the directors of the club whose
evening it is. Who directs is told no more than any player: there is nothing here to tell.
"""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from typing import Final, assert_never

import msgspec

from cabinet_noir.club import ComeBackIn, Correct, Enter, Feature, Finish, MoreTime, Plan, Undo, Withdraw
from cabinet_noir.core import Denied, Illegal, Malformed, Stale, check_assist
from cabinet_noir.games import load
from cabinet_noir.games.editions import with_values
from cabinet_noir.server.people.keys import new_code, new_id
from cabinet_noir.server.people.names import namesakes, shown
from cabinet_noir.server.protocol import club as asked_for
from cabinet_noir.server.protocol.club import Directed, JoinTournament, NewTournament, TournamentInfo
from cabinet_noir.server.protocol.tables import NewTable, SeatPlan
from cabinet_noir.server.tables.house import CODE_TRIES, House
from cabinet_noir.server.tables.seats.seating import check_clock, check_level, check_machine
from cabinet_noir.store import Clubs, Person, Seasons, Span, TournamentRow

from .book import Book, Evening, GamePlan
from .lucks import Lucks
from .rounds import Rounds
from .telling import Asker, Teller

MOST_EVENINGS: Final = 400
"""So many a club has in a season."""
_SEASON: Final = re.compile(r"[12][0-9]{3}", re.ASCII)
FOR_ONESELF: Final = ("knock_out", "ladder")
"""Systems in which one goes on by oneself: a team would go on in part."""


class TournamentDesk:
    """Everything the house does about tournaments."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.book = Book(house.resources)
        self.rounds = Rounds(house, self.book)
        self.lucks = Lucks(house.resources, self.book)
        self._clubs, self._seasons = Clubs(house.resources.store), Seasons(house.resources.store)
        self._teller = Teller()

    async def keep(self) -> None:
        """See to rounds, and weigh what they brought, for as long as the house is open."""
        await asyncio.gather(self.rounds.keep(), self.lucks.keep())

    # founding, joining, looking

    async def found(self, asked: NewTournament, person: Person) -> TournamentInfo:
        """Open a tournament; whoever does directs it, and plays in it under a name if they give one."""
        game = self._game_plan(asked)
        if asked.team > 1 and asked.system in FOR_ONESELF:
            raise Illegal("no-teams-in-this-system", rule="C1")
        if asked.club and not await self._directs_club(asked.club, person):
            raise Denied("only-the-director")
        now = self._house.resources.clock()
        if asked.club and await self._seasons.count(asked.club, span_of(season_of(now))) >= MOST_EVENINGS:
            raise Illegal("too-many-evenings", most=MOST_EVENINGS)
        row = TournamentRow(
            id=new_id(),
            code="",
            title=titled(asked.title),
            club=asked.club,
            director=person.id,
            plan=msgspec.json.encode(_plan(asked, game)).decode(),
            game=msgspec.json.encode(game).decode(),
            created=now,
        )
        row = await self._with_code(row)
        self._house.resources.aside.wake()  # who pairs the first round is ready by then
        if asked.name is not None and asked.team == 1:  # who plays in a team says in which one, and so joins it
            return await self.join(row.id, JoinTournament(asked.name, asked.avatar), person)
        return await self.show(row.id, person)

    async def _with_code(self, row: TournamentRow) -> TournamentRow:
        for _ in range(CODE_TRIES):
            row = msgspec.structs.replace(row, code=new_code())
            try:
                await self.book.rows.create(row)
            except Stale:
                continue
            return row
        raise Stale("code-in-use")

    def _game_plan(self, asked: NewTournament) -> GamePlan:
        game = load(asked.game)
        game.check_seats(asked.seats)
        check_assist(asked.assist, game.assists)
        check_clock(game, NewTable(asked.game, (SeatPlan(),), clock=asked.clock))
        check_level(asked.level, tuple(game.bots))
        options = game.agreed(game.version, with_values(game, asked.options, self._house.resources.editions))
        return GamePlan(game.key, game.agreement(options), asked.assist, asked.level, asked.clock)

    async def join(self, key: str, asked: JoinTournament, person: Person) -> TournamentInfo:
        """Let somebody take part; whoever does already is told so by being shown their number."""
        check_machine(False, person, False)
        name = await self._house.accounts.name_at_a_table(asked.name, person)
        row = (await self.book.of(key)).row
        async with self.book.turn(row.id):
            while True:
                evening = await self.book.of(row.id)
                if evening.number_of(person.id) is not None:
                    return await self._told(evening, person)
                act = Enter(_told_apart(name, evening), person.id, asked.avatar, shown(asked.team))
                try:
                    return await self._told(await self.book.write(evening, act, person.id), person)
                except Stale:  # somebody else came in first, at another worker
                    continue

    async def show(self, key: str, person: Person | None) -> TournamentInfo:
        """Tell of a tournament."""
        return await self._told(await self.book.of(key), person)

    async def _told(self, evening: Evening, person: Person | None) -> TournamentInfo:
        club = await self._clubs.of(evening.row.club) if evening.row.club else None
        asker = await self.asker(evening, person)
        title = "" if club is None else club.title
        return self._teller.told(evening, asker, self._house.resources.clock(), title)

    async def asker(self, evening: Evening, person: Person | None) -> Asker:
        """Return what somebody is to a tournament."""
        if person is None:
            return Asker()
        directs = person.id == evening.row.director or (
            bool(evening.row.club) and await self._directs_club(evening.row.club, person)
        )
        return Asker(evening.number_of(person.id), directs)

    async def _directs_club(self, club: str, person: Person) -> bool:
        member = await self._clubs.member(club, person.id)
        return member is not None and member.role == "director"

    # directing

    async def act(self, key: str, asked: Directed, person: Person) -> TournamentInfo:
        """Do what somebody asks for who has seen the last entry."""
        row = (await self.book.of(key)).row
        async with self.book.turn(row.id):
            evening = await self.book.of(row.id)
            asker = await self.asker(evening, person)
            if not (asker.directs or _is_ones_own(evening, asked.act, asker, person)):
                raise Denied("only-the-director")
            if asked.at != evening.seq:
                raise Stale("tournament-has-moved-on")
            return await self._told(await self._done(evening, asked.act, person.id), person)

    async def _done(self, evening: Evening, act: asked_for.DirectorAct, by: str) -> Evening:
        write = self.book.write
        match act:
            case asked_for.OpenRound():
                return await self.rounds.open(evening, by)
            case asked_for.StartWithoutAbsent():
                await self.rounds.start_without_absent(evening, by if act.here else "")
                return evening
            case asked_for.MoreTime():
                return await write(evening, MoreTime(act.minutes), by)
            case asked_for.CloseRound():
                return await self.rounds.close(evening, by)
            case asked_for.Withdraw():
                return await write(evening, Withdraw(act.player), by)
            case asked_for.ComeBackIn():
                return await write(evening, ComeBackIn(act.player), by)
            case asked_for.Correct():
                return await write(evening, Correct(act.round, act.table, act.shares, shown(act.why)), by)
            case asked_for.UndoDirecting():
                evening = await write(evening, Undo(act.entry), by)
                await self.rounds.close_undone(evening)
                return evening
            case asked_for.Feature():
                return await write(evening, Feature(await self._shown(act.table)), by)
            case asked_for.Finish():
                return await write(evening, Finish(), by)
            case _:
                assert_never(act)

    async def _shown(self, key: str) -> str:
        """Return the table of an id or a code, if a spectator may see it; nothing for none."""
        if not key:
            return ""
        row = await self._house.resources.store.table(key)
        if row is None:
            raise Illegal("no-such-board")
        if row.withheld:
            raise Denied("set-is-open")
        return row.id


def _is_ones_own(evening: Evening, act: asked_for.DirectorAct, asker: Asker, person: Person) -> bool:
    """Does somebody withdraw themselves, or come back who has? Not, if it was who directs who took them out."""
    match act:
        case asked_for.Withdraw():
            return act.player == asker.number
        case asked_for.ComeBackIn():
            gone = [entry for entry in evening.log if entry.act == Withdraw(act.player)]
            return act.player == asker.number and bool(gone) and gone[-1].by == person.id
        case _:
            return False


def season_of(created: float) -> str:
    """Return the season an evening belongs to: its year."""
    return str(datetime.fromtimestamp(created, UTC).year)


def span_of(season: str) -> Span:
    """Return from when until when a season lasts; of what is no season, no time at all."""
    if not _SEASON.fullmatch(season):
        return Span(0.0, 0.0)
    year = int(season)
    return Span(*(datetime(each, 1, 1, tzinfo=UTC).timestamp() for each in (year, year + 1)))


def titled(title: str) -> str:
    """Return a title as it is shown, or refuse it."""
    if not (title := shown(title)):
        raise Malformed("title-is-empty")
    return title


def _plan(asked: NewTournament, agreed: GamePlan) -> Plan:
    game = load(agreed.game)
    sides = game.sides(game.agreed(game.version, agreed.options), asked.seats)
    return Plan(
        seats=asked.seats,
        system=asked.system,
        scoring=asked.scoring,
        rounds=asked.rounds,
        boards=asked.boards,
        team=asked.team,
        minutes=asked.minutes,
        rest=asked.rest,
        sides=sides if len({*sides}) < asked.seats else (),
    )


def _told_apart(name: str, evening: Evening) -> str:
    """Return a name that nobody else in a tournament has: people of one name are told apart by a number."""
    taken = {player.name for player in evening.state.players}
    return next((one for one in namesakes(name) if one not in taken), name)
