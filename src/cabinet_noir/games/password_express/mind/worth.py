"""What speaks for each team of Password Express: its stars, the pace it has kept, whose turn it is and what there is
still to be said. Where every unturned card lies is chance; what people know and how fast they type, nobody can tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import Final

from msgspec.structs import replace

from cabinet_noir.core import Chance, Seat, Sight, Worth
from cabinet_noir.deduce.fitted import starts_beside, weights_beside
from cabinet_noir.games.password_express.domains import Answers, FreeRow, fits, once
from cabinet_noir.games.password_express.edition import THEMES, stars_on
from cabinet_noir.games.password_express.lexicon import accepts, found, knows
from cabinet_noir.games.password_express.lexicon import words as listed
from cabinet_noir.games.password_express.queries import (
    contestable,
    every_place,
    letter_of,
    position_at,
    theme_of,
    token_at,
)
from cabinet_noir.games.password_express.teams import members, other
from cabinet_noir.games.password_express.types import (
    Action,
    Agree,
    Answer,
    Card,
    Contest,
    Dealt,
    Event,
    Flip,
    Language,
    Options,
    Pass,
    Place,
    Position,
    Say,
    State,
    Team,
    TimeUp,
    Token,
    Vote,
)

from .deduce import SIDES, Side, open_votes, sample

See = Sight[State, Event]

NAMES: Final = (
    "points",
    "pace",
    "turn",
    "turn_open",
    "said",
    "said_each",
    "best",
    "open_early",
    "passed",
    "doubted",
    "size_ahead",
    "size",
)

SPEAKING: Final = 5
"""So many of them speak for a team whose sand is running."""
STRAYS: Final = (3.0, 1.6)
"""How far the difference of two scores strays, squared: at the end, and for each star that is still to be taken."""
FAMILIAR: Final = 5.0
"""With so many words to be said for a place, it is as likely taken as not."""
MOST: Final = 2
"""So many words come to mind, and are compared."""
EVERY: Final[tuple[Position, ...]] = ("1", "2", "3", "+", "0")
WORLDS: Final = 16
"""So many ways the cards may lie, where some are to be turned."""


def features(state: State) -> list[tuple[float, ...]]:
    """Return what speaks for each team, in units of how far the scores can still stray."""
    free = _open(state)
    whole = max(1.0, sum(stars_on(state.options, position) for row in state.positions for position in row))
    ahead = whole * (state.options.rounds - state.round) + free
    played = whole * state.options.rounds - ahead
    unit = 1 / sqrt(STRAYS[0] + STRAYS[1] * ahead)
    stars = _stars(state)
    rows: list[tuple[float, ...]] = []
    for side in (0, 1):
        lead = stars[side] - stars[1 - side]
        turn = float(side == _next(state))
        size = len(members(state.options, state.seats, side))
        more = size / state.seats - 0.5
        speaking = _speaking(state, size, free) if turn and state.phase == "guessing" else (0.0,) * SPEAKING
        own = (lead, lead * ahead / (played + whole), turn, turn * free / 10, *speaking)
        rows.append((*(unit * each for each in (*own, _doubted(state, side), more * ahead / whole)), more))
    return rows


def _speaking(state: State, size: int, free: float) -> tuple[float, ...]:
    """Return what speaks for a team whose sand is running; how much is left, only the words it has said can tell."""
    said = len(_said(state))
    best = max((stars for stars, _ in _words(state)), default=0)
    early = max(0.0, 1 - said / (2 * size))
    return (float(said), said / size, best * early, free / 10 * early, float(bool(state.passed)))


def _going_on(state: State) -> bool:
    """Is a round being played whose stars are not counted yet?"""
    return state.phase in ("guessing", "closing", "judging") or (state.phase == "ready" and not state.fresh)


def _next(state: State) -> Team | None:
    """Return the team that speaks now, or next."""
    if state.phase == "closing":
        return other(state.team)
    return None if state.phase == "judging" else state.team


def _open(state: State) -> float:
    """Return the stars of the free places, each as far as there are familiar words for it."""
    if state.phase not in ("guessing", "closing") and not (state.phase == "ready" and not state.fresh):
        return 0.0
    free = (place for place in every_place(state) if token_at(state, place) is None)
    return sum(stars_on(state.options, position_at(state, place)) * _likely(state, place) for place in free)


def _likely(state: State, place: Place) -> float:
    """Return how likely a place is taken at all; of a theme of the host's own nobody knows the words."""
    theme = theme_of(state, place.row)
    if theme not in THEMES:
        return 0.5
    words = len(found(state.options.language, theme, letter_of(state, place.row), position_at(state, place)))
    return words / (words + FAMILIAR)


