"""Sights and actions of ArcheOlogic as numbers. Knows a sight and what it offers; never a full state.

Indexes, block after block: the axes to aim at; the 90 questions; the placements of each building, of which a claim is
laid out in the order S T L O V I, pick by pick; giving up.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, assert_never, get_args

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core.encoding import Draft, Int8s, Remembered, Seen, clockwise, flags, large, one_of, starts, vector

from .answers import QUESTION, QUESTIONS, SYMBOLS, city_of, layout_of
from .atlas import atlas
from .edition import AXES, BUILDINGS, PLACEMENTS, ZONES
from .relations import ABOUTS, about
from .track import last
from .types import Action, Aim, Answer, Ask, Claim, Count, GiveUp, Options, Phase, State, TrapClue, Unread

See = Seen[State]
PHASES: Final[dict[str, int]] = {phase: at for at, phase in enumerate(get_args(Phase))}
FIRST: Final = tuple(accumulate((len(PLACEMENTS[building]) for building in BUILDINGS), initial=0))
"""Where each building's placements begin among all of them."""
LAID: Final = FIRST[-1]
ANSWER: Final = 1 + len(SYMBOLS)
"""That there is an answer; and the symbols, or the number first."""
_AIM, _ASK, _CLAIM, _GIVE_UP, _END = starts(len(AXES), len(QUESTIONS), LAID, 1)
_ABOUT: Final = {each: at for at, each in enumerate(ABOUTS)}
_BYTE: Final = 8


