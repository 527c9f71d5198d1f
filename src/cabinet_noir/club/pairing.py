"""Who plays whom in the next round: by score with few repeats, everybody with everybody, knock-out, or on a ladder.

A round follows from the rounds before it alone: the same tournament is paired the same on any machine. Where a field is
no multiple of a table, one too many has a bye, who had fewest first, then who has played most, then the lowest score:
who came late does not sit out again. More are joined by bots. Nobody is paired by tie-breaks: they are for the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, groupby

from cabinet_noir.core import Illegal

from .assigning import Meetings, assigned, matched, seated
from .knock_out import still_in
from .round_robin import turns_left
from .scoring import scores_so_far
from .standings import ladder
from .types import NOBODY, Draft, TableOfRound, Tournament


def pair(state: Tournament) -> Draft:
    """Return the next round, or say why there is none."""
    match state.plan.system:
        case "swiss":
            return _by_score(state)
        case "round_robin":
            return _berger(state) if state.plan.seats == 2 else _by_score(state, blind=True)
        case "knock_out":
            return _knocked_out(state)
        case "ladder":
            return _on_the_ladder(state)


def _draft(state: Tournament, tables: Sequence[Sequence[int]], byes: Sequence[int] = ()) -> Draft:
    """Put everybody into seats, mates into different ones, those who begin less often first; highest scores first."""
    if not tables:
        raise Illegal("too-few-players", rule="C4")
    sat = Counter((player, seat) for each in state.rounds for t in each.tables for seat, player in enumerate(t.players))
    return Draft(tuple(map(TableOfRound, seated(tables, sat, teams_of(state)))), tuple(sorted(byes)))


# by score


def _by_score(state: Tournament, *, blind: bool = False) -> Draft:
    """Pair those with the nearest scores who have met least; blind: those who have met least, whatever they have."""
    seats = state.plan.seats
    scores = {} if blind else scores_so_far(state.plan, state.closed)
    order = sorted((player.number for player in state.present), key=lambda number: (-scores.get(number, 0), number))
    byes = [_bye(state, order)] if len(order) % seats == 1 else []
    playing = [player for player in order if player not in byes]
    bots = [NOBODY - extra for extra in range(-len(playing) % seats)]
    meetings = meetings_of(state)
    if seats == 2:
        tables = matched(playing, scores, meetings, _folded(playing, scores))
    else:
        tables = assigned([*playing, *bots], seats, scores, meetings)
    return _draft(state, tables, byes)


def _bye(state: Tournament, order: Sequence[int]) -> int:
    """Return who has a bye: of those with the fewest byes who have played most, the lowest score, the last to come."""
    had = Counter(player for each in state.rounds for player in each.byes)
    sat = Counter(player for each in state.rounds for paired in each.tables for player in paired.players)
    return min(reversed(order), key=lambda number: (had[number], -sat[number]))


def meetings_of(state: Tournament) -> Meetings:
    """Return how often each two have met; whoever is of one team should not meet at all."""
    met: Counter[frozenset[int]] = Counter()
    for each in state.rounds:
        for paired in each.tables:
            met.update(map(frozenset, combinations(paired.players, 2)))
    return Meetings(met, teams_of(state))


def teams_of(state: Tournament) -> dict[int, str]:
    """Return who is of which team, where there are teams."""
    return {player.number: player.team for player in state.players if player.team}


def _folded(order: Sequence[int], scores: dict[int, int]) -> dict[int, tuple[int, int]]:
    """Return everybody's place in their score group, and how far away the middle of it is: halves meet each other."""
    folded: dict[int, tuple[int, int]] = {}
    for _, group in groupby(order, key=lambda number: scores.get(number, 0)):
        members = list(group)
        folded.update((number, (place, len(members) // 2)) for place, number in enumerate(members))
    return folded


# everybody with everybody


def _berger(state: Tournament) -> Draft:
    """Play the next turn of the circle in which anybody meets; whose opponent has gone has a bye."""
    left = turns_left(state)
    if not left:
        raise Illegal("last-round-is-played" if state.rounds else "too-few-players", rule="C4")
    sitting = {player for two in left[0] for player in two}
    return _draft(state, left[0], [player.number for player in state.present if player.number not in sitting])


# knock-out


def _knocked_out(state: Tournament) -> Draft:
    seats, alive = state.plan.seats, still_in(state)
    if len(alive) < 2:
        raise Illegal("last-round-is-played" if state.rounds else "too-few-players", rule="C4")
    if seats == 2:
        free = (1 << (len(alive) - 1).bit_length()) - len(alive)
        playing = alive[free:]
        return _draft(state, [(playing[i], playing[-1 - i]) for i in range(len(playing) // 2)], alive[:free])
    many = -(-len(alive) // seats)
    field = [*alive, *(NOBODY for _ in range(many * seats - len(alive)))]
    rows = [field[row * many : (row + 1) * many] for row in range(seats)]
    snake = [row if number % 2 == 0 else row[::-1] for number, row in enumerate(rows)]
    return _draft(state, [tuple(row[table] for row in snake) for table in range(many)])


# a ladder


def _on_the_ladder(state: Tournament) -> Draft:
    """Let neighbours meet; every other day two tables exchange half of theirs, so that all of the ladder moves."""
    seats, here = state.plan.seats, {player.number for player in state.present}
    rungs = [player for player in ladder(state) if player in here]
    byes = [_bye(state, rungs)] if len(rungs) % seats == 1 else []
    field = [player for player in rungs if player not in byes]
    field += [NOBODY] * (-len(field) % seats)
    tables = [field[at : at + seats] for at in range(0, len(field), seats)]
    day = len(state.rounds)
    if day % 2:  # the first with the second; two days later the second with the third
        for upper in range(day // 2 % 2 if len(tables) > 2 else 0, len(tables) - 1, 2):
            tables[upper : upper + 2] = _exchanged(*tables[upper : upper + 2])
    return _draft(state, tables, byes)


def _exchanged(upper: list[int], lower: list[int]) -> list[list[int]]:
    """Put the better half of two tables together, and the other half."""
    half = len(upper) // 2
    more = len(upper) - half
    return [upper[:more] + lower[:half], upper[more:] + lower[half:]]
