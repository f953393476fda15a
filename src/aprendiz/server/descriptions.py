"""OpenAPI and AsyncAPI descriptions of the server, generated from the same types that decode the messages."""

from functools import cache
from typing import Any, Final, get_args

from msgspec.json import encode, schema_components
from starlette.requests import Request
from starlette.responses import Response

from aprendiz import __version__
from aprendiz.host import messages
from aprendiz.server import bodies, wire

REF: Final = "#/components/schemas/{name}"

Json = dict[str, Any]

TABLE_MESSAGES: Final = (messages.Whole, messages.Changed, messages.Presence, messages.Gone)


async def openapi(_request: Request) -> Response:
    return Response(encode(http()), media_type="application/json")


async def asyncapi(_request: Request) -> Response:
    return Response(encode(socket()), media_type="application/json")


@cache
def http() -> Json:
    """OpenAPI 3.1."""
    kinds = [
        bodies.NewTable,
        bodies.WithCode,
        bodies.EditionFile,
        bodies.EditionRead,
        bodies.Device,
        bodies.TableMade,
        bodies.TableFound,
        bodies.CodeTried,
        bodies.Tables,
        bodies.Evenings,
        bodies.TableShown,
        bodies.Catalogue,
        bodies.Address,
        bodies.Verified,
        bodies.Health,
        bodies.Problem,
    ]
    schemas, components = schema_components(kinds, ref_template=REF)
    by_name = {kind.__name__: schema for kind, schema in zip(kinds, schemas, strict=True)}

    def holding(name: str, about: str) -> Json:
        return {"description": about, "content": {"application/json": {"schema": by_name[name]}}}

    def operation(about: str, status: int, answer: Json, *refusals: int, body: str | None = None) -> Json:
        responses = {str(status): answer}
        for refusal in (*refusals, 429, 503):
            responses[str(refusal)] = holding("Problem", "Why not.")
        whole: Json = {"summary": about, "responses": responses}
        if body is not None:
            content = {"application/json": {"schema": by_name[body]}}
            whole["requestBody"] = {"required": True, "content": content}
        return whole

    def query(name: str, about: str, schema: Json) -> Json:
        return {"name": name, "in": "query", "required": False, "description": about, "schema": schema}

    def named(name: str) -> Json:
        return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}

    number = {"type": "integer", "minimum": 0, "maximum": 99_999}
    file = {"description": "A file.", "content": {"application/json": {"schema": {"type": "object"}}}}
    table = named("table")
    box = {"description": "A file.", "content": {"application/toml": {"schema": {"type": "string"}}}}
    device = operation("A key; a known device stays the same", 201, holding("Device", "The key, or a cookie."), 403)
    device["responses"]["200"] = holding("Device", "The device has a valid key already.")
    device["parameters"] = [query("for", "`program`: the key itself instead of a cookie.", {"type": "string"})]
    record = operation("The record of a game that is over", 200, file, 400, 401, 404, 409)
    record["parameters"] = [query("game", "Which game of the table, counted from 1; the last.", number)]
    log = operation("What a seat was sent", 200, file, 400, 401, 403, 404, 409)
    log["parameters"] = [
        query("seat", "An own seat; without it what everybody may see.", number),
        query("game", "Which finished game of the table, counted from 1, by any seat; the current one.", number),
    ]
    verified = operation("A game that is over, verified", 200, holding("Verified", "It."), 400, 401, 404, 409)
    verified["parameters"] = record["parameters"]
    drawing = {"description": "A QR code.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
    invitation = operation("The link that lets others in, to be read by a camera", 200, drawing, 401, 403, 404)
    made = holding("TableMade", "The table.")
    found = holding("TableFound", "The table.")
    gone = {"description": "It is gone."}
    text = {"description": "Figures for Prometheus.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    health = operation("Whether the server is well", 200, holding("Health", "It is."))
    health["responses"]["503"] = holding("Health", "Nothing can be stored.")
    paths: Json = {
        "/api/device": {"post": device},
        "/api/games": {"get": operation("The games and their options", 200, holding("Catalogue", "All of them."))},
        "/api/games/{game}/editions/{edition}": {
            "parameters": [named("game"), named("edition")],
            "get": operation("The file of an edition, to make one's own of", 200, box, 400),
        },
        "/api/edition": {
            "post": operation(
                "What an edition file says",
                200,
                holding("EditionRead", "Its contents, or what is wrong in it."),
                400,
                401,
                403,
                413,
                body="EditionFile",
            )
        },
        "/api/address": {"get": operation("Where other devices find the server", 200, holding("Address", "It."))},
        "/api/tables": {
            "get": operation("One's own tables, and those open to anybody", 200, holding("Tables", "Newest first.")),
            "post": operation("A new table", 201, made, 400, 401, 403, 409, 413, body="NewTable"),
        },
        "/api/evenings": {
            "get": operation(
                "The finished games that the device has played", 200, holding("Evenings", "Newest first.")
            ),
            "delete": operation("Forget the finished games of the device", 204, gone, 401, 403),
        },
        "/api/tables/{table}": {
            "parameters": [table],
            "get": operation("A table", 200, holding("TableShown", "As it is now."), 401, 403, 404),
            "delete": operation("Delete a table, as its host or as whoever runs the server", 204, gone, 401, 403, 404),
        },
        "/api/tables/{table}/record": {"parameters": [table], "get": record},
        "/api/tables/{table}/verify": {"parameters": [table], "get": verified},
        "/api/tables/{table}/invitation.svg": {"parameters": [table], "get": invitation},
        "/api/tables/{table}/log": {"parameters": [table], "get": log},
        "/api/tables/{table}/host": {
            "parameters": [table],
            "post": operation("A code for the host's place, for whoever runs the server", 201, file, 401, 403, 404),
        },
        "/api/join": {
            "post": operation(
                "Come to a table by invitation", 200, found, 400, 401, 403, 404, 409, 413, body="WithCode"
            )
        },
        "/api/claim": {
            "post": operation(
                "Take a chair over by its one-time code", 200, found, 400, 401, 403, 404, 409, 413, body="WithCode"
            )
        },
        "/api/code": {
            "post": operation(
                "Try a code, whichever kind it is",
                200,
                holding("CodeTried", "What it opens, or why nothing."),
                400,
                401,
                403,
                413,
                body="WithCode",
            )
        },
        "/api/health": {"get": health},
        "/metrics": {"get": operation("What the server counts", 200, text)},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Aprendiz", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "aprendiz"},
            },
        },
        "security": [{"key": []}, {"cookie": []}, {}],
    }


