"""What happens at a table, in the shape of a room: its acts beside the game's actions, its state beside the game's.

`types`, `clocks`, `rules` and `words` are the table's own; the `Referee` holds the course of the game and how the table
stands, judges both and records both; `Eyes` see for one seat; `verify` judges a whole log again.
"""

from .course import Course
from .eyes import Eyes
from .referee import Referee
from .rules import left, longest, standing_votes
from .types import (
    BY_DAYS,
    GRACE,
    Abandoned,
    AtTheTable,
    Choice,
    ChooseAbout,
    Chose,
    Clocks,
    ComeBack,
    Convened,
    GiveTime,
    Granted,
    HouseEvent,
    OfTheHouse,
    Paused,
    PauseWished,
    RanTooLong,
    Replaced,
    Resumed,
    Returned,
    Running,
    Sealed,
    TableAct,
    TableState,
    TakeBack,
    TakenBack,
    Unsealed,
    Vote,
    WeighWishes,
    WishPause,
)
from .verify import Verified, verify

__all__ = [
    "BY_DAYS",
    "GRACE",
    "Abandoned",
    "AtTheTable",
    "Choice",
    "ChooseAbout",
    "Chose",
    "Clocks",
    "ComeBack",
    "Convened",
    "Course",
    "Eyes",
    "GiveTime",
    "Granted",
    "HouseEvent",
    "OfTheHouse",
    "PauseWished",
    "Paused",
    "RanTooLong",
    "Referee",
    "Replaced",
    "Resumed",
    "Returned",
    "Running",
    "Sealed",
    "TableAct",
    "TableState",
    "TakeBack",
    "TakenBack",
    "Unsealed",
    "Verified",
    "Vote",
    "WeighWishes",
    "WishPause",
    "left",
    "longest",
    "standing_votes",
    "verify",
]
