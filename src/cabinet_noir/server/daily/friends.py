"""Friends by link: whoever follows it, and says so, sees the link's owner among their results, and the other way.

A link says whose it is to whoever holds it. To somebody its owner keeps apart from, it is no link.
"""

from __future__ import annotations

from cabinet_noir.core import Denied, Illegal
from cabinet_noir.server.people.keys import hashed, new_id, new_token
from cabinet_noir.server.protocol.daily import FriendInfo, FriendLink, Invitation
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import Blocks, Friends, People, Person


class FriendDesk:
    """Everything the house does about friends."""

    def __init__(self, resources: Resources) -> None:
        self._clock = resources.clock
        self._friends = Friends(resources.store)
        self._people = People(resources.store)
        self._blocks = Blocks(resources.store)

    async def of(self, person: Person) -> list[FriendInfo]:
        """Return somebody's friends, but for those who keep apart from them, or they from those."""
        apart = (await self._blocks.around(person.id)).apart
        found = await self._friends.of(person.id)
        return [FriendInfo(one.id, one.name, one.avatar, one.since) for one in found if one.person not in apart]

    async def link(self, person: Person) -> FriendLink:
        """Give somebody a link; an earlier one leads nowhere from now on."""
        token = new_token()
        await self._friends.open_link(person.id, hashed(token), self._clock())
        return FriendLink(token)

    async def look(self, token: str, person: Person | None) -> Invitation:
        """Say whose link it is."""
        owner = await self._owner(token, person)
        return Invitation(owner.name, owner.avatar)

    async def join(self, token: str, person: Person) -> list[FriendInfo]:
        """Become friends with a link's owner."""
        owner = await self._owner(token, person)
        if owner.id == person.id:
            raise Illegal("own-friend-link")
        await self._friends.join(person.id, owner.id, (new_id(), new_id()), self._clock())
        return await self.of(person)

    async def part(self, id: str, person: Person) -> list[FriendInfo]:
        """Be friends no longer, either with the other."""
        if not await self._friends.part(person.id, id):
            raise Denied("no-such-friend")
        return await self.of(person)

    async def _owner(self, token: str, person: Person | None) -> Person:
        owner = await self._people.by_id(await self._friends.invited_by(hashed(token)))
        around = await self._blocks.around("" if person is None else person.id)
        if owner is None or owner.id in around.apart:
            raise Denied("no-such-friend-link")
        return owner
