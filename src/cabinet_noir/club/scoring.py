"""What a closed round brought everybody: shares of the win, or matchpoints against the same seat at the other tables.

All in thousandths of a board, so that a round of several boards and one of a single one count alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median_low

from .types import NOBODY, WHOLE, BoardResult, Plan, Round

HALF = WHOLE // 2


def board_scores(plan: Plan, played: Round) -> dict[str, tuple[int, ...]]:
    """Return what each board of a closed round is worth to each of its seats, by the table it was played at.

    A board that was not finished is worth its shares alone, and nobody is measured by it.
    """
    scores: dict[str, tuple[int, ...]] = {}
    for board in range(plan.boards):
        results = [result for paired in played.tables if (result := played.result(paired.tables[board])) is not None]
        field = [result for result in results if not result.unfinished]
        for result in results:
            compared = plan.scoring == "matchpoints" and not result.unfinished and len(field) > 1
            scores[result.table] = _matchpoints(result, field) if compared else result.shares
    return scores


def _matchpoints(result: BoardResult, field: Sequence[BoardResult]) -> tuple[int, ...]:
    """Two for each table at which the same seat did worse, one where it did as well; of what could be had."""
    others = [other for other in field if other.table != result.table]
    return tuple(
        WHOLE * sum(_compared(_done(result, seat), _done(other, seat)) for other in others) // (2 * len(others))
        for seat in range(len(result.shares))
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
