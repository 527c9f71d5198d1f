"""A program's wire to a house: streams that are opened again when they are cut, and posts that are sent again.

It knows HTTP and the house's habits: a line at least every few seconds, a last line that says why, `Retry-After`. It
knows no game.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit

Line = dict[str, Any]

PATIENCE: Final = 20.0
"""Seconds without a line after which a stream is taken for dead: three heartbeats, and a little."""
FOR_GOOD: Final = frozenset({"over", "gone", "revoked", "elsewhere"})
"""Why a stream ends that is not opened again."""
LONGEST_PAUSE: Final = 30.0
ANSWERED, REFUSED, TOO_MANY, BROKEN = 300, 400, 429, 500
TOLD_AT: Final = 1
"""The first cut is everyday; whoever runs the program hears of the second in a row, and of no further one."""


class Refused(Exception):
    """The house said no, and why; to ask again would not help."""

    def __init__(self, status: int, problem: Line) -> None:
        super().__init__(f"{status} {problem.get('code', '')}: {problem.get('reason', '')}")
        self.status, self.problem = status, problem

    def said(self, language: str) -> str:
        """Return why, in a language."""
        return str(self.problem.get("said", {}).get(language) or self.args[0])


class Wire:
    """Where the house is, and what lets this program in."""

    def __init__(
        self,
        url: str,
        token: str,
        sleep: Callable[[float], object] = time.sleep,
        tell: Callable[[str], object] = lambda _why: None,
    ) -> None:
        self._at = urlsplit(url)
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.sleep = sleep
        self._tell = tell

    def get(self, path: str) -> Any:
        """Ask for something, until it is answered."""
        return self._until_answered("GET", path, None)

    def post(self, path: str, body: object = None) -> Any:
        """Do something, until it is answered: whatever is sent here may be sent twice."""
        return self._until_answered("POST", path, None if body is None else json.dumps(body))

    def lines(self, path: Callable[[], str]) -> Iterator[Line]:
        """Yield the lines of a stream, which is opened again, where it then is, until it ends for good."""
        tries = 0
        while True:
            try:
                for line in self._stream(path()):
                    yield line
                    tries = 0
                    if line["t"] == "end" and line["why"] in FOR_GOOD:
                        return
                self.sleep(_pause(tries))
            except (OSError, HTTPException, ValueError) as error:  # it was cut, perhaps in the middle of a line
                self._try_again(tries, error)
            tries += 1

    def _stream(self, path: str) -> Iterator[Line]:
        connection = self._connected()
        try:
            answer = self._answered(connection, "GET", path, None)
            while line := answer.readline():
                yield json.loads(line)
        finally:
            connection.close()

    def _until_answered(self, method: str, path: str, body: str | None) -> Any:
        tries = 0
        while True:
            connection = self._connected()
            try:
                return json.loads(self._answered(connection, method, path, body).read())
            except (OSError, HTTPException, ValueError) as error:
                self._try_again(tries, error)
                tries += 1
            finally:
                connection.close()

    def _try_again(self, tries: int, error: Exception) -> None:
        """Wait a while after so many tries that came to nothing."""
        if tries == TOLD_AT:
            self._tell(str(error) or type(error).__name__)
        self.sleep(_pause(tries))

    def _answered(self, connection: HTTPConnection, method: str, path: str, body: str | None) -> HTTPResponse:
        """Return the answer to a request; wait where the house asks to, and refuse what it refuses."""
        for tries in count():
            connection.request(method, self._at.path.rstrip("/") + path, body, self._headers)
            answer = connection.getresponse()
            if answer.status < ANSWERED:
                return answer
            told = answer.read()
            if answer.status == TOO_MANY or answer.status >= BROKEN:
                if tries == TOLD_AT and answer.status != TOO_MANY:
                    self._tell(f"{answer.status} {answer.reason}")
                self.sleep(min(float(answer.headers.get("Retry-After", 1)), LONGEST_PAUSE))
                continue
            raise Refused(answer.status, _problem(answer, told))
        raise AssertionError("it asks for ever")

    def _connected(self) -> HTTPConnection:
        kind = HTTPSConnection if self._at.scheme == "https" else HTTPConnection
        return kind(self._at.netloc, timeout=PATIENCE)


def _problem(answer: HTTPResponse, told: bytes) -> Line:
    """Return why the house said no; what leads elsewhere, or does not speak as the house does, has not answered."""
    with suppress(ValueError):
        found = json.loads(told)
        if answer.status >= REFUSED and isinstance(found, dict):
            return found
    raise ValueError(f"{answer.status} {answer.reason} {answer.headers.get('Location', '')}".strip())


def _pause(tries: int) -> float:
    """Return how long to wait before trying again: at once, then twice as long each time.

    >>> [_pause(tries) for tries in (0, 1, 2, 20)]
    [0.0, 0.5, 1.0, 30.0]
    """
    return 0.0 if tries == 0 else float(min(LONGEST_PAUSE, 0.5 * 2 ** (min(tries, 10) - 1)))
