"""The refusals only a server has, beside the contract's.

Malformed ── TooLarge     413
Denied ──┬── NoSuchTable  404
         ├── NoSuchPage   404
         ├── NoSuchPuzzle 404
         ├── NoSuchTournament, NoSuchClub 404
         ├── NoToken      401
         ├── Banned       403
         ├── Outdated     409
         ├── TooMany      429
         └── Busy         503
"""

from __future__ import annotations

from cabinet_noir.core import Denied, Malformed


class TooLarge(Malformed):
    """More was sent than anybody needs to say."""


class NoSuchTable(Denied):
    """There is no such table, or none this visitor may know of."""


class NoSuchPage(Denied):
    """There is nothing at this address."""


class NoSuchPuzzle(Denied):
    """There is no such puzzle on any shelf."""


class NoSuchTournament(Denied):
    """There is no tournament of this id or code."""


class NoSuchClub(Denied):
    """There is no club of this id or code."""


class NoToken(Denied):
    """A program shows no token, or one that opens nothing."""


class Banned(Denied):
    """Not before then: whoever runs the house has closed its doors to this person, or to this address."""

    code = "banned"


class Outdated(Denied):
    """A page of an earlier build says what this house no longer understands: it is to load itself anew."""

    code = "reload"


class TooMany(Denied):
    """Not so often: later."""


class Busy(Denied):
    """So much is being done at this moment that this has to wait: later, and not because of who asks."""
