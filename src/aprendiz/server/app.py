"""The server as one ASGI application."""

import asyncio
import errno
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from aprendiz.core.table_rules import TableRule, no
from aprendiz.server import api, descriptions
from aprendiz.server.answers import problem, refusal
from aprendiz.server.catalogue import catalogue
from aprendiz.server.connection import Connection
from aprendiz.server.context import Context
from aprendiz.server.entrance import without_strangers
from aprendiz.server.known_hosts import KnownHosts
from aprendiz.server.network import network_of
from aprendiz.server.pages import Pages
from aprendiz.server.security import SafeHeaders, is_own, make_safe

log: Final = logging.getLogger("aprendiz.server")

TIDYING: Final = 60.0
"""Seconds between two checks for tables that can be dropped from memory."""

CLEARING: Final = 3600.0
"""Seconds between two checks for tables to delete or to archive."""

NO_RESOURCES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


def application(context: Context) -> Starlette:
    catalogue(context.house.limits.moves)  # Loads the games, which takes longer than a request may.

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
        try:
            await context.house.open()
        except Exception:
            log.exception("the tables could not be read")
            raise
        asyncio.get_running_loop().set_exception_handler(partial(log_failure, context))
        tasks = [asyncio.create_task(tidy(context)), asyncio.create_task(clear(context))]
        try:
            yield {"entrance": context.entrance}
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
        middleware=middleware(context),
        exception_handlers={HTTPException: unknown, Exception: failed},
        lifespan=lifespan,
    )
    app.state.context = context
    app.router.redirect_slashes = False  # It would redirect to any host that a request names.
    app.router.default = Pages()
    return app


def log_failure(context: Context, loop: asyncio.AbstractEventLoop, failure: dict[str, Any]) -> None:
    """Without file descriptors, asyncio fails to accept connections once a second; it is logged less often."""
    error = failure.get("exception")
    if isinstance(error, OSError) and error.errno in NO_RESOURCES and "accept" in failure["message"]:
        context.entrance.exhausted.count()
    else:
        loop.default_exception_handler(failure)


def middleware(context: Context) -> list[Middleware]:
    """From the outermost to the innermost."""
    outer = [Middleware(SafeHeaders), Middleware(KnownHosts, names=context.names, proxies=context.proxies)]
    if context.proxies is None:
        return outer
    proxied: Any = ProxyHeadersMiddleware  # Its types are uvicorn's own, for the same protocol.
    return [*outer, Middleware(proxied, trusted_hosts=context.proxies)]


async def tidy(context: Context) -> None:
    while True:
        await asyncio.sleep(TIDYING)
        context.house.clearing.tidy()
        context.entrance.tidy()


async def clear(context: Context) -> None:
    """Delete tables that never started, and archive those that nobody uses any more."""
    while True:
        expired = await context.house.clearing.expire()
        if expired:
            log.info("expired", extra={"facts": {"tables": expired}})
        archived = 0 if context.archive is None else await context.house.clearing.archive(context.archive)
        if archived:
            log.info("archived", extra={"facts": {"tables": archived}})
        if context.house.is_almost_full:
            log.warning("the house is almost full", extra={"facts": {"tables": len(context.house.directory)}})
        await asyncio.sleep(CLEARING)


async def socket(websocket: WebSocket) -> None:
    context: Context = websocket.app.state.context
    known = context.keys.device(websocket)
    if not is_own(websocket, context.public_url):
        return await websocket.send_denial_response(problem(403, "origin", "other-origin"))
    if known is None:
        return await websocket.send_denial_response(problem(401, "authorization", "no-key"))
    network = network_of(websocket)
    house, most = context.house, context.limits.sockets
    most = house.allowed(most, known) if house.directory.knows(known) else without_strangers(most)
    with context.entrance.socket(network, known, most) as is_let_in:
        if is_let_in:
            await websocket.accept()
            await Connection(websocket, known, network, context).run()
        else:
            await websocket.send_denial_response(refusal(no(TableRule.TOO_MANY_REQUESTS, "slow-down")))
    return None


async def unknown(_request: Request, error: Exception) -> Response:
    """Answers requests that fail before any handler: an unknown path or method."""
    assert isinstance(error, HTTPException)
    match error.status_code:
        case 404:
            response = problem(404, "request", "unknown-path")
        case 405:
            response = problem(405, "request", "unknown-method")
        case status:
            response = problem(status, "request", "malformed", reason=error.detail)
    response.headers.update(error.headers or {})
    return response


async def failed(_request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    response = problem(500, "server", "server-failed")
    make_safe(response.headers)
    return response
