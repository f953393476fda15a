"""The server serves the files of the browser table and nothing else: compressed, and reloaded when they change."""

import gzip
import os
import re
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from importlib import resources
from pathlib import Path
from types import SimpleNamespace

import pytest

from aprendiz.lang.languages import LANGUAGES
from aprendiz.server.assembly import stylesheet
from aprendiz.server.pages import KINDS, Pages, takes_gzip
from tests.server.serving import HOST, Server, server

PACKAGE = Path(str(resources.files("aprendiz")))
WEB = PACKAGE / "web"
SHOWN = sorted(path for path in WEB.rglob("*") if path.suffix in KINDS and path.name != "index.html")
STYLES = {f"/styles/{path.name}": path.read_bytes() for path in (WEB / "styles").iterdir()}
KEPT = sorted(path for path in WEB.rglob("*") if path.is_file() and path.suffix not in KINDS)


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as started:
        yield started
        assert started.log == ""


def content(path: Path) -> bytes:
    """A file as it is served: a stylesheet includes those that it imports."""
    return stylesheet(f"/styles/{path.name}", STYLES) if path.suffix == ".css" else path.read_bytes()


def ask(running: Server, path: str, method: str = "GET", **headers: str) -> SimpleNamespace:
    connection = HTTPConnection(HOST, running.serving.port, timeout=120)
    try:
        connection.request(method, path, headers={name.replace("_", "-"): word for name, word in headers.items()})
        response: HTTPResponse = connection.getresponse()
        return SimpleNamespace(status=response.status, headers=response.headers, body=response.read())
    finally:
        connection.close()


def test_every_file_is_served_as_it_is_and_as_what_it_is(running: Server) -> None:
    assert len(SHOWN) > 20
    for path in SHOWN:
        answer = ask(running, f"/{path.relative_to(WEB).as_posix()}")
        assert (answer.status, answer.body) == (200, content(path)), path
        assert answer.headers["content-type"] == KINDS[path.suffix]


def test_every_text_is_served(running: Server) -> None:
    for language in LANGUAGES:
        for path in (PACKAGE / "lang" / language).glob("*.ftl"):
            answer = ask(running, f"/lang/{language}/{path.name}")
            assert (answer.status, answer.body) == (200, path.read_bytes()), path


@pytest.mark.parametrize(
    "path", ["/", "/table/6cd3a78e35b1a4dc3032", "/rules/flautz/", "/credits", "/?anything=at.all"]
)
def test_a_page_is_a_page_wherever_it_is(running: Server, path: str) -> None:
    answer = ask(running, path)

    assert (answer.status, answer.body) == (200, ask(running, "/index.html").body)
    assert b'<div id="house">' in answer.body
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_who_can_unpack_is_sent_less(running: Server) -> None:
    for path in SHOWN:
        name = f"/{path.relative_to(WEB).as_posix()}"
        packed = ask(running, name, accept_encoding="br, gzip;q=0.5")
        if path.suffix in (".woff2", ".png"):
            assert packed.headers["content-encoding"] is None
        else:
            assert packed.headers["content-encoding"] == "gzip"
            assert gzip.decompress(packed.body) == content(path)
        assert packed.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        ("gzip", True),
        ("deflate, GZIP", True),
        ("gzip; q=1.0, br", True),
        ("gzip;q=0.001", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br, deflate", False),
        ("", False),
    ],
)
def test_whether_somebody_can_unpack_is_what_the_header_says(header: str, takes: bool) -> None:
    assert takes_gzip(header) is takes


def test_what_the_page_loads_names_its_version_and_is_kept_for_ever(running: Server) -> None:
    page = ask(running, "/").body.decode()
    loaded = re.findall(r'="(/v/[^"]+)"', page)
    assert len(loaded) > 5
    assert {Path(path).suffix for path in loaded} == {".js", ".css", ".svg"}
    for path in loaded:
        _, _, version, name = path.split("/", 3)
        answer = ask(running, path)
        assert (answer.status, answer.body) == (200, content(WEB / name))
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert ask(running, f"/{name}").headers["cache-control"] == "no-cache"
        assert ask(running, f"/v/{version[::-1]}/{name}").status == 404


