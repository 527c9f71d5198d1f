"""What can be known and chosen from one sight: the deduction counts worlds, the bots choose by it. Judges nothing."""

from .bots import BOTS
from .deduce import DEDUCTION

__all__ = ["BOTS", "DEDUCTION"]
