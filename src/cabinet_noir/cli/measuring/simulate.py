"""`cabinet simulate`: tournaments of bots over several processes, and their reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

from msgspec.structs import asdict

from cabinet_noir.arena.conduct import in_order, workers
from cabinet_noir.arena.entrants import check_bot, player_names
from cabinet_noir.arena.fair import compared
from cabinet_noir.arena.meeting import Meeting, ranges, seatings
from cabinet_noir.arena.tally import PARTS, Tally, summed, tallied
from cabinet_noir.arena.thinking import Histogram, added, percentile
from cabinet_noir.cli.options import agreed_on, taken_solo
from cabinet_noir.cli.output import print_json, progress
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Illegal, Malformed
from cabinet_noir.games import load

from .report import print_reports

PAIR = ("regular", "regular")
"""Who plays where nobody was named."""
CHUNK = 12
"""Games sent to a process at a time, at the most: few enough for a bar that moves."""


def plans(
    game_key: str,
    bots: tuple[str, ...] | None,
    seats: int | None,
    choices: list[dict[str, Any]],
    seed: int,
    adjusted: bool = False,
) -> list[Meeting]:
    """Return the tournaments that were asked for, or refuse what makes no sense: one for each choice of options.

    Played alone, each bot has a tournament of its own, on the same deals.
    """
    game = load(game_key)
    if adjusted and game.worth is None:
        raise Illegal("review-no-evaluator")
    found: list[Meeting] = []
    for choice in choices:
        solo, options = taken_solo(game, choice)
        agreed = game.agreement(agreed_on(game, options))
        if solo and seats not in (None, 1):
            raise Malformed("solo-has-one-seat", seats=seats)
        parties = [(bot,) for bot in bots or game.bots] if solo else [PAIR if bots is None else bots]
        places = 1 if solo else seats
        for party in parties:
            company = entrants(game_key, party, places)
            found.append(Meeting(game_key, agreed, company, seatings(len(company)), seed, adjusted=adjusted))
    return found


def entrants(game_key: str, names: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """Return the bot of each player: those named, over and over until every seat is taken."""
    game = load(game_key)
    for name in names or ("",):
        check_bot(game, name)
    wanted = max(len(names), game.seats.start) if seats is None else seats
    if wanted not in game.seats or len(names) > wanted:
        raise Malformed("wrong-number-of-seats", least=game.seats.start, most=game.seats.stop - 1)
    return tuple(names[player % len(names)] for player in range(wanted))


def simulate_games(tournaments: Sequence[Meeting], games: int, jobs: int, json: bool, words: Words) -> None:
    """Play tournaments and print what came of them: one JSON object, or a list where there were several."""
    reports = []
    with progress(words.say("progress-games"), games * len(tournaments), quiet=json) as done:
        for number, tournament in enumerate(tournaments):
            began = perf_counter()
            tally = Tally.empty(len(tournament.bots))
            for part in _tallies(tournament, games, jobs):
                tally.add(part)
                done(number * games + tally.games)
            reports.append(summary(tournament, tally, perf_counter() - began))
    if json:
        print_json(reports if len(reports) > 1 else reports[0])
    else:
        print_reports(reports, words.within(tournaments[0].game))


def _tallies(tournament: Meeting, games: int, jobs: int) -> Iterator[Tally]:
    runs = list(ranges(games, max(1, min(CHUNK, games // (4 * jobs)))))
    with workers(min(jobs, len(runs))) as by:
        yield from in_order(tallied, ((tournament, *run) for run in runs), by)


def summary(tournament: Meeting, tally: Tally, seconds: float) -> dict[str, Any]:
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
        **({"adjusted": {bot: _adjusted(tally, players[bot]) for bot in bots}} if tournament.adjusted else {}),
        "draws": tally.drawn,
        "endings": dict(sorted(tally.endings.items(), key=lambda pair: -pair[1])),
        "points": {bot: _mean(sum(tally.points[i] for i in players[bot]), tally, len(players[bot])) for bot in bots},
        "figures": {bot: _rates(tally, players[bot]) for bot in bots},
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


def _rates(tally: Tally, players: list[int]) -> dict[str, float]:
    """Return what else there is to tell of a bot, on average."""
    sums: dict[str, tuple[int, int]] = {}
    for player in players:
        sums = summed(sums, tally.rates[player])
    return {name: round(much / many, 2) for name, (much, many) in sums.items() if many}


def _adjusted(tally: Tally, players: list[int]) -> dict[str, float]:
    """Return a bot's share of the win in every way there is to compare, with standard errors and what each saves."""
    found = compared([game for i in players for game in tally.counted[i]])
    ways = {"deals": found.deals_error, "adjusted": found.adjusted_error, "both": found.both_error}
    saved = {f"{way}_saved": found.saved(error) for way, error in ways.items()}
    return {name: round(value, 5) for name, value in {**asdict(found), **saved}.items()}


def _merged(tally: Tally, players: list[int]) -> Histogram:
    merged: Histogram = {}
    for player in players:
        merged = added(merged, tally.thinking[player])
    return merged