def _tokens(state: State) -> Iterator[tuple[Place, Token]]:
    for place in every_place(state) if _going_on(state) else ():
        token = token_at(state, place)
        if token is not None:
            yield place, token


def _stars(state: State) -> list[float]:
    """Return each team's points with the stars of this round, contested words judged by the lexicon (R12, R13)."""
    points = [float(score) for score in state.scores]
    for verdict in state.verdicts if _going_on(state) else ():
        if verdict.by != "unknown":
            points[other(verdict.token.team) if verdict.accepted else verdict.token.team] -= 1
    for place, token in _tokens(state):
        known = token.contested_by is None or _is_known(state, place, token)
        if known:
            points[token.team] += stars_on(state.options, position_at(state, place))
        if token.contested_by is not None and known:
            points[other(token.team)] -= 1
    return points


def _is_known(state: State, place: Place, token: Token) -> bool:
    return knows(state.options.language, theme_of(state, place.row), token.word, state.options.rules)


def _said(state: State) -> set[str]:
    """Return the words of this turn: how much of its time is gone."""
    return {token.word for _, token in _tokens(state) if token.turn == state.turn}


def _doubted(state: State, side: Team) -> float:
    """Return the stars on words of this turn that the lexicon has under other themes only, and nobody has contested."""
    return float(
        sum(
            stars_on(state.options, position_at(state, place))
            for place, token in _tokens(state)
            if token.team == side
            and token.turn == state.turn
            and token.contested_by is None
            and not accepts(state.options.language, theme_of(state, place.row), token.word, state.options.rules)
        )
    )


# chance and choice


def reshuffled(state: State, chance: Chance) -> State:
    """Return the same with every card that is yet to be turned lying elsewhere: its theme, and by itself its letter."""
    themes, letters = (chance.shuffled(sorted(_unturned(state, side))) for side in SIDES)
    theme, letter = iter(themes), iter(letters)

    def laid(depth: int, card: Card) -> Card:
        return Card(
            next(theme) if depth > state.round else card.theme, next(letter) if depth >= state.round else card.letter
        )

    piles = tuple(tuple(laid(depth, card) for depth, card in enumerate(pile)) for pile in state.piles)
    return replace(state, piles=piles, box=tuple(Card(next(theme), next(letter)) for _ in state.box))


def _unturned(state: State, side: Side) -> list[str]:
    first = state.round + (side == "theme")
    cards = (*(card for pile in state.piles for card in pile[first:]), *state.box)
    return [str(getattr(card, side)) for card in cards]


def draws(state: State, action: Action) -> bool:
    """Are cards turned now?"""
    if not state.fresh or not isinstance(action, Flip | Agree | TimeUp):
        return False
    waited_for = {Seat(seat) for seat in range(state.seats)} - set(state.ready)
    return state.phase == "ready" or isinstance(action, TimeUp) or (len(waited_for) == 1 and not state.options.handover)


