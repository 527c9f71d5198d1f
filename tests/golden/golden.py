"""Golden games: a whole game as text a player can read: each move, what each seat sees, the worlds left.

    python -m tests.golden.golden vinci 7 --seats 3 jokers=true     writes one, from random play, as "frozen"

The header says whether somebody checked it against the rulebook ("checked") or it merely holds behaviour ("frozen").
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Referee

FOLDER = Path(__file__).parent


def read_header(text: str) -> dict[str, str]:
    """Return the header's fields: lines of `name: value` up to the first blank line."""
    return dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())


def read_moves(text: str) -> list[tuple[Seat, str]]:
    """Return who moved what: lines of `> seat move`."""
    found = [line[2:].split(" ", 1) for line in text.splitlines() if line.startswith("> ")]
    return [(Seat(int(seat) - 1), move) for seat, move in found]


def render(header: dict[str, str], moves: Iterable[tuple[Seat, str]]) -> str:
    """Play the moves and write the whole game down."""
    game = load(header["game"])
    options = game.decode_options(_options(header["options"]))
    referee = Referee.open(game, options, int(header["seats"]), seed_from(int(header["seed"])))
    lines = [f"{name}: {value}" for name, value in header.items()]
    lines += ["", *_position(referee)]
    for seat, move in moves:
        referee.act(seat, game.read(move))
        lines += ["", f"> {seat + 1} {move}", *_position(referee)]
    outcome = game.outcome(referee.state)
    lines += ["", "outcome: none yet" if outcome is None else f"outcome: {outcome}"]
    return "\n".join(lines) + "\n"


def _position(referee: Referee[Any, Any, Any, Any]) -> Iterator[str]:
    for seat in (*map(Seat, range(referee.seats)), None):
        sight = referee.sight(seat)
        deduction = referee.game.deduction
        who = "spectator" if seat is None else f"seat {seat + 1}"
        counted = seat is not None or deduction.counts_for_spectators
        yield f"{who}, {deduction.count(sight)} worlds" if counted else who
        yield from ("   " + line for line in referee.game.show(sight.view).splitlines())


def _options(text: str) -> dict[str, Any]:
    return {name: _value(value) for name, value in (pair.split("=") for pair in text.split())}


def _value(text: str) -> Any:
    """Read a value as JSON where it is JSON: `true`, `3`, `[0,2]`."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def random_moves(header: dict[str, str]) -> list[tuple[Seat, str]]:
    """Return the moves of a random game."""
    game = load(header["game"])
    options = game.decode_options(_options(header["options"]))
    referee = Referee.open(game, options, int(header["seats"]), seed_from(int(header["seed"])))
    chance = Chance(seed_from(int(header["seed"])), "golden")
    moves = []
    while game.outcome(referee.state) is None:
        seat = chance.choice(game.actors(referee.state))
        action = game.pick(game.offers(referee.state, seat), chance)
        moves.append((seat, game.write(action)))
        referee.act(seat, action)
    return moves


def main(key: str, seed: str, *rest: str) -> None:
    """Write a new golden game from random play."""
    seats = rest[rest.index("--seats") + 1] if "--seats" in rest else "2"
    options = " ".join(word for word in rest if "=" in word)
    header = {"game": key, "standing": "frozen", "seats": seats, "seed": seed, "options": options}
    name = "-".join([f"seed{seed}", f"{seats}seats", *re.findall(r"[\w-]+", options)])
    (FOLDER / key).mkdir(exist_ok=True)
    (FOLDER / key / f"{name}.txt").write_text(render(header, random_moves(header)))


if __name__ == "__main__":
    main(*sys.argv[1:])
