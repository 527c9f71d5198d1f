"""ArcheOlogic: question the Archeoscope, pay in time, lay out the buried city first."""

from typing import Final

from cabinet_noir.core import Game, never, not_at_once

from . import notation, rules, views
from .companion import COMPANION
from .lesson import LESSON
from .mind import BOTS, DEDUCTION, WORTH
from .types import Action, Aimed, Buildings, Edition, Event, Options, State

_EDITED: Final = Edition(
    name="sample",
    buildings=Buildings(
        S=("f.", "bs", ".s"),
        T=("s.", "ss", "f."),
        L=("s.", "f.", "sb"),
        O=("sb", "ss"),
        V=("s.", "sf"),
        I=("bss",),
    ),
    ring=("A", "B", "C", "D", "E", "1", "2", "3", "4", "5"),
)
"""Other values than the house's, so that the laws are held on them, too."""

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
    assists=("off", "checked", "pointers", "hints", "candidates", "best"),
    mere_choices=(Aimed,),
    gives_up="give_up",
    samples=(
        (Options(clues=3), 1),
        (Options(clues=3, verdict="app"), 1),
        (Options(), 2),
        (Options(verdict="app"), 2),
        (Options(clues=5, beginners=(0, 2)), 3),
        (Options(verdict="app", beginners=(1, 2, 2)), 3),
        (Options(clues=3), 4),
        (Options(verdict="app", clues=3), 4),
        (Options(expert=True), 2),
        (Options(expert=True, verdict="app"), 1),
        (Options(expert=True, beginners=(0, 1, 2)), 3),
        (Options(quest="2026-01-31", clues=3), 2),
        (Options(quest="EJA-A9N0", clues=4, beginners=(2,)), 1),
        (Options(edition=_EDITED), 1),
        (Options(edition=_EDITED, verdict="app", beginners=(1,)), 2),
        (Options(edition=_EDITED, expert=True), 2),
        (Options(rules=1), 1),
        (Options(rules=1, clues=5, beginner=1, extra=2), 3),
        (Options(rules=1, expert=True, verdict="app"), 2),
        (Options(rules=1, expert=True, beginner=2, extra=2), 3),
        (Options(rules=1, quest="2026-01-31", clues=3), 2),
    ),
    small=(
        (Options(clues=8), 1),
        (Options(clues=7, verdict="app"), 1),
        (Options(clues=7), 2),
        (Options(clues=7, verdict="app"), 2),
        (Options(clues=6, beginners=(1, 2, 2)), 3),
        (Options(clues=7, verdict="app", beginners=(1,)), 4),
        (Options(edition=_EDITED, clues=7), 1),
        (Options(edition=_EDITED, clues=6, verdict="app", beginners=(2,)), 2),
        (Options(rules=1, clues=6, beginner=1, extra=2), 3),
    ),
    lends=True,
    rated={"verdict": ("booklet", "app"), "expert": (False, True)},
    formerly={1: {"beginners": ()}, 2: {"beginner": None, "extra": 1}},
    lesson=LESSON,
    worth=WORTH,
    companion=COMPANION,
)
