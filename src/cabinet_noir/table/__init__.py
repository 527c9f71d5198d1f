"""What happens at a table: the game's actions and the table's own, judged, recorded and shown by one referee."""

from .course import Course
from .eyes import Eyes
from .interlude import (
    Abandoned,
    Choice,
    Chose,
    Granted,
    HouseEvent,
    Interlude,
    OfTheHouse,
    Paused,
    PauseWished,
    Replaced,
    Resumed,
    Sealed,
    TakenBack,
    Unsealed,
)
from .referee import Referee
from .verify import Verified, verify

__all__ = [
    "Abandoned",
    "Choice",
    "Chose",
    "Course",
    "Eyes",
    "Granted",
    "HouseEvent",
    "Interlude",
    "OfTheHouse",
    "PauseWished",
    "Paused",
    "Referee",
    "Replaced",
    "Resumed",
    "Sealed",
    "TakenBack",
    "Unsealed",
    "Verified",
    "verify",
]
