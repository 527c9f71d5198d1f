"""Accounts: a name and a password, only for those who want one. Passwords are hashed away from everybody else's work.

A visitor becomes the owner of an account and keeps their seats; whoever logs in elsewhere is the same person there.
Every change of what proves somebody (an account made, a login, another password) comes with a new session.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from cabinet_noir.bots import Thinkers
from cabinet_noir.core import Denied, Illegal, Malformed
from cabinet_noir.store import NameIsTaken, People, Person, Session

from .hashing import is_outdated, is_password, password_hash
from .keys import hashed, new_id, new_token
from .names import clean, likeness, login_of, namesakes

LEAST_PASSWORD: Final = 8


class Passwords:
    """Makes and checks what is kept of a password, in a worker."""

    def __init__(self, aside: Thinkers) -> None:
        self._aside = aside
        self._nobodys = ""

    async def hash(self, password: str) -> str:
        """Return what is kept of a password; refuse one that is too short."""
        if len(password) < LEAST_PASSWORD:
            raise Malformed("password-too-short", least=LEAST_PASSWORD)
        return await self._aside.run(password_hash, password)

    async def check(self, kept: str, password: str) -> bool:
        """Is this the password? For nobody's (an empty one is kept) it takes as long to say no."""
        if not kept and not self._nobodys:
            self._nobodys = await self.hash(secrets.token_urlsafe())
        return await self._aside.run(is_password, kept or self._nobodys, password) and bool(kept)


class Accounts:
    """Who is who."""

    def __init__(self, people: People, clock: Callable[[], float], aside: Thinkers) -> None:
        self.people = people
        self._clock = clock
        self._passwords = Passwords(aside)

    async def welcome(self, name: str, avatar: str) -> tuple[Person, str]:
        """Make somebody known in one browser: return them and the session's token."""
        person = Person(id=new_id(), name=name, avatar=avatar, created=self._clock())
        token = new_token()
        await self.people.add(person, self._session(person, token))
        return person, token

    async def make(self, visitor: Person | None, name: str, password: str, session: str = "") -> tuple[Person, str]:
        """Give a visitor an account; a stranger becomes a visitor on the way. `session` is the one they ask by."""
        if visitor is not None and visitor.login is not None:
            raise Illegal("has-an-account")
        kept = await self._passwords.hash(password)
        login = login_of(name)
        if await self.people.with_login(login) is not None or await self.people.looks_like_another(likeness(name)):
            raise NameIsTaken
        person, token = (visitor, "") if visitor is not None else await self.welcome(name, "")
        before, person = person, replace(person, name=name, login=login, likeness=likeness(name), password=kept)
        if not await self.people.change(before, person):
            raise Illegal("has-an-account")
        return person, token or await self._renew(person, session)

    async def name_at_a_table(self, asked: str, person: Person | None) -> str:
        """Return the name somebody sits down under: the owner of an account under that account's, and nobody else.

        Whoever has the same name by chance is not turned away, but told apart by a number. Whoever was asked to change
        theirs does so first.
        """
        if person is not None and person.name_asked:
            raise Denied("name-to-change")
        if person is not None and person.login is not None:
            return person.name
        for name in namesakes(clean(asked)):
            if not await self.people.looks_like_another(likeness(name)):
                return name
        raise NameIsTaken

    def with_face(self, person: Person, name: str, avatar: str) -> Person:
        """Return somebody with another face. The name of an account is the one it is entered by, and stays.

        But for whoever was asked to change it: theirs must be another one, and an account is then entered by that.
        """
        if not person.name_asked:
            return replace(person, name=person.name if person.login else name, avatar=avatar)
        login = login_of(name)
        if login == login_of(person.name):
            raise Illegal("name-to-change")
        after = replace(person, name=name, avatar=avatar, name_asked=False)
        return after if person.login is None else replace(after, login=login, likeness=likeness(name))

    async def enter(self, name: str, password: str) -> tuple[Person, str]:
        """Let the owner of an account in: return them and a new session's token."""
        person = await self.people.with_login(login_of(name))
        if not await self._passwords.check(person.password if person else "", password) or person is None:
            raise Denied("wrong-name-or-password")
        if is_outdated(person.password):
            await self.people.change(person, replace(person, password=await self._passwords.hash(password)))
        token = new_token()
        await self.people.open_session(self._session(person, token))
        return person, token

    async def change(self, person: Person, old: str, new: str, session: str = "") -> str:
        """Change a password; every session but a new one ends, which goes on where the one they ask by was."""
        await self.prove(person, old)
        if not await self.people.change(person, replace(person, password=await self._passwords.hash(new))):
            raise Denied("wrong-password")  # it was changed meanwhile
        return await self._renew(person, session)

    async def prove(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password; a visitor has none."""
        if person.login is not None and not await self._passwords.check(person.password, password):
            raise Denied("wrong-password")

    async def _renew(self, person: Person, session: str) -> str:
        token = new_token()
        await self.people.open_session(self._session(person, token))
        await self.people.devices.move(session, hashed(token), person.id)
        await self.people.close_sessions(person.id, but=hashed(token))
        return token

    def _session(self, person: Person, token: str) -> Session:
        now = self._clock()
        return Session(token_hash=hashed(token), person=person.id, created=now, seen=now)
