"""One house for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .clients import House, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house") / "house.sqlite") as opened:
        yield opened
