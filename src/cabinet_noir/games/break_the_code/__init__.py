"""Break the Code: ask, deduce, and be the first to name the code."""

from typing import Final

from cabinet_noir.core import Game, never, not_at_once

from . import notation, rules, views
from .companion import COMPANION
from .lesson import LESSON
from .mind import BOTS, DEDUCTION, WORTH
from .types import Action, Event, Options, Passed, State, TurnBegan

GAME: Final = Game(
    key="break-the-code",
    seats=range(2, 5),
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
    assists=("off", "checked", "pointers", "hints", "candidates", "best"),
    mere_choices=(Passed, TurnBegan),
    samples=(
        (Options(), 2),
        (Options(), 3),
        (Options(), 4),
        (Options(last_guess=True), 2),
        (Options(first=1), 2),
        (Options(last_guess=True, first=1), 3),
        (Options(codes="short", last_guess=True, first=3), 4),
        (Options(last_guess=True), 3),
        (Options(rules=1), 3),
        (Options(rules=1), 4),
    ),
    small=(
        (Options(codes="tiny"), 2),
        (Options(codes="tiny"), 3),
        (Options(codes="tiny"), 4),
        (Options(codes="tiny", last_guess=True), 2),
        (Options(codes="tiny", last_guess=True), 3),
        (Options(codes="tiny", last_guess=True), 4),
        (Options(rules=1, codes="tiny"), 3),
    ),
    lends=True,
    lesson=LESSON,
    rated={"last_guess": (False, True)},
    worth=WORTH,
    companion=COMPANION,
)
