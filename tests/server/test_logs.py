"""The log output of a server: readable by programs, without hidden information."""

import asyncio
import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from aprendiz.server import logs


@pytest.fixture
def written() -> Iterator[StringIO]:
    root, own = logging.getLogger(), logging.getLogger(logs.OWN)
    before = root.handlers, root.level, own.level
    stream = StringIO()
    logs.begin("info", stream)
    yield stream
    logging.captureWarnings(False)
    root.handlers, root.level, own.level = before


def lines(written: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_an_event_has_its_time_level_logger_and_facts(written: StringIO) -> None:
    logging.getLogger("aprendiz.server").info("%s is here", "somebody", extra={"facts": {"port": 8000}})

    [line] = lines(written)
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "info", "logger": "aprendiz.server", "event": "somebody is here", "port": 8000}


def test_an_error_is_told_by_kind_and_place_and_not_by_what_it_says(written: StringIO) -> None:
    def fails() -> None:
        raise ValueError("the hand is B1 B2 P")

    try:
        fails()
    except ValueError:
        logging.getLogger("aprendiz.host").exception("it failed")

    [line] = lines(written)
    assert line["error"] == "ValueError"
    assert [place.partition(":")[0] for place in line["trace"]] == ["test_logs", "test_logs"]
    assert line["trace"][-1].endswith(" fails")
    assert "B1" not in written.getvalue()


def test_a_forgotten_failure_is_told_without_what_it_held(written: StringIO) -> None:
    async def fails() -> None:
        raise ValueError("the hand is B1 B2 P")

    async def forget() -> None:
        task = asyncio.create_task(fails())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    asyncio.run(forget())

    [line] = lines(written)
    assert (line["logger"], line["error"]) == ("asyncio", "ValueError")
    assert "B1" not in written.getvalue()


def test_libraries_are_heard_only_when_they_warn(written: StringIO) -> None:
    logging.getLogger("websockets").debug("> TEXT '{…}'")
    logging.getLogger("uvicorn.error").info("connection open")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")

    assert [line["event"] for line in lines(written)] == ["Invalid HTTP request received."]


def test_below_the_wanted_level_nothing_is_told(written: StringIO) -> None:
    logs.begin("error", written)

    logging.getLogger("aprendiz.host").warning("something")

    assert lines(written) == []
