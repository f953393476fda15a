"""One server for all tests of the client."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, server


@pytest.fixture(scope="session")
def running() -> Iterator[Server]:
    with server() as started:
        yield started
