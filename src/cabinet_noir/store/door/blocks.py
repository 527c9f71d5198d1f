"""Who has blocked whom, in the store. What follows from it at a table is decided elsewhere."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import delete, func, select

from cabinet_noir.core import Illegal
from cabinet_noir.store.schema.door import blocks
from cabinet_noir.store.store import Store

MOST_BLOCKED = 500
"""How many one person may block: more than anybody meets, and few enough to be read at every hello."""


class Block(Struct, frozen=True, kw_only=True):
    """Somebody whom a person does not want to be seated with, under the name they had then."""

    id: str
    person: str
    blocked: str
    name: str
    since: float


class Around(Struct, frozen=True):
    """Whom somebody has blocked, and who has blocked them."""

    blocked: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()

    @property
    def apart(self) -> frozenset[str]:
        """With whom the house does not seat them."""
        return self.blocked | self.blocked_by


NOBODY = Around()


class Blocks:
    """Every block of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def add(self, block: Block) -> None:
        """Write a block down; one that is there already stays as it is."""
        mine = select(func.count()).where(blocks.c.person == block.person)
        columns = {name: getattr(block, name) for name in block.__struct_fields__}
        new = self._database.insert(blocks).values(columns)
        async with self._database.writing() as connection:
            if ((await connection.execute(mine)).scalar() or 0) >= MOST_BLOCKED:
                raise Illegal("too-many-blocked", most=MOST_BLOCKED)
            await connection.execute(new.on_conflict_do_nothing(index_elements=[blocks.c.person, blocks.c.blocked]))

    async def lift(self, person: str, id: str) -> str:
        """Take one of somebody's blocks away, and return whom it was about; empty: there is no such block."""
        mine = (blocks.c.person == person) & (blocks.c.id == id)
        async with self._database.writing() as connection:
            about = (await connection.execute(select(blocks.c.blocked).where(mine))).scalar()
            await connection.execute(delete(blocks).where(mine))
        return about or ""

    async def of(self, person: str) -> list[Block]:
        """Return whom somebody has blocked, the latest first."""
        query = select(blocks).where(blocks.c.person == person).order_by(blocks.c.since.desc(), blocks.c.id)
        async with self._database.reading() as connection:
            return [Block(**row) for row in (await connection.execute(query)).mappings()]

    async def around(self, person: str) -> Around:
        """Return whom somebody is kept apart from, and by whom."""
        if not person:
            return NOBODY
        b = blocks.c
        query = select(b.person, b.blocked).where((b.person == person) | (b.blocked == person))
        async with self._database.reading() as connection:
            rows = [(row.person, row.blocked) for row in await connection.execute(query)]
        blocked = frozenset(other for by, other in rows if by == person)
        return Around(blocked, frozenset(by for by, other in rows if other == person))
