"""Code de Vinci: decipher the others' codes before yours is laid open."""

from typing import Final

from cabinet_noir.core import Game, never

from . import notation, rules, views
from .companion import COMPANION
from .lesson import LESSON
from .mind import BOTS, DEDUCTION, WORTH
from .types import Action, ChoseColours, Event, Options, State, TurnBegan

GAME: Final = Game(
    key="vinci",
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
    assists=("off", "checked", "pointers", "hints", "counts", "candidates"),
    mere_choices=(ChoseColours, TurnBegan),
    samples=(
        (Options(), 2),
        (Options(), 3),
        (Options(), 4),
        (Options(setup="chance"), 3),
        (Options(jokers=True), 2),
        (Options(jokers=True), 3),
        (Options(jokers=True, setup="chance"), 4),
        (Options(empty_pile="no_penalty", highest=6), 3),
        (Options(jokers=True, games=3, highest=7), 2),
        (Options(games=2, first=1, highest=5), 4),
        (Options(rules=1, setup="chance"), 2),
        (Options(rules=1, setup="chance", jokers=True, games=2), 4),
    ),
    small=(
        (Options(highest=4), 2),
        (Options(highest=4, setup="chance"), 2),
        (Options(highest=4, jokers=True), 2),
        (Options(highest=4, jokers=True, setup="chance"), 2),
        (Options(highest=6), 3),
        (Options(highest=6, jokers=True), 3),
        (Options(highest=6, jokers=True), 4),
        (Options(highest=6, jokers=True, setup="chance", rules=1), 3),
    ),
    lends=True,
    formerly={1: {"setup": "chance"}},
    lesson=LESSON,
    worth=WORTH,
    companion=COMPANION,
    rated={
        "jokers": (False, True),
        "setup": ("choose", "chance"),
        "empty_pile": ("lay_open", "no_penalty"),
        "games": tuple(range(1, 21)),
    },
)
