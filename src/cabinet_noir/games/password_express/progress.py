"""What follows from what: how rounds and turns begin, end, are judged and scored (R2, R9, R11 to R14)."""

from __future__ import annotations

from collections.abc import Iterable

from .lexicon import accepts, knows
from .queries import contestable, contested, free_places, has_passed, penalties, stars, team, theme_of, token_at
from .records import folded_on
from .teams import floored, other
from .types import (
    Ballot,
    Event,
    FaceDown,
    Judged,
    RoundClosed,
    RoundResult,
    Scored,
    State,
    Team,
    TurnBegan,
    Turned,
    TurnEnded,
    TurnPassed,
    Verdict,
)

SILENT_TURNS = 2
"""So many turns in a row without a word end the round (R11)."""


def begun(state: State) -> tuple[Event, ...]:
    """Begin the turn that was waited for, and with it a round where one is due (R2, R4)."""
    turn = TurnBegan(state.team, state.turn + 1)
    return (_turned(state), turn) if state.fresh else (turn,)


def _turned(state: State) -> Turned:
    """Turn each pile's top card over: its back is the letter, the card below it has the theme (R2)."""
    depth = state.round
    letters = tuple(pile[depth].letter for pile in state.piles)
    themes = tuple(pile[depth + 1].theme for pile in state.piles)
    return Turned(depth + 1, tuple(map(_face, letters)), tuple(map(_face, themes)))


def _face(face: str | FaceDown) -> str:
    assert isinstance(face, str)
    return face


def next_turn(state: State) -> tuple[Event, ...]:
    """Change the roles, or end the round after two silent turns (R9, R11)."""
    if state.silent >= SILENT_TURNS:
        return closed(state)
    ended = TurnEnded(state.team, has_passed(state))
    return (ended,) if state.options.handover else (ended, TurnBegan(other(state.team), state.turn + 1))


def passed_on(state: State) -> tuple[Event, ...]:
    """End a turn whose team has passed; what it has just said may still be contested (R9, R10)."""
    return (TurnPassed(state.team),) if contestable(state) else next_turn(state)


def uncontested(state: State) -> tuple[Event, ...]:
    """Go on when the last words of a turn are let stand: to the other team, or to the end of a full round (R11)."""
    return next_turn(state) if free_places(state) else closed(state)


def closed(state: State) -> tuple[Event, ...]:
    """End the round: to the judges if anything is contested, else to the score (R11)."""
    shut = RoundClosed(state.round, contested(state))
    after = folded_on(state, shut)
    if state.options.judge == "lexicon":
        return (shut, *_judged_by_lexicon(after))
    return (shut,) if after.queue else (shut, scored(after))


def _judged_by_lexicon(state: State) -> tuple[Event, ...]:
    events: list[Event] = []
    while state.queue:
        events.append(Judged(_verdict(state, None)))
        state = folded_on(state, events[-1])
    return (*events, scored(state))


def judged_by_votes(state: State) -> tuple[Event, ...]:
    """Close the vote on the first contested place, and go on to the next or to the score (R12)."""
    judged = Judged(_verdict(state, _decided(state)))
    after = folded_on(state, judged)
    return (judged,) if after.queue else (judged, scored(after))


def _decided(state: State) -> bool | None:
    """Return what both teams agree on, each with one vote; nothing if they do not, or one is split (R12)."""
    if state.options.rules == 1 or state.options.judge == "host":
        return _majority(state.votes)
    first, second = (
        _majority(vote for seat, vote in enumerate(state.votes) if team(state, seat) == side) for side in (0, 1)
    )
    return first if first == second else None


def _majority(votes: Iterable[Ballot]) -> bool | None:
    cast = [vote for vote in votes if isinstance(vote, bool)]
    yes, no = cast.count(True), cast.count(False)
    return None if yes == no else yes > no


def _verdict(state: State, vote: bool | None) -> Verdict:
    """Return what becomes of the first contested token; where nobody decided, the lexicon does (R12)."""
    place = state.queue[0]
    token = token_at(state, place)
    assert token is not None
    votes = tuple(vote if isinstance(vote, bool) else None for vote in state.votes)
    if vote is not None:
        return Verdict(place, token, vote, "host" if state.options.judge == "host" else "vote", votes)
    language, rules, theme = state.options.language, state.options.rules, theme_of(state, place.row)
    if rules == 1:
        return Verdict(place, token, accepts(language, theme, token.word, rules), "lexicon", votes)
    known = knows(language, theme, token.word, rules)
    return Verdict(place, token, known, "lexicon" if known else "unknown", votes)


def scored(state: State) -> Scored:
    """Count the stars, take the penalties off, and say who starts the next round (R12, R13, R14)."""
    gained = (stars(state, 0), stars(state, 1))
    lost = penalties(state)
    scores = floored(had + won - gone for had, won, gone in zip(state.scores, gained, lost, strict=True))
    return Scored(state.round, RoundResult(gained, lost, scores), _starter(state, scores))


def _starter(state: State, scores: tuple[int, int]) -> Team:
    """R14: the lower score starts; equal, the team that was not guessing last."""
    if scores[0] == scores[1]:
        return other(state.team)
    return 0 if scores[0] < scores[1] else 1
