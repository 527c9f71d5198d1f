"""Open the house, visit it once with a real Chromium, and print what came over the wire and what the browser has
against installing it, as JSON.

Run by `page.py` with the Python that has Playwright; CABINET names the command, CHROMIUM the browser.
"""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from playwright.sync_api import Response, sync_playwright

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


@contextmanager
def open_house(folder: Path) -> Iterator[str]:
    """Open a house of our own on a free port and give its address."""
    command = [
        os.environ["CABINET"],
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--db",
        str(folder / "house.sqlite"),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            yield next(found[0] for line in house.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            house.terminate()


def visit(url: str) -> dict[str, tuple[int, int]]:
    """Load the first page with nothing kept from before; return, by address, the bytes received and those gzipped."""
    names: dict[str, str] = {}
    received: dict[str, int] = {}
    answers: dict[str, Response] = {}
    fetched: list[Response] = []

    def finished(event: dict[str, Any]) -> None:
        received[names[event["requestId"]]] = int(event["encodedDataLength"])

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or None, args=FLAGS)
        page = browser.new_context(locale="fr-FR").new_page()
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
        wire.on("Network.loadingFinished", finished)
        page.context.on("response", lambda answer: fetched.append(answer) if answer.request.service_worker else None)
        page.on("response", lambda response: answers.update({response.url: response}))
        page.goto(url, wait_until="networkidle")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        sizes = {name: (received[name], gzipped(answers[name].body())) for name in received if name in answers}
        sizes |= {f"worker: {answer.url}": by_worker(answer) for answer in fetched}
        browser.close()
    return sizes


def against_installing(url: str, folder: Path) -> list[str]:
    """Return what the browser finds against installing the house; a window that forgets everything installs nothing."""
    with sync_playwright() as playwright:
        launch = playwright.chromium.launch_persistent_context
        context = launch(folder, executable_path=os.environ.get("CHROMIUM") or None, args=FLAGS)
        page = context.new_page()
        page.goto(url)
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        found = context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
        context.close()
    return [error["errorId"] for error in found]


def by_worker(answer: Response) -> tuple[int, int]:
    """Return the bytes the page's worker received, and those gzipped; what the page has fetched before costs none."""
    sizes = answer.request.sizes()
    received = sizes["responseBodySize"] + sizes["responseHeadersSize"]
    packed = (gzipped(answer.body()) or received) if received else 0  # not every body can be read again
    return max(received, packed), packed


def gzipped(body: bytes) -> int:
    """Return the size of an answer, compressed if that makes it smaller."""
    return min(len(body), len(gzip.compress(body)))


if __name__ == "__main__":
    with TemporaryDirectory() as folder, open_house(Path(folder)) as address:
        told = visit(address), against_installing(address, Path(folder) / "browser")
        sys.stdout.write(msgspec.json.encode(told).decode())
