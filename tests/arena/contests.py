"""Small contests for tests."""

from __future__ import annotations

from typing import Any

from cabinet_noir.arena.book import Book, Played, play_deals
from cabinet_noir.arena.conduct import Here, Workers, in_order
from cabinet_noir.arena.entrants import read_entrants
from cabinet_noir.arena.plan import Plan, check_plan, heading_for

ALONE = Workers(Here, 1)


def planned(*bots: str, game: str = "vinci", seats: int | None = None, deals: int = 3, **more: Any) -> Plan:
    """Return the plan of a contest."""
    plan = Plan(heading_for(game, {}, seats), read_entrants(bots), deals, **more)
    check_plan(plan, here=True)
    return plan


def played(plan: Plan, by: Workers = ALONE) -> list[Played]:
    """Play a plan."""
    return [each for batch in in_order(play_deals, plan.tasks(set()), by) for each in batch]


def booked(plan: Plan, by: Workers = ALONE) -> Book:
    """Play a plan and put it into a book."""
    return Book(plan.heading, tuple(played(plan, by)))


def untimed(book: Book) -> list[Played]:
    """Return all of a book that comes out the same again."""
    return [each.untimed for each in book.played]
