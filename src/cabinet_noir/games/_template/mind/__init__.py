"""What can be known and chosen from one sight: the deduction counts worlds and says why, the bots choose by it.

Judges nothing.
"""

from dataclasses import replace
from typing import Final

from . import deduce, why
from .bots import BOTS

DEDUCTION: Final = replace(deduce.DEDUCTION, case=why.case)

__all__ = ["BOTS", "DEDUCTION"]
