"""The Lost Code: everyone sees your code but you. Bet on sums, then name your six stones."""

from itertools import product, starmap
from typing import Final

from cabinet_noir.core import Game, never

from . import notation, rules, views
from .companion import COMPANION
from .lesson import LESSON
from .mind import BOTS, DEDUCTION, WORTH
from .pieces import Disk
from .types import Action, DiceSet, Edition, Estimated, Event, Options, Passed, State, Wrote

EDITED: Final = Edition(
    name="another box",
    disks=tuple(starmap(Disk, ((2, 6), (3, 5), (4, 4), (6, 3), (8, 2), (9, 2), (12, 1)))),
    reach=23,
    x_disks=tuple(starmap(Disk, ((1, 7), (2, 4), (3, 4), (4, 3), (6, 2), (8, 1), (11, 1)))),
    x_reach=26,
)
"""Values far from the house's: the laws hold for them as well."""

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
    assists=("off", "struck", "checked", "pointers", "hints", "candidates", "best"),
    mere_choices=(Passed, DiceSet, Estimated, Wrote),
    samples=(
        *(
            (Options(beginner=beginner, tougher=tougher, shortcut=shortcut, curse=curse), seats)
            for beginner, tougher, shortcut, curse in product((False, True), repeat=4)
            for seats in range(2, 5)
        ),
        (Options(edition=EDITED), 2),
        (Options(edition=EDITED, tougher=True, curse=True), 3),
        (Options(shortcut=True, rounds=3), 2),
        (Options(rules=1, shortcut=True, rounds=3), 2),
        (Options(rules=1, shortcut=True, curse=True), 4),
    ),
    small=(
        (Options(beginner=True, rounds=4, highest=4), 2),
        (Options(beginner=True, tougher=True, rounds=4, highest=4), 3),
        (Options(curse=True, rounds=3, highest=4), 4),
        (Options(beginner=True, shortcut=True, rounds=5, highest=4), 2),
        (Options(beginner=True, rounds=4, highest=4, edition=EDITED), 2),
        (Options(rules=1, beginner=True, shortcut=True, rounds=3, highest=4), 2),
    ),
    lesson=LESSON,
    worth=WORTH,
    companion=COMPANION,
    rated={"tougher": (False, True), "shortcut": (False, True), "curse": (False, True)},
)
