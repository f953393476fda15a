"""The server as one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from aprendiz.core.table_rules import TableRule, no
from aprendiz.server import api, descriptions, device, metrics
from aprendiz.server.catalogue import catalogue
from aprendiz.server.connection import Connection
from aprendiz.server.context import Context
from aprendiz.server.pages import Pages
from aprendiz.server.security import SafeHeaders, is_own, make_safe

log: Final = logging.getLogger("aprendiz.server")

TIDYING: Final = 60.0
"""Seconds between two checks for tables that can be dropped from memory."""

ARCHIVING: Final = 3600.0
"""Seconds between two checks for tables to archive."""


def application(context: Context) -> Starlette:
    catalogue()  # Loads the games, which takes longer than a request may.

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        try:
            await context.house.open()
        except Exception:
            log.exception("the tables could not be read")
            raise
        tasks = [asyncio.create_task(tidy(context)), asyncio.create_task(archive(context))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await context.house.close()

    app = Starlette(
        routes=[
            *api.routes(),
            Route("/api/openapi.json", descriptions.openapi, methods=["GET"]),
            Route("/api/asyncapi.json", descriptions.asyncapi, methods=["GET"]),
            WebSocketRoute("/api/socket", socket),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: unknown, Exception: failed},
        lifespan=lifespan,
    )
    app.state.context = context
    app.router.redirect_slashes = False  # It would redirect to any host that a request names.
    app.router.default = Pages()
    return app


async def tidy(context: Context) -> None:
    while True:
        await asyncio.sleep(TIDYING)
        context.house.tidy()


async def archive(context: Context) -> None:
    while context.archive is not None:
        count = await context.house.archive(context.archive)
        if count:
            log.info("archived", extra={"facts": {"tables": count}})
        await asyncio.sleep(ARCHIVING)


async def socket(websocket: WebSocket) -> None:
    context: Context = websocket.app.state.context
    known = device.known(websocket)
    if not is_own(websocket, context.public_url):
        return await websocket.send_denial_response(api.problem(403, "origin", "other-origin"))
    if known is None:
        return await websocket.send_denial_response(api.problem(401, "authorization", "no-key"))
    is_full = context.sockets.total() >= context.limits.sockets
    if is_full or context.sockets[known] >= context.limits.sockets_of_one:
        return await websocket.send_denial_response(api.refusal(no(TableRule.TOO_MANY_REQUESTS, "slow-down")))
    await websocket.accept()
    context.sockets[known] += 1
    metrics.SOCKETS.inc()
    try:
        await Connection(websocket, known, context.house, context.limits, context.messages).run()
    finally:
        metrics.SOCKETS.dec()
        context.sockets[known] -= 1
        if not context.sockets[known]:
            del context.sockets[known]


async def unknown(_request: Request, error: Exception) -> Response:
    """Answers requests that fail before any handler: an unknown path or method."""
    assert isinstance(error, HTTPException)
    match error.status_code:
        case 404:
            response = api.problem(404, "request", "unknown-path")
        case 405:
            response = api.problem(405, "request", "unknown-method")
        case status:
            response = api.problem(status, "request", "malformed", reason=error.detail)
    response.headers.update(error.headers or {})
    return response


async def failed(_request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    response = api.problem(500, "server", "server-failed")
    make_safe(response.headers)
    return response
