"""The Lost Code: everyone sees your code but you. Bet on sums, then name your six stones."""

from itertools import product
from typing import Final

from cabinet_noir.core import Game, never

from . import notation, rules, views
from .mind import BOTS, DEDUCTION
from .types import Action, DiceSet, Estimated, Event, Options, Passed, State, Wrote

GAME: Final = Game(
    key="lost-code",
    seats=range(2, 5),
    options=Options,
    action=Action,
    event=Event,
    state=State,
    start=rules.start,
    deal=rules.deal,
    to_act=rules.to_act,
    at_once=rules.at_once,
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
    assists=("off", "struck", "candidates", "best"),
    mere_choices=(Passed, DiceSet, Estimated, Wrote),
    samples=tuple(
        (Options(beginner=beginner, tougher=tougher, shortcut=shortcut, curse=curse), seats)
        for beginner, tougher, shortcut, curse in product((False, True), repeat=4)
        for seats in range(2, 5)
    ),
    small=(
        (Options(beginner=True, rounds=4, highest=4), 2),
        (Options(beginner=True, tougher=True, rounds=4, highest=4), 3),
        (Options(curse=True, rounds=3, highest=4), 4),
        (Options(beginner=True, shortcut=True, rounds=5, highest=4), 2),
    ),
    rated={"tougher": (False, True), "shortcut": (False, True), "curse": (False, True)},
)
