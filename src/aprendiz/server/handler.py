"""What all HTTP handlers share: who asks, the body, rate limits, and an answer to every expected failure."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import DecodeError, ValidationError
from msgspec.json import decode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.house import House
from aprendiz.host.store import Mismatch, StoreFailed
from aprendiz.server.answers import answer, problem, refusal, wrong
from aprendiz.server.context import Context
from aprendiz.server.network import network_of
from aprendiz.server.protocols import PATIENCE
from aprendiz.server.quota import Quota
from aprendiz.server.security import is_own

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class TooLarge(Exception):
    pass


class Elsewhere(Exception):
    """The request comes from a page of another site."""


class NoKey(Exception):
    """The device has no key yet."""


def guarded(handler: Handler, *, is_counted: bool = True) -> Handler:
    """Turns every expected failure into a documented answer. `is_counted`: whether the rate limit applies."""

    async def handle(request: Request) -> Response:
        try:
            context = context_of(request)
            if request.method not in ("GET", "HEAD") and not is_own(request, context.public_url):
                raise Elsewhere
            if is_counted:
                count(request)
            return await handler(request)
        except Refused as error:
            return refusal(error)
        except Invalid as error:
            return answer(wrong(error), 400)
        except NoKey:
            return problem(401, "authorization", "no-key")
        except Elsewhere:
            return problem(403, "origin", "other-origin")
        except TooLarge:
            return problem(413, "body", "body-too-large", most=str(context.limits.largest_body))
        except (StoreFailed, Mismatch):
            return problem(503, "store", "store-failed")

    return handle


def count(request: Request) -> None:
    """Count one request. Raises Refused beyond the rate limit of its device, its network, or all together."""
    context = context_of(request)
    known = context.keys.device(request)
    has_table = known is not None and context.house.directory.knows(known)
    if not context.requests.takes(network_of(request), known, has_table=has_table, now=context.clock()):
        raise no(TableRule.TOO_MANY_REQUESTS, "slow-down")


def count_new(request: Request, quota: Quota) -> None:
    """Count a new key or table. Raises Refused beyond the rate limit of its network, or of all together."""
    if not quota.takes(network_of(request), context_of(request).clock()):
        raise no(TableRule.TOO_MANY_REQUESTS, "slow-down")


def context_of(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


def house_of(request: Request) -> House:
    return context_of(request).house


def device_of(request: Request) -> str:
    known = context_of(request).keys.device(request)
    if known is None:
        raise NoKey
    return known


async def body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip().casefold() != "application/json":
        raise Invalid("content-type", "one-of", known=("application/json",), found=request.headers.get("content-type"))
    try:
        async with asyncio.timeout(PATIENCE):
            data = await _data(request, context_of(request).limits.largest_body)
        return decode(data, type=kind)
    except (ClientDisconnect, TimeoutError) as error:
        raise Invalid("body", "malformed", reason="cut off") from error
    except (DecodeError, ValidationError, RecursionError, ValueError) as error:
        raise Invalid("body", "malformed", reason=str(error)[:200]) from error


async def _data(request: Request, most: int) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TooLarge
    return data
