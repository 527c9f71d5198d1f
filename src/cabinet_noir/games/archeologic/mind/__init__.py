"""What can be known and chosen in ArcheOlogic from one sight: the cities left, and why no others; a seat's draft held
against them; what a question is worth in time; the bots. It is given sights, never a full state, and judges nothing:
the build forbids it the rules and the table.
"""

from dataclasses import replace
from typing import Final

from cabinet_noir.games.archeologic.edition import BUILDINGS

from . import deduce, marks, why
from .bots import BOTS
from .worth import WORTH

DEDUCTION: Final = replace(deduce.DEDUCTION, check=marks.check, case=why.case, tells_worlds=BUILDINGS.__contains__)

__all__ = ["BOTS", "DEDUCTION", "WORTH"]
