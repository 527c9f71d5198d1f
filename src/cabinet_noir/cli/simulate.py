"""`cabinet simulate`: a tournament of bots over several processes, and its report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from cabinet_noir.core import plain
from cabinet_noir.games import load

from .output import print_json, progress
from .tournament import PARTS, Tally, Tournament, entrants, percentile, play_range, player_names, ranges
from .words import Words

CHUNK = 12
"""Games sent to a process at a time, at the most: few enough for a bar that moves."""


def plan(game_key: str, bots: tuple[str, ...], seats: int | None, options: dict[str, Any], seed: int) -> Tournament:
    """Return the tournament that was asked for, or refuse what makes no sense."""
    game = load(game_key)
    agreed = game.decode_options(options)
    return Tournament(game_key, plain(agreed), entrants(game_key, bots, seats), seed)


def simulate_games(tournament: Tournament, games: int, jobs: int, json: bool, words: Words) -> None:
    """Play a tournament and print what came of it."""
    began = perf_counter()
    tally = Tally.empty(len(tournament.bots))
    with progress(words.say("progress-games"), games, quiet=json) as done:
        for part in _tallies(tournament, games, jobs):
            tally.add(part)
            done(tally.games)
    report = summary(tournament, tally, perf_counter() - began)
    if json:
        print_json(report)
    else:
        _print_report(report, words)


def _tallies(tournament: Tournament, games: int, jobs: int) -> Iterator[Tally]:
    runs = list(ranges(games, max(1, min(CHUNK, games // (4 * jobs)))))
    if jobs == 1 or len(runs) == 1:
        yield from (play_range(tournament, first, last) for first, last in runs)
        return
    with ProcessPoolExecutor(min(jobs, len(runs)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_range, [tournament] * len(runs), *zip(*runs, strict=True))


def summary(tournament: Tournament, tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the report: sums by bot, then by seat, then by player."""
    bots = tuple(dict.fromkeys(tournament.bots))
    players = {bot: [i for i, name in enumerate(tournament.bots) if name == bot] for bot in bots}
    wins, shared = [sum(row) for row in tally.wins], [sum(row) for row in tally.shared]
    thinking = {bot: _merged(tally, players[bot]) for bot in bots}
    return {
        "game": tournament.game,
        "options": tournament.options,
        "seats": len(tournament.bots),
        "seed": tournament.seed,
        "games": tally.games,
        "wins": {bot: sum(wins[i] for i in players[bot]) for bot in bots},
        "shared_wins": {bot: sum(shared[i] for i in players[bot]) for bot in bots},
        "share": {bot: round(sum(tally.parts[i] for i in players[bot]) / PARTS / tally.games, 4) for bot in bots},
        "actions_when_winning": {bot: _actions(tally, players[bot]) for bot in bots},
        "draws": tally.drawn,
        "points": {bot: _mean(sum(tally.points[i] for i in players[bot]), tally, len(players[bot])) for bot in bots},
        "wins_by_seat": [sum(row[seat] for row in tally.wins) for seat in range(len(tournament.bots))],
        "moves": tally.moves,
        "moves_per_game": round(tally.moves / tally.games, 2),
        "players": [
            {
                "player": name,
                "bot": tournament.bots[i],
                "wins": wins[i],
                "shared_wins": shared[i],
                "points": _mean(tally.points[i], tally, 1),
                "wins_by_seat": tally.wins[i],
            }
            for i, name in enumerate(player_names(tournament.bots))
        ],
        "thinking": {
            bot: {"p50": round(percentile(times, 0.5), 7), "p95": round(percentile(times, 0.95), 7)}
            for bot, times in thinking.items()
        },
        "seconds": round(seconds, 3),
        "moves_per_second": round(tally.moves / seconds, 1),
    }


def _mean(points: int, tally: Tally, players: int) -> float:
    return round(points / (tally.games * players), 2)


def _actions(tally: Tally, players: list[int]) -> dict[str, float]:
    """Return how often a bot did what, on average, in the games it won or shared."""
    won = sum(sum(tally.wins[i]) + sum(tally.shared[i]) for i in players)
    done: Counter[str] = Counter()
    for player in players:
        done.update(tally.acted[player])
    return {tag: round(times / won, 2) for tag, times in sorted(done.items())}


def _merged(tally: Tally, players: list[int]) -> dict[int, int]:
    merged: dict[int, int] = {}
    for player in players:
        for step, times in tally.thinking[player].items():
            merged[step] = merged.get(step, 0) + times
    return merged


def _print_report(report: dict[str, Any], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", *(words.say(f"simulate-{column}") for column in ("wins", "share", "points", "p50", "p95")))
    for column in table.columns[1:]:
        column.justify = "right"
    for bot, wins in report["wins"].items():
        times = report["thinking"][bot]
        table.add_row(
            bot,
            str(wins),
            f"{report['share'][bot]:.1%}",
            f"{report['points'][bot]:.1f}",
            f"{times['p50'] * 1000:.2f}",
            f"{times['p95'] * 1000:.2f}",
        )
    console = Console()
    console.print(table)
    by_seat = " / ".join(map(str, report["wins_by_seat"]))
    shared = sum(report["shared_wins"].values())
    console.print(words.say("simulate-by-seat", wins=by_seat, shared=shared, draws=report["draws"]))
    for bot, actions in report["actions_when_winning"].items():
        done = ", ".join(f"{tag} {times:.2f}" for tag, times in actions.items())
        console.print(words.say("simulate-actions", bot=bot, actions=done))
    console.print(
        words.say(
            "simulate-pace",
            games=report["games"],
            moves=report["moves"],
            seconds=f"{report['seconds']:.1f}",
            pace=f"{report['moves_per_second']:.0f}",
        )
    )
