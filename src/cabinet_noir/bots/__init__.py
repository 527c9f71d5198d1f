"""The runner of bots, and the pool of workers that think. What thinks here is given seen events, never a State."""

from .cast import bot_name
from .jobs import Seen, advise, assist, checked, choose, contradicted, plan
from .pool import Thinkers, ThoughtLost

__all__ = [
    "Seen",
    "Thinkers",
    "ThoughtLost",
    "advise",
    "assist",
    "bot_name",
    "checked",
    "choose",
    "contradicted",
    "plan",
]
