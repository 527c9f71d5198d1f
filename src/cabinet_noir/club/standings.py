"""Everybody's place after the rounds that are closed, and by what two with the same score are told apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from itertools import combinations, groupby, zip_longest
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from .knock_out import rounds_survived
from .scoring import best_first, luck, round_scores, shares_of_round
from .types import NOBODY, WHOLE, Round, Tournament

TIE_BREAKS: Final = ("between", "opponents", "wins")
"""What they brought home from each other, where all of them have met; what their opponents have; boards won alone."""


class Place(Struct, frozen=True):
    """Somebody's place: a player's by number, a team's by its place among the teams."""

    place: int
    who: int
    score: int
    adjusted: int | None
    wins: int
    played: int
    breaks: tuple[int, ...]
    by: str = ""
    """What it stands before the next one by: a tie-break, or `rounds`, it got further; empty: by its score, or not."""


def standings(state: Tournament) -> tuple[Place, ...]:
    """Rank everybody, the first first; a tournament of teams ranks teams. Equal in everything is equal in place."""
    totals = _totals(state)
    rows = _teams(state, totals) if state.plan.team > 1 else totals
    if state.plan.system == "ladder":
        order = {player: place for place, player in enumerate(ladder(state))}
        ranked = sorted(rows.items(), key=lambda item: order.get(item[0], len(order)))
        return tuple(_placed(place, who, row, row.breaks, "") for place, (who, row) in enumerate(ranked, 1))
    return tuple(_ranked(state, rows))


class _Row(Struct, frozen=True):
    score: int = 0
    adjusted: int | None = 0
    wins: int = 0
    played: int = 0
    breaks: tuple[int, ...] = ()


def _totals(state: Tournament) -> dict[int, _Row]:
    scores: defaultdict[int, int] = defaultdict(int)
    adjusted: dict[int, int | None] = {player.number: 0 for player in state.players}
    wins: defaultdict[int, int] = defaultdict(int)
    played: defaultdict[int, int] = defaultdict(int)
    for each in state.closed:
        shares, brought = shares_of_round(state.plan, each), luck(state.plan, each)
        for player, score in round_scores(state.plan, each).items():
            scores[player] += score
            before, chance = adjusted[player], brought.get(player)
            mine = shares.get(player, score)
            adjusted[player] = None if before is None or chance is None else before + mine - chance
        for player in shares:
            played[player] += 1
        for player, won in _won(each).items():
            wins[player] += won
    faced = {player.number: opponents(state, player.number) for player in state.players}
    return {
        number: _Row(
            scores[number],
            adjusted[number],
            wins[number],
            played[number],
            (0, sum(scores[other] for other in faced[number]), wins[number]),
        )
        for number in (player.number for player in state.players)
    }


def _won(played: Round) -> dict[int, int]:
    won: defaultdict[int, int] = defaultdict(int)
    for paired in played.tables:
        for table in paired.tables:
            result = played.result(table)
            for seat, player in enumerate(paired.players):
                won[player] += result is not None and result.shares[seat] == WHOLE
    return won


def opponents(state: Tournament, number: int) -> list[int]:
    """Return whom somebody has met in closed rounds, once for each time."""
    tables = (paired.players for each in state.closed for paired in each.tables if number in paired.players)
    return [other for players in tables for other in players if other not in (number, NOBODY)]


def _teams(state: Tournament, totals: Mapping[int, _Row]) -> dict[int, _Row]:
    teams: dict[int, _Row] = {}
    for index, team in enumerate(state.teams):
        mates = [totals[player.number] for player in state.players if player.team == team]
        known = [mate.adjusted for mate in mates if mate.adjusted is not None]
        teams[index] = _Row(
            sum(mate.score for mate in mates),
            sum(known) if len(known) == len(mates) else None,
            sum(mate.wins for mate in mates),
            sum(mate.played for mate in mates),
            (0, sum(mate.breaks[1] for mate in mates), sum(mate.wins for mate in mates)),
        )
    return teams


def _ranked(state: Tournament, rows: Mapping[int, _Row]) -> list[Place]:
    """Rank by the score, in a knock-out by how far each got before that; then by the tie-breaks."""
    places: list[Place] = []
    further = rounds_survived(state) if state.plan.system == "knock_out" else Counter[int]()
    merit = {who: (further[who], row.score) for who, row in rows.items()}
    by_merit = sorted(rows.items(), key=lambda item: (-merit[item[0]][0], -item[1].score, item[0]))
    for _, tied in groupby(by_merit, key=lambda item: merit[item[0]]):
        group = dict(tied)
        between = _between(state, group) if state.plan.team == 1 else {}
        breaks = {who: (between.get(who, 0), *row.breaks[1:]) for who, row in group.items()}
        order = sorted(group, key=lambda who: (tuple(-value for value in breaks[who]), who))
        first = len(places) + 1
        for index, who in enumerate(order):
            same = index > 0 and breaks[who] == breaks[order[index - 1]]
            place = places[-1].place if same else first + index
            after = order[index + 1] if index + 1 < len(order) else None
            by = "" if after is None else _by(breaks[who], breaks[after])
            places.append(_placed(place, who, group[who], breaks[who], by))
    return [_got_further(one, after) for one, after in zip_longest(places, places[1:])]


def _got_further(one: Place, after: Place | None) -> Place:
    """Say of somebody who stands before a score that is no lower, and by no tie-break, that they got further."""
    unsaid = after is not None and not one.by and one.place != after.place and one.score <= after.score
    return replace(one, by="rounds") if unsaid else one


def _by(mine: tuple[int, ...], theirs: tuple[int, ...]) -> str:
    return next((name for name, a, b in zip(TIE_BREAKS, mine, theirs, strict=True) if a != b), "")


def _between(state: Tournament, tied: Collection[int]) -> dict[int, int]:
    """Return what those who are tied brought home from tables at which they met, if each has met each."""
    met: set[tuple[int, int]] = set()
    brought: defaultdict[int, int] = defaultdict(int)
    for each in state.closed:
        scores = round_scores(state.plan, each)
        for paired in each.tables:
            here = sorted(player for player in paired.players if player in tied)
            met.update(combinations(here, 2))
            for player in here if len(here) > 1 else ():
                brought[player] += scores[player]
    return brought if met >= set(combinations(sorted(tied), 2)) else {}


def _placed(place: int, who: int, row: _Row, breaks: tuple[int, ...], by: str) -> Place:
    return Place(place, who, row.score, row.adjusted, row.wins, row.played, breaks, by)


def ladder(state: Tournament) -> list[int]:
    """Return who stands on which rung, the top first: at each table the better take the higher of its rungs."""
    rungs = [player.number for player in state.players]
    for each in state.closed:
        for paired in each.tables:
            here = sorted(rungs.index(player) for player in paired.players if player != NOBODY)
            for rung, player in zip(here, best_first(each, paired, tuple(rungs)), strict=True):
                rungs[rung] = player
    return rungs
