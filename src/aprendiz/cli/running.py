"""Finds the running server of a folder by the note it left there, and checks that it answers."""

import json
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from aprendiz.core.errors import Invalid
from aprendiz.host.folder import NOTE

PATIENCE: Final = 2.0
"""Timeout, in seconds, for an answer of a server on this machine."""


def running(folder: Path) -> Mapping[str, str]:
    try:
        note: dict[str, Any] = json.loads((folder / NOTE).read_text(encoding="utf-8"))
        return {"url": str(note["url"]), "keeper": str(note["keeper"])}
    except FileNotFoundError as error:
        raise Invalid(str(folder), "not-running") from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Invalid(str(folder / NOTE), "unreadable", reason=reason) from error


def address_of(folder: Path) -> str | None:
    """The URL of the server of a folder; None if no server answers."""
    try:
        url = running(folder)["url"]
    except Invalid:
        return None
    return url if answers(url) else None


def answers(url: str) -> bool:
    """Whether our server answers: a killed one leaves its note, and its port may belong to another program now."""
    parts = urlsplit(url)
    try:
        if parts.scheme == "https":
            connection: HTTPConnection = HTTPSConnection(parts.netloc, timeout=PATIENCE, context=unchecked())
        else:
            connection = HTTPConnection(parts.netloc, timeout=PATIENCE)
        try:
            connection.request("GET", "/api/health")
            return "protocol" in json.loads(connection.getresponse().read())
        finally:
            connection.close()
    except (OSError, HTTPException, ValueError, TypeError):
        return False


def unchecked() -> ssl.SSLContext:
    """TLS without verification: the server is on this machine, but its certificate is for its public name."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
