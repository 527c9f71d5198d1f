"""Verifying and replaying logs, straight ones and bent ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.cli.past.replay import names_of
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Chance, Closing, Header, Log, seed_from, set_seal
from cabinet_noir.games import load
from cabinet_noir.laws.log import happened

Lines = list[dict[str, Any]]


def rewrite(path: Path, bend: Callable[[Lines], Any]) -> None:
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    bend(lines)
    path.write_bytes(b"\n".join(map(msgspec.json.encode, lines)))


def test_a_straight_log_is_in_order(cabinet: Cabinet, finished_log: Path) -> None:
    said = cabinet("verify", finished_log)
    assert said.code == 0
    assert said.out.startswith("In order, but nobody answers for it")
    report = cabinet("verify", finished_log, "--json").json
    assert report["ok"] is True
    assert report["proved"] == ["chain", "deal", "moves", "table"]
    assert "unsigned" in report["claimed"]
    assert report["game"] == "vinci"


def a_board(path: Path) -> Path:
    """Write the log of a board of a set that was opened, as a house does."""
    chances = (Chance(seed_from(number), "board") for number in range(40))
    cases = (happened(load("vinci"), chance, "11" * 32) for chance in chances)
    path.write_bytes(next(case for case in cases if case.header.deal_set is not None).raw)
    return path


def test_a_board_of_a_set_is_held_against_its_set(cabinet: Cabinet, tmp_path: Path) -> None:
    log = a_board(tmp_path / "board.jsonl")
    mark = msgspec.json.decode(log.read_bytes().splitlines()[0])["deal_set"]
    said = cabinet("verify", log)
    assert (
        said.code == 0 and f"it is deal {mark['board']} of {len(mark['seals'])} that were sealed together" in said.out
    )
    assert "que les autres tables ont reçu la même donne" in cabinet("verify", log, "--language", "fr").out
    report = cabinet("verify", log, "--json").json
    assert report["set_seal"] == set_seal(mark["seals"]) and "set" in report["proved"]
    other = cabinet("verify", log, "--secret", "00" * 32)
    assert other.code == 1 and other.out == "Bent: the deals of its set do not follow from that seed.\n"
    assert cabinet("verify", log, "--secret", "rabbit").code not in (0, 1)


def test_a_board_whose_set_is_open_is_still_sealed(cabinet: Cabinet, tmp_path: Path) -> None:
    log = a_board(tmp_path / "board.jsonl")
    rewrite(log, lambda lines: lines[-1].pop("seed"))
    said = cabinet("verify", log)
    assert said.code == 1 and said.out.startswith("Not to be checked yet: it is still sealed")


def swap_hands(lines: Lines) -> None:
    (began,) = [event for event in lines[1]["events"] if event["t"] == "began"]
    began["deal"]["hands"].reverse()


def last_move(lines: Lines) -> dict[str, Any]:
    return lines[-1]


BENT: dict[str, Callable[[Lines], Any]] = {
    "another seed": lambda lines: last_move(lines)["events"][-1].update(seed="00" * 32),
    "a seed that is no number": lambda lines: last_move(lines)["events"][-1].update(seed="rabbit"),
    "a seed that is not there": lambda lines: last_move(lines)["events"][-1].pop("seed"),
    "a seed of another kind": lambda lines: last_move(lines)["events"][-1].update(seed=7),
    "another seal": lambda lines: lines[1]["events"][0].update(sha256="00"),
    "no seal": lambda lines: lines[1].update(events=[]),
    "hands swapped": swap_hands,
    "a move taken out": lambda lines: lines.pop(3),
    "a move done by another": lambda lines: lines[2].update(seat=1 - lines[2]["seat"]),
    "a move done by nobody": lambda lines: lines[2].update(seat=None),
    "a move without an action": lambda lines: lines[2].update(action=None),
    "an event of another kind": lambda lines: lines[2]["events"].append({"t": "miracle"}),
    "an event too many": lambda lines: lines[3]["events"].append({"t": "turn_began", "seat": 0}),
    "the end cut off": lambda lines: lines.pop(),
    "only the header": lambda lines: lines.__delitem__(slice(1, None)),
    "other options": lambda lines: lines[0]["options"].update(highest=9),
    "options of another game": lambda lines: lines[0]["options"].update(dragons=3),
    "another number of seats": lambda lines: lines[0].update(seats=3),
    "a table for ninety": lambda lines: lines[0].update(seats=90),
    "another version": lambda lines: lines[0].update(version=99),
    "a later format": lambda lines: lines[0].update(format=99),
    "some eyes": lambda lines: lines[0].update(eyes="1"),
}


@pytest.mark.parametrize("bend", BENT.values(), ids=BENT.keys())
def test_a_bent_log_is_found_out(cabinet: Cabinet, finished_log: Path, bend: Callable[[Lines], Any]) -> None:
    rewrite(finished_log, bend)
    said = cabinet("verify", finished_log)
    assert said.code == 1
    assert said.out.startswith("Bent: ")
    report = cabinet("verify", finished_log, "--json")
    assert report.code == 1
    assert report.json["ok"] is False
    assert report.json["problem"]["code"] == "corrupt"


def test_a_log_that_breaks_off_is_bent(cabinet: Cabinet, finished_log: Path) -> None:
    finished_log.write_bytes(finished_log.read_bytes()[:-30])
    said = cabinet("verify", finished_log)
    assert said.code == 1


@pytest.mark.parametrize("bend", BENT.values(), ids=BENT.keys())
def test_no_log_makes_the_replay_stumble(cabinet: Cabinet, finished_log: Path, bend: Callable[[Lines], Any]) -> None:
    rewrite(finished_log, bend)
    assert cabinet("replay", finished_log).code in (0, 2)
    assert cabinet("replay", finished_log, "--why").code in (0, 2)


def test_a_log_of_an_unknown_game_is_nonsense(cabinet: Cabinet, finished_log: Path) -> None:
    finished_log.write_bytes(finished_log.read_bytes().splitlines()[0].replace(b"vinci", b"chess"))
    assert cabinet("verify", finished_log).code == 2


def test_a_replay_tells_and_draws(cabinet: Cabinet, finished_log: Path) -> None:
    said = cabinet("replay", finished_log)
    assert said.code == 0
    assert "Ada" in said.out
    assert "╔═══╗" in said.out
    assert "vinci-" not in said.out


def test_a_replay_writes_moves_in_the_reader_s_own_letters_and_keeps_the_notation_for_programs(
    cabinet: Cabinet, finished_log: Path
) -> None:
    french = cabinet("replay", finished_log, "--language", "fr").out
    assert "  +N " in french and "+W" not in french
    assert "+W" in [move["move"] for move in cabinet("replay", finished_log, "--json").json["moves"]]


def test_a_file_that_is_not_there_is_told_in_the_reader_s_language(cabinet: Cabinet, tmp_path: Path) -> None:
    said = cabinet("replay", tmp_path / "nothing.jsonl", "--language", "fr")
    assert said.code == 2
    assert "Il n’y a pas de fichier" in said.err


def test_a_replay_stops_where_it_is_told(cabinet: Cabinet, finished_log: Path) -> None:
    report = cabinet("replay", finished_log, "--at", 4, "--json").json
    assert [move["seq"] for move in report["moves"]] == [0, 1, 2, 3, 4]
    assert report["outcome"] is None
    assert cabinet("replay", finished_log, "--json").json["outcome"]["winners"]


def test_a_replay_shows_each_pair_of_eyes_its_own(cabinet: Cabinet, finished_log: Path) -> None:
    def seen(eyes: str) -> Any:
        return cabinet("replay", finished_log, "--at", 0, "--eyes", eyes, "--json").json["position"].splitlines()

    everything, first, spectator = seen("all"), seen("1"), seen("spectator")
    assert "?" not in everything[0] + everything[1]
    assert first[0] == everything[0]
    assert all(tile in ("[B?]", "[W?]") for tile in first[1].split()[1:])
    assert all(tile in ("[B?]", "[W?]") for row in spectator[:2] for tile in row.lstrip("*").split()[1:])


def test_a_replay_keeps_what_others_typed_from_one_pair_of_eyes(cabinet: Cabinet, finished_log: Path) -> None:
    moves = cabinet("replay", finished_log, "--eyes", "1", "--json").json["moves"]
    assert all(bool(move["move"]) == (move["seat"] == 0) for move in moves)


def test_eyes_that_are_nobodys_are_refused(cabinet: Cabinet, finished_log: Path) -> None:
    for eyes in ("3", "0", "everyone", "-1"):
        assert cabinet("replay", finished_log, f"--eyes={eyes}").code == 2


def test_bots_are_called_by_their_own_names_in_a_replay_or_by_their_levels_where_an_old_log_has_none() -> None:
    header = Header("vinci", 1, 4, {}, 3, bots=("", "regular", "regular", "novice"))
    named = Log(header, (), Closing(("Ada", "Odile", "Hector", "Lison")))
    assert names_of(named, Words("fr")) == ("Ada", "Odile", "Hector", "Lison")
    old = Log(header, (), Closing(("Ada", "", "", "")))
    assert names_of(old, Words("fr")) == ("Ada", "Bot habitué 1", "Bot habitué 2", "Bot débutant")
    assert names_of(Log(Header("vinci", 1, 2, {}), ()), Words("en")) == ("Seat 1", "Seat 2")
