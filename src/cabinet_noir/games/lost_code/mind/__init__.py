"""What can be known and chosen in The Lost Code from one sight: one's own stones, what each choice is worth, what
others' ranges give away, and the bots. It is given sights, never a full state, and judges nothing: the build forbids it
the rules and the table.
"""

from .bots import BOTS
from .deduce import DEDUCTION

__all__ = ["BOTS", "DEDUCTION"]
