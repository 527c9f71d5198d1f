"""The commands and their flags, and nothing else: importing this must stay cheap.

Exit codes: 0 in order, 1 a violation or a bent log was found, 2 what was asked makes no sense, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
import typer.main
from typer.core import TyperCommand

from .flags import AsJson, Database, Speak
from .measuring.arena import arena
from .measuring.quiz import quiz
from .measuring.worth import worth
from .operating.admin import admin
from .operating.edition import edition as editions
from .playing.puzzles import puzzles
from .spoken import error_words, in_language, language_of
from .words import Words, preferred, speaking

app = typer.Typer(
    name="cabinet",
    help="Cabinet Noir: a house for code-breaking games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(admin)
app.add_typer(arena)
app.add_typer(editions)
app.add_typer(puzzles)
app.add_typer(quiz)
app.add_typer(worth)

CORES = os.cpu_count() or 1

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, as `cabinet games` lists it.")]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A log: JSON Lines, as the house writes them.")]
Choose = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help="An option of the table; solo plays alone.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Play with the values of this edition.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same result.")]
Jobs = Annotated[int, typer.Option(min=1, show_default=False, help="Processes; by default one a core.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]


@app.callback()
def house() -> None:
    """Cabinet Noir: a house for code-breaking games."""


class OfAGame(TyperCommand):
    """A command about a game: its help ends with the games there are, in the terminal's language."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Write the games, each by its key and its name."""
        from .catalogue import titles

        words = Words(preferred())
        with formatter.section(words.say("games-section")):
            formatter.write_dl(titles(words))
        formatter.write_paragraph()
        formatter.write_text(words.say("games-hint"))


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this one.")] = None,
    keys: Annotated[bool, typer.Option("--keys", help="Print the keys alone, one a line.")] = False,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """List the games: seats, versions, options, bots."""
    from .catalogue import show_games

    with speaking(language) as words:
        show_games(game, keys, json, words)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine alone.")] = "0.0.0.0",  # noqa: S104
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    db: Database = "var/cabinet.sqlite",
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes the bots think in.")] = 1,
    pace: Annotated[float, typer.Option(min=0, help="Seconds a bot waits before it moves.")] = 0.9,
    bus: Annotated[
        str,
        typer.Option(envvar="CABINET_BUS", help="How workers reach each other: redis://HOST."),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes that serve; more than one needs --bus.")] = 1,
    own_ports: Annotated[
        bool, typer.Option("--own-ports", help="Each further worker takes the next port, for a proxy to choose.")
    ] = False,
    metrics_port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Health and figures; each further worker takes the next port.")
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="The address for health and figures.")] = "127.0.0.1",
    grace: Annotated[
        float, typer.Option(min=0, help="Seconds somebody may be away before the others choose about the seat.")
    ] = 120.0,
    edition: Annotated[
        list[Path] | None,
        typer.Option(
            envvar="CABINET_EDITIONS",
            metavar="FILE",
            help="An edition that tables may choose; may be repeated (in the variable, separated by colons).",
        ),
    ] = None,
    push: Annotated[
        bool, typer.Option("--push/--no-push", help="Tap people on the shoulder who asked for it, by push services.")
    ] = True,
    push_contact: Annotated[
        str,
        typer.Option(
            envvar="CABINET_PUSH_CONTACT",
            metavar="mailto:YOU|https://PAGE",
            help="Whom push services write to about this house; Apple's insists on one.",
        ),
    ] = "",
    puzzles: Annotated[
        Path | None,
        typer.Option(
            envvar="CABINET_PUZZLES",
            metavar="FOLDER",
            exists=True,
            file_okay=False,
            help="Puzzles of your own, made by `cabinet puzzles make`, besides those that come with the house.",
        ),
    ] = None,
    models: Annotated[
        bool | None,
        typer.Option(
            "--models/--no-models",
            show_default=False,
            help="Let language models in, by MCP at /mcp; by default where the extra `mcp` is installed.",
        ),
    ] = None,
    model_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which they may call the house; may be repeated, by default any."),
    ] = None,
    language: Speak = None,
) -> None:
    """Open the house to browsers."""
    from .operating.editing import editions_in
    from .operating.serve import Wish, open_house

    with speaking(language) as words:
        own = editions_in(edition or [], words)
        counted = (host, port, db, bot_workers, pace, bus, workers, own_ports, metrics_port, metrics_host, grace)
        wish = Wish(*counted, own, push, push_contact, puzzles, models, tuple(model_host or ()))
        open_house(wish, words)


