"""Refusals on their way out: one JSON shape for all of them, a fitting status, and nothing of our insides."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from cabinet_noir.bots import ThoughtLost
from cabinet_noir.core import Corrupt, Denied, Illegal, Malformed, Problem, Refusal, Stale
from cabinet_noir.server.operator.faults import log_if_grave, traced
from cabinet_noir.server.protocol.machines import SaidProblem
from cabinet_noir.server.protocol.refusals import (
    Banned,
    Busy,
    NoSuchClub,
    NoSuchPage,
    NoSuchPuzzle,
    NoSuchTable,
    NoSuchTournament,
    NoToken,
    Outdated,
    TooLarge,
    TooMany,
)
from cabinet_noir.store import Unwritten
from cabinet_noir.texts import LANGUAGES, texts

log = structlog.get_logger()


STATUS: Final[dict[type[Refusal], int]] = {
    Unwritten: 503,
    Busy: 503,
    TooLarge: 413,
    NoSuchTable: 404,
    NoSuchPage: 404,
    NoSuchPuzzle: 404,
    NoSuchTournament: 404,
    NoSuchClub: 404,
    NoToken: 401,
    Banned: 403,
    Outdated: 409,
    TooMany: 429,
    Malformed: 400,
    Denied: 403,
    Illegal: 409,
    Stale: 409,
    Corrupt: 409,
}
FOR_PROGRAMS: Final = "/api/bot/"
HUNG_UP: Final = "client disconnected prematurely"
"""What the framework says of somebody who went before all had come: nobody hears the answer, and nobody is at fault."""
A_MOMENT: Final = 5
"""Seconds after which to ask again, where nobody knows better."""
REASONS: Final = {400: "unreadable-body", 404: "no-such-page", 405: "wrong-method", 413: "too-large"}


def answer_with(problem: Problem, status: int) -> Response[Problem]:
    """Answer with a problem."""
    return Response(problem, status_code=status, media_type="application/json")


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Tell a refusal."""
    log_if_grave(refusal)
    request.app.state.house.resources.metrics.refusals.labels(refusal.code).inc()
    status = next(status for kind, status in STATUS.items() if isinstance(refusal, kind))
    answer = answer_with(_told(request, refusal.problem()), status)
    if status == 401:
        answer.headers["WWW-Authenticate"] = "Bearer"
    if status in (429, 503):
        answer.headers["Retry-After"] = str(refusal.facts.get("seconds", A_MOMENT))
    return answer


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Tell in our own shape what the framework refused."""
    status = 400 if error.detail == HUNG_UP else error.status_code
    if status >= 500:
        return on_fault(request, error)
    facts = {"detail": _details(error)} if isinstance(error, ValidationException) else {}
    code = "denied" if status == 404 else "malformed"
    problem = Problem(code, REASONS.get(status, "unreadable-request"), args=facts)
    return answer_with(_told(request, problem), status)


def on_too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """Refuse what is nested deeper than anything the house reads: nobody means it."""
    request.app.state.house.resources.metrics.refusals.labels(Malformed.code).inc()
    return answer_with(_told(request, Problem(Malformed.code, "unreadable-body")), 400)


def on_lost(request: Request[Any, Any, Any], _error: ThoughtLost) -> Response[Problem]:
    """Ask somebody to come again whose request no worker could finish in time: others leave it too little."""
    return on_refusal(request, Busy("house-is-busy", seconds=A_MOMENT))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Admit a fault of the house, and say nothing more; the log gets where, but not with what."""
    log.error("fault", **traced(error))
    request.app.state.house.resources.metrics.faults.inc()
    return answer_with(Problem("fault", "fault-of-the-house"), 500)


def _told(request: Request[Any, Any, Any], problem: Problem) -> Problem:
    """Return a problem as it is told: to a program with its sentence in both languages: it has no page to say it."""
    if not request.scope["path"].startswith(FOR_PROGRAMS):
        return problem
    said = {language: _sentence(language, problem) for language in LANGUAGES}
    return SaidProblem(problem.code, problem.reason, problem.rule, problem.args, problem.id, said)


def _sentence(language: str, problem: Problem) -> str:
    """Say a problem; where the page's words would mislead a program, there are others."""
    say = texts(language, "")
    for name in (f"machine-{problem.reason}", problem.reason):
        if (said := say(name, problem.args)) != name:
            return said
    return problem.reason


def _details(error: ValidationException) -> str:
    said = [str(item.get("message", "")) for item in error.extra or [] if isinstance(item, dict)]
    return "; ".join(filter(None, said))
