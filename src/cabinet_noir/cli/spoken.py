"""The command line's own frame in the reader's language: help, and what is said of a line that makes no sense.

The English help is in the code, beside each command and flag. Another language has a file of its own (`help.fr.ftl`),
which is put in before a command line is read. The parser's private parts are not touched: a command's help is an
attribute, its page is written by a formatter, and an error says what it is by its type and what it was about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from .words import Words, preferred

_WORD: Final = re.compile(r"[A-Za-z]{3,}")
_EXTRAS: Final = re.compile(r"\[((?:required|default: |env var: )[^\]]*)\]$")
_SAID: Final = (
    ("no-such-command", re.compile(r"No such command (?P<what>.+?)\.")),
    ("unexpected-arguments", re.compile(r"Got unexpected extra argument.* \((?P<what>.+)\)")),
    ("missing-command", re.compile(r"Missing command")),
)
"""What the parser says of a line that has no type of its own."""


def language_of(args: Sequence[str]) -> str:
    """Return the language of a command line: the one it asks for, else the terminal's."""
    for at, arg in enumerate(args):
        asked = arg.removeprefix("--language=") if arg != "--language" else "".join(args[at + 1 : at + 2])
        if asked in ("fr", "en") and arg.startswith("--language"):
            return asked
    return preferred()


def in_language(command: Any, words: Words) -> Any:
    """Return the commands with their help in a language."""
    if words.has_help:
        _translate(command, words, ("help",), _context(command, words))
    return command


def _translate(command: Any, words: Words, path: tuple[str, ...], context: type) -> None:
    command.help, command.context_class = words.say("-".join(path)), context
    for param in command.params:
        own = "-".join((*path, param.name))
        param.help = words.say(own if words.knows(own) else f"help-flag-{param.name}")
        param.metavar = param.metavar and _in_words(param.metavar, words)
    for name, each in getattr(command, "commands", {}).items():
        _translate(each, words, (*path, name), context)


def _context(command: Any, words: Words) -> type:
    """Return a context whose help pages are written in a language."""
    usual = command.context_class
    plain: Any = usual.formatter_class

    class Formatter(plain):  # type: ignore[misc]  # the parser's own, whatever it is
        """A help page: its frame is ours to say."""

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, _in_words(args, words), words.say("help-usage"))

        def write_heading(self, heading: str) -> None:
            own = f"help-section-{heading.lower()}"
            super().write_heading((words.say(own) if words.knows(own) else heading) + "\N{NO-BREAK SPACE}")

        def write_dl(self, rows: Sequence[tuple[str, str]], *more: Any, **others: Any) -> None:
            super().write_dl([_row(row, words) for row in rows], *more, **others)

    return type("Context", (usual,), {"formatter_class": Formatter})


def _row(row: tuple[str, str], words: Words) -> tuple[str, str]:
    """Return a line of a list in a language: a flag with its kind of value, and what is said of it."""
    flag, said = row
    if flag == "--help":
        return flag, words.say("help-flag-help")
    kind = re.sub(r"<[^>]*>", lambda found: _in_words(found[0], words), flag)
    return kind, _EXTRAS.sub(lambda found: f"[{_extra(found[1], words)}]", said)


def _extra(said: str, words: Words) -> str:
    said = said.replace("required", words.say("help-required"))
    said = said.replace("default:", words.say("help-default"))
    return said.replace("env var:", words.say("help-env-var"))


def _in_words(text: str, words: Words) -> str:
    """Return what stands for a value, word by word, in a language."""

    def say(found: re.Match[str]) -> str:
        own = f"help-word-{found[0].lower()}"
        return words.say(own) if words.knows(own) else found[0]

    return _WORD.sub(say, text)


def _about(param: Any) -> str:
    """Return what a flag or an argument is called by whoever writes a command line."""
    return " / ".join(param.opts) if param.param_type_name == "option" else str(param.metavar or param.name)


def error_words(error: Any, words: Words) -> str:
    """Return what is wrong with a command line, in one line, in a language."""
    kind, param = type(error).__name__, getattr(error, "param", None)
    what = _about(param) if param is not None else str(getattr(error, "option_name", ""))
    match kind:
        case "NoArgsIsHelpError":
            return str(error.format_message())
        case "NoSuchOption":
            like = ", ".join(sorted(error.possibilities or ()))
            return words.say("no-such-option", what=what, like=like or "none")
        case "MissingParameter":
            return words.say("missing-parameter", what=what)
        case "BadParameter":
            return words.say("bad-parameter", what=what, detail=error.message)
        case "BadOptionUsage":
            return words.say("bad-option-usage", what=what)
    for id, pattern in _SAID:
        if found := pattern.search(error.format_message()):
            return words.say(id, **found.groupdict())
    return words.say("bad-command-line")
