"""Flags that several commands share."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class Language(StrEnum):
    """The languages of the house."""

    fr = "fr"
    en = "en"


AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of words.")]
Speak = Annotated[Language | None, typer.Option("--language", help="By default the terminal's own.")]
Database = Annotated[
    str,
    typer.Option(envvar="CABINET_DB", help="Where everything is kept: a file, or postgresql://NAME:PASSWORD@HOST/DB."),
]
