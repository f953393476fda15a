"""Runs a server in the foreground until it is stopped."""

from collections.abc import Callable
from typing import Final

from aprendiz.cli.main import complain
from aprendiz.lang.texts import Texts
from aprendiz.server import logs
from aprendiz.server.address import listening
from aprendiz.server.run import Serving, run

FAILED: Final = 1


def served(texts: Texts, serving: Serving, level: str, ready: Callable[[int], None]) -> int | None:
    """Serve until stopped; `ready` is called with the port as soon as the server answers."""
    logs.begin(level)
    listener = listening(serving.host, serving.port)
    port = listener.getsockname()[1]
    try:
        run(serving, listener, lambda: ready(port))
    except SystemExit:
        complain(texts.say("serve-failed"))
        return FAILED
    finally:
        listener.close()
    print(texts.say("serve-ended"))
    return None