def considered(sight: See) -> list[Action]:
    """Return what is worth comparing: the best of the most familiar words, contesting what is wrong, going on."""
    found: list[Action] = []
    for offer in sight.offers:
        match offer.action:
            case "say":
                found += [Say(answer) for _, answer in _words(sight.view)]
            case "contest":
                found += [Contest(place) for place in contestable(sight.view) if _is_wrong(sight.view, place)][:MOST]
            case "pass":
                found.append(Pass())
            case "flip":
                found.append(Flip())
            case "agree":
                found.append(Agree())
            case "vote":
                found += [Vote(True), Vote(False)]
            case _:
                pass
    return found


def _words(view: State) -> list[tuple[int, Answer]]:
    """Return the words that come to mind first, the most familiar of all for the free places, with the stars each takes
    in all rows it serves."""
    free = sorted((place.row, position_at(view, place)) for place in every_place(view) if token_at(view, place) is None)
    familiar = sorted(one for row, position in free if (one := _first(view, row, position)) is not None)
    words = []
    for word in list(dict.fromkeys(word for _, word in familiar))[:MOST]:
        met = [(row, position) for row, position in free if position in _met(view, row, word)]
        stars = sum(stars_on(view.options, position) for _, position in met)
        words.append((stars, Answer(word, tuple(sorted({row for row, _ in met})))))
    return words


def _first(view: State, row: int, position: Position) -> tuple[float, str] | None:
    """Return the most familiar word for a place that nobody has said, and how rare it is."""
    language, rules, theme = view.options.language, view.options.rules, theme_of(view, row)
    for rank, word in found(language, theme, letter_of(view, row), position):
        if once(word, language, rules) not in view.used and position in _met(view, row, word):
            return rank / len(listed(language, theme)), word
    return None


def _met(view: State, row: int, word: str) -> frozenset[Position]:
    """Return what a word satisfies in a row, if the lexicon has it for its theme."""
    names = view.names[row] if view.names else ()
    return _serves(view.options.language, view.options.rules, theme_of(view, row), letter_of(view, row), names, word)


@lru_cache(maxsize=20_000)
def _serves(
    language: Language, rules: int, theme: str, letter: str, names: tuple[str, ...], word: str
) -> frozenset[Position]:
    if not knows(language, theme, word, rules):
        return frozenset()
    row = FreeRow(0, letter, tuple(enumerate(EVERY)), names)
    return frozenset(EVERY[place.column] for place in fits(Answers((row,), (), language, rules), row, word))


def _is_wrong(view: State, place: Place) -> bool:
    token = token_at(view, place)
    return token is not None and not _is_known(view, place, token)


def filled(sight: See, chance: Chance, number: int) -> list[State]:
    """Return so many ways the unseen may lie; one, where nothing is turned next and nothing that counts is hidden."""
    turns = sight.view.fresh and sight.view.phase in ("ready", "recap")
    return [_filled(sight, chance) for _ in range(number if turns else 1)]


def _filled(sight: See, chance: Chance) -> State:
    world = sample(sight, chance)
    dealt = world.deal[0]
    assert isinstance(dealt, Dealt)
    cast = {seat: world.hidden[seq] for seq, seat in open_votes(sight) if seq in world.hidden}
    votes = list(sight.view.votes)
    for seat, vote in cast.items():
        assert isinstance(vote, Vote)
        votes[seat] = vote.ok
    return replace(sight.view, piles=dealt.piles, box=dealt.box, votes=tuple(votes))


def kind(state: State) -> str:
    """Return by which weights a state is judged: two people, two teams of as many, or of more and fewer."""
    if state.seats == 2:
        return "two"
    first, second = (len(members(state.options, state.seats, side)) for side in (0, 1))
    return "even" if first == second else "uneven"


WORTH: Final = Worth(
    names=NAMES,
    kind=kind,
    features=features,
    reshuffled=reshuffled,
    draws=draws,
    considered=considered,
    fitted_on=tuple(
        (options, seats) for options in (Options(), Options(language="en", zeros="chance")) for seats in (2, 3, 4, 6)
    ),
    weights=weights_beside(__file__, NAMES),
    starts=starts_beside(__file__, NAMES),
    filled=filled,
    worlds=WORLDS,
)
