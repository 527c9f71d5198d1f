"""Keeps the files that are written for the page: one is touched only if it is to say something else.

What is built from them can then be told by their age.
"""

from __future__ import annotations

from pathlib import Path


def keep(file: Path, text: str) -> None:
    """Let a file hold this text."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
