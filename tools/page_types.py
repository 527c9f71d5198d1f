"""Writes the page's TypeScript types from the Python structs, so that no type is typed twice.

    python -m tools.page_types web/src/generated

`types.ts` holds the house's messages and bodies; each room that has a page gets a file of its own, named by its key.
"""

from __future__ import annotations

import json
import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Struct, inspect
from tools.page_files import keep
from tools.page_printed import paper_of

from cabinet_noir.core import AssistLevel, Closing, Described, Entry
from cabinet_noir.games import GAMES, TEMPLATE, load, room_of
from cabinet_noir.puzzles import Kind, Theme
from cabinet_noir.review import Reviewed
from cabinet_noir.server.protocol import (
    club,
    companion,
    daily,
    from_page,
    ledger,
    lessons,
    machines,
    pack,
    people,
    push,
    puzzles,
    tables,
)
from cabinet_noir.table import HouseEvent

HOUSE_OUT: dict[str, Any] = {
    "ToPage": tables.ToPage,
    "HouseEvent": HouseEvent,
    "GameInfo": tables.GameInfo,
    "Seated": tables.Seated,
    "Imported": tables.Imported,
    "Replay": tables.Replay,
    "LookedBack": tables.LookedBack,
    "Reviewed": Reviewed,
    "Retried": tables.Retried,
    "AssistLevel": AssistLevel,
    "Status": tables.Status,
    "Phrase": tables.Phrase,
    "Me": people.Me,
    "MyTable": people.MyTable,
    "Call": people.Call,
    "RatingInfo": people.RatingInfo,
    "Board": people.Board,
    "Lent": people.Lent,
    "Profile": people.Profile,
    "BlockInfo": people.BlockInfo,
    "Reported": people.Reported,
    "BotInfo": machines.BotInfo,
    "TokenInfo": machines.TokenInfo,
    "NewTokenShown": machines.NewTokenShown,
    "PublicKeys": tables.PublicKeys,
    "PushInfo": push.PushInfo,
    "Tap": push.Tap,
    "Lesson": lessons.Lesson,
    "PuzzleKind": Kind,
    "PuzzleTheme": Theme,
    "PuzzleHall": puzzles.PuzzleHall,
    "PuzzleCard": puzzles.PuzzleCard,
    "PuzzleVerdict": puzzles.PuzzleVerdict,
    "Pack": pack.Pack,
    "Daily": daily.Daily,
    "DailyVerdict": daily.DailyVerdict,
    "DailyResults": daily.DailyResults,
    "FriendInfo": daily.FriendInfo,
    "FriendLink": daily.FriendLink,
    "Invitation": daily.Invitation,
    "MyWorth": ledger.MyWorth,
    "Checked": companion.Checked,
    "Fresh": companion.Fresh,
    "Entry": Entry,
    "Closing": Closing,
    "TournamentInfo": club.TournamentInfo,
    "ClubInfo": club.ClubInfo,
    "MyClub": club.MyClub,
}
HOUSE_IN: dict[str, Any] = {
    "FromPage": from_page.FromPage,
    "NewTable": tables.NewTable,
    "Join": tables.Join,
    "FillSeat": tables.FillSeat,
    "Retry": tables.Retry,
    "Face": people.Face,
    "Credentials": people.Credentials,
    "NewPassword": people.NewPassword,
    "Farewell": people.Farewell,
    "Quick": people.Quick,
    "NewDevice": push.NewDevice,
    "Mornings": push.Mornings,
    "AboutSeat": people.AboutSeat,
    "Lift": people.Lift,
    "NewReport": people.NewReport,
    "PuzzleAnswer": puzzles.PuzzleAnswer,
    "PuzzleHint": puzzles.PuzzleHint,
    "GiveUp": puzzles.GiveUp,
    "DailyAnswer": daily.DailyAnswer,
    "QuestAct": daily.QuestAct,
    "FriendToken": daily.FriendToken,
    "PartFriend": daily.PartFriend,
    "NewTournament": club.NewTournament,
    "JoinTournament": club.JoinTournament,
    "DirectorAct": club.DirectorAct,
    "Directed": club.Directed,
    "NewClub": club.NewClub,
    "JoinClub": club.JoinClub,
    "SetRole": club.SetRole,
    "PartMember": club.PartMember,
    "Sheet": companion.Sheet,
}


