"""What travels between the house and a page about the daily, and about friends who compare it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cabinet_noir.puzzles import Answer, Solution, Verdict

from .puzzles import PuzzleCard
from .tables import News, TableInfo

MOST_ENTRIES = 10_000
"""No quest is as long."""

# A date


class Streak(Struct, frozen=True):
    """How many days in a row, how many missed ones would be forgiven now, and whether today is played."""

    days: int
    freezes: int
    today: bool


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of a date; once it is answered, how; once the date has ended everywhere, what was to be found."""

    card: PuzzleCard
    verdict: Verdict | None = None
    solution: Solution | None = None


class QuestResult(Struct, frozen=True):
    """How a quest ended."""

    found: bool
    time: int


class DailyQuest(Struct, frozen=True):
    """The quest of a date as its reader has explored it so far.

    What the end shows (the city, its code, its marks) comes with the news once the date has ended everywhere; until
    then the news end before it.
    """

    table: TableInfo
    news: News
    result: QuestResult | None
    counts: bool


class Daily(Struct, frozen=True):
    """A date: its puzzle, its quest, its reader's streak."""

    date: str
    ends: float
    """When the date has ended everywhere, in seconds since 1970."""
    ended: bool
    puzzle: DailyPuzzle
    quest: DailyQuest
    streak: Streak


# What a page says


class DailyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to the puzzle of a date."""

    answer: Answer


class QuestAct(Struct, frozen=True, forbid_unknown_fields=True):
    """What I do in the quest of a date, having seen it up to this entry."""

    at: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    action: Any


# What it is told


class DailyVerdict(Struct, frozen=True):
    """Right or not; and, once the date has ended everywhere, what was to be found."""

    verdict: Verdict
    solution: Solution | None
    counted: bool


# Results


class FriendResult(Struct, frozen=True):
    """What a friend made of it."""

    name: str
    avatar: str
    found: bool
    time: int


class TimeCount(Struct, frozen=True):
    """So many found the city in this time."""

    time: int
    many: int


class PuzzleResults(Struct, frozen=True):
    """How everybody did at the puzzle of a date."""

    tried: int
    found: int
    friends: tuple[FriendResult, ...]


class QuestResults(Struct, frozen=True):
    """How everybody did at the quest of a date: the times of those who found the city, and one's place among them."""

    tried: int
    found: int
    times: tuple[TimeCount, ...]
    place: int | None
    friends: tuple[FriendResult, ...]


class DailyResults(Struct, frozen=True):
    """How everybody did. None: its reader has not done it yet, and the date has not ended everywhere."""

    date: str
    puzzle: PuzzleResults | None
    quest: QuestResults | None


# Friends


class FriendInfo(Struct, frozen=True):
    """A friend, by what the friendship is called."""

    id: str
    name: str
    avatar: str
    since: float


class FriendLink(Struct, frozen=True):
    """What a link for friends ends with. Whoever follows it may become one."""

    token: str


class Invitation(Struct, frozen=True):
    """Whose link it is."""

    name: str
    avatar: str


class FriendToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What the link I followed ends with."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class PartFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Not this friend any longer."""

    id: Annotated[str, Meta(min_length=1, max_length=32)]
