"""ArcheOlogic: question the Archeoscope, pay in time, lay out the buried city first."""

from typing import Final

from cabinet_noir.core import Game, never, not_at_once

from . import notation, rules, views
from .mind import BOTS, DEDUCTION
from .types import Action, Aimed, Event, Options, State

GAME: Final = Game(
    key="archeologic",
    seats=range(1, 5),
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
    assists=("off", "checked", "candidates", "best"),
    mere_choices=(Aimed,),
    gives_up="give_up",
    samples=(
        (Options(clues=3), 1),
        (Options(clues=3, verdict="app"), 1),
        (Options(), 2),
        (Options(verdict="app"), 2),
        (Options(clues=5, beginner=1, extra=2), 3),
        (Options(verdict="app", beginner=0), 3),
        (Options(clues=3), 4),
        (Options(verdict="app", clues=3), 4),
        (Options(expert=True), 2),
        (Options(expert=True, verdict="app"), 1),
        (Options(expert=True, beginner=2, extra=2), 3),
        (Options(quest="2026-01-31", clues=3), 2),
    ),
    small=(
        (Options(clues=8), 1),
        (Options(clues=7, verdict="app"), 1),
        (Options(clues=7), 2),
        (Options(clues=7, verdict="app"), 2),
        (Options(clues=6, beginner=1, extra=2), 3),
        (Options(clues=7, verdict="app", beginner=0), 4),
    ),
    lends=True,
    rated={"verdict": ("booklet", "app"), "expert": (False, True)},
)
