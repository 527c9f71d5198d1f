"""The runner of bots, and the pool of workers that think. What thinks here is given seen events, never a State."""

from .cast import bot_name
from .jobs import Seen, advise, assist, checked, choose, contradicted, plan
from .pool import Thinkers, ThoughtLost
from .reasoning import FoundHint, explain, explain_advice, explain_note, find_hint, look_back, suggest
from .reviewing import Past, look_over, luck_of, put_down, weigh

__all__ = [
    "FoundHint",
    "Past",
    "Seen",
    "Thinkers",
    "ThoughtLost",
    "advise",
    "assist",
    "bot_name",
    "checked",
    "choose",
    "contradicted",
    "explain",
    "explain_advice",
    "explain_note",
    "find_hint",
    "look_back",
    "look_over",
    "luck_of",
    "plan",
    "put_down",
    "suggest",
    "weigh",
]