class Writer:
    """Collects the structs reachable from some types and writes each one once."""

    def __init__(self) -> None:
        self.structs: dict[str, str] = {}
        self.aliases: dict[str, str] = {}
        self.classes: dict[str, type[Struct]] = {}

    def add(self, names: dict[str, Any], *, sent_by_page: bool) -> None:
        """Write these types; in what the page itself sends, a field with a default may be left out."""
        for name, kind in names.items():
            info = inspect.type_info(kind)
            text = self.expression(info, sent_by_page)
            if name not in self.structs:
                self.aliases[name] = f"export type {name} = {text};"

    def expression(self, info: inspect.Type, sent_by_page: bool) -> str:
        """Return a type as TypeScript."""
        match info:
            case inspect.Metadata(type=inner):
                return self.expression(inner, sent_by_page)
            case inspect.StructType():
                return self.struct(info, sent_by_page)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.expression(one, sent_by_page) for one in types))
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.TupleType(item_types=items):
                return "readonly [" + ", ".join(self.expression(one, sent_by_page) for one in items) + "]"
            case inspect.CollectionType(item_type=item):
                each = self.expression(item, sent_by_page)
                return f"readonly ({each})[]" if "|" in each or each.startswith("readonly") else f"readonly {each}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.expression(key, sent_by_page)}, {self.expression(value, sent_by_page)}>>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case _:
                raise TypeError(f"no TypeScript for {info!r}")

    def struct(self, info: inspect.StructType, sent_by_page: bool) -> str:
        """Write a struct as an interface, once, and return its name."""
        cls: type[Struct] = info.cls
        name = cls.__name__
        if self.classes.setdefault(name, cls) is not cls:
            raise TypeError(f"two structs are called {name}, and the page could not tell them apart")
        if name in self.structs:
            return name
        self.structs[name] = ""  # it may speak of itself
        lines = [f"/** {(cls.__doc__ or name).strip().splitlines()[0]} */", f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f'  readonly {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            omitted = not field.required and (sent_by_page or cls.__struct_config__.omit_defaults)
            kind = self.expression(field.type, sent_by_page)
            lines.append(f"  readonly {field.encode_name}{'?' if omitted else ''}: {kind};")
        self.structs[name] = "\n".join([*lines, "}"])
        return name

    def text(self, source: str) -> str:
        """Return the whole file."""
        head = f"// Written by tools/page_types.py from {source}. Do not edit: change the Python structs.\n"
        return "\n\n".join([head, *self.structs.values(), *self.aliases.values()]) + "\n"


def described_by(key: str) -> dict[str, Any]:
    """Return the domains a room describes in its offers, as one type."""
    found = [kind for kind in Described.__subclasses__() if kind.__module__.startswith(room_of(key))]
    return {"Domain": reduce(or_, found)} if found else {}


def printed_by(key: str) -> dict[str, Any]:
    """Return the type of what a room prints on its sheets, if it has any."""
    paper = paper_of(key)
    return {"Printed": paper.Printed} if paper else {}


def write_all(folder: Path) -> None:
    """Write the house's file, then one a room."""
    house = Writer()
    house.add(HOUSE_OUT, sent_by_page=False)
    house.add(HOUSE_IN, sent_by_page=True)
    keep(folder / "types.ts", house.text("the server's messages"))
    keep(folder / "protocol.json", json.dumps({"protocol": from_page.PROTOCOL}) + "\n")
    for key in (*GAMES, TEMPLATE):
        game = load(key)
        room = Writer()
        room.add({"State": game.state, "Event": game.event, **described_by(key), **printed_by(key)}, sent_by_page=False)
        room.add({"Action": game.action, "Options": game.options}, sent_by_page=True)
        if game.companion is not None:
            room.add({"Entered": game.companion.entered}, sent_by_page=True)
            if game.companion.says is not None:
                said = get_type_hints(game.companion.says)["return"]
                room.add({said.__name__: said}, sent_by_page=False)
        keep(folder / f"{key}.ts", room.text(f"the room {key}"))


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated"))
