"""What can be known and chosen in Password Express from one sight: which faces are still out, and bots that type. It is
given sights, never a full state, and judges nothing: the build forbids it the rules and the table.
"""

from .bots import BOTS
from .deduce import DEDUCTION

__all__ = ["BOTS", "DEDUCTION"]
