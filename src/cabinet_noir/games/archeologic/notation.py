"""Moves and positions as text: what a player types, what a golden game records.

3 S       ask about building S on row 3        A traps   B empty   C buildings   ... about the traps, and so on
@3        put the viewfinder on row 3 (solo)   give up
! SB3> TA1^ LD1v OA4< VC5^ IE1>      claim: each building, the upper left zone of its box, and where its top points
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from cabinet_noir.core import Malformed

from .cities import draw
from .edition import AXES, BUILDINGS, ELEMENTS, edition_of
from .types import (
    Action,
    Aim,
    Answer,
    Ask,
    Asked,
    Axis,
    Buried,
    City,
    Claim,
    Clue,
    Count,
    Element,
    GiveUp,
    Placement,
    State,
    TrapClue,
    Unread,
    Verdict,
)

_PLACEMENT: Final = re.compile(r"([STLOVI])([A-E][1-5])([\^>v<])")
_ASK: Final = re.compile(r"([A-E1-5])\s+(\S+)")
_GIVE_UP: Final = "give up"
_SIGNS: Final = {"s": "+", "f": "f", "b": "b"}


def write(action: Action) -> str:
    """Write an action.

    >>> write(Ask("3", "S"))
    '3 S'
    """
    match action:
        case Aim():
            return f"@{action.axis}"
        case Ask():
            return f"{action.axis} {action.element}"
        case Claim():
            return "! " + write_city(action.city)
        case GiveUp():
            return _GIVE_UP
        case _:
            assert_never(action)


def write_city(city: City) -> str:
    """Write a city, building by building."""
    return " ".join(map(str, city))


def read(text: str) -> Action:
    """Read an action, or raise `Malformed`.

    >>> read("b traps")
    Ask(axis='B', element='traps')
    """
    text = text.strip()
    if text.startswith("!"):
        return Claim(read_city(text[1:]))
    if text.lower() == _GIVE_UP:
        return GiveUp()
    if text.startswith("@"):
        return Aim(_axis(text[1:].strip()))
    if found := _ASK.fullmatch(text.upper()):
        return Ask(_axis(found[1]), _element(found[2]))
    raise Malformed("archeologic-unreadable-move", text=text)


def read_city(text: str) -> City:
    """Read six placements, in any order; whether they fit together is the rules' affair."""
    found = [_placement(word) for word in text.split()]
    return tuple(sorted(found, key=lambda placement: BUILDINGS.index(placement.building)))


def _placement(word: str) -> Placement:
    found = _PLACEMENT.fullmatch(word[:3].upper() + word[3:].lower())
    if not found:
        raise Malformed("archeologic-unreadable-move", text=word)
    building = next(b for b in BUILDINGS if b == found[1])
    return Placement(building, found[2], "^>v<".index(found[3]))


def _axis(text: str) -> Axis:
    for axis in AXES:
        if axis == text.upper():
            return axis
    raise Malformed("archeologic-unreadable-move", text=text)


def _element(text: str) -> Element:
    for element in ELEMENTS:
        if element.lower() == text.lower():
            return element
    raise Malformed("archeologic-unreadable-move", text=text)


# positions


def show_answer(answer: Answer | Unread) -> str:
    """Draw what stood in the holes: a number, or up to three symbols; `?` for another's eyes.

    >>> from .types import Symbols
    >>> show_answer(Symbols(("s", "b")))
    '+b.'
    """
    if isinstance(answer, Unread):
        return "?"
    if isinstance(answer, Count):
        return str(answer.number)
    return "".join(_SIGNS[symbol] for symbol in answer.shown).ljust(3, ".")


def show_clue(clue: Clue) -> str:
    """Write a clue."""
    if isinstance(clue, TrapClue):
        return f"{clue.at}={clue.trap}"
    return f"{clue.relation}({clue.first or ''}{clue.second or ''})={clue.value}"


def show(state: State) -> str:
    """Draw a position: clues, the track, the viewfinder, questions and answers, claims, the city once it is shown."""
    lines = ["clues: " + " ".join(map(show_clue, state.clues))]
    for seat, extra in enumerate(state.extra):
        if extra:
            told = "?" if isinstance(extra, Unread) else " ".join(map(show_clue, extra))
            lines.append(f"clues for {seat + 1} alone: {told}")
    lines.append(f"viewfinder: {state.viewfinder}   track: {_track(state)}")
    lines += [_asked(asked) for asked in state.asked]
    lines += [_verdict(verdict) for verdict in state.verdicts]
    for seat, claim in enumerate(state.claims):
        if claim is not None:
            lines.append(f"{seat + 1} claims " + ("?" if isinstance(claim, Unread) else write_city(claim)))
    if not isinstance(state.city, Buried):
        lines += [f"city {state.quest or '(buried)'}", *_drawn(state, state.city)]
    return "\n".join(lines)


def _drawn(state: State, city: City) -> list[str]:
    return draw(edition_of(state.options).buildings, city).splitlines()


def _track(state: State) -> str:
    order = sorted(range(state.seats), key=lambda seat: state.pawns[seat]) if state.pawns else []
    return " ".join(
        f"{seat + 1}{'?' if state.claims[seat] is not None else ''}@{state.pawns[seat]}"
        for seat in order
        if seat not in state.out
    )


def _asked(asked: Asked) -> str:
    return f"{asked.seat + 1}: {asked.axis} {asked.element} ({asked.time}) -> {show_answer(asked.answer)}"


def _verdict(verdict: Verdict) -> str:
    claim = "?" if isinstance(verdict.city, Unread) else write_city(verdict.city)
    parts = "" if verdict.buildings is None or isinstance(verdict.buildings, Unread) else verdict.buildings
    detail = f" right: {' '.join(parts) or 'none'}" if isinstance(verdict.buildings, tuple) else ""
    return f"{verdict.seat + 1}: claim {claim} {'right' if verdict.right else 'wrong'}{detail}"
