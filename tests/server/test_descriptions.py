"""OpenAPI and AsyncAPI descriptions are well-formed and complete, and match what the server really sends."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from jsonschema import Draft202012Validator

from aprendiz.host import commands
from aprendiz.host.house import House
from aprendiz.host.store import MemoryStore
from aprendiz.host.thinking import Thinking
from aprendiz.server import api, descriptions, wire
from tests.server.dialogue import Tale, examples, told
from tests.server.keys import new_key
from tests.server.serving import around

PLAN = {"game": "flautz", "seats": 2}


@pytest.fixture(scope="module")
def tale() -> Tale:
    """The whole dialogue of docs/protocol.md."""
    return asyncio.run(told(examples()))


def test_the_description_of_http_is_valid_openapi() -> None:
    schemathesis.openapi.from_dict(descriptions.http()).validate()


@pytest.mark.parametrize("describe", [descriptions.http, descriptions.socket], ids=["OpenAPI", "AsyncAPI"])
def test_every_reference_leads_somewhere(describe: Any) -> None:
    document = describe()
    found = list(references(document))
    assert len(found) > 20
    for reference in found:
        place = document
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        yield from (reference for value in part.values() for reference in references(value))
    elif isinstance(part, list | tuple):
        yield from (reference for value in part for reference in references(value))


@pytest.mark.parametrize("describe", [descriptions.http, descriptions.socket], ids=["OpenAPI", "AsyncAPI"])
def test_every_schema_is_valid_json_schema(describe: Any) -> None:
    for name, schema in describe()["components"]["schemas"].items():
        Draft202012Validator.check_schema(schema)
        assert schema["title"] == name


def test_every_request_is_described_with_its_method() -> None:
    described = {
        (method.upper(), path)
        for path, item in descriptions.http()["paths"].items()
        for method in item
        if method != "parameters"
    }
    routes = {(method, route.path) for route in api.routes() for method in (route.methods or ()) if method != "HEAD"}
    assert described == routes


def test_every_message_of_the_socket_is_described() -> None:
    document = descriptions.socket()
    kinds = {kind.__name__ for kind in (*get_args(wire.AnyRequest), *wire.ANSWERS, *descriptions.TABLE_MESSAGES)}
    assert set(document["channels"]["socket"]["messages"]) == kinds
    asked = {message["$ref"].rpartition("/")[2] for message in document["operations"]["ask"]["messages"]}
    assert asked == {kind.__name__ for kind in get_args(wire.AnyRequest)}
    schemas = document["components"]["schemas"]
    assert {kind.__name__ for kind in get_args(commands.AnyCommand)} <= set(schemas)
    assert schemas["Do"]["properties"]["command"]["discriminator"] == "kind"


def test_every_message_of_the_tale_is_as_described(tale: Tale) -> None:
    document = descriptions.socket()
    told_ones = [(block.line, message) for block, message in tale.really if "kind" in message]
    assert len(told_ones) > 50
    for line, message in told_ones:
        faults = faults_of(document, {"$ref": f"#/components/schemas/{message['kind']}"}, message)
        assert not faults, f"line {line}: {faults}"


def test_a_message_that_is_not_as_described_is_noticed(tale: Tale) -> None:
    [whole, *_] = [message for _, message in tale.really if message.get("kind") == "Whole"]
    schema = {"$ref": "#/components/schemas/Whole"}
    assert not faults_of(descriptions.socket(), schema, whole)
    assert faults_of(descriptions.socket(), schema, {**whole, "lobby": {**whole["lobby"], "chairs": None}})


def test_every_answer_of_the_tale_is_as_described(tale: Tale) -> None:
    assert len(tale.answers) > 15
    for answer in tale.answers:
        check(answer)


def test_every_answer_to_requests_of_all_kinds_is_as_described() -> None:
    async def body() -> list[int]:
        house = House(MemoryStore(), Thinking(1))
        async with (
            around(house, address="http://192.168.1.20:8000") as url,
            httpx.AsyncClient(base_url=url) as stranger,
            httpx.AsyncClient(base_url=url, headers=key()) as host,
        ):
            answers = [answer async for answer in various(host, stranger)]
        for answer in answers:
            check(answer)
        return [answer.status_code for answer in answers]

    assert set(asyncio.run(body())) == {200, 201, 204, 400, 401, 403, 404, 409, 413}


def key() -> dict[str, str]:
    return {"authorization": f"Bearer {new_key()}"}


async def various(host: httpx.AsyncClient, stranger: httpx.AsyncClient) -> AsyncIterator[httpx.Response]:
    yield await stranger.post("/api/device")
    yield await stranger.post("/api/device")
    stranger.cookies.clear()
    yield await stranger.post("/api/device", headers={"origin": "http://elsewhere.example"})
    yield await stranger.get("/api/games")
    yield await stranger.get("/api/health")
    yield await stranger.get("/api/address")
    yield await stranger.get("/metrics")
    yield await stranger.get("/api/tables")
    yield await stranger.post("/api/tables", json={"plan": PLAN})
    made = await host.post("/api/tables", json={"plan": {**PLAN, "settings": {"is_listed": True}}})
    yield made
    table = f"/api/tables/{made.json()['table']}"
    for plan in ({**PLAN, "seats": 9}, {**PLAN, "options": {"matches": 0}}, {**PLAN, "edition": "none"}, {}):
        yield await host.post("/api/tables", json={"plan": plan})
    yield await host.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    yield await host.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    yield await host.post("/api/tables", json={"plan": {**PLAN, "options": {"arena": "x" * 300_000}}})
    for client in (host, stranger):
        yield await client.get("/api/tables")
        yield await client.get(table)
        yield await client.get(f"{table}/record")
        yield await client.get(f"{table}/record?game=2")
        yield await client.get(f"{table}/record?game=first")
        yield await client.get(f"{table}/verify")
        yield await client.get(f"{table}/verify?game=2")
        yield await client.get(f"{table}/verify?game=first")
        yield await client.get(f"{table}/invitation.svg")
        yield await client.get(f"{table}/log")
        yield await client.get(f"{table}/log?seat=0")
        yield await client.get(f"{table}/log?seat=0&game=1")
        yield await client.get("/api/evenings")
        yield await client.delete("/api/evenings")
        yield await client.post(f"{table}/host")
        yield await client.get("/api/tables/unknown")
        yield await client.post("/api/join", json={"code": made.json()["code"]})
        yield await client.post("/api/claim", json={"code": "nothing"})
        yield await client.post("/api/claim", json={})
        yield await client.post("/api/code", json={"code": made.json()["code"]})
        yield await client.post("/api/code", json={"code": "nothing"})
        yield await client.post("/api/code", json={})
    yield await stranger.delete(table)
    yield await stranger.delete(table, headers=key())
    yield await host.delete(table)
    yield await host.delete(table)


def check(answer: httpx.Response) -> None:
    """Check that an answer is one that the description lists for its request."""
    request = answer.request
    paths = descriptions.http()["paths"]
    path = next((path for path in paths if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), request.url.path)), None)
    if path is None:
        assert request.url.path in ("/api/openapi.json", "/api/asyncapi.json")
        return
    named = f"{request.method} {request.url.path} {answer.status_code} {answer.text[:300]}"
    responses = paths[path][request.method.lower()]["responses"]
    assert str(answer.status_code) in responses, named
    content = responses[str(answer.status_code)].get("content")
    if content is None:
        assert not answer.content, named
        return
    kind = answer.headers["content-type"].partition(";")[0]
    assert kind in content, named
    if kind == "application/json":
        assert not faults_of(descriptions.http(), content[kind]["schema"], answer.json()), named


def faults_of(document: dict[str, Any], schema: dict[str, Any], data: Any) -> list[str]:
    whole = {**schema, "components": document["components"]}
    return [error.message for error in Draft202012Validator(whole).iter_errors(data)]
