"""One house for all tests that do not need their own; on each kind of database."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .clients import House, running


@pytest.fixture(scope="session")
def house(make_db: Callable[[], str]) -> Iterator[House]:
    with running(make_db()) as opened:
        yield opened
