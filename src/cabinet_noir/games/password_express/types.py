"""The words of Password Express: cards, tokens, state, actions (imperative), events (past tense). Judges nothing."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from cabinet_noir.core import Agreement, Rules, Seat, purpose
from cabinet_noir.core import Edition as Corrected

Team = Annotated[int, Meta(ge=0, le=1)]
Position = Literal["1", "2", "3", "+", "0"]
"""What is printed on a position card: where the letter must first stand. 0 is on the back of each: nowhere."""
Index = Annotated[int, Meta(ge=0, le=3)]
Language = Literal["fr", "en"]
Column = Annotated[int, Meta(ge=0, le=3)]

PRINTED: Final = 55
"""How many cards with a theme and a letter are printed."""


class Stars(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many stars a position card has: where its letter must stand first, or, on its back, nowhere."""

    first: Annotated[int, Meta(ge=0, le=5)] = 1
    second: Annotated[int, Meta(ge=0, le=5)] = 2
    third: Annotated[int, Meta(ge=0, le=5)] = 2
    later: Annotated[int, Meta(ge=0, le=5)] = 1
    nowhere: Annotated[int, Meta(ge=0, le=5)] = 2


Cards = Annotated[int, Meta(ge=0, le=55)]


class Letters(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """On how many of the printed cards each letter is; QK is the double one. The deck of a short game begins in front.

    >>> Letters(A=3, W=1).counts()["W"]
    1
    >>> Letters(A=3)
    Traceback (most recent call last):
    ValueError: the letters must be on 55 cards and not on 54
    """

    A: Cards = 4
    E: Cards = 4
    O: Cards = 4  # noqa: E741  the letter's own name
    R: Cards = 4
    S: Cards = 4
    I: Cards = 3  # noqa: E741
    C: Cards = 3
    L: Cards = 3
    N: Cards = 3
    P: Cards = 3
    T: Cards = 3
    U: Cards = 2
    B: Cards = 2
    D: Cards = 2
    F: Cards = 2
    G: Cards = 2
    M: Cards = 2
    V: Cards = 2
    H: Cards = 1
    J: Cards = 1
    QK: Cards = 1
    K: Cards = 0
    Q: Cards = 0
    W: Cards = 0
    X: Cards = 0
    Y: Cards = 0
    Z: Cards = 0

    def __post_init__(self) -> None:
        total = sum(self.counts().values())
        if total != PRINTED:
            raise ValueError(f"the letters must be on {PRINTED} cards and not on {total}")

    def counts(self) -> dict[str, int]:
        """Return the letters that are printed, and on how many cards each is."""
        counted = {name: int(getattr(self, name)) for name in self.__struct_fields__}
        return {letter: count for letter, count in counted.items() if count}


class Edition(Corrected, frozen=True, kw_only=True):
    """The values of a box that are the house's own: the stars of the position cards, and the letters of the others."""

    stars: Stars = field(default_factory=Stars)
    letters: Letters = field(default_factory=Letters)


class Options(Agreement, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    language: Annotated[Language, purpose("language")] = "fr"
    """The language of the answers."""
    seconds: Literal[15, 20, 30] = 15
    """How long a turn is (R4)."""
    judge: Literal["vote", "lexicon", "host"] = "vote"
    """Who judges contested words (R12)."""
    zeros: Literal["none", "chance", "host"] = "none"
    """The harder game: who turns one card in each row to its 0 (R1)."""
    blank: bool = False
    """Is the blank card in the deck, with a theme and a letter of the host's own (R2)?"""
    handover: Annotated[bool, purpose("shared-device")] = False
    """One phone passed between two teams: every turn waits until somebody starts it (R4)."""
    first_team: Annotated[int, Meta(ge=0, le=5)] = 0
    """How many seats, from the first on, are team one; 0: the seats alternate between the teams (R3)."""
    rounds: Annotated[int, Meta(ge=1, le=4)] = 4
    """How many rounds are played. 4 is the box; less makes a short game."""
    rows: Annotated[int, Meta(ge=1, le=4)] = 4
    """How many rows lie on the table. 4 is the box."""
    cards: Annotated[int, Meta(ge=2, le=55)] = 55
    """How many printed cards are in the deck. 55 is the box; less serves proofs by enumeration."""
    edition: Annotated[Edition | None, purpose("edition")] = None
    """Whose stars and letters: the house's, or those of an owner of the box."""
    rules: Rules = 4
    """Version 1 counted articles as letters, took every place it could, and let a majority of all players judge; the
    lexicons of versions 2 and 3 had words that the next one has struck."""


class FaceDown(Struct, frozen=True, tag_field="t", tag="face_down"):
    """A face of a card that nobody sees."""


Face = str | FaceDown
"""A theme's key, or a letter (QK: the double one; the blank card has `own` on both sides), if it is seen."""


class Card(Struct, frozen=True):
    """A card: a theme in front, a letter on its back."""

    theme: Face
    letter: Face


class Place(Struct, frozen=True, order=True):
    """A position card on the table: its row, and its column from the left."""

    row: Index
    column: Column


class Token(Struct, frozen=True):
    """A token on a position card, and the word it stands for."""

    team: Team
    seat: Seat
    word: str
    turn: int
    contested_by: Seat | None = None
    """Who moved it to the "?" (R10)."""


class Unread(Struct, frozen=True, tag_field="t", tag="unread"):
    """A vote that was cast and is not seen."""


Ballot = bool | Unread | None
"""A seat's vote: accepted or not, or cast and not seen, or not cast."""

Phase = Literal["dealing", "preparing", "ready", "guessing", "closing", "judging", "recap", "over"]

Recap = tuple[tuple[tuple[str, ...], ...], ...]
"""What could have been said in a round: row by row, place by place, a few words."""


class Verdict(Struct, frozen=True):
    """What was decided about a contested token."""

    at: Place
    token: Token
    accepted: bool
    by: Literal["vote", "lexicon", "host", "unknown"]
    """Who decided; `unknown`: nobody could, and the lexicon does not know the word. Then nobody loses a point."""
    votes: tuple[bool | None, ...] = ()


class RoundResult(Struct, frozen=True):
    """One finished round: the board as it was scored, and what each team got and lost."""

    stars: tuple[int, int]
    penalties: tuple[int, int]
    scores: tuple[int, int]


Row = tuple[Token | None, ...]


class State(Struct, frozen=True, gc=False):
    """The table. Folded from full events it is the referee's; folded from seen events it is a view."""

    options: Options
    seats: int
    phase: Phase = "dealing"
    piles: tuple[tuple[Card, ...], ...] = ()
    box: tuple[Card, ...] = ()
    """The cards that are in no pile, in their order."""
    positions: tuple[tuple[Position, ...], ...] = ()
    own_theme: str = ""
    own_letter: str = ""
    round: int = 0
    """The round being played, from 1; 0 before the first."""
    team: Team = 0
    """The team that guesses, or is about to."""
    turn: int = 0
    """The turns of the game so far, counting the one being played."""
    clock: int = 0
    """Which of the house's clocks is running: a new one has a new number."""
    fresh: bool = False
    """Is a round about to begin, rather than a turn of it?"""
    table: tuple[Row, ...] = ()
    used: tuple[str, ...] = ()
    """The words of this round, as they are spelt (R8)."""
    silent: int = 0
    """How many turns in a row brought no word (R11), the one being played included until it brings one."""
    queue: tuple[Place, ...] = ()
    """Contested places still to be judged."""
    votes: tuple[Ballot, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    """What was decided this round."""
    scores: tuple[int, int] = (0, 0)
    results: tuple[RoundResult, ...] = ()
    recaps: tuple[Recap, ...] = ()
    """Of each finished round, what could have been said."""
    names: tuple[tuple[str, ...], ...] = ()
    """Row by row, the theme's names that the lexicon has with an article, as they are spelt: there it counts (R5)."""
    passed: tuple[Seat, ...] = ()
    """Who has passed the rest of this turn's time (R9)."""
    ready: tuple[Seat, ...] = ()
    """Who is ready for the next round (R14)."""


# Actions


class Prepare(Struct, frozen=True, tag_field="t", tag="prepare", forbid_unknown_fields=True):
    """The host turns a card in each row to 0 (R1), and writes a theme and a letter on the blank card (R2)."""

    zeros: tuple[Column, ...] = ()
    theme: str = ""
    letter: str = ""


class Flip(Struct, frozen=True, tag_field="t", tag="flip", forbid_unknown_fields=True):
    """Flip the sand timer: the other team's turn begins (R4)."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """A word, and the rows whose themes it serves (R7)."""

    word: str
    rows: tuple[Index, ...]
    only: tuple[Place, ...] = ()
    """The places it is to take where it could take more; in a row without any, it takes all it can (R6)."""


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Propose a word: it takes the free places it satisfies in these rows, or those of them it is said for (R4, R6)."""

    answer: Answer


class Contest(Struct, frozen=True, tag_field="t", tag="contest", forbid_unknown_fields=True):
    """Move a token of this turn to the "?" (R10)."""

    at: Place


class Agree(Struct, frozen=True, tag_field="t", tag="agree", forbid_unknown_fields=True):
    """Go on: there is nothing more to contest (R10, R11), or what could have been said is read (R14)."""


class Pass(Struct, frozen=True, tag_field="t", tag="pass", forbid_unknown_fields=True):
    """Pass the rest of one's time: the turn is over when the whole team has (R9)."""


class Vote(Struct, frozen=True, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Accept the contested word, or do not (R12)."""

    ok: bool


class TimeUp(Struct, frozen=True, tag_field="t", tag="time_up", forbid_unknown_fields=True):
    """Time is up. Only the house plays it (R9)."""


Action = Prepare | Flip | Say | Contest | Agree | Pass | Vote | TimeUp


# Events


class Dealt(Struct, frozen=True, tag_field="t", tag="dealt"):
    """The rows are laid and the piles are made (R1, R2)."""

    piles: tuple[tuple[Card, ...], ...]
    box: tuple[Card, ...]
    positions: tuple[tuple[Position, ...], ...]
    first: Team


class Prepared(Struct, frozen=True, tag_field="t", tag="prepared"):
    """The host has turned cards to 0 and written on the blank card."""

    positions: tuple[tuple[Position, ...], ...]
    theme: str
    letter: str


class Turned(Struct, frozen=True, tag_field="t", tag="turned"):
    """A round begins: each pile's top card is turned over (R2). Row by row, the letter and the theme."""

    round: int
    letters: tuple[str, ...]
    themes: tuple[str, ...]


class TurnBegan(Struct, frozen=True, tag_field="t", tag="turn_began"):
    """The sand is running for this team."""

    team: Team
    turn: int


class Said(Struct, frozen=True, tag_field="t", tag="said"):
    """A word was said and took these places."""

    seat: Seat
    word: str
    at: tuple[Place, ...]


class Contested(Struct, frozen=True, tag_field="t", tag="contested"):
    """A token was moved to the "?"."""

    seat: Seat
    at: Place
    word: str


class Filled(Struct, frozen=True, tag_field="t", tag="filled"):
    """All places are taken: what was said in this turn may still be contested (R11)."""


class Passed(Struct, frozen=True, tag_field="t", tag="passed"):
    """A seat has passed the rest of its time."""

    seat: Seat


class TurnPassed(Struct, frozen=True, tag_field="t", tag="turn_passed"):
    """A whole team has passed: what it said in this turn may still be contested (R10)."""

    team: Team


class TurnEnded(Struct, frozen=True, tag_field="t", tag="turn_ended", omit_defaults=True):
    """The sand has run out, or was not waited for, and the roles change (R9)."""

    team: Team
    passed: bool = False


class RoundClosed(Struct, frozen=True, tag_field="t", tag="round_closed"):
    """No more words: the contested places are judged next (R11)."""

    round: int
    contested: tuple[Place, ...]


class Voted(Struct, frozen=True, tag_field="t", tag="voted"):
    """A seat voted."""

    seat: Seat
    ok: bool | Unread


class Judged(Struct, frozen=True, tag_field="t", tag="judged"):
    """A contested word was judged; refused, its token is taken away (R12)."""

    verdict: Verdict


class Scored(Struct, frozen=True, tag_field="t", tag="scored"):
    """The stars of the round were counted (R13), and this team starts the next one (R14)."""

    round: int
    result: RoundResult
    starts: Team


class Readied(Struct, frozen=True, tag_field="t", tag="readied"):
    """A seat is ready for the next round (R14)."""

    seat: Seat


Turn = TurnBegan | Said | Contested | Filled | Passed | TurnPassed | TurnEnded
Event = Dealt | Prepared | Turned | Turn | RoundClosed | Voted | Judged | Scored | Readied
