"""Opening the house from the command line: what is said, and what is refused before anything starts."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.server import serve as server
from cabinet_noir.server.app import Settings
from cabinet_noir.server.push.service import PushSettings


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Let the house open and close at once, and return what it was opened with."""
    calls: list[tuple[Any, ...]] = []

    def serve(settings: Settings, host: str, port: int, workers: int, own_ports: bool, on_ready: Any) -> None:
        calls.append((host, port, workers, own_ports, settings))
        on_ready(f"http://{host}:{port}")

    monkeypatch.setattr(server, "serve", serve)
    return calls


def test_the_house_says_where_it_is(cabinet: Cabinet, opened: list[Any], tmp_path: Path) -> None:
    said = cabinet("serve", "--port", 8001, "--db", tmp_path / "new" / "house.sqlite", "--pace", 0)
    assert said.code == 0
    assert "http://localhost:8001" in said.out
    db, builds = tmp_path / "new" / "house.sqlite", tmp_path / "new" / "builds"
    settings = Settings(str(db), 1, 0.0, kept=builds, push=PushSettings(), models=True)
    assert opened == [("0.0.0.0", 8001, 1, False, settings)]


def test_whether_language_models_are_let_in_is_the_operators_choice(
    cabinet: Cabinet, opened: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve = ("serve", "--db", tmp_path / "house.sqlite")
    cabinet(*serve, "--no-models")
    cabinet(*serve, "--models", "--model-host", "house.example", "--model-host", "localhost")
    monkeypatch.setattr("cabinet_noir.cli.operating.serve.find_spec", lambda _name: None)
    cabinet(*serve)
    missing = cabinet(*serve, "--models")
    assert missing.code == 2 and 'pip install "cabinet-noir[mcp]"' in missing.err
    told = [(settings.models, settings.model_hosts) for *_, settings in opened]
    assert told == [(False, frozenset()), (True, frozenset({"house.example", "localhost"})), (False, frozenset())]


def test_whether_people_are_tapped_on_the_shoulder_is_the_operators_choice(
    cabinet: Cabinet, opened: list[Any], tmp_path: Path
) -> None:
    serve = ("serve", "--db", tmp_path / "house.sqlite")
    cabinet(*serve, "--no-push")
    cabinet(*serve, "--push-contact", "mailto:ada@example.com")
    cabinet(*serve, "--push-contact", "https://example.com/about")
    told = [settings.push for *_, settings in opened]
    assert told == [None, PushSettings("mailto:ada@example.com"), PushSettings("https://example.com/about")]
    for contact in ("ada@example.com", "mailto:ada", "http://example.com", "https://a b"):
        assert cabinet(*serve, "--push-contact", contact).code != 0
    assert len(opened) == 3


def test_a_phone_is_told_the_address_in_the_network(
    cabinet: Cabinet, opened: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cabinet_noir.cli.operating.serve.lan_address", lambda: "192.168.1.7")
    said = cabinet("serve", "--port", 8001, "--db", tmp_path / "house.sqlite")
    assert "http://192.168.1.7:8001" in said.out
    alone = cabinet("serve", "--host", "127.0.0.1", "--port", 8001, "--db", tmp_path / "house.sqlite")
    assert "http://127.0.0.1:8001" in alone.out
    assert "192.168" not in alone.out


def test_a_port_that_is_taken_is_refused_in_one_line(cabinet: Cabinet, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = cabinet("serve", "--host", "127.0.0.1", "--port", port, "--db", tmp_path / "house.sqlite")
    assert said.code == 2
    assert f"127.0.0.1:{port}" in said.err.splitlines()[-1]


def test_a_file_that_cannot_hold_the_logs_is_refused(cabinet: Cabinet, opened: list[Any], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,")
    assert cabinet("serve", "--db", letter).code == 2
    assert cabinet("serve", "--db", letter / "house.sqlite").code == 2
    assert letter.read_text() == "Dear Ada,"
    assert opened == []


@pytest.mark.parametrize(
    "asked",
    [
        ("--workers", 2),
        ("--workers", 2, "--bus", "redis://localhost"),
        ("--bus", "redis://localhost"),
        ("--bus", "kafka://localhost", "--db", "postgresql://house@localhost/cabinet"),
        ("--workers", 2, "--db", "postgresql://house@localhost/cabinet"),
    ],
)
def test_several_workers_need_a_shared_database_and_a_bus(
    cabinet: Cabinet, opened: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: tuple[Any, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    said = cabinet("serve", *asked)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert opened == []
