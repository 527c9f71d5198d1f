"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .attendance import Attendance
from .club.clubs import MOST_CLUBS, MOST_MEMBERS, ClubRow, Clubs, MemberRow
from .club.deal_sets import DealSetRow, DealSets
from .club.seasons import PersonTotal, Seasons, Span
from .club.tournaments import MOST_UNTENDED, EntryRow, PlayerRow, ScoreRow, TournamentRow, Tournaments, Written
from .daily import Dailies, DailyKind, DailyTries, DailyTry, MadeDaily, Tally
from .database.engine import address, sqlite_file
from .database.faults import Unwritten
from .door.audit import Audit, Deed
from .door.bans import Ban, Bans
from .door.blocks import NOBODY, Around, Block, Blocks
from .door.reports import Report, Reports
from .friends import MOST_FRIENDS, Friend, Friends, FriendTry
from .keys import Key, Keys
from .leases import LeaseRows
from .lobby import Lobby, Wish
from .machines import BotRow, Bots, Token, Tokens
from .operator import Operator, PersonLine, SeatLine, TableLine
from .people import NameIsTaken, People, Person, Session, Sitting
from .push import MOST_DEVICES, Device, Devices, Errand, Errands, PushKey, PushKeys
from .puzzles import Bout, Tries, Try
from .ratings import Pool, Rating, Ratings
from .rows import NOT_OPENED, Note, SeatRow, TableRow
from .statements import devices_forgotten, header_of_log, helped, played_by, signed, status_of, unrated
from .store import MOST_NOTES, Store, read_entry
from .timers import Timers, due_at
from .worths import WorthRow, Worths

__all__ = [
    "MOST_CLUBS",
    "MOST_DEVICES",
    "MOST_FRIENDS",
    "MOST_MEMBERS",
    "MOST_NOTES",
    "MOST_UNTENDED",
    "NOBODY",
    "NOT_OPENED",
    "Around",
    "Attendance",
    "Audit",
    "Ban",
    "Bans",
    "Block",
    "Blocks",
    "BotRow",
    "Bots",
    "Bout",
    "ClubRow",
    "Clubs",
    "Dailies",
    "DailyKind",
    "DailyTries",
    "DailyTry",
    "DealSetRow",
    "DealSets",
    "Deed",
    "Device",
    "Devices",
    "EntryRow",
    "Errand",
    "Errands",
    "Friend",
    "FriendTry",
    "Friends",
    "Key",
    "Keys",
    "LeaseRows",
    "Lobby",
    "MadeDaily",
    "MemberRow",
    "NameIsTaken",
    "Note",
    "Operator",
    "People",
    "Person",
    "PersonLine",
    "PersonTotal",
    "PlayerRow",
    "Pool",
    "PushKey",
    "PushKeys",
    "Rating",
    "Ratings",
    "Report",
    "Reports",
    "ScoreRow",
    "Seasons",
    "SeatLine",
    "SeatRow",
    "Session",
    "Sitting",
    "Span",
    "Store",
    "TableLine",
    "TableRow",
    "Tally",
    "Timers",
    "Token",
    "Tokens",
    "TournamentRow",
    "Tournaments",
    "Tries",
    "Try",
    "Unwritten",
    "Wish",
    "WorthRow",
    "Worths",
    "Written",
    "address",
    "devices_forgotten",
    "due_at",
    "header_of_log",
    "helped",
    "played_by",
    "read_entry",
    "signed",
    "sqlite_file",
    "status_of",
    "unrated",
]
