"""A set that several tables of a still house play, and the people its seats are held for, known by their cookies."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cabinet_noir.core import Seat
from cabinet_noir.server.people.cookies import COOKIE
from cabinet_noir.server.protocol.tables import Seated
from cabinet_noir.server.tables.boards import BoardPlan, Sitter, new_board
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.info import BoardAbout
from cabinet_noir.store import DealSetRow, DealSets, Person

from .clients import any_action
from .still import Guest

ABOUT = BoardAbout("CLUB42", "Soirée", 1)
SECRET = bytes(range(32))


class Player(Guest):
    """Somebody the house knows, who comes with a cookie and nothing else."""

    def __init__(self, house: House, table: str, cookie: str) -> None:
        super().__init__(house, Seated(table, "", None, ""))
        self._visitor._socket.cookies[COOKIE] = cookie

    async def hears(self) -> None:
        """Take everything that is due; who is refused sees no table."""
        self.last.setdefault("welcome", {"table": {}})
        await super().hears()

    @property
    def refused(self) -> str:
        """Why they were, if they were."""
        return str(self.last.get("error", {}).get("reason", ""))


class Company:
    """Everybody who is known, by their names."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: dict[str, tuple[Person, str]] = {}

    async def sitter(self, name: str) -> Sitter:
        if name not in self.people:
            self.people[name] = await self.house.accounts.welcome(name, "")
        person, _ = self.people[name]
        return Sitter(name, "", person.id)

    def person(self, name: str) -> Person:
        return self.people[name][0]

    async def board(self, opened: DealSetRow, *sitters: str, board: int = 1, **more: object) -> str:
        """Open a board for these people; a name in small letters is a bot's level."""
        held = [name if name.islower() else await self.sitter(name) for name in sitters]
        options = {"setup": "chance", "first": 0}
        plan = {"game": "vinci", "options": options, "assist": "off", "clock": None, "about": ABOUT, **more}
        return await new_board(
            self.house,
            BoardPlan(deal_set=opened.id, board=board, sitters=tuple(held), **plan),  # type: ignore[arg-type]
        )

    async def comes(self, name: str, table: str) -> Player:
        await self.sitter(name)
        player = Player(self.house, table, self.people[name][1])
        await player.says(t="hello", token="", since=-1)
        return player


async def opened_set(house: House, boards: int = 2) -> DealSetRow:
    """Open a set whose secret is known to the tests."""
    return await DealSets(house.resources.store).open(boards, house.resources.clock(), SECRET)


async def play_out(players: Sequence[Player], seed: int = 1) -> None:
    """Play to the end, at random."""
    picker = random.Random(seed)
    for player in players:
        await player.hears()
    while players[0].news["outcome"] is None:
        acting = next(player for player in players if player.news["offers"])
        assert (await acting.does(**any_action(acting.news, picker)))["t"] == "done"
        for player in players:
            await player.hears()


SEATS = (Seat(0), Seat(1))
