"""A page says its build: the house says which one it serves, and asks one that is too old to load itself anew."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.protocol.from_page import PROTOCOL

BUILD = "7.abcdef"
Client = TestClient[Any]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(f'<meta name="build" content="{BUILD}" />')
    return tmp_path / "page"


@pytest.fixture
def client(page: Path, make_db: Callable[[], str]) -> Iterator[Client]:
    """A house that understands pages of protocol 7."""
    with TestClient(make_app(Settings(make_db(), pace=0, page=page, protocol=7))) as opened:
        yield opened


def a_table(client: Client) -> dict[str, Any]:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    answer = client.post("/api/tables", json={"game": "vinci", "seats": seats, "name": "Ada"})
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


def hello(client: Client, table: str, **more: object) -> dict[str, Any]:
    """Say hello, and return the first thing that is answered."""
    with client.websocket_connect(f"/ws/{table}") as socket:
        socket.send_text(json.dumps({"t": "hello", **more}))
        message: dict[str, Any] = json.loads(socket.receive_text(timeout=60).split("\n")[0])
        return message


def test_every_answer_and_every_welcome_says_which_build_is_served(client: Client, page: Path) -> None:
    seated = a_table(client)
    assert client.get("/api/games").headers["cabinet-build"] == BUILD
    assert hello(client, seated["table"], page=BUILD)["build"] == BUILD
    (page / "index.html").write_text('<meta name="build" content="7.newer0" />')
    assert client.get("/api/games").headers["cabinet-build"] == "7.newer0"
    assert "cabinet-build" not in client.get("/").headers


@pytest.mark.parametrize("build", ["6.aaaaaa", "1.x"])
def test_a_page_that_is_too_old_is_asked_to_load_itself_anew(client: Client, build: str) -> None:
    seated = a_table(client)
    answer = client.get("/api/games", headers={"Cabinet-Page": build})
    assert (answer.status_code, answer.json()["code"]) == (409, "reload")
    answer = client.post(f"/api/tables/{seated['table']}/join", json={"a": 1}, headers={"Cabinet-Page": build})
    assert answer.json()["code"] == "reload", "it is asked before what it says is read"
    told = hello(client, seated["table"], token=seated["token"], page=build)
    assert (told["t"], told["code"], told["reason"]) == ("error", "reload", "page-too-old")


def test_how_old_a_page_is_is_read_although_nothing_else_it_says_can_be(client: Client) -> None:
    assert hello(client, a_table(client)["table"], page="6.a", words="of another time")["code"] == "reload"


def test_a_page_that_is_too_new_comes_again_and_finds_another_worker(client: Client) -> None:
    seated = a_table(client)
    with client.websocket_connect(f"/ws/{seated['table']}") as socket:
        socket.send_text('{"t":"hello","page":"8.a","words":"to come"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text(timeout=60)
    assert closed.value.code == 1013


@pytest.mark.parametrize("build", ["", BUILD, "7.other0", "a page", "-3.x", "²"])
def test_whatever_is_no_page_and_any_page_of_this_protocol_comes_in(client: Client, build: str) -> None:
    seated = a_table(client)
    assert client.get("/api/games", headers={b"Cabinet-Page": build.encode()}).status_code == 200
    assert hello(client, seated["table"], page=build)["t"] == "welcome"


def test_a_house_speaks_the_protocol_of_its_own_page() -> None:
    assert Settings("unused.sqlite").protocol == PROTOCOL
