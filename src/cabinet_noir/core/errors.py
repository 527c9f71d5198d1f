"""What can go wrong, as one small tree with stable string codes.

    Refusal
    ├── Malformed   the message cannot be read                 told
    ├── Illegal     the rules forbid it, and here is the rule  told, with the rule's number
    ├── Stale       it was made on an old view                 resync
    ├── Denied      this visitor may not                       told
    └── Corrupt     the log contradicts itself                 stop the table, keep the log

A refusal never changes a game and never ends it. The words are not here: `reason` names a message in the `.ftl`
files, so that each reader is told in their own language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct


class Problem(Struct, frozen=True, tag_field="t", tag="error", omit_defaults=True):
    """The one JSON shape of every refusal."""

    code: str
    reason: str
    rule: str = ""
    args: dict[str, Any] = {}
    id: str = ""


class Refusal(Exception):
    """Something asked for was not done, and nothing has changed."""

    code: ClassVar[str] = "refused"

    def __init__(self, reason: str, *, rule: str = "", **args: Any) -> None:
        super().__init__(f"{self.code}: {reason}" + (f" ({rule})" if rule else ""))
        self.reason = reason
        self.rule = rule
        self.facts: Mapping[str, Any] = args

    def problem(self, id: str = "") -> Problem:
        """Return what is told to whoever asked."""
        return Problem(self.code, self.reason, self.rule, dict(self.facts), id)


class Malformed(Refusal):
    """The message cannot be read."""

    code = "malformed"


class Illegal(Refusal):
    """The rules forbid it."""

    code = "illegal"


class Stale(Refusal):
    """The action was made on an old view of the table."""

    code = "stale"


class Denied(Refusal):
    """This visitor may not do that."""

    code = "denied"


class Corrupt(Refusal):
    """A log contradicts the rules, its own seal, or itself."""

    code = "corrupt"