@cache
def socket() -> Json:
    """AsyncAPI 3.0."""
    requests = get_args(wire.AnyRequest)
    answers = (*wire.ANSWERS, *TABLE_MESSAGES)
    _, components = schema_components([*requests, *answers, messages.Lobby], ref_template=REF)
    whole, changed = components["Whole"]["properties"], components["Changed"]["properties"]
    whole["lobby"] = {"$ref": REF.format(name="Lobby")}
    changed["lobby"] = {"anyOf": [{"type": "null"}, whole["lobby"]], "default": None}

    def message(kind: type) -> Json:
        return {"name": kind.__name__, "payload": {"$ref": REF.format(name=kind.__name__)}}

    def references(kinds: tuple[type, ...]) -> list[Json]:
        return [{"$ref": f"#/channels/socket/messages/{kind.__name__}"} for kind in kinds]

    channel = {"$ref": "#/channels/socket"}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Aprendiz", "version": __version__},
        "channels": {
            "socket": {
                "address": "/api/socket",
                "messages": {kind.__name__: message(kind) for kind in (*requests, *answers)},
            }
        },
        "operations": {
            "ask": {"action": "receive", "channel": channel, "messages": references(requests)},
            "tell": {"action": "send", "channel": channel, "messages": references(answers)},
        },
        "components": {"schemas": told_apart(components)},
    }


def told_apart(schema: Any) -> Any:
    """The schema for AsyncAPI, where a discriminator is only the name of a field."""
    if isinstance(schema, dict):
        return {
            name: part["propertyName"] if name == "discriminator" else told_apart(part) for name, part in schema.items()
        }
    return [told_apart(part) for part in schema] if isinstance(schema, list) else schema
