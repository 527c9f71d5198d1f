"""Looking back at a game: what could be known in it, when, and by what reason. From one seat's eyes, and no others."""

from .knowing import Knowing, Known, Learned, Missed, knowing, seen_entries, seen_entry, story

__all__ = ["Knowing", "Known", "Learned", "Missed", "knowing", "seen_entries", "seen_entry", "story"]
