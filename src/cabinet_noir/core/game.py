"""The contract of a game: what a room must offer, and the few words every room shares.

A game is a log of events. `deal` and `decide` make events, `fold` turns events into a state, and `see` is the only
door by which an event reaches anyone: it builds what a seat may see. Nothing here knows a clock, a file or a socket.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, NewType, Protocol, TypeVar, runtime_checkable

import msgspec
from msgspec import Meta, Struct

from .chance import Chance
from .companion import Companion
from .dial import AssistLevel
from .errors import Corrupt, Malformed
from .lesson import Lesson
from .line import Line
from .offers import Offer, Picker
from .purposes import Rules
from .why import Case, Reason
from .worth import Worth

Seat = NewType("Seat", int)
Seq = NewType("Seq", int)

HOUSE: Final = Seat(-1)
"""The house itself, where the rules give it something to do: it plays `time_up` when a deadline has passed."""

O = TypeVar("O", bound="Agreement")  # noqa: E741  the options of a game
S = TypeVar("S", bound=Struct)  # its state, which is also the type of every view
A = TypeVar("A", bound=Struct)  # its actions, a tagged union
E = TypeVar("E", bound=Struct)  # its events, a tagged union
T = TypeVar("T")


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table agrees on, whatever it plays. A room's options add the rest."""

    rules: Rules = 1
    """By which version of the rules. A room's default is its newest; a table keeps what it began with."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The component values of somebody's box, where the printed text has lost them and the house's are its own.

    A room whose values may be corrected adds them, each with the house's value as its default and its limits in its
    type; `edition: Annotated[Edition | None, purpose("edition")] = None` is then one of its options.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Outcome(Struct, frozen=True):
    """How it ended: who won (several, or nobody), why, and everybody's points."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]

    def places(self, forfeited: Collection[Seat] = ()) -> tuple[int, ...]:
        """Return everyone's place: the winners, then by points, at last who has left for good; equals share a place.

        >>> Outcome((2,), "", (5, 5, 3)).places(), Outcome((2,), "", (5, 4, 3)).places((0,))
        ((1, 1, 0), (2, 1, 0))
        """
        merits = [
            (0, False, 0) if seat in forfeited else (1, seat in self.winners, points)
            for seat, points in enumerate(self.scores)
        ]
        return tuple(sum(other > merit for other in merits) for merit in merits)

    def shares(self, sides: Sequence[int]) -> tuple[float, ...]:
        """Return each seat's share of a win: those of one side win together, and sides that won share it.

        A draw of several sides that nobody won is shared by all of them; what one side alone loses, the box wins.

        >>> Outcome((0, 2), "", (3, 1, 3)).shares((0, 1, 2)), Outcome((), "", (0, 0)).shares((0, 0))
        ((0.5, 0.0, 0.5), (0.0, 0.0))
        """
        won = {sides[seat] for seat in self.winners} or (set(sides) if len(set(sides)) > 1 else set())
        return tuple(1 / len(won) if side in won else 0.0 for side in sides)


class Deadline(Struct, frozen=True):
    """The house is asked to play `time_up` when so many seconds have passed since the entry that brought this deadline.

    An equal deadline after a further entry is the same clock, still running; a new `mark` winds it up anew.
    """

    seconds: float
    seats: tuple[Seat, ...]
    """Whom it hurries."""
    mark: int = 0


class World(Struct, Generic[A, E], frozen=True):
    """One way things may be, from a seat's eyes: another deal, and what others may have chosen out of its sight.

    `hidden` replaces, by its place in the log, an action whose content that seat could not see.
    """

    deal: tuple[E, ...]
    hidden: dict[Seq, A] = {}


@dataclass(frozen=True, slots=True)
class Sight(Generic[S, E]):
    """All that one seat (or a spectator: None) has been shown: the seen events, and the view they fold to."""

    seat: Seat | None
    seats: int
    seq: Seq
    view: S
    past: tuple[tuple[Seq, tuple[E, ...]], ...]
    offers: tuple[Offer, ...]

    @property
    def events(self) -> Iterator[E]:
        """Every seen event, oldest first."""
        return (event for _, events in self.past for event in events)


Odds = Mapping[str, Mapping[str, float]]
"""For each hidden thing, by its public name, the probability of each value it may have."""


def no_advice(_sight: object) -> tuple[()]:
    """The advice of a game in which nothing is asked."""
    return ()


