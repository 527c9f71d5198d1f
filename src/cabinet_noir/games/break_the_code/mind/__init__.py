"""What can be known and chosen in Break the Code from one sight: the hands left, pencil marks held against them, what a
question is worth, and the bots. It is given sights, never a full state, and judges nothing: the build forbids it the
rules and the table.
"""

from dataclasses import replace
from typing import Final

from . import deduce, marks, ranking, why
from .bots import BOTS
from .worth import WORTH

DEDUCTION: Final = replace(deduce.DEDUCTION, advise=ranking.advise, check=marks.check, case=why.case)

__all__ = ["BOTS", "DEDUCTION", "WORTH"]
