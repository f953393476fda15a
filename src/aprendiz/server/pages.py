"""Serves the files of the browser table and the texts, from memory and only by known names.

The page loads its files from `/v/<version>/`, where the version names their content: browsers keep them for ever.
"""

import gzip
import re
from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from aprendiz.lang.languages import LANGUAGES
from aprendiz.server.assembly import PAGE, assembled

KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}
PACKED: Final = {".png", ".woff2"}
"""Formats that are already compressed."""

KEPT: Final = "public, max-age=31536000, immutable"
ASKED_FOR: Final = "no-cache"

VERSIONED: Final = "/v/"
"""In the page, the beginning of an address that the version is put into."""

PAGE_PATH: Final = re.compile(r"/|/(?!(api|v)(/|$))[a-z]+(/[\w-]+)*/?")
"""A path of the single page: a word and perhaps a name, such as `/table/6cd3a78e35b1a4dc3032`."""


class Known:
    """One file in memory."""

    def __init__(self, name: str, data: bytes) -> None:
        suffix = PurePosixPath(name).suffix
        self.kind = KINDS[suffix]
        self.is_packed = suffix in PACKED
        self.data = data

    @cached_property
    def tag(self) -> str:
        return f'"{digest(self.data)}"'

    @cached_property
    def small(self) -> bytes:
        return gzip.compress(self.data, mtime=0)


class Pages:
    """An ASGI application for all paths that no route matches."""

    def __init__(self, package: Traversable | None = None) -> None:
        self._root = resources.files("aprendiz") if package is None else package
        self._is_edited = isinstance(self._root, Path) and (self._root.parents[1] / "pyproject.toml").is_file()
        self._moments: dict[str, int] = {}
        self._read()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            return await WebSocketClose()(scope, receive, send)
        path: str = scope["path"]
        file = self.found(path)
        if file is None:
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        caching = KEPT if path.startswith(VERSIONED) else ASKED_FOR
        return await answer(file, caching, Headers(scope=scope))(scope, receive, send)

    def found(self, path: str) -> Known | None:
        """Looks the path up in a dictionary. A requested path is never used as a file path."""
        if self._is_edited:
            self._read()
        if is_page(path):
            path = PAGE
        return self._known.get(path.removeprefix(f"{VERSIONED}{self.version}"))

    def _read(self) -> None:
        """Reads all files, if any has changed. In a checkout, people edit them while the server runs."""
        found = dict(sources(self._root))
        moments = {name: moment_of(source) for name, source in found.items()}
        if moments != self._moments:
            self._moments = moments
            data = assembled({name: source.read_bytes() for name, source in found.items()})
            self.version = digest(b"".join(name.encode() + data[name] for name in sorted(data)))
            data[PAGE] = data[PAGE].replace(VERSIONED.encode(), f"{VERSIONED}{self.version}/".encode())
            self._known = {name: Known(name, content) for name, content in data.items()}


def answer(file: Known, caching: str, asked: Headers) -> Response:
    headers = {"cache-control": caching, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if file.is_packed or not takes_gzip(asked.get("accept-encoding", "")):
        return Response(file.data, headers=headers, media_type=file.kind)
    return Response(file.small, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()


def is_page(path: str) -> bool:
    """Whether a path is served as the single page, which chooses its screen by itself."""
    return PAGE_PATH.fullmatch(path) is not None


def takes_gzip(header: str) -> bool:
    for word in header.split(","):
        name, _, weight = word.replace(" ", "").partition(";q=")
        if name.casefold() == "gzip":
            return weight.rstrip("0") not in ("0.", "") if weight else True
    return False


def sources(root: Traversable) -> Iterator[tuple[str, Traversable]]:
    """All files, with the paths under which they are served."""
    yield from files_in(root / "web", "")
    for language in LANGUAGES:
        yield from files_in(root / "lang" / language, f"/lang/{language}")


def files_in(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for item in folder.iterdir():
        name = f"{path}/{item.name}"
        if item.is_dir():
            yield from files_in(item, name)
        elif PurePosixPath(item.name).suffix in KINDS:
            yield name, item


def moment_of(source: Traversable) -> int:
    return source.stat().st_mtime_ns if isinstance(source, Path) and source.is_file() else 0
