"""What a seat sees, as a text of bounded length: where it sits, the table, what was told, what it may do.

Whatever is left out for its length is the oldest of what was told: the table itself is always there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cabinet_noir.core import Chance, Described, Game, Offer, Seq, Sight

from .boards import paint, spelled
from .reader import Reader

AnyGame = Game[Any, Any, Any, Any]
AnySight = Sight[Any, Any]

LONGEST: Final = 6000
"""So many characters a text has at most."""
MOST_LISTED: Final = 200
"""So many moves of a kind are all listed; of more, a few."""
EXAMPLES: Final = 4
MOST_OFFERED: Final = 2400
"""So many characters what may be done takes at most."""


def look(game: AnyGame, sight: AnySight, reader: Reader, told: Sequence[str] = (), longest: int = LONGEST) -> str:
    """Return all that a seat may be told of its table now; `told` are further lines for the end."""
    head = reader.say(
        "prose-head",
        game=reader.of_room("name"),
        me="none" if sight.seat is None else sight.seat + 1,
        seats=sight.seats,
        seq=sight.seq,
    )
    table = f"{reader.say('prose-table')}\n{drawn(game, sight, reader)}"
    end = "\n".join((*_moves(game, sight, reader), *told))
    room = longest - sum(map(len, (head, table, end))) - 3 * len("\n\n")
    text = "\n\n".join(part for part in (head, _past(game, sight, reader, room), table, end) if part)
    return cut(text, reader, longest)


def cut(text: str, reader: Reader, longest: int = LONGEST) -> str:
    """Return a text, or what there is room for."""
    if len(text) <= longest:
        return text
    mark = "\n" + reader.say("prose-cut")
    return text[: longest - len(mark)] + mark


def drawn(game: AnyGame, sight: AnySight, reader: Reader) -> str:
    """Return the table as its room draws it, in letters alone."""
    lines = paint(game, sight.view, reader.names, reader.say).plain.splitlines()
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def past(game: AnyGame, sight: AnySight, reader: Reader) -> Iterator[str]:
    """Yield what the seat was told, each line with its entry, oldest first."""
    for seq, events in sight.past:
        yield from _entry(game, seq, events, reader)


def _entry(game: AnyGame, seq: Seq, events: Sequence[Any], reader: Reader) -> list[str]:
    return [f"{seq} · {reader.line(line)}" for event in events for line in game.tell(event)]


def _past(game: AnyGame, sight: AnySight, reader: Reader, room: int) -> str:
    """Return as much of the past as there is room for, the newest; no more of it is put into words."""
    head, first = reader.say("prose-told"), len(sight.past)
    room -= len(head) + len(reader.say("prose-told-left-out", count=first)) + 2
    kept: list[str] = []
    for seq, events in reversed(sight.past):
        lines = _entry(game, seq, events, reader)
        room -= sum(len(line) + 1 for line in lines)
        if room < 0:
            break
        kept, first = lines + kept, first - 1
    left_out = [reader.say("prose-told-left-out", count=first)] if first else []
    return "\n".join((head, *left_out, *kept)) if kept or first else ""


def _moves(game: AnyGame, sight: AnySight, reader: Reader) -> Iterator[str]:
    """Yield what may be done, kind by kind, as it is written."""
    if not sight.offers:
        return
    yield reader.say("prose-turn-yours")
    yield reader.say("prose-moves")
    each = MOST_OFFERED // len(sight.offers)
    for offer in sight.offers:
        yield f"- {_offered(game, offer, sight, reader, each)}"


def _offered(game: AnyGame, offer: Offer, sight: AnySight, reader: Reader, longest: int) -> str:
    """Return the moves of a kind: all of them, some examples, or, where words are typed, that they are."""
    chance = Chance(bytes(32), f"examples {sight.seq}")  # the same for whoever sees the same
    if any(isinstance(domain, Described) for domain in offer.fields.values()):
        if game.deduction.wording is not None:  # an example would be a word that is none
            return reader.say("prose-moves-typed")
        return reader.say("prose-moves-described", examples=spelled(game, game.pick((offer,), chance), reader.say))
    if len(offer) <= MOST_LISTED:
        moves = (spelled(game, action, reader.say) for action in game.actions((offer,)))
        listed = "  ".join(dict.fromkeys(moves))
        if len(listed) <= longest:
            return listed
    some = dict.fromkeys(spelled(game, game.pick((offer,), chance), reader.say) for _ in range(EXAMPLES))
    return reader.say("prose-moves-many", count=len(offer), examples="  ".join(some))