@cache
def _cities() -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Return every arrangement as one number, in their order, and the placements of each building in them."""
    columns = np.ascontiguousarray(atlas().arrangements.T)
    keys = np.zeros(columns.shape[1], np.int64)
    for column in columns:
        keys = (keys << _BYTE) | column
    return keys, columns


@lru_cache(maxsize=4096)
def _following(draft: Draft) -> bytes:
    """Return which placements of the next building leave room for the others."""
    keys, columns = _cities()
    building, least = len(draft), 0
    for at, index in enumerate(draft):
        least = least << _BYTE | (index - _CLAIM - FIRST[at])
    rest = _BYTE * (len(BUILDINGS) - building)
    low, high = np.searchsorted(keys, (least << rest, (least + 1) << rest))
    found = np.zeros(_END, np.uint8)
    found[columns[building, low:high].astype(np.intp) + _CLAIM + FIRST[building]] = 1
    return found.tobytes()


@cache
def _first_laid() -> bytes:
    return _following(())[_CLAIM:_GIVE_UP]


class ArcheOlogicEncoding:
    """The numbers of a table; what is printed on the buildings is agreed on, and not told again."""

    actions = _END

    def __init__(self, options: Options, seats: int) -> None:
        self._options, self._seats = options, seats
        self._remembered = Remembered()
        clues = len(ZONES) * 2 + (len(ABOUTS) if options.expert else 0)
        questions = len(QUESTIONS) * (ANSWER + seats - 1)
        self.length = clues + questions + 3 * LAID + 1 + len(BUILDINGS) + seats * 6 + 2 * len(AXES) + len(PHASES)

    # observe

    def observe(self, sight: See, draft: Draft = ()) -> Int8s:
        """The clues, the own answers, what others asked, own claims, everybody's pawn, the viewfinder, the draft."""
        return vector(self._remembered(sight, self._told) + flags(LAID, [index - _CLAIM for index in draft]))

    def _told(self, sight: See) -> bytes:
        view, seat = sight.view, sight.seat or 0
        parts = [
            self._clues(view, seat),
            self._questions(view, seat),
            self._own_claims(view, seat),
            *self._pawns(view, seat),
            one_of(len(AXES), AXES.index(view.viewfinder)),
            bytes(view.axis_times.get(axis, 0) for axis in AXES),
            one_of(len(PHASES), PHASES[view.phase]),
        ]
        return b"".join(parts)

    def _clues(self, view: State, seat: int) -> bytes:
        """Of each zone, whether fire or blades are told there; of each relation, what is told, from 1 on."""
        traps = bytearray(2 * len(ZONES))
        relations = bytearray(len(ABOUTS) if self._options.expert else 0)
        own = view.extra[seat] if view.extra else ()
        for clue in (*view.clues, *(() if isinstance(own, Unread) else own)):
            if isinstance(clue, TrapClue):
                traps[2 * ZONES.index(clue.at) + (clue.trap == "b")] = 1
            else:
                what, code = about(clue)
                relations[_ABOUT[what]] = 1 + code
        return bytes(traps + relations)

    def _questions(self, view: State, seat: int) -> bytes:
        """Of each question, the own answer to it, and how often each of the others has asked it."""
        size = ANSWER + self._seats - 1
        found = bytearray(len(QUESTIONS) * size)
        for asked in view.asked:
            at = QUESTION[asked.axis, asked.element] * size
            step = (asked.seat - seat) % self._seats
            if step:
                found[at + ANSWER + step - 1] = min(127, found[at + ANSWER + step - 1] + 1)
            elif not isinstance(asked.answer, Unread):
                found[at : at + ANSWER] = _ANSWERS.get(asked.answer) or _answer(asked.answer)
        return bytes(found)

    def _own_claims(self, view: State, seat: int) -> bytes:
        """The claim that waits, the last one judged, that there was one, and which of its buildings are right."""
        waiting, judged, right = view.claims[seat], None, bytes(len(BUILDINGS))
        for verdict in view.verdicts:
            if verdict.seat == seat and not isinstance(verdict.city, Unread):
                judged = verdict.city
                known = verdict.buildings if isinstance(verdict.buildings, tuple) else ()
                right = bytes(building in known for building in BUILDINGS)
        cities = (None if city is None or isinstance(city, Unread) else layout_of(city) for city in (waiting, judged))
        laid = b"".join(flags(LAID, [FIRST[b] + n for b, n in enumerate(layout or ())]) for layout in cities)
        return laid + bytes((judged is not None,)) + right

    def _pawns(self, view: State, seat: int) -> list[bytes]:
        turn = last(view) if view.phase in ("aiming", "playing") else None
        found = []
        for each in clockwise(seat, self._seats):
            time = large(view.pawns[each]) if view.pawns else large(0)
            judged = min(127, sum(verdict.seat == each for verdict in view.verdicts))
            told = (each == turn, each in view.out, view.claims[each] is not None, judged)
            found.append(time + bytes(told))
        return found

    # mask

    def mask(self, sight: See, draft: Draft = ()) -> Int8s:
        """What is offered, index by index; while a city is laid out, where the next building may lie."""
        if draft:
            return vector(_following(draft))
        found = bytearray(_END)
        for offer in sight.offers:
            match offer.action:
                case "aim":
                    found[_AIM:_ASK] = b"\1" * len(AXES)
                case "ask":
                    found[_ASK:_CLAIM] = b"\1" * len(QUESTIONS)  # its three families are offered together
                case "claim":
                    found[_CLAIM:_GIVE_UP] = _first_laid()
                case "give_up":
                    found[_GIVE_UP] = 1
        return vector(found)

    # pick, path

    def pick(self, sight: See, draft: Draft, index: int) -> Action | None:
        """Return the action of an index, or nothing while buildings of a claim are missing."""
        if index < _ASK:
            return Aim(AXES[index])
        if index < _CLAIM:
            axis, element = QUESTIONS[index - _ASK]
            return Ask(axis, element)
        if index == _GIVE_UP:
            return GiveUp()
        if len(draft) + 1 < len(BUILDINGS):
            return None
        return Claim(city_of([each - _CLAIM - FIRST[at] for at, each in enumerate((*draft, index))]))

    def path(self, sight: See, action: Action) -> Draft:
        """Return the index of a question or an aim, or those of a claim's placements."""
        match action:
            case Aim():
                return (_AIM + AXES.index(action.axis),)
            case Ask():
                return (_ASK + QUESTION[action.axis, action.element],)
            case Claim():
                return tuple(_CLAIM + FIRST[at] + number for at, number in enumerate(layout_of(action.city)))
            case GiveUp():
                return (_GIVE_UP,)
            case _:
                assert_never(action)


_ANSWERS: Final[dict[Answer, bytes]] = {}


def _answer(answer: Answer) -> bytes:
    numbers = (answer.number, 0, 0) if isinstance(answer, Count) else map(answer.shown.count, SYMBOLS)
    found = _ANSWERS[answer] = bytes((1, *numbers))
    return found


encoding = ArcheOlogicEncoding
