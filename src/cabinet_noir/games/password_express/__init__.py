"""Password Express: four themes, four letters, fifteen seconds."""

from typing import Final

from cabinet_noir.core import Game

from . import domains, notation, rates, rules, views
from .companion import COMPANION
from .lesson import LESSON
from .mind import BOTS, DEDUCTION, WORTH
from .teams import sides
from .types import Action, Edition, Event, Letters, Options, Prepared, Stars, State, Voted

EDITED: Final = Edition(
    name="another box",
    stars=Stars(first=3, second=1, third=0, later=2, nowhere=5),
    letters=Letters(A=1, E=9, QK=0, K=1, W=2, Y=1, R=1, S=2),
)
"""Somebody's box, for the laws."""

GAME: Final = Game(
    key="password-express",
    seats=range(2, 11),
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
    deadline=rules.deadline,
    outcome=rules.outcome,
    longest=rules.longest,
    see=views.see,
    tell=views.tell,
    show=notation.show,
    write=notation.write,
    read=notation.read,
    deduction=DEDUCTION,
    bots=BOTS,
    rates=rates.rates,
    assists=("off",),
    mere_choices=(Prepared, Voted),
    samples=(
        (Options(rounds=1), 2),
        (Options(rounds=1, language="en", seconds=30), 3),
        (Options(rounds=1, zeros="chance", rows=2), 4),
        (Options(rounds=2, zeros="host", rows=2, judge="lexicon"), 2),
        (Options(rounds=1, blank=True, judge="host", seconds=20), 4),
        (Options(rounds=2, rows=3, blank=True, zeros="host", handover=True), 5),
        (Options(rounds=1, first_team=1), 6),
        (Options(rounds=4, rows=1, cards=10), 10),
        (Options(rounds=2, rows=2, zeros="chance", edition=EDITED), 3),
        (Options(rounds=2, rows=2, judge="lexicon", handover=True), 2),
        (Options(rules=3, rounds=1, rows=2, judge="lexicon"), 2),
        (Options(rules=2, rounds=1, rows=2, judge="lexicon"), 2),
        (Options(rules=1, rounds=1), 2),
        (Options(rules=1, rounds=2, rows=2, zeros="host", blank=True), 5),
        (Options(rules=1, rounds=2, rows=1, judge="lexicon", handover=True), 4),
    ),
    small=(
        (Options(rows=2, rounds=1, cards=5), 2),
        (Options(rows=1, rounds=2, cards=4, judge="lexicon"), 3),
        (Options(rows=2, rounds=1, cards=4, zeros="chance", blank=True), 3),
        (Options(rows=1, rounds=1, cards=3, zeros="host", judge="host"), 4),
        (Options(rows=1, rounds=2, cards=4, edition=EDITED), 2),
        (Options(rules=1, rows=1, rounds=2, cards=4), 3),
    ),
    sides=sides,
    plain=domains.plain,
    lesson=LESSON,
    worth=WORTH,
    companion=COMPANION,
    rated={
        "language": ("fr", "en"),
        "seconds": (15, 20, 30),
        "judge": ("vote", "lexicon"),
        "zeros": ("none", "chance"),
    },
)
