"""Browsers that Playwright cannot drive as Debian ships them: Firefox over WebDriver BiDi, WebKit over WebDriver.

No more than a reader needs who taps: go somewhere, ask the page something, tap what a selector finds, and hear what the
page complained of.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

import httpx
from playwright.sync_api import ViewportSize
from tests.patience import PATIENCE
from tests.ports import free_port
from websockets.sync.client import ClientConnection, connect

Answer = dict[str, Any]


class Driven(Protocol):
    """A browser that is driven from outside."""

    def go(self, url: str) -> None:
        """Open an address of the house."""

    def ask(self, function: str, *args: str) -> Any:
        """Call a function in the page, wait for what it promises, and return that."""

    def tap(self, selector: str) -> None:
        """Tap the first thing a selector finds, where it can be seen."""

    def errors(self) -> list[str]:
        """Return what the page complained of so far."""


AT_REST = """async (selector) => {
  const frame = () => new Promise(requestAnimationFrame);
  const middle = () => {
    const found = document.querySelector(selector);
    found?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    const [across, down] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    return found?.contains(document.elementFromPoint(across, down)) ? [across, down] : null;
  };
  for (let before = null, now = middle(); ; before = now, now = middle()) {
    if (now && String(now) === String(before)) return now;
    await frame();
  }
}"""
"""The middle of what a selector finds, as soon as it moves no more and nothing lies over it."""


# Firefox

FIREFOX_PREFERENCES = {"intl.accept_languages": "fr-FR, fr", "ui.prefersReducedMotion": 1}
"""The reader's language, and no movement. A driven Firefox keeps from errands of its own by itself."""


@contextmanager
def firefox(path: str, folder: Path, size: ViewportSize) -> Iterator[Driven]:
    """Start Firefox with a profile of its own."""
    lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in FIREFOX_PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines))
    command = [path, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with running(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        told = (re.search(r"WebDriver BiDi listening on (\S+)", line) for line in process.stderr)
        address = next(found[1] for found in told if found)
        Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would hold it up
        with connect(f"{address}/session", max_size=None, compression=None) as socket:
            yield Firefox(socket, size)


class Firefox:
    """Firefox at the other end of a WebDriver BiDi socket."""

    def __init__(self, socket: ClientConnection, size: ViewportSize) -> None:
        self.socket = socket
        self.commands = 0
        self.complaints: list[str] = []
        self._do("session.new", capabilities={})
        self._do("session.subscribe", events=["log.entryAdded"])
        self.context = self._do("browsingContext.getTree")["contexts"][0]["context"]
        self._do("browsingContext.setViewport", context=self.context, viewport=size)

    def go(self, url: str) -> None:
        self._do("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def ask(self, function: str, *args: str) -> Any:
        answer = self._do(
            "script.callFunction",
            functionDeclaration=f"async (...args) => JSON.stringify((await ({function})(...args)) ?? null)",
            arguments=[{"type": "string", "value": arg} for arg in args],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def tap(self, selector: str) -> None:
        x, y = self.ask(AT_REST, selector)
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": steps}
        self._do("input.performActions", context=self.context, actions=[finger])

    def errors(self) -> list[str]:
        return self.complaints

    def _do(self, method: str, **params: Any) -> Answer:
        """Send a command and read until its answer comes; what the page logs comes in between."""
        self.commands += 1
        self.socket.send(json.dumps({"id": self.commands, "method": method, "params": params}))
        while True:
            message: Answer = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "event":
                self._hear(message["params"])
            elif message["id"] == self.commands:
                assert message["type"] == "success", message
                result: Answer = message["result"]
                return result

    def _hear(self, entry: Answer) -> None:
        if entry["level"] == "error":
            self.complaints.append(f"{entry['text']} {entry.get('stackTrace')}")


# WebKit

NO_TOOLBAR = "* { font-size: 1px } toolbar, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; border: 0 }"
"""MiniBrowser's window is never narrower than its toolbar, and a phone is."""
WEBKIT_ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
}
"""Drawn without a graphics card, and without asking for one."""
WRITE_DOWN_ERRORS = """() => {
  window.complaints = [];
  const complain = console.error;
  console.error = (...words) => { complaints.push(words.join(" ")); complain(...words); };
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
}"""


@contextmanager
def webkit(path: str, folder: Path, size: ViewportSize) -> Iterator[Driven]:
    """Start WebKit on a screen of its own, by way of its driver."""
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(NO_TOOLBAR)
    homes = {name: str(folder) for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    with ExitStack() as stack:
        screen = stack.enter_context(virtual_screen())
        port = free_port()
        environment = {**os.environ, **homes, **WEBKIT_ENVIRONMENT, "DISPLAY": screen}
        stack.enter_context(running(["WebKitWebDriver", f"--port={port}"], env=environment, stderr=subprocess.DEVNULL))
        client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE))
        driven = WebKit(client, path, size)
        stack.callback(driven.leave)
        yield driven


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Start a screen that nobody sees, and give its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
    with running(command, pass_fds=[writing], stderr=subprocess.DEVNULL):
        os.close(writing)
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"


class WebKit:
    """WebKit behind its WebDriver."""

    def __init__(self, client: httpx.Client, path: str, size: ViewportSize) -> None:
        self.client = client
        options = {"binary": path, "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = f"/session/{patiently(client, wish)['sessionId']}"
        self._do("/window/rect", **size)
        frame = self.ask("async () => outerHeight - innerHeight")
        self._do("/window/rect", width=size["width"], height=size["height"] + frame)

    def go(self, url: str) -> None:
        """Come in by the front door and begin to write errors down there, then go on within the same page.

        The driver does not tell what the console says, and nothing can be put into a page before it is loaded.
        """
        door = httpx.URL(url).copy_with(raw_path=b"/", fragment=None)
        self._do("/url", url=str(door))
        self.ask(WRITE_DOWN_ERRORS)
        self.ask("(url) => { history.pushState(null, '', url); dispatchEvent(new PopStateEvent('popstate')); }", url)

    def ask(self, function: str, *args: str) -> Any:
        script = (
            "const [done, ...args] = [...arguments].reverse();"
            f"(async () => ({function})(...args.reverse()))().then(done, (error) => done(`failed: ${{error}}`))"
        )
        answer = self._do("/execute/async", script=script, args=args)
        assert not str(answer).startswith("failed: "), answer
        return answer

    def tap(self, selector: str) -> None:
        self.ask(AT_REST, selector)
        (element,) = self._do("/element", using="css selector", value=selector).values()
        self._do(f"/element/{element}/click")

    def errors(self) -> list[str]:
        found: list[str] = self.ask("() => complaints")
        return found

    def leave(self) -> None:
        self.client.delete(self.session)

    def _do(self, command: str, **params: Any) -> Any:
        return answered(self.client.post(self.session + command, json=params))


def patiently(client: httpx.Client, wish: Answer) -> Any:
    """Ask for a session, as soon as the driver listens."""
    transport = httpx.HTTPTransport(retries=10)
    with httpx.Client(base_url=client.base_url, timeout=PATIENCE, transport=transport) as patient:
        return answered(patient.post("/session", json=wish))


def answered(answer: httpx.Response) -> Any:
    """Return what a driver answered; it says itself what went wrong."""
    assert answer.is_success, answer.text
    return answer.json()["value"]


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a program as long as it is needed."""
    with subprocess.Popen(command, **more) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)
