"""Sights and actions of Break the Code as numbers. Knows a sight and what it offers; never a full state.

Indexes, block after block: the questions; the tiles, of which a guess is filled in from the left (R2), pick by pick;
letting a last chance go by.
"""

from __future__ import annotations

from typing import Final, assert_never, get_args

from cabinet_noir.core import Seat
from cabinet_noir.core.encoding import Draft, Int8s, Remembered, Seen, clockwise, flags, one_of, small, starts, vector

from .edition import CARDS, QUESTIONS, choices, deck, pieces, target_size
from .types import (
    Action,
    Amount,
    Answer,
    Ask,
    Attempt,
    Exchange,
    Groups,
    Guess,
    Hand,
    Options,
    Pass,
    Phase,
    Places,
    State,
    Tile,
    Written,
    YesNo,
)

See = Seen[State]
PHASES: Final[dict[str, int]] = {phase: at for at, phase in enumerate(get_args(Phase))}
STANDINGS: Final = {"in": 0, "found": 1, "out": 2}
QUESTION: Final = {(question.card, question.choice): at for at, question in enumerate(QUESTIONS)}
ASKS: Final = {card: tuple(QUESTION[card, choice] for choice in choices(card)) for card in CARDS}
PLACES: Final = 5
ANSWER: Final = 1 + PLACES + 1
"""That there is an answer, something for each place, and a number."""
LAST: Final = 6
"""So many of the last guesses are told."""


