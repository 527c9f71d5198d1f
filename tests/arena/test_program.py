"""Programs that play: a whole game by lines, and no fault of theirs that holds the arena up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cabinet_noir.arena import program
from cabinet_noir.arena.meeting import Meeting, Sat, play, seatings
from cabinet_noir.games import GAMES

EXAMPLE = Path(__file__).parents[2] / "examples" / "arena_bot.py"

SCRIPT = """
import json, os, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if said["t"] == "hello":
        print("{}", flush=True)
    elif said["t"] == "turn":
"""
"""The beginning of a program that answers `hello` and then does something else."""


def sat(tmp_path: Path, body: str, game: str = "vinci", limit: float = 10.0, games: int = 1) -> list[Sat]:
    """Let a program play a novice, from the first seat."""
    path = tmp_path / "bot.py"
    path.write_text(body)
    command = f"exec: {sys.executable} -I {path}"
    return list(play(Meeting(game, {}, (command, "novice"), seatings(2), 1, limit=limit), range(games)))


def test_the_example_plays_whole_games_and_the_same_ones_again() -> None:
    command = f"exec: {sys.executable} {EXAMPLE}"
    meeting = Meeting("vinci", {}, (command, "novice"), seatings(2), 1)
    first, again = (list(play(meeting, range(2))) for _ in range(2))
    assert [game.fault for game in first] == [None, None]
    assert [(game.bout.outcome, game.bout.moves) for game in first] == [
        (game.bout.outcome, game.bout.moves) for game in again
    ]
    assert first[0].bout.thinking[0]


BY_OFFERS = """
import json, random, sys
def value(domain, rng):
    if isinstance(domain, list):
        return rng.choice(domain)
    many = rng.randint(domain["least"], domain["most"])
    return [domain["of"][at] for at in sorted(rng.sample(range(len(domain["of"])), many))]
for line in sys.stdin:
    said = json.loads(line)
    answer = {}
    if said["t"] == "turn":
        rng = random.Random(said["lots"])
        offer = rng.choice(said["offers"])
        fields = {name: value(domain, rng) for name, domain in offer["fields"].items()}
        answer = {"action": {"t": offer["action"], **fields}}
    if said["t"] != "over":
        print(json.dumps(answer), flush=True)
"""
"""A program that knows no game: it takes any offer at its word."""


@pytest.mark.parametrize("game", [key for key in GAMES if key != "password-express"])
def test_a_program_that_knows_no_game_plays_by_what_it_is_offered(tmp_path: Path, game: str) -> None:
    ((_, _, bout, fault),) = sat(tmp_path, BY_OFFERS, game)
    assert fault is None and bout.outcome.reason.startswith(game)


FAULTS = {
    "nonsense": ('        print("no idea", flush=True)', "no idea"),
    "illegal": ('        print(json.dumps({"move": "1a=3"}), flush=True)', "1a=3"),
    "dead": ("        sys.exit(3)", "exit 3"),
    "slow": ("        time.sleep(60)", "0.2 s"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_costs_the_game_and_says_why(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "LEAVING", 0.2)
    body, said = FAULTS[kind]
    ((_, seating, bout, fault),) = sat(tmp_path, SCRIPT + body, limit=0.2 if kind == "slow" else 10.0)
    assert fault is not None and (fault.seat, fault.kind, fault.said) == (0, kind, said)
    assert (bout.outcome.winners, bout.outcome.reason) == ((1,), "forfeit")
    assert seating == (0, 1)


UNREADABLE = {
    "a move of another game": '        print(json.dumps({"move": "?17"}), flush=True)',
    "no move": "        print('{}', flush=True)",
    "a list": "        print('[]', flush=True)",
    "no letters": "        sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    "a line without end": "        sys.stdout.write('x' * 100000); sys.stdout.flush(); time.sleep(60)",
    "deep": "        print('[' * 5000, flush=True)",
    "an action of another game": "        print(json.dumps({'action': {'t': 'roll'}}), flush=True)",
    "two answers": "        print(json.dumps({'move': said['moves'][0]}) * 1 + '\\n{}', flush=True)",
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_whatever_it_says_is_a_move_or_nonsense(tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "LEAVING", 0.2)
    ((_, _, _, fault),) = sat(tmp_path, SCRIPT + UNREADABLE[what])
    assert fault is not None and fault.kind == "nonsense"


def test_one_that_never_reads_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe holds so much; what does not fit is not waited for either."""
    monkeypatch.setattr(program, "LEAVING", 0.2)
    monkeypatch.setattr(program, "turn", lambda *_: b"x" * 300_000 + b"\n")
    body = "import sys, time\nsys.stdin.readline()\nprint('{}', flush=True)\ntime.sleep(60)\n"
    ((_, _, _, fault),) = sat(tmp_path, body, limit=0.2)
    assert fault is not None and fault.kind == "slow"


def test_one_that_cannot_be_started_has_lost() -> None:
    ((_, _, bout, fault),) = play(Meeting("vinci", {}, ("novice", "exec: ./nowhere"), seatings(2), 1), [0])
    assert fault is not None and (fault.seat, fault.kind) == (1, "dead")
    assert bout.outcome.winners == (0,)


def test_each_game_is_a_process_of_its_own_told_once_what_is_played_and_how_it_ended(tmp_path: Path) -> None:
    """A deal is played from both seats: a program that lived on could remember the other's hand."""
    body = f"""
import json, os, sys
log = open({str(tmp_path / "heard")!r}, "a")
for line in sys.stdin:
    said = json.loads(line)
    log.write(json.dumps([os.getpid(), said]) + "\\n")
    log.flush()
    if said["t"] != "over":
        print(json.dumps({{"move": said.get("moves", [""])[-1]}}), flush=True)
"""
    played = sat(tmp_path, body, games=2)
    heard = [msgspec.json.decode(line) for line in (tmp_path / "heard").read_text().splitlines()]
    processes = list(dict.fromkeys(process for process, _ in heard))
    assert len(processes) == 2
    for process, game in zip(processes, played, strict=True):
        assert game.fault is None
        first, *turns, last = [said for own, said in heard if own == process]
        seat = game.seating.index(0)
        assert (first["t"], first["game"], first["seat"], first["seats"]) == ("hello", "vinci", seat, 2)
        assert {said["t"] for said in turns} == {"turn"}
        assert all(set(said) == {"t", "seq", "text", "moves", "offers", "view", "past", "lots"} for said in turns)
        assert last == {"t": "over", "winners": [*game.bout.outcome.winners], **ended(game)}


def ended(game: Sat) -> dict[str, Any]:
    return {"reason": game.bout.outcome.reason, "scores": [*game.bout.outcome.scores]}


def test_against_the_clock_a_program_says_nothing_for_now_and_time_goes_by(tmp_path: Path) -> None:
    body = SCRIPT + "        print(json.dumps({'move': None, 'after': 5}), flush=True)"
    path = tmp_path / "bot.py"
    path.write_text(body)
    command = f"exec: {sys.executable} -I {path}"
    meeting = Meeting("password-express", {"rounds": 1}, (command, "master"), seatings(2), 1)
    ((_, _, bout, fault),) = play(meeting, [0])
    assert fault is None
    assert bout.outcome.winners == (1,)
