"""What can be known and chosen in The Lost Code from one sight: one's own stones and why, what each choice is worth,
what others' ranges give away, and the bots. It is given sights, never a full state, and judges nothing: the build
forbids it the rules and the table.
"""

from dataclasses import replace
from typing import Final

from . import deduce, marks, why
from .bots import BOTS
from .worth import WORTH

DEDUCTION: Final = replace(deduce.DEDUCTION, check=marks.check, case=why.case, reckoned=why.reckoned)

__all__ = ["BOTS", "DEDUCTION", "WORTH"]
