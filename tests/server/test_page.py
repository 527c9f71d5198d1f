"""The page's files, and the addresses that are all the same page."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from litestar.datastructures import State
from litestar.testing import create_test_client

from cabinet_noir.core import Refusal
from cabinet_noir.server.http.builds import KEPT_FOR, KeptBuilds, build_of
from cabinet_noir.server.http.page import page_handler
from cabinet_noir.server.http.problems import on_refusal
from cabinet_noir.server.operator.metrics import Metrics

NOW = 1_700_000_000.0


def nothing_kept(page: Path) -> KeptBuilds:
    return KeptBuilds(page, None, lambda: NOW)


def ask(page: Path, path: str, kept: KeptBuilds | None = None) -> httpx.Response:
    counting = State({"house": SimpleNamespace(resources=SimpleNamespace(metrics=Metrics()))})
    handler = page_handler(page, kept or nothing_kept(page))
    with create_test_client(handler, exception_handlers={Refusal: on_refusal}, state=counting) as client:
        return client.get(path)


def fetch(page: Path, path: str, kept: KeptBuilds | None = None) -> tuple[int, str, str]:
    """Return status, cache header and body."""
    answer = ask(page, path, kept)
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
    with create_test_client(page_handler(built, nothing_kept(built))) as client:
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


def test_the_worker_and_the_manifest_are_asked_for_each_time_and_are_called_what_they_are(built: Path) -> None:
    (built / "sw.js").write_text("0")
    (built / "manifest.webmanifest").write_text("{}")
    worker, manifest = ask(built, "/sw.js"), ask(built, "/manifest.webmanifest")
    assert worker.headers["cache-control"] == manifest.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert manifest.headers["content-type"].startswith("application/manifest+json")


def upgrade(page: Path, build: str) -> None:
    """Put another build into the folder of the page, as somebody does who brings the house up to date."""
    for file in (page / "assets").iterdir():
        file.unlink()
    (page / "assets" / f"main-{build}.js").write_text(build)
    (page / "index.html").write_text(f'<!doctype html><meta name="build" content="1.{build}" />')


def test_a_page_of_the_build_before_still_finds_its_files_for_a_day(built: Path, tmp_path: Path) -> None:
    now = NOW
    kept = KeptBuilds(built, tmp_path / "data" / "builds", lambda: now)
    upgrade(built, "aaaa")
    kept.keep()
    now += 10 * KEPT_FOR  # a build that is served does not grow old
    kept.keep()
    upgrade(built, "bbbb")
    kept.keep()
    status, cache, body = fetch(built, "/assets/main-aaaa.js", kept)
    assert (status, body) == (200, "aaaa")
    assert "immutable" in cache
    assert fetch(built, "/assets/main-bbbb.js", kept)[2] == "bbbb"
    now += KEPT_FOR
    kept.keep()
    assert fetch(built, "/assets/main-aaaa.js", kept)[0] == 200
    now += 1
    kept.keep()
    assert fetch(built, "/assets/main-aaaa.js", kept)[0] == 404
    assert fetch(built, "/assets/main-bbbb.js", kept)[0] == 200
    assert [file.name for file in (tmp_path / "data" / "builds").iterdir()] == ["main-bbbb.js"]


def test_nothing_but_kept_files_is_found_among_them(built: Path, tmp_path: Path) -> None:
    builds = tmp_path / "data" / "builds"
    kept = KeptBuilds(built, builds, lambda: NOW)
    kept.keep()
    (tmp_path / "data" / "house.sqlite").write_text("outside")
    (builds / ".coming").write_text("half of it")
    (builds / "folder").mkdir()
    for name in ("../house.sqlite", "%2e%2e/house.sqlite", "..%2fhouse.sqlite", ".coming", "folder", "", "x" * 300):
        assert fetch(built, f"/assets/{name}", kept)[2] not in ("outside", "half of it")
        assert kept.find(name) is None


def test_a_folder_that_cannot_be_written_to_closes_no_house(built: Path, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    kept = KeptBuilds(built, tmp_path / "data" / "builds", lambda: NOW)
    kept.keep()
    assert fetch(built, "/", kept)[0] == 200


def test_the_build_is_the_one_that_is_served_now(built: Path, tmp_path: Path) -> None:
    assert build_of(tmp_path / "nothing") == ""
    assert build_of(built) == ""
    upgrade(built, "aaaa")
    assert build_of(built) == "1.aaaa"