def one_way(_sight: object) -> int:
    """The ways of a game in which nobody writes anything that cannot be deduced."""
    return 1


def no_check(_sight: object, _notes: object) -> frozenset[str]:
    """The check of a game whose notes the house does not understand."""
    return frozenset()


def every_thing(_name: str) -> bool:
    """What a world is told by, in a game whose hidden things do not follow from each other."""
    return True


def nothing_missed(_views: object) -> tuple[()]:
    """What is told of chances missed in a game in which that is not counted."""
    return ()


class Word(NamedTuple):
    """A word that can be said now: the points it takes, and how rare it is, from 0 (familiar) to 1."""

    word: str
    points: int
    rarity: float


@dataclass(frozen=True, slots=True)
class Wording(Generic[S, E]):
    """What can be said at a turn, in a game of words. It is given a sight, and a lexicon is all it knows besides."""

    words: Callable[[Sight[S, E]], Sequence[Word]]
    """The words the lexicon has for now: those that take the most first, of equals the familiar."""
    takes: Callable[[Sight[S, E], str], int]
    """The points a word takes if it is said now, however it is spelt; `Illegal` says why it takes none."""


@dataclass(frozen=True, slots=True)
class Deduction(Generic[S, A, E]):
    """What can be known from one sight, exactly. It is given a sight and nothing else."""

    count: Callable[[Sight[S, E]], int]
    odds: Callable[[Sight[S, E]], Odds]
    sample: Callable[[Sight[S, E], Chance], World[A, E]]
    enumerate: Callable[[Sight[S, E]], Iterator[World[A, E]]]
    """Every conceivable world, naively and without the engine: the measure the engine is held against."""
    truth: Callable[[S], Mapping[str, str]]
    """The hidden things of a full state by the names `odds` uses, for the laws."""
    hidden: Callable[[S, Seat | None], frozenset[str]]
    """The names of what the rules hide from a seat, read off the full state and not through `see`: the laws hold one
    against the other, so that a leak the engine would quietly use is noticed."""
    advise: Callable[[Sight[S, E]], Sequence[tuple[A, float]]] = no_advice
    """The questions that may be asked now, best first, each with the bits it is expected to tell."""
    advises_in: Literal["bits", "points"] = "bits"
    """What `advise` counts in: points, where what is asked takes some at once."""
    check: Callable[[Sight[S, E], Mapping[str, str]], frozenset[str]] = no_check
    """Of a seat's own notes, by their keys, those that contradict what can be known from its sight. Where one note
    holds several marks, a mark is named `key:mark`. A note that is no claim contradicts nothing. What the seat was told
    that its notes contradict may be named as well, by a key that is no note's."""
    counts_for_spectators: bool = True
    """Is `count`, and with it `odds`, for spectators, too? Not where what they cannot see is too much to count:
    their worlds are still drawn, and must look like the true one."""
    case: Callable[[Sight[S, E]], Case[Any]] | None = None
    """What a seat was told, clue by clue, so that the house can say why. None where nothing is deduced."""
    reckoned: Callable[[Sight[S, E], A], Reason | None] | None = None
    """How the worth of something that `advise` names comes about, and the clues it rests on. None, as an answer: it is
    said of nothing of this kind. None where it is said of nothing at all."""
    tells_worlds: Callable[[str], bool] = every_thing
    """Is a hidden thing, by its name, one of those a whole world is told by? Not where it follows from others."""
    missed: Callable[[Sequence[S]], Iterable[tuple[int, Line]]] = nothing_missed
    """Of a game that is over, from the views after each entry: what else could have been done, and after which."""
    beside: Callable[[Sight[S, E]], int] = one_way
    """Among the worlds, in how many ways that may be which nothing told bears upon: what others wrote in secret.
    Whoever looks back is told how many worlds were left without it."""
    wording: Wording[S, E] | None = None
    """What there is to be said, and what it takes. None where no words are said."""


class Bot(Protocol):
    """A player that sees what a seat sees, and no more."""

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any: ...


@runtime_checkable
class Paced(Bot, Protocol):
    """A bot of a game against the clock. It may choose None: nothing for now, ask again after a pause."""

    def pause(self, action: Any, chance: Chance, /) -> float:
        """Return how many seconds pass before it is done."""
        ...


def each_for_itself(_options: object, seats: int) -> tuple[int, ...]:
    """The sides of a game without teams."""
    return tuple(range(seats))


