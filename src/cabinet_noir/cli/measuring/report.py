"""What came of tournaments, for people: a table with a row for each bot of each, and what it leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cabinet_noir.cli.words import Words

COLUMNS = ("wins", "share", "score", "p50", "p95")
WAYS = {"deals": "share", "adjusted": "adjusted", "both": "both"}
"""The ways to compare that may do with fewer games, and the mean that each tells."""


def print_reports(reports: Sequence[dict[str, Any]], words: Words) -> None:
    """Print reports on tournaments of one game."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    apart = _told_apart(reports)
    score = words.score_name(reports[0]["game"], reports[0]["seats"])
    heads = [words.say(f"simulate-{column}", name=score) for column in COLUMNS]
    table = Table("bot", *apart, *heads)
    for column in table.columns[1 + len(apart) :]:
        column.justify = "right"
    for report in reports:
        for bot in report["wins"]:
            table.add_row(bot, *(str(report["options"][name]) for name in apart), *_figures(report, bot, words))
    console.print(table)
    for report in reports:
        _print_rest(report, apart, console, words)


def _told_apart(reports: Sequence[dict[str, Any]]) -> list[str]:
    """Return the options in which the tournaments differ."""
    first = reports[0]["options"]
    return [name for name in first if any(report["options"][name] != first[name] for report in reports)]


def _figures(report: dict[str, Any], bot: str, words: Words) -> list[str]:
    times = report["thinking"][bot]
    return [
        str(report["wins"][bot]),
        words.part(report["share"][bot], 1),
        words.number(report["points"][bot], 2),
        words.number(times["p50"] * 1000, 2),
        words.number(times["p95"] * 1000, 2),
    ]


def _print_rest(report: dict[str, Any], apart: Sequence[str], console: Any, words: Words) -> None:
    """Print how its games ended, what was done in those that were won, and how fast they were played."""
    if report["seats"] > 1:
        by_seat = " / ".join(map(str, report["wins_by_seat"]))
        shared = sum(report["shared_wins"].values())
        console.print(words.say("simulate-by-seat", wins=by_seat, shared=shared, draws=report["draws"]))
    for bot, told in report.get("adjusted", {}).items():
        _print_compared(bot, told, console, words)
    where = [f"{name}={report['options'][name]}" for name in apart]
    console.print(
        words.say("simulate-endings", bots=", ".join([*report["wins"], *where]), endings=_endings(report, words))
    )
    for bot, told in report["figures"].items():
        if told:
            names = {name: words.say(f"{report['game']}-figure-{name}") for name in told}
            line = ", ".join(f"{names[name]} {words.number(value, 2)}" for name, value in told.items())
            console.print(words.say("simulate-figures", bot=bot, figures=line))
    for bot, actions in report["actions_when_winning"].items():
        done = ", ".join(f"{tag} {words.number(times, 2)}" for tag, times in actions.items())
        console.print(words.say("simulate-actions", bot=bot, actions=done))
    console.print(
        words.say(
            "simulate-pace",
            games=report["games"],
            moves=report["moves"],
            seconds=words.number(report["seconds"], 1),
            pace=f"{report['moves_per_second']:.0f}",
        )
    )


def _print_compared(bot: str, told: dict[str, float], console: Any, words: Words) -> None:
    """Print a bot's share of the win, plain and by each way to tell it more surely."""
    plain = f"{words.part(told['share'], 1)} ± {words.part(told['error'], 1)}"
    console.print(words.say("simulate-plain", bot=bot, mean=plain))
    for way, share in WAYS.items():
        mean = f"{words.part(told[share], 1)} ± {words.part(told[f'{way}_error'], 1)}"
        console.print(words.say(f"simulate-{way}", bot=bot, mean=mean, saved=words.part(told[f"{way}_saved"])))


def _endings(report: dict[str, Any], words: Words) -> str:
    """Return how often the games ended for each reason, named without the game's key."""
    prefix = f"{report['game']}-"
    return ", ".join(
        f"{reason.removeprefix(prefix)} {words.part(times / report['games'], 1)}"
        for reason, times in report["endings"].items()
    )
