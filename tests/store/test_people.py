"""What proves somebody is changed by whoever saw it last, and nothing else is undone on the way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from cabinet_noir.core import Illegal
from cabinet_noir.store import People, Person, Session, Store

from .test_store import with_store

ADA = Person(id="ada", name="Ada", avatar="fox", created=0.0)
ACCOUNT = replace(ADA, login="ada", password="first")


def with_people(db: str, do: Callable[[People], Awaitable[None]], *known: Person) -> None:
    async def run(store: Store) -> None:
        for person in known:
            await People(store).add(person, Session(token_hash=person.id, person=person.id, created=0.0, seen=0.0))
        await do(People(store))

    with_store(db, run)


async def read(people: People, id: str = "ada") -> Person:
    found = await people.known_by(id)
    assert found is not None
    return found[0]


def test_a_new_face_undoes_no_account_that_was_made_meanwhile(db: str) -> None:
    async def meanwhile(people: People) -> None:
        assert await people.change(ADA, ACCOUNT)
        assert not await people.change(ADA, replace(ADA, name="Eve", avatar="owl"))
        assert await read(people) == ACCOUNT
        assert not await people.change(ADA, replace(ACCOUNT, login="eve", password="eve's"))
        assert await read(people) == ACCOUNT

    with_people(db, meanwhile, ADA)


def test_an_old_password_does_not_come_back_with_its_new_hash(db: str) -> None:
    async def meanwhile(people: People) -> None:
        changed = replace(ACCOUNT, password="second")
        assert await people.change(ACCOUNT, changed)
        assert not await people.change(ACCOUNT, replace(ACCOUNT, password="first, hashed again"))
        assert await read(people) == changed

    with_people(db, meanwhile, ACCOUNT)


def test_a_password_and_a_face_may_change_at_once(db: str) -> None:
    async def both(people: People) -> None:
        assert await people.change(ACCOUNT, replace(ACCOUNT, avatar="owl"))
        assert await people.change(ACCOUNT, replace(ACCOUNT, password="second"))
        assert await people.change(ACCOUNT, ACCOUNT) is False
        assert await read(people) == replace(ACCOUNT, avatar="owl", password="second")

    with_people(db, both, ACCOUNT)


def test_a_login_is_one_persons_and_nobody_changes_who_is_forgotten(db: str) -> None:
    bob = replace(ADA, id="bob")

    async def take(people: People) -> None:
        with pytest.raises(Illegal, match="login-is-taken"):
            await people.change(bob, replace(bob, login="ada"))
        assert await people.change(bob, bob)
        await people.forget("bob")
        assert not await people.change(bob, replace(bob, name="Bob"))

    with_people(db, take, ACCOUNT, bob)
