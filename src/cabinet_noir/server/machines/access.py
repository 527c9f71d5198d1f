"""Who a program acts for: tokens, shown once and kept as hashes; and accounts that become a bot's, for ever."""

from __future__ import annotations

from typing import Final, cast

from msgspec import Struct

from cabinet_noir.core import Denied, Illegal
from cabinet_noir.server.connections import neighbourhood
from cabinet_noir.server.people.cookies import AnyConnection, address, bearer, neighbours
from cabinet_noir.server.people.keys import hashed, new_id, new_token
from cabinet_noir.server.people.names import clean
from cabinet_noir.server.protocol.machines import NewTokenShown, NewTokenWish, Scope, TokenInfo
from cabinet_noir.server.protocol.refusals import NoToken
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Bots, Person, Token, Tokens

MOST_TOKENS: Final = 10
PREFIX: Final = "cabinet_"
"""How a token begins, so that whoever finds one knows what it is."""
STIRRED_EVERY: Final = 3600.0


class Access(Struct, frozen=True):
    """A program that was let in: by which token, for whom, from where."""

    token: Token
    person: Person
    where: str

    @property
    def near(self) -> str:
        """With whom it is counted."""
        return neighbourhood(self.where)


async def let_in(connection: AnyConnection, house: House, scope: Scope) -> Access:
    """Return for whom a program comes, by the token it bears; refuse one that opens nothing, or not this."""
    shown = bearer(connection)
    await house.limits.take("machines-from-here", neighbours(connection))
    if not shown:
        raise NoToken("token-is-missing")
    found = await Tokens(house.resources.store).holder(hashed(shown)) if shown.startswith(PREFIX) else None
    if found is None:
        raise NoToken("token-opens-nothing")
    token, person = found
    access = Access(token, person, address(connection))
    check(house, access, scope)
    await house.limits.take("machines", person.id)
    now = house.resources.clock()
    if now - token.used > STIRRED_EVERY:
        await Tokens(house.resources.store).stir(token.id, now)
    return access


def check(house: House, access: Access, scope: Scope) -> None:
    """Refuse a token of another scope, an account that is banned, and a person's where a bot is meant."""
    if access.token.scope != scope:
        raise Denied("token-lacks-scope", scope=scope)
    house.resources.bans.check(access.where, access.person.id)
    if scope == "bot:play" and not access.person.bot:
        raise Denied("not-a-bot-account")


async def still(house: House, access: Access) -> bool:
    """Does a token still open what it opened?"""
    found = await Tokens(house.resources.store).holder(access.token.token_hash)
    return found is not None and found[1].id == access.person.id


# on one's page


async def make_token(house: House, person: Person, asked: NewTokenWish) -> NewTokenShown:
    """Make a token for an account, and show it: nobody can show it again."""
    if person.login is None:
        raise Denied("has-no-account")
    shown = PREFIX + new_token()
    token = Token(
        id=new_id(),
        person=person.id,
        token_hash=hashed(shown),
        scope=asked.scope,
        label=clean(asked.label),
        created=house.resources.clock(),
    )
    if not await Tokens(house.resources.store).add(token, MOST_TOKENS):
        raise Illegal("too-many-tokens", most=MOST_TOKENS)
    return NewTokenShown(shown, token_info(token))


def token_info(token: Token) -> TokenInfo:
    """Build what its owner is told of a token."""
    return TokenInfo(token.id, token.label, cast(Scope, token.scope), token.created, token.used)


async def revoke(house: House, person: Person, id: str) -> None:
    """Let a token open nothing any longer; whatever came by it is shown out."""
    await Tokens(house.resources.store).revoke(person.id, id)
    house.on_asked([person.id])


async def become_bot(house: House, person: Person, password: str) -> None:
    """Make an account a bot account: its owner knows the password, and it has played no rated game among people."""
    if person.login is None:
        raise Denied("has-no-account")
    await house.accounts.prove(person, password)
    if not person.bot and not await Bots(house.resources.store).mark(person.id):
        raise Illegal("bot-played-before")
