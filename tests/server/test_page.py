"""The page's files, and the addresses that are all the same page."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.datastructures import State
from litestar.testing import create_test_client

from cabinet_noir.core import Refusal
from cabinet_noir.server.http.page import page_handler
from cabinet_noir.server.http.problems import on_refusal
from cabinet_noir.server.operator.metrics import Metrics


def fetch(page: Path, path: str) -> tuple[int, str, str]:
    """Return status, cache header and body."""
    counting = State({"house": SimpleNamespace(resources=SimpleNamespace(metrics=Metrics()))})
    with create_test_client(page_handler(page), exception_handlers={Refusal: on_refusal}, state=counting) as client:
        answer = client.get(path)
        return answer.status_code, answer.headers.get("cache-control", ""), answer.text


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("outside")
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "main-1a2b.js").write_text("1")
    (page / "icon.svg").write_text("<svg/>")
    return page


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/r/some-id", "/rules/vinci", "/new/vinci", "/../secret.txt"])
def test_addresses_of_the_page_are_the_page(built: Path, path: str) -> None:
    assert fetch(built, path) == (200, "no-cache", "<!doctype html>")


def test_hashed_files_are_kept_for_ever_and_others_are_asked_for(built: Path) -> None:
    status, cache, body = fetch(built, "/assets/main-1a2b.js")
    assert (status, body) == (200, "1")
    assert "immutable" in cache
    assert fetch(built, "/icon.svg")[:2] == (200, "no-cache")
    assert fetch(built, "/assets/gone.js")[0] == 404
    assert fetch(built, "/%2e%2e/secret.txt")[2] != "outside"
    assert fetch(built, "/assets/%2e%2e/%2e%2e/secret.txt")[2] != "outside"


def test_the_page_is_sent_compressed_to_whoever_can_read_it(built: Path) -> None:
    (built / "assets" / "long.js").write_text("tile();" * 1000)
    with create_test_client(page_handler(built)) as client:
        squeezed = client.get("/assets/long.js", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/assets/long.js", headers={"Accept-Encoding": "identity"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert int(squeezed.headers["content-length"]) < 200
    assert "content-encoding" not in plain.headers
    assert squeezed.text == plain.text == "tile();" * 1000


def test_a_house_without_a_page_says_how_to_build_one(tmp_path: Path) -> None:
    status, _, body = fetch(tmp_path / "nothing", "/")
    assert status == 503
    assert "make play" in body
