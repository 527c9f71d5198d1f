"""`cabinet laws`: the promises of a game, and of the table around it, as something a user can run."""

from __future__ import annotations

import typer

from cabinet_noir.cli.output import print_json, progress
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Edition, plain
from cabinet_noir.games import load
from cabinet_noir.laws import Report, run


def hold_to_laws(
    game_key: str, games: int, seed: int, jobs: int, json: bool, words: Words, edition: Edition | None = None
) -> None:
    """Play so many random games, hold every law against each, and leave with 1 if one was broken."""
    load(game_key)
    with progress(words.say("progress-games"), games, quiet=json) as done:
        report = run(game_key, games, seed, jobs, done, edition)
    _tell(report, json, words)


def hold_tables_to_laws(games: int, seed: int, jobs: int, db: str, bus: str, json: bool, words: Words) -> None:
    """Spend so many random evenings at tables of all games, and hold the laws of the table against each."""
    from cabinet_noir.laws import table

    with progress(words.say("progress-games"), games, quiet=json) as done:
        report = table.run(games, seed, jobs, done, db, bus)
    _tell(report, json, words)


def hold_logs_to_laws(games: int, seed: int, jobs: int, json: bool, words: Words) -> None:
    """Write and verify so many logs, bend the first tenth ten times each, and leave with 1 if verifying was wrong."""
    from cabinet_noir.laws import log

    with progress(words.say("progress-games"), games, quiet=json) as done:
        report = log.run(games, seed, jobs, done)
    _tell(report, json, words)


def _tell(report: Report, json: bool, words: Words) -> None:
    if json:
        print_json({"ok": not report.violations, **plain(report)})
    else:
        _print_report(report, words)
    if report.violations:
        raise typer.Exit(1)


def _print_report(report: Report, words: Words) -> None:
    for law, checks in report.checks.items():
        typer.echo(f"{law:<24}{checks:>12}")
    for broken in report.violations:
        typer.echo(
            f"{broken.law}: {broken.game}, seed {broken.seed}, trial {broken.trial}, {broken.options}: {broken.detail}",
            err=True,
        )
    verdict = "laws-broken" if report.violations else "laws-hold"
    typer.echo(words.say(verdict, games=report.games, violations=len(report.violations)))
