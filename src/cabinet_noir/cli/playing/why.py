"""Why, in the terminal: `why 2c=7` and `hint`, read as what is asked about hidden things, and answered.

A thing is called as the board calls it, its value as the player's own moves write it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from cabinet_noir.cli.logs import Room
from cabinet_noir.cli.telling import Teller
from cabinet_noir.core import TELLING, Case, Claim, Illegal, Malformed, Proof, Reason, Sight, is_named
from cabinet_noir.deduce import easiest, left, prove, reason
from cabinet_noir.prose.boards import labels, typed_as, valued

from .advice import advice

WHY: Final = ("why", "pourquoi")
HINT: Final = ("hint", "indice")


def why(game: Room, sight: Sight[Any, Any], level: str, text: str, teller: Teller) -> Iterator[str]:
    """Yield why what was asked is so, or is not; asked nothing, the easiest of all that is certain.

    Where the table does not show which values are possible, it is not told either why others are not.
    """
    if not is_named(level):
        raise Illegal("why-needs-candidates")
    case, words = _case(game, sight), teller.words
    if not text:
        proof, otherwise = easiest(case), words.say("why-nothing")
    else:
        name, values = meant_by(game, case, sight.view, text, words.say)
        possible = left(case, name, range(len(case.clues)))
        proof = _proof(case, name, values or possible)
        said = " ".join(valued(game, value) for value in possible)
        otherwise = words.say("why-open", thing=labels(game, sight.view, words.say)(name), values=said)
    yield from [otherwise] if proof is None else teller.reason(reason(case, proof))


def hint(game: Room, sight: Sight[Any, Any], rung: int, teller: Teller) -> Iterator[str]:
    """Yield one rung of a hint: something is certain; about whom; which clues tell it; why, in words; what it is."""
    case = _case(game, sight)
    return _told(game, sight, case, easiest(case), rung, teller)


class Hints:
    """The hints of one game: how far the last one went, what was told to the end, and how many there were."""

    def __init__(self) -> None:
        self.taken = 0
        self._seq, self._rung = -1, TELLING
        self._known: list[str] = []

    def ask(self, game: Room, sight: Sight[Any, Any], teller: Teller) -> Iterator[str]:
        """Yield the next rung; after the last one, or a move, one begins: about what was not told yet, if any."""
        case = _case(game, sight)
        begins = self._seq != sight.seq or self._rung == TELLING
        self._seq, self._rung = sight.seq, 1 if begins else self._rung + 1
        proof = easiest(case, self._known) or easiest(case)
        self.taken += begins
        if proof is not None and self._rung == TELLING:
            self._known.append(proof.claim.name)
        return _told(game, sight, case, proof, self._rung, teller)


def _told(
    game: Room, sight: Sight[Any, Any], case: Case[Any], proof: Proof | None, rung: int, teller: Teller
) -> Iterator[str]:
    words = teller.words
    if proof is None:
        yield words.say("why-nothing")
        yield from islice(advice(game, sight, words), 1)
        return
    told = reason(case, proof)
    yield words.say("hint-rung", rung=rung, most=TELLING) + " " + _rung(case, proof, told, rung, teller)
    if rung == TELLING - 1:
        yield from teller.clues(told, to_the_end=False)


def _rung(case: Case[Any], proof: Proof, told: Reason, rung: int, teller: Teller) -> str:
    match rung:
        case 1:
            return teller.words.say("hint-something")
        case 2:
            return teller.line(case.about(proof.claim.name))
        case 3:
            moves = ", ".join(str(seq) for seq in sorted({clue.seq for clue in told.clues}))
            return teller.words.say("hint-clues", count=len(told.clues), moves=moves)
        case 4:
            return teller.words.say("hint-why")
        case _:
            return teller.line(told.line)


def _case(game: Room, sight: Sight[Any, Any]) -> Case[Any]:
    assert game.deduction.case is not None, "asked only where something is deduced"
    return game.deduction.case(sight)


def _proof(case: Case[Any], name: str, values: tuple[str, ...]) -> Proof | None:
    """Return why a thing has one of these values, or why it has none; None: neither is certain."""
    claim = Claim(name, values)
    return prove(case, claim) or prove(case, claim.denied)


# Reading what was asked


def meant_by(
    game: Room, case: Case[Any], view: Any, text: str, say: Callable[[str], str]
) -> tuple[str, tuple[str, ...]]:
    """Return which thing `2c=7` asks about and which of its values; none where `2c` alone was typed."""
    typed, _, value = text.rpartition("=") if "=" in text else (text, "", "")
    called = {name: label for name in case.things if (label := labels(game, view, say)(name))}
    if not called:
        raise Malformed("why-nothing-hidden")
    names = _meant(typed, {name: (label, labels(game, view)(name)) for name, label in called.items()})
    if len(names) != 1:
        raise Malformed("why-of-what", text=typed.strip() or "none", things=" ".join(called.values()))
    if not value:
        return names[0], ()
    spellings = {each: (typed_as(game, each, say), valued(game, each)) for each in case.things[names[0]]}
    values = _meant(value, spellings)
    if not values:
        raise Malformed("why-never-that", text=value.strip(), thing=called[names[0]])
    return names[0], values


def _meant(text: str, spellings: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return what a text may mean: what is written so, or else all that is written so but for a letter or a sign.

    >>> _meant("7", {"B7": ("B7", "●7"), "W7": ("W7", "○7"), "W8": ("W8", "○8")})
    ('B7', 'W7')
    """
    typed = _plain(text)
    written = {key: [_plain(each) for each in ways] for key, ways in spellings.items()}
    exactly = tuple(key for key, ways in written.items() if typed in ways)
    if exactly or not typed:
        return exactly
    return tuple(key for key, ways in written.items() if any(_but_for_a_sign(way, typed) for way in ways))


def _but_for_a_sign(written: str, typed: str) -> bool:
    """Is this what was typed, and before or after it one sign that is part of no number that was typed?"""
    if len(written) != len(typed) + 1:
        return False
    before, after = written.endswith(typed), written.startswith(typed)
    return (before and not (written[0].isdigit() and typed[0].isdigit())) or (
        after and not (written[-1].isdigit() and typed[-1].isdigit())
    )


def _plain(text: str) -> str:
    """Return a text as it is compared: no spaces, no capitals, and a middle dot is a dot."""
    return "".join(text.split()).casefold().replace("·", ".")


def asked_why(text: str) -> str | None:
    """Return what follows `why`; None: that is not what was typed."""
    return _after(text, WHY)


def asked_hint(text: str) -> bool:
    """Was a hint asked for?"""
    return _after(text, HINT) == ""


def _after(text: str, known: Iterable[str]) -> str | None:
    word, _, rest = text.partition(" ")
    return rest.strip() if word.casefold() in known else None
