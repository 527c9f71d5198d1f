"""`cabinet laws`: the promise that nothing leaks, as something a user can run."""

from __future__ import annotations

import typer

from cabinet_noir.core import plain
from cabinet_noir.games import load
from cabinet_noir.laws import Report, run

from .output import print_json, progress
from .words import Words


def hold_to_laws(game_key: str, games: int, seed: int, jobs: int, json: bool, words: Words) -> None:
    """Play so many random games, hold every law against each, and leave with 1 if one was broken."""
    load(game_key)
    with progress(words.say("progress-games"), games, quiet=json) as done:
        report = run(game_key, games, seed, jobs, done)
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
            f"{broken.law}: seed {broken.seed}, trial {broken.trial}, {broken.options}: {broken.detail}", err=True
        )
    verdict = "laws-broken" if report.violations else "laws-hold"
    typer.echo(words.say(verdict, games=report.games, violations=len(report.violations)))
