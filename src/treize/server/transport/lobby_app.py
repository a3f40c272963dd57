"""The lobby as an application: its handlers, its OpenAPI page, and what goes wrong."""

from __future__ import annotations

import logging
from functools import partial

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from treize import __version__
from treize.errors import TreizeError
from treize.server.errors import Denied, facts_of
from treize.server.transport.assets import SMALL
from treize.server.transport.lobby import HANDLERS, AnyRequest, Services
from treize.server.transport.metrics import Metrics
from treize.server.transport.openapi_page import SchemaPage
from treize.server.wire import lobby as wire
from treize.texts.words import Words, language_of

log = logging.getLogger("treize.http")
_STATUS = {
    "person/unknown": 401,
    "person/needed": 401,
    "table/invite": 403,
    "table/banned": 403,
    "table/unknown": 404,
    "record/unknown": 404,
    "page/unknown": 404,
    "wire/method": 405,
    "wire/huge": 413,
    "wire/fast": 429,
    "table/many": 429,
    "analysis/failed": 500,
    "server/error": 500,
    "server/busy": 503,
    "server/full": 503,
    "server/storage": 503,
    "server/closing": 503,
}
_FROM_STATUS = {404: "page/unknown", 405: "wire/method", 413: "wire/huge"}


def problem(request: AnyRequest, error: TreizeError) -> Response[wire.Problem]:
    """Why something can't be had, with the right status."""
    status = _STATUS.get(error.code, 400)
    text = Words(language_of(request.headers.get("accept-language", ""))).error(error)
    headers = {"retry-after": "10"} if status in (429, 503) else {}
    return Response(
        wire.Problem(error.code, facts_of(error), text), status_code=status, headers=headers
    )


def http_problem(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses, in the same form."""
    code = _FROM_STATUS.get(error.status_code)
    if code is not None:
        return problem(request, Denied(code))
    if error.status_code >= 500:
        return failure(request, error)
    detail = str(error.detail).partition(" for ")[0]
    more = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in more]
    return problem(request, Denied("wire/bad", problem="; ".join([detail, *parts])[:200]))


def unreadable(what: str, request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    """A body that the decoder gave up."""
    return problem(request, Denied("wire/bad", problem=what))


def failure(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    """Something nobody thought of: it is logged, and nothing of it is told."""
    about = {"table": request.path_params.get("name"), "request": request.url.path[:80]}
    log.error("request failed", exc_info=error, extra=about)
    return problem(request, Denied("server/error"))


def lobby_app(services: Services, metrics: Metrics) -> Litestar:
    """The HTTP side of the server."""
    app = Litestar(
        HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Treize",
            version=__version__,
            description="The lobby of a server where people and bots play. The tables themselves "
            "are reached by a socket; docs/protocol.md tells how.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), SchemaPage(path="/")],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        exception_handlers={
            TreizeError: problem,
            HTTPException: http_problem,
            RecursionError: partial(unreadable, "too deeply nested"),
            UnicodeDecodeError: partial(unreadable, "not UTF-8"),
            Exception: failure,
        },
        # What the server offers and whole replays are long and repeat themselves.
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=6),
        request_max_body_size=services.settings.max_request_bytes,
        logging_config=None,
        debug=False,
    )
    app.state.services, app.state.metrics = services, metrics
    return app
