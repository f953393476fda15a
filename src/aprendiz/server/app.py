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

from aprendiz.host.door import no
from aprendiz.server import api, descriptions, device, metrics
from aprendiz.server.connection import Connection
from aprendiz.server.pages import Pages
from aprendiz.server.security import SafeHeaders, is_own, make_safe
from aprendiz.server.shared import Shared

log: Final = logging.getLogger("aprendiz.server")

TIDYING: Final = 60.0
"""Seconds between two looks at what may leave the memory."""

ARCHIVING: Final = 3600.0
"""Seconds between two looks for tables without life."""


def application(shared: Shared) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        try:
            await shared.house.open()
        except Exception:
            log.exception("the tables could not be read")
            raise
        tasks = [asyncio.create_task(tidy(shared)), asyncio.create_task(archive(shared))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await shared.house.close()

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
    app.state.shared = shared
    app.router.redirect_slashes = False  # It would lead to whatever host a request names.
    app.router.default = Pages()
    return app


async def tidy(shared: Shared) -> None:
    while True:
        await asyncio.sleep(TIDYING)
        shared.house.tidy()


async def archive(shared: Shared) -> None:
    while shared.archive is not None:
        count = await shared.house.archive(shared.archive)
        if count:
            log.info("archived", extra={"facts": {"tables": count}})
        await asyncio.sleep(ARCHIVING)


async def socket(websocket: WebSocket) -> None:
    shared: Shared = websocket.app.state.shared
    known = device.known(websocket)
    if not is_own(websocket, shared.public_url):
        return await websocket.send_denial_response(api.problem(403, "origin", "other-origin"))
    if known is None:
        return await websocket.send_denial_response(api.problem(401, "authorization", "no-key"))
    is_full = shared.sockets.total() >= shared.limits.sockets
    if is_full or shared.sockets[known] >= shared.limits.sockets_of_one:
        return await websocket.send_denial_response(api.refusal(no(23, "slow-down")))
    await websocket.accept()
    shared.sockets[known] += 1
    metrics.SOCKETS.inc()
    try:
        await Connection(websocket, known, shared.house, shared.limits, shared.messages).run()
    finally:
        metrics.SOCKETS.dec()
        shared.sockets[known] -= 1
        if not shared.sockets[known]:
            del shared.sockets[known]


async def unknown(_request: Request, error: Exception) -> Response:
    """What HTTP itself refuses: an unknown path, a method that is not there."""
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
