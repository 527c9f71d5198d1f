"""The doors of the house described as OpenAPI, in JSON and in YAML: the schema itself, and no viewer from elsewhere.

Every refusal has one shape, so it is said once for each door instead of the shapes the framework would have used.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import msgspec
from litestar import Request, Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from cabinet_noir import __version__
from cabinet_noir.core import Described, Problem, Several
from cabinet_noir.server.protocol.machines import SaidProblem
from cabinet_noir.server.protocol.refusals import NoSuchPage

from .problems import FOR_PROGRAMS

PATH: Final = "/schema"
BEARER: Final = "token"
JSON: Final = "/openapi.json"
YAML: Final = ("/openapi.yaml", "/openapi.yml")

AnyRequest = Request[Any, Any, Any]


def openapi_config() -> OpenAPIConfig:
    """Return how the house describes itself."""
    return OpenAPIConfig(
        title="Cabinet Noir",
        version=__version__,
        use_handler_docstrings=True,
        render_plugins=[AsJson(path=[JSON, "/"]), AsYaml(path=list(YAML))],
        openapi_router=Router(PATH, route_handlers=[], include_in_schema=False, before_request=_only_the_schema),
    )


class AsJson(JsonRenderPlugin):
    """The schema as JSON."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """Return the schema as it is told."""
        return super().render(request, as_told(openapi_schema))


class AsYaml(YamlRenderPlugin):
    """The schema as YAML."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """Return the schema as it is told."""
        return super().render(request, as_told(openapi_schema))


def as_told(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema with the refusals in it, in which a room may describe a domain under a tag of its own.

    And which of the doors are opened by a program's token.
    """
    told = with_refusals(schema)
    of_a_room = {"type": "string", "not": {"const": Several.__struct_config__.tag}}
    told["components"]["schemas"][Described.__name__]["properties"]["t"] = of_a_room
    told["components"]["securitySchemes"] = {BEARER: {"type": "http", "scheme": "bearer"}}
    for path, doors in told["paths"].items():
        for operation in doors.values() if path.startswith(FOR_PROGRAMS) else ():
            operation["security"] = [{BEARER: []}]
    return told


def with_refusals(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema in which every door may answer with a `Problem`."""
    told = deepcopy(schema)
    (_, components) = msgspec.json.schema_components([Problem, SaidProblem], ref_template="#/components/schemas/{name}")
    told["components"].setdefault("schemas", {}).update(components)
    for path, doors in told["paths"].items():
        kind = SaidProblem if path.startswith(FOR_PROGRAMS) else Problem
        shape = {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
        for operation in doors.values():
            kept = {status: answer for status, answer in operation["responses"].items() if status < "400"}
            operation["responses"] = {**kept, "default": {"description": "A refusal, and its code", "content": shape}}
    return told


def _only_the_schema(request: AnyRequest) -> None:
    if request.scope["path"].rstrip("/") not in (PATH, *(PATH + name for name in (JSON, *YAML))):
        raise NoSuchPage("no-such-page")