class BreakTheCodeEncoding:
    """The numbers of a table. The two green 5s are one tile, which may be picked twice."""

    def __init__(self, options: Options, seats: int) -> None:
        self._seats, self._size = seats, target_size(options, seats)
        tiles = deck(options, seats)
        self._tiles = tuple(dict.fromkeys(tiles))
        self._copies = tuple(tiles.count(tile) for tile in self._tiles)
        self._tile = {tile: at for at, tile in enumerate(self._tiles)}
        self._hand = pieces(options, seats).hand
        _, self._first, self._pass, self.actions = starts(len(QUESTIONS), len(self._tiles), 1)
        self._question = 1 + seats * ANSWER
        self._remembered = Remembered()
        self._next: dict[Draft, bytes] = {}
        self._answers: dict[Answer, bytes] = {}
        attempts = LAST * (4 + len(self._tiles))
        of_seats = seats * (3 + 4)
        asked = len(QUESTIONS) * self._question
        own = (self._hand + 1) * len(self._tiles)
        self.length = asked + own + attempts + of_seats + len(CARDS) + 1 + len(PHASES)

    # observe

    def observe(self, sight: See, draft: Draft = ()) -> Int8s:
        """Every question's answers, the own tiles, the last guesses, everybody's standing, the cards, the draft."""
        drafted = self._counts([self._tiles[index - self._first] for index in draft])
        return vector(self._remembered(sight, self._told) + drafted)

    def _told(self, sight: See) -> bytes:
        view, seat = sight.view, sight.seat or 0
        guesses = [self._attempt(attempt, seat) for attempt in view.guesses[: -LAST - 1 : -1]]
        parts: list[bytes | bytearray] = [
            self._asked(view.asked, seat),
            self._own(view.hands[seat]),
            b"".join(guesses).ljust(LAST * (4 + len(self._tiles)), b"\0"),
            *(self._seat(view, each) for each in clockwise(seat, self._seats)),
            flags(len(CARDS), [card - 1 for card in view.row if card is not None]),
            small(len(view.pile)),
            one_of(len(PHASES), PHASES[view.phase]),
        ]
        return b"".join(parts)

    def _asked(self, asked: tuple[Exchange, ...], seat: int) -> bytearray:
        """Of each question: who asked it, counted from oneself and from 1; and each seat's answer."""
        found = bytearray(len(QUESTIONS) * self._question)
        for exchange in asked:
            question = exchange.question
            at = QUESTION[question.card, question.choice] * self._question
            found[at] = 1 + (exchange.seat - seat) % self._seats
            for said in exchange.said:
                start = at + 1 + (said.seat - seat) % self._seats * ANSWER
                found[start : start + ANSWER] = self._answers.get(said.answer) or self._answer(said.answer)
        return found

    def _answer(self, answer: Answer) -> bytes:
        places, number = bytearray(PLACES), 0
        match answer:
            case Places():
                for place in answer.at:
                    places[place] = 1
            case Groups():
                for count, group in enumerate(answer.at, 1):
                    for place in group:
                        places[place] = count
            case Amount():
                number = answer.number
            case YesNo():
                number = int(answer.yes)
            case _:
                assert_never(answer)
        found = self._answers[answer] = b"\1" + bytes(places) + small(number)
        return found

    def _own(self, hand: Hand) -> bytes:
        tiles = (one_of(len(self._tiles), self._tile[tile] if isinstance(tile, Tile) else None) for tile in hand)
        return b"".join(tiles).ljust(self._hand * len(self._tiles), b"\0")

    def _counts(self, tiles: list[Tile]) -> bytes:
        found = bytearray(len(self._tiles))
        for tile in tiles:
            found[self._tile[tile]] += 1
        return bytes(found)

    def _attempt(self, attempt: Attempt, seat: int) -> bytes:
        code = attempt.code.code if isinstance(attempt.code, Written) else ()
        told = bytes((1, (attempt.seat - seat) % self._seats, attempt.right, bool(code)))
        return told + self._counts(list(code))

    def _seat(self, view: State, seat: int) -> bytes:
        guesses = [attempt.seat for attempt in view.guesses].count(Seat(seat))
        told = (view.turn == seat, view.first == seat, seat in view.waiting)
        return one_of(3, STANDINGS[view.standing[seat]]) + bytes(told) + small(guesses)

    # mask

    def mask(self, sight: See, draft: Draft = ()) -> Int8s:
        """What is offered, index by index; after the first tile of a guess, those that may follow."""
        if draft:
            return vector(self._next.get(draft) or self._following(draft))
        found = bytearray(self.actions)
        for offer in sight.offers:
            if offer.action == "ask":
                for index in ASKS[offer.fields["card"][0]]:  # type: ignore[index]  # one card an offer
                    found[index] = 1
            elif offer.action == "guess":
                first = self._next.get(()) or self._following(())
                found[self._first : self._pass] = first[self._first : self._pass]
            else:
                found[self._pass] = 1
        return vector(found)

    def _following(self, draft: Draft) -> bytes:
        """Return which tiles may stand next: none before the last one, and enough must be left to end with."""
        picked = [index - self._first for index in draft]
        left, found = self._size - len(draft), bytearray(self.actions)
        for tile in range(picked[-1] if picked else 0, len(self._tiles)):
            copies = self._copies[tile] - picked.count(tile)
            if copies and copies + sum(self._copies[tile + 1 :]) >= left:
                found[self._first + tile] = 1
        self._next[draft] = bytes(found)
        return self._next[draft]

    # pick, path

    def pick(self, sight: See, draft: Draft, index: int) -> Action | None:
        """Return the action of an index, or nothing while tiles of a guess are missing."""
        if index < self._first:
            question = QUESTIONS[index]
            return Ask(question.card, question.choice)
        if index == self._pass:
            return Pass()
        if len(draft) + 1 < self._size:
            return None
        return Guess(tuple(self._tiles[each - self._first] for each in (*draft, index)))

    def path(self, sight: See, action: Action) -> Draft:
        """Return the index of a question, or those of a guess's tiles."""
        match action:
            case Ask():
                return (QUESTION[action.card, action.choice],)
            case Guess():
                return tuple(self._first + self._tile[tile] for tile in action.code)
            case Pass():
                return (self._pass,)
            case _:
                assert_never(action)


encoding = BreakTheCodeEncoding
