"""What can be known and chosen in Code de Vinci from one sight: worlds woven and counted, what a guess gives away, and
the bots. It is given sights, never a full state, and judges nothing: the build forbids it the rules and the table.
"""

from .bots import BOTS
from .deduce import DEDUCTION

__all__ = ["BOTS", "DEDUCTION"]
