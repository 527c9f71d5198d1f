"""Positions drawn as text, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

from cabinet_noir.core import Entry, Seat, Seq, seal
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import CARDS, OPEN_CARDS, deck, pieces
from cabinet_noir.games.break_the_code.notation import read, read_code, write_answer
from cabinet_noir.games.break_the_code.types import Dealt, Options, Question, TurnBegan
from cabinet_noir.table import Referee, Sealed

SEED = bytes(32)

Table = Referee[Any, Any, Any, Any]


def table(*hands: str, centre: str = "", cards: str = "", first: int = 0, **options: Any) -> Table:
    """Return a table at which these hands were dealt and these cards lie in their order, the first six open."""
    chosen = Options(**options)
    held = tuple(read_code(hand) for hand in hands)
    middle = read_code(centre) if centre else ()
    rest = list(deck(chosen, len(hands)))
    for tile in (*middle, *(tile for hand in held for tile in hand)):
        rest.remove(tile)
    if pieces(chosen, len(hands)).centre and not middle:
        middle, rest = tuple(rest[: pieces(chosen, len(hands)).centre]), rest[pieces(chosen, len(hands)).centre :]
    order = tuple(map(int, cards.split())) or tuple(CARDS)
    dealt = Dealt(held, middle, tuple(rest), order[:OPEN_CARDS], order[OPEN_CARDS:], Seat(first))
    referee = Referee(GAME, chosen, len(hands), SEED)
    referee.record(Entry(Seq(0), (Sealed(seal(SEED)), dealt, TurnBegan(Seat(first)))))
    return referee


def moves(referee: Table, *words: str) -> Table:
    """Play moves in notation, each by whoever is on turn."""
    for word in words:
        referee.act(referee.game.to_act(referee.state)[0], read(word))
    return referee


def says(hand: str, card: int, choice: int | None = None) -> str:
    """Return what a hand answers, in notation."""
    return write_answer(answer(Question(card, choice), read_code(hand)))