@app.command()
def migrate(db: Database = "var/cabinet.sqlite", language: Speak = None) -> None:
    """Bring a database up to date; a house on PostgreSQL opens only on one that is."""
    from .operating.migrate import bring_up_to_date

    with speaking(language) as words:
        bring_up_to_date(db, words)


@app.command()
def key(
    rotate: Annotated[bool, typer.Option("--rotate", help="Sign with a new key from the next deal on.")] = False,
    db: Database = "var/cabinet.sqlite",
    language: Speak = None,
) -> None:
    """Print the public keys a house signs its logs with, the newest last."""
    from .operating.key import print_keys

    with speaking(language) as words:
        print_keys(db, rotate, words)


@app.command(cls=OfAGame)
def play(
    game: GameKey,
    bots: Annotated[
        str | None, typer.Option(help="Your opponents, by level, with commas; by default regular, or nobody if solo.")
    ] = None,
    seat: Annotated[int, typer.Option(min=1, help="Your seat.")] = 1,
    option: Choose = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same deal; by default a secret one.")
    ] = None,
    assist: Annotated[
        str, typer.Option(metavar="LEVEL", help="How much the house helps, as `cabinet games` lists it.")
    ] = "off",
    save: Annotated[Path | None, typer.Option(help="Where to keep the log, without asking.")] = None,
    edition: EditionFile = None,
    language: Speak = None,
) -> None:
    """Play in the terminal, against bots or alone."""
    from .operating.editing import chosen, edition_for
    from .options import read_options
    from .playing.play import Wish, play_game

    with speaking(language) as words:
        options = {**read_options(option or []), **chosen(edition_for(game, edition, words))}
        play_game(Wish(game, _list(bots), seat, options, seed, assist, save), words)


@app.command(cls=OfAGame)
def learn(
    game: GameKey,
    stop: Annotated[int, typer.Option(min=1, help="The stop to begin at.")] = 1,
    language: Speak = None,
) -> None:
    """Learn a game by playing: a lesson of a few stops."""
    from .playing.learn import learn_game

    with speaking(language) as words:
        learn_game(game, stop, words)


