"""How guests come to a table: an address they can reach, and the invitation as a QR code."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
import segno

from aprendiz.server.invitation import drawn
from aprendiz.server.run import Serving
from tests.server.keys import new_key
from tests.server.serving import HOST, server

PUBLIC = "https://games.example.org"


@contextmanager
def served(tmp_path: Path, **parts: str) -> Iterator[str]:
    serving = replace(Serving(HOST, 0, tmp_path, pace=0.0), **parts)  # type: ignore[arg-type]  # all parts are strings
    with server(serving) as running:
        yield f"http://127.0.0.1:{running.serving.port}"


def person(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, headers={"authorization": f"Bearer {new_key()}"})


def test_the_address_is_never_one_that_only_this_machine_knows(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        assert httpx.get(f"{url}/api/address").json() == {"url": None}
    with served(tmp_path, host="0.0.0.0") as url:  # noqa: S104 - for a moment
        found = httpx.get(f"{url}/api/address").json()["url"]
        if found is not None:
            assert "127.0.0." not in found
            assert "0.0.0.0" not in found  # noqa: S104
            assert httpx.get(f"{found}/api/health").json()["status"] == "ok"
    with served(tmp_path, public_url=PUBLIC) as url:
        assert httpx.get(f"{url}/api/address").json() == {"url": PUBLIC}


def test_whoever_is_at_the_table_can_show_the_invitation(tmp_path: Path) -> None:
    with served(tmp_path, public_url=PUBLIC) as url, person(url) as anna, person(url) as ben, person(url) as carla:
        made = anna.post("/api/tables", json={"plan": {"game": "flautz", "seats": 2}}).json()
        drawing = f"/api/tables/{made['table']}/invitation.svg"
        answer = anna.get(drawing)
        ben.post("/api/join", json={"code": made["code"]})

        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.content == drawn(f"{PUBLIC}/#{made['long_code']}")
        assert ben.get(drawing).json()["rule"] == "table-4"
        assert carla.get(drawing).json()["rule"] == "table-18"
        assert httpx.get(f"{url}{drawing}").status_code == 401


def test_the_drawing_is_dark_on_white_with_room_around_it() -> None:
    picture = ElementTree.fromstring(drawn(f"{PUBLIC}/#takomilu"))  # noqa: S314 - it is our own output
    modules = segno.make(f"{PUBLIC}/#takomilu", micro=False, error="m").symbol_size(border=4)[0]

    assert picture.attrib["viewBox"] == f"0 0 {modules} {modules}"
    assert "width" not in picture.attrib
    [ground, ink] = list(picture)
    assert ground.attrib["fill"] == "#fff"
    assert ink.attrib["stroke"] == "#000"
    assert not any("style" in part.attrib for part in picture.iter())


def test_without_an_address_there_is_nothing_to_scan(tmp_path: Path) -> None:
    with served(tmp_path) as url, person(url) as anna:
        made = anna.post("/api/tables", json={"plan": {"game": "flautz", "seats": 2}}).json()
        answer = anna.get(f"/api/tables/{made['table']}/invitation.svg")

        assert (answer.status_code, answer.json()["where"]) == (404, "address")


@pytest.mark.parametrize("path", ["/api/address", "/api/tables/unknown/invitation.svg"])
def test_it_is_asked_for_and_not_sent(tmp_path: Path, path: str) -> None:
    with served(tmp_path) as url, person(url) as anna:
        assert anna.post(path).status_code == 405
