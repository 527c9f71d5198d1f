"""The Sealed Card: name another's card before yours is named."""

from typing import Final

from cabinet_noir.core import Game, never, not_at_once

from . import notation, rules, views
from .mind import BOTS, DEDUCTION
from .types import Action, Event, Options, State

GAME: Final = Game(
    key="_template",
    seats=range(2, 4),
    options=Options,
    action=Action,
    event=Event,
    state=State,
    start=rules.start,
    deal=rules.deal,
    to_act=rules.to_act,
    at_once=not_at_once,
    offers=rules.offers,
    decide=rules.decide,
    fold=rules.fold,
    deadline=never,
    outcome=rules.outcome,
    longest=rules.longest,
    see=views.see,
    tell=views.tell,
    show=notation.show,
    write=notation.write,
    read=notation.read,
    deduction=DEDUCTION,
    bots=BOTS,
    assists=("off", "pointers", "hints", "counts", "candidates"),
    samples=((Options(), 2), (Options(), 3), (Options(highest=4), 2)),
    small=((Options(highest=5), 2), (Options(highest=5), 3)),
)