@app.command(cls=OfAGame)
def simulate(
    game: GameKey,
    bots: Annotated[
        str | None,
        typer.Option(help="Who plays, by level, with commas; by default two regulars, or every bot in turn if solo."),
    ] = None,
    games: Games = 100,
    seed: Seed = 1,
    seats: Annotated[int | None, typer.Option(help="By default as many as bots are named.")] = None,
    option: Choose = None,
    edition: EditionFile = None,
    adjusted: Annotated[
        bool, typer.Option("--adjusted", help="Take off what chance brought: the same strength from fewer games.")
    ] = False,
    jobs: Jobs = CORES,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Let bots play a tournament; an option given several values is tried with each."""
    from .measuring.simulate import plans, simulate_games
    from .operating.editing import chosen, edition_for
    from .options import read_choices

    with speaking(language) as words:
        values = chosen(edition_for(game, edition, words))
        choices = [{**choice, **values} for choice in read_choices(option or [])]
        tournaments = plans(game, _list(bots), seats, choices, seed, adjusted)
        simulate_games(tournaments, games, jobs, json, words)


@app.command(cls=OfAGame)
def exploit(
    game: GameKey,
    bot: Annotated[str, typer.Option(help="The bot: a level of the house, or a class of your own as MODULE:NAME.")] = (
        "regular"
    ),
    seats: Annotated[int | None, typer.Option(min=2, help="For how many the table is; by default two.")] = None,
    option: Choose = None,
    cards: Annotated[
        int | None,
        typer.Option(min=0, metavar="SEED", help="Stack the pile of cards as this seed has it, for all to know."),
    ] = None,
    nodes: Annotated[int, typer.Option(min=1, max=50_000_000, help="Do not go through more.")] = 2_000_000,
    samples: Annotated[
        int, typer.Option(min=1, max=10_000, help="How often a bot is asked that cannot say its policy.")
    ] = 200,
    games: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=100_000,
            help="Not the whole table: what is gained at least, in so many games; 0: the whole table or nothing.",
        ),
    ] = None,
    seed: Seed = 1,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Say how much a bot gives away at a small table: what the best answer to it gains."""
    from .measuring.exploiting import Wish, exploit_bot
    from .options import read_options

    with speaking(language) as words:
        chosen = read_options(option or [])
        exploit_bot(Wish(game, bot, seats, chosen, cards, nodes, samples, games, seed, json), words)


@app.command(cls=OfAGame)
def laws(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game's key; none with --table or --log.")] = "",
    table: Annotated[bool, typer.Option("--table", help="Hold the table around all games to its laws.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Verify logs of all games, and bend them.")] = False,
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = CORES,
    db: Annotated[str, typer.Option(help="With --table: the database; by default files that vanish.")] = "",
    edition: EditionFile = None,
    bus: Annotated[str, typer.Option(help="With --table: how two workers reach each other, as redis://HOST.")] = "",
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Hold a game to its laws, secrecy first, or the table around all games to its own; exit 1 on a violation."""
    from .measuring.laws import hold_logs_to_laws, hold_tables_to_laws, hold_to_laws
    from .operating.editing import edition_for

    with speaking(language) as words:
        if table:
            hold_tables_to_laws(games, seed, jobs, db, bus, json, words)
        elif log:
            hold_logs_to_laws(games, seed, jobs, json, words)
        else:
            hold_to_laws(game, games, seed, jobs, json, words, edition_for(game, edition, words))


@app.command()
def verify(
    file: LogFile,
    key: Annotated[str, typer.Option(help="The public key of the house that must have signed it.")] = "",
    head: Annotated[
        list[str] | None, typer.Option(help="What somebody was told in play, as EYES:ENTRY:HASH; may be repeated.")
    ] = None,
    secret: Annotated[str, typer.Option(help="The seed that opened the set of deals it is one of.")] = "",
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Say what a finished game's log proves and what it only claims; exit 1 if it was bent."""
    from .past.verify import verify_log

    with speaking(language) as words:
        verify_log(file, key, head or [], secret, json, words)


@app.command()
def replay(
    file: LogFile,
    eyes: Annotated[str, typer.Option(help="Whose eyes: a seat's number, spectator, or all.")] = "",
    at: Annotated[int | None, typer.Option(min=0, help="Stop after this move.")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the table after every move.")] = False,
    why: Annotated[bool, typer.Option("--why", help="Say what each seat could know, since when, and why.")] = False,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Tell a game from its log, and draw where it stands."""
    from .past.replay import Wanted, replay_log

    with speaking(language) as words:
        replay_log(file, Wanted(eyes, at, boards, why, json), words)


@app.command()
def review(
    file: LogFile,
    seat: Annotated[int, typer.Option(min=1, help="Whose game: a seat's number.")] = 1,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the line of worth into this file.")] = None,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Look back at a finished game: what each move was worth to a seat, its skill and its luck."""
    from .past.review import Wanted, review_log

    with speaking(language) as words:
        review_log(file, Wanted(seat, json, svg), words)


@app.command()
def bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="module:Bot, or GAME/LEVEL for a bot of the house.")],
    url: Annotated[str, typer.Option(help="Where the house is.")] = "http://127.0.0.1:8000",
    token: Annotated[
        str, typer.Option(envvar="CABINET_TOKEN", show_default=False, help="A token of its bot account.")
    ] = "",
    game: Annotated[list[str] | None, typer.Option(metavar="GAME", help="What it plays; may be repeated.")] = None,
    language: Speak = None,
) -> None:
    """Let a bot play at a house elsewhere, by its API."""
    from .playing.bot import play_elsewhere

    with speaking(language) as words:
        raise typer.Exit(play_elsewhere(bot, url, token, game or [], words))


def _list(names: str | None) -> tuple[str, ...] | None:
    """Read names; none at all is something else than nothing said."""
    return None if names is None else tuple(name.strip() for name in names.split(",") if name.strip())


def run(args: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; what makes no sense is told in one line."""
    words = Words(language_of(sys.argv[1:] if args is None else args))
    try:
        command = in_language(typer.main.get_command(app), words)
        code = command(args, prog_name="cabinet", standalone_mode=False)
    except typer.TyperException as error:
        typer.echo(f"cabinet: {error_words(error, words)}", err=True)
        return 2
    return code if isinstance(code, int) else 0
