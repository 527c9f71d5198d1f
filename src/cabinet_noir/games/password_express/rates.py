"""What a simulation tells of Password Express beside who won: tokens and stars a round."""

from __future__ import annotations

from collections.abc import Iterable

from .queries import team
from .types import Event, Judged, Said, State


def rates(state: State, events: Iterable[Event], seat: int) -> dict[str, tuple[int, int]]:
    """Return what a seat's team had on the table when the rounds were scored, and in how many rounds."""
    mine, rounds = team(state, seat), len(state.results)
    placed = refused = 0
    for event in events:
        if isinstance(event, Said) and team(state, event.seat) == mine:
            placed += len(event.at)
        if isinstance(event, Judged) and not event.verdict.accepted and event.verdict.token.team == mine:
            refused += 1
    stars = sum(result.stars[mine] for result in state.results)
    return {"tokens": (placed - refused, rounds), "stars": (stars, rounds)}
