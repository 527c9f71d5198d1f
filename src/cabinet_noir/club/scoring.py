"""What a closed round brought everybody: shares of the win, or matchpoints against the same seat at the other tables.

All in thousandths of a board, so that a round of several boards and one of a single one count alike.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from statistics import median_low

from .types import NOBODY, WHOLE, BoardResult, Plan, Round, TableOfRound

HALF = WHOLE // 2


def board_scores(plan: Plan, played: Round) -> dict[str, tuple[int, ...]]:
    """Return what each board of a closed round is worth to each of its seats, by the table it was played at.

    A board that was not finished is worth its shares alone, and nobody is measured by it. One that was corrected is
    compared by them alone: the game's points are those of the wrong result.
    """
    scores: dict[str, tuple[int, ...]] = {}
    for board in range(plan.boards):
        results = [result for paired in played.tables if (result := played.result(paired.tables[board])) is not None]
        field = [result for result in results if not result.unfinished]
        for result in results:
            compared = plan.scoring == "matchpoints" and not result.unfinished and len(field) > 1
            scores[result.table] = _matchpoints(result, field, played.corrected) if compared else result.shares
    return scores


def _matchpoints(result: BoardResult, field: Sequence[BoardResult], corrected: Collection[str]) -> tuple[int, ...]:
    """Two for each table at which the same seat did worse, one where it did as well; of what could be had."""
    others = [other for other in field if other.table != result.table]

    def against(other: BoardResult, seat: int) -> int:
        if result.table in corrected or other.table in corrected:
            return _compared((result.shares[seat], 0), (other.shares[seat], 0))
        return _compared(_done(result, seat), _done(other, seat))

    return tuple(
        WHOLE * sum(against(other, seat) for other in others) // (2 * len(others)) for seat in range(len(result.shares))
    )


def _done(result: BoardResult, seat: int) -> tuple[int, int]:
    """Return how well a seat did: its share of the win, and then its points."""
    return result.shares[seat], result.points[seat] if result.points else 0


def _compared(mine: tuple[int, int], theirs: tuple[int, int]) -> int:
    return 2 if mine > theirs else 1 if mine == theirs else 0


def round_scores(plan: Plan, played: Round) -> dict[int, int]:
    """Return what a closed round brought everybody who was there, by number; a bye is worth the round's median."""
    boards = board_scores(plan, played)
    scores = {
        player: sum(boards[table][seat] for table in paired.tables if table in boards) // plan.boards
        for paired in played.tables
        for seat, player in enumerate(paired.players)
        if player != NOBODY
    }
    fair = median_low(scores.values()) if scores else HALF
    return {**scores, **dict.fromkeys(played.byes, fair)}


def scores_so_far(plan: Plan, rounds: Collection[Round]) -> dict[int, int]:
    """Return everybody's score after these rounds."""
    scores: defaultdict[int, int] = defaultdict(int)
    for each in rounds:
        for player, score in round_scores(plan, each).items():
            scores[player] += score
    return scores


def best_first(played: Round, paired: TableOfRound, otherwise: Sequence[int]) -> list[int]:
    """Return a table's people, who did best there first: by the win, by the game's points, else in a given order.

    Matchpoints compare tables with each other; who won this one is told by its own boards alone.
    """
    results = [result for table in paired.tables if (result := played.result(table)) is not None]
    seat = {player: seat for seat, player in enumerate(paired.players) if player != NOBODY}

    def did(player: int) -> tuple[int, int]:
        done = [_done(result, seat[player]) for result in results]
        return sum(share for share, _ in done), sum(points for _, points in done)

    return sorted(sorted(seat, key=otherwise.index), key=did, reverse=True)


def luck(plan: Plan, played: Round) -> dict[int, int | None]:
    """Return what chance alone brought everybody in a closed round, in thousandths of a board; None: unknown."""
    brought: dict[int, int | None] = dict.fromkeys(played.byes, 0)
    for paired in played.tables:
        results = [played.result(table) for table in paired.tables]
        for seat, player in enumerate(paired.players):
            if player == NOBODY:
                continue
            parts = [result.luck[seat] if result is not None and result.luck else None for result in results]
            known = [part for part in parts if part is not None]
            brought[player] = sum(known) // plan.boards if len(known) == len(parts) else None
    return brought


def shares_of_round(plan: Plan, played: Round) -> dict[int, int]:
    """Return everybody's shares of the win in a closed round, whatever it is scored by."""
    shared: dict[int, int] = {}
    for paired in played.tables:
        for seat, player in enumerate(paired.players):
            results = [played.result(table) for table in paired.tables]
            if player != NOBODY:
                shared[player] = sum(result.shares[seat] for result in results if result is not None) // plan.boards
    return shared
