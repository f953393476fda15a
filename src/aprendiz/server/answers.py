"""Answers to HTTP requests as JSON, and what is said about a request that fails."""

from msgspec.json import encode
from starlette.responses import Response

from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.table_rules import STATUSES
from aprendiz.server import bodies


def answer(body: object, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


def problem(status: int, where: str, kind: str, **facts: str) -> Response:
    return answer(bodies.Problem(status, where=where, problem=kind, facts=facts), status)


def refusal(error: Refused) -> Response:
    why = reason(error)
    return answer(why, why.status)


def reason(error: Refused) -> bodies.Problem:
    refused = error.refusal
    return bodies.Problem(STATUSES[refused.rule], rule=refused.rule, remedy=refused.remedy, facts=refused.facts)


def wrong(error: Invalid) -> bodies.Problem:
    return bodies.Problem(400, where=error.where, problem=error.problem, facts=error.facts)