def test_what_somebody_has_already_is_not_sent_again(running: Server) -> None:
    first = ask(running, "/vendor/preact.js")
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]

    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = ask(running, "/vendor/preact.js", if_none_match=known)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert ask(running, "/vendor/preact.js", if_none_match='"other"').body == first.body
    assert ask(running, "/vendor/fluent.js", if_none_match=tag).status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/index.html/",
        "//credits",
        "/Credits",
        "/table/a%20b",
        "/vendor/../index.html",
        "/../pyproject.toml",
        "/%2e%2e/server/app.py",
        "/..%2fserver%2fapp.py",
        "/vendor//preact.js",
        "/VENDOR/preact.js",
        "/vendor/preact.js%00",
        "//vendor/preact.js.",
        "/lang/xx/common.ftl",
        "/lang/en/../es/common.ftl",
        "/lang/texts.py",
        "/py.typed",
        "/api/nothing",
        "/api",
        "/v",
        "/v/main.js",
        "/v//main.js",
        "/v/0/main.js",
    ],
)
def test_there_is_nothing_else(running: Server, path: str) -> None:
    answer = ask(running, path)
    assert answer.status == 404
    assert answer.headers["content-type"] == "application/json"
    assert b"unknown-path" in answer.body


def test_what_only_its_makers_need_is_not_served(running: Server) -> None:
    assert {path.suffix for path in KEPT} <= {".ts", ".md"}
    for path in KEPT:
        assert ask(running, f"/{path.relative_to(WEB).as_posix()}").status == 404


def test_a_file_can_only_be_asked_for(running: Server) -> None:
    head = ask(running, "/vendor/preact.js", method="HEAD")
    assert (head.status, head.body) == (200, b"")
    assert int(head.headers["content-length"]) == (WEB / "vendor/preact.js").stat().st_size
    for method in ("POST", "PUT", "DELETE"):
        answer = ask(running, "/vendor/preact.js", method=method)
        assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")
    assert ask(running, "/api/nothing", method="POST").status == 404


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "src" / "aprendiz"
    (folder / "web" / "house").mkdir(parents=True)
    (folder / "web" / "index.html").write_text("one /v/house/door.js")
    (folder / "web" / "house" / "door.js").write_text("one")
    return folder


def write(path: Path, text: str, moment: int) -> None:
    path.write_text(text)
    os.utime(path, ns=(moment, moment))


def data_of(pages: Pages, path: str) -> bytes | None:
    found = pages.found(path)
    return None if found is None else found.data


def test_in_a_checkout_what_is_edited_shows_at_once(package: Path) -> None:
    (package.parents[1] / "pyproject.toml").touch()
    pages = Pages(package)
    before = pages.found("/house/door.js")
    write(package / "web" / "house" / "door.js", "two", 1)
    write(package / "web" / "index.html", "two", 1)
    write(package / "web" / "new.js", "new", 1)

    assert data_of(pages, "/house/door.js") == data_of(pages, "/table/any") == b"two"
    assert data_of(pages, "/new.js") == b"new"
    assert data_of(pages, f"/v/{pages.version}/new.js") == b"new"
    after = pages.found("/house/door.js")
    assert before is not None
    assert after is not None
    assert before.tag != after.tag
    (package / "web" / "new.js").unlink()
    assert pages.found("/new.js") is None


def test_elsewhere_files_are_read_once(package: Path) -> None:
    pages = Pages(package)
    write(package / "web" / "house" / "door.js", "two", 1)
    write(package / "web" / "new.js", "new", 1)

    assert data_of(pages, "/house/door.js") == b"one"
    assert data_of(pages, "/") == f"one /v/{pages.version}/house/door.js".encode()
    assert pages.found("/new.js") is None


def test_a_version_names_the_content_of_all_files(package: Path) -> None:
    versions = [Pages(package).version, Pages(package).version]
    for path, text in (
        ("house/door.js", "two"),
        ("house/door.css", "two"),
        ("index.html", "two"),
        ("house/door.js", "one"),
    ):
        write(package / "web" / path, text, 1)
        versions.append(Pages(package).version)

    assert len(set(versions)) == len(versions) - 1
    assert versions[0] == versions[1]
