"""Every door of the house, asked what its schema allows and what it does not, by schemathesis: no answer is a fault,
each refusal has the one shape, each success is as described, and a table at which the asker does not sit is untouched.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error, response_schema_conformance
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation
from tests.leaks.courses import Course, courses
from tests.leaks.wire import keep, token_of
from tests.server.clients import PATIENCE, House, running

from cabinet_noir.core import Problem
from cabinet_noir.games import load
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.http.schema import as_told

EXAMPLES = [15, pytest.param(400, marks=pytest.mark.prove)]
CODES = {"malformed", "illegal", "stale", "denied", "corrupt"}

WRITTEN = msgspec.json.encode(as_told(make_app(Settings("unused.sqlite")).openapi_schema.to_schema()))
SCHEMA = schemathesis.openapi.from_dict(json.loads(WRITTEN))
OPERATIONS: list[Any] = [cast(Ok[Any], result).ok() for result in SCHEMA.get_all_operations()]


def can_be_asked_wrongly(operation: APIOperation[Any, Any, Any, Any]) -> bool:
    """Is there anything about a request that could be wrong?"""
    return bool(operation.body or operation.query)


ASKED = [(each, GenerationMode.POSITIVE) for each in OPERATIONS] + [
    (each, GenerationMode.NEGATIVE) for each in OPERATIONS if can_be_asked_wrongly(each)
]


@pytest.fixture(scope="module")
def course() -> Course:
    (course,) = courses(load("vinci"), 3, 1, 0)
    return course


@pytest.fixture(scope="module")
def visited(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which a game is going on."""
    db: Path = tmp_path_factory.mktemp("visited") / "house.sqlite"
    asyncio.run(keep(db, [course], 0, len(course.moves) // 2))
    with running(db) as house:
        yield house


def standing(house: House, course: Course) -> list[bytes]:
    """Return all that its players and others can read of a table."""
    table = f"/api/tables/{course.id}"
    tokens = ["", *map(token_of, range(course.seats))]
    return [house.get(path, token).content for token in tokens for path in (table, f"{table}/log", f"{table}/replay")]


def is_asked_to_come_again(answer: Any) -> bool:
    """Is the house busy, and does it say when it will not be? That is an answer (decision 0022)."""
    return answer.status_code == 503 and "retry-after" in answer.headers


@schemathesis.serializer("application/x-ndjson")
def as_it_stands(_context: Any, value: Any) -> bytes:
    """Send a log as it was made up."""
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogatepass")


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize(("operation", "mode"), ASKED, ids=lambda it: getattr(it, "label", str(it).split(".")[-1]))
def test_a_generated_request_is_answered_and_harms_no_table(
    operation: Any, mode: GenerationMode, examples: int, visited: House, course: Course
) -> None:
    before = standing(visited, course)
    at_a_table = "{table}" in operation.path

    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from([course.id, course.id.lower(), "AAAAAA", None]),
        token=st.sampled_from(["", "", "forged", "é", token_of(0) + "x"]),
    )
    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: schemathesis.Case[Any], table: str | None, token: str) -> None:
        if at_a_table and table is not None:
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {token}".encode()} if token else {}
        answer = case.call(base_url=visited.url, headers=headers, timeout=PATIENCE)
        if not is_asked_to_come_again(answer):
            case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])
        if answer.status_code >= 400:
            assert msgspec.json.decode(answer.content, type=Problem).code in CODES
            assert json.loads(answer.content)["t"] == "error"

    ask()
    assert standing(visited, course) == before
