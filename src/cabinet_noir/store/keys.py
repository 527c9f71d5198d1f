"""The keys the house signs logs with: one at a time, claimed once for all its workers. It knows nothing of signing."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import func, select, update

from .schema import UNFINISHED, keys, tables
from .store import Store


class Key(Struct, frozen=True):
    """A key of the house."""

    number: int
    public: str
    private: str
    created: float


class Keys:
    """Every key the house ever had; of old ones only the public half is kept for ever."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def current(self, draw: Callable[[], Key]) -> Key:
        """Return the key in use; if there is none yet, whoever comes first has drawn it."""
        found = await self._last()
        if found is None:
            await self._add(draw())
            found = await self._last()
            assert found is not None
        return found

    async def rotate(self, fresh: Key) -> bool:
        """Use this key from now on, unless somebody else has just put another in its place."""
        last = await self._last()
        return await self._add(Key(1 if last is None else last.number + 1, fresh.public, fresh.private, fresh.created))

    async def named(self, public: str) -> Key | None:
        """Return a key by its public half."""
        return next((key for key in await self.all() if key.public == public), None)

    async def all(self) -> list[Key]:
        """Return every key, the oldest first."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(keys).order_by(keys.c.number))
            return [Key(**row) for row in rows.mappings()]

    async def forget_old(self) -> int:
        """Forget the private halves that no unfinished log is still to be signed with, and return how many."""
        t = tables.c
        last = select(func.max(keys.c.number)).scalar_subquery()
        needed = select(t.id).where(t.status.in_(UNFINISHED) & t.header.contains(keys.c.public)).exists()
        old = (keys.c.number < last) & (keys.c.private != "") & ~needed
        async with self._database.writing() as connection:
            return (await connection.execute(update(keys).where(old).values(private=""))).rowcount

    async def _last(self) -> Key | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(keys).order_by(keys.c.number.desc()).limit(1))).mappings().first()
        return None if row is None else Key(**row)

    async def _add(self, key: Key) -> bool:
        new = self._database.insert(keys).values(
            number=key.number, public=key.public, private=key.private, created=key.created
        )
        async with self._database.writing() as connection:
            return (await connection.execute(new.on_conflict_do_nothing())).rowcount == 1
