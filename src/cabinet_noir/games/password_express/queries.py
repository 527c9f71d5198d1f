"""Questions about a table that rules, domains, texts and bots all ask. Judges nothing, changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from .edition import OWN, TOKENS, stars_on
from .teams import members, other, team_of
from .types import FaceDown, Place, Position, State, Team, Token


def letter_of(state: State, row: int) -> str:
    """Return a row's letter in this round: the back of the card that was turned over (R2)."""
    face = state.piles[row][state.round - 1].letter
    assert not isinstance(face, FaceDown)
    return state.own_letter if face == OWN else face


def theme_of(state: State, row: int) -> str:
    """Return the key of a row's theme in this round: the front of the card now on top (R2)."""
    face = state.piles[row][state.round].theme
    assert not isinstance(face, FaceDown)
    return face


def position_at(state: State, place: Place) -> Position:
    """Return what is printed on a place's card."""
    return state.positions[place.row][place.column]


def token_at(state: State, place: Place) -> Token | None:
    """Return the token on a place."""
    return state.table[place.row][place.column]


def every_place(state: State) -> Iterator[Place]:
    """Yield the places of the table, row by row."""
    for row, columns in enumerate(state.positions):
        for column in range(len(columns)):
            yield Place(row, column)


def free_places(state: State) -> tuple[Place, ...]:
    """Return the places without a token."""
    return tuple(place for place in every_place(state) if token_at(state, place) is None)


def tokens_left(state: State, team: Team) -> int:
    """Return how many tokens a team has still to place (R8)."""
    return TOKENS - sum(token is not None and token.team == team for row in state.table for token in row)


def contestable(state: State) -> tuple[Place, ...]:
    """Return the places whose tokens came in this turn and are not contested yet (R10)."""
    found = []
    for place in every_place(state):
        token = token_at(state, place)
        if token is not None and token.turn == state.turn and token.contested_by is None:
            found.append(place)
    return tuple(found)


def has_passed(state: State) -> bool:
    """Has the whole team that guesses passed the rest of its time (R9)?"""
    return set(members(state.options, state.seats, state.team)) <= set(state.passed)


def contested(state: State) -> tuple[Place, ...]:
    """Return the places whose tokens lie on the "?"."""
    tokens = ((place, token_at(state, place)) for place in every_place(state))
    return tuple(place for place, token in tokens if token is not None and token.contested_by is not None)


def stars(state: State, team: Team) -> int:
    """Return the stars on the cards where a team has a token (R13)."""
    tokens = ((place, token_at(state, place)) for place in every_place(state))
    placed = (place for place, token in tokens if token is not None and token.team == team)
    return sum(stars_on(state.options, position_at(state, place)) for place in placed)


def penalties(state: State) -> tuple[int, int]:
    """Return what the round's verdicts cost each team: the contesting one if accepted, else the token's (R12).

    What nobody could settle is neither rewarded nor punished.
    """
    lost = [0, 0]
    for verdict in state.verdicts:
        if verdict.by == "unknown":
            continue
        lost[other(verdict.token.team) if verdict.accepted else verdict.token.team] += 1
    return lost[0], lost[1]


def team(state: State, seat: int) -> Team:
    """Return a seat's team at this table."""
    return team_of(state.options, state.seats, seat)
