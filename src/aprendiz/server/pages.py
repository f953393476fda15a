"""Serves the files of the browser table and the texts, from memory and only by known names."""

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

DRAWN: Final = {".svg", ".png", ".woff2"}
"""Browsers may cache these for a while without asking; otherwise icons would stay blank until the server answers."""

KEPT: Final = "max-age=600"
ASKED_FOR: Final = "no-cache"

DOOR: Final = "/index.html"
PAGE: Final = re.compile(r"/|/(?!api(/|$))[a-z]+(/[\w-]+)*/?")
"""A path of the single page: a word and perhaps a name, such as `/table/6cd3a78e35b1a4dc3032`."""


class Known:
    """One file in memory. In a checkout, where people edit files, it is read again when it has changed."""

    def __init__(self, source: Traversable) -> None:
        suffix = PurePosixPath(source.name).suffix
        self.kind = KINDS[suffix]
        self.is_packed = suffix in PACKED
        self.caching = KEPT if suffix in DRAWN else ASKED_FOR
        self.moment = moment_of(source)
        self._source = source
        self.data = source.read_bytes()

    @cached_property
    def tag(self) -> str:
        return f'"{blake2b(self.data, digest_size=12).hexdigest()}"'

    @cached_property
    def small(self) -> bytes:
        return gzip.compress(self.data, mtime=0)

    @property
    def has_changed(self) -> bool:
        return self.moment != moment_of(self._source)


class Pages:
    """An ASGI application for all paths that no route matches."""

    def __init__(self, package: Traversable | None = None) -> None:
        self._root = resources.files("aprendiz") if package is None else package
        self._is_edited = isinstance(self._root, Path) and (self._root.parents[1] / "pyproject.toml").is_file()
        self._known = {name: Known(source) for name, source in sources(self._root)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            return await WebSocketClose()(scope, receive, send)
        file = self.found(scope["path"])
        if file is None:
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        return await answer(file, Headers(scope=scope))(scope, receive, send)

    def found(self, path: str) -> Known | None:
        """Looks the path up in a dictionary. A requested path is never used as a file path."""
        if self._is_edited:
            self._look_again(path)
        if is_page(path):
            return self._known.get(DOOR)
        return self._known.get(path)

    def _look_again(self, path: str) -> None:
        name = DOOR if is_page(path) else path
        if name not in self._known or self._known[name].has_changed:
            found = next((source for known, source in sources(self._root) if known == name), None)
            if found is None:
                self._known.pop(name, None)
            else:
                self._known[name] = Known(found)


def answer(file: Known, asked: Headers) -> Response:
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if file.is_packed or not takes_gzip(asked.get("accept-encoding", "")):
        return Response(file.data, headers=headers, media_type=file.kind)
    return Response(file.small, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)


def is_page(path: str) -> bool:
    """Whether a path is served as the single page, which chooses its screen by itself."""
    return PAGE.fullmatch(path) is not None


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
