"""What can be known and chosen in Password Express from one sight: which faces are still out, bots that type, what
there is to be said, and what would have taken a card. It is given sights, never a full state, and judges nothing: the
build forbids it the rules and the table.
"""

from dataclasses import replace
from typing import Final

from . import deduce, hindsight, wording
from .bots import BOTS
from .worth import WORTH

DEDUCTION: Final = replace(deduce.DEDUCTION, missed=hindsight.missed, wording=wording.WORDING)

__all__ = ["BOTS", "DEDUCTION", "WORTH"]
