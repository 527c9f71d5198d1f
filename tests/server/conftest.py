"""One house for all tests that do not need their own; on each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cabinet_noir.laws.table.house import Hand

from .clients import House, running
from .evenings import Place, Scene, evening_house


@pytest.fixture(scope="session")
def house(make_db: Callable[[], str]) -> Iterator[House]:
    with running(make_db()) as opened:
        yield opened


@pytest.fixture
def at(tmp_path: Path) -> Place:
    """Where a scene of an evening takes place: a house of its own, its time in one hand."""

    def do(scene: Scene) -> None:
        async def run() -> None:
            hand = Hand()
            async with evening_house(tmp_path / "house.sqlite", hand) as app:
                await scene(app, hand)

        asyncio.run(run())

    return do