def no_rates(_state: object, _events: object, _seat: Seat) -> dict[str, tuple[int, int]]:
    """The rates of a game in which points tell all."""
    return {}


def as_it_is(_options: object, action: T) -> T:
    """The plain form of an action in a game whose actions are chosen and not typed."""
    return action


@dataclass(frozen=True, slots=True)
class Game(Generic[O, S, A, E]):
    """A room's furniture, bound together. Every function is pure."""

    key: str
    seats: range
    options: type[O]
    action: Any
    event: Any
    state: type[S]
    start: Callable[[O, int], S]
    deal: Callable[[O, int, Chance], tuple[E, ...]]
    to_act: Callable[[S], tuple[Seat, ...]]
    at_once: Callable[[S], bool]
    """Do people act at the same time now, so that acting on a slightly older view is fair?"""
    offers: Callable[[S, Seat], tuple[Offer, ...]]
    decide: Callable[[S, Seat, A, Chance], tuple[E, ...]]
    fold: Callable[[S, E], S]
    deadline: Callable[[S], Deadline | None]
    outcome: Callable[[S], Outcome | None]
    longest: Callable[[O, int], int]
    """How many entries (the deal, then the moves) a game of so many seats can have if all play to win: generous, and
    finite. What goes on beyond it is no longer that game."""
    see: Callable[[E, Seat | None], E | None]
    tell: Callable[[E], tuple[Line, ...]]
    show: Callable[[S], str]
    write: Callable[[A], str]
    read: Callable[[str], A]
    deduction: Deduction[S, A, E]
    bots: Mapping[str, Bot]
    assists: tuple[AssistLevel, ...]
    """The steps of its assist dial, from `off` on."""
    samples: tuple[tuple[O, int], ...]
    """Options and numbers of seats that together touch every rule: what the laws are run on."""
    small: tuple[tuple[O, int], ...]
    """Options and numbers of seats so small that every world can be enumerated."""
    rates: Callable[[S, Iterable[E], Seat], Mapping[str, tuple[int, int]]] = no_rates
    """Of a finished game, what else a simulation tells of a seat: so much in so many, by a name in the `.ftl` files."""
    mere_choices: tuple[type[Struct], ...] = ()
    """The events that tell nobody anything but what a seat chose. A move of only such events may be taken back until
    somebody else acts; a law holds the deduction against it."""
    lends: bool = False
    """Is what a seat sees its own to show? Not where it sees what another seat must not."""
    sides: Callable[[O, int], tuple[int, ...]] = each_for_itself
    """The side of each seat: those of one side win and lose together."""
    rated: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """What a rated table may choose, option by option: values that show nobody more than the box and favour nobody. An
    option that is not named stays as it is by default."""
    gives_up: str = ""
    """The action by which a seat is out of the game at its turn: what is played for whoever has resigned, where others
    play on. Empty: they need the seat, and a bot plays it on."""
    formerly: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """By version, the options it did not know (yet, or any more), and how tables played that did not know them."""
    plain: Callable[[O, A], A] = as_it_is
    """An action without what makes no difference by these options, such as the accents of a typed word: two that are
    plainly the same are one move."""
    lesson: Lesson | Mapping[str, Lesson] | None = None
    """A first evening at it, stop by stop; where one plays with the words of a language, one for each."""
    worth: Worth[S, A] | None = None
    """What its states are worth to each side. None: nothing is said of what a move was worth."""
    companion: Companion | None = None
    """How its box on a real table is told to the house. None: the house is no companion there."""
    _actions: msgspec.json.Decoder[A] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_actions", msgspec.json.Decoder(self.action))

    @property
    def version(self) -> int:
        """The newest version of its rules."""
        return self.options().rules

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """Its lessons by their language; one that serves in all of them stands under none."""
        if self.lesson is None:
            return {}
        return {"": self.lesson} if isinstance(self.lesson, Lesson) else self.lesson

    def lesson_in(self, language: str) -> Lesson | None:
        """Return the lesson for a reader of a language."""
        return self.lessons.get("") or self.lessons.get(language)

    def agreed(self, version: int, raw: Any) -> O:
        """Read what a table agreed on under the rules of a version, be it an old one."""
        if not 1 <= version <= self.version:
            raise Corrupt("log-of-another-game", game=self.key, version=version)
        if not isinstance(raw, Mapping) or "rules" in raw:
            raise Malformed("unreadable-options", detail="rules")
        return self.decode_options({**self.formerly.get(version, {}), **raw, "rules": version})

    def agreement(self, options: O) -> dict[str, Any]:
        """Write down what a table agreed on, as it was written under its rules; `agreed` reads it.

        A log's header is hashed: what an older version wrote is written the same for ever.
        """
        written: dict[str, Any] = msgspec.to_builtins(options)
        unsaid = {
            "rules",
            *self.formerly.get(options.rules, {}),
            *(name for name in ("edition",) if written.get(name) is None),
        }
        return {name: value for name, value in written.items() if name not in unsaid}

    def rated_values(self) -> dict[str, tuple[Any, ...]]:
        """Return the values each option may have at a rated table."""
        usual = self.options()
        return {name: self.rated.get(name, (getattr(usual, name),)) for name in self.options.__struct_fields__}

    def unrated_choices(self, options: O) -> tuple[str, ...]:
        """Return the options whose values keep a table from being rated."""
        return tuple(name for name, values in self.rated_values().items() if getattr(options, name) not in values)

    def is_even(self, options: O, seats: int) -> bool:
        """Are there several sides, all of one size?"""
        sizes = Counter(self.sides(options, seats)).values()
        return len(sizes) > 1 and len(set(sizes)) == 1

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Return everyone who may act: the seats to act, and the house where it keeps a deadline."""
        seats = self.to_act(state)
        return seats if self.deadline(state) is None else (*seats, HOUSE)

    def tell_nobody(self, events: Iterable[E]) -> bool:
        """Do all these events tell nobody anything but what a seat chose?"""
        return set(map(type, events)).issubset(self.mere_choices)

    def action_of(self, tag: str, fields: Mapping[str, Any]) -> A:
        """Return the action with this tag and these fields."""
        kind: type[A] = _by_tag(self.action)[tag]
        return kind(**fields)

    def actions(self, offers: Iterable[Offer]) -> Iterator[A]:
        """Yield every action the offers admit."""
        for offer in offers:
            for fields in offer.combinations():
                yield self.action_of(offer.action, fields)

    def pick(self, offers: Sequence[Offer], picker: Picker) -> A:
        """Return a random action: first a family, then its fields."""
        offer = picker.choice(offers)
        return self.action_of(offer.action, offer.pick(picker))

    def view(self, options: O, seats: int, events: Iterable[E]) -> S:
        """Fold events, full or seen, from the start."""
        state = self.start(options, seats)
        for event in events:
            state = self.fold(state, event)
        return state

    def sight(
        self, options: O, seats: int, seat: Seat | None, past: Iterable[tuple[Seq, tuple[E, ...]]]
    ) -> Sight[S, E]:
        """Return the sight that seen events fold to. Referee, bots and researchers' agents all come this way."""
        past = tuple(past)
        view = self.view(options, seats, (event for _, events in past for event in events))
        offers = () if seat is None or seat not in self.to_act(view) else self.offers(view, seat)
        return Sight(seat, seats, Seq(len(past) - 1), view, past, offers)

    def decode_action(self, raw: bytes | str | Any) -> A:
        """Read an action from JSON (or from already decoded JSON)."""
        try:
            if isinstance(raw, bytes | str):
                return self._actions.decode(raw)
            action: A = msgspec.convert(raw, type=self.action)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed("unreadable-action", detail=str(error)) from None
        return action

    def decode_options(self, raw: Any) -> O:
        """Read a table's options from decoded JSON."""
        try:
            return msgspec.convert(raw, type=self.options)
        except msgspec.MsgspecError as error:
            raise Malformed("unreadable-options", detail=str(error)) from None

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not for."""
        if seats not in self.seats:
            raise Malformed("wrong-number-of-seats", least=self.seats.start, most=self.seats.stop - 1)


_TAGS: dict[Any, dict[str, Any]] = {}


def _by_tag(union: Any) -> dict[str, Any]:
    """Return the members of a tagged union by their tags."""
    known = _TAGS.get(union)
    if known is None:
        members = getattr(union, "__args__", (union,))
        known = _TAGS[union] = {str(member.__struct_config__.tag): member for member in members}
    return known


def never(_state: object) -> None:
    """The deadline of a game without a clock of its own."""


def not_at_once(_state: object) -> bool:
    """The answer of a game in which one seat acts at a time."""
    return False
