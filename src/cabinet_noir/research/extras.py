"""What is not installed with the house, and how that is said: in a sentence, in both languages."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cabinet_noir.texts import LANGUAGES, texts


def brought(module: str, extra: str) -> Any:
    """Return a module that an extra brings, or say which one is missing."""
    try:
        return import_module(module)
    except ImportError as error:
        said = (texts(language)("extra-missing", {"extra": extra}) for language in LANGUAGES)
        raise ImportError(" ".join(said)) from error
