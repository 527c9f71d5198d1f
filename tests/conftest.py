"""The databases the house is tested on, each test in a fresh one: SQLite, and a PostgreSQL that the tests start."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, settings

from .engines import Postgres, Redis, started

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")  # no test is about how busy the machine is


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    engine = Postgres()
    with started(engine):
        yield engine


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for all tests of this process."""
    engine = Redis()
    with started(engine):
        yield engine


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def make_db(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """How a fresh database is made: what uses it is run on each kind."""
    if request.param == "sqlite":
        return lambda: str(tmp_path_factory.mktemp("db") / "house.sqlite")
    engine: Postgres = request.getfixturevalue("postgres")
    return engine.fresh


@pytest.fixture
def db(make_db: Callable[[], str]) -> str:
    """A fresh database."""
    return make_db()
