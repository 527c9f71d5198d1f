"""How everybody came out of a tournament that is over, as a season adds it up: of what could be had, how much."""

from __future__ import annotations

from cabinet_noir.club import WHOLE, Tournament, standings
from cabinet_noir.store import ScoreRow


def final_scores(state: Tournament) -> tuple[ScoreRow, ...]:
    """Return everybody's place and share; in a tournament of teams, their team's."""
    rounds = len(state.closed)
    if not rounds:
        return ()
    by_place = {place.who: place for place in standings(state)}
    most = WHOLE * rounds * (max(1, state.plan.team))
    rows = []
    for player in state.players:
        who = state.teams.index(player.team) if state.plan.team > 1 else player.number
        place = by_place[who]
        rows.append(ScoreRow(player.number, place.place, WHOLE * place.score // most))
    return tuple(rows)
